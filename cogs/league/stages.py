"""`/stage` and `/ladder`: later stages, Swiss rounds, promotion, and challenges up the ladder."""

from __future__ import annotations

from discord.app_commands import Range
from discord.utils import format_dt

from cogs.answers import clipped, reply
from cogs.board.places import only
from cogs.client import client_of
from cogs.language import server_texts, texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, chosen, guild_of, league_of, leagues_of
from cogs.league.groups import LADDER, STAGE
from cogs.naming import user_mention
from cogs.translator import choices, command
from services.errors import Refused
from services.language import Texts
from services.league.seasons import FORMS, LONGEST_ROUND, MOST_TEAMS, Division, FixtureLine
from services.league.stages import MOST_ROUNDS
from services.league.states import LADDER as LADDER_FORM
from services.league.states import SWISS

#: How many stages a season may have.
MOST_STAGES = 9


@command("stage add", STAGE, {"form": choices("form", FORMS)})
async def add(
    interaction: Interaction,
    name: str,
    form: str = "knock_out",
    number: Range[int, 2, MOST_STAGES] = 2,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Add a stage that other divisions feed, to a season that is planned or runs."""
    texts = await texts_of(interaction)
    within = await finding.season_in(interaction, season, league)
    made = await leagues_of(interaction).seasons.add_division(
        within.guild_id, within.id, actor_of(interaction), name, form, number
    )
    said = texts.say("stage-added", division=made.name, season=within.name, form=finding.form_name(form, texts))
    await reply(interaction, said)


@command("stage feed", STAGE)
async def feed(
    interaction: Interaction,
    division: str,
    best: Range[int, 1, MOST_TEAMS],
    sources: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Enter the best of other divisions in a stage or a cup; without sources those of the first stage."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league)
    services = leagues_of(interaction)
    every = await services.seasons.divisions(place.guild_id, place.season_id)
    if sources is not None:
        named = [chosen(every, one) for one in sources.split(",") if one.strip()]
    else:
        named = [
            one
            for one in every
            if one.id != place.id and (await services.stages.stage(one.guild_id, one.id)).stage == 1
        ]
        named = [one for one in named if not one.form.startswith("knock_out")]
    seeds = await services.stages.feed(place.guild_id, place.id, actor_of(interaction), [one.id for one in named], best)
    lines = [texts.say("stage-fed", division=place.name, sources=texts.join([one.name for one in named]))]
    await reply(interaction, clipped([*lines, *await _numbered(interaction, place, seeds)], texts))


@command("stage draw", STAGE)
async def draw(
    interaction: Interaction,
    division: str,
    days: Range[int, 1, LONGEST_ROUND] | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Draw a later stage or a cup."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league)
    drawn = await leagues_of(interaction).stages.draw(place.guild_id, place.id, actor_of(interaction), days)
    await reply(interaction, await _drawn(interaction, place, drawn, texts))


@command("stage round", STAGE)
async def next_round(
    interaction: Interaction, division: str | None = None, season: str | None = None, league: str | None = None
) -> None:
    """Draw the next Swiss round, once the last is complete or its deadline has passed."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league, SWISS)
    drawn = await leagues_of(interaction).swiss.draw(place.guild_id, place.id, actor_of(interaction))
    await reply(interaction, await _drawn(interaction, place, drawn, texts))


@command("stage rounds", STAGE)
async def rounds(
    interaction: Interaction,
    number: Range[int, 1, MOST_ROUNDS],
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Say how many rounds a Swiss division has."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league, SWISS)
    await leagues_of(interaction).stages.set_rounds(place.guild_id, place.id, actor_of(interaction), number)
    await reply(interaction, texts.say("stage-rounds", division=place.name, count=number))


@command("stage promote", STAGE)
async def promote(
    interaction: Interaction,
    name: str,
    places: Range[int, 0, MOST_TEAMS] = 1,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Plan the next season from one that is over: the last of each division change places with the first below."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    services = leagues_of(interaction)
    every = await services.seasons.seasons(found.guild_id, found.id)
    over = [one for one in every if one.state == "over"]
    if season is not None:
        within = chosen(every, season)
    elif over:
        within = over[-1]
    else:
        within = await finding.season_of(interaction, found)
    made = await services.stages.promote(within.guild_id, within.id, actor_of(interaction), name, places)
    lines = [texts.say("stage-promoted", season=made.name, before=within.name)]
    for division in await services.seasons.divisions(made.guild_id, made.id):
        lines.append(f"**{division.name}**")
        lines += await _numbered(interaction, division, await services.seasons.entrants(made.guild_id, division.id))
    await reply(interaction, clipped(lines, texts))


# -- the ladder ---------------------------------------------------------------------------------------------------------


@command("ladder show", LADDER)
async def ladder(
    interaction: Interaction, division: str | None = None, season: str | None = None, league: str | None = None
) -> None:
    """Show how the teams stand on a ladder."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league, LADDER_FORM)
    order = await leagues_of(interaction).ladders.order(place.guild_id, place.id)
    lines = [texts.say("ladder-title", division=place.name, count=len(order))]
    await reply(interaction, clipped([*lines, *await _numbered(interaction, place, order)], texts))


@command("ladder join", LADDER)
async def join(
    interaction: Interaction,
    team: str | None = None,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Bring a team of the sender's onto a ladder, at its foot."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league, LADDER_FORM)
    services = leagues_of(interaction)
    within = await services.leagues.get(place.guild_id, place.league_id)
    one = await finding.my_team(interaction, team, within)
    order = await services.ladders.join(place.guild_id, place.id, actor_of(interaction), one.id)
    place_now = str(order.index(one.id) + 1)
    await reply(interaction, texts.say("ladder-joined", team=one.name, division=place.name, place=place_now))


@command("ladder challenge", LADDER)
async def challenge(
    interaction: Interaction,
    opponent: str,
    team: str | None = None,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Challenge a team above; everybody sees it, and its coach is told."""
    texts = await server_texts(client_of(interaction), guild_of(interaction))
    place = await _division(interaction, division, season, league, LADDER_FORM)
    services = leagues_of(interaction)
    within = await services.leagues.get(place.guild_id, place.league_id)
    mine = await finding.my_team(interaction, team, within)
    lines = await services.teams.lines(place.guild_id, league_id=place.league_id)
    other = chosen(lines, opponent)
    fixture = await services.ladders.challenge(place.guild_id, place.id, actor_of(interaction), mine.id, other.id)
    said = texts.say(
        "ladder-challenged", team=mine.name, other=other.name, division=place.name, coach=user_mention(other.coach)
    )
    if fixture.due_at is not None:
        said += " " + texts.say("ladder-until", time=format_dt(fixture.due_at, "F"))
    await interaction.response.send_message(said, allowed_mentions=only(other.coach))


@command("ladder off", LADDER)
async def call_off(interaction: Interaction, match: str | None = None) -> None:
    """Call off a challenge that is not played yet."""
    texts = await texts_of(interaction)
    found = await finding.fixture_of(interaction, match)
    await leagues_of(interaction).ladders.call_off(guild_of(interaction), found.id, actor_of(interaction))
    await reply(interaction, texts.say("ladder-off"))


@command("ladder reach", LADDER)
async def reach(
    interaction: Interaction,
    places: Range[int, 0, MOST_TEAMS],
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
) -> None:
    """Say how many places up a challenge may go."""
    texts = await texts_of(interaction)
    place = await _division(interaction, division, season, league, LADDER_FORM)
    await leagues_of(interaction).ladders.set_reach(place.guild_id, place.id, actor_of(interaction), places)
    await reply(interaction, texts.say("ladder-reach", division=place.name, count=places))


async def _division(
    interaction: Interaction, division: str | None, season: str | None, league: str | None, form: str | None = None
) -> Division:
    """The division that is named; else the season's only one, of a form where one is given."""
    within = await finding.season_in(interaction, season, league)
    if division is None and form is not None:
        every = await leagues_of(interaction).seasons.divisions(within.guild_id, within.id)
        fitting = [one for one in every if one.form == form]
        if len(fitting) == 1:
            return fitting[0]
        if not fitting and every:
            raise Refused(f"league_no_{form}", division=within.name)
    return await finding.division_of(interaction, within, division)


async def _numbered(interaction: Interaction, place: Division, teams: list[int]) -> list[str]:
    names = await leagues_of(interaction).teams.names(place.guild_id, place.league_id)
    return [f"{number}. {names.get(team, '?')}" for number, team in enumerate(teams, 1)]


async def _drawn(interaction: Interaction, place: Division, drawn: list[FixtureLine], texts: Texts) -> str:
    names = await leagues_of(interaction).teams.names(place.guild_id, place.league_id)
    lines = [texts.say("stage-drawn", division=place.name, count=len(drawn))]
    return clipped([*lines, *(f"- {finding.fixture_name(one, names, texts)}" for one in drawn)], texts)


for one in (add, feed, draw, next_round, rounds, promote, ladder, join, challenge, reach):
    one.autocomplete("league")(finding.leagues)
    one.autocomplete("season")(finding.seasons)
for one in (feed, draw, next_round, rounds, ladder, join, challenge, reach):
    one.autocomplete("division")(finding.divisions)
for one in (join, challenge):
    one.autocomplete("team")(finding.my_teams)
challenge.autocomplete("opponent")(finding.teams)
call_off.autocomplete("match")(finding.fixtures)
