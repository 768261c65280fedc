"""Standing orders: answers that a coach gives beforehand, used only where they are legal.

Each order is one entry of :data:`ORDERS`: the prompt kinds it may answer, its choices, and how a choice finds its
answer. An order that does not fit the case says nothing, and the coach is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.match import events as ev
from engine.match.card import BEFORE_TURN_MARKER, END_OF_OWN_TURN, OWN_TURNOVER
from engine.match.decisions import CROWD, DECLINE, FACE_ORDER, FOLLOW, NO_REROLL, READY, STAY, Decision
from engine.match.field import xy
from engine.match.game import Game
from engine.match.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Case:
    """What an order looks at: the prompt, the game, what has just happened, and all that the coach has ordered."""

    prompt: Prompt
    game: Game
    events: Sequence[ev.Event]
    given: Mapping[str, Any]

    @property
    def own_turn(self) -> bool:
        """Whether the coach who is asked is the one whose turn it is."""
        return self.game.position.active == self.prompt.side

    @property
    def faces(self) -> tuple[str, ...]:
        """The block dice thrown last."""
        return next((e.faces for e in reversed(self.events) if isinstance(e, ev.Blocked)), ())

    def legal(self, decision: Decision) -> Decision | None:
        """The decision, if it is legal now."""
        return decision if decision in self.prompt.legal else None


Answer = Callable[[Case, str], Decision | None]


@dataclass(frozen=True, slots=True)
class Order:
    """One kind of standing order; ``unset`` is what holds for a coach who has not given it, empty where he is asked."""

    key: str
    kinds: tuple[str, ...]
    choices: tuple[str, ...]
    answer: Answer
    unset: str = ""


def _reroll_skill(case: Case, choice: str) -> Decision | None:
    if case.prompt.about.get("success") or case.prompt.about.get("what") == "block":
        return None
    free = [d for d in case.prompt.legal if d[1] not in ("team", "leader", "none", "pro")]
    return free[0] if free else None


def _reroll_team(case: Case, choice: str) -> Decision | None:
    about = case.prompt.about
    if about.get("what") == "block" or about.get("success"):
        return None
    if choice == "never":
        offered = {d[1] for d in case.prompt.legal}
        return NO_REROLL if offered <= {"team", "leader", "none"} else None
    carrier = case.game.position.carrier
    concerned = about.get("what") in ("pick_up", "catch") or (carrier is not None and carrier.id == about.get("player"))
    if choice == "ball" and not concerned:
        return None
    return case.legal(("reroll", "leader")) or case.legal(("reroll", "team"))


def _reroll_block(case: Case, choice: str) -> Decision | None:
    if case.prompt.about.get("what") != "block" or not case.faces:
        return None
    if choice == "never":
        return NO_REROLL
    chosen_by_us = next(e.chooser for e in reversed(case.events) if isinstance(e, ev.Blocked)) == case.prompt.side
    order = FACE_ORDER if chosen_by_us else tuple(reversed(FACE_ORDER))
    likely = next(face for face in order if face in case.faces)
    if likely == "skull":
        return case.legal(("reroll", "leader")) or case.legal(("reroll", "team"))
    return None


def _use_free(case: Case, choice: str) -> Decision | None:
    default = case.prompt.default
    return default if default[0] in ("use", "igor") and default in case.prompt.legal else None


def _use_skill(*skills: str) -> Answer:
    def answer(case: Case, choice: str) -> Decision | None:
        verb = "use" if choice == "always" else "decline"
        fits = [d for d in case.prompt.legal if d[0] == verb and any(_of(case, skill, d) for skill in skills)]
        return fits[0] if len(fits) == 1 else None

    return answer


def _of(case: Case, skill: str, decision: Decision) -> bool:
    return decision[1:2] == (skill,) or _declines(case, skill, decision)


def _diving_tackle(case: Case, choice: str) -> Decision | None:
    """Of no use where the dodge would still be made, so nobody is asked then who has not said he wants to be."""
    if case.prompt.about.get("skill") != "diving_tackle" or choice == "ask":
        return None
    if choice == "never" or case.prompt.about.get("fails") is False:
        return case.legal(("decline", "diving_tackle"))
    return _use_skill("diving_tackle")(case, choice) if choice == "always" else None


def _declined(case: Case, choice: str) -> Decision | None:
    """The answer with which nobody moves, or no spell is cast."""
    return next((d for d in case.prompt.legal if d[0] in ("decline", "done")), None)


def _dump_off(case: Case, choice: str) -> Decision | None:
    return case.legal(("decline", "dump_off"))


def _bomb(case: Case, choice: str) -> Decision | None:
    return case.legal(("catch",) if choice == "catch" else DECLINE)


def _declines(case: Case, skill: str, decision: Decision) -> bool:
    return decision == DECLINE and case.prompt.about.get("skill") == skill


def _push(case: Case, choice: str) -> Decision | None:
    position = case.game.position
    if choice == "first":
        return case.prompt.default
    foe = position.players[str(case.prompt.about["player"])].side != case.prompt.side
    if foe and choice in ("crowd", "sideline") and CROWD in case.prompt.legal:
        return CROWD
    if choice == "crowd" or foe != (choice == "sideline"):
        return None

    def to_sideline(decision: Decision) -> int:
        row = xy(int(decision[1]))[1]
        return min(row, position.field.height - 1 - row)

    squares = [d for d in case.prompt.legal if d != CROWD]
    if not squares:
        return None
    return min(squares, key=to_sideline) if foe else max(squares, key=to_sideline)


def _follow(case: Case, choice: str) -> Decision | None:
    """``free``: whoever was pushed stands beside the square in any case, so that he does not count."""
    if choice == "free":
        square, pushed = case.prompt.about.get("square"), case.prompt.about.get("pushed")
        if not isinstance(square, int):
            return None
        beside = case.game.position.neighbours_of(square, 1 - case.prompt.side)
        return None if any(foe.has_zone and foe.id != pushed for foe in beside) else case.legal(FOLLOW)
    return case.legal(FOLLOW if choice == "always" else STAY)


#: How badly a player may be hurt, in the order of the injuries.
HURT = ("ko", "badly_hurt", "miss_next_game", "lasting", "dead")


def hurt(about: Mapping[str, object]) -> str:
    """How badly the player of an apothecary's prompt is hurt, one of :data:`HURT`."""
    result = str(about.get("result", ""))
    if result == "knocked_out":
        return "ko"
    return result if result in HURT else "lasting"


