from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from engine.match.actions import ActionLegal
from engine.match.decisions import Decision
from engine.match.field import distance, square
from engine.match.game import Game
from engine.match.header import read
from engine.match.odds import reach
from engine.match.prompts import IllegalDecision, Prompt
from engine.match.turn import TurnLegal
from engine.teams import new_match
from services import controls
from services.controls import Panel, decode, encode, panel
from services.controls.model import ID_LENGTH
from services.controls.places import APART, MOST
from services.language import Texts, texts_for
from services.narration.questions import kinds as asked_kinds
from tests.services.playing import Luck, walk, walk_everything

TEXTS = texts_for("en")
SEEDS = range(2)

#: What no control shows: giving up is asked for by a command, and cards in hand are shown to their coach alone.
UNSHOWN = ("concede", "card")


def panels(game: Game, texts: Texts = TEXTS) -> list[Panel]:
    """Every panel that looking around can show at this prompt."""
    first = panel(game, texts)
    found = [first]
    found += [panel(game, texts, None, c.id.split(":")[2]) for c in first.controls if c.id.startswith("mode::")]
    for ident in [c.id for c in first.controls if c.id.startswith("sel:")]:
        selected = ident.removeprefix("sel:")
        shown = panel(game, texts, selected)
        found.append(shown)
        modes = [c.id.split(":")[2] for c in shown.controls if c.id.startswith("mode:")]
        found += [panel(game, texts, selected, mode) for mode in modes]
    return found


def reachable(shown: list[Panel], game: Game) -> set[Decision]:
    """First decisions of all controls, and what may be typed at this prompt."""
    assert game.prompt is not None
    found = {c.decisions[0] for p in shown for c in p.controls if c.decisions}
    for p in shown:
        for verb in p.typed:
            if not p.prefix and verb in game.prompt.legal.verbs:
                found |= set(game.prompt.legal.of(verb))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_controls_offer_exactly_what_is_legal(seed: int) -> None:
    """At every prompt: each legal decision can be reached (conceding has a command of its own), nothing illegal is offered."""
    seen: set[str] = set()
    for number, game in enumerate(walk(seed)):
        assert game.prompt is not None
        often = game.prompt.kind in ("action", "turn", "setup")
        if often and number % 29 and game.prompt.kind in seen:
            continue
        seen.add(game.prompt.kind)
        before = game.position.digest()
        shown = panels(game)
        legal = {d for d in game.prompt.legal if d[0] not in UNSHOWN}
        assert legal <= reachable(shown, game), game.prompt
        for control in [c for p in shown for c in p.controls if c.decisions]:
            assert control.decisions[0] in game.prompt.legal, (game.prompt, control)
        assert game.position.digest() == before
    assert {"turn", "action", "setup", "kick"} <= seen


def test_controls_offer_exactly_what_is_legal_with_everything_the_rules_have() -> None:
    """The same for every roster, skill, star and inducement: at each kind of prompt and each set of verbs."""
    seen = offered_in(walk_everything())
    assert controls.kinds() - set(controls.UNDERGROUND) <= seen
    assert {"leap", "stab", "chainsaw", "multiple", "hail_mary", "bomb", "gaze", "wizard", "throw", "catch"} <= seen


SAW_BESIDE_ORC = """rules: secret-weapons-2003
home: goblin
away: orc
active: home
staff: home bribes 1
ball: h2
h1 goblin.looney H8
h2 goblin.goblin Y8
a1 orc.lineman I8
---"""


def test_controls_offer_exactly_what_is_legal_by_the_weapons_of_2003() -> None:
    """A saw beside a block, a blitz that goes on after it, and the argument at the drive's end."""
    game = Game(read(SAW_BESIDE_ORC.splitlines()).position, Luck())
    for decision in [
        ("declare", "h1", "blitz"),
        ("chainsaw", "a1"),
        ("move", square(6, 7)),
        ("done",),
        ("declare", "h2", "move"),
        ("move", square(25, 7)),
    ]:
        assert game.prompt is not None
        offered_in([(game, game.prompt)])
        game.play(decision)
    assert game.prompt is not None
    assert game.prompt.kind == "sent_off"
    assert [c.decisions[0] for c in panel(game, TEXTS).controls] == [("bribe",), ("argue",), ("accept",)]


