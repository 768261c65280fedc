"""The deck *Objetos Mágicos* (seed 003)."""

from engine.match.cards.magic_items import lucky_charm

__all__ = ["lucky_charm"]
