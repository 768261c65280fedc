"""The tables of competitions beside their fixtures: how a division is played, who took whose place, dates, reminders, trophies.

They stand beside :mod:`db.league_tables` so that a server's leagues of an earlier version gain them without a table being changed.
"""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, String, Table, UniqueConstraint

from db.league_tables import guild, owner
from db.tables import metadata
from db.types import RowId, Snowflake, UTCDateTime

league_stages = Table(
    "league_stages",
    metadata,
    guild(),
    *owner("division_id", "league_divisions", primary_key=True),
    Column("stage", Integer, nullable=False, server_default="1"),
    Column("major", String(16)),
    Column("rounds", Integer),
    Column("reach", Integer),
    *owner("champion", "league_teams", nullable=True),
    Column("champion_coach", Snowflake),
)

league_replacements = Table(
    "league_replacements",
    metadata,
    guild(),
    *owner("division_id", "league_divisions", primary_key=True),
    *owner("old_team", "league_teams", primary_key=True),
    *owner("new_team", "league_teams"),
)

league_played = Table(
    "league_played",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    Column("home_coach", Snowflake, nullable=False),
    Column("away_coach", Snowflake, nullable=False),
)

league_dates = Table(
    "league_dates",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("fixture_id", "league_fixtures"),
    Column("proposed_by", Snowflake, nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("state", String(16), nullable=False),
    Column("made_at", UTCDateTime, nullable=False),
    UniqueConstraint("guild_id", "id"),
    Index(None, "fixture_id", "state"),
    sqlite_autoincrement=True,
)

league_events = Table(
    "league_events",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    Column("event_id", Snowflake),
    Column("at", UTCDateTime, nullable=False),
)

league_reminders = Table(
    "league_reminders",
    metadata,
    guild(),
    *owner("fixture_id", "league_fixtures", primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("side", Integer, primary_key=True, autoincrement=False),
    Column("about", UTCDateTime, primary_key=True),
    Column("told_at", UTCDateTime, nullable=False),
)

league_trophies = Table(
    "league_trophies",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("division_id", "league_divisions"),
    *owner("fixture_id", "league_fixtures", nullable=True),
    *owner("team_id", "league_teams"),
    *owner("former_team", "league_teams", nullable=True),
    Column("major", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("won_at", UTCDateTime, nullable=False),
    Column("given_at", UTCDateTime),
    UniqueConstraint("guild_id", "id"),
    UniqueConstraint("division_id"),
    Index(None, "league_id", "major"),
    sqlite_autoincrement=True,
)

league_prizes = Table(
    "league_prizes",
    metadata,
    Column("id", RowId, primary_key=True),
    guild(),
    *owner("league_id", "leagues"),
    *owner("trophy_id", "league_trophies"),
    *owner("team_id", "league_teams", nullable=True),
    Column("player_id", Integer),
    Column("kind", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("given", String(32)),
    UniqueConstraint("guild_id", "id"),
    Index(None, "trophy_id"),
    Index(None, "team_id", "state"),
    sqlite_autoincrement=True,
)
