"""What commissioners do: `/league audit`, `correct` and `undo`. The audit log is open to everybody."""

from __future__ import annotations

import discord
from discord.app_commands import Range

from cogs.answers import reply
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, chosen, guild_of, league_of, leagues_of
from cogs.league.forfeits import change_line
from cogs.league.groups import LEAGUE
from cogs.league.pressing import button, on_press, show, working
from cogs.translator import command
from engine.league.value import team_value
from services.errors import Refused
from services.language import Texts
from services.league.auditing import line
from services.league.leagues import League
from services.league.seasons import COUNTED, MOST_POINTS, FixtureLine
from services.league.teams import LeagueTeam
from services.league.wording import thing

#: Entries of the audit log on a page, and how long the page may be.
PAGE, PAGE_LENGTH, LINE_LENGTH = 12, 1800, 300


@command("league audit", LEAGUE)
async def audit(interaction: Interaction, league: str | None = None) -> None:
    """Who changed what in a league, newest first."""
    found = await league_of(interaction, league)
    await _page(interaction, found, None)


@on_press("audit")
async def _turn(interaction: Interaction, league_id: str, before: str) -> None:
    found = await leagues_of(interaction).leagues.get(guild_of(interaction), int(league_id))
    await _page(interaction, found, int(before) if before else None)


async def _page(interaction: Interaction, league: League, before: int | None) -> None:
    texts = await texts_of(interaction)
    page = await leagues_of(interaction).auditing.page(league.guild_id, league.id, PAGE, before)
    lines = [texts.say("audit-title", league=league.name)]
    length, last, cut = len(lines[0]), before, False
    for row in page.rows:
        told = line(row, page, texts)
        if len(told) > LINE_LENGTH:
            told, cut = f"{told[: LINE_LENGTH - 1]}…", True
        if (length := length + len(told) + 1) > PAGE_LENGTH:
            break
        lines.append(told)
        last = row.id
    if cut:
        lines.append(texts.say("audit-cut"))
    whole = not page.older and (not page.rows or last == page.rows[-1].id)
    await show(
        interaction,
        "\n".join(lines),
        button("audit", league.id, "", label=texts.say("audit-newest"), off=before is None),
        button("audit", league.id, last or "", label=texts.say("audit-older"), off=whole),
    )


@command("league correct", LEAGUE)
async def correct(
    interaction: Interaction,
    team: str,
    points: Range[int, -MOST_POINTS, MOST_POINTS],
    reason: Range[str, 1, 200],
    league: str | None = None,
    season: str | None = None,
    division: str | None = None,
) -> None:
    """Give a team points in the table, or take some."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    within = await finding.season_of(interaction, found, season)
    services = leagues_of(interaction)
    one = chosen(await services.teams.lines(found.guild_id, league_id=found.id), team)
    place = (
        await finding.division_of(interaction, within, division)
        if division is not None
        else await finding.division_with(interaction, within, one.id)
    )
    table = await services.seasons.correct(found.guild_id, place.id, actor_of(interaction), one.id, points, reason)
    row = next(row for row in table.rows if row.team == str(one.id))
    await reply(
        interaction,
        texts.say(
            "league-corrected",
            team=one.name,
            division=place.name,
            change=f"{points:+d}",
            points=row.points,
            place=row.place,
            reason=reason,
        ),
    )


@command("league undo", LEAGUE)
async def undo(
    interaction: Interaction, fixture: str | None = None, team: str | None = None, league: str | None = None
) -> None:
    """Show what taking back the last result, or a team's last purchase, would change, and ask."""
    await working(interaction)
    if team is not None:
        await _ask_answer(interaction, await finding.team_of(interaction, team))
        return
    found = await league_of(interaction, league)
    if fixture is not None:
        await _ask_result(interaction, await finding.fixture_of(interaction, fixture))
        return
    await leagues_of(interaction).leagues.may_change(found.guild_id, found.id, actor_of(interaction))
    await _ask_result(interaction, await _last(interaction, found))


