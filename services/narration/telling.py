"""Events told as sentences: what belongs together is joined, as a reporter would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.match import events as ev
from engine.match.field import OFF, Square
from engine.match.position import Position
from services.language import Texts
from services.narration import corrections as _corrections  # registers its entries
from services.narration import single_ball as _single_ball  # registers its entries
from services.narration import single_cards as _single_cards
from services.narration import single_dungeon as _single_dungeon  # registers its entries
from services.narration.names import Names, square
from services.narration.single import tell
from services.outcome import Played

_ = _single_ball, _single_dungeon, _single_cards, _corrections

#: Who may have given a decision beside the coach who was asked.
MARKED = ("standing_order", "clock", "commissioner")
#: What a standing order may leave undone, by the question and the answer. No word of a pause for cards or a wizard's: those
#: are orders not to be asked, and would be told at every turn.
_LEFT_UNDONE: dict[tuple[str, ...], str] = {
    ("follow", "stay"): "order-did-stay",
    ("reroll", "reroll", "none"): "order-did-no-reroll",
    ("apothecary", "decline"): "order-did-no-apothecary",
    ("bomb", "decline"): "order-did-no-bomb",
    ("intercept", "intercept", "none"): "order-did-no-interception",
    ("high_kick", "catcher", "none"): "order-did-no-high-kick",
    ("quick_snap", "ready"): "order-did-no-quick-snap",
    ("sent_off", "accept"): "order-did-accept",
    ("draw", "draw"): "order-did-draw",
    ("draw", "overtime"): "order-did-overtime",
}
#: Rolls made for the square that was just entered.
_STEP_ROLLS = ("dodge", "going_for_it")
#: Sources of re-rolls whose names say that they are re-rolls.
_NAMED_REROLLS = ("team", "leader")
#: Actions that go without saying once they are seen.
_PLAIN_ACTIONS = ("move", "block")
#: What is told in one line with the fall or the roll before it.
_HARM = (ev.ArmourRolled, ev.InjuryRolled, ev.CasualtyRolled)
#: Rolls whose success is told by the event that follows.
_NOT_WORTH_TELLING = (ev.BallCaught, ev.BallPickedUp, ev.CasualtyCredited)


def sentences(events: Iterable[ev.Event], position: Position, texts: Texts) -> list[str]:
    """Tell events in plain sentences, with names, targets and dice."""
    return _Teller(list(events), Names(position, texts, whose=True)).tell()


def told(played: Played | Sequence[Played], position: Position, texts: Texts) -> list[str]:
    """Tell what was played; what a standing order, the clock or a commissioner decided is marked so.

    Give all steps at once: what belongs together, such as the squares of a move, is told in one sentence.
    """
    if isinstance(played, Played):
        played = [played]
    found: list[str] = []
    run: list[ev.Event] = []
    for step in played:
        if step.given_by not in MARKED:
            run += step.events
            continue
        lines = sentences(run, position, texts)
        run = []
        own = sentences(step.events, position, texts)
        if (quiet := _quiet(step, position, texts)) is not None:
            own.insert(0, quiet)
        if own:
            own[0] = texts.say(f"given-{step.given_by.replace('_', '-')}", sentence=own[0])
        found += lines + own
    return found + sentences(run, position, texts)


def _quiet(step: Played, position: Position, texts: Texts) -> str | None:
    """What a standing order left undone, of which no event tells; None where one does, or where nothing is to be told."""
    if step.given_by != "standing_order" or step.decision is None or step.side is None:
        return None
    verb, *rest = step.decision
    if verb == "decline" and rest:
        skill = Names(position, texts).source(str(rest[0]))
        return texts.say("order-did-without", team=Names(position, texts).team(step.side), skill=skill)
    what = _LEFT_UNDONE.get((step.asked, str(verb), *map(str, rest)))
    return None if what is None else texts.say(what, team=Names(position, texts).team(step.side))


class _Teller:
    """Walks through events; each method tells what begins at the present one and returns how many it told."""

    def __init__(self, events: list[ev.Event], names: Names) -> None:
        self.events = events
        self.names = names
        self.texts = names.texts
        self.lines: list[str] = []
        self.path: list[ev.Moved] = []
        self.entered: Square = OFF

    def tell(self) -> list[str]:
        at = 0
        while at < len(self.events):
            at += self._one(at)
        self._flush()
        return self.lines

    def _one(self, at: int) -> int:
        event = self.events[at]
        if isinstance(event, ev.Moved):
            if self.path and self.path[-1].player != event.player:
                self._flush()
            self.path.append(event)
            return 1
        if isinstance(event, ev.Rolled):
            return self._roll(at, event)
        self._flush()
        if isinstance(event, ev.Blocked):
            return self._block(at, event)
        if isinstance(event, ev.Declared):
            self.names.acts(event.player)
            if event.action in _PLAIN_ACTIONS or self._taken_back(at):
                return 1
        if isinstance(event, ev.TurnEnded) and isinstance(self._at(at - 1), ev.TurnOver | ev.RolledOver):
            return 1
        if not isinstance(event, _NOT_WORTH_TELLING) or not self._follows_roll(at):
            if isinstance(event, _HARM) and self._follows_harm(at, event.player):
                same = getattr(self.events[at - 1], "player", "") == event.player
                line = _single_ball.tell_on(event, self.names) if same else tell(event, self.names)
                self.lines[-1] += f" {line}"
                return 1
            line = tell(event, self.names)
            if line is not None:
                self.lines.append(line)
        return 1

    def _follows_harm(self, at: int, player: str) -> bool:
        """Whether the event before told of the same player's fall or injury, so that one line tells both."""
        before = self.events[at - 1] if at else None
        falls = (*_HARM, ev.KnockedDown, ev.PlacedProne, ev.CasualtyCredited)
        return bool(self.lines) and isinstance(before, falls) and player in before

    def _taken_back(self, at: int) -> bool:
        after = self.events[at + 1] if at + 1 < len(self.events) else None
        return isinstance(after, ev.ActionEnded) and after.taken_back

    def _follows_roll(self, at: int) -> bool:
        return at > 0 and isinstance(self.events[at - 1], ev.Rolled)

    def _flush(self) -> None:
        """Tell the squares walked so far as one move."""
        if self.path:
            last = self.path[-1]
            who = self.names.of(last.player)
            self.lines.append(self.texts.say("event-moved", player=who, square=square(last.end), count=len(self.path)))
            self.path = []

    # -- a roll with what repeats it ----------------------------------------------------------------------------

    def _roll(self, at: int, event: ev.Rolled) -> int:
        stepped = event.what in _STEP_ROLLS and bool(self.path) and self.path[-1].player == event.player
        if stepped:
            self.entered = self.path.pop().end
        self._flush()
        line = self._roll_line(event, stepped)
        told_here, again = self._again(at + 1, event.what)
        self.lines.append(" ".join([line, *again]))
        return 1 + told_here

    def _roll_line(self, event: ev.Rolled, stepped: bool) -> str:
        if event.what not in _STEP_ROLLS:
            line = tell(event, self.names)
            assert line is not None
            return line
        values = {"player": self.names.of(event.player), "needed": str(event.needed), "die": str(event.die)}
        if event.what == "dodge":
            where = self.entered if self.entered != OFF else self.names.position.players[event.player].sq
            return self.texts.say("roll-dodge", square=square(where), **values)
        if stepped:
            return self.texts.say("roll-going-for-it", square=square(self.entered), **values)
        # A block costs a square too, and none is entered by it.
        return self.texts.say("roll-going-for-it-standing", **values)

    def _again(self, at: int, what: str) -> tuple[int, list[str]]:
        """A re-roll from ``at`` on: how many events tell it, and its sentences."""
        used = self._at(at)
        if not isinstance(used, ev.RerollUsed) or used.what != what:
            return 0, []
        parts: list[str] = []
        told_here = 1
        source = self._source(used.source)
        while isinstance(found := self._at(at + told_here), ev.Rolled | ev.RerollLost | ev.RerollUsed):
            told_here += 1
            if isinstance(found, ev.Rolled) and found.what == what:
                parts.append(self.texts.say("roll-again", source=source, die=str(found.die)))
                break
            if not isinstance(found, ev.RerollUsed):
                line = tell(found, self.names)
                parts += [line] if line is not None else []
            if isinstance(found, ev.RerollLost):
                break
        return told_here, parts

    def _source(self, source: str) -> str:
        name = self.names.source(source)
        if source not in _NAMED_REROLLS:
            name = self.texts.say("source-by", source=name)
        return name[:1].upper() + name[1:]

    def _at(self, at: int) -> ev.Event | None:
        return self.events[at] if at < len(self.events) else None

    # -- a block ------------------------------------------------------------------------------------------------

    def _block(self, at: int, event: ev.Blocked) -> int:
        line = tell(event, self.names) or ""
        count = 1
        while isinstance(used := self._at(at + count), ev.RerollUsed) and used.what == "block":
            after, lost = at + count + 1, ""
            while isinstance(extra := self._at(after), ev.Rolled | ev.RerollLost):
                lost += " " + (tell(extra, self.names) or "")
                after += 1
            again = self._at(after)
            if isinstance(again, ev.Blocked):
                event = again
                more = self.texts.say(
                    "roll-again-block", source=self._source(used.source), faces=self.names.faces(again.faces)
                )
                line = f"{line}.{lost} {more}"
                count = after - at + 1
            else:
                line = f"{line}.{lost}".removesuffix(".") if lost else line
                count = after - at
                break
        chosen = self._at(at + count)
        if not isinstance(chosen, ev.BlockChosen):
            self.lines.append(_ended(line))
            return count
        count += 1
        if len(set(event.faces)) > 1:
            line = self.texts.say("block-takes", block=line, face=self.texts.say(f"face-{chosen.face}"))
        count += self._pushed(at + count, event, line)
        return count

    def _pushed(self, at: int, event: ev.Blocked, line: str) -> int:
        """Where the defender is shoved, when that is what happens next."""
        pushed = self._at(at)
        if not isinstance(pushed, ev.Pushed) or pushed.player != event.defender:
            self.lines.append(_ended(line))
            return 0
        who = self.names.short(pushed.player, event.attacker)
        if pushed.end == OFF:
            self.lines.append(self.texts.say("block-crowd", block=line, player=who))
        else:
            self.lines.append(self.texts.say("block-pushed", block=line, player=who, square=square(pushed.end)))
        return 1


def _ended(line: str) -> str:
    return line if line.endswith((".", "!")) else f"{line}."
