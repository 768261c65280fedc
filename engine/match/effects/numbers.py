"""Queries that answer with a number: modifiers and the like. All are pure: they spend and roll nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.position import Player, Position


class Numbers:
    """What an effect adds to a roll or a value; ``me`` is the player the effect acts for."""

    def dodge_modifier(self, pos: Position, me: Player, start: Square, end: Square) -> int:
        """Added to my dodge roll from ``start`` to ``end``."""
        return 0

    def going_for_it_modifier(self, pos: Position, me: Player, nth: int) -> int:
        """Added to my roll for going for it; ``nth`` says the how many-eth square beyond my allowance it is, from 1."""
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

    def jump_modifier(self, pos: Position, me: Player) -> int:
        """Added to my jumps over hazards."""
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

    def armour_modifier(self, pos: Position, me: Player) -> int:
        """Added to every armour roll made for me."""
        return 0

    def foe_intercept_modifier(self, pos: Position, me: Player, foe: Player) -> int:
        """Added to the roll of an opponent who tries to intercept my pass."""
        return 0

    def foe_strength_modifier(self, pos: Position, me: Player, attacker: Player, blitz: bool, moved: bool) -> int:
        """Added to the strength, never below 1, of an opponent who blocks me; ``moved`` as for
        :meth:`strength_modifier`.
        """
        return 0

    def assist_bonus(self, pos: Position, me: Player, foe: Player, foul: bool) -> int:
        """Assists I have against ``foe`` beyond those of team-mates, when I block or foul him."""
        return 0

    def bomb_modifier(self, pos: Position, me: Player) -> int:
        """Added to every throw of a bomb of mine, whoever throws it on."""
        return 0

    def roll_target(self, pos: Position, me: Player, what: str, target: int) -> int:
        """What my roll ``what`` (``going_for_it leap``) must reach before modifiers, given what it would be by now."""
        return target
