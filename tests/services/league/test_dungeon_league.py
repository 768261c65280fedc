"""A league that plays in dungeons: its settings, inducements without a wizard, a draw, and what comes after a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.views.challenge import challenge_text
from db.challenges import load_challenge
from engine.league.pre_match import WIZARD
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league.baskets import league_basket
from services.league.match_days import awaits
from services.league.office import settings_of
from tests.services.league.play import COMMISSIONER, GUILD, Server
from tests.services.league.test_majors import begun, cup

RULES = "dungeonbowl"


async def test_a_dungeon_league_from_challenge_to_post_match(server: Server) -> None:
    fixtures = await server.whole()
    leagues = server.league.leagues
    settings = await leagues.change_settings(
        GUILD, server.league_id, COMMISSIONER, rules=RULES, dungeon="Temple", dungeon_turns=(3, 5, 8)
    )
    assert (settings.dungeon, settings.dungeon_turns) == ("temple", (3, 5, 8))
    first = fixtures[0].id
    opened = await server.open_match(first)
    match = await server.services.sessions.row(GUILD, int(opened.match_id or 0))
    assert match.rules == RULES
    assert (await server.league.match_days.pre_match(GUILD, first)).weather == "nice"
    for _ in range(8):
        if (await server.fixture(first)).state != "pre_match":
            break
        now = await server.league.match_days.pre_match(GUILD, first)
        awaited = awaits(now)
        assert awaited is not None
        side, kind = awaited
        fixture = await server.fixture(first)
        coach = server.coach_of((fixture.home_team, fixture.away_team)[side])
        if kind == "petty_cash":
            await server.league.match_days.declare(GUILD, first, coach, 0)
            continue
        for basket in ((WIZARD,), ("cards_good_karma",)):
            with pytest.raises(Refused) as refused:
                await server.league.match_days.choose(GUILD, first, coach, basket)
            assert refused.value.code == "purchase_underground"
        start = replace(await server.league.match_days.pre_match(GUILD, first), petty_cash=(500_000, 500_000))
        offered = league_basket(start, side, coach.user_id, decks=False).offers()
        assert "bribes" in offered
        assert WIZARD not in offered
        await server.league.match_days.confirm(GUILD, first, coach)
    session = await server.session(first)
    position = session.game.position
    assert position.dungeon is not None
    assert position.dungeon.map.name == "temple"
    assert position.rules["dungeon_turns"] == [3, 5, 8]
    await server.restart()
    await server.play_match(first)
    await server.settle(first)
    fixture = await server.fixture(first)
    assert fixture.state == "post_match"
    for team_id in (fixture.home_team, fixture.away_team):
        for _ in range(200):
            if await server.step_after(int(team_id or 0)) is None:
                break
        stored = await server.league.teams.get(GUILD, int(team_id or 0))
        assert stored.state == "ready"
        assert stored.team.matches == 1
    assert (await server.fixture(first)).state == "done"
    await server.hold()


async def test_nobody_scores_and_the_match_is_drawn(server: Server) -> None:
    fixtures = await server.whole()
    await server.league.leagues.change_settings(
        GUILD, server.league_id, COMMISSIONER, rules=RULES, dungeon="vaults", dungeon_turns=(1, 2, 3)
    )
    await server.open_match(fixtures[0].id)
    while await server.step_before(fixtures[0].id):
        pass
    session = await server.session(fixtures[0].id)
    while (prompt := session.game.prompt) is not None:
        decision = ("end",) if prompt.kind == "turn" else prompt.default
        outcome = await session.press(int(session.asked_user or 0), prompt.number, [decision])
        assert outcome.refusal is None
    await server.settle(fixtures[0].id)
    standing = await server.league.standings.of(GUILD, server.division_id)
    assert sorted(one.drawn for one in standing.table.rows) == [0, 0, 1, 1]
    assert {one.points for one in standing.table.rows if one.drawn} == {1}


async def test_a_cup_knows_no_draw_and_its_major_may_go_under_the_ground(server: Server) -> None:
    await begun(server)
    await server.league.leagues.change_settings(GUILD, server.league_id, COMMISSIONER, dungeon_major=True)
    cup_id = await cup(server, "dungeonbowl")
    semi = (await server.league.cups.bracket(GUILD, cup_id)).fixtures[0]
    opened = await server.open_match(semi.id)
    match = await server.services.sessions.row(GUILD, int(opened.match_id or 0))
    assert match.rules == RULES
    assert match.options["dungeon"]["turns"] == [12, 20, 0]
    assert match.options["dungeon"]["random"]
    async with server.services.desk.database.reading() as conn:
        challenge = await load_challenge(conn, GUILD, int(opened.challenge_id or 0))
    for lang in LANGUAGES:
        texts = texts_for(lang)
        clock = texts.say("view-challenge-dungeon-turns-decided", chests=12, teleporters=20, draw=0)
        assert clock in challenge_text(challenge, texts)


async def test_what_a_league_may_not_set(server: Server) -> None:
    await server.whole()
    for changes, code in (({"dungeon": "nowhere"}, "unknown_dungeon"), ({"dungeon_turns": (3, 2, 1)}, "dungeon_turns")):
        with pytest.raises(Refused) as refused:
            await server.league.leagues.change_settings(GUILD, server.league_id, COMMISSIONER, **changes)
        assert refused.value.code == code
    assert settings_of(await server.league.leagues.get(GUILD, server.league_id)).dungeon == ""
