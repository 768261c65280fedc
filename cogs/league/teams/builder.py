"""The builder: a team as its coach has it in hand, with everything that may be done in its phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.league.teams.parts import Press, Style, button, option, select, show, view_of
from engine import rosters
from engine.league import market
from engine.league.errors import LeagueError
from engine.league.team import DRAFT, FEWEST_PLAYERS, MOST_PLAYERS, LeaguePlayer, Team
from engine.league.value import team_value
from services.language import Texts
from services.league import wording
from services.league.leagues import League
from services.league.teams import LeagueTeam

#: Staff in the order of a sheet.
STAFF = tuple(market.STAFF)
#: How much of a player's name a list of all shows, so that it fits a message.
SHOWN = 24


async def show_builder(press: Press, stored: LeagueTeam, note: str = "") -> None:
    """The team with its controls; ``note`` is said above it."""
    league = await press.league(stored)
    text = "\n".join([*([note] if note else []), *lines(stored, league, press.texts)])
    await show(press, text, view_of(controls(stored, press.texts)))


def roster_select(league: League, name: str, texts: Texts) -> ui.Select[Any]:
    """The select that begins a team: all rosters by their names."""
    every = sorted(rosters.rosters(), key=texts.roster)
    options = [option(texts.roster(one), one, _about_roster(one, texts)) for one in every]
    return select("roster", 0, texts.say("team-choose-roster"), options, f"{league.id}:{name}")


def _about_roster(ident: str, texts: Texts) -> str:
    roster = rosters.roster(ident)
    return texts.say("team-roster-about", reroll=roster.reroll_cost, apothecary="yes" if roster.apothecary else "no")


def lines(stored: LeagueTeam, league: League, texts: Texts) -> Iterator[str]:
    """What is to be known of the team while it is in hand."""
    team = stored.team
    yield texts.say(
        "team-builder-title",
        team=discord.utils.escape_markdown(stored.name),
        roster=texts.roster(team.roster),
        league=discord.utils.escape_markdown(league.name),
        state=wording.states(stored.state, texts),
    )
    if stored.remark:
        yield texts.say("league-sheet-remark", remark=stored.remark)
    if stored.state in ("draft", "submitted"):
        yield texts.say("team-builder-budget", left=team.treasury, budget=budget_of(team))
    else:
        yield texts.say("team-builder-treasury", treasury=team.treasury)
    yield texts.say("team-builder-value", value=team_value(team), players=len(team.members))
    yield ""
    for entry in team.team_list.positions:
        mine = [one for one in team.members if one.position == entry.id]
        if mine or stored.state == "draft":
            yield _position(entry, mine, texts)
    yield texts.say(
        "team-builder-staff", staff=", ".join(_have(team, item, texts) for item in STAFF if _may(team, item))
    )
    if not team.team_list.apothecary:
        yield texts.say("team-builder-no-apothecary")
    if stored.state == "draft":
        missing = FEWEST_PLAYERS - len(team.members)
        yield texts.say("team-builder-missing", missing=missing) if missing > 0 else texts.say("team-builder-complete")
    elif stored.state == "submitted":
        yield texts.say("team-builder-waits")


def position_of(one: LeaguePlayer, texts: Texts) -> str:
    """A player's position, where his name does not say it."""
    return texts.position(one.position) if one.name else ""


def budget_of(team: Team) -> int:
    """The gold that the team was founded with."""
    return sum(entry.amount for entry in team.ledger if entry.reason == "budget")


def _position(entry: rosters.PositionEntry, mine: list[LeaguePlayer], texts: Texts) -> str:
    names = ", ".join(f"#{one.number} {discord.utils.escape_markdown(one.name[:SHOWN])}".strip() for one in mine)
    return texts.say(
        "team-builder-position",
        count=len(mine),
        most=entry.max,
        position=texts.position(entry.id),
        cost=entry.cost,
        names=names or "–",
    )


def _may(team: Team, item: str) -> bool:
    return item != "apothecary" or team.team_list.apothecary


def _have(team: Team, item: str, texts: Texts) -> str:
    count = int(getattr(team, market.STAFF[item][0]))
    name = wording.thing(item, texts)
    if team.phase != DRAFT:
        return texts.say("team-builder-item", item=name, count=count)
    return texts.say("team-builder-priced", item=name, count=count, cost=market.price(team, item))


