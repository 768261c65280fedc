"""`/league`: opening a league, what is said of it, who runs it, and closing it."""

from __future__ import annotations

import discord

from cogs.answers import clipped, reply
from cogs.errors import Said
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, guild_of, league_of, leagues_of
from cogs.league.groups import LEAGUE
from cogs.league.pressing import button, on_press, show
from cogs.league.settings import setting_lines
from cogs.naming import user_mention
from cogs.translator import command, group
from services.language import Texts
from services.league.leagues import League

#: How many teams and seasons are listed.
LISTED = 25
COMMISSIONER = group("league commissioner", LEAGUE)


@command("league create", LEAGUE)
async def create(interaction: Interaction, name: str) -> None:
    """Open a league; its maker is its first commissioner."""
    texts = await texts_of(interaction)
    made = await leagues_of(interaction).leagues.create(guild_of(interaction), actor_of(interaction), name)
    await reply(interaction, texts.say("league-created", league=made.name))


@command("league list", LEAGUE)
async def list_(interaction: Interaction) -> None:
    """The leagues of the server."""
    texts = await texts_of(interaction)
    found = await leagues_of(interaction).leagues.list(guild_of(interaction))
    lines = [texts.say("league-list-line", league=one.name, state=texts.say(f"league-is-{one.state}")) for one in found]
    await reply(interaction, clipped(lines or [texts.say("refused-league-none")], texts))


@command("league show", LEAGUE)
async def show_league(interaction: Interaction, league: str | None = None) -> None:
    """Who runs a league, who plays in it, its seasons and what it sets; open to everybody."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    await reply(interaction, clipped(await _about(interaction, found, texts), texts))


async def _about(interaction: Interaction, league: League, texts: Texts) -> list[str]:
    services = leagues_of(interaction)
    office = await services.leagues.commissioners(league.guild_id, league.id)
    teams = await services.teams.lines(league.guild_id, league_id=league.id)
    seasons = await services.seasons.seasons(league.guild_id, league.id)
    nobody = texts.say("league-nobody")
    lines = [
        texts.say("league-list-line", league=league.name, state=texts.say(f"league-is-{league.state}")),
        texts.say("league-run-by", who=", ".join(user_mention(one) for one in office) or nobody),
        texts.say(
            "league-told-in", channel=f"<#{league.channel_id}>" if league.channel_id else texts.say("league-nowhere")
        ),
        texts.say("league-teams", count=len(teams)),
    ]
    lines += [
        texts.say(
            "league-team-line",
            team=one.name,
            coach=user_mention(one.coach),
            state=texts.say(f"league-state-{one.state.replace('_', '-')}"),
        )
        for one in teams[:LISTED]
    ]
    if seasons:
        listed = [
            texts.say("league-season-name", season=one.name, state=texts.say(f"season-is-{one.state}"))
            for one in seasons[-LISTED:]
        ]
        lines.append(texts.say("league-seasons", seasons=", ".join(listed)))
    return [*lines, *setting_lines(league, texts)]


@command("league channel", LEAGUE)
async def channel(
    interaction: Interaction, where: discord.TextChannel | None = None, league: str | None = None
) -> None:
    """Say where a league's news are told; without a channel, nowhere."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    if (
        where is not None
        and interaction.guild is not None
        and not where.permissions_for(interaction.guild.me).send_messages
    ):
        raise Said(texts.say("server-channel-closed", channel=where.mention))
    place = where.id if where is not None else None
    await leagues_of(interaction).leagues.set_channel(found.guild_id, found.id, actor_of(interaction), place)
    if where is None:
        await reply(interaction, texts.say("league-channel-none", league=found.name))
    else:
        await reply(interaction, texts.say("league-channel-set", league=found.name, channel=where.mention))


@command("league commissioner add", COMMISSIONER)
async def appoint(interaction: Interaction, person: discord.Member, league: str | None = None) -> None:
    """Appoint a commissioner of a league."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    if person.bot:
        raise Said(texts.say("league-commissioner-bot"))
    office = await leagues_of(interaction).leagues.appoint(found.guild_id, found.id, actor_of(interaction), person.id)
    await _tell_office(interaction, found, office, texts)


@command("league commissioner remove", COMMISSIONER)
async def dismiss(interaction: Interaction, person: discord.User, league: str | None = None) -> None:
    """Take the office from a commissioner, also from one who has left the server."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    office = await leagues_of(interaction).leagues.dismiss(found.guild_id, found.id, actor_of(interaction), person.id)
    await _tell_office(interaction, found, office, texts)


async def _tell_office(interaction: Interaction, league: League, office: list[int], texts: Texts) -> None:
    who = ", ".join(user_mention(one) for one in office) or texts.say("league-nobody")
    await reply(interaction, texts.say("league-office", league=league.name, who=who))


@command("league archive", LEAGUE)
async def archive(interaction: Interaction, league: str | None = None) -> None:
    """Close a league for good, once it is confirmed."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    await leagues_of(interaction).leagues.may_archive(found.guild_id, found.id, actor_of(interaction))
    await show(
        interaction,
        texts.say("league-archive-ask", league=found.name),
        button("archive", found.id, label=texts.say("league-archive-yes"), style=discord.ButtonStyle.danger),
        button("leave", label=texts.say("league-leave")),
    )


@on_press("archive")
async def _archive(interaction: Interaction, league_id: str) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    found = await services.leagues.archive(guild_of(interaction), int(league_id), actor_of(interaction))
    await show(interaction, texts.say("league-archived-now", league=found.name))


@on_press("leave")
async def _leave(interaction: Interaction) -> None:
    texts = await texts_of(interaction)
    await show(interaction, texts.say("command-left"))


for _one in (show_league, channel, appoint, dismiss, archive):
    _one.autocomplete("league")(finding.leagues)
