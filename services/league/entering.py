"""A result as it is typed after a match at a real table: players' deeds, one player a line.

``7 td2 cas`` says that number 7 scored twice and caused a casualty; ``3 comp -ag`` that number 3 completed a pass and lost a point of
agility. The words of every language are understood. ``raised`` alone on a line adds a raised player, or a rotter, where the roster
has them. ``star Griff`` and ``merc blitzer`` are hired players, who may be drawn as most valuable; ``cash 50000`` is the petty cash that
was spent.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Literal
from unicodedata import normalize

from engine import inducements, rosters
from engine.league.match_day import CASUALTIES, DRAW, FOE, LOSS, OWN, WIN, PlayerReport, TeamReport
from engine.league.team import Points, Team
from services.errors import Refused
from services.language import LANGUAGES, texts_for

#: What a player earns points or a place in the lists with.
DEEDS = ("td", "comp", "int", "cas", "kill")
RAISED = "raised"
#: What begins a line about hired players and petty cash.
STAR, MERCENARY, CASH = "star", "mercenary", "cash"
#: The highest FAME.
MOST_FAME = 2
_COUNT = re.compile(r"(?P<before>\d{1,2})?x?(?P<word>[^\d]+?)x?(?P<after>\d{1,2})?")
Side = Literal["home", "away"]
Winner = Literal["score", "home", "away"]
Conceded = Literal["nobody", "home", "away"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A result as it was entered.

    Attributes:
        score: touchdowns of home and away.
        winner: who won, where the score does not say: after a shoot-out.
        conceded: who conceded.
        fame: FAME of home and away.
    """

    score: tuple[int, int]
    winner: Winner = "score"
    conceded: Conceded = "nobody"
    fame: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class _Deeds:
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DEEDS, 0))
    injuries: list[str] = field(default_factory=list[str])


def reports(entry: Entry, teams: tuple[Team, Team], typed: tuple[str, str]) -> tuple[TeamReport, TeamReport]:
    """What both sides' sequences need, home first.

    Raises:
        Refused: ``league_line``: a line that cannot be read; ``league_bad_fame``; ``league_no_raised``; ``league_no_hired``;
            ``league_no_amount``.
    """
    if not all(0 <= fame <= MOST_FAME for fame in entry.fame):
        raise Refused("league_bad_fame", max=MOST_FAME)
    results = _results(entry)
    home, away = (_report(entry, side, results[side], teams[side], typed[side]) for side in (0, 1))
    return home, away


def _results(entry: Entry) -> tuple[str, str]:
    home, away = entry.score
    if entry.conceded != "nobody":
        winner = "away" if entry.conceded == "home" else "home"
    elif entry.winner != "score":
        winner = entry.winner
    else:
        winner = "home" if home > away else "away" if away > home else ""
    return {"home": (WIN, LOSS), "away": (LOSS, WIN)}.get(winner, (DRAW, DRAW))


def _report(entry: Entry, side: int, result: str, team: Team, typed: str) -> TeamReport:
    deeds, help_ = _apart(typed)
    players, raised = read_deeds(deeds)
    hired, cash = _hired(help_, team)
    position = team.team_list.raised_position
    if raised and not position:
        raise Refused("league_no_raised", team=team.name)
    made = (f"{team.roster}.{position}",) * raised
    necromancer = "necromancer" in team.team_list.special
    conceded = ""
    if entry.conceded != "nobody":
        conceded = OWN if entry.conceded == ("home", "away")[side] else FOE
    return TeamReport(
        result,
        (entry.score[side], entry.score[1 - side]),
        entry.fame[side],
        entry.fame[1 - side],
        players,
        conceded=conceded,
        raised=made if necromancer else (),
        infected=() if necromancer else made,
        hired=hired,
        petty_cash=cash,
    )


def _apart(typed: str) -> tuple[str, list[tuple[str, str]]]:
    """The lines about players and the dead, and those about hired players and petty cash as (what, the rest of it)."""
    deeds: list[str] = []
    apart: list[tuple[str, str]] = []
    for line in re.split(r"[\n;]+", typed):
        first, _, rest = line.strip().partition(" ")
        what = _words().get(first.casefold().rstrip(":"))
        if what in (STAR, MERCENARY, CASH):
            apart.append((what, rest.strip()))
        else:
            deeds.append(line)
    return "\n".join(deeds), apart