async def _last(interaction: Interaction, league: League) -> FixtureLine:
    """The fixture of the league that has its result since the shortest time."""
    services = leagues_of(interaction).seasons
    running = [one for one in await services.seasons(league.guild_id, league.id) if one.state == "running"]
    played = [
        one
        for season in running
        for one in await services.fixtures(league.guild_id, season_id=season.id)
        if one.state in COUNTED and one.finished_at is not None
    ]
    if not played:
        raise Refused("league_undo_nothing")
    return max(played, key=lambda one: (one.finished_at, one.id))


async def _ask_result(interaction: Interaction, fixture: FixtureLine) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    changes = await services.results.what_undo_changes(fixture.guild_id, fixture.id, actor_of(interaction))
    names = await services.teams.names(fixture.guild_id, fixture.league_id)
    lines = [texts.say("undo-result-ask", match=finding.result_name(fixture, names, texts))]
    lines += [change_line(one, texts) for one in changes]
    lines.append(texts.say("undo-result-then"))
    await show(
        interaction,
        "\n".join(lines),
        button(
            "undo_result",
            fixture.id,
            fixture.version,
            label=texts.say("undo-yes"),
            style=discord.ButtonStyle.danger,
        ),
        button("leave", label=texts.say("league-leave")),
    )


@on_press("undo_result")
async def _undo_result(interaction: Interaction, fixture_id: str, version: str) -> None:
    await working(interaction)
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    fixture = await services.seasons.fixture(guild_of(interaction), int(fixture_id))
    if str(fixture.version) != version:
        raise Refused("league_changed")
    undone = await services.results.undo(fixture.guild_id, fixture.id, actor_of(interaction))
    names = await services.teams.names(fixture.guild_id, fixture.league_id)
    await show(interaction, texts.say("undone-result", match=finding.fixture_name(undone, names, texts)))


async def _ask_answer(interaction: Interaction, team: LeagueTeam) -> None:
    texts = await texts_of(interaction)
    found = await leagues_of(interaction).sequences.what_undo_changes(team.guild_id, team.id, actor_of(interaction))
    now, then = found.now.team, found.then.team
    change = {
        "team": team.name,
        "points": (0, 0),
        "treasury": (now.treasury, then.treasury),
        "value": (team_value(now), team_value(then)),
        "players": (len(now.players), len(then.players)),
    }
    what = ", ".join(_word(one, texts) for one in found.answer)
    await show(
        interaction,
        "\n".join([texts.say("undo-answer-ask", team=team.name, what=what), change_line(change, texts)]),
        button(
            "undo_answer",
            team.id,
            found.step,
            label=texts.say("undo-yes"),
            style=discord.ButtonStyle.danger,
        ),
        button("leave", label=texts.say("league-leave")),
    )


def _word(one: object, texts: Texts) -> str:
    """A word of an answer: what was done, or what it was about."""
    message = f"undo-word-{str(one).replace('_', '-')}"
    return texts.say(message) if str(one).replace("_", "").isalpha() and texts.has(message) else thing(one, texts)


@on_press("undo_answer")
async def _undo_answer(interaction: Interaction, team_id: str, step: str) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    done = await services.sequences.undo(guild_of(interaction), int(team_id), actor_of(interaction), int(step))
    await show(interaction, texts.say("undone-answer", team=done.team.name, gold=done.team.team.treasury))


audit.autocomplete("league")(finding.leagues)
correct.autocomplete("league")(finding.leagues)
correct.autocomplete("season")(finding.seasons)
correct.autocomplete("division")(finding.divisions)
correct.autocomplete("team")(finding.teams)
undo.autocomplete("fixture")(finding.played_fixtures)
undo.autocomplete("team")(finding.teams)
undo.autocomplete("league")(finding.leagues)
