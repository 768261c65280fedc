"""`/fixtures`: a season's matches by round, with their states and deadlines, the reader's own first."""

from __future__ import annotations

from collections.abc import Sequence

from discord.app_commands import Range
from discord.utils import format_dt

from cogs.answers import clipped
from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, guild_of, league_of, leagues_of
from cogs.league.pressing import button, on_press, show
from cogs.league.running import MOST_ROUNDS
from cogs.translator import command
from services.language import Texts
from services.league.seasons import COUNTED, RUNNING, FixtureLine, Season

LENGTH = 1800


@command("fixtures")
async def fixtures(
    interaction: Interaction,
    round_: Range[int, 1, MOST_ROUNDS] | None = None,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Show a round: the one that is given, else the earliest in which something is still to be played."""
    found = await league_of(interaction, league)
    within = await finding.season_of(interaction, found, season)
    place = await finding.division_of(interaction, within, division) if division is not None else None
    if place is not None and place.season_id != within.id:
        within = await leagues_of(interaction).seasons.get(within.guild_id, place.season_id)
    await _show(interaction, within, place.id if place is not None else None, round_)


@on_press("fixtures")
async def _turn(interaction: Interaction, season_id: str, division_id: str, number: str) -> None:
    within = await leagues_of(interaction).seasons.get(guild_of(interaction), int(season_id))
    await _show(interaction, within, int(division_id) if division_id else None, int(number))


async def _show(interaction: Interaction, season: Season, division_id: int | None, number: int | None) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    every = await services.seasons.fixtures(season.guild_id, season_id=season.id)
    every = [one for one in every if division_id in (None, one.division_id)]
    title = texts.say("league-season-name", season=season.name, state=texts.say(f"season-is-{season.state}"))
    if not every:
        await show(interaction, "\n".join([title, texts.say("fixtures-none")]))
        return
    names = await services.teams.names(season.guild_id, season.league_id)
    mine = {
        one.id
        for one in await services.teams.lines(season.guild_id, league_id=season.league_id, coach=interaction.user.id)
    }
    rounds = sorted({one.round for one in every})
    left = [one.round for one in every if one.state not in COUNTED]
    shown = number if number in rounds else min(left, default=rounds[-1])
    lines = [title]
    own = [one for one in every if {one.home_team, one.away_team} & mine and one.state not in COUNTED]
    if own and season.state == RUNNING:
        lines.append(texts.say("fixtures-mine"))
        lines += [_line(one, names, texts, with_round=True) for one in own[:3]]
    divisions = await services.seasons.divisions(season.guild_id, season.id)
    lines.append(texts.say("fixtures-round", round=str(shown)))
    for one in divisions:
        here = [fixture for fixture in every if fixture.division_id == one.id and fixture.round == shown]
        here.sort(key=lambda fixture: not {fixture.home_team, fixture.away_team} & mine)
        if here:
            lines += [f"**{one.name}**{_until(here, texts)}", *(_line(fixture, names, texts) for fixture in here)]
    place = rounds.index(shown)
    about = (season.id, division_id or "")
    before, after = rounds[max(0, place - 1)], rounds[min(len(rounds) - 1, place + 1)]
    await show(
        interaction,
        clipped(lines, texts, LENGTH),
        # The number of a round stands in both ids, so that they differ where there is no round on one side.
        button("fixtures", *about, before, label=texts.say("fixtures-before"), off=place == 0),
        button("fixtures_on", *about, after, label=texts.say("fixtures-after"), off=place == len(rounds) - 1),
    )


@on_press("fixtures_on")
async def _on(interaction: Interaction, season_id: str, division_id: str, number: str) -> None:
    await _turn(interaction, season_id, division_id, number)


def _until(here: Sequence[FixtureLine], texts: Texts) -> str:
    due = max((one.due_at for one in here if one.due_at is not None), default=None)
    return "" if due is None else " " + texts.say("fixtures-until", date=format_dt(due, "f"), left=format_dt(due, "R"))


def _line(one: FixtureLine, names: dict[int, str], texts: Texts, *, with_round: bool = False) -> str:
    """A match: its result, or its state where it has none."""
    if one.state in COUNTED and one.away_team is not None:
        return texts.say("fixtures-played", match=finding.result_name(one, names, texts))
    home = names.get(one.home_team, "?")
    if one.away_team is None:
        return texts.say("draw-bye", team=home)
    match = f"{home} – {names.get(one.away_team, '?')}"
    if with_round:
        match = finding.fixture_name(one, names, texts)
    line = texts.say("fixtures-open", match=match, state=texts.say(f"fixture-is-{one.state.replace('_', '-')}"))
    if with_round and one.due_at is not None:
        line += " " + texts.say("fixtures-until", date=format_dt(one.due_at, "f"), left=format_dt(one.due_at, "R"))
    return line


fixtures.autocomplete("league")(finding.leagues)
fixtures.autocomplete("season")(finding.seasons)
fixtures.autocomplete("division")(finding.divisions)


async def setup(bot: Client) -> None:
    """Add the command."""
    bot.tree.add_command(fixtures)
