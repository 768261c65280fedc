"""The phases of a match and the loop that runs them.

Each pass of the loop is a rest point: nothing but the position survives it, and starting a phase again from the same
position leads to the same place. Seed 000, *Preparación del juego*, *Ganar el partido*, *Reanudación del partido*;
orders, *End of a drive* and *Kick-off*; rulings 29, 32 and 33.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.match import card_play, ending, kickoff, setup, turn, wizard
from engine.match import events as ev
from engine.match.card import (
    AFTER_KICKOFF,
    AFTER_KO_ROLLS,
    AFTER_LAST_DRIVE,
    AFTER_OPPONENT_TOUCHDOWN,
    BEFORE_KO_ROLLS,
    BEFORE_SETUP,
    BEFORE_TURN_MARKER,
    END_OF_OWN_TURN,
    OWN_TURNOVER,
    PRE_MATCH,
)
from engine.match.decisions import Decision
from engine.match.dungeon import clock, opening
from engine.match.kickoff_table import change_weather
from engine.match.match import Match
from engine.match.position import ON_PITCH
from engine.match.prompts import Proc
from engine.match.weather import weather_for

OVER = "over"


def run(m: Match) -> Proc[None]:
    """Run a match from the phase its position is in to the final whistle."""
    pos = m.pos
    while pos.phase != OVER:
        m.rest()
        yield from PHASES[pos.phase](m)
        if pos.whistle >= 0:
            ending.final_whistle(m, 1 - pos.whistle)


def pre_match(m: Match) -> Proc[None]:
    """Weather and fans, unless they are given; then cards that are played before a match."""
    pos = m.pos
    if pos.dungeon is None and not (pos.rules.get("weather_given") or pos.rules.get("underground")):
        dice = m.two_d6("weather")
        change_weather(m, weather_for(sum(dice)), dice)
    if not pos.rules.get("fame_given"):
        fans = tuple(
            sum(m.two_d6(f"fans, {side}")) + team.fan_factor
            for side, team in zip(("home", "away"), pos.teams, strict=True)
        )
        for side in (0, 1):
            mine, theirs = fans[side], fans[1 - side]
            pos.teams[side].fame = 2 if mine >= 2 * theirs else 1 if mine > theirs else 0
        m.emit(ev.FansCame((fans[0], fans[1]), (pos.teams[0].fame, pos.teams[1].fame)))
    yield from card_play.offer(m, PRE_MATCH, 0, 1)
    pos.phase = "toss"
    if pos.dungeon is not None:
        opening.begin(m)


def toss(m: Match) -> Proc[None]:
    """The away coach calls the coin; who wins chooses to kick or to receive. Then the first half's dinner is served."""
    pos = m.pos
    sure = [side for one, force in pos.hooks("wins_toss") if (side := one.wins_toss(pos, force)) >= 0]
    winner = sure[0] if len(set(sure)) == 1 else (yield from _coin(m))
    choices: list[Decision] = [("kick",), ("receive",)]
    answer = yield from m.ask("receive", winner, choices, ("receive",), {})
    pos.kicking = winner if answer == ("kick",) else 1 - winner
    pos.receiving = 1 - pos.kicking
    m.emit(ev.SidesChosen(pos.kicking, pos.half))
    if pos.half == 1:
        ending.serve_dinner(m)
        ending.give_leader_rerolls(pos)
    pos.phase = "drive"


def _coin(m: Match) -> Proc[int]:
    calls: list[Decision] = [("heads",), ("tails",)]
    called = (yield from m.ask("toss", 1, calls, ("heads",), {}))[0]
    face = "heads" if m.roll(2, "coin") == 1 else "tails"
    winner = 1 if face == called else 0
    m.emit(ev.CoinTossed(str(called), face, winner))
    return winner


