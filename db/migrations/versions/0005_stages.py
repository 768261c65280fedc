"""How divisions are played, dates, reminders and trophies.

Revision 0005, after 0004.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "league_replacements",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "division_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "old_team", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "new_team", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "division_id"],
            ["league_divisions.guild_id", "league_divisions.id"],
            name=op.f("fk_league_replacements_guild_id_division_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "new_team"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_replacements_guild_id_new_team"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "old_team"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_replacements_guild_id_old_team"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("division_id", "old_team", name=op.f("pk_league_replacements")),
    )
    op.create_table(
        "league_stages",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "division_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("stage", sa.Integer(), server_default="1", nullable=False),
        sa.Column("major", sa.String(length=16), nullable=True),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("reach", sa.Integer(), nullable=True),
        sa.Column("champion", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True),
        sa.Column("champion_coach", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id", "champion"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_stages_guild_id_champion"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "division_id"],
            ["league_divisions.guild_id", "league_divisions.id"],
            name=op.f("fk_league_stages_guild_id_division_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("division_id", name=op.f("pk_league_stages")),
    )
    op.create_table(
        "league_dates",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("proposed_by", sa.BigInteger(), nullable=False),
        sa.Column("at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("made_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_dates_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_dates_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_dates")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_dates_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_dates", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_dates_fixture_id_state"), ["fixture_id", "state"], unique=False)

    op.create_table(
        "league_events",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("event_id", sa.BigInteger(), nullable=True),
        sa.Column("at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_events_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", name=op.f("pk_league_events")),
    )
    op.create_table(
        "league_played",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("home_coach", sa.BigInteger(), nullable=False),
        sa.Column("away_coach", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_played_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", name=op.f("pk_league_played")),
    )
    op.create_table(
        "league_reminders",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("side", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("about", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("told_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_reminders_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", "kind", "side", "about", name=op.f("pk_league_reminders")),
    )
    op.create_table(
        "league_trophies",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "division_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column(
            "former_team", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True
        ),
        sa.Column("major", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("won_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.Column("given_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id", "division_id"],
            ["league_divisions.guild_id", "league_divisions.id"],
            name=op.f("fk_league_trophies_guild_id_division_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_trophies_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "former_team"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_trophies_guild_id_former_team"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_trophies_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_trophies_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_trophies")),
        sa.UniqueConstraint("division_id", name=op.f("uq_league_trophies_division_id")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_trophies_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_trophies", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_trophies_league_id_major"), ["league_id", "major"], unique=False)

    op.create_table(
        "league_prizes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "trophy_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("given", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_prizes_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_prizes_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "trophy_id"],
            ["league_trophies.guild_id", "league_trophies.id"],
            name=op.f("fk_league_prizes_guild_id_trophy_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_prizes")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_prizes_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_prizes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_prizes_team_id_state"), ["team_id", "state"], unique=False)
        batch_op.create_index(batch_op.f("ix_league_prizes_trophy_id"), ["trophy_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("league_prizes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_prizes_trophy_id"))
        batch_op.drop_index(batch_op.f("ix_league_prizes_team_id_state"))

    op.drop_table("league_prizes")
    with op.batch_alter_table("league_trophies", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_trophies_league_id_major"))

    op.drop_table("league_trophies")
    op.drop_table("league_reminders")
    op.drop_table("league_played")
    op.drop_table("league_events")
    with op.batch_alter_table("league_dates", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_dates_fixture_id_state"))

    op.drop_table("league_dates")
    op.drop_table("league_stages")
    op.drop_table("league_replacements")
