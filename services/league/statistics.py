"""Numbers of a league: who leads in what, the dead, and a coach's record."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_sequences, league_teams
from db.league_sequences import FeatSum
from engine.league.team import DRAFT, RETIRED, LeaguePlayer, Team
from engine.league.value import player_value
from services.errors import Refused
from services.league.office import Office
from services.league.rating import CoachRating, Honour, Ratings

#: What is led in, and the feats that count for it.
LEADERS: dict[str, tuple[str, ...]] = {
    "scorer": ("td",),
    "thrower": ("comp",),
    "interceptor": ("int_",),
    "violent": ("cas",),
    "killer": ("kills",),
    "mvp": ("mvp",),
}
VALUABLE = "valuable"
MOST_SHOWN = 25
#: Teams of which the sheets are kept in memory.
MOST_KEPT = 512


@dataclass(frozen=True, slots=True)
class Leader:
    """A player in a list of the best: his team, himself as he is or was, and how much."""

    team_id: int
    team: str
    player: LeaguePlayer
    count: int


@dataclass(frozen=True, slots=True)
class CoachRecord:
    """What a coach's teams in a league have done: matches, and the sums over his teams."""

    coach: int
    teams: tuple[str, ...]
    matches: int
    won: int
    drawn: int
    lost: int


class LeagueStatistics:
    """Statistics of leagues, per season and ever."""

    def __init__(self, office: Office) -> None:
        self._office = office
        #: Teams by id with their versions: a sheet as stored takes longer to read than all lists.
        self._kept: dict[int, tuple[int, Team]] = {}

    async def leaders(
        self, guild_id: int, league_id: int, kind: str, season_id: int | None = None, limit: int = 10
    ) -> list[Leader]:
        """The best in one of :data:`LEADERS`, or the most valuable players, most first; of a season or ever.

        Raises:
            Refused: ``league_unknown_list``, ``league_not_found``.
        """
        return (await self.boards(guild_id, league_id, [kind], season_id, limit))[kind]

    async def boards(
        self, guild_id: int, league_id: int, kinds: Iterable[str], season_id: int | None = None, limit: int = 10
    ) -> dict[str, list[Leader]]:
        """Several lists at once, read together; of a season or ever.

        Raises:
            Refused: ``league_unknown_list``, ``league_not_found``.
        """
        wanted = list(kinds)
        for kind in wanted:
            if kind not in LEADERS and kind != VALUABLE:
                raise Refused("league_unknown_list", given=kind, known=", ".join((*LEADERS, VALUABLE)))
        most = max(1, min(limit, MOST_SHOWN))
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            sums = (
                await league_sequences.sum_feats(conn, guild_id, league_id, season_id)
                if set(wanted) & set(LEADERS)
                else []
            )
            found = {kind: _most(sums, LEADERS[kind], most) for kind in wanted if kind != VALUABLE}
            some = None if VALUABLE in wanted else {one.team_id for board in found.values() for one, _ in board}
            teams = await self._teams(conn, guild_id, league_id, some)
        return {
            kind: _valuable(teams, most)
            if kind == VALUABLE
            else [
                Leader(one.team_id, teams[one.team_id].name, player_of(teams[one.team_id], one.player_id), count)
                for one, count in found[kind]
            ]
            for kind in wanted
        }

    async def everybody(
        self, guild_id: int, league_id: int, season_id: int | None = None
    ) -> dict[tuple[str, LeaguePlayer], tuple[int, ...]]:
        """What each player of a league has done, in the order of :data:`LEADERS`, by his team's name and himself.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            counts = await league_sequences.all_feats(conn, guild_id, league_id, season_id)
            teams = {one.id: one.team for one in await league_teams.list_teams(conn, guild_id, league_id)}
        order = [one[0] for one in LEADERS.values()]
        return {
            (teams[team].name, player_of(teams[team], player)): tuple(done[name] for name in order)
            for (team, player), done in counts.items()
        }

    async def _teams(
        self, conn: AsyncConnection, guild_id: int, league_id: int, some: Collection[int] | None
    ) -> dict[int, Team]:
        """The league's teams, or some of them; a sheet is read again only where it has changed."""
        versions = await league_teams.versions(conn, guild_id, league_id)
        wanted = [one for one in versions if some is None or one in some]
        stale = [one for one in wanted if self._kept.get(one, (0,))[0] != versions[one]]
        for stored in await league_teams.load_teams(conn, guild_id, stale) if stale else ():
            self._kept[stored.id] = stored.version, stored.team
        teams = {one: self._kept[one][1] for one in wanted}
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return teams

    async def cemetery(self, guild_id: int, league_id: int) -> list[Leader]:
        """The dead of a league with the star player points they had, most first.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            teams = await self._teams(conn, guild_id, league_id, None)
        dead = [
            Leader(team_id, team.name, one, one.spp)
            for team_id, team in teams.items()
            for one in team.former
            if one.gone == "dead"
        ]
        return sorted(dead, key=lambda one: (-one.count, one.team_id, one.player.id))

    async def coach(self, guild_id: int, league_id: int, coach: int) -> CoachRecord:
        """What the teams of a coach have done in a league.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            teams = [one.team for one in await league_teams.list_teams(conn, guild_id, league_id, coach)]
        return CoachRecord(
            coach,
            tuple(one.name for one in teams),
            sum(one.matches for one in teams),
            sum(one.won for one in teams),
            sum(one.drawn for one in teams),
            sum(one.lost for one in teams),
        )

    async def rating(self, guild_id: int, league_id: int, coach: int) -> CoachRating | None:
        """A coach's rating (:mod:`services.league.rating`); None where he has played nothing yet.

        Raises:
            Refused: ``league_not_found``.
        """
        return await Ratings(self._office).of(guild_id, league_id, coach)

    async def hall_of_fame(self, guild_id: int, league_id: int) -> list[Honour]:
        """Every division and cup that was won, oldest first.

        Raises:
            Refused: ``league_not_found``.
        """
        return await Ratings(self._office).hall_of_fame(guild_id, league_id)


def player_of(team: Team, player_id: int) -> LeaguePlayer:
    """A player by the id he has for ever, also one who has left.

    Raises:
        Refused: ``league_no_player``.
    """
    for one in (*team.players, *team.former):
        if one.id == player_id:
            return one
    raise Refused("league_no_player", team=team.name)


def _most(sums: Iterable[FeatSum], what: Sequence[str], limit: int) -> list[tuple[FeatSum, int]]:
    """Who did most of something, most first; of equals the older team and player."""
    counted = [(one, sum(getattr(one, name) for name in what)) for one in sums]
    some = [(one, count) for one, count in counted if count > 0]
    return sorted(some, key=lambda found: (-found[1], found[0].team_id, found[0].player_id))[:limit]


def _valuable(teams: dict[int, Team], limit: int) -> list[Leader]:
    playing = {key: team for key, team in teams.items() if team.phase not in (DRAFT, RETIRED)}
    everybody = [
        Leader(key, team.name, one, player_value(one)) for key, team in playing.items() for one in team.members
    ]
    return sorted(everybody, key=lambda one: (-one.count, one.team_id, one.player.id))[:limit]
