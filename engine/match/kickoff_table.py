"""The eleven results of the kick-off table.

Seed 000, *Tabla de patada inicial*; supplement 2; rulings 29 and 30.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.match import events as ev
from engine.match import injury
from engine.match.decisions import READY, Decision
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.move import free_squares
from engine.match.position import ON_PITCH, RESERVES, Player, Position
from engine.match.prompts import LazyLegal, Proc
from engine.match.setup import set_up
from engine.match.turn import TURNS_A_HALF
from engine.match.weather import weather_for


class Result(NamedTuple):
    """A row of the table."""

    name: str
    apply: Callable[[Match], Proc[None]]


def get_the_ref(m: Match) -> Proc[None]:
    """Each side gains a bribe."""
    yield from ()
    for side in (0, 1):
        m.pos.teams[side].bribes += 1
        m.emit(ev.BribeGained(side))


def riot(m: Match) -> Proc[None]:
    """The clock runs on or back: by the receiving side's marker on 7 or 0, else by a D6."""
    yield from ()
    pos = m.pos
    receiving = pos.teams[1 - pos.kicking]
    if receiving.turn == TURNS_A_HALF - 1:
        by = -1
    elif receiving.turn == 0:
        by = 1
    else:
        by = 1 if m.d6("riot") <= 3 else -1
    for team in pos.teams:
        team.turn = min(TURNS_A_HALF, max(0, team.turn + by))
    m.emit(ev.ClockMoved((pos.teams[0].turn, pos.teams[1].turn), by, "riot"))


def perfect_defence(m: Match) -> Proc[None]:
    """The kicking side sets up anew; who has changed places with a reserve has not taken part in the drive (ruling 85)."""
    yield from set_up(m, m.pos.kicking)
    for me in m.pos.squads[m.pos.kicking]:
        if me.place in (ON_PITCH, RESERVES):
            me.took_part = me.place == ON_PITCH


def high_kick(m: Match) -> Proc[None]:
    """An unmarked receiver may stand under the ball, if its square is free and no touchback is certain."""
    pos = m.pos
    side = 1 - pos.kicking
    if pos.ball_out or pos.ball not in pos.field.half[side] or pos.board[pos.ball] is not None:
        return
    able = [me for me in pos.on_pitch(side) if me.standing and not pos.marked(me.sq, side)]
    nobody: Decision = ("catcher", "none")
    options: list[Decision] = [("catcher", me.id) for me in able]
    answer = yield from m.ask("high_kick", side, [*options, nobody], nobody, {"square": pos.ball})
    if answer != nobody:
        me = pos.players[str(answer[1])]
        start = me.sq
        pos.put(me, pos.ball)
        m.emit(ev.QuickStep(me.id, start, me.sq, "high_kick"))


def cheering_fans(m: Match) -> Proc[None]:
    """The better supported side, or both, gain a team re-roll for this half."""
    yield from ()
    _contest(m, "cheering_fans", (m.pos.teams[0].cheerleaders, m.pos.teams[1].cheerleaders))


def brilliant_coaching(m: Match) -> Proc[None]:
    """The better coached side, or both, gain a team re-roll for this half."""
    yield from ()
    _contest(m, "brilliant_coaching", (m.pos.teams[0].coaches, m.pos.teams[1].coaches))


def _contest(m: Match, name: str, staff: tuple[int, int]) -> None:
    dice = (m.roll(3, f"{name}, home"), m.roll(3, f"{name}, away"))
    totals = (dice[0] + fame(m.pos, 0) + staff[0], dice[1] + fame(m.pos, 1) + staff[1])
    sure = {one.wins_contest(m.pos, force, name) for one, force in m.pos.hooks("wins_contest")} - {-1}
    gainers = tuple(side for side in (0, 1) if (side in sure if sure else totals[side] >= totals[1 - side]))
    m.emit(ev.KickoffContest(name, dice, totals, gainers))
    for side in gainers:
        m.pos.teams[side].rerolls += 1
        m.emit(ev.RerollGained(side, 1, name))


def fame(pos: Position, side: int) -> int:
    """A side's FAME as the kick-off table counts it."""
    favourites = sum(e.extra_fame(pos, me) for me in pos.on_pitch(side) for e in me.on.extra_fame)
    played = sum(one.fame_bonus(pos, force, side) for one, force in pos.hooks("fame_bonus"))
    return pos.teams[side].fame + favourites + played


