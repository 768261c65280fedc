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
from collections.abc import Callable, Iterable
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
    #: Effects a player with this one never uses.
    silences: ClassVar[tuple[str, ...]] = ()
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

    def leap_modifier(self, pos: Position, me: Player) -> int:
        """Added to my leaps."""
        return 0

    def foe_dodge_modifier(self, pos: Position, me: Player, dodger: Player) -> int:
        """Added to the roll of an opponent who dodges out of my zone."""
        return 0

    def foe_handling_modifier(self, pos: Position, me: Player, foe: Player, sq: Square) -> int:
        """Added to a pass, catch or interception of an opponent on ``sq``, wherever I am on the pitch."""
        return 0

    def armour_weakness(self, pos: Position, me: Player) -> int:
        """Added to armour rolls made for me when I am knocked down."""
        return 0

    def stab_bonus(self, pos: Position, me: Player, foe: Player) -> int:
        """Added to the armour roll when I stab ``foe``."""
        return 0

    def foul_bonus(self, pos: Position, me: Player) -> int:
        """Added to the armour roll of a foul of mine, besides what :meth:`damage_bonus` may add."""
        return 0

    def extra_going_for_it(self, pos: Position, me: Player) -> int:
        """Squares I may go for beyond the usual two."""
        return 0

    def extra_fame(self, pos: Position, me: Player) -> int:
        """Added to my side's FAME on the kick-off table while I am on the pitch."""
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

    def other_target(self, pos: Position, me: Player, roll: Roll) -> int:
        """Lower target that a failed roll of mine may count against by this effect, 0 for none."""
        return 0

    def ignores_weather(self, pos: Position, me: Player, what: str) -> bool:
        """Whether the weather does not modify my roll ``what``."""
        return False

    def spares_dodgers(self, pos: Position, me: Player) -> bool:
        """Whether my zone does not hinder an opponent who dodges into it."""
        return False

    def cannot_hold_ball(self, pos: Position, me: Player) -> bool:
        """Whether I can neither catch, pick up, intercept nor carry the ball."""
        return False

    def only_action(self, pos: Position, me: Player) -> str:
        """The one action I may declare, or empty where I may declare any."""
        return ""

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        """Decisions that I have beside those of everybody in an action."""
        return ()

    def replaces_block(self, pos: Position, me: Player) -> bool:
        """Whether I may not throw ordinary blocks in block and blitz actions."""
        return False

    def stands_freely(self, pos: Position, me: Player) -> bool:
        """Whether standing up costs me no movement."""
        return False

    def blocks_from_the_ground(self, pos: Position, me: Player) -> bool:
        """Whether I may declare a block while prone, by an agility roll with +2."""
        return False

    def swings(self, pos: Position, me: Player) -> bool:
        """Whether I move in random directions and block whatever stands in my way."""
        return False

    def falls_hard(self, pos: Position, me: Player) -> bool:
        """Whether I am hurt without armour roll when I fall, and never merely stunned."""
        return False

    def hurt_when_placed(self, pos: Position, me: Player) -> bool:
        """Whether I am hurt, too, where I am merely placed prone."""
        return False

    def fights_on(self, pos: Position, me: Player, attack: str) -> bool:
        """Whether in a blitz I may move on after an ``attack`` that took the place of my block."""
        return False

    def bomb_must_be_caught(self, pos: Position, me: Player) -> bool:
        """Whether nobody may decline to catch a bomb of mine that comes down on him."""
        return False

    def claws(self, pos: Position, me: Player, cause: str) -> bool:
        """Whether 8 or more breaks any armour of an opponent I knock down; ``cause`` as for :meth:`damage_bonus`."""
        return False

    def strips_ball(self, pos: Position, me: Player) -> bool:
        """Whether a carrier I push drops the ball."""
        return False

    def grabs(self, pos: Position, me: Player) -> bool:
        """Whether I choose any free square beside an opponent I push."""
        return False

    def hides_foul(self, pos: Position, me: Player, broken: bool) -> bool:
        """Whether the referee overlooks doubles on the armour roll of my foul."""
        return False

    def sent_off_after_drive(self, pos: Position, me: Player) -> bool:
        """Whether the referee sends me off at the end of a drive I took part in."""
        return False

    def may_argue(self, pos: Position, me: Player) -> bool:
        """Whether my coach may argue with the referee who sends me off after a drive."""
        return False

    def earns_nothing(self, pos: Position, me: Player) -> bool:
        """Whether I never earn star player points."""
        return False

    def casualty_rolls(self, pos: Position, me: Player) -> int:
        """How many casualty rolls I suffer at once."""
        return 1

    def cannot_be_raised(self, pos: Position, me: Player) -> bool:
        """Whether my death gives nobody a new undead player."""
        return False

    def blocks_passes(self, pos: Position, me: Player) -> bool:
        """Whether I may move when an opponent passes."""
        return False

    def holds_leavers(self, pos: Position, me: Player) -> bool:
        """Whether I may hold an opponent who leaves my zone."""
        return False

    def shadows(self, pos: Position, me: Player) -> bool:
        """Whether I may follow an opponent who leaves my zone."""
        return False

    def dives_for_catches(self, pos: Position, me: Player) -> bool:
        """Whether I may catch a ball that comes down in my zone as if on my square."""
        return False

    def kicks_well(self, pos: Position, me: Player) -> bool:
        """Whether I may halve the distance of my side's kick-off scatter."""
        return False

    def returns_kicks(self, pos: Position, me: Player) -> bool:
        """Whether I may move before my side receives a kick-off."""
        return False

    def dumps_off(self, pos: Position, me: Player) -> bool:
        """Whether I may throw a quick pass when I am about to be blocked."""
        return False

    def piles_on(self, pos: Position, me: Player) -> bool:
        """Whether I may throw myself on an opponent I knocked down."""
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

    def worsens_injury(self, pos: Position, me: Player, victim: Player, cause: str, result: str) -> str:
        """What an injury roll for a player I hurt means, given what it would mean by now."""
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
        """Both down was chosen: returns ``placed`` (both lie down) or ``push`` for what happens instead, or nothing."""
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

    def rescues(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        """A roll of mine has failed: I may change what it needs."""
        yield from ()

    def acting(self, m: Match, me: Player, action: str) -> Proc[str]:
        """I go on with a declared action: returns the action it turns into."""
        yield from ()
        return action

    def action_ended(self, m: Match, me: Player) -> Proc[None]:
        """My action has come to its end."""
        yield from ()

    def matches_strength(self, m: Match, me: Player, foe: Player, mine: int, theirs: int) -> Proc[int]:
        """I block a stronger opponent: returns the strength I count with, assists aside."""
        yield from ()
        return mine

    def repels(self, m: Match, me: Player, attacker: Player) -> Proc[bool]:
        """I am about to be attacked: returns whether the attacker shrinks back."""
        yield from ()
        return False

    def fends(self, m: Match, me: Player, attacker: Player) -> Proc[bool]:
        """I have been pushed: returns whether the attacker may not follow."""
        yield from ()
        return False

    def saves_throw(self, m: Match, me: Player, interceptor: Player) -> Proc[bool]:
        """My pass has been intercepted: returns whether the interception is undone."""
        yield from ()
        return False

    def refuses_to_give(self, m: Match, me: Player, mate: Player) -> Proc[bool]:
        """I am about to give the ball, or throw, to a team-mate: returns whether I refuse."""
        yield from ()
        return False

    def before_throw(self, m: Match, me: Player, thrown: Player) -> Proc[str]:
        """I am about to throw a team-mate: returns nothing, ``eaten`` or ``escaped``."""
        yield from ()
        return ""

    def stabbed(self, m: Match, me: Player, foe: Player) -> Proc[None]:
        """My stab has beaten an opponent's armour, and he has been seen to."""
        yield from ()

    def recovers(self, m: Match, me: Player) -> Proc[bool]:
        """I suffered a casualty: returns whether I am back in the reserves."""
        yield from ()
        return False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name, member in vars(cls).items():
            if (
                name.startswith("_")
                or name in ("id", "once_a_turn", "free", "silences")
                or not inspect.isfunction(member)
            ):
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


#: The rules of the default rule set, which every other one changes or adds to.
DEFAULT_RULES = "crp"
_registry: dict[str, Effect] = {}
#: By rule set, the effects that take the place of those with the same id.
_variants: dict[str, dict[str, Effect]] = {}


def register(effect: type[Effect]) -> type[Effect]:
    """Class decorator: make an effect known by its id.

    Raises:
        ValueError: another effect has this id.
    """
    if effect.id in _registry:
        raise ValueError(f"two effects are called {effect.id}")
    _registry[effect.id] = effect()
    return effect


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
def slots_for(skills: tuple[str, ...], weather: str = "nice", rules: str = DEFAULT_RULES) -> Slots:
    """The slots of a player with these skills in this weather; ``rules`` are the rule sets, joined with ``+``."""
    names: Iterable[str] = [*sorted(skills, key=_order), f"weather:{weather}"]
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
    """Whether ``foe`` keeps me from using ``effect``."""
    return any(e.cancels(pos, foe, me, effect, what) for e in foe.on.cancels)


def _order(name: str) -> int:
    for index, known in enumerate(_registry):
        if known == name:
            return index
    return len(_registry)
