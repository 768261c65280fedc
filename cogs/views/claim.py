"""What a coach is offered when the other has let three turns in a row run out: the win, or the commissioner."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board.pings import wished
from cogs.board.places import only, thread_of
from cogs.calling import callers
from cogs.client import Client, client_of
from cogs.errors import answered, tell
from cogs.language import match_texts, texts_of
from cogs.ruling_words import ruling_text
from cogs.views import ids
from cogs.views.judging import session_of
from cogs.views.posting import post, unposted
from cogs.views.unkept import unkept
from services import commissioner, narration
from services.claims import CLAIM, TURNS
from services.session import MatchSession

Interaction = discord.Interaction[Any]


class Claim(ui.DynamicItem[ui.Button[Any]], template=ids.CLAIM):
    """Claims the win once it is confirmed, or calls the commissioner."""

    def __init__(self, match: int, agreement: int, what: str) -> None:
        super().__init__(ui.Button(custom_id=ids.claim(match, agreement, what)))
        self.match, self.agreement, self.what = match, agreement, what

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Claim:
        return cls(int(match["match"]), int(match["agreement"]), match["what"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        session = await session_of(interaction, self.match)
        if self.what == "claim":
            await self._ask(interaction, session)
            return
        await interaction.response.defer()
        client, user_id = client_of(interaction), interaction.user.id
        do = commissioner.call if self.what == "call" else commissioner.claim
        outcome = await do(session, user_id, self.agreement)
        if not await client.boards.settle(interaction, session, outcome):
            return
        if self.what == "call":
            await call_commissioner(client, session)
            return
        await interaction.edit_original_response(
            content=await _newest(client, session, interaction), view=None, allowed_mentions=_NOBODY
        )

    async def _ask(self, interaction: Interaction, session: MatchSession) -> None:
        """Ask once more, the sender alone."""
        await commissioner.offer(session, interaction.user.id, self.agreement)
        texts = await texts_of(interaction)
        view = unkept(ui.View(timeout=None))
        custom_id = ids.claim(self.match, self.agreement, "sure")
        view.add_item(ui.Button(label=texts.say("claim-take"), style=discord.ButtonStyle.danger, custom_id=custom_id))
        await tell(interaction, texts.say("claim-sure"), view=view)


_NOBODY = discord.AllowedMentions.none()


async def _newest(client: Client, session: MatchSession, interaction: Interaction) -> str:
    rulings = await commissioner.rulings_of(client.services.desk, session.match)
    return ruling_text(rulings[-1], session, await texts_of(interaction))


async def call_commissioner(client: Client, session: MatchSession) -> None:
    """Mention who can rule, with what has happened: the league's commissioners, else the server's role or its owner."""
    match = session.match
    rulings = await commissioner.rulings_of(client.services.desk, match)
    text = ruling_text(rulings[-1], session, match_texts(match))
    users = await commissioner.commissioners(client.services.desk, match)
    allowed = only(*users)
    called = " ".join(f"<@{user}>" for user in users)
    thread = await thread_of(client, session)
    if not users:
        called, allowed = await callers(client, thread.guild)
    await thread.send(f"{called} {text}".strip(), allowed_mentions=allowed)


async def post_claims(session: MatchSession, thread: discord.Thread) -> None:
    """Post an offer that stands in storage and nowhere else, however often this is called.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    match = session.match
    if max(match.home_timeouts, match.away_timeouts) < TURNS or match.state != "playing":
        return
    texts = match_texts(match)
    for offer in await unposted(session, (CLAIM,)):
        coach = match.coach(offer.side)
        team = narration.Names(session.game.position, texts).team(1 - offer.side)
        turns = match.timeouts(1 - offer.side)
        text = texts.say("claim-offer", coach=f"<@{coach}>", team=team, turns=turns)
        buttons = [
            ui.Button[Any](label=texts.say(said), style=style, custom_id=ids.claim(match.id, offer.id, what))
            for what, said, style in (
                ("claim", "claim-take", discord.ButtonStyle.danger),
                ("call", "claim-call", discord.ButtonStyle.secondary),
            )
        ]
        await post(session, thread, offer, text, buttons, await wished(session, coach))
