"""The deck *Buen Karma* (seed 003)."""

from engine.match.cards.good_karma import all_out_blitz

__all__ = ["all_out_blitz"]
