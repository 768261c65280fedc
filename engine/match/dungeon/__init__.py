"""Dungeonbowl: what is played otherwise under the ground (seed 004)."""
