"""Prompts: what is asked of whom, what may be answered, and what happens when nobody answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Protocol, TypeVar, cast

from engine.match.decisions import Decision

T = TypeVar("T")
#: A procedure of the rulebook: yields prompts, is sent decisions, returns a ``T``.
Proc = Generator["Prompt", Decision, T]


def as_decision(value: object) -> Decision:
    """``value`` where it has the shape of a decision, else an empty tuple."""
    return cast("Decision", value) if isinstance(value, tuple) else ()


class Legal(Protocol):
    """A lazy view of the legal answers to a prompt.

    Iterating lists the atomic decisions; ``in`` also accepts compound ones (a path of squares) that are not listed.
    """

    def __iter__(self) -> Iterator[Decision]: ...

    def __contains__(self, decision: object) -> bool: ...

    @property
    def verbs(self) -> tuple[str, ...]:
        """Verbs this prompt knows, whether or not one of their decisions is legal now."""
        ...

    def of(self, verb: str) -> list[Decision]:
        """The listed decisions with this verb."""
        ...

    def only(self) -> Decision | None:
        """The single legal decision, or None where there is a choice."""
        ...

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        """An error code and its values for a decision that is not legal."""
        ...


class Choices:
    """A short, fixed list of legal decisions."""

    __slots__ = ("_extra", "_items")

    def __init__(self, items: Iterable[Decision], verbs: tuple[str, ...] = ()) -> None:
        self._items: tuple[Decision, ...] = tuple(items)
        self._extra = verbs

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._items)

    def __contains__(self, decision: object) -> bool:
        return decision in self._items

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([*(str(d[0]) for d in self._items), *self._extra]))

    def of(self, verb: str) -> list[Decision]:
        return [d for d in self._items if d[0] == verb]

    def only(self) -> Decision | None:
        return self._items[0] if len(self._items) == 1 else None

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        return "not_legal", {}


class LazyLegal:
    """Legal decisions listed verb by verb on demand; subclasses say how."""

    __slots__ = ()

    @property
    def verbs(self) -> tuple[str, ...]:
        raise AssertionError("a legal view names its verbs")

    def of(self, verb: str) -> list[Decision]:
        """The listed decisions with this verb."""
        raise AssertionError("a legal view lists its decisions")

    def __iter__(self) -> Iterator[Decision]:
        for verb in self.verbs:
            yield from self.of(verb)

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        return bool(given) and given in self.of(str(given[0]))

    def only(self) -> Decision | None:
        first: Decision | None = None
        for decision in self:
            if first is not None:
                return None
            first = decision
        return first

    def why_not(self, decision: Decision) -> tuple[str, dict[str, object]]:
        """An error code and its values for a decision that is not legal."""
        return "not_legal", {}


class Prompt:
    """One question to one coach.

    Attributes:
        kind: what is asked: ``toss receive setup kick high_kick quick_snap touchback turn action reroll block_die use
            push follow intercept apothecary keep igor sent_off bite bomb bomb_throw before_pass after_kick reaction
            wizard draw``; in a dungeon ``place_chest place_teleporter place_player``.
        side: who is asked, 0 or 1.
        number: grows with every prompt of the match, so an answer to an old one is recognised.
        legal: the legal answers.
        about: facts to show beside the question, such as the player concerned, the roll's ``what`` and ``needed``;
            ids and numbers only.
    """

    __slots__ = ("_default", "about", "kind", "legal", "number", "side")

    def __init__(
        self,
        kind: str,
        side: int,
        legal: Legal,
        default: Decision | Callable[[], Decision],
        about: dict[str, object],
    ) -> None:
        self.kind = kind
        self.side = side
        self.number = 0
        self.legal = legal
        self._default = default
        self.about = about

    @property
    def default(self) -> Decision:
        """The passive answer, taken when nobody answers in time (notation, "Decisions")."""
        return self._default() if callable(self._default) else self._default

    def __repr__(self) -> str:
        return f"Prompt({self.kind} side={self.side} number={self.number})"


class IllegalDecision(Exception):
    """A decision that is not legal at the pending prompt; the position is untouched.

    ``code`` and ``values`` make a translated message: ``not_legal``, ``not_your_prompt``, ``match_over``,
    ``unknown_verb``, ``square_occupied``, ``line_of_scrimmage`` …
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values
