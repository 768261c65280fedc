"""The base of every effect, the slots of a player, and the register of effects by id."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from engine.match.effects.conditions import Conditions
from engine.match.effects.moments import Moments
from engine.match.effects.numbers import Numbers

if TYPE_CHECKING:
    from engine.match.position import Player, Position


class Effect(Numbers, Conditions, Moments):
    """Base of every effect: the catalogue of moments. ``me`` is always the player the effect acts for."""

    #: Skill id, or another unique name.
    id: ClassVar[str] = ""
    #: Used at most once a team turn; a use is noted in ``me.spent``.
    once_a_turn: ClassVar[bool] = False
    #: A re-roll by this effect costs nothing, so it is what an absent coach would take.
    free: ClassVar[bool] = False
    #: Effects a player with this one never uses.
    silences: ClassVar[tuple[str, ...]] = ()
    #: Face that a die of my own must show before a roll is repeated by this effect, or before a team re-roll spent on
    #: me counts; 0 where there is no such die.
    earned_on: ClassVar[int] = 0

    def __init_subclass__(cls, catalogue: bool = False) -> None:
        """Refuse what overrides no known moment; a ``catalogue`` may add moments of its own for its subclasses."""
        super().__init_subclass__()
        if catalogue:
            return
        for name, member in vars(cls).items():
            if name.startswith("_") or not inspect.isfunction(member):
                continue
            base = next((vars(kind)[name] for kind in cls.__mro__[1:] if name in vars(kind)), None)
            if base is None:
                raise TypeError(f"{cls.__name__}.{name} is no moment of Effect")
            if list(inspect.signature(base).parameters) != list(inspect.signature(member).parameters):
                raise TypeError(f"{cls.__name__}.{name} takes other parameters than Effect.{name}")
            if inspect.isgeneratorfunction(base) != inspect.isgeneratorfunction(member):
                kind = "a generator" if inspect.isgeneratorfunction(base) else "a plain function"
                raise TypeError(f"{cls.__name__}.{name} must be {kind}")


MOMENTS: tuple[str, ...] = tuple(
    name
    for part in (Numbers, Conditions, Moments)
    for name, member in vars(part).items()
    if not name.startswith("_") and inspect.isfunction(member)
)


class Slots:
    """For one player, the effects that override each moment; shared by players with the same effects."""

    __slots__ = MOMENTS

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Effect, ...]: ...


#: The rule set that every other one changes or adds to.
DEFAULT_RULES = "crp"
_registry: dict[str, Effect] = {}
#: By rule set, the effects that take the place of those with the same id.
_variants: dict[str, dict[str, Effect]] = {}


def register(effect: type[Effect]) -> type[Effect]:
    """Class decorator: make an effect known by its id.

    Raises:
        ValueError: another effect has this id.
    """
    register_as(effect.id, effect())
    return effect


def register_as(name: str, effect: Effect) -> None:
    """Make an effect known by a name.

    Raises:
        ValueError: another effect has it.
    """
    if name in _registry:
        raise ValueError(f"two effects are called {name}")
    _registry[name] = effect


def register_for(rule_set: str) -> Callable[[type[Effect]], type[Effect]]:
    """Class decorator: under a rule set the effect takes the place of the one with its id."""

    def replace(effect: type[Effect]) -> type[Effect]:
        _variants.setdefault(rule_set, {})[effect.id] = effect()
        return effect

    return replace


def every_effect() -> list[Effect]:
    """Every effect of every rule set, those of the default rules first."""
    return [*_registry.values(), *(effect for variant in _variants.values() for effect in variant.values())]


def effect_of(name: str) -> Effect | None:
    """The effect with this id, or None where none is known."""
    return _registry.get(name)


def known_effects() -> tuple[str, ...]:
    """Ids of all effects, in registry order."""
    return tuple(_registry)


@lru_cache(maxsize=4096)
def slots_for(
    skills: tuple[str, ...], weather: str = "nice", rules: str = DEFAULT_RULES, lent: tuple[str, ...] = ()
) -> Slots:
    """The slots of a player with these skills in this weather, and with effects ``lent`` to him for a while, by id.

    ``rules`` are the rule sets, joined with ``+``.
    """
    names: Iterable[str] = [*sorted(skills, key=_order), f"weather:{weather}", *lent]
    known = dict(_registry)
    for rule_set in rules.split("+"):
        known |= _variants.get(rule_set, {})
    effects = [effect for name in names if (effect := known.get(name)) is not None]
    silenced = {name for effect in effects for name in effect.silences}
    effects = [effect for effect in effects if effect.id not in silenced]
    slots = Slots()
    for moment in MOMENTS:
        base = getattr(Effect, moment)
        setattr(slots, moment, tuple(e for e in effects if getattr(type(e), moment) is not base))
    return slots


def cancelled(pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
    """Whether ``foe`` keeps me from using ``effect``; only opponents do, where a team-mate is hit, too."""
    return foe.side != me.side and any(e.cancels(pos, foe, me, effect, what) for e in foe.on.cancels)


def _order(name: str) -> int:
    for index, known in enumerate(_registry):
        if known == name:
            return index
    return len(_registry)
