"""League teams between matches: from the first draft to retirement."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_play
from db import league_teams as rows
from db.league_teams import SUBMITTED, LeagueTeam, TeamLine
from engine.league import building, improvement, market
from engine.league.team import DRAFT, READY, RETIRED, Team
from services.errors import Refused
from services.league.leagues import checked_name
from services.league.office import Actor, Office, coached, commissioned, open_only, settings_of
from services.league.states import REPORTED

Change = Callable[[Team], Team]
COLOUR = re.compile(r"#[0-9a-f]{6}")
LONGEST_REMARK = 500
#: The most teams a coach may have in a league that have not retired, drafts included.
MOST_TEAMS = 10


class Teams:
    """The teams of leagues. After a match a team changes through its sequence (:mod:`services.league.sequences`)."""

    def __init__(self, office: Office) -> None:
        self._office = office

    # -- reading ------------------------------------------------------------------------------------------------

    async def get(self, guild_id: int, team_id: int) -> LeagueTeam:
        """A team with its whole sheet, open to everybody of the server.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_team(conn, guild_id, team_id)

    async def list(self, guild_id: int, *, league_id: int | None = None, coach: int | None = None) -> list[LeagueTeam]:
        """The guild's teams, of a league or of a coach, oldest first."""
        async with self._office.reading() as conn:
            return await rows.list_teams(conn, guild_id, league_id, coach)

    async def lines(self, guild_id: int, *, league_id: int | None = None, coach: int | None = None) -> list[TeamLine]:
        """As :meth:`list`, without the sheets."""
        async with self._office.reading() as conn:
            return await rows.list_lines(conn, guild_id, league_id, coach)

    async def names(self, guild_id: int, league_id: int | None = None) -> dict[int, str]:
        """The names of the guild's teams, or of those of a league, by id."""
        return {one.id: one.name for one in await self.lines(guild_id, league_id=league_id)}

    # -- a draft ------------------------------------------------------------------------------------------------

    async def found(self, guild_id: int, league_id: int, actor: Actor, name: str, roster: str) -> LeagueTeam:
        """Begin a draft with the league's budget; every later step is saved too.

        Raises:
            Refused: ``league_unknown``, ``league_name``, ``league_bad_name``, ``league_name_taken``, ``league_many_teams``.
        """
        async with self._office.writing() as conn:
            league = open_only(await league_leagues.load_league(conn, guild_id, league_id))
            mine = await rows.list_teams(conn, guild_id, league_id, actor.user_id)
            if sum(one.state != RETIRED for one in mine) >= MOST_TEAMS:
                raise Refused("league_many_teams", most=MOST_TEAMS)
            draft = building.found(await self._free_name(conn, guild_id, league_id, name), roster, settings_of(league))
            stored = await rows.create_team(
                conn, guild_id, league_id, actor.user_id, draft, self._office.desk.clock.now()
            )
            await self._office.note(conn, stored, actor, "team_founded", name=draft.name, roster=roster)
        return stored

    async def buy(
        self, guild_id: int, team_id: int, actor: Actor, item: str, number: int | None = None, name: str = ""
    ) -> LeagueTeam:
        """Buy a player or a piece of staff for a draft.

        Raises:
            Refused: ``league_not_coach``, ``league_submitted``, ``league_phase``, ``league_budget``, ``league_limit``,
                ``league_forbidden``, ``league_unknown``, ``league_number``, ``league_name``.
        """
        return await self._edit(
            guild_id, team_id, actor, "bought", lambda t: market.buy(t, item, number, name), (DRAFT,), what=item
        )

    async def give_back(self, guild_id: int, team_id: int, actor: Actor, what: str | int) -> LeagueTeam:
        """Return a player by his number, or a piece of staff, to a draft's budget.

        Raises:
            Refused: as :meth:`buy`.
        """
        async with self._office.writing() as conn:
            stored = await self._editable(conn, guild_id, team_id, actor, (DRAFT,))
            league = await league_leagues.load_league(conn, guild_id, stored.league_id)
            team = market.give_back(stored.team, what, settings_of(league).free_fan_factor)
            return await self._save(conn, stored, actor, "returned", team, what=what)

    async def dress(
        self,
        guild_id: int,
        team_id: int,
        actor: Actor,
        colours: tuple[str, str] | None = None,
        emblem: str | None = None,
    ) -> LeagueTeam:
        """Choose two colours, as ``#rrggbb``, and an emblem, at any time.

        Raises:
            Refused: ``league_not_coach``, ``league_bad_colour``, ``league_bad_name``.
        """
        changes: dict[str, Any] = {}
        if colours is not None:
            lower = tuple(one.lower() for one in colours)
            for one in lower:
                if not COLOUR.fullmatch(one):
                    raise Refused("league_bad_colour", given=one)
            changes["colours"] = lower
        if emblem is not None:
            changes["emblem"] = checked_name(emblem) if emblem else ""
        async with self._office.writing() as conn:
            stored = await coached(conn, guild_id, team_id, actor)
            await self._office.note(conn, stored, actor, "dressed", looks={k: str(v) for k, v in changes.items()})
            return await rows.save_team(conn, stored, submitted=stored.state == SUBMITTED, **changes)

    async def discard(self, guild_id: int, team_id: int, actor: Actor) -> None:
        """Throw a draft away; nothing is left of it but the audit log.

        Raises:
            Refused: ``league_not_coach``, ``league_submitted``, ``league_phase``.
        """
        async with self._office.writing() as conn:
            stored = await self._editable(conn, guild_id, team_id, actor, (DRAFT,))
            await self._office.note(conn, stored, actor, "discarded", name=stored.name)
            await rows.drop_draft(conn, stored)

    async def submit(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """Hand a complete draft to the commissioner; until he decides it stays as it is.

        Raises:
            Refused: ``league_not_coach``, ``league_submitted``, ``league_phase``, ``league_too_few``.
        """
        async with self._office.writing() as conn:
            stored = await self._editable(conn, guild_id, team_id, actor, (DRAFT,))
            building.check_complete(stored.team)
            await self._office.note(conn, stored, actor, "submitted")
            return await rows.save_team(conn, stored, submitted=True, remark="")

    async def take_back(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """Take a submitted draft back, to change it.

        Raises:
            Refused: ``league_not_coach``, ``league_not_submitted``.
        """
        async with self._office.writing() as conn:
            stored = await coached(conn, guild_id, team_id, actor)
            _submitted(stored)
            await self._office.note(conn, stored, actor, "taken_back")
            return await rows.save_team(conn, stored)

    async def approve(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """A commissioner lets a submitted draft join the league.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_submitted``.
        """
        async with self._office.writing() as conn:
            stored = await rows.load_team(conn, guild_id, team_id)
            await commissioned(conn, guild_id, stored.league_id, actor)
            _submitted(stored)
            saved = await self._save(conn, stored, actor, "approved", building.approve(stored.team))
            now = self._office.desk.clock.now()
            await league_leagues.tell(
                conn, guild_id, stored.league_id, "team_joined", {"roster": stored.team.roster}, now, team_id=team_id
            )
            return saved

    async def submitted(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """A submitted draft, for a commissioner who is to decide on it.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_submitted``.
        """
        async with self._office.reading() as conn:
            stored = await rows.load_team(conn, guild_id, team_id)
            await commissioned(conn, guild_id, stored.league_id, actor)
            _submitted(stored)
            return stored

    async def refuse(self, guild_id: int, team_id: int, actor: Actor, reason: str) -> LeagueTeam:
        """A commissioner gives a submitted draft back to its coach, with a reason.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_submitted``, ``league_no_reason``.
        """
        if not reason.strip() or len(reason) > LONGEST_REMARK:
            raise Refused("league_no_reason", length=LONGEST_REMARK)
        async with self._office.writing() as conn:
            stored = await rows.load_team(conn, guild_id, team_id)
            await commissioned(conn, guild_id, stored.league_id, actor)
            _submitted(stored)
            await self._office.note(conn, stored, actor, "refused", reason=reason)
            return await rows.save_team(conn, stored, remark=reason.strip())

    # -- between matches ----------------------------------------------------------------------------------------

    async def rename(
        self, guild_id: int, team_id: int, actor: Actor, name: str, number: int | None = None
    ) -> LeagueTeam:
        """Give the team, or the player with this number, another name.

        Raises:
            Refused: ``league_not_coach``, ``league_submitted``, ``league_phase``, ``league_unknown``, ``league_name``,
                ``league_name_taken``.
        """
        async with self._office.writing() as conn:
            stored = await self._editable(conn, guild_id, team_id, actor, (DRAFT, READY))
            if number is None:
                name = await self._free_name(conn, guild_id, stored.league_id, name, team_id)
            team = market.rename(stored.team, name, number) if number is None else _named(stored.team, number, name)
            return await self._save(conn, stored, actor, "renamed", team, name=name, number=number)

    async def renumber(self, guild_id: int, team_id: int, actor: Actor, number: int, other: int) -> LeagueTeam:
        """Give a player another shirt; if somebody wears it, the two swap.

        Raises:
            Refused: ``league_not_coach``, ``league_submitted``, ``league_phase``, ``league_unknown``, ``league_number``.
        """
        return await self._edit(
            guild_id,
            team_id,
            actor,
            "renumbered",
            lambda t: market.renumber(t, number, other),
            (DRAFT, READY),
            number=number,
            other=other,
        )

    async def name_player(
        self, guild_id: int, team_id: int, actor: Actor, number: int, name: str, other: int
    ) -> LeagueTeam:
        """Give a player another name and another shirt at once; an empty name leaves him his position's.

        Raises:
            Refused: as :meth:`rename` and :meth:`renumber`.
        """

        def change(team: Team) -> Team:
            renamed = _named(team, number, name)
            return renamed if other == number else market.renumber(renamed, number, other)

        return await self._edit(
            guild_id, team_id, actor, "renamed", change, (DRAFT, READY), number=number, name=name, other=other
        )

    async def name_players(self, guild_id: int, team_id: int, actor: Actor, names: Mapping[int, str]) -> LeagueTeam:
        """Name the players with these shirts, all or none; an empty name leaves a player his position's.

        Raises:
            Refused: as :meth:`rename`.
        """

        def change(team: Team) -> Team:
            for number, name in names.items():
                team = _named(team, number, name)
            return team

        shirts = [f"{number} {name}" for number, name in names.items()]
        return await self._edit(guild_id, team_id, actor, "renamed", change, (DRAFT, READY), names=shirts)

    async def choose(self, guild_id: int, team_id: int, actor: Actor, number: int, what: str) -> LeagueTeam:
        """Spend an improvement roll that was left open, before the next match.

        Raises:
            Refused: ``league_not_coach``, ``league_phase``, ``league_unknown``, ``league_forbidden``, ``league_choice``.
        """
        return await self._edit(
            guild_id,
            team_id,
            actor,
            "chosen",
            lambda t: improvement.choose(t, number, what),
            (READY,),
            number=number,
            what=what,
        )

    async def may_retire(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """The team, if :meth:`retire` would be possible now.

        Raises:
            Refused: as :meth:`retire`.
        """
        async with self._office.reading() as conn:
            stored = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
            await _unreported(conn, stored)
            market.retire(stored.team)
            return stored

    async def retire(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """The team plays no more; its coach or a commissioner may say so.

        Raises:
            Refused: ``league_not_coach``, ``league_phase``, ``league_reported``.
        """
        async with self._office.writing() as conn:
            stored = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
            await _unreported(conn, stored)
            return await self._save(conn, stored, actor, "retired", market.retire(stored.team))

    async def reinstate(self, guild_id: int, team_id: int, actor: Actor) -> LeagueTeam:
        """A commissioner lets a retired team play again.

        Raises:
            Refused: ``league_not_commissioner``, ``league_phase``.
        """
        async with self._office.writing() as conn:
            stored = await rows.load_team(conn, guild_id, team_id)
            await commissioned(conn, guild_id, stored.league_id, actor)
            return await self._save(conn, stored, actor, "reinstated", market.reinstate(stored.team))

    async def may_hand_over(self, guild_id: int, team_id: int, actor: Actor, coach: int) -> LeagueTeam:
        """The team, if :meth:`hand_over` would be possible now.

        Raises:
            Refused: as :meth:`hand_over`.
        """
        async with self._office.reading() as conn:
            return await self._handed(conn, guild_id, team_id, actor, coach)

    async def _handed(self, conn: AsyncConnection, guild_id: int, team_id: int, actor: Actor, coach: int) -> LeagueTeam:
        stored = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
        if stored.state == "in_match":
            raise Refused("league_in_match", team=stored.name)
        await _unreported(conn, stored)
        if stored.coach == coach:
            raise Refused("league_already_coach", team=stored.name)
        theirs = await rows.list_teams(conn, guild_id, stored.league_id, coach)
        if sum(one.state != RETIRED for one in theirs) >= MOST_TEAMS:
            raise Refused("league_many_teams", most=MOST_TEAMS)
        return stored

    async def hand_over(self, guild_id: int, team_id: int, actor: Actor, coach: int) -> LeagueTeam:
        """Give a team to another coach, but not in the middle of a match.

        Raises:
            Refused: ``league_not_coach``, ``league_in_match``, ``league_reported``, ``league_already_coach``,
                ``league_many_teams``.
        """
        async with self._office.writing() as conn:
            stored = await self._handed(conn, guild_id, team_id, actor, coach)
            await self._office.note(conn, stored, actor, "handed_over", before=stored.coach, after=coach)
            return await rows.save_team(conn, stored, submitted=stored.state == SUBMITTED, coach=coach)

    # -- shared -------------------------------------------------------------------------------------------------

    async def _edit(
        self,
        guild_id: int,
        team_id: int,
        actor: Actor,
        action: str,
        change: Change,
        phases: tuple[str, ...],
        **details: Any,
    ) -> LeagueTeam:
        async with self._office.writing() as conn:
            stored = await self._editable(conn, guild_id, team_id, actor, phases)
            return await self._save(conn, stored, actor, action, change(stored.team), **details)

    async def _editable(
        self, conn: AsyncConnection, guild_id: int, team_id: int, actor: Actor, phases: tuple[str, ...]
    ) -> LeagueTeam:
        stored = await coached(conn, guild_id, team_id, actor)
        if stored.state == SUBMITTED:
            raise Refused("league_submitted", team=stored.name)
        stored.team.needs(*phases)
        return stored

    async def _save(
        self, conn: AsyncConnection, stored: LeagueTeam, actor: Actor, action: str, team: Team, **details: Any
    ) -> LeagueTeam:
        await self._office.note(conn, stored, actor, action, **details)
        return await rows.save_team(conn, stored, team)

    async def _free_name(
        self, conn: AsyncConnection, guild_id: int, league_id: int, name: str, team_id: int | None = None
    ) -> str:
        given = checked_name(name)
        names = await rows.team_names(conn, guild_id, league_id)
        if any(one.casefold() == given.casefold() and key != team_id for key, one in names.items()):
            raise Refused("league_name_taken", name=given)
        return given


def _named(team: Team, number: int, name: str) -> Team:
    """The team after a player with this shirt got another name, which must be printable."""
    if not name.isprintable():
        raise Refused("league_bad_name", length=market.LONGEST_NAME)
    return market.rename(team, name, number)


async def _unreported(conn: AsyncConnection, stored: LeagueTeam) -> None:
    """Refuse while a result of the team waits: whoever takes it over would confirm it, and one that retires could never have it.

    Raises:
        Refused: ``league_reported``.
    """
    if await league_play.list_fixtures(conn, stored.guild_id, team_id=stored.id, states=(REPORTED,)):
        raise Refused("league_reported")


def _submitted(stored: LeagueTeam) -> None:
    if stored.state != SUBMITTED:
        raise Refused("league_not_submitted", team=stored.name)
