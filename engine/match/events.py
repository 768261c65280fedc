"""Events: what happened, as small immutable values of ids and numbers.

Everything a person sees is derived from these: messages, pictures, statistics, star player points. Players are ids,
sides 0 (home) or 1 (away), squares ints, faces and dice plain values. An event is emitted after the position changed.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class WeatherChanged(NamedTuple):
    """The weather was rolled: before the match or by the kick-off table (supplement 2)."""

    weather: str
    dice: tuple[int, ...]


class FansCame(NamedTuple):
    """Fans in thousands and the FAME they give, home first (seed 000, *Los hinchas*)."""

    fans: tuple[int, int]
    fame: tuple[int, int]


class CoinTossed(NamedTuple):
    """The coin fell on ``face`` after ``called`` had been called; ``winner`` chooses."""

    called: str
    face: str
    winner: int


class SidesChosen(NamedTuple):
    """``kicking`` kicks off this half."""

    kicking: int
    half: int


class DriveBegan(NamedTuple):
    """A drive begins with set-up; ``kicking`` sets up first."""

    kicking: int


class Placed(NamedTuple):
    """A player was put on a square during set-up; ``OFF`` when he was taken back to the reserves."""

    player: str
    square: Square


class FormationTaken(NamedTuple):
    """A side set up by a named formation."""

    side: int
    name: str


class SetUpDone(NamedTuple):
    """A side finished its set-up."""

    side: int


class NobodyToField(NamedTuple):
    """A side, or both, could set up nobody; ``scorer`` is given a touchdown, -1 for none (seed 000, *Reanudación*)."""

    sides: tuple[int, ...]
    scorer: int


class KickedOff(NamedTuple):
    """The ball was kicked at ``target`` and came down over ``landing`` (``OFF``: out of the pitch)."""

    side: int
    target: Square
    direction: int
    distance: int
    landing: Square
    kicker: str


class KickoffResult(NamedTuple):
    """A row of the kick-off table by its 2D6 total (seed 000, *Tabla de patada inicial*)."""

    total: int
    name: str
    dice: tuple[int, int]


class KickoffContest(NamedTuple):
    """Each side's roll and total for a kick-off result; ``gainers`` got what it gives."""

    name: str
    dice: tuple[int, int]
    totals: tuple[int, int]
    gainers: tuple[int, ...]


class RerollGained(NamedTuple):
    """A side gained (or, negative, lost) team re-rolls; ``source`` names why."""

    side: int
    number: int
    source: str


class BribeGained(NamedTuple):
    """A side gained a bribe."""

    side: int


class ClockMoved(NamedTuple):
    """Turn markers moved by ``by`` turns outside the normal sequence; ``source`` names why."""

    turns: tuple[int, int]
    by: int
    source: str


class RockThrown(NamedTuple):
    """A rock hit a player."""

    player: str


class InvasionRolled(NamedTuple):
    """Pitch invasion: the die for one player and whether he was stunned by it."""

    player: str
    die: int
    total: int
    hit: bool


class QuickStep(NamedTuple):
    """A free step or move outside the own turn; ``source`` names the rule."""

    player: str
    start: Square
    end: Square
    source: str


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
    intercepted thrown_player sent_off carrier_down carrier_crowd time eaten``.
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


class BallPickedUp(NamedTuple):
    """A player picked the ball up."""

    player: str


class BallBounced(NamedTuple):
    """The ball bounced or scattered one square by a D8 of ``direction``."""

    start: Square
    end: Square
    direction: int


class BallThrownIn(NamedTuple):
    """The crowd threw the ball back from ``start``: D6, then 2D6 squares; ``end`` is ``OFF`` where it left again."""

    start: Square
    end: Square
    direction: int
    distance: int


class BallCaught(NamedTuple):
    """A player holds the ball after a catch."""

    player: str


class BallDropped(NamedTuple):
    """A player lost the ball where he stood."""

    player: str
    square: Square


class BallLanded(NamedTuple):
    """The ball came to rest on the ground."""

    square: Square


class TouchbackGiven(NamedTuple):
    """A touchback: ``player`` was given the ball."""

    side: int
    player: str


