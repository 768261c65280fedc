"""The bot on a Discord in memory, played in the browser without a token."""
