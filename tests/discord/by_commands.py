"""A coach who plays by slash commands only, with what their options offer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine.match.prompts import Prompt
from services.session import MatchSession
from tests.discord.journeys import asked, session
from tests.simcord_kit import Answer, Person, World

#: Commands for actions that a coach tries in a turn, with how often.
ACTIONS = ("move", "move", "block", "block", "blitz", "pass", "handoff", "foul", "throw", "stand")


class ByCommand:
    """Answers every question by a command; in his turn he plays `actions` players, then ends it."""

    def __init__(self, seed: int, actions: int) -> None:
        self.random = random.Random(seed)
        self.actions = actions
        self.left = actions
        self.used: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.confirmed = 0

    async def answer(self, world: World) -> None:
        """Answer whatever is pending."""
        match, person = await session(world), await asked(world)
        prompt = match.game.prompt
        assert prompt is not None
        self.kinds[prompt.kind] += 1
        await getattr(self, f"on_{prompt.kind}", self.on_other)(person, match, prompt)
        after = match.game.prompt
        assert after is None or after.number != prompt.number, f"nothing was played at {prompt}"

    async def give(self, person: Person, command: str, **options: Any) -> Answer:
        """Give a command, and confirm it if it asks."""
        answer = await person.slash(command, **options)
        self.used[command] += 1
        assert answer.private
        if answer.controls:
            self.confirmed += 1
            answer = await person.press("go:1:*", on=answer.message)
        return answer

    async def offered(self, person: Person, command: str, option: str, **filled: Any) -> str | None:
        """A value that an option offers, None where it offers none."""
        values = [value for _, value in await person.complete(command, option, **filled)]
        return self.random.choice(values) if values else None

    async def one(self, person: Person, command: str, option: str) -> None:
        """A command with one option."""
        value = await self.offered(person, command, option)
        assert value is not None
        await self.give(person, command, **{option: value})

    async def on_toss(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "toss", "call")

    on_receive = on_toss

    async def on_setup(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        placed = list(match.game.position.on_pitch(prompt.side))
        if not placed:
            await self.one(person, "formation", "name")
        elif not self.used["remove"]:
            await self.give(person, "remove", player=str(placed[0].number))
        elif not self.used["place"]:
            player = await self.offered(person, "place", "player")
            await self.give(
                person, "place", player=player, square=await self.offered(person, "place", "square", player=player)
            )
        elif self.used["place"] == 1 and ("ready",) not in prompt.legal:
            self.used["place"] += 1
            await self.one(person, "formation", "name")
        else:
            await self.give(person, "ready")

    async def on_kick(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.give(person, "kick", square="t8" if prompt.side == 0 else "G8")

    async def on_high_kick(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "catcher", "player")

    async def on_quick_snap(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        player = None if prompt.about["moved"] else await self.offered(person, "step", "player")
        square = player and await self.offered(person, "step", "square", player=player)
        await (self.give(person, "step", player=player, square=square) if square else self.give(person, "ready"))

    async def on_touchback(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "touchback", "player")

    async def on_turn(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        while self.left > 0:
            self.left -= 1
            command = self.random.choice(ACTIONS)
            player = await self.offered(person, command, "player")
            if player is None:
                continue
            options = {"player": player}
            target = {"move": "to", "pass": "to", "throw": "mate", "stand": ""}.get(command, "target")
            value = await self.offered(person, command, target, **options) if target else None
            if value is None and command in ("move", "block", "stand", "throw"):
                if command != "stand":
                    continue
            if value is not None:
                options[target] = value
            if command == "throw":
                options["to"] = await self.offered(person, command, "to", **options) or ""
            await self.give(person, command, **options)
            if match.game.prompt is not prompt:
                return
        self.left = self.actions
        await self.give(person, "end")

    async def on_action(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        if prompt.legal.of("stand"):
            await self.give(person, "stand", player=str(prompt.about["player"]))
        elif self.random.random() < 0.3 and self.left <= 0 and match.game.position.active == prompt.side:
            self.left = self.actions
            await self.give(person, "end")
        else:
            await self.give(person, "done")

    async def on_reroll(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "reroll", "with")

    async def on_block_die(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "die", "face")

    async def on_push(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        square = await self.offered(person, "push", "square")
        then = await self.offered(person, "push", "follow", square=square)
        await self.give(person, "push", square=square, **({"follow": then} if self.random.random() < 0.5 else {}))

    async def on_follow(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.give(person, self.random.choice(["follow", "stay"]))

    async def on_use(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        if self.random.random() < 0.5:
            await self.one(person, "use", "skill")
        else:
            await self.give(person, "decline")

    async def on_intercept(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "intercept", "player")

    async def on_apothecary(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "apothecary", "answer")

    async def on_keep(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "keep", "which")

    async def on_sent_off(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.one(person, "bribe", "answer")

    async def on_draw(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.give(person, "draw", answer="draw")

    async def on_other(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        raise AssertionError(f"no command for {prompt}")
