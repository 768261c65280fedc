"""The bot on a Discord in memory, played in the browser without a token.

simcord keeps a whole Discord in memory and serves a page on loopback in which people click and type as one of its members.
The bot that runs on it is the one of `bot.create_bot`, unchanged, and it does not know that it is there.

What survives a restart of the table: matches, because the bot keeps them in the normal database; who and where everybody
is, because `world` gives guild, channel and people the same ids each time; and threads with their newest messages and
pictures, because `memory` keeps them beside the database. Lose that folder, and the bot finds its thread and board gone, as
it may on Discord.
"""
