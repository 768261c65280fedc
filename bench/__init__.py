"""Measurements of the engine, the pictures, the storage and the presses of a match."""
