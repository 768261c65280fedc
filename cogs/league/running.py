"""`/season` while it runs and after it: deadlines, replacing a team, what stands, and the archive."""

from __future__ import annotations

from io import BytesIO

import discord
from discord.app_commands import Range
from discord.utils import format_dt

from cogs.answers import clipped, reply
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, chosen, guild_of, league_of, leagues_of
from cogs.league.groups import SEASON
from cogs.league.pressing import ask, on_press
from cogs.league.pressing import show as answer_in_place
from cogs.translator import command
from services.errors import Refused
from services.language import Texts
from services.league import standing
from services.league.seasons import COUNTED, CUPS, LONGEST_ROUND, OVER, Division, FixtureLine, Season

MOST_ROUNDS = 200


@command("season deadline", SEASON)
async def deadline(
    interaction: Interaction,
    round_: Range[int, 1, MOST_ROUNDS],
    days: Range[int, 1, LONGEST_ROUND],
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Let a round end so many days from now."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    place = await finding.division_of(interaction, within, division)
    left = await leagues_of(interaction).deadlines.set_round(
        place.guild_id, place.id, actor_of(interaction), round_, days
    )
    due = left[0].due_at
    assert due is not None
    await reply(
        interaction,
        texts.say(
            "season-deadline-set",
            round=str(round_),
            division=place.name,
            count=len(left),
            date=format_dt(due, "f"),
            left=format_dt(due, "R"),
        ),
    )


@command("season extend", SEASON)
async def extend(interaction: Interaction, fixture: str, days: Range[int, 1, LONGEST_ROUND]) -> None:
    """Give the two teams of a match more days."""
    texts = await texts_of(interaction)
    found = await finding.fixture_of(interaction, fixture)
    services = leagues_of(interaction)
    changed = await services.seasons.extend(found.guild_id, found.id, actor_of(interaction), days)
    names = await services.teams.names(found.guild_id, found.league_id)
    assert changed.due_at is not None
    await reply(
        interaction,
        texts.say(
            "season-extended",
            match=finding.fixture_name(changed, names, texts),
            date=format_dt(changed.due_at, "f"),
            left=format_dt(changed.due_at, "R"),
        ),
    )


@command("season replace", SEASON)
async def replace(
    interaction: Interaction,
    old: str,
    new: str,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Put another team in the place of one: what is not yet played is the new team's."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    services = leagues_of(interaction)
    lines = await services.teams.lines(within.guild_id, league_id=within.league_id)
    leaving, coming = chosen(lines, old), chosen(lines, new)
    place = (
        await finding.division_of(interaction, within, division)
        if division is not None
        else await finding.division_with(interaction, within, leaving.id)
    )
    await services.leagues.may_change(place.guild_id, place.league_id, actor_of(interaction))
    await ask(
        interaction,
        texts.say("season-replace-ask", old=leaving.name, new=coming.name, division=place.name),
        "replace",
        place.id,
        leaving.id,
        coming.id,
        yes=texts.say("season-replace-yes"),
    )


@on_press("replace")
async def _replace(interaction: Interaction, division_id: str, old: str, new: str) -> None:
    texts = await texts_of(interaction)
    services, guild_id = leagues_of(interaction), guild_of(interaction)
    leaving, coming = await services.teams.get(guild_id, int(old)), await services.teams.get(guild_id, int(new))
    place = await services.seasons.division(guild_id, int(division_id))
    taken = await services.seasons.replace_team(guild_id, place.id, actor_of(interaction), leaving.id, coming.id)
    await answer_in_place(
        interaction,
        texts.say(
            "season-replaced",
            old=leaving.name,
            new=coming.name,
            division=place.name,
            count=sum(one.state not in COUNTED for one in taken),
        ),
    )


@command("season show", SEASON)
async def show(interaction: Interaction, season: str | None = None, league: str | None = None) -> None:
    """How far a season has got; open to everybody."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    await reply(interaction, clipped(await _progress(interaction, within, texts), texts))


async def _progress(interaction: Interaction, season: Season, texts: Texts) -> list[str]:
    services = leagues_of(interaction)
    honours = {one.division_id: one.team for one in await services.honours.season(season.guild_id, season.id)}
    fixtures = await services.seasons.fixtures(season.guild_id, season_id=season.id)
    lines = [texts.say("league-season-name", season=season.name, state=texts.say(f"season-is-{season.state}"))]
    for one in await services.seasons.divisions(season.guild_id, season.id):
        here = [fixture for fixture in fixtures if fixture.division_id == one.id]
        teams = await services.seasons.entrants(season.guild_id, one.id)
        lines.append(
            texts.say(
                "season-division-line",
                division=one.name,
                form=finding.form_name(one.form, texts),
                teams=len(teams),
                played=sum(fixture.state in COUNTED for fixture in here),
                all=len(here),
            )
        )
        lines += _round_line(here, texts)
        if one.id in honours:
            lines.append(texts.say("hall-champion", division=one.name, team=honours[one.id]))
    return lines


def _round_line(fixtures: list[FixtureLine], texts: Texts) -> list[str]:
    left = [one for one in fixtures if one.state not in COUNTED]
    if not left:
        return []
    number = min(one.round for one in left)
    due = max((one.due_at for one in left if one.round == number and one.due_at is not None), default=None)
    if due is None:
        return [texts.say("season-round", round=str(number))]
    return [texts.say("season-round-until", round=str(number), date=format_dt(due, "D"), left=format_dt(due, "R"))]


@command("season archive", SEASON)
async def archive(interaction: Interaction, season: str | None = None, league: str | None = None) -> None:
    """The seasons that are over, or one of them with all tables and results in a file."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    if season is None:
        await reply(interaction, clipped(await _ended(interaction, found.guild_id, found.id, texts), texts))
        return
    within = await finding.season_of(interaction, found, season)
    await interaction.response.defer(ephemeral=True)
    lines = await _record(interaction, within, texts)
    file = discord.File(BytesIO("\n".join(lines).encode()), f"season-{within.number}.txt")
    first = texts.say("archive-file", season=within.name, league=found.name)
    summary = clipped([first, *await _progress(interaction, within, texts)], texts)
    await interaction.followup.send(summary, file=file, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def _ended(interaction: Interaction, guild_id: int, league_id: int, texts: Texts) -> list[str]:
    hall = await leagues_of(interaction).honours.hall(guild_id, league_id)
    seasons = await leagues_of(interaction).seasons.seasons(guild_id, league_id)
    lines: list[str] = []
    for season in reversed([one for one in seasons if one.state == OVER]):
        lines.append(f"**{season.name}**")
        lines += [
            texts.say("hall-champion", division=one.division, team=one.team)
            for one in hall
            if one.season.id == season.id
        ]
    if not lines:
        raise Refused("league_no_ended_season")
    return [texts.say("archive-title"), *lines]


async def _record(interaction: Interaction, season: Season, texts: Texts) -> list[str]:
    """All tables and results of a season."""
    services = leagues_of(interaction)
    names = await services.teams.names(season.guild_id, season.league_id)
    fixtures = await services.seasons.fixtures(season.guild_id, season_id=season.id)
    lines = [season.name]
    for one in await services.seasons.divisions(season.guild_id, season.id):
        lines += ["", f"== {one.name} ({finding.form_name(one.form, texts)}) =="]
        lines += await _table(interaction, one, texts)
        for number in sorted({fixture.round for fixture in fixtures if fixture.division_id == one.id}):
            lines += ["", texts.say("fixtures-round", round=str(number))]
            lines += [
                finding.result_name(fixture, names, texts)
                for fixture in fixtures
                if fixture.division_id == one.id and fixture.round == number
            ]
    return lines


async def _table(interaction: Interaction, division: Division, texts: Texts) -> list[str]:
    if division.form in CUPS:
        return []
    found = await leagues_of(interaction).standings.of(division.guild_id, division.id)
    corrections = [
        texts.say(
            "standing-correction", team=found.table.names.get(str(team), "?"), points=f"{points:+d}", reason=reason
        )
        for team, points, reason in division.corrections
    ]
    return [*standing.lines(found, texts), *corrections]


for _one in (deadline, replace, show, archive):
    _one.autocomplete("league")(finding.leagues)
    _one.autocomplete("season")(finding.seasons)
for _one in (deadline, replace):
    _one.autocomplete("division")(finding.divisions)
extend.autocomplete("fixture")(finding.fixtures)
replace.autocomplete("old")(finding.teams)
replace.autocomplete("new")(finding.teams)
