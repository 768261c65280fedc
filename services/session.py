"""A match being played: one press after the other, each stored before anyone sees what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import TypeVar, Unpack

from sqlalchemy.ext.asyncio import AsyncConnection

from db import deadlines as deadline_rows
from db.deadlines import Deadline
from db.log import GivenBy
from db.matches import Match, MatchChanges, update_match
from db.preferences import Preferences
from engine.match import events as ev
from engine.match import rulings
from engine.match.decisions import CLOCK, CONCEDE, FOLLOW, STAY, TIMEOUT, Decision
from engine.match.dungeon import clock
from engine.match.game import Game
from engine.match.notation import NotationError, meant
from engine.match.prompts import IllegalDecision, Prompt
from services import journal, standing_orders, typed
from services.cards import pause_of
from services.clock import Clocks, ClockView
from services.desk import Desk
from services.errors import Refused
from services.journal import AlreadyFired, Batch
from services.loading import read
from services.mentions import Mention, mention
from services.outcome import Outcome, Story, TurnReport
from services.resume import Resumed

T = TypeVar("T")
BEFORE_KICK_OFF = (
    *("pre_match", "toss", "drive", "set_up_kicking", "set_up_receiving", "kick"),
    *("dungeon_chests", "dungeon_teleporters", "dungeon_players", "dungeon_toss"),
)
log = logging.getLogger(__name__)


class MatchSession:
    """One match in memory. All that changes it goes through its queue, one at a time and in the order of coming.

    Attributes:
        match: its row as last stored.
        game: the game; read it, play only through the session.
        story: what happened since the running turn began.
        clocks: both sides' time.
        cut: entries that had to be struck when it was taken up again, to be told once; 0 as a rule.
    """

    def __init__(self, desk: Desk, resumed: Resumed, clocks: Clocks) -> None:
        self.desk = desk
        self._lock = asyncio.Lock()
        self.take(resumed, clocks)

    def take(self, resumed: Resumed, clocks: Clocks) -> None:
        """Stand where storage stands."""
        self.match: Match = resumed.match
        self.game: Game = resumed.game
        self.story: Story = resumed.story
        self.cut: int = resumed.cut
        self.clocks = clocks
        self._stale = False

    def beyond_kick_off(self) -> bool:
        """Whether the first kick-off has been taken, after which a match is no longer cancelled."""
        position = self.game.position
        begun = any(team.turn or team.score for team in position.teams)
        if begun or position.half > 1 or position.phase not in BEFORE_KICK_OFF:
            return True
        # What the kick-off table asks comes within the phase of the kick, when the ball is on its way.
        return position.phase == "kick" and self.game.prompt is not None and self.game.prompt.kind != "kick"

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being played or stored just now."""
        return self._lock.locked()

    @property
    def asked_user(self) -> int | None:
        """The coach who is asked, or None while nobody is."""
        prompt = self.game.prompt
        return None if prompt is None or self.match.state != "playing" else self.match.coach(prompt.side)

    @property
    def last_events(self) -> tuple[ev.Event, ...]:
        """What happened last, such as the dice about which a re-roll is asked."""
        return self.story.steps[-1].events if self.story.steps else ()

    def side_of(self, user_id: int) -> int:
        """The side for which a coach answers now: the asked one where both are his.

        Raises:
            Refused: ``stranger``.
        """
        prompt = self.game.prompt
        if prompt is not None and self.match.coach(prompt.side) == user_id:
            return prompt.side
        side = self.match.side_of(user_id)
        if side is None:
            raise Refused("stranger")
        return side

    def playing(self) -> Prompt:
        """The pending prompt.

        Raises:
            Refused: ``paused`` or ``match_over``.
        """
        if self.match.state == "paused":
            raise Refused("paused")
        if self.match.state != "playing" or self.game.prompt is None:
            raise Refused("match_over")
        return self.game.prompt

    def clock_view(self) -> ClockView:
        """What the board shows of the clock."""
        return self.clocks.view(self.desk.clock.now(), self.match.state == "paused")

    # -- playing ------------------------------------------------------------------------------------------------

    async def press(self, user_id: int, prompt_number: int | None, decisions: Sequence[Decision]) -> Outcome:
        """Play the decisions that a press stands for, in order, as far as each is legal when its prompt comes.

        ``prompt_number`` is that of the prompt for which the control was made; None is for commands, which answer
        whatever is pending. What is refused is told in the outcome; nothing of it has been changed then.
        """
        return await self.queue(lambda: self._press(user_id, prompt_number, decisions))

    async def type(self, user_id: int, line: str, prompt_number: int | None = None) -> Outcome:
        """Play a line as a coach types it: notation, or squares alone (:func:`services.typed.read_line`)."""

        async def play() -> Outcome:
            try:
                decisions = typed.read_line(line, self.game)
            except NotationError as error:
                return Outcome(refusal=error)
            return await self._press(user_id, prompt_number, decisions)

        return await self.queue(play)

    async def follow_orders(self) -> Outcome:
        """Answer by standing orders what is pending, as it is after every press; for a match that has just begun."""

        async def play() -> Outcome:
            if self.match.state != "playing" or self.game.prompt is None:
                return Outcome()
            batch, preferences = self.batch(), await self.preferences()
            self._follow_orders(batch, preferences)
            return await self.store(batch, preferences) if batch.played else Outcome()

        return await self.queue(play)

    async def concede(self, user_id: int) -> Outcome:
        """Concede for a coach, where the rules allow it."""

        async def play() -> Outcome:
            outcome = await self._press(user_id, None, [CONCEDE])
            if isinstance(outcome.refusal, IllegalDecision):
                return Outcome(refusal=Refused("concede_when"))
            return outcome

        return await self.queue(play)

    async def set_board(self, message_id: int | None) -> None:
        """Remember the message that carries the board, and that it was posted now."""
        posted = self.desk.clock.now() if message_id is not None else None
        await self._change(board_message_id=message_id, board_posted_at=posted)

    async def set_thread(self, channel_id: int | None, parent_channel_id: int | None) -> None:
        """Remember the thread of the match and the channel it hangs on."""
        await self._change(channel_id=channel_id, parent_channel_id=parent_channel_id)

    async def _change(self, **changes: Unpack[MatchChanges]) -> None:
        async def work() -> None:
            async with self.desk.database.transaction() as conn:
                changed = await update_match(conn, self.match.guild_id, self.match.id, **changes)
            self.match = changed

        await self.queue(work)

    async def time_out(self, deadline: Deadline) -> Outcome | None:
        """Let the clock decide, unless the deadline has fired or what it was for is no longer asked."""
        return await self.queue(lambda: self._time_out(deadline))

    async def queue(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the match when its turn comes; what has begun is finished even if its sender is gone."""

        async def in_turn() -> T:
            async with self._lock:
                if self._stale:
                    await self.reload()
                try:
                    return await work()
                except Refused:
                    raise
                except BaseException:
                    # How far it came is not known: memory may be ahead of storage.
                    self._stale = True
                    raise

        return await asyncio.shield(asyncio.ensure_future(in_turn()))

    async def stored(self, look: Callable[[], T]) -> T:
        """Look at the match while memory holds nothing that is not stored: for what is shown."""

        async def at_rest() -> T:
            return look()

        return await self.queue(at_rest)

    async def reload(self) -> None:
        """Stand where storage stands, whatever memory holds; only from within the queue."""
        resumed, clocks = await read(self.desk, self.match.guild_id, self.match.id)
        untold = self.cut
        self.take(resumed, clocks)
        self.cut = max(self.cut, untold)

    async def _press(self, user_id: int, number: int | None, decisions: Sequence[Decision]) -> Outcome:
        try:
            side = self.side_of(user_id)
            prompt = self.playing()
            if number is not None and number != prompt.number:
                raise Refused("stale")
            if side != prompt.side:
                raise Refused("not_your_prompt", coach=self.match.coach(prompt.side))
        except Refused as refusal:
            return Outcome(refusal=refusal)
        return await self.give(decisions, side, "coach", user_id)

    async def give(
        self,
        decisions: Sequence[Decision],
        side: int,
        given_by: GivenBy,
        user_id: int,
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> Outcome:
        """Play decisions for a side that is asked, by its coach or for him; only from within the queue."""
        batch = self.batch()
        preferences = await self.preferences()
        refusal: Refused | IllegalDecision | None = None
        try:
            for decision in decisions:
                refusal = self._next(batch, decision, side, given_by, user_id)
                if refusal is not None:
                    break
                self._follow_orders(batch, preferences)
        except IllegalDecision as error:
            refusal = error
        except Exception:
            log.exception("match %s: the engine failed at %s", self.match.id, decisions)
            await self.reload()
            return Outcome(refusal=Refused("internal"))
        if not batch.played:
            return Outcome(refusal=refusal)
        return await self.store(batch, preferences, refusal, also=also)

    def _next(self, batch: Batch, decision: Decision, side: int, given_by: GivenBy, user_id: int) -> Refused | None:
        """Play the next decision of a press; returns why the press stops before it.

        What the engine has decided by itself is left out, and so is following up where it is not asked (yet).
        """
        game = self.game
        if game.prompt is None or game.prompt.side != side:
            return Refused("stopped", decision=decision)
        decision = meant(decision, game.prompt)
        if decision == TIMEOUT or decision[0] == CLOCK or rulings.is_ruling(decision):
            raise IllegalDecision("not_legal", decision=decision, prompt=game.prompt.kind)
        if batch.played and decision not in game.prompt.legal:
            skipped = decision in game.decided or decision in (FOLLOW, STAY)
            return None if skipped else Refused("stopped", decision=decision)
        batch.play(game, decision, given_by, user_id)
        return None

    async def _time_out(self, deadline: Deadline) -> Outcome | None:
        prompt = self.game.prompt
        if self.match.state != "playing" or prompt is None or prompt.number != deadline.prompt_number:
            async with self.desk.database.transaction() as conn:
                await deadline_rows.fire(conn, deadline.guild_id, deadline.id, self.desk.clock.now())
            return None
        batch = self.batch()
        preferences = await self.preferences()
        batch.play(self.game, TIMEOUT, "clock", None)
        self._follow_orders(batch, preferences)
        outcome = await self.store(batch, preferences, fired=deadline.id)
        return outcome if outcome.played else None

    async def call(self, deadline: Deadline) -> Outcome | None:
        """Let a dungeon's clock call for something; None where it is no longer to be called, or not yet: within an action."""
        return await self.queue(lambda: self._call(deadline))

    async def _call(self, deadline: Deadline) -> Outcome | None:
        game, decision = self.game, (CLOCK, str(deadline.details["what"]))
        if self.match.state != "playing" or not clock.callable_now(game.position, decision[1]):
            async with self.desk.database.transaction() as conn:
                await deadline_rows.fire(conn, deadline.guild_id, deadline.id, self.desk.clock.now())
            return None
        if not game.called_by_clock(decision):
            return None
        batch = self.batch()
        batch.play(game, decision, "clock", None)
        outcome = await self.store(batch, await self.preferences(), fired=deadline.id)
        return outcome if outcome.played else None

    def batch(self) -> Batch:
        """A press of its own time, later than the one before even where the clock stands: that tells presses apart."""
        now, before = self.desk.clock.now(), self.match.asked_since
        if before is not None and now <= before:
            now = before + timedelta(microseconds=1)
        return Batch(now, self.game.prompt, self.match.entry_count, self.match.dice_drawn)

    async def preferences(self) -> tuple[Preferences, Preferences]:
        """Both coaches' preferences, home first."""
        get, match = self.desk.preferences.get, self.match
        return await get(match.guild_id, match.home_coach), await get(match.guild_id, match.away_coach)

    def _follow_orders(self, batch: Batch, preferences: tuple[Preferences, Preferences]) -> None:
        while (prompt := self.game.prompt) is not None:
            orders = preferences[prompt.side].standing_orders
            decision = standing_orders.answer(prompt, self.game, orders, batch.events)
            if decision is None:
                return
            batch.play(self.game, decision, "standing_order", self.match.coach(prompt.side))

    # -- storing ------------------------------------------------------------------------------------------------

    async def store(
        self,
        batch: Batch,
        preferences: tuple[Preferences, Preferences],
        refusal: Refused | IllegalDecision | None = None,
        fired: int | None = None,
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> Outcome:
        """Store what was played, and ``also`` what belongs to it; where that fails memory goes back to what is stored.

        Only from within the queue. The clocks of a paused match go on standing.
        """
        told = self.whom_to_tell(batch.before, preferences)
        clocks = self.charged(batch.events) if self.match.state == "playing" else self.clocks.copy()
        try:
            async with self.desk.database.transaction() as conn:
                if fired is not None and not await deadline_rows.fire(conn, self.match.guild_id, fired, batch.now):
                    raise AlreadyFired
                if also is not None:
                    await also(conn)
                match = await journal.store(conn, self.match, batch, self.game, clocks, told)
        except AlreadyFired:
            await self.reload()
            return Outcome()
        except Exception:
            log.exception("match %s: a decision could not be stored", self.match.id)
            await self._go_back()
            return Outcome(refusal=Refused("not_saved"))
        except BaseException:
            self._stale = True
            raise
        self.match, self.clocks = match, clocks
        self.desk.rearm()
        return self._outcome(batch, told, refusal)

    async def _go_back(self) -> None:
        """Stand where storage stands at once, or where that cannot be read now, before anything else is done."""
        self._stale = True
        try:
            await self.reload()
        except Exception:
            log.exception("match %s: what is stored of it could not be read", self.match.id)

    def charged(self, events: Sequence[ev.Event] = (), *, anew: bool = False) -> Clocks:
        """The clocks after the time up to now was charged and the asked side's clock set going.

        Somebody who is asked ``anew``, such as another coach, has the floor even where the clock ran before.
        """
        now, prompt = self.desk.clock.now(), self.game.prompt
        clocks = self.clocks.copy()
        clocks.stop(now)
        if any(isinstance(event, journal.REFILLS) for event in events):
            clocks.refill()
        if prompt is not None:
            # The floor for every decision of a running turn would let it last for ever.
            goes_on = not anew and prompt.side == self.clocks.running and journal.own_time(prompt, self.game)
            clocks.run(prompt.side, now, floor=not goes_on, pause=pause_of(self.match, prompt))
        return clocks

    def whom_to_tell(self, before: Prompt | None, preferences: tuple[Preferences, Preferences]) -> Mention:
        """Whom to mention, if it has become another coach's decision than at the prompt ``before``."""
        prompt = self.game.prompt
        if prompt is None or (before is not None and self.match.coach(before.side) == self.match.coach(prompt.side)):
            return Mention()
        return mention(preferences[prompt.side], self.clocks.preset, self.desk.clock.now())

    async def summons(self, user_id: int | None, sender: int | None = None) -> Mention:
        """How a coach is told that he is asked; not at all where nobody is, or where he himself is the sender."""
        if user_id is None or user_id == sender:
            return Mention()
        coach = await self.desk.preferences.get(self.match.guild_id, user_id)
        return mention(coach, self.clocks.preset, self.desk.clock.now())

    def _outcome(self, batch: Batch, told: Mention, refusal: Refused | IllegalDecision | None) -> Outcome:
        ended: TurnReport | None = None
        for played in batch.played:
            report = self.story.add(played)
            if report is not None:
                ended = TurnReport((*(ended.story if ended else ()), *report.story))
        if self.game.over:
            ended = TurnReport(tuple(self.story.steps))
        prompt = self.game.prompt
        return Outcome(
            played=tuple(batch.played),
            refusal=refusal,
            mention=told.at_once,
            answered=batch.before is not None and (prompt is None or prompt.side != batch.before.side),
            ended_turn=ended,
            halftime=any(isinstance(event, ev.HalfEnded) for event in batch.events),
            finished=self.game.over,
        )
