"""A league's rule sets reach its matches."""

from __future__ import annotations

from engine.league.settings import Settings
from services.league.office import settings_of
from tests.services.league.play import COMMISSIONER, GUILD, Server

RULES = "secret-weapons-2003"


async def test_matches_are_played_by_the_rules_of_their_league(server: Server) -> None:
    fixtures = await server.whole()
    leagues = server.league.leagues
    assert (await leagues.change_settings(GUILD, server.league_id, COMMISSIONER, rules=f"crp+{RULES}")).rules == RULES
    opened = await server.open_match(fixtures[0].id)
    match = await server.services.sessions.row(GUILD, int(opened.match_id or 0))
    assert match.rules == RULES
    while await server.step_before(fixtures[0].id):
        pass
    assert (await server.session(fixtures[0].id)).game.position.rules["set"] == RULES
    await server.restart()
    assert (await server.session(fixtures[0].id)).game.position.rules["set"] == RULES
    assert settings_of(await server.league.leagues.get(GUILD, server.league_id)) == Settings(rules=RULES)