def drive(m: Match) -> Proc[None]:
    """Before a set-up the knocked-out may recover; a side with nobody to field loses time and a touchdown."""
    pos = m.pos
    sides = (pos.kicking, 1 - pos.kicking)
    if pos.drives:
        yield from card_play.offer(m, BEFORE_KO_ROLLS, *sides)
    ending.recover_knocked_out(m)
    if pos.drives:
        yield from card_play.offer(m, AFTER_KO_ROLLS, *sides)
    pos.drives += 1
    yield from card_play.drive_begins(m)
    yield from card_play.offer(m, BEFORE_SETUP, *sides)
    empty = tuple(side for side in (0, 1) if not setup.available(pos, side))
    if not empty:
        m.emit(ev.DriveBegan(pos.kicking))
        pos.phase = "set_up_kicking"
        return
    scorer = 1 - empty[0] if len(empty) == 1 else -1
    m.emit(ev.NobodyToField(empty, scorer))
    over = False
    for team in pos.teams:
        over = over or team.turn + 2 > turn.TURNS_A_HALF
        team.turn = min(turn.TURNS_A_HALF, team.turn + 2)
    m.emit(ev.ClockMoved((pos.teams[0].turn, pos.teams[1].turn), 2, "nobody_to_field"))
    if scorer >= 0:
        turn.award(m, scorer, "")
        pos.turn_over = ""
    for me in pos.players.values():
        me.grounded = False
    if over or _no_turn_left(m) or (scorer >= 0 and pos.half == 3):
        pos.phase = "half_end"


def set_up_kicking(m: Match) -> Proc[None]:
    """The kicking side sets up first."""
    if (yield from setup.set_up(m, m.pos.kicking)):
        m.pos.phase = "set_up_receiving"


def set_up_receiving(m: Match) -> Proc[None]:
    """Then the receiving side."""
    pos = m.pos
    if (yield from setup.set_up(m, 1 - pos.kicking)):
        for me in pos.players.values():
            me.took_part = me.place == ON_PITCH
        pos.phase = "kick"


def kick(m: Match) -> Proc[None]:
    """The kick, its scatter, the table; the heat keeps off whom it does until then, in a Perfect Defence too."""
    pos = m.pos
    yield from kickoff.kick(m)
    for me in pos.players.values():
        me.grounded = False
    if pos.whistle < 0:
        pos.phase = "blitz_begin" if pos.blitzing else "ball_lands"


def blitz_begin(m: Match) -> Proc[None]:
    """Blitz!: the kicking side plays, except for players who are marked as it begins."""
    pos = m.pos
    pos.active = pos.kicking
    yield from turn.begin(m)
    for me in pos.on_pitch(pos.active):
        me.used = pos.marked(me.sq, me.side)
    pos.phase = "blitz"


def blitz(m: Match) -> Proc[None]:
    """One decision of the Blitz! turn."""
    pos = m.pos
    if (yield from turn.one_decision(m)):
        return
    yield from turn.end(m)
    pos.blitzing = False
    pos.turn_over = ""
    pos.active = -1
    pos.phase = "ball_lands"


def ball_lands(m: Match) -> Proc[None]:
    """The ball comes down, and the receiving side has the first turn."""
    pos = m.pos
    yield from kickoff.land(m)
    if pos.scorer is None and turn.turns_left(pos, 1 - pos.kicking):
        yield from card_play.offer(m, AFTER_KICKOFF, pos.kicking)
    if (yield from turn.scores(m)):
        turn.touchdown(m)
        pos.turn_over = ""
        pos.phase = "half_end" if _no_turn_left(m) or pos.half == 3 else "drive_end"
        return
    pos.active = 1 - pos.kicking
    pos.phase = "turn_begin"
    if not turn.turns_left(pos, pos.active):
        pos.active = pos.kicking
        if not turn.turns_left(pos, pos.active):
            pos.active = -1
            pos.phase = "half_end"


