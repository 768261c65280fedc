"""Results of matches at a real table: typed by one coach, confirmed or disputed by the other, or confirmed by time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown, format_dt

from cogs.client import Client, client_of
from cogs.errors import answered, tell
from cogs.language import server_texts, texts_of
from cogs.league.finding import actor_of, guild_of, leagues_of
from cogs.league.matchday import ids, posting
from cogs.league.matchday.controls import button, field, form, view_of
from cogs.league.matchday.posting import Shown
from cogs.views.forms import filled
from engine.league.match_day import OWN, WIN, TeamReport
from engine.league.stored import from_data
from engine.league.team import Team
from services.errors import Refused
from services.hiring import hired_name
from services.language import Texts
from services.league.entering import Entry, reports
from services.league.messages import GONE, Due
from services.league.seasons import Fixture
from services.league.teams import LeagueTeam
from services.league.wording import player, thing

Interaction = discord.Interaction[Any]
FORM = re.compile(ids.REPORT_FORM)
HOME, AWAY = "home", "away"
#: Letters of the deeds of one side in the form.
DEEDS = 900


class ReportButton(ui.DynamicItem[ui.Button[Any]], template=ids.REPORT_BUTTON):
    """Confirms or disputes a result."""

    def __init__(self, fixture: int, version: int, answer: str) -> None:
        super().__init__(ui.Button(custom_id=ids.report_button(fixture, version, answer)))
        self.fixture, self.version, self.answer = fixture, version, answer

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> ReportButton:
        return cls(int(match["fixture"]), int(match["version"]), match["answer"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        guild_id, leagues = guild_of(interaction), leagues_of(interaction)
        fixture = await leagues.seasons.fixture(guild_id, self.fixture)
        if fixture.version != self.version:
            raise Refused("stale")
        judge = leagues.results.confirm if self.answer == "yes" else leagues.results.reject
        await judge(guild_id, self.fixture, actor_of(interaction))


async def ask_deeds(interaction: Interaction, fixture: Fixture, entry: Entry) -> None:
    """Open the form in which the deeds of both teams' players are typed."""
    texts = await texts_of(interaction)
    home, away = await _teams(client_of(interaction), fixture)
    fields = {
        name: field(
            name,
            texts.say("matchday-deeds", team=team.name),
            texts.say("matchday-deeds-hint"),
            required=False,
            length=DEEDS,
            long=True,
        )
        for name, team in ((HOME, home), (AWAY, away))
    }
    custom_id = ids.report_form(fixture.id, entry.score, entry.winner, entry.conceded, entry.fame)
    await interaction.response.send_modal(form(custom_id, texts.say("matchday-report-title"), fields))


async def take_form(interaction: Interaction) -> bool:
    """Take a result that was typed; whether the form was this one."""
    found = FORM.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if found is None:
        return False
    given = filled(interaction)
    entry = Entry(
        (int(found["home"]), int(found["away"])),
        found["winner"],  # pyright: ignore[reportArgumentType]  # the expression allows nothing else
        found["conceded"],  # pyright: ignore[reportArgumentType]
        (int(found["home_fame"]), int(found["away_fame"])),
    )
    await answered(
        interaction, _enter(interaction, int(found["fixture"]), entry, (given.get(HOME, ""), given.get(AWAY, "")))
    )
    return True


async def _enter(interaction: Interaction, fixture_id: int, entry: Entry, deeds: tuple[str, str]) -> None:
    await interaction.response.defer(ephemeral=True)
    texts, guild_id, leagues = await texts_of(interaction), guild_of(interaction), leagues_of(interaction)
    fixture = await leagues.seasons.fixture(guild_id, fixture_id)
    home, away = await _teams(client_of(interaction), fixture)
    try:
        both = reports(entry, (home.team, away.team), deeds)
        await leagues.results.enter(
            guild_id, fixture_id, actor_of(interaction), *both, channel_id=interaction.channel_id
        )
    except Refused:
        # What was typed on a phone is not to be typed again.
        kept = "\n".join(text for text in deeds if text)
        if kept:
            await tell(interaction, texts.say("matchday-typed", typed=f"```\n{kept.replace('`', '')}\n```"))
        raise
    await tell(interaction, texts.say("matchday-entered"))


