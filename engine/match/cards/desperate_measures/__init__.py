"""The deck *Medidas Desesperadas* (seed 003)."""

from engine.match.cards.desperate_measures import doom_and_gloom

__all__ = ["doom_and_gloom"]
