"""Setting up a side.

Seed 000, *Preparación del juego*, *Reanudación del partido*; supplement 1 and 10; ruling 33.
"""

from __future__ import annotations

from dataclasses import replace

from engine.match import events as ev
from engine.match.decisions import CONCEDE, READY, TIMEOUT, Decision
from engine.match.field import OFF
from engine.match.formations import Formation, Slot, default_formation, fill, formations, slot_square
from engine.match.match import Match
from engine.match.position import RESERVES, Player, Position
from engine.match.prompts import LazyLegal, Proc, as_decision

PLAYERS_ON_PITCH = 11
ON_THE_LINE = 3
IN_A_WIDE_ZONE = 2


def available(pos: Position, side: int) -> list[Player]:
    """Players a side may set up: those on the pitch already and the fit ones in reserve, by shirt number."""
    keeping = pos.hooks("keeps_off")
    if not keeping:
        return [me for me in pos.squads[side] if me.sq != OFF or (me.place == RESERVES and not me.grounded)]
    return [
        me
        for me in pos.squads[side]
        if me.sq != OFF
        or (
            me.place == RESERVES
            and not me.grounded
            and not any(one.keeps_off(pos, force, me) for one, force in keeping)
        )
    ]


def kept(pos: Position, side: int) -> list[Player]:
    """Players of a side who stay where they are on the pitch, whatever its coach sets up."""
    keeping = pos.hooks("keeps_on")
    if not keeping:
        return []
    return [me for me in pos.on_pitch(side) if any(one.keeps_on(pos, force, me) for one, force in keeping)]


def faults(pos: Position, side: int) -> str:
    """Why a set-up is not legal as it stands: an error code, or empty."""
    able = len(available(pos, side))
    placed = list(pos.on_pitch(side))
    line = sum(me.sq in pos.field.line[side] for me in placed)
    if len(placed) < min(PLAYERS_ON_PITCH, able):
        return "set_up_too_few"
    behind = sum(me.sq not in pos.field.line[side] for me in kept(pos, side))
    if line < min(ON_THE_LINE, able - behind, PLAYERS_ON_PITCH - behind):
        return "set_up_line"
    for zone in pos.field.wide_zones[side]:
        if sum(me.sq in zone for me in placed) > IN_A_WIDE_ZONE:
            return "set_up_wide_zone"
    return ""


class SetUpLegal(LazyLegal):
    """What a coach may do while he sets up."""

    __slots__ = ("_pos", "_side")

    def __init__(self, pos: Position, side: int) -> None:
        self._pos = pos
        self._side = side

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("formation", "place", "remove", "ready", "concede")

    def of(self, verb: str) -> list[Decision]:
        pos, side = self._pos, self._side
        match verb:
            case "formation":
                purpose = "kicking" if side == pos.kicking else "receiving"
                mine = [f.id for f in formations().values() if f.purpose == purpose]
                others = [f.id for f in formations().values() if f.purpose != purpose]
                return [("formation", name) for name in (*mine, *others)]
            case "place":
                full = sum(1 for _ in pos.on_pitch(side)) >= PLAYERS_ON_PITCH
                squares = sorted(sq for sq in pos.field.half[side] if pos.board[sq] is None)
                staying = kept(pos, side)
                return [
                    ("place", me.id, sq)
                    for me in available(pos, side)
                    if me not in staying and (me.sq != OFF or not full)
                    for sq in squares
                ]
            case "remove":
                staying = kept(pos, side)
                return [("remove", me.id) for me in pos.on_pitch(side) if me not in staying]
            case "ready":
                return [READY] if not begun(pos, side) or not faults(pos, side) else []
            case "concede":
                return [CONCEDE] if len(available(pos, side)) < ON_THE_LINE else []
            case _:
                return []

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if given and given[0] == "place":
            return len(given) == 3 and self.why_not(given)[0] == ""
        return bool(given) and given in self.of(str(given[0]))

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        """An error code and its values for a decision that is not legal; an empty code for a legal ``place``."""
        pos, side = self._pos, self._side
        if decision == READY:
            return faults(pos, side), {}
        if len(decision) != 3 or decision[0] != "place":
            return "not_legal", {}
        me = pos.players.get(str(decision[1]))
        sq = decision[2]
        if me is None or me.side != side or me not in available(pos, side) or me in kept(pos, side):
            return "set_up_not_available", {"player": decision[1]}
        if not isinstance(sq, int) or sq not in pos.field.half[side]:
            return "set_up_own_half", {"square": sq}
        if pos.board[sq] is not None:
            return "set_up_occupied", {"square": sq}
        if me.sq == OFF and sum(1 for _ in pos.on_pitch(side)) >= PLAYERS_ON_PITCH:
            return "set_up_too_many", {}
        return "", {}

    def only(self) -> Decision | None:
        return None


