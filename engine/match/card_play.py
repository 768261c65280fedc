"""Playing cards: who is asked when, what is legal, and how what is in force ends.

With no card held and none in force nothing here is asked or costs time. The active coach is asked first. Seed 003,
*Cartas de Jugadas Especiales*.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.match import events as ev
from engine.match.card import END_OF_OWN_TURN, START_OF_OWN_TURN, Force, card_of, entries
from engine.match.decisions import DECLINE, Decision
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import LazyLegal, Proc, as_decision


def plays(pos: Position, side: int, moment: str, only: str = "") -> Iterator[Decision]:
    """The cards a side can play at a moment, each with every choice of targets; ``only`` one of them, if named."""
    for name in dict.fromkeys(pos.teams[side].hand):
        if only and name != only:
            continue
        one = card_of(name)
        if moment not in one.moments or not one.playable(pos, side):
            continue
        if moment == END_OF_OWN_TURN and not one.at_the_last and not pos.turn_follows:
            continue
        for targets in one.choices(pos, side):
            yield ("card", name, *targets)


def refusal(pos: Position, side: int, moment: str, decision: Decision) -> tuple[str, dict[str, object]]:
    """Why a card cannot be played: an error code and its values."""
    name = str(decision[1]) if len(decision) > 1 else ""
    if name not in entries():
        return "card_unknown", {"card": name}
    if name in pos.teams[side].played and name not in pos.teams[side].hand:
        return "card_played", {"card": name}
    if name not in pos.teams[side].hand:
        return "card_not_held", {"card": name}
    if moment not in card_of(name).moments:
        return "card_other_moment", {"card": name}
    if next(plays(pos, side, moment, name), None) is None:
        return "card_not_now", {"card": name}
    return "card_target", {"card": name}


class CardLegal(LazyLegal):
    """A card of the hand that can be played at a moment, or none."""

    __slots__ = ("_moment", "_pos", "_side")

    def __init__(self, pos: Position, side: int, moment: str) -> None:
        self._pos = pos
        self._side = side
        self._moment = moment

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("card", "decline")

    def of(self, verb: str) -> list[Decision]:
        if verb == "decline":
            return [DECLINE]
        return list(plays(self._pos, self._side, self._moment)) if verb == "card" else []

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if len(given) > 1 and given[0] == "card":
            return given in plays(self._pos, self._side, self._moment, str(given[1]))
        return given == DECLINE

    def only(self) -> Decision | None:
        return None

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        """An error code and its values for a decision that is not legal."""
        if decision and decision[0] == "card":
            return refusal(self._pos, self._side, self._moment, decision)
        return "not_legal", {}


def offer(m: Match, moment: str, *sides: int) -> Proc[None]:
    """Ask sides, in this order, whether they play cards at a moment, each until it declines.

    Who holds no card that can be played is not asked; with ``card_pauses`` in the rules who holds any card is, so that
    the question itself tells nothing.
    """
    pos = m.pos
    for side in sides:
        team = pos.teams[side]
        while team.hand:
            if not pos.rules.get("card_pauses") and next(plays(pos, side, moment), None) is None:
                break
            about: dict[str, object] = {"moment": moment, "held": len(team.hand)}
            answer = yield from m.ask_anyway("card", side, CardLegal(pos, side, moment), DECLINE, about)
            if answer == DECLINE:
                break
            yield from play(m, side, answer)


def play(m: Match, side: int, decision: Decision) -> Proc[None]:
    """Play a card of the hand: it is told, leaves the hand for good, and does what it does."""
    pos = m.pos
    team = pos.teams[side]
    name, targets = str(decision[1]), decision[2:]
    index = team.hand.index(name)
    team.hand = team.hand[:index] + team.hand[index + 1 :]
    team.played = (*team.played, name)
    m.emit(ev.CardPlayed(side, name, targets))
    quiet, m.quiet = m.quiet, m.quiet or pos.phase != "turn"
    yield from card_of(name).play(m, side, targets)
    m.quiet = quiet


def at_start_of_turn(pos: Position) -> Iterator[Decision]:
    """The cards the active side can play at the start of its turn; none in a Blitz!, which is no turn of its own."""
    if not pos.blitzing:
        yield from plays(pos, pos.active, START_OF_OWN_TURN)


# -- how it ends ---------------------------------------------------------------------------------------------------------


def end(m: Match, force: Force) -> None:
    """A card in force ends."""
    if force in m.pos.in_force:
        m.pos.out_of_force(force)
        m.emit(ev.CardEnded(force.side, force.card))
        card_of(force.card).ended(m, force)


def check(m: Match) -> None:
    """End what lapses as things stand."""
    for force in list(m.pos.in_force):
        if card_of(force.card).lapses(m.pos, force):
            end(m, force)


def drive_begins(m: Match) -> Proc[None]:
    """Let what is in force act as a drive begins."""
    for one, force in m.pos.hooks("drive_begins"):
        yield from one.drive_begins(m, force)


def turn_begins(m: Match) -> Proc[None]:
    """Let what is in force act as a turn begins."""
    for one, force in m.pos.hooks("turn_begins"):
        yield from one.turn_begins(m, force)


def action_ends(m: Match, me: Player) -> Proc[None]:
    """Let what is in force act as a player's action ends, then end what lapses."""
    for one, force in m.pos.hooks("action_ends"):
        yield from one.action_ends(m, force, me)
    check(m)


def turn_ends(m: Match) -> Proc[None]:
    """End what lasts until the end of the active side's turn."""
    for force in list(m.pos.in_force):
        if (yield from card_of(force.card).turn_ends(m, force)):
            end(m, force)


def drive_ends(m: Match) -> Proc[None]:
    """End what lasts until the drive's end, while everybody is still where he was."""
    for force in list(m.pos.in_force):
        if (yield from card_of(force.card).drive_ends(m, force)):
            end(m, force)


def half_ends(m: Match) -> None:
    """End what lasts until the half's end; turns that did not come count as over."""
    for force in list(m.pos.in_force):
        if force.until == "half" or force.until.startswith("turn:"):
            end(m, force)
