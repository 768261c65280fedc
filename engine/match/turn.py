"""A team turn: who may act, how often, and how the turn ends.

Seed 000, *Secuencia de juego*, *Ficha de turno*, *Cambios de turno*, *Anotar touchdowns*; supplement 10; rulings 7, 24.
"""

from __future__ import annotations

from engine.match import actions, card_play, foul, wizard
from engine.match import events as ev
from engine.match.card import START_OF_OWN_TURN
from engine.match.decisions import CLOCK, CONCEDE, END, TIMEOUT, Decision
from engine.match.dungeon import clock, reserves
from engine.match.match import Match
from engine.match.position import PRONE, STANDING, STUNNED, Player, Position
from engine.match.prompts import LazyLegal, Proc, Prompt, as_decision

TURNS_A_HALF = 8
_VERBS = ("declare", "end", "concede", "wizard")
_VERBS_WITH_CARDS = (*_VERBS, "card")
_UNDERGROUND = ("declare", "end", "concede", *reserves.VERBS)


class TurnLegal(LazyLegal):
    """Which players may still act, and how."""

    __slots__ = ("_asked", "_kinds", "_pos")

    def __init__(self, pos: Position) -> None:
        self._pos = pos
        self._asked: Player | None = None
        self._kinds: list[str] = []

    @property
    def verbs(self) -> tuple[str, ...]:
        pos = self._pos
        if pos.dungeon is not None:
            return _UNDERGROUND
        return _VERBS_WITH_CARDS if pos.teams[pos.active].hand else _VERBS

    def of(self, verb: str) -> list[Decision]:
        pos = self._pos
        match verb:
            case "declare":
                return [
                    ("declare", me.id, kind)
                    for me in pos.squads[pos.active]
                    if me.sq >= 0 and not me.used and me.posture != STUNNED
                    for kind in self.kinds(me)
                ]
            case "end":
                return [END]
            case "concede":
                return [CONCEDE] if may_concede(pos) else []
            case "wizard":
                return wizard.spells(pos) if pos.teams[pos.active].wizard and untouched(pos) else []
            case "enter":
                return reserves.entries(pos)
            case "sponge":
                return reserves.sponges(pos)
            case "card":
                return list(card_play.at_start_of_turn(pos)) if untouched(pos) else []
            case _:
                return []

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        """An error code and its values for a decision that is not legal."""
        pos = self._pos
        if decision and decision[0] == "card":
            if not untouched(pos) or pos.blitzing:
                return "card_too_late", {}
            return card_play.refusal(pos, pos.active, START_OF_OWN_TURN, decision)
        return "not_legal", {}

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if given == END:
            return True
        if len(given) == 3 and given[0] == "declare":
            pos = self._pos
            me = pos.players.get(str(given[1]))
            if me is None or me.side != pos.active or me.sq < 0 or me.used or me.posture == STUNNED:
                return False
            return given[2] in self.kinds(me)
        return bool(given) and given in self.of(str(given[0]))

    def kinds(self, me: Player) -> list[str]:
        """The actions a player may declare now; kept for the last player asked about, since who lists them then chooses one."""
        if me is not self._asked:
            self._asked, self._kinds = me, self._actions_of(me)
        return self._kinds

    def _actions_of(self, me: Player) -> list[str]:
        pos = self._pos
        for e in me.on.only_action:
            only = e.only_action(pos, me)
            if only:
                barred = any(f.forbids_action(pos, me, only) for f in me.on.forbids_action)
                return [] if barred else [only]
        found: list[str] = []
        spent = pos.spent
        if pos.extra:
            spent = tuple(one for one in spent if not actions.may_spend(pos, one))
        lying = me.posture == PRONE
        room, beside = _surroundings(pos, me)
        can_move = lying or (room and not me.rooted)
        if can_move or (pos.dungeon is not None and reserves.can_open(pos, me)):
            found.append(actions.MOVE)
        if lying and beside:
            beside = any(e.blocks_from_the_ground(pos, me) for e in me.on.blocks_from_the_ground)
        if beside:
            found.append(actions.BLOCK)
        if can_move or beside:
            if actions.BLITZ not in spent:
                found.append(actions.BLITZ)
            if actions.PASS not in spent:
                found.append(actions.PASS)
            if actions.HAND_OFF not in spent:
                found.append(actions.HAND_OFF)
        elif pos.holds_ball(me):
            found += [kind for kind in (actions.PASS, actions.HAND_OFF) if kind not in spent]
        if actions.FOUL not in spent and (can_move or foul.victims(pos, me)):
            found.append(actions.FOUL)
        for e in me.on.extra_actions:
            found += [kind for kind in e.extra_actions(pos, me) if actions.ALLOWANCE.get(kind, kind) not in spent]
        for e in me.on.forbids_action:
            found = [kind for kind in found if not e.forbids_action(pos, me, kind)]
        return found

    def only(self) -> Decision | None:
        return None


def _surroundings(pos: Position, me: Player) -> tuple[bool, bool]:
    """Whether there is an empty square beside a player, and whether a standing opponent is."""
    room = beside = False
    board = pos.board
    side = me.side
    for near in pos.field.neighbours[me.sq]:
        other = board[near]
        if other is None:
            room = True
        elif other.side != side and other.posture == STANDING:
            beside = True
    return room, beside


