"""What was filled into a form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord


def filled(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed into the form that is being answered, by field."""
    data: Any = interaction.data or {}
    return dict(_fields(data.get("components", ())))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    for component in components:
        if "value" in component:
            yield str(component["custom_id"]), str(component["value"]).strip()
        yield from _fields(component.get("components", ()))
        if "component" in component:
            yield from _fields([component["component"]])
