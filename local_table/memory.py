"""What the table remembers of its world from one start to the next: threads, the newest messages, their pictures."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import simcord

from local_table import simcord_hooks
from local_table.world import World

NEWEST = 30
VERSION = 1

log = logging.getLogger(__name__)


class Memory:
    """A folder with `world.json` and the uploaded files, each named by a digest of its address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: set[str] = set()

    def save(self, world: World) -> None:
        """Write down how the world stands; what is in the folder is always whole."""
        threads = simcord_hooks.threads_of(world.env, world.arena.id)
        places = [world.arena.id, *(thread["id"] for thread in threads)]
        messages = [m for place in places for m in simcord_hooks.messages_of(world.env, place, NEWEST)]
        files = {_name(url): url for message in messages for url in _addresses(message)}
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, url in files.items():
            data = None if name in self._written else simcord_hooks.file_at(world.env, url)
            if data is not None:
                (self.folder / name).write_bytes(data)
                self._written.add(name)
        fresh = self.folder / "world.new"
        content = {"version": VERSION, "threads": threads, "messages": messages, "files": files}
        fresh.write_text(json.dumps(content), encoding="utf-8")
        fresh.replace(self.folder / "world.json")
        for gone in self._written - set(files):
            (self.folder / gone).unlink(missing_ok=True)
        self._written &= set(files)

    def restore(self, world: World) -> None:
        """Put what was remembered into a world that is not started yet.

        Without a usable memory threads and messages are simply gone, which the bot notices as it would on Discord.
        """
        try:
            content = json.loads((self.folder / "world.json").read_text(encoding="utf-8"))
            if content["version"] == VERSION:
                files = {url: (self.folder / name).read_bytes() for name, url in content["files"].items()}
                self._written = set(content["files"])
                simcord_hooks.put_back(world.env, content["threads"], content["messages"], files)
        except FileNotFoundError:
            return
        except (
            OSError,
            ValueError,
            KeyError,
            TypeError,
            AttributeError,
            simcord.BackendError,
            simcord.SetupError,
        ) as error:
            log.warning("%s cannot be used: %s", self.folder, error)


def _name(url: str) -> str:
    return hashlib.sha256(url.encode()).hexdigest()[:32]


def _addresses(message: dict[str, Any]) -> Iterator[str]:
    for attachment in message["attachments"]:
        yield attachment["url"]