async def show(client: Client, due: Due) -> None:
    """Bring the message about an entered result up to date.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    fixture = await client.services.league.seasons.fixture(due.fixture.guild_id, due.fixture.id)
    texts = await server_texts(client, fixture.guild_id)
    both = await _teams(client, fixture)
    names = {"home": both[0].name, "away": both[1].name}
    if fixture.state != "reported":
        text = texts.say("matchday-report-rejected" if due.mark == GONE else "matchday-report-confirmed", **names)
        await posting.close(client, due, text)
        return
    other = both[1] if fixture.reported_by == both[0].coach else both[0]
    lines = [*report_lines(fixture, both, texts)]
    when = format_dt(fixture.expires_at, "R") if fixture.expires_at is not None else "–"
    lines.append(texts.say("matchday-report-due", coach=f"<@{other.coach}>", when=when))
    controls = [
        button(
            ids.report_button(fixture.id, fixture.version, answer),
            texts.say(f"matchday-report-{answer}"),
            discord.ButtonStyle.success if answer == "yes" else discord.ButtonStyle.danger,
        )
        for answer in ("yes", "no")
    ]
    league = await client.services.league.leagues.get(fixture.guild_id, fixture.league_id)
    rooms = [league.channel_id] if league.channel_id is not None else []
    await posting.put(client, due, Shown("\n".join(lines), view_of(controls), other.coach), rooms)


def report_lines(fixture: Fixture, both: tuple[LeagueTeam, LeagueTeam], texts: Texts) -> Iterator[str]:
    """A result as it was entered: the score, who won where it does not say so, and each player's deeds."""
    home, away = (from_data(TeamReport, one) for one in fixture.reported)
    yield texts.say(
        "matchday-report",
        coach=f"<@{fixture.reported_by}>",
        home=both[0].name,
        away=both[1].name,
        score=f"{home.score[0]} – {home.score[1]}",
    )
    for stored, report in zip(both, (home, away), strict=True):
        if report.conceded == OWN:
            yield texts.say("matchday-report-conceded", team=stored.name)
        elif report.result == WIN and report.score[0] <= report.score[1]:
            yield texts.say("matchday-report-winner", team=stored.name)
        yield from _deed_lines(stored.team, report, texts)


def _deed_lines(team: Team, report: TeamReport, texts: Texts) -> Iterator[str]:
    yield f"**{escape_markdown(team.name)}**"
    for one in report.players:
        counts = {"td": one.earned.td, "comp": one.earned.comp, "int": one.earned.int_, "cas": one.earned.cas}
        what = [texts.say(f"card-earned-{name}", count=count) for name, count in counts.items() if count]
        if one.kills:
            what.append(texts.say("matchday-kills", count=one.kills))
        what += [thing(injury, texts) for injury in one.injuries]
        who = next((player(each, texts) for each in team.players if each.number == one.number), f"#{one.number}")
        yield f"- {escape_markdown(who)}: {', '.join(what) or '–'}"
    made = report.raised + report.infected
    if made:
        yield f"- {texts.position(made[0])} × {len(made)}"
    for _, position in report.hired:
        yield f"- {escape_markdown(hired_name(position, texts))}"
    if report.petty_cash:
        yield texts.say("matchday-cash", cash=report.petty_cash)
    if not report.players and not made and not report.hired and not report.petty_cash:
        yield f"- {texts.say('matchday-nothing')}"


async def _teams(client: Client, fixture: Fixture) -> tuple[LeagueTeam, LeagueTeam]:
    if fixture.away_team is None:
        raise Refused("league_played")
    teams = client.services.league.teams
    home = await teams.get(fixture.guild_id, fixture.home_team)
    return home, await teams.get(fixture.guild_id, fixture.away_team)
