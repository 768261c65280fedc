"""A match that is not played: what a forfeit would change is shown first, and it is decided once that is confirmed."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import actor_of, guild_of, leagues_of
from cogs.league.pressing import ask, on_press, show, working
from services.errors import Refused
from services.language import Texts
from services.league.results import Forfeit
from services.league.seasons import FixtureLine

FORFEITS: dict[str, Forfeit] = {"home": "home", "away": "away", "both": "both"}


async def ask_forfeit(interaction: discord.Interaction[Any], fixture: FixtureLine, who: Forfeit) -> None:
    """Show a commissioner what the league's policy makes of a forfeit, and ask.

    Raises:
        Refused: as :meth:`services.league.results.Results.forfeit`.
    """
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    changes = await services.results.what_forfeit_changes(fixture.guild_id, fixture.id, actor_of(interaction), who)
    names = await services.teams.names(fixture.guild_id, fixture.league_id)
    match = finding.fixture_name(fixture, names, texts)
    lines = [texts.say("forfeit-ask", match=match, who=_who(fixture, who, names, texts))]
    lines += [change_line(one, texts) for one in changes]
    await ask(interaction, "\n".join(lines), "forfeit", fixture.id, fixture.version, who, yes=texts.say("forfeit-yes"))


def _who(fixture: FixtureLine, who: Forfeit, names: dict[int, str], texts: Texts) -> str:
    if who == "both":
        return texts.say("choice-forfeit-both")
    return names.get(fixture.home_team if who == "home" else int(fixture.away_team or 0), "?")


def change_line(one: dict[str, Any], texts: Texts) -> str:
    """What changes for a team: its points in the table, treasury, value and players."""
    parts = [
        texts.say(f"undo-{name}", before=one[name][0], after=one[name][1])
        for name in ("points", "treasury", "value", "players")
        if one[name][0] != one[name][1]
    ]
    return texts.say("undo-team", team=one["team"], changes=", ".join(parts) or texts.say("undo-no-change"))


@on_press("forfeit")
async def _forfeit(interaction: discord.Interaction[Any], fixture_id: str, version: str, who: str) -> None:
    await working(interaction)
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    fixture = await services.seasons.fixture(guild_of(interaction), int(fixture_id))
    if who not in FORFEITS:
        raise Refused("league_not_found")
    if str(fixture.version) != version:
        raise Refused("league_changed")
    await services.results.forfeit(fixture.guild_id, fixture.id, actor_of(interaction), FORFEITS[who])
    await show(interaction, texts.say("matchday-forfeited"))


async def setup(bot: Client) -> None:
    """Its button is known with all others of leagues."""
