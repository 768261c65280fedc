"""`/season`: a league's seasons, from the plan to the archive."""

from __future__ import annotations

from cogs.answers import reply
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, league_of, leagues_of
from cogs.league.groups import SEASON
from cogs.translator import command


@command("season create", SEASON)
async def create(interaction: Interaction, name: str, league: str | None = None) -> None:
    """Plan a season."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    made = await leagues_of(interaction).seasons.create(found.guild_id, found.id, actor_of(interaction), name)
    await reply(interaction, texts.say("season-created", season=made.name, league=found.name))


create.autocomplete("league")(finding.leagues)
