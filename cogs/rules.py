"""What the rules say, in a few words: `/rules` for skills, teams, stars and tables, `/player` for a player of a match."""

from __future__ import annotations

import discord
from discord.app_commands import Choice
from discord.ext import commands

from cogs.answers import OFFERED, OFFERED_LENGTH, clipped, reply
from cogs.client import Client
from cogs.errors import Said
from cogs.finding import session_for
from cogs.language import texts_of
from cogs.translator import command, group
from services import player_card, rulebook
from services.errors import Refused
from services.language import Texts
from services.rule_tables import Page
from services.session import MatchSession

Interaction = discord.Interaction[Client]
#: Less than the 4096 characters that Discord allows.
PAGE_LENGTH = 4000


async def show(interaction: Interaction, page: Page, texts: Texts) -> None:
    """Answer with a page."""
    text = clipped(list(page.lines), texts, PAGE_LENGTH)
    await reply(interaction, "", embed=discord.Embed(title=page.title, description=text))


async def look_up(interaction: Interaction, kind: str, name: str) -> None:
    """Answer with what something does, or with what it might have meant.

    Raises:
        Said: there is nothing of this kind with this name.
    """
    texts = await texts_of(interaction)
    found = rulebook.find(kind, name, texts)
    if found is None:
        raise Said(rulebook.not_found(kind, name, texts))
    await show(interaction, rulebook.page(kind, found, texts), texts)


async def offered(interaction: Interaction, kind: str, typed: str) -> list[Choice[str]]:
    """The names of a kind that fit what was typed so far."""
    texts = await texts_of(interaction)
    return [Choice(name=name, value=ident) for name, ident in rulebook.offered(kind, typed, texts)]


def own_side(session: MatchSession, user_id: int) -> int | None:
    """The side of a coach of the match, None for who watches."""
    try:
        return session.side_of(user_id)
    except Refused:
        return None


class Rules(commands.Cog):
    """What a thing does; every answer is for its asker alone."""

    rules = group("rules")

    @command("rules skill", parent=rules)
    async def skill(self, interaction: Interaction, name: str) -> None:
        """What a skill or trait does, and who has it."""
        await look_up(interaction, "skill", name)

    @command("rules team", parent=rules)
    async def team(self, interaction: Interaction, name: str) -> None:
        """A team's positions, prices and special rules."""
        await look_up(interaction, "team", name)

    @command("rules star", parent=rules)
    async def star(self, interaction: Interaction, name: str) -> None:
        """A star's characteristics and skills, and who may hire him."""
        await look_up(interaction, "star", name)

    @command("rules table", parent=rules)
    async def table(self, interaction: Interaction, name: str) -> None:
        """A table with all its rows."""
        await look_up(interaction, "table", name)

    @command("rules card", parent=rules)
    async def card(self, interaction: Interaction, name: str) -> None:
        """What a special play card does, and when it is played."""
        await look_up(interaction, "card", name)

    @command("rules deck", parent=rules)
    async def deck(self, interaction: Interaction, name: str) -> None:
        """The cards of a deck, and what one costs."""
        await look_up(interaction, "deck", name)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "card", typed)

    @deck.autocomplete("name")
    async def _decks(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "deck", typed)

    @skill.autocomplete("name")
    async def _skills(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "skill", typed)

    @team.autocomplete("name")
    async def _teams(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "team", typed)

    @star.autocomplete("name")
    async def _stars(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "star", typed)

    @table.autocomplete("name")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offered(interaction, "table", typed)

    @command("player")
    async def player(self, interaction: Interaction, player: str) -> None:
        """The card of a player of this thread's match."""
        texts = await texts_of(interaction)
        session = await session_for(interaction)
        position = session.game.position
        try:
            found = player_card.find_player(position, player, texts, own_side(session, interaction.user.id))
        except player_card.NoSuchPlayer as error:
            raise Said(str(error)) from None
        await show(interaction, player_card.card(found, position, texts), texts)

    @player.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        try:
            session = await session_for(interaction)
        except Refused:
            return []
        side = own_side(session, interaction.user.id)
        found = player_card.fitting(session.game.position, typed, texts, side)
        return [Choice(name=name[:OFFERED_LENGTH], value=ident) for name, ident in found[:OFFERED]]


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Rules())
