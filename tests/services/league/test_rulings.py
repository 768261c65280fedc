"""Rulings in league matches: whose they are, the audit log, and what they mean to the teams."""

from __future__ import annotations

import pytest

from services import agreed, commissioner, consent, verdicts
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league import telling
from services.league.office import Actor
from services.session import MatchSession
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, STRANGER, Server


async def playing(server: Server) -> tuple[int, MatchSession]:
    """The first fixture, whose match has begun."""
    first, *_ = await server.whole()
    await server.open_match(first.id)
    while await server.step_before(first.id):
        pass
    return first.id, await server.session(first.id)


async def audited(server: Server) -> list[str]:
    rows = await server.league.leagues.audit_log(GUILD, server.league_id)
    for row in rows:
        for lang in LANGUAGES:
            assert telling.audit(row, {}, texts_for(lang))
    return [row.action for row in rows if row.action.startswith("ruling_")]


async def test_a_leagues_match_is_ruled_by_its_own_commissioners(server: Server) -> None:
    _, session = await playing(server)
    for actor in (STRANGER, Actor(session.match.home_coach)):
        outcome = await commissioner.extend(session, actor, 5)
        assert isinstance(outcome.refusal, Refused)
        assert outcome.refusal.code == "ruling_not_commissioner"
    for actor in (COMMISSIONER, ADMIN):
        assert (await commissioner.extend(session, actor, 5)).refusal is None
    assert await audited(server) == ["ruling_extended", "ruling_extended"]
    assert await commissioner.commissioners(server.services.desk, session.match) == [1, 2]


async def test_an_adjudicated_match_has_its_post_match(server: Server) -> None:
    fixture_id, session = await playing(server)
    await server.restart()
    session = await server.session(fixture_id)
    outcome = await verdicts.adjudicate(session, COMMISSIONER, 2, 1, reason="nobody came back")
    assert outcome.finished
    await server.settle(fixture_id)
    fixture = await server.fixture(fixture_id)
    assert fixture.state == "post_match"
    for team_id in (fixture.home_team, fixture.away_team):
        assert team_id is not None
        while await server.step_after(team_id) is not None:
            await server.hold()
    table = await server.league.seasons.table(GUILD, server.division_id)
    assert (table.rows[0].team, table.rows[0].td_for) == (str(fixture.home_team), 2)
    assert await audited(server) == ["ruling_adjudicated"]


async def test_a_match_annulled_by_consent_is_scheduled_again(server: Server) -> None:
    first, *_ = await server.whole()
    before = [(await server.league.teams.get(GUILD, one)).team for one in server.teams]
    fixture_id = first.id
    await server.open_match(fixture_id)
    while await server.step_before(fixture_id):
        pass
    session = await server.session(fixture_id)
    asked = await consent.propose(session, COMMISSIONER, "annul")
    assert asked.agreement is not None
    await consent.answer(session, session.match.home_coach, asked.agreement.id, True)
    done = await consent.answer(session, session.match.away_coach, asked.agreement.id, True)
    assert done.finished
    assert await server.league.sweep(server.clock.now()) == 1
    fixture = await server.fixture(fixture_id)
    assert (fixture.state, fixture.match_id) == ("scheduled", None)
    after = [await server.league.teams.get(GUILD, one) for one in server.teams]
    assert {one.state for one in after} == {"ready"}
    assert [one.team.treasury for one in after] == [one.treasury for one in before]
    again = await server.open_match(fixture_id)
    assert again.state == "pre_match"
    assert await audited(server) == ["ruling_annulled"]


async def test_a_claimed_win_is_a_concession(server: Server) -> None:
    fixture_id, session = await playing(server)
    while not (session.game.prompt is not None and session.game.prompt.kind == "turn"):
        assert session.game.prompt is not None
        user = session.asked_user
        assert user is not None
        await session.press(user, None, [session.game.prompt.default])
    absent = session.game.position.active
    for _ in range(40):
        prompt = session.game.prompt
        assert prompt is not None
        if session.match.timeouts(absent) == 3:
            break
        if prompt.kind == "turn" and prompt.side == absent:
            due = session.clocks.due_at
            assert due is not None
            server.clock.at = due
            await server.services.sessions.expire_due(due)
        else:
            await session.press(session.match.coach(prompt.side), None, [prompt.default])
    [offer] = await agreed_pending(session)
    outcome = await commissioner.claim(session, session.match.coach(1 - absent), offer)
    assert outcome.finished
    await server.settle(fixture_id)
    fixture = await server.fixture(fixture_id)
    assert fixture.state == "post_match"
    winner = (fixture.home_team, fixture.away_team)[1 - absent]
    assert fixture.result["winner"] in ("", str(winner))
    assert await audited(server) == ["ruling_claimed"]


async def agreed_pending(session: MatchSession) -> list[int]:
    return [one.id for one in await agreed.pending(session) if one.kind == "claim"]


async def test_a_team_being_prepared_gets_another_coach(server: Server) -> None:
    first, *_ = await server.whole()
    fixture = await server.open_match(first.id)
    assert fixture.match_id is not None
    row = await server.services.sessions.row(GUILD, fixture.match_id)
    desk = server.services.desk
    with pytest.raises(Refused, match="ruling_not_commissioner"):
        await commissioner.replace_before(desk, row, STRANGER, row.home_coach, 900)
    changed = await commissioner.replace_before(desk, row, COMMISSIONER, row.home_coach, 900)
    assert changed.home_coach == 900
    with pytest.raises(Refused, match="stranger"):
        await server.league.match_days.declare(GUILD, first.id, Actor(row.home_coach), 0)
    with pytest.raises(Refused, match="teams_chosen"):
        await commissioner.cancel_before(desk, changed, COMMISSIONER)
    cancelled = await server.league.match_days.cancel(GUILD, first.id, COMMISSIONER)
    assert cancelled.state == "scheduled"
    assert await audited(server) == ["ruling_replaced"]
