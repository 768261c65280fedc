"""What an option of a league command means: leagues, teams, players, seasons, divisions and fixtures of this server.

Options hold ids, as completion gives them; a name typed out is understood too. What is left out is the only one there is.
Ids of other servers are not found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import discord
from discord.app_commands import Choice

from cogs.answers import is_number, matching
from cogs.client import Client, client_of
from cogs.language import texts_of
from engine.league.standings import PLAYED, MatchResult
from engine.league.stored import from_data
from engine.league.team import LeaguePlayer, Team
from services.errors import Refused
from services.language import Texts
from services.league import wording
from services.league.bureau import LeagueServices
from services.league.leagues import League
from services.league.office import Actor
from services.league.seasons import COUNTED, CUPS, OVER, PLANNED, RUNNING, Division, Fixture, FixtureLine, Season
from services.league.statistics import player_of
from services.league.teams import LeagueTeam, TeamLine

Interaction = discord.Interaction[Client]
#: How many of several are named to who has to say which.
NAMED = 8


class _Named(Protocol):
    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=_Named)


def leagues_of(interaction: discord.Interaction[Any]) -> LeagueServices:
    """The services of leagues."""
    return client_of(interaction).services.league


def guild_of(interaction: discord.Interaction[Any]) -> int:
    """The server of an interaction; commands of leagues are there on servers alone."""
    assert interaction.guild_id is not None
    return interaction.guild_id


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Who asks, and whether he may manage the server."""
    return Actor(interaction.user.id, admin=interaction.permissions.manage_guild)


# -- what is meant ------------------------------------------------------------------------------------------------------


async def league_of(interaction: discord.Interaction[Any], given: str | None = None) -> League:
    """The league that is named; else the only open one, else the one whose news are told in this channel.

    Raises:
        Refused: ``league_none``, ``league_not_found``, ``league_which``: with the names of those there are.
    """
    every = await leagues_of(interaction).leagues.list(guild_of(interaction))
    if given is not None:
        return chosen(every, given)
    return _only_league(interaction, every)


async def team_of(
    interaction: discord.Interaction[Any], given: str | None = None, league: League | None = None
) -> LeagueTeam:
    """The team that is named; else the sender's only one, of a league or of the whole server.

    Raises:
        Refused: ``league_no_team``, ``league_not_found``, ``league_which_team``.
    """
    if given is None:
        return await my_team(interaction, None, league)
    lines = await _lines(interaction, league)
    return await leagues_of(interaction).teams.get(guild_of(interaction), chosen(lines, given).id)


async def my_team(
    interaction: discord.Interaction[Any], given: str | None = None, league: League | None = None
) -> LeagueTeam:
    """The sender's own team that is named; else the only one he has that has not retired.

    Raises:
        Refused: ``league_no_team``, ``league_not_found``, ``league_which_team``.
    """
    lines = await _lines(interaction, league, coach=interaction.user.id)
    if given is not None:
        found = chosen(lines, given)
    else:
        active = [one for one in lines if one.state != "retired"] or lines
        if not active:
            raise Refused("league_no_team")
        if len(active) > 1:
            raise Refused("league_which_team", known=_names(active))
        found = active[0]
    return await leagues_of(interaction).teams.get(guild_of(interaction), found.id)


def player_in(team: Team, given: str) -> LeaguePlayer:
    """A player by the id he has for ever as completion gives it (``id:7``), by his shirt, or by his name.

    Raises:
        Refused: ``league_no_player``.
    """
    typed = given.strip()
    if typed.startswith("id:") and is_number(typed[3:]):
        return player_of(team, int(typed[3:]))
    number = typed.removeprefix("#")
    for one in team.players:
        if (is_number(number) and one.number == int(number)) or (one.name and one.name.casefold() == typed.casefold()):
            return one
    raise Refused("league_no_player", team=team.name)


async def season_of(interaction: discord.Interaction[Any], league: League, given: str | None = None) -> Season:
    """The season that is named; else the newest that runs, else the newest.

    Raises:
        Refused: ``league_no_season``, ``league_not_found``.
    """
    every = await leagues_of(interaction).seasons.seasons(league.guild_id, league.id)
    if given is not None:
        return chosen(every, given)
    if not every:
        raise Refused("league_no_season", league=league.name)
    return next((one for one in reversed(every) if one.state == RUNNING), every[-1])


async def planned_season(interaction: discord.Interaction[Any], league: League, given: str | None = None) -> Season:
    """The season that is named; else the newest that is planned, else as :func:`season_of`.

    Raises:
        Refused: ``league_no_season``, ``league_not_found``.
    """
    if given is None:
        every = await leagues_of(interaction).seasons.seasons(league.guild_id, league.id)
        for one in reversed(every):
            if one.state == PLANNED:
                return one
    return await season_of(interaction, league, given)


async def season_in(
    interaction: discord.Interaction[Any], season: str | None, league: str | None, *, planned: bool = False
) -> Season:
    """As :func:`season_of`, or as :func:`planned_season`, in the league that :func:`league_of` finds."""
    found = await league_of(interaction, league)
    return await (planned_season if planned else season_of)(interaction, found, season)


