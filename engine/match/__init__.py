"""Play of a match, one module per chapter of the rulebook."""