def controls(stored: LeagueTeam, texts: Texts) -> Iterator[ui.Item[Any]]:
    """What may be done with the team in its phase."""
    if stored.state == "draft":
        yield from _draft(stored, texts)
        return
    if stored.state == "submitted":
        yield button("takeback", stored.id, texts.say("team-take-back"), style=Style.primary)
        yield button("remind", stored.id, texts.say("team-remind"))
    if stored.state == "ready":
        yield button("name", stored.id, texts.say("team-name"))
        yield button("players", stored.id, texts.say("team-players"))
        open_rolls = sum(len(one.pending) for one in stored.team.players)
        if open_rolls:
            yield button("improve", stored.id, texts.say("team-improve", count=open_rolls), "all", Style.primary)
    yield button("looks", stored.id, texts.say("team-looks"))
    yield button("sheet", stored.id, texts.say("team-show-sheet"))


def _draft(stored: LeagueTeam, texts: Texts) -> Iterator[ui.Item[Any]]:
    """Purchases above, what else there is below: the row of the last purchase repeats it or takes it back.

    The selects have another custom id after each change: Discord would not let the same option be chosen twice in one.
    """
    team = stored.team
    players = [_offer(team, entry, texts) for entry in team.team_list.positions]
    yield select("buy", stored.id, texts.say("team-buy-player"), players, f"player.{stored.version}", 0)
    staff = [one for item in STAFF if _may(team, item) for one in _staff(team, item, texts)]
    yield select("buy", stored.id, texts.say("team-buy-staff"), staff, f"staff.{stored.version}", 1)
    if team.members:
        mine = [
            option(
                texts.say("team-return-player", player=wording.player(one, texts), cost=one.entry.cost),
                one.id,
                position_of(one, texts),
            )
            for one in team.members
        ]
        yield select("return", stored.id, texts.say("team-return"), mine, stored.version, 2)
    last = next((one.detail for one in reversed(team.ledger) if one.reason == "bought"), "")
    if last:
        again = texts.say("team-again", item=wording.thing(last, texts), cost=market.price(team, last))
        yield button("again", stored.id, again, last, Style.primary, 3, disabled=not affordable(team, last))
        if team.ledger[-1].reason == "bought":
            yield button("undo", stored.id, texts.say("team-undo"), stored.version, row=3)
    yield button("discard", stored.id, texts.say("team-discard"), "", Style.danger, 3)
    yield button("name", stored.id, texts.say("team-name"), row=4)
    yield button("players", stored.id, texts.say("team-players"), row=4, disabled=not team.members)
    yield button("looks", stored.id, texts.say("team-looks"), row=4)
    yield button("sheet", stored.id, texts.say("team-show-sheet"), row=4)
    yield button("submit", stored.id, texts.say("team-submit"), "", Style.success, 4)


def affordable(team: Team, item: str) -> bool:
    """Whether one more piece may be had within limits and budget."""
    try:
        market.check_room(team, item)
    except LeagueError:
        return False
    return market.price(team, item) <= team.treasury


def _offer(team: Team, entry: rosters.PositionEntry, texts: Texts) -> discord.SelectOption:
    """A position: its price, how many there are of how many, its values; a sign where no more can be had."""
    ma, st, ag, av = (str(value) for value in entry.characteristics)
    skills = ", ".join(texts.skill(skill) for skill in entry.skills) or "–"
    about = texts.say("squad-values", ma=ma, st=st, ag=ag, av=av, skills=skills)
    count = Counter(one.position for one in team.members)[entry.id]
    label = texts.say(
        "team-offer", item=texts.position(entry.id), cost=entry.cost, count=count, most=min(entry.max, MOST_PLAYERS)
    )
    return option(_marked(label, team, entry.id), entry.id, about)


def _staff(team: Team, item: str, texts: Texts) -> Iterator[discord.SelectOption]:
    """One option that buys a piece, and one that returns one where there is any."""
    name, cost = wording.thing(item, texts), market.price(team, item)
    count = int(getattr(team, market.STAFF[item][0]))
    yield option(_marked(texts.say("team-staff-buy", item=name, cost=cost, count=count), team, item), f"+{item}")
    if count:
        yield option(texts.say("team-staff-return", item=name, cost=cost), f"-{item}")


def _marked(label: str, team: Team, item: str) -> str:
    return label if affordable(team, item) else f"✕ {label}"
