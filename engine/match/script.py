"""The runner of `.play` files: header, dice, decisions, expectations (docs/notation.md).

A decision line is met in four steps: it is legal at the pending prompt; or the engine has already decided just that
by itself; or its verb is known to the prompt, an error; or the prompt's default is taken and the line tried again,
never past a team turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import events as ev
from engine.match import header, rulings
from engine.match.decisions import TIMEOUT, Decision
from engine.match.dice import SeededDice
from engine.match.expectations import Unmet, check
from engine.match.game import Game
from engine.match.header import Header, PlayError
from engine.match.notation import NotationError, meant, parse, write
from engine.match.position import Position
from engine.match.prompts import IllegalDecision, Prompt
from engine.match.scripted_dice import HighestDice, ScriptedDice

_SIDE_NAMES = ("home", "away")
#: More defaults than any line can need: a safeguard against a file that never comes to its decision.
_MANY = 400
#: How many legal decisions an error lists.
_SHOWN = 12


class Script:
    """A `.play` file being run.

    Attributes:
        game: the match.
        events: what the last played line led to, defaults and the parts of a shorthand included.
        all_events: everything since the beginning.
    """

    def __init__(self, text: str) -> None:
        """Read the header.

        Raises:
            PlayError: it is wrong.
        """
        self._lines = text.splitlines()
        self.header: Header = header.read(self._lines)
        self._number = self.header.last_line
        self._scripted = ScriptedDice() if self.header.seed is None else None
        self._game: Game | None = None
        self._defaults: list[str] = []
        self.events: list[ev.Event] = []
        self.all_events: list[ev.Event] = []

    @property
    def game(self) -> Game:
        """The match; it begins with the first line that needs it.

        Raises:
            PlayError: its first rolls found no fitting dice.
        """
        if self._game is None:
            try:
                self._game = Game(self.header.position, self._scripted or SeededDice(self.header.seed or 0))
            except Exception as error:
                raise self._broken(error) from error
            self.all_events += self._game.opening
        return self._game

    @property
    def position(self) -> Position:
        """The present position."""
        return self.game.position

    def run(self) -> Game:
        """Run the whole body and return the match as it stands at the end.

        Raises:
            PlayError: a line does not hold, with its number.
        """
        for number, raw in enumerate(self._lines[self.header.last_line :], self.header.last_line + 1):
            line = header.without_comment(raw)
            if line:
                self._number = number
                self._line(line)
        game = self.game
        if self._scripted is not None and self._scripted.left:
            self._number = self._scripted.next_line
            left = self._scripted.left
            raise self._fail(f"dice left over: {' '.join(left)}; the engine wants no roll, but waits at {self.asked()}")
        return game

    def _line(self, line: str) -> None:
        if line.startswith("dice:"):
            if self._scripted is None:
                raise self._fail("the header gives a seed: dice come from it, not from a queue")
            try:
                self._scripted.add(line.removeprefix("dice:").split(), self._number)
            except ValueError as error:
                raise self._fail(str(error)) from None
        elif line.startswith("="):
            try:
                check(self, line.removeprefix("="))
            except Unmet as error:
                raise self._fail(str(error)) from None
            except PlayError:
                raise
            except Exception as error:
                raise self._broken(error) from error
        elif line.startswith("!illegal"):
            self._refused(line.removeprefix("!illegal").strip())
        elif line.startswith("?"):
            parts = self._parse(line.removeprefix("?"))
            if self.is_legal(parts):
                self._meet(parts)
        else:
            self._meet(self._parse(line))

    def _parse(self, text: str) -> list[Decision]:
        try:
            return parse(text)
        except NotationError as error:
            raise self._fail(str(error)) from None

    # -- decisions ----------------------------------------------------------------------------------------------

    def _meet(self, parts: Sequence[Decision]) -> None:
        """Meet one line: a decision or the parts of a shorthand."""
        self._defaults = []
        fresh = True
        for index, part in enumerate(parts):
            if index == 1 and self._fell_away(parts[0]):
                return
            while not self._met(part, fresh):
                if index == 1 and self._fell_away(parts[0]):
                    return
                prompt = self.game.prompt
                if prompt is None:
                    raise self._unmet(part, "the match is over")
                if prompt.kind == "turn" or _knows(self.game, part) or len(self._defaults) >= _MANY:
                    raise self._unmet(part, f"not legal at {self.asked()}; {_instead(prompt, part)}")
                default = prompt.default
                self._play(default, fresh)
                self._defaults.append(write(default))
                fresh = False
            fresh = False

    def _met(self, part: Decision, fresh: bool) -> bool:
        """Whether the line's decision could be played now, or has been taken by the engine."""
        game = self.game
        if game.prompt is not None:
            decision = meant(part, game.prompt)
            given = decision == TIMEOUT or rulings.is_ruling(decision) or game.called_by_clock(decision)
            if given or decision in game.prompt.legal:
                self._play(decision, fresh)
                return True
        return part in game.decided

    def _fell_away(self, declaration: Decision) -> bool:
        """Whether the declaration's own roll has ended its action, before any other part of the line was played."""
        return declaration[0] == "declare" and any(
            isinstance(event, ev.ActionEnded) and event.player == declaration[1] for event in self.events
        )

    def _play(self, decision: Decision, fresh: bool) -> None:
        if fresh:
            self.events = []
        try:
            events = self.game.play(decision)
        except Exception as error:
            raise self._broken(error) from error
        self.events = [*self.events, *events]
        self.all_events += events

    def _refused(self, text: str) -> None:
        """Hold that a decision is refused and that the refusal changes nothing."""
        if not text:
            raise self._fail("a decision follows !illegal")
        game = self.game
        try:
            parts = parse(text)
        except NotationError:
            return
        before = game.position.digest(), game.prompt
        if self.is_legal(parts):
            raise self._fail(f"{text} is legal at {self.asked()}")
        if len(parts) == 1:
            try:
                game.play(meant(parts[0], game.prompt) if game.prompt is not None else parts[0])
            except IllegalDecision:
                pass
            else:
                raise self._fail(f"{text} was played, though it is not among the legal decisions")
        if (game.position.digest(), game.prompt) != before:
            raise self._fail(f"refusing {text} changed the position")

    def is_legal(self, parts: Sequence[Decision]) -> bool:
        """Whether a decision is legal at the pending prompt; a shorthand, if each of its parts would be in its turn."""
        game = self.game
        if game.prompt is None or meant(parts[0], game.prompt) not in game.prompt.legal:
            return False
        if len(parts) == 1:
            return True
        ahead = game.clone(HighestDice())
        for part in parts:
            while ahead.prompt is not None and part not in ahead.prompt.legal:
                if ahead.prompt.kind in ("turn", "action") or _knows(ahead, part):
                    return False
                ahead.play(ahead.prompt.default)
            if ahead.prompt is None:
                return False
            if part != parts[-1]:
                ahead.play(part)
        return True

    def running_action(self, player: str) -> tuple[str, bool]:
        """The action a player is in the middle of, or empty, and whether he has moved in it."""
        moved = False
        for event in reversed(self.all_events):
            match event:
                case ev.ActionEnded(player=ended) if ended == player:
                    return "", False
                case ev.TurnBegan():
                    return "", False
                case ev.Moved(player=mover) if mover == player:
                    moved = True
                case ev.Declared(player=declared, action=action) if declared == player:
                    return action, moved
                case _:
                    pass
        return "", False

    # -- failures -----------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The pending prompt in words."""
        prompt = self.game.prompt
        if prompt is None:
            return "the final whistle"
        about = "".join(f" {key} {value}" for key, value in prompt.about.items() if isinstance(value, str) and value)
        return f"prompt {prompt.kind} {_SIDE_NAMES[prompt.side]}{about}"

    def _fail(self, reason: str) -> PlayError:
        return PlayError(self._number, reason)

    def _unmet(self, decision: Decision, reason: str) -> PlayError:
        return self._fail(f"{write(decision)}: {reason}{self._taken()}")

    def _taken(self) -> str:
        return f" (defaults taken: {', '.join(self._defaults)})" if self._defaults else ""

    def _broken(self, error: Exception) -> PlayError:
        if self._scripted is not None and self._scripted.failure:
            return self._fail(self._scripted.failure + self._taken())
        return self._fail(f"the engine failed: {type(error).__name__}: {error}{self._taken()}")


