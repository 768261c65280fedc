"""The rules of a league: teams, what surrounds a match, and competitions; pure functions over immutable values."""
