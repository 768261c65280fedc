"""A league as a file: all of it comes back with new ids, and what is wrong with a file is told and changes nothing."""

from __future__ import annotations

import copy
import csv
import gzip
import io
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from db import league_files
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league import judging
from services.league.files import as_csv
from services.league.imports import HOLD_IDS, WAITS
from services.league.judging import judged
from services.league.office import Actor
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, OTHER_GUILD, STRANGER, Server
from tests.services.league.test_results import by_hand

GUEST = Actor(50, admin=True)


async def played(server: Server) -> bytes:
    """A league in which one result was entered, one match is going on, and the others wait; as a file."""
    first, second, *_ = await server.whole()
    await by_hand(server, first.id)
    await server.league.seasons.correct(GUILD, server.division_id, COMMISSIONER, server.teams[0], -1, "late")
    await server.open_match(second.id)
    while await server.step_before(second.id):
        pass
    return (await server.league.files.export(GUILD, server.league_id, COMMISSIONER)).content


async def brought(server: Server, content: bytes, name: str | None = None) -> int:
    made = server.league.imports
    preview = await made.preview(OTHER_GUILD, GUEST, content, name)
    assert preview.faults == ()
    assert preview.number is not None
    return (await made.confirm(OTHER_GUILD, GUEST, preview.number)).id


