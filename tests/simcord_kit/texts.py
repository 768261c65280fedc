"""What a person can read in a message, and what he can press, from the wire form of the message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

BUTTON = 2
STRING_SELECT = 3
SELECTS = frozenset({3, 5, 6, 7, 8})


@dataclass(frozen=True)
class Control:
    """A button or select as a person sees it. `options` are (value, label) of a string select."""

    kind: int
    custom_id: str
    label: str
    disabled: bool
    options: tuple[tuple[str, str], ...] = ()
    key: str = field(default="", compare=False)

    def fits(self, which: str) -> bool:
        """Whether `which` is its label or custom_id; `*` stands for anything."""
        return which in (self.label, self.custom_id) or any(
            fnmatchcase(name, which.replace("[", "[[]")) for name in (self.label, self.custom_id)
        )

    def value(self, which: str) -> str:
        """The value of the option with this value or label.

        Raises `LookupError` when none or several fit.
        """
        pattern = which.replace("[", "[[]")
        exact = [value for value, label in self.options if which in (value, label)]
        fits = exact or [v for v, label in self.options if fnmatchcase(v, pattern) or fnmatchcase(label, pattern)]
        if len(fits) != 1:
            raise LookupError(f"{len(fits)} options fit {which!r} in {self.custom_id!r}: {self.options}")
        return fits[0]


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, in reading order, however deep."""
    for component in [components] if isinstance(components, dict) else components or []:
        yield component
        yield from walk(component.get("components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk(component[key])


def controls(components: Any) -> list[Control]:
    """The buttons that call the bot, and the selects."""
    found = []
    for component in walk(components):
        kind = component.get("type")
        if "custom_id" not in component or kind not in SELECTS | {BUTTON}:
            continue
        emoji = component.get("emoji") or {}
        label = component.get("label") or component.get("placeholder") or emoji.get("name") or ""
        options = tuple((option["value"], option["label"]) for option in component.get("options") or [])
        disabled = bool(component.get("disabled"))
        found.append(
            Control(kind, component["custom_id"], label, disabled, options, component.get("control_key") or "")
        )
    return found


def texts(message: dict[str, Any]) -> list[str]:
    """All that can be read in a message or modal: content, embeds, components, options, the description of pictures."""
    found: list[Any] = [message.get("content"), message.get("title")]
    for embed in message.get("embeds") or []:
        found += [embed.get("title"), embed.get("description"), (embed.get("author") or {}).get("name")]
        for part in embed.get("fields") or []:
            found += [part.get("name"), part.get("value")]
        found.append((embed.get("footer") or {}).get("text"))
    for component in walk(message.get("components")):
        found += [component.get(key) for key in ("content", "label", "placeholder", "description")]
        for option in component.get("options") or []:
            found += [option.get("label"), option.get("description")]
        found += [item.get("description") for item in component.get("items") or []]
    found += [attachment.get("description") for attachment in message.get("attachments") or []]
    return [text for text in found if isinstance(text, str) and text]


def stored_texts(message: Any) -> list[str]:
    """The same for a message as simcord stores it."""
    parts = {key: getattr(message, key) for key in ("content", "embeds", "components", "attachments")}
    return texts(parts)
