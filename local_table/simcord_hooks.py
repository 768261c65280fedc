"""Everything the table needs of simcord 3.2.1 that simcord does not offer publicly; nothing else touches its insides.

`tests/local_table/test_simcord_hooks.py` fails when a new release changes one of the names used here.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from weakref import WeakKeyDictionary

import simcord
from simcord import interactions
from simcord.backend.models import Channel, Message, ThreadMetadata
from simcord.builders import ChannelHandle
from simcord.enums import MessageType
from simcord.preview import Preview, _action_plans

LIFTED_KINDS = frozenset({"click", "select", "modal_submit", "run_command", "autocomplete_command", "send_message"})
REMEMBERED_REVISIONS = 12
AT_ONCE_SECONDS = 0.01
NO_REVISION = -1
#: A board's shape, until the picture itself says otherwise.
PICTURE_ROOM = """
.component-gallery .media-lightbox-trigger { width: 100%; }
.gallery-image { aspect-ratio: auto 14 / 9; }
"""

_locales: WeakKeyDictionary[Any, Callable[[int], str | None]] = WeakKeyDictionary()


def start_clock_at(env: simcord.Env, now: datetime) -> None:
    """Let the world's clock begin at `now` (aware); simcord begins at the same day of 2026 each time.

    With the real time, ids handed out after a restart of the table are greater than all earlier ones, as on Discord.
    """
    env.backend.clock._epoch = now - (env.now() - env.backend.clock._epoch)


def stop_real_timers(env: simcord.Env) -> None:
    """Let the bot's timers fire by the world's clock alone; simcord would also fire them by the real one, and each action waits for those due soon.

    So a press is answered at once, and what the bot puts off a moment (to collapse a burst of edits) comes with `advance_time`.
    """
    schedule = env._schedule_timer

    def schedule_timer(record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        schedule(record, callback, args, schedule_context)
        if record.real_handle is not None and record.when > env.backend.clock.elapsed + AT_ONCE_SECONDS:
            record.real_handle.cancel()

    env._schedule_timer = schedule_timer


def settle_quickly(env: simcord.Env, seconds: float) -> None:
    """Look every so many seconds whether the bot is done with an action; simcord looks twenty times a second.

    Work in other threads (the database, the pictures) ends between two looks as a rule, so each action waits for the next.
    """
    settle = env._settle_internal

    async def settle_internal(*, idle: float = seconds, **how: Any) -> None:
        await settle(idle=min(idle, seconds), **how)

    env._settle_internal = settle_internal


@contextmanager
def ids_from(env: simcord.Env, ids: Sequence[int]) -> Iterator[None]:
    """Give what is created inside the block these ids, in this order, then ordinary ones; simcord takes an id for a guild only."""
    backend = env.backend
    left = list(ids)
    ordinary = backend.snowflake
    backend.snowflake = lambda: backend.reserve_id(left.pop(0)) if left else ordinary()
    try:
        yield
    finally:
        del backend.snowflake
    if left:
        raise ValueError(f"{len(left)} ids were not used")


def speak(env: simcord.Env, locale_of: Callable[[int], str | None]) -> None:
    """Let each interaction carry the locale `locale_of(user id)` (None: en-US) and its guild's; simcord always says en-US."""
    _locales[env.backend] = locale_of
    if getattr(interactions.base_payload, "_speaks", False):
        return
    original = interactions.base_payload

    def base_payload(backend: Any, **details: Any) -> Any:
        record, payload = original(backend, **details)
        chosen = _locales.get(backend)
        if chosen is not None:
            payload["locale"] = chosen(details["user_id"]) or "en-US"
            if details["guild_id"] is not None:
                payload["guild_locale"] = backend.get_guild(details["guild_id"]).preferred_locale or "en-US"
        return record, payload

    base_payload._speaks = True  # type: ignore[attr-defined]
    interactions.base_payload = base_payload


def keep_pages(preview: Preview, seconds: float) -> None:
    """A page that has not asked for `seconds` (10 minutes in simcord) is forgotten and must be reloaded."""
    preview._PAGE_LEASE_SECONDS = seconds  # type: ignore[misc]


