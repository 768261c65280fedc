"""Commands for a player's action: declaring it where that is still to be done, walking, and what he does then."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cogs.errors import Said
from cogs.verbs import walking
from cogs.verbs.asked import Asked, Offer, Option, Plan, Verb
from cogs.verbs.walking import Walk
from engine.match import actions, passing, special, swing
from engine.match.decisions import DONE, Decision
from engine.match.field import OFF, Square, parse_square, square_name
from engine.match.notation import is_player
from engine.match.position import PRONE, Player
from services.controls import Aim, Control, panel
from services.narration import Names

#: Actions that a player must have declared; another action's walk or block is as good as that of its own.
ONCE = (actions.BLITZ, actions.PASS, actions.HAND_OFF, actions.FOUL, actions.THROW)


def acting(action: str, verb: str) -> Callable[[Asked], Iterable[Offer]]:
    """The player whose running action knows the verb, and those who may declare the action."""

    def offered(asked: Asked) -> Iterable[Offer]:
        prompt, running = asked.prompt, asked.acting
        if running is not None and (
            prompt.about.get("action") == action or (action not in ONCE and prompt.legal.of(verb))
        ):
            yield asked.at(running), running.id
        for decision in asked.declarations():
            if decision[2] == action:
                yield asked.at(asked.game.position.players[str(decision[1])]), str(decision[1])

    return offered


def declared(asked: Asked, action: str) -> tuple[Player, list[Decision]]:
    """Who acts, and his declaration where it is still to be made; another player's running action ends first.

    Raises:
        Said: another player is acting, and this one may not act after him.
    """
    me, running = asked.player("player"), asked.acting
    declaration: Decision = ("declare", me.id, action)
    if running is None:
        return me, [declaration]
    if running is me:
        return me, []
    if declaration not in asked.declarations() or DONE not in asked.prompt.legal:
        name = Names(asked.game.position, asked.texts).of(running)
        raise Said(asked.texts.say("command-other-acting", player=name))
    return me, [DONE, declaration]


def _walked(asked: Asked, me: Player, walk: Walk, before: list[Decision], after: list[Decision]) -> Plan:
    decisions = [*before, *walking.steps(me, walk), *after]
    if not decisions:
        raise Said(asked.texts.say("command-declared-already", player=Names(asked.game.position, asked.texts).of(me)))
    question = walking.risk(me, walk, asked.game, asked.texts) if walk.rolls else ""
    return Plan(decisions, question, bound=True)


def _stays(asked: Asked, me: Player) -> Walk:
    """No walk, but a player on the ground stands up."""
    return walking.walk_of(asked.game, me, ())


def _suggested(asked: Asked, me: Player) -> dict[Square, str]:
    """The destinations that the board suggests for a player, with their labels."""
    if asked.acting not in (None, me):
        return {}
    found = _row(asked, me, "places", None)
    return {int(control.decisions[-1][-1]): control.label for control in found}


def _row(asked: Asked, me: Player, row: str, mode: str | None) -> list[Control]:
    if me.side != asked.side or me.sq == OFF:
        return []
    shown = panel(asked.game, asked.texts, me.id, mode)
    return [control for one in shown.rows if one.name == row for control in one.controls if control.decisions]


def _targets(asked: Asked, me: Player, action: str) -> list[tuple[str, tuple[Decision, ...]]]:
    """Whom the player can aim an action at, with what that plays; as the board offers it where the board does."""
    if asked.acting in (None, me):
        found = _row(asked, me, "targets", action)
        return [(" · ".join(filter(None, (one.label, one.hint))), one.decisions) for one in found]
    if me.side != asked.side or me.sq == OFF:
        return []
    aim, names = Aim(asked.game.position, me), Names(asked.game.position, asked.texts)
    aimed = {
        actions.BLOCK: aim.blocks,
        actions.BLITZ: aim.blitzes,
        actions.FOUL: aim.fouls,
        actions.HAND_OFF: aim.hand_offs,
        actions.PASS: aim.passes,
    }[action]()
    return [
        (
            asked.texts.say("target-plain", player=names.of(one.player), chance=names.chance(one.chance)),
            one.decisions,
        )
        for one in aimed
    ]


def _walk_to(asked: Asked, me: Player, option: str) -> Walk:
    squares = asked.squares(option)
    walk = walking.walk_along(asked.game, me, squares)
    if walk is None and len(squares) == 1:
        walk = walking.walk_to(asked.game, me, squares[0])
    if walk is None:
        name = Names(asked.game.position, asked.texts).of(me)
        raise Said(asked.texts.say("command-no-way", player=name, square=square_name(squares[-1])))
    return walk


def _reachable(asked: Asked) -> Iterable[Offer]:
    """Squares within reach: what the board suggests, then all others, the likeliest first."""
    if "player" not in asked.given:
        return
    me = asked.player("player")
    if asked.prompt.kind == "reaction" or me.on.swings:
        steps = asked.prompt.legal.of("move") if asked.acting is me else []
        if me.on.swings and asked.acting is None and me.sq != OFF:
            steps = [("move", sq) for sq in swing.directions(asked.game.position, me.sq)]
        for decision in steps:
            yield asked.label(decision), square_name(int(decision[-1]))
        return
    walks = asked.acting is not me or "move" in asked.prompt.legal.verbs
    if me.side != asked.side or me.sq == OFF or not walks:
        return
    names = Names(asked.game.position, asked.texts)
    suggested = _suggested(asked, me)
    ways = walking.ways(asked.game, me)
    likeliest = sorted(ways, key=lambda sq: (-round(ways[sq].chance, 6), sq))
    for sq in dict.fromkeys([*suggested, *likeliest]):
        step = walking.walk_along(asked.game, me, [sq])
        if step is None and sq in suggested:
            yield suggested[sq], square_name(sq)
        else:
            odds = names.chance(step.chance if step is not None else ways[sq].chance)
            yield asked.texts.say("command-walk", square=square_name(sq), odds=odds), square_name(sq)


def _reaction(asked: Asked) -> Decision:
    """A move outside the own turn: along the squares named, or by the path that is offered to a single one."""
    squares = asked.squares("to")
    for decision in asked.prompt.legal.of("move"):
        if list(decision[-1:]) == squares:
            return decision
    return ("move", *squares)


def moving() -> Verb:
    """Walking to a square by the best path, or along the squares named."""

    def plan(asked: Asked) -> Plan:
        if asked.prompt.kind == "reaction":
            return Plan([_reaction(asked)], bound=True)
        me, before = declared(asked, actions.MOVE)
        if me.on.swings:
            return Plan([*before, ("move", asked.square("to"))], bound=True)
        walk = _walk_to(asked, me, "to")
        plan = _walked(asked, me, walk, before, [])
        return plan if len(walk.path) > 1 else Plan(plan.decisions, bound=True)

    return Verb(plan, (Option("player", acting(actions.MOVE, "move")), Option("to", _reachable)))


def standing_up() -> Verb:
    """Standing up."""
    standing = acting("", "stand")

    def offered(asked: Asked) -> Iterable[Offer]:
        if asked.prompt.legal.of("stand"):
            yield from standing(asked)
        for decision in asked.declarations():
            me = asked.game.position.players[str(decision[1])]
            if decision[2] == actions.MOVE and me.posture == PRONE:
                yield asked.at(me), me.id

    def plan(asked: Asked) -> Plan:
        return Plan([*declared(asked, actions.MOVE)[1], ("stand",)])

    return Verb(plan, (Option("player", offered),))


def at_player(action: str, verb: str, walks: bool = True) -> Verb:
    """An action on another player; who is not beside him walks there first, unless the action does not move."""

    def offered(asked: Asked) -> Iterable[Offer]:
        if "player" in asked.given:
            for label, decisions in _targets(asked, asked.player("player"), action):
                there = not any(decision[0] in ("move", "stand") for decision in decisions)
                if decisions[-1][0] == verb and (walks or there):
                    yield label, str(decisions[-1][1])

    def plan(asked: Asked) -> Plan:
        me, before = declared(asked, action)
        if "target" not in asked.given:
            walk = _walk_to(asked, me, "from") if "from" in asked.given else _stays(asked, me)
            return _walked(asked, me, walk, before, [])
        other = asked.player("target", me.side if verb == "handoff" else 1 - me.side)
        after: list[Decision] = [(verb, other.id)]
        if "from" in asked.given:
            return _walked(asked, me, _walk_to(asked, me, "from"), before, after)
        if not walks or other.sq == OFF:
            return Plan([*before, *after])
        for _, decisions in _targets(asked, me, action):
            if decisions[-1] == after[0]:
                path = next((decision[1:] for decision in decisions if decision[0] == "move"), ())
                walk = walking.walk_of(asked.game, me, [int(sq) for sq in path], action == actions.BLITZ)
                return _walked(asked, me, walk, before, after)
        if not before or before[-1] in asked.declarations():
            names = Names(asked.game.position, asked.texts)
            raise Said(asked.texts.say("command-not-adjacent", player=names.of(me), target=names.of(other)))
        return Plan([*before, *after])

    options = [Option("player", acting(action, verb)), Option("target", offered, needed=not walks)]
    if walks:
        options.append(Option("from", _reachable, needed=False))
    return Verb(plan, tuple(options))


def passing_on() -> Verb:
    """Passing, after a walk where one is named; without a target only the declaration."""

    def offered(asked: Asked) -> Iterable[Offer]:
        if "player" not in asked.given:
            return
        me = asked.player("player")
        targets = _targets(asked, me, actions.PASS)
        mates = {int(decisions[-1][1]): label for label, decisions in targets if decisions[-1][0] == "pass"}
        for sq, label in mates.items():
            yield label, square_name(sq)
        for sq in _aimed(asked, me):
            if sq not in mates:
                yield asked.label(("pass", sq)), square_name(sq)

    def plan(asked: Asked) -> Plan:
        me, before = declared(asked, actions.PASS)
        walk = _walk_to(asked, me, "from") if "from" in asked.given else _stays(asked, me)
        after: list[Decision] = []
        if "to" in asked.given:
            given = asked.given["to"].strip()
            aimed = None if is_player(given) else parse_square(given.upper())
            after = [("pass", aimed if aimed is not None else asked.player("to").sq)]
        return _walked(asked, me, walk, before, after)

    options = Option("to", offered, needed=False), Option("from", _reachable, needed=False)
    return Verb(plan, (Option("player", acting(actions.PASS, "pass")), *options))


def _aimed(asked: Asked, me: Player) -> list[Square]:
    """Squares a player could pass to from where he stands."""
    if asked.acting is me:
        return [int(decision[1]) for decision in asked.prompt.legal.of("pass")]
    return passing.pass_targets(asked.game.position, me) if asked.game.position.holds_ball(me) else []


def throwing() -> Verb:
    """Throwing a team-mate, after a walk where one is named; without team-mate and square only the declaration."""

    def mates(asked: Asked) -> Iterable[Offer]:
        for mate in dict.fromkeys(mate for mate, _ in _throws(asked)):
            yield asked.at(mate), mate.id

    def squares(asked: Asked) -> Iterable[Offer]:
        for sq in dict.fromkeys(sq for _, sq in _throws(asked)):
            yield square_name(sq), square_name(sq)

    def plan(asked: Asked) -> Plan:
        me, before = declared(asked, actions.THROW)
        walk = _walk_to(asked, me, "from") if "from" in asked.given else _stays(asked, me)
        after: list[Decision] = []
        if "mate" in asked.given or "to" in asked.given:
            missing = next((option for option in ("mate", "to") if option not in asked.given), None)
            if missing is not None:
                raise Said(asked.texts.say(f"command-throw-{missing}"))
            after = [("throw", asked.player("mate").id, asked.square("to"))]
        return _walked(asked, me, walk, before, after)

    options = [Option("player", acting(actions.THROW, "throw")), Option("mate", mates, needed=False)]
    options += [Option("to", squares, needed=False), Option("from", _reachable, needed=False)]
    return Verb(plan, tuple(options))


def _throws(asked: Asked) -> Iterable[tuple[Player, Square]]:
    """Team-mates whom a player could throw from where he stands, and where to."""
    if "player" not in asked.given:
        return
    me, pos = asked.player("player"), asked.game.position
    if asked.acting is me:
        for _, mate, sq in asked.prompt.legal.of("throw"):
            yield pos.players[str(mate)], int(sq)
    elif me.sq != OFF and me.side == asked.side and me.standing:
        for mate in special.throwable(pos, me):
            for sq in special.throw_targets(pos, me):
                yield mate, sq
