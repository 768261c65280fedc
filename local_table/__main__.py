"""`python -m local_table`: play without a token, in the browser, on this machine alone."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import simcord
from sqlalchemy import make_url

from local_table.table import open_table
from local_table.world import PEOPLE

MEMORY = "table"


def memory_folder(database_url: str) -> Path:
    """Where the table remembers threads and messages: beside an SQLite database, else in `data/`."""
    url = make_url(database_url)
    beside = url.database if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:") else None
    return (Path(beside).parent if beside else Path("data")) / MEMORY


def open_browser(url: str) -> None:
    """Show the page if this machine has a browser with windows; without one, nothing happens."""
    with suppress(webbrowser.Error, OSError):
        # Exactly this class means a browser that would take over the terminal.
        if type(webbrowser.get()) is not webbrowser.GenericBrowser:
            webbrowser.open(url)


async def run(bot: Any, settings: Any, spanish: tuple[str, ...]) -> None:
    """Keep the table open until SIGINT, SIGTERM, or the end of the session on the page."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    make_bot = partial(bot.create_bot, settings)
    folder = memory_folder(settings.database_url)
    async with open_table(
        make_bot, folder, port=settings.table_port, guild_id=settings.guild_id, spanish=spanish
    ) as table:
        print(table.url, flush=True)
        if settings.table_open_browser:
            await asyncio.to_thread(open_browser, table.url)
        waits = [asyncio.create_task(stop.wait()), asyncio.create_task(table.closed())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


def main() -> int:
    """Read the command line and run; the exit status is 0, 1 for settings or a database that cannot be used, 2 when the port is taken."""
    parser = argparse.ArgumentParser(prog="python -m local_table")
    parser.add_argument("--spanish", action="append", default=[], choices=PEOPLE)
    arguments = parser.parse_args()
    # Looked up here, not imported above: whoever only asks for help needs no bot.
    bot = import_module("bot")
    try:
        settings = bot.load_settings()
    except bot.SettingsError as problem:
        print(problem, file=sys.stderr)
        return 1
    logging.basicConfig(level=settings.log_level)
    try:
        asyncio.run(run(bot, settings, tuple(arguments.spanish)))
    except simcord.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    except bot.Unusable as problem:
        print(f"The database of DATABASE_URL cannot be used: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
