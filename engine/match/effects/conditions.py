"""Queries that answer whether, or what, holds. All are pure: they spend and roll nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.position import Player, Position
    from engine.match.rolls import Roll


class Conditions:
    """What an effect allows, forbids or cancels; ``me`` is the player the effect acts for."""

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

    def cannot_score(self, pos: Position, me: Player) -> bool:
        """Whether I score no touchdown though I stand in the end zone with the ball."""
        return False

    def forbids_action(self, pos: Position, me: Player, action: str) -> bool:
        """Whether I may not declare an action."""
        return False

    def cannot_reroll(self, pos: Position, me: Player) -> bool:
        """Whether no roll of mine, or for whom I hurt, may be repeated."""
        return False

    def cannot_assist(self, pos: Position, me: Player, foul: bool) -> bool:
        """Whether I assist no block, or no ``foul``."""
        return False

    def stands_alone(self, pos: Position, me: Player) -> bool:
        """Whether I am of neither side: no block of mine has assists, nobody assists me, I am none of the eleven."""
        return False

    def cannot_be_fouled(self, pos: Position, me: Player) -> bool:
        """Whether nobody may foul me."""
        return False

    def must_dodge(self, pos: Position, me: Player, start: Square) -> bool:
        """Whether I must dodge to leave a square though nobody marks it."""
        return False

    def armour_fixed(self, pos: Position, me: Player) -> bool:
        """Whether armour rolls made for me are neither modified nor repeated."""
        return False

    def injury_fixed(self, pos: Position, me: Player) -> bool:
        """Whether injury rolls made for me are neither modified nor repeated, but for niggling injuries."""
        return False
