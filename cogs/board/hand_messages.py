"""Direct messages in which a coach who allows them is told his special play cards."""

from __future__ import annotations

import logging

import discord

from cogs.client import Client
from cogs.naming import match_name
from services import hands
from services.cards import PAUSE, has_cards
from services.language import texts_for
from services.session import MatchSession

log = logging.getLogger(__name__)
#: What stands for the beginning among the questions that were told.
START = 0


async def message_hands(client: Client, session: MatchSession, told: set[tuple[int, int]]) -> None:
    """Tell coaches who allow it their hands by direct message: both as the match begins, and who is asked in a pause.

    Who does not allow it, or cannot be reached, is told nothing, and nobody else can see a difference. ``told`` are the
    questions and sides that were told before.
    """
    match, prompt = session.match, session.game.prompt
    if match.state != "playing" or prompt is None or not has_cards(match):
        return
    position = session.game.position
    for side, team in enumerate(position.teams):
        pausing = prompt.kind == PAUSE and prompt.side == side
        reasons = {(prompt.number, side)} if pausing else set[tuple[int, int]]()
        if position.phase in ("pre_match", "toss"):
            reasons.add((START, side))
        if not team.hand or not reasons - told:
            continue
        told |= reasons
        coach = await client.services.preferences.get(match.guild_id, match.coach(side))
        if coach.card_messages:
            await _message(client, session, side, coach.language)


async def _message(client: Client, session: MatchSession, side: int, language: str | None) -> None:
    match = session.match
    texts = texts_for(language or match.language)
    text = "\n".join(hands.hand_lines(session.game, side, texts))
    embed = discord.Embed(title=texts.say("cards-title"), description=text[: hands.EMBED_LENGTH])
    link = client.boards.link(match) or ""
    try:
        user = client.get_user(match.coach(side)) or await client.fetch_user(match.coach(side))
        await user.send(texts.say("cards-message", match=match_name(match, texts), link=link), embed=embed)
    except discord.HTTPException as error:
        log.info("a coach of match %s cannot be sent direct messages: %s", match.id, error.code)
