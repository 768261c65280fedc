"""Coaches who try to get by the services what the rules do not give them, or to take from others what is theirs."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.league.match_day import PlayerReport, TeamReport
from engine.league.post_match import DONE, LATER
from engine.league.team import Points
from services.errors import Refused
from services.league.dates import moment
from services.league.results import TIME_TO_OBJECT
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, Server
from tests.services.league.test_results import LOST, WON, answer_all, by_hand

NIL = TeamReport("draw")


async def to_the_shop(server: Server, team_id: int) -> None:
    """Answer with defaults until the team may buy."""
    coach, sequences = server.coach_of(team_id), server.league.sequences
    while True:
        step = await sequences.current(GUILD, team_id)
        assert step.ask is not None
        if step.ask.kind == "shop":
            return
        await sequences.answer(GUILD, team_id, coach, step.ask.default, step.step)


async def test_a_result_entered_alone_does_not_end_what_the_other_team_is_asked(server: Server) -> None:
    fixtures = await server.whole()
    await by_hand(server, fixtures[0].id)
    victim = fixtures[0].home_team
    following = next(one for one in fixtures[1:] if victim in (one.home_team, one.away_team))
    rival = following.away_team if following.home_team == victim else following.home_team
    before = await server.league.sequences.current(GUILD, victim)
    assert before.ask is not None
    results = server.league.results
    entered = await results.enter(GUILD, following.id, server.coach_of(rival), NIL, NIL)
    assert entered.state == "reported"
    after = await server.league.sequences.current(GUILD, victim)
    assert (after.ask, after.step, after.team.team) == (before.ask, before.step, before.team.team)
    await results.reject(GUILD, following.id, server.coach_of(victim))
    await to_the_shop(server, victim)
    # Who enters a result himself is done with what he was asked; who confirms one too.
    await results.enter(GUILD, following.id, server.coach_of(rival), NIL, NIL)
    await results.confirm(GUILD, following.id, server.coach_of(victim))
    assert (await server.fixture(fixtures[0].id)).result is not None
    assert (await server.league.sequences.current(GUILD, victim)).fixture_id == following.id
    await server.hold()


async def test_a_result_nobody_answers_is_confirmed_over_open_questions(server: Server) -> None:
    fixtures = await server.whole()
    await by_hand(server, fixtures[0].id)
    victim = fixtures[0].home_team
    following = next(one for one in fixtures[1:] if victim in (one.home_team, one.away_team))
    rival = following.away_team if following.home_team == victim else following.home_team
    await server.league.results.enter(GUILD, following.id, server.coach_of(rival), NIL, NIL)
    server.clock.at += TIME_TO_OBJECT
    await server.league.sweep(server.clock.now())
    assert (await server.fixture(following.id)).state == "post_match"
    await server.hold()


async def test_who_takes_a_team_over_does_not_confirm_what_its_coach_entered(server: Server) -> None:
    first, *_ = await server.whole()
    home = server.coach_of(first.home_team)
    await server.league.results.enter(GUILD, first.id, home, WON, LOST)
    for giver in (home, COMMISSIONER):
        with pytest.raises(Refused, match="league_reported"):
            await server.league.teams.may_hand_over(GUILD, first.home_team, giver, 999)
        with pytest.raises(Refused, match="league_reported"):
            await server.league.teams.hand_over(GUILD, first.home_team, giver, 999)
    assert (await server.league.teams.get(GUILD, first.home_team)).coach == home.user_id
    await server.league.results.reject(GUILD, first.id, server.coach_of(first.away_team))
    assert (await server.league.teams.hand_over(GUILD, first.home_team, home, 999)).coach == 999


async def test_who_has_lost_does_not_retire_before_it_is_confirmed(server: Server) -> None:
    first, *_ = await server.whole()
    loser = first.away_team
    assert loser is not None
    await server.league.results.enter(GUILD, first.id, server.coach_of(first.home_team), WON, LOST)
    for retire in (server.league.teams.may_retire, server.league.teams.retire):
        with pytest.raises(Refused, match="league_reported"):
            await retire(GUILD, loser, server.coach_of(loser))
    server.clock.at += TIME_TO_OBJECT
    await server.league.sweep(server.clock.now())
    assert (await server.fixture(first.id)).state == "post_match"
    await server.hold()


@pytest.mark.parametrize(
    ("home", "away", "what"),
    [
        (replace(NIL, raised=("human.lineman",)), NIL, "raised"),
        (
            replace(NIL, infected=("human.lineman",) * 2),
            replace(NIL, players=(PlayerReport(1, injuries=("dead",)),)),
            "raised",
        ),
        (
            replace(NIL, raised=("human.lineman",) * 2),
            replace(NIL, players=tuple(PlayerReport(number, injuries=("dead",)) for number in (1, 2))),
            "raised",
        ),
        (replace(NIL, players=(PlayerReport(1, injuries=("niggling",) * 4),)), NIL, "injuries"),
        (replace(NIL, players=(PlayerReport(1, Points(cas=100)),)), NIL, "points"),
        (replace(NIL, players=(PlayerReport(1, kills=10**20),)), NIL, "points"),
        (replace(NIL, players=(PlayerReport(1, kills=-1),)), NIL, "points"),
    ],
)
async def test_what_no_match_can_bring_is_not_entered(
    server: Server, home: TeamReport, away: TeamReport, what: str
) -> None:
    first, *_ = await server.whole()
    with pytest.raises(Refused) as refused:
        await server.league.results.enter(GUILD, first.id, server.coach_of(first.home_team), home, away)
    assert (refused.value.code, refused.value.values["what"]) == ("league_report", what)
    assert (await server.fixture(first.id)).state == "scheduled"


async def test_names_given_after_a_match_are_printable(server: Server) -> None:
    first, *_ = await server.whole()
    await by_hand(server, first.id)
    await to_the_shop(server, first.home_team)
    coach = server.coach_of(first.home_team)
    before = await server.league.sequences.current(GUILD, first.home_team)
    for name in ("Grim\u202egnir", "\u200b", "Gri\u2066m", "\ud800"):
        for answer in (("rename", 2, name), ("buy", before.team.team.team_list.positions[0].id, 16, name)):
            with pytest.raises(Refused, match="league_bad_name"):
                await server.league.sequences.answer(GUILD, first.home_team, coach, answer, before.step)
    assert await server.league.sequences.current(GUILD, first.home_team) == replace(before, fresh=())


async def test_two_presses_of_one_undo_take_one_answer_back(server: Server) -> None:
    first, *_ = await server.whole()
    await by_hand(server, first.id)
    await to_the_shop(server, first.home_team)
    coach, sequences = server.coach_of(first.home_team), server.league.sequences
    for shirt in (5, 6):
        step = await sequences.answer(GUILD, first.home_team, coach, ("fire", shirt))
    await sequences.undo(GUILD, first.home_team, coach, step.step)
    with pytest.raises(Refused, match="league_changed"):
        await sequences.undo(GUILD, first.home_team, coach, step.step)
    shirts = {one.number for one in (await server.league.teams.get(GUILD, first.home_team)).team.players}
    assert 5 not in shirts
    assert 6 in shirts


async def test_nothing_that_was_rolled_is_rolled_again_by_undoing(server: Server) -> None:
    first, *_ = await server.whole()
    await by_hand(server, first.id)
    team_id = first.home_team
    coach, sequences = server.coach_of(team_id), server.league.sequences
    codes: set[str] = set()
    rolls = [one.values for one in (await sequences.current(GUILD, team_id)).news if one.kind == "improvement_roll"]
    while True:
        step = await sequences.current(GUILD, team_id)
        if step.ask is None:
            break
        answer = LATER if step.ask.kind == "improve" else DONE if step.ask.kind == "shop" else step.ask.default
        await sequences.answer(GUILD, team_id, coach, answer, step.step)
        rolled = [one.values for one in (await sequences.current(GUILD, team_id)).news if "die" in one.values]
        for actor in (coach, COMMISSIONER):
            try:
                undone = await sequences.undo(GUILD, team_id, actor)
            except Refused as refused:
                codes.add(refused.code)
                continue
            now = await sequences.answer(GUILD, team_id, coach, answer, undone.step)
            assert [one.values for one in now.news if "die" in one.values] == rolled
            assert [one.values for one in now.news if one.kind == "improvement_roll"] == rolls
    assert codes == {"league_undo_dice"}
    await answer_all(server, first.id)
    await server.hold()


async def test_the_weather_is_not_chosen_by_calling_matches_off(server: Server) -> None:
    first, *_ = await server.whole()
    days = server.league.match_days
    await server.open_match(first.id)
    weather = (await days.pre_match(GUILD, first.id)).weather
    for number in range(8):
        called_off = await days.cancel(GUILD, first.id, server.coach_of((first.home_team, first.away_team)[number % 2]))
        assert called_off.state == "scheduled"
        await server.hold()
        await server.open_match(first.id)
        now = await days.pre_match(GUILD, first.id)
        assert now.weather == weather
        assert (now.petty_cash, now.confirmed) == ((None, None), (False, False))
    assert weather in str((await server.fixture(first.id)).pre_match)


@pytest.mark.parametrize(
    "rubbish",
    [
        '"' + "\\" + 'ud800"',
        "NaN",
        "-Infinity",
        "1" * 5000,
        *("[" * depth + "]" * depth for depth in (70, 300, 900, 950, 980, 5000, 200_000)),
        '{"a":' * 900 + "1" + "}" * 900,
    ],
    ids=str.__len__,
)
async def test_a_file_that_cannot_be_stored_is_no_file(server: Server, rubbish: str) -> None:
    for content in (
        rubbish,
        f'{{"format": "touchback-league", "version": {rubbish}}}',
        f'{{"format": "touchback-league", "version": 1, "tables": {{"leagues": {{"columns": [{rubbish}], "rows": []}}}}}}',
        f'{{"format": "touchback-league", "version": 1, "tables": {{"league_news": {{"columns": [], "rows": {rubbish}}}}}}}',
    ):
        with pytest.raises(Refused, match="import_"):
            await server.league.imports.preview(GUILD, ADMIN, content.encode())


@pytest.mark.parametrize("typed", ["9999-12-31 23:59", "31/12/9999 23:59", "0001-01-01 00:00", "2026-13-01 10:00"])
@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Kiritimati"])
def test_a_date_at_the_end_of_time_is_refused(typed: str, zone: str) -> None:
    with pytest.raises(Refused, match="league_"):
        moment(typed, ZoneInfo(zone), datetime(2026, 11, 30, tzinfo=UTC))
