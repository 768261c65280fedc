"""The table itself: a world, the bot on it, its page, and the pump that lets time pass."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from discord.ext import commands
from simcord.preview import Preview

from local_table import simcord_hooks
from local_table.memory import Memory
from local_table.world import World, build

PUMP_SECONDS = 0.25
SETTLE_SECONDS = 10.0
LEASE_SECONDS = 7 * 24 * 3600.0

log = logging.getLogger(__name__)


class Table:
    """A running table. `url` is the page's address; whoever has it plays, so it is for this machine alone."""

    def __init__(self, world: World, preview: Preview, memory: Memory) -> None:
        self.world = world
        self.env = world.env
        self.preview = preview
        self._memory = memory
        self._known = {thread.id for thread in world.open_threads()}
        self.lock = asyncio.Lock()
        self._requests = len(self.env.http_requests)
        self._errors = 0
        simcord_hooks.keep_pages(preview, LEASE_SECONDS)
        simcord_hooks.take_turns(preview, self.lock, self._after_action)

    @property
    def url(self) -> str:
        return self.preview.url

    async def closed(self) -> None:
        """Wait until somebody ends the session on the page."""
        await self.preview.wait_closed()

    async def pump(self) -> None:
        """Let the world's time pass as the real one does, and pages show what the bot has done meanwhile, for ever."""
        while True:
            await asyncio.sleep(PUMP_SECONDS)
            async with self.lock:
                await self.tick()

    async def tick(self) -> None:
        """One stroke of the pump; the lock is held."""
        try:
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            await self.env.advance_time(max(behind, 0.0))
            # A page that is published anew closes an open autocomplete, so only when there is something to see.
            if len(self.env.http_requests) != self._requests:
                self._requests = len(self.env.http_requests)
                if not self._follow():
                    simcord_hooks.publish(self.preview)
                self._memory.save(self.world)
        except TimeoutError as late:
            log.debug("the bot is still busy: %s", late)
        self._report()

    def show(self, channel: simcord.ChannelHandle) -> None:
        """Let all pages show this channel or thread."""
        if channel.id != self.preview.channel.id:
            simcord_hooks.move_to(self.preview, channel)

    def _follow(self) -> bool:
        """Go where play has moved: to a thread just opened, and back to the arena when the shown one is gone."""
        opened = [thread for thread in self.world.open_threads() if thread.id not in self._known]
        self._known.update(thread.id for thread in opened)
        shown = self.preview.channel.id
        if opened:
            self.show(opened[-1])
        elif self.world.channel(shown) is None or self._locked(shown):
            self.show(self.world.arena)
        return self.preview.channel.id != shown

    def _locked(self, channel_id: int) -> bool:
        metadata = self.env.backend.channels[channel_id].thread_metadata
        return metadata is not None and metadata.locked

    async def _after_action(self, body: Mapping[str, Any]) -> None:
        """A message that is only a channel's name, `#arena`, takes the pages there."""
        if body.get("kind") == "send_message":
            wanted = str(body.get("content", "")).strip()
            place = self.world.named(wanted) if re.match(r"<?#", wanted) else None
            if place is not None:
                self.show(place)
        self._report()

    def _report(self) -> None:
        errors = self.env.errors_since(self._errors)
        self._errors += len(errors)
        for error in errors:
            log.error("the bot raised an error", exc_info=error)


@asynccontextmanager
async def open_table(
    make_bot: Callable[[], commands.Bot],
    folder: Path,
    *,
    port: int = 0,
    guild_id: int | None = None,
    spanish: tuple[str, ...] = (),
) -> AsyncIterator[Table]:
    """Run the bot that `make_bot()` gives at a table until the block ends; then stop it and close the bot.

    `folder` is where the table remembers threads and messages, `port` the page's on loopback (0: any free one), `guild_id` the
    id of the guild if the bot insists on one, `spanish` the names of those whose Discord is set to Spanish.
    Raises `simcord.SetupError` when the port is taken.
    """
    bot = make_bot()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bot.close)
        env = simcord.Env(bot, settle_timeout=SETTLE_SECONDS)
        simcord_hooks.start_clock_at(env, datetime.now(UTC))
        simcord_hooks.stop_real_timers(env)
        world = build(env, guild_id)
        memory = Memory(folder)
        memory.restore(world)
        simcord_hooks.speak(env, {v.id: "es-ES" for v in world.viewers if v.user.global_name in spanish}.get)
        await env.start()
        stack.push_async_callback(env.shutdown)
        stack.enter_context(env.time_context())
        shown = (world.open_threads() or [world.arena])[-1]
        preview = env.preview(shown, viewers=world.viewers, layout="channel", port=port)
        simcord_hooks.keep_room_for_pictures(preview)
        await stack.enter_async_context(preview)
        table = Table(world, preview, memory)
        pump = asyncio.create_task(table.pump())
        try:
            yield table
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
