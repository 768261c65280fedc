"""Everything that happens in whole dungeon matches is told, in both languages."""

from __future__ import annotations

import random
from typing import Any

from engine.coaches import EagerCoach
from engine.match import events as ev
from engine.match.dice import SeededDice
from engine.match.dungeons import dungeon_ids
from engine.match.game import Game
from engine.occurrences import UNDERGROUND
from engine.random_teams import random_match
from engine.teams import new_match
from services import narration
from services.language import LANGUAGES, texts_for

TURNOVERS = ("lost_player", "explosion", "carrier_teleported", "obstacle")
SEEN = {ev.Teleported, ev.ChestOpened, ev.FellIn, ev.Entered, ev.Sponged, ev.AgainstWall, ev.TeleportAccident}


def test_every_event_of_dungeon_matches_is_told() -> None:
    both = [texts_for(lang) for lang in LANGUAGES]
    kinds: set[type[Any]] = set()
    for seed in range(16):
        chance = random.Random(seed)
        rules = {"set": "dungeonbowl", "dungeon": dungeon_ids()[seed % 4]}
        game = Game(new_match(*random_match(chance), rules), SeededDice(seed), keep_rest_points=False)
        coach = EagerCoach(chance, 0.15)
        while game.prompt is not None:
            events = game.play(coach.decide(game))
            new = {type(event) for event in events} - kinds
            if new or seed < 2:
                kinds |= new
                for texts in both:
                    told = narration.sentences(events, game.position, texts)
                    assert not any("{" in line for line in told)
    assert kinds >= SEEN


def test_every_reason_for_a_turnover_underground_has_words() -> None:
    assert set(TURNOVERS) <= set(UNDERGROUND)
    for lang in LANGUAGES:
        for reason in TURNOVERS:
            assert texts_for(lang).say(f"turnover-{reason.replace('_', '-')}")


def test_the_alt_text_says_what_lies_in_the_dungeon() -> None:
    game = Game(new_match("human_lanterns", "orc_mudlarks", {"set": "dungeonbowl", "dungeon": "vaults"}), SeededDice(4))
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(game.prompt.default)
    for lang in LANGUAGES:
        text = narration.alt_text(game, texts_for(lang))
        assert "R1, K5, Q6, N10, T11, M15" in text
        assert "1 J8, 2 U8" in text
        assert "7 A8, 8 AD8" in text
        assert "1/0" in text or "0/1" in text


def test_a_turn_is_summed_up_with_what_only_dungeons_have() -> None:
    game = Game(new_match("human_lanterns", "orc_mudlarks", {"set": "dungeonbowl", "dungeon": "vaults"}), SeededDice(4))
    for lang, hidden in (("en", "one of 6 chests"), ("es", "uno de 6 cofres")):
        assert hidden in narration.turn_summary([], game.position, texts_for(lang))[-1]
        began = narration.sentences([ev.TurnBegan(0, 3, 1)], game.position, texts_for(lang))
        assert "half" not in began[0]
        assert "primera" not in began[0]
