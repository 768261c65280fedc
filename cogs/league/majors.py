"""`/major`: declaring a competition to be one, the trophies, and the choices that come with them."""

from __future__ import annotations

from typing import Any

import discord
from discord.utils import format_dt

from cogs.answers import clipped, reply
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, guild_of, league_of, leagues_of
from cogs.league.groups import MAJOR
from cogs.league.pressing import button, on_choice, on_press, select, show
from cogs.translator import choices, command
from engine.league.majors import MAJORS
from services.language import Texts
from services.league import wording
from services.league.majors import GIFT, OpenPrize

NONE = "none"
#: So many prizes fit on a message: a row each for a select and its buttons.
SHOWN = 2


@command("major declare", MAJOR, {"major": choices("major", (*MAJORS, NONE))})
async def declare(
    interaction: Interaction, division: str, major: str, season: str | None = None, league: str | None = None
) -> None:
    """Declare a cup or a division to be a major, or an ordinary competition again."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    within = await finding.season_of(interaction, found, season)
    place = await finding.division_of(interaction, within, division)
    now = await leagues_of(interaction).majors.declare(
        place.guild_id, place.id, actor_of(interaction), None if major == NONE else major
    )
    if now is None:
        await reply(interaction, texts.say("major-none", division=place.name))
        return
    what = wording.thing(now, texts)
    prizes = texts.say(f"major-about-{now.replace('_', '-')}")
    await reply(interaction, texts.say("major-declared", division=place.name, major=what, prizes=prizes))


@command("major trophies", MAJOR)
async def trophies(interaction: Interaction, league: str | None = None) -> None:
    """Show who holds the trophies of the majors, and who held them before."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    services = leagues_of(interaction)
    every = await services.majors.trophies(found.guild_id, found.id)
    names = await services.teams.names(found.guild_id, found.id)
    lines = [texts.say("major-title", league=found.name)]
    for major in MAJORS:
        won = [one for one in every if one.major == major]
        if not won:
            lines.append(texts.say("major-nobody", major=wording.thing(major, texts)))
        for one in reversed(won):
            lines.append(
                texts.say(
                    f"major-{one.state}",
                    major=wording.thing(major, texts),
                    team=names[one.team_id],
                    time=format_dt(one.won_at, "D"),
                )
            )
    await reply(interaction, clipped(lines, texts))


@command("major prizes", MAJOR)
async def prizes(interaction: Interaction, league: str | None = None) -> None:
    """Show what waits for a choice: gifts of chaos for the sender's teams, and the player of the year for commissioners."""
    found = await league_of(interaction, league)
    await _show(interaction, found.id)


async def _show(interaction: discord.Interaction[Any], league_id: int, said: str = "") -> None:
    texts = await texts_of(interaction)
    guild_id = guild_of(interaction)
    services = leagues_of(interaction)
    waiting = await services.majors.prizes(guild_id, league_id)
    actor = actor_of(interaction)
    judges = actor.admin or actor.user_id in await services.leagues.commissioners(guild_id, league_id)
    mine = [one for one in waiting if one.team.coach == actor.user_id or one.prize.kind != GIFT]
    mine = [one for one in mine if one.prize.kind == GIFT or judges]
    lines = [said] if said else []
    items: list[discord.ui.Item[Any]] = []
    for one in mine[:SHOWN]:
        lines.append(_asked(one, texts))
        items += _controls(one, texts)
    if not mine:
        lines.append(texts.say("major-nothing-open"))
    elif len(mine) > SHOWN:
        lines.append(texts.say("command-said-more", count=len(mine) - SHOWN))
    await show(interaction, "\n".join(lines), *items)


def _asked(one: OpenPrize, texts: Texts) -> str:
    message = "major-ask-gift" if one.prize.kind == GIFT else "major-ask-player"
    return texts.say(message, team=one.team.name, player=wording.player(one.player, texts), count=one.player.spp)


def _controls(one: OpenPrize, texts: Texts) -> list[discord.ui.Item[Any]]:
    if one.prize.kind != GIFT:
        return [
            button("year_yes", one.prize.id, label=texts.say("major-name"), style=discord.ButtonStyle.success),
            button("year_no", one.prize.id, label=texts.say("major-leave")),
        ]
    offered = sorted((wording.thing(what, texts), what, value) for what, value in one.options.items())
    options = [
        discord.SelectOption(label=name[:100], value=what, description=texts.say("major-value", gold=value)[:100])
        for name, what, value in offered[:25]
    ]
    placeholder = texts.say("major-choose", player=wording.player(one.player, texts))
    leaving = texts.say("major-leave-gift", player=wording.player(one.player, texts))
    return [
        select("gift", one.prize.id, placeholder=placeholder, options=options),
        button("gift_no", one.prize.id, label=leaving),
    ]


@on_choice("gift")
async def _gift(interaction: discord.Interaction[Any], values: list[str], prize_id: str) -> None:
    texts = await texts_of(interaction)
    majors = leagues_of(interaction).majors
    one = await majors.prize(guild_of(interaction), int(prize_id))
    await majors.give(guild_of(interaction), int(prize_id), actor_of(interaction), values[0])
    what = wording.thing(values[0], texts)
    said = texts.say("major-given", player=wording.player(one.player, texts), what=what)
    await _show(interaction, one.prize.league_id, said)


@on_press("gift_no")
async def _no_gift(interaction: discord.Interaction[Any], prize_id: str) -> None:
    texts = await texts_of(interaction)
    majors = leagues_of(interaction).majors
    one = await majors.prize(guild_of(interaction), int(prize_id))
    await majors.decline(guild_of(interaction), int(prize_id), actor_of(interaction))
    await _show(interaction, one.prize.league_id, texts.say("major-left"))


@on_press("year_yes")
async def _name(interaction: discord.Interaction[Any], prize_id: str) -> None:
    await _year(interaction, prize_id, award=True)


@on_press("year_no")
async def _leave(interaction: discord.Interaction[Any], prize_id: str) -> None:
    await _year(interaction, prize_id, award=False)


async def _year(interaction: discord.Interaction[Any], prize_id: str, award: bool) -> None:
    texts = await texts_of(interaction)
    majors = leagues_of(interaction).majors
    one = await majors.prize(guild_of(interaction), int(prize_id))
    await majors.player_of_the_year(guild_of(interaction), int(prize_id), actor_of(interaction), award)
    said = texts.say("major-named", player=wording.player(one.player, texts), team=one.team.name)
    await _show(interaction, one.prize.league_id, said if award else texts.say("major-left"))


declare.autocomplete("division")(finding.divisions)
declare.autocomplete("season")(finding.seasons)
for one in (declare, trophies, prizes):
    one.autocomplete("league")(finding.leagues)
