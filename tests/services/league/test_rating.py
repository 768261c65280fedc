"""The rating of coaches follows the results that stand, and the hall of fame who won."""

from __future__ import annotations

from tests.services.league.play import COACHES, COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import better_wins, result


async def test_who_wins_is_rated_higher_and_undo_takes_it_back(server: Server) -> None:
    fixtures = await server.whole()
    ratings = server.league.ratings
    assert await ratings.all(GUILD, server.league_id) == []
    for one in fixtures[:4]:
        await better_wins(server, one.id)
        server.clock.pass_(minutes=1)
    before = await ratings.all(GUILD, server.league_id)
    await better_wins(server, fixtures[4].id)
    after = await ratings.all(GUILD, server.league_id)
    assert after != before
    await server.league.results.undo(GUILD, fixtures[4].id, COMMISSIONER)
    assert await ratings.all(GUILD, server.league_id) == before
    for one in fixtures[4:]:
        server.clock.pass_(minutes=1)
        await better_wins(server, one.id)
    final = await ratings.all(GUILD, server.league_id)
    assert [one.coach for one in final] == [coach.user_id for coach in COACHES]
    assert (final[0].matches, final[0].won, final[0].lost) == (3, 3, 0)
    assert final[0].value > 1500 > final[-1].value
    assert all(one.doubt < 500 for one in final)
    mine = await server.league.statistics.rating(GUILD, server.league_id, COACHES[1].user_id)
    assert mine == final[1]
    assert await ratings.of(GUILD, server.league_id, STRANGER.user_id) is None


async def test_a_team_that_changes_hands_takes_no_rating_along(server: Server) -> None:
    fixtures = await server.whole()
    one = fixtures[0]
    await result(server, one.id, 2, 0)
    before = await server.league.ratings.all(GUILD, server.league_id)
    await server.league.teams.hand_over(GUILD, one.home_team, COMMISSIONER, STRANGER.user_id)
    assert await server.league.ratings.all(GUILD, server.league_id) == before
    await server.league.results.forfeit(GUILD, fixtures[1].id, COMMISSIONER, "home")
    assert await server.league.ratings.all(GUILD, server.league_id) == before


async def test_the_hall_of_fame_names_champions_and_their_coaches(server: Server) -> None:
    for one in await server.whole():
        await better_wins(server, one.id)
    assert await server.league.ratings.hall_of_fame(GUILD, server.league_id) == []
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    (honour,) = await server.league.ratings.hall_of_fame(GUILD, server.league_id)
    assert (honour.season, honour.division, honour.team, honour.coach) == (
        "Spring",
        "Top",
        "The humans",
        COACHES[0].user_id,
    )
