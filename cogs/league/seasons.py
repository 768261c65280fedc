"""`/season`: planning one, its draw, and its end."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator, Sequence

import discord
from discord.app_commands import Range
from discord.utils import format_dt

from cogs.answers import clipped, reply
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, chosen, guild_of, league_of, leagues_of
from cogs.league.groups import SEASON
from cogs.league.pressing import button, on_press, show, working
from cogs.translator import choices, command
from services.errors import Refused
from services.language import Texts
from services.league.seasons import CUPS, FORMS, LONGEST_ROUND, MOST_TEAMS, Division, FixtureLine, Season

#: Rounds and ties that a preview shows in full.
SHOWN_LENGTH = 1800


@command("season create", SEASON)
async def create(interaction: Interaction, name: str, league: str | None = None) -> None:
    """Plan a season."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    made = await leagues_of(interaction).seasons.create(found.guild_id, found.id, actor_of(interaction), name)
    await reply(interaction, texts.say("season-created", season=made.name, league=found.name))


@command("season division", SEASON, {"form": choices("form", FORMS)})
async def division(
    interaction: Interaction, name: str, form: str = "single", season: str | None = None, league: str | None = None
) -> None:
    """Add a division or a cup to a season."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league, planned=form not in CUPS)
    made = await leagues_of(interaction).seasons.add_division(
        within.guild_id, within.id, actor_of(interaction), name, form
    )
    await reply(
        interaction,
        texts.say(
            "season-division-added",
            division=made.name,
            season=within.name,
            form=finding.form_name(form, texts),
        ),
    )


@command("season enter", SEASON)
async def enter(
    interaction: Interaction,
    team: str,
    seed: Range[int, 1, MOST_TEAMS] | None = None,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Enter a team in a division, or in a cup as the seed that is given; `all` enters every team that plays nowhere yet."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league)
    services = leagues_of(interaction)
    lines = await services.teams.lines(place.guild_id, league_id=place.league_id)
    if team.strip().casefold() == ALL:
        await _enter_all(interaction, place, texts)
        return
    one = chosen(lines, team)
    if seed is not None and place.form not in CUPS:
        raise Refused("league_no_cup", division=place.name)
    entered = await services.seasons.entrants(place.guild_id, place.id)
    if seed is None or one.id not in entered:
        entered = await services.seasons.enter(place.guild_id, place.id, actor_of(interaction), one.id)
    if seed is not None:
        entered = await services.cups.seed(place.guild_id, place.id, actor_of(interaction), one.id, seed)
    await reply(interaction, clipped(_entered(place, one.name, entered, lines, texts), texts))


ALL = "all"


async def _enter_all(interaction: Interaction, place: Division, texts: Texts) -> None:
    """Enter every ready team that is in no division of the season yet, oldest first."""
    await working(interaction)
    services = leagues_of(interaction)
    taken: set[int] = set()
    for one in await services.seasons.divisions(place.guild_id, place.season_id):
        if one.id == place.id or (one.form not in CUPS and place.form not in CUPS):
            taken |= set(await services.seasons.entrants(place.guild_id, one.id))
    lines = await services.teams.lines(place.guild_id, league_id=place.league_id)
    free = [one for one in lines if one.id not in taken and one.state not in ("draft", "submitted", "retired")]
    if not free:
        raise Refused("league_nobody_free")
    entered: list[int] = []
    for one in free:
        entered = await services.seasons.enter(place.guild_id, place.id, actor_of(interaction), one.id)
    names = texts.join([one.name for one in free])
    await reply(interaction, clipped(_entered(place, names, entered, lines, texts), texts))


def _entered(
    place: Division, who: str, entered: list[int], lines: Sequence[finding.TeamLine], texts: Texts
) -> list[str]:
    names = {one.id: one.name for one in lines}
    listed = [f"{number}. {names.get(team, '?')}" for number, team in enumerate(entered, 1)]
    return [texts.say("season-entered", team=who, division=place.name, count=len(entered)), *listed]


@command("season leave", SEASON)
async def leave(
    interaction: Interaction,
    team: str,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Take a team out of a division that is not drawn."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league, planned=True)
    services = leagues_of(interaction)
    one = chosen(await services.teams.lines(within.guild_id, league_id=within.league_id), team)
    place = (
        await finding.division_of(interaction, within, division)
        if division is not None
        else await finding.division_with(interaction, within, one.id)
    )
    left = await services.seasons.withdraw(place.guild_id, place.id, actor_of(interaction), one.id)
    await reply(interaction, texts.say("season-left", team=one.name, division=place.name, count=len(left)))


# -- the draw -----------------------------------------------------------------------------------------------------------


@command("season draw", SEASON)
async def draw(
    interaction: Interaction,
    days: Range[int, 1, LONGEST_ROUND] | None = None,
    cup: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Show the draw of a season, or of a cup; it is made once it is confirmed."""
    if cup is not None:
        within = await finding.season_in(interaction, season, league)
        await _preview_cup(interaction, await finding.division_of(interaction, within, cup), days)
        return
    within = await finding.season_in(interaction, season, league, planned=True)
    await _preview(interaction, within, days, secrets.token_hex(8))


