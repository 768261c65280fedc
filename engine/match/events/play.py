"""Turns, actions, rolls, movement and blocks."""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class TurnBegan(NamedTuple):
    """A team turn began; ``turn`` is its number in the half, 0 for a Blitz! turn."""

    side: int
    turn: int
    half: int


class TurnEnded(NamedTuple):
    """A team turn ended."""

    side: int


class TurnOver(NamedTuple):
    """The turn ends by a turnover: ``reason`` is one of ``knocked_down pass_lost hand_off_lost pick_up fumble
    intercepted thrown_player sent_off carrier_down carrier_crowd time eaten``; in a dungeon also ``lost_player
    explosion carrier_teleported obstacle``.
    """

    side: int
    reason: str


class Declared(NamedTuple):
    """A player's action was declared."""

    player: str
    action: str


class ActionEnded(NamedTuple):
    """A player's action ended; ``taken_back`` when the declaration was withdrawn before anything was done."""

    player: str
    taken_back: bool


class Rolled(NamedTuple):
    """One D6 against a target for a player.

    ``what`` is one of ``dodge going_for_it pick_up catch pass intercept landing stand_up bone_head really_stupid
    always_hungry regeneration loner pro`` …; ``needed`` the lowest face that succeeds (2 to 6), ``die`` the face,
    ``modifier`` the sum of modifiers.
    """

    what: str
    player: str
    die: int
    needed: int
    modifier: int
    success: bool


class Opposed(NamedTuple):
    """Both players rolled a D6 for ``what``, the acting one first; ``won`` when the second got what he wanted."""

    what: str
    players: tuple[str, str]
    dice: tuple[int, int]
    totals: tuple[int, int]
    won: bool


class RerollUsed(NamedTuple):
    """A re-roll was used on the roll shown before: ``team``, ``leader`` or a skill."""

    side: int
    player: str
    source: str
    what: str


class RerollLost(NamedTuple):
    """A team re-roll was spent without the roll being repeated (``loner``), or a skill failed to repeat it (``pro``)."""

    player: str
    why: str


class SkillUsed(NamedTuple):
    """A player used a skill; ``target`` the other player it concerns, or empty."""

    player: str
    skill: str
    target: str


class StoodUp(NamedTuple):
    """A player stood up."""

    player: str


class Moved(NamedTuple):
    """A player moved a step (or leapt)."""

    player: str
    start: Square
    end: Square


class QuickStep(NamedTuple):
    """A free step or move outside the own turn; ``source`` names the rule."""

    player: str
    start: Square
    end: Square
    source: str


class Blocked(NamedTuple):
    """Block dice were rolled; ``chooser`` is the side that chooses."""

    attacker: str
    defender: str
    faces: tuple[str, ...]
    chooser: int


class BlockChosen(NamedTuple):
    """The face that counts."""

    attacker: str
    defender: str
    face: str


class Pushed(NamedTuple):
    """A player was pushed; ``end`` is ``OFF`` when into the crowd."""

    player: str
    start: Square
    end: Square


class Followed(NamedTuple):
    """The attacker followed up."""

    player: str
    start: Square
    end: Square


class Fouled(NamedTuple):
    """A foul was thrown."""

    player: str
    victim: str
    assists: int


class SentOff(NamedTuple):
    """The referee sent a player off."""

    player: str


class BribeUsed(NamedTuple):
    """A bribe was tried."""

    side: int
    die: int
    worked: bool


class Argued(NamedTuple):
    """A coach argued with the referee about a player: ``heeded`` he lets him pass; ``unheard`` he hears this coach no more."""

    side: int
    player: str
    die: int
    heeded: bool
    unheard: bool


class PoisonSpent(NamedTuple):
    """The poison of a player's dagger is used up."""

    player: str


class LostZone(NamedTuple):
    """A player lost his tackle zone: ``why`` is the trait or effect."""

    player: str
    why: str


class RolledOver(NamedTuple):
    """Stunned players turned face up."""

    players: tuple[str, ...]


class WeaponUsed(NamedTuple):
    """A player attacked another by a special way instead of a block: ``stab``, ``chainsaw``, ``gaze``."""

    player: str
    weapon: str
    target: str


class BombThrown(NamedTuple):
    """A bomb was thrown at ``target``; ``band`` as for a pass."""

    player: str
    target: Square
    band: str


class BombExploded(NamedTuple):
    """A bomb went off on a square; ``OFF``: harmlessly in the crowd."""

    square: Square


class BlastRolled(NamedTuple):
    """The die for one player near an explosion or under a spell, and whether it hit him."""

    player: str
    die: int
    hit: bool


class Swung(NamedTuple):
    """A ball and chain dragged its player toward ``end`` (``OFF``: into the crowd)."""

    player: str
    die: int
    end: Square


class SpellCast(NamedTuple):
    """A side's wizard cast ``fireball`` at a square or ``lightning`` at a player."""

    side: int
    spell: str
    target: str | int
