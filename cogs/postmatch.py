"""`/postmatch`: the sequence after a match by command: what is asked, what was told, and taking the last answer back."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.answers import clipped, matching, reply
from cogs.client import Client
from cogs.errors import Said
from cogs.fixture import repost
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, leagues_of, my_team, option, team_of
from cogs.league.groups import POSTMATCH
from cogs.league.matchday import ids
from cogs.league.matchday.after import undo_label
from cogs.league.matchday.controls import button, view_of
from cogs.league.matchday.trading import STAFF, offers
from cogs.translator import command
from engine.league import market
from engine.league.post_match import DONE
from engine.league.team import POST_MATCH
from services.errors import Refused
from services.league import telling
from services.league.messages import Place
from services.league.sequences import Step
from services.league.wording import player, thing


@command("postmatch show", POSTMATCH)
async def show(interaction: Interaction, team: str | None = None) -> None:
    """Post anew, here, what a team is asked; what has happened where nothing is asked."""
    stored = await team_of(interaction, team)
    step = await leagues_of(interaction).sequences.current(stored.guild_id, stored.id)
    texts = await texts_of(interaction)
    await interaction.response.defer(ephemeral=True)
    if step.ask is not None and stored.coach == interaction.user.id:
        fixture = await leagues_of(interaction).seasons.fixture(stored.guild_id, step.fixture_id)
        place: Place = "after0" if fixture.home_team == stored.id else "after1"
        await repost(interaction.client, fixture, place, interaction.channel_id or 0)
        await reply(interaction, texts.say("matchday-shown"))
        return
    lines = [telling.told(one, stored.team, texts) for one in step.news]
    if step.ask is not None:
        lines.append(telling.question(step.ask, stored.team, texts))
    await reply(interaction, clipped(lines, texts))


@command("postmatch undo", POSTMATCH)
async def undo(interaction: Interaction, team: str | None = None) -> None:
    """Show what the last answer was, with a button that takes it back."""
    stored = await team_of(interaction, team)
    step = await leagues_of(interaction).sequences.current(stored.guild_id, stored.id)
    texts = await texts_of(interaction)
    if step.undo is None:
        raise Refused("league_undo_dice" if step.step > 1 else "league_undo_nothing")
    custom_id = ids.after_button(stored.id, step.step, "undo")
    control = button(custom_id, undo_label(step.undo, texts), discord.ButtonStyle.danger)
    view = view_of([control])
    assert view is not None
    await reply(interaction, texts.say("matchday-undo-sure", team=stored.name), view=view)


@command("postmatch buy", POSTMATCH)
async def buy(interaction: Interaction, item: str, team: str | None = None) -> None:
    """Buy a player or a piece of staff."""
    await _trade(interaction, team, "buy", item)


@command("postmatch fire", POSTMATCH)
async def fire(interaction: Interaction, what: str, team: str | None = None) -> None:
    """Dismiss a player or a piece of staff."""
    await _trade(interaction, team, "fire", what)


@command("postmatch done", POSTMATCH)
async def done(interaction: Interaction, team: str | None = None) -> None:
    """End buying and dismissing."""
    stored = await my_team(interaction, team)
    step = await _asked(interaction, stored.guild_id, stored.id)
    await _answer(interaction, step, DONE)


async def _trade(interaction: Interaction, team: str | None, verb: str, what: str) -> None:
    stored = await my_team(interaction, team)
    step = await _asked(interaction, stored.guild_id, stored.id)
    shirt = what.removeprefix("#")
    await _answer(interaction, step, (verb, int(shirt) if shirt.isdecimal() and len(shirt) < 3 else what))


async def _asked(interaction: Interaction, guild_id: int, team_id: int) -> Step:
    """The team's sequence while it buys and dismisses.

    Raises:
        Refused: ``league_no_sequence``.
        Said: something else is asked first.
    """
    step = await leagues_of(interaction).sequences.current(guild_id, team_id)
    if step.ask is None:
        raise Refused("league_no_sequence", team=step.team.name)
    if step.ask.kind != "shop":
        texts = await texts_of(interaction)
        question = telling.question(step.ask, step.team.team, texts)
        raise Said(texts.say("matchday-first", question=question))
    return step


async def _answer(interaction: Interaction, step: Step, answer: tuple[str | int, ...]) -> None:
    await interaction.response.defer(ephemeral=True)
    texts = await texts_of(interaction)
    after = await leagues_of(interaction).sequences.answer(
        step.team.guild_id, step.team.id, actor_of(interaction), answer, step.step
    )
    lines = [telling.told(one, after.team.team, texts) for one in after.fresh]
    if after.ask is not None:
        lines.append(telling.question(after.ask, after.team.team, texts))
    await reply(interaction, clipped(lines, texts))


@buy.autocomplete("item")
async def _items(interaction: Interaction, typed: str) -> list[Choice[str]]:
    texts = await texts_of(interaction)
    try:
        stored = await my_team(interaction, option(interaction, "team"))
    except Refused:
        return []
    if stored.state != POST_MATCH:
        return []
    found = [
        (texts.say("shop-option", item=thing(item, texts), cost=market.price(stored.team, item)), item)
        for item in offers(stored.team)
    ]
    return matching(found, typed)


@fire.autocomplete("what")
async def _dismissable(interaction: Interaction, typed: str) -> list[Choice[str]]:
    texts = await texts_of(interaction)
    try:
        stored = await my_team(interaction, option(interaction, "team"))
    except Refused:
        return []
    found = [(player(one, texts), f"#{one.number}") for one in stored.team.players]
    found += [(thing(item, texts), item) for item in STAFF if getattr(stored.team, market.STAFF[item][0])]
    return matching(found, typed)


for _command in (show, undo):
    _command.autocomplete("team")(finding.teams)
for _command in (buy, fire, done):
    _command.autocomplete("team")(finding.my_teams)
del _command


async def setup(bot: Client) -> None:
    """The group is registered with all groups of leagues."""
