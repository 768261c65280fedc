"""What came of a press: values that the Discord side shows and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.agreements import Agreement
from db.log import GivenBy
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.notation import NotationError
from engine.match.prompts import IllegalDecision
from services.errors import Refused

#: Events with which another board message begins.
BREAKS = (ev.TurnBegan, ev.DriveBegan)


@dataclass(frozen=True, slots=True)
class Played:
    """A decision and what happened up to the next prompt; ``decision`` None for what precedes the first one.

    ``asked`` is the kind of the prompt that it answers, where that is known.
    """

    decision: Decision | None
    side: int | None
    given_by: GivenBy
    events: tuple[ev.Event, ...]
    user_id: int | None = None
    asked: str = ""

    def split(self) -> tuple[Played, Played | None]:
        """This step up to the last event that opens another board message, and from there on."""
        for index in range(len(self.events) - 1, -1, -1):
            if isinstance(self.events[index], BREAKS):
                before = Played(self.decision, self.side, self.given_by, self.events[:index], self.user_id, self.asked)
                return before, Played(None, None, "engine", self.events[index:])
        return self, None


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turn (or set-up) that is over: its steps, for the summary below the board that stays."""

    story: tuple[Played, ...]

    @property
    def events(self) -> list[ev.Event]:
        """All that happened in it."""
        return [event for played in self.story for event in played.events]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a press, a command or the clock led to; everything in it has been stored.

    Attributes:
        played: the steps, standing orders included; empty when nothing was changed.
        refusal: why nothing, or the rest of a press, was played; for its sender only.
        mention: the user to be mentioned now, or None: nobody new is asked, or he wants no mention now.
        answered: the coach who was asked before is asked no more, so a message that mentioned him can go.
        ended_turn: the turn that came to its end, with which the present board message is finished.
        halftime: a half ended.
        finished: the final whistle, or the match was abandoned or cancelled.
        agreement: the request that was made or answered.
        taken_back: how many decisions were struck.
    """

    played: tuple[Played, ...] = ()
    refusal: Refused | IllegalDecision | NotationError | None = None
    mention: int | None = None
    answered: bool = False
    ended_turn: TurnReport | None = None
    halftime: bool = False
    finished: bool = False
    agreement: Agreement | None = None
    taken_back: int = 0

    @property
    def new_turn(self) -> bool:
        """Whether another board message is due."""
        return self.ended_turn is not None and not self.finished

    @property
    def events(self) -> list[ev.Event]:
        """All that happened."""
        return [event for played in self.played for event in played.events]


@dataclass(slots=True)
class Story:
    """What happened since the running turn began, as it grows."""

    steps: list[Played] = field(default_factory=list[Played])

    def add(self, played: Played) -> TurnReport | None:
        """Add a step; returns the turn that it ended."""
        before, after = played.split()
        if after is None:
            self.steps.append(played)
            return None
        report = TurnReport((*self.steps, before))
        self.steps = [after]
        return report
