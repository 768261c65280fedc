"""What the picture shows of a coach's thoughts: reach, targets, ranges, and the path that waits for a confirmation."""

from __future__ import annotations

from cogs.board.look import Look
from engine.match import passing
from engine.match.actions import targets
from engine.match.block import dice_for
from engine.match.field import OFF, Square
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import Reach, reach, running_movement
from engine.match.odds.path import path_rolls
from engine.match.position import Player, Position
from render.from_game import Considered
from services.controls import able, decode
from services.controls.special import attacks

#: Actions in which a player walks first, so that his reach matters.
WALKS = (None, "move", "blitz", "pass", "handoff", "foul")
#: Squares that are reached with a smaller chance are not worth a mark.
FORLORN = 0.15
#: Controls that stand for no decision.
PLAIN = ("sel:", "mode:", "no:")


def considered(game: Game, look: Look) -> Considered:
    """What is considered at the pending prompt: by the player who acts, else by the one who is looked at."""
    prompt, position = game.prompt, game.position
    if prompt is None:
        return Considered()
    acting = str(prompt.about["player"]) if prompt.kind == "action" else None
    if look.selected in able(game):
        acting = None
    me = position.players.get(acting or look.selected or "")
    if me is None or me.sq == OFF or prompt.kind not in ("turn", "action"):
        return Considered(selected=me.id if me is not None and me.sq != OFF else "")
    kind = str(prompt.about["action"]) if acting else look.mode
    movement = running_movement(game) if acting else None
    path = _path(position, movement or Movement(me), look)
    if path:
        return Considered(selected=me.id, path=path)
    ways = reach(position, me, movement) if kind in WALKS and not me.on.swings else {}
    return Considered(
        selected=me.id,
        reach={sq: chance_text(way.chance) for sq, way in ways.items() if sq != me.sq and way.chance >= FORLORN},
        bands=_ranges(position, me) if kind == "pass" and position.holds_ball(me) else {},
        targets=_targets(position, me, kind, ways),
    )


def chance_text(chance: float) -> str:
    """A chance as a square shows it; nothing for what cannot fail."""
    return "" if chance > 0.9995 else f"{min(99, max(1, round(chance * 100)))}%"


def _path(position: Position, movement: Movement, look: Look) -> list[tuple[Square, str]]:
    """The path of a control that waits for its confirmation, with the rolls it asks for."""
    if look.confirm is None or look.confirm.startswith(PLAIN):
        return []
    walk = next((decision[1:] for decision in decode(look.confirm) if decision[0] == "move"), ())
    squares = [int(sq) for sq in walk]
    needs: dict[Square, list[str]] = {}
    for roll, sq in path_rolls(position, movement, squares):
        needs.setdefault(sq, []).append(f"{roll.needed}+")
    return [(sq, " ".join(needs.get(sq, ()))) for sq in squares]


def _targets(position: Position, me: Player, kind: str | None, ways: dict[Square, Reach]) -> dict[str, tuple[str, int]]:
    """Whom he could hit: those beside him with the dice, in a blitz also those he can get to, with the chance of it."""
    found: dict[str, tuple[str, int]] = {}
    if kind not in (None, "move", "block", "blitz") or not me.standing:
        return found
    if kind == "blitz":
        for foe in position.on_pitch(1 - me.side):
            beside = [ways[sq].chance for sq in position.field.neighbours[foe.sq] if sq in ways]
            if foe.standing and beside:
                found[foe.id] = (chance_text(max(beside)), 0)
    if kind != "move":
        blocks = "block" in attacks(position, me, kind or "block")
        for foe in targets(position, me):
            found[foe.id] = ("", dice_for(position, me, foe, kind == "blitz", False) if blocks else 0)
    return found


def _ranges(position: Position, me: Player) -> dict[Square, tuple[str, str]]:
    """The range to each team-mate he could throw to, with the roll it asks for."""
    found: dict[Square, tuple[str, str]] = {}
    for mate in position.on_pitch(me.side):
        range_band = passing.may_throw_at(position, me, me.sq, mate.sq) if mate is not me else ""
        if range_band:
            found[mate.sq] = (range_band, f"{passing.pass_roll(position, me, range_band).needed}+")
    return found
