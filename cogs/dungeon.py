"""`/dungeon`: dungeons shown, and a server's own uploaded and deleted."""

from __future__ import annotations

from collections import Counter

import discord
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.answers import clipped, reply
from cogs.board.picture import attachment, drawn
from cogs.client import Client
from cogs.dungeon_offers import dungeon_name, dungeon_offers
from cogs.errors import Said
from cogs.language import texts_of
from cogs.ruling import is_commissioner
from cogs.translator import command, group
from engine.match.dungeons import DungeonMap, faults
from engine.match.field import OFF, square_name
from render.from_game import shape_of_dungeon
from render.scene import Scene, TeamPanel, View
from services.dungeon_faults import fault_lines
from services.dungeons import MOST_BYTES, NAME_LENGTH
from services.errors import Refused
from services.language import Texts

Interaction = discord.Interaction[Client]
ENDINGS = (".txt", ".map")
ALT_LENGTH = 1000


class DungeonCog(commands.Cog):
    """Dungeons."""

    dungeon = group("dungeon")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("dungeon list", dungeon)
    async def list(self, interaction: Interaction) -> None:
        """The dungeons that can be played in."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        found = await self.bot.services.dungeons.all(interaction.guild_id)
        lines = [
            texts.say("dungeon-list"),
            *(f"**{dungeon_name(one.name, texts)}** · {_size(one, texts)}" for one in found),
        ]
        await reply(interaction, clipped(lines, texts))

    @command("dungeon show", dungeon)
    async def show(self, interaction: Interaction, name: Range[str, 1, NAME_LENGTH]) -> None:
        """A dungeon as a picture and in words."""
        assert interaction.guild_id is not None
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        found = await self.bot.services.dungeons.get(interaction.guild_id, name)
        lines = [f"### {dungeon_name(found.name, texts)}", *described(found, texts)]
        lines += fault_lines(faults(found), texts)
        shape = shape_of_dungeon(found, found.chests, _teleporters(found))
        sides = TeamPanel(texts.say("side-home"), turns=0), TeamPanel(texts.say("side-away"), turns=0)
        png = await drawn(Scene(*sides, field=shape, view=View.WHOLE, weather=""))
        alt = " ".join(described(found, texts))[:ALT_LENGTH]
        await reply(interaction, clipped(lines, texts), file=attachment(png, alt))

    @command("dungeon upload", dungeon)
    async def upload(
        self, interaction: Interaction, name: Range[str, 1, NAME_LENGTH], file: discord.Attachment
    ) -> None:
        """Check a map and store it, or tell everything that is wrong with it."""
        assert interaction.guild_id is not None
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        commissioner = await is_commissioner(interaction)
        if not commissioner:
            raise Refused("dungeon_not_commissioner")
        if not file.filename.lower().endswith(ENDINGS):
            raise Said(texts.say("dungeon-file-type"))
        if file.size > MOST_BYTES:
            raise Refused("dungeon_large", max=MOST_BYTES)
        found = await self.bot.services.dungeons.upload(
            interaction.guild_id, name, await file.read(), commissioner=commissioner
        )
        refused = any(not fault.advice for fault in found)
        said = texts.say("dungeon-invalid" if refused else "dungeon-uploaded", name=name.strip().lower())
        await reply(interaction, clipped([said, *(f"- {line}" for line in fault_lines(found, texts))], texts))

    @command("dungeon delete", dungeon)
    async def delete(self, interaction: Interaction, name: Range[str, 1, NAME_LENGTH]) -> None:
        """Delete one of the server's own dungeons."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        await self.bot.services.dungeons.delete(
            interaction.guild_id, name, commissioner=await is_commissioner(interaction)
        )
        await reply(interaction, texts.say("dungeon-deleted", name=name.strip().lower()))

    @show.autocomplete("name")
    async def _any(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await dungeon_offers(interaction, typed)

    @upload.autocomplete("name")
    @delete.autocomplete("name")
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await dungeon_offers(interaction, typed, own=True)


def _teleporters(drawn_map: DungeonMap) -> tuple[int, ...]:
    placed = dict(drawn_map.teleporters)
    return tuple(placed.get(number, OFF) for number in range(1, drawn_map.teleporter_count + 1))


def _size(found: DungeonMap, texts: Texts) -> str:
    columns, rows = found.size
    squares = len(found.floor) + len(found.hazards) + len(found.obstacles)
    return texts.say("dungeon-size", columns=columns, rows=rows, squares=squares)


def described(found: DungeonMap, texts: Texts) -> list[str]:
    """A dungeon in words: its size, what is placed where, what the coaches place, and its terrain."""
    lines = [_size(found, texts)]
    for side, zone in zip(("home", "away"), found.end_zone, strict=True):
        names = sorted(zone, key=lambda sq: (sq >> 6, sq & 63))
        if names:
            lines.append(
                texts.say(
                    f"dungeon-zone-{side}", first=square_name(names[0]), last=square_name(names[-1]), count=len(names)
                )
            )
    chests = ", ".join(square_name(sq) for sq in found.chests)
    left = found.chest_count - len(found.chests)
    lines.append(texts.say("dungeon-chests", squares=chests) if chests else "")
    lines.append(texts.say("dungeon-chests-left", count=left) if left else "")
    placed = ", ".join(f"{number} {square_name(sq)}" for number, sq in found.teleporters)
    missing = found.teleporter_count - len(found.teleporters)
    lines.append(texts.say("dungeon-teleporters", squares=placed) if placed else "")
    lines.append(texts.say("dungeon-teleporters-left", count=missing) if missing else "")
    terrain = Counter(kind for _, kind in found.hazards)
    parts = [
        texts.say("dungeon-terrain", kind=texts.say(f"hazard-{kind}"), count=count) for kind, count in terrain.items()
    ]
    things = Counter(kind for _, kind in found.obstacles)
    parts += [
        texts.say("dungeon-terrain", kind=texts.say(f"obstacle-{kind}"), count=count) for kind, count in things.items()
    ]
    if found.narrow:
        parts.append(texts.say("dungeon-terrain", kind=texts.say("dungeon-unsafe"), count=len(found.narrow)))
    lines.append(texts.say("dungeon-terrains", parts=", ".join(parts)) if parts else "")
    return [line for line in lines if line]


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(DungeonCog(bot))
