"""Special play cards on Discord: bought, held in secret, looked at, played by button and command, and told once played."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.board import picture
from engine import cards_draw
from engine.match.card import entries
from services.language import LANGUAGES, texts_for
from services.session import MatchSession
from tests.discord.journeys import Hasty, asked, choose_team, session, until, world_of
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import Answer, Person, World
from tests.simcord_kit.texts import stored_texts

#: What both hold where a test needs to know: played before a match, in one's turn, and after it.
HOME_HAND = ("greased_shoes", "option_play", "come_to_papa")
AWAY_HAND = ("johnny_waterboy",)
HOME_DECKS = ("cards_dirty_tricks", "cards_special_team_plays", "cards_special_team_plays")
#: Messages of which some may have changed since the last press.
NEWEST = 6
AWAY_DECKS = ("cards_miscellaneous_mayhem",)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both draw the hands above."""
    monkeypatch.setattr(cards_draw, "draw", lambda *_: (HOME_HAND, AWAY_HAND))


async def begin(world: World, home: tuple[str, ...] = HOME_DECKS, away: tuple[str, ...] = AWAY_DECKS) -> MatchSession:
    """Both buy cards by select; the match stands at its first question."""
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", budget=1_000_000, pause="5m")
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, "Harbour Lanterns")
    await choose_team(world.b, 1, "Westgate Swallows")
    for side, (person, items) in enumerate(((world.a, home), (world.b, away))):
        for item in items:
            await person.choose(f"h:1:{side}:cards:*", item, channel=world.arena)
        await person.press(f"hb:1:{side}:done:", channel=world.arena)
    return await session(world)


def names(*cards: str) -> list[str]:
    """All that would tell a card: its id, and its names in both languages."""
    return [text for card in cards for text in (card, entries()[card].name_en, entries()[card].name_es)]


async def look(person: Person) -> Answer:
    """Press *Cards* on the board."""
    return await person.press("t:1:*:cards:", on=person.board)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_bought_by_select_and_played_by_button(tmp_path: Path, hands: None, language: str) -> None:
    texts = texts_for(language)
    async with world_of(tmp_path) as world:
        for person in world.people:
            person.locale = LOCALES[language]
        await world.bot.services.guilds.change(world.guild.id, language=language)
        match = await begin(world)
        assert [team.hand for team in match.game.position.teams] == [HOME_HAND, AWAY_HAND]
        assert texts.say("ask-card", team="Harbour Lanterns") in world.spectator.reads()
        shown = await look(world.a)
        assert shown.private
        for card in HOME_HAND:
            assert texts.card(card) in shown.text
            assert texts.say(f"card-does-{card.replace('_', '-')}") in shown.text
        assert texts.say("cards-not-now") in shown.text
        theirs = await look(world.b)
        assert theirs.private
        assert texts.card("johnny_waterboy") in theirs.text
        for who in (world.spectator, world.stranger):
            refused = await look(who)
            assert refused.private
            assert texts.say("refused-stranger") in refused.text
        while (await session(world)).game.prompt.kind == "card":  # type: ignore[union-attr]
            await (await asked(world)).press("p:1:*:decline")
        crooked = await world.a.press_raw("kb:1:1:back:", on=world.a.board)
        assert crooked.private
        assert texts.card("greased_shoes") not in world.spectator.reads()
        coach = Hasty(1, idle=1.0)
        person = await until(world, coach, "turn")
        while person is not world.a:
            await coach.answer(world)
            person = await until(world, coach, "turn")
        await look(world.a)
        open_hands = len(world.a.private())
        hand = await look(world.a)
        # The one shown before is gone.
        assert len(world.a.private()) == open_hands
        assert texts.say("cards-now", cards=texts.card("option_play")) in hand.text
        chosen = await world.a.choose("ks:1:*:0:", "option_play", on=hand.messages[-1])
        assert texts.say("cards-choose-own-player") in shown_in(world, hand)
        target = next(p for p in match.game.position.on_pitch(0))
        await world.restart()
        await world.a.choose("ks:1:*:0:option_play", target.id, on=hand.messages[-1])
        assert (await world.b.press_raw(button(world, hand, "play"), on=hand.messages[-1])).private
        await world.a.press("kb:1:*:play:*", on=hand.messages[-1])
        match = await session(world)
        assert match.game.position.teams[0].played == ("option_play",)
        assert match.game.position.in_force
        assert "pass" in match.game.position.players[target.id].skills
        board = world.spectator.reads()
        assert texts.card("option_play") in board
        assert texts.say("card-until-drive") in board
        assert chosen.result.acknowledged
        assert not [text for text in names("greased_shoes", "come_to_papa") if text in board]


