"""Chances: what a path is worth, with the re-rolls at hand. Nothing here rolls or changes anything.

Every chance counts the own skills and, where one may still be used this turn, one team re-roll. Optional skills of the
other side are left out, and so are rolls that a declaration itself asks for.
"""

from engine.match.odds.path import Need, best_chance, running_movement
from engine.match.odds.reach import Reach, reach

__all__ = ["Need", "Reach", "best_chance", "reach", "running_movement"]
