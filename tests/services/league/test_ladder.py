"""The ladder: who may challenge whom, places that change, undo, joining late."""

from __future__ import annotations

import pytest

from services.errors import Refused
from tests.services.league.play import COACHES, COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import result, season, substitute


async def test_a_challenger_takes_the_place_of_whom_he_beats(server: Server) -> None:
    ladder = await season(server, "ladder")
    ladders = server.league.ladders
    a, b, c, d = server.teams
    await ladders.set_reach(GUILD, ladder, COMMISSIONER, 2)
    with pytest.raises(Refused, match="league_ladder_reach"):
        await ladders.challenge(GUILD, ladder, COACHES[3], d, a)
    with pytest.raises(Refused, match="league_ladder_reach"):
        await ladders.challenge(GUILD, ladder, COACHES[0], a, b)
    with pytest.raises(Refused, match="league_not_coach"):
        await ladders.challenge(GUILD, ladder, STRANGER, d, b)
    fixture = await ladders.challenge(GUILD, ladder, COACHES[3], d, b)
    assert (fixture.home_team, fixture.away_team) == (b, d)
    assert fixture.due_at is not None
    with pytest.raises(Refused, match="league_ladder_busy"):
        await ladders.challenge(GUILD, ladder, COACHES[2], c, b)
    await result(server, fixture.id, 0, 1)
    assert await ladders.order(GUILD, ladder) == [a, d, b, c]
    again = await ladders.challenge(GUILD, ladder, COACHES[1], b, d)
    await result(server, again.id, 2, 1)
    await server.restart()
    assert await server.league.ladders.order(GUILD, ladder) == [a, d, b, c]
    await server.league.results.undo(GUILD, again.id, COMMISSIONER)
    await result(server, again.id, 0, 3)
    assert await server.league.ladders.order(GUILD, ladder) == [a, b, d, c]


async def test_a_ladder_is_open_while_it_is_played(server: Server) -> None:
    ladder = await season(server, "ladder", teams=3)
    ladders = server.league.ladders
    late = server.teams[3]
    with pytest.raises(Refused, match="league_not_coach"):
        await ladders.join(GUILD, ladder, STRANGER, late)
    assert await ladders.join(GUILD, ladder, COACHES[3], late) == server.teams
    with pytest.raises(Refused, match="league_entered"):
        await ladders.join(GUILD, ladder, COACHES[3], late)
    fixture = await ladders.challenge(GUILD, ladder, COACHES[3], late, server.teams[0])
    with pytest.raises(Refused, match="league_not_coach"):
        await ladders.call_off(GUILD, fixture.id, COACHES[0])
    await ladders.call_off(GUILD, fixture.id, COACHES[3])
    with pytest.raises(Refused, match="league_not_found"):
        await server.fixture(fixture.id)
    fixture = await ladders.challenge(GUILD, ladder, COACHES[3], late, server.teams[0])
    with pytest.raises(Refused, match="league_unplayed"):
        await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    await server.league.results.forfeit(GUILD, fixture.id, COMMISSIONER, "home")
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert (await server.league.stages.stage(GUILD, ladder)).champion == late


async def test_a_substitute_has_the_place(server: Server) -> None:
    ladder = await season(server, "ladder")
    new = await substitute(server)
    a, b, c, d = server.teams
    fixture = await server.league.ladders.challenge(GUILD, ladder, COACHES[2], c, b)
    await server.league.seasons.replace_team(GUILD, ladder, COMMISSIONER, b, new)
    assert (await server.fixture(fixture.id)).home_team == new
    assert await server.league.ladders.order(GUILD, ladder) == [a, new, c, d]


async def test_what_a_ladder_cannot_be(server: Server) -> None:
    await server.whole()
    with pytest.raises(Refused, match="league_no_ladder"):
        await server.league.ladders.order(GUILD, server.division_id)
    with pytest.raises(Refused, match="league_bad_reach"):
        await server.league.ladders.set_reach(GUILD, server.division_id, COMMISSIONER, 65)


async def test_a_ladder_on_which_nobody_has_challenged_has_no_champion(server: Server) -> None:
    ladder = await season(server, "ladder")
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert (await server.league.stages.stage(GUILD, ladder)).champion is None
