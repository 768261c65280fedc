"""Improvement rolls that stand open: which player, what he learns, and once more whether it is to be so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.league.teams.founding import mine
from cogs.league.teams.parts import OPTIONS, Press, Style, button, option, select, show, view_of
from engine import rosters
from engine.league.improvement import options
from engine.league.team import READY, LeaguePlayer
from services.errors import Refused
from services.language import Texts
from services.league import wording
from services.league.office import refusing
from services.league.statistics import player_of
from services.league.teams import LeagueTeam
from services.rulebook import skill_text

#: Groups of what can be learned, in the order of their selects; what raises a characteristic stands with the first there is.
CODES = ("G", "A", "S", "P", "M")


async def show_open(press: Press, stored: LeagueTeam, note: str = "") -> None:
    """The players with open rolls; the only one is opened at once.

    Raises:
        Refused: ``league_phase``: the team is not between matches.
    """
    _between_matches(stored)
    waiting = [one for one in stored.team.players if one.pending]
    texts = press.texts
    if not waiting:
        text = "\n".join([*([note] if note else []), texts.say("team-improve-none", team=stored.name)])
        await show(press, text, view_of([_back(stored, texts)]))
        return
    if len(waiting) == 1 and not note:
        await _player(press, stored, waiting[0])
        return
    lines = [*([note] if note else []), texts.say("team-improve-title", team=stored.name)]
    lines += [_rolls(one, texts) for one in waiting]
    choose = select(
        "improve",
        stored.id,
        texts.say("team-improve-who"),
        [option(wording.player(one, texts), one.id) for one in waiting],
    )
    await show(press, "\n".join(lines), view_of([choose, _back(stored, texts)]))


async def pressed(press: Press) -> None:
    """The open rolls of the team, or those of the player chosen."""
    stored = await mine(press)
    given = press.value or press.about
    if not given.isdecimal():
        await show_open(press, stored)
        return
    _between_matches(stored)
    await _player(press, stored, player_of(stored.team, int(given)))


def _between_matches(stored: LeagueTeam) -> None:
    with refusing():
        stored.team.needs(READY)


def _back(stored: LeagueTeam, texts: Texts) -> ui.Button[Any]:
    return button("back", stored.id, texts.say("team-back"))


def _rolls(one: LeaguePlayer, texts: Texts) -> str:
    rolls = ", ".join(f"{first} + {second}" for first, second in one.pending)
    return texts.say("team-improve-line", player=wording.player(one, texts), rolls=rolls)


async def _player(press: Press, stored: LeagueTeam, one: LeaguePlayer) -> None:
    texts = press.texts
    if not one.pending:
        raise Refused("league_forbidden", what="improvement")
    first, second = one.pending[0]
    text = texts.say(
        "team-improve-ask",
        player=wording.player(one, texts),
        position=texts.position(one.position),
        roll=f"{first} + {second}",
        skills=", ".join(texts.skill(skill) for skill in one.skills) or "–",
    )
    controls: list[ui.Item[Any]] = list(_choices(stored, one, texts))
    if len(controls) < 5:
        controls.append(_back(stored, texts))
    await show(press, text, view_of(controls))


def _choices(stored: LeagueTeam, one: LeaguePlayer, texts: Texts) -> Iterator[ui.Select[Any]]:
    """A select for each category of skills that the roll opens."""
    allowed = options(one, one.pending[0])
    rises = [what for what in allowed if what.startswith("+")]
    for code in CODES:
        of_code = [what for what in allowed if not what.startswith("+") and rosters.skill(what).code == code]
        if not of_code:
            continue
        offered = [*rises, *sorted(of_code, key=texts.skill)][:OPTIONS]
        category = texts.say(f"rule-category-{rosters.skill(of_code[0]).category}")
        placeholder = texts.say("team-improve-choose", category=category, rises="yes" if rises else "no")
        rises = []
        yield select(
            "learn",
            stored.id,
            placeholder,
            [
                option(
                    texts.say("team-improve-option", what=wording.thing(what, texts), value=allowed[what]),
                    what,
                    "" if what.startswith("+") else skill_text(what, texts),
                )
                for what in offered
            ],
            f"{one.id}.{code}",
        )


async def chosen(press: Press) -> None:
    """Ask once more: what is learned stays."""
    stored = await mine(press)
    one = player_of(stored.team, int(press.about.partition(".")[0]))
    what = press.value
    if not one.pending or what not in options(one, one.pending[0]):
        raise Refused("league_choice", what=what)
    texts = press.texts
    value = options(one, one.pending[0])[what]
    about = [] if what.startswith("+") else [skill_text(what, texts)]
    ask = texts.say(
        "team-improve-sure", player=wording.player(one, texts), what=wording.thing(what, texts), value=value
    )
    first, second = one.pending[0]
    controls = [
        button("learn", stored.id, texts.say("team-improve-yes"), f"{one.id}.{first}{second}.{what}", Style.success),
        button("improve", stored.id, texts.say("team-improve-no"), one.id),
    ]
    await show(press, "\n".join([ask, *about]), view_of(controls))


async def learn(press: Press) -> None:
    """The player learns it, if the roll for which it was asked is still his oldest.

    Raises:
        Refused: ``league_changed``, ``league_phase``, ``league_choice``.
    """
    stored = await mine(press)
    player, roll, what = press.about.split(".", 2)
    one = player_of(stored.team, int(player))
    if not one.pending or "{}{}".format(*one.pending[0]) != roll:
        raise Refused("league_changed")
    stored = await press.services.teams.choose(press.guild_id, stored.id, press.actor, one.number, what)
    texts = press.texts
    note = texts.say("team-improved", player=wording.player(one, texts), what=wording.thing(what, texts))
    await show_open(press, stored, note)
