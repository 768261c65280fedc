"""The audit log in words: who changed what and when, with names in place of ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from db import league_leagues, league_play, league_teams
from db.league_leagues import AuditRow
from services.language import Texts
from services.league.office import Office
from services.league.wording import thing

#: Details that are ids, with where their names stand.
TEAMS, SEASONS, DIVISIONS = ("by",), ("season",), ("division", "of")
PEOPLE, CHANNELS = ("user", "coach", "to"), ("channel",)
#: Details that say nothing to a reader.
UNTOLD = ("schema",)
#: From here on a number is an amount of gold, and reads better with marks between its thousands.
LONG = 10_000
#: Details that are ids of the rules or settings.
WORDED = ("what", "item", "answer", "skill")


@dataclass(frozen=True, slots=True)
class AuditPage:
    """A part of an audit log, newest first, with the names of what it speaks of; ``older``: whether there is more."""

    rows: tuple[AuditRow, ...]
    older: bool
    teams: Mapping[int, str] = field(default_factory=dict[int, str])
    seasons: Mapping[int, str] = field(default_factory=dict[int, str])
    divisions: Mapping[int, str] = field(default_factory=dict[int, str])
    fixtures: Mapping[int, tuple[int, int | None]] = field(default_factory=dict[int, tuple[int, int | None]])


class Auditing:
    """The audit logs of leagues, open to everybody of the server."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def page(self, guild_id: int, league_id: int, size: int, before: int | None = None) -> AuditPage:
        """The newest entries, or those before the one with an id.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            rows = await league_leagues.audit_log(conn, guild_id, league_id, size + 1, before)
            seasons = await league_play.list_seasons(conn, guild_id, league_id)
            divisions = [
                one for season in seasons for one in await league_play.list_divisions(conn, guild_id, season.id)
            ]
            asked = {row.fixture_id for row in rows if row.fixture_id is not None}
            fixtures = await league_play.fixture_teams(conn, guild_id, asked)
            return AuditPage(
                tuple(rows[:size]),
                len(rows) > size,
                await league_teams.team_names(conn, guild_id, league_id),
                {one.id: one.name for one in seasons},
                {one.id: one.name for one in divisions},
                fixtures,
            )


def line(row: AuditRow, page: AuditPage, texts: Texts) -> str:
    """An entry as a line: when, who, what, about what."""
    action = f"league-audit-{row.action.replace('_', '-')}"
    what = texts.say(action) if texts.has(action) else row.action.replace("_", " ")
    about = [page.teams[row.team_id]] if row.team_id is not None and row.team_id in page.teams else []
    if row.fixture_id is not None and row.fixture_id in page.fixtures:
        home, away = page.fixtures[row.fixture_id]
        about.append(" – ".join(page.teams.get(one, "?") for one in (home, away) if one is not None))
    about += list(_details(row.details, page, texts))
    return texts.say(
        "audit-line",
        when=f"<t:{int(row.at.timestamp())}:f>",
        who=texts.say("league-audit-bot") if row.user_id is None else f"<@{row.user_id}>",
        what=what,
        about=" · ".join(about),
    ).rstrip(" ·")


def _details(details: Mapping[str, Any], page: AuditPage, texts: Texts) -> Iterable[str]:
    for name, value in details.items():
        if value is None or value == {} or value == [] or name in UNTOLD:
            continue
        message = f"audit-detail-{name.replace('_', '-')}"
        label = texts.say(message) if texts.has(message) else name.replace("_", " ")
        yield texts.say("audit-detail", name=label, value=_worded(name, value, page, texts))


def _worded(name: str, value: Any, page: AuditPage, texts: Texts) -> str:
    if isinstance(value, list):
        parts: list[Any] = value  # pyright: ignore[reportUnknownVariableType]
        joint = "–" if name == "score" else ", "
        return joint.join(_worded(name, one, page, texts) for one in parts)
    if isinstance(value, dict):
        values: dict[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        if name == "result" and "touchdowns" in values:
            return _worded("score", values["touchdowns"], page, texts)
        return "; ".join(_details(values, page, texts))
    if isinstance(value, bool):
        return texts.say("setting-on" if value else "setting-off")
    for names, known in ((TEAMS, page.teams), (SEASONS, page.seasons), (DIVISIONS, page.divisions)):
        if name in names and value in known:
            return known[value]
    if name in PEOPLE and isinstance(value, int):
        return f"<@{value}>"
    if name in CHANNELS and isinstance(value, int):
        return f"<#{value}>"
    if name == "who" and value in ("home", "away"):
        return texts.say(f"league-side-{value}")
    if isinstance(value, int) and abs(value) >= LONG:
        return texts.say("picture-gold", amount=value)
    if name in WORDED:
        return thing(value, texts)
    for message in (f"choice-{name}-{value}", f"setting-{name}-{value}", f"tie-break-{value}"):
        said = message.replace("_", "-")
        if isinstance(value, str) and value.replace("_", "").isalpha() and texts.has(said):
            return texts.say(said)
    return str(value)
