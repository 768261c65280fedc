"""A coach's hand: shown to him alone, with what of it he can play now, and the selects and buttons to play it.

All state is in the custom ids, so that they work whichever run of the bot sent them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from cogs.client import client_of
from cogs.errors import answered, tell
from cogs.language import texts_of
from cogs.views import ids
from cogs.views.open_hands import Open
from cogs.views.press import chosen
from cogs.views.unkept import unkept
from engine.match.field import square_name
from services import hands
from services.card_texts import card_lines, moments
from services.cards import has_cards
from services.controls import hand as holding
from services.errors import Refused
from services.language import Texts
from services.narration.names import Names, key
from services.session import MatchSession

Interaction = discord.Interaction[Any]
#: Options of a select, and selects above the buttons.
OPTIONS, SELECTS = 25, 4
#: How the value of an option begins that only shows the squares of a row.
ROW = "row:"


class HandSelect(ui.DynamicItem[ui.Select[Any]], template=ids.HAND_SELECT):
    """A select of a hand: a card, or what it is played at."""

    def __init__(self, match: int, prompt: int, part: int, line: str) -> None:
        super().__init__(ui.Select(custom_id=ids.hand_select(match, prompt, part, line)))
        self.match, self.prompt, self.line = match, prompt, line

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> HandSelect:
        return cls(int(match["match"]), int(match["prompt"]), int(match["part"]), match["line"])

    async def callback(self, interaction: Interaction) -> None:
        words = [word for word in self.line.split() if not word.startswith(ROW)]
        line = " ".join([*words, *chosen(interaction)[:1]])
        await answered(interaction, look(interaction, self.match, self.prompt, line))


class HandButton(ui.DynamicItem[ui.Button[Any]], template=ids.HAND_BUTTON):
    """A button of a hand: play what is chosen, or go back to the hand."""

    def __init__(self, match: int, prompt: int, what: str, line: str) -> None:
        super().__init__(ui.Button(custom_id=ids.hand_button(match, prompt, what, line)))
        self.match, self.prompt, self.what, self.line = match, prompt, what, line

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> HandButton:
        return cls(int(match["match"]), int(match["prompt"]), match["what"], match["line"])

    async def callback(self, interaction: Interaction) -> None:
        work = play if self.what == "play" else look
        await answered(interaction, work(interaction, self.match, self.prompt, self.line))


async def show_hand(interaction: Interaction, session: MatchSession) -> None:
    """Show the sender his own hand, and to him alone, after his interaction was acknowledged.

    Raises:
        Refused: ``stranger``, or ``no_cards``: nobody bought any for this match.
    """
    side = session.side_of(interaction.user.id)
    if not has_cards(session.match):
        raise Refused("no_cards")
    embed, view = shown(session, side, await texts_of(interaction))
    message = await interaction.followup.send(
        embed=embed, view=view or discord.utils.MISSING, ephemeral=True, wait=True
    )
    client = client_of(interaction)
    cards = tuple(session.game.position.teams[side].hand)
    hand = Open(message, _number(session), view is not None, cards, client.services.clock.now())
    await client.boards.open_hands.opened(session, side, hand)


async def look(interaction: Interaction, match_id: int, number: int, line: str) -> None:
    """Show a hand with what was chosen in it; where something else is asked by now, the hand as it stands.

    Raises:
        Refused: ``no_such_match``, ``stranger``.
    """
    await interaction.response.defer()
    session = await _session(interaction, match_id)
    side, texts = session.side_of(interaction.user.id), await texts_of(interaction)
    embed, view = shown(session, side, texts, line if _asked(session, number) else "")
    await _replace(interaction, None, embed, view)


async def play(interaction: Interaction, match_id: int, number: int, line: str) -> None:
    """Play the card that was chosen, and tell what came of it.

    Raises:
        Refused: ``no_such_match``, ``stranger``.
    """
    await interaction.response.defer()
    session = await _session(interaction, match_id)
    side = session.side_of(interaction.user.id)
    texts = await texts_of(interaction)
    # What stands in its place from now on tells what came of it.
    client_of(interaction).boards.open_hands.forget(session, side)
    if not _asked(session, number):
        await _replace(interaction, texts.say("cards-stale"), None, None)
        return
    card, targets = _read(session, line)
    boards = client_of(interaction).boards
    outcome = await session.press(interaction.user.id, number, [("card", card, *targets)])
    if await boards.settle(interaction, session, outcome):
        said = boards.told(session, outcome, texts) or texts.say("command-settled")
        await _replace(interaction, said, None, None)


async def _replace(
    interaction: Interaction, text: str | None, embed: discord.Embed | None, view: ui.View | None
) -> None:
    """Put something in place of what the sender alone sees; never into a message that others see."""
    if interaction.message is None or not interaction.message.flags.ephemeral:
        shown_now = {} if embed is None else {"embed": embed}
        await tell(interaction, text or "", view=view or discord.utils.MISSING, **shown_now)
        return
    await interaction.edit_original_response(content=text, embed=embed, view=view)


async def _session(interaction: Interaction, match_id: int) -> MatchSession:
    if interaction.guild_id is None:
        raise Refused("no_such_match")
    return await client_of(interaction).services.sessions.get(interaction.guild_id, match_id)


def _asked(session: MatchSession, number: int) -> bool:
    prompt = session.game.prompt
    return session.match.state == "playing" and prompt is not None and prompt.number == number


def _read(session: MatchSession, line: str) -> tuple[str, list[holding.Target]]:
    """The card and the targets of a line; empty where no card is chosen yet."""
    words = [word for word in line.split() if not word.startswith(ROW)]
    if not words:
        return "", []
    return words[0], [holding.read(session.game.position, word) for word in words[1:]]


def shown(session: MatchSession, side: int, texts: Texts, line: str = "") -> tuple[discord.Embed, ui.View | None]:
    """A side's hand as its coach sees it, or the card he has chosen of it with what is still to be chosen."""
    game = session.game
    card, targets = _read(session, line)
    now = holding.playable(game, side) if session.match.state == "playing" else []
    if card not in now:
        text = "\n".join(hands.hand_lines(game, side, texts))
        embed = discord.Embed(title=texts.say("cards-title"), description=text[: hands.EMBED_LENGTH])
        return embed, _card_view(session, now, texts) if now else None
    following = holding.targets(game, side, card, targets)
    lines = card_lines(card, texts)
    names = Names(game.position, texts)
    if targets:
        lines += ["", texts.say("cards-at", targets=", ".join(names.target(target) for target in targets))]
    if following:
        kind = holding.asks_for(card, len(targets))
        message = f"cards-choose-{key(kind)}"
        lines += ["", texts.say(message if texts.has(message) else "cards-choose")]
    embed = discord.Embed(title=texts.say("cards-title"), description="\n".join(lines)[: hands.EMBED_LENGTH])
    return embed, _target_view(session, side, line, following, names)


