"""Moments: procedures in which an effect may roll and ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.injury import Damage
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


class Moments:
    """What an effect does at a named moment; ``me`` is the player the effect acts for."""

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

    def stabbed(self, m: Match, me: Player, foe: Player) -> Proc[None]:
        """My stab has beaten an opponent's armour, and he has been seen to."""
        yield from ()

    def refuses_to_give(self, m: Match, me: Player, mate: Player) -> Proc[bool]:
        """I am about to give the ball, or throw, to a team-mate: returns whether I refuse."""
        yield from ()
        return False

    def before_throw(self, m: Match, me: Player, thrown: Player) -> Proc[str]:
        """I am about to throw a team-mate: returns nothing, ``eaten`` or ``escaped``."""
        yield from ()
        return ""

    def recovers(self, m: Match, me: Player) -> Proc[bool]:
        """I suffered a casualty: returns whether I am back in the reserves."""
        yield from ()
        return False

    def fails_on_purpose(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        """I am about to roll: returns whether my coach lets the roll fail without rolling it."""
        yield from ()
        return False

    def failed(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        """A roll of mine has failed for good; what follows from it comes after."""
        yield from ()

    def alters_dice(self, m: Match, me: Player, foe: Player, faces: tuple[str, ...]) -> Proc[tuple[str, ...]]:
        """Block dice of mine have been rolled, re-rolls included: returns the faces that are chosen from."""
        yield from ()
        return faces

    def breaks_armour(self, m: Match, me: Player, victim: Player, cause: str) -> Proc[bool]:
        """An armour roll is due for an opponent I hurt: returns whether it counts as beaten without a roll."""
        yield from ()
        return False

    def instead_of_injury(self, m: Match, me: Player, damage: Damage) -> Proc[str]:
        """An injury roll is due for me: returns ``stunned`` or ``prone`` for what happens instead, or nothing.

        ``damage`` tells who caused it, its ``cause`` (``block foul crowd`` or empty) and whether my armour was broken.
        """
        yield from ()
        return ""
