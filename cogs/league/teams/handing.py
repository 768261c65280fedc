"""A team changes hands, or retires: what is asked for once more before it is done."""

from __future__ import annotations

import discord

from cogs.board.places import only
from cogs.client import client_of
from cogs.errors import Said
from cogs.language import server_texts
from cogs.league.teams.parts import Press, Style, button, show, view_of
from services.errors import Refused
from services.league.office import Actor
from services.league.teams import LeagueTeam


async def offer(press: Press, stored: LeagueTeam, receiver: discord.Member) -> None:
    """Offer a team to another coach, who has to accept; a commissioner who takes it himself needs nobody's word.

    Raises:
        Refused: the sender may not give it away, or not now.
    """
    texts = press.texts
    if receiver.bot:
        raise Said(texts.say("team-hand-bot"))
    await press.services.teams.may_hand_over(press.guild_id, stored.id, press.actor, receiver.id)
    if receiver.id == press.actor.user_id:
        await press.services.teams.hand_over(press.guild_id, stored.id, press.actor, receiver.id)
        await show(press, texts.say("team-hand-own", team=stored.name))
        return
    said = await server_texts(client_of(press.interaction), press.guild_id)
    about = f"{press.actor.user_id}:{receiver.id}"
    controls = [
        button("take", stored.id, said.say("team-hand-accept"), about, Style.success),
        button("leave", stored.id, said.say("team-hand-decline"), about),
        button("sheet", stored.id, said.say("team-show-sheet")),
    ]
    await press.interaction.response.send_message(
        said.say(
            "team-hand-offer",
            giver=f"<@{press.actor.user_id}>",
            receiver=f"<@{receiver.id}>",
            team=discord.utils.escape_markdown(stored.name),
            roster=said.roster(stored.team.roster),
        ),
        view=view_of(controls),
        allowed_mentions=only(receiver.id),
    )


async def take(press: Press) -> None:
    """The other coach accepts: the team is his.

    Raises:
        Refused: ``league_offer_other``, or the giver may no longer give it away.
    """
    giver, receiver = _parties(press)
    if press.actor.user_id != receiver:
        raise Refused("league_offer_other")
    await press.interaction.response.defer()
    try:
        stored = await press.services.teams.hand_over(
            press.guild_id, press.team_id, await _actor(press, giver), receiver
        )
    except Refused as refusal:
        if refusal.code in ("league_not_coach", "league_already_coach", "league_not_found"):
            await press.interaction.edit_original_response(view=None)
        raise
    await _closed(press, "team-hand-accepted", stored.name, giver, receiver)


async def leave(press: Press) -> None:
    """The other coach declines, or the giver takes his offer back.

    Raises:
        Refused: ``league_offer_other``.
    """
    giver, receiver = _parties(press)
    if press.actor.user_id not in (giver, receiver):
        raise Refused("league_offer_other")
    stored = await press.team()
    how = "team-hand-declined" if press.actor.user_id == receiver else "team-hand-withdrawn"
    await _closed(press, how, stored.name, giver, receiver)


async def _closed(press: Press, how: str, team: str, giver: int, receiver: int) -> None:
    texts = await server_texts(client_of(press.interaction), press.guild_id)
    said = texts.say(how, team=discord.utils.escape_markdown(team), giver=f"<@{giver}>", receiver=f"<@{receiver}>")
    await show(press, said)


def _parties(press: Press) -> tuple[int, int]:
    giver, _, receiver = press.about.partition(":")
    if not giver.isdecimal() or not receiver.isdecimal():
        raise Refused("league_offer_other")
    return int(giver), int(receiver)


async def _actor(press: Press, user_id: int) -> Actor:
    """Who offered the team, with what he may do now: he may have left the server, or manage it no longer."""
    guild = press.interaction.guild
    if guild is None:
        return Actor(user_id)
    try:
        member = guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.HTTPException:
        return Actor(user_id)
    return Actor(user_id, admin=member.guild_permissions.manage_guild)


async def ask_retire(press: Press, stored: LeagueTeam) -> None:
    """Ask first."""
    texts = press.texts
    controls = [
        button("retire", stored.id, texts.say("team-retire-yes"), "", Style.danger),
        button("stay", stored.id, texts.say("team-retire-no")),
    ]
    await show(press, texts.say("team-retire-ask", team=stored.name), view_of(controls))


async def retire(press: Press) -> None:
    """The team plays no more.

    Raises:
        Refused: ``league_not_coach``, ``league_phase``.
    """
    stored = await press.services.teams.retire(press.guild_id, press.team_id, press.actor)
    await show(press, press.texts.say("team-retired", team=stored.name))


async def stay(press: Press) -> None:
    """Nothing happens."""
    await show(press, press.texts.say("team-stays"))