def offered_in(walked: Iterable[tuple[Game, Prompt]]) -> set[str]:
    """Kinds and verbs of the prompts of a walk, at each of which just what is legal must be offered."""
    seen: set[str] = set()
    for game, prompt in walked:
        seen |= {prompt.kind, *prompt.legal.verbs}
        shown = panels(game)
        legal = {d for d in prompt.legal if d[0] not in UNSHOWN}
        assert legal <= reachable(shown, game), (prompt, prompt.about, legal - reachable(shown, game))
        for control in [c for p in shown for c in p.controls if c.decisions]:
            assert control.decisions[0] in prompt.legal, (prompt, prompt.about, control)
        for one in [row for p in shown for row in p.rows]:
            assert len({control.id for control in one.controls}) == len(one.controls)
            assert 1 <= len(one.controls) <= (25 if one.kind == "select" else 9 if one.name == "pad" else 5)
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_press_is_legal_to_its_end_when_all_goes_well(seed: int) -> None:
    """With the best dice a control's decisions are all played, unless something else is asked in between."""
    several = 0
    for number, game in enumerate(walk(seed, most=350)):
        assert game.prompt is not None
        if game.prompt.kind not in ("turn", "action", "push", "setup") or (
            game.prompt.kind == "action" and number % 18
        ):
            continue
        if game.prompt.kind == "turn" and number % 6:
            continue
        for control in {c.id: c for p in panels(game) for c in p.controls if len(c.decisions) > 1}.values():
            copy = game.clone(Luck())
            for decision in control.decisions:
                prompt = copy.prompt
                if prompt is None or decision in copy.decided or prompt.kind not in ("turn", "action", "setup", "push"):
                    break
                if decision[0] in ("follow", "stay") and prompt.kind != "follow":
                    break
                try:
                    copy.play(decision)
                except IllegalDecision as error:
                    if copy.prompt is not None and copy.prompt.kind == "turn" and decision != control.decisions[0]:
                        break
                    raise AssertionError(f"{control.id} stopped at {decision}") from error
                several += 1
    assert several > 100


def test_ids_name_their_decisions() -> None:
    for game in itertools.islice(walk(3, most=240), 0, None, 5):
        for shown in panels(game):
            for row in shown.rows:
                assert len({control.id for control in row.controls}) == len(row.controls)
            for control in shown.controls:
                assert len(control.id) <= ID_LENGTH
                assert 1 <= len(control.label) <= 80
                assert len(control.hint) <= 100
                assert tuple(decode(control.id)) == control.decisions
                if control.decisions:
                    assert encode(control.decisions) == control.id
            for row in shown.rows:
                limit = 25 if row.kind == "select" else 9 if row.name == "pad" else 5
                assert 1 <= len(row.controls) <= limit


def test_every_prompt_kind_has_controls_and_a_question() -> None:
    assert controls.kinds() == asked_kinds()


def test_destinations_tell_the_chance_of_the_engine() -> None:
    from engine.match.odds import best_chance

    checked = 0
    for game in walk(8, most=400):
        assert game.prompt is not None
        if not isinstance(game.prompt.legal, ActionLegal) or not game.prompt.legal.of("move"):
            continue
        for control in panel(game, TEXTS).controls:
            if len(control.decisions) == 1 and control.decisions[0][0] == "move" and len(control.decisions[0]) > 2:
                path = [int(sq) for sq in control.decisions[0][1:]]
                assert control.chance == pytest.approx(best_chance(game, path))
                checked += 1
    assert checked > 50


def test_completion_offers_only_legal_decisions() -> None:
    for number, game in enumerate(walk(2, most=400)):
        assert game.prompt is not None
        if number % 5:
            continue
        for verb in game.prompt.legal.verbs:
            for text, decision in controls.complete(game, verb, "", TEXTS):
                assert decision in game.prompt.legal
                assert text


def test_a_way_back_is_safe_where_there_is_a_safe_one() -> None:
    seen = 0
    for number, game in enumerate(walk(5, most=500)):
        if number % 7 or game.prompt is None or game.prompt.kind != "turn":
            continue
        pos = game.position
        for me in [pos.players[player] for player in controls.able(game)]:
            safe = [sq for sq, way in reach(pos, me).items() if way.chance > 0.999 and not pos.marked(sq, me.side)]
            if len(safe) < MOST:
                continue
            back = [place for place in controls.places(pos, me) if place.why == "back"]
            goal = pos.field.end_zone[1 - me.side]
            farthest = max(min(distance(sq, end) for end in goal) for sq in safe)
            assert back
            assert all(place.way.chance > 0.999 for place in back)
            assert min(distance(back[0].square, end) for end in goal) == farthest
            seen += 1
    assert seen > 10


