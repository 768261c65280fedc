"""The sentences people read: Fluent messages from ``locales/``, one folder a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from engine import rosters
from engine.match.card import entries

#: Signs around a text whose direction is its own, and the directions that need them.
APART = ("\u2068", "\u2069")
FROM_THE_RIGHT = ("R", "AL", "RLE", "RLO", "RLI")
LANGUAGES = ("en", "es")
_COMMAND = re.compile(r"`/([^`\n]+)`")
LOCALES = Path(__file__).resolve().parent.parent / "locales"


class MissingText(LookupError):
    """A locale file lacks a message, or a message a variable; never shown to anyone, always a fault of ours."""


def language_of(*preferred: str | None) -> str:
    """The first language that we have: ``es-ES`` and ``es-419`` are ``es``. English where none fits.

    >>> language_of(None, "es-419")
    'es'
    """
    for locale in preferred:
        if locale and (short := locale.replace("_", "-").split("-")[0].lower()) in LANGUAGES:
            return short
    return LANGUAGES[0]


class Texts:
    """Everything that can be said in one language.

    There is no fallback to another language: what is missing raises, so that a test notices.
    """

    def __init__(self, lang: str, sources: list[str]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._names = _data_names(lang)
        self._links: dict[str, str] = {}

    def link(self, links: Mapping[str, str]) -> None:
        """Write commands named between backticks, `` `/match board` ``, as these links, by their paths, from now on."""
        self._links = dict(links)

    def has(self, message: str) -> bool:
        """Whether there is a message ``id`` or attribute ``id.attribute``."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, **values: Any) -> str:
        """The message ``id`` (or ``id.attribute``) with its variables filled in.

        Raises:
            MissingText: there is no such message, or it wants a variable that was not given.
        """
        name, _, attribute = message.partition(".")
        if not self.has(message):
            raise MissingText(f"{self.lang}: {message}")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        given = {key: apart(value) if isinstance(value, str) else value for key, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors or isinstance(text, FluentNone):
            raise MissingText(f"{self.lang}: {message}: {errors}")
        return _COMMAND.sub(self._linked, str(text)) if self._links else str(text)

    def _linked(self, named: re.Match[str]) -> str:
        return self._links.get(named[1], named[0])

    def name(self, kind: str, ident: str) -> str:
        """The name of a ``skill``, ``position``, ``roster``, ``star`` or ``card`` as the data files give it.

        Raises:
            MissingText: the data has no such id.
        """
        try:
            return self._names[kind][ident]
        except KeyError:
            raise MissingText(f"{self.lang}: {kind} {ident}") from None

    def skill(self, ident: str) -> str:
        """A skill's or trait's name."""
        return self.name("skill", ident)

    def roster(self, ident: str) -> str:
        """A roster's name."""
        return self.name("roster", ident)

    def position(self, ident: str) -> str:
        """A player's position, such as ``human.blitzer``, a star ``star:…``, or who comes by a card, ``guest:…``."""
        kind, _, rest = ident.partition(":")
        if kind == "star":
            return self.name("star", rest)
        if kind == "guest" and "." not in rest:
            return self.name("guest", rest)
        return self.name("position", rest if kind in ("mercenary", "guest") else ident)

    def card(self, ident: str) -> str:
        """A special play card's name."""
        return self.name("card", ident)

    def join(self, parts: list[str], last: str = "list-and") -> str:
        """A list in words: ``a, b and c``; ``last`` names the message that joins the last two."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(last, first=", ".join(parts[:-1]), last=parts[-1])


@cache
def texts_for(lang: str) -> Texts:
    """The texts of a language of :data:`LANGUAGES`."""
    if lang not in LANGUAGES:
        raise MissingText(f"no language {lang}")
    return Texts(lang, [path.read_text("utf-8") for path in locale_files(lang)])


def locale_files(lang: str) -> Iterator[Path]:
    """The locale files of a language, in order of their names."""
    yield from sorted((LOCALES / lang).glob("*.ftl"))


@cache
def _data_names(lang: str) -> dict[str, dict[str, str]]:
    key = f"name_{lang}"
    positions = (position for roster in rosters.rosters().values() for position in roster.positions)
    return {
        "skill": {ident: getattr(skill, key) for ident, skill in rosters.skills().items()},
        "roster": {ident: getattr(roster, key) for ident, roster in rosters.rosters().items()},
        "position": {position.id: getattr(position, key) for position in positions},
        "guest": {ident: getattr(guest, key) for ident, guest in rosters.guests().items()},
        "star": {ident: star.name for ident, star in rosters.stars().items()},
        "card": {ident: getattr(card, key) for ident, card in entries().items()},
    }


def apart(text: str) -> str:
    """A text as it is, or set apart from what stands around it where some of it is written from right to left.

    Otherwise a Hebrew or Arabic name would turn the numbers and signs beside it round.
    """
    if text.isascii() or text.startswith(APART[0]) or not any(bidirectional(one) in FROM_THE_RIGHT for one in text):
        return text
    return f"{APART[0]}{text}{APART[1]}"
