"""The one error of the league rules."""

from __future__ import annotations


class LeagueError(Exception):
    """Something the league rules forbid; nothing has changed.

    ``code`` and ``values`` make a translated message. Codes: ``phase`` (``phase``, ``needed``), ``budget`` (``cost``,
    ``left``), ``limit`` (``what``, ``max``), ``too_few`` (``players``, ``needed``), ``forbidden`` (``what``),
    ``unknown`` (``what``), ``number`` (``number``), ``choice`` (``what``), ``malformed`` (``what``), ``schema`` (``found``, ``needed``), ``order`` (``side``), ``name``, and those of
    :class:`engine.inducements.IllegalPurchase`.
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values
