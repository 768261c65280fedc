"""What a coach is looking at while he decides; nothing of it is part of the match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """What the board shows beside the match itself.

    Attributes:
        selected: the id of the player whose reach and actions are shown.
        mode: the action for which his targets are shown, such as ``blitz``.
        confirm: the id of a control that waits for a second press: a risk, or the end of a turn that could go on.
        whole: whether the picture shows the whole field.
    """

    selected: str | None = None
    mode: str | None = None
    confirm: str | None = None
    whole: bool = False
