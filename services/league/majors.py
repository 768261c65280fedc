"""The majors as competitions: conditions of their matches, the trophy that is handed over and passed on, and the prizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine
from db.league_stages import Prize, Trophy
from db.league_teams import LeagueTeam
from engine.league import majors, schedule
from engine.league.team import DRAFT, IN_MATCH, POST_MATCH, READY, RETIRED, LeaguePlayer, Team
from services.errors import Refused
from services.league.office import Actor, Office, coached, commissioned
from services.league.placing import placed
from services.league.seats import seats_of
from services.league.states import CUPS, OVER, SCHEDULED, THIRD_PLACE

GIFT = "gift"
PLAYER_OF_THE_YEAR = "player_of_the_year"
WON, HELD, PASSED = "won", "held", "passed"
OPEN, GIVEN, DECLINED = "open", "given", "declined"


@dataclass(frozen=True, slots=True)
class Conditions:
    """How a match of a major differs: by how much spectators and winnings are multiplied, medals for all, weather or none."""

    gate: int = 1
    medals: bool = False
    weather: bool = True


@dataclass(frozen=True, slots=True)
class OpenPrize:
    """A prize that waits for a choice.

    Attributes:
        prize: what is stored of it.
        team: the team whose player it is for; of the player of the year the team he plays in now.
        player: who receives it.
        options: what may be chosen, with its value; empty for the player of the year, who is only confirmed.
    """

    prize: Prize
    team: LeagueTeam
    player: LeaguePlayer
    options: dict[str, int]


class Majors:
    """The majors of leagues."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def declare(self, guild_id: int, division_id: int, actor: Actor, major: str | None) -> str | None:
        """Declare a division to be a major, or an ordinary competition again, before it is played.

        Raises:
            Refused: ``league_not_commissioner``, ``league_unknown_major``, ``league_major_begun``, ``league_season_ended``.
        """
        if major is not None and major not in majors.MAJORS:
            raise Refused("league_unknown_major", given=major, known=", ".join(majors.MAJORS))
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            league = await commissioned(conn, guild_id, division.league_id, actor)
            season = await rows.load_season(conn, guild_id, division.season_id)
            if season.state == OVER:
                raise Refused("league_season_ended", season=season.name)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            if any(one.state not in (SCHEDULED, "bye") for one in fixtures):
                raise Refused("league_major_begun", division=division.name)
            await league_stages.change_stage(conn, guild_id, division_id, major=major)
            await self._office.note(conn, league, actor, "major_declared", division=division_id, major=major)
        return major

    async def trophies(self, guild_id: int, league_id: int) -> list[Trophy]:
        """Every major that was won in a league, oldest first; those that are ``held`` stand with their team now.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            return await league_stages.list_trophies(conn, guild_id, league_id=league_id)

    async def prizes(self, guild_id: int, league_id: int, coach: int | None = None) -> list[OpenPrize]:
        """The prizes that wait for a choice in a league, or those of one coach's teams; the player of the year for no coach.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            found: list[OpenPrize] = []
            for one in await league_stages.list_prizes(conn, guild_id, league_id=league_id, state=OPEN):
                shown = await _open(conn, one)
                if shown is not None and (coach is None or (one.kind == GIFT and shown.team.coach == coach)):
                    found.append(shown)
            return found

    async def prize(self, guild_id: int, prize_id: int) -> OpenPrize:
        """One prize that waits for a choice.

        Raises:
            Refused: ``league_not_found``, ``league_prize_settled``.
        """
        async with self._office.reading() as conn:
            return await _needed(conn, guild_id, prize_id)

    async def give(self, guild_id: int, prize_id: int, actor: Actor, what: str) -> LeagueTeam:
        """The winner's coach takes a gift of chaos for the drawn player, for ever.

        Raises:
            Refused: ``league_not_found``, ``league_prize_settled``, ``league_not_coach``, ``league_phase``, ``league_choice``.
        """
        async with self._office.writing() as conn:
            shown = await self._gift(conn, guild_id, prize_id, actor)
            team = majors.give(shown.team.team, shown.player.number, what)
            saved = await league_teams.save_team(conn, shown.team, team)
            await league_stages.settle_prize(conn, shown.prize, state=GIVEN, given=what)
            values = {"player": shown.player.id, "number": shown.player.number, "what": what}
            await self._tell(conn, saved, "gift_given", values)
            await self._office.note(conn, saved, actor, "gift_given", player=shown.player.number, gift=what)
            return saved

    async def decline(self, guild_id: int, prize_id: int, actor: Actor) -> None:
        """The winner's coach leaves a gift of chaos.

        Raises:
            Refused: as :meth:`give`.
        """
        async with self._office.writing() as conn:
            shown = await self._gift(conn, guild_id, prize_id, actor)
            await league_stages.settle_prize(conn, shown.prize, state=DECLINED)
            await self._office.note(conn, shown.team, actor, "gift_declined", player=shown.player.number)

    async def player_of_the_year(self, guild_id: int, prize_id: int, actor: Actor, award: bool = True) -> LeagueTeam:
        """A commissioner makes the league's best player a fan favourite after the final of the Spike! trophy, or leaves it.

        Raises:
            Refused: ``league_not_found``, ``league_prize_settled``, ``league_not_commissioner``, ``league_phase``: his team
                is in a match or after one.
        """
        async with self._office.writing() as conn:
            shown = await _needed(conn, guild_id, prize_id)
            if shown.prize.kind != PLAYER_OF_THE_YEAR:
                raise Refused("league_not_found")
            league = await commissioned(conn, guild_id, shown.prize.league_id, actor)
            if not award:
                await league_stages.settle_prize(conn, shown.prize, state=DECLINED)
                await self._office.note(conn, league, actor, "player_of_the_year_left")
                return shown.team
            shown.team.team.needs(READY)
            team = majors.player_of_the_year(shown.team.team, shown.player.number)
            saved = await league_teams.save_team(conn, shown.team, team)
            await league_stages.settle_prize(
                conn, shown.prize, state=GIVEN, given=majors.FAVOURITE, team_id=saved.id, player_id=shown.player.id
            )
            values = {"player": shown.player.id, "number": shown.player.number}
            await self._tell(conn, saved, "player_of_the_year", values)
            await self._office.note(conn, saved, actor, "player_of_the_year", player=shown.player.number)
            return saved

    async def _gift(self, conn: AsyncConnection, guild_id: int, prize_id: int, actor: Actor) -> OpenPrize:
        shown = await _needed(conn, guild_id, prize_id)
        if shown.prize.kind != GIFT:
            raise Refused("league_not_found")
        await coached(conn, guild_id, shown.team.id, actor)
        shown.team.team.needs(READY)
        return shown

    async def _tell(self, conn: AsyncConnection, team: LeagueTeam, kind: str, values: Mapping[str, object]) -> None:
        now = self._office.desk.clock.now()
        await league_leagues.tell(conn, team.guild_id, team.league_id, kind, values, now, team_id=team.id)