def untouched(pos: Position) -> bool:
    """Whether nobody has acted in the running turn."""
    return not pos.spent and not any(me.used for me in pos.squads[pos.active])


def may_concede(pos: Position) -> bool:
    """A side may concede at the start of its own turn, before anybody has acted."""
    return not pos.blitzing and untouched(pos)


def is_extra(pos: Position) -> bool:
    """Whether a card gives the turn that begins or runs, so that no turn marker moves."""
    return any(one.extra_turn(pos, force) for one, force in pos.hooks("extra_turn"))


def next_side(pos: Position) -> int:
    """Whose turn comes after the one that has just ended: the other side's while it has any left, unless a card says else."""
    for one, force in pos.hooks("next_side"):
        if (side := one.next_side(pos, force)) >= 0:
            return side
    return 1 - pos.active if turns_left(pos, 1 - pos.active) else pos.active


def begin(m: Match) -> Proc[None]:
    """The turn marker moves, and everybody may act again; who was stunned after his own last turn was so before this one."""
    yield from ()
    pos = m.pos
    team = pos.teams[pos.active]
    free = pos.blitzing or is_extra(pos)
    if not free:
        team.turn += 1
    if pos.hurt and not pos.blitzing:
        pos.hurt = tuple(side for side in pos.hurt if side == pos.active)
    for side in (0, 1):
        pos.teams[side].reroll_used = False
        for me in pos.squads[side]:
            me.used = False
            me.spent = ()
            me.stunned_own_turn = False
    pos.spent = pos.extra = ()
    pos.turn_over = ""
    m.emit(ev.TurnBegan(pos.active, 0 if free else team.turn, pos.half))
    if pos.in_force:
        yield from card_play.turn_begins(m)


def one_decision(m: Match) -> Proc[bool]:
    """One decision of a team turn: an action, or the turn's end; returns whether the turn goes on."""
    pos = m.pos
    m.turn_ends = False
    answer = yield Prompt("turn", pos.active, TurnLegal(pos), END, {})
    if answer == END:
        return False
    if answer == TIMEOUT:
        m.time_is_up(pos.active)
        m.emit(ev.TurnOver(pos.active, pos.turn_over))
        return False
    if answer == CONCEDE:
        pos.whistle = pos.active
        m.emit(ev.Conceded(pos.active, False))
        return False
    if answer[0] == "card":
        yield from card_play.play(m, pos.active, answer)
    elif answer[0] == "wizard":
        yield from wizard.cast(m, pos.active, answer)
    elif answer[0] in reserves.VERBS:
        yield from reserves.act(m, answer)
    elif answer[0] == CLOCK:
        clock.call(m, str(answer[1]))
    else:
        yield from actions.act(m, pos.players[str(answer[1])], str(answer[2]))
    if (pos.carrier is not None or pos.second is not None) and pos.scorer is not None and (yield from scores(m)):
        touchdown(m)
    elif pos.turn_over:
        m.emit(ev.TurnOver(pos.active, pos.turn_over))
    return not pos.turn_over and not m.turn_ends


def scores(m: Match) -> Proc[bool]:
    """Whether a touchdown is scored as things stand; a card may undo it."""
    while (me := m.pos.scorer) is not None:
        for one, force in m.pos.hooks("undoes_touchdown"):
            if (yield from one.undoes_touchdown(m, force, me)):
                break
        else:
            return True
    return False


def touchdown(m: Match) -> None:
    """The carrier scores; in the other side's turn it costs his team a turn (seed 000, *Anotar en el turno del contrario*)."""
    pos = m.pos
    scorer = pos.scorer
    if scorer is None:
        return
    if scorer.earns:
        scorer.td += 1
    pos.last_scorer = scorer.id
    award(m, scorer.side, scorer.id)
    if scorer.side != pos.active and pos.active >= 0 and pos.dungeon is None:
        pos.teams[scorer.side].turn = min(TURNS_A_HALF, pos.teams[scorer.side].turn + 1)
        m.emit(ev.ClockMoved((pos.teams[0].turn, pos.teams[1].turn), 1, "touchdown"))


def award(m: Match, side: int, scorer: str) -> None:
    """A touchdown for a side; it ends the running turn and the drive."""
    pos = m.pos
    pos.teams[side].score += 1
    pos.turn_over = "touchdown"
    pos.kicking = side
    m.emit(ev.Touchdown(side, scorer, (pos.teams[0].score, pos.teams[1].score)))


def end(m: Match) -> Proc[None]:
    """Stunned players who were so before this turn roll over, even after a turnover (supplement 10)."""
    yield from ()
    pos = m.pos
    over: list[str] = []
    for me in pos.on_pitch(pos.active):
        if me.posture == STUNNED:
            if me.stunned_own_turn:
                me.stunned_own_turn = False
            else:
                me.posture = PRONE
                over.append(me.id)
    if over:
        m.emit(ev.RolledOver(tuple(over)))
    m.emit(ev.TurnEnded(pos.active))
    if pos.in_force and not pos.blitzing:
        yield from card_play.turn_ends(m)


def turns_left(pos: Position, side: int) -> int:
    """Team turns a side still has in this half."""
    return TURNS_A_HALF - pos.teams[side].turn
