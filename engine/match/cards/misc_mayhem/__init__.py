"""The deck *Disturbios Varios* (seed 003)."""

from engine.match.cards.misc_mayhem import hometown_fans, johnny_waterboy

__all__ = ["hometown_fans", "johnny_waterboy"]
