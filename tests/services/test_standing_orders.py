"""Each standing order: a case in which it answers, and cases in which it must not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.prompts import Choices, Prompt
from engine.teams import new_match
from services import narration
from services.language import texts_for
from services.outcome import Played
from services.standing_orders import ORDERS, answer
from tests.services.playing import choose
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, Table, at


def sq(name: str) -> int:
    found = parse_square(name)
    assert found is not None
    return found


@dataclass(frozen=True)
class Case:
    """An order, a prompt, and what it answers; None where it must not fire."""

    key: str
    choice: str
    kind: str
    legal: Sequence[Decision]
    gives: Decision | None
    about: dict[str, object] = field(default_factory=dict[str, object])
    default: Decision | None = None
    active: int = 1
    events: Sequence[ev.Event] = ()

    @property
    def id(self) -> str:
        return f"{self.key}={self.choice} {self.kind} {self.about or ''} -> {self.gives}"


REROLL: list[Decision] = [("reroll", "dodge"), ("reroll", "team"), ("reroll", "none")]
TEAM: list[Decision] = [("reroll", "team"), ("reroll", "none")]
DODGE: dict[str, object] = {"what": "dodge", "player": "h4", "success": False}
YES_NO = lambda skill: [("use", skill), ("decline", skill)]  # noqa: E731
PUSH: list[Decision] = [("push", sq("M2")), ("push", sq("M3")), ("push", sq("M4"))]
EDGE: list[Decision] = [("push", sq("M1")), ("push", "crowd")]
CARD: list[Decision] = [("card", "option_play", "h4"), ("decline",)]
HURT = ("apothecary",), ("decline",)
BOTH: list[ev.Event] = [ev.Blocked("h4", "a3", ("skull", "skull"), 0)]

CASES = [
    Case("reroll_skill", "always", "reroll", REROLL, ("reroll", "dodge"), DODGE),
    Case("reroll_skill", "always", "reroll", TEAM, None, DODGE),
    Case("reroll_skill", "always", "reroll", REROLL, None, {**DODGE, "success": True}),
    Case("reroll_team", "always", "reroll", TEAM, ("reroll", "team"), DODGE),
    Case("reroll_team", "always", "reroll", TEAM, None, {**DODGE, "success": True}),
    Case("reroll_team", "always", "reroll", TEAM, None, {"what": "block", "player": "h4"}),
    Case("reroll_team", "ball", "reroll", TEAM, ("reroll", "team"), {**DODGE, "what": "pick_up"}),
    Case("reroll_team", "ball", "reroll", TEAM, None, DODGE),
    Case("reroll_team", "never", "reroll", TEAM, ("reroll", "none"), DODGE),
    Case("reroll_team", "never", "reroll", REROLL, None, DODGE),
    Case("reroll_block", "skulls", "reroll", TEAM, ("reroll", "team"), {"what": "block", "player": "h4"}, events=BOTH),
    Case("reroll_block", "skulls", "reroll", TEAM, None, {"what": "block", "player": "h4"},
         events=[ev.Blocked("h4", "a3", ("skull", "push"), 0)]),
    Case("reroll_block", "skulls", "reroll", TEAM, ("reroll", "team"), {"what": "block", "player": "h4"},
         events=[ev.Blocked("h4", "a3", ("skull", "push"), 1)]),
    Case("reroll_block", "skulls", "reroll", TEAM, None, DODGE, events=BOTH),
    Case("reroll_block", "never", "reroll", TEAM, ("reroll", "none"), {"what": "block", "player": "h4"}, events=BOTH),
    Case("cards", "never", "card", CARD, ("decline",), {"moment": "end_of_own_turn", "held": 1}),
    Case("cards", "turns", "card", CARD, ("decline",), {"moment": "own_turnover", "held": 1}),
    Case("cards", "turns", "card", CARD, None, {"moment": "pre_match", "held": 1}),
    Case("use_free", "always", "use", YES_NO("block"), ("use", "block"), {"skill": "block"}, ("use", "block")),
    Case("use_free", "always", "use", YES_NO("wrestle"), None, {"skill": "wrestle"}, ("decline", "wrestle")),
    Case("use_diving_tackle", "always", "use", YES_NO("diving_tackle"), ("use", "diving_tackle"), {"skill": "diving_tackle"}),
    Case("use_diving_tackle", "never", "use", YES_NO("diving_tackle"), ("decline", "diving_tackle"), {"skill": "diving_tackle"}),
    Case("use_diving_tackle", "always", "use", YES_NO("wrestle"), None, {"skill": "wrestle"}),
    Case("use_diving_tackle", "always", "use", YES_NO("diving_tackle"), ("decline", "diving_tackle"), {"skill": "diving_tackle", "fails": False}),
    Case("use_diving_tackle", "always", "use", YES_NO("diving_tackle"), ("use", "diving_tackle"), {"skill": "diving_tackle", "fails": True}),
    Case("use_diving_tackle", "ask", "use", YES_NO("diving_tackle"), None, {"skill": "diving_tackle", "fails": False}),
    Case("use_diving_tackle", "ask", "use", YES_NO("diving_tackle"), None, {"skill": "diving_tackle", "fails": True}),
    Case("hold_leavers", "always", "use", YES_NO("shadowing"), ("use", "shadowing"), {"skill": "shadowing"}),
    Case("hold_leavers", "always", "use", YES_NO("tentacles"), ("use", "tentacles"), {"skill": "tentacles"}),
    Case("hold_leavers", "never", "use", YES_NO("tentacles"), ("decline", "tentacles"), {"skill": "tentacles"}),
    Case("hold_leavers", "never", "use", YES_NO("block"), None, {"skill": "block"}),
    Case("hold_leavers", "always", "use", [("use", "shadowing", "h1"), ("use", "shadowing", "h2"), ("decline", "shadowing")], None, {"skill": "shadowing"}),
    Case("use_diving_catch", "always", "use", YES_NO("diving_catch"), ("use", "diving_catch"), {"skill": "diving_catch"}),
    Case("use_diving_catch", "never", "use", YES_NO("diving_catch"), ("decline", "diving_catch"), {"skill": "diving_catch"}),
    Case("use_diving_catch", "never", "use", YES_NO("block"), None, {"skill": "block"}),
    Case("piling_on", "always", "use", YES_NO("piling_on"), ("use", "piling_on"), {"skill": "piling_on"}),
    Case("piling_on", "never", "use", YES_NO("piling_on"), ("decline", "piling_on"), {"skill": "piling_on"}),
    Case("piling_on", "never", "use", YES_NO("block"), None, {"skill": "block"}),
    Case("dump_off", "never", "use", [("use", "dump_off", sq("K8")), ("decline", "dump_off")], ("decline", "dump_off"), {"skill": "dump_off"}),
    Case("dump_off", "never", "use", YES_NO("block"), None, {"skill": "block"}),
    Case("out_of_turn", "never", "before_pass", [("declare", "h1", "move"), ("decline", "pass_block")], ("decline", "pass_block"), {"skill": "pass_block"}),
    Case("out_of_turn", "never", "after_kick", [("declare", "h1", "move"), ("decline", "kick_off_return")], ("decline", "kick_off_return"), {"skill": "kick_off_return"}),
    Case("out_of_turn", "never", "turn", [("declare", "h1", "move"), ("end",)], None),
    Case("wizard", "never", "wizard", [("wizard", "fireball", sq("K8")), ("decline",)], ("decline",)),
    Case("wizard", "never", "turn", [("wizard", "fireball", sq("K8")), ("end",)], None),
    Case("bomb", "catch", "bomb", [("catch",), ("decline",)], ("catch",)),
    Case("bomb", "leave", "bomb", [("catch",), ("decline",)], ("decline",)),
    Case("bomb", "leave", "intercept", [("intercept", "h1"), ("intercept", "none")], None),
    Case("use_free", "always", "igor", [("igor",), ("decline",)], ("igor",), default=("igor",)),
    Case("use_diving_tackle", "always", "use",
         [("use", "diving_tackle", "h1"), ("use", "diving_tackle", "h2"), ("decline", "diving_tackle")], None,
         {"skill": "diving_tackle"}),
    Case("use_wrestle", "always", "use", YES_NO("wrestle"), ("use", "wrestle"), {"skill": "wrestle"}),
    Case("use_wrestle", "never", "use", YES_NO("block"), None, {"skill": "block"}),
    Case("use_side_step", "never", "use", YES_NO("side_step"), ("decline", "side_step"), {"skill": "side_step"}),
    Case("use_side_step", "always", "use", YES_NO("stand_firm"), None, {"skill": "stand_firm"}),
    Case("use_stand_firm", "always", "use", YES_NO("stand_firm"), ("use", "stand_firm"), {"skill": "stand_firm"}),
    Case("use_stand_firm", "never", "use", YES_NO("side_step"), None, {"skill": "side_step"}),
    Case("push", "first", "push", PUSH, PUSH[0], {"player": "a3", "by": "h4"}, PUSH[0]),
    Case("push", "crowd", "push", EDGE, ("push", "crowd"), {"player": "a3", "by": "h4"}),
    Case("push", "crowd", "push", PUSH, None, {"player": "a3", "by": "h4"}),
    Case("push", "crowd", "push", EDGE, None, {"player": "h5", "by": "a3"}),
    Case("push", "sideline", "push", PUSH, PUSH[0], {"player": "a3", "by": "h4"}),
    Case("push", "sideline", "push", PUSH, None, {"player": "h5", "by": "a3"}),
    Case("push", "middle", "push", PUSH, PUSH[2], {"player": "h5", "by": "a3"}),
    Case("push", "middle", "push", PUSH, None, {"player": "a3", "by": "h4"}),
    Case("follow", "always", "follow", [("follow",), ("stay",)], ("follow",), {"square": sq("M2")}),
    Case("follow", "never", "follow", [("follow",), ("stay",)], ("stay",), {"square": sq("M2")}),
    Case("follow", "free", "follow", [("follow",), ("stay",)], ("follow",), {"square": sq("M2")}),
    Case("follow", "always", "push", PUSH, None, {"player": "a3", "by": "h4"}),
    Case("block_die", "theirs", "block_die", [("die", "skull"), ("die", "pow")], ("die", "skull"), default=("die", "skull")),
    Case("block_die", "theirs", "block_die", [("die", "pow"), ("die", "push")], None, default=("die", "pow"), active=0),
    Case("block_die", "always", "block_die", [("die", "pow"), ("die", "push")], ("die", "pow"), default=("die", "pow"), active=0),
    Case("apothecary", "ko", "apothecary", HURT, ("apothecary",), {"result": "knocked_out"}),
    Case("apothecary", "badly_hurt", "apothecary", HURT, ("decline",), {"result": "knocked_out"}),
    Case("apothecary", "lasting", "apothecary", HURT, ("apothecary",), {"result": "niggling"}),
    Case("apothecary", "lasting", "apothecary", HURT, ("apothecary",), {"result": "-ag"}),
    Case("apothecary", "lasting", "apothecary", HURT, ("decline",), {"result": "miss_next_game"}),
    Case("apothecary", "dead", "apothecary", HURT, ("decline",), {"result": "-st"}),
    Case("apothecary", "dead", "apothecary", HURT, ("apothecary",), {"result": "dead"}),
    Case("apothecary", "never", "apothecary", HURT, ("decline",), {"result": "dead"}),
    Case("apothecary", "ko", "apothecary", [("apothecary", "first"), ("apothecary", "second"), ("decline",)], None,
         {"result": "dead"}),
    Case("keep", "lesser", "keep", [("keep", "first"), ("keep", "second")], ("keep", "second"), default=("keep", "second")),
    Case("keep", "lesser", "apothecary", HURT, None, {"result": "dead"}),
    Case("intercept", "never", "intercept", [("intercept", "h4"), ("intercept", "none")], ("intercept", "none")),
    Case("intercept", "best", "intercept", [("intercept", "h4"), ("intercept", "h5"), ("intercept", "none")],
         ("intercept", "h5"), {"needed": {"h4": 6, "h5": 4}}),
    Case("intercept", "best", "intercept", [("intercept", "h4"), ("intercept", "none")], None),
    Case("bribe", "always", "sent_off", [("bribe",), ("accept",)], ("bribe",)),
    Case("bribe", "never", "sent_off", [("bribe",), ("accept",)], ("accept",)),
    Case("bribe", "always", "sent_off", [("argue",), ("accept",)], None),
    Case("bribe", "never", "sent_off", [("bribe",), ("argue",), ("accept",)], None),
    Case("argue", "always", "sent_off", [("bribe",), ("argue",), ("accept",)], ("argue",)),
    Case("argue", "never", "sent_off", [("argue",), ("accept",)], ("accept",)),
    Case("argue", "always", "sent_off", [("bribe",), ("accept",)], None),
    Case("argue", "never", "sent_off", [("bribe",), ("argue",), ("accept",)], None),
    Case("kickoff", "skip", "high_kick", [("catcher", "h4"), ("catcher", "none")], ("catcher", "none")),
    Case("kickoff", "skip", "quick_snap", [("step", "h4", sq("M2")), ("ready",)], ("ready",)),
    Case("kickoff", "skip", "setup", [("ready",)], None),
    Case("call", "tails", "toss", [("heads",), ("tails",)], ("tails",)),
    Case("call", "tails", "receive", [("kick",), ("receive",)], None),
    Case("choose", "receive", "receive", [("kick",), ("receive",)], ("receive",)),
    Case("choose", "receive", "toss", [("heads",), ("tails",)], None),
    Case("draw", "overtime", "draw", [("draw",), ("overtime",)], ("overtime",)),
    Case("draw", "draw", "turn", [("end",)], None),
    Case("place_things", "default", "place_chest", [("place", "chest", sq("M2")), ("place", "chest", sq("M9"))],
         ("place", "chest", sq("M9"))),
    Case("place_things", "default", "place_teleporter", [("place", "teleporter", "3", sq("M2"))],
         ("place", "teleporter", "3", sq("M2"))),
    Case("place_things", "default", "place_player", [("place", "h1", sq("A8"))], None),
    Case("place_players", "default", "place_player", [("place", "h1", "teleporter"), ("place", "h1", sq("A8"))],
         ("place", "h1", sq("A8"))),
    Case("place_players", "default", "setup", [("place", "h1", sq("A8"))], None),
]  # fmt: skip


def game_for(case: Case) -> Game:
    game = Game(new_match("human_lanterns", "orc_cauldrons"), SeededDice(1))
    game.position.active = case.active
    return game


def answered(case: Case, orders: dict[str, Any]) -> Decision | None:
    prompt = Prompt(case.kind, 0, Choices(case.legal), case.default or case.legal[-1], dict(case.about))
    return answer(prompt, game_for(case), orders, case.events)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_an_order_answers_what_it_is_for(case: Case) -> None:
    # "Crowd" and "sideline" speak of the own turn.
    assert answered(case, {case.key: case.choice}) == case.gives
    useless = case.about.get("fails") is False
    without = ("decline", "diving_tackle") if useless else None
    assert answered(case, {}) == without
    assert answered(case, {case.key: "nonsense"}) == without
    assert answered(case, {"no_such_order": case.choice}) == without


#: Answers after which nothing happens that could be told, and questions in which an order keeps the bot from asking at all.
WITHOUT = ("decline", "stay", "ready", "accept", "draw", "overtime")
UNASKED = ("card", "wizard")


@pytest.mark.parametrize("case", [c for c in CASES if c.gives and (c.gives[0] in WITHOUT or c.gives[-1] == "none")],
                         ids=lambda case: case.id)  # fmt: skip
def test_what_an_order_leaves_undone_is_told(case: Case) -> None:
    step = Played(case.gives, 0, "standing_order", (), HOME_COACH, case.kind)
    found = narration.told(step, game_for(case).position, texts_for("en"))
    assert len(found) == (case.kind not in UNASKED)
    assert all(line.endswith("(standing order)") for line in found)
    asked = Played(case.gives, 0, "coach", (), HOME_COACH, case.kind)
    assert not narration.told(asked, game_for(case).position, texts_for("en"))


def test_every_order_and_choice_is_tried() -> None:
    fired = {(case.key, case.choice) for case in CASES if case.gives is not None}
    quiet = {case.key for case in CASES if case.gives is None}
    choices = {(key, choice) for key, order in ORDERS.items() for choice in order.choices}
    missing = choices - fired - {("use_diving_tackle", "ask")}
    assert {key for key, _ in missing} <= {
        "apothecary",
        "use_wrestle",
        "use_side_step",
        "use_stand_firm",
        "call",
        "choose",
        "draw",
    }
    assert quiet == set(ORDERS)


@pytest.mark.parametrize(
    ("orders", "given"),
    [
        ({"argue": "never", "bribe": "never"}, ("accept",)),
        ({"argue": "never", "bribe": "always"}, ("bribe",)),
        ({"argue": "always", "bribe": "always"}, ("argue",)),
        ({"argue": "always", "bribe": "never"}, ("argue",)),
    ],
)
def test_arguments_come_before_bribes(orders: dict[str, Any], given: Decision) -> None:
    assert answered(Case("", "", "sent_off", [("bribe",), ("argue",), ("accept",)], None), orders) == given


def test_following_is_free_only_where_nobody_marks() -> None:
    game = Game(new_match("human_lanterns", "orc_cauldrons"), SeededDice(1))
    game.position.put(game.position.players["a1"], sq("M3"))
    about: dict[str, object] = {"square": sq("M2"), "pushed": "a1"}
    prompt = Prompt("follow", 0, Choices([("follow",), ("stay",)]), ("stay",), about)
    assert answer(prompt, game, {"follow": "free"}) == ("follow",)
    game.position.put(game.position.players["a2"], sq("L3"))
    assert answer(prompt, game, {"follow": "free"}) is None
    assert answer(prompt, game, {"follow": "always"}) == ("follow",)


async def test_orders_are_played_logged_and_told(table: Table) -> None:
    """In a match: the other coach's questions are answered at once, in the same press, and marked in the log."""
    preferences = table.services.preferences
    for user in (HOME_COACH, AWAY_COACH):
        for key, choice in (("follow", "always"), ("push", "first"), ("apothecary", "never"), ("intercept", "never")):
            await preferences.set_order(GUILD, user, key, choice)
    session = await table.match()
    seen: set[str] = set()
    for _ in range(900):
        if session.game.over or {"follow", "push"} <= seen:
            break
        assert not any(at(session.game, kind) for kind in ("follow", "push", "apothecary", "intercept"))
        outcome = await table.play(session, choose(session.game, table.chance, 0.9))
        assert outcome.refusal is None
        for played in outcome.played:
            if played.given_by == "standing_order":
                assert played.decision is not None
                seen.add(str(played.decision[0]))
                assert played.user_id == session.match.coach(played.side or 0)
    assert {"follow", "push"} <= seen
    logged = [entry for entry in await table.entries(session) if entry.given_by == "standing_order"]
    assert logged
    assert {entry.user_id for entry in logged} <= {HOME_COACH, AWAY_COACH}
    await table.agree(session)


async def test_a_withdrawn_order_no_longer_answers(table: Table) -> None:
    preferences = table.services.preferences
    await preferences.set_order(GUILD, AWAY_COACH, "call", "tails")
    await preferences.set_order(GUILD, AWAY_COACH, "call", None)
    session = await table.match()
    assert at(session.game, "toss")
    assert (await preferences.get(GUILD, AWAY_COACH)).standing_orders == {}
