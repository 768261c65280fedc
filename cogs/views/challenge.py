"""A challenge: accepted, declined or withdrawn by button, then both teams chosen by select; the thread opens the match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.board.places import both_coaches, missing_permissions, only, permission_names
from cogs.client import client_of
from cogs.dungeon_offers import dungeon_name
from cogs.errors import Said, answered, tell
from cogs.language import match_texts, texts_of
from cogs.naming import team_name
from cogs.views import ids
from cogs.views.press import chosen
from cogs.views.shop import find_place, post_baskets
from cogs.views.unkept import unkept
from engine.match.dungeon.state import LIMITS
from engine.match.effects import DEFAULT_RULES
from engine.teams import TeamSheet, ready_made
from services.cards import AUTO
from services.challenges import Challenge, Challenges
from services.errors import Refused
from services.language import Texts, language_of, texts_for
from services.league.office import Actor
from services.rule_sets import rules_name
from services.session import Match

Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
#: Options a select holds.
OPTIONS = 25


class Answer(ui.DynamicItem[ui.Button[Any]], template=ids.CHALLENGE):
    """Accept, decline or withdraw."""

    def __init__(self, challenge: int, answer: str) -> None:
        super().__init__(ui.Button(custom_id=ids.challenge(challenge, answer)))
        self.challenge, self.answer = challenge, answer

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Answer:
        return cls(int(match["challenge"]), match["answer"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        challenge = await client_of(interaction).services.challenges.get(interaction.guild_id or 0, self.challenge)
        if challenge.state != "open":
            await _show_closed(interaction, challenge)
            return
        doing = {"accept": accept, "decline": decline, "withdraw": withdraw}[self.answer]
        await doing(interaction, self.challenge)


class Team(ui.DynamicItem[ui.Select[Any]], template=ids.TEAM):
    """Ready-made teams, for one side."""

    def __init__(self, match: int, side: int, part: int) -> None:
        super().__init__(ui.Select(custom_id=ids.team(match, side, part)))
        self.match, self.side = match, side

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Team:
        return cls(int(match["match"]), int(match["side"]), int(match["part"] or 0))

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, choose_team(interaction, self.match, chosen(interaction)[0], self.side))


async def send_challenge(interaction: Interaction, challenge: Challenge) -> None:
    """Answer `/match challenge`: everybody sees who challenges whom, the hash of the dice's secret, and the buttons."""
    texts = _texts(challenge)
    view = unkept(ui.View(timeout=None))
    styles = {"accept": discord.ButtonStyle.success, "decline": discord.ButtonStyle.danger}
    for answer in ("accept", "decline", "withdraw"):
        if answer == "decline" and challenge.opponent is None:
            continue
        view.add_item(
            ui.Button(
                label=texts.say(f"view-challenge-{answer}"),
                style=styles.get(answer, discord.ButtonStyle.secondary),
                custom_id=ids.challenge(challenge.id, answer),
            )
        )
    told = only(challenge.opponent) if challenge.opponent is not None else NOBODY
    text = challenge_text(challenge, texts)
    if interaction.response.is_done():
        message = await interaction.followup.send(text, view=view, allowed_mentions=told, wait=True)
        message_id = message.id
    else:
        answer = await interaction.response.send_message(text, view=view, allowed_mentions=told)
        message_id = answer.message_id
    if message_id is not None:
        await client_of(interaction).services.challenges.set_message(challenge.guild_id, challenge.id, message_id)


async def accept(interaction: Interaction, challenge_id: int, word: str | None = None) -> None:
    """Accept a challenge; everybody then sees who plays at home, and the selects of teams.

    Raises:
        Refused: it cannot be accepted by the sender.
        Said: the bot lacks a permission that a match needs.
    """
    _check_permissions(interaction, await texts_of(interaction))
    assert interaction.guild_id is not None
    services = client_of(interaction).services
    challenge = await services.challenges.get(interaction.guild_id, challenge_id)
    if "fixture" in challenge.options:
        actor = Actor(interaction.user.id, admin=interaction.permissions.manage_guild)
        fixture = await services.league.match_days.accept_challenge(interaction.guild_id, challenge, actor, word)
        match = await services.sessions.row(interaction.guild_id, int(fixture.match_id or 0))
    else:
        match = await services.challenges.accept(interaction.guild_id, challenge_id, interaction.user.id, word)
    await _replace(interaction, challenge, *_preparation(match, challenge.dice_hash), told=both_coaches(match))


async def decline(interaction: Interaction, challenge_id: int) -> None:
    """Decline a challenge made to the sender.

    Raises:
        Refused: it was not made to him, or is no longer open.
    """
    await _close(interaction, challenge_id, "declined")


