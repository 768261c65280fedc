"""Controls of a team turn and of a running action: players, actions, the pad, destinations, targets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import move
from engine.match.actions import ActionLegal
from engine.match.decisions import DONE, END, Decision
from engine.match.field import OFF, distance, square_name, xy
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import Reach, reach, running_movement
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.prompts import Prompt
from services.controls.model import Control, Panel, Row, control, looking, row
from services.controls.places import Place, places
from services.controls.targets import Aim, Target
from services.language import Texts
from services.narration.labels import label
from services.narration.names import ARROWS, Names, key

#: The pad's places, three a line, as numbers of the D8; 0 is the middle.
PAD = (1, 2, 3, 4, 0, 5, 6, 7, 8)
#: Actions whose targets are shown on a press, since they may need a way first.
AIMED = ("blitz", "pass", "handoff", "foul")


def turn(game: Game, prompt: Prompt, texts: Texts, selected: str | None, mode: str | None) -> Panel:
    """Who can act; for a selected player what he can do, where he can go, whom he can hit."""
    pos = game.position
    kinds: dict[str, list[str]] = {}
    for decision in prompt.legal.of("declare"):
        kinds.setdefault(str(decision[1]), []).append(str(decision[2]))
    rows = row(
        "players",
        [_player(pos, pos.players[player], kinds[player], texts, player == selected) for player in kinds],
        "select",
        texts.say("choose-player"),
    )
    typed: tuple[str, ...] = ()
    prefix: tuple[Decision, ...] = ()
    if selected in kinds:
        me = pos.players[selected]
        if mode not in kinds[selected]:
            mode = None
        rows += _actions(pos, me, kinds[selected], texts, mode)
        rises: tuple[Decision, ...] = (("stand",),) if me.posture == PRONE else ()
        kind = mode or ("move" if "move" in kinds[selected] else "")
        if kind:
            prefix = (("declare", me.id, kind), *rises)
            typed = ("move",) if kind != "block" else ()
            rows += _aimed(pos, me, kind, texts, (prefix[0],), None)
            if mode is None:
                rows += _walking(game, me, texts, prefix, None)
    rows += row("end", [control([END], texts.say("label-end"), style="danger" if kinds else "primary")])
    return Panel(tuple(rows), typed, prefix)


def action(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """What the player who is acting can do next."""
    legal = prompt.legal
    assert isinstance(legal, ActionLegal)
    pos = game.position
    me = pos.players[str(prompt.about["player"])]
    kind = str(prompt.about["action"])
    movement = running_movement(game)
    rows: list[Row] = []
    if legal.of("stand"):
        rows += row("actions", [control([("stand",)], texts.say("label-stand"), style="primary")])
    rows += _aimed(pos, me, kind, texts, (), movement, legal)
    if legal.of("move"):
        rows += _walking(game, me, texts, (), movement)
    rows += _others(game, legal, texts)
    rows += row("end", [control([DONE], texts.say("label-done"), style="primary")])
    typed = tuple(verb for verb in ("move", "pass", "throw", "leap") if verb in legal.verbs and legal.of(verb))
    return Panel(tuple(rows), typed)


#: Verbs of an action that have rows of their own; what else an action knows is offered as it is.
_OWN_ROWS = ("move", "stand", "done", "block", "foul", "pass", "handoff", "throw")


def _others(game: Game, legal: ActionLegal, texts: Texts) -> list[Row]:
    found: list[Control] = []
    for verb in legal.verbs:
        if verb not in _OWN_ROWS:
            found += [control([decision], label(decision, game, texts)) for decision in legal.of(verb)]
    return row("actions", found, "select", texts.say("choose-action"))


# -- players and actions ----------------------------------------------------------------------------------------


def _player(pos: Position, me: Player, kinds: Sequence[str], texts: Texts, chosen: bool) -> Control:
    names = Names(pos, texts)
    text = texts.say("player-option", player=names.of(me), square=square_name(me.sq), ma=str(me.ma))
    can = texts.join([texts.say(f"action-{key(kind)}") for kind in kinds])
    hint = texts.say("player-can", actions=can)
    if pos.carrier is me:
        best = _score_chance(pos, me)
        if best:
            hint = texts.say("player-can-score", chance=names.chance(best), actions=can)
    return looking(f"sel:{me.id}", text, hint=hint, style="primary" if chosen else "secondary")


def _score_chance(pos: Position, me: Player) -> float:
    goal = pos.field.end_zone[1 - me.side]
    if min(distance(me.sq, sq) for sq in goal) > move.reach_limit(pos, me):
        return 0.0
    return max((way.chance for sq, way in reach(pos, me).items() if sq in goal), default=0.0)


def _actions(pos: Position, me: Player, kinds: Sequence[str], texts: Texts, mode: str | None) -> list[Row]:
    found: list[Control] = []
    for kind in kinds:
        name = texts.say(f"action-{key(kind)}")
        name = name[:1].upper() + name[1:]
        if kind in AIMED and kind != mode:
            found.append(looking(f"mode:{me.id}:{kind}", name))
        else:
            found.append(control([("declare", me.id, kind)], name, style="primary" if kind == mode else "secondary"))
    return row("actions", found, placeholder=texts.say("choose-action"))


# -- walking ----------------------------------------------------------------------------------------------------


def _walking(
    game: Game, me: Player, texts: Texts, prefix: tuple[Decision, ...], movement: Movement | None
) -> list[Row]:
    pos = game.position
    rises: tuple[Decision, ...] = (("stand",),) if me.posture == PRONE and not prefix else ()
    names = Names(pos, texts)
    suggested = [_place(place, names, (*prefix, *rises)) for place in places(pos, me, movement)]
    return row("places", suggested, "select", texts.say("choose-place")) + _pad(
        pos, me, texts, (*prefix, *rises), movement
    )


def _place(place: Place, names: Names, prefix: tuple[Decision, ...]) -> Control:
    texts = names.texts
    why = texts.say(f"place-why-{place.why}", player=names.of(place.whom) if place.whom is not None else "")
    chance = place.way.chance
    text = texts.say("place-option", square=square_name(place.square), why=why, chance=names.chance(chance))
    return control([*prefix, ("move", *place.way.path)], text, hint=needs(place.way, names), chance=chance)


def needs(way: Reach, names: Names) -> str:
    """The rolls of a way in words: ``dodge 3+, going for it 2+``."""
    if not way.needs:
        return names.texts.say("needs-nothing")
    return ", ".join(f"{names.roll(need.what)} {need.needed}+" for need in way.needs)


def _pad(pos: Position, me: Player, texts: Texts, prefix: tuple[Decision, ...], movement: Movement | None) -> list[Row]:
    """Nine buttons, three a line: a step in each direction that is open."""
    used = movement or Movement(me)
    if used.left(pos) <= (move.cost_to_stand(me) if me.posture == PRONE else 0):
        return []
    controls: list[Control] = []
    names = Names(pos, texts)
    ways = _one_step(pos, me, used)
    for place in PAD:
        sq = pos.field.steps[me.sq][place - 1] if place else OFF
        way = ways.get(sq) if sq != OFF else None
        if way is None:
            controls.append(looking(f"no:{place}", square_name(me.sq) if not place else "·"))
            continue
        text = f"{ARROWS[place]} {square_name(sq)}"
        if way < 1 - 1e-9:
            text += f" {names.chance(way)}"
        controls.append(control([*prefix, ("move", sq)], text, chance=way))
    return row("pad", controls)


def _one_step(pos: Position, me: Player, used: Movement) -> dict[int, float]:
    """The chance of each open step, without re-rolls."""
    found: dict[int, float] = {}
    start = me.sq
    spent = used.spent + (move.cost_to_stand(me) if me.posture == PRONE else 0)
    dodges, goes = pos.marked(start, me.side), spent >= move.allowance(me)
    for sq in move.free_squares(pos, start):
        chance = 1.0
        if goes:
            chance *= (7 - move.going_for_it_roll(pos, me).needed) / 6
        if dodges:
            chance *= (7 - move.dodge_roll(pos, me, start, sq).needed) / 6
        if pos.ball == sq and pos.carrier is None:
            chance *= (7 - move.pick_up_roll(pos, me, sq).needed) / 6
        found[sq] = chance
    return found


# -- targets ----------------------------------------------------------------------------------------------------


def _aimed(
    pos: Position,
    me: Player,
    kind: str,
    texts: Texts,
    prefix: tuple[Decision, ...],
    movement: Movement | None,
    legal: ActionLegal | None = None,
) -> list[Row]:
    """Targets of an action; before it is declared a move shows whom the player could simply block."""
    aim = Aim(pos, me, movement)
    names = Names(pos, texts)
    found: list[Control] = []
    declared = legal is not None
    if kind in ("move", "block") and not declared and me.posture == STANDING:
        blocking: tuple[Decision, ...] = (("declare", me.id, "block"),)
        found = [_target(target, names, blocking) for target in aim.blocks()]
    elif kind == "block":
        found = [_target(target, names, prefix) for target in aim.blocks()]
    elif kind == "blitz" and (not declared or legal.of("block") or legal.of("move") or legal.of("stand")):
        if not (declared and legal.action.blocked):
            found = [_target(target, names, prefix) for target in aim.blitzes()]
    elif kind == "foul":
        found = [_target(target, names, prefix) for target in aim.fouls()]
    elif kind == "handoff":
        found = [_target(target, names, prefix) for target in aim.hand_offs()]
    elif kind == "pass":
        found = [_target(target, names, prefix) for target in aim.passes()]
    elif kind == "throw_team_mate" and declared:
        found = _throws(pos, me, names, legal)
    return row("targets", found, "buttons" if len(found) < 4 else "select", texts.say("choose-target"))


def _target(target: Target, names: Names, prefix: tuple[Decision, ...]) -> Control:
    texts = names.texts
    who = names.of(target.player)
    hint = needs(target.way, names) if target.way is not None else ""
    chance = names.chance(target.chance)
    if target.dice:
        own = target.dice > 0
        dice = texts.say("block-dice-own" if own else "block-dice-theirs", count=abs(target.dice))
        message = "target-block" if target.chance >= 1 else "target-blitz"
        text = texts.say(message, player=who, dice=dice, chance=chance)
    elif target.band:
        faces = ", ".join(f"{needed}+" for needed in target.needs)
        band = texts.say(f"band-{key(target.band)}")
        text = texts.say("target-pass", player=who, band=band, faces=faces, chance=chance)
    else:
        text = texts.say("target-plain", player=who, chance=chance)
    return control([*prefix, *target.decisions], text, hint=hint, chance=target.chance)


def _throws(pos: Position, me: Player, names: Names, legal: ActionLegal) -> list[Control]:
    """Where a team-mate could be thrown: the squares nearest the end zone that no opponent marks."""
    goal = pos.field.end_zone[1 - me.side]
    thrown = legal.of("throw")
    thrown.sort(
        key=lambda d: (
            pos.marked(int(d[2]), me.side),
            pos.board[int(d[2])] is not None,
            min(distance(int(d[2]), end) for end in goal),
            abs(xy(int(d[2]))[1] - 7),
        )
    )
    return [
        control(
            [decision],
            names.texts.say("label-throw", player=names.of(str(decision[1])), square=square_name(int(decision[2]))),
        )
        for decision in thrown[:25]
    ]
