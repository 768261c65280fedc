"""Views of which memory keeps nothing."""

from __future__ import annotations

from typing import TypeVar

from discord.ui.view import BaseView

V = TypeVar("V", bound=BaseView)


def unkept(view: V) -> V:
    """The view, to be sent and forgotten.

    discord.py remembers each view that it sends for as long as it could be pressed, which for ours is for ever. What is
    pressed is known by its custom id instead; a view that counts as finished is not remembered.
    """
    view.stop()
    return view