def take_turns(
    preview: Preview, lock: asyncio.Lock, after: Callable[[Mapping[str, Any]], Awaitable[None]] | None = None
) -> None:
    """Do one page action at a time, under `lock`, and then `after(the action)`, still under it.

    An action is bound to the revision its page showed, and every change anywhere makes a new one, so quick clicks would be
    refused as stale. It is lifted to the present revision, to where the pressed control is now; one that is gone is refused.
    """
    act = preview._action
    show = preview._page_payload
    seen: dict[str, OrderedDict[int, dict[str, str]]] = {}
    lifted: dict[str, tuple[int, dict[str, Any]]] = {}

    def page_payload(page: Any) -> dict[str, Any]:
        payload = show(page)
        shown = seen.setdefault(page.id, OrderedDict())
        if page.revision not in shown:
            shown[page.revision] = dict(_controls(payload.get("messages", {})))
            while len(shown) > REMEMBERED_REVISIONS:
                shown.popitem(last=False)
        return payload

    def lift(page: Any, body: dict[str, Any]) -> None:
        sequence = body.get("sequence")
        before = lifted.get(page.id)
        if before is not None and before[0] == sequence == page.last_sequence:
            body.update(before[1])
            return
        change: dict[str, Any] = {"published_revision": page.revision}
        key = body.get("control_key")
        if isinstance(key, str):
            pressed = seen.get(page.id, {}).get(body.get("published_revision", -1), {}).get(key)
            present = _present_controls(preview, page, body.get("target_id"))
            if pressed is not None and present.get(key) != pressed:
                moved = [there for there, custom_id in present.items() if custom_id == pressed]
                if not moved:
                    body["published_revision"] = NO_REVISION
                    return
                change["control_key"] = moved[0]
        body.update(change)
        if isinstance(sequence, int):
            lifted[page.id] = (sequence, change)

    async def action(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with lock:
            page = preview._pages.get(context_id or "")
            if page is not None and isinstance(body, dict) and body.get("kind") in LIFTED_KINDS:
                lift(page, body)
            result = await act(context_id, body)
            if after is not None and isinstance(body, dict):
                await after(body)
            return result

    preview._page_payload = page_payload
    preview._action = action


def _controls(node: Any) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        if "control_key" in node and "custom_id" in node:
            yield node["control_key"], node["custom_id"]
        for child in node.values():
            yield from _controls(child)
    elif isinstance(node, list):
        for child in node:
            yield from _controls(child)


def _present_controls(preview: Preview, page: Any, message_id: Any) -> dict[str, str]:
    """The custom_ids of a message's controls as they are now, which may be newer than what the page was sent last."""
    found: dict[str, str] = {}
    if not str(message_id).isdecimal():
        return found
    message = preview.env.backend.messages.get(page.channel_id, {}).get(int(message_id))
    if message is None:
        return found
    for index, root in enumerate(message.components):
        for path, component in _action_plans._component_paths(root, str(index)):
            key = _action_plans._component_key(component, path, message.id)
            if key is not None and "custom_id" in component:
                found[key] = component["custom_id"]
    return found


def keep_room_for_pictures(preview: Preview) -> None:
    """Give a picture its height before it is loaded; only for a preview that is not entered yet.

    simcord's page draws its messages anew when a list opens. Their pictures had no height for that moment, so the page
    jumped away from the list and shut it.
    """
    server = preview._server
    serve = server._static

    async def static(request: Any) -> Any:
        response = await serve(request)
        if request.path == "/preview.css":
            response.text += PICTURE_ROOM
        return response

    server._static = static


def publish(preview: Preview) -> None:
    """Let the pages in browsers show how things stand; `refresh` would also draw the one that is for programs."""
    preview._advance_presentation_time()
    for page in tuple(preview._pages.values()):
        if page is not preview._python:
            preview._publish(page, reason="refresh")


def move_to(preview: Preview, channel: ChannelHandle) -> None:
    """Let every open page show `channel`, at its newest message; simcord's pages stay in the channel they were opened in.

    To a page this looks like a change of its viewer: a new generation of the same context, which it follows by itself.
    """
    preview.channel = channel
    for page in tuple(preview._pages.values()):
        preview._clear_page_assets(page)
        preview._reset_queries(page)
        page.channel_id = channel.id
        page.target_id = preview._initial_target(page.viewer, channel.id)
        page.window_end_id = None
        page.modal = None
        page.modal_handle = None
        page.status = "current"
        page.generation += 1
        preview._publish(page, reason="navigation")


THREAD_FIELDS = ("id", "type", "name", "guild_id", "parent_id", "owner_id", "message_count", "thread_members")
WRITTEN_TYPES = frozenset({MessageType.DEFAULT, MessageType.REPLY, MessageType.CHAT_INPUT_COMMAND})
MESSAGE_FIELDS = (
    "id",
    "channel_id",
    "author_id",
    "content",
    "timestamp",
    "edited_timestamp",
    "type",
    "flags",
    "pinned",
    "embeds",
    "components",
    "attachments",
    "mention_user_ids",
    "reference",
    "interaction_metadata",
    "webhook_id",
)


def threads_of(env: simcord.Env, parent: int) -> list[dict[str, Any]]:
    """A channel's threads as plain data."""
    return [
        {**{name: getattr(channel, name) for name in THREAD_FIELDS}, "thread_metadata": vars(channel.thread_metadata)}
        for channel in env.backend.channels.values()
        if channel.is_thread and channel.parent_id == parent
    ]


def messages_of(env: simcord.Env, channel: int, most: int) -> list[dict[str, Any]]:
    """The newest `most` messages written in a channel or thread for everybody, as plain data, oldest first."""
    stored = sorted(env.backend.messages.get(channel, {}).items())
    written = [message for _, message in stored if message.type in WRITTEN_TYPES]
    shown = [message for message in written if not message.is_ephemeral and message.poll is None]
    return [{name: getattr(message, name) for name in MESSAGE_FIELDS} for message in shown[-most:]]


def file_at(env: simcord.Env, url: str) -> bytes | None:
    """What was uploaded and is found at this address."""
    return env.backend.cdn.get(url)


def put_back(
    env: simcord.Env, threads: list[dict[str, Any]], messages: list[dict[str, Any]], files: Mapping[str, bytes]
) -> None:
    """Put threads, messages and files (by address) back into a world that is not started yet.

    Raises `TypeError`, `KeyError` or `ValueError` for data of another shape, `simcord.SetupError` for an id that is taken;
    what was put back before that stays.
    """
    backend = env.backend
    for details in threads:
        members = {int(member): since for member, since in details["thread_members"].items()}
        metadata = ThreadMetadata(**details["thread_metadata"])
        thread = Channel(**{**details, "thread_members": members, "thread_metadata": metadata})
        backend.channels[backend.reserve_id(thread.id)] = thread
        backend.messages[thread.id] = {}
        backend.get_guild(details["guild_id"]).thread_ids.append(thread.id)
    for details in messages:
        message = Message(**details)
        # A thread that was begun from a message has that message's id.
        if message.id not in backend.channels:
            backend.reserve_id(message.id)
        backend.messages[message.channel_id][message.id] = message
        backend.get_channel(message.channel_id).last_message_id = message.id
    for url, data in files.items():
        backend.cdn._blobs[url] = data
