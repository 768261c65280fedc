"""first tables.

Revision 0001, after nothing.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("commissioner_role_id", sa.BigInteger(), nullable=True),
        sa.Column("announcement_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("clock_preset", sa.String(length=32), nullable=True),
        sa.Column("created_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "coaches",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("time_zone", sa.String(length=64), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("mention", sa.Boolean(), nullable=False),
        sa.Column("palette", sa.String(length=32), nullable=True),
        sa.Column("standing_orders", types.CanonicalJSON(), server_default="{}", nullable=False),
        sa.CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name=op.f("ck_coaches_quiet_both")),
        sa.CheckConstraint(
            "quiet_from BETWEEN 0 AND 1439 AND quiet_until BETWEEN 0 AND 1439", name=op.f("ck_coaches_quiet_hours")
        ),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_coaches_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_coaches")),
    )
    op.create_table(
        "formations",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("places", types.CanonicalJSON(), nullable=False),
        sa.Column("saved_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_formations_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "name", name=op.f("pk_formations")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("parent_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.Column("board_posted_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("rules", sa.String(length=128), nullable=False),
        sa.Column("options", types.CanonicalJSON(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("clock_preset", sa.String(length=32), nullable=False),
        sa.Column("home_coach", sa.BigInteger(), nullable=False),
        sa.Column("away_coach", sa.BigInteger(), nullable=False),
        sa.Column("home_team", types.CanonicalJSON(), nullable=True),
        sa.Column("away_team", types.CanonicalJSON(), nullable=True),
        sa.Column("dice_secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("dice_hash", sa.String(length=64), nullable=False),
        sa.Column("home_word", sa.Text(), nullable=False),
        sa.Column("away_word", sa.Text(), nullable=False),
        sa.Column("entry_count", sa.Integer(), server_default="0", nullable=False),
        sa.Column("dice_drawn", sa.Integer(), server_default="0", nullable=False),
        sa.Column("prompt_number", sa.Integer(), server_default="0", nullable=False),
        sa.Column("prompt_kind", sa.String(length=64), nullable=True),
        sa.Column("asked_side", sa.Integer(), nullable=True),
        sa.Column("asked_since", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("created_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("started_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("finished_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("result", types.CanonicalJSON(), nullable=True),
        sa.CheckConstraint("asked_side IN (0, 1)", name=op.f("ck_matches_asked_side")),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_matches_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_matches_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_matches_guild_id_away_coach"), ["guild_id", "away_coach"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_guild_id_channel_id"), ["guild_id", "channel_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_guild_id_home_coach"), ["guild_id", "home_coach"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_guild_id_state"), ["guild_id", "state"], unique=False)

    op.create_table(
        "agreements",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("details", types.CanonicalJSON(), nullable=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.BigInteger(), nullable=False),
        sa.Column("asked_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.String(length=16), nullable=True),
        sa.Column("answered_by", sa.BigInteger(), nullable=True),
        sa.Column("answered_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.CheckConstraint("side IN (0, 1)", name=op.f("ck_agreements_side")),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_agreements_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_agreements")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("agreements", schema=None) as batch_op:
        batch_op.create_index(
            "ix_agreements_pending",
            ["match_id", "kind"],
            unique=True,
            sqlite_where=sa.text("answer IS NULL"),
            postgresql_where=sa.text("answer IS NULL"),
        )

    op.create_table(
        "challenges",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("challenger", sa.BigInteger(), nullable=False),
        sa.Column("opponent", sa.BigInteger(), nullable=True),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("rules", sa.String(length=128), nullable=False),
        sa.Column("options", types.CanonicalJSON(), nullable=False),
        sa.Column("clock_preset", sa.String(length=32), nullable=False),
        sa.Column("dice_secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("dice_hash", sa.String(length=64), nullable=False),
        sa.Column("challenger_word", sa.Text(), nullable=False),
        sa.Column("created_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("answered_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_challenges_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_challenges_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_challenges_guild_id_state"), ["guild_id", "state"], unique=False)

    op.create_table(
        "clock_banks",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("side", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn_ms", sa.BigInteger(), nullable=False),
        sa.Column("bank_ms", sa.BigInteger(), nullable=False),
        sa.Column("running_since", types.UTCDateTime(timezone=True), nullable=True),
        sa.CheckConstraint("side IN (0, 1)", name=op.f("ck_clock_banks_side")),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_clock_banks_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "side", name=op.f("pk_clock_banks")),
    )
    op.create_table(
        "deadlines",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("due_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("prompt_number", sa.Integer(), nullable=True),
        sa.Column("side", sa.Integer(), nullable=True),
        sa.Column("details", types.CanonicalJSON(), nullable=True),
        sa.Column("fired_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.CheckConstraint("side IN (0, 1)", name=op.f("ck_deadlines_side")),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_deadlines_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_deadlines_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deadlines")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deadlines_match_id"), ["match_id"], unique=False)
        batch_op.create_index(
            "ix_deadlines_pending",
            ["due_at"],
            unique=False,
            sqlite_where=sa.text("fired_at IS NULL"),
            postgresql_where=sa.text("fired_at IS NULL"),
        )

    op.create_table(
        "log_entries",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("given_by", sa.String(length=32), nullable=False),
        sa.Column("prompt_number", sa.Integer(), nullable=True),
        sa.Column("state_hash", sa.String(length=64), nullable=True),
        sa.Column("decided_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("struck_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("struck_by", sa.String(length=32), nullable=True),
        sa.CheckConstraint("side IN (0, 1)", name=op.f("ck_log_entries_side")),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_log_entries_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_log_entries")),
    )
    with op.batch_alter_table("log_entries", schema=None) as batch_op:
        batch_op.create_index(
            "ix_log_entries_standing",
            ["match_id", "position"],
            unique=True,
            sqlite_where=sa.text("struck_at IS NULL"),
            postgresql_where=sa.text("struck_at IS NULL"),
        )

    op.create_table(
        "read_markers",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("entry_number", sa.Integer(), nullable=False),
        sa.Column("seen_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_read_markers_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_read_markers")),
    )
    op.create_table(
        "snapshots",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("dice_used", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.String(length=64), nullable=False),
        sa.Column("opening", sa.Boolean(), nullable=False),
        sa.Column("schema_version", sa.Integer(), nullable=False),
        sa.Column("prompt_number", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("data_hash", sa.String(length=64), nullable=False),
        sa.Column("taken_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_snapshots_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "position", "dice_used", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "dice",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry_number", sa.Integer(), nullable=False),
        sa.Column("faces", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("struck", sa.Boolean(), nullable=False),
        sa.CheckConstraint("value BETWEEN 1 AND CASE faces WHEN 0 THEN 6 ELSE faces END", name=op.f("ck_dice_value")),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_dice_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id", "entry_number"],
            ["log_entries.match_id", "log_entries.number"],
            name=op.f("fk_dice_match_id_entry_number"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_dice")),
    )
    with op.batch_alter_table("dice", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_dice_match_id_entry_number"), ["match_id", "entry_number"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("dice", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_dice_match_id_entry_number"))

    op.drop_table("dice")
    op.drop_table("snapshots")
    op.drop_table("read_markers")
    with op.batch_alter_table("log_entries", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_log_entries_standing",
            sqlite_where=sa.text("struck_at IS NULL"),
            postgresql_where=sa.text("struck_at IS NULL"),
        )

    op.drop_table("log_entries")
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_deadlines_pending",
            sqlite_where=sa.text("fired_at IS NULL"),
            postgresql_where=sa.text("fired_at IS NULL"),
        )
        batch_op.drop_index(batch_op.f("ix_deadlines_match_id"))

    op.drop_table("deadlines")
    op.drop_table("clock_banks")
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_challenges_guild_id_state"))

    op.drop_table("challenges")
    with op.batch_alter_table("agreements", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_agreements_pending", sqlite_where=sa.text("answer IS NULL"), postgresql_where=sa.text("answer IS NULL")
        )

    op.drop_table("agreements")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_guild_id_state"))
        batch_op.drop_index(batch_op.f("ix_matches_guild_id_home_coach"))
        batch_op.drop_index(batch_op.f("ix_matches_guild_id_channel_id"))
        batch_op.drop_index(batch_op.f("ix_matches_guild_id_away_coach"))

    op.drop_table("matches")
    op.drop_table("formations")
    op.drop_table("coaches")
    op.drop_table("guilds")