async def conditions(conn: AsyncConnection, fixture: FixtureLine) -> Conditions:
    """What is special about a fixture, as its division is a major or not."""
    stage = await league_stages.load_stage(conn, fixture.guild_id, fixture.division_id)
    if stage.major is None:
        return Conditions()
    major = majors.MAJORS[stage.major]
    name = await tie_name(conn, fixture)
    return Conditions(majors.gate(major.id, name), major.medals and name == "final", major.weather)


async def tie_name(conn: AsyncConnection, fixture: FixtureLine) -> str:
    """Which match of a cup a fixture is: ``final``, ``semi_final`` …; empty where it is of no cup."""
    if fixture.tie is None:
        return ""
    division = await rows.load_division(conn, fixture.guild_id, fixture.division_id)
    seats = await seats_of(conn, division)
    return schedule.knock_out(len(seats.order), division.form == THIRD_PLACE)[fixture.tie].name


async def win_division(
    conn: AsyncConnection, office: Office, division: Division, fixture_id: int | None = None
) -> None:
    """A division is over: its champion is told and remembered, and of a major he has won the trophy."""
    now = office.desk.clock.now()
    champion = await league_teams.load_team(conn, division.guild_id, (await placed(conn, division))[0])
    stage = await league_stages.change_stage(
        conn, division.guild_id, division.id, champion=champion.id, champion_coach=champion.coach
    )
    told = (division.guild_id, division.league_id)
    values = {"division": division.name, "team": champion.name}
    if division.form in CUPS:
        await league_leagues.tell(conn, *told, "cup_won", values, now, fixture_id=fixture_id)
    else:
        await league_leagues.tell(conn, *told, "division_won", values, now)
    if stage.major is not None:
        await league_stages.add_trophy(
            conn, division, fixture_id=fixture_id, team_id=champion.id, major=stage.major, state=WON, won_at=now
        )
        await hand_over(conn, office, division.guild_id, division.league_id)


async def hand_over(conn: AsyncConnection, office: Office, guild_id: int, league_id: int) -> int:
    """Hand over the trophies that were won, as soon as neither the winner nor who held it is in a match or after one.

    The prizes that come with a trophy begin to wait for their choice. Returns how many were handed over.
    """
    done = 0
    for trophy in await league_stages.list_trophies(conn, guild_id, league_id=league_id, state=WON):
        held = await league_stages.list_trophies(conn, guild_id, league_id=league_id, major=trophy.major, state=HELD)
        former = await league_teams.load_team(conn, guild_id, held[-1].team_id) if held else None
        winner = await league_teams.load_team(conn, guild_id, trophy.team_id)
        if winner.state != READY or (former is not None and former.state in (IN_MATCH, POST_MATCH)):
            continue
        await _hand(conn, office, trophy, winner, former)
        for one in held:
            await league_stages.change_trophy(conn, one, state=PASSED)
        done += 1
    return done


