"""How those are called who can mend something on a server: in a channel, or directly."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from cogs.client import Client

log = logging.getLogger(__name__)
MESSAGE_LENGTH = 2000


async def callers(client: Client, guild: discord.Guild) -> tuple[str, discord.AllowedMentions]:
    """How who can mend something on a server is called: by the commissioners' role, else the owner.

    Where Discord would not notify the role's members, the owner is called besides.
    """
    role_id = (await client.services.guilds.get(guild.id)).commissioner_role_id
    role = guild.get_role(role_id) if role_id is not None else None
    notified = role is not None and (role.mentionable or guild.me.guild_permissions.mention_everyone)
    users = [discord.Object(guild.owner_id)] if guild.owner_id is not None and not notified else []
    called = [*([role.mention] if role is not None else []), *(f"<@{user.id}>" for user in users)]
    allowed = discord.AllowedMentions(everyone=False, roles=[role] if role is not None else False, users=users)
    return " ".join(called), allowed


async def tell_owner(client: Client, guild: discord.Guild, text: str) -> None:
    """Tell a server's owner something directly; who does not allow it cannot be told."""
    await tell_directly(client, guild, [guild.owner_id] if guild.owner_id is not None else [], text)


async def tell_directly(client: Client, guild: discord.Guild, users: Iterable[int], text: str) -> None:
    """Tell these people of a server something by direct message; who does not allow it cannot be told."""
    for user_id in users:
        try:
            user = client.get_user(user_id) or await client.fetch_user(user_id)
            await user.send(f"{guild.name}: {text}"[:MESSAGE_LENGTH])
        except discord.HTTPException as failure:
            log.warning("guild %s: %s could not be told: %s", guild.id, user_id, failure)
