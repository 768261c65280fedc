"""Every board of a dungeon match is within Discord's limits, whatever its coach looks at or is asked to confirm."""

from __future__ import annotations

import pytest

from cogs.board.look import Look
from services.controls import decode
from services.language import LANGUAGES
from tests.discord.test_views_limits import Seen, looks, shown
from tests.services.dungeons import walk_dungeons
from tests.simcord_kit import check_components
from tests.simcord_kit.texts import controls


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_board_of_dungeon_matches(language: str) -> None:
    kinds: set[str] = set()
    for game, prompt in walk_dungeons(matches=10):
        kinds.add(prompt.kind)
        number, prompt.number = prompt.number, 99_999
        session = Seen(game)
        session.match.home_team = session.match.away_team = None
        session.match.rules, session.match.options = "dungeonbowl", {}
        first = shown(session, language, Look())
        check_components(first)
        for look in looks(first)[::3]:
            board = shown(session, language, look)
            check_components(board)
            asked = [v for c in controls(board.to_components()) for v, _ in c.options if decode(v)][:1]
            for walk in asked:
                check_components(shown(session, language, Look(look.selected, look.mode, walk)))
        prompt.number = number
    assert kinds >= {"place_chest", "place_teleporter", "place_player", "turn", "action"}
