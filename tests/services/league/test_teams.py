"""Teams from the first draft to retirement: every limit, every phase, and who may do what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.league.settings import STANDARD
from services.errors import Refused
from tests.services.league.play import (
    ADMIN,
    COACHES,
    COMMISSIONER,
    GUILD,
    OTHER_GUILD,
    STRANGER,
    Server,
)

MINE = COACHES[0]


async def test_a_draft_is_saved_at_each_step(server: Server) -> None:
    await server.make_league()
    teams = server.league.teams
    draft = await teams.found(GUILD, server.league_id, MINE, "Reds", "human")
    assert (draft.state, draft.team.treasury) == ("draft", 1_000_000)
    await teams.buy(GUILD, draft.id, MINE, "human.blitzer", 7, "Ana")
    await server.restart()
    teams = server.league.teams
    stored = await teams.get(GUILD, draft.id)
    assert stored.team.treasury == 910_000
    assert (stored.team.player(7).name, stored.team.player(7).position) == ("Ana", "human.blitzer")
    stored = await teams.give_back(GUILD, draft.id, MINE, 7)
    assert stored.team.treasury == 1_000_000
    assert stored.team.players == ()
    dressed = await teams.dress(GUILD, draft.id, MINE, ("#AA0000", "#ffffff"), "lantern")
    assert (dressed.colours, dressed.emblem) == (("#aa0000", "#ffffff"), "lantern")


async def test_from_submission_to_approval(server: Server) -> None:
    await server.make_league()
    teams = server.league.teams
    draft = await server.draft(MINE, "Reds", "human")
    submitted = await teams.submit(GUILD, draft.id, MINE)
    assert submitted.state == "submitted"
    with pytest.raises(Refused, match="league_submitted"):
        await teams.buy(GUILD, draft.id, MINE, "coach")
    back = await teams.refuse(GUILD, draft.id, COMMISSIONER, "No emblem.")
    assert (back.state, back.remark) == ("draft", "No emblem.")
    await teams.submit(GUILD, draft.id, MINE)
    taken = await teams.take_back(GUILD, draft.id, MINE)
    assert taken.state == "draft"
    await teams.submit(GUILD, draft.id, MINE)
    await server.restart()
    ready = await server.league.teams.approve(GUILD, draft.id, COMMISSIONER)
    assert ready.state == "ready"
    with pytest.raises(Refused, match="league_phase"):
        await server.league.teams.buy(GUILD, draft.id, MINE, "coach")
    actions = [one.action for one in await server.league.leagues.audit_log(GUILD, server.league_id)]
    assert actions[:6] == ["approved", "submitted", "taken_back", "submitted", "refused", "submitted"]


async def test_what_breaks_a_limit_changes_nothing(server: Server) -> None:
    await server.make_league()
    teams = server.league.teams
    draft = await server.draft(MINE, "Reds", "human")
    for code, attempt in {
        "league_unknown": lambda: teams.buy(GUILD, draft.id, MINE, "orc.blitzer"),
        "league_number": lambda: teams.buy(GUILD, draft.id, MINE, "human.lineman", 1),
        "league_name": lambda: teams.buy(GUILD, draft.id, MINE, "human.lineman", 50, "x" * 50),
        "league_bad_colour": lambda: teams.dress(GUILD, draft.id, MINE, ("red", "#000000")),
        "league_choice|league_phase": lambda: teams.choose(GUILD, draft.id, MINE, 1, "block"),
        "league_no_reason": lambda: teams.refuse(GUILD, draft.id, COMMISSIONER, "  "),
        "league_not_submitted": lambda: teams.approve(GUILD, draft.id, COMMISSIONER),
        "league_bad_name": lambda: teams.rename(GUILD, draft.id, MINE, ""),
    }.items():
        with pytest.raises(Refused, match=code):
            await attempt()
    assert await teams.get(GUILD, draft.id) == draft
    other = await server.draft(COACHES[1], "Blues", "orc")
    with pytest.raises(Refused, match="league_name_taken"):
        await teams.rename(GUILD, other.id, COACHES[1], "reds")
    with pytest.raises(Refused, match="league_name_taken"):
        await teams.found(GUILD, server.league_id, COACHES[2], "REDS", "orc")
    draft = await teams.buy(GUILD, draft.id, MINE, "human.ogre")
    with pytest.raises(Refused, match="league_limit"):
        await teams.buy(GUILD, draft.id, MINE, "human.ogre")
    small = await teams.found(GUILD, server.league_id, MINE, "Few", "human")
    with pytest.raises(Refused, match="league_too_few"):
        await teams.submit(GUILD, small.id, MINE)


async def test_only_those_may_act_whom_it_concerns(server: Server) -> None:
    await server.make_league()
    teams, leagues = server.league.teams, server.league.leagues
    draft = await server.draft(MINE, "Reds", "human")
    await teams.submit(GUILD, draft.id, MINE)
    for actor in (MINE, STRANGER):
        for act in (
            lambda a=actor: teams.approve(GUILD, draft.id, a),
            lambda a=actor: teams.refuse(GUILD, draft.id, a, "no"),
            lambda a=actor: leagues.change_settings(GUILD, server.league_id, a, budget=5),
            lambda a=actor: leagues.archive(GUILD, server.league_id, a),
            lambda a=actor: server.league.seasons.create(GUILD, server.league_id, a, "Mine"),
        ):
            with pytest.raises(Refused, match="league_not_commissioner"):
                await act()
    for act in (
        lambda: leagues.appoint(GUILD, server.league_id, COMMISSIONER, STRANGER.user_id),
        lambda: leagues.dismiss(GUILD, server.league_id, COMMISSIONER, COMMISSIONER.user_id),
        lambda: leagues.create(GUILD, COMMISSIONER, "Second"),
    ):
        with pytest.raises(Refused, match="league_not_admin"):
            await act()
    for act in (
        lambda: teams.take_back(GUILD, draft.id, STRANGER),
        lambda: teams.buy(GUILD, draft.id, COMMISSIONER, "coach"),
        lambda: teams.hand_over(GUILD, draft.id, STRANGER, STRANGER.user_id),
    ):
        with pytest.raises(Refused, match="league_not_coach"):
            await act()
    await teams.approve(GUILD, draft.id, ADMIN)
    assert await leagues.dismiss(GUILD, server.league_id, ADMIN, COMMISSIONER.user_id) == [ADMIN.user_id]
    with pytest.raises(Refused, match="league_not_commissioner"):
        await leagues.archive(GUILD, server.league_id, COMMISSIONER)


async def test_nobody_acts_across_servers(server: Server) -> None:
    fixtures = await server.whole()
    team, fixture = server.teams[0], fixtures[0].id
    services = server.league
    await services.leagues.create(OTHER_GUILD, ADMIN, "Elsewhere")
    acts: list[Callable[[], Awaitable[object]]] = [
        lambda: services.leagues.get(OTHER_GUILD, server.league_id),
        lambda: services.leagues.audit_log(OTHER_GUILD, server.league_id),
        lambda: services.leagues.news(OTHER_GUILD, server.league_id),
        lambda: services.leagues.appoint(OTHER_GUILD, server.league_id, ADMIN, 5),
        lambda: services.leagues.change_settings(OTHER_GUILD, server.league_id, ADMIN, budget=5),
        lambda: services.teams.get(OTHER_GUILD, team),
        lambda: services.teams.found(OTHER_GUILD, server.league_id, ADMIN, "Thieves", "orc"),
        lambda: services.teams.rename(OTHER_GUILD, team, COACHES[0], "Stolen"),
        lambda: services.teams.retire(OTHER_GUILD, team, ADMIN),
        lambda: services.teams.hand_over(OTHER_GUILD, team, ADMIN, 5),
        lambda: services.seasons.create(OTHER_GUILD, server.league_id, ADMIN, "Stolen"),
        lambda: services.seasons.add_division(OTHER_GUILD, server.season_id, ADMIN, "Stolen"),
        lambda: services.seasons.enter(OTHER_GUILD, server.division_id, ADMIN, team),
        lambda: services.seasons.table(OTHER_GUILD, server.division_id),
        lambda: services.seasons.correct(OTHER_GUILD, server.division_id, ADMIN, team, 3, "bribe"),
        lambda: services.seasons.extend(OTHER_GUILD, fixture, ADMIN, 3),
        lambda: services.seasons.finish(OTHER_GUILD, server.season_id, ADMIN),
        lambda: services.match_days.challenge(OTHER_GUILD, 10, fixture, COACHES[0]),
        lambda: services.match_days.accept(OTHER_GUILD, fixture, COACHES[1]),
        lambda: services.match_days.declare(OTHER_GUILD, fixture, COACHES[0], 0),
        lambda: services.results.forfeit(OTHER_GUILD, fixture, ADMIN, "home"),
        lambda: services.results.undo(OTHER_GUILD, fixture, ADMIN),
        lambda: services.sequences.current(OTHER_GUILD, team),
        lambda: services.sequences.answer(OTHER_GUILD, team, COACHES[0], ("done",)),
        lambda: services.statistics.leaders(OTHER_GUILD, server.league_id, "scorer"),
    ]
    before = await services.teams.get(GUILD, team)
    entries = len(await services.leagues.audit_log(GUILD, server.league_id, 1000))
    for act in acts:
        with pytest.raises(Refused, match="league_not_found"):
            await act()
    assert await services.teams.get(GUILD, team) == before
    assert len(await services.leagues.audit_log(GUILD, server.league_id, 1000)) == entries
    assert await services.seasons.fixtures(OTHER_GUILD) == []


async def test_between_matches(server: Server) -> None:
    await server.make_league()
    await server.found_all()
    teams = server.league.teams
    team = server.teams[0]
    renamed = await teams.rename(GUILD, team, MINE, "Crimsons")
    assert renamed.name == "Crimsons"
    await teams.rename(GUILD, team, MINE, "Ana", 3)
    swapped = await teams.renumber(GUILD, team, MINE, 3, 4)
    assert swapped.team.player(4).name == "Ana"
    retired = await teams.retire(GUILD, team, COMMISSIONER)
    assert retired.state == "retired"
    with pytest.raises(Refused, match="league_phase"):
        await teams.rename(GUILD, team, MINE, "Again")
    back = await teams.reinstate(GUILD, team, COMMISSIONER)
    assert back.state == "ready"
    handed = await teams.hand_over(GUILD, team, MINE, STRANGER.user_id)
    assert handed.coach == STRANGER.user_id
    with pytest.raises(Refused, match="league_not_coach"):
        await teams.rename(GUILD, team, MINE, "Mine")
    await teams.rename(GUILD, team, STRANGER, "Theirs")


async def test_settings_hold_for_the_next_draft_and_an_archive_for_ever(server: Server) -> None:
    await server.make_league()
    leagues = server.league.leagues
    settings = await leagues.change_settings(GUILD, server.league_id, COMMISSIONER, budget=1_100_000, mvp="choose")
    assert (settings.budget, settings.mvp, settings.expenses) == (1_100_000, "choose", STANDARD.expenses)
    draft = await server.league.teams.found(GUILD, server.league_id, MINE, "Reds", "human")
    assert draft.team.treasury == 1_100_000
    for name, value, code in (("budget", -1, "league_bad_amount"), ("mvp", "loudest", "league_bad_setting")):
        with pytest.raises(Refused, match=code):
            await leagues.change_settings(GUILD, server.league_id, COMMISSIONER, **{name: value})
    with pytest.raises(Refused, match="unknown_rules"):
        await leagues.change_settings(GUILD, server.league_id, COMMISSIONER, rules="crp+chess")
    with pytest.raises(Refused, match="league_unknown_setting"):
        await leagues.change_settings(GUILD, server.league_id, COMMISSIONER, colour="red")
    with pytest.raises(Refused, match="league_unknown_tie_break"):
        await leagues.change_rules(GUILD, server.league_id, COMMISSIONER, tie_breaks=("beauty",))
    with pytest.raises(Refused, match="league_name_taken"):
        await leagues.create(GUILD, ADMIN, "Northern League")
    await leagues.archive(GUILD, server.league_id, COMMISSIONER)
    with pytest.raises(Refused, match="league_archived"):
        await server.league.teams.buy(GUILD, draft.id, MINE, "coach")
    assert (await server.league.teams.get(GUILD, draft.id)).team.treasury == 1_100_000
