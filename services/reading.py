"""Reading a match back: its whole log, its numbers, its record, and whether its dice were honest."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass

from db import log, snapshots
from db.log import GivenBy, LogEntry
from db.matches import Match
from engine.match import events as ev
from engine.match.dice import die_number
from engine.match.position import Position
from engine.match.record import DiceProof, RecordEntry
from engine.match.record import export as write_record
from services import cards, resume
from services.dice import NoDice
from services.errors import Refused
from services.outcome import Outcome, Played, Story, TurnReport
from services.session import MatchSession
from services.statistics import Statistics, count

#: States in which the secret of the dice is shown.
REVEALED = ("finished", "abandoned", "cancelled")


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """A decision as the log has it; ``dice`` are faces (0 for a block die) and results, ``events`` what it led to.

    ``played`` is the same as a step of play; None for what was taken back.
    """

    number: int
    position: int
    text: str
    side: int | None
    given_by: GivenBy
    dice: tuple[tuple[int, int], ...]
    struck: bool
    played: Played | None = None

    @property
    def events(self) -> tuple[ev.Event, ...]:
        """What it led to; nothing where it was taken back."""
        return self.played.events if self.played is not None else ()


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether the dice of a match are those that its secret and words give.

    Attributes:
        ok: the secret has its hash and every die is the one it should be.
        finished: the match is over, so that others can check it too.
        hash: the SHA-256 that was shown with the challenge.
        secret: the secret in hex, None while the match runs.
        words: home's and away's.
        dice_checked: how many dice were drawn, struck ones included.
        first_wrong: the number of the first die that is another than it should be, or None.
        hands: the special play cards that both sides drew, home first, once the match is over; empty where none were bought.
        hands_fit: whether they are those that secret and words give.
    """

    ok: bool
    finished: bool
    hash: str
    secret: str | None
    words: tuple[str, str]
    dice_checked: int
    first_wrong: int | None
    hands: tuple[tuple[str, ...], ...] = ()
    hands_fit: bool = True


async def log_of(session: MatchSession) -> list[LoggedEntry]:
    """Everything that was decided, with all dice, in the order of time; what was taken back is struck.

    What was played is left out where the log no longer replays.
    """
    entries = await _entries(session)
    try:
        played = await _replayed(session, entries)
    except Refused:
        played = []
    steps = {entry.position: step for entry, step in zip(_standing(entries), played, strict=False)}
    return [
        LoggedEntry(
            entry.number,
            entry.position,
            entry.decision,
            entry.side,
            entry.given_by,
            tuple((die.faces, die.value) for die in entry.dice),
            entry.struck,
            None if entry.struck else steps.get(entry.position),
        )
        for entry in entries
    ]


async def statistics(session: MatchSession, half: int | None = None) -> Statistics:
    """The numbers of the match so far, or of one half.

    Raises:
        Refused: ``log_unreadable``.
    """
    played = await _replayed(session, await _entries(session))
    events = [event for step in played for event in step.events]
    return count(_of_half(events, half) if half is not None else events, session.game.position)


def _of_half(events: list[ev.Event], half: int) -> list[ev.Event]:
    found: list[ev.Event] = []
    running = 1
    for event in events:
        if running == half:
            found.append(event)
        if isinstance(event, ev.HalfEnded):
            running = event.half + 1
    return found


async def unshown(session: MatchSession, number: int) -> list[Outcome]:
    """What came of each decision from the question with this number on: for a board that still asks it.

    Empty where the log no longer replays, or where nothing that stands was decided since.
    """
    entries = await _entries(session)
    try:
        played = await _replayed(session, entries)
    except Refused:
        return []
    story, found = Story(), list[Outcome]()
    for entry, step in zip(_standing(entries), played, strict=True):
        ended = story.add(step)
        if entry.prompt_number is not None and entry.prompt_number >= number:
            halftime = any(isinstance(event, ev.HalfEnded) for event in step.events)
            found.append(Outcome(played=(step,), ended_turn=ended, halftime=halftime))
    if found and session.game.over:
        found.append(Outcome(ended_turn=TurnReport(tuple(story.steps)), finished=True))
    return found


async def export(session: MatchSession) -> str:
    """The record of the match as a ``.play`` file; the secret of its dice is in it once the match is over."""
    match, entries = session.match, await _entries(session)
    opening, _ = await _beginning(session)
    records = [
        RecordEntry(resume.decision_of(entry), tuple((die.faces, die.value) for die in entry.dice), entry.struck)
        for entry in entries
    ]
    secret = match.dice_secret.hex() if match.state in REVEALED else ""
    draw = cards.draw_shown(match) if secret and any(team.hand for team in opening.teams) else ()
    proof = DiceProof(match.dice_hash, (match.home_word, match.away_word), secret, draw)
    hands = (0, 1) if match.state in REVEALED else ()
    return write_record(opening, records, proof, hands=hands)


async def verify(session: MatchSession) -> Verification:
    """Check every die drawn so far; the secret is shown only when the match is over."""
    match = session.match
    async with session.desk.database.reading() as conn:
        drawn = await log.load_dice(conn, match.guild_id, match.id)
    fits = hashlib.sha256(match.dice_secret).hexdigest() == match.dice_hash
    wrong = await asyncio.to_thread(first_wrong, match, [(die.number, die.faces, die.value) for die in drawn])
    finished = match.state in REVEALED
    hands: tuple[tuple[str, ...], ...] = ()
    hands_fit = True
    if finished and cards.has_cards(match):
        opening, _ = await _beginning(session)
        hands = tuple(team.hand for team in opening.teams)
        hands_fit = opening.dungeon is not None or hands == cards.drawn(match)
    return Verification(
        ok=fits and wrong is None and hands_fit,
        finished=finished,
        hash=match.dice_hash,
        secret=match.dice_secret.hex() if finished else None,
        words=(match.home_word, match.away_word),
        dice_checked=len(drawn),
        first_wrong=wrong,
        hands=hands,
        hands_fit=hands_fit,
    )


def first_wrong(match: Match, dice: list[tuple[int, int, int]]) -> int | None:
    """The number of the first die that is not the one its number, the secret and the words give, or None.

    ``dice`` are number, faces and value; a gap in the numbers is wrong too.
    """
    words = f"{match.home_word}\0{match.away_word}\0".encode()
    for expected, (number, faces, value) in enumerate(dice, 1):
        if number != expected or die_number(match.dice_secret, words, number, faces or 6) != value:
            return expected
    return None


async def _entries(session: MatchSession) -> list[LogEntry]:
    match = session.match
    async with session.desk.database.reading() as conn:
        return await log.load_log(conn, match.guild_id, match.id, struck=True)


def _standing(entries: list[LogEntry]) -> list[LogEntry]:
    return [entry for entry in entries if not entry.struck]


async def _beginning(session: MatchSession) -> tuple[Position, snapshots.Snapshot]:
    match = session.match
    async with session.desk.database.reading() as conn:
        first = (await snapshots.list_snapshots(conn, match.guild_id, match.id))[-1]
    return Position.from_data(first.rest_point().snapshot), first


async def _replayed(session: MatchSession, entries: list[LogEntry]) -> list[Played]:
    _, first = await _beginning(session)
    try:
        _, played = await asyncio.to_thread(resume.replay, first.rest_point(), _standing(entries), NoDice())
    except resume.UNREADABLE:
        raise Refused("log_unreadable") from None
    return played
