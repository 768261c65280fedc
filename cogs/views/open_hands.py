"""Hands that are open before their coaches: each goes when it is shown anew, or when what it offered is past.

Kept in memory alone: one that was forgotten stays, and its buttons answer by what is asked by then.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from services.session import MatchSession

#: How long Discord lets a bot delete what one person alone sees.
DELETABLE = timedelta(minutes=14)


@dataclass(slots=True)
class Open:
    """A hand that is shown: its message, the question it was shown at, whether it offered a card to play, and the cards."""

    message: discord.WebhookMessage
    prompt: int
    offers: bool
    cards: tuple[str, ...]
    at: datetime


class OpenHands:
    """What is open, by match and side."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], Open] = {}

    async def opened(self, session: MatchSession, side: int, hand: Open) -> None:
        """Remember a hand, and close the one that its coach had open before."""
        await self.close(session, side, hand.at)
        self._open[session.match.id, side] = hand

    def forget(self, session: MatchSession, side: int) -> None:
        """Let a hand stay as it is: something else stands in its place now."""
        self._open.pop((session.match.id, side), None)

    async def close_past(self, session: MatchSession, now: datetime) -> None:
        """Close the hands of a match that offer what cannot be played any more, or name cards that are gone."""
        prompt = session.game.prompt
        number = prompt.number if prompt is not None else 0
        for side in (0, 1):
            hand = self._open.get((session.match.id, side))
            if hand is None:
                continue
            changed = hand.cards != tuple(session.game.position.teams[side].hand)
            if changed or (hand.offers and hand.prompt != number):
                await self.close(session, side, now)

    async def close(self, session: MatchSession, side: int, now: datetime) -> None:
        """Delete the hand that is open, as far as Discord still allows it."""
        hand = self._open.pop((session.match.id, side), None)
        if hand is None or now - hand.at > DELETABLE:
            return
        try:
            await hand.message.delete()
        except discord.HTTPException:
            # Its coach has dismissed it, or it is too old by Discord's clock.
            return