async def division_of(interaction: discord.Interaction[Any], season: Season, given: str | None = None) -> Division:
    """The division with this number in the season's league, or with this name in the season; else the season's only one.

    Raises:
        Refused: ``league_no_division``, ``league_not_found``, ``league_which_division``.
    """
    services = leagues_of(interaction).seasons
    if given is not None and is_number(given):
        found = await services.division(season.guild_id, int(given))
        if found.league_id != season.league_id:
            raise Refused("league_not_found")
        return found
    every = await services.divisions(season.guild_id, season.id)
    if given is not None:
        return chosen(every, given)
    if not every:
        raise Refused("league_no_division", season=season.name)
    if len(every) > 1:
        raise Refused("league_which_division", known=_names(every))
    return every[0]


async def division_with(interaction: discord.Interaction[Any], season: Season, team_id: int) -> Division:
    """The division of a season in which a team plays; a cup only where it plays nowhere else.

    Raises:
        Refused: ``league_not_entered``.
    """
    services = leagues_of(interaction).seasons
    found = [
        one
        for one in await services.divisions(season.guild_id, season.id)
        if team_id in await services.entrants(season.guild_id, one.id)
    ]
    if not found:
        raise Refused("league_not_entered")
    return next((one for one in found if one.form not in CUPS), found[0])


async def fixture_of(interaction: discord.Interaction[Any], given: str | None = None) -> Fixture:
    """The fixture with this number; else the sender's only open one.

    Raises:
        Refused: ``league_not_found``, ``league_no_fixture``, ``league_which_fixture``.
    """
    if given is None:
        return await my_fixture(interaction)
    if not is_number(given):
        raise Refused("league_not_found")
    return await leagues_of(interaction).seasons.fixture(guild_of(interaction), int(given))


async def my_fixture(interaction: discord.Interaction[Any], given: str | None = None) -> Fixture:
    """The fixture of a team of the sender with this number; else the only open one, or the only one of his next round.

    Raises:
        Refused: ``league_not_found``, ``league_no_fixture``, ``league_which_fixture``.
    """
    mine = await _my_open(interaction)
    if given is not None:
        found = next((one for one in mine if is_number(given) and one.id == int(given)), None)
        if found is None:
            raise Refused("league_not_found")
    else:
        if not mine:
            raise Refused("league_no_fixture")
        mine = [one for one in mine if one.state != "scheduled"] or mine
        first = [one for one in mine if one.round == mine[0].round]
        if len(first) > 1:
            raise Refused("league_which_fixture")
        found = first[0]
    return await leagues_of(interaction).seasons.fixture(found.guild_id, found.id)


# -- completion ---------------------------------------------------------------------------------------------------------


