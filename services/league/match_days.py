"""A league match on the bot: challenge, sheets locked, petty cash and inducements, and the way into the match session."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import challenges as challenge_rows
from db import league_leagues, league_stages, league_teams, matches
from db import league_play as rows
from db.challenges import Challenge
from db.league_leagues import League
from db.league_play import Fixture
from db.league_teams import LeagueTeam
from db.matches import Match
from engine.inducements import deck_of
from engine.league import match_day, pre_match
from engine.league.majors import DUNGEONBOWL as MAJOR
from engine.league.pre_match import PreMatch
from engine.league.settings import Settings
from engine.league.stored import from_data, to_data
from engine.league.team import IN_MATCH, POST_MATCH, READY, Team
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.match.header import joined_rules
from services.beginning import begin, rules_of
from services.challenges import Challenges
from services.clock import DEFAULT_PRESET, PRESETS
from services.errors import Refused
from services.hiring import WIZARD
from services.league.majors import conditions, hand_over, with_trophies
from services.league.office import Actor, Office, commissioned, open_only, settings_of
from services.league.sequences import Sequences
from services.league.states import PLAYING, PRE_MATCH, SCHEDULED

Awaited = tuple[int, Literal["petty_cash", "basket"]]


class MatchDays:
    """What two coaches do from the challenge to the coin toss of a fixture."""

    def __init__(self, office: Office, challenges: Challenges, sequences: Sequences) -> None:
        self._office = office
        self._challenges = challenges
        self._sequences = sequences

    async def challenge(
        self,
        guild_id: int,
        channel_id: int,
        fixture_id: int,
        actor: Actor,
        *,
        preset: str | None = None,
        word: str | None = None,
        draw: Literal["draw", "overtime"] = "draw",
        language: str = "en",
    ) -> Challenge:
        """Challenge the other team of a fixture to play it now; the fixture says who plays at home, a cup that somebody wins.

        Raises:
            Refused: ``league_not_coach``, ``league_played``, ``league_match_running``, ``league_not_ready``,
                ``league_challenged``, ``challenge_self``, ``unknown_preset``, ``bad_word``, ``unknown_dungeon``.
        """
        async with self._office.writing() as conn:
            fixture = await self._scheduled(conn, guild_id, fixture_id)
            league = await league_leagues.load_league(conn, guild_id, fixture.league_id)
            home, away = await teams_of(conn, fixture)
            if actor.user_id not in (home.coach, away.coach):
                raise Refused("league_not_coach", team=f"{home.name}, {away.name}")
            for team in (home, away):
                _can_play(team)
            if fixture.challenge_id is not None:
                earlier = await challenge_rows.load_challenge(conn, guild_id, fixture.challenge_id)
                if earlier.state == "open" and {earlier.challenger, earlier.opponent} == {home.coach, away.coach}:
                    raise Refused("league_challenged")
            at_home = actor.user_id == home.coach
            made = await self._challenges.challenge_in(
                conn,
                guild_id,
                channel_id,
                actor.user_id,
                away.coach if at_home else home.coach,
                preset=preset,
                word=word,
                **await _ground(conn, fixture, settings_of(league)),
                options={
                    "ground": "challenger" if at_home else "opponent",
                    "draw": draw if fixture.tie is None else "overtime",
                    "budget": 0,
                    "card_pause": settings_of(league).card_pause,
                    "language": language,
                    "fixture": fixture_id,
                    "teams": [home.name, away.name],
                },
            )
            await rows.change_fixture(conn, fixture, challenge_id=made.id)
        return made

    async def accept(self, guild_id: int, fixture_id: int, actor: Actor, word: str | None = None) -> Fixture:
        """Accept the challenge: open sequences end with their defaults, both sheets are locked, the weather is rolled.

        Raises:
            Refused: ``league_not_challenged``, ``league_not_ready``, ``challenge_own``, ``challenge_other``, ``challenge_closed``,
                ``bad_word``.
        """
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            fixture = await self._scheduled(conn, guild_id, fixture_id)
            if fixture.challenge_id is None:
                raise Refused("league_not_challenged")
            challenge = await challenge_rows.load_challenge(conn, guild_id, fixture.challenge_id)
            if challenge.state != "open":
                raise Refused("challenge_closed")
            coaches = {one.coach for one in await teams_of(conn, fixture)}
            if coaches != {challenge.challenger, challenge.opponent}:
                raise Refused("league_not_challenged")
            match = await self._challenges.accept_in(conn, challenge, actor.user_id, word)
            home, away, league = await self._ready_teams(conn, fixture)
            special = await conditions(conn, fixture)
            start = pre_match.prepare(
                home.team,
                away.team,
                self._office.dice,
                settings_of(league),
                special.weather and not _underground(match),
            )
            options = {**match.options, "fixture": fixture.id, "league": league.id}
            match = await matches.update_match(
                conn,
                guild_id,
                match.id,
                options=options,
                home_team=_sheet_data(home.id, start.teams[0], ()),
                away_team=_sheet_data(away.id, start.teams[1], ()),
            )
            if special.weather and not _underground(match) and fixture.pre_match is not None:
                start = replace(start, weather=from_data(PreMatch, fixture.pre_match).weather)
            for team, fit in zip((home, away), start.teams, strict=True):
                await league_teams.save_team(conn, team, _locked(fit))
            fixture = await rows.change_fixture(
                conn,
                fixture,
                state=PRE_MATCH,
                match_id=match.id,
                sheets=[to_data(home.team), to_data(away.team)],
                pre_match=to_data(start),
                expires_at=now + PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET]).turn,
            )
            await self._office.note(conn, league, actor, "match_opened", fixture_id=fixture.id, match=match.id)
            if start.done:
                fixture = await self._begin(conn, fixture, start, now)
        return fixture

    async def accept_challenge(
        self, guild_id: int, challenge: Challenge, actor: Actor, word: str | None = None
    ) -> Fixture:
        """Accept a challenge that is one of a fixture, as long as it is the fixture's present one.

        Raises:
            Refused: as :meth:`accept`.
        """
        fixture_id = int(challenge.options["fixture"])
        async with self._office.reading() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
        if fixture.challenge_id != challenge.id:
            raise Refused("challenge_closed")
        return await self.accept(guild_id, fixture_id, actor, word)

    async def pre_match(self, guild_id: int, fixture_id: int) -> PreMatch:
        """Where both teams are before their match.

        Raises:
            Refused: ``league_not_found``, ``league_no_pre_match``.
        """
        async with self._office.reading() as conn:
            return _pre_match(await rows.load_fixture(conn, guild_id, fixture_id))

    async def declare(self, guild_id: int, fixture_id: int, actor: Actor, amount: int) -> Fixture:
        """Declare how much of the treasury becomes petty cash.

        Raises:
            Refused: ``league_no_pre_match``, ``stranger``, ``league_order``, ``league_budget``.
        """
        return await self._step(guild_id, fixture_id, actor, "petty_cash", amount)

    async def choose(self, guild_id: int, fixture_id: int, actor: Actor, basket: tuple[str, ...]) -> Fixture:
        """Put a basket of inducements together, in place of the one before.

        Raises:
            Refused: ``league_no_pre_match``, ``stranger``, ``league_order``, or a ``purchase_…``.
        """
        return await self._step(guild_id, fixture_id, actor, "basket", basket)

    async def confirm(self, guild_id: int, fixture_id: int, actor: Actor) -> Fixture:
        """Let the basket stand; when both do, petty cash is spent and the match begins: the fixture is ``playing`` then.

        Raises:
            Refused: ``league_no_pre_match``, ``stranger``, ``league_order``.
        """
        return await self._step(guild_id, fixture_id, actor, "confirm", None)

    async def give_grace(self) -> int:
        """Called once at start: who should have answered while the bot was down has a grace period; returns how many."""
        now, given = self._office.desk.clock.now(), 0
        async with self._office.writing() as conn:
            for guild_id in await rows.guilds_with_work(conn, now):
                for line in await rows.list_fixtures(conn, guild_id, states=(PRE_MATCH,), expired_by=now):
                    match = await matches.load_match(conn, guild_id, int(line.match_id or 0))
                    grace = PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET]).grace
                    await rows.change_fixture(conn, line, expires_at=now + grace)
                    given += 1
        return given

    async def expire(self, guild_id: int, fixture_id: int, now: datetime) -> Fixture | None:
        """Take the awaited step for an absent coach: no petty cash, his basket as it is. None where nothing is due."""
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            if fixture.state != PRE_MATCH or fixture.expires_at is None or fixture.expires_at > now:
                return None
            start = _pre_match(fixture)
            awaited = awaits(start)
            if awaited is not None:
                side, kind = awaited
                start = (
                    pre_match.declare_petty_cash(start, side, 0)
                    if kind == "petty_cash"
                    else pre_match.confirm(start, side)
                )
                await self._audit(conn, fixture, None, f"{kind}_by_clock", side=side)
            return await self._keep(conn, fixture, start, now)

    async def cancel(self, guild_id: int, fixture_id: int, actor: Actor) -> Fixture:
        """A coach or a commissioner calls a match off before its coin toss: both sheets are as they were.

        The weather that was rolled stays, so that nobody calls matches off until he likes it.

        Raises:
            Refused: ``league_no_pre_match``, ``stranger``.
        """
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            start = _pre_match(fixture)
            match = await matches.load_match(conn, guild_id, int(fixture.match_id or 0))
            if match.side_of(actor.user_id) is None:
                await commissioned(conn, guild_id, fixture.league_id, actor)
            await matches.update_match(conn, guild_id, match.id, state="cancelled", finished_at=now)
            await self._audit(conn, fixture, actor, "match_cancelled", match=match.id)
            unlocked = await unlock(conn, fixture)
            unlocked = await rows.change_fixture(
                conn, unlocked, pre_match=to_data(PreMatch(start.teams, start.weather))
            )
            await hand_over(conn, self._office, guild_id, fixture.league_id)
            return unlocked

    async def _step(
        self, guild_id: int, fixture_id: int, actor: Actor, kind: str, given: int | tuple[str, ...] | None
    ) -> Fixture:
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            start = _pre_match(fixture)
            match = await matches.load_match(conn, guild_id, int(fixture.match_id or 0))
            side = match.side_of(actor.user_id)
            if side is None:
                raise Refused("stranger")
            if isinstance(given, int):
                start = pre_match.declare_petty_cash(start, side, given)
            elif given is not None:
                if _underground(match) and any(item == WIZARD or deck_of(item) for item in given):
                    raise Refused("purchase_underground")
                start = pre_match.choose(start, side, given)
            else:
                start = pre_match.confirm(start, side)
            details = list(given) if isinstance(given, tuple) else given
            await self._audit(conn, fixture, actor, kind, side=side, given=details)
            return await self._keep(conn, fixture, start, now)

    async def _keep(self, conn: AsyncConnection, fixture: Fixture, start: PreMatch, now: datetime) -> Fixture:
        if start.done:
            return await self._begin(conn, fixture, start, now)
        if awaits(start) == awaits(_pre_match(fixture)):
            return await rows.change_fixture(conn, fixture, pre_match=to_data(start))
        match = await matches.load_match(conn, fixture.guild_id, int(fixture.match_id or 0))
        preset = PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET])
        return await rows.change_fixture(conn, fixture, pre_match=to_data(start), expires_at=now + preset.turn)

    async def _begin(self, conn: AsyncConnection, fixture: Fixture, start: PreMatch, now: datetime) -> Fixture:
        match = await matches.load_match(conn, fixture.guild_id, int(fixture.match_id or 0))
        special = await conditions(conn, fixture)
        rules: dict[str, object] = {**rules_of(match), **({} if special.weather else {"underground": True})}
        opening = pre_match.begin(start, self._office.dice, rules, special.gate)
        both = await teams_of(conn, fixture)
        for stored, team in zip(both, opening.teams, strict=True):
            await league_teams.save_team(conn, stored, team)
        home, away = (
            _sheet_data(stored.id, team, basket)
            for stored, team, basket in zip(both, opening.teams, start.baskets, strict=True)
        )
        match = await matches.update_match(conn, fixture.guild_id, match.id, home_team=home, away_team=away)
        await begin(conn, match, now, opening.position)
        kept: dict[str, Any] = {
            "teams": [to_data(team) for team in opening.teams],
            "fans": list(opening.fans),
            "fame": list(opening.fame),
            "petty_cash_left": list(opening.petty_cash_left),
            "wasted": list(opening.wasted),
        }
        values = {"weather": start.weather, "fans": list(opening.fans), "fame": list(opening.fame)}
        await league_leagues.tell(
            conn, fixture.guild_id, fixture.league_id, "match_began", values, now, fixture_id=fixture.id
        )
        return await rows.change_fixture(
            conn, fixture, state=PLAYING, pre_match=to_data(start), opening=kept, expires_at=None
        )

    async def _ready_teams(self, conn: AsyncConnection, fixture: Fixture) -> tuple[LeagueTeam, LeagueTeam, League]:
        league = open_only(await league_leagues.load_league(conn, fixture.guild_id, fixture.league_id))
        home, away = await teams_of(conn, fixture)
        for team in (home, away):
            _can_play(team)
        for team in (home, away):
            await self._sequences.finish(conn, team)
        # Either may have been handed a trophy, or lost one, when the other was ready.
        return *await teams_of(conn, fixture), league

    async def _scheduled(self, conn: AsyncConnection, guild_id: int, fixture_id: int) -> Fixture:
        return await scheduled(conn, guild_id, fixture_id)

    async def _audit(
        self, conn: AsyncConnection, fixture: Fixture, actor: Actor | None, action: str, **details: Any
    ) -> None:
        league = await league_leagues.load_league(conn, fixture.guild_id, fixture.league_id)
        await self._office.note(conn, league, actor, action, fixture_id=fixture.id, **details)


async def _ground(conn: AsyncConnection, fixture: Fixture, settings: Settings) -> dict[str, Any]:
    """By which rules a match is played, and in which dungeon where it is played in one."""
    rules = settings.rules
    stage = await league_stages.load_stage(conn, fixture.guild_id, fixture.division_id)
    if settings.dungeon_major and stage.major == MAJOR:
        rules = joined_rules([*rules.split("+"), DUNGEONBOWL])
    if DUNGEONBOWL not in rules.split("+"):
        return {"rules": rules}
    turns = " ".join(str(one) for one in settings.dungeon_turns)
    return {
        "rules": rules,
        "dungeon": settings.dungeon or None,
        "turns": turns or None,
        "decided": fixture.tie is not None,
    }


def _underground(match: Match) -> bool:
    """Whether a match is played in a dungeon."""
    return DUNGEONBOWL in match.rules.split("+")


def awaits(now: PreMatch) -> Awaited | None:
    """Which side is awaited before a match, and with what; None once both have confirmed."""
    for side in (now.first, 1 - now.first):
        if now.petty_cash[side] is None:
            return side, "petty_cash"
    for side in (now.buys_first, 1 - now.buys_first):
        if not now.confirmed[side]:
            return side, "basket"
    return None


async def teams_of(conn: AsyncConnection, fixture: Fixture) -> tuple[LeagueTeam, LeagueTeam]:
    """Both teams of a fixture that is no bye, home first.

    Raises:
        Refused: ``league_played``: it is a bye.
    """
    if fixture.away_team is None:
        raise Refused("league_played")
    home = await league_teams.load_team(conn, fixture.guild_id, fixture.home_team)
    return home, await league_teams.load_team(conn, fixture.guild_id, fixture.away_team)


async def scheduled(conn: AsyncConnection, guild_id: int, fixture_id: int) -> Fixture:
    """A fixture that waits to be played.

    Raises:
        Refused: ``league_match_running``, ``league_reported``, ``league_played``.
    """
    fixture = await rows.load_fixture(conn, guild_id, fixture_id)
    if fixture.state in (PRE_MATCH, PLAYING):
        raise Refused("league_match_running")
    if fixture.state == "reported":
        raise Refused("league_reported")
    if fixture.state != SCHEDULED:
        raise Refused("league_played")
    return fixture


async def unlock(conn: AsyncConnection, fixture: Fixture) -> Fixture:
    """Give both teams the sheets back that were locked for a fixture, which waits to be played again."""
    both = await teams_of(conn, fixture)
    for stored, data in zip(both, fixture.sheets, strict=True):
        await league_teams.save_team(conn, stored, with_trophies(from_data(Team, data), stored.team.trophies))
    return await rows.change_fixture(
        conn,
        fixture,
        state=SCHEDULED,
        challenge_id=None,
        match_id=None,
        sheets=None,
        pre_match=None,
        opening=None,
        expires_at=None,
        result=None,
        reported=None,
        reported_by=None,
        finished_at=None,
    )


def _can_play(team: LeagueTeam) -> None:
    if team.team.phase not in (READY, POST_MATCH):
        raise Refused("league_in_match" if team.team.phase == IN_MATCH else "league_not_ready", team=team.name)


def _pre_match(fixture: Fixture) -> PreMatch:
    if fixture.state != PRE_MATCH:
        raise Refused("league_no_pre_match")
    return from_data(PreMatch, fixture.pre_match)


def _locked(team: Team) -> Team:
    return replace(team, phase=IN_MATCH)


def _sheet_data(team_id: int, team: Team, basket: tuple[str, ...]) -> dict[str, Any]:
    sheet = match_day.sheet(team)
    return {"league_team": team_id, "sheet": asdict(sheet), "basket": list(basket), "done": True}