class PassThrown(NamedTuple):
    """A pass was declared at ``target``; ``band`` is ``quick short long bomb`` or another way of throwing."""

    player: str
    target: Square
    band: str


class PassJudged(NamedTuple):
    """How the pass came off: ``accurate``, ``inaccurate`` or ``fumble``."""

    player: str
    result: str


class Completed(NamedTuple):
    """A pass was completed to its target."""

    passer: str
    catcher: str


class Intercepted(NamedTuple):
    """A player intercepted a pass."""

    player: str
    passer: str


class HandedOff(NamedTuple):
    """The ball was handed to a team-mate."""

    player: str
    receiver: str


class PlayerThrown(NamedTuple):
    """A team-mate was thrown at ``target``."""

    player: str
    thrown: str
    target: Square


class PlayerLanded(NamedTuple):
    """A thrown player came down on a square; ``well`` when on his feet."""

    player: str
    square: Square
    well: bool


class PlayerScattered(NamedTuple):
    """A flying player scattered one square; ``end`` is ``OFF`` when into the crowd."""

    player: str
    start: Square
    end: Square
    direction: int


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


class KnockedDown(NamedTuple):
    """A player was knocked down on his square; ``by`` the player who did it, or empty."""

    player: str
    by: str


class PlacedProne(NamedTuple):
    """A player was placed prone without being knocked down."""

    player: str


class ArmourRolled(NamedTuple):
    """Armour roll against ``armour``: broken when the total beats it. ``by`` the player who caused it, or empty."""

    player: str
    by: str
    dice: tuple[int, int]
    modifier: int
    armour: int
    broken: bool


class InjuryRolled(NamedTuple):
    """Injury roll: ``result`` is ``stunned``, ``knocked_out`` or ``casualty``."""

    player: str
    by: str
    dice: tuple[int, int]
    modifier: int
    result: str


class CasualtyRolled(NamedTuple):
    """Casualty roll (D68) and its result, such as ``badly_hurt``, ``miss_next_game``, ``-ag``, ``dead``."""

    player: str
    by: str
    roll: int
    result: str


class CasualtyCredited(NamedTuple):
    """A casualty counts for a player's star player points."""

    player: str
    victim: str


class ApothecaryUsed(NamedTuple):
    """An apothecary treats a player."""

    side: int
    player: str


class CasualtySettled(NamedTuple):
    """What finally became of a hurt player: the result that stands."""

    player: str
    result: str


class Recovered(NamedTuple):
    """A player came back: ``how`` is ``apothecary`` or ``regeneration``; ``place`` where he is now."""

    player: str
    how: str
    place: str


class RolledOver(NamedTuple):
    """Stunned players turned face up."""

    players: tuple[str, ...]


class LostZone(NamedTuple):
    """A player lost his tackle zone: ``why`` is the trait or effect."""

    player: str
    why: str


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


class Touchdown(NamedTuple):
    """A touchdown; ``player`` is empty for one that nobody scored."""

    side: int
    player: str
    score: tuple[int, int]


class DriveEnded(NamedTuple):
    """The drive is over."""


class HeatRolled(NamedTuple):
    """Sweltering heat: the die of one player; on a 1 he misses the next drive."""

    player: str
    die: int


class KnockoutRolled(NamedTuple):
    """Recovery roll of a knocked-out player."""

    player: str
    die: int
    recovered: bool


class HalfEnded(NamedTuple):
    """A half ended: 1, 2, or 3 for overtime."""

    half: int


class OvertimeBegan(NamedTuple):
    """Overtime begins."""


class ShootOut(NamedTuple):
    """One round of the penalty shoot-out."""

    dice: tuple[int, int]
    totals: tuple[int, int]


class Conceded(NamedTuple):
    """A side conceded; ``free`` when it may do so without penalty."""

    side: int
    free: bool


class MatchEnded(NamedTuple):
    """The final whistle; ``winner`` is a side, or -1 for a draw."""

    score: tuple[int, int]
    winner: int


class TimedOut(NamedTuple):
    """The clock took a decision for a side."""

    side: int


Event = NamedTuple
