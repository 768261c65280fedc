"""Keeps Discord up to date with the leagues' matches: after a press, a command, the clock, and after a restart.

Storage says what is out of date, so nothing that a stop of the bot has interrupted is lost.
"""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from cogs.board.places import UNREACHED, passes
from cogs.client import Client
from cogs.league.matchday import after, before, entered
from cogs.league.matchday.news import NewsDesk
from services.errors import Refused
from services.league.messages import Due

log = logging.getLogger(__name__)
#: Seconds after which what Discord could not do, without anybody's doing, is tried again.
LATER = 120


class Clerk(commands.Cog):
    """Shows what is due, one message after the other, soon after anything of a league was written."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._news = NewsDesk(bot)
        self._asked = before.Asked()
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        self._again = False
        #: What could not be shown, and is not tried again before it changes.
        self._given_up: dict[tuple[int, str], tuple[int, str]] = {}

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The servers are known now: show what is due, and from now on whenever something is written."""
        self.bot.services.desk.stirred = self.stir
        self.stir()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, earlier: discord.abc.GuildChannel, _: discord.abc.GuildChannel) -> None:
        """Permissions may have come back."""
        self._try_again(earlier.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, earlier: discord.Role, _: discord.Role) -> None:
        """Permissions may have come back."""
        self._try_again(earlier.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot itself was given a role."""
        if self.bot.user is not None and after.id == self.bot.user.id:
            self._try_again(after.guild.id)

    def _try_again(self, guild_id: int) -> None:
        """Something has changed on a server: what could not be shown there may be shown now."""
        kept = {key: state for key, state in self._given_up.items() if state[0] != guild_id}
        if len(kept) < len(self._given_up) or self._news.waits(guild_id):
            self._given_up = kept
            self.stir()

    async def _try_later(self) -> None:
        await asyncio.sleep(LATER)
        self._later = None
        self.stir()

    async def cog_unload(self) -> None:
        """Stop; what is not shown yet is shown after the next start."""
        self.bot.services.desk.stirred = lambda: None
        for task in (self._task, self._later):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    def stir(self) -> None:
        """Something was written: look soon what is due, once for many changes at a time."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def done(self) -> None:
        """Wait until everything is shown that is due now."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._again:
            self._again = False
            try:
                later = await self._show_all()
                later |= await self._news.tell_all()
                if later and (self._later is None or self._later.done()):
                    self._later = asyncio.create_task(self._try_later())
            except Exception:
                log.exception("what is due in the leagues could not be shown")

    async def _show_all(self) -> bool:
        """Show what is due; returns whether to try again later, as Discord could not do it just now."""
        again = False
        for due in await self.bot.services.league.messages.due():
            state = due.fixture.guild_id, due.mark
            if self.bot.get_guild(due.fixture.guild_id) is None or self._given_up.get(due.key) == state:
                continue
            try:
                await self._show(due)
                self._given_up.pop(due.key, None)
            except (Refused, discord.HTTPException, *UNREACHED) as error:
                log.warning("fixture %s, %s: %s", due.fixture.id, due.place, error)
                if passes(error):
                    again = True
                else:
                    self._given_up[due.key] = state
            except Exception:
                self._given_up[due.key] = state
                log.exception("fixture %s, %s", due.fixture.id, due.place)
        return again

    async def _show(self, due: Due) -> None:
        match due.place:
            case "before":
                await before.show(self.bot, due, self._asked)
            case "report":
                await entered.show(self.bot, due)
            case "after0" | "after1":
                await after.show(self.bot, due, 0 if due.place == "after0" else 1)
