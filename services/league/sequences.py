"""After a match: each team's sequence, stored answer by answer with its dice, and its news.

A roll is stored before its choice is offered, since a sequence is stored at every question. What is asked is answered by the team's
coach, or by default when his time is up or his next match begins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_play, league_teams
from db import league_sequences as rows
from db.league_play import Fixture
from db.league_sequences import Feat, Sequence
from db.league_teams import LeagueTeam
from engine.league.asking import Answer, Ask, News
from engine.league.market import LONGEST_NAME
from engine.league.match_day import TeamReport
from engine.league.post_match import PostMatch
from engine.league.settings import Settings
from engine.league.stored import from_data, log_from_data, log_to_data, to_data
from engine.league.team import POST_MATCH, Team
from services.errors import Refused
from services.league.majors import hand_over
from services.league.office import Actor, Office, coached, refusing, settings_of
from services.league.states import DONE
from services.league.states import POST_MATCH as FIXTURE_POST_MATCH

#: How long a coach has for everything after a match before its defaults are taken.
TIME = timedelta(days=3)


@dataclass(frozen=True, slots=True)
class Step:
    """Where a team's sequence is.

    Attributes:
        fixture_id: the match it follows.
        step: grows with every answer; a control that was made for an earlier one is stale.
        team: the team as it stands.
        ask: what is asked, None when the team is ready again.
        news: all that has happened in it.
        fresh: what happened with the last answer.
        due_at: when the defaults are taken.
        undo: the last answer, where it can be taken back: no die was rolled after it.
    """

    fixture_id: int
    step: int
    team: LeagueTeam
    ask: Ask | None
    news: tuple[News, ...]
    fresh: tuple[News, ...]
    due_at: datetime
    undo: Answer | None = None


@dataclass(frozen=True, slots=True)
class Undoing:
    """What taking an answer back would change: the team now and then, the answer, and the step that it is at now."""

    now: LeagueTeam
    then: LeagueTeam
    answer: Answer
    step: int


class Sequences:
    """The sequences after matches."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def current(self, guild_id: int, team_id: int) -> Step:
        """The sequence after a team's latest match, running or over.

        Raises:
            Refused: ``league_not_found``, ``league_no_sequence``, ``league_unreadable``.
        """
        async with self._office.reading() as conn:
            stored = await league_teams.load_team(conn, guild_id, team_id)
            sequence = await self._newest(conn, stored)
            return _step(sequence, stored, resumed(sequence, self._office), ())

    async def after(self, guild_id: int, fixture_id: int, team_id: int) -> Step:
        """A team's sequence after this fixture, running or over.

        Raises:
            Refused: ``league_not_found``, ``league_unreadable``.
        """
        async with self._office.reading() as conn:
            stored = await league_teams.load_team(conn, guild_id, team_id)
            sequence = await rows.load_sequence(conn, guild_id, fixture_id, team_id)
            return _step(sequence, stored, resumed(sequence, self._office), ())

    async def answer(self, guild_id: int, team_id: int, actor: Actor, answer: Answer, step: int | None = None) -> Step:
        """Answer what is asked; ``step`` is that of the control which was used.

        Raises:
            Refused: ``league_not_coach``, ``league_no_sequence``, ``stale``, ``league_choice``, ``league_bad_name``, or why the
                market refused it.
        """
        async with self._office.writing() as conn:
            stored = await coached(conn, guild_id, team_id, actor)
            sequence = await self._newest(conn, stored)
            running = resumed(sequence, self._office)
            if running.ask is None:
                raise Refused("league_no_sequence", team=stored.name)
            if step is not None and step != len(running.log):
                raise Refused("stale")
            kind = running.ask.kind
            if not all(one.isprintable() for one in answer if isinstance(one, str)):
                raise Refused("league_bad_name", length=LONGEST_NAME)
            fresh = running.answer(answer)
            await self._office.note(
                conn, stored, actor, "answered", fixture_id=sequence.fixture_id, asked=kind, answer=list(answer)
            )
            sequence, stored = await self.store(conn, sequence, stored, running)
            return _step(sequence, stored, running, fresh)

    async def what_undo_changes(self, guild_id: int, team_id: int, actor: Actor) -> Undoing:
        """What taking the last answer back would change; nothing is stored.

        Raises:
            Refused: as :meth:`undo`.
        """
        async with self._office.trying() as conn:
            now = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
            _, stored, running, answer = await self._undo(conn, now, actor)
            return Undoing(now, stored, answer, len(running.log) + 1)

    async def undo(self, guild_id: int, team_id: int, actor: Actor, step: int | None = None) -> Step:
        """Take the last answer back, a purchase as a rule, where no die was rolled after it and nothing was built on it.

        Raises:
            Refused: ``league_not_coach``, ``league_no_sequence``, ``league_undo_dice``, ``league_undo_built``,
                ``league_undo_nothing``.
        """
        async with self._office.writing() as conn:
            stored = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
            sequence, stored, running, _ = await self._undo(conn, stored, actor, step)
            return _step(sequence, stored, running, ())

    async def _undo(
        self, conn: AsyncConnection, stored: LeagueTeam, actor: Actor, step: int | None = None
    ) -> tuple[Sequence, LeagueTeam, PostMatch, Answer]:
        sequence = await self._newest(conn, stored)
        if stored.team != resumed(sequence, self._office).team:
            raise Refused("league_undo_built", team=stored.name)
        log = log_from_data(sequence.log)
        if step is not None and len(log) != step:
            raise Refused("league_changed")
        if len(log) < 2:
            raise Refused("league_undo_nothing")
        if log[-1].dice:
            raise Refused("league_undo_dice")
        undone = log[-1].answer
        sequence = replace(sequence, log=log_to_data(log[:-1]))
        running = resumed(sequence, self._office)
        await self._office.note(
            conn, stored, actor, "undone", fixture_id=sequence.fixture_id, answer=list(undone or ())
        )
        sequence = replace(sequence, told=min(sequence.told, len(running.news)))
        sequence, stored = await self.store(conn, sequence, stored, running)
        return sequence, stored, running, undone or ()

    # -- within other transactions ------------------------------------------------------------------------------

    async def begin(
        self, conn: AsyncConnection, fixture: Fixture, stored: LeagueTeam, start: Team, report: TeamReport
    ) -> LeagueTeam:
        """Begin a team's sequence: from ``start``, the team in its match, and what the match was to it."""
        league = await league_leagues.load_league(conn, stored.guild_id, stored.league_id)
        settings = settings_of(league)
        running = PostMatch(start, report, self._office.dice, settings)
        sequence = Sequence(
            guild_id=stored.guild_id,
            fixture_id=fixture.id,
            team_id=stored.id,
            start=to_data(start),
            report=to_data(report),
            settings=to_data(settings),
            log=[],
            asked=None,
            told=0,
            due_at=self._office.desk.clock.now() + TIME,
        )
        await self._feats(conn, fixture, stored, start, report)
        return (await self.store(conn, sequence, stored, running))[1]

    async def finish(self, conn: AsyncConnection, stored: LeagueTeam) -> LeagueTeam:
        """Answer everything that is still asked of a team with its default; returns the team."""
        if stored.state != POST_MATCH:
            return stored
        sequence = await self._newest(conn, stored)
        running = resumed(sequence, self._office)
        running.finish()
        await self._office.note(conn, stored, None, "defaults", fixture_id=sequence.fixture_id)
        return (await self.store(conn, sequence, stored, running))[1]

    async def foreseen(self, conn: AsyncConnection, stored: LeagueTeam) -> Team:
        """The team as it would be if everything that is still asked got its default; nothing is stored."""
        if stored.state != POST_MATCH:
            return stored.team
        running = resumed(await self._newest(conn, stored), self._office)
        running.finish()
        return running.team

    async def store(
        self, conn: AsyncConnection, sequence: Sequence, stored: LeagueTeam, running: PostMatch
    ) -> tuple[Sequence, LeagueTeam]:
        """Store where a sequence is: its log, the team, and the news that were not told yet."""
        now = self._office.desk.clock.now()
        saved = await league_teams.save_team(conn, stored, running.team)
        for one in running.news[sequence.told :]:
            values = to_plain(one)
            await league_leagues.tell(
                conn,
                stored.guild_id,
                stored.league_id,
                one.kind,
                values,
                now,
                fixture_id=sequence.fixture_id,
                team_id=stored.id,
            )
        sequence = replace(
            sequence,
            log=log_to_data(running.log),
            asked=running.ask.kind if running.ask is not None else None,
            told=len(running.news),
        )
        await rows.save_sequence(conn, sequence)
        awards = [int(str(one.values["player"])) for one in running.news if one.kind == "mvp"]
        await rows.set_awards(conn, stored.guild_id, sequence.fixture_id, stored.id, awards)
        await self._close(conn, stored.guild_id, sequence.fixture_id)
        if running.ask is None and await hand_over(conn, self._office, stored.guild_id, stored.league_id):
            saved = await league_teams.load_team(conn, stored.guild_id, stored.id)
        return sequence, saved

    async def _close(self, conn: AsyncConnection, guild_id: int, fixture_id: int) -> None:
        """A fixture is done when both its sequences are, and is open again when one was taken back."""
        fixture = await league_play.load_fixture(conn, guild_id, fixture_id)
        sequences = await rows.sequences_of(conn, guild_id, fixture_id)
        over = len(sequences) == 2 and all(one.asked is None for one in sequences)
        state = DONE if over else FIXTURE_POST_MATCH
        if fixture.state in (DONE, FIXTURE_POST_MATCH) and fixture.state != state:
            await league_play.change_fixture(conn, fixture, state=state)

    async def _feats(
        self, conn: AsyncConnection, fixture: Fixture, stored: LeagueTeam, start: Team, report: TeamReport
    ) -> None:
        ids = {one.number: one.id for one in start.players}
        feats = [
            Feat(
                fixture_id=fixture.id,
                team_id=stored.id,
                player_id=one.id,
                season_id=fixture.season_id,
                league_id=fixture.league_id,
                comp=(did := report.of(one.number)).earned.comp,
                td=did.earned.td,
                int_=did.earned.int_,
                cas=did.earned.cas,
                kills=did.kills,
            )
            for one in start.available
            if one.number in ids
        ]
        await rows.save_feats(conn, stored.guild_id, fixture.id, stored.id, feats)

    async def _newest(self, conn: AsyncConnection, stored: LeagueTeam) -> Sequence:
        sequence = await rows.newest_sequence(conn, stored.guild_id, stored.id)
        if sequence is None:
            raise Refused("league_no_sequence", team=stored.name)
        return sequence


def resumed(sequence: Sequence, office: Office) -> PostMatch:
    """The sequence as it stands, from what is stored of it.

    Raises:
        Refused: ``league_unreadable``: it was played by rules that this version has no more.
    """
    with refusing():
        return PostMatch.resume(
            from_data(Team, sequence.start),
            from_data(TeamReport, sequence.report),
            log_from_data(sequence.log),
            office.dice,
            from_data(Settings, sequence.settings),
        )


def to_plain(news: News) -> dict[str, object]:
    """The values of a piece of news as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in news.values.items()}  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]


def _step(sequence: Sequence, stored: LeagueTeam, running: PostMatch, fresh: tuple[News, ...] | list[News]) -> Step:
    return Step(
        sequence.fixture_id,
        len(running.log),
        stored,
        running.ask,
        tuple(running.news),
        tuple(fresh),
        sequence.due_at,
        running.log[-1].answer if len(running.log) > 1 and not running.log[-1].dice else None,
    )
