"""The deck *Eventos Aleatorios* (seed 003)."""

from engine.match.cards.random_events import ballista

__all__ = ["ballista"]