async def withdraw(interaction: Interaction, challenge_id: int) -> None:
    """Withdraw a challenge of the sender's.

    Raises:
        Refused: it is not his, or no longer open.
    """
    await _close(interaction, challenge_id, "withdrawn")


async def choose_team(interaction: Interaction, match_id: int, team_id: str, side: int | None = None) -> None:
    """Choose a ready-made team; when both coaches have, the thread opens and the match begins, or its budget is spent.

    Raises:
        Refused: the sender is no coach of the match, it is the other coach's select, or the teams are chosen.
        Said: the bot lacks a permission that a match needs.
    """
    _check_permissions(interaction, await texts_of(interaction))
    assert interaction.guild_id is not None
    client = client_of(interaction)
    row = await client.services.sessions.row(interaction.guild_id, match_id)
    own = row.side_of(interaction.user.id)
    if side is not None and own not in (None, side):
        raise Said((await texts_of(interaction)).say("view-team-other", side="away" if own else "home"))
    pressed = interaction.type is discord.InteractionType.component
    await interaction.response.defer(ephemeral=not pressed)
    if own is not None:
        await find_place(interaction, row)
    try:
        match = await client.services.challenges.choose_team(
            interaction.guild_id, match_id, interaction.user.id, team_id
        )
    except Refused as refusal:
        if pressed and refusal.code == "teams_chosen":
            text, view = _preparation(row, row.dice_hash)
            await interaction.edit_original_response(content=text, view=view, allowed_mentions=NOBODY)
        raise
    if match.state == "playing":
        session = await client.services.sessions.get(match.guild_id, match.id)
        client.boards.show(session, await session.follow_orders())
        await client.boards.tell_trouble(interaction, session)
        match = session.match
    text, view = _preparation(match, match.dice_hash)
    if pressed:
        await interaction.edit_original_response(content=text, view=view, allowed_mentions=NOBODY)
    else:
        texts = await texts_of(interaction)
        await tell(interaction, texts.say("view-team-chosen", team=_team_name(team_id)))
        if isinstance(interaction.channel, discord.abc.Messageable):
            await interaction.channel.send(text, view=view or discord.utils.MISSING, allowed_mentions=NOBODY)
    if match.state == "teams":
        await post_baskets(client, match)


async def _close(interaction: Interaction, challenge_id: int, how: str) -> None:
    assert interaction.guild_id is not None
    challenges = client_of(interaction).services.challenges
    doing = challenges.decline if how == "declined" else challenges.withdraw
    challenge = await doing(interaction.guild_id, challenge_id, interaction.user.id)
    texts = _texts(challenge)
    line = texts.say(f"view-challenge-{how}", who=f"<@{interaction.user.id}>")
    await _replace(interaction, challenge, f"{challenge_text(challenge, texts)}\n{line}", None, told=NOBODY)


async def _show_closed(interaction: Interaction, challenge: Challenge) -> None:
    """Let the message of a challenge that is no longer open say so: the bot may have stopped just after the answer.

    Raises:
        Refused: ``challenge_closed``, to whom is not of the match that it led to.
    """
    if challenge.match_id is not None:
        match = await client_of(interaction).services.sessions.row(challenge.guild_id, challenge.match_id)
        await _replace(interaction, challenge, *_preparation(match, challenge.dice_hash), told=NOBODY)
        if match.side_of(interaction.user.id) is not None:
            return
    else:
        texts = _texts(challenge)
        who = challenge.opponent if challenge.state == "declined" else challenge.challenger
        line = "" if challenge.state == "expired" else texts.say(f"view-challenge-{challenge.state}", who=f"<@{who}>")
        await _replace(interaction, challenge, f"{challenge_text(challenge, texts)}\n{line}", None, told=NOBODY)
    raise Refused("challenge_closed")


async def _replace(
    interaction: Interaction,
    challenge: Challenge,
    text: str,
    view: ui.View | None,
    told: discord.AllowedMentions,
) -> None:
    """Let the challenge's message say something else; a command's sender is answered besides."""
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(content=text, view=view, allowed_mentions=told)
        return
    await interaction.response.send_message(text, view=view or discord.utils.MISSING, allowed_mentions=told)
    channel = client_of(interaction).get_channel(challenge.channel_id)
    if challenge.message_id is not None and isinstance(channel, discord.abc.Messageable):
        old = channel.get_partial_message(challenge.message_id)  # pyright: ignore[reportAttributeAccessIssue]
        try:
            await old.edit(view=None)
        except discord.HTTPException:
            return


