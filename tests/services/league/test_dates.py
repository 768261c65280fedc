"""Dates: read in a coach's own zone, proposed and agreed, reminders once, quiet hours, events and calendar files."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from services.errors import Refused
from services.league.dates import moment
from services.league.reminders import Reminder
from tests.services.league.play import COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import better_wins, substitute

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
MADRID = ZoneInfo("Europe/Madrid")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-03-05 20:30", "2026-03-05T19:30"),
        ("2026-7-5T20:30", "2026-07-05T18:30"),
        ("5.3. 20:30", "2026-03-05T19:30"),
        ("5/3 20:30", "2026-03-05T19:30"),
        ("5/3/2026, 20:30", "2026-03-05T19:30"),
        ("28.2. 9:00", "2027-02-28T08:00"),
    ],
)
def test_a_date_is_meant_in_its_zone(typed: str, meant: str) -> None:
    assert moment(typed, MADRID, NOW) == datetime.fromisoformat(meant).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("tomorrow", "league_bad_date"),
        ("2026-02-30 20:00", "league_bad_date"),
        ("2026-03-29 02:30", "league_bad_date"),
        ("2026-02-01 20:00", "league_past_date"),
        ("2028-02-01 20:00", "league_far_date"),
        ("5.3. 25:00", "league_bad_date"),
    ],
)
def test_what_is_no_date(typed: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        moment(typed, MADRID, NOW)


async def agreed(server: Server, fixture_id: int, **ahead: float) -> datetime:
    fixture = await server.fixture(fixture_id)
    home, away = server.coach_of(fixture.home_team), server.coach_of(fixture.away_team)
    at = server.clock.now() + timedelta(**ahead)
    date = await server.league.dates.propose(GUILD, fixture_id, home, at)
    await server.league.dates.answer(GUILD, date.id, away, True)
    return at


async def with_channel(server: Server) -> int:
    first = (await server.whole())[0]
    await server.league.leagues.set_channel(GUILD, server.league_id, COMMISSIONER, 55)
    return first.id


async def tell(server: Server) -> list[Reminder]:
    found = await server.league.reminders.due(server.clock.now())
    for one in found:
        await server.league.reminders.told(one)
    return found


async def test_two_coaches_agree(server: Server) -> None:
    fixture_id = await with_channel(server)
    fixture = await server.fixture(fixture_id)
    home, away = server.coach_of(fixture.home_team), server.coach_of(fixture.away_team)
    dates = server.league.dates
    with pytest.raises(Refused, match="league_no_zone"):
        await dates.read(GUILD, home.user_id, "5.12. 20:30")
    soon = server.clock.now() + timedelta(days=2)
    with pytest.raises(Refused, match="league_not_coach"):
        await dates.propose(GUILD, fixture_id, STRANGER, soon)
    with pytest.raises(Refused, match="league_past_date"):
        await dates.propose(GUILD, fixture_id, home, server.clock.now())
    with pytest.raises(Refused, match="league_late_date"):
        await dates.propose(GUILD, fixture_id, home, server.clock.now() + timedelta(days=8))
    first = await dates.propose(GUILD, fixture_id, home, soon)
    second = await dates.propose(GUILD, fixture_id, home, soon + timedelta(hours=1))
    with pytest.raises(Refused, match="league_date_closed"):
        await dates.answer(GUILD, first.id, away, True)
    with pytest.raises(Refused, match="league_own_date"):
        await dates.answer(GUILD, second.id, home, True)
    with pytest.raises(Refused, match="league_not_coach"):
        await dates.answer(GUILD, second.id, STRANGER, True)
    assert (await dates.answer(GUILD, second.id, away, False)).state == "declined"
    with pytest.raises(Refused, match="league_no_date"):
        await dates.appointment(GUILD, fixture_id)
    at = await agreed(server, fixture_id, days=3)
    shown = await dates.appointment(GUILD, fixture_id)
    assert shown.date.at == at
    later = await agreed(server, fixture_id, days=4)
    assert [one.date.at for one in await dates.upcoming(GUILD, server.league_id)] == [later]
    assert await dates.upcoming(GUILD, coach=STRANGER.user_id) == []
    entry: Any = Calendar.from_ical(dates.calendar(await dates.upcoming(GUILD))).walk("VEVENT")[0]
    assert entry["dtstart"].dt == later
    assert str(entry["summary"]) == f"{shown.home} – {shown.away}"
    assert str(entry["uid"]) == f"fixture-{GUILD}-{fixture_id}@touchback"
    with pytest.raises(Refused, match="league_not_coach"):
        await dates.withdraw(GUILD, shown.date.id, STRANGER)
    now = next(one for one in await dates.of(GUILD, fixture_id) if one.state == "agreed")
    await dates.withdraw(GUILD, now.id, away)
    assert await dates.upcoming(GUILD) == []


async def test_a_result_may_come_ahead_of_its_date(server: Server) -> None:
    fixture_id = await with_channel(server)
    await agreed(server, fixture_id, days=3)
    await better_wins(server, fixture_id)
    assert await server.league.dates.upcoming(GUILD) == []
    server.clock.pass_(days=2, hours=1)
    assert not [one for one in await tell(server) if one.kind.startswith("date")]


async def test_dates_are_reminded_of_once(server: Server) -> None:
    fixture_id = await with_channel(server)
    await agreed(server, fixture_id, days=3)
    fixture = await server.fixture(fixture_id)
    coaches = {server.coach_of(fixture.home_team).user_id, server.coach_of(fixture.away_team).user_id}
    assert await tell(server) == []
    assert await server.league.reminders.next_due(server.clock.now()) == server.clock.now() + timedelta(days=2)
    server.clock.pass_(days=2)
    (day,) = await tell(server)
    assert (day.kind, {*day.mention}) == ("date_day", coaches)
    await server.restart()
    assert await tell(server) == []
    server.clock.pass_(hours=23, minutes=10)
    (hour,) = await tell(server)
    assert hour.kind == "date_hour"
    assert await tell(server) == []


async def test_quiet_hours_and_wishes_are_kept(server: Server) -> None:
    fixture_id = await with_channel(server)
    at = await agreed(server, fixture_id, days=3)
    fixture = await server.fixture(fixture_id)
    home, away = server.coach_of(fixture.home_team), server.coach_of(fixture.away_team)
    begins = (at - timedelta(days=1)).replace(minute=0)
    quiet = f"{begins.hour:02}:00", f"{(begins.hour + 3) % 24:02}:00"
    await server.services.preferences.change(GUILD, home.user_id, quiet=quiet)
    await server.services.preferences.change(GUILD, away.user_id, mention=False)
    server.clock.pass_(days=2)
    (first,) = await tell(server)
    assert (first.mention, first.lines[0].sides) == ([], (1,))
    assert await tell(server) == []
    ends = await server.league.reminders.next_due(server.clock.now())
    assert ends is not None
    server.clock.pass_(seconds=(ends - server.clock.now()).total_seconds())
    (second,) = await tell(server)
    assert (second.mention, second.lines[0].sides) == ([home.user_id], (0,))


async def test_deadlines_name_who_has_not_played_then_the_commissioner(server: Server) -> None:
    await with_channel(server)
    first, second = [
        one for one in await server.league.seasons.fixtures(GUILD, season_id=server.season_id) if one.round == 1
    ]
    await better_wins(server, first.id)
    server.clock.pass_(days=5)
    (due,) = await tell(server)
    waiting = {server.coach_of(second.home_team).user_id, server.coach_of(second.away_team).user_id}
    assert (due.kind, {*due.mention}, [one.fixture.id for one in due.lines]) == ("due", waiting, [second.id])
    server.clock.pass_(days=2)
    (over,) = await tell(server)
    assert over.kind == "overdue"
    assert COMMISSIONER.user_id in over.mention
    assert await tell(server) == []
    await server.league.seasons.extend(GUILD, second.id, COMMISSIONER, 3)
    server.clock.pass_(days=1)
    assert [one.kind for one in await tell(server)] == ["due"]


async def test_a_league_without_a_channel_is_told_nothing(server: Server) -> None:
    first = (await server.whole())[0]
    await agreed(server, first.id, days=3)
    server.clock.pass_(days=2)
    assert await tell(server) == []


async def test_events_follow_the_dates(server: Server) -> None:
    fixture_id = await with_channel(server)
    await agreed(server, fixture_id, days=3)
    dates = server.league.dates
    assert GUILD in await dates.guilds()
    (make,) = await dates.event_changes(GUILD)
    assert (make.kind, make.event_id) == ("make", None)
    await dates.event_done(make, 777)
    await server.restart()
    dates = server.league.dates
    assert await dates.event_changes(GUILD) == []
    await agreed(server, fixture_id, days=4)
    (move,) = await dates.event_changes(GUILD)
    assert (move.kind, move.event_id) == ("move", 777)
    await dates.event_done(move, 777)
    await better_wins(server, fixture_id)
    (drop,) = await dates.event_changes(GUILD)
    assert (drop.kind, drop.event_id) == ("drop", 777)
    await dates.event_done(drop, None)
    assert await dates.event_changes(GUILD) == []


async def test_who_comes_for_another_has_agreed_on_nothing(server: Server) -> None:
    fixture_id = await with_channel(server)
    await agreed(server, fixture_id, days=3)
    fixture = await server.fixture(fixture_id)
    new = await substitute(server)
    await server.league.seasons.replace_team(GUILD, server.division_id, COMMISSIONER, fixture.home_team, new)
    assert await server.league.dates.upcoming(GUILD) == []
    assert await server.league.dates.of(GUILD, fixture_id) == []
