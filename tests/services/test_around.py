"""Challenges, preferences, formations, the inbox, guild settings."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

import pytest

from db.preferences import Preferences
from engine.match.field import OFF
from engine.match.setup import faults
from services import agreed, consent, reading
from services.errors import Refused
from services.inbox import look
from services.league.office import Actor
from services.preferences import quiet_until
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, STRANGER, Table, at, mover

OTHER_GUILD = GUILD + 1


async def refused(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # pyright: ignore[reportGeneralTypeIssues]
    return caught.value.code


async def test_a_challenge_shows_the_hash_of_the_secret_first(table: Table) -> None:
    challenges = table.services.challenges
    made = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, word=" my word ", ground="opponent")
    assert made.dice_hash == hashlib.sha256(made.dice_secret).hexdigest()
    assert made.challenger_word == "my word"
    assert await refused(challenges.accept(GUILD, made.id, HOME_COACH)) == "challenge_own"
    assert await refused(challenges.accept(GUILD, made.id, STRANGER)) == "challenge_other"
    assert await refused(challenges.accept(OTHER_GUILD, made.id, AWAY_COACH)) == "no_such_challenge"
    assert await refused(challenges.accept(GUILD, made.id, AWAY_COACH, "x" * 65)) == "bad_word"
    assert await refused(challenges.accept(GUILD, made.id, AWAY_COACH, "a\0b")) == "bad_word"
    match = await challenges.accept(GUILD, made.id, AWAY_COACH)
    assert (match.home_coach, match.away_coach) == (AWAY_COACH, HOME_COACH)
    assert match.away_word == "my word"
    assert match.home_word
    assert match.dice_secret == made.dice_secret
    assert match.state == "teams"
    assert await refused(challenges.accept(GUILD, made.id, AWAY_COACH)) == "challenge_closed"


async def test_challenges_are_declined_and_withdrawn(table: Table) -> None:
    challenges = table.services.challenges
    first = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH)
    anyone = await challenges.challenge(GUILD, 10, HOME_COACH, None)
    assert await refused(challenges.challenge(GUILD, 10, HOME_COACH, HOME_COACH)) == "challenge_self"
    assert await refused(challenges.challenge(GUILD, 10, HOME_COACH, None, preset="blitz")) == "unknown_preset"
    assert await refused(challenges.decline(GUILD, first.id, STRANGER)) == "challenge_other"
    assert (await challenges.decline(GUILD, first.id, AWAY_COACH)).state == "declined"
    assert await refused(challenges.withdraw(GUILD, anyone.id, AWAY_COACH)) == "challenge_not_own"
    assert [c.id for c in await challenges.open_for(GUILD, STRANGER)] == [anyone.id]
    assert (await challenges.withdraw(GUILD, anyone.id, HOME_COACH)).state == "withdrawn"
    assert await challenges.open_for(GUILD, STRANGER) == []


async def test_teams_are_chosen_by_each_coach_and_start_the_match(table: Table) -> None:
    challenges = table.services.challenges
    made = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, ground="challenger")
    match = await challenges.accept(GUILD, made.id, AWAY_COACH)
    assert await refused(table.services.sessions.get(GUILD, match.id)) == "not_started"
    ids = [team.id for team in challenges.teams()]
    assert await refused(challenges.choose_team(GUILD, match.id, HOME_COACH, "no team")) == "unknown_team"
    assert await refused(challenges.choose_team(GUILD, match.id, STRANGER, ids[0])) == "stranger"
    assert (await challenges.choose_team(GUILD, match.id, AWAY_COACH, ids[1])).state == "teams"
    assert (await challenges.choose_team(GUILD, match.id, AWAY_COACH, ids[2])).state == "teams"
    started = await challenges.choose_team(GUILD, match.id, HOME_COACH, ids[0])
    assert started.state == "playing"
    assert started.started_at == table.clock.now()
    assert await refused(challenges.choose_team(GUILD, match.id, HOME_COACH, ids[0])) == "teams_chosen"
    assert await refused(challenges.cancel(GUILD, match.id, HOME_COACH)) == "teams_chosen"
    session = await table.services.sessions.get(GUILD, match.id)
    assert [team.name for team in session.game.position.teams] == [
        challenges.teams()[0].name,
        challenges.teams()[2].name,
    ]
    assert all(team.cost <= 1_000_000 for team in challenges.teams())


async def test_a_challenge_chooses_the_rules(table: Table) -> None:
    challenges = table.services.challenges
    bad = challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, rules="crp+chess")
    assert await refused(bad) == "unknown_rules"
    made = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, rules="secret-weapons-2003+crp")
    assert made.rules == "secret-weapons-2003"
    match = await challenges.accept(GUILD, made.id, AWAY_COACH)
    for coach in (HOME_COACH, AWAY_COACH):
        await challenges.choose_team(GUILD, match.id, coach, "goblin_rascals")
    session = await table.services.sessions.get(GUILD, match.id)
    position = session.game.position
    assert position.rules["set"] == "secret-weapons-2003"
    assert any(me.on.may_argue for me in position.players.values())
    assert "rules: secret-weapons-2003" in await reading.export(session)


async def test_a_match_without_teams_is_cancelled(table: Table) -> None:
    challenges = table.services.challenges
    made = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH)
    match = await challenges.accept(GUILD, made.id, AWAY_COACH)
    assert await refused(challenges.cancel(GUILD, match.id, STRANGER)) == "stranger"
    assert (await challenges.cancel(GUILD, match.id, AWAY_COACH)).state == "cancelled"
    assert await table.services.sessions.live(GUILD) == []


async def test_preferences_are_checked_and_kept(table: Table) -> None:
    preferences = table.services.preferences
    saved = await preferences.change(
        GUILD, HOME_COACH, language="es", time_zone="Europe/Madrid", quiet=("22:30", "7"), palette="colour_blind"
    )
    assert (saved.language, saved.time_zone, saved.palette) == ("es", "Europe/Madrid", "colour_blind")
    assert (saved.quiet_from, saved.quiet_until) == (22 * 60 + 30, 7 * 60)
    assert (await preferences.change(GUILD, HOME_COACH, quiet=None)).quiet_from is None
    assert (await preferences.get(GUILD, HOME_COACH)).language == "es"
    assert (await preferences.get(OTHER_GUILD, HOME_COACH)).language is None
    for changes, expected in (
        ({"language": "fr"}, "unknown_language"),
        ({"time_zone": "Mars/Olympus"}, "unknown_time_zone"),
        ({"time_zone": "../etc/passwd"}, "unknown_time_zone"),
        ({"quiet": ("25:00", "7:00")}, "bad_time"),
        ({"quiet": ("7:00", "07:00")}, "same_times"),
        ({"palette": "pink"}, "unknown_palette"),
    ):
        assert await refused(preferences.change(GUILD, HOME_COACH, **changes)) == expected  # pyright: ignore[reportArgumentType]
    assert await refused(preferences.set_order(GUILD, HOME_COACH, "nothing", "always")) == "unknown_order"
    assert await refused(preferences.set_order(GUILD, HOME_COACH, "follow", "perhaps")) == "unknown_choice"


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ((1, 20, 59), None),
        ((1, 21, 0), (2, 6, 0)),
        ((2, 5, 59), (2, 6, 0)),
        ((2, 6, 0), None),
    ],
)
def test_quiet_hours_pass_midnight_in_the_own_zone(now: tuple[int, int, int], end: tuple[int, int, int] | None) -> None:
    mine = Preferences(guild_id=1, user_id=2, time_zone="Europe/Madrid", quiet_from=22 * 60, quiet_until=7 * 60)
    day, hour, minute = now
    found = quiet_until(mine, datetime(2026, 3, day, hour, minute, tzinfo=UTC))
    assert found == (datetime(2026, 3, end[0], end[1], end[2], tzinfo=UTC) if end else None)


async def test_a_formation_is_saved_by_role_and_fits_another_squad(table: Table) -> None:
    formations = table.services.formations
    session = await table.match()
    await table.until(session, lambda game: at(game, "setup"))
    assert session.game.prompt is not None
    side = session.game.prompt.side
    user = session.match.coach(side)
    assert await refused(formations.save(GUILD, user, "Wall", session.game, side)) == "formation_empty"
    await table.play(session, session.game.prompt.legal.of("formation")[0])
    assert await formations.save(GUILD, user, "  My   wall ", session.game, side) == "My wall"
    assert await refused(formations.save(GUILD, user, "x" * 33, session.game, side)) == "formation_name"
    assert await formations.names(GUILD, user) == ["My wall"]
    squares = {me.sq for me in session.game.position.on_pitch(side)}

    other = await table.match(teams=("orc_diggers", "human_swallows"))
    await table.until(other, lambda game: at(game, "setup"))
    assert other.game.prompt is not None
    decisions = await formations.decisions(GUILD, user, "My wall", other.game)
    outcome = await table.play(other, *decisions)
    assert outcome.refusal is None
    there = list(other.game.position.on_pitch(other.game.prompt.side))
    assert len(there) == 11
    assert faults(other.game.position, other.game.prompt.side) == ""
    if other.game.prompt.side == side:
        assert {me.sq for me in there} == squares
    assert await refused(formations.decisions(GUILD, user, "Fence", other.game)) == "formation_unknown"
    await formations.delete(GUILD, user, "My wall")
    assert await refused(formations.delete(GUILD, user, "My wall")) == "formation_unknown"
    await table.to_turn(other)
    assert await refused(formations.decisions(GUILD, user, "My wall", other.game)) == "no_set_up"
    assert all(me.sq != OFF for me in there)


async def test_the_inbox_tells_what_waits_most_urgent_first(table: Table) -> None:
    inbox = table.services.inbox
    live = await table.match("live")
    await table.match("slow")
    made = await table.services.challenges.challenge(GUILD, 10, STRANGER, AWAY_COACH)
    mine = await inbox.list(GUILD, AWAY_COACH)
    assert [waiting.kind for waiting in mine] == ["decision", "decision", "challenge"]
    assert mine[0].match is not None
    assert mine[0].match.id == live.match.id
    assert mine[0].due_at is not None
    assert mine[2].challenge is not None
    assert mine[2].challenge.id == made.id
    assert {waiting.kind for waiting in await inbox.list(GUILD, HOME_COACH)} <= {"news", "other_coach"}
    assert await inbox.list(OTHER_GUILD, AWAY_COACH) == []
    assert await inbox.list(GUILD, STRANGER) == []


async def test_a_request_hides_no_decision(table: Table) -> None:
    session = await table.match("live")
    me = session.asked_user
    assert me is not None
    other = HOME_COACH if me == AWAY_COACH else AWAY_COACH
    wish = (await agreed.propose(session, other, "pause")).agreement
    assert wish is not None
    inbox = table.services.inbox
    assert [(one.kind, one.asked_by) for one in await inbox.list(GUILD, me)] == [
        ("decision", None),
        ("agreement", other),
    ]
    assert [one.kind for one in await inbox.list(GUILD, other)] == ["news"]
    await agreed.answer(session, me, wish.id, True)
    assert [one.kind for one in await inbox.list(GUILD, me)] == ["paused"]
    chief = Actor(900, admin=True)
    annul = (await consent.propose(session, chief, "annul", reason="floodlights")).agreement
    assert annul is not None
    assert [(one.kind, one.asked_by) for one in await inbox.list(GUILD, me)] == [("agreement", 900)]
    await consent.answer(session, me, annul.id, True)
    assert [one.kind for one in await inbox.list(GUILD, me)] == ["paused"]
    assert [one.kind for one in await inbox.list(GUILD, other)] == ["agreement"]


async def test_who_comes_back_is_told_what_happened(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me = session.asked_user
    assert me is not None
    await look(session, me)
    assert await look(session, me) == []
    declare, step = mover(session.game)
    await table.play(session, declare, step)
    news = await look(session, me)
    assert [played.decision for played in news] == [declare, step]
    assert await look(session, me) == []


async def test_guild_settings(table: Table) -> None:
    guilds = table.services.guilds
    assert (await guilds.get(GUILD)).language is None
    assert (await guilds.change(GUILD, language="es", clock_preset="slow")).language == "es"
    assert (await guilds.get(GUILD)).clock_preset == "slow"
    assert await refused(guilds.change(GUILD, language="xx")) == "unknown_language"
    assert await refused(guilds.change(GUILD, clock_preset="xx")) == "unknown_preset"
    made = await table.services.challenges.challenge(GUILD, 10, HOME_COACH, None)
    assert made.clock_preset == "slow"
    assert await guilds.forget(GUILD)
    assert await table.services.challenges.open_for(GUILD, HOME_COACH) == []