def turn_begin(m: Match) -> Proc[None]:
    """A team turn begins."""
    if not turn.is_extra(m.pos):
        yield from card_play.offer(m, BEFORE_TURN_MARKER, m.pos.active)
    if m.pos.phase == "turn_begin":
        yield from turn.begin(m)
        m.pos.phase = "turn"


def team_turn(m: Match) -> Proc[None]:
    """One decision of a team turn."""
    if not (yield from turn.one_decision(m)):
        m.pos.phase = "turn_end"


def turn_end(m: Match) -> Proc[None]:
    """A team turn ends: the other side's turn, the end of the drive, or the end of the half."""
    pos = m.pos
    if pos.dungeon is not None:
        yield from clock.turn_end(m)
        return
    if pos.turn_over and pos.turn_over != "touchdown":
        yield from card_play.offer(m, OWN_TURNOVER, pos.active)
        if not pos.turn_over:
            pos.phase = "turn"
            return
    yield from turn.end(m)
    scored = pos.turn_over == "touchdown"
    pos.turn_over = ""
    pos.spent = pos.extra = ()
    last = (scored and pos.half == 3) or (_no_turn_left(m) and pos.half > 1)
    if not last:
        yield from wizard.after_turn(m, pos.active)
        if not scored:
            pos.turn_follows = turn.next_side(pos) != pos.active
            yield from card_play.offer(m, END_OF_OWN_TURN, pos.active)
        if not scored and (yield from turn.scores(m)):
            turn.touchdown(m)
            pos.turn_over = ""
            scored = True
    if _no_turn_left(m) or (scored and pos.half == 3):
        pos.phase = "half_end"
    elif scored:
        pos.phase = "drive_end"
    else:
        pos.active = turn.next_side(pos)
        pos.phase = "turn_begin"


def _no_turn_left(m: Match) -> bool:
    return not turn.turns_left(m.pos, 0) and not turn.turns_left(m.pos, 1)


def drive_end(m: Match) -> Proc[None]:
    """Clear the pitch for the next drive."""
    yield from _close_drive(m)
    m.pos.phase = "drive"


def _close_drive(m: Match, half: bool = False) -> Proc[None]:
    """The end of a drive that another follows: right after a touchdown cards may be played."""
    pos = m.pos
    if pos.last_scorer:
        yield from card_play.offer(m, AFTER_OPPONENT_TOUCHDOWN, 1 - pos.kicking)
    yield from ending.end_drive(m)
    if half:
        card_play.half_ends(m)


def half_end(m: Match) -> Proc[None]:
    """Half-time, full time, or the end of overtime."""
    pos = m.pos
    m.emit(ev.HalfEnded(pos.half))
    home, away = pos.teams[0].score, pos.teams[1].score
    if pos.half == 1:
        yield from _close_drive(m, half=True)
        ending.second_half(m)
    elif home == away and pos.half == 2 and (yield from ending.plays_overtime(m)):
        yield from _close_drive(m, half=True)
        ending.overtime(m)
    else:
        yield from card_play.offer(m, AFTER_LAST_DRIVE, pos.kicking, 1 - pos.kicking)
        if home != away:
            ending.final_whistle(m, 0 if home > away else 1)
        else:
            ending.final_whistle(m, -1 if pos.half == 2 else ending.shoot_out(m))


PHASES: dict[str, Callable[[Match], Proc[None]]] = {
    "pre_match": pre_match,
    "toss": toss,
    "drive": drive,
    "set_up_kicking": set_up_kicking,
    "set_up_receiving": set_up_receiving,
    "kick": kick,
    "blitz_begin": blitz_begin,
    "blitz": blitz,
    "ball_lands": ball_lands,
    "turn_begin": turn_begin,
    "turn": team_turn,
    "turn_end": turn_end,
    "drive_end": drive_end,
    "half_end": half_end,
    "dungeon_chests": opening.place_chests,
    "dungeon_teleporters": opening.place_teleporters,
    "dungeon_players": opening.place_players,
    "dungeon_toss": opening.toss,
}