def set_up(m: Match, side: int) -> Proc[bool]:
    """Let a coach set up until he is ready; returns False where he concedes instead."""
    pos = m.pos

    def default() -> Decision:
        if faults(pos, side) and begun(pos, side):
            return ("formation", default_formation(side == pos.kicking).id)
        return READY

    while True:
        answer = yield from m.ask_anyway("setup", side, SetUpLegal(pos, side), default, {})
        if answer == TIMEOUT:
            answer = default()
            if answer != READY:
                take_formation(m, side, str(answer[1]))
            answer = READY
        match answer[0]:
            case "place":
                me = pos.players[str(answer[1])]
                pos.put(me, int(answer[2]))
                m.emit(ev.Placed(me.id, me.sq))
            case "remove":
                me = pos.players[str(answer[1])]
                pos.take_off(me, RESERVES)
                m.emit(ev.Placed(me.id, OFF))
            case "formation":
                take_formation(m, side, str(answer[1]))
            case "concede":
                pos.whistle = side
                m.emit(ev.Conceded(side, True))
                return False
            case _:
                if not begun(pos, side):
                    take_formation(m, side, default_formation(side == pos.kicking).id)
                m.emit(ev.SetUpDone(side, tuple(me.id for me in pos.on_pitch(side))))
                return True


def begun(pos: Position, side: int) -> bool:
    """Whether a coach has put anybody on the pitch himself."""
    staying = kept(pos, side)
    return any(me not in staying for me in pos.on_pitch(side))


def take_formation(m: Match, side: int, name: str) -> None:
    """Put a side on the squares of a formation; around players who stay where they are."""
    pos = m.pos
    staying = kept(pos, side)
    squad = [me for me in available(pos, side) if me not in staying]
    for me in list(pos.on_pitch(side)):
        if me not in staying:
            pos.take_off(me, RESERVES)
    formation = formations()[name]
    if staying:
        formation = _around(pos, side, formation, min(len(squad), PLAYERS_ON_PITCH - len(staying)))
    for me, sq in fill(formation, squad, side):
        pos.put(me, sq)
    m.emit(ev.FormationTaken(side, name))


def _around(pos: Position, side: int, formation: Formation, size: int) -> Formation:
    """A formation for ``size`` players that leaves those on the pitch their squares; others stand where there is room."""
    zones = pos.field.wide_zones[side]
    taken = [me.sq for me in pos.on_pitch(side)]
    slots: list[Slot] = []
    back = sorted(pos.field.half[side], key=lambda sq: (abs((sq >> 6) - (11 if side == 0 else 14)), sq))
    more: list[Slot] = [("back", 12 - (sq >> 6) if side == 0 else (sq >> 6) - 13, sq & 63) for sq in back]
    for slot in (*sorted(formation.slots, key=lambda slot: slot[0] != "line"), *more):
        sq = slot_square(side, slot)
        full = any(sq in zone and sum(at in zone for at in taken) >= IN_A_WIDE_ZONE for zone in zones)
        if len(slots) < size and sq not in taken and not full:
            slots.append(slot)
            taken.append(sq)
    return replace(formation, slots=tuple(slots))
