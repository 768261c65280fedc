"""`/fixture`: a match of a league, from the challenge to the result, whether it is played here or at a real table."""

from __future__ import annotations

from typing import get_args

import discord
from discord.app_commands import Range

from cogs.answers import reply
from cogs.board.places import missing_permissions, permission_names
from cogs.client import Client
from cogs.errors import Said
from cogs.language import server_texts, texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, fixture_of, guild_of, leagues_of, my_fixture
from cogs.league.forfeits import ask_forfeit
from cogs.league.groups import FIXTURE
from cogs.league.matchday import entered, posting
from cogs.league.pressing import working
from cogs.translator import choices, command
from cogs.views import challenge as challenge_view
from services import agreed
from services.challenges import WORD_LENGTH
from services.clock import PRESETS
from services.errors import Refused
from services.league.entering import MOST_FAME, Conceded, Entry, Winner
from services.league.messages import Place
from services.league.results import MOST_TOUCHDOWNS, Forfeit
from services.league.seasons import PLAYING, POST_MATCH, PRE_MATCH, REPORTED, FixtureLine

VERDICTS = ("confirm", "reject")
#: The messages of a fixture that can be shown anew, by its state.
PLACES: dict[str, tuple[Place, ...]] = {
    PRE_MATCH: ("before",),
    REPORTED: ("report",),
    POST_MATCH: ("after0", "after1"),
}


@command("fixture play", FIXTURE, {"clock": choices("clock", PRESETS)})
async def play(
    interaction: Interaction,
    fixture: str | None = None,
    clock: str | None = None,
    word: Range[str, 1, WORD_LENGTH] | None = None,
) -> None:
    """Challenge the other coach of a fixture to play it now."""
    texts = await texts_of(interaction)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Said(texts.say("match-challenge-place"))
    missing = missing_permissions(interaction.app_permissions)
    if missing:
        raise Said(texts.say("view-challenge-permissions", missing=permission_names(missing, texts)))
    found = await my_fixture(interaction, fixture)
    language = (await server_texts(interaction.client, found.guild_id)).lang
    made = await leagues_of(interaction).match_days.challenge(
        found.guild_id,
        interaction.channel_id or 0,
        found.id,
        actor_of(interaction),
        preset=clock,
        word=word,
        language=language,
    )
    await challenge_view.send_challenge(interaction, made)


@command("fixture show", FIXTURE)
async def show(interaction: Interaction, fixture: str | None = None) -> None:
    """Post anew, here, what a fixture waits for."""
    found = await fixture_of(interaction, fixture)
    await _only_those_of(interaction, found)
    texts = await texts_of(interaction)
    places = PLACES.get(found.state, ())
    if not places:
        raise Said(texts.say("matchday-nothing-to-show"))
    await interaction.response.defer(ephemeral=True)
    for place in places:
        await repost(interaction.client, found, place, interaction.channel_id or 0)
    await reply(interaction, texts.say("matchday-shown"))


@command("fixture cancel", FIXTURE)
async def cancel(interaction: Interaction, fixture: str | None = None) -> None:
    """Call a match off: before its coin toss, or before its first kick-off."""
    found = await fixture_of(interaction, fixture)
    await interaction.response.defer(ephemeral=True)
    texts = await texts_of(interaction)
    if found.state == PLAYING:
        session = await interaction.client.services.sessions.get(found.guild_id, int(found.match_id or 0))
        outcome = await agreed.cancel(session, interaction.user.id)
        if await interaction.client.boards.settle(interaction, session, outcome):
            await reply(interaction, texts.say("match-cancelled"))
        return
    await leagues_of(interaction).match_days.cancel(found.guild_id, found.id, actor_of(interaction))
    await reply(interaction, texts.say("match-cancelled"))


@command(
    "fixture report",
    FIXTURE,
    {
        "winner": choices("winner", get_args(Winner)),
        "conceded": choices("conceded", get_args(Conceded)),
    },
)
async def report(
    interaction: Interaction,
    home: Range[int, 0, MOST_TOUCHDOWNS],
    away: Range[int, 0, MOST_TOUCHDOWNS],
    fixture: str | None = None,
    winner: str = "score",
    conceded: str = "nobody",
    home_fame: Range[int, 0, MOST_FAME] = 0,
    away_fame: Range[int, 0, MOST_FAME] = 0,
) -> None:
    """Enter the result of a match at a real table; a form asks for the players' deeds."""
    found = await fixture_of(interaction, fixture)
    entry = Entry((home, away), winner, conceded, (home_fame, away_fame))  # pyright: ignore[reportArgumentType]
    await entered.ask_deeds(interaction, found, entry)


@command("fixture decide", FIXTURE, {"verdict": choices("verdict", VERDICTS)})
async def decide(interaction: Interaction, fixture: str, verdict: str) -> None:
    """Confirm an entered result, or take it off: its other coach or a commissioner."""
    found = await fixture_of(interaction, fixture)
    results = leagues_of(interaction).results
    await interaction.response.defer(ephemeral=True)
    judge = results.confirm if verdict == "confirm" else results.reject
    await judge(found.guild_id, found.id, actor_of(interaction))
    await reply(interaction, (await texts_of(interaction)).say(f"matchday-decided-{verdict}"))


@command("fixture forfeit", FIXTURE, {"who": choices("forfeit", get_args(Forfeit))})
async def forfeit(interaction: Interaction, fixture: str, who: str) -> None:
    """Decide a match that is not played, by the league's policy: a commissioner."""
    found = await fixture_of(interaction, fixture)
    await working(interaction)
    await ask_forfeit(
        interaction,
        found,
        who,  # pyright: ignore[reportArgumentType]  # Discord sends one of the choices
    )


async def repost(client: Client, fixture: FixtureLine, place: Place, channel_id: int) -> None:
    """Post a message about a fixture anew in a channel; the old one goes.

    Raises:
        Refused: there is no such fixture.
    """
    old = await client.services.league.messages.move(fixture.guild_id, fixture.id, place, channel_id)
    if old is not None:
        await posting.remove(client, fixture.guild_id, old.channel_id, old.message_id)


async def _only_those_of(interaction: Interaction, fixture: FixtureLine) -> None:
    """Raises Refused for who has nothing to do with a fixture."""
    guild_id, leagues = guild_of(interaction), leagues_of(interaction)
    coaches = [
        (await leagues.teams.get(guild_id, team)).coach
        for team in (fixture.home_team, fixture.away_team)
        if team is not None
    ]
    if interaction.user.id in coaches or interaction.permissions.manage_guild:
        return
    if interaction.user.id not in await leagues.leagues.commissioners(guild_id, fixture.league_id):
        raise Refused("stranger")


play.autocomplete("fixture")(finding.my_fixtures)
report.autocomplete("fixture")(finding.fixtures)
for _command in (show, cancel, decide, forfeit):
    _command.autocomplete("fixture")(finding.fixtures)
del _command


async def setup(bot: Client) -> None:
    """The group is registered with all groups of leagues."""
