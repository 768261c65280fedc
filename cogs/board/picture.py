"""The picture of a match as it stands, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import discord

from cogs.board.considered import considered
from cogs.board.look import Look
from cogs.board.sure import sure_text
from engine.match.game import Game
from render.board import draw_board
from render.from_game import Words, scene_of
from render.scene import Scene, View
from services import narration
from services.controls import able, player_values
from services.language import Texts
from services.narration import Names
from services.session import MatchSession

FILE_NAME = "board.png"
ALT_LENGTH = 1024
_drawers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="drawer")


def scene(session: MatchSession, texts: Texts, look: Look, colour_blind: bool, events: Iterable[object]) -> Scene:
    """What the picture shows: the match, what has just happened, and what the coach looks at."""
    game = session.game
    position = game.position
    weather = f"weather-{position.weather}" if position.dungeon is None else ""
    period = f"half-{position.half}" if position.dungeon is None else "half-dungeon"
    words = Words(
        period=texts.say(period) if texts.has(period) else "",
        weather=texts.say(weather) if texts.has(weather) else "",
        caption=caption(session, texts, look),
        in_force=tuple(narration.in_force_short(position, texts)),
    )
    return scene_of(
        position,
        game.prompt,
        words=words,
        considered=considered(game, look),
        events=events,
        view=View.WHOLE if look.whole else None,
        colour_blind=colour_blind,
    )


def caption(session: MatchSession, texts: Texts, look: Look) -> str:
    """The line below the pitch: what waits for a confirmation, else the player who is looked at, else what is asked."""
    game = session.game
    if game.prompt is None:
        return ""
    return sure_text(game, texts, look) or looked_at(game, texts, look) or narration.question(game, texts)


def looked_at(game: Game, texts: Texts, look: Look) -> str:
    """The player whom a coach looks at before he gives him an action: his characteristics and skills."""
    if look.selected not in able(game):
        return ""
    me = game.position.players[look.selected]
    return f"{Names(game.position, texts).of(me)} · {player_values(me, texts)}"


def left_behind(shown: Scene, caption: str) -> Scene:
    """A scene as it stays in the thread: what happened, without what a coach was looking at and asked."""
    tokens = tuple(replace(token, selected=False) if token.selected else token for token in shown.tokens)
    return replace(shown, tokens=tokens, marks=(), path=None, caption=caption)


def drawn(shown: Scene) -> asyncio.Future[bytes]:
    """A scene as a PNG file; it is drawn from now on, whatever the caller does before he waits for it."""
    return asyncio.get_running_loop().run_in_executor(_drawers, draw_board, shown)


def alt_text(session: MatchSession, texts: Texts) -> str:
    """What the picture shows, in words."""
    return narration.alt_text(session.game, texts)[:ALT_LENGTH]


def attachments(png: bytes | None, description: str) -> list[discord.File]:
    """A picture as it is sent, none where there is none; each sending needs its own."""
    return [attachment(png, description)] if png is not None else []


def attachment(png: bytes, description: str) -> discord.File:
    """A picture as it is sent; each sending needs its own."""
    return discord.File(BytesIO(png), FILE_NAME, description=description or None)