def _knows(game: Game, decision: Decision) -> bool:
    """Whether the pending prompt knows a decision's verb; for using or declining a skill, the skill belongs to it."""
    prompt = game.prompt
    if prompt is None:
        return False
    verb = str(decision[0])
    if verb in ("use", "decline") and len(decision) > 1:
        return any(
            len(known) > 1 and known[1] == decision[1]
            for either in ("use", "decline")
            for known in prompt.legal.of(either)
        )
    if verb == "decline":
        return decision in prompt.legal
    return verb in prompt.legal.verbs


def _instead(prompt: Prompt, decision: Decision) -> str:
    """What would have been legal: decisions with the same verb and the same player or skill, else all, cut short."""
    legal: list[Decision] = []
    for likeness in (2, 1):
        legal = [one for one in prompt.legal.of(str(decision[0])) if one[:likeness] == decision[:likeness]]
        if legal:
            break
    known = [write(one) for one in legal or prompt.legal]
    more = f" … ({len(known)} in all)" if len(known) > _SHOWN else ""
    return f"legal: {', '.join(known[:_SHOWN]) or 'nothing'}{more}"


def run(text: str) -> Game:
    """Run a `.play` text and return the match as it stands at its end.

    Raises:
        PlayError: a line does not hold.
    """
    return Script(text).run()
