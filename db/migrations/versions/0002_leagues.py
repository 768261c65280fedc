"""leagues.

Revision 0002, after 0001.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("settings", types.CanonicalJSON(), nullable=False),
        sa.Column("rules", types.CanonicalJSON(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column(
            "news_told", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), server_default="0", nullable=False
        ),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_leagues_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_leagues_guild_id_id")),
        sa.UniqueConstraint("guild_id", "name", name=op.f("uq_leagues_guild_id_name")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "league_audit",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("details", types.CanonicalJSON(), nullable=False),
        sa.Column("at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_audit_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_audit")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_audit", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_audit_league_id_id"), ["league_id", "id"], unique=False)

    op.create_table(
        "league_commissioners",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("appointed_by", sa.BigInteger(), nullable=False),
        sa.Column("appointed_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_commissioners_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("league_id", "user_id", name=op.f("pk_league_commissioners")),
    )
    op.create_table(
        "league_seasons",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_seasons_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_seasons")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_seasons_guild_id_id")),
        sa.UniqueConstraint("league_id", "number", name=op.f("uq_league_seasons_league_id_number")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "league_teams",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("coach", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("sheet", types.CanonicalJSON(), nullable=False),
        sa.Column("colours", types.CanonicalJSON(), nullable=False),
        sa.Column("emblem", sa.String(length=64), nullable=False),
        sa.Column("remark", sa.Text(), nullable=False),
        sa.Column("created_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_teams_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_teams")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_teams_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_teams", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_teams_guild_id_coach"), ["guild_id", "coach"], unique=False)
        batch_op.create_index(batch_op.f("ix_league_teams_league_id_state"), ["league_id", "state"], unique=False)

    op.create_table(
        "league_divisions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "season_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("form", sa.String(length=32), nullable=False),
        sa.Column("coins", types.CanonicalJSON(), nullable=False),
        sa.Column("corrections", types.CanonicalJSON(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_divisions_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "season_id"],
            ["league_seasons.guild_id", "league_seasons.id"],
            name=op.f("fk_league_divisions_guild_id_season_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_divisions")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_divisions_guild_id_id")),
        sa.UniqueConstraint("season_id", "name", name=op.f("uq_league_divisions_season_id_name")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "league_ledger",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=32), nullable=False),
        sa.Column("detail", sa.String(length=64), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_ledger_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("team_id", "number", name=op.f("pk_league_ledger")),
    )
    op.create_table(
        "league_entries",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "division_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "division_id"],
            ["league_divisions.guild_id", "league_divisions.id"],
            name=op.f("fk_league_entries_guild_id_division_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_entries_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("division_id", "team_id", name=op.f("pk_league_entries")),
    )
    op.create_table(
        "league_fixtures",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "season_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "division_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("tie", sa.Integer(), nullable=True),
        sa.Column(
            "home_team", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "away_team", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True
        ),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("challenge_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True),
        sa.Column("sheets", types.CanonicalJSON(), nullable=True),
        sa.Column("pre_match", types.CanonicalJSON(), nullable=True),
        sa.Column("opening", types.CanonicalJSON(), nullable=True),
        sa.Column("reported", types.CanonicalJSON(), nullable=True),
        sa.Column("reported_by", sa.BigInteger(), nullable=True),
        sa.Column("result", types.CanonicalJSON(), nullable=True),
        sa.Column("expires_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.Column("finished_at", types.UTCDateTime(timezone=True), nullable=True),
        sa.CheckConstraint("home_team <> away_team", name=op.f("ck_league_fixtures_two_teams")),
        sa.ForeignKeyConstraint(
            ["guild_id", "away_team"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_fixtures_guild_id_away_team"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "division_id"],
            ["league_divisions.guild_id", "league_divisions.id"],
            name=op.f("fk_league_fixtures_guild_id_division_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "home_team"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_fixtures_guild_id_home_team"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_fixtures_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_league_fixtures_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "season_id"],
            ["league_seasons.guild_id", "league_seasons.id"],
            name=op.f("fk_league_fixtures_guild_id_season_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_fixtures")),
        sa.UniqueConstraint("guild_id", "id", name=op.f("uq_league_fixtures_guild_id_id")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_fixtures", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_fixtures_away_team"), ["away_team"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_league_fixtures_division_id_round"), ["division_id", "round"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_league_fixtures_guild_id_state"), ["guild_id", "state"], unique=False)
        batch_op.create_index(batch_op.f("ix_league_fixtures_home_team"), ["home_team"], unique=False)
        batch_op.create_index(batch_op.f("ix_league_fixtures_match_id"), ["match_id"], unique=False)

    op.create_table(
        "league_feats",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "season_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("comp", sa.Integer(), nullable=False),
        sa.Column("td", sa.Integer(), nullable=False),
        sa.Column("int_", sa.Integer(), nullable=False),
        sa.Column("cas", sa.Integer(), nullable=False),
        sa.Column("mvp", sa.Integer(), nullable=False),
        sa.Column("kills", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_feats_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_feats_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "season_id"],
            ["league_seasons.guild_id", "league_seasons.id"],
            name=op.f("fk_league_feats_guild_id_season_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_feats_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", "team_id", "player_id", name=op.f("pk_league_feats")),
    )
    with op.batch_alter_table("league_feats", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_league_feats_league_id_season_id"), ["league_id", "season_id"], unique=False
        )

    op.create_table(
        "league_news",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "league_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("details", types.CanonicalJSON(), nullable=False),
        sa.Column("at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_news_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "league_id"],
            ["leagues.guild_id", "leagues.id"],
            name=op.f("fk_league_news_guild_id_league_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_news_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league_news")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("league_news", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_news_league_id_id"), ["league_id", "id"], unique=False)

    op.create_table(
        "league_sequences",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("team_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("start", types.CanonicalJSON(), nullable=False),
        sa.Column("report", types.CanonicalJSON(), nullable=False),
        sa.Column("settings", types.CanonicalJSON(), nullable=False),
        sa.Column("log", types.CanonicalJSON(), nullable=False),
        sa.Column("asked", sa.String(length=32), nullable=True),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("due_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_sequences_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["guild_id", "team_id"],
            ["league_teams.guild_id", "league_teams.id"],
            name=op.f("fk_league_sequences_guild_id_team_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", "team_id", name=op.f("pk_league_sequences")),
    )
    with op.batch_alter_table("league_sequences", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_league_sequences_team_id"), ["team_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("league_sequences", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_sequences_team_id"))

    op.drop_table("league_sequences")
    with op.batch_alter_table("league_news", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_news_league_id_id"))

    op.drop_table("league_news")
    with op.batch_alter_table("league_feats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_feats_league_id_season_id"))

    op.drop_table("league_feats")
    with op.batch_alter_table("league_fixtures", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_fixtures_match_id"))
        batch_op.drop_index(batch_op.f("ix_league_fixtures_home_team"))
        batch_op.drop_index(batch_op.f("ix_league_fixtures_guild_id_state"))
        batch_op.drop_index(batch_op.f("ix_league_fixtures_division_id_round"))
        batch_op.drop_index(batch_op.f("ix_league_fixtures_away_team"))

    op.drop_table("league_fixtures")
    op.drop_table("league_entries")
    op.drop_table("league_ledger")
    op.drop_table("league_divisions")
    with op.batch_alter_table("league_teams", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_teams_league_id_state"))
        batch_op.drop_index(batch_op.f("ix_league_teams_guild_id_coach"))

    op.drop_table("league_teams")
    op.drop_table("league_seasons")
    op.drop_table("league_commissioners")
    with op.batch_alter_table("league_audit", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_league_audit_league_id_id"))

    op.drop_table("league_audit")
    op.drop_table("leagues")
