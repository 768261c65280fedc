"""Results: of matches played on the bot, entered by hand, never played, and taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_sequences, league_teams
from db import league_play as rows
from db.league_leagues import League
from db.league_messages import MessageRow, save_message
from db.league_play import Fixture
from db.league_teams import LeagueTeam
from engine.league import conceding, match_day, pre_match
from engine.league.match_day import WIN, TeamReport
from engine.league.standings import AWAY_FORFEITS, BOTH_FORFEIT, HOME_FORFEITS, PLAYED, MatchResult
from engine.league.stored import from_data, to_data
from engine.league.team import Team
from engine.league.undoing import carried_over
from engine.league.value import team_value
from engine.match import events as ev
from services.errors import Refused
from services.league import progress
from services.league.majors import conditions, hand_over, with_trophies
from services.league.match_days import scheduled, teams_of, unlock
from services.league.office import Actor, Office, commissioned, impartial, open_only, settings_of
from services.league.played import events_of, medals_of, pair_of
from services.league.reporting import changes, check_reports, commissioner_or_coach, may_come, may_judge, spent
from services.league.sequences import Sequences, resumed, to_plain
from services.league.states import COUNTED, OVER, PLAYING, REPORTED, SCHEDULED
from services.league.states import POST_MATCH as FIXTURE_POST_MATCH
from services.league.tables import table_of
from services.session import MatchSession
from services.sessions import Sessions

#: How long the other coach has to object to a result entered by hand.
TIME_TO_OBJECT = timedelta(days=2)
MOST_TOUCHDOWNS = 99
MIRRORED = {"win": "loss", "loss": "win", "draw": "draw"}
Forfeit = Literal["home", "away", "both"]
_FORFEITS: dict[str, tuple[str, tuple[bool, bool]]] = {
    "home": (HOME_FORFEITS, (False, True)),
    "away": (AWAY_FORFEITS, (True, False)),
    "both": (BOTH_FORFEIT, (False, False)),
}


class Results:
    """How fixtures get their results, and lose them."""

    def __init__(self, office: Office, sessions: Sessions, sequences: Sequences) -> None:
        self._office = office
        self._sessions = sessions
        self._sequences = sequences

    # -- played on the bot --------------------------------------------------------------------------------------

    async def settle(self, guild_id: int, match_id: int) -> Fixture | None:
        """Do what the end of a match means to its league: both sequences begin. Again, or for another match, it does nothing.

        A match that was cancelled or abandoned leaves both sheets as they were.
        """
        match = await self._sessions.row(guild_id, match_id)
        async with self._office.reading() as conn:
            found = await rows.list_fixtures(conn, guild_id, match_id=match_id, states=(PLAYING,))
        if not found or match.state not in ("finished", "cancelled", "abandoned"):
            return None
        session = await self._sessions.get(guild_id, match_id) if match.state == "finished" else None
        events = await events_of(session) if session is not None else []
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, found[0].id)
            if fixture.state != PLAYING:
                return None
            league = await league_leagues.load_league(conn, guild_id, fixture.league_id)
            await self._office.note(
                conn, league, None, f"match_{match.state}", fixture_id=fixture.id, match=match_id, result=match.result
            )
            if session is None:
                unlocked = await unlock(conn, fixture)
                await hand_over(conn, self._office, guild_id, league.id)
                return unlocked
            return await self._played(conn, fixture, league, session, events, match.result)

    async def _played(
        self,
        conn: AsyncConnection,
        fixture: Fixture,
        league: League,
        session: MatchSession,
        events: list[ev.Event],
        known: Any,
    ) -> Fixture:
        position = session.game.position
        teams = pair_of(fixture.opening["teams"])
        winner, conceded_by = match_day.outcome(events)
        if not events:
            winner = known["winner"] if known["winner"] >= 0 else None
        special = await conditions(conn, fixture)
        home, away = (
            match_day.report(
                position,
                side,
                teams,
                winner,
                conceded_by,
                events,
                int(fixture.opening["petty_cash_left"][side]),
                special.gate,
                medals_of(teams[side], side, events) if special.medals else (),
            )
            for side in (0, 1)
        )
        both = await teams_of(conn, fixture)
        score = home.score
        decided = (score[0] > score[1]) - (score[0] < score[1])
        told = 0 if winner is None else 1 if winner == 0 else -1
        result = MatchResult(
            str(fixture.home_team),
            str(fixture.away_team),
            score,
            (sum(one.cas for one in position.squads[0]), sum(one.cas for one in position.squads[1])),
            winner="" if told == decided or winner is None else str(both[winner].id),
        )
        return await self._after(conn, fixture, league, both, teams, (home, away), result)

    async def _after(
        self,
        conn: AsyncConnection,
        fixture: Fixture,
        league: League,
        both: tuple[LeagueTeam, LeagueTeam],
        teams: tuple[Team, Team],
        reports: tuple[TeamReport, TeamReport],
        result: MatchResult,
    ) -> Fixture:
        """A fixture has its result: tell it, and begin both sequences."""
        now = self._office.desk.clock.now()
        values = {"home": both[0].name, "away": both[1].name, "score": list(result.touchdowns)}
        await league_leagues.tell(conn, fixture.guild_id, league.id, "result", values, now, fixture_id=fixture.id)
        fixture = await rows.change_fixture(
            conn, fixture, state=FIXTURE_POST_MATCH, result=to_data(result), finished_at=now, expires_at=None
        )
        for stored, team, report in zip(both, teams, reports, strict=True):
            await self._sequences.begin(conn, fixture, stored, team, report)
        await progress.follow(conn, self._office, fixture, both)
        return await rows.load_fixture(conn, fixture.guild_id, fixture.id)

    # -- entered by hand ----------------------------------------------------------------------------------------

    async def enter(
        self,
        guild_id: int,
        fixture_id: int,
        actor: Actor,
        home: TeamReport,
        away: TeamReport,
        channel_id: int | None = None,
    ) -> Fixture:
        """A coach enters what happened at a real table; the other one confirms it, or time does.

        ``channel_id``: where he is asked to.

        Raises:
            Refused: ``league_not_coach``, ``league_played``, ``league_match_running``, ``league_reported``, ``league_not_ready``,
                ``league_report``: with ``what`` cannot be true about it.
        """
        async with self._office.writing() as conn:
            fixture = await scheduled(conn, guild_id, fixture_id)
            league = open_only(await league_leagues.load_league(conn, guild_id, fixture.league_id))
            both = await teams_of(conn, fixture)
            if actor.user_id not in (both[0].coach, both[1].coach):
                await commissioner_or_coach(conn, fixture, both, actor)
            sheets = [await self._to_report_on(conn, one, actor) for one in both]
            if home.score != away.score[::-1] or MIRRORED.get(home.result) != away.result:
                raise Refused("league_report", what="result")
            if fixture.tie is not None and home.result == "draw":
                raise Refused("league_report", what="winner")
            if max(home.score) > MOST_TOUCHDOWNS:
                raise Refused("league_report", what="td")
            if sorted((home.conceded, away.conceded)) not in (["", ""], ["foe", "own"]):
                raise Refused("league_report", what="conceded")
            check_reports((pre_match.fit(sheets[0]), pre_match.fit(sheets[1])), (home, away))
            await self._office.note(
                conn, league, actor, "result_entered", fixture_id=fixture.id, score=list(home.score)
            )
            asked = MessageRow(
                guild_id=guild_id,
                fixture_id=fixture.id,
                place="report",
                channel_id=channel_id,
                message_id=None,
                shown="?",
            )
            await save_message(conn, asked)
            return await rows.change_fixture(
                conn,
                fixture,
                state=REPORTED,
                reported=[to_data(home), to_data(away)],
                reported_by=actor.user_id,
                expires_at=self._office.desk.clock.now() + TIME_TO_OBJECT,
            )

    async def confirm(self, guild_id: int, fixture_id: int, actor: Actor) -> Fixture:
        """The other coach, or a commissioner, confirms a result entered by hand: both sequences begin.

        Raises:
            Refused: ``league_not_reported``, ``league_own_report``, ``league_not_coach``, ``league_not_ready``, ``league_report``.
        """
        async with self._office.writing() as conn:
            fixture = await self._reported(conn, guild_id, fixture_id)
            await may_judge(conn, fixture, actor)
            return await self._confirmed(conn, fixture, actor)

    async def reject(self, guild_id: int, fixture_id: int, actor: Actor) -> Fixture:
        """A coach or a commissioner takes a result entered by hand off again.

        Raises:
            Refused: ``league_not_reported``, ``league_not_coach``.
        """
        async with self._office.writing() as conn:
            fixture = await self._reported(conn, guild_id, fixture_id)
            await commissioner_or_coach(conn, fixture, await teams_of(conn, fixture), actor)
            league = await league_leagues.load_league(conn, guild_id, fixture.league_id)
            await self._office.note(conn, league, actor, "result_rejected", fixture_id=fixture.id)
            return await rows.change_fixture(
                conn, fixture, state=SCHEDULED, reported=None, reported_by=None, expires_at=None
            )

    async def expire(self, guild_id: int, fixture_id: int, now: datetime) -> Fixture | None:
        """Confirm a result to which nobody objected in time; None where nothing is due."""
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            if fixture.state != REPORTED or fixture.expires_at is None or fixture.expires_at > now:
                return None
            return await self._confirmed(conn, fixture, None)

    async def _confirmed(self, conn: AsyncConnection, fixture: Fixture, actor: Actor | None) -> Fixture:
        league = await league_leagues.load_league(conn, fixture.guild_id, fixture.league_id)
        both = await self._free(conn, await teams_of(conn, fixture))
        fit = pre_match.fit(both[0].team), pre_match.fit(both[1].team)
        special = await conditions(conn, fixture)
        home, away = (
            replace(
                from_data(TeamReport, one),
                gate=special.gate,
                medals=tuple(player.number for player in team.available) if special.medals else (),
            )
            for one, team in zip(fixture.reported, fit, strict=True)
        )
        check_reports(fit, (home, away))
        fixture = await rows.change_fixture(conn, fixture, sheets=[to_data(one.team) for one in both])
        teams = spent(fit[0], home.petty_cash), spent(fit[1], away.petty_cash)
        saved = [await league_teams.save_team(conn, one, team) for one, team in zip(both, teams, strict=True)]
        untold = bool(home.conceded) or (home.score[0] == home.score[1] and home.result != "draw")
        result = MatchResult(
            str(fixture.home_team),
            str(fixture.away_team),
            home.score,
            (sum(one.earned.cas for one in home.players), sum(one.earned.cas for one in away.players)),
            winner=str(fixture.home_team if home.result == WIN else fixture.away_team) if untold else "",
        )
        await self._office.note(conn, league, actor, "result_confirmed", fixture_id=fixture.id, score=list(home.score))
        return await self._after(conn, fixture, league, (saved[0], saved[1]), teams, (home, away), result)

    # -- never played -------------------------------------------------------------------------------------------

    async def forfeit(self, guild_id: int, fixture_id: int, actor: Actor, who: Forfeit) -> Fixture:
        """A commissioner decides a match that is not played; ``who`` forfeits it. The league's policy says what it brings.

        Raises:
            Refused: ``league_not_commissioner``, ``league_played``, ``league_match_running``, ``league_reported``,
                ``league_needs_winner``, ``league_own_match``.
        """
        async with self._office.writing() as conn:
            return await self._forfeit(conn, await scheduled(conn, guild_id, fixture_id), actor, who)

    async def what_forfeit_changes(
        self, guild_id: int, fixture_id: int, actor: Actor, who: Forfeit
    ) -> list[dict[str, Any]]:
        """What a forfeit would change, for each team as :meth:`what_undo_changes`.

        Raises:
            Refused: as :meth:`forfeit`.
        """
        async with self._office.trying() as conn:
            fixture = await scheduled(conn, guild_id, fixture_id)
            before = await self._standing(conn, fixture)
            await self._forfeit(conn, fixture, actor, who)
            return changes(before, await self._standing(conn, fixture))

    async def _forfeit(self, conn: AsyncConnection, fixture: Fixture, actor: Actor, who: Forfeit) -> Fixture:
        now, guild_id = self._office.desk.clock.now(), fixture.guild_id
        kind, winners = _FORFEITS[who]
        league = await commissioned(conn, guild_id, fixture.league_id, actor)
        if fixture.tie is not None and who == "both":
            raise Refused("league_needs_winner")
        both = await teams_of(conn, fixture)
        await impartial(conn, guild_id, league.id, actor, [one.coach for one in both])
        both = await self._free(conn, both)
        fixture = await rows.change_fixture(conn, fixture, sheets=[to_data(one.team) for one in both])
        after: list[Any] = []
        for stored, won in zip(both, winners, strict=True):
            team, news = conceding.forfeit(stored.team, won, self._office.dice, settings_of(league))
            await league_teams.save_team(conn, stored, team)
            after.append(to_data(team))
            for one in news:
                await league_leagues.tell(
                    conn,
                    guild_id,
                    league.id,
                    one.kind,
                    to_plain(one),
                    now,
                    fixture_id=fixture.id,
                    team_id=stored.id,
                )
        result = MatchResult(str(fixture.home_team), str(fixture.away_team), kind=kind)
        await self._office.note(conn, league, actor, "forfeited", fixture_id=fixture.id, who=who)
        fixture = await rows.change_fixture(
            conn,
            fixture,
            state="done",
            result=to_data(result),
            finished_at=now,
            challenge_id=None,
            opening={"after": after},
        )
        await progress.follow(conn, self._office, fixture, both)
        return await rows.load_fixture(conn, guild_id, fixture.id)

    # -- taken back ---------------------------------------------------------------------------------------------

    async def what_undo_changes(self, guild_id: int, fixture_id: int, actor: Actor) -> list[dict[str, Any]]:
        """What taking a result back would change, for each team, before and after: treasury, number of players, value, points.

        Raises:
            Refused: as :meth:`undo`.
        """
        async with self._office.trying() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            before = await self._standing(conn, fixture)
            await self._undo(conn, fixture, actor)
            return changes(before, await self._standing(conn, fixture))

    async def undo(self, guild_id: int, fixture_id: int, actor: Actor) -> Fixture:
        """A commissioner takes a result back: both sheets are as they were before the match, which waits to be played again.

        Names and shirts that were given since stay (:mod:`engine.league.undoing`); table and cup follow by themselves.

        Raises:
            Refused: ``league_not_commissioner``, ``league_own_match``, ``league_undo_nothing``, ``league_undo_built``: a team has changed since.
        """
        async with self._office.writing() as conn:
            return await self._undo(conn, await rows.load_fixture(conn, guild_id, fixture_id), actor)

    async def _undo(self, conn: AsyncConnection, fixture: Fixture, actor: Actor) -> Fixture:
        guild_id = fixture.guild_id
        league = await commissioned(conn, guild_id, fixture.league_id, actor)
        if fixture.away_team is not None:
            await impartial(conn, guild_id, league.id, actor, [one.coach for one in await teams_of(conn, fixture)])
        await progress.reclaim(conn, fixture)
        restored = await self._undoable(conn, fixture)
        await self._office.note(conn, league, actor, "result_undone", fixture_id=fixture.id, result=fixture.result)
        await league_sequences.forget_sequences(conn, guild_id, fixture.id)
        await league_leagues.forget_news(conn, guild_id, fixture.id)
        fixture = await rows.change_fixture(conn, fixture, sheets=[to_data(one) for one in restored])
        unlocked = await unlock(conn, fixture)
        await progress.unfollow(conn, self._office, unlocked)
        return unlocked

    async def _standing(self, conn: AsyncConnection, fixture: Fixture) -> list[dict[str, Any]]:
        """What a result is to both teams of a fixture."""
        table = await table_of(conn, await rows.load_division(conn, fixture.guild_id, fixture.division_id))
        points = {row.team: row.points for row in table.rows}
        return [
            {
                "team": one.name,
                "treasury": one.team.treasury,
                "players": len(one.team.players),
                "value": team_value(one.team),
                "points": points.get(str(one.id), 0),
            }
            for one in await teams_of(conn, fixture)
        ]

    async def _undoable(self, conn: AsyncConnection, fixture: Fixture) -> tuple[Team, Team]:
        """Both teams as they are once the fixture's result is taken back."""
        if fixture.state not in COUNTED or fixture.away_team is None:
            raise Refused("league_undo_nothing")
        both = await teams_of(conn, fixture)
        season = await rows.load_season(conn, fixture.guild_id, fixture.season_id)
        if season.state == OVER:
            raise Refused("league_season_ended", season=season.name)
        if from_data(MatchResult, fixture.result).kind == PLAYED:
            sequences = await league_sequences.sequences_of(conn, fixture.guild_id, fixture.id)
            after = {one.team_id: resumed(one, self._office).team for one in sequences}
        else:
            after = (
                {one.id: team for one, team in zip(both, pair_of(fixture.opening["after"]), strict=True)}
                if fixture.opening
                else {}
            )
        # A league that came from a file has the sheets of its newest matches alone.
        built = next((one for one in both if fixture.sheets is None or one.id not in after), None)
        if built is not None:
            raise Refused("league_undo_built", team=built.name)
        restored: list[Team] = []
        for stored, locked in zip(both, pair_of(fixture.sheets), strict=True):
            team = carried_over(locked, after[stored.id], with_trophies(stored.team, after[stored.id].trophies))
            if team is None:
                raise Refused("league_undo_built", team=stored.name)
            restored.append(team)
        return restored[0], restored[1]

    # -- shared -------------------------------------------------------------------------------------------------

    async def _to_report_on(self, conn: AsyncConnection, stored: LeagueTeam, actor: Actor) -> Team:
        """A team as it came to a match that somebody enters.

        Only his own open sequence ends with that; another coach's ends when the result is confirmed.
        """
        may_come(stored)
        if stored.coach == actor.user_id:
            return (await self._sequences.finish(conn, stored)).team
        return await self._sequences.foreseen(conn, stored)

    async def _free(self, conn: AsyncConnection, both: tuple[LeagueTeam, LeagueTeam]) -> tuple[LeagueTeam, LeagueTeam]:
        """Both teams ready to play; open sequences end with their defaults."""
        for stored in both:
            may_come(stored)
        for stored in both:
            await self._sequences.finish(conn, stored)
        # Either may have been handed a trophy, or lost one, when the other was ready.
        home, away = [await league_teams.load_team(conn, one.guild_id, one.id) for one in both]
        return home, away

    async def _reported(self, conn: AsyncConnection, guild_id: int, fixture_id: int) -> Fixture:
        fixture = await rows.load_fixture(conn, guild_id, fixture_id)
        if fixture.state != REPORTED:
            raise Refused("league_not_reported")
        return fixture
