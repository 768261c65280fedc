"""Effects: what skills, traits, weather and the like change, one place each.

Every moment at which something may act is a method of :class:`Effect`, named from its owner's point of view. A skill
overrides only what it needs. A **query** is pure: play, legal lists and previews call it alike, it spends and rolls
nothing. A **moment** is a generator and may roll and ask. The order between moments belongs to the chapter that calls
them; within one moment the chapter goes active coach first, then shirt number, then registry order.

Each player carries a :class:`Slots` object with, for every moment, the effects that override it, so a moment nobody
uses costs one empty loop.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


class Effect:
    """Base of every effect: the catalogue of moments. ``me`` is always the player the effect acts for."""

    #: Skill id, or another unique name.
    id: ClassVar[str] = ""
    #: Used at most once a team turn; a use is noted in ``me.spent``.
    once_a_turn: ClassVar[bool] = False
    #: A re-roll by this effect costs nothing, so it is what an absent coach would take.
    free: ClassVar[bool] = False
    #: Face that a die of my own must show before a roll is repeated by this effect, or before a team re-roll spent on
    #: me counts; 0 where there is no such die.
    earned_on: ClassVar[int] = 0

    # -- queries: modifiers -------------------------------------------------------------------------------------

    def dodge_modifier(self, pos: Position, me: Player, start: Square, end: Square) -> int:
        """Added to my dodge roll from ``start`` to ``end``."""
        return 0

    def going_for_it_modifier(self, pos: Position, me: Player) -> int:
        """Added to my rolls for going for it."""
        return 0

    def pick_up_modifier(self, pos: Position, me: Player, sq: Square) -> int:
        """Added to my roll to pick the ball up on ``sq``."""
        return 0

    def catch_modifier(self, pos: Position, me: Player) -> int:
        """Added to my roll to catch."""
        return 0

    def intercept_modifier(self, pos: Position, me: Player) -> int:
        """Added to my roll to intercept."""
        return 0

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        """Added to my pass roll at range ``band``."""
        return 0

    def injury_modifier(self, pos: Position, me: Player) -> int:
        """Added to every injury roll made for me."""
        return 0

    def strength_modifier(self, pos: Position, me: Player, foe: Player, blitz: bool, moved: bool) -> int:
        """Added to my strength when I block ``foe``; ``moved`` says whether I have left my square in this action."""
        return 0

    def damage_bonus(self, pos: Position, me: Player, victim: Player, cause: str) -> int:
        """Added to the armour or to the injury roll, not both, of a player I hurt; ``cause`` is ``block`` or ``foul``."""
        return 0

    # -- queries: what holds ------------------------------------------------------------------------------------

    def ignores_zones(self, pos: Position, me: Player, what: str) -> bool:
        """Whether opposing tackle zones do not modify my roll ``what`` (``dodge pass catch intercept pick_up``)."""
        return False

    def forbids_band(self, pos: Position, me: Player, band: str) -> bool:
        """Whether I may not throw at range ``band``."""
        return False

    def cancels(self, pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
        """Whether I keep ``foe`` from using ``effect``; ``what`` is ``dodge`` (he leaves my zone) or ``block``."""
        return False

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        """Whether I may repeat this roll of mine by this effect."""
        return False

    def extra_actions(self, pos: Position, me: Player) -> tuple[str, ...]:
        """Actions I may declare beside those that everyone has."""
        return ()

    def dive_penalty(self, pos: Position, me: Player, roll: Roll) -> int:
        """What throwing myself at an opponent who dodges out of my zone would take off his roll."""
        return 0

    def can_be_thrown(self, pos: Position, me: Player) -> bool:
        """Whether a team-mate may throw me."""
        return False

    def assists_though_marked(self, pos: Position, me: Player) -> bool:
        """Whether I assist a block though an opponent marks me."""
        return False

    def must_follow(self, pos: Position, me: Player) -> bool:
        """Whether I must follow up when I can."""
        return False

    def blocks_again(self, pos: Position, me: Player) -> bool:
        """Whether I must block again after a push that left both of us standing and adjacent."""
        return False

    def leads(self, pos: Position, me: Player) -> bool:
        """Whether my presence gives my team a leader re-roll."""
        return False

    def reads_injury(self, pos: Position, me: Player, total: int, result: str) -> str:
        """What an injury roll of ``total`` made for me means, given what it would mean by now."""
        return result

    # -- moments ------------------------------------------------------------------------------------------------

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        """I have declared an action: returns whether I may go on with it."""
        yield from ()
        return True

    def repeats(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        """I chose to repeat a roll by this effect: returns whether it may be rolled again."""
        yield from ()
        return True

    def earns_team_reroll(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        """My coach spends a team re-roll on my roll: returns whether it is repeated."""
        yield from ()
        return True

    def both_down_instead(self, m: Match, me: Player, foe: Player, attacking: bool) -> Proc[str]:
        """Both down was chosen: returns ``wrestle`` or ``push`` for what happens instead, or nothing."""
        yield from ()
        return ""

    def both_down_stand(self, m: Match, me: Player, foe: Player) -> Proc[bool]:
        """Both down counts: returns whether I stay on my feet."""
        yield from ()
        return False

    def stumble_stand(self, m: Match, me: Player, foe: Player, squares: tuple[Square, ...]) -> Proc[bool]:
        """The stumble face hit me: returns whether I am only pushed; ``squares`` are where to."""
        yield from ()
        return False

    def refuses_push(self, m: Match, me: Player, pusher: Player) -> Proc[bool]:
        """I am about to be pushed: returns whether I stay where I am."""
        yield from ()
        return False

    def picks_push_square(self, m: Match, me: Player, pusher: Player) -> Proc[tuple[Square, ...]]:
        """I am about to be pushed: returns the squares my coach chooses among, none where the rule stands."""
        yield from ()
        return ()

    def before_throw(self, m: Match, me: Player, thrown: Player) -> Proc[str]:
        """I am about to throw a team-mate: returns nothing, ``eaten`` or ``escaped``."""
        yield from ()
        return ""

    def recovers(self, m: Match, me: Player) -> Proc[bool]:
        """I suffered a casualty: returns whether I am back in the reserves."""
        yield from ()
        return False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name, member in vars(cls).items():
            if name.startswith("_") or name in ("id", "once_a_turn", "free") or not inspect.isfunction(member):
                continue
            base = getattr(Effect, name, None)
            if base is None:
                raise TypeError(f"{cls.__name__}.{name} is no moment of Effect")
            if list(inspect.signature(base).parameters) != list(inspect.signature(member).parameters):
                raise TypeError(f"{cls.__name__}.{name} takes other parameters than Effect.{name}")
            if inspect.isgeneratorfunction(base) != inspect.isgeneratorfunction(member):
                kind = "a generator" if inspect.isgeneratorfunction(base) else "a plain function"
                raise TypeError(f"{cls.__name__}.{name} must be {kind}")


MOMENTS: tuple[str, ...] = tuple(
    name for name, member in vars(Effect).items() if not name.startswith("_") and inspect.isfunction(member)
)


class Slots:
    """For one player, the effects that override each moment; shared by players with the same effects."""

    __slots__ = MOMENTS

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Effect, ...]: ...


_registry: dict[str, Effect] = {}


def register(effect: type[Effect]) -> type[Effect]:
    """Class decorator: make an effect known by its id.

    Raises:
        ValueError: another effect has this id.
    """
    if effect.id in _registry:
        raise ValueError(f"two effects are called {effect.id}")
    _registry[effect.id] = effect()
    return effect


def effect_of(name: str) -> Effect | None:
    """The effect with this id, or None where none is known."""
    return _registry.get(name)


def known_effects() -> tuple[str, ...]:
    """Ids of all effects, in registry order."""
    return tuple(_registry)


@lru_cache(maxsize=4096)
def slots_for(skills: tuple[str, ...], weather: str = "nice") -> Slots:
    """The slots of a player with these skills in this weather."""
    names: Iterable[str] = [*sorted(skills, key=_order), f"weather:{weather}"]
    effects = [effect for name in names if (effect := _registry.get(name)) is not None]
    slots = Slots()
    for moment in MOMENTS:
        base = getattr(Effect, moment)
        setattr(slots, moment, tuple(e for e in effects if getattr(type(e), moment) is not base))
    return slots


def cancelled(pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
    """Whether ``foe`` keeps me from using ``effect``."""
    return any(e.cancels(pos, foe, me, effect, what) for e in foe.on.cancels)


def _order(name: str) -> int:
    for index, known in enumerate(_registry):
        if known == name:
            return index
    return len(_registry)
