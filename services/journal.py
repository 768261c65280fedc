"""What a press has played in memory, on its way to storage: all of it in one transaction."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements, clocks, deadlines, record
from db.log import GivenBy, NewEntry
from db.matches import Match, load_match, update_match
from db.snapshots import Snapshot
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.game import Game
from engine.match.notation import write
from engine.match.prompts import Prompt
from services import claims
from services.clock import Clocks
from services.mentions import Mention
from services.outcome import Played
from services.resume import asked_now, snapshot_of

#: Prompts whose time is the coach's own turn; the others are decisions in between.
OWN_TIME = ("turn", "action", "setup")
#: Events after which both clocks are full again.
REFILLS = (ev.TurnBegan, ev.DriveBegan, ev.SetUpDone, ev.KickedOff)
#: Kinds of requests that are void once something else has been decided.
OF_THE_POSITION = ("take_back", "correct")
#: Deadlines that belong to what is asked and are made anew with every decision.
KINDS = (*deadlines.MATCH_KINDS, "mention")


def own_time(prompt: Prompt, game: Game) -> bool:
    """Whether a decision is one of the coach's own turn or set-up."""
    return prompt.kind in OWN_TIME or prompt.side == game.position.active


class AlreadyFired(Exception):
    """The deadline for which something was played has fired before, or is no more."""


@dataclass(frozen=True, slots=True)
class Write:
    """One entry as it will be stored, with what it led to."""

    entry: NewEntry
    asked: record.Asked
    snapshots: tuple[Snapshot, ...]


@dataclass(slots=True)
class Batch:
    """The decisions of one press, played and not yet stored.

    ``before`` is the prompt that was pending, ``position`` and ``dice_drawn`` where the log stood.
    """

    now: datetime
    before: Prompt | None
    position: int
    dice_drawn: int
    writes: list[Write] = field(default_factory=list[Write])
    played: list[Played] = field(default_factory=list[Played])

    def play(self, game: Game, decision: Decision, given_by: GivenBy, user_id: int | None) -> None:
        """Play a decision at the pending prompt and note it.

        Raises:
            IllegalDecision: it is not legal; nothing has changed.
        """
        prompt = game.prompt
        assert prompt is not None
        events = game.play(decision)
        entry = NewEntry(
            decision=write(decision),
            given_by=given_by,
            decided_at=self.now,
            side=prompt.side,
            user_id=user_id,
            prompt_number=prompt.number,
            state_hash=game.position.digest(),
            dice=tuple(game.log[-1].dice),
        )
        self.writes.append(Write(entry, asked_now(game, self.now), passed_rest(game, self.now)))
        self.played.append(Played(decision, prompt.side, given_by, tuple(events), user_id, prompt.kind))

    @property
    def events(self) -> list[ev.Event]:
        """All that happened."""
        return [event for played in self.played for event in played.events]


def passed_rest(game: Game, now: datetime) -> tuple[Snapshot, ...]:
    """The newest rest point, if the last entry passed one."""
    point = game.checkpoint()
    if game.prompt is None or point.entry != game.last_entry:
        return ()
    return (snapshot_of(point, game.position, now),)


async def store(
    conn: AsyncConnection, match: Match, batch: Batch, game: Game, clocks_now: Clocks, mention: Mention
) -> Match:
    """Store a batch with the clocks, what falls due, and the result of a match that is over; returns its row."""
    guild_id, match_id = match.guild_id, match.id
    position, drawn = batch.position, batch.dice_drawn
    for one in batch.writes:
        await record.commit_decision(
            conn,
            guild_id,
            match_id,
            one.entry,
            position=position,
            dice_drawn=drawn,
            asked=one.asked,
            snapshots=one.snapshots,
        )
        position += 1
        drawn += len(one.entry.dice)
    await store_clocks(conn, match, game, clocks_now, batch.now, mention)
    await void_requests(conn, match, batch.now, everything=game.over)
    home, away = timeouts_after(match, batch.events)
    if (home, away) != (match.home_timeouts, match.away_timeouts):
        await update_match(conn, guild_id, match_id, home_timeouts=home, away_timeouts=away)
        await claims.follow(conn, match, (home, away), batch.now)
    if game.over:
        await update_match(
            conn, guild_id, match_id, state="finished", finished_at=batch.now, result=result_of(game, batch.events)
        )
    return await load_match(conn, guild_id, match_id)


async def store_clocks(
    conn: AsyncConnection, match: Match, game: Game, clocks_now: Clocks, now: datetime, mention: Mention | None
) -> None:
    """Store both clocks, and what falls due for the pending prompt in place of what did for the one before.

    A mention that waits for the end of quiet hours goes on waiting where ``mention`` is None.
    """
    for bank in clocks_now.banks.values():
        await clocks.save_clock(conn, match.guild_id, match.id, bank)
    rows: list[deadlines.NewDeadline] = []
    prompt = game.prompt
    if prompt is not None and clocks_now.running is not None:
        rows = clocks_now.deadlines("turn" if prompt.kind in OWN_TIME else "prompt", prompt.number, now)
        if mention is not None and mention.user_id is not None and mention.at is not None:
            number, side = prompt.number, prompt.side
            rows.append(deadlines.NewDeadline(kind="mention", due_at=mention.at, prompt_number=number, side=side))
    kinds = deadlines.MATCH_KINDS if mention is None else KINDS
    await deadlines.replace_deadlines(conn, match.guild_id, match.id, rows, kinds=kinds)


async def void_requests(conn: AsyncConnection, match: Match, now: datetime, *, everything: bool) -> None:
    """Requests that are about the position are void once play has gone on; all are where ``everything`` is."""
    for pending in await agreements.pending_agreements(conn, match.guild_id, match.id):
        if everything or pending.kind in OF_THE_POSITION:
            await agreements.answer_agreement(conn, match.guild_id, pending.id, "expired", now)


def timeouts_after(match: Match, events: list[ev.Event]) -> tuple[int, int]:
    """How many team turns in a row each coach has let run out, home first, after what happened."""
    counts = [match.home_timeouts, match.away_timeouts]
    late = False
    for event in events:
        if isinstance(event, ev.TurnOver):
            late = event.reason == "time"
        elif isinstance(event, ev.TurnEnded):
            counts[event.side] = counts[event.side] + 1 if late else 0
            late = False
    return counts[0], counts[1]


def result_of(game: Game, events: list[ev.Event]) -> dict[str, Any]:
    """What is kept of a match that is over: ``score`` (home first), ``winner`` (a side, -1 for a draw), ``conceded``."""
    ended = next(event for event in reversed(events) if isinstance(event, ev.MatchEnded))
    whistle = game.position.whistle
    return {"score": list(ended.score), "winner": ended.winner, "conceded": whistle if whistle >= 0 else None}
