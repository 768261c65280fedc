"""The program as `make run` starts it, with the demonstration bot in the place of the real one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from local_table.__main__ import MEMORY, memory_folder

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys, types
from pathlib import Path
sys.path.insert(0, sys.argv.pop(1))
from tests.simcord_kit.demo import DemoBot
from db.errors import Unusable
from services.settings import SettingsError, load_settings
class Bot(DemoBot):
    async def close(self):
        await super().close()
        Path("closed").touch()
bot = types.ModuleType("bot")
bot.SettingsError = SettingsError
bot.Unusable = Unusable
bot.load_settings = lambda: load_settings(None)
bot.create_bot = lambda settings, clock=None: Bot(Path("demo.db"))
sys.modules["bot"] = bot
from local_table.__main__ import main
sys.exit(main())
"""


@contextmanager
def started(folder: Path, *arguments: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(ROOT), *arguments],
        cwd=folder,
        env={**kept, "TABLE_PORT": "0", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_closes_the_bot(tmp_path: Path, number: signal.Signals) -> None:
    with started(tmp_path) as process:
        assert address(process).startswith("http://127.0.0.1:")
        process.send_signal(number)
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 0
        assert "ERROR" not in errors
        assert "Traceback" not in errors
        assert (tmp_path / "closed").exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with started(tmp_path, TABLE_PORT=str(port)) as process:
            _, errors = process.communicate(timeout=20)
            assert process.returncode == 2
            assert str(port) in errors
            assert "Traceback" not in errors
            assert (tmp_path / "closed").exists()


def test_the_browser_is_opened_unless_it_is_not_wanted(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with started(tmp_path, BROWSER=f"{browser} %s &") as process:
        url = address(process)
        end = time.monotonic() + 10
        while not (tmp_path / "opened").exists() and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.1)
        assert (tmp_path / "opened").read_text().strip() == url
    (tmp_path / "opened").unlink()
    with started(tmp_path, BROWSER=f"{browser} %s &", TABLE_OPEN_BROWSER="false") as process:
        address(process)
        time.sleep(0.3)
        assert not (tmp_path / "opened").exists()


def test_settings_that_cannot_be_used(tmp_path: Path) -> None:
    with started(tmp_path, TABLE_PORT="99999") as process:
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 1
        assert "TABLE_PORT" in errors
        assert "Traceback" not in errors


def test_an_unknown_person_is_refused(tmp_path: Path) -> None:
    with started(tmp_path, "--spanish", "Nobody") as process:
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 2
        assert "Bruno" in errors


def test_the_world_is_remembered_beside_the_database() -> None:
    assert memory_folder("sqlite+aiosqlite:///data/touchback.db") == Path("data") / MEMORY
    assert memory_folder("sqlite+aiosqlite:////var/lib/t/t.db") == Path("/var/lib/t") / MEMORY
    assert memory_folder("sqlite+aiosqlite://") == Path("data") / MEMORY
    assert memory_folder("postgresql+asyncpg://user@host/name") == Path("data") / MEMORY
