"""People: what they do and what they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import simcord
from simcord import actors

from tests.simcord_kit.clockwork import pass_moment
from tests.simcord_kit.texts import BUTTON, SELECTS, Control, controls, stored_texts, texts, walk

if TYPE_CHECKING:
    from tests.simcord_kit.world import World

EPHEMERAL = 1 << 6


@dataclass(frozen=True)
class Answer:
    """What the bot did at once in answer to a command, press, choice or form."""

    result: simcord.InteractionResult

    @property
    def messages(self) -> list[simcord.ResponseMessage]:
        """The response, if it is a message, and the follow-ups that are still there."""
        response = self.result.response
        return ([response] if response is not None else []) + self.result.followups

    @property
    def message(self) -> simcord.ResponseMessage:
        assert self.messages, "the bot answered with no message"
        return self.messages[0]

    @property
    def text(self) -> str:
        """All that can be read in the answer, a form included."""
        lines = [line for message in self.messages for line in stored_texts(message._message)]
        return "\n".join(lines + texts(self.modal or {}))

    @property
    def private(self) -> bool:
        """Whether there is an answer and only its receiver sees it."""
        return bool(self.said) and all(message.ephemeral for message in self.said)

    @property
    def said(self) -> list[simcord.ResponseMessage]:
        """The messages that are new, not the pressed message edited."""
        source = self.result._interaction.source_message_id
        return [message for message in self.messages if message.id != source]

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.result.modal

    @property
    def controls(self) -> list[Control]:
        return [control for message in self.messages for control in controls(message.components)]


class Person:
    """A member of the world's guild. `locale` is the language of his Discord, as Discord spells it (`en-US`, `es-ES`)."""

    def __init__(self, world: World, actor: simcord.MemberActor) -> None:
        self.world = world
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.user.global_name or self.actor.name

    @property
    def mention(self) -> str:
        return self.actor.mention

    @property
    def locale(self) -> str:
        return self.world.locales.get(self.id, "en-US")

    @locale.setter
    def locale(self, locale: str) -> None:
        self.world.locales[self.id] = locale

    def leave(self) -> None:
        """Leave the guild."""
        self.world.guild.remove_member(self.actor)

    # What he does

    async def slash(self, command: str, *, channel: simcord.ChannelHandle | None = None, **options: Any) -> Answer:
        """Run a slash command by its full name (`match challenge`)."""
        values = {name: value.actor if isinstance(value, Person) else value for name, value in options.items()}
        return await self.world.acted(self.actor.slash(channel or self.world.here, command, **values))

    async def complete(
        self, command: str, option: str, typed: str = "", *, channel: simcord.ChannelHandle | None = None, **filled: Any
    ) -> list[tuple[str, Any]]:
        """Type into an option that completes: the (name, value) offered, with the other options `filled` before."""
        values = {name: value.actor if isinstance(value, Person) else value for name, value in filled.items()}
        offered = await self.actor.autocomplete(channel or self.world.here, command, option, typed, **values)
        return [(choice["name"], choice["value"]) for choice in offered]

    async def press(
        self, which: str, *, on: simcord.ResponseMessage | None = None, channel: simcord.ChannelHandle | None = None
    ) -> Answer:
        """Press the button with this label or custom_id; `*` stands for anything.

        Raises `LookupError` when no such button can be pressed, or several in one message.
        """
        message, control = self._find(which, frozenset({BUTTON}), on, channel)
        return await self.world.acted(self.actor.click(message, custom_id=control.custom_id))

    async def choose(
        self,
        which: str,
        *values: Any,
        on: simcord.ResponseMessage | None = None,
        channel: simcord.ChannelHandle | None = None,
    ) -> Answer:
        """Choose in the select with this placeholder or custom_id: options by value or label, or people and channels."""
        message, control = self._find(which, SELECTS, on, channel)
        chosen = [
            value.actor if isinstance(value, Person) else control.value(value) if control.options else value
            for value in values
        ]
        return await self.world.acted(self.actor.select(message, chosen, custom_id=control.custom_id))

    async def press_raw(
        self, custom_id: str, *, on: simcord.ResponseMessage, values: list[str] | None = None
    ) -> Answer:
        """Press what a view that is out of date still shows, whether the message has it or not.

        `values` make it a choice in a select.
        """
        kind = BUTTON if values is None else 3
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = values
        self.world.env._begin_operation("press_raw")
        try:
            result = await actors._component_interaction(self.actor, on._message, data)
        finally:
            self.world.env._end_operation()
        await pass_moment(self.world.env)
        return self.world.answer(result)

    async def submit(self, form: Answer, values: Mapping[str, Any]) -> Answer:
        """Fill in a form by the label or custom_id of its fields, and send it.

        Raises `LookupError` for a field it has not.
        """
        assert form.modal is not None, "the answer was no form"
        fields = _fields(form.modal)
        unknown = set(values) - set(fields)
        if unknown:
            raise LookupError(f"the form has no {sorted(unknown)}; it has {sorted(fields)}")
        sent = {fields[name]: value for name, value in values.items()}
        return await self.world.acted(self.actor.submit_modal(form.result, sent))

    async def say(self, text: str, *, channel: simcord.ChannelHandle | None = None) -> None:
        """Write a message."""
        await self.actor.send(channel or self.world.here, text)

    # What he sees

    def messages(self, channel: simcord.ChannelHandle | None = None) -> list[simcord.ResponseMessage]:
        """The messages of a channel that he can see, oldest first, those for him alone included."""
        place = channel or self.world.here
        stored = self.world.env.backend.messages.get(place.id, {})
        visible = [message for _, message in sorted(stored.items()) if message.visible_to(self.id)]
        return [simcord.ResponseMessage(self.world.env, message) for message in visible]

    def controls(
        self, on: simcord.ResponseMessage | None = None, *, channel: simcord.ChannelHandle | None = None
    ) -> list[Control]:
        """The buttons and selects of a message, of the board when none is given."""
        message = on or self._board(channel)
        return controls(message.components) if message is not None else []

    @property
    def board(self) -> simcord.ResponseMessage:
        """The newest public message here that has buttons or selects."""
        board = self._board(None)
        assert board is not None, f"no message with controls in #{self.world.here.name}"
        return board

    def reads(self, channel: simcord.ChannelHandle | None = None) -> str:
        """All that he can read in a channel."""
        return "\n".join(line for message in self.messages(channel) for line in stored_texts(message._message))

    def reads_everything(self) -> str:
        """All that he can read in the arena, all threads and his direct messages."""
        places = [self.world.arena, *self.world.threads]
        return "\n".join([*(self.reads(place) for place in places), *self.direct()])

    def private(self, channel: simcord.ChannelHandle | None = None) -> list[str]:
        """What only he can see in a channel, one text a message."""
        return ["\n".join(stored_texts(m._message)) for m in self.messages(channel) if m.ephemeral]

    def direct(self) -> list[str]:
        """What the bot wrote to him in direct messages, one text a message."""
        channel = self.world.env.backend.dm_channels.get(self.id)
        stored = self.world.env.backend.messages.get(channel, {}) if channel is not None else {}
        return [
            "\n".join(stored_texts(message)) for _, message in sorted(stored.items()) if message.author_id != self.id
        ]

    def pings(self, channel: simcord.ChannelHandle | None = None) -> list[str]:
        """The messages in a channel that notify him, one text each."""
        return [
            "\n".join(stored_texts(m._message)) for m in self.messages(channel) if self.id in m._message.ping_user_ids
        ]

    def _board(self, channel: simcord.ChannelHandle | None) -> simcord.ResponseMessage | None:
        visible = reversed(self.messages(channel))
        return next((m for m in visible if not m.ephemeral and controls(m._message.components)), None)

    def _find(
        self,
        which: str,
        kinds: frozenset[int],
        on: simcord.ResponseMessage | None,
        channel: simcord.ChannelHandle | None,
    ) -> tuple[simcord.ResponseMessage, Control]:
        messages = [on] if on is not None else list(reversed(self.messages(channel)))
        for message in messages:
            there = [c for c in controls(message._message.components) if c.kind in kinds and not c.disabled]
            exact = [control for control in there if which in (control.label, control.custom_id)]
            fits = exact or [control for control in there if control.fits(which)]
            if len(fits) > 1:
                raise LookupError(f"{which!r} fits several: {[(c.custom_id, c.label) for c in fits]}")
            if fits:
                return message, fits[0]
        seen = [(c.custom_id, c.label) for m in messages[:3] for c in controls(m._message.components)]
        raise LookupError(f"nothing fits {which!r}; the newest messages offer {seen}")


def _fields(modal: Mapping[str, Any]) -> dict[str, str]:
    """The custom_ids of a form's fields by custom_id and by label."""
    fields = {}
    for component in walk(modal.get("components")):
        if "custom_id" in component:
            fields[component["custom_id"]] = component["custom_id"]
            if component.get("label"):
                fields[component["label"]] = component["custom_id"]
        inner = component.get("component")
        if isinstance(inner, dict) and "custom_id" in inner and component.get("label"):
            fields[component["label"]] = inner["custom_id"]
    return fields
