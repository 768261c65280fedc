"""Who did what: `/stats`, `/coach`, `/hall` and `/cemetery`."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.answers import clipped, reply
from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, guild_of, league_of, leagues_of
from cogs.league.pressing import button, on_press, show, working
from cogs.naming import user_mention
from cogs.translator import choices, command
from services.errors import Refused
from services.language import Texts
from services.league.leagues import League
from services.league.statistics import LEADERS, VALUABLE, Leader
from services.league.wording import player

LISTS = (*LEADERS, VALUABLE)
#: How many are shown of one list, and of each where all are shown.
LONG, SHORT = 15, 3
#: The value of the season option that means all seasons together.
EVER = "ever"
GRAVES = 20


@command("stats", lists={"list_": choices("stats", LISTS)})
async def stats(
    interaction: Interaction, list_: str | None = None, season: str | None = None, league: str | None = None
) -> None:
    """The best of a season, or of all."""
    await working(interaction)
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    if season is not None and season.strip().casefold() == EVER:
        season_id, name = None, texts.say("stats-ever")
    else:
        within = await finding.season_of(interaction, found, season)
        season_id, name = within.id, within.name
    lines = [texts.say("stats-title", league=found.name, season=name)]
    lists = LISTS if list_ is None else (list_,)
    most = SHORT if list_ is None else LONG
    boards = await leagues_of(interaction).statistics.boards(found.guild_id, found.id, lists, season_id, most)
    for kind, board in boards.items():
        title = f"**{texts.say(f'choice-stats-{kind}')}**{_scope(kind, season_id, texts)}"
        if not board:
            lines.append(f"{title}: {texts.say('stats-nobody')}")
            continue
        lines += [title, *(leader_line(place, one, texts) for place, one in ranked(board))]
    await reply(interaction, clipped(lines, texts))


def _scope(kind: str, season_id: int | None, texts: Texts) -> str:
    """That a list of a season is of now and not of the season."""
    return f" ({texts.say('stats-now')})" if kind == VALUABLE and season_id is not None else ""


def ranked(board: list[Leader]) -> list[tuple[int, Leader]]:
    """The places of a list; who has as much as another has his place too."""
    places: list[tuple[int, Leader]] = []
    for number, one in enumerate(board, 1):
        same = places and places[-1][1].count == one.count
        places.append((places[-1][0] if same else number, one))
    return places


def leader_line(place: int, one: Leader, texts: Texts) -> str:
    """A line of a list."""
    return texts.say(
        "stats-line",
        place=place,
        player=player(one.player, texts),
        team=one.team,
        count=one.count,
        gone=_gone(one, texts),
    ).rstrip()


def _gone(one: Leader, texts: Texts) -> str:
    return texts.say("stats-dead") if one.player.gone == "dead" else ""


async def _seasons(interaction: Interaction, typed: str) -> list[Choice[str]]:
    texts = await texts_of(interaction)
    ever = Choice(name=texts.say("stats-ever")[:100], value=EVER)
    return [ever, *await finding.seasons(interaction, typed)][:25]


@command("coach")
async def coach(interaction: Interaction, person: discord.User | None = None, league: str | None = None) -> None:
    """What a coach's teams have done, and what they have won."""
    await working(interaction)
    texts = await texts_of(interaction)
    who = person or interaction.user
    services = leagues_of(interaction)
    guild_id = guild_of(interaction)
    every = await services.leagues.list(guild_id)
    if not every:
        raise Refused("league_none")
    shown = [await league_of(interaction, league)] if league is not None else every
    lines = [texts.say("coach-title", coach=user_mention(who.id))]
    for one in shown:
        lines += await _record(interaction, one, who.id, texts)
    if len(lines) == 1:
        lines.append(texts.say("coach-no-team"))
    await reply(interaction, clipped(lines, texts))


async def _record(interaction: Interaction, league: League, coach_id: int, texts: Texts) -> list[str]:
    services = leagues_of(interaction)
    record = await services.statistics.coach(league.guild_id, league.id, coach_id)
    if not record.teams:
        return []
    lines = [
        f"**{league.name}**",
        texts.say("coach-teams", teams=", ".join(record.teams)),
        texts.say("coach-record", matches=record.matches, won=record.won, drawn=record.drawn, lost=record.lost),
    ]
    rating = await services.statistics.rating(league.guild_id, league.id, coach_id)
    if rating is not None:
        lines.append(texts.say("coach-rating", value=rating.value, doubt=rating.doubt))
    lines += [
        texts.say("coach-won", season=one.season.name, division=one.division, team=one.team)
        for one in await services.honours.hall(league.guild_id, league.id)
        if one.coach == coach_id
    ]
    return lines


@command("hall")
async def hall(interaction: Interaction, league: str | None = None) -> None:
    """The champions of all seasons and cups, and who holds the records."""
    await working(interaction)
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    services = leagues_of(interaction)
    champions = await services.honours.hall(found.guild_id, found.id)
    lines = [texts.say("hall-title", league=found.name)]
    boards = await services.statistics.boards(found.guild_id, found.id, LISTS, None, 1)
    records = [
        texts.say(
            "hall-record",
            what=texts.say(f"choice-stats-{kind}"),
            player=player(best[0].player, texts),
            team=best[0].team,
            count=best[0].count,
        )
        for kind, best in boards.items()
        if best
    ]
    if records:
        lines += [texts.say("hall-records"), *records, ""]
    seasons = {one.season.id: one.season for one in champions}
    for season in seasons.values():
        lines.append(f"**{season.name}**")
        lines += [
            texts.say("hall-champion-of", division=one.division, team=one.team, coach=user_mention(one.coach))
            for one in champions
            if one.season.id == season.id
        ]
    if not champions:
        lines.append(texts.say("hall-empty"))
    await reply(interaction, clipped(lines, texts))


@command("cemetery")
async def cemetery(interaction: Interaction, league: str | None = None) -> None:
    """The dead of a league, the most famous first."""
    await _graves(interaction, await league_of(interaction, league), 0)


@on_press("graves")
async def _turn(interaction: Interaction, league_id: str, first: str) -> None:
    found = await leagues_of(interaction).leagues.get(guild_of(interaction), int(league_id))
    await _graves(interaction, found, int(first))


async def _graves(interaction: Interaction, league: League, first: int) -> None:
    texts = await texts_of(interaction)
    dead = await leagues_of(interaction).statistics.cemetery(league.guild_id, league.id)
    lines = [texts.say("cemetery-title", league=league.name, count=len(dead))]
    lines += [
        texts.say(
            "cemetery-line",
            player=player(one.player, texts),
            position=texts.position(one.player.position),
            team=one.team,
            points=one.count,
            matches=_matches(one),
        )
        for one in dead[first : first + GRAVES]
    ]
    if len(dead) <= GRAVES:
        await show(interaction, clipped(lines, texts))
        return
    last = first + GRAVES >= len(dead)
    await show(
        interaction,
        clipped(lines, texts),
        button("graves", league.id, max(0, first - GRAVES), label=texts.say("page-before"), off=first == 0),
        button("graves", league.id, first + GRAVES, label=texts.say("page-after"), off=last),
    )


def _matches(one: Leader) -> int:
    """After how many matches of his team he died."""
    return one.player.history[-1].match if one.player.history else 0


for _one in (stats, coach, hall, cemetery):
    _one.autocomplete("league")(finding.leagues)
stats.autocomplete("season")(_seasons)


async def setup(bot: Client) -> None:
    """Add the commands."""
    for one in (stats, coach, hall, cemetery):
        bot.tree.add_command(one)
