"""What waits in storage for an answer: found where no message shows it yet, and posted in the thread with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import discord
from discord import ui

from cogs.views.unkept import unkept
from services import agreed
from services.language import Texts
from services.session import MatchSession

Button = ui.Button[Any]


async def unposted(session: MatchSession, kinds: Collection[str]) -> list[agreed.Agreement]:
    """The requests of these kinds that stand in storage and nowhere else."""
    return [one for one in await agreed.pending(session) if one.kind in kinds and one.message_id is None]


async def post(
    session: MatchSession,
    thread: discord.Thread,
    asked: agreed.Agreement,
    text: str,
    buttons: Iterable[Button],
    mentions: discord.AllowedMentions,
) -> None:
    """Post a request and note its message.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    view = unkept(ui.View(timeout=None))
    for button in buttons:
        view.add_item(button)
    message = await thread.send(text, view=view, allowed_mentions=mentions)
    await agreed.set_agreement_message(session, asked.id, message.id)


def yes_or_no(asked: agreed.Agreement, texts: Texts, custom_id: Callable[[int, int, str], str]) -> list[Button]:
    """A button to agree and one to refuse; ``custom_id`` is made of match, request and answer."""
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.secondary}
    return [
        ui.Button(
            label=texts.say(f"view-agree-{answer}"),
            style=style,
            custom_id=custom_id(asked.match_id, asked.id, answer),
        )
        for answer, style in styles.items()
    ]