def _hired(lines: list[tuple[str, str]], team: Team) -> tuple[tuple[tuple[int, str], ...], int]:
    """Hired players with shirts that nobody on the sheet wears, and the petty cash that was spent.

    Raises:
        Refused: ``league_no_hired``: a name that fits none, or several, of those the team may hire; ``league_no_amount``.
    """
    cash, positions = 0, list[str]()
    for what, rest in lines:
        if what == CASH:
            digits = re.sub(r"[\s.,'’]", "", rest)
            if not digits.isdecimal() or len(digits) > 9:
                raise Refused("league_no_amount", given=rest[:40])
            cash += int(digits)
            continue
        named = rest.removeprefix("#").strip()
        items = inducements.stars(team.roster) if what == STAR else inducements.mercenaries(team.roster)
        known = {one.id: _names(one.id) for one in items}
        fits = [one for one, names in known.items() if _plain(named) in map(_plain, names)] or [
            one for one, names in known.items() if any(_plain(name).startswith(_plain(named)) for name in names)
        ]
        if len(fits) != 1 or not _plain(named):
            raise Refused(
                "league_no_hired", given=named[:60] or "–", known=", ".join(names[0] for names in known.values())
            )
        positions += [position for position, _ in inducements.players_of((fits[0],))]
    first = max((one.number for one in team.players), default=0) + 1
    return tuple(enumerate(positions, first)), cash


def _names(item: str) -> list[str]:
    """What a star or a mercenary is called in any language."""
    kind, _, ident = item.partition(":")
    if kind == STAR:
        return [rosters.star(ident).name]
    return [*dict.fromkeys(texts_for(language).position(ident) for language in LANGUAGES)]


def _plain(name: str) -> str:
    """A name without capitals, accents, blanks and signs."""
    return "".join(one for one in normalize("NFKD", name.casefold()) if one.isalnum())


def read_deeds(typed: str) -> tuple[tuple[PlayerReport, ...], int]:
    """What players did and suffered, and how many were raised, from lines of text.

    Raises:
        Refused: ``league_line``.
    """
    found: dict[int, _Deeds] = {}
    raised = 0
    for line in re.split(r"[\n;]+", typed):
        first, *rest = line.replace(",", " ").replace(":", " ").split() or [""]
        if not first:
            continue
        shirt = first.removeprefix("#")
        if shirt.isdecimal() and len(shirt) <= 2 and rest:
            deeds = found.setdefault(int(shirt), _Deeds())
            for word in rest:
                _count(deeds, word, line)
        else:
            count, what = _word(first, line)
            if what != RAISED or rest:
                raise Refused("league_line", word=first, line=line.strip())
            raised += count
    players = tuple(
        PlayerReport(
            number,
            Points(one.counts["comp"], one.counts["td"], one.counts["int"], one.counts["cas"]),
            tuple(one.injuries),
            one.counts["kill"],
        )
        for number, one in sorted(found.items())
    )
    return players, raised


def _count(deeds: _Deeds, word: str, line: str) -> None:
    count, what = _word(word, line)
    if what in DEEDS:
        deeds.counts[what] += count
    elif what in CASUALTIES:
        deeds.injuries += [what] * count
    else:
        raise Refused("league_line", word=word, line=line.strip())


def _word(word: str, line: str) -> tuple[int, str]:
    """How often, and what, a word says."""
    given = word.casefold().replace("−", "-")
    found = _COUNT.fullmatch(given)
    what = _words().get(given) or (_words().get(found["word"]) if found is not None else None)
    if what is None:
        raise Refused("league_line", word=word, line=line.strip())
    count = (found["before"] or found["after"]) if found is not None else None
    return int(count or 1), what


@cache
def _words() -> dict[str, str]:
    """What each word of any language stands for."""
    known: dict[str, str] = {}
    for language in LANGUAGES:
        texts = texts_for(language)
        for what in (*DEEDS, *CASUALTIES, RAISED, STAR, MERCENARY, CASH):
            message = what.replace("-", "minus-").replace("_", "-")
            for word in texts.say(f"matchday-words-{message}").split():
                known[word.casefold()] = what
    return known
