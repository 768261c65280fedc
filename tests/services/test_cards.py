"""Special play cards in matches: decks bought, hands drawn and checked, pauses timed, and nothing told before it is played."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from db.matches import Match
from docs.verify_dice import check
from engine import cards_draw
from engine.match.card import DECKS, Force, entries
from engine.match.decisions import DECLINE
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.match.prompts import Choices, Prompt
from engine.teams import new_match
from render.board import draw_board
from render.from_game import Words, scene_of
from services import cards, hands, reading
from services.cards import PAUSES, pause_of
from services.controls import hand as holding
from services.errors import Refused
from services.hiring import MOST_BUDGET, baskets, hired_name
from services.language import LANGUAGES, texts_for
from services.narration import in_force_lines, in_force_short
from services.session import MatchSession
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, Table, at

HOME_DECKS = ("cards_dirty_tricks", "cards_dirty_tricks", "cards_special_team_plays")
AWAY_DECKS = ("cards_dirty_tricks", "cards_desperate_measures")


async def agreed(table: Table, preset: str = "live", pause: str = "auto", word: str = "north") -> Match:
    """Both teams chosen, the budget to be spent."""
    challenges = table.services.challenges
    made = await challenges.challenge(
        GUILD,
        10,
        HOME_COACH,
        AWAY_COACH,
        preset=preset,
        word=word,
        ground="challenger",
        budget=MOST_BUDGET,
        pause=pause,
    )
    match = await challenges.accept(GUILD, made.id, AWAY_COACH, "south")
    await challenges.choose_team(GUILD, match.id, HOME_COACH, "human_lanterns")
    return await challenges.choose_team(GUILD, match.id, AWAY_COACH, "human_swallows")


async def bought(
    table: Table,
    home: tuple[str, ...] = HOME_DECKS,
    away: tuple[str, ...] = AWAY_DECKS,
    preset: str = "live",
    pause: str = "auto",
) -> MatchSession:
    """A match with cards, at its first question."""
    match = await agreed(table, preset, pause)
    shopping = table.services.shopping
    for coach, items in ((HOME_COACH, home), (AWAY_COACH, away)):
        for item in items:
            await shopping.add(GUILD, match.id, coach, item)
        match = await shopping.confirm(GUILD, match.id, coach)
    assert match.state == "playing"
    return await table.services.sessions.get(GUILD, match.id)


async def test_decks_are_sold_at_their_prices_as_long_as_they_last(table: Table) -> None:
    match = await agreed(table)
    both = baskets(match)
    assert both is not None
    prices = {item: both[0].price(item) for item in both[0].deck_offers()}
    assert prices == {
        "cards_miscellaneous_mayhem": 50_000,
        "cards_special_team_plays": 50_000,
        "cards_magic_items": 50_000,
        "cards_dirty_tricks": 50_000,
        "cards_good_karma": 100_000,
        "cards_random_events": 200_000,
        "cards_desperate_measures": 400_000,
    }
    shopping = table.services.shopping
    for _ in range(7):
        await shopping.add(GUILD, match.id, HOME_COACH, "cards_dirty_tricks")
    for _ in range(6):
        match = await shopping.add(GUILD, match.id, AWAY_COACH, "cards_dirty_tricks")
    both = baskets(match)
    assert both is not None
    assert (both[0].spent, both[1].left) == (350_000, MOST_BUDGET - 300_000)
    assert "cards_dirty_tricks" not in both[0].deck_offers()
    for coach in (HOME_COACH, AWAY_COACH):
        with pytest.raises(Refused, match="purchase_too_many"):
            await shopping.add(GUILD, match.id, coach, "cards_dirty_tricks")
    await shopping.remove(GUILD, match.id, AWAY_COACH, "cards_dirty_tricks")
    await shopping.add(GUILD, match.id, HOME_COACH, "cards_dirty_tricks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_has_a_name(language: str) -> None:
    texts = texts_for(language)
    names = {hired_name(item, texts) for item in (*HOME_DECKS, *AWAY_DECKS, "cards_good_karma")}
    assert len(names) == 4
    assert all(texts.say(f"card-deck-{name.replace('_', '-')}") for name in DECKS)


async def test_hands_are_drawn_once_without_replacement_and_kept_with_the_beginning(table: Table) -> None:
    session = await bought(table)
    home, away = (team.hand for team in session.game.position.teams)
    found = [entries()[card].deck for card in (*home, *away)]
    assert found == ["dirty_tricks", "dirty_tricks", "team_plays", "dirty_tricks", "desperate_measures"]
    assert max(Counter((*home, *away)).values()) == 1
    assert (home, away) == cards.drawn(session.match)
    assert session.match.dice_drawn == len((await table.entries(session))[0].dice)
    await table.agree(session)
    opening, _ = await reading._beginning(session)  # pyright: ignore[reportPrivateUsage]
    assert tuple(team.hand for team in opening.teams) == (home, away)
    again = await bought(table)
    assert cards.drawn(again.match) != cards.drawn(session.match)


async def test_the_draw_is_checked_after_the_match_and_told_only_then(table: Table) -> None:
    session = await bought(table)
    before = await reading.verify(session)
    assert before.ok
    assert before.hands == ()
    hidden = [card for team in session.game.position.teams for card in team.hand]
    running = await reading.export(session)
    assert not [card for card in hidden if card in running]
    await table.until(session, lambda game: at(game, "turn"))
    await table.play(session, ("concede",))
    assert session.match.state == "finished"
    after = await reading.verify(session)
    assert after.ok
    assert after.hands == cards.drawn(session.match)
    exported = await reading.export(session)
    assert all(card in exported for card in hidden)
    assert "#draw" not in running
    assert check(exported.splitlines()) == ""
    shown = next(line for line in exported.splitlines() if line.startswith("#draw "))
    assert len(shown.split()) > len(hidden)
    first = shown.split()[1]
    false = f"{first.split(':')[0]}:{int(first.split(':')[1]) % 20 + 1}"
    assert "draw of cards" in check(exported.replace(f"#draw {first}", f"#draw {false}").splitlines())


async def test_a_draw_that_is_not_the_secrets_is_found(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    false = ("assassin",), ("come_on_boys",)
    monkeypatch.setattr(cards_draw, "draw", lambda *_: false)
    session = await bought(table, ("cards_desperate_measures",), ("cards_desperate_measures",))
    monkeypatch.undo()
    assert cards.drawn(session.match) != false
    await table.until(session, lambda game: at(game, "turn"))
    await table.play(session, ("concede",))
    checked = await reading.verify(session)
    assert not checked.ok
    assert not checked.hands_fit


async def test_who_holds_cards_is_asked_for_as_long_as_the_pause_and_it_costs_nobody_time(table: Table) -> None:
    session = await bought(table, pause="5m")
    prompt = session.game.prompt
    assert prompt is not None
    assert (prompt.kind, prompt.side, prompt.about["moment"]) == ("card", 0, "pre_match")
    view = session.clock_view()
    assert view.due_at == table.clock.now() + timedelta(minutes=5)
    before = view.turn_left
    table.clock.pass_(minutes=4, seconds=59)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    await table.play(session, DECLINE)
    assert session.game.prompt is not None
    assert session.game.prompt.side == 1
    assert session.clock_view().turn_left == before
    table.clock.pass_(minutes=5)
    done = await table.services.sessions.expire_due(table.clock.now())
    assert len(done) == 1
    assert session.game.prompt.kind == "toss"
    assert session.clock_view().turn_left == before
    entry = (await table.entries(session))[-1]
    assert (entry.decision, entry.given_by) == ("timeout", "clock")
    await table.agree(session)


@pytest.mark.parametrize(
    ("preset", "before", "length"), [("live", 240, 20), ("relaxed", 600, 60), ("slow", 24 * 3600, 8 * 3600)]
)
async def test_a_pause_is_as_long_as_the_clock_has_it(table: Table, preset: str, before: int, length: int) -> None:
    session = await bought(table, preset=preset)
    assert session.clock_view().due_at == table.clock.now() + timedelta(seconds=before)
    later = Prompt("card", 0, Choices([DECLINE]), DECLINE, {"moment": "end_of_own_turn"})
    assert pause_of(session.match, later) == timedelta(seconds=length)


async def test_a_pause_has_lengths(table: Table) -> None:
    with pytest.raises(Refused, match="unknown_pause"):
        await agreed(table, pause="3s")
    assert all(length is None or length >= timedelta(seconds=20) for length in PAUSES.values())


async def test_a_pause_begins_anew_after_a_stop(table: Table) -> None:
    session = await bought(table, pause="5m")
    table.clock.pass_(hours=2)
    assert await table.services.sessions.give_grace() == 1
    table.services.sessions.forget(GUILD)
    session = await table.services.sessions.get(GUILD, session.match.id)
    assert session.clock_view().due_at == table.clock.now() + timedelta(minutes=5)
    assert session.clock_view().turn_left == (timedelta(minutes=4), timedelta(minutes=4))
    table.clock.pass_(minutes=4)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    table.clock.pass_(minutes=1)
    assert len(await table.services.sessions.expire_due(table.clock.now())) == 1


async def test_who_holds_none_by_public_count_is_not_asked(table: Table) -> None:
    session = await bought(table, (), ("cards_dirty_tricks",))
    assert session.game.prompt is not None
    assert (session.game.prompt.kind, session.game.prompt.side) == ("card", 1)
    assert cards.held(session.game.position) == (0, 1)
    without = await bought(table, (), ())
    assert without.game.prompt is not None
    assert without.game.prompt.kind == "toss"
    assert not cards.has_cards(without.match)
    assert "card_pauses" not in without.game.position.rules


@pytest.mark.parametrize(("choice", "pauses"), [("never", set[str]()), ("turns", {"before_setup"})])
async def test_standing_orders_do_without_pauses(table: Table, choice: str, pauses: set[str]) -> None:
    for coach in (HOME_COACH, AWAY_COACH):
        await table.services.preferences.set_order(GUILD, coach, "cards", choice)
    session = await bought(table)
    for _ in range(2):
        if at(session.game, "card"):
            await table.play(session, DECLINE)
    seen: set[str] = set()
    turns = 0
    while turns < 8:
        prompt = session.game.prompt
        assert prompt is not None
        if prompt.kind == "card":
            seen.add(str(prompt.about["moment"]))
            await table.play(session, DECLINE)
        elif prompt.kind == "turn":
            turns += 1
            await table.play(session, ("end",))
        else:
            await table.until(session, lambda game, number=prompt.number: game.prompt.number != number, most=2)  # pyright: ignore[reportOptionalMemberAccess]
    assert not seen & {"before_turn_marker", "end_of_own_turn", "own_turnover"}
    assert pauses <= seen
    assert choice == "turns" or not seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_force_are_told_with_whose_they_are_and_until_when(language: str) -> None:
    texts = texts_for(language)
    position = new_match("human_lanterns", "human_swallows")
    for until in ("turn:0", "turn:1", "drive", "next_drive", "half", "match"):
        position.put_in_force(Force("option_play", 1, ("a3",), until))
    position.put_in_force(Force("johnny_waterboy", 0, (), "match"))
    lines = in_force_lines(position, texts)
    assert len(set(lines)) == len(lines) == 7
    assert all("Westgate Swallows" in line and "#3" in line for line in lines[:-1])
    assert "Harbour Lanterns" in lines[0]
    short = in_force_short(position, texts)
    assert [side for side, _ in short] == [1, 1, 1, 1, 1, 1, 0]
    assert short[2][1].startswith(f"{texts.card('option_play')}: #3 · ")
    assert short[-1][1].startswith(texts.card("johnny_waterboy"))


def test_the_picture_shows_cards_in_force_and_how_many_more_there_are() -> None:
    position = new_match("human_lanterns", "human_swallows")
    bare = scene_of(position)
    one = scene_of(position, words=Words(in_force=((0, "Option Play: #3 · drive"),)))
    many = scene_of(position, words=Words(in_force=tuple((n % 2, f"A card of some length, {n}") for n in range(12))))
    pictures = {draw_board(scene) for scene in (bare, one, many)}
    assert len(pictures) == 3


def test_a_hand_is_told_whole_or_in_short_and_what_is_public_to_all() -> None:
    texts = texts_for("en")
    position = new_match("human_lanterns", "human_swallows")
    position.rules["card_pauses"] = True
    position.teams[0].hand = ("greased_shoes", "option_play")
    position.teams[1].hand = tuple(card for card in entries() if entries()[card].deck == "team_plays")
    game = Game(position, SeededDice(1))
    own = "\n".join(hands.hand_lines(game, 0, texts))
    assert texts.say("card-does-greased-shoes") in own
    assert texts.say("cards-not-now") in own
    theirs = "\n".join(hands.hand_lines(game, 1, texts))
    assert len(theirs) <= hands.EMBED_LENGTH
    public = "\n".join(hands.public_lines(game, texts))
    assert not [card for team in position.teams for card in team.hand if texts.card(card) in public]
    assert "13 cards" in public.replace("\u2068", "").replace("\u2069", "")


def test_squares_are_offered_row_by_row_and_read_back() -> None:
    position = new_match("human_lanterns", "human_swallows")
    rows = holding.rows_of(list(position.field.squares))
    assert list(rows) == [str(number) for number in range(1, 16)]
    assert all(len(row) == 26 for row in rows.values())
    assert holding.rows_of([1, 2, 3]) == {}
    for target in (sorted(position.field.squares)[40], "h3", "upper"):
        assert holding.read(position, holding.written(target)) == target
