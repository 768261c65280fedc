"""The buttons below a board that answer no question: take back, log, another view, typed squares, go on."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board import picture
from cogs.board.look import Look
from cogs.client import client_of
from cogs.errors import answered, tell
from cogs.language import texts_of
from cogs.views import ids
from cogs.views.hand import show_hand
from cogs.views.judging import judge, session_of
from cogs.views.log import send_log
from cogs.views.stale import settled
from cogs.views.take_back import offer_take_back
from cogs.views.typed import typing_form
from services import agreed, narration
from services.errors import Refused
from services.outcome import Outcome
from services.session import MatchSession

Interaction = discord.Interaction[Any]


class Tool(ui.DynamicItem[ui.Button[Any]], template=ids.TOOL):
    """A button that answers no question."""

    def __init__(self, match: int, prompt: int, tool: str, about: str) -> None:
        super().__init__(ui.Button(custom_id=ids.tool(match, prompt, tool, about)))
        self.match, self.prompt, self.tool, self.about = match, prompt, tool, about

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Tool:
        return cls(int(match["match"]), int(match["prompt"]), match["tool"], match["about"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        # A form must be the first answer.
        if self.tool != "to":
            await interaction.response.defer()
        session = await session_of(interaction, self.match)
        await settled(interaction, session, self._use(interaction, session))

    async def _use(self, interaction: Interaction, session: MatchSession) -> Outcome | None:
        boards, user_id = client_of(interaction).boards, interaction.user.id
        match self.tool:
            case "back":
                return await take_back(interaction, session)
            case "log":
                await send_log(interaction, session)
            case "cards":
                await show_hand(interaction, session)
            case "resume":
                return await agreed.unpause(session, user_id)
            case "to":
                judge(session, user_id, self.prompt)
                await interaction.response.send_modal(
                    typing_form(session, self.prompt, self.about, await texts_of(interaction))
                )
            case "whole" if session.asked_user != user_id:
                await show_pitch(interaction, session)
            case "whole" | "play" | "look":
                judge(session, user_id, self.prompt)
                player, _, mode = self.about.partition(".")
                boards.show(session, look=Look(player or None, mode or None, whole=self.tool == "whole"))
                await boards.tell_trouble(interaction, session)
            case _:
                raise Refused("stale")
        return None


async def show_pitch(interaction: Interaction, session: MatchSession) -> None:
    """Show the whole pitch to somebody who is not asked, and to him alone."""
    texts = await texts_of(interaction)
    get = client_of(interaction).services.preferences.get
    palette = (await get(session.match.guild_id, interaction.user.id)).palette
    shown = picture.scene(session, texts, Look(whole=True), palette == "colour_blind", ())
    file = picture.attachment(await picture.drawn(shown), picture.alt_text(session, texts))
    await tell(interaction, narration.headline(session.game, texts), file=file)


async def take_back(interaction: Interaction, session: MatchSession) -> Outcome | None:
    """Take back freely what may be; else offer what the other coach can agree to."""
    outcome = await agreed.take_back(session, interaction.user.id)
    if isinstance(outcome.refusal, Refused) and outcome.refusal.code in ("take_back_dice", "take_back_other"):
        await offer_take_back(interaction, session)
        return None
    return outcome
