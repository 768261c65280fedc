"""Results that come from elsewhere than the pitch, time that runs out, and taking things back."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from engine.league import improvement
from engine.league.match_day import PlayerReport, TeamReport
from engine.league.settings import ForfeitPolicy
from engine.league.standings import PointsRule
from engine.league.team import Points
from services import agreed
from services.errors import Refused
from services.league.results import TIME_TO_OBJECT
from services.league.sequences import TIME
from tests.services.league.play import ADMIN, COACHES, COMMISSIONER, GUILD, STRANGER, Server

WON = TeamReport("win", (2, 1), players=(PlayerReport(1, Points(td=2)), PlayerReport(2, Points(cas=1))))
LOST = TeamReport("loss", (1, 2), players=(PlayerReport(3, Points(td=1), ("miss_next_game",)),))


async def by_hand(server: Server, fixture_id: int, home: TeamReport = WON, away: TeamReport = LOST) -> None:
    fixture = await server.fixture(fixture_id)
    await server.league.results.enter(GUILD, fixture_id, server.coach_of(fixture.home_team), home, away)
    await server.league.results.confirm(GUILD, fixture_id, server.coach_of(fixture.away_team))


async def answer_all(server: Server, fixture_id: int) -> None:
    fixture = await server.fixture(fixture_id)
    for team_id in (fixture.home_team, fixture.away_team):
        assert team_id is not None
        while await server.step_after(team_id) is not None:
            await server.hold()


async def test_a_result_by_hand_is_confirmed_by_the_other_coach(server: Server) -> None:
    first, *_ = await server.whole()
    results = server.league.results
    home, away = server.coach_of(first.home_team), server.coach_of(first.away_team)
    with pytest.raises(Refused, match="league_not_coach"):
        await results.enter(GUILD, first.id, STRANGER, WON, LOST)
    for wrong in (
        (WON, TeamReport("loss", (0, 2))),
        (WON, TeamReport("draw", (1, 2))),
        (TeamReport("loss", (2, 1)), TeamReport("win", (1, 2))),
        (TeamReport("win", (2, 1), players=(PlayerReport(1, Points(td=3)),)), LOST),
        (TeamReport("win", (2, 1), players=(PlayerReport(77, Points(td=1)),)), LOST),
    ):
        with pytest.raises(Refused, match="league_report"):
            await results.enter(GUILD, first.id, home, *wrong)
    assert (await results.enter(GUILD, first.id, home, WON, LOST)).state == "reported"
    with pytest.raises(Refused, match="league_own_report"):
        await results.confirm(GUILD, first.id, home)
    with pytest.raises(Refused, match="league_reported"):
        await server.league.match_days.challenge(GUILD, 10, first.id, home)
    assert (await results.reject(GUILD, first.id, away)).state == "scheduled"
    await results.enter(GUILD, first.id, home, WON, LOST)
    await server.restart()
    await server.league.leagues.appoint(GUILD, server.league_id, ADMIN, home.user_id)
    with pytest.raises(Refused, match="league_own_report"):
        await server.league.results.confirm(GUILD, first.id, home)
    done = await server.league.results.confirm(GUILD, first.id, away)
    with pytest.raises(Refused, match="league_own_match"):
        await server.league.results.undo(GUILD, first.id, home)
    with pytest.raises(Refused, match="league_archive_open"):
        await server.league.leagues.archive(GUILD, server.league_id, COMMISSIONER)
    assert done.state == "post_match"
    with pytest.raises(Refused, match="league_not_reported"):
        await server.league.results.confirm(GUILD, first.id, away)
    await answer_all(server, first.id)
    assert (await server.fixture(first.id)).state == "done"
    table = await server.league.seasons.table(GUILD, server.division_id)
    assert (table.rows[0].team, table.rows[0].points, table.rows[0].td_for) == (str(first.home_team), 3, 2)
    hurt = (await server.league.teams.get(GUILD, int(first.away_team or 0))).team
    assert hurt.player(3).misses


async def test_hired_players_and_petty_cash_of_a_result_by_hand(server: Server) -> None:
    first, *_ = await server.whole()
    results, home = server.league.results, server.coach_of(first.home_team)
    before = (await server.league.teams.get(GUILD, first.home_team)).team
    position = f"mercenary:{before.roster}.{before.team_list.positions[0].id.partition('.')[2]}"
    for wrong in (
        replace(WON, petty_cash=before.treasury + 1),
        replace(WON, petty_cash=-10_000),
        replace(WON, hired=tuple((number, position) for number in range(12, 18))),
        replace(WON, hired=((12, "star:nobody"),)),
    ):
        with pytest.raises(Refused, match="league_report"):
            await results.enter(GUILD, first.id, home, wrong, LOST)
    told = replace(WON, petty_cash=100_000, hired=((12, position),))
    await by_hand(server, first.id, told)
    team = (await server.league.teams.get(GUILD, first.home_team)).team
    assert [one.amount for one in team.ledger if one.reason == "petty_cash"] == [-100_000]
    assert team.treasury <= before.treasury
    await server.hold()
    await results.undo(GUILD, first.id, COMMISSIONER)
    assert (await server.league.teams.get(GUILD, first.home_team)).team == before
    await server.hold()


async def test_nobody_objects_in_time(server: Server) -> None:
    first, *_ = await server.whole()
    await server.league.results.enter(GUILD, first.id, server.coach_of(first.home_team), WON, LOST)
    now = server.clock.pass_(hours=1)
    assert await server.league.sweep(now) == 0
    server.clock.at += TIME_TO_OBJECT
    await server.restart()
    assert await server.league.next_due() is not None
    assert await server.league.sweep(server.clock.now()) == 1
    assert (await server.fixture(first.id)).state == "post_match"


async def test_an_absent_coach_gets_the_defaults_and_keeps_his_roll(server: Server) -> None:
    first, second, *_ = await server.whole()
    await by_hand(server, first.id)
    team_id = first.home_team
    step = await server.league.sequences.current(GUILD, team_id)
    assert step.ask is not None
    assert step.ask.kind == "improve"
    assert step.team.team.player(1).pending, "the roll is stored before its choice is offered"
    server.clock.at += TIME + timedelta(seconds=1)
    await server.restart()
    assert await server.league.sweep(server.clock.now()) == 2
    assert await server.league.sweep(server.clock.now()) == 0
    stored = await server.league.teams.get(GUILD, team_id)
    assert stored.state == "ready"
    assert stored.team.player(1).pending == step.team.team.player(1).pending
    chosen = await server.league.teams.choose(
        GUILD, team_id, server.coach_of(team_id), 1, improvement.default_choice(stored.team.player(1))
    )
    assert chosen.team.player(1).learned
    assert (await server.fixture(second.id)).state == "scheduled"
    await server.hold()


async def test_the_next_match_takes_the_defaults_of_the_last(server: Server) -> None:
    fixtures = await server.whole()
    await by_hand(server, fixtures[0].id)
    team_id = fixtures[0].home_team
    following = next(one for one in fixtures[1:] if team_id in (one.home_team, one.away_team))
    opened = await server.open_match(following.id)
    assert opened.state == "pre_match"
    locked = await server.league.teams.get(GUILD, team_id)
    assert locked.state == "in_match"
    assert locked.team.player(1).pending == ()
    assert locked.team.player(1).learned
    with pytest.raises(Refused, match="league_phase"):
        await server.league.teams.rename(GUILD, team_id, server.coach_of(team_id), "Others")
    with pytest.raises(Refused, match="league_undo_built"):
        await server.league.results.undo(GUILD, fixtures[0].id, COMMISSIONER)
    with pytest.raises(Refused, match="league_undo_built"):
        await server.league.sequences.undo(GUILD, team_id, server.coach_of(team_id))


async def test_the_clock_takes_the_steps_before_a_match(server: Server) -> None:
    first, *_ = await server.whole()
    await server.open_match(first.id)
    treasuries = [(await server.league.teams.get(GUILD, one)).team.treasury for one in server.teams]
    steps_taken = 0
    while (await server.fixture(first.id)).state == "pre_match":
        server.clock.pass_(hours=1)
        await server.restart()
        assert await server.league.sweep(server.clock.now()) == 1
        steps_taken += 1
    assert steps_taken == 4
    assert (await server.fixture(first.id)).state == "playing"
    assert [(await server.league.teams.get(GUILD, one)).team.treasury for one in server.teams] == treasuries
    session = await server.session(first.id)
    assert session.game.position.rules["weather_given"]
    assert (await server.services.sessions.row(GUILD, session.match.id)).options["fixture"] == first.id


async def test_a_match_called_off_gives_the_sheets_back(server: Server) -> None:
    first, *_ = await server.whole()
    both = [first.home_team, int(first.away_team or 0)]
    before = [(await server.league.teams.get(GUILD, one)).team for one in both]
    await server.open_match(first.id)
    await server.step_before(first.id)
    with pytest.raises(Refused, match="league_not_commissioner"):
        await server.league.match_days.cancel(GUILD, first.id, STRANGER)
    called_off = await server.league.match_days.cancel(GUILD, first.id, server.coach_of(first.home_team))
    assert called_off.state == "scheduled"
    assert [(await server.league.teams.get(GUILD, one)).team for one in both] == before
    await server.open_match(first.id)
    while await server.step_before(first.id):
        pass
    session = await server.session(first.id)
    outcome = await agreed.cancel(session, server.coach_of(first.home_team).user_id)
    assert outcome.refusal is None
    assert await server.league.next_due() == server.clock.now()
    assert await server.league.sweep(server.clock.now()) == 1
    assert (await server.fixture(first.id)).state == "scheduled"
    assert [(await server.league.teams.get(GUILD, one)).team for one in both] == before


async def test_who_is_not_awaited_must_wait(server: Server) -> None:
    first, *_ = await server.whole()
    home, away = server.coach_of(first.home_team), server.coach_of(first.away_team)
    days = server.league.match_days
    with pytest.raises(Refused, match="league_not_challenged"):
        await days.accept(GUILD, first.id, away)
    with pytest.raises(Refused, match="league_not_coach"):
        await days.challenge(GUILD, 10, first.id, STRANGER)
    challenge = await days.challenge(GUILD, 10, first.id, home)
    with pytest.raises(Refused, match="league_challenged"):
        await days.challenge(GUILD, 10, first.id, away)
    with pytest.raises(Refused, match="challenge_of_league"):
        await server.services.challenges.accept(GUILD, challenge.id, away.user_id)
    with pytest.raises(Refused, match="challenge_own"):
        await days.accept(GUILD, first.id, home)
    await days.accept(GUILD, first.id, away)
    with pytest.raises(Refused, match="teams_chosen"):
        await server.services.challenges.choose_team(GUILD, 1, home.user_id, "human_lanterns")
    now = await days.pre_match(GUILD, first.id)
    second = (home, away)[1 - now.first]
    with pytest.raises(Refused, match="league_order"):
        await days.declare(GUILD, first.id, second, 0)
    with pytest.raises(Refused, match="league_order"):
        await days.confirm(GUILD, first.id, (home, away)[now.first])
    with pytest.raises(Refused, match="league_budget"):
        await days.declare(GUILD, first.id, (home, away)[now.first], 900_000)
    with pytest.raises(Refused, match="stranger"):
        await days.declare(GUILD, first.id, STRANGER, 0)
    assert await days.pre_match(GUILD, first.id) == now


async def test_a_challenge_of_a_coach_who_gave_his_team_away_is_void(server: Server) -> None:
    first, *_ = await server.whole()
    home, away = server.coach_of(first.home_team), server.coach_of(first.away_team)
    days = server.league.match_days
    await days.challenge(GUILD, 10, first.id, home)
    await server.league.teams.hand_over(GUILD, int(first.away_team or 0), away, STRANGER.user_id)
    for actor in (away, STRANGER):
        with pytest.raises(Refused, match="league_not_challenged"):
            await days.accept(GUILD, first.id, actor)
    await days.challenge(GUILD, 10, first.id, STRANGER)
    assert (await days.accept(GUILD, first.id, home)).state == "pre_match"


async def test_a_purchase_is_taken_back_while_nothing_was_built_on_it(server: Server) -> None:
    first, *_ = await server.whole()
    await by_hand(server, first.id)
    team_id = int(first.away_team or 0)
    coach = server.coach_of(team_id)
    sequences = server.league.sequences
    step = await sequences.current(GUILD, team_id)
    while step.ask is not None and step.ask.kind != "shop":
        step = await sequences.answer(GUILD, team_id, coach, step.ask.default)
    with pytest.raises(Refused, match="league_undo_dice"):
        await sequences.undo(GUILD, team_id, coach)
    before = step.team.team
    with pytest.raises(Refused, match="stale"):
        await sequences.answer(GUILD, team_id, coach, ("buy", "coach"), step.step - 1)
    with pytest.raises(Refused, match="league_not_coach"):
        await sequences.answer(GUILD, team_id, STRANGER, ("buy", "coach"))
    bought = await sequences.answer(GUILD, team_id, coach, ("buy", "coach"))
    assert bought.team.team.treasury == before.treasury - 10_000
    await server.hold()
    await server.restart()
    undone = await server.league.sequences.undo(GUILD, team_id, coach)
    assert undone.team.team == before
    await server.hold()
    step = await server.league.sequences.answer(GUILD, team_id, coach, ("buy", "cheerleader"))
    while step.ask is not None:
        step = await server.league.sequences.answer(GUILD, team_id, coach, step.ask.default)
    assert step.team.state == "ready"
    again = await server.league.sequences.undo(GUILD, team_id, COMMISSIONER)
    assert again.team.state == "post_match"
    assert again.ask is not None
    with pytest.raises(Refused, match="league_no_sequence"):
        await server.league.sequences.current(GUILD, server.teams[3] if team_id != server.teams[3] else server.teams[2])


async def test_a_hand_entered_result_is_undone(server: Server) -> None:
    first, *_ = await server.whole()
    both = [first.home_team, int(first.away_team or 0)]
    before = [(await server.league.teams.get(GUILD, one)).team for one in both]
    await by_hand(server, first.id)
    await answer_all(server, first.id)
    for actor in (server.coach_of(first.home_team), STRANGER):
        with pytest.raises(Refused, match="league_not_commissioner"):
            await server.league.results.undo(GUILD, first.id, actor)
    shown = await server.league.results.what_undo_changes(GUILD, first.id, COMMISSIONER)
    assert [one["team"] for one in shown] == [one.name for one in before]
    await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    assert [(await server.league.teams.get(GUILD, one)).team for one in both] == before
    with pytest.raises(Refused, match="league_undo_nothing"):
        await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    await by_hand(server, first.id)
    assert await server.league.statistics.leaders(GUILD, server.league_id, "scorer", limit=1)


async def test_a_forfeit_is_kept_apart_from_the_score(server: Server) -> None:
    first, *_ = await server.whole()
    policy = ForfeitPolicy(winnings=30_000, mvps=1, fine=50_000)
    await server.league.leagues.change_settings(GUILD, server.league_id, COMMISSIONER, forfeits=policy)
    await server.league.leagues.change_rules(
        GUILD, server.league_id, COMMISSIONER, points=PointsRule(forfeit_win=2, forfeit_loss=-1)
    )
    home = (await server.league.teams.get(GUILD, first.home_team)).team
    away = (await server.league.teams.get(GUILD, int(first.away_team or 0))).team
    with pytest.raises(Refused, match="league_not_commissioner"):
        await server.league.results.forfeit(GUILD, first.id, COACHES[0], "home")
    done = await server.league.results.forfeit(GUILD, first.id, COMMISSIONER, "home")
    assert done.state == "done"
    loser = (await server.league.teams.get(GUILD, first.home_team)).team
    winner = (await server.league.teams.get(GUILD, int(first.away_team or 0))).team
    assert loser.treasury == home.treasury - min(50_000, home.treasury)
    assert winner.treasury == away.treasury + 30_000
    assert sum(one.earned.mvp for one in winner.players) == 1
    assert winner.matches == loser.matches == 0
    rows = {row.team: row for row in (await server.league.seasons.table(GUILD, server.division_id)).rows}
    assert (rows[str(first.away_team)].points, rows[str(first.home_team)].points) == (2, -1)
    assert rows[str(first.away_team)].played == 0
    await server.hold()
    await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    assert (await server.league.teams.get(GUILD, first.home_team)).team == home
    await server.league.results.forfeit(GUILD, first.id, COMMISSIONER, "both")
    coach = server.coach_of(first.home_team)
    await server.league.teams.rename(GUILD, first.home_team, coach, "Carried over")
    await server.league.teams.renumber(GUILD, first.home_team, coach, home.players[0].number, 77)
    changes = await server.league.results.what_undo_changes(GUILD, first.id, COMMISSIONER)
    assert [one["points"] for one in changes] == [(-1, 0), (-1, 0)]
    assert (await server.fixture(first.id)).state == "done"
    await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    again = (await server.league.teams.get(GUILD, first.home_team)).team
    assert again.name == "Carried over"
    assert again.player(77).id == home.players[0].id
    assert again.ledger == home.ledger
    await server.hold()
    await server.league.results.forfeit(GUILD, first.id, COMMISSIONER, "both")
    await server.league.teams.retire(GUILD, first.home_team, coach)
    with pytest.raises(Refused, match="league_undo_built"):
        await server.league.results.undo(GUILD, first.id, ADMIN)


async def test_a_match_that_was_conceded_at_a_table(server: Server) -> None:
    first, *_ = await server.whole()
    home = TeamReport("loss", (2, 1), conceded="own")
    away = TeamReport("win", (1, 2), conceded="foe")
    await by_hand(server, first.id, home, away)
    rows = {row.team: row for row in (await server.league.seasons.table(GUILD, server.division_id)).rows}
    assert (rows[str(first.home_team)].lost, rows[str(first.away_team)].won) == (1, 1)
    await answer_all(server, first.id)
    loser = (await server.league.teams.get(GUILD, first.home_team)).team
    assert loser.fan_factor == 1
    assert not any(entry.reason == "winnings" for entry in loser.ledger)


async def test_money_of_many_matches(server: Server) -> None:
    await server.make_league()
    await server.found_all()
    fixtures = await server.start_season("double")
    assert len(fixtures) == 12
    for number, fixture in enumerate(fixtures):
        score = (server.chance.randrange(4), server.chance.randrange(4))
        names = (
            ("draw", "draw") if score[0] == score[1] else ("win", "loss") if score[0] > score[1] else ("loss", "win")
        )
        reports: list[TeamReport] = []
        for side, team_id in enumerate((fixture.home_team, int(fixture.away_team or 0))):
            team = (await server.league.teams.get(GUILD, team_id)).team
            playing = [one.number for one in team.available][:11]
            hurt = server.chance.choice(("badly_hurt", "dead", "niggling", "-ma", "miss_next_game"))
            players = (
                PlayerReport(playing[0], Points(td=score[side], comp=1)),
                PlayerReport(playing[1 + number % 9], Points(cas=1), (hurt,)),
            )
            reports.append(TeamReport(names[side], (score[side], score[1 - side]), 1, 0, players))
        await by_hand(server, fixture.id, reports[0], reports[1])
        await server.hold()
        await answer_all(server, fixture.id)
        await server.hold()
    season = await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert season.state == "over"
    with pytest.raises(Refused, match="league_season_ended"):
        await server.league.results.undo(GUILD, fixtures[-1].id, COMMISSIONER)
    dead = await server.league.statistics.cemetery(GUILD, server.league_id)
    assert all(one.player.gone == "dead" for one in dead)
    record = await server.league.statistics.coach(GUILD, server.league_id, COACHES[0].user_id)
    assert record.matches == record.won + record.drawn + record.lost == 6
    valuable = await server.league.statistics.leaders(GUILD, server.league_id, "valuable", limit=3)
    assert len(valuable) == 3
    assert valuable[0].count >= valuable[2].count
    with pytest.raises(Refused, match="league_unknown_list"):
        await server.league.statistics.leaders(GUILD, server.league_id, "loudest")
    again = await server.start_season()
    assert {one.season_id for one in again} == {server.season_id}
    assert [one.number for one in await server.league.seasons.seasons(GUILD, server.league_id)] == [1, 2]
