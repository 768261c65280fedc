"""What the picture shows of a coach's thoughts: reach, targets, ranges, and the path that waits for a confirmation."""

from __future__ import annotations

from cogs.board.look import Look
from engine.match import passing
from engine.match.field import OFF, Square, xy
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import reach, running_movement
from engine.match.odds.path import path_rolls
from engine.match.position import Player, Position
from render.from_game import Considered
from services.controls import Aim, able, decode

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
    bands = _ranges(position, me) if kind == "pass" and position.holds_ball(me) else {}
    ways = reach(position, me, movement) if kind in WALKS and not bands and not me.on.swings else {}
    return Considered(
        selected=me.id,
        reach={sq: chance_text(way.chance) for sq, way in ways.items() if sq != me.sq and way.chance >= FORLORN},
        bands=bands,
        targets=_targets(position, me, kind, movement),
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


def _targets(position: Position, me: Player, kind: str | None, movement: Movement | None) -> dict[str, tuple[str, int]]:
    """Whom he could aim at: with the block dice, and where he must walk first or hand the ball over with the chance of it."""
    aim = Aim(position, me, movement)
    match kind:
        case None | "block":
            found = aim.blocks() if me.standing else []
        case "blitz":
            found = aim.blitzes()
        case "foul":
            found = aim.fouls()
        case "handoff":
            found = aim.hand_offs()
        case _:
            found = []
    return {target.player.id: (chance_text(target.chance), target.dice) for target in found}


def _ranges(position: Position, me: Player) -> dict[Square, tuple[str, str]]:
    """The range of every square he can throw to; the roll it asks for on team-mates and here and there in his row."""
    field = position.field
    bands = {sq: passing.may_throw_at(position, me, me.sq, sq) for sq in field.squares if sq != me.sq}
    needed = {band: f"{passing.pass_roll(position, me, band).needed}+" for band in set(bands.values()) if band}
    told = {mate.sq for mate in position.on_pitch(me.side) if mate.standing}
    column, row = xy(me.sq)
    for band in needed:
        free = [sq for sq, other in bands.items() if other == band and xy(sq)[1] == row and position.board[sq] is None]
        for side in ([sq for sq in free if xy(sq)[0] < column], [sq for sq in free if xy(sq)[0] > column]):
            told |= {side[len(side) // 2]} if side else set()
    return {sq: (band, needed[band] if sq in told else "") for sq, band in bands.items() if band}
