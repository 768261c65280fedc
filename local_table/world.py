"""The server everybody at the table is a member of: the same one, with the same ids, each time the table starts."""

from __future__ import annotations

from dataclasses import dataclass

import simcord

from local_table import simcord_hooks

# Ids as Discord would have given them on 1 January 2024; what the bot stored about a person or a channel fits again.
FIRST_ID = 1191164948480000000
GUILD_ID, COMMISSIONER_ID, BOT_ROLE_ID, ARENA_ID, *PEOPLE_IDS = range(FIRST_ID, FIRST_ID + 8)

NAME = "Touchback"
COMMISSIONER = "Quilla"
PEOPLE = ("Ana", "Bruno", "Vera")
ARENA = "arena"


@dataclass
class World:
    """The guild with its one channel. `viewers` are the two coaches, a spectator and the commissioner, who owns the guild."""

    env: simcord.Env
    guild: simcord.GuildHandle
    arena: simcord.ChannelHandle
    viewers: tuple[simcord.MemberActor, ...]

    def channel(self, channel_id: int) -> simcord.ChannelHandle | None:
        """The guild's channel or thread of this id, None when there is none (or none any more)."""
        if channel_id == self.arena.id:
            return self.arena
        return next((thread for thread in self.arena.threads if thread.id == channel_id), None)

    def named(self, name: str) -> simcord.ChannelHandle | None:
        """The channel or thread of this name or mention (`arena`, `<#id>`), None when there is none."""
        wanted = name.strip().removeprefix("<").removeprefix("#").removesuffix(">").casefold()
        places = [self.arena, *self.arena.threads]
        return next((place for place in places if wanted in (str(place.id), (place.name or "").casefold())), None)

    def open_threads(self) -> list[simcord.ChannelHandle]:
        """The threads that are neither archived nor locked, oldest first."""
        threads = [(thread, self.env.backend.channels[thread.id].thread_metadata) for thread in self.arena.threads]
        return sorted((t for t, m in threads if m and not m.archived and not m.locked), key=lambda t: t.id)


def build(env: simcord.Env, guild_id: int | None = None) -> World:
    """Build the world of an environment that is not started yet; `guild_id` if the bot insists on one for its guild."""
    env.backend.bot_user.name = NAME
    with simcord_hooks.ids_from(env, [COMMISSIONER_ID, *PEOPLE_IDS[: len(PEOPLE)]]):
        commissioner, *people = [env.create_user(name.casefold(), global_name=name) for name in (COMMISSIONER, *PEOPLE)]
    with simcord_hooks.ids_from(env, [BOT_ROLE_ID]):
        guild = env.create_guild(NAME, id=guild_id or GUILD_ID, owner=commissioner)
    with simcord_hooks.ids_from(env, [ARENA_ID]):
        arena = guild.create_text_channel(ARENA)
    members = [guild.add_member(person) for person in people]
    return World(env, guild, arena, (*members, simcord.MemberActor(env, guild, commissioner)))
