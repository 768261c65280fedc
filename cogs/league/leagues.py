"""`/league`: opening a league and what is said of it."""

from __future__ import annotations

from cogs.answers import clipped, reply
from cogs.language import texts_of
from cogs.league.finding import Interaction, actor_of, guild_of, leagues_of
from cogs.league.groups import LEAGUE
from cogs.translator import command


@command("league create", LEAGUE)
async def create(interaction: Interaction, name: str) -> None:
    """Open a league; its maker is its first commissioner."""
    texts = await texts_of(interaction)
    made = await leagues_of(interaction).leagues.create(guild_of(interaction), actor_of(interaction), name)
    await reply(interaction, texts.say("league-created", league=made.name))


@command("league list", LEAGUE)
async def list_(interaction: Interaction) -> None:
    """The leagues of the server."""
    texts = await texts_of(interaction)
    found = await leagues_of(interaction).leagues.list(guild_of(interaction))
    lines = [texts.say("league-list-line", league=one.name, state=texts.say(f"league-is-{one.state}")) for one in found]
    await reply(interaction, clipped(lines or [texts.say("refused-league-none")], texts))