@on_press("draw_again")
async def _again(interaction: Interaction, season_id: str, days: str) -> None:
    within = await leagues_of(interaction).seasons.get(guild_of(interaction), int(season_id))
    await _preview(interaction, within, int(days) if days else None, secrets.token_hex(8))


async def _preview(interaction: Interaction, season: Season, days: int | None, seed: str) -> None:
    await working(interaction)
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    drawn = await services.seasons.preview(season.guild_id, season.id, actor_of(interaction), days, seed)
    lines = [texts.say("draw-title", season=season.name, count=len(drawn))]
    lines += [line async for line in _drawn(interaction, season, drawn, texts)]
    about = (season.id, days or "")
    await show(
        interaction,
        clipped(lines, texts, SHOWN_LENGTH),
        button("draw", *about, seed, label=texts.say("draw-yes"), style=discord.ButtonStyle.success),
        button("draw_again", *about, label=texts.say("draw-again")),
        button("leave", label=texts.say("league-leave")),
    )


async def _drawn(
    interaction: Interaction, season: Season, drawn: Sequence[FixtureLine], texts: Texts
) -> AsyncIterator[str]:
    services = leagues_of(interaction)
    names = await services.teams.names(season.guild_id, season.league_id)
    for one in await services.seasons.divisions(season.guild_id, season.id):
        here = [fixture for fixture in drawn if fixture.division_id == one.id]
        if here:
            yield f"**{one.name}**"
            for line in round_lines(here, names, texts):
                yield line


def round_lines(fixtures: Sequence[FixtureLine], names: dict[int, str], texts: Texts) -> Iterator[str]:
    """A division's matches, a line for each round with its deadline."""
    for number in sorted({one.round for one in fixtures}):
        here = [one for one in fixtures if one.round == number]
        pairs = "; ".join(
            texts.say("draw-bye", team=names.get(one.home_team, "?"))
            if one.away_team is None
            else f"{names.get(one.home_team, '?')} – {names.get(one.away_team, '?')}"
            for one in here
        )
        due = max((one.due_at for one in here if one.due_at is not None), default=None)
        if due is None:
            yield texts.say("draw-round", round=str(number), pairs=pairs)
        else:
            yield texts.say("draw-round-until", round=str(number), pairs=pairs, date=format_dt(due, "d"))


@on_press("draw")
async def _draw(interaction: Interaction, season_id: str, days: str, seed: str) -> None:
    await _start(interaction, guild_of(interaction), int(season_id), int(days) if days else None, seed)


async def _start(interaction: Interaction, guild_id: int, season_id: int, days: int | None, seed: str | None) -> None:
    await working(interaction)
    texts = await texts_of(interaction)
    services = leagues_of(interaction).seasons
    drawn = await services.start(guild_id, season_id, actor_of(interaction), days, seed)
    season = await services.get(guild_id, season_id)
    await show(interaction, texts.say("season-begun", season=season.name, count=len(drawn)))