def shown_in(world: World, answer: Answer) -> str:
    """What an answer says by now."""
    stored = next(m for m in world.a.messages() if m.id == answer.messages[-1].id)
    return "\n".join(stored_texts(stored._message))


def button(world: World, answer: Answer, what: str) -> str:
    stored = next(m for m in world.a.messages() if m.id == answer.messages[-1].id)
    return next(c.custom_id for c in world.a.controls(stored) if c.custom_id.split(":")[3:4] == [what])


async def test_a_hand_goes_when_what_it_offered_is_past(tmp_path: Path, hands: None) -> None:
    title = texts_for("en").say("cards-title")
    async with world_of(tmp_path) as world:
        await begin(world)
        coach = Hasty(1, idle=1.0)
        while await until(world, coach, "turn") is not world.a:
            await coach.answer(world)
        await look(world.a)
        assert [text for text in world.a.private() if title in text]
        await coach.answer(world)
        assert not [text for text in world.a.private() if title in text]


async def test_commands_show_and_play_and_refuse(tmp_path: Path, hands: None) -> None:
    texts = texts_for("en")
    async with world_of(tmp_path) as world:
        await begin(world)
        assert (await world.spectator.slash("cards")).text == texts.say("refused-stranger")
        own = await world.a.slash("cards")
        assert own.private
        assert texts.card("greased_shoes") in own.text
        refused = await world.a.slash("play", card="option_play")
        assert refused.text == texts.say("refused-card-other-moment")
        assert (await world.b.slash("play", card="johnny_waterboy")).private
        assert await world.b.complete("play", "card") == []
        coach = Hasty(1, idle=1.0)
        person = await until(world, coach, "turn", most=80)
        while person is not world.a:
            await coach.answer(world)
            person = await until(world, coach, "turn", most=80)
        assert await world.a.complete("play", "card") == [(texts.card("option_play"), "option_play")]
        assert await world.spectator.complete("play", "card") == []
        assert await world.b.complete("play", "card") == []
        assert await world.b.complete("do", "line", "card ") == [] if has_completion(world) else True
        offered = await world.a.complete("play", "target", card="option_play")
        position = (await session(world)).game.position
        assert {value for _, value in offered} == {p.id for p in position.on_pitch(0)}
        foe = next(position.on_pitch(1))
        wrong: tuple[tuple[dict[str, Any], str], ...] = (
            ({"card": "johnny_waterboy"}, "refused-card-not-held"),
            ({"card": "option_play", "target": foe.id}, "refused-card-target"),
            ({"card": "option_play"}, "refused-card-target"),
            ({"card": "greased_shoes"}, "refused-card-other-moment"),
        )
        for given, why in wrong:
            answer = await world.a.slash("play", **given)
            assert answer.private
            assert answer.text == texts.say(why)
        assert (await world.a.slash("do", line="dice: 6")).text == texts.say("command-do-decisions")
        assert (await world.a.slash("do", line="= cards home none")).text == texts.say("command-do-decisions")
        assert (await session(world)).game.position.teams[0].hand == HOME_HAND
        mate = offered[0][1]
        played = await world.a.slash("do", line=f"card option_play {mate}")
        assert played.private
        assert (await session(world)).game.position.teams[0].hand == ("greased_shoes", "come_to_papa")
        again = await world.a.slash("play", card="option_play", target=mate)
        assert again.text == texts.say("refused-card-played")
        both = await world.spectator.slash("match log")
        assert both.private


def has_completion(world: World) -> bool:
    command = world.bot.tree.get_command("do")
    return command is not None and bool(command._params["line"].autocomplete)


