"""The tables: guilds, coaches, challenges, and matches with all that hangs on them.

Each row names its guild. Rows that belong to a match refer to it by (guild, match), so the database itself refuses a
row whose guild is not its match's. Sides are 0 (home) and 1 (away). Times are UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from db.types import CanonicalJSON, RowId, Snowflake, UTCDateTime

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _guild(*, primary_key: bool = False) -> Column[int]:
    target = ForeignKey("guilds.guild_id", ondelete="CASCADE")
    return Column("guild_id", Snowflake, target, primary_key=primary_key, autoincrement=False, nullable=False)


def _match(*, primary_key: bool = False) -> tuple[Column[int], Column[int], ForeignKeyConstraint]:
    return (
        Column("guild_id", Snowflake, nullable=False),
        Column("match_id", RowId, primary_key=primary_key, autoincrement=False, nullable=False),
        ForeignKeyConstraint(["guild_id", "match_id"], ["matches.guild_id", "matches.id"], ondelete="CASCADE"),
    )


def _sides() -> CheckConstraint:
    return CheckConstraint("side IN (0, 1)", name="side")


guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("commissioner_role_id", Snowflake),
    Column("announcement_channel_id", Snowflake),
    Column("clock_preset", String(32)),
    Column("created_at", UTCDateTime, nullable=False),
)

coaches = Table(
    "coaches",
    metadata,
    _guild(primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("time_zone", String(64)),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("mention", Boolean, nullable=False, default=True),
    Column("palette", String(32)),
    Column("card_messages", Boolean, nullable=False, default=False, server_default=false()),
    Column("standing_orders", CanonicalJSON, nullable=False, server_default="{}"),
    CheckConstraint("quiet_from BETWEEN 0 AND 1439 AND quiet_until BETWEEN 0 AND 1439", name="quiet_hours"),
    CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name="quiet_both"),
)

formations = Table(
    "formations",
    metadata,
    _guild(primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("places", CanonicalJSON, nullable=False),
    Column("saved_at", UTCDateTime, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", RowId, primary_key=True),
    _guild(),
    Column("channel_id", Snowflake),
    Column("parent_channel_id", Snowflake),
    Column("board_message_id", Snowflake),
    Column("board_posted_at", UTCDateTime),
    Column("state", String(16), nullable=False),
    Column("rules", String(128), nullable=False),
    Column("options", CanonicalJSON, nullable=False),
    Column("language", String(16), nullable=False),
    Column("clock_preset", String(32), nullable=False),
    Column("home_coach", Snowflake, nullable=False),
    Column("away_coach", Snowflake, nullable=False),
    Column("home_team", CanonicalJSON),
    Column("away_team", CanonicalJSON),
    Column("dice_secret", LargeBinary(32), nullable=False),
    Column("dice_hash", String(64), nullable=False),
    Column("home_word", Text, nullable=False),
    Column("away_word", Text, nullable=False),
    Column("entry_count", Integer, nullable=False, server_default="0"),
    Column("dice_drawn", Integer, nullable=False, server_default="0"),
    Column("prompt_number", Integer, nullable=False, server_default="0"),
    Column("prompt_kind", String(64)),
    Column("asked_side", Integer),
    Column("asked_since", UTCDateTime),
    Column("home_timeouts", Integer, nullable=False, server_default="0"),
    Column("away_timeouts", Integer, nullable=False, server_default="0"),
    Column("created_at", UTCDateTime, nullable=False),
    Column("started_at", UTCDateTime),
    Column("finished_at", UTCDateTime),
    Column("result", CanonicalJSON),
    UniqueConstraint("guild_id", "id"),
    CheckConstraint("asked_side IN (0, 1)", name="asked_side"),
    Index(None, "guild_id", "channel_id"),
    Index(None, "guild_id", "state"),
    Index(None, "guild_id", "home_coach"),
    Index(None, "guild_id", "away_coach"),
    sqlite_autoincrement=True,
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", RowId, primary_key=True),
    _guild(),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake),
    Column("challenger", Snowflake, nullable=False),
    Column("opponent", Snowflake),
    Column("state", String(16), nullable=False),
    Column("rules", String(128), nullable=False),
    Column("options", CanonicalJSON, nullable=False),
    Column("clock_preset", String(32), nullable=False),
    Column("dice_secret", LargeBinary(32), nullable=False),
    Column("dice_hash", String(64), nullable=False),
    Column("challenger_word", Text, nullable=False),
    Column("created_at", UTCDateTime, nullable=False),
    Column("answered_at", UTCDateTime),
    Column("match_id", RowId),
    ForeignKeyConstraint(["guild_id", "match_id"], ["matches.guild_id", "matches.id"], ondelete="CASCADE"),
    Index(None, "guild_id", "state"),
    sqlite_autoincrement=True,
)

log_entries = Table(
    "log_entries",
    metadata,
    *_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", Integer, nullable=False),
    Column("decision", Text, nullable=False),
    Column("side", Integer),
    Column("user_id", Snowflake),
    Column("given_by", String(32), nullable=False),
    Column("prompt_number", Integer),
    Column("state_hash", String(64)),
    Column("decided_at", UTCDateTime, nullable=False),
    Column("struck_at", UTCDateTime),
    Column("struck_by", String(32)),
    _sides(),
)
Index(
    "ix_log_entries_standing",
    log_entries.c.match_id,
    log_entries.c.position,
    unique=True,
    sqlite_where=log_entries.c.struck_at.is_(None),
    postgresql_where=log_entries.c.struck_at.is_(None),
)

dice = Table(
    "dice",
    metadata,
    *_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry_number", Integer, nullable=False),
    Column("faces", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("struck", Boolean, nullable=False, default=False),
    ForeignKeyConstraint(
        ["match_id", "entry_number"], ["log_entries.match_id", "log_entries.number"], ondelete="CASCADE"
    ),
    CheckConstraint("value BETWEEN 1 AND CASE faces WHEN 0 THEN 6 ELSE faces END", name="value"),
    Index(None, "match_id", "entry_number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    *_match(primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("dice_used", Integer, primary_key=True, autoincrement=False),
    Column("turn", String(64), nullable=False),
    Column("opening", Boolean, nullable=False),
    Column("schema_version", Integer, nullable=False),
    Column("prompt_number", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("data_hash", String(64), nullable=False),
    Column("taken_at", UTCDateTime, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("id", RowId, primary_key=True),
    _guild(),
    Column("match_id", RowId),
    ForeignKeyConstraint(["guild_id", "match_id"], ["matches.guild_id", "matches.id"], ondelete="CASCADE"),
    Column("kind", String(32), nullable=False),
    Column("due_at", UTCDateTime, nullable=False),
    Column("prompt_number", Integer),
    Column("side", Integer),
    Column("details", CanonicalJSON),
    Column("fired_at", UTCDateTime),
    _sides(),
    Index(None, "match_id"),
    sqlite_autoincrement=True,
)
Index(
    "ix_deadlines_pending",
    deadlines.c.due_at,
    sqlite_where=deadlines.c.fired_at.is_(None),
    postgresql_where=deadlines.c.fired_at.is_(None),
)

clock_banks = Table(
    "clock_banks",
    metadata,
    *_match(primary_key=True),
    Column("side", Integer, primary_key=True, autoincrement=False),
    Column("turn_ms", BigInteger, nullable=False),
    Column("bank_ms", BigInteger, nullable=False),
    Column("running_since", UTCDateTime),
    _sides(),
)

agreements = Table(
    "agreements",
    metadata,
    Column("id", RowId, primary_key=True),
    *_match(),
    Column("kind", String(32), nullable=False),
    Column("details", CanonicalJSON),
    Column("side", Integer, nullable=False),
    Column("asked_by", Snowflake, nullable=False),
    Column("asked_at", UTCDateTime, nullable=False),
    Column("message_id", Snowflake),
    Column("answer", String(16)),
    Column("answered_by", Snowflake),
    Column("answered_at", UTCDateTime),
    _sides(),
    sqlite_autoincrement=True,
)
Index(
    "ix_agreements_pending",
    agreements.c.match_id,
    agreements.c.kind,
    unique=True,
    sqlite_where=agreements.c.answer.is_(None),
    postgresql_where=agreements.c.answer.is_(None),
)

read_markers = Table(
    "read_markers",
    metadata,
    *_match(primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("entry_number", Integer, nullable=False),
    Column("seen_at", UTCDateTime, nullable=False),
)

match_rulings = Table(
    "match_rulings",
    metadata,
    *_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, nullable=False),
    Column("action", String(32), nullable=False),
    Column("details", CanonicalJSON, nullable=False),
    Column("at", UTCDateTime, nullable=False),
)

league_uploads = Table(
    "league_uploads",
    metadata,
    Column("id", RowId, primary_key=True),
    _guild(),
    Column("user_id", Snowflake, nullable=False),
    Column("name", String(64), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("made_at", UTCDateTime, nullable=False),
    sqlite_autoincrement=True,
)

dungeons = Table(
    "dungeons",
    metadata,
    _guild(primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("saved_at", UTCDateTime, nullable=False),
)
