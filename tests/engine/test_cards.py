"""Special play cards: drawing, buying, secrecy of the hand, refusals, and what the base class refuses."""

from __future__ import annotations

import pytest

from engine import cards_draw, inducements
from engine.match.card import DECKS, Card, add, card_of, entries, known_cards
from engine.match.describe import header_text
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.match.header import read
from engine.match.position import Position
from engine.match.prompts import IllegalDecision
from engine.match.record import export, of_log
from engine.match.script import Script, run
from engine.match.scripted_dice import ScriptedDice
from engine.teams import new_match, ready_made

START = """home: human
away: orc
active: home
cards: home option_play,johnny_waterboy away greased_shoes
h1 human.lineman H8
a1 orc.lineman P8
"""


def queued(*numbers: int) -> ScriptedDice:
    dice = ScriptedDice()
    dice.add([str(number) for number in numbers], 1)
    return dice


def test_a_number_without_a_card_is_rolled_again() -> None:
    dice = queued(14, 20, 5)
    assert cards_draw.draw(("team_plays",), (), dice) == (("going_the_extra_mile",), ())
    assert not dice.left


def test_both_draw_from_the_same_deck_without_replacement() -> None:
    dice = queued(5, 8, 5, 3, 100, 26)
    hands = cards_draw.draw(("desperate_measures", "desperate_measures"), ("desperate_measures", "good_karma"), dice)
    assert hands == (("i_am_the_greatest", "mysterious_old_medicine_man"), ("da_freight_train", "woof_woof"))
    assert not dice.left


def test_a_whole_deck_can_be_drawn_but_no_card_more() -> None:
    for deck in DECKS:
        size = len(cards_draw.deck(deck))
        hands = cards_draw.draw((deck,) * (size - 1), (deck,), SeededDice(4))
        assert set(hands[0] + hands[1]) == {name for name, one in entries().items() if one.deck == deck}
        with pytest.raises(cards_draw.EmptyDeck):
            cards_draw.draw((deck,) * size, (deck,), SeededDice(4))
    with pytest.raises(ValueError, match="no deck"):
        cards_draw.check(("tarot",))


def test_cards_are_bought_by_the_deck() -> None:
    sheet = ready_made("human_lanterns")
    prices = {inducements.deck_of(item.id): item.cost for item in inducements.decks()}
    assert prices == dict(zip(DECKS, (50_000,) * 4 + (100_000, 200_000, 400_000), strict=True))
    basket = ("cards_desperate_measures", "cards_special_team_plays", "cards_special_team_plays")
    inducements.check(sheet, basket, 500_000)
    with pytest.raises(inducements.IllegalPurchase, match="over_budget"):
        inducements.check(sheet, basket, 490_000)
    eight = ("cards_desperate_measures",) * 8
    inducements.check(sheet, eight, 4_000_000)
    with pytest.raises(inducements.IllegalPurchase, match="too_many"):
        inducements.check(sheet, (*eight, eight[0]), 4_000_000)
    with pytest.raises(inducements.IllegalPurchase, match="too_many"):
        inducements.check(sheet, eight, 4_000_000, other=eight[:1])
    home, away = inducements.hire((sheet, basket), (ready_made("orc_cauldrons"), ()))
    home, away = cards_draw.dealt(home, away, queued(1, 2, 3))
    assert home.cards == ("assassin", "dogged_defense", "flea_flicker")
    assert new_match(home, away).teams[0].hand == home.cards


def test_a_hand_is_told_only_to_who_may_see_it() -> None:
    position = read((START + "---").splitlines()).position
    assert "cards: home option_play,johnny_waterboy away greased_shoes" in header_text(position)
    assert "cards: away greased_shoes" in header_text(position, (1,))
    hidden = header_text(position, ())
    assert [name for name in entries() if name in hidden] == []


def test_the_record_of_a_running_match_hides_hands_and_replays_when_they_are_told() -> None:
    def opening() -> Position:
        sheets = ready_made("human_lanterns"), ready_made("orc_cauldrons")
        position = new_match(*sheets, {"card_pauses": True})
        position.teams[0].hand = ("johnny_waterboy", "option_play")
        position.teams[1].hand = ("lucky_charm",)
        return position

    game = Game(opening(), SeededDice(5))
    assert game.prompt is not None
    assert game.prompt.kind == "card"
    game.play(("card", "johnny_waterboy"))
    game.play(("decline",))
    entries_ = of_log(game.log)
    hidden = export(opening(), entries_, seed=5, hands=())
    assert "option_play" not in hidden
    assert "lucky_charm" not in hidden
    assert "card johnny_waterboy" in hidden
    again = run(export(opening(), entries_, seed=5))
    assert again.prompt is not None
    assert (again.prompt.kind, again.prompt.side) == (game.prompt.kind, game.prompt.side) == ("card", 1)
    for mine, theirs in zip(again.position.teams, game.position.teams, strict=True):
        assert (mine.hand, mine.played) == (theirs.hand, theirs.played)
    assert [one.to_data() for one in again.position.in_force] == [one.to_data() for one in game.position.in_force]


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        (("card", "tarot"), "card_unknown"),
        (("card", "greased_shoes"), "card_not_held"),
        (("card", "johnny_waterboy"), "card_other_moment"),
        (("card", "option_play", "a1"), "card_target"),
        (("card", "option_play"), "card_target"),
    ],
)
def test_what_cannot_be_played_is_refused_and_stays_in_hand(decision: tuple[str, ...], code: str) -> None:
    game = Game(read((START + "---").splitlines()).position, SeededDice(1))
    before = game.position.digest()
    with pytest.raises(IllegalDecision) as caught:
        game.play(decision)
    assert caught.value.code == code
    assert game.position.digest() == before


def test_a_card_comes_too_late_once_somebody_has_acted() -> None:
    script = Script(START + "---\nh1 move H9\ndone\n")
    game = script.run()
    with pytest.raises(IllegalDecision) as caught:
        game.play(("card", "option_play", "h1"))
    assert caught.value.code == "card_too_late"


def test_with_pauses_who_holds_any_card_is_asked_and_who_holds_none_is_not() -> None:
    game = run(
        START.replace("cards: home option_play,johnny_waterboy away", "card_pauses: on\ncards: home") + "---\nend\n"
    )
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.side) == ("card", 0)
    held = START.replace("greased_shoes", "spectacular_catch") + "---\nend\nend\n"
    assert run(held.replace("cards:", "card_pauses: off\ncards:")).prompt.kind == "turn"  # pyright: ignore[reportOptionalMemberAccess]
    game = run(held.replace("cards:", "card_pauses: on\ncards:").replace("end\nend\n", "end\n"))
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.side) == ("card", 0)


def test_the_base_class_refuses_what_is_no_moment() -> None:
    with pytest.raises(TypeError, match="is no moment"):
        type("Wrong", (Card,), {"juggles": lambda self: None})
    with pytest.raises(TypeError, match="takes other parameters"):
        type("Wrong", (Card,), {"playable": lambda self: True})
    with pytest.raises(ValueError, match="is no card"):
        add(type("Wrong", (Card,), {}), "tarot")
    with pytest.raises(ValueError, match="is one already"):
        add(type("Wrong", (Card,), {}), known_cards()[0])


def test_a_position_with_cards_in_force_is_restored() -> None:
    game = run(START + "---\ncard option_play h1\n")
    copy = game.clone(SeededDice(2))
    assert copy.position.digest() == game.position.digest()
    me = copy.position.players["h1"]
    assert me.has("dump_off")
    assert me.on.dumps_off
    assert card_of("option_play").gains == ("dump_off", "pass")
