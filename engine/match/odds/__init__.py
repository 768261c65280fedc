"""Chances: what a path, a pass, a block or a foul is worth, with the re-rolls at hand. Nothing here changes a match.

Every chance counts the own skills and, where one may still be used this turn, one team re-roll. Optional skills of the
other side are left out, and so are rolls that a declaration itself asks for.
"""

from engine.match.odds.ball import CatchOdds, PassOdds, catch_chance, hand_off_chance, pass_chance
from engine.match.odds.contact import BlockOdds, FoulOdds, block_chance, foul_chance
from engine.match.odds.path import Need, best_chance, jump_chance, running_movement
from engine.match.odds.reach import Reach, blitz_reach, reach

__all__ = [
    "BlockOdds",
    "CatchOdds",
    "FoulOdds",
    "Need",
    "PassOdds",
    "Reach",
    "best_chance",
    "blitz_reach",
    "block_chance",
    "catch_chance",
    "foul_chance",
    "hand_off_chance",
    "jump_chance",
    "pass_chance",
    "reach",
    "running_movement",
]