async def test_a_pause_survives_a_restart_and_ends_by_itself(tmp_path: Path, hands: None) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        first = (await session(world)).game.prompt
        assert first is not None
        await world.advance(120)
        await world.restart()
        prompt = (await session(world)).game.prompt
        assert prompt is not None
        assert (prompt.kind, prompt.side, prompt.number) == ("card", 0, first.number)
        await world.advance(200)
        prompt = (await session(world)).game.prompt
        assert prompt is not None
        assert (prompt.kind, prompt.side) == ("card", 1)
        for who in (world.a, world.spectator):
            assert (await who.press_raw(f"p:1:{prompt.number}:w0:decline", on=world.b.board)).private
        assert (await session(world)).game.prompt.number == prompt.number  # type: ignore[union-attr]
        await world.advance(301)
        assert (await session(world)).game.prompt.kind == "toss"  # type: ignore[union-attr]


async def test_direct_messages_only_to_who_allows_them(tmp_path: Path, hands: None) -> None:
    texts = texts_for("en")
    async with world_of(tmp_path) as world:
        saved = await world.a.slash("settings", cards=True)
        assert texts.say("settings-cards", value=texts.say("settings-cards-on")) in saved.text
        await begin(world)
        assert len(world.a.direct()) == 1
        assert texts.card("greased_shoes") in world.a.direct()[0]
        assert world.b.direct() == []
        await (await asked(world)).press("p:1:*:decline")
        await (await asked(world)).press("p:1:*:decline")
        assert len(world.a.direct()) == 1
        assert world.b.direct() == []
        said = len(world.a.direct())
        coach = Hasty(1, idle=1.0)
        person = await until(world, coach, "card", most=80)
        while person is not world.a:
            await person.press("p:1:*:decline")
            person = await until(world, coach, "card", most=80)
        assert len(world.a.direct()) > said


async def test_who_wants_no_pauses_has_none_from_the_first_on(tmp_path: Path, hands: None) -> None:
    async with world_of(tmp_path) as world:
        for person in (world.a, world.b):
            await person.slash("settings", cards=True)
            assert (await person.slash("orders set", order="cards", answer="never")).private
        await begin(world)
        match = await session(world)
        assert match.game.prompt is not None
        assert match.game.prompt.kind == "toss"
        assert len(world.a.direct()) == len(world.b.direct()) == 1
        assert texts_for("en").say("ask-toss", team="Westgate Swallows") in world.spectator.reads()


