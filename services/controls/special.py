"""Controls of what only some players can do in an action: weapons, stares, bombs, leaps, and the ball and chain."""

from __future__ import annotations

from collections.abc import Callable

from engine.match import move, passing, swing, weapons
from engine.match.actions import BLITZ, ActionLegal
from engine.match.decisions import Decision
from engine.match.field import OFF, distance, square_name
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.position import Player, Position
from engine.match.prompts import Prompt
from services.controls.model import OPTIONS, Control, Panel, Row, control, looking, row
from services.language import Texts
from services.narration.labels import label
from services.narration.names import SIGNS, Names, key

#: Attacks that a player's skills may put beside a block, or in its place.
ATTACKS = ("block", "stab", "chainsaw")
#: Verbs of an action that are shown here.
VERBS = ("stab", "chainsaw", "gaze", "multiple", "leap", "bomb", "hail_mary")
#: The pad's places, three a line, as numbers of the D8; 0 is the middle.
PAD = (1, 2, 3, 4, 0, 5, 6, 7, 8)
#: A place of the pad where nobody can go, as wide as the others.
CLOSED = "▪️"


def player_values(me: Player, texts: Texts) -> str:
    """A player's characteristics and skills."""
    skills = ", ".join(texts.skill(skill) for skill in me.skills)
    values = texts.say("squad-values", ma=str(me.ma), st=str(me.st), ag=str(me.ag), av=str(me.av), skills=skills)
    return values.removesuffix(" · ").rstrip(" ·")


def attacks(pos: Position, me: Player, kind: str) -> tuple[str, ...]:
    """The attacks a player can make in a block or blitz action, the block first where he can block."""
    replaced = any(e.replaces_block(pos, me) for e in me.on.replaces_block)
    added = [verb for e in me.on.extra_verbs for verb in e.extra_verbs(pos, me, kind) if verb in ATTACKS]
    return (*(() if replaced else ("block",)), *added)


def rows(game: Game, legal: ActionLegal, movement: Movement | None, texts: Texts) -> list[Row]:
    """Whom to attack or stare at, where to leap, where to throw a bomb or the ball beyond all ranges."""
    pos, me = game.position, legal.action.player
    aimed = [decision for verb in ("gaze", "multiple") for decision in _listed(legal, verb)]
    if legal.action.kind != BLITZ:
        aimed += [decision for verb in ("stab", "chainsaw") for decision in _listed(legal, verb)]
    found = row("targets", [_at(pos, me, one, game, texts) for one in aimed], "select", texts.say("choose-target"))
    found += _squares(_listed(legal, "leap"), _leap_order(pos, me), game, texts)
    return found + thrown(game, me, _listed(legal, "bomb") + _listed(legal, "hail_mary"), texts)


def thrown(game: Game, me: Player, decisions: list[Decision], texts: Texts) -> list[Row]:
    """The likeliest squares for a throw at a square: opponents and what stands beside them first; all others are typed."""
    return _squares(decisions, _throw_order(game.position, me), game, texts)


def thrown_to_mates(game: Game, me: Player, decisions: list[Decision], texts: Texts) -> list[Row]:
    """Squares for a hasty throw of the ball: team-mates who can catch first, then free squares out of tackle zones."""
    pos = game.position

    def order(sq: int) -> tuple[float, ...]:
        other = pos.board[sq]
        catches = other is not None and other.side == me.side and other.standing
        return (not catches, other is not None, pos.marked(sq, me.side), -distance(sq, me.sq), sq)

    return _squares(decisions, order, game, texts)


def typed(legal: ActionLegal) -> tuple[str, ...]:
    """Verbs shown here whose squares may be typed."""
    return tuple(verb for verb in ("leap", "bomb", "hail_mary", "jump", "open") if _listed(legal, verb))


def bomb_throw(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Where somebody who has caught a bomb throws it."""
    me = game.position.players[str(prompt.about["player"])]
    return Panel(tuple(thrown(game, me, list(prompt.legal), texts)), prompt.legal.verbs)


def dragged(pos: Position, me: Player, texts: Texts, prefix: tuple[Decision, ...], open_: bool = True) -> list[Row]:
    """The pad of a player with a ball and chain: he points straight ahead, and is dragged there or to either side of it."""
    ahead = set(swing.directions(pos, me.sq)) if open_ else set[int]()
    controls: list[Control] = []
    for place in PAD:
        sq = pos.field.steps[me.sq][place - 1] if place else OFF
        if sq in ahead:
            controls.append(control([*prefix, ("move", sq)], SIGNS[place]))
        else:
            controls.append(looking(f"no:{place}", CLOSED if place else square_name(me.sq)))
    return row("pad", controls) if ahead else []


def _listed(legal: ActionLegal, verb: str) -> list[Decision]:
    return legal.of(verb) if verb in legal.verbs else []


def _squares(
    decisions: list[Decision], order: Callable[[int], tuple[float, ...]], game: Game, texts: Texts
) -> list[Row]:
    chosen = sorted(decisions, key=lambda decision: order(int(decision[-1])))[:OPTIONS]
    controls = [_to(decision, game, texts) for decision in chosen]
    return row("places", controls, "select", texts.say("choose-square"))


def _at(pos: Position, me: Player, decision: Decision, game: Game, texts: Texts) -> Control:
    text = label(decision, game, texts)
    if decision[0] != "gaze":
        return control([decision], text)
    chance = (7 - weapons.gaze_roll(pos, me, pos.players[str(decision[1])]).needed) / 6
    return control([decision], f"{text} · {Names(pos, texts).chance(chance)}")


def _to(decision: Decision, game: Game, texts: Texts) -> Control:
    """A square to leap to or to throw at, with who is there and what it takes."""
    pos = game.position
    sq = int(decision[-1])
    names = Names(pos, texts)
    parts = [label(decision, game, texts)]
    other = pos.board[sq]
    if other is not None:
        parts.append(names.of(other))
    about = game.prompt.about if game.prompt is not None else {}
    me = pos.players[str(about["player"])]
    if decision[0] == "leap":
        parts.append(names.chance((7 - move.leap_roll(pos, me).needed) / 6))
    elif decision[0] == "bomb":
        band = passing.band(me.sq, sq)
        parts += [texts.say(f"band-{key(band)}"), f"{passing.pass_roll(pos, me, band).needed}+"]
    return control([decision], " · ".join(parts))


def _leap_order(pos: Position, me: Player) -> Callable[[int], tuple[float, ...]]:
    goal = pos.field.end_zone[1 - me.side]
    return lambda sq: (pos.marked(sq, me.side), min(distance(sq, end) for end in goal), sq)


def _throw_order(pos: Position, me: Player) -> Callable[[int], tuple[float, ...]]:
    """Squares by how many opponents more than team-mates stand on and around them; then who is hit for sure; then the near."""

    def order(sq: int) -> tuple[float, ...]:
        here = pos.board[sq]
        around = [pos.board[near] for near in pos.field.neighbours[sq]]
        gain = sum(1 if other.side != me.side else -1 for other in (here, here, *around) if other is not None)
        return (-gain, distance(sq, me.sq), sq)

    return order
