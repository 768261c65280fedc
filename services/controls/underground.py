"""Controls of what only dungeons have: placing before the match, reserves and the sponge, chests, jumps."""

from __future__ import annotations

from collections.abc import Iterable

from engine.match.actions import ActionLegal
from engine.match.decisions import Decision
from engine.match.dungeon import chests, reserves
from engine.match.field import OFF, Square, distance
from engine.match.game import Game
from engine.match.odds import jump_chance
from engine.match.position import Player, Position
from engine.match.prompts import Prompt
from services.controls.model import OPTIONS, Control, Panel, Row, Style, control, looking, row
from services.controls.special import player_values
from services.language import Texts
from services.narration.labels import label
from services.narration.names import Names, key

OPEN_EMOJI = "🧰"


def thing(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Where to put a chest or a teleporter: squares spread over all that are free, the default first; others are typed."""
    free = {int(decision[-1]): decision for decision in prompt.legal}
    shown = spread(free, int(prompt.default[-1]))
    controls = [control([free[sq]], label(free[sq], game, texts)) for sq in shown]
    return Panel(tuple(row("targets", controls, "select", texts.say("choose-square"))), ("place",))


def spread(squares: Iterable[Square], first: Square, most: int = OPTIONS) -> list[Square]:
    """The first square, and after it each time the one farthest from all before."""
    left = sorted(squares)
    near = {sq: distance(sq, first) for sq in left}
    found = [first]
    while len(found) < min(most, len(left)):
        sq = max(left, key=lambda one: near[one])
        found.append(sq)
        for one in left:
            near[one] = min(near[one], distance(one, sq))
    return found


def starters(game: Game, prompt: Prompt, texts: Texts, selected: str | None) -> Panel:
    """Who comes into the dungeon next, then where; a press for the first of the list at once."""
    pos = game.position
    places: dict[str, list[Decision]] = {}
    for decision in prompt.legal:
        places.setdefault(str(decision[1]), []).append(decision)
    names = Names(pos, texts)
    squad = [_waiting(pos.players[player], names, selected) for player in places]
    rows = row("players", squad, "select", texts.say("choose-player"))
    if selected not in places:
        default = prompt.default
        text = label(default, game, texts)
        return Panel((*rows, *row("actions", [control([default], text, style="primary")])), ("place",))
    return Panel((*rows, *_where(game, places[selected], texts)), ("place",))


def _waiting(me: Player, names: Names, selected: str | None, hint: str = "") -> Control:
    text = names.texts.say("squad-option", player=names.of(me), where=names.texts.say(f"place-{key(me.place)}"))
    if not hint:
        hint = player_values(me, names.texts)
    return looking(f"sel:{me.id}", text, hint=hint, style="primary" if me.id == selected else "secondary")


def _where(game: Game, decisions: list[Decision], texts: Texts) -> list[Row]:
    """A random teleporter by a button, the squares of the end zone by a select."""
    pos = game.position
    assert pos.dungeon is not None
    chance = [one for one in decisions if one[2] == reserves.TELEPORTER]
    squares = [one for one in decisions if one[2] != reserves.TELEPORTER]
    side = pos.players[str(decisions[0][1])].side
    ways = pos.dungeon.map.field().ways(pos.field.end_zone[1 - side])
    squares.sort(key=lambda one: (ways.get(int(one[2]), 0), int(one[2])))
    rows = row(
        "places", [control([one], label(one, game, texts)) for one in squares], "select", texts.say("choose-square")
    )
    return rows + row("actions", [control([one], label(one, game, texts), emoji="🌀") for one in chance])


# -- the start of a turn ----------------------------------------------------------------------------------------


def dugout(game: Game, prompt: Prompt, texts: Texts, selected: str | None) -> tuple[list[Control], Panel | None]:
    """Reserves and who could be sponged, as options beside the players; and what the selected one of them can do."""
    if game.position.dungeon is None or prompt.kind != "turn":
        return [], None
    pos, legal = game.position, prompt.legal
    entries: dict[str, list[Decision]] = {}
    for decision in legal.of("enter"):
        entries.setdefault(str(decision[1]), []).append(decision)
    sponges: dict[str, Decision] = {str(decision[1]): decision for decision in legal.of("sponge")}
    names = Names(pos, texts)
    options = [_waiting(pos.players[one], names, selected, texts.say("dugout-enter")) for one in entries]
    options += [_waiting(pos.players[one], names, selected, texts.say("dugout-sponge")) for one in sponges]
    if selected in entries:
        return options, Panel(tuple(_where(game, entries[selected], texts)), ("enter",))
    if selected in sponges:
        mend = control([sponges[selected]], label(sponges[selected], game, texts), style="success")
        return options, Panel(tuple(row("actions", [mend])))
    return options, None


# -- in an action -----------------------------------------------------------------------------------------------


def chest_buttons(game: Game, me: Player, texts: Texts, before: tuple[Decision, ...] = ()) -> list[Control]:
    """The chests beside a player, each with the chance that it holds the ball; a press asks once more."""
    found: list[Control] = []
    chance = ball_chance(game.position)
    style: Style = "success" if chance else "danger"
    for sq in chests.beside(game.position, me):
        text = label(("open", sq), game, texts)
        found.append(control([*before, ("open", sq)], text, style=style, emoji=OPEN_EMOJI, chance=chance))
    return found


def ball_chance(pos: Position) -> float:
    """The chance that a closed chest holds the ball."""
    dungeon = pos.dungeon
    if dungeon is None or dungeon.found or not dungeon.chests:
        return 0.0
    return 1 / len(dungeon.chests)


def jumps(game: Game, legal: ActionLegal, texts: Texts) -> list[Row]:
    """Where the acting player can jump over hazards, likeliest first."""
    pos, movement = game.position, legal.action.movement
    names = Names(pos, texts)
    found: list[Control] = []
    for decision in legal.of("jump") if "jump" in legal.verbs else ():
        chance = jump_chance(pos, movement, int(decision[1]))
        text = f"{label(decision, game, texts)} · {names.chance(chance)}"
        found.append(control([decision], text, chance=chance))
    found.sort(key=lambda one: -one.chance)
    return row("targets", found, "select", texts.say("choose-jump"))


def mark(pos: Position, sq: Square) -> str:
    """What a square of a dungeon has beside its name: the number of a teleporter, or how unsafe it is."""
    dungeon = pos.dungeon
    if dungeon is None or sq == OFF:
        return ""
    number = dungeon.number_on(sq)
    return f" 🌀{number}" if number else " ⚠️" if sq in pos.field.danger else ""
