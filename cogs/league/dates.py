"""`/date`: proposing when to play, agreeing by button, and the dates as a calendar file."""

from __future__ import annotations

from datetime import datetime, timedelta
from io import BytesIO
from typing import Any
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_datetime
from discord.app_commands import Choice
from discord.utils import format_dt

from cogs.answers import clipped, reply
from cogs.board.places import only
from cogs.client import client_of
from cogs.language import server_texts, texts_of
from cogs.league import finding
from cogs.league.events import may_make_events, settle_events
from cogs.league.finding import Interaction, actor_of, guild_of, leagues_of
from cogs.league.groups import DATE
from cogs.league.pressing import button, on_press, view_of
from cogs.naming import user_mention
from cogs.translator import command
from services.errors import Refused
from services.language import Texts
from services.league.dates import Appointment, Date, moment

#: Times of day that are offered to who has typed nothing yet.
EVENINGS = (19, 20, 21)
DAYS_OFFERED = 8


@command("date propose", DATE)
async def propose(interaction: Interaction, when: str, match: str | None = None) -> None:
    """Propose when to play; the other coach answers by button."""
    found = await finding.my_fixture(interaction, match)
    services = leagues_of(interaction)
    at = await services.dates.read(found.guild_id, interaction.user.id, when)
    date = await services.dates.propose(found.guild_id, found.id, actor_of(interaction), at)
    both = await services.teams.names(found.guild_id, found.league_id)
    other = await _other_coach(interaction, found.home_team, found.away_team)
    texts = await server_texts(client_of(interaction), found.guild_id)
    said = texts.say(
        "date-proposed",
        coach=user_mention(interaction.user.id),
        other=user_mention(other),
        match=finding.fixture_name(found, both, texts),
        time=format_dt(date.at, "F"),
        left=format_dt(date.at, "R"),
    )
    view = view_of(
        button("date_yes", date.id, label=texts.say("date-yes"), style=discord.ButtonStyle.success),
        button("date_no", date.id, label=texts.say("date-no"), style=discord.ButtonStyle.danger),
        button("date_off", date.id, label=texts.say("date-off")),
    )
    await interaction.response.send_message(said, view=view, allowed_mentions=only(other))


async def _other_coach(interaction: discord.Interaction[Any], *teams: int | None) -> int:
    services = leagues_of(interaction)
    coaches = [(await services.teams.get(guild_of(interaction), int(team or 0))).coach for team in teams]
    return next((coach for coach in coaches if coach != interaction.user.id), interaction.user.id)


@propose.autocomplete("when")
async def _offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """What was typed, as it is understood; before that the evenings to come, all in the sender's own zone."""
    services = client_of(interaction).services
    texts = await texts_of(interaction)
    zone_name = (await services.preferences.get(guild_of(interaction), interaction.user.id)).time_zone
    if zone_name is None:
        return []
    zone, now = ZoneInfo(zone_name), services.clock.now()
    try:
        meant = moment(typed, zone, now).astimezone(zone)
        return [Choice(name=_spoken(meant, zone, texts), value=f"{meant:%Y-%m-%d %H:%M}")]
    except Refused:
        pass
    today = now.astimezone(zone)
    found: list[Choice[str]] = []
    for days in range(DAYS_OFFERED):
        for hour in EVENINGS:
            at = (today + timedelta(days=days)).replace(hour=hour, minute=0, second=0, microsecond=0)
            name = _spoken(at, zone, texts)
            if at > today and (typed.strip().casefold() in name.casefold()):
                found.append(Choice(name=name, value=f"{at:%Y-%m-%d %H:%M}"))
    return found[:25]


propose.autocomplete("match")(finding.my_fixtures)


@on_press("date_yes")
async def _yes(interaction: discord.Interaction[Any], date_id: str) -> None:
    """Agree; everybody sees it, and the server has an event."""
    await interaction.response.defer()
    client = client_of(interaction)
    date = await leagues_of(interaction).dates.answer(
        guild_of(interaction), int(date_id), actor_of(interaction), accept=True
    )
    well = await settle_events(client, date.guild_id)
    texts = await server_texts(client, date.guild_id)
    shown = await leagues_of(interaction).dates.appointment(date.guild_id, date.fixture_id)
    lines = [
        texts.say(
            "date-agreed",
            home=shown.home,
            away=shown.away,
            time=format_dt(date.at, "F"),
            left=format_dt(date.at, "R"),
        )
    ]
    if interaction.guild is not None and not may_make_events(interaction.guild):
        lines.append(texts.say("date-no-permission"))
    elif not well:
        lines.append(texts.say("date-no-event"))
    view = view_of(
        button("date_file", date.fixture_id, label=texts.say("date-file")),
        button("date_off", date.id, label=texts.say("date-off")),
    )
    await interaction.edit_original_response(
        content="\n".join(lines), view=view, allowed_mentions=discord.AllowedMentions.none()
    )


