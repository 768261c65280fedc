"""Commands of dungeons alone: placing, coming in from the reserves, the sponge, chests, jumps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cogs.verbs.acting import declared
from cogs.verbs.asked import Asked, Offer, Option, Plan, Verb
from cogs.verbs.special import at_any_square
from engine.match import actions
from engine.match.decisions import Decision
from engine.match.dungeon.reserves import TELEPORTER
from engine.match.field import square_name
from engine.match.move import Movement
from engine.match.odds import jump_chance, running_movement
from services.controls import ball_chance
from services.narration import Names

CHEST = "chest"
THINGS = {"place_chest": CHEST, "place_teleporter": TELEPORTER}


def placing() -> Verb:
    """A player to a square in a set-up; before a match in a dungeon also a chest or a teleporter."""

    def who(asked: Asked) -> Iterable[Offer]:
        thing = THINGS.get(asked.prompt.kind)
        if thing is not None:
            yield asked.texts.say(f"command-place-{thing}"), thing
            return
        yield from _players(asked, "place")

    def where(asked: Asked) -> Iterable[Offer]:
        if asked.prompt.kind in THINGS:
            for decision in _legal(asked, "place"):
                yield square_name(int(decision[-1])), square_name(int(decision[-1]))
            return
        yield from _squares(asked, "place")

    def plan(asked: Asked) -> Plan:
        given = asked.given["player"].strip().lower()
        if given == CHEST:
            return Plan([("place", CHEST, asked.square("square"))])
        if given == TELEPORTER:
            return Plan([("place", TELEPORTER, str(asked.prompt.about.get("number", 1)), asked.square("square"))])
        return Plan([("place", asked.player("player").id, _where(asked))])

    return Verb(plan, (Option("player", who), Option("square", where)))


def entering() -> Verb:
    """A reserve comes into the dungeon: on a square of his end zone, or through a random teleporter."""
    players = Option("player", lambda asked: _players(asked, "enter"))
    squares = Option("square", lambda asked: _squares(asked, "enter"))
    return Verb(
        lambda asked: Plan([("enter", asked.player("player").id, _where(asked))], bound=True), (players, squares)
    )


def opening() -> Verb:
    """A chest beside a player; unless it must hold the ball it is asked about once more."""
    verb = at_any_square("open")

    def plan(asked: Asked) -> Plan:
        chance = ball_chance(asked.game.position)
        if chance == 1:
            return verb.plan(asked)
        question = asked.texts.say(
            "command-open-sure",
            square=square_name(asked.square("square")),
            chance=Names(asked.game.position, asked.texts).chance(chance),
        )
        return replace(verb.plan(asked), question=question)

    return Verb(plan, verb.options)


def jumping() -> Verb:
    """A jump over hazards, with its chance before it is made."""
    verb = at_any_square("jump")

    def plan(asked: Asked) -> Plan:
        me, _ = declared(asked, actions.MOVE)
        end, pos = asked.square("square"), asked.game.position
        running = running_movement(asked.game)
        movement = running if running is not None and running.player is me else Movement(me)
        try:
            chance = jump_chance(pos, movement, end)
        except ValueError:
            return verb.plan(asked)
        names = Names(pos, asked.texts)
        question = asked.texts.say(
            "command-jump-sure", player=names.of(me), square=square_name(end), chance=names.chance(chance)
        )
        return replace(verb.plan(asked), question=question)

    return Verb(plan, verb.options)


def _legal(asked: Asked, verb: str) -> list[Decision]:
    return asked.prompt.legal.of(verb) if verb in asked.prompt.legal.verbs else []


def _players(asked: Asked, verb: str) -> Iterable[Offer]:
    for name in dict.fromkeys(str(decision[1]) for decision in _legal(asked, verb)):
        yield asked.at(asked.game.position.players[name]), name


def _squares(asked: Asked, verb: str) -> Iterable[Offer]:
    """Squares for the player that was named; a random teleporter first."""
    if "player" not in asked.given:
        return
    me = asked.player("player").id
    mine = [decision[2] for decision in _legal(asked, verb) if decision[1] == me]
    if TELEPORTER in mine:
        yield asked.texts.say("command-by-teleporter"), TELEPORTER
    for sq in mine:
        if sq != TELEPORTER:
            yield square_name(int(sq)), square_name(int(sq))


def _where(asked: Asked) -> int | str:
    return TELEPORTER if asked.given["square"].strip().lower() == TELEPORTER else asked.square("square")
