"""The controls of buying and dismissing after a match, of other names and shirts, and of open improvement rolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.league.matchday import ids
from cogs.league.matchday.controls import button, option, parts, select
from engine.league import improvement, market
from engine.league.errors import LeagueError
from engine.league.team import Team
from services.language import Texts
from services.league.sequences import Step
from services.league.wording import player, thing

#: Staff that is bought and dismissed after a match.
STAFF = ("reroll", "apothecary", "coach", "cheerleader")


def offers(team: Team) -> list[str]:
    """The items that the team may have one more of now, and can pay."""
    found = [*(entry.id for entry in team.team_list.positions), *STAFF]
    return [item for item in found if _may_buy(team, item)]


def _may_buy(team: Team, item: str) -> bool:
    try:
        market.check_room(team, item)
    except LeagueError:
        return False
    return market.price(team, item) <= team.treasury


def shop_controls(step: Step, texts: Texts) -> Iterator[ui.Item[Any]]:
    """Everything that can be done between matches."""
    team, team_id, number = step.team.team, step.team.id, step.step
    some = [
        option(texts.say("shop-option", item=thing(item, texts), cost=market.price(team, item)), item)
        for item in offers(team)
    ]
    if some:
        yield select(ids.after_select(team_id, number, "buy"), texts.say("matchday-buy"), some)
    some = [option(player(one, texts), str(one.number), texts.position(one.position)) for one in team.players]
    some += [option(thing(item, texts), item) for item in STAFF if getattr(team, market.STAFF[item][0])]
    yield select(ids.after_select(team_id, number, "fire"), texts.say("matchday-fire"), some)
    some = [
        option(player(one, texts), str(one.number), texts.say("league-open-roll", first=str(first), second=str(second)))
        for one in team.players
        for first, second in one.pending[:1]
    ]
    if some:
        yield select(ids.after_select(team_id, number, "roll"), texts.say("matchday-rolls"), some)
    yield button(
        ids.after_button(team_id, number, "done"), texts.say("league-answer-done"), discord.ButtonStyle.success
    )
    yield button(ids.after_button(team_id, number, "name"), texts.say("matchday-name"))


def learn_controls(step: Step, shirt: int, texts: Texts) -> Iterator[ui.Item[Any]]:
    """What a player may learn with his oldest open roll.

    Raises:
        LeagueError: ``unknown``: nobody wears this shirt.
    """
    one = step.team.team.player(shirt)
    found = improvement.options(one, one.pending[0]) if one.pending else {}
    options = [
        option(thing(what, texts), what, texts.say("matchday-worth", value=worth)) for what, worth in found.items()
    ]
    for part, some in enumerate(parts(options)):
        placeholder = texts.say("matchday-choose", first=some[0].label, last=some[-1].label)
        custom_id = ids.after_select(step.team.id, step.step, f"learn{shirt}_{part}")
        yield select(custom_id, placeholder, some)
    yield button(ids.after_button(step.team.id, step.step, "back"), texts.say("shop-back"))
