"""A commissioner's rulings: a position put right, and a match brought to its end from outside.

They are decisions of the log like any other, so that a record replays; no prompt offers them. A correction is possible
where a team turn waits for its next decision, since nothing else is under way there; an adjudication at any prompt.

=============================================  ===========================================================
``correct h3 M8 [prone] [used]``               a player to a square, with posture and whether he has acted
``correct h3 reserves|ko|casualty|sent_off``   a player off the pitch; a ball he held stays on his square
``correct h3 prone|stunned|standing``          his posture; ``used`` and ``fresh`` say whether he has acted
``correct h3 td|comp|cas|int 2``               what he has earned in this match
``correct ball M8`` / ``h3`` / ``none``        where the ball is
``correct score|turn|rerolls home 2``          a counter of a side
``correct weather rain``                       the weather
``adjudicate 2 1`` (``home`` / ``away``)       the match ends so; a winner may be named where the score is level
``adjudicate conceded home``                   the match ends as conceded by that side
=============================================  ===========================================================

Seed 000, *Conceder el partido*; the rest is the commissioner's office, not the book's.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import ending, phases
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import (
    CASUALTY,
    KNOCKED_OUT,
    ON_PITCH,
    PRONE,
    RESERVES,
    SENT_OFF,
    STANDING,
    STUNNED,
    Player,
    Position,
)
from engine.match.prompts import IllegalDecision, Proc, Prompt

CORRECT = "correct"
ADJUDICATE = "adjudicate"
VERBS = (CORRECT, ADJUDICATE)

SIDES = ("home", "away")
PLACES = (RESERVES, KNOCKED_OUT, CASUALTY, SENT_OFF)
POSTURES = {"standing": STANDING, "prone": PRONE, "stunned": STUNNED}
USED = {"used": True, "fresh": False}
EARNED = {"td": "td", "comp": "comp", "cas": "cas", "int": "int_"}
COUNTERS = ("score", "turn", "rerolls")
WEATHERS = ("sweltering", "sunny", "nice", "rain", "blizzard")
MOST_TOUCHDOWNS = 99
#: The largest number each counter may be given.
MOST = {"score": MOST_TOUCHDOWNS, "turn": 8, "rerolls": 16, "earned": 99}
MOST_TURNS_UNDERGROUND = 99
#: How many players of a side may be on the pitch.
PLAYERS = 11
#: The injury that a casualty by correction counts as.
LIGHTEST = "badly_hurt"


def is_ruling(decision: Decision) -> bool:
    """Whether a decision is a ruling, which no coach gives."""
    return bool(decision) and decision[0] in VERBS


def check(pos: Position, prompt: Prompt, decision: Decision) -> None:
    """Raise what is wrong about a ruling at a prompt; the position stays as it is.

    Raises:
        IllegalDecision: ``ruling_when``, ``ruling_form``, ``ruling_player``, ``ruling_number`` (``most``),
            ``ruling_occupied`` (``square``), ``ruling_full`` (``most``), ``ruling_ball`` (``square``),
            ``ruling_carrier`` (``player``), ``ruling_injured`` (``player``), ``ruling_winner``.
    """
    if decision[0] == ADJUDICATE:
        _verdict(decision)
        return
    if prompt.kind != "turn":
        raise IllegalDecision("ruling_when", decision=decision, prompt=prompt.kind)
    apply(Position.from_data(pos.to_data(), pos.field), decision)


def run(m: Match, decision: Decision) -> Proc[None]:
    """Carry a ruling out and go on from the position it leads to."""
    if decision[0] == ADJUDICATE:
        _end(m, decision)
        return
    apply(m.pos, decision)
    m.emit(ev.PositionCorrected(decision[1:]))
    yield from phases.run(m)


def apply(pos: Position, decision: Decision) -> None:
    """Change a position as a correction says.

    Raises:
        IllegalDecision: see :func:`check`.
    """
    subject, *given = decision[1:]
    if not given:
        raise IllegalDecision("ruling_form", decision=decision)
    if subject == "ball":
        _ball(pos, decision, given)
    elif subject in COUNTERS:
        _counter(pos, decision, str(subject), given)
    elif subject == "weather":
        if len(given) != 1 or given[0] not in WEATHERS:
            raise IllegalDecision("ruling_form", decision=decision)
        pos.weather = str(given[0])
        pos.weather_changed()
    elif subject in pos.players:
        _player(pos, decision, pos.players[str(subject)], given)
    else:
        raise IllegalDecision("ruling_player", decision=decision)


def _ball(pos: Position, decision: Decision, given: Sequence[str | int]) -> None:
    where = given[0]
    if len(given) != 1 or (isinstance(where, str) and where != "none" and where not in pos.players):
        raise IllegalDecision("ruling_form", decision=decision)
    pos.carrier, pos.ball = None, OFF
    if pos.dungeon is not None and where != "none":
        pos.dungeon.found = True
    if isinstance(where, int):
        if where not in pos.field.exists or pos.board[where] is not None:
            raise IllegalDecision("ruling_ball", square=where)
        if pos.dungeon is not None and pos.dungeon.number_on(where):
            raise IllegalDecision("ruling_ball", square=where)
        pos.ball = where
    elif where != "none":
        carrier = pos.players[where]
        if not carrier.standing:
            raise IllegalDecision("ruling_carrier", player=carrier.id)
        if pos.holds_ball(carrier):
            raise IllegalDecision("ruling_carrier", player=carrier.id)
        pos.carrier = carrier


def _counter(pos: Position, decision: Decision, name: str, given: Sequence[str | int]) -> None:
    if len(given) != 2 or given[0] not in SIDES:
        raise IllegalDecision("ruling_form", decision=decision)
    side = SIDES.index(str(given[0]))
    least = 1 if name == "turn" and side == pos.active and not pos.blitzing else 0
    most = MOST[name] if pos.dungeon is None or name != "turn" else MOST_TURNS_UNDERGROUND
    setattr(pos.teams[side], name, _number(given[1], most, least))


def _number(given: str | int, most: int, least: int = 0) -> int:
    text = str(given)
    if isinstance(given, int) or not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
        raise IllegalDecision("ruling_number", least=str(least), most=most)
    return int(text)


def _player(pos: Position, decision: Decision, me: Player, given: Sequence[str | int]) -> None:
    first = given[0]
    if first in EARNED:
        if len(given) != 2:
            raise IllegalDecision("ruling_form", decision=decision)
        setattr(me, EARNED[str(first)], _number(given[1], MOST["earned"]))
        return
    if first in PLACES:
        if len(given) != 1:
            raise IllegalDecision("ruling_form", decision=decision)
        _take_off(pos, me, str(first))
        return
    marks = list(given)
    if isinstance(first, int):
        _put(pos, me, first)
        marks = marks[1:]
    elif me.place != ON_PITCH:
        raise IllegalDecision("ruling_form", decision=decision)
    for mark in marks:
        if mark in POSTURES:
            if POSTURES[str(mark)] != STANDING and pos.holds_ball(me):
                raise IllegalDecision("ruling_carrier", player=me.id)
            me.posture = POSTURES[str(mark)]
            me.stunned_own_turn = False
        elif mark in USED:
            me.used = USED[str(mark)]
        else:
            raise IllegalDecision("ruling_form", decision=decision)


def _put(pos: Position, me: Player, sq: Square) -> None:
    there = pos.board[sq] if sq in pos.field.exists else me
    if there is not None and (there is not me or sq != me.sq):
        raise IllegalDecision("ruling_occupied", square=sq)
    if pos.ball == sq or (pos.second is not None and pos.second.sq == sq):
        raise IllegalDecision("ruling_ball", square=sq)
    if pos.dungeon is None and me.sq == OFF and sum(1 for _ in pos.on_pitch(me.side)) >= PLAYERS:
        raise IllegalDecision("ruling_full", most=PLAYERS)
    _heal(me)
    pos.put(me, sq)
    me.took_part = True
    if pos.dungeon is not None:
        pos.dungeon.leaves(me.id)
        pos.dungeon.rests(me.id, sq)


def _take_off(pos: Position, me: Player, place: str) -> None:
    if pos.carrier is me:
        pos.carrier, pos.ball = None, me.sq
    elif pos.second is not None and pos.second.carrier is me:
        pos.second.carrier, pos.second.sq = None, me.sq
    if place != CASUALTY:
        _heal(me)
    elif me.place != CASUALTY:
        me.injuries = (*me.injuries, LIGHTEST)
    pos.take_off(me, place)


def _heal(me: Player) -> None:
    """Out of the casualties comes only who had no lasting injury: what one has cost cannot be told from the position."""
    if me.place != CASUALTY:
        return
    if any(injury != LIGHTEST for injury in me.injuries):
        raise IllegalDecision("ruling_injured", player=me.id)
    me.injuries = ()


def _verdict(decision: Decision) -> tuple[int, int, int] | int:
    """Score and winner (-1 for nobody), or the side that is taken to have conceded."""
    if decision[1] == "conceded":
        return SIDES.index(str(decision[2]))
    home, away = (_number(one, MOST["score"]) for one in decision[1:3])
    winner = (home < away) if home != away else -1
    if len(decision) > 3:
        named = SIDES.index(str(decision[3]))
        if home != away and named != winner:
            raise IllegalDecision("ruling_winner")
        winner = named
    return home, away, int(winner)


def _end(m: Match, decision: Decision) -> None:
    pos, verdict = m.pos, _verdict(decision)
    if isinstance(verdict, int):
        pos.whistle = verdict
        m.emit(ev.Conceded(verdict, False))
        ending.final_whistle(m, 1 - verdict)
        return
    pos.teams[0].score, pos.teams[1].score, winner = verdict
    ending.final_whistle(m, winner)
