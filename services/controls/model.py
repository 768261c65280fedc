"""What controls are made of: values that name their decisions in their own ids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.match.decisions import Decision
from engine.match.notation import parse, write

Style = Literal["primary", "secondary", "success", "danger"]
RowName = Literal["players", "actions", "pad", "targets", "places", "answers", "formations", "end"]
#: The longest id of a control, in characters; a custom_id adds the match, the prompt number and the row.
ID_LENGTH = 80
#: Options a select holds.
OPTIONS = 25


@dataclass(frozen=True, slots=True)
class Control:
    """One button or option.

    ``id`` is the text of its decisions, so that a press needs nothing else; a control without decisions is one of
    ``sel:PLAYER`` (look at him), ``mode:PLAYER:ACTION`` (show that action's targets) and ``no:N`` (a gap in the pad).

    Attributes:
        label: finished text, at most 80 characters.
        hint: what a select shows below it, at most 100 characters.
        chance: probability that all of it comes off; below 1 it wants to be confirmed when it is a move.
    """

    id: str
    label: str
    decisions: tuple[Decision, ...] = ()
    hint: str = ""
    style: Style = "secondary"
    emoji: str = ""
    chance: float = 1.0


@dataclass(frozen=True, slots=True)
class Row:
    """Controls that belong together: a select, or buttons (nine for the pad, three a line)."""

    name: RowName
    kind: Literal["select", "buttons"]
    controls: tuple[Control, ...]
    placeholder: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """All controls for the pending prompt.

    ``typed`` are the verbs whose squares may be typed beside them; ``prefix`` is what goes before what is typed (a
    declaration, standing up), as the decisions of a control.
    """

    rows: tuple[Row, ...]
    typed: tuple[str, ...] = ()
    prefix: tuple[Decision, ...] = ()

    @property
    def controls(self) -> tuple[Control, ...]:
        """Every control."""
        return tuple(control for row in self.rows for control in row.controls)


def encode(decisions: Sequence[Decision]) -> str:
    """Decisions as the id of a control."""
    return ";".join(write(decision) for decision in decisions)


def decode(ident: str) -> list[Decision]:
    """The decisions of an id; none for a control that only looks.

    Raises:
        NotationError: it is not an id of this version.
    """
    if ident.startswith(("sel:", "mode:", "no:")):
        return []
    return [decision for text in ident.split(";") for decision in parse(text)]


def control(
    decisions: Sequence[Decision],
    label: str,
    *,
    hint: str = "",
    style: Style = "secondary",
    emoji: str = "",
    chance: float = 1.0,
) -> Control:
    """A control for decisions."""
    return Control(encode(decisions), _cut(label, 80), tuple(decisions), _cut(hint, 100), style, emoji, chance)


def looking(ident: str, label: str, *, hint: str = "", style: Style = "secondary", emoji: str = "") -> Control:
    """A control that answers nothing yet."""
    return Control(ident, _cut(label, 80), (), _cut(hint, 100), style, emoji)


def row(
    name: RowName,
    controls: Sequence[Control],
    kind: Literal["select", "buttons"] = "buttons",
    placeholder: str = "",
) -> list[Row]:
    """A row, or none where there is nothing in it; a select takes its first options, buttons that are too many are one."""
    if not controls:
        return []
    if kind == "buttons" and name != "pad" and len(controls) > 5:
        kind = "select"
    return [Row(name, kind, tuple(controls[:OPTIONS]) if kind == "select" else tuple(controls), placeholder)]


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"
