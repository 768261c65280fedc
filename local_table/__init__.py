"""The bot on a Discord in memory, played in the browser without a token.

simcord keeps a whole Discord in memory and serves a page on loopback in which people click and type as one of its members.
The bot that runs on it is the one of `bot.create_bot`, unchanged, and it does not know that it is there.

What survives a restart of the table: matches, because the bot keeps them in the normal database; and who and where
everybody is, because `world` gives guild, channels and people the same ids each time and remembers the threads in a file
beside the database. Messages do not: the bot finds its board message gone and posts a fresh one, as it would on Discord.
"""
