"""Requests to the other coach: posted in the thread with two buttons, answered by him."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board.pings import wished
from cogs.client import client_of
from cogs.errors import answered
from cogs.language import match_texts
from cogs.views import ids
from cogs.views.judging import session_of
from cogs.views.posting import post, unposted, yes_or_no
from services import agreed, narration
from services.language import Texts
from services.outcome import Outcome
from services.session import MatchSession

Interaction = discord.Interaction[Any]


class Agree(ui.DynamicItem[ui.Button[Any]], template=ids.AGREE):
    """The answer to a request."""

    def __init__(self, match: int, agreement: int, answer: str) -> None:
        super().__init__(ui.Button(custom_id=ids.agree(match, agreement, answer)))
        self.match, self.agreement, self.answer = match, agreement, answer

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Agree:
        return cls(int(match["match"]), int(match["agreement"]), match["answer"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        session = await session_of(interaction, self.match)
        outcome = await agreed.answer(session, interaction.user.id, self.agreement, self.answer == "yes")
        if await client_of(interaction).boards.settle(interaction, session, outcome):
            text = _answered(session, outcome, match_texts(session.match))
            await interaction.edit_original_response(content=text, view=None, allowed_mentions=_NOBODY)


_NOBODY = discord.AllowedMentions.none()


async def post_requests(session: MatchSession, thread: discord.Thread) -> None:
    """Ask the other coach what stands in storage and nowhere else, however often this is called.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    texts = match_texts(session.match)
    for asked in await unposted(session, agreed.KINDS):
        text = await _request(session, asked, texts)
        mentions = await wished(session, session.match.coach(1 - asked.side))
        await post(session, thread, asked, text, yes_or_no(asked, texts, ids.agree), mentions)


async def _request(session: MatchSession, agreement: agreed.Agreement, texts: Texts) -> str:
    asker, other = f"<@{agreement.asked_by}>", f"<@{session.match.coach(1 - agreement.side)}>"
    what = ""
    if agreement.kind == "take_back":
        keep = int(agreement.details["keep"])
        point = next((point for point in await agreed.points(session) if point.keep == keep), None)
        what = narration.label_past(point.decision, point.player, session.game, texts) if point is not None else ""
    kind = agreement.kind.replace("_", "-")
    return texts.say(f"view-request-{kind}", asker=asker, other=other, what=what)


def _answered(session: MatchSession, outcome: Outcome, texts: Texts) -> str:
    agreement = outcome.agreement
    assert agreement is not None
    who = f"<@{agreement.answered_by}>" if agreement.answered_by is not None else ""
    kind = agreement.kind.replace("_", "-")
    return texts.say(f"view-{agreement.answer}-{kind}", who=who, count=outcome.taken_back)
