"""Time: where now comes from, the clock presets, and what each side has left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Protocol

from db.clocks import ClockBank
from db.deadlines import NewDeadline

HOME_AND_AWAY = (0, 1)


class Clock(Protocol):
    """Where now comes from; tests bring their own."""

    def now(self) -> datetime:
        """The present moment, aware of its zone."""
        ...


class SystemClock:
    """The computer's clock, in UTC."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Preset:
    """How much time a match gives.

    Attributes:
        turn: for each team turn, and apart from it for a coach's decisions in the other's turn.
        bank: beyond that, once for the whole match.
        warning: how long before the end the coach is warned.
        floor: what a coach has at least when it becomes his decision, and for each in the other's turn, even when his
            time was used up before.
        grace: what a coach has whose time ran out while the bot was down.
        card_pause: how long a pause for cards is, where a match says nothing else.
        halfway: whether he is mentioned when half the turn's time has passed.
    """

    id: str
    turn: timedelta
    bank: timedelta
    warning: timedelta
    floor: timedelta
    grace: timedelta
    card_pause: timedelta
    halfway: bool = False


#: The presets by id: live by the book (seed 000, *El turno*: four minutes), relaxed, and slow.
PRESETS: dict[str, Preset] = {
    preset.id: preset
    for preset in (
        Preset(
            "live",
            turn=timedelta(minutes=4),
            bank=timedelta(0),
            warning=timedelta(seconds=45),
            floor=timedelta(seconds=20),
            grace=timedelta(minutes=2),
            card_pause=timedelta(seconds=20),
        ),
        Preset(
            "relaxed",
            turn=timedelta(minutes=10),
            bank=timedelta(0),
            warning=timedelta(minutes=2),
            floor=timedelta(minutes=1),
            grace=timedelta(minutes=5),
            card_pause=timedelta(minutes=1),
        ),
        Preset(
            "slow",
            turn=timedelta(hours=24),
            bank=timedelta(hours=48),
            warning=timedelta(hours=3),
            floor=timedelta(hours=1),
            grace=timedelta(hours=6),
            card_pause=timedelta(hours=8),
            halfway=True,
        ),
    )
}
DEFAULT_PRESET = "relaxed"

#: Deadlines at which the clock decides; the others only tell.
DECIDING = ("turn", "prompt")


@dataclass(frozen=True, slots=True)
class ClockView:
    """What the board shows of the clock: whose runs, until when, and what both have left.

    ``due_at`` is None while no clock runs. ``turn_left`` and ``bank_left`` are home first.
    """

    side: int | None
    due_at: datetime | None
    turn_left: tuple[timedelta, timedelta]
    bank_left: tuple[timedelta, timedelta]
    paused: bool