async def leagues(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The leagues of the server, open ones first."""
    every = await leagues_of(interaction).leagues.list(guild_of(interaction))
    every.sort(key=lambda one: one.state != "open")
    return matching(_offered(every), typed)


async def teams(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The teams of the league that stands in the option before, or of the whole server."""
    return matching(_offered(await _lines(interaction, await _named_league(interaction))), typed)


async def my_teams(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The sender's teams."""
    league = await _named_league(interaction)
    return matching(_offered(await _lines(interaction, league, coach=interaction.user.id)), typed)


async def players(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The players of the team that stands in the option before, or of the sender's only one."""
    texts = await texts_of(interaction)
    try:
        stored = await team_of(interaction, option(interaction, "team"), await _named_league(interaction))
    except Refused:
        return []
    return matching([(wording.player(one, texts), f"id:{one.id}") for one in stored.team.players], typed)


async def seasons(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The seasons of the league that stands in the option before, or of the default one; newest first."""
    try:
        league = await league_of(interaction, option(interaction, "league"))
    except Refused:
        return []
    every = await leagues_of(interaction).seasons.seasons(league.guild_id, league.id)
    return matching(_offered(every[::-1]), typed)


async def divisions(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The divisions of the season that stands in the option before, or of all that are not over."""
    return matching(await _division_names(interaction), typed)


async def cups(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Those of the divisions that are cups."""
    return matching(await _division_names(interaction, CUPS), typed)


async def fixtures(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The fixtures of a season that have no result yet."""
    return await _season_fixtures(interaction, typed, played=False)


async def played_fixtures(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The fixtures of a season that have their result, newest first."""
    return await _season_fixtures(interaction, typed, played=True)


async def my_fixtures(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The sender's fixtures that are not over."""
    texts = await texts_of(interaction)
    names = await leagues_of(interaction).teams.names(guild_of(interaction))
    mine = await _my_open(interaction)
    return matching([(fixture_name(one, names, texts), str(one.id)) for one in mine], typed)


def fixture_name(one: FixtureLine, names: dict[int, str], texts: Texts) -> str:
    """A fixture by its round and its teams; a bye by its team alone."""
    home = names.get(one.home_team, "?")
    if one.away_team is None:
        return texts.say("league-fixture-bye", round=str(one.round), team=home)
    return texts.say("league-fixture", round=str(one.round), home=home, away=names.get(one.away_team, "?"))


def form_name(form: str, texts: Texts) -> str:
    """How a division plays."""
    return texts.say(f"choice-form-{form.replace('_', '-')}")


def result_name(one: FixtureLine, names: dict[int, str], texts: Texts) -> str:
    """A fixture with its result: the score, or who forfeited; one without a result as :func:`fixture_name`."""
    if one.result is None or one.away_team is None:
        return fixture_name(one, names, texts)
    result = from_data(MatchResult, one.result)
    home, away = names.get(one.home_team, "?"), names.get(one.away_team, "?")
    if result.kind != PLAYED:
        return texts.say(f"league-fixture-{result.kind.replace('_', '-')}", home=home, away=away)
    score = texts.say(
        "league-fixture-result",
        home=home,
        away=away,
        home_score=str(result.touchdowns[0]),
        away_score=str(result.touchdowns[1]),
    )
    if not result.winner:
        return score
    return texts.say("league-fixture-winner", result=score, team=names.get(int(result.winner), "?"))


# -- shared -------------------------------------------------------------------------------------------------------------


def option(interaction: discord.Interaction[Any], name: str) -> str | None:
    """What stands in another option while one is completed, or None."""
    value: object = getattr(interaction.namespace, name, None)
    return value if isinstance(value, str) and value.strip() else None


def chosen(every: Sequence[T], given: str) -> T:
    """The one with this id, or with this name.

    Raises:
        Refused: ``league_not_found``.
    """
    typed = given.strip().casefold()
    for one in every:
        if is_number(given) and one.id == int(given):
            return one
    named = [one for one in every if one.name.casefold() == typed]
    if len(named) != 1:
        raise Refused("league_not_found")
    return named[0]


def _only_league(interaction: discord.Interaction[Any], every: list[League]) -> League:
    if not every:
        raise Refused("league_none")
    active = [one for one in every if one.state == "open"] or every
    if len(active) == 1:
        return active[0]
    places = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)} - {None}
    here = [one for one in active if one.channel_id in places]
    if len(here) == 1:
        return here[0]
    raise Refused("league_which", known=_names(active))


async def _named_league(interaction: discord.Interaction[Any]) -> League | None:
    named = option(interaction, "league")
    if named is None:
        return None
    try:
        return await league_of(interaction, named)
    except Refused:
        return None


async def _named_season(interaction: discord.Interaction[Any]) -> Season:
    league = await league_of(interaction, option(interaction, "league"))
    return await season_of(interaction, league, option(interaction, "season"))


async def _division_names(interaction: Interaction, forms: Sequence[str] = ()) -> list[tuple[str, str]]:
    services = leagues_of(interaction).seasons
    try:
        league = await league_of(interaction, option(interaction, "league"))
        named = option(interaction, "season")
        every = await services.seasons(league.guild_id, league.id)
        shown = [chosen(every, named)] if named else [one for one in every[::-1] if one.state != OVER] or every[-1:]
    except Refused:
        return []
    return [
        (one.name if len(shown) == 1 else f"{one.name} ({season.name})", str(one.id))
        for season in shown
        for one in await services.divisions(season.guild_id, season.id)
        if not forms or one.form in forms
    ]


async def _lines(
    interaction: discord.Interaction[Any], league: League | None, coach: int | None = None
) -> list[TeamLine]:
    league_id = league.id if league is not None else None
    return await leagues_of(interaction).teams.lines(guild_of(interaction), league_id=league_id, coach=coach)


async def _my_open(interaction: discord.Interaction[Any]) -> list[FixtureLine]:
    guild_id, services = guild_of(interaction), leagues_of(interaction)
    mine = await services.teams.lines(guild_id, coach=interaction.user.id)
    found = [one for team in mine for one in await services.seasons.fixtures(guild_id, team_id=team.id)]
    open_ones = {one.id: one for one in found if one.state not in ("done", "bye")}
    return sorted(open_ones.values(), key=lambda one: (one.round, one.id))


async def _season_fixtures(interaction: Interaction, typed: str, *, played: bool) -> list[Choice[str]]:
    texts = await texts_of(interaction)
    try:
        season = await _named_season(interaction)
    except Refused:
        return []
    found = await leagues_of(interaction).seasons.fixtures(season.guild_id, season_id=season.id)
    shown = [one for one in found if (one.state in COUNTED) is played and one.away_team is not None]
    if played:
        shown.sort(key=lambda one: (one.finished_at is not None, one.finished_at, one.id), reverse=True)
    names = await leagues_of(interaction).teams.names(season.guild_id, season.league_id)
    return matching([(fixture_name(one, names, texts), str(one.id)) for one in shown], typed)


def _offered(every: Iterable[_Named]) -> list[tuple[str, str]]:
    return [(one.name, str(one.id)) for one in every]


def _names(every: Sequence[_Named]) -> str:
    return ", ".join(one.name for one in every[:NAMED]) + (", …" if len(every) > NAMED else "")