def _apothecary(case: Case, choice: str) -> Decision | None:
    if choice != "never" and HURT.index(hurt(case.prompt.about)) >= HURT.index(choice):
        return case.legal(("apothecary",))
    return case.legal(DECLINE)


def _keep(case: Case, choice: str) -> Decision | None:
    return case.prompt.default if case.prompt.default in case.prompt.legal else None


def _intercept(case: Case, choice: str) -> Decision | None:
    if choice == "never":
        return case.legal(("intercept", "none"))
    needed = case.prompt.about.get("needed")
    if not isinstance(needed, dict) or not needed:
        return None
    best: str = min(needed, key=lambda player: (needed[player], player))
    return case.legal(("intercept", best))


def _block_die(case: Case, choice: str) -> Decision | None:
    return None if case.own_turn and choice == "theirs" else case.prompt.default


def _fixed(*verbs: str) -> Answer:
    def answer(case: Case, choice: str) -> Decision | None:
        return case.legal((choice,)) if choice in verbs else None

    return answer


def _skip(case: Case, choice: str) -> Decision | None:
    if case.prompt.kind == "high_kick":
        return case.legal(("catcher", "none"))
    return case.legal(READY)


def _default(case: Case, choice: str) -> Decision | None:
    return case.legal(case.prompt.default)


def _argue(case: Case, choice: str) -> Decision | None:
    """Who never argues is still asked about a bribe, by his order about those or by a prompt."""
    if choice == "always":
        return case.legal(("argue",))
    return None if ("bribe",) in case.prompt.legal else case.legal(("accept",))


