"""Spending a match's budget before the coin toss: open to both coaches, binding once both have confirmed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import matches
from db.errors import NotFound
from db.matches import Match
from services.beginning import begin
from services.desk import Desk
from services.errors import Refused
from services.hiring import Basket, baskets

Change = Callable[[Basket], Basket]


class Shopping:
    """The baskets of matches that have not begun. Nothing is hired before both coaches have confirmed theirs."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def add(self, guild_id: int, match_id: int, user_id: int, item: str, side: int | None = None) -> Match:
        """Put one piece of an item into the coach's basket.

        ``side`` is that of the control, where one was used; the same holds for the other methods.

        Raises:
            Refused: ``no_such_match``, ``stranger``, ``purchase_other``, ``purchase_closed``, ``purchase_confirmed``, or
                another ``purchase_…`` where a limit would be broken.
        """
        return await self._change(guild_id, match_id, user_id, side, lambda b: replace(b, items=b.with_item(item)))

    async def remove(self, guild_id: int, match_id: int, user_id: int, item: str, side: int | None = None) -> Match:
        """Take one piece of an item out of the basket.

        Raises:
            Refused: as :meth:`add`, ``purchase_not_there``.
        """
        return await self._change(guild_id, match_id, user_id, side, lambda b: replace(b, items=b.without_item(item)))

    async def confirm(self, guild_id: int, match_id: int, user_id: int, side: int | None = None) -> Match:
        """Confirm the basket; when both are, the match begins: its state is ``playing`` then.

        Raises:
            Refused: as :meth:`add`.
        """
        return await self._change(guild_id, match_id, user_id, side, lambda b: replace(b, done=True))

    async def reopen(self, guild_id: int, match_id: int, user_id: int, side: int | None = None) -> Match:
        """Go on shopping, as long as the other coach has not confirmed too.

        Raises:
            Refused: ``no_such_match``, ``stranger``, ``purchase_other``, ``purchase_closed``.
        """
        return await self._change(guild_id, match_id, user_id, side, lambda b: replace(b, done=False), confirmed=True)

    async def set_message(self, guild_id: int, match_id: int, side: int, message_id: int) -> Match:
        """Remember the message that shows a basket."""
        async with self._desk.database.transaction() as conn:
            match = await matches.load_match(conn, guild_id, match_id)
            both = baskets(match)
            return await _store(conn, match, replace(both[side], message=message_id)) if both is not None else match

    async def _change(
        self,
        guild_id: int,
        match_id: int,
        user_id: int,
        side: int | None,
        change: Change,
        confirmed: bool = False,
    ) -> Match:
        async with self._desk.database.transaction() as conn:
            try:
                match = await matches.load_match(conn, guild_id, match_id)
            except NotFound:
                raise Refused("no_such_match") from None
            own = _side_of(match, user_id, side)
            both = baskets(match)
            if match.state != "teams" or both is None:
                raise Refused("purchase_closed")
            if both[own].done and not confirmed:
                raise Refused("purchase_confirmed")
            match = await _store(conn, match, change(both[own]))
            both = baskets(match)
            if both is not None and both[0].done and both[1].done:
                match = await begin(conn, match, self._desk.clock.now())
        self._desk.rearm()
        return match


def _side_of(match: Match, user_id: int, side: int | None) -> int:
    """The side that a coach shops for."""
    if match.side_of(user_id) is None:
        raise Refused("stranger")
    own = match.side_of(user_id) if side is None else side
    assert own is not None
    if match.coach(own) != user_id:
        raise Refused("purchase_other")
    return own


async def _store(conn: AsyncConnection, match: Match, basket: Basket) -> Match:
    team = {
        "ready_made": basket.sheet.id,
        "basket": list(basket.items),
        "done": basket.done,
        "message": basket.message,
    }
    if basket.side == 0:
        return await matches.update_match(conn, match.guild_id, match.id, home_team=team)
    return await matches.update_match(conn, match.guild_id, match.id, away_team=team)
