from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import guilds, league_leagues, league_play, league_sequences, league_teams
from db.engine import Database
from db.errors import Conflict, NotFound
from engine.league.team import Team
from tests.db import GUILD, NOW, OTHER_GUILD, after
from tests.db.leagues import Filled, fill_league, ready


async def filled(database: Database) -> Filled:
    async with database.transaction() as conn:
        await guilds.ensure_guild(conn, GUILD, NOW)
        await guilds.ensure_guild(conn, OTHER_GUILD, NOW)
        return await fill_league(conn)


async def test_a_team_comes_back_as_it_was_stored(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        stored = await league_teams.load_team(conn, GUILD, known.teams[0])
        assert stored.team == ready("Reds")
        changed = replace(stored.team, name="Crimsons").booked(30_000, "prize").booked(-10_000, "fine", "late")
        saved = await league_teams.save_team(conn, stored, changed, colours=("#ff0000", "#ffffff"))
        assert saved.team == changed
        assert (saved.name, saved.version, saved.colours) == ("Crimsons", stored.version + 1, ("#ff0000", "#ffffff"))
        assert await league_teams.treasury(conn, GUILD, stored.id) == changed.treasury
        assert await league_teams.team_names(conn, GUILD, known.league) == dict(
            zip(known.teams, ("Crimsons", "Blues"), strict=True)
        )


async def test_an_undone_ledger_loses_its_end(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        stored = await league_teams.load_team(conn, GUILD, known.teams[0])
        before = stored.team
        spent = await league_teams.save_team(conn, stored, before.booked(-40_000, "bought", "reroll"))
        other = before.booked(-50_000, "bought", "apothecary").booked(70_000, "winnings")
        saved = await league_teams.save_team(conn, spent, other)
        assert saved.team.ledger == other.ledger
        assert await league_teams.treasury(conn, GUILD, stored.id) == before.treasury + 20_000


async def test_who_read_an_older_version_is_refused(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        stored = await league_teams.load_team(conn, GUILD, known.teams[0])
        await league_teams.save_team(conn, stored, stored.team)
        with pytest.raises(Conflict):
            await league_teams.save_team(conn, stored, stored.team)
        fixture = await league_play.load_fixture(conn, GUILD, known.fixture)
        await league_play.change_fixture(conn, fixture, round=2)
        with pytest.raises(Conflict):
            await league_play.change_fixture(conn, fixture, round=3)


async def test_another_guild_finds_nothing_of_a_league(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        attempts: list[Callable[[], Awaitable[object]]] = [
            lambda: league_leagues.load_league(conn, OTHER_GUILD, known.league),
            lambda: league_teams.load_team(conn, OTHER_GUILD, known.teams[0]),
            lambda: league_play.load_season(conn, OTHER_GUILD, known.season),
            lambda: league_play.load_division(conn, OTHER_GUILD, known.division),
            lambda: league_play.load_fixture(conn, OTHER_GUILD, known.fixture),
            lambda: league_sequences.load_sequence(conn, OTHER_GUILD, known.fixture, known.teams[0]),
        ]
        for attempt in attempts:
            with pytest.raises(NotFound):
                await attempt()
        assert await league_leagues.list_leagues(conn, OTHER_GUILD) == []
        assert await league_leagues.commissioners(conn, OTHER_GUILD, known.league) == []
        assert await league_leagues.news_since(conn, OTHER_GUILD, known.league) == []
        assert await league_leagues.audit_log(conn, OTHER_GUILD, known.league) == []
        assert await league_teams.list_teams(conn, OTHER_GUILD) == []
        assert await league_teams.treasury(conn, OTHER_GUILD, known.teams[0]) == 0
        assert await league_play.list_fixtures(conn, OTHER_GUILD) == []
        assert await league_play.entrants(conn, OTHER_GUILD, known.division) == []
        assert await league_sequences.running_sequences(conn, OTHER_GUILD) == []
        assert await league_sequences.sum_feats(conn, OTHER_GUILD, known.league) == []


async def steal(conn: AsyncConnection, known: Filled, what: str) -> None:
    match what:
        case "team":
            await league_teams.create_team(conn, OTHER_GUILD, known.league, 5, Team("Thieves", "orc"), NOW)
        case "season":
            await league_play.create_season(conn, OTHER_GUILD, known.league, "Stolen")
        case "entry":
            await league_play.enter(conn, OTHER_GUILD, known.division, known.teams[0])
        case _:
            await league_leagues.appoint(conn, OTHER_GUILD, known.league, 5, by=5, now=NOW)


@pytest.mark.parametrize("what", ["team", "season", "entry", "commissioner"])
async def test_the_database_refuses_a_row_of_another_guilds_league(database: Database, what: str) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        with pytest.raises((NotFound, IntegrityError)):
            await steal(conn, known, what)


async def test_two_leagues_of_a_guild_have_two_names(database: Database) -> None:
    await filled(database)
    async with database.transaction() as conn:
        with pytest.raises(IntegrityError):
            await fill_league(conn)


async def test_feats_are_summed_by_season_and_kind(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        found = await league_sequences.sum_feats(conn, GUILD, known.league, known.season)
        assert [(one.team_id, one.player_id, one.td + one.cas, one.comp) for one in found] == [
            (known.teams[0], 1, 3, 0)
        ]
        assert await league_sequences.sum_feats(conn, GUILD, known.league) == found
        assert await league_sequences.sum_feats(conn, GUILD, known.league, known.season + 1) == []


async def test_work_is_found_when_it_is_due(database: Database) -> None:
    known = await filled(database)
    async with database.transaction() as conn:
        assert await league_play.next_due(conn) == NOW
        assert await league_play.guilds_with_work(conn, after(-1)) == []
        assert await league_play.guilds_with_work(conn, NOW) == [GUILD]
        assert [one.team_id for one in await league_sequences.running_sequences(conn, GUILD, due_by=NOW)] == [
            known.teams[0]
        ]
