"""`/team`: teams of leagues, from the draft to retirement."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.answers import matching, reply
from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import league_of, my_team, team_of
from cogs.league.teams import approval, founding, handing, improving, pages
from cogs.league.teams.builder import show_builder
from cogs.league.teams.items import take_form
from cogs.league.teams.parts import Press, press_of
from cogs.league.teams.sheets import show_sheet, teams_here
from cogs.translator import command, group
from engine import rosters
from engine.league.market import LONGEST_NAME
from engine.league.team import HIGHEST_NUMBER
from services.errors import Refused
from services.league import wording
from services.league.teams import LONGEST_REMARK, LeagueTeam

Interaction = discord.Interaction[Client]


class LeagueTeams(commands.Cog):
    """The teams of a server's leagues."""

    team = group("team")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was filled in, whichever run of the bot opened it."""
        if interaction.type is discord.InteractionType.modal_submit:
            await take_form(interaction)

    # -- a draft ------------------------------------------------------------------------------------------------

    @command("team found", team)
    async def found(
        self,
        interaction: Interaction,
        name: Range[str, 1, LONGEST_NAME] | None = None,
        roster: str | None = None,
        league: str | None = None,
    ) -> None:
        """Begin a draft."""
        press = await press_of(interaction)
        await founding.begin(press, await league_of(interaction, league), name, roster_named(roster, press))

    @found.autocomplete("roster")
    async def _rosters(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        return matching(sorted((texts.roster(one), one) for one in rosters.rosters()), typed)

    @command("team edit", team)
    async def edit(self, interaction: Interaction, team: str | None = None) -> None:
        """Go on with a draft, or name and dress a team between matches."""
        press, stored = await _mine(interaction, team)
        await show_builder(press, stored)

    @command("team approve", team)
    async def approve(self, interaction: Interaction, team: str) -> None:
        """Let a submitted draft join its league."""
        press, stored = await _any(interaction, team)
        await approval.approve(press_for(press, stored))

    @command("team refuse", team)
    async def refuse(self, interaction: Interaction, team: str, reason: Range[str, 1, LONGEST_REMARK]) -> None:
        """Give a submitted draft back."""
        press, stored = await _any(interaction, team)
        await approval.refuse(replace(press_for(press, stored), fields={"reason": reason}))

    @approve.autocomplete("team")
    @refuse.autocomplete("team")
    async def _submitted(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await _in_state(interaction, typed, "submitted")

    # -- reading ------------------------------------------------------------------------------------------------

    @command("team sheet", team)
    async def sheet(self, interaction: Interaction, team: str | None = None, public: bool = False) -> None:
        """Show a sheet: the one named, else those of the match here, else the sender's own."""
        press = await press_of(interaction)
        here = await teams_here(press) if team is None else []
        for stored in here or [await team_of(interaction, team)]:
            await show_sheet(press, stored, public)

    @sheet.autocomplete("team")
    async def _sheets(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        press = await press_of(interaction)
        first = [one.id for one in await teams_here(press)]
        lines = await press.services.teams.lines(press.guild_id)
        lines.sort(key=lambda one: (one.id not in first, one.coach != interaction.user.id, one.id))
        return matching([(one.name, str(one.id)) for one in lines], typed)

    @command("team list", team)
    async def list_teams(self, interaction: Interaction, league: str | None = None) -> None:
        """A league's teams."""
        await pages.show_teams(await press_of(interaction), await league_of(interaction, league))

    @command("team ledger", team)
    async def ledger(self, interaction: Interaction, team: str | None = None) -> None:
        """Every movement of gold."""
        press, stored = await _any(interaction, team)
        await pages.show_ledger(press, stored)

    @command("team history", team)
    async def history(self, interaction: Interaction, player: str, team: str | None = None) -> None:
        """All that a player has done and suffered."""
        press, stored = await _any(interaction, team)
        await pages.show_history(press, stored, finding.player_in(stored.team, player).id)

    @history.autocomplete("player")
    async def _ever(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        try:
            stored = await team_of(interaction, finding.option(interaction, "team"))
        except Refused:
            return []
        known = pages.known_players(stored.team)
        return matching([(wording.player(one, texts), f"id:{one.id}") for one in known], typed)

    # -- between matches ----------------------------------------------------------------------------------------

    @command("team rename", team)
    async def rename(
        self,
        interaction: Interaction,
        name: Range[str, 1, LONGEST_NAME],
        player: str | None = None,
        team: str | None = None,
    ) -> None:
        """Give the team, or one of its players, another name."""
        press, stored = await _mine(interaction, team)
        number = finding.player_in(stored.team, player).number if player is not None else None
        changed = await press.services.teams.rename(press.guild_id, stored.id, press.actor, name, number)
        who = changed.name if number is None else wording.player(changed.team.player(number), press.texts)
        await reply(interaction, press.texts.say("team-renamed", who=who))

    @command("team renumber", team)
    async def renumber(
        self, interaction: Interaction, player: str, number: Range[int, 1, HIGHEST_NUMBER], team: str | None = None
    ) -> None:
        """Give a player another shirt."""
        press, stored = await _mine(interaction, team)
        before = finding.player_in(stored.team, player).number
        changed = await press.services.teams.renumber(press.guild_id, stored.id, press.actor, before, number)
        who = wording.player(changed.team.player(number), press.texts)
        await reply(interaction, press.texts.say("team-renumbered", who=who))

    @command("team improve", team)
    async def improve(self, interaction: Interaction, team: str | None = None) -> None:
        """Choose for improvement rolls that stand open."""
        press, stored = await _mine(interaction, team)
        await improving.show_open(press, stored)

    @command("team retire", team)
    async def retire(self, interaction: Interaction, team: str | None = None) -> None:
        """Ask once more, then let a team play no more."""
        press, stored = await _any(interaction, team)
        await press.services.teams.may_retire(press.guild_id, stored.id, press.actor)
        await handing.ask_retire(press, stored)

    @command("team reinstate", team)
    async def reinstate(self, interaction: Interaction, team: str) -> None:
        """Let a retired team play again."""
        press, stored = await _any(interaction, team)
        await press.services.teams.reinstate(press.guild_id, stored.id, press.actor)
        await reply(interaction, press.texts.say("team-reinstated", team=stored.name))

    @reinstate.autocomplete("team")
    async def _retired(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await _in_state(interaction, typed, "retired")

    @command("team handover", team)
    async def handover(self, interaction: Interaction, coach: discord.Member, team: str | None = None) -> None:
        """Offer a team to another coach."""
        press, stored = await _any(interaction, team)
        await handing.offer(press, stored, coach)

    for _command in (ledger, history, retire, handover):
        _command.autocomplete("team")(finding.teams)
    for _command in (edit, rename, renumber, improve):
        _command.autocomplete("team")(finding.my_teams)
    for _command in (rename, renumber):
        _command.autocomplete("player")(finding.players)
    for _command in (found, list_teams):
        _command.autocomplete("league")(finding.leagues)
    del _command


def roster_named(given: str | None, press: Press) -> str | None:
    """The roster with this id or name; what is neither stays as it is, to be refused."""
    if given is None:
        return None
    typed = given.strip().casefold()
    return next((one for one in rosters.rosters() if press.texts.roster(one).casefold() == typed), given.strip())


def press_for(press: Press, stored: LeagueTeam) -> Press:
    """The press about a team that is known now."""
    return replace(press, team_id=stored.id)


async def _mine(interaction: Interaction, given: str | None) -> tuple[Press, LeagueTeam]:
    return await press_of(interaction), await my_team(interaction, given)


async def _any(interaction: Interaction, given: str | None) -> tuple[Press, LeagueTeam]:
    return await press_of(interaction), await team_of(interaction, given)


async def _in_state(interaction: Interaction, typed: str, state: str) -> list[Choice[str]]:
    press = await press_of(interaction)
    lines = await press.services.teams.lines(press.guild_id)
    return matching([(one.name, str(one.id)) for one in lines if one.state == state], typed)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(LeagueTeams(bot))
