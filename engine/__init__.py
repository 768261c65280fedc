"""The rules of the game: pure play and league, without Discord, clock or database."""
