"""Counts what each skill does in a match, by watching its effect from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from engine.match.effects import MOMENTS, Effect, every_effect
from engine.match.match import Match
from engine.match.prompts import Proc

#: Queries that tell what a player could do; whether he does it shows in events and decisions.
_COULD = frozenset((
    "extra_verbs", "extra_actions", "blocks_passes", "holds_leavers", "shadows", "dives_for_catches",
    "kicks_well", "returns_kicks", "dumps_off", "piles_on", "can_be_thrown", "dive_penalty", "blocks_from_the_ground",
    "leads", "only_action", "swings",
))  # fmt: skip
#: Answers of a query that change nothing.
_NEUTRAL: tuple[object, ...] = (0, False, "", ())


class SkillWatch:
    """Between :meth:`start` and :meth:`stop`, ``counts`` grows by one each time an effect changes something.

    A query counts when its answer is not neutral, a moment when it rolled, told an event, or answered otherwise than an
    effect that does nothing. Queries that only tell what a player could do are not watched.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._watched: list[tuple[Effect, str]] = []

    def start(self) -> None:
        """Begin to watch every known effect."""
        for effect in every_effect():
            for moment in MOMENTS:
                if moment not in _COULD and getattr(type(effect), moment) is not getattr(Effect, moment):
                    self._watched.append((effect, moment))
                    setattr(effect, moment, self._wrap(effect, moment))

    def stop(self) -> None:
        """Watch no more."""
        for effect, moment in self._watched:
            delattr(effect, moment)
        self._watched.clear()

    def _wrap(self, effect: Effect, moment: str) -> Callable[..., Any]:
        method: Callable[..., Any] = getattr(effect, moment)
        run = cast("Callable[..., Proc[Any]]", method)
        counts, name = self.counts, effect.id

        def query(*args: Any) -> Any:
            answer = method(*args)
            if answer not in _NEUTRAL and not (isinstance(answer, str) and answer == args[-1]):
                counts[name] += 1
            return answer

        def procedure(m: Match, *args: Any) -> Proc[Any]:
            before = len(m.events), len(m.drawn)
            answer: Any = yield from run(m, *args)
            if answer or (len(m.events), len(m.drawn)) != before:
                counts[name] += 1
            return answer

        return procedure if _is_procedure(method) else query


def _is_procedure(method: Callable[..., Any]) -> bool:
    return bool(method.__code__.co_flags & 0x20)
