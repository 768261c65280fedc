"""Two coaches, a clock that tests move, and ways to get a match to where a test wants it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from db.log import LogEntry, load_log
from engine.match.decisions import Decision
from engine.match.game import Game
from services import resume
from services.app import Services
from services.dice import dice_of
from services.outcome import Outcome
from services.session import MatchSession
from tests.services.playing import choose

GUILD = 77
HOME_COACH = 100
AWAY_COACH = 200
STRANGER = 300
START = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


@dataclass
class TestClock:
    """A clock that only moves when it is told."""

    __test__ = False
    at: datetime = START

    def now(self) -> datetime:
        return self.at

    def pass_(self, **time: float) -> datetime:
        self.at += timedelta(**time)
        return self.at


@dataclass
class Table:
    """Services and what tests do with them."""

    services: Services
    clock: TestClock
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def match(
        self, preset: str = "live", teams: tuple[str, str] = ("human_lanterns", "orc_cauldrons")
    ) -> MatchSession:
        """A match at its coin toss."""
        challenges = self.services.challenges
        made = await challenges.challenge(
            GUILD, 10, HOME_COACH, AWAY_COACH, preset=preset, word="north", ground="challenger"
        )
        match = await challenges.accept(GUILD, made.id, AWAY_COACH, "south")
        await challenges.choose_team(GUILD, match.id, HOME_COACH, teams[0])
        await challenges.choose_team(GUILD, match.id, AWAY_COACH, teams[1])
        return await self.services.sessions.get(GUILD, match.id)

    async def play(self, session: MatchSession, *decisions: Decision) -> Outcome:
        """The coach who is asked presses a button."""
        prompt = session.game.prompt
        assert prompt is not None
        user = session.asked_user
        assert user is not None
        return await session.press(user, prompt.number, decisions)

    async def until(
        self, session: MatchSession, reached: Callable[[Game], bool], *, keen: float = 0.7, most: int = 4000
    ) -> None:
        """Play at random until the game is where it is wanted."""
        for _ in range(most):
            if reached(session.game):
                return
            assert session.game.prompt is not None, "the match ended before"
            outcome = await self.play(session, choose(session.game, self.chance, keen))
            assert outcome.refusal is None, outcome.refusal
        raise AssertionError("never came there")

    async def to_turn(self, session: MatchSession) -> None:
        """Up to the first prompt of a team turn (not of Blitz!)."""
        await self.until(session, lambda game: at(game, "turn") and not game.position.blitzing)

    async def entries(self, session: MatchSession, struck: bool = True) -> list[LogEntry]:
        async with self.services.desk.database.reading() as conn:
            return await load_log(conn, GUILD, session.match.id, struck=struck)

    async def agree(self, session: MatchSession) -> None:
        """Memory and storage tell the same: what would be read after a crash is what is in memory now."""
        async with self.services.desk.database.reading() as conn:
            stored = await resume.resume(conn, GUILD, session.match.id)
        assert stored is not None
        assert stored.game.position.digest() == session.game.position.digest()
        assert stored.match == session.match
        assert stored.dice.drawn == session.match.dice_drawn
        if session.game.prompt is not None:
            assert stored.game.prompt is not None
            assert stored.game.prompt.number == session.game.prompt.number
            assert stored.game.prompt.kind == session.game.prompt.kind
            assert list(stored.game.prompt.legal) == list(session.game.prompt.legal)
        same_next = dice_of(session.match)
        assert same_next.drawn == getattr(session.game.dice, "drawn", same_next.drawn)


def at(game: Game, kind: str) -> bool:
    """Whether that kind of prompt is pending."""
    return game.prompt is not None and game.prompt.kind == kind


def mover(game: Game) -> tuple[Decision, Decision]:
    """A declaration and a step of somebody who needs no roll for it."""
    assert game.prompt is not None
    pos = game.position
    for decision in game.prompt.legal.of("declare"):
        me = pos.players[str(decision[1])]
        if (
            decision[2] != "move"
            or pos.marked(me.sq, me.side)
            or me.posture
            or {"bone_head", "really_stupid"} & set(me.skills)
        ):
            continue
        for sq in pos.field.neighbours[me.sq]:
            if pos.board[sq] is None and sq != pos.ball:
                return decision, ("move", sq)
    raise AssertionError("nobody can step freely")
