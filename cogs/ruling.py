"""Who may give a commissioner's ruling, and how the thread is told of one."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.board.places import Trouble, only, thread_of
from cogs.client import Client, client_of
from cogs.language import match_texts
from cogs.ruling_words import ruling_text
from services import commissioner
from services.league.office import Actor
from services.session import Match, MatchSession

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()


async def is_commissioner(interaction: discord.Interaction[Any]) -> bool:
    """Whether the sender has the commissioner's role of this server, or manages it."""
    assert interaction.guild_id is not None
    if interaction.permissions.manage_guild:
        return True
    guild = await client_of(interaction).services.guilds.get(interaction.guild_id)
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    return any(role.id == guild.commissioner_role_id for role in roles)


async def actor_in(interaction: discord.Interaction[Any], match: Match) -> Actor:
    """Who asks for a ruling: the role of this server counts in every match that is of no league."""
    if commissioner.league_of(match) is not None:
        return Actor(interaction.user.id, admin=interaction.permissions.manage_guild)
    return Actor(interaction.user.id, admin=await is_commissioner(interaction))


async def tell_ruling(client: Client, session: MatchSession, *mentioned: int, after: str = "") -> None:
    """Tell the newest ruling in the match's thread, with `after` below it; a thread that cannot be reached is logged."""
    rulings = await commissioner.rulings_of(client.services.desk, session.match)
    if not rulings:
        return
    texts = match_texts(session.match)
    lines = [ruling_text(rulings[-1], session, texts)]
    if session.match.state == "abandoned" and commissioner.league_of(session.match) is not None:
        lines.append(texts.say("ruling-again"))
    if after:
        lines.append(after)
    await tell_thread(client, session, "\n".join(lines), *mentioned)


async def tell_thread(client: Client, session: MatchSession, text: str, *mentioned: int) -> None:
    """Say something in the match's thread."""
    try:
        thread = await thread_of(client, session)
        await thread.send(text[:1900], allowed_mentions=only(*mentioned) if mentioned else NOBODY)
    except (discord.HTTPException, Trouble) as error:
        log.warning("match %s: its thread could not be told of a ruling: %s", session.match.id, error)
