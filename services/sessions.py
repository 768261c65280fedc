"""The matches in memory, and the sweep over what falls due."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements, deadlines, matches
from db import clocks as clock_rows
from db.clocks import ClockBank
from db.deadlines import Deadline, NewDeadline
from db.errors import NotFound
from db.matches import Match
from services import agreed, dungeon_clock
from services.cards import PAUSE
from services.clock import DECIDING, DEFAULT_PRESET, PRESETS
from services.desk import Desk
from services.dungeons import TIMED
from services.errors import Refused
from services.loading import read
from services.outcome import Outcome
from services.session import MatchSession

log = logging.getLogger(__name__)
#: The kind of an :class:`Expiry` that only shows a match whose log had to be cut.
CUT = "cut"
#: What only tells a coach that he is asked, the most urgent last.
REMINDERS = ("mention", "halfway", "warning")


@dataclass(frozen=True, slots=True)
class Expiry:
    """Something that fell due in a match.

    ``cut``: its log no longer replayed when it was taken up for what fell due, so that it began its turn again. ``turn`` and ``prompt``: the clock decided, ``outcome`` tells what came of it. ``warning``, ``halfway`` and
    ``mention`` (the end of quiet hours): ``mention`` is the coach to be told, who has until ``due_at``.
    """

    guild_id: int
    match_id: int
    kind: str
    outcome: Outcome | None = None
    mention: int | None = None
    due_at: datetime | None = None


class Sessions:
    """Match sessions, loaded when they are needed; the longest unused go when there are more than ``capacity``."""

    def __init__(self, desk: Desk, capacity: int = 500) -> None:
        self.desk = desk
        self.capacity = capacity
        self._kept: OrderedDict[tuple[int, int], MatchSession] = OrderedDict()
        self._loading: dict[tuple[int, int], asyncio.Task[MatchSession]] = {}

    async def get(self, guild_id: int, match_id: int) -> MatchSession:
        """The session of a match of this guild.

        Raises:
            Refused: ``no_such_match``, ``not_started``, ``log_unreadable``.
        """
        key = guild_id, match_id
        session = self._kept.get(key)
        if session is None:
            task = self._loading.get(key)
            if task is None:
                task = self._loading[key] = asyncio.ensure_future(self._load(guild_id, match_id))
                task.add_done_callback(lambda _: self._loading.pop(key, None))
            session = await asyncio.shield(task)
        if key in self._kept:
            self._kept.move_to_end(key)
        return session

    async def _load(self, guild_id: int, match_id: int) -> MatchSession:
        resumed, clocks = await read(self.desk, guild_id, match_id)
        session = MatchSession(self.desk, resumed, clocks)
        if resumed.cut:
            log.warning("match %s: the log no longer replays, %s entries were struck", match_id, resumed.cut)
        self._kept[guild_id, match_id] = session
        idle = [key for key, kept in self._kept.items() if kept is not session and not kept.busy]
        for key in idle[: max(0, len(self._kept) - self.capacity)]:
            del self._kept[key]
        return session

    async def in_channel(self, guild_id: int, channel_id: int) -> MatchSession:
        """The session of the match whose thread this is.

        Raises:
            Refused: ``no_match_here``, ``not_started``.
        """
        async with self.desk.database.reading() as conn:
            match = await matches.find_match(conn, guild_id, channel_id)
        if match is None:
            raise Refused("no_match_here")
        return await self.get(guild_id, match.id)

    async def row(self, guild_id: int, match_id: int) -> Match:
        """A match as stored, started or not.

        Raises:
            Refused: ``no_such_match``.
        """
        try:
            async with self.desk.database.reading() as conn:
                return await matches.load_match(conn, guild_id, match_id)
        except NotFound:
            raise Refused("no_such_match") from None

    async def live(self, guild_id: int, user_id: int | None = None) -> list[Match]:
        """The matches of a guild that are going on, or those of one coach."""
        async with self.desk.database.reading() as conn:
            return await matches.list_matches(conn, guild_id, user_id=user_id)

    async def unclosed(self, guild_id: int, since: datetime) -> list[Match]:
        """The matches of a guild that ended since then and whose end was not shown yet."""
        async with self.desk.database.reading() as conn:
            return await matches.list_unclosed(conn, guild_id, since)

    async def unposted(self, guild_id: int) -> set[int]:
        """The matches of a guild in which something was asked that was not posted yet."""
        async with self.desk.database.reading() as conn:
            return await agreements.unposted_agreements(conn, guild_id)

    async def suspend(self, guild_id: int) -> None:
        """Pause what is being played in a guild where nobody can reach it; either coach can let it go on."""
        for match in await self.live(guild_id):
            if match.state != "playing":
                continue
            try:
                await agreed.suspend(await self.get(guild_id, match.id))
            except Refused as refusal:
                log.warning("match %s: %s", match.id, refusal)

    async def suspend_elsewhere(self, guild_ids: Collection[int]) -> None:
        """Pause what is being played in any guild but these, in which the bot is."""
        async with self.desk.database.reading() as conn:
            clocked = {deadline.guild_id for deadline in await deadlines.pending_deadlines(conn)}
        for guild_id in clocked.difference(guild_ids):
            await self.suspend(guild_id)

    def forget(self, guild_id: int) -> None:
        """Drop what memory holds of a guild."""
        for key in [key for key in self._kept if key[0] == guild_id]:
            del self._kept[key]

    # -- what falls due -----------------------------------------------------------------------------------------

    async def next_due(self) -> datetime | None:
        """When the next deadline falls due."""
        async with self.desk.database.reading() as conn:
            return await deadlines.next_due(conn)

    async def expire_due(self, now: datetime) -> list[Expiry]:
        """Do what has fallen due by ``now``, each once however often and from wherever this is called."""
        async with self.desk.database.reading() as conn:
            due = await deadlines.pending_deadlines(conn, due_by=now)
        done: list[Expiry] = []
        for deadline in due:
            try:
                expiry = await self._expire(deadline, now)
            except Exception:
                log.exception("deadline %s of match %s", deadline.id, deadline.match_id)
                continue
            if expiry is not None:
                done.append(expiry)
        return _without_idle_reminders(done)

    async def _expire(self, deadline: Deadline, now: datetime) -> Expiry | None:
        if deadline.match_id is None:
            return None
        try:
            session = await self.get(deadline.guild_id, deadline.match_id)
        except Refused:
            async with self.desk.database.transaction() as conn:
                await deadlines.fire(conn, deadline.guild_id, deadline.id, now)
            return None
        expiry = await self._fall_due(session, deadline, now)
        if expiry is None and session.cut:
            told = await session.summons(session.asked_user)
            return Expiry(deadline.guild_id, deadline.match_id, CUT, outcome=Outcome(mention=told.at_once))
        return expiry

    async def _fall_due(self, session: MatchSession, deadline: Deadline, now: datetime) -> Expiry | None:
        if deadline.kind == dungeon_clock.KIND:
            called = await session.call(deadline)
            return Expiry(session.match.guild_id, session.match.id, deadline.kind, outcome=called) if called else None
        if deadline.kind in DECIDING:
            outcome = await session.time_out(deadline)
            return Expiry(session.match.guild_id, session.match.id, deadline.kind, outcome=outcome) if outcome else None
        return await session.queue(lambda: self._remind(session, deadline, now))

    async def _remind(self, session: MatchSession, deadline: Deadline, now: datetime) -> Expiry | None:
        prompt, due_at, match = session.game.prompt, session.clocks.due_at, session.match
        asked = session.asked_user if prompt is not None and prompt.number == deadline.prompt_number else None
        told = await session.summons(asked)
        try:
            async with self.desk.database.transaction() as conn:
                if told.at is not None and due_at is not None and told.at < due_at:
                    await deadlines.postpone_deadlines(conn, match.guild_id, match.id, {deadline.id: told.at})
                    return None
                fired = await deadlines.fire(conn, match.guild_id, deadline.id, now)
        except NotFound:
            # While it waited for its turn something else was decided.
            return None
        if not fired or asked is None:
            return None
        # Where the clock will decide before his quiet hours end he is left in peace.
        return Expiry(match.guild_id, match.id, deadline.kind, mention=told.at_once, due_at=due_at)

    async def give_grace(self) -> int:
        """Called once at start: whose time ran out while the bot was down has a grace period; returns how many.

        He is told so at once, and warned again before its end.
        """
        now = self.desk.clock.now()
        async with self.desk.database.transaction() as conn:
            await dungeon_clock.give_grace(conn, now, PRESETS[TIMED].grace)
            overdue = [
                row
                for row in await deadlines.pending_deadlines(conn, due_by=now)
                if row.kind in DECIDING and row.match_id is not None
            ]
            for row in overdue:
                assert row.match_id is not None
                match = await matches.load_match(conn, row.guild_id, row.match_id)
                if match.prompt_kind == PAUSE:
                    await _begin_pause_again(conn, row, now)
                    continue
                preset = PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET])
                due = now + preset.grace
                await deadlines.postpone_deadlines(conn, row.guild_id, row.match_id, {row.id: due})
                if row.side is not None:
                    left = ClockBank(side=row.side, turn_ms=_ms(preset.grace), bank_ms=0, running_since=now)
                    await clock_rows.save_clock(conn, row.guild_id, row.match_id, left)
                told = [
                    NewDeadline(kind="warning", due_at=at, prompt_number=row.prompt_number, side=row.side)
                    for at in (now, due - preset.warning)
                ]
                await deadlines.replace_deadlines(conn, row.guild_id, row.match_id, told, kinds=("warning", "halfway"))
        return len(overdue)


async def _begin_pause_again(conn: AsyncConnection, row: Deadline, now: datetime) -> None:
    """A pause for cards that ended while the bot was down is as long again as it was."""
    assert row.match_id is not None
    for bank in (await clock_rows.load_clocks(conn, row.guild_id, row.match_id)).values():
        if bank.running_since is not None:
            due = now + (row.due_at - bank.running_since)
            await deadlines.postpone_deadlines(conn, row.guild_id, row.match_id, {row.id: due})
            await clock_rows.save_clock(conn, row.guild_id, row.match_id, replace(bank, running_since=now))


def _without_idle_reminders(done: list[Expiry]) -> list[Expiry]:
    """What fell due, with the most urgent reminder of each match alone, and none where the clock then decided.

    Quiet hours, or a computer that slept, may have held back several.
    """
    kept: list[Expiry] = []
    for one in sorted(done, key=lambda one: REMINDERS.index(one.kind) if one.kind in REMINDERS else len(REMINDERS)):
        match = one.guild_id, one.match_id
        if one.kind in REMINDERS:
            kept = [other for other in kept if (other.guild_id, other.match_id) != match]
        elif one.outcome is not None:
            kept = [other for other in kept if (other.guild_id, other.match_id) != match or other.outcome is not None]
        kept.append(one)
    return kept


def _ms(length: timedelta) -> int:
    return int(length / timedelta(milliseconds=1))
