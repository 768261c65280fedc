"""Board messages as Discord lays them out: the picture on top, always of one height, the words, then the controls."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.board.look import Look
from cogs.board.picture import FILE_NAME, alt_text
from cogs.board.rows import question_rows
from cogs.board.sure import sure_text
from cogs.board.words import board_text
from cogs.views.unkept import unkept
from services.language import Texts
from services.session import MatchSession

TEXT_LENGTH = 3900
ADDRESS = f"attachment://{FILE_NAME}"


def board_layout(session: MatchSession, texts: Texts, look: Look, *, pictured: bool = True) -> ui.LayoutView:
    """The board of a match that is going on; without its picture where none could be drawn."""
    said = board_text(session, texts, sure_text(session.game, texts, look))
    view = _with_picture(said, alt_text(session, texts), pictured)
    for row in question_rows(session, texts, look):
        view.add_item(row)
    return view


def report_layout(text: str, description: str, *, pictured: bool = True) -> ui.LayoutView:
    """What remains of a board: its picture, where one could be drawn, and a few lines."""
    return _with_picture(text, description, pictured)


def _with_picture(text: str, description: str, pictured: bool) -> ui.LayoutView:
    view = unkept(ui.LayoutView(timeout=None))
    if pictured:
        shown = discord.MediaGalleryItem(ADDRESS, description=description or None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(shown)
        view.add_item(gallery)
    view.add_item(ui.TextDisplay(text[:TEXT_LENGTH]))
    return view
