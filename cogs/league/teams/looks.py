"""A team's two colours and its emblem, chosen while looking at the sheet that wears them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.league.teams.founding import mine
from cogs.league.teams.parts import Press, Style, button, form, option, select, show, text_field, view_of
from cogs.league.teams.sheets import pictures
from render.league_scene import EMBLEMS, PLAIN_COLOURS
from services.language import Texts
from services.league.teams import LeagueTeam

#: Colours by name, in the order of a rainbow.
COLOURS = {
    "white": "#f8f8f8",
    "silver": "#a9b2bd",
    "grey": "#5c6570",
    "black": "#15181d",
    "brown": "#6b3f1d",
    "tan": "#c9a26b",
    "cream": "#f2e6c4",
    "gold": "#f2c230",
    "yellow": "#ffe94a",
    "orange": "#f07f1a",
    "red": "#d32f2f",
    "crimson": "#8e1b2e",
    "pink": "#f08cb4",
    "magenta": "#c2329b",
    "violet": "#7a3fb0",
    "indigo": "#3a2e7a",
    "navy": "#16324a",
    "blue": "#1c54c4",
    "sky": "#6db8ee",
    "turquoise": "#1fa6a0",
    "mint": "#8be0a0",
    "green": "#2e8b3d",
    "forest": "#0d3a24",
    "olive": "#7a7d2a",
}
HALF = (len(EMBLEMS) + 1) // 2
COLOUR_LENGTH = 7
NO_EMBLEM = "none"


async def show_looks(press: Press) -> None:
    """The sheet with selects of colours and emblems."""
    await _panel(press, await mine(press))


async def _panel(press: Press, stored: LeagueTeam) -> None:
    if not press.interaction.response.is_done():
        await press.interaction.response.defer()
    text = press.texts.say("team-looks-title", team=discord.utils.escape_markdown(stored.name))
    await show(press, text, view_of(controls(stored, press.texts)), await pictures(press, stored))


def controls(stored: LeagueTeam, texts: Texts) -> Iterator[ui.Item[Any]]:
    """The selects of colours and emblems, and the way back."""
    first, second = worn(stored)
    for which, hexadecimal in (("first", first), ("second", second)):
        yield select("colour", stored.id, texts.say(f"team-colour-{which}"), _colours(hexadecimal, texts), which)
    plain = option(texts.say("team-emblem-initials"), NO_EMBLEM, default=not stored.emblem)
    yield select("emblem", stored.id, texts.say("team-emblem-some"), [plain, *_emblems(0, stored, texts)], 0)
    yield select("emblem", stored.id, texts.say("team-emblem-others"), _emblems(1, stored, texts), 1)
    yield button("hex", stored.id, texts.say("team-colour-own"))
    yield button("back", stored.id, texts.say("team-back"), "", Style.primary)


def _colours(now: str, texts: Texts) -> Iterator[discord.SelectOption]:
    for name, hexadecimal in COLOURS.items():
        yield option(texts.say(f"team-colour-{name}"), hexadecimal, default=hexadecimal == now)


def _emblems(half: int, stored: LeagueTeam, texts: Texts) -> list[discord.SelectOption]:
    every = sorted(EMBLEMS, key=lambda one: texts.say(f"team-emblem-{one}"))
    return [
        option(texts.say(f"team-emblem-{one}"), one, default=one == stored.emblem)
        for one in every[half * HALF : (half + 1) * HALF]
    ]


def worn(stored: LeagueTeam) -> tuple[str, str]:
    """A team's two colours as ``#rrggbb``; the plain ones while it has chosen none."""
    if len(stored.colours) == 2:
        return stored.colours[0], stored.colours[1]
    first, second = ("#{:02x}{:02x}{:02x}".format(*colour) for colour in PLAIN_COLOURS)
    return first, second


async def colour(press: Press) -> None:
    """One of both colours is chosen."""
    stored = await mine(press)
    first, second = worn(stored)
    both = (press.value, second) if press.about == "first" else (first, press.value)
    await _panel(press, await press.services.teams.dress(press.guild_id, stored.id, press.actor, both))


async def emblem(press: Press) -> None:
    """An emblem is chosen, or the initials."""
    chosen = press.value if press.value in EMBLEMS else ""
    await _panel(press, await press.services.teams.dress(press.guild_id, press.team_id, press.actor, emblem=chosen))


async def ask_colours(press: Press) -> None:
    """The form for colours by their numbers."""
    stored = await mine(press)
    texts = press.texts
    asked = form("hex", stored.id, texts.say("team-colour-own"))
    for which, hexadecimal in zip(("first", "second"), worn(stored), strict=True):
        hint = texts.say("team-colour-hint")
        asked.add_item(
            text_field(which, texts.say(f"team-colour-{which}"), most=COLOUR_LENGTH, value=hexadecimal, hint=hint)
        )
    await press.interaction.response.send_modal(asked)


async def colours_given(press: Press) -> None:
    """Both colours were given by their numbers.

    Raises:
        Refused: ``league_bad_colour``.
    """
    first, second = (_hash(press.fields.get(which, "")) for which in ("first", "second"))
    await _panel(press, await press.services.teams.dress(press.guild_id, press.team_id, press.actor, (first, second)))


def _hash(typed: str) -> str:
    return f"#{typed.strip().removeprefix('#')}"