@on_press("date_no")
async def _no(interaction: discord.Interaction[Any], date_id: str) -> None:
    date = await leagues_of(interaction).dates.answer(
        guild_of(interaction), int(date_id), actor_of(interaction), accept=False
    )
    await _close(interaction, date, "date-declined")


@on_press("date_off")
async def _off(interaction: discord.Interaction[Any], date_id: str) -> None:
    """Take a proposal back, or call an agreed date off."""
    date = await leagues_of(interaction).dates.withdraw(guild_of(interaction), int(date_id), actor_of(interaction))
    await _close(interaction, date, "date-called-off")
    await settle_events(client_of(interaction), date.guild_id)


async def _close(interaction: discord.Interaction[Any], date: Date, message: str) -> None:
    texts = await server_texts(client_of(interaction), date.guild_id)
    said = texts.say(message, coach=user_mention(interaction.user.id), time=format_dt(date.at, "F"))
    await interaction.response.edit_message(content=said, view=None, allowed_mentions=discord.AllowedMentions.none())


@on_press("date_file")
async def _file(interaction: discord.Interaction[Any], fixture_id: str) -> None:
    """The date as a calendar file, for whoever asks."""
    texts = await texts_of(interaction)
    one = await leagues_of(interaction).dates.appointment(guild_of(interaction), int(fixture_id))
    await reply(interaction, texts.say("date-calendar", count=1), file=_calendar(interaction, [one]))


@command("date list", DATE)
async def listed(interaction: Interaction, league: str | None = None) -> None:
    """Show the dates that are agreed, the reader's own marked, and as a calendar file."""
    texts = await texts_of(interaction)
    found = await finding.league_of(interaction, league)
    services = leagues_of(interaction)
    every = await services.dates.upcoming(found.guild_id, found.id)
    if not every:
        await reply(interaction, texts.say("date-none", league=found.name))
        return
    mine = {one.date.id for one in await services.dates.upcoming(found.guild_id, found.id, interaction.user.id)}
    lines = [texts.say("date-title", league=found.name)]
    lines += [_line(one, one.date.id in mine, texts) for one in every]
    await reply(interaction, clipped(lines, texts), file=_calendar(interaction, every))


listed.autocomplete("league")(finding.leagues)


@command("date calendar", DATE)
async def calendar(interaction: Interaction) -> None:
    """The sender's own agreed dates as a calendar file."""
    texts = await texts_of(interaction)
    mine = await leagues_of(interaction).dates.upcoming(guild_of(interaction), coach=interaction.user.id)
    if not mine:
        await reply(interaction, texts.say("date-none-mine"))
        return
    await reply(interaction, texts.say("date-calendar", count=len(mine)), file=_calendar(interaction, mine))


@command("date cancel", DATE)
async def cancel(interaction: Interaction, match: str | None = None) -> None:
    """Call off the agreed date of a match of the sender's, or take his proposals for it back."""
    texts = await texts_of(interaction)
    found = await finding.my_fixture(interaction, match)
    services = leagues_of(interaction)
    open_dates = [
        one
        for one in await services.dates.of(found.guild_id, found.id)
        if one.state == "agreed" or one.proposed_by == interaction.user.id
    ]
    if not open_dates:
        raise Refused("league_no_date")
    for one in open_dates:
        await services.dates.withdraw(found.guild_id, one.id, actor_of(interaction))
    last = format_dt(open_dates[-1].at, "F")
    await reply(interaction, texts.say("date-called-off", coach=user_mention(interaction.user.id), time=last))
    await settle_events(client_of(interaction), found.guild_id)


cancel.autocomplete("match")(finding.my_fixtures)


def _line(one: Appointment, mine: bool, texts: Texts) -> str:
    said = texts.say("date-line", home=one.home, away=one.away, time=format_dt(one.date.at, "F"))
    return f"**{said}**" if mine else said


def _spoken(at: datetime, zone: ZoneInfo, texts: Texts) -> str:
    """A moment as it is said in a language, in a coach's own zone."""
    return f"{format_datetime(at, 'EEEE d MMMM yyyy, HH:mm', tzinfo=zone, locale=texts.lang)} ({zone.key})"[:100]


def _calendar(interaction: discord.Interaction[Any], dates: list[Appointment]) -> discord.File:
    return discord.File(BytesIO(leagues_of(interaction).dates.calendar(dates)), filename="touchback.ics")
