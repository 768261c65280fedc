"""A page of the local table, driven over HTTP as the browser drives it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import aiohttp

from tests.simcord_kit.texts import BUTTON, SELECTS, Control, controls, texts

CONTEXT = "X-Simcord-Context"
CAPABILITY = "X-Simcord-Capability"


class Page:
    """One tab of a browser, looking as one member. `state` is what the page showed last."""

    def __init__(self, session: aiohttp.ClientSession, base: str, capability: str) -> None:
        self._session = session
        self._base = base
        self._headers = {CAPABILITY: capability}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    @classmethod
    async def open(cls, session: aiohttp.ClientSession, url: str, viewer_id: int) -> Page:
        """Open the address a table prints, as this member."""
        base, _, capability = url.partition("/#")
        page = cls(session, base, capability)
        page.state = await page._ask("POST", "/api/pages", {"viewer_id": str(viewer_id)})
        page._headers[CONTEXT] = page.state["context"]["id"]
        return page

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        async with self._session.request(method, self._base + path, json=body, headers=self._headers) as response:
            answer = await response.json()
            assert response.status == 200, answer
            return answer

    async def look(self) -> dict[str, Any]:
        """Ask what there is to see now."""
        self.state = await self._ask("GET", "/api/state")
        return self.state

    async def wait(self, until: Callable[[Page], Any], seconds: float = 10.0) -> Any:
        """Look every tenth of a second until `until(page)` is true, and give its value.

        Raises `AssertionError` after so many seconds.
        """
        end = time.perf_counter() + seconds
        while True:
            await self.look()
            value = until(self)
            if value:
                return value
            assert time.perf_counter() < end, f"waited in vain; the page reads:\n{self.text}"
            await asyncio.sleep(0.1)

    @property
    def channel(self) -> str:
        return self.state["channel"]["name"]

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [self.state["messages"][identity] for identity in self.state["timeline"]]

    @property
    def text(self) -> str:
        return "\n".join(line for message in self.messages for line in texts(message))

    @property
    def controls(self) -> list[Control]:
        """All buttons and selects on the page, newest message first."""
        return [control for message in reversed(self.messages) for control in controls(message["components"])]

    def control(self, which: str, kinds: frozenset[int]) -> Control | None:
        fits = [c for c in self.controls if c.kind in kinds and not c.disabled and c.fits(which)]
        return fits[0] if fits else None

    async def press(self, which: str) -> dict[str, Any]:
        """Press the button with this label or custom_id, in the newest message that has one."""
        return await self._use("click", which, frozenset({BUTTON}))

    async def choose(self, which: str, *values: str) -> dict[str, Any]:
        """Choose options by value or label in the select with this placeholder or custom_id."""
        return await self._use("select", which, SELECTS, values)

    async def _use(self, kind: str, which: str, kinds: frozenset[int], values: tuple[str, ...] = ()) -> dict[str, Any]:
        control = self.control(which, kinds)
        if control is None:
            raise LookupError(f"nothing fits {which!r}: {[(c.custom_id, c.label) for c in self.controls]}")
        details: dict[str, Any] = {"target_id": control.key.split(":")[1], "control_key": control.key}
        if kind == "select":
            details["values"] = [control.value(value) if control.options else value for value in values]
        return await self.act(kind, **details)

    async def say(self, content: str) -> dict[str, Any]:
        """Write a message."""
        return await self.act("send_message", content=content)

    async def run(self, command: str, **options: Any) -> dict[str, Any]:
        """Run a slash command by its full name; members by their ids as text."""
        catalogue = await self._ask("GET", "/api/commands")
        entries = {entry["invocation"]: entry for entry in catalogue["entries"]}
        assert command in entries, f"there is no /{command}; there are {sorted(entries)}"
        entry = entries[command]
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def submit(self, values: dict[str, Any]) -> dict[str, Any]:
        """Send the form that is open, fields by custom_id."""
        modal = self.state["modal"]
        assert modal, "no form is open"
        return await self.act("modal_submit", modal_handle=modal["handle"], values=values)

    async def act(self, kind: str, *, looking: bool = True, **details: Any) -> dict[str, Any]:
        """Send an action with what the page showed last, and look; the receipt says whether it was refused."""
        body = {
            "protocol_version": 3,
            "sequence": self._sequence + 1,
            "request_id": secrets.token_hex(8),
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **details,
        }
        receipt = await self._ask("POST", "/api/action", body)
        if not receipt["rejected"]:
            self._sequence += 1
        if looking:
            await self.look()
        return receipt