@command("season start", SEASON)
async def start(
    interaction: Interaction,
    days: Range[int, 1, LONGEST_ROUND] | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Draw and begin a season at once, without looking at the draw first."""
    within = await finding.season_in(interaction, season, league, planned=True)
    await _start(interaction, within.guild_id, within.id, days, None)


@command("season close", SEASON)
async def close(interaction: Interaction, season: str | None = None, league: str | None = None) -> None:
    """End a season in which everything has been played, once it is confirmed."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    services = leagues_of(interaction)
    await services.leagues.may_change(within.guild_id, within.league_id, actor_of(interaction))
    await show(
        interaction,
        texts.say("season-close-ask", season=within.name),
        button("close", within.id, label=texts.say("season-close-yes"), style=discord.ButtonStyle.danger),
        button("leave", label=texts.say("league-leave")),
    )


@on_press("close")
async def _close(interaction: Interaction, season_id: str) -> None:
    await working(interaction)
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    ended = await services.seasons.finish(guild_of(interaction), int(season_id), actor_of(interaction))
    honours = await services.honours.season(ended.guild_id, ended.id)
    lines = [texts.say("season-closed", season=ended.name)]
    lines += [texts.say("hall-champion", division=one.division, team=one.team) for one in honours]
    await show(interaction, clipped(lines, texts))


# -- cups ---------------------------------------------------------------------------------------------------------------


async def _preview_cup(interaction: Interaction, cup: Division, days: int | None) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    await services.leagues.may_change(cup.guild_id, cup.league_id, actor_of(interaction))
    bracket = await services.cups.bracket(cup.guild_id, cup.id)
    if bracket.fixtures:
        raise Refused("league_drawn", division=cup.name)
    if not bracket.ties:
        raise Refused("league_few_teams", division=cup.name)
    names = await services.teams.names(cup.guild_id, cup.league_id)
    lines = [texts.say("draw-cup-title", division=cup.name)]
    for tie, home, away in bracket.ties:
        if home and away:
            lines.append(texts.say("draw-round", round=str(tie.round + 1), pairs=f"{names[home]} – {names[away]}"))
    await show(
        interaction,
        clipped(lines, texts, SHOWN_LENGTH),
        button("draw_cup", cup.id, days or "", label=texts.say("draw-yes"), style=discord.ButtonStyle.success),
        button("leave", label=texts.say("league-leave")),
    )


@on_press("draw_cup")
async def _draw_cup(interaction: Interaction, cup_id: str, days: str) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    guild_id = guild_of(interaction)
    bracket = await services.cups.draw(guild_id, int(cup_id), actor_of(interaction), int(days) if days else None)
    cup = await services.seasons.division(guild_id, int(cup_id))
    await show(interaction, texts.say("cup-drawn", division=cup.name, count=len(bracket.fixtures)))


@command("season qualify", SEASON)
async def qualify(
    interaction: Interaction,
    cup: str,
    count: Range[int, 1, MOST_TEAMS],
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Enter the best of a division, or of each division, in a cup, seeded by their places."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    services = leagues_of(interaction)
    place = await finding.division_of(interaction, within, cup)
    every = [one for one in await services.seasons.divisions(within.guild_id, within.id) if one.form not in CUPS]
    sources = [chosen(every, division)] if division is not None else every
    entered = await services.cups.qualify(
        within.guild_id, place.id, actor_of(interaction), [one.id for one in sources], count
    )
    names = await services.teams.names(within.guild_id, within.league_id)
    lines = [texts.say("season-qualified", division=place.name, count=len(entered))]
    lines += [f"{number}. {names.get(team, '?')}" for number, team in enumerate(entered, 1)]
    await reply(interaction, clipped(lines, texts))


# -- shared -------------------------------------------------------------------------------------------------------------


async def _division(interaction: Interaction, division: str | None, season: str | None, league: str | None) -> Division:
    """The division that is named in the season that is planned, or in the one that runs: cups join that one too."""
    within = await finding.season_in(interaction, season, league, planned=True)
    return await finding.division_of(interaction, within, division)


async def _teams_or_all(interaction: Interaction, typed: str) -> list[discord.app_commands.Choice[str]]:
    texts = await texts_of(interaction)
    every = discord.app_commands.Choice(name=texts.say("season-enter-all")[:100], value=ALL)
    return [every, *await finding.teams(interaction, typed)][:25]


for _one in (create, division, enter, leave, draw, start, close, qualify):
    _one.autocomplete("league")(finding.leagues)
for _one in (division, enter, leave, draw, start, close, qualify):
    _one.autocomplete("season")(finding.seasons)
for _one in (enter, leave, qualify):
    _one.autocomplete("division")(finding.divisions)
for _one in (draw, qualify):
    _one.autocomplete("cup")(finding.cups)
enter.autocomplete("team")(_teams_or_all)
leave.autocomplete("team")(finding.teams)