def challenge_text(challenge: Challenge, texts: Texts) -> str:
    """A challenge in words: who, the dice, and by what rules it is played."""
    opponent = f"<@{challenge.opponent}>" if challenge.opponent is not None else texts.say("view-challenge-anyone")
    said = texts.say(
        "view-challenge",
        challenger=f"<@{challenge.challenger}>",
        opponent=opponent,
        clock=texts.say(f"view-clock-{challenge.clock_preset}"),
        word=discord.utils.escape_markdown(challenge.challenger_word),
        hash=challenge.dice_hash,
    )
    lines = [said]
    if "fixture" in challenge.options:
        home, away = challenge.options["teams"]
        lines.insert(0, texts.say("view-challenge-fixture", home=home, away=away))
    if challenge.rules != DEFAULT_RULES:
        lines.append(texts.say("view-challenge-rules", rules=rules_name(challenge.rules, texts)))
    dungeon = challenge.options.get("dungeon")
    if dungeon:
        message = "view-challenge-dungeon-random" if dungeon["random"] else "view-challenge-dungeon"
        lines.append(texts.say(message, dungeon=dungeon_name(dungeon["name"], texts)))
        turns = dungeon.get("turns", LIMITS)
        if "minutes" in dungeon:
            lines.append(
                texts.say("view-challenge-dungeon-minutes" + ("" if "draw" in dungeon["minutes"] else "-decided"))
            )
        else:
            lines.append(
                texts.say(
                    "view-challenge-dungeon-turns" + ("" if turns[2] else "-decided"),
                    chests=turns[0],
                    teleporters=turns[1],
                    draw=turns[2],
                )
            )
    budget = int(challenge.options.get("budget", 0))
    if budget:
        lines.append(texts.say("view-challenge-budget", budget=budget))
        pause = str(challenge.options.get("card_pause", AUTO))
        if pause != AUTO:
            lines.append(texts.say("view-challenge-pause", pause=texts.say(f"choice-pause-{pause}")))
    return "\n".join(lines)


def _preparation(match: Match, dice_hash: str) -> tuple[str, ui.View | None]:
    """What is said from a challenge's acceptance to its thread, with the selects of teams that are still to be chosen."""
    texts = match_texts(match)
    chosen_teams = [team_name(team) for team in (match.home_team, match.away_team)]
    home, away = f"<@{match.home_coach}>", f"<@{match.away_coach}>"
    lines = [
        texts.say("view-match-made", home=home, away=away),
        texts.say(
            "view-match-dice",
            home_word=discord.utils.escape_markdown(match.home_word),
            away_word=discord.utils.escape_markdown(match.away_word),
            hash=dice_hash,
        ),
    ]
    for coach, team in zip((home, away), chosen_teams, strict=True):
        lines.append(
            texts.say("view-team-is", coach=coach, team=team) if team else texts.say("view-team-due", coach=coach)
        )
    if match.state != "teams":
        if match.channel_id is not None:
            lines.append(texts.say("view-match-thread", thread=f"<#{match.channel_id}>"))
        return "\n".join(lines), None
    if None not in chosen_teams:
        return "\n".join(lines), None
    view = unkept(ui.View(timeout=None))
    for side, team in enumerate(chosen_teams):
        if team is None:
            for select in _team_selects(match, side, texts):
                view.add_item(select)
    return "\n".join(lines), view


def _team_selects(match: Match, side: int, texts: Texts) -> Iterator[ui.Select[Any]]:
    """All ready-made teams by the names of their rosters, in as few selects of much the same length as hold them."""
    sheets = sorted(Challenges.teams(), key=lambda sheet: (texts.roster(sheet.roster), sheet.name))
    parts = -(-len(sheets) // OPTIONS)
    length = -(-len(sheets) // parts)
    for part in range(parts):
        shown = sheets[part * length : (part + 1) * length]
        placeholder = texts.say("view-team-home" if side == 0 else "view-team-away")
        if parts > 1:
            first, last = texts.roster(shown[0].roster), texts.roster(shown[-1].roster)
            placeholder = texts.say("view-team-part", which=placeholder, first=first, last=last)
        options = [
            discord.SelectOption(label=sheet.name, value=sheet.id, description=_about(sheet, texts)) for sheet in shown
        ]
        yield ui.Select(custom_id=ids.team(match.id, side, part), placeholder=placeholder[:150], options=options)


def _about(sheet: TeamSheet, texts: Texts) -> str:
    return texts.say(
        "view-team-about", roster=texts.roster(sheet.roster), players=len(sheet.players), rerolls=sheet.rerolls
    )[:100]


def _team_name(team_id: str) -> str:
    return ready_made(team_id).name


def _check_permissions(interaction: Interaction, texts: Texts) -> None:
    missing = missing_permissions(interaction.app_permissions)
    if missing:
        raise Said(texts.say("view-challenge-permissions", missing=permission_names(missing, texts)))


def _texts(challenge: Challenge) -> Texts:
    return texts_for(language_of(challenge.options["language"]))
