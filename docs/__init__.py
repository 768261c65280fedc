"""Pages for players and commissioners, and what generates some of them."""
