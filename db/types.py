"""Column types shared by all tables: identifiers, points in time and canonical JSON."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

Snowflake = BigInteger
"""An identifier given by Discord: an unsigned 63-bit number."""

RowId = BigInteger().with_variant(Integer, "sqlite")
"""An identifier given by the database. SQLite numbers rows by itself only for columns declared INTEGER."""


def canonical_json(value: object) -> str:
    """The one text form of a JSON value: keys sorted, no spaces, characters not escaped.

    Raises ValueError for numbers that JSON does not know (NaN, infinities) and TypeError for anything but JSON values.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


class CanonicalJSON(TypeDecorator[Any]):
    """A JSON value stored as its canonical text, so that equal values are equal bytes on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else canonical_json(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else json.loads(value)


class UTCDateTime(TypeDecorator[datetime]):
    """A point in time, stored in UTC to the microsecond and read back as an aware datetime.

    A naive datetime is refused with ValueError: which zone it meant cannot be known.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a point in time needs its zone, got {value!r}")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