def _card_view(session: MatchSession, now: list[str], texts: Texts) -> ui.View:
    options = [
        discord.SelectOption(label=texts.card(card)[:100], value=card, description=moments(card, texts)[:100])
        for card in now
    ]
    view = unkept(ui.View(timeout=None))
    for item in _selects(session, "", options, texts.say("cards-which"), texts):
        view.add_item(item)
    return view


def _target_view(
    session: MatchSession, side: int, line: str, following: Sequence[holding.Target], names: Names
) -> ui.View:
    texts, number = names.texts, _number(session)
    view = unkept(ui.View(timeout=None))
    rows = holding.rows_of(following)
    row = next((word.removeprefix(ROW) for word in line.split() if word.startswith(ROW)), "")
    found = rows.get(row, following)
    if rows:
        options = [
            discord.SelectOption(label=texts.say("cards-row", row=one), value=f"{ROW}{one}", default=one == row)
            for one in rows
        ]
        for item in _selects(session, line, options, texts.say("cards-which-row"), texts, 9):
            view.add_item(item)
    if not rows or row in rows:
        options = [_option(one, session, names) for one in found]
        for item in _selects(session, line, options, texts.say("choose-answer"), texts):
            view.add_item(item)
    if not following:
        word = " ".join(word for word in line.split() if not word.startswith(ROW))
        button = HandButton(session.match.id, number, "play", word)
        button.item.label, button.item.style = texts.say("cards-play")[:80], discord.ButtonStyle.success
        view.add_item(button)
    back = HandButton(session.match.id, number, "back", "")
    back.item.label = texts.say("cards-back")[:80]
    view.add_item(back)
    return view


def _option(target: holding.Target, session: MatchSession, names: Names) -> discord.SelectOption:
    position = session.game.position
    label, about = names.target(target), None
    if isinstance(target, int):
        there = position.board[target]
        about = names.of(there) if there is not None else None
    elif target in position.players:
        player = position.players[target]
        about = names.team(player.side)
        if player.sq >= 0:
            about = f"{about} · {square_name(player.sq)}"
    return discord.SelectOption(
        label=label[:100], value=holding.written(target), description=about[:100] if about else None
    )


def _selects(
    session: MatchSession,
    line: str,
    options: list[discord.SelectOption],
    placeholder: str,
    texts: Texts,
    first: int = 0,
) -> Iterator[ui.Item[Any]]:
    for part, start in enumerate(range(0, min(len(options), OPTIONS * SELECTS), OPTIONS)):
        some = options[start : start + OPTIONS]
        text = placeholder
        if len(options) > OPTIONS:
            text = texts.say("cards-part", which=placeholder, first=some[0].label, last=some[-1].label)
        select = HandSelect(session.match.id, _number(session), first + part, line)
        select.item.options, select.item.placeholder = some, text[:150]
        yield select


def _number(session: MatchSession) -> int:
    return session.game.prompt.number if session.game.prompt is not None else 0
