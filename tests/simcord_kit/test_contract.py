from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.simcord_kit import Contract, open_world
from tests.simcord_kit.demo import DemoBot

published = Contract.published()
if published is None:
    pytest.skip("the published contract is not beside this checkout", allow_module_level=True)


def request(method: str, path: str, body: Any) -> HttpLogEntry:
    return HttpLogEntry(method, path, {}, body, None)


@pytest.mark.parametrize(
    ("method", "path", "body", "complaint"),
    [
        ("PUT", "/applications/1/commands", [{"name": "n" * 33, "description": "d"}], "too long"),
        ("PUT", "/applications/1/commands", [{"name": "n", "description": "d" * 101}], "too long"),
        ("POST", "/channels/1/messages", {"content": 7}, "not of type"),
        ("PATCH", "/channels/1/messages/2", {"attachments": [{"id": "x"}]}, "attachments"),
        ("POST", "/nowhere", {}, "no such path"),
        ("DELETE", "/channels/1/messages", {}, "no such method"),
    ],
)
def test_what_the_contract_refuses(method: str, path: str, body: Any, complaint: str) -> None:
    assert published is not None
    assert any(complaint in problem for problem in published.problems(request(method, path, body)))


def test_numbers_as_ids_of_attachments_pass() -> None:
    assert published is not None
    body = {"content": "c", "attachments": [{"id": 0, "filename": "board.png"}]}
    assert published.problems(request("POST", "/channels/1/messages", body)) == []
    assert body["attachments"][0]["id"] == 0


async def test_a_journey_is_held_against_the_contract(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        await world.a.slash("demo challenge", opponent=world.b)
        await world.b.press("Accept")
        await world.a.press("Count")
        await world.a.complete("demo move", "to", "M", player="h7")
        await world.a.choose("Choose a player", "h1")
        assert world.check_requests() >= 7
        sync = world.requests("PUT", "/commands")[0]
        assert sync.json is not None
        sync.json[0]["description"] = "d" * 101
        with pytest.raises(AssertionError, match="too long"):
            world.check_requests()
        sync.json[0]["description"] = "d"
