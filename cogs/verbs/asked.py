"""What a command for a decision sees, offers, and plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cogs.errors import Said
from engine.match.decisions import Decision
from engine.match.field import OFF, Square, parse_square, square_name
from engine.match.game import Game
from engine.match.notation import is_player
from engine.match.position import Player
from engine.match.prompts import Prompt
from engine.match.turn import TurnLegal
from services import narration
from services.language import Texts
from services.narration import Names

#: A name that a person reads, and the value that stands for it.
Offer = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a command sees: the game, its sender's side and language, and the options filled in."""

    game: Game
    prompt: Prompt
    side: int
    texts: Texts
    given: Mapping[str, str]

    def label(self, decision: Decision) -> str:
        """A decision as a button says it."""
        return narration.label(decision, self.game, self.texts)

    def at(self, player: Player) -> str:
        """A player and where he stands."""
        name = Names(self.game.position, self.texts).of(player)
        if player.sq == OFF:
            return name
        return self.texts.say("command-player-at", player=name, square=square_name(player.sq))

    @property
    def acting(self) -> Player | None:
        """The player whose action is running, or who moves outside his turn."""
        if self.prompt.kind not in ("action", "reaction"):
            return None
        return self.game.position.players[str(self.prompt.about["player"])]

    def declarations(self) -> list[Decision]:
        """The declarations that are legal now, or would be once the running action has ended."""
        if self.prompt.kind != "action":
            return self.prompt.legal.of("declare") if "declare" in self.prompt.legal.verbs else []
        running = str(self.prompt.about["player"])
        return [one for one in TurnLegal(self.game.position).of("declare") if one[1] != running]

    def player(self, option: str, side: int | None = None) -> Player:
        """The player that an option names; a bare number is one of `side`, the sender's own unless said otherwise.

        Raises:
            Said: there is none.
        """
        given = self.given[option].strip().lstrip("#").lower()
        if given.isdecimal():
            given = f"{'ha'[self.side if side is None else side]}{int(given)}"
        found = self.game.position.players.get(given) if is_player(given) else None
        if found is None:
            raise Said(self.texts.say("command-which-player", given=self.given[option][:40]))
        return found

    def square(self, option: str) -> Square:
        """The square that an option names.

        Raises:
            Said: there is none.
        """
        found = self.squares(option)
        if len(found) > 1:
            raise Said(self.texts.say("command-which-square", given=self.given[option][:40]))
        return found[0]

    def squares(self, option: str) -> list[Square]:
        """The squares that an option names, at least one.

        Raises:
            Said: there is no such square.
        """
        words = self.given[option].replace(",", " ").split()
        found = [parse_square(word.upper()) for word in words]
        dungeon = self.game.position.dungeon
        there = (self.game.position.field.exists, dungeon.chests if dungeon is not None else ())
        good = [sq for sq in found if sq is not None and any(sq in some for some in there)]
        if not words or len(good) != len(found):
            raise Said(self.texts.say("command-which-square", given=self.given[option][:40]))
        return good


@dataclass(frozen=True, slots=True)
class Plan:
    """What a command plays; a `question` must be answered first. `bound`: only at the prompt that was seen."""

    decisions: list[Decision]
    question: str = ""
    bound: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command."""

    name: str
    offered: Callable[[Asked], Iterable[Offer]]
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Verb:
    """A command for one kind of decision."""

    plan: Callable[[Asked], Plan]
    options: tuple[Option, ...] = field(default=())
