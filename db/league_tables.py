"""The tables of leagues: teams and their gold, seasons and fixtures, sequences after a match, news and the audit log.

Each row names its guild, and refers to its owner by (guild, owner): the database itself refuses a row whose guild is not
its owner's. Money is in gold pieces. Teams, reports and settings are stored as :mod:`engine.league.stored` writes them.
"""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from db.tables import metadata
from db.types import CanonicalJSON, RowId, Snowflake, UTCDateTime

#: What players' feats are counted in.
FEATS = ("comp", "td", "int_", "cas", "mvp", "kills")


def owner(
    name: str, table: str, *, primary_key: bool = False, nullable: bool = False
) -> tuple[Column[int], ForeignKeyConstraint]:
    """A reference to a row of ``table`` of the same server; the row goes with it."""
    column = Column(name, RowId, primary_key=primary_key, autoincrement=False, nullable=nullable)
    return column, ForeignKeyConstraint(["guild_id", name], [f"{table}.guild_id", f"{table}.id"], ondelete="CASCADE")


def guild() -> Column[int]:
    """The server a row belongs to."""
    return Column("guild_id", Snowflake, nullable=False)


leagues = Table(
    "leagues",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", Snowflake, ForeignKey("guilds.guild_id", ondelete="CASCADE"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("state", String(16), nullable=False),
    Column("settings", CanonicalJSON, nullable=False),
    Column("rules", CanonicalJSON, nullable=False),
    Column("channel_id", Snowflake),
    Column("news_told", RowId, nullable=False, server_default="0"),
    Column("created_by", Snowflake, nullable=False),
    Column("created_at", UTCDateTime, nullable=False),
    UniqueConstraint("guild_id", "id"),
    UniqueConstraint("guild_id", "name"),
    sqlite_autoincrement=True,
)

league_commissioners = Table(
    "league_commissioners",
    metadata,
    guild(),
    *owner("league_id", "leagues", primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("appointed_by", Snowflake, nullable=False),
    Column("appointed_at", UTCDateTime, nullable=False),
)

league_teams = Table(
    "league_teams",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    Column("coach", Snowflake, nullable=False),
    Column("name", String(64), nullable=False),
    Column("state", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("sheet", CanonicalJSON, nullable=False),
    Column("colours", CanonicalJSON, nullable=False),
    Column("emblem", String(64), nullable=False),
    Column("remark", Text, nullable=False),
    Column("created_at", UTCDateTime, nullable=False),
    UniqueConstraint("guild_id", "id"),
    Index(None, "league_id", "state"),
    Index(None, "guild_id", "coach"),
    sqlite_autoincrement=True,
)

league_ledger = Table(
    "league_ledger",
    metadata,
    guild(),
    *owner("team_id", "league_teams", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("amount", Integer, nullable=False),
    Column("reason", String(32), nullable=False),
    Column("detail", String(64), nullable=False),
    Column("match", Integer, nullable=False),
)

league_seasons = Table(
    "league_seasons",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    Column("number", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("state", String(16), nullable=False),
    Column("rules", CanonicalJSON),
    UniqueConstraint("guild_id", "id"),
    UniqueConstraint("league_id", "number"),
    sqlite_autoincrement=True,
)

league_divisions = Table(
    "league_divisions",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("season_id", "league_seasons"),
    Column("name", String(64), nullable=False),
    Column("form", String(32), nullable=False),
    Column("coins", CanonicalJSON, nullable=False),
    Column("corrections", CanonicalJSON, nullable=False),
    Column("days", Integer),
    UniqueConstraint("guild_id", "id"),
    UniqueConstraint("season_id", "name"),
    sqlite_autoincrement=True,
)

league_entries = Table(
    "league_entries",
    metadata,
    guild(),
    *owner("division_id", "league_divisions", primary_key=True),
    *owner("team_id", "league_teams", primary_key=True),
    Column("seed", Integer, nullable=False),
)

league_fixtures = Table(
    "league_fixtures",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("season_id", "league_seasons"),
    *owner("division_id", "league_divisions"),
    Column("round", Integer, nullable=False),
    Column("tie", Integer),
    *owner("home_team", "league_teams"),
    *owner("away_team", "league_teams", nullable=True),
    Column("state", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("due_at", UTCDateTime),
    Column("challenge_id", RowId),
    *owner("match_id", "matches", nullable=True),
    Column("sheets", CanonicalJSON),
    Column("pre_match", CanonicalJSON),
    Column("opening", CanonicalJSON),
    Column("reported", CanonicalJSON),
    Column("reported_by", Snowflake),
    Column("result", CanonicalJSON),
    Column("expires_at", UTCDateTime),
    Column("finished_at", UTCDateTime),
    UniqueConstraint("guild_id", "id"),
    CheckConstraint("home_team <> away_team", name="two_teams"),
    Index(None, "division_id", "round"),
    Index(None, "guild_id", "state"),
    Index(None, "match_id"),
    Index(None, "home_team"),
    Index(None, "away_team"),
    sqlite_autoincrement=True,
)

league_sequences = Table(
    "league_sequences",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    *owner("team_id", "league_teams", primary_key=True),
    Column("start", CanonicalJSON, nullable=False),
    Column("report", CanonicalJSON, nullable=False),
    Column("settings", CanonicalJSON, nullable=False),
    Column("log", CanonicalJSON, nullable=False),
    Column("asked", String(32)),
    Column("told", Integer, nullable=False),
    Column("due_at", UTCDateTime, nullable=False),
    Index(None, "team_id"),
)

league_feats = Table(
    "league_feats",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    *owner("team_id", "league_teams", primary_key=True),
    Column("player_id", Integer, primary_key=True, autoincrement=False),
    *owner("season_id", "league_seasons"),
    *owner("league_id", "leagues"),
    Column("comp", Integer, nullable=False),
    Column("td", Integer, nullable=False),
    Column("int_", Integer, nullable=False),
    Column("cas", Integer, nullable=False),
    Column("mvp", Integer, nullable=False),
    Column("kills", Integer, nullable=False),
    # Lists of the best are read from these alone.
    Index("ix_league_feats_ever", "league_id", "team_id", "player_id", *FEATS, "guild_id"),
    Index("ix_league_feats_season", "season_id", "team_id", "player_id", *FEATS, "league_id", "guild_id"),
)

league_news = Table(
    "league_news",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("fixture_id", "league_fixtures", nullable=True),
    *owner("team_id", "league_teams", nullable=True),
    Column("kind", String(32), nullable=False),
    Column("details", CanonicalJSON, nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Index(None, "league_id", "id"),
    sqlite_autoincrement=True,
)

league_audit = Table(
    "league_audit",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    Column("user_id", Snowflake),
    Column("action", String(32), nullable=False),
    Column("team_id", RowId),
    Column("fixture_id", RowId),
    Column("details", CanonicalJSON, nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Index(None, "league_id", "id"),
    sqlite_autoincrement=True,
)

league_messages = Table(
    "league_messages",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    Column("place", String(16), primary_key=True),
    Column("channel_id", Snowflake),
    Column("message_id", Snowflake),
    Column("shown", String(32), nullable=False),
)
