"""Controls of a team turn and of a running action: players, actions, the pad, destinations, targets."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from engine.match import move
from engine.match.actions import ActionLegal
from engine.match.decisions import DONE, END, Decision
from engine.match.field import OFF, distance, square_name, xy
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import Reach, reach, running_movement
from engine.match.odds.path import path_rolls
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.prompts import Prompt
from engine.match.turn import TurnLegal
from services.controls import special, spells, underground
from services.controls.model import Control, Panel, Row, control, looking, row
from services.controls.places import Place, places
from services.controls.targets import Aim, Target
from services.language import Texts
from services.narration.names import SIGNS, Names, key

#: Actions whose targets are shown on a press, since they may need a way first.
AIMED = ("blitz", "pass", "handoff", "foul")
#: So many targets are buttons; more are a select.
FEW = 3
#: A difference of chances that no coach would notice.
LIKE = 0.005


def able(game: Game) -> dict[str, list[str]]:
    """Who can still be given an action, and which; those besides the player who is acting, once he has done.

    Empty where the running action must go on, and at questions that are not about a turn.
    """
    prompt, pos = game.prompt, game.position
    declarations: list[Decision] = []
    if prompt is not None and prompt.kind == "turn":
        declarations = prompt.legal.of("declare")
    elif prompt is not None and prompt.kind == "action" and DONE in prompt.legal:
        declarations = [one for one in TurnLegal(pos).of("declare") if one[1] != prompt.about["player"]]
    kinds: dict[str, list[str]] = {}
    for decision in declarations:
        kinds.setdefault(str(decision[1]), []).append(str(decision[2]))
    return kinds


def turn(game: Game, prompt: Prompt, texts: Texts, selected: str | None, mode: str | None) -> Panel:
    """Who can act; for a selected player what he can do, where he can go, whom he can hit."""
    kinds = able(game)
    waiting, brought = underground.dugout(game, prompt, texts, selected)
    rows = _players(game.position, kinds, texts, selected, waiting)
    end = row("end", [control([END], texts.say("label-end"), style="danger" if kinds else "primary")])
    if brought is not None:
        return Panel((*rows, *brought.rows, *end), brought.typed)
    if selected not in kinds:
        rows += spells.opener(prompt, texts, mode == spells.MODE)
        if mode != spells.MODE:
            return Panel((*rows, *end))
        return Panel((*rows, *spells.rows(game, prompt, texts), *end), ("wizard",))
    shown = _looked_at(game, game.position.players[selected], kinds[selected], texts, mode, ())
    return Panel((*rows, *shown.rows, *end), shown.typed, shown.prefix)


def action(game: Game, prompt: Prompt, texts: Texts, selected: str | None = None, mode: str | None = None) -> Panel:
    """What the player who is acting can do next; or, as in a turn, what another can, with whose first press he has done."""
    acting = str(prompt.about["player"])
    others = able(game)
    kinds = {acting: [str(prompt.about["action"])], **others}
    rows = _players(game.position, kinds, texts, selected if selected in others else acting) if others else []
    if selected in others:
        shown = _looked_at(game, game.position.players[selected], others[selected], texts, mode, (DONE,))
    else:
        shown = _running(game, prompt, texts)
    end: list[Row] = []
    if DONE in prompt.legal and game.position.active == prompt.side:
        end = row("end", [control([DONE, END], texts.say("label-end"), style="danger" if others else "primary")])
    return Panel((*rows, *shown.rows, *end), shown.typed, shown.prefix)


def _players(
    pos: Position, kinds: dict[str, list[str]], texts: Texts, selected: str | None, more: Sequence[Control] = ()
) -> list[Row]:
    able = [_player(pos, pos.players[player], kinds[player], texts, player == selected) for player in kinds]
    return row(
        "players",
        [*able, *more],
        "select",
        texts.say("choose-player"),
    )


def _looked_at(
    game: Game, me: Player, kinds: list[str], texts: Texts, mode: str | None, before: tuple[Decision, ...]
) -> Panel:
    """What a player can do who has not begun; ``before`` is what must be answered first."""
    pos = game.position
    if mode not in kinds:
        mode = None
    rises: tuple[Decision, ...] = (("stand",),) if me.posture == PRONE else ()
    kind = mode or ("move" if "move" in kinds else "")
    if not kind:
        return Panel(tuple(_actions(me, kinds, texts, mode, before)))
    declared = (*before, ("declare", me.id, kind))
    prefix = (*declared, *rises)
    chests = underground.chest_buttons(game, me, texts, declared) if kind == "move" and not rises else []
    targets = _aimed(pos, me, kind, texts, declared, None) if kind != "move" or "block" in kinds else []
    walking: list[Row] = []
    if mode is None:
        stay = None if rises else control(declared, texts.say("pad-stay"))
        walking = _walking(game, me, texts, prefix, None, stay)
    # What is offered below, with where to or whom, needs no button of its own.
    below = {"move"} if walking and walking[-1].name == "pad" and not (rises or me.on.swings) else set[str]()
    if kind == "move" and targets:
        below.add("block")
    actions = _actions(me, [one for one in kinds if one not in below], texts, mode, before)
    rows = [*actions, *row("actions", chests), *targets, *walking]
    return Panel(tuple(rows), ("move",) if kind != "block" else (), prefix)


def _running(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """What the player who is acting can do next."""
    legal = prompt.legal
    assert isinstance(legal, ActionLegal)
    pos = game.position
    me = pos.players[str(prompt.about["player"])]
    kind = str(prompt.about["action"])
    movement = running_movement(game)
    plain = [control([("stand",)], texts.say("label-stand"), style="primary")] if legal.of("stand") else []
    done = control([DONE], texts.say("label-done"), style="primary") if DONE in legal else None
    walking: list[Row] = []
    if legal.of("move") and not legal.action.only_opens:
        walking = _walking(game, me, texts, (), movement, done)
    if done is not None and not any(done in one.controls for one in walking):
        plain.append(done)
    if "open" in legal.verbs and legal.of("open"):
        plain += underground.chest_buttons(game, me, texts)
    rows = row("actions", plain)
    if legal.action.only_opens:
        return Panel(tuple(rows), ("open",))
    rows += _aimed(pos, me, kind, texts, (), movement, legal)
    rows += walking
    rows += special.rows(game, legal, movement, texts)
    rows += underground.jumps(game, legal, texts)
    typed = tuple(verb for verb in ("move", "pass", "throw") if verb in legal.verbs and legal.of(verb))
    return Panel(tuple(rows), typed + special.typed(legal))


# -- players and actions ----------------------------------------------------------------------------------------


def _player(pos: Position, me: Player, kinds: Sequence[str], texts: Texts, chosen: bool) -> Control:
    names = Names(pos, texts)
    text = texts.say("player-option", player=names.of(me), square=square_name(me.sq), ma=str(me.ma))
    can = texts.join([texts.say(f"action-{key(kind)}") for kind in kinds])
    hint = texts.say("player-can", actions=can)
    if pos.holds_ball(me):
        best = _score_chance(pos, me)
        if best:
            hint = texts.say("player-can-score", chance=names.chance(best), actions=can)
    marks = states(pos, me, texts)
    if marks:
        hint = texts.say("player-state", states=", ".join(marks), can=hint)
    return looking(f"sel:{me.id}", text, hint=hint, style="primary" if chosen else "secondary")


def states(pos: Position, me: Player, texts: Texts) -> list[str]:
    """What is to be known of a player before he is chosen, in a word each."""
    found = [
        ("ball", pos.holds_ball(me)),
        ("star", me.position.startswith("star:")),
        ("rooted", me.rooted),
        ("chained", bool(me.on.swings)),
        ("gazed", me.lost_zone == "gaze"),
        ("no-zone", bool(me.lost_zone) and me.lost_zone != "gaze"),
    ]
    return [texts.say(f"state-{name}") for name, holds in found if holds]


def _score_chance(pos: Position, me: Player) -> float:
    goal = pos.field.end_zone[1 - me.side]
    if min(distance(me.sq, sq) for sq in goal) > move.reach_limit(pos, me):
        return 0.0
    return max((way.chance for sq, way in reach(pos, me).items() if sq in goal), default=0.0)


def _actions(
    me: Player, kinds: Sequence[str], texts: Texts, mode: str | None, before: tuple[Decision, ...]
) -> list[Row]:
    """A button for each action; while the targets of one are shown, one that leads back to what is shown else."""
    found: list[Control] = []
    for kind in kinds:
        if kind == "move" and mode is not None:
            continue
        if kind == "move" and me.posture == PRONE:
            rising = (*before, ("declare", me.id, kind), ("stand",))
            found.append(control(rising, texts.say("label-stand")))
            continue
        name = texts.say(f"action-{key(kind)}")
        name = name[:1].upper() + name[1:]
        if kind in AIMED and kind != mode:
            found.append(looking(f"mode:{me.id}:{kind}", name))
        else:
            declared = (*before, ("declare", me.id, kind))
            found.append(control(declared, name, style="primary" if kind == mode else "secondary"))
    rows = row("actions", found, placeholder=texts.say("choose-action"))
    if mode is not None:
        rows += row("actions", [looking(f"sel:{me.id}", texts.say("actions-back"))])
    return rows


# -- walking ----------------------------------------------------------------------------------------------------


def _walking(
    game: Game,
    me: Player,
    texts: Texts,
    prefix: tuple[Decision, ...],
    movement: Movement | None,
    stay: Control | None = None,
) -> list[Row]:
    pos = game.position
    if me.on.swings:
        return special.dragged(pos, me, texts, prefix)
    rises: tuple[Decision, ...] = (("stand",),) if me.posture == PRONE and not prefix else ()
    names = Names(pos, texts)
    suggested = [_place(place, names, (*prefix, *rises)) for place in places(pos, me, movement)]
    return row("places", suggested, "select", texts.say("choose-place")) + _pad(
        pos, me, (*prefix, *rises), movement, stay
    )


def _place(place: Place, names: Names, prefix: tuple[Decision, ...]) -> Control:
    texts = names.texts
    why = texts.say(f"place-why-{place.why}", player=names.of(place.whom) if place.whom is not None else "")
    chance = place.way.chance
    text = texts.say("place-option", square=square_name(place.square), why=why, chance=names.chance(chance))
    return control([*prefix, ("move", *place.way.path)], text, hint=needs(place.way, names), chance=chance)


def needs(way: Reach, names: Names) -> str:
    """The rolls of a way in words, ``dodge 3+, going for it 2+``, and its chance without re-rolls where they change it."""
    if not way.needs:
        return names.texts.say("needs-nothing")
    told = ", ".join(f"{names.roll(need.what)} {need.needed}+" for need in way.needs)
    bare = prod((7 - need.needed) / 6 for need in way.needs)
    if way.chance - bare < LIKE:
        return told
    return names.texts.say("needs-bare", needs=told, chance=names.chance(bare))


def _pad(
    pos: Position, me: Player, prefix: tuple[Decision, ...], movement: Movement | None, stay: Control | None
) -> list[Row]:
    """Nine buttons, three a line: a step in each open direction, with the faces it needs; in the middle ``stay``."""
    used = movement or Movement(me)
    if used.left(pos) <= (move.cost_to_stand(me, pos) if me.posture == PRONE else 0):
        return []
    controls: list[Control] = []
    open_squares = set(move.free_squares(pos, me.sq))
    for place in special.PAD:
        sq = pos.field.steps[me.sq][place - 1] if place else OFF
        if not place and stay is not None:
            controls.append(stay)
            continue
        if sq == OFF or sq not in open_squares:
            controls.append(looking(f"no:{place}", special.CLOSED if place else square_name(me.sq)))
            continue
        rolls = [roll for roll, _ in path_rolls(pos, used, [sq])]
        text = " ".join([f"{SIGNS[place]}{underground.mark(pos, sq)}", *(f"{roll.needed}+" for roll in rolls)])
        chance = prod((7 - roll.needed) / 6 for roll in rolls)
        controls.append(control([*prefix, ("move", sq)], text, chance=chance))
    return row("pad", controls)


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
    found: list[Target] = []
    declared = legal is not None
    if kind in ("move", "block") and not declared and me.posture == STANDING:
        prefix = (*prefix[:-1], ("declare", me.id, "block"))
        found = aim.blocks()
    elif kind == "block":
        found = aim.blocks()
    elif kind == "blitz" and (not declared or legal.of("block") or legal.of("move") or legal.of("stand")):
        if not (declared and legal.action.blocked):
            found = aim.blitzes()
    elif kind == "foul":
        found = aim.fouls()
    elif kind == "handoff":
        found = aim.hand_offs()
    elif kind == "pass":
        found = aim.passes()
    elif kind == "throw_team_mate" and declared:
        return row("targets", _throws(pos, me, names, legal), "select", texts.say("choose-target"))
    few = len(found) <= FEW
    controls = [_target(target, names, prefix, short=few) for target in found]
    return row("targets", controls, "buttons" if few else "select", texts.say("choose-target"))


def _target(target: Target, names: Names, prefix: tuple[Decision, ...], *, short: bool) -> Control:
    """One to aim at; ``short`` calls him by his number alone, as the picture does, so that a button is no wider than need be."""
    texts = names.texts
    who = names.short(target.player.id) if short else names.of(target.player)
    told = [texts.position(target.player.position)] if short else []
    hint = " · ".join([*told, needs(target.way, names)] if target.way is not None else told)
    chance = names.chance(target.chance)
    verb = target.decisions[-1][0]
    if verb in special.ATTACKS and verb != "block":
        text = texts.say(f"label-{verb}", player=who)
        if target.chance < 1:
            text = f"{text} · {chance}"
    elif target.dice:
        own = target.dice > 0
        dice = texts.say("block-dice-own" if own else "block-dice-theirs", count=abs(target.dice))
        message = "target-block" if target.chance >= 1 else "target-blitz"
        text = texts.say(message, player=who, dice=dice, chance=chance)
    elif target.band:
        faces = ", ".join(f"{needed}+" for needed in target.needs)
        band = texts.say(f"band-{key(target.band)}")
        text = texts.say("target-pass", player=who, band=band, faces=faces, chance=chance)
    elif verb == "foul":
        assists = f"{target.assists:+d}".replace("-", "−") if target.assists else "0"
        text = texts.say("target-foul", player=who, assists=assists)
        if target.chance < 1:
            text = f"{text} · {chance}"
    else:
        text = texts.say("target-hand-off", player=who, chance=chance)
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
