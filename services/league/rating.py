"""The rating of coaches: each result of a league in its order, by openskill's Plackett-Luce model.

Nothing of it is stored: it is computed from the results that stand, so taking one back is right by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from db import league_leagues, league_stages, league_teams
from engine.league.standings import PLAYED, MatchResult
from engine.league.stored import from_data
from services.league.office import Office
from services.league.states import COUNTED

#: The model's own proportions, in numbers as coaches know them: everybody begins at 1,500.
START, DOUBT = 1500.0, 500.0
_MODEL = PlackettLuce(mu=START, sigma=DOUBT, beta=DOUBT / 2, tau=DOUBT / 100)


@dataclass(frozen=True, slots=True)
class CoachRating:
    """A coach's rating: ``value`` is what is expected of him, ``doubt`` how far off that may be (one deviation).

    ``matches``, ``won``, ``drawn`` and ``lost`` count what was played with any of his teams, by who coached then.
    """

    coach: int
    value: int
    doubt: int
    matches: int
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class Honour:
    """A line of the hall of fame: who won which division of which season, coached by whom; of a major its id."""

    season: str
    division: str
    form: str
    team_id: int
    team: str
    coach: int
    major: str | None


@dataclass(slots=True)
class _Running:
    rating: PlackettLuceRating
    results: list[int] = field(default_factory=list[int])


class Ratings:
    """The ratings of a league's coaches, and its hall of fame."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def all(self, guild_id: int, league_id: int) -> list[CoachRating]:
        """Everybody who has played, the best first. Forfeits and byes count for nobody.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            played = await league_stages.results_in_order(conn, guild_id, league_id, COUNTED)
        coaches: dict[int, _Running] = {}
        for one in played:
            result = from_data(MatchResult, one.result)
            if result.kind != PLAYED or one.home_coach == one.away_coach:
                continue
            score = _home_won(result)
            pair = [coaches.setdefault(coach, _Running(_MODEL.rating())) for coach in (one.home_coach, one.away_coach)]
            ranks = [1.0, 1.0] if score == 0 else [1.0, 2.0] if score > 0 else [2.0, 1.0]
            rated = _MODEL.rate([[running.rating] for running in pair], ranks=ranks)
            for running, new, mine in zip(pair, rated, (score, -score), strict=True):
                running.rating = new[0]
                running.results.append(mine)
        found = [_shown(coach, running) for coach, running in coaches.items()]
        return sorted(found, key=lambda one: (-one.value, one.doubt, one.coach))

    async def of(self, guild_id: int, league_id: int, coach: int) -> CoachRating | None:
        """One coach's rating; None where he has played nothing yet.

        Raises:
            Refused: ``league_not_found``.
        """
        return next((one for one in await self.all(guild_id, league_id) if one.coach == coach), None)

    async def hall_of_fame(self, guild_id: int, league_id: int) -> list[Honour]:
        """Every division and cup that was won, oldest first.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            seasons = await league_stages.season_names(conn, guild_id, league_id)
            names = await league_teams.team_names(conn, guild_id, league_id)
            return [
                Honour(
                    seasons[division.season_id],
                    division.name,
                    division.form,
                    int(stage.champion or 0),
                    names[int(stage.champion or 0)],
                    int(stage.champion_coach or 0),
                    stage.major,
                )
                for division, stage in await league_stages.champions(conn, guild_id, league_id)
            ]


def _home_won(result: MatchResult) -> int:
    """1 where home won, -1 where away did, 0 for a draw."""
    if result.winner:
        return 1 if result.winner == result.home else -1
    home, away = result.touchdowns
    return (home > away) - (home < away)


def _shown(coach: int, running: _Running) -> CoachRating:
    results = running.results
    return CoachRating(
        coach,
        round(running.rating.mu),
        round(running.rating.sigma),
        len(results),
        results.count(1),
        results.count(0),
        results.count(-1),
    )
