"""Controls of the wizard: squares for a fireball, players for a bolt of lightning."""

from __future__ import annotations

from engine.match.decisions import DECLINE, Decision
from engine.match.game import Game
from engine.match.position import Player, Position
from engine.match.prompts import Prompt
from engine.match.wizard import FIREBALL_NEEDED, LIGHTNING_NEEDED
from services.controls.model import OPTIONS, Control, Panel, Row, control, looking, row
from services.language import Texts
from services.narration.labels import label
from services.narration.names import Names

#: What the coach looks at when he is about to cast a spell in his turn.
MODE = "wizard"


def opener(prompt: Prompt, texts: Texts, chosen: bool) -> list[Row]:
    """The button that shows the spells, in a turn in which one may be cast."""
    if not prompt.legal.of("wizard"):
        return []
    style = "primary" if chosen else "secondary"
    return row("answers", [looking(f"mode::{MODE}", texts.say("spells-show"), style=style)])


def rows(game: Game, prompt: Prompt, texts: Texts) -> list[Row]:
    """The squares on which a fireball meets most opponents, and everybody whom lightning can strike."""
    pos, side = game.position, prompt.side
    spells = prompt.legal.of("wizard")
    fireballs = [one for one in spells if one[1] == "fireball"]
    fireballs.sort(key=lambda one: (-_gain(pos, int(one[2]), side), int(one[2])))
    bolts = [one for one in spells if one[1] == "lightning"]
    bolts.sort(key=lambda one: _worth(pos, pos.players[str(one[2])], side))
    found = row(
        "targets", [_fireball(one, game, texts) for one in fireballs[:OPTIONS]], "select", _what("fireball", texts)
    )
    return found + row("places", [_bolt(one, game, texts) for one in bolts], "select", _what("lightning", texts))


def after_turn(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Whether the wizard casts a spell right after his side's turn."""
    no = row("answers", [control([DECLINE], label(DECLINE, game, texts), style="primary")])
    return Panel((*rows(game, prompt, texts), *no), ("wizard",))


def _what(spell: str, texts: Texts) -> str:
    needed = FIREBALL_NEEDED if spell == "fireball" else LIGHTNING_NEEDED
    text = texts.say("spells-choose", spell=texts.say(f"spell-{spell}"), needed=f"{needed}+")
    return text[:1].upper() + text[1:]


def _met(pos: Position, sq: int) -> list[Player]:
    around = (pos.board[near] for near in (sq, *pos.field.neighbours[sq]))
    return [player for player in around if player is not None and player.standing]


def _gain(pos: Position, sq: int, side: int) -> int:
    """Opponents met, the carrier counted twice, less own players met."""
    return sum((1 if player.side != side else -1) * (2 if player is pos.carrier else 1) for player in _met(pos, sq))


def _worth(pos: Position, player: Player, side: int) -> tuple[bool, bool, int]:
    return player.side == side, player is not pos.carrier, player.number


def _fireball(decision: Decision, game: Game, texts: Texts) -> Control:
    names = Names(game.position, texts)
    return control(
        [decision], label(decision, game, texts), hint=names.all(p.id for p in _met(game.position, int(decision[2])))
    )


def _bolt(decision: Decision, game: Game, texts: Texts) -> Control:
    names = Names(game.position, texts)
    return control(
        [decision], label(decision, game, texts), hint=names.team(game.position.players[str(decision[2])].side)
    )
