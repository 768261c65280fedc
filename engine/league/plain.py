"""Immutable values as plain data, fit for JSON, and back, by the types of their fields.

A dataclass becomes a dictionary, a named tuple or tuple a list. Reading is strict: it is also how an imported file is read.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from engine.league.errors import LeagueError

T = TypeVar("T")


def write(value: object) -> Any:
    """A value as plain data; :func:`read` restores it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: write(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, tuple):
        return [write(one) for one in cast("tuple[object, ...]", value)]
    return value


def read(kind: type[T], data: object, where: str = "") -> T:
    """Restore a value of a dataclass or named tuple from :func:`write`, also through JSON; missing fields take their default.

    Raises:
        LeagueError: ``malformed``: ``what`` says where in the data something is missing, unknown or of another type.
    """
    return cast("T", _read(kind, data, where or kind.__name__))


def _read(kind: Any, data: object, where: str) -> object:
    origin = get_origin(kind)
    if origin is types.UnionType or origin is Union:
        return _read_either(get_args(kind), data, where)
    if origin is tuple:
        return _read_tuple(get_args(kind), data, where)
    if kind is type(None):
        return data if data is None else _refuse(where)
    if kind in (int, str, bool):
        return data if type(data) is kind else _refuse(where)
    if is_dataclass(kind):
        return _read_fields(cast("type[object]", kind), data, where)
    return kind(*_read_tuple(tuple(_hints(kind).values()), data, where))


def _read_either(kinds: tuple[Any, ...], data: object, where: str) -> object:
    for kind in kinds:
        try:
            return _read(kind, data, where)
        except LeagueError as error:
            if error.values["what"] != where:
                raise
    return _refuse(where)


def _read_tuple(kinds: tuple[Any, ...], data: object, where: str) -> tuple[object, ...]:
    if not isinstance(data, list | tuple):
        return _refuse(where)
    entries = cast("list[object]", data)
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(entries)
    if len(kinds) != len(entries):
        return _refuse(where)
    return tuple(
        _read(kind, one, f"{where}.{index}") for index, (kind, one) in enumerate(zip(kinds, entries, strict=True))
    )


def _read_fields(kind: type[object], data: object, where: str) -> object:
    if not isinstance(data, dict):
        return _refuse(where)
    entries = cast("dict[str, object]", data)
    hints = _hints(kind)
    for name in entries:
        if name not in hints:
            _refuse(f"{where}.{name}")
    values: dict[str, object] = {}
    for one in fields(cast("Any", kind)):
        if one.name in entries:
            values[one.name] = _read(hints[one.name], entries[one.name], f"{where}.{one.name}")
        elif one.default is MISSING:
            _refuse(f"{where}.{one.name}")
    return kind(**values)


@lru_cache(maxsize=64)
def _hints(kind: type[object]) -> dict[str, Any]:
    return get_type_hints(kind)


def _refuse(where: str) -> Any:
    raise LeagueError("malformed", what=where)
