"""A submitted draft before its commissioners: who decides presses a button in the league's channel."""

from __future__ import annotations

import logging

import discord

from cogs.board.places import find_channel, only
from cogs.client import client_of
from cogs.errors import Said, tell
from cogs.language import server_texts
from cogs.league.teams.builder import show_builder
from cogs.league.teams.founding import mine
from cogs.league.teams.parts import NOBODY, Press, Style, button, form, text_field, view_of
from cogs.league.teams.sheets import pictures
from engine.league.value import team_value
from services.errors import Refused
from services.language import Texts
from services.league.leagues import League
from services.league.teams import LONGEST_REMARK, LeagueTeam

log = logging.getLogger(__name__)


async def submit(press: Press) -> None:
    """Hand the draft in and call the commissioners.

    Raises:
        Refused: the draft is not complete, or not the sender's.
    """
    stored = await press.services.teams.submit(press.guild_id, press.team_id, press.actor)
    await _called(press, stored)


async def remind(press: Press) -> None:
    """Call the commissioners once more for a draft that still waits.

    Raises:
        Refused: ``league_not_submitted``.
    """
    stored = await mine(press)
    if stored.state != "submitted":
        raise Refused("league_not_submitted", team=stored.name)
    await _called(press, stored)


async def _called(press: Press, stored: LeagueTeam) -> None:
    if not press.interaction.response.is_done():
        await press.interaction.response.defer()
    place = await call(press, stored)
    texts = press.texts
    await show_builder(
        press, stored, texts.say("team-submitted", place=place) if place else texts.say("team-submitted-untold")
    )


async def call(press: Press, stored: LeagueTeam) -> str:
    """Post a submitted draft where its commissioners read it; the mention of that channel, empty where none may be written in."""
    client = client_of(press.interaction)
    league = await press.league(stored)
    texts = await server_texts(client, press.guild_id)
    commissioners = await press.services.leagues.commissioners(press.guild_id, league.id)
    asked = Press(press.interaction, texts, stored.id)
    controls = [
        button("approve", stored.id, texts.say("team-approve"), "", Style.success),
        button("refuse", stored.id, texts.say("team-refuse"), "", Style.danger),
        button("sheet", stored.id, texts.say("team-show-sheet")),
    ]
    for channel_id in dict.fromkeys((league.channel_id, press.interaction.channel_id)):
        if channel_id is None:
            continue
        channel = await find_channel(client, press.guild_id, channel_id)
        if not isinstance(channel, discord.abc.Messageable):
            continue
        try:
            await channel.send(
                " ".join([*(f"<@{one}>" for one in commissioners), submission(stored, league, texts)]),
                files=await pictures(asked, stored),
                view=view_of(controls),
                allowed_mentions=only(*commissioners),
            )
        except discord.HTTPException as error:
            log.info("team %s cannot be shown to its commissioners in %s: %s", stored.id, channel_id, error)
            continue
        return f"<#{channel_id}>"
    return ""


def submission(stored: LeagueTeam, league: League, texts: Texts) -> str:
    """What commissioners are asked."""
    return texts.say(
        "team-submission",
        coach=f"<@{stored.coach}>",
        team=discord.utils.escape_markdown(stored.name),
        roster=texts.roster(stored.team.roster),
        league=discord.utils.escape_markdown(league.name),
        players=len(stored.team.members),
        value=team_value(stored.team),
        treasury=stored.team.treasury,
    )


async def approve(press: Press) -> None:
    """A commissioner lets the team join.

    Raises:
        Refused: ``league_not_commissioner``, ``league_not_submitted``.
    """
    await _before(press)
    stored = await press.services.teams.approve(press.guild_id, press.team_id, press.actor)
    await _decided(press, stored, "approved")


async def ask_reason(press: Press) -> None:
    """The form for why a draft goes back, for commissioners only.

    Raises:
        Refused: ``league_not_commissioner``, ``league_not_submitted``.
    """
    stored = await press.services.teams.submitted(press.guild_id, press.team_id, press.actor)
    asked = form("refuse", stored.id, press.texts.say("team-refuse-title", team=stored.name))
    asked.add_item(text_field("reason", press.texts.say("team-refuse-reason"), most=LONGEST_REMARK, long=True))
    await press.interaction.response.send_modal(asked)


async def refuse(press: Press) -> None:
    """A commissioner gives the draft back with his reason.

    Raises:
        Refused: ``league_not_commissioner``, ``league_not_submitted``, ``league_no_reason``.
    """
    await _before(press)
    reason = press.fields.get("reason", "")
    stored = await press.services.teams.refuse(press.guild_id, press.team_id, press.actor, reason)
    await _decided(press, stored, "refused")


async def _before(press: Press) -> None:
    """Acknowledge; a draft that is no longer before the commissioners loses its buttons.

    Raises:
        Refused: ``league_not_commissioner``, ``league_not_submitted``.
    """
    interaction = press.interaction
    pressed = interaction.type is not discord.InteractionType.application_command
    if not interaction.response.is_done():
        if pressed:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True)
    try:
        await press.services.teams.submitted(press.guild_id, press.team_id, press.actor)
    except Refused as refusal:
        if pressed and refusal.code in ("league_not_submitted", "league_not_found"):
            await interaction.edit_original_response(view=None)
        raise


async def _decided(press: Press, stored: LeagueTeam, how: str) -> None:
    """Say what was decided where it was asked, and call the coach."""
    interaction, client = press.interaction, client_of(press.interaction)
    texts = await server_texts(client, press.guild_id)
    league = await press.league(stored)
    said = texts.say(
        f"team-{how}",
        coach=f"<@{stored.coach}>",
        team=discord.utils.escape_markdown(stored.name),
        commissioner=f"<@{press.actor.user_id}>",
        league=discord.utils.escape_markdown(league.name),
        reason=discord.utils.escape_markdown(stored.remark),
    )
    if interaction.type is not discord.InteractionType.application_command:
        old = f"{submission(stored, league, texts)}\n{texts.say(f'team-{how}-short', commissioner=f'<@{press.actor.user_id}>')}"
        shown = await pictures(Press(interaction, texts, stored.id), stored)
        await interaction.edit_original_response(content=old, attachments=shown, view=None, allowed_mentions=NOBODY)
    mend = None
    if how == "refused":
        mend = view_of([button("open", stored.id, texts.say("team-mend"), "", Style.primary)])
    for channel_id in dict.fromkeys((league.channel_id, interaction.channel_id)):
        channel = await find_channel(client, press.guild_id, channel_id) if channel_id is not None else None
        if not isinstance(channel, discord.abc.Messageable):
            continue
        try:
            await channel.send(said, allowed_mentions=only(stored.coach), view=mend or discord.utils.MISSING)
        except discord.HTTPException as error:
            log.info("the coach of team %s cannot be told in %s: %s", stored.id, channel_id, error)
            continue
        if interaction.type is discord.InteractionType.application_command:
            await tell(interaction, press.texts.say("team-told", place=f"<#{channel_id}>"))
        return
    raise Said(press.texts.say("team-decided-untold", coach=f"<@{stored.coach}>", team=stored.name))
