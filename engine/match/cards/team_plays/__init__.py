"""The deck *Jugadas Ensayadas* (seed 003)."""

from engine.match.cards.team_plays import lendings

__all__ = ["lendings"]
