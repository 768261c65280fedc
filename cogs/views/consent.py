"""What a commissioner asks both coaches to agree to: posted in the thread with two buttons that each of them presses."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board.places import both_coaches
from cogs.client import client_of
from cogs.errors import answered
from cogs.language import match_texts
from cogs.ruling import tell_ruling
from cogs.views import ids
from cogs.views.judging import session_of
from cogs.views.posting import post, unposted, yes_or_no
from engine.match.decisions import Decision
from services import agreed, consent, narration
from services.language import Texts
from services.narration.corrections import corrected
from services.session import MatchSession

Interaction = discord.Interaction[Any]
_NOBODY = discord.AllowedMentions.none()


class Consent(ui.DynamicItem[ui.Button[Any]], template=ids.CONSENT):
    """A coach's answer to what the commissioner asks."""

    def __init__(self, match: int, agreement: int, answer: str) -> None:
        super().__init__(ui.Button(custom_id=ids.consent(match, agreement, answer)))
        self.match, self.agreement, self.answer = match, agreement, answer

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Consent:
        return cls(int(match["match"]), int(match["agreement"]), match["answer"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        client, session = client_of(interaction), await session_of(interaction, self.match)
        outcome = await consent.answer(session, interaction.user.id, self.agreement, self.answer == "yes")
        if not await client.boards.settle(interaction, session, outcome):
            return
        agreement = outcome.agreement
        assert agreement is not None
        texts = match_texts(session.match)
        text = request_text(session, agreement, texts)
        if agreement.answer is None:
            await interaction.edit_original_response(content=text, allowed_mentions=_NOBODY)
            return
        who = f"<@{agreement.answered_by}>" if agreement.answered_by is not None else ""
        text = f"{text}\n{texts.say(f'consent-{agreement.answer}', who=who)}"
        await interaction.edit_original_response(content=text[:2000], view=None, allowed_mentions=_NOBODY)
        if agreement.answer == "accepted":
            await tell_ruling(client, session)


async def post_consents(session: MatchSession, thread: discord.Thread) -> None:
    """Ask both coaches what stands in storage and nowhere else, however often this is called.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    texts = match_texts(session.match)
    for asked in await unposted(session, consent.KINDS):
        text = request_text(session, asked, texts)
        buttons = yes_or_no(asked, texts, ids.consent)
        await post(session, thread, asked, text, buttons, both_coaches(session.match))


def request_text(session: MatchSession, agreement: agreed.Agreement, texts: Texts) -> str:
    """What is asked of both coaches, and who has agreed."""
    match = session.match
    details: dict[str, Any] = agreement.details
    home, away = f"<@{match.home_coach}>", f"<@{match.away_coach}>"
    lines = [texts.say(f"consent-{agreement.kind}", who=f"<@{agreement.asked_by}>", home=home, away=away)]
    names = narration.Names(session.game.position, texts)
    wanted: list[Decision] = [tuple(one) for one in details.get("what", ())]
    lines += [f"- {corrected(decision[1:], names)}" for decision in wanted]
    if details.get("reason"):
        lines.append(texts.say("ruling-because", reason=discord.utils.escape_markdown(str(details["reason"]))).strip())
    if details["agreed"] and agreement.answer is None:
        coaches = texts.join([f"<@{match.coach(side)}>" for side in details["agreed"]])
        lines.append(texts.say("consent-agreed", coaches=coaches))
    return "\n".join(lines)[:1900]
