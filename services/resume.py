"""Taking a match up again from storage, without reading anything older than its running turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from db import record
from db.errors import StorageError
from db.log import LogEntry, append_dice, load_log
from db.matches import Match, load_match
from db.snapshots import Snapshot, list_snapshots, save_snapshot
from engine.match.decisions import Decision
from engine.match.dice import Dice, DiceMismatch, ReplayedDice, VerifiableDice
from engine.match.game import Entry, Game, ReplayError, reopen
from engine.match.match import RestPoint
from engine.match.notation import NotationError, parse
from engine.match.position import Position
from engine.match.prompts import IllegalDecision
from services.dice import dice_of
from services.errors import Refused
from services.outcome import Played, Story

#: What a stored match may raise when the rules have changed since.
UNREADABLE = (
    ReplayError,
    StorageError,
    IllegalDecision,
    DiceMismatch,
    NotationError,
    LookupError,
    ValueError,
    TypeError,
)


@dataclass(slots=True)
class Resumed:
    """A match as it stands.

    Attributes:
        match: its row.
        game: the game at the pending prompt.
        dice: where its next dice come from.
        story: what happened since the running turn began.
        cut: entries that were struck because the log no longer replays; 0 as a rule.
    """

    match: Match
    game: Game
    dice: VerifiableDice
    story: Story = field(default_factory=Story)
    cut: int = 0


def turn_of(position: Position) -> str:
    """What names a turn or phase among the rest points of a match."""
    home, away = position.teams
    return f"{position.half}.{home.turn}.{away.turn}.{position.active}.{home.score}-{away.score}.{position.phase}"


def snapshot_of(point: RestPoint, position: Position, now: datetime) -> Snapshot:
    """A rest point as it is stored; ``position`` is the present one, in the same turn or phase."""
    return Snapshot.of(point, turn=turn_of(position), now=now)


def decision_of(entry: LogEntry) -> Decision | None:
    """The decision of an entry, None for what precedes the first.

    Raises:
        NotationError: its text is not of this version's notation.
    """
    return parse(entry.decision)[0] if entry.decision else None


def replay(point: RestPoint, entries: list[LogEntry], then: Dice) -> tuple[Game, list[Played]]:
    """Play stored entries again from a rest point in the course of the first of them.

    ``then`` gives the dice after those that are stored; a :class:`NoDice` where none may be wanted.

    Raises:
        One of :data:`UNREADABLE`: the entries do not fit these rules.
    """
    running = entries[0]
    recorded = [die for entry in entries for die in entry.rolls]
    dice = ReplayedDice(recorded[point.dice :], then)
    opening = Entry(decision_of(running), recorded[: point.dice])
    game = reopen(point, [opening], dice)
    played = [Played(opening.decision, running.side, running.given_by, tuple(game.opening), running.user_id)]
    for entry in entries[1:]:
        decision = decision_of(entry)
        if decision is None:
            raise ReplayError("only the first entry may lack a decision")
        asked = game.prompt.kind if game.prompt is not None else ""
        events = game.play(decision)
        played.append(Played(decision, entry.side, entry.given_by, tuple(events), entry.user_id, asked))
    if dice.left:
        raise ReplayError(f"{dice.left} dice of the journal were not used")
    last = entries[-1]
    if last.state_hash and last.state_hash != game.position.digest():
        raise ReplayError(f"entry {last.position} leads to another position than it did")
    return game, played


async def resume(conn: AsyncConnection, guild_id: int, match_id: int) -> Resumed | None:
    """Read a match that is being played; None when its log no longer replays and must be cut (:func:`cut`).

    Raises:
        NotFound: there is no such match.
        Refused: it has not been started.
    """
    match = await load_match(conn, guild_id, match_id)
    snapshots = await list_snapshots(conn, guild_id, match_id)
    if not snapshots:
        raise Refused("not_started")
    opening = opening_of(snapshots)
    entries = await load_log(conn, guild_id, match_id, since=opening.position)
    dice = dice_of(match)
    try:
        game, played = replay(opening.rest_point(), entries, dice)
    except UNREADABLE:
        return None
    if dice.drawn != match.dice_drawn:
        return None
    game.renumber(match.prompt_number)
    story = Story()
    for step in played:
        story.add(step)
    return Resumed(match, game, dice, story)


def opening_of(snapshots: list[Snapshot]) -> Snapshot:
    """The rest point with which the turn of the newest one began; ``snapshots`` are newest first."""
    newest = snapshots[0]
    return [snapshot for snapshot in snapshots if snapshot.turn == newest.turn][-1]


async def cut(conn: AsyncConnection, guild_id: int, match_id: int, now: datetime) -> Resumed:
    """Go on from the newest turn that these rules can still load, striking what followed it.

    Raises:
        Refused: no rest point of the match can be loaded.
    """
    match = await load_match(conn, guild_id, match_id)
    snapshots = await list_snapshots(conn, guild_id, match_id)
    turns = {snapshot.turn: snapshot for snapshot in snapshots}
    for snapshot in turns.values():
        dice = dice_of(match)
        running = (await load_log(conn, guild_id, match_id, since=snapshot.position))[0]
        kept = running.rolls[: snapshot.dice_used]
        try:
            decision = decision_of(running)
        except NotationError:
            decision = None
        try:
            game = reopen(snapshot.rest_point(), [Entry(decision, kept)], dice)
        except UNREADABLE:
            continue
        return await _cut_to(conn, match, snapshot, game, dice, now)
    raise Refused("log_unreadable")


async def _cut_to(
    conn: AsyncConnection, match: Match, snapshot: Snapshot, game: Game, dice: VerifiableDice, now: datetime
) -> Resumed:
    guild_id, match_id = match.guild_id, match.id
    game.renumber(match.prompt_number + 1)
    struck = await record.take_back(
        conn,
        guild_id,
        match_id,
        entry_count=match.entry_count,
        keep=snapshot.position + 1,
        keep_dice=snapshot.dice_used,
        by="upgrade",
        at=now,
        asked=asked_now(game, now),
    )
    fresh = game.log[0].dice[snapshot.dice_used :]
    if fresh:
        position, drawn = snapshot.position + 1, match.dice_drawn
        await append_dice(conn, guild_id, match_id, fresh, position=position, dice_drawn=drawn)
    await save_snapshot(conn, guild_id, match_id, snapshot_of(game.checkpoint(), game.position, now))
    story = Story()
    story.add(Played(None, None, "engine", tuple(game.opening)))
    return Resumed(await load_match(conn, guild_id, match_id), game, dice, story, cut=max(1, len(struck)))


def asked_now(game: Game, now: datetime) -> record.Asked:
    """The pending prompt as the match's row has it."""
    prompt = game.prompt
    if prompt is None:
        return record.Asked(number=0, kind=None, side=None, since=now)
    return record.Asked(number=prompt.number, kind=prompt.kind, side=prompt.side, since=now)
