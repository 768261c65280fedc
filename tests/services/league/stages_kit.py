"""What tests of competitions share: results by hand or by a commissioner's word, and seasons of any form."""

from __future__ import annotations

from engine.league.match_day import TeamReport
from engine.league.post_match import DONE
from engine.league.team import POST_MATCH
from tests.services.league.play import COACHES, COMMISSIONER, GUILD, Server


async def result(server: Server, fixture_id: int, home: int, away: int) -> None:
    """Enter a result and let a commissioner confirm it."""
    told = ("win", "loss") if home > away else ("loss", "win") if away > home else ("draw", "draw")
    reports = TeamReport(told[0], (home, away)), TeamReport(told[1], (away, home))
    await server.league.results.enter(GUILD, fixture_id, COMMISSIONER, *reports)
    await server.league.results.confirm(GUILD, fixture_id, COMMISSIONER)


async def better_wins(server: Server, fixture_id: int) -> None:
    """The team that was founded earlier wins, by more the further they are apart."""
    fixture = await server.fixture(fixture_id)
    apart = server.teams.index(int(fixture.away_team or 0)) - server.teams.index(fixture.home_team)
    await result(server, fixture_id, max(apart, 0), max(-apart, 0))


async def done_after(server: Server, team_id: int) -> None:
    """Everything after a team's match is answered with what its coach is offered first, and the shop is left."""
    while (await server.league.teams.get(GUILD, team_id)).state == POST_MATCH:
        step = await server.league.sequences.current(GUILD, team_id)
        assert step.ask is not None
        answer = step.ask.options[0] if step.ask.options else DONE
        await server.league.sequences.answer(GUILD, team_id, server.coach_of(team_id), answer, step.step)


async def season(server: Server, form: str, teams: int = 4, days: int | None = 7) -> int:
    """A running season with one division of a form; returns the division."""
    await server.make_league()
    await server.found_all()
    seasons = server.league.seasons
    planned = await seasons.create(GUILD, server.league_id, COMMISSIONER, "Spring")
    division = await seasons.add_division(GUILD, planned.id, COMMISSIONER, "Top", form)
    server.season_id, server.division_id = planned.id, division.id
    for team_id in server.teams[:teams]:
        await seasons.enter(GUILD, division.id, COMMISSIONER, team_id)
    await seasons.start(GUILD, planned.id, COMMISSIONER, days=days)
    return division.id


async def substitute(server: Server, name: str = "Substitutes") -> int:
    """One more team, approved, of the first coach."""
    stored = await server.draft(COACHES[0], name, "elf")
    await server.league.teams.submit(GUILD, stored.id, COACHES[0])
    await server.league.teams.approve(GUILD, stored.id, COMMISSIONER)
    return stored.id
