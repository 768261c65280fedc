"""Commands for decisions that stand alone: a verb, with what the pending prompt allows behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cogs.errors import Said
from cogs.verbs.asked import Asked, Offer, Option, Plan, Verb
from engine.match.decisions import DONE, END, Decision
from engine.match.field import square_name
from engine.match.notation import write
from engine.match.position import STANDING
from services.typed import read_line


def plain(verb: str) -> Verb:
    """A verb with nothing behind it."""
    return Verb(lambda asked: Plan([(verb,)]))


def words(verb: str, option: str) -> Verb:
    """A verb with one word, or one of several forms, behind it."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for decision in asked.prompt.legal.of(verb):
            yield asked.label(decision), write(decision).removeprefix(verb).strip() or verb

    def plan(asked: Asked) -> Plan:
        return Plan(read_line(f"{verb} {asked.given[option]}", asked.game))

    return Verb(plan, (Option(option, offered),))


def one_of(option: str, *verbs: str) -> Verb:
    """One command for several verbs that answer the same question."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for verb in verbs:
            for decision in asked.prompt.legal.of(verb):
                if len(decision) == 1:
                    yield asked.label(decision), verb

    return Verb(lambda asked: Plan([(_one(asked, option, verbs),)]), (Option(option, offered),))


def written(option: str, *verbs: str) -> Verb:
    """One command for all answers by several verbs, each as the notation writes it."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for verb in verbs:
            for decision in asked.prompt.legal.of(verb) if verb in asked.prompt.legal.verbs else ():
                yield asked.label(decision), write(decision)

    def plan(asked: Asked) -> Plan:
        if asked.given[option].lower().split()[:1] not in [[verb] for verb in verbs]:
            raise Said(asked.texts.say("command-one-of", given=asked.given[option][:40], options=", ".join(verbs)))
        return Plan(read_line(asked.given[option], asked.game))

    return Verb(plan, (Option(option, offered),))


def _one(asked: Asked, option: str, verbs: tuple[str, ...]) -> str:
    """The one of the verbs that was given.

    Raises:
        Said: it is none of them.
    """
    verb = asked.given[option].strip().lower()
    if verb not in verbs:
        raise Said(asked.texts.say("command-one-of", given=asked.given[option][:40], options=", ".join(verbs)))
    return verb


def at_square(verb: str) -> Verb:
    """A verb with a square."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for decision in asked.prompt.legal.of(verb):
            if len(decision) == 2:
                yield square_name(int(decision[1])), square_name(int(decision[1]))

    return Verb(lambda asked: Plan([(verb, asked.square("square"))]), (Option("square", offered),))


def _players(verb: str) -> Callable[[Asked], Iterable[Offer]]:
    """Players with whom a verb is legal, nobody included."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for word in dict.fromkeys(str(decision[1]) for decision in asked.prompt.legal.of(verb)):
            if word == "none":
                yield asked.texts.say("command-none"), word
            else:
                yield asked.at(asked.game.position.players[word]), word

    return offered


def player(verb: str) -> Verb:
    """A verb with a player, or nobody."""

    def plan(asked: Asked) -> Plan:
        nobody = asked.given["player"].strip().lower() == "none"
        return Plan([(verb, "none" if nobody else asked.player("player").id)])

    return Verb(plan, (Option("player", _players(verb)),))


def player_square(verb: str) -> Verb:
    """A verb with a player and a square."""

    def offered(asked: Asked) -> Iterable[Offer]:
        if "player" in asked.given:
            me = asked.player("player").id
            for decision in asked.prompt.legal.of(verb):
                if decision[1] == me:
                    yield square_name(int(decision[2])), square_name(int(decision[2]))

    return Verb(
        lambda asked: Plan([(verb, asked.player("player").id, asked.square("square"))]),
        (Option("player", _players(verb)), Option("square", offered)),
    )


def pushing() -> Verb:
    """Where a player is pushed, and at once whether the attacker follows."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for decision in asked.prompt.legal.of("push"):
            yield asked.label(decision), write(decision).split()[1]

    def then(asked: Asked) -> Iterable[Offer]:
        yield asked.label(("follow",)), "follow"
        yield asked.label(("stay",)), "stay"

    def plan(asked: Asked) -> Plan:
        crowd = asked.given["square"].strip().lower() == "crowd"
        found: list[Decision] = [("push", "crowd" if crowd else asked.square("square"))]
        if "follow" in asked.given:
            found.append((_one(asked, "follow", ("follow", "stay")),))
        return Plan(found)

    return Verb(plan, (Option("square", offered), Option("follow", then, needed=False)))


def declining() -> Verb:
    """Declining what is offered, by name where several things are."""
    verb = words("decline", "skill")

    def plan(asked: Asked) -> Plan:
        if asked.given.get("skill", "decline") != "decline":
            return verb.plan(asked)
        legal = asked.prompt.legal.of("decline")
        return Plan([legal[0] if len(legal) == 1 else ("decline",)])

    return Verb(plan, (Option("skill", verb.options[0].offered, needed=False),))


def ending() -> Verb:
    """The end of a turn, asked about once more while a player could still act."""

    def plan(asked: Asked) -> Plan:
        players = asked.game.position.players
        able = {str(d[1]) for d in asked.declarations() if players[str(d[1])].posture == STANDING}
        question = asked.texts.say("command-end-sure", count=len(able)) if able else ""
        running: list[Decision] = [DONE] if DONE in asked.prompt.legal else []
        return Plan([*running, END], question)

    return Verb(plan)