async def _hand(
    conn: AsyncConnection, office: Office, trophy: Trophy, winner: LeagueTeam, former: LeagueTeam | None
) -> None:
    now = office.desk.clock.now()
    major = majors.MAJORS[trophy.major]
    about = (trophy.guild_id, trophy.league_id)
    former_id = former.id if former is not None else None
    if former is not None and former.id != winner.id and trophy.major in former.team.trophies:
        await league_teams.save_team(conn, former, majors.take_back(former.team, trophy.major))
        values = {"what": trophy.major}
        await league_leagues.tell(conn, *about, "trophy_returned", values, now, team_id=former.id)
    winner = await league_teams.save_team(conn, winner, majors.award(winner.team, trophy.major))
    await league_leagues.tell(conn, *about, "trophy_won", {"what": trophy.major}, now, team_id=winner.id)
    await league_stages.change_trophy(conn, trophy, state=HELD, given_at=now, former_team=former_id)
    await office.note(conn, winner, None, "trophy_handed_over", major=trophy.major, former=former_id)
    if major.gifts:
        drawn = majors.draw_gifted(winner.team, office.dice)
        for number in drawn:
            player = winner.team.player(number)
            await league_stages.add_prize(conn, trophy, team_id=winner.id, player_id=player.id, kind=GIFT)
        values = {"players": ", ".join(f"#{number}" for number in drawn)}
        await league_leagues.tell(conn, *about, "gifts_drawn", values, now, team_id=winner.id)
    if major.player_of_the_year:
        await league_stages.add_prize(conn, trophy, kind=PLAYER_OF_THE_YEAR)


async def revoke(conn: AsyncConnection, fixture: FixtureLine) -> None:
    """The result that decided a division is taken back: its trophy goes back to who held it.

    Raises:
        Refused: ``league_undo_built``: a prize was given already, the trophy has moved on, or a team is in a match.
    """
    guild_id = fixture.guild_id
    for trophy in await league_stages.list_trophies(conn, guild_id, division_id=fixture.division_id):
        if trophy.fixture_id != fixture.id:
            continue
        winner = await league_teams.load_team(conn, guild_id, trophy.team_id)
        prizes = await league_stages.list_prizes(conn, guild_id, trophy_id=trophy.id)
        if trophy.state == PASSED or any(one.state == GIVEN for one in prizes):
            raise Refused("league_undo_built", team=winner.name)
        if trophy.state == HELD:
            await _give_back(conn, trophy, winner)
        await league_stages.drop_trophy(conn, trophy)
    if await tie_name(conn, fixture) == "final":
        await league_stages.change_stage(conn, guild_id, fixture.division_id, champion=None, champion_coach=None)


async def _give_back(conn: AsyncConnection, trophy: Trophy, winner: LeagueTeam) -> None:
    if winner.state == IN_MATCH:
        raise Refused("league_undo_built", team=winner.name)
    earlier = await league_stages.list_trophies(
        conn, trophy.guild_id, league_id=trophy.league_id, major=trophy.major, state=PASSED
    )
    if winner.id != trophy.former_team:
        await league_teams.save_team(conn, winner, majors.take_back(winner.team, trophy.major))
        if trophy.former_team is not None:
            former = await league_teams.load_team(conn, trophy.guild_id, trophy.former_team)
            if former.state != READY:
                raise Refused("league_undo_built", team=former.name)
            await league_teams.save_team(conn, former, majors.award(former.team, trophy.major))
    for one in earlier[-1:]:
        if one.team_id == trophy.former_team:
            await league_stages.change_trophy(conn, one, state=HELD)


async def _needed(conn: AsyncConnection, guild_id: int, prize_id: int) -> OpenPrize:
    shown = await _open(conn, await league_stages.load_prize(conn, guild_id, prize_id))
    if shown is None:
        raise Refused("league_prize_settled")
    return shown


async def _open(conn: AsyncConnection, prize: Prize) -> OpenPrize | None:
    """The prize with who may receive it; None where it is settled or its player has left."""
    if prize.state != OPEN:
        return None
    if prize.kind == GIFT:
        team = await league_teams.load_team(conn, prize.guild_id, int(prize.team_id or 0))
        player = next((one for one in team.team.members if one.id == prize.player_id), None)
        return None if player is None else OpenPrize(prize, team, player, majors.gift_options(player))
    stored = {
        id(one.team): one
        for one in await league_teams.list_teams(conn, prize.guild_id, prize.league_id)
        if one.team.phase not in (DRAFT, RETIRED)
    }
    best = majors.best_player(tuple(one.team for one in stored.values()))
    return None if best is None else OpenPrize(prize, stored[id(best[0])], best[1], {})


def with_trophies(team: Team, trophies: tuple[str, ...]) -> Team:
    """A team with the trophies it holds now; they move on apart from everything else on its sheet."""
    return replace(team, trophies=trophies)