def changing_weather(m: Match) -> Proc[None]:
    """The weather is rolled anew; where it turns out nice the ball drifts one square more. Under the ground nothing happens."""
    yield from ()
    pos = m.pos
    if pos.rules.get("underground"):
        return
    dice = m.two_d6("weather")
    change_weather(m, weather_for(sum(dice)), dice)
    if pos.weather == "nice" and not pos.ball_out:
        direction = m.roll(8, "breeze")
        start = pos.ball
        after = pos.field.steps[start][direction - 1]
        if after == OFF:
            pos.ball_out = True
        else:
            pos.ball = after
        m.emit(ev.BallBounced(start, after, direction))


def change_weather(m: Match, weather: str, dice: tuple[int, ...]) -> None:
    """Set the weather, for everybody."""
    m.pos.weather = weather
    m.pos.weather_changed()
    m.emit(ev.WeatherChanged(weather, dice))


class QuickSnapLegal(LazyLegal):
    """One free square for each receiver who has not stepped yet."""

    __slots__ = ("_moved", "_pos", "_side")

    def __init__(self, pos: Position, side: int, moved: set[str]) -> None:
        self._pos = pos
        self._side = side
        self._moved = moved

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("step", "ready")

    def of(self, verb: str) -> list[Decision]:
        pos = self._pos
        if verb == "ready":
            return [READY]
        if verb != "step":
            return []
        return [
            ("step", me.id, sq)
            for me in pos.on_pitch(self._side)
            if me.id not in self._moved and me.standing
            for sq in free_squares(pos, me.sq)
        ]


def quick_snap(m: Match) -> Proc[None]:
    """Every receiver may move a square, tackle zones or not, even across the line."""
    pos = m.pos
    side = 1 - pos.kicking
    moved: set[str] = set()
    while True:
        legal = QuickSnapLegal(pos, side, moved)
        answer = yield from m.ask("quick_snap", side, legal, READY, {"moved": tuple(sorted(moved))})
        if answer == READY:
            return
        me = pos.players[str(answer[1])]
        start = me.sq
        pos.put(me, int(answer[2]))
        moved.add(me.id)
        m.emit(ev.QuickStep(me.id, start, me.sq, "quick_snap"))


def blitz(m: Match) -> Proc[None]:
    """The kicking side plays a free turn before the ball comes down; the phase loop runs it."""
    yield from ()
    m.pos.blitzing = True


def throw_a_rock(m: Match) -> Proc[None]:
    """A rock hits a random opponent on the pitch: an injury roll without armour; on a tie one on each side."""
    pos = m.pos
    dice = (m.d6("rock, home"), m.d6("rock, away"))
    totals = (dice[0] + fame(pos, 0), dice[1] + fame(pos, 1))
    throwers = tuple(side for side in (0, 1) if totals[side] >= totals[1 - side])
    m.emit(ev.KickoffContest("throw_a_rock", dice, totals, throwers))
    for victims in sorted(1 - side for side in throwers):
        candidates = list(pos.on_pitch(victims))
        if candidates:
            me = m.one_of(candidates, "rock victim")
            m.emit(ev.RockThrown(me.id))
            injury.lie_down(m, me)
            yield from injury.injury(m, me, injury.Damage())


def pitch_invasion(m: Match) -> Proc[None]:
    """A D6 and the opponent's FAME for everybody: on 6 or more he is stunned."""
    yield from ()
    pos = m.pos
    for side in (0, 1):
        for me in list(pos.on_pitch(side)):
            die = m.d6(f"invasion, {me.id}")
            total = die + fame(pos, 1 - side)
            m.emit(ev.InvasionRolled(me.id, die, total, total >= 6))
            if total >= 6:
                invaded(m, me)


def invaded(m: Match, me: Player) -> None:
    """What the crowd does to a player it reaches."""
    injury.stun(m, me)


RESULTS: dict[int, Result] = {
    2: Result("get_the_ref", get_the_ref),
    3: Result("riot", riot),
    4: Result("perfect_defence", perfect_defence),
    5: Result("high_kick", high_kick),
    6: Result("cheering_fans", cheering_fans),
    7: Result("changing_weather", changing_weather),
    8: Result("brilliant_coaching", brilliant_coaching),
    9: Result("quick_snap", quick_snap),
    10: Result("blitz", blitz),
    11: Result("throw_a_rock", throw_a_rock),
    12: Result("pitch_invasion", pitch_invasion),
}
