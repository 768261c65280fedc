"""Play of a match: one module per chapter of the rulebook.

The effects are loaded with the package, so that every player finds what acts for him.
"""

from engine.match import skills, weather

__all__ = ["skills", "weather"]
