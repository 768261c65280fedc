"""Every board that the prompts of random matches can lead to is within Discord's limits, and offers all that is legal."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from cogs.board.layout import TEXT_LENGTH
from cogs.board.look import Look
from cogs.board.rows import question_rows
from cogs.views import ids
from cogs.views.press import looked_at
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.teams import new_match, ready_made_ids
from services.controls import decode
from services.language import LANGUAGES, texts_for
from services.outcome import Story
from tests.services.playing import walk_everything
from tests.simcord_kit import check_components
from tests.simcord_kit.texts import controls

MATCHES = 2
EVERY = 16


class Seen:
    """Only what a board reads of a session."""

    def __init__(self, game: Game) -> None:
        self.game = game
        # With cards, so that every board has its longest row of tools.
        home = {"basket": ["cards_dirty_tricks"]}
        self.match = SimpleNamespace(
            id=999_999, state="playing", coach=lambda side: 1 << 63, home_team=home, away_team=None
        )
        self.story = Story()


def shown(session: Any, language: str, look: Look) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    view.add_item(ui.TextDisplay("x" * TEXT_LENGTH))
    for row in question_rows(session, texts_for(language), look):
        view.add_item(row)
    return view


def looks(view: ui.LayoutView) -> list[Look]:
    """What can be looked at from a board."""
    found = []
    for control in controls(view.to_components()):
        values = [value for value, _ in control.options] or [control.custom_id.split(":", 4)[-1]]
        found += [look for value in values if (look := looked_at(value)) is not None]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_board_of_random_matches(language: str) -> None:
    chance = random.Random(language)
    kinds: Counter[str] = Counter()
    for seed in range(MATCHES):
        home, away = chance.sample(ready_made_ids(), 2)
        game = Game(new_match(home, away), SeededDice(seed), keep_rest_points=False)
        count = 0
        while game.prompt is not None:
            count += 1
            game.prompt.number = 99_999
            if count % EVERY == 0 or kinds[game.prompt.kind] < 3:
                kinds[game.prompt.kind] += 1
                check_boards(Seen(game), language, chance)
            legal = [decision for decision in game.prompt.legal if decision[0] != "concede"]
            ends = [decision for decision in legal if decision[0] in ("end", "done", "ready")]
            game.play(chance.choice(ends) if ends and chance.random() < 0.2 else chance.choice(legal))
    assert {"toss", "receive", "setup", "kick", "turn", "action", "reroll", "block_die", "push", "follow"} <= set(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_boards_of_everything_the_rules_have(language: str) -> None:
    """Every roster, skill, star and inducement, at each kind of question."""
    chance = random.Random(language)
    for game, prompt in walk_everything():
        number, prompt.number = prompt.number, 99_999
        check_boards(Seen(game), language, chance)
        check_components(shown(Seen(game), language, Look(None, "wizard")))
        prompt.number = number


def check_boards(session: Seen, language: str, chance: random.Random) -> None:
    first = shown(session, language, Look())
    check_components(first)
    seen = looks(first)
    for look in chance.sample(seen, min(2, len(seen))):
        board = shown(session, language, look)
        check_components(board)
        deeper = [one for one in looks(board) if one.mode]
        for further in chance.sample(deeper, min(1, len(deeper))):
            check_components(shown(session, language, further))
        walks = [value for c in controls(board.to_components()) for value, _ in c.options if decode(value)]
        for walk in chance.sample(walks, min(1, len(walks))):
            confirmed = shown(session, language, Look(look.selected, look.mode, walk))
            check_components(confirmed)
            assert any(
                c.custom_id == ids.press(999_999, 99_999, ids.CONFIRMED, walk)
                for c in controls(confirmed.to_components())
            )