class Clocks:
    """Both sides' clocks in one match: a value that is charged, filled and stored.

    Only the clock of the side that is asked runs, so that the time of a coach's decisions is his own, whosever turn it
    is.

    Attributes:
        pause: how long a pause for cards is that runs now, which costs nobody's time; None where none runs.
    """

    def __init__(self, preset: Preset, banks: dict[int, ClockBank] | None = None) -> None:
        self.preset = preset
        full = {
            side: ClockBank(side=side, turn_ms=_ms(preset.turn), bank_ms=_ms(preset.bank), running_since=None)
            for side in HOME_AND_AWAY
        }
        self.banks: dict[int, ClockBank] = full | (banks or {})
        self._before_refill: dict[int, ClockBank] = {}
        self.pause: timedelta | None = None

    def copy(self) -> Clocks:
        """An independent copy."""
        made = Clocks(self.preset, dict(self.banks))
        made._before_refill = dict(self._before_refill)
        made.pause = self.pause
        return made

    def stop(self, now: datetime) -> None:
        """Charge the running clock up to ``now``; none runs afterwards."""
        for side, bank in self.banks.items():
            if bank.running_since is not None:
                spent = max(0, _ms(now - bank.running_since)) if self.pause is None else 0
                from_turn = min(spent, bank.turn_ms)
                from_bank = min(spent - from_turn, bank.bank_ms)
                self.banks[side] = ClockBank(
                    side=side,
                    turn_ms=bank.turn_ms - from_turn,
                    bank_ms=bank.bank_ms - from_bank,
                    running_since=None,
                )
        self.pause = None

    def refill(self) -> None:
        """A team turn or a new phase begins: both sides have a turn's time again."""
        self._before_refill = dict(self.banks)
        for side, bank in self.banks.items():
            self.banks[side] = replace(bank, turn_ms=_ms(self.preset.turn))

    def undo_refill(self, side: int, now: datetime) -> None:
        """What was ended goes on after all: both have what they had then, and the time since is this side's.

        What they had is known until the bot restarts; later they keep what they have. Only while a clock runs.
        """
        running = self.running
        if not self._before_refill or running is None:
            return
        since = self.banks[running].running_since
        self.banks, self._before_refill = self._before_refill, {}
        self.banks[side] = replace(self.banks[side], running_since=since)
        self.stop(now)

    def run(self, side: int, now: datetime, *, floor: bool = True, pause: timedelta | None = None) -> None:
        """Let a side's clock run, with the preset's floor at least where ``floor`` is; or a pause of its own length."""
        self.pause = pause
        bank = self.banks[side]
        if pause is not None:
            floor = False
        short = _ms(self.preset.floor) - bank.turn_ms - bank.bank_ms if floor else 0
        self.banks[side] = replace(bank, turn_ms=bank.turn_ms + max(0, short), running_since=now)

    def add(self, side: int, more: timedelta) -> None:
        """Give a side more time in the running turn, or make the pause longer that runs now."""
        bank = self.banks[side]
        if self.pause is not None and bank.running_since is not None:
            self.banks[side] = replace(bank, running_since=bank.running_since + more)
        else:
            self.banks[side] = replace(bank, turn_ms=bank.turn_ms + _ms(more))

    @property
    def running(self) -> int | None:
        """The side whose clock runs."""
        return next((side for side, bank in self.banks.items() if bank.running_since is not None), None)

    @property
    def due_at(self) -> datetime | None:
        """When the running clock will have nothing left."""
        side = self.running
        if side is None:
            return None
        bank = self.banks[side]
        assert bank.running_since is not None
        if self.pause is not None:
            return bank.running_since + self.pause
        return bank.running_since + timedelta(milliseconds=bank.turn_ms + bank.bank_ms)

    def deadlines(self, kind: str, prompt_number: int, now: datetime) -> list[NewDeadline]:
        """What falls due for the pending prompt: the end, a warning before it, and half-time in slow matches.

        ``kind`` is ``turn`` or ``prompt``. A warning that would come at once is left out, and a pause has none.
        """
        side, due = self.running, self.due_at
        if side is None or due is None:
            return []
        found = [NewDeadline(kind=kind, due_at=due, prompt_number=prompt_number, side=side)]
        if self.pause is not None:
            return found
        warning = due - self.preset.warning
        if warning > now:
            found.append(NewDeadline(kind="warning", due_at=warning, prompt_number=prompt_number, side=side))
        halfway = now + timedelta(milliseconds=self.banks[side].turn_ms) - self.preset.turn / 2
        if self.preset.halfway and now < halfway < warning:
            found.append(NewDeadline(kind="halfway", due_at=halfway, prompt_number=prompt_number, side=side))
        return found

    def view(self, now: datetime, paused: bool) -> ClockView:
        """What to show at ``now``."""
        left = self.copy()
        running, due = self.running, self.due_at
        left.stop(now)
        turn = [timedelta(milliseconds=left.banks[side].turn_ms) for side in HOME_AND_AWAY]
        bank = [timedelta(milliseconds=left.banks[side].bank_ms) for side in HOME_AND_AWAY]
        return ClockView(running, due, (turn[0], turn[1]), (bank[0], bank[1]), paused)


def _ms(length: timedelta) -> int:
    return int(length / timedelta(milliseconds=1))
