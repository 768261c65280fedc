"""Commands for what only some players can do, and for what inducements bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from cogs.errors import Said
from cogs.verbs.acting import acting, declared
from cogs.verbs.asked import Asked, Offer, Option, Plan, Verb
from engine.match import actions, move, passing
from engine.match.decisions import Decision
from engine.match.dungeon import chests, hazards
from engine.match.field import OFF, square_name
from engine.match.move import Movement
from engine.match.position import Player
from services.narration import Names

#: The action in which each verb is given where none is running yet.
ACTION = {
    "leap": actions.MOVE,
    "stab": actions.BLOCK,
    "chainsaw": actions.BLOCK,
    "multiple": actions.BLOCK,
    "gaze": actions.GAZE,
    "bomb": actions.BOMB,
    "hail_mary": actions.PASS,
    "jump": actions.MOVE,
    "open": actions.MOVE,
}
#: Questions at which somebody may move outside his turn.
OUT_OF_TURN = ("before_pass", "after_kick")
SPELLS = ("fireball", "lightning")


def _may(verb: str) -> Callable[[Asked], Iterable[Offer]]:
    """Players who could do it now: in the running action, or once they have declared it."""

    def offered(asked: Asked) -> Iterable[Offer]:
        players = asked.game.position.players
        able = [players[str(one[1])] for one in asked.declarations() if one[2] == ACTION[verb]]
        for me in [asked.acting, *able]:
            if me is not None and _decisions(asked, me, verb):
                yield asked.at(me), me.id

    return offered


def _decisions(asked: Asked, me: Player, verb: str) -> list[Decision]:
    """What a player could do by a verb from where he stands."""
    if asked.acting is me:
        return asked.prompt.legal.of(verb) if verb in asked.prompt.legal.verbs else []
    pos, action = asked.game.position, ACTION[verb]
    known = (*actions.VERBS[action], *(v for e in me.on.extra_verbs for v in e.extra_verbs(pos, me, action)))
    if pos.dungeon is not None and action == actions.MOVE and not me.on.swings:
        known += ("jump", "open")
    if me.side != asked.side or me.sq == OFF or not me.standing or verb not in known:
        return []
    match verb:
        case "leap":
            return [("leap", sq) for sq in move.leap_squares(pos, Movement(me))]
        case "jump":
            return [("jump", sq) for sq in hazards.jumps(pos, me, Movement(me).left(pos))]
        case "open":
            return [("open", sq) for sq in chests.beside(pos, me)]
        case "bomb":
            return [("bomb", sq) for sq in passing.pass_targets(pos, me)]
        case "hail_mary":
            return [("hail_mary", sq) for sq in pos.field.squares if pos.holds_ball(me) and sq != me.sq]
        case "multiple":
            return [("multiple", one.id, two.id) for one, two in permutations(actions.targets(pos, me), 2)]
        case _:
            return [(verb, foe.id) for foe in actions.targets(pos, me)]


def _values(verb: str, at: int, *before: str) -> Callable[[Asked], Iterable[Offer]]:
    """The players or squares that stand at a place of the decisions, after those given `before`."""

    def offered(asked: Asked) -> Iterable[Offer]:
        if "player" not in asked.given or any(option not in asked.given for option in before):
            return
        fixed = [asked.player(option, 1 - asked.side).id for option in before]
        found = _decisions(asked, asked.player("player"), verb)
        for value in dict.fromkeys(decision[at] for decision in found if list(decision[1:at]) == fixed):
            if isinstance(value, int):
                yield square_name(value), square_name(value)
            else:
                yield asked.at(asked.game.position.players[value]), value

    return offered


def at_foe(verb: str, walks: bool = False) -> Verb:
    """What is done to an opponent beside the player; where he `walks` first he may only declare it."""

    def plan(asked: Asked) -> Plan:
        me, before = declared(asked, ACTION[verb])
        if "target" not in asked.given:
            if not before:
                name = Names(asked.game.position, asked.texts).of(me)
                raise Said(asked.texts.say("command-declared-already", player=name))
            return Plan(before, bound=True)
        return Plan([*before, (verb, asked.player("target", 1 - me.side).id)], bound=True)

    players = acting(ACTION[verb], verb) if walks else _may(verb)
    return Verb(plan, (Option("player", players), Option("target", _values(verb, 1), needed=not walks)))


def at_two() -> Verb:
    """Blocking two opponents at once, in this order."""

    def plan(asked: Asked) -> Plan:
        me, before = declared(asked, actions.BLOCK)
        foes = [asked.player(option, 1 - me.side).id for option in ("target", "second")]
        return Plan([*before, ("multiple", *foes)], bound=True)

    second = Option("second", _values("multiple", 2, "target"))
    return Verb(plan, (Option("player", _may("multiple")), Option("target", _values("multiple", 1)), second))


def at_any_square(verb: str) -> Verb:
    """What is aimed at a square: a leap, a bomb, a throw beyond all ranges."""

    def plan(asked: Asked) -> Plan:
        if asked.prompt.kind == "bomb_throw":
            return Plan([(verb, asked.square("square"))], bound=True)
        _, before = declared(asked, ACTION[verb])
        return Plan([*before, (verb, asked.square("square"))], bound=True)

    def players(asked: Asked) -> Iterable[Offer]:
        if asked.prompt.kind == "bomb_throw" and asked.prompt.legal.of(verb):
            me = asked.game.position.players[str(asked.prompt.about["player"])]
            yield asked.at(me), me.id
        yield from _may(verb)(asked)

    def squares(asked: Asked) -> Iterable[Offer]:
        if asked.prompt.kind == "bomb_throw":
            for decision in asked.prompt.legal.of(verb):
                yield square_name(int(decision[1])), square_name(int(decision[1]))
        yield from _values(verb, 1)(asked)

    return Verb(plan, (Option("player", players), Option("square", squares)))


def reacting() -> Verb:
    """Who moves against a pass, or under a kick; his squares follow."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for decision in asked.declarations() if asked.prompt.kind in OUT_OF_TURN else ():
            me = asked.game.position.players[str(decision[1])]
            yield asked.at(me), me.id

    def plan(asked: Asked) -> Plan:
        return Plan([("declare", asked.player("player").id, actions.MOVE)], bound=True)

    return Verb(plan, (Option("player", offered),))


def casting() -> Verb:
    """A spell of the wizard: a fireball at a square, or lightning at a player."""

    def spells(asked: Asked) -> Iterable[Offer]:
        if "wizard" in asked.prompt.legal.verbs and asked.prompt.legal.of("wizard"):
            for spell in SPELLS:
                yield asked.texts.say(f"spell-{spell}"), spell

    def targets(asked: Asked) -> Iterable[Offer]:
        if "wizard" not in asked.prompt.legal.verbs:
            return
        for _, spell, target in asked.prompt.legal.of("wizard"):
            if spell == asked.given.get("spell", "").strip().lower():
                if isinstance(target, int):
                    yield square_name(target), square_name(target)
                else:
                    yield asked.at(asked.game.position.players[target]), target

    def plan(asked: Asked) -> Plan:
        spell = asked.given["spell"].strip().lower()
        if spell == "fireball":
            return Plan([("wizard", spell, asked.square("target"))], bound=True)
        if spell == "lightning":
            return Plan([("wizard", spell, asked.player("target", 1 - asked.side).id)], bound=True)
        options = ", ".join(SPELLS)
        raise Said(asked.texts.say("command-one-of", given=asked.given["spell"][:40], options=options))

    return Verb(plan, (Option("spell", spells), Option("target", targets)))
