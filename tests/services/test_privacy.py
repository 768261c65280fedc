"""What is stored about a person: shown and given to him alone, and gone from every table when he wants it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from db import people
from db.tables import metadata
from engine.match.decisions import END
from services import agreed, commissioner, reading, verdicts
from services.errors import Refused
from services.league.office import Actor
from tests.services.league.conftest import server as server
from tests.services.league.play import ADMIN, COMMISSIONER, Server
from tests.services.table import GUILD, Table

ANA, BRUNO, EVA = 10**17 + 1, 10**17 + 2, 10**17 + 3
CHIEF = Actor(10**17 + 9, admin=True)


def dump(path: Path) -> str:
    with sqlite3.connect(path) as conn:
        text = "\n".join(conn.iterdump())
    conn.close()
    return text


async def lived(table: Table) -> int:
    """Ana and Bruno have played, asked, set and been ruled over; their match is over. Returns its number."""
    services = table.services
    made = await services.challenges.challenge(GUILD, 10, ANA, BRUNO, preset="live", word="north", ground="challenger")
    match = await services.challenges.accept(GUILD, made.id, BRUNO, "south")
    await services.challenges.choose_team(GUILD, match.id, ANA, "human_lanterns")
    await services.challenges.choose_team(GUILD, match.id, BRUNO, "orc_cauldrons")
    session = await services.sessions.get(GUILD, match.id)
    await table.to_turn(session)
    await agreed.propose(session, ANA, "pause")
    await commissioner.extend(session, CHIEF, 5)
    await table.play(session, END)
    if session.asked_user == ANA:
        await table.play(session, END)
    await agreed.take_back(session, ANA)
    await commissioner.replace_coach(session, CHIEF, BRUNO, EVA)
    await verdicts.adjudicate(session, CHIEF, 1, 0)
    await services.preferences.change(GUILD, ANA, time_zone="Europe/Madrid")
    return match.id


async def test_everything_is_shown_and_exported_to_oneself(table: Table) -> None:
    number = await lived(table)
    stored = await table.services.privacy.show(GUILD, ANA)
    assert stored.settings
    assert stored.time_zone == "Europe/Madrid"
    assert stored.counts["matches"] == 1
    assert stored.counts["log_entries"] >= 2
    whole = json.loads(await table.services.privacy.export(GUILD, ANA))
    assert [row["id"] for row in whole["tables"]["matches"]] == [number]
    assert "dice_secret" not in json.dumps(whole)
    assert all(str(ANA) in json.dumps(row) for rows in whole["tables"].values() for row in rows)
    assert not (await table.services.privacy.show(GUILD + 1, ANA)).anything
    assert not (await table.services.privacy.show(GUILD, 4711)).anything


async def test_forgotten_everywhere_with_results_kept(table: Table, tmp_path: Path) -> None:
    number = await lived(table)
    before = await table.services.sessions.row(GUILD, number)
    done = await table.services.privacy.forget(GUILD, ANA)
    assert done.rows > 5
    text = dump(tmp_path / "touchback.db")
    assert str(ANA) not in text
    assert str(EVA) in text
    session = await table.services.sessions.get(GUILD, number)
    assert session.match.result == before.result
    assert session.match.home_coach < people.SMALLEST_ID
    assert session.match.away_coach == EVA
    assert (await reading.verify(session)).ok
    assert await reading.export(session)
    assert not (await table.services.privacy.show(GUILD, ANA)).anything
    assert (await table.services.preferences.get(GUILD, ANA)).time_zone is None
    with pytest.raises(Refused, match="privacy_nothing"):
        await table.services.privacy.forget(GUILD, ANA)
    # Bruno was replaced: he stands in the rulings' details alone, beside what he decided.
    await table.services.privacy.forget(GUILD, BRUNO)
    await table.services.privacy.forget(GUILD, EVA)
    text = dump(tmp_path / "touchback.db")
    assert str(BRUNO) not in text
    assert str(EVA) not in text
    row = await table.services.sessions.row(GUILD, number)
    assert row.home_coach != row.away_coach


async def test_not_while_a_match_goes_on(table: Table, tmp_path: Path) -> None:
    made = await table.services.challenges.challenge(GUILD, 10, ANA, BRUNO, ground="challenger")
    match = await table.services.challenges.accept(GUILD, made.id, BRUNO)
    before = dump(tmp_path / "touchback.db")
    for user in (ANA, BRUNO):
        with pytest.raises(Refused, match="privacy_playing"):
            await table.services.privacy.forget(GUILD, user)
        with pytest.raises(Refused, match="privacy_playing"):
            await table.services.privacy.check(GUILD, user)
    assert dump(tmp_path / "touchback.db") == before
    await table.services.challenges.cancel(GUILD, match.id, ANA)
    await table.services.privacy.forget(GUILD, ANA)


async def test_another_server_keeps_what_it_has(table: Table) -> None:
    for guild in (GUILD, GUILD + 1):
        await table.services.challenges.challenge(guild, 10, ANA, None)
    await table.services.privacy.forget(GUILD, ANA)
    assert (await table.services.privacy.show(GUILD + 1, ANA)).counts == {"challenges": 1}
    assert await table.services.challenges.open_for(GUILD, ANA) == []


def test_every_large_number_is_a_person_or_known_to_be_none() -> None:
    """A new column is taken for a person's, unless its name says otherwise; here is who that is today."""
    found = {f"{table.name}.{column.name}" for table in metadata.sorted_tables for column in people.people(table)}
    assert {
        "coaches.user_id",
        "matches.home_coach",
        "challenges.opponent",
        "agreements.answered_by",
        "league_teams.coach",
        "league_audit.user_id",
        "match_rulings.user_id",
    } <= found
    assert not {one for one in found if one.endswith((".id", "channel_id", "message_id", "match_id", "turn_ms"))}


def test_within_values() -> None:
    value = {"user": ANA, "text": f"<@{ANA}> left", "list": [1, str(ANA), BRUNO], str(ANA): True}
    assert people.without(value, ANA, 7) == {"user": 7, "text": "<@7> left", "list": [1, "7", BRUNO], "7": True}


async def test_teams_stay_without_a_coach_and_can_be_handed_over(server: Server, tmp_path: Path) -> None:
    await server.make_league()
    teams, coach = server.league.teams, Actor(ANA)
    stored = await server.draft(coach, "Ana's Reds", "human")
    await teams.submit(GUILD, stored.id, coach)
    await teams.approve(GUILD, stored.id, COMMISSIONER)
    draft = await server.draft(coach, "Ana's Draft", "orc")
    await server.league.leagues.appoint(GUILD, server.league_id, ADMIN, ANA)
    done = await server.services.privacy.forget(GUILD, ANA)
    assert done.teams == ("Ana's Reds",)
    assert str(ANA) not in dump(tmp_path / "touchback.db")
    left = await teams.get(GUILD, stored.id)
    assert (left.state, left.coach < people.SMALLEST_ID, left.team) == (
        "ready",
        True,
        (await teams.get(GUILD, stored.id)).team,
    )
    with pytest.raises(Refused, match="league_not_found"):
        await teams.get(GUILD, draft.id)
    assert await server.league.leagues.commissioners(GUILD, server.league_id) == [1, 2]
    with pytest.raises(Refused, match="league_not_coach"):
        await teams.retire(GUILD, stored.id, coach)
    given = await teams.hand_over(GUILD, stored.id, COMMISSIONER, BRUNO)
    assert given.coach == BRUNO