def _bribe(case: Case, choice: str) -> Decision | None:
    """Who keeps his bribes is still asked whether he argues, where he has not ordered it."""
    if choice == "always":
        return case.legal(("bribe",))
    asked = ("argue",) in case.prompt.legal and case.given.get("argue") != "never"
    return None if asked else case.legal(("accept",))


#: Moments for cards that come with every turn.
_EVERY_TURN = (BEFORE_TURN_MARKER, OWN_TURNOVER, END_OF_OWN_TURN)


def _cards(case: Case, choice: str) -> Decision | None:
    """No pause for a coach who wants none; whatever he holds, so that the order tells nothing of it."""
    if choice == "turns" and case.prompt.about.get("moment") not in _EVERY_TURN:
        return None
    return case.legal(DECLINE)


def _table(*orders: Order) -> dict[str, Order]:
    return {order.key: order for order in orders}


#: Every standing order by its key; the first that answers a prompt is used.
ORDERS: dict[str, Order] = _table(
    Order("reroll_skill", ("reroll",), ("always",), _reroll_skill),
    Order("reroll_team", ("reroll",), ("always", "ball", "never"), _reroll_team),
    Order("reroll_block", ("reroll",), ("skulls", "never"), _reroll_block),
    Order("use_diving_tackle", ("use",), ("ask", "always", "never"), _diving_tackle, "needed"),
    Order("hold_leavers", ("use",), ("always", "never"), _use_skill("shadowing", "tentacles")),
    Order("use_diving_catch", ("use",), ("always", "never"), _use_skill("diving_catch")),
    Order("piling_on", ("use",), ("always", "never"), _use_skill("piling_on")),
    Order("dump_off", ("use",), ("never",), _dump_off),
    Order("use_wrestle", ("use",), ("always", "never"), _use_skill("wrestle")),
    Order("use_side_step", ("use",), ("always", "never"), _use_skill("side_step")),
    Order("use_stand_firm", ("use",), ("always", "never"), _use_skill("stand_firm")),
    Order("use_free", ("use", "igor"), ("always",), _use_free),
    Order("out_of_turn", ("before_pass", "after_kick"), ("never",), _declined),
    Order("wizard", ("wizard",), ("never",), _declined),
    Order("cards", ("card",), ("never", "turns"), _cards),
    Order("bomb", ("bomb",), ("catch", "leave"), _bomb),
    Order("push", ("push",), ("first", "crowd", "sideline", "middle"), _push),
    Order("follow", ("follow",), ("always", "never", "free"), _follow),
    Order("block_die", ("block_die",), ("theirs", "always"), _block_die),
    Order("apothecary", ("apothecary",), (*HURT, "never"), _apothecary),
    Order("keep", ("keep",), ("lesser",), _keep),
    Order("intercept", ("intercept",), ("best", "never"), _intercept),
    Order("argue", ("sent_off",), ("always", "never"), _argue),
    Order("bribe", ("sent_off",), ("always", "never"), _bribe),
    Order("kickoff", ("high_kick", "quick_snap"), ("skip",), _skip),
    Order("place_things", ("place_chest", "place_teleporter"), ("default",), _default),
    Order("place_players", ("place_player",), ("default",), _default),
    Order("call", ("toss",), ("heads", "tails"), _fixed("heads", "tails")),
    Order("choose", ("receive",), ("kick", "receive"), _fixed("kick", "receive")),
    Order("draw", ("draw",), ("draw", "overtime"), _fixed("draw", "overtime")),
)


def answer(prompt: Prompt, game: Game, orders: Mapping[str, Any], events: Sequence[ev.Event] = ()) -> Decision | None:
    """What the coach's standing orders say to a prompt, or None where they say nothing that is legal.

    ``orders`` maps keys of :data:`ORDERS` to choices; unknown ones, of another version, are left aside.
    """
    case = Case(prompt, game, events, orders)
    for key, order in ORDERS.items():
        given = orders.get(key)
        choice = str(given) if given in order.choices else order.unset
        if choice and prompt.kind in order.kinds:
            decision = order.answer(case, choice)
            if decision is not None and decision in prompt.legal:
                return decision
    return None