async def test_the_rulebook_has_cards_and_decks(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        world.a.locale = "es-ES"
        found = await world.a.complete("rules card", "name", entries()["option_play"].name_en)
        assert found[0][1] == "option_play"
        page = await world.a.slash("rules card", name="option_play")
        assert page.private
        assert texts_for("es").say("card-does-option-play") in page.text
        decks = await world.a.complete("rules deck", "name")
        assert len(decks) == 7
        deck = await world.a.slash("rules deck", name="good_karma")
        assert all(texts_for("es").card(one.id) in deck.text for one in entries().values() if one.deck == "good_karma")
        assert (await world.a.slash("rules card", name="nonsense")).private


# -- nothing is told before it is played --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_else_can_learn_a_hand(
    tmp_path: Path, hands: None, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """A whole match by two coaches who look at their cards: all that others can see is searched for what is hidden."""
    drawn: list[str] = []
    draw = picture.draw_board
    monkeypatch.setattr(picture, "draw_board", lambda scene: (drawn.append(repr(scene)), draw(scene))[1])
    files = sent_files(monkeypatch)
    async with world_of(tmp_path) as world:
        for person in world.people:
            person.locale = LOCALES[language]
        await world.bot.services.guilds.change(world.guild.id, language=language)
        await world.a.slash("settings", cards=True)
        await begin(world)
        coach = Hasty(2, idle=0.97)
        step = 0
        while (await session(world)).match.state == "playing":
            if step % 30 == 0:
                await look(world.a)
                await look(world.b)
                await snoop(world)
                search(world)
            search(world, NEWEST)
            await coach.answer(world)
            step += 1
            assert step < 500
        assert "card" in coach.kinds
        both = names(*HOME_HAND, *AWAY_HAND)
        assert [text for text in both for scene in drawn if holds(scene, text)] == []
        assert len(drawn) > 30
        assert [text for text in both for file in files if holds(file, text)] == []
        assert any("#hash" in file for file in files)
        search(world)
        checked = await world.spectator.slash("match verify")
        assert texts_for(language).card("greased_shoes") in checked.text


async def snoop(world: World) -> None:
    """All that the others can ask the bot for."""
    for who in (world.b, world.spectator, world.stranger):
        hidden = names(*HOME_HAND, *(AWAY_HAND if who is not world.b else ()))
        read: list[str] = []
        for command in (
            "match log",
            "match export",
            "match verify",
            "match clock",
            "match news",
            "match board",
            "inbox",
        ):
            read += texts_of(await who.slash(command))
        for command, option in (
            ("play", "card"),
            ("play", "target"),
            ("special choose", "answer"),
            ("decline", "skill"),
        ):
            read += [text for pair in await who.complete(command, option) for text in map(str, pair)]
        for number in (1, 5):
            read += texts_of(await who.slash("player", player=f"h{number}"))
        found = [text for text in hidden if any(holds(line, text) for line in read)]
        assert found == [], f"{who.name} reads {found}"


def sent_files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text files that are sent from now on."""
    files: list[str] = []
    make = discord.File.__init__

    def kept(self: discord.File, fp: Any, *rest: Any, **how: Any) -> None:
        if isinstance(fp, BytesIO) and not fp.getvalue().startswith(b"\x89PNG"):
            files.append(fp.getvalue().decode("utf-8", "replace"))
        make(self, fp, *rest, **how)

    monkeypatch.setattr(discord.File, "__init__", kept)
    return files


def texts_of(answer: Answer) -> list[str]:
    return [line for message in answer.messages for line in stored_texts(message._message)]


def holds(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", text) is not None


def search(world: World, newest: int | None = None) -> None:
    """Search the messages that others can see, or the newest of them, with their controls and direct messages."""
    for who in (world.b, world.spectator, world.stranger, world.owner):
        hidden = names(*HOME_HAND, *(AWAY_HAND if who is not world.b else ()))
        for place in (world.arena, *world.threads):
            for message in who.messages(place)[-newest if newest else None :]:
                lines = [*stored_texts(message._message), *(c.custom_id for c in who.controls(message))]
                lines += [text for c in who.controls(message) for option in c.options for text in map(str, option)]
                found = [text for text in hidden if any(holds(line, text) for line in lines)]
                assert found == [], f"{who.name} reads {found} in {lines}"
        assert [text for text in who.direct() if any(holds(text, word) for word in hidden)] == []


async def test_the_same_is_asked_shown_and_pinged_whatever_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches that differ in nothing but the hands look alike to everybody else, press by press."""
    told: list[list[Any]] = []
    for index, hand in enumerate((("come_to_papa", "option_play"), ("greased_shoes", "punt"))):
        monkeypatch.setattr(cards_draw, "draw", lambda *_, hand=hand: (hand, ("johnny_waterboy",)))
        folder = tmp_path / str(index)
        folder.mkdir()
        async with world_of(folder) as world:
            await begin(world, ("cards_special_team_plays", "cards_special_team_plays"))
            coach = Hasty(2, idle=1.0)
            seen: list[Any] = []
            for _ in range(45):
                match = await session(world)
                prompt = match.game.prompt
                assert prompt is not None
                view = match.clock_view()
                left = view.due_at - world.clock.now() if view.due_at is not None else None
                board = world.spectator.board
                shown = [re.sub(r"\d{15,}|<t:\d+", "", line) for line in stored_texts(board._message)]
                controls = [re.sub(r"\d{15,}", "", c.custom_id) for c in world.spectator.controls(board)]
                pings = len(world.a.pings()), len(world.b.pings())
                seen.append((prompt.kind, prompt.side, prompt.number, left, shown, controls, pings))
                await coach.answer(world)
            told.append(seen)
    assert any(one[0] == "card" for one in told[0])
    for first, second in zip(*told, strict=True):
        assert first == second
