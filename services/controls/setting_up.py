"""Controls of the kick-off: set-up by formation, select and pad, Quick Snap's free steps, and where to kick."""

from __future__ import annotations

from engine.match.decisions import READY, Decision
from engine.match.field import OFF, square_name, xy
from engine.match.game import Game
from engine.match.kickoff import centre
from engine.match.position import Player, Position
from engine.match.prompts import Prompt
from engine.match.setup import available, kept
from services.controls.model import Control, Panel, Row, control, looking, row
from services.controls.special import CLOSED, PAD, player_values
from services.language import Texts
from services.narration.labels import label
from services.narration.names import SIGNS, Names


def setup(game: Game, prompt: Prompt, texts: Texts, selected: str | None) -> Panel:
    """A formation; then players one by one: a step by the pad, a swap, back to the reserves, or a typed square."""
    pos, side, legal = game.position, prompt.side, prompt.legal
    formations = [control([d], label(d, game, texts)) for d in legal.of("formation")]
    rows = row("formations", formations, "select", texts.say("choose-formation"))
    names = Names(pos, texts)
    staying = kept(pos, side)
    able = [one for one in available(pos, side) if one not in staying]
    rows += row("players", [_squad(me, names, selected) for me in able], "select", texts.say("choose-to-place"))
    typed: tuple[str, ...] = ()
    me = pos.players.get(selected or "")
    if me is not None and me in able:
        typed = ("place",)
        rows += _swaps(pos, me, able, names)
        if me.sq != OFF:
            rows += _pad(pos, me, texts, "place", {int(d[2]) for d in legal.of("place") if d[1] == me.id})
            rows += row("actions", [control([("remove", me.id)], label(("remove", me.id), game, texts))])
        else:
            rows += _first_squares(game, me, legal.of("place"), texts)
    ready = legal.of("ready")
    rows += row("end", [control([READY], texts.say("label-ready"), style="success")] if ready else [])
    return Panel(tuple(rows), typed)


def quick_snap(game: Game, prompt: Prompt, texts: Texts, selected: str | None) -> Panel:
    """Each player who may step, then a direction."""
    pos = game.position
    names = Names(pos, texts)
    steps: dict[str, set[int]] = {}
    for decision in prompt.legal.of("step"):
        steps.setdefault(str(decision[1]), set()).add(int(decision[2]))
    squad = [_squad(pos.players[player], names, selected) for player in steps]
    rows = row("players", squad, "select", texts.say("choose-player"))
    if selected in steps:
        rows += _pad(pos, pos.players[selected], texts, "step", steps[selected])
    rows += row("end", [control([READY], texts.say("label-ready"), style="success")])
    return Panel(tuple(rows))


def kick(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Good places for the ball: the middle, deep, the corners; every other square can be typed."""
    pos = game.position
    receiving = 1 - prompt.side
    deep = 4 if receiving == 0 else 21
    columns = (xy(centre(pos, receiving))[0], deep)
    squares = [
        sq for sq in sorted(pos.field.half[receiving]) if xy(sq)[0] in columns and xy(sq)[1] in (2, 4, 7, 10, 12)
    ]
    first = prompt.default
    decisions: list[Decision] = [first, *(("kick", sq) for sq in squares if ("kick", sq) != first)]
    controls = [control([d], label(d, game, texts)) for d in decisions if d in prompt.legal]
    return Panel(tuple(row("targets", controls, "select", texts.say("choose-square"))), ("kick",))


def _squad(me: Player, names: Names, selected: str | None) -> Control:
    where = square_name(me.sq) if me.sq != OFF else names.texts.say("place-reserves")
    text = names.texts.say("squad-option", player=names.of(me), where=where)
    return looking(
        f"sel:{me.id}", text, hint=player_values(me, names.texts), style="primary" if me.id == selected else "secondary"
    )


def _swaps(pos: Position, me: Player, able: list[Player], names: Names) -> list[Row]:
    """Change places with somebody: two or three decisions in one press."""
    found: list[Control] = []
    for other in able:
        if other is me or (other.sq == OFF and me.sq == OFF):
            continue
        text = names.texts.say("swap-with", player=names.of(other))
        found.append(control(_swap(me, other), text))
    return row("targets", found, "select", names.texts.say("choose-swap"))


def _swap(me: Player, other: Player) -> list[Decision]:
    if other.sq == OFF:
        return [("remove", me.id), ("place", other.id, me.sq)]
    if me.sq == OFF:
        return [("remove", other.id), ("place", me.id, other.sq)]
    return [("remove", me.id), ("place", other.id, me.sq), ("place", me.id, other.sq)]


def _pad(pos: Position, me: Player, texts: Texts, verb: str, squares: set[int]) -> list[Row]:
    controls: list[Control] = []
    for place in PAD:
        sq = pos.field.steps[me.sq][place - 1] if place else OFF
        if sq in squares:
            controls.append(control([(verb, me.id, sq)], SIGNS[place]))
        else:
            controls.append(looking(f"no:{place}", CLOSED if place else square_name(me.sq)))
    return row("pad", controls)


def _first_squares(game: Game, me: Player, legal: list[Decision], texts: Texts) -> list[Row]:
    """Squares for somebody who comes on: near the line first, in the middle rows first."""
    side = me.side
    mine = [d for d in legal if d[1] == me.id]
    mine.sort(key=lambda d: (_depth(int(d[2]), side), abs(xy(int(d[2]))[1] - 7)))
    spread = [d for d in mine if _depth(int(d[2]), side) in (0, 1, 3, 6)][:25]
    controls = [control([d], label(d, game, texts)) for d in spread]
    return row("places", controls, "select", texts.say("choose-square"))


def _depth(sq: int, side: int) -> int:
    column = xy(sq)[0]
    return 12 - column if side == 0 else column - 13
