"""Ends and beginnings: drives, halves, overtime, the final whistle.

Seed 000, *Ganar el partido*, *Reanudación del partido*, *Conceder el partido*; orders, *End of a drive*; ruling 32.
"""

from __future__ import annotations

from engine.match import card_play, foul
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.position import KNOCKED_OUT, ON_PITCH, RESERVES, Position
from engine.match.prompts import Proc

RECOVERS_ON = 4
CHEF_ABOVE = 4


def end_drive(m: Match) -> Proc[None]:
    """Effects of a drive's end, then everyone on the pitch returns to the reserves, whatever his posture."""
    pos = m.pos
    m.emit(ev.DriveEnded())
    pos.carrier = None
    pos.ball = OFF
    pos.second = None
    yield from referee(m)
    if pos.in_force:
        yield from card_play.drive_ends(m)
    if pos.weather == "sweltering":
        swelter(m)
    pos.active = -1
    pos.spent = pos.extra = ()
    pos.last_scorer = ""
    for me in pos.players.values():
        if me.place == ON_PITCH:
            pos.take_off(me, RESERVES)
        me.used = False
        me.spent = ()
        me.took_part = False


def referee(m: Match) -> Proc[None]:
    """Players with secret weapons who took part are sent off, wherever they are now, unless a bribe helps (ruling 12)."""
    pos = m.pos
    for side in (0, 1):
        for me in list(pos.squads[side]):
            if (
                me.took_part
                and me.place in (ON_PITCH, RESERVES, KNOCKED_OUT)
                and any(e.sent_off_after_drive(pos, me) for e in me.on.sent_off_after_drive)
                and not (yield from foul.bribed(m, me, any(e.may_argue(pos, me) for e in me.on.may_argue)))
            ):
                yield from foul.send_off(m, me)


def serve_dinner(m: Match) -> None:
    """A halfling chef gives a re-roll for each of 3D6 above 4 and takes one from the other side (seed 003; ruling 16)."""
    for side in (0, 1):
        mine, theirs = m.pos.teams[side], m.pos.teams[1 - side]
        if not mine.chef:
            continue
        dice = (m.d6("chef"), m.d6("chef"), m.d6("chef"))
        gained = sum(die > CHEF_ABOVE for die in dice)
        taken = min(gained, theirs.rerolls)
        mine.rerolls += gained
        theirs.rerolls -= taken
        m.emit(ev.DinnerServed(side, dice, gained, taken))


def swelter(m: Match) -> None:
    """Sweltering heat: on a 1 a player who was on the pitch sits out the next kick-off (supplement 2)."""
    for side in (0, 1):
        for me in list(m.pos.on_pitch(side)):
            die = m.d6(f"heat, {me.id}")
            me.grounded = die == 1
            m.emit(ev.HeatRolled(me.id, die))


def recover_knocked_out(m: Match) -> None:
    """Each knocked-out player may come back on 4 or more."""
    for side in (0, 1):
        for me in m.pos.squads[side]:
            if me.place == KNOCKED_OUT:
                if any(one.forbids_recovery(m.pos, force, me) for one, force in m.pos.hooks("forbids_recovery")):
                    continue
                played = sum(one.recovery_modifier(m.pos, force, me) for one, force in m.pos.hooks("recovery_modifier"))
                die = m.d6(f"recovery of {me.id}")
                recovered = die + m.pos.teams[side].babes + played >= RECOVERS_ON and (die > 1 or not played)
                if recovered:
                    me.place = RESERVES
                m.emit(ev.KnockoutRolled(me.id, die, recovered))


def give_leader_rerolls(pos: Position) -> None:
    """A side with a leader has one leader re-roll, at the start of the match and again at half-time."""
    for side, team in enumerate(pos.teams):
        team.leader = any(
            e.leads(pos, me)
            for me in pos.squads[side]
            if me.place in (ON_PITCH, RESERVES, KNOCKED_OUT)
            for e in me.on.leads
        )


def second_half(m: Match) -> None:
    """Markers and re-rolls return, and the side that received kicks."""
    pos = m.pos
    pos.half = 2
    for team in pos.teams:
        team.turn = 0
        team.rerolls = team.rerolls_full
    serve_dinner(m)
    give_leader_rerolls(pos)
    pos.kicking = pos.receiving
    pos.receiving = 1 - pos.kicking
    m.emit(ev.SidesChosen(pos.kicking, 2))
    pos.phase = "drive"


def plays_overtime(m: Match) -> Proc[bool]:
    """A draw stands only where both coaches agree to it, or where the competition settles it."""
    settled = m.pos.rules.get("draw", "ask")
    if settled != "ask":
        return settled == "overtime"
    choices: list[Decision] = [("draw",), ("overtime",)]
    answers: list[Decision] = []
    for side in (0, 1):
        answers.append((yield from m.ask("draw", side, choices, ("draw",), {})))
    return ("overtime",) in answers


def overtime(m: Match) -> None:
    """A third period to sudden death; what re-rolls are left carry over."""
    pos = m.pos
    pos.half = 3
    for team in pos.teams:
        team.turn = 0
    m.emit(ev.OvertimeBegan())
    pos.phase = "toss"


def shoot_out(m: Match) -> int:
    """The penalty shoot-out: a D6 and the unused team re-rolls each, until one is higher; returns the winner."""
    pos = m.pos
    while True:
        dice = (m.d6("shoot-out, home"), m.d6("shoot-out, away"))
        totals = (dice[0] + pos.teams[0].rerolls, dice[1] + pos.teams[1].rerolls)
        m.emit(ev.ShootOut(dice, totals))
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1


def final_whistle(m: Match, winner: int) -> None:
    """The match is over."""
    pos = m.pos
    if pos.in_force:
        card_play.half_ends(m)
    pos.phase = "over"
    pos.active = -1
    pos.rules["winner"] = winner
    m.emit(ev.MatchEnded((pos.teams[0].score, pos.teams[1].score), winner))
