from __future__ import annotations

import random
from typing import Any

import pytest

from engine.coaches import EagerCoach
from engine.match import events as ev
from engine.match.dice import SeededDice
from engine.match.field import OFF, parse_square
from engine.match.game import Game
from engine.match.header import read
from engine.match.notation import VERBS
from engine.match.odds import block_chance
from engine.occurrences import everything
from engine.teams import new_match
from services import narration
from services.language import LANGUAGES, texts_for
from services.narration import labels, questions, single
from services.narration.summaries import alt_text
from services.outcome import Played
from tests.services.playing import events_of_everything, walk, walk_everything

N7, P9 = parse_square("N7") or 0, parse_square("P9") or 0


def every_kind() -> list[type[Any]]:
    return [
        kind
        for kind in vars(ev).values()
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")
    ]


#: Values of an event's fields that fit its name; the others are by type of field.
SAMPLES: dict[str, Any] = {
    "side": 0, "winner": 1, "kicking": 0, "half": 1, "turn": 3, "player": "h4", "by": "a7", "victim": "a7",
    "attacker": "h4", "defender": "a7", "passer": "h4", "catcher": "h5", "receiver": "h5", "thrown": "h5",
    "players": ("h4", "h5"), "sides": (1,), "scorer": 0, "target": "a7", "start": N7, "end": P9, "square": N7,
    "landing": P9, "direction": 5, "distance": 3, "kicker": "", "dice": (3, 4), "totals": (4, 2), "gainers": (0,),
    "fans": (12, 9), "fame": (1, 0), "weather": "rain", "called": "heads", "face": "tails", "number": 1,
    "source": "cheering_fans", "turns": (3, 4), "by_": 1, "die": 4, "total": 5, "hit": True, "reason": "knocked_down",
    "action": "blitz", "taken_back": True, "what": "dodge", "needed": 3, "modifier": -1, "success": True,
    "why": "loner", "skill": "block", "band": "short", "result": "stunned", "chooser": 0, "faces": ("push", "pow"),
    "card": "greased_shoes", "targets": ("h4", N7, "upper"), "armour": 9, "broken": True, "roll": 52, "how": "apothecary", "place": "reserves", "assists": 2, "worked": True,
    "won": True, "weapon": "stab", "spell": "fireball", "gained": 1, "taken": 0,
    "score": (1, 0), "heeded": False, "unheard": True, "recovered": True, "free": False, "name": "cheering_fans", "well": True,
    "origin": 2, "squares": (N7, P9), "numbers": (3, 4), "holds_ball": True, "hurt": True, "struck": True, "seen": True, "kind": "lava", "cause": "same",
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {
    "ClockMoved": {"by": -1, "source": "riot"},
    "FormationTaken": {"name": "defence_zone"},
    "PassThrown": {"target": P9},
    "PlayerThrown": {"target": P9},
    "KickedOff": {"target": P9},
    "PassJudged": {"result": "inaccurate"},
    "BlockChosen": {"face": "push"},
    "CasualtyRolled": {"result": "niggling"},
    "CasualtySettled": {"result": "-st"},
    "LostZone": {"why": "bone_head"},
    "RerollUsed": {"source": "team"},
    "BombThrown": {"target": P9},
    "CardDrifted": {"end": P9},
    "CardMoved": {"end": P9},
    "CardRemoved": {"place": "ko"},
    "Opposed": {"what": "tentacles", "players": ("h4", "a7")},
    "DinnerServed": {"dice": (4, 2, 6)},
    "PositionCorrected": {"what": ("score", "home", "1")},
    "ObstacleRolled": {"kind": "statue"},
    "ClockCalled": {"what": "chests"},
}
SILENT = {"RerollUsed"}


def sample(kind: type[Any]) -> Any:
    given = SPECIAL.get(kind.__name__, {})
    return kind(**{name: given.get(name, SAMPLES[name]) for name in kind._fields})


def a_game() -> Game:
    return Game(new_match("human_lanterns", "orc_cauldrons"), SeededDice(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", every_kind(), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_told(kind: type[Any], lang: str) -> None:
    names = narration.Names(a_game().position, texts_for(lang))
    assert kind in single.kinds()
    line = single.tell(sample(kind), names)
    assert (line is None) == (kind.__name__ in SILENT)
    if line is not None:
        assert line[-1] in ".!" or line.endswith("dice: push, pow") or kind is ev.Blocked
        assert "{" not in line


def test_a_block_is_one_sentence() -> None:
    game = Game(new_match("orc_cauldrons", "human_lanterns"), SeededDice(1))
    pos = game.position
    blocker = next(p.id for p in pos.squads[0] if p.position == "orc.black_orc_blocker")
    catcher = next(p.id for p in pos.squads[1] if p.position == "human.catcher")
    events: list[ev.Event] = [
        ev.Declared(blocker, "block"),
        ev.Blocked(blocker, catcher, ("push", "both"), 0),
        ev.BlockChosen(blocker, catcher, "push"),
        ev.Pushed(catcher, N7, P9),
    ]
    a, c = pos.players[blocker].number, pos.players[catcher].number
    told = narration.sentences(events, pos, texts_for("en"))
    assert (
        told
        == [
            f"#{a} Black Orc Blocker blocks #{c} Catcher, two dice: push, both down; takes the push: #{c} is shoved to P9."
        ]
        or a == c
    )


def test_a_dodge_tells_target_die_and_reroll() -> None:
    pos = a_game().position
    events: list[ev.Event] = [
        ev.Moved("h9", P9, N7),
        ev.Rolled("dodge", "h9", 2, 3, 0, False),
        ev.RerollUsed(0, "h9", "team", "dodge"),
        ev.Rolled("dodge", "h9", 5, 3, 0, True),
    ]
    assert narration.sentences(events, pos, texts_for("en")) == ["#9 Lineman dodges to N7 on 3+: 2. Team re-roll: 5."]
    assert narration.sentences(events, pos, texts_for("es")) == [
        "#9 Línea esquiva hacia N7 a 3+: 2. Segunda oportunidad de equipo: 5."
    ]


def test_what_a_coach_must_tell_apart_is_told_apart() -> None:
    """A player's double of the other side, one from several, help from hindrance, a re-roll from its skill's use."""
    pos = Game(new_match("human_lanterns", "human_millwrights"), SeededDice(1)).position
    events: list[ev.Event] = [
        ev.Declared("h4", "foul"),
        ev.Fouled("h4", "a4", -2),
        ev.ArmourRolled("a4", "h4", (5, 4), -2, 8, False),
        ev.KnockedDown("a1", ""),
        ev.ArmourRolled("a1", "", (5, 5), 0, 9, True),
        ev.InjuryRolled("a1", "", (4, 2), 0, "stunned"),
        ev.Rolled("dodge", "h4", 2, 3, 0, False),
        ev.RerollUsed(0, "h4", "dodge", "dodge"),
        ev.Rolled("dodge", "h4", 5, 3, 0, True),
        ev.RolledOver(("a1",)),
    ]
    pos.players["h4"].sq = N7
    assert narration.sentences(events, pos, texts_for("en")) == [
        "#4 Blitzer of Harbour Lanterns declares a foul.",
        "#4 fouls #4 Blitzer of Oldbridge Millwrights, 2 assists against it.",
        "Armour 8 of #4 Blitzer of Oldbridge Millwrights: 5 + 4 − 2 = 7, it holds.",
        "#1 Ogre is knocked down. Armour 9: 5 + 5 = 10, broken. Injury: 4 + 2 = 6, stunned.",
        "#4 dodges to N7 on 3+: 2. Re-roll by Dodge: 5.",
        "#1 Ogre turns face up.",
    ]
    assert "Se da la vuelta: #1 Ogro." in narration.sentences(events, pos, texts_for("es"))


def test_steps_are_one_move() -> None:
    pos = a_game().position
    events: list[ev.Event] = [ev.Moved("h9", P9, N7), ev.Moved("h9", N7, P9), ev.Moved("h9", P9, N7)]
    assert narration.sentences(events, pos, texts_for("en")) == ["#9 Lineman moves to N7 (3 squares)."]


def test_orders_and_clock_are_marked() -> None:
    pos = a_game().position
    for given_by, mark in (("standing_order", "(standing order)"), ("clock", "(clock)")):
        step = Played(("follow",), 0, given_by, (ev.Followed("h4", P9, N7),))  # pyright: ignore[reportArgumentType]
        assert narration.told([step], pos, texts_for("en"))[0].endswith(mark)
    step = Played(("follow",), 0, "coach", (ev.Followed("h4", P9, N7),))
    assert "(" not in narration.told(step, pos, texts_for("en"))[0]


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_told_asked_and_labelled_in_both_languages(seed: int) -> None:
    """Nothing is missing, and the languages differ, at every prompt of random matches."""
    both = [texts_for(lang) for lang in LANGUAGES]
    game = None
    for number, game in enumerate(walk(seed)):
        prompt = game.prompt
        assert prompt is not None
        if prompt.kind in ("action", "turn") and number % 11:
            continue
        asked = [questions.question(game, texts) for texts in both]
        assert asked[0] != asked[1]
        for verb in prompt.legal.verbs:
            for decision in prompt.legal.of(verb)[:5]:
                for texts in both:
                    assert 1 <= len(labels.label(decision, game, texts)) <= labels.LENGTH
        for texts in both:
            assert narration.headline(game, texts) in alt_text(game, texts)
    assert game is not None
    told = [narration.sentences(game.opening, game.position, texts) for texts in both]
    assert told[0] != told[1]


def test_everything_the_rules_have_is_told_asked_and_labelled() -> None:
    """All rosters with skills, stars and inducements: questions, labels, sentences and alt texts in both languages."""
    both = [texts_for(lang) for lang in LANGUAGES]
    seen: set[str] = set()
    for game, prompt in walk_everything():
        seen.add(prompt.kind)
        for texts in both:
            assert questions.question(game, texts)
            assert alt_text(game, texts)
            for verb in prompt.legal.verbs:
                for decision in prompt.legal.of(verb)[:3]:
                    assert 1 <= len(labels.label(decision, game, texts)) <= labels.LENGTH
    assert seen == questions.kinds() - {"place_chest", "place_teleporter", "place_player"}, (
        "those of dungeons have tests of their own"
    )


def test_every_event_of_matches_with_everything_is_told() -> None:
    both = [texts_for(lang) for lang in LANGUAGES]
    kinds: set[type[Any]] = set()
    for game, events in events_of_everything(60):
        kinds |= {type(event) for event in events}
        for texts in both:
            told = narration.sentences(events, game.position, texts)
            assert not any("{" in line for line in told)
    assert {ev.WeaponUsed, ev.BombThrown, ev.BombExploded, ev.Opposed, ev.Swung, ev.Rooted, ev.SpellCast} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_a_turnover_has_words(lang: str) -> None:
    reasons = everything()["turnover"]
    assert "blood_lust" in reasons
    assert [reason for reason in reasons if not texts_for(lang).has(f"turnover-{reason.replace('_', '-')}")] == []


def test_every_verb_that_can_be_legal_has_a_label() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for game in walk(seed, most=600):
            assert game.prompt is not None
            seen |= set(game.prompt.legal.verbs)
    assert seen <= labels.verbs()
    assert labels.verbs() <= {*VERBS, "declare"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_summed_up_in_three_lines(lang: str) -> None:
    pos = a_game().position
    texts = texts_for(lang)
    story = [
        Played(None, 0, "coach", tuple(sample(kind) for kind in (ev.Moved, ev.Blocked, ev.TurnOver, ev.Touchdown)))
    ]
    assert len(narration.turn_summary(story, pos, texts)) == 3
    assert len(narration.turn_summary([], pos, texts)) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_anybody_has_acted_the_beginning_is_summed_up(lang: str) -> None:
    pos = a_game().position
    texts = texts_for(lang)
    toss = [sample(ev.CoinTossed), sample(ev.SidesChosen)]
    story = [Played(None, None, "coach", (*toss, sample(ev.Placed)))]
    assert narration.turn_summary(story, pos, texts) == narration.sentences(toss, pos, texts)
    kick = [sample(ev.KickedOff), sample(ev.KickoffResult), sample(ev.BallLanded)]
    story = [Played(None, None, "coach", (*toss, *kick[:2])), Played(None, 0, "coach", (kick[2],))]
    assert narration.turn_summary(story, pos, texts) == narration.sentences(kick, pos, texts)
    assert narration.turn_summary([Played(None, 0, "coach", (*toss, sample(ev.Declared)))], pos, texts) != (
        narration.sentences(toss, pos, texts)
    )


def test_off_the_pitch_reads_well() -> None:
    pos = a_game().position
    texts = texts_for("en")
    for event in (
        ev.Pushed("h4", N7, OFF),
        ev.BallThrownIn(N7, OFF, 3, 4),
        ev.BallBounced(N7, OFF, 4),
        ev.Placed("h4", OFF),
    ):
        line = narration.sentences([event], pos, texts)[0]
        assert "  " not in line
        assert line.endswith(".")


def test_a_block_that_may_be_thrown_again_says_what_it_is_worth() -> None:
    """The chance on the button is that of the dice that are thrown again, halved where the re-roll may fail."""
    game = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(0))
    coach = EagerCoach(random.Random(0), 0.1)
    seen = 0
    while game.prompt is not None and seen < 5:
        about = game.prompt.about
        if game.prompt.kind == "reroll" and about["what"] == "block":
            seen += 1
            me, foe = (game.position.players[str(about[name])] for name in ("player", "target"))
            before = game.position.digest()
            for decision in game.prompt.legal.of("reroll"):
                text = labels.label(decision, game, texts_for("en"))
                if decision[1] == "none":
                    continue
                odds = block_chance(game.position, me, foe, blitz=about["attack"] == "blitz")
                assert odds.dice == about["dice"]
                shown = odds.down / 2 if me.has("loner") else odds.down
                assert f"down {round(shown * 100)}" in text
            assert game.position.digest() == before
        game.play(coach.decide(game))
    assert seen == 5


def test_what_was_played_is_listed_with_who_acted() -> None:
    game = a_game()
    past = [(("move", N7), "h9"), (("done",), "h9"), (("push", P9), "h9"), (("end",), "h9"), (("move", N7), "")]
    told = [narration.label_past(decision, player, game, texts_for("en")) for decision, player in past]
    assert told == ["#9 Lineman: move to N7", "#9 Lineman: done", "Push to P9", "End turn", "Move to N7"]


def test_a_name_with_a_full_stop_brings_no_second_one() -> None:
    pos = a_game().position
    pos.players["h4"].position = "star:glart_smashrip_jr"
    assert narration.sentences([ev.KnockedDown("h4", ""), ev.Fouled("a7", "h4", 0)], pos, texts_for("en"))[1].endswith(
        "Jr."
    )


MARKED = """home: orc
away: goblin
active: home
h1 orc.blitzer M8 used
h2 orc.troll L8 gazed
a1 goblin.fanatic N8 prone
a2 goblin.goblin O8 gazed
---"""


def test_the_alt_text_names_the_states_that_the_picture_shows() -> None:
    game = Game(read(MARKED.splitlines()).position, SeededDice(1))
    told = alt_text(game, texts_for("en"))
    assert "#1 M8 (has acted), #2 L8 (gazed)." in told
    assert "#1 N8 (prone + ball and chain), #2 O8 (gazed)." in told
