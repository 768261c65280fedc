"""The controls of a question as Discord components: each row of a panel at its place, and the tools below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from cogs.board.look import Look
from cogs.views import ids
from services import narration
from services.cards import has_cards
from services.controls import Control, Panel, Row, decode, panel
from services.language import Texts
from services.session import MatchSession

BUTTONS_A_ROW = 5
OPTIONS = 25
PAD_WIDTH = 3
#: The line of the pad beside which squares can be typed: there is room, and a phone would break a longer row of tools.
PAD_MIDDLE = 1
#: What is left of the controls while a press waits for its confirmation, so that the picture and the question are seen at once.
CONSIDERED = ("players", "places")
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
ActionRow = ui.ActionRow[Any]
Button = ui.Button[Any]


def question_rows(session: MatchSession, texts: Texts, look: Look) -> list[ActionRow]:
    """The controls for the pending prompt, the tools last; no rows where nobody is asked."""
    game, match = session.game, session.match
    if game.prompt is None or match.state != "playing":
        return [resume_row(session, texts)] if match.state == "paused" else []
    number = game.prompt.number
    shown = panel(game, texts, look.selected, look.mode)
    ends = [control for row in shown.rows if row.name == "end" for control in row.controls]
    to = (
        _tool(match.id, number, "to", texts.say("board-to"), looked_at(look))
        if shown.typed and look.confirm is None
        else None
    )
    rows: list[ActionRow] = []
    for index, row in enumerate(shown.rows):
        if row.name == "end" or (look.confirm is not None and row.name not in CONSIDERED):
            continue
        made = list(_row(match.id, number, f"{ids.ROWS[row.name]}{index}", row, look))
        if row.name == "pad" and to is not None:
            made[PAD_MIDDLE].add_item(to)
            to = None
        rows += made
    beside = [row for row in rows if row.children and is_back(row.children[0])]
    if to is not None and beside:
        beside[-1].add_item(to)
        to = None
    if look.confirm is not None:
        rows.append(_confirm_row(session, number, shown, look, texts))
    tools = _tools(match.id, number, ends, look, texts)
    if to is not None and len(tools.children) < BUTTONS_A_ROW:
        tools.add_item(to)
    if has_cards(match):
        # The same for both coaches and at every question: it tells nothing of what is held.
        button = _tool(match.id, number, "cards", texts.say("board-cards"))
        if len(tools.children) < BUTTONS_A_ROW:
            tools.add_item(button)
        else:
            rows.append(ui.ActionRow(button))
    rows.append(tools)
    return rows


def is_back(item: ui.Item[Any]) -> bool:
    """Whether a component is the button that leads back from the targets of an action."""
    return isinstance(item, ui.Button) and ":sel:" in str(item.custom_id)


def looked_at(look: Look) -> str:
    """A look in a custom id: the player, and after a dot his action where one was chosen."""
    return f"{look.selected}.{look.mode}" if look.selected and look.mode else look.selected or ""


def find(shown: Panel, ident: str) -> Control | None:
    """The control of a panel with this id."""
    return next((control for row in shown.rows for control in row.controls if control.id == ident), None)


def _row(match: int, number: int, name: str, row: Row, look: Look) -> Iterator[ActionRow]:
    if not row.controls:
        return
    if row.kind == "select":
        players = row.name == "players"
        options = [
            _option(control, control.style == "primary" if players else control.id == look.confirm)
            for control in row.controls[:OPTIONS]
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=ids.choose(match, number, name), placeholder=row.placeholder[:150] or None, options=options
        )
        yield ui.ActionRow(select)
        return
    width = PAD_WIDTH if row.name == "pad" else BUTTONS_A_ROW
    for group in _groups(row.controls, width):
        yield ui.ActionRow(*(_button(match, number, name, control) for control in group))


def _groups(controls: tuple[Control, ...], width: int) -> Iterable[tuple[Control, ...]]:
    return (controls[start : start + width] for start in range(0, len(controls), width))


def _button(match: int, number: int, name: str, control: Control) -> Button:
    return ui.Button(
        custom_id=ids.press(match, number, name, control.id),
        label=control.label[:80] or None,
        emoji=control.emoji or None,
        style=STYLES[control.style],
        disabled=control.id.startswith("no:"),
    )


def _option(control: Control, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(
        label=control.label[:100],
        value=control.id,
        description=control.hint[:100] or None,
        emoji=control.emoji or None,
        default=chosen,
    )


def _confirm_row(session: MatchSession, number: int, shown: Panel, look: Look, texts: Texts) -> ActionRow:
    assert look.confirm is not None
    control = find(shown, look.confirm)
    what = control.label if control is not None else narration.label_all(decode(look.confirm), session.game, texts)
    ends = control is not None and control.style == "danger"
    sure = ui.Button[Any](
        custom_id=ids.press(session.match.id, number, ids.CONFIRMED, look.confirm),
        label=texts.say("board-confirm", what=what)[:80],
        style=discord.ButtonStyle.danger if ends else discord.ButtonStyle.success,
    )
    again = Look(look.selected, look.mode)
    back = _tool(session.match.id, number, "look", texts.say("board-think-again"), looked_at(again))
    return ui.ActionRow(sure, back)


def _tools(match: int, number: int, ends: list[Control], look: Look, texts: Texts) -> ActionRow:
    row: ActionRow = ui.ActionRow()
    row.add_item(_tool(match, number, "back", texts.say("board-take-back")))
    row.add_item(_tool(match, number, "log", texts.say("board-log")))
    seen = "play" if look.whole else "whole"
    row.add_item(_tool(match, number, seen, texts.say(f"board-see-{seen}"), looked_at(look)))
    for control in ends[: BUTTONS_A_ROW - len(row.children)]:
        row.add_item(_button(match, number, ids.ROWS["end"], control))
    return row


def resume_row(session: MatchSession, texts: Texts) -> ActionRow:
    """The button with which a paused match goes on."""
    button = ui.Button[Any](
        custom_id=ids.tool(session.match.id, 0, "resume"),
        label=texts.say("board-resume"),
        style=discord.ButtonStyle.success,
    )
    return ui.ActionRow(button)


def _tool(match: int, number: int, name: str, label: str, about: str = "") -> Button:
    return ui.Button(
        custom_id=ids.tool(match, number, name, about), label=label[:80], style=discord.ButtonStyle.secondary
    )
