"""Long lists a page at a time: a league's teams, a team's ledger, a player's history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.league.teams.parts import Press, button, option, select, show, view_of
from cogs.league.teams.sheets import parts
from engine.league.improvement import rank
from engine.league.team import LeaguePlayer, Team
from engine.league.value import player_value, team_value
from services.language import Texts
from services.league import telling, wording
from services.league.leagues import League
from services.league.statistics import player_of
from services.league.teams import LeagueTeam

PAGE = 1600
#: Teams on a page of a league's list: as many as a select can open.
TEAMS = 20


async def show_ledger(press: Press, stored: LeagueTeam, number: int | None = None) -> None:
    """A page of a team's ledger; the newest when no number is given."""
    texts = press.texts
    pages = parts(telling.ledger(stored.team, texts), PAGE) or [texts.say("team-ledger-empty")]
    at = len(pages) - 1 if number is None else max(0, min(number, len(pages) - 1))
    title = texts.say(
        "team-ledger-title", team=discord.utils.escape_markdown(stored.name), treasury=stored.team.treasury
    )
    await _show(press, "ledger", stored.id, f"{title}\n{pages[at]}", at, len(pages))


async def show_history(press: Press, stored: LeagueTeam, player_id: int, number: int = 0) -> None:
    """A page of all that one of a team's players has done, those who left it included.

    Raises:
        Refused: ``league_no_player``.
    """
    texts = press.texts
    one = player_of(stored.team, player_id)
    pages = parts(telling.history(one, texts), PAGE) or [texts.say("team-history-empty")]
    at = max(0, min(number, len(pages) - 1))
    text = f"{_about(one, stored, texts)}\n{pages[at]}"
    await _show(press, "history", stored.id, text, at, len(pages), f"{player_id}.")


def _about(one: LeaguePlayer, stored: LeagueTeam, texts: Texts) -> str:
    said = texts.say(
        "team-history-title",
        player=discord.utils.escape_markdown(wording.player(one, texts)),
        position=texts.position(one.position),
        team=discord.utils.escape_markdown(stored.name),
        points=one.spp,
        rank=texts.say(f"league-rank-{rank(one.spp).replace('_', '-')}"),
        value=player_value(one),
    )
    return f"{said} {texts.say(f'team-gone-{one.gone}')}" if one.gone else said


async def show_teams(press: Press, league: League, number: int = 0) -> None:
    """A page of a league's teams, those of the reader first, with a select that opens sheets."""
    texts = press.texts
    every = await press.services.teams.list(press.guild_id, league_id=league.id)
    every.sort(key=lambda one: (one.coach != press.actor.user_id, one.state == "retired", one.name.casefold()))
    count = max(1, -(-len(every) // TEAMS))
    at = max(0, min(number, count - 1))
    shown = every[at * TEAMS : (at + 1) * TEAMS]
    lines = [texts.say("team-list-title", league=league.name, count=len(every))]
    lines += [_listed(one, texts) for one in shown] or [texts.say("team-list-empty")]
    text = parts(lines, PAGE + 300)[0]
    options = [option(one.name, one.id, texts.roster(one.team.roster)) for one in shown]
    extra = [select("sheet", 0, texts.say("team-list-open"), options)] if options else []
    await _show(press, "list", 0, text, at, count, f"{league.id}.", extra)


def _listed(one: LeagueTeam, texts: Texts) -> str:
    return texts.say(
        "team-list-line",
        team=discord.utils.escape_markdown(one.name),
        roster=texts.roster(one.team.roster),
        coach=f"<@{one.coach}>",
        state=wording.states(one.state, texts),
        value=team_value(one.team),
    )


def known_players(team: Team) -> Iterator[LeaguePlayer]:
    """All who are or were in a team: those on the sheet, then those who left, the latest first."""
    yield from team.players
    yield from reversed(team.former)


async def _show(
    press: Press,
    what: str,
    team_id: int,
    text: str,
    at: int,
    count: int,
    about: str = "",
    extra: list[ui.Select[Any]] | None = None,
) -> None:
    """A page with what turns it; it takes the place of the page that was turned, and of nothing else."""
    controls: list[ui.Item[Any]] = [*(extra or [])]
    if count > 1:
        text = f"{text}\n{press.texts.say('team-page', page=at + 1, pages=count)}"
        earlier, later = press.texts.say("team-page-earlier"), press.texts.say("team-page-later")
        controls.append(button(what, team_id, earlier, f"{about}{at - 1}", disabled=at == 0))
        controls.append(button(what, team_id, later, f"{about}{at + 1}", disabled=at == count - 1))
    await show(press, text, view_of(controls) if controls else None)