def changed(content: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    whole = json.loads(content)
    change(whole)
    return json.dumps(whole).encode()


def column(whole: dict[str, Any], table: str, name: str) -> int:
    return whole["tables"][table]["columns"].index(name)


async def test_a_league_comes_back_whole(server: Server) -> None:
    content = await played(server)
    whole = json.loads(content)
    assert (whole["format"], whole["version"]) == ("touchback-league", 1)
    league_id = await brought(server, content)
    await server.restart()
    here, there = server.league, server.league
    theirs = {one.name: one for one in await there.teams.list(OTHER_GUILD)}
    for team_id in server.teams:
        mine = await here.teams.get(GUILD, team_id)
        other = theirs[mine.name]
        assert other.coach == mine.coach
        if mine.state != "in_match":
            assert other.team == mine.team
        assert other.state in ("ready", "post_match")
    [season] = await there.seasons.seasons(OTHER_GUILD, league_id)
    [division] = await there.seasons.divisions(OTHER_GUILD, season.id)
    names = await there.teams.names(OTHER_GUILD)
    own = await here.teams.names(GUILD)
    before = await here.seasons.table(GUILD, server.division_id)
    after = await there.seasons.table(OTHER_GUILD, division.id)
    assert [(names[int(one.team)], one.points, one.td_for) for one in after.rows] == [
        (own[int(one.team)], one.points, one.td_for) for one in before.rows
    ]
    fixtures = await there.seasons.fixtures(OTHER_GUILD, season_id=season.id)
    assert sorted(one.state for one in fixtures) == ["post_match", *["scheduled"] * 5]
    assert all(one.match_id is None for one in fixtures)
    assert await there.leagues.untold(OTHER_GUILD, league_id) == []
    assert len(await there.leagues.news(OTHER_GUILD, league_id)) == len(
        await here.leagues.news(GUILD, server.league_id)
    )
    audit = await there.leagues.audit_log(OTHER_GUILD, league_id)
    assert (audit[0].action, audit[0].user_id) == ("imported", GUEST.user_id)
    # Twice through a file gives the same but for ids, times and the note of the import.
    again = json.loads((await there.files.export(OTHER_GUILD, league_id, GUEST)).content)
    for table, part in whole["tables"].items():
        found = again["tables"][table]
        assert found["columns"] == part["columns"], table
        assert len(found["rows"]) == len(part["rows"]) + (table == "league_audit"), table


async def test_what_came_from_a_file_plays_on(server: Server) -> None:
    await brought(server, await played(server))
    everything = server.league
    teams = await everything.teams.list(OTHER_GUILD)
    waiting = next(one for one in teams if one.state == "post_match")
    step = await everything.sequences.current(OTHER_GUILD, waiting.id)
    assert step.ask is not None
    fixtures = await everything.seasons.fixtures(OTHER_GUILD)
    counted = next(one for one in fixtures if one.state == "post_match")
    told = await everything.results.what_undo_changes(OTHER_GUILD, counted.id, GUEST)
    assert len(told) == 2
    undone = await everything.results.undo(OTHER_GUILD, counted.id, GUEST)
    assert undone.state == "scheduled"
    again = next(one for one in fixtures if one.state == "scheduled")
    by_id = {one.id: one for one in teams}
    home, away = by_id[again.home_team], by_id[int(again.away_team or 0)]
    await everything.match_days.challenge(OTHER_GUILD, 10, again.id, Actor(home.coach), word="north")
    assert (await everything.match_days.accept(OTHER_GUILD, again.id, Actor(away.coach), "south")).state == "pre_match"


async def test_who_may(server: Server) -> None:
    content = await played(server)
    files, made = server.league.files, server.league.imports
    with pytest.raises(Refused, match="league_not_commissioner"):
        await files.export(GUILD, server.league_id, STRANGER)
    with pytest.raises(Refused, match="league_not_found"):
        await files.export(OTHER_GUILD, server.league_id, ADMIN)
    with pytest.raises(Refused, match="league_not_admin"):
        await made.preview(OTHER_GUILD, STRANGER, content)
    with pytest.raises(Refused, match="league_name_taken"):
        await made.preview(GUILD, ADMIN, content)
    preview = await made.preview(GUILD, ADMIN, content, " Southern   League ")
    assert preview.name == "Southern League"
    assert preview.number is not None
    for actor in (STRANGER, Actor(51, admin=True)):
        with pytest.raises(Refused, match=r"league_not_admin|import_gone"):
            await made.confirm(GUILD, actor, preview.number)
    with pytest.raises(Refused, match="import_gone"):
        await made.confirm(OTHER_GUILD, ADMIN, preview.number)
    league = await made.confirm(GUILD, ADMIN, preview.number)
    assert league.name == "Southern League"
    with pytest.raises(Refused, match="import_gone"):
        await made.confirm(GUILD, ADMIN, preview.number)
    late = await made.preview(GUILD, ADMIN, content, "Late")
    server.clock.at += WAITS * 2
    assert late.number is not None
    with pytest.raises(Refused, match="import_gone"):
        await made.confirm(GUILD, ADMIN, late.number)
    declined = await made.preview(GUILD, ADMIN, content, "Never")
    assert declined.number is not None
    await made.decline(GUILD, ADMIN, declined.number)
    with pytest.raises(Refused, match="import_gone"):
        await made.confirm(GUILD, ADMIN, declined.number)
    assert [one.name for one in await server.league.leagues.list(GUILD)] == ["Northern League", "Southern League"]


async def test_what_is_no_file_of_ours(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    content = await played(server)
    made = server.league.imports
    cases: dict[bytes, str] = {
        b"": "import_no_json",
        b"\xff\xfe\x00": "import_no_json",
        b"[" * 100_000: "import_no_json",
        b"[]": "import_format",
        b'{"format": "other"}': "import_format",
        b'{"format": "touchback-league", "version": 99}': "import_version",
        b"\x1f\x8b not gzip": "import_no_json",
        gzip.compress(content)[:-20]: "import_no_json",
    }
    for given, code in cases.items():
        with pytest.raises(Refused, match=code):
            await made.preview(OTHER_GUILD, GUEST, given)
    assert judged(gzip.compress(content))[1] == []
    monkeypatch.setattr(judging, "MOST_UNPACKED", 1000)
    with pytest.raises(Refused, match="import_large"):
        await made.preview(OTHER_GUILD, GUEST, gzip.compress(content))
    monkeypatch.setattr(judging, "MOST_BYTES", 1000)
    with pytest.raises(Refused, match="import_large"):
        await made.preview(OTHER_GUILD, GUEST, content)
    assert await server.league.leagues.list(OTHER_GUILD) == []


def spoil(table: str, name: str, value: object, row: int = 0) -> Callable[[dict[str, Any]], object]:
    def change(whole: dict[str, Any]) -> None:
        whole["tables"][table]["rows"][row][column(whole, table, name)] = value

    return change


def sheet(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], object]:
    def work(whole: dict[str, Any]) -> None:
        state, at = column(whole, "league_teams", "state"), column(whole, "league_teams", "sheet")
        ready = next(row for row in whole["tables"]["league_teams"]["rows"] if row[state] == "ready")
        change(ready[at])

    return work


def spoil_within(table: str, name: str, change: Callable[[Any], object]) -> Callable[[dict[str, Any]], object]:
    """Change what the first row that has it holds in a column of JSON."""

    def work(whole: dict[str, Any]) -> None:
        at = column(whole, table, name)
        change(next(row[at] for row in whole["tables"][table]["rows"] if row[at]))

    return work


SPOILT: dict[str, tuple[str, Callable[[dict[str, Any]], object]]] = {
    "no tables": ("shape", lambda whole: whole.pop("tables")),
    "a table more": ("unknown-table", lambda whole: whole["tables"].update(users={"columns": [], "rows": []})),
    "no league": ("one-league", lambda whole: whole["tables"]["leagues"]["rows"].clear()),
    "a column too few": ("columns", lambda whole: whole["tables"]["league_teams"]["columns"].pop()),
    "rows are no list": ("shape", lambda whole: whole["tables"]["league_news"].update(rows=7)),
    "a short row": ("shape", lambda whole: whole["tables"]["league_news"]["rows"][0].pop()),
    "a text for a number": ("value", spoil("league_teams", "coach", "me")),
    "a number beyond all": ("value", spoil("league_teams", "coach", 2**70)),
    "a yes for a number": ("value", spoil("league_fixtures", "round", True)),
    "a name too long": ("value", spoil("leagues", "name", "x" * 65)),
    "no time": ("value", spoil("leagues", "created_at", "yesterday")),
    "a time without zone": ("value", spoil("leagues", "created_at", "2026-01-01T00:00:00")),
    "nothing where something must be": ("value", spoil("league_teams", "name", None)),
    "a team of elsewhere": ("reference", spoil("league_fixtures", "home_team", 4711)),
    "a team twice": ("twice", lambda whole: whole["tables"]["league_teams"]["rows"].append(
        whole["tables"]["league_teams"]["rows"][0])),
    "an unknown state": ("state", spoil("league_fixtures", "state", "playing")),
    "settings that are none": ("malformed", spoil("leagues", "settings", {"schema": 1, "budget": "much"})),
    "settings of tomorrow": ("schema", spoil("leagues", "settings", {"schema": 77})),
    "expenses in bands of nothing": ("malformed", spoil_within("leagues", "settings", lambda one: one["expenses"].update(band=0))),
    "a budget beyond all": ("malformed", spoil_within("leagues", "settings", lambda one: one.update(budget=10**15))),
    "rules that are none": ("malformed", spoil_within("leagues", "settings", lambda one: one.update(rules="chess"))),
    "a most valuable player by shouting": ("malformed", spoil_within("league_sequences", "settings", lambda one: one.update(mvp="loudest"))),
    "a win worth too much": ("malformed", spoil_within("leagues", "rules", lambda one: one["points"].update(win=10**9))),
    "weather that is none": ("malformed", spoil("league_fixtures", "pre_match", {"schema": 1, "teams": [], "weather": "frogs"})),
    "details that are none": ("malformed", spoil("league_news", "details", 5)),
    "corrections that are none": ("malformed", spoil("league_divisions", "corrections", [[1]])),
    "a sheet that is none": ("malformed", spoil("league_teams", "sheet", [])),
    "another name on the sheet": ("sheet", spoil("league_teams", "name", "Others")),
    "forty re-rolls": ("illegal", sheet(lambda one: one.update(rerolls=40))),
    "no such roster": ("illegal", sheet(lambda one: one.update(roster="dragons"))),
    "nobody on the sheet": ("illegal", sheet(lambda one: one.update(players=[]))),
    "a number too large for its place": ("value", spoil("league_ledger", "match", 2**40)),
    "colours that are none": ("sheet", spoil("league_teams", "colours", ["red", {}])),
    "one colour": ("sheet", spoil("league_teams", "colours", ["#102030"])),
    "a former sheet full of gold": ("illegal", spoil_within("league_fixtures", "sheets", lambda one: one[0].update(rerolls=99))),
    "a beginning that no team has": ("illegal", spoil_within("league_sequences", "start", lambda one: one.update(cheerleaders=-1))),
    "a player with everything": ("malformed", sheet(lambda one: one["players"][0].update(improvements="all"))),
}  # fmt: skip


async def test_a_spoilt_file_is_refused_with_a_reason(server: Server) -> None:
    content = await played(server)
    for what, (expected, change) in SPOILT.items():
        preview = await server.league.imports.preview(OTHER_GUILD, GUEST, changed(content, change))
        assert preview.number is None, what
        assert expected in [one.code for one in preview.faults], (what, preview.faults)
        for lang in LANGUAGES:
            for one in preview.faults:
                assert texts_for(lang).say(f"import-{one.code}", **one.values)
    assert await server.league.leagues.list(OTHER_GUILD) == []


async def test_money_is_the_ledgers(server: Server) -> None:
    content = await played(server)

    def poor(whole: dict[str, Any]) -> None:
        at = column(whole, "league_ledger", "amount")
        whole["tables"]["league_ledger"]["rows"][0][at] = -5_000_000

    preview = await server.league.imports.preview(OTHER_GUILD, GUEST, changed(content, poor))
    assert [one.code for one in preview.faults] == ["illegal"]
    assert "treasury" in preview.faults[0].values["what"]


async def test_tables_and_statistics_for_a_spreadsheet(server: Server) -> None:
    await played(server)
    files = server.league.files
    standings = await files.standings(GUILD, server.league_id)
    rows = list(csv.DictReader(io.StringIO(standings.content.decode("utf-8-sig"))))
    assert len(rows) == 4
    assert (rows[0]["season"], rows[0]["division"], rows[0]["place"]) == ("Spring", "Top", "1")
    assert await files.standings(GUILD, server.league_id, server.season_id + 1) != standings
    counts = await files.statistics(GUILD, server.league_id, server.season_id)
    players = list(csv.DictReader(io.StringIO(counts.content.decode("utf-8-sig"))))
    assert sum(int(one["scorer"]) for one in players) == 3
    assert standings.name == "northern-league-standings.csv"


def test_nothing_is_a_formula() -> None:
    lines = as_csv([["=1+1", "@x", 'a "b", c', -5]]).decode("utf-8-sig")
    assert lines == '\'=1+1,\'@x,"a ""b"", c",-5\r\n'


def test_every_column_of_json_is_known_to_hold_ids_or_none() -> None:
    """A new one has to be looked at: an id in it would be one of another database after an import."""
    free = {
        ("leagues", "settings"), ("leagues", "rules"), ("league_seasons", "rules"), ("league_teams", "sheet"), ("league_teams", "colours"),
        ("league_fixtures", "sheets"), ("league_fixtures", "pre_match"), ("league_fixtures", "opening"),
        ("league_fixtures", "reported"), ("league_sequences", "start"), ("league_sequences", "report"),
        ("league_sequences", "settings"), ("league_sequences", "log"), ("league_news", "details"),
        ("league_audit", "details"),
    }  # fmt: skip
    found = {
        (table.name, one.name) for table in league_files.tables() for one in table.columns if league_files.is_json(one)
    }
    assert found == free | HOLD_IDS


async def test_a_change_of_a_copy_leaves_the_original(server: Server) -> None:
    content = await played(server)
    before = copy.deepcopy(await server.league.teams.list(GUILD))
    await brought(server, content)
    assert await server.league.teams.list(GUILD) == before


JUNK: tuple[Any, ...] = (None, True, -1, 2**80, 0.5, "", "x" * 300, "\x00", "1e9", [], {}, [[]], {"schema": 1}, "=cmd")


def places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place within a value where something else could stand."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            places(value[key], found)
    return found


async def test_whatever_stands_in_a_file_it_is_judged_without_failing(server: Server) -> None:
    content = await played(server)
    chance = random.Random(11)
    count = len(places(json.loads(content), []))
    for _ in range(200):
        whole = json.loads(content)
        found = places(whole, [])
        assert len(found) == count
        for _ in range(chance.choice((1, 1, 1, 5))):
            inside, key = chance.choice(found)
            inside[key] = chance.choice(JUNK)
        try:
            judged(json.dumps(whole).encode())
        except Refused:
            continue
