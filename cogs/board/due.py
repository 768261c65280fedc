"""What is to be shown of a match: bursts come together here."""

from __future__ import annotations

from dataclasses import dataclass, field

from cogs.board.look import Look
from engine.match.events import Event
from services.outcome import Outcome, TurnReport


@dataclass(slots=True)
class Line:
    """A message of its own; one that notifies `user_id` goes when he has answered."""

    text: str
    user_id: int | None = None


@dataclass(slots=True)
class Due:
    """What has come together since something was shown.

    Attributes:
        look: what the coach looks at; None leaves it as it is, or forgets it once the question is another.
        reports: turns that are over.
        events: what happened, for the picture.
        mention: who is asked now and is to be notified.
        asked_anew: whether it has become another side's question, whose coach may be gone.
        answered: whether notifications that were sent have done their work.
        requested: whether something was asked that is to be posted.
        fresh: whether another message is to be posted even though there is one.
    """

    look: Look | None = None
    reports: list[TurnReport] = field(default_factory=list[TurnReport])
    events: list[Event] = field(default_factory=list[Event])
    lines: list[Line] = field(default_factory=list[Line])
    mention: int | None = None
    asked_anew: bool = False
    answered: bool = False
    requested: bool = False
    halftime: bool = False
    finished: bool = False
    fresh: bool = False

    def add(self, outcome: Outcome) -> None:
        """Add what came of a press."""
        self.look = None
        self.events += outcome.events
        if outcome.ended_turn is not None:
            self.reports.append(outcome.ended_turn)
        if outcome.agreement is None or outcome.agreement.answer is not None:
            self.mention = outcome.mention or (None if outcome.answered else self.mention)
        else:
            self.requested = True
        self.asked_anew |= outcome.answered
        self.answered |= outcome.answered or bool(outcome.played)
        self.halftime |= outcome.halftime
        self.finished |= outcome.finished

    def followed_by(self, later: Due) -> Due:
        """This, which could not be shown, together with what came after it."""
        return Due(
            look=later.look or self.look,
            reports=self.reports + later.reports,
            events=self.events + later.events,
            lines=self.lines + later.lines,
            mention=later.mention or (None if later.answered else self.mention),
            asked_anew=self.asked_anew or later.asked_anew,
            answered=self.answered or later.answered,
            requested=self.requested or later.requested,
            halftime=self.halftime or later.halftime,
            finished=self.finished or later.finished,
            fresh=self.fresh or later.fresh,
        )
