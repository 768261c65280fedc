"""These fail when a new simcord changes what `local_table.simcord_hooks` holds on to."""

from __future__ import annotations

import asyncio
import inspect
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import simcord
from simcord import interactions
from simcord.preview import Preview
from simcord.preview._actions import ACTION_SPECS
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from local_table import simcord_hooks
from tests.simcord_kit.demo import DemoBot


def test_the_release_is_the_one_that_was_read() -> None:
    assert simcord.__version__ == "3.2.1"


def test_pages_have_what_is_read_and_set() -> None:
    fields = set(_Page.__dataclass_fields__)
    assert {
        "id", "viewer", "channel_id", "target_id", "window_end_id", "generation", "revision", "status", "modal",
        "modal_handle", "last_sequence", "snapshot",
    } <= fields  # fmt: skip
    for name in (
        "_action",
        "_page_payload",
        "_publish",
        "_clear_page_assets",
        "_reset_queries",
        "_initial_target",
        "_advance_presentation_time",
    ):
        assert callable(getattr(Preview, name))
    assert Preview._PAGE_LEASE_SECONDS == 600.0
    assert list(inspect.signature(Preview._action).parameters) == ["self", "context_id", "body"]
    assert {kind for kind, spec in ACTION_SPECS.items() if spec.revision_bound} >= simcord_hooks.LIFTED_KINDS
    assert "self.preview._action(context_id, body)" in inspect.getsource(PreviewServer._action)
    assert "add_get(route, self._static)" in inspect.getsource(PreviewServer)


def test_interactions_are_made_by_one_function() -> None:
    parameters = inspect.signature(inspect.unwrap(interactions.base_payload)).parameters
    assert {"backend"} <= set(parameters)
    assert "_interactions.base_payload(" in inspect.getsource(simcord.actors._dispatch_actor_interaction)


async def test_an_action_is_looked_after_as_often_as_told(tmp_path: Path) -> None:
    """Work in a thread that ends soon is noticed soon; simcord by itself notices it after a twentieth of a second."""
    assert inspect.signature(simcord.Env._settle_internal).parameters["idle"].default == 0.05
    env = simcord.Env(DemoBot(tmp_path / "demo.db"))
    given: list[float] = []

    async def settle_internal(*, idle: float = 0.05, **how: object) -> None:
        given.append(idle)

    env._settle_internal = settle_internal
    simcord_hooks.settle_quickly(env, 0.002)
    await env._settle_internal()
    await env._settle_internal(idle=0.05, timeout=1.0)
    await env._settle_internal(idle=0.001)
    assert given == [0.002, 0.002, 0.001]


async def test_the_clock_begins_when_told(tmp_path: Path) -> None:
    env = simcord.Env(DemoBot(tmp_path / "demo.db"))
    now = datetime(2031, 5, 1, 12, tzinfo=UTC)
    simcord_hooks.start_clock_at(env, now)
    assert env.now() == now
    await env.bot.close()


async def test_timers_wait_for_the_worlds_clock(tmp_path: Path) -> None:
    env = simcord.Env(DemoBot(tmp_path / "demo.db"))
    simcord_hooks.stop_real_timers(env)
    await env.start()
    rung: list[float] = []
    with env._bot_scope():
        asyncio.get_running_loop().call_later(0.05, rung.append, 1.0)
    await asyncio.sleep(0.1)
    assert rung == []
    await env.advance_time(0.05)
    assert rung == [1.0]
    await env.shutdown()
    await env.bot.close()


async def test_ids_are_given_in_order_and_never_twice(tmp_path: Path) -> None:
    env = simcord.Env(DemoBot(tmp_path / "demo.db"))
    with simcord_hooks.ids_from(env, [77, 78]):
        user = env.create_user("ana")
        guild = env.create_guild(id=5, owner=user)
    assert user.id == 77
    assert 78 in guild._guild.roles
    assert env.create_user("otto").id > 1000
    with pytest.raises(simcord.SetupError, match="reserved"), simcord_hooks.ids_from(env, [77]):
        env.create_user("vera")
    with pytest.raises(ValueError, match="not used"), simcord_hooks.ids_from(env, [79]):
        pass
    await env.bot.close()


async def test_threads_and_messages_are_put_back_as_they_were(tmp_path: Path) -> None:
    def world(path: Path) -> tuple[simcord.Env, int]:
        env = simcord.Env(DemoBot(path))
        guild = env.create_guild(id=5)
        with simcord_hooks.ids_from(env, [6]):
            return env, guild.create_text_channel("arena").id

    env, arena = world(tmp_path / "one.db")
    backend = env.backend
    thread = backend.create_thread(arena, "match", backend.bot_user.id)
    picture = backend.store_attachments(thread.id, [("board.png", b"png")])
    message = backend.create_message(thread.id, backend.bot_user.id, "Hello", attachments=picture)
    backend.create_message(thread.id, backend.bot_user.id, "Secret", flags=1 << 6)
    threads = json.loads(json.dumps(simcord_hooks.threads_of(env, arena)))
    messages = json.loads(json.dumps(simcord_hooks.messages_of(env, thread.id, 9)))
    url = picture[0]["url"]
    assert [found["content"] for found in messages] == ["Hello"]
    assert simcord_hooks.messages_of(env, arena, 1) == simcord_hooks.messages_of(env, arena, 9)[-1:]

    again, _ = world(tmp_path / "two.db")
    simcord_hooks.put_back(again, threads, messages, {url: b"png"})
    assert again.backend.channels[thread.id] == replace(thread, last_message_id=message.id)
    assert again.backend.messages[thread.id] == {message.id: message}
    assert simcord_hooks.file_at(again, url) == b"png"
    assert thread.id in again.backend.guilds[5].thread_ids
    await env.bot.close()
    await again.bot.close()