def test_suggestions_for_one_reason_lie_apart() -> None:
    seen = 0
    for game in walk(3, most=400):
        pos = game.position
        if game.prompt is None or game.prompt.kind != "turn":
            continue
        for me in pos.on_pitch(pos.active):
            if me.used or not me.standing:
                continue
            found = controls.places(pos, me)
            for why, apart in APART.items():
                squares = [place.square for place in found if place.why == why]
                assert all(distance(a, b) >= apart for i, a in enumerate(squares) for b in squares[:i])
                seen += len(squares) > 1
    assert seen > 100


def test_who_only_moves_is_offered_no_block() -> None:
    game = Game(new_match("goblin_rascals", "human_lanterns"), Luck())
    pos = game.position
    fanatic = next(player for player in pos.squads[0] if player.position == "goblin.fanatic")
    pos.put(fanatic, square(10, 7))
    pos.put(pos.squads[1][0], square(11, 7))
    pos.active, pos.phase = 0, "turn"
    game.prompt = Prompt("turn", 0, TurnLegal(pos), ("end",), {})
    offered = [c.decisions for c in panel(game, TEXTS, fanatic.id).controls if c.decisions]
    assert {d[0][0] for d in offered} == {"declare", "end"}
    assert {d[0][2] for d in offered if d[0][0] == "declare"} == {"move"}
    ahead = {d[1] for d in offered if len(d) > 1}
    assert ahead == {("move", square(x, y)) for x, y in ((9, 7), (11, 7), (10, 6), (10, 8))}


PAD_POSITION = """home: human
away: orc
active: home
ball: I9
h1 human.catcher H8
h2 human.lineman C3
a1 orc.lineman G7
---"""


def pad_of(game: Game, selected: str | None = None) -> dict[str, str]:
    """The labels of the pad by the ids of its controls."""
    return {c.id: c.label for row in panel(game, TEXTS, selected).rows if row.name == "pad" for c in row.controls}


def test_the_pad_tells_the_faces_of_each_step_and_stays_in_its_middle() -> None:
    game = Game(read(PAD_POSITION.splitlines()).position, Luck())
    shown = pad_of(game, "h1")
    assert shown["h1 move;move H9"] == "⬇️ 3+"
    assert shown["h1 move;move I9"] == "↘️ 3+ 3+"
    assert shown["h1 move"] == "Stay"
    assert pad_of(game, "h2")["h2 move;move D3"] == "➡️"
    game.play(("declare", "h2", "move"))
    game.play(("move", square(2, 1)))
    assert pad_of(game)["done"] == "Done"


def test_a_step_from_the_ground_counts_the_roll_to_stand_up() -> None:
    slow = PAD_POSITION.replace("human.catcher H8", "halfling.treeman H8 prone").replace(
        "home: human", "home: halfling"
    )
    slow = slow.replace("h2 human.lineman", "h2 halfling.halfling")
    game = Game(read(slow.splitlines()).position, Luck())
    assert pad_of(game, "h1")["h1 move;stand;move H9"] == "⬇️ 4+ 2+ 5+"
    assert "h1 move;stand" in {c.id for c in panel(game, TEXTS, "h1").controls}


FOUL_POSITION = """home: human
away: orc
active: home
h1 human.lineman H8
h2 human.lineman J7
a1 orc.goblin J8 prone
a2 orc.lineman K9
---"""


def test_a_foul_is_offered_with_its_assists_from_where_it_is_made() -> None:
    game = Game(read(FOUL_POSITION.splitlines()).position, Luck())
    shown = {c.decisions[-1]: c for c in panel(game, TEXTS, "h1", "foul").controls if c.decisions}
    assert shown["foul", "a1"].label == "Foul #1 · assists +1"
    alone = Game(read([one for one in FOUL_POSITION.splitlines() if not one.startswith("h2")]).position, Luck())
    assert "Foul #1 · assists 0" in {c.label for c in panel(alone, TEXTS, "h1", "foul").controls}
