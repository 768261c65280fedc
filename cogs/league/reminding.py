"""Reminders in a league's channel: agreed dates, deadlines, and what is overdue with what a commissioner may do about it."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands
from discord.utils import format_dt

from cogs.board.places import find_channel, only
from cogs.calling import tell_directly
from cogs.client import Client
from cogs.language import server_texts, texts_of
from cogs.league import finding
from cogs.league.events import settle_events
from cogs.league.finding import actor_of, guild_of, leagues_of
from cogs.league.forfeits import FORFEITS, ask_forfeit
from cogs.league.pressing import button, on_choice, on_press, select, show, view_of
from cogs.naming import user_mention
from services.errors import Refused
from services.language import Texts
from services.league.reminders import OVERDUE, Reminder

log = logging.getLogger(__name__)
#: Days by which a commissioner may extend by one press.
EXTENSIONS = (3, 7)
OPTIONS = 25


class Reminding(commands.Cog):
    """Tells what reminders are due; the timers call it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Channels are known now, so reminders can be told."""
        self._client.services.league.remind = self.remind
        self._client.services.desk.rearm()

    async def remind(self) -> None:
        """Tell what is due now, and settle the events of dates that have changed without a press."""
        league = self._client.services.league
        for reminder in await league.reminders.due(self._client.services.clock.now()):
            await self._tell(reminder)
            await league.reminders.told(reminder)
        for guild_id in await league.dates.guilds():
            await settle_events(self._client, guild_id)

    async def _tell(self, reminder: Reminder) -> None:
        guild_id = reminder.league.guild_id
        texts = await server_texts(self._client, guild_id)
        text, options = _text(reminder, texts), _options(reminder)
        try:
            channel = await find_channel(self._client, guild_id, reminder.league.channel_id or 0)
            if not isinstance(channel, discord.TextChannel | discord.Thread):
                await self._tell_directly(reminder, text)
                return
            allowed = only(*reminder.mention)
            if reminder.kind == OVERDUE:
                view = view_of(select("overdue", placeholder=texts.say("remind-overdue-choose"), options=options))
                await channel.send(text, view=view, allowed_mentions=allowed)
            else:
                await channel.send(text, allowed_mentions=allowed)
        except discord.HTTPException as error:
            log.warning("a reminder of league %s could not be told: %s", reminder.league.id, error)
            await self._tell_directly(reminder, text)

    async def _tell_directly(self, reminder: Reminder, text: str) -> None:
        """Tell those whom it calls by direct message, where their league's channel is lost."""
        guild = self._client.get_guild(reminder.league.guild_id)
        if guild is not None and reminder.league.channel_id is not None:
            await tell_directly(self._client, guild, reminder.mention, text)


def _text(reminder: Reminder, texts: Texts) -> str:
    when = {"time": format_dt(reminder.about, "F"), "left": format_dt(reminder.about, "R")}
    lines = [texts.say(f"remind-{reminder.kind.replace('_', '-')}", league=reminder.league.name, **when)]
    shown = reminder.lines[:OPTIONS]
    lines += [f"- {line.home} – {line.away}" for line in shown]
    if len(reminder.lines) > len(shown):
        lines.append(texts.say("command-said-more", count=len(reminder.lines) - len(shown)))
    if reminder.mention:
        lines.append(" ".join(user_mention(one) for one in reminder.mention[:OPTIONS]))
    return "\n".join(lines)


def _options(reminder: Reminder) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=f"{line.home} – {line.away}"[:100], value=str(line.fixture.id))
        for line in reminder.lines[:OPTIONS]
    ]


@on_choice("overdue")
async def _chosen(interaction: discord.Interaction[Any], values: list[str]) -> None:
    """What a commissioner may do about an overdue match, shown to him alone."""
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    fixture = await services.seasons.fixture(guild_of(interaction), int(values[0]))
    actor = actor_of(interaction)
    if not actor.admin and actor.user_id not in await services.leagues.commissioners(
        fixture.guild_id, fixture.league_id
    ):
        league = await services.leagues.get(fixture.guild_id, fixture.league_id)
        raise Refused("league_not_commissioner", league=league.name)
    names = await services.teams.names(fixture.guild_id, fixture.league_id)
    home, away = names.get(fixture.home_team, "?"), names.get(int(fixture.away_team or 0), "?")
    items = [
        *(
            button("overdue_more", fixture.id, days, label=texts.say("remind-extend", count=days))
            for days in EXTENSIONS
        ),
        button("overdue_off", fixture.id, "home", label=texts.say("remind-forfeit", team=home), style=_RED),
        button("overdue_off", fixture.id, "away", label=texts.say("remind-forfeit", team=away), style=_RED),
    ]
    if fixture.tie is None:
        items.append(button("overdue_off", fixture.id, "both", label=texts.say("remind-forfeit-both"), style=_RED))
    said = texts.say("remind-overdue-what", match=finding.fixture_name(fixture, names, texts))
    await interaction.response.send_message(said, view=view_of(*items), ephemeral=True)


_RED = discord.ButtonStyle.danger


@on_press("overdue_more")
async def _more(interaction: discord.Interaction[Any], fixture_id: str, days: str) -> None:
    texts = await texts_of(interaction)
    changed = await leagues_of(interaction).seasons.extend(
        guild_of(interaction), int(fixture_id), actor_of(interaction), int(days)
    )
    assert changed.due_at is not None
    await show(interaction, texts.say("remind-extended", time=format_dt(changed.due_at, "F")))


@on_press("overdue_off")
async def _forfeit(interaction: discord.Interaction[Any], fixture_id: str, who: str) -> None:
    if who not in FORFEITS:
        raise Refused("league_not_found")
    fixture = await leagues_of(interaction).seasons.fixture(guild_of(interaction), int(fixture_id))
    await ask_forfeit(interaction, fixture, FORFEITS[who])


async def setup(bot: Client) -> None:
    """Let the timers tell reminders."""
    await bot.add_cog(Reminding(bot))
