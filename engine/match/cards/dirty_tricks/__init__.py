"""The deck *Juego Sucio* (seed 003)."""

from engine.match.cards.dirty_tricks import greased_shoes

__all__ = ["greased_shoes"]
