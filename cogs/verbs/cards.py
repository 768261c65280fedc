"""Commands for special play cards: playing one of the own hand, and answering what a card asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cogs.errors import Said
from cogs.verbs.asked import Asked, Offer, Option, Plan, Verb
from engine.match.decisions import Decision
from engine.match.field import parse_square
from engine.match.notation import is_player
from services import rulebook
from services.controls import hand
from services.narration import Names


def _cards(asked: Asked) -> Iterable[Offer]:
    """The cards of the own hand that can be played now."""
    for card in hand.playable(asked.game, asked.side):
        yield asked.texts.card(card), card


def _card(asked: Asked) -> str:
    """The card that is meant, by its id or its name in any language.

    Raises:
        Said: there is none.
    """
    given = asked.given["card"]
    found = rulebook.find("card", given, asked.texts)
    if found is None:
        raise Said(rulebook.not_found("card", given, asked.texts))
    return found


def _targets(*before: str) -> Callable[[Asked], Iterable[Offer]]:
    def offered(asked: Asked) -> Iterable[Offer]:
        if any(option not in asked.given for option in ("card", *before)):
            return
        card = _card(asked)
        fixed = [_target(asked, card, place, option) for place, option in enumerate(before)]
        names = Names(asked.game.position, asked.texts)
        for value in hand.targets(asked.game, asked.side, card, fixed):
            player = asked.game.position.players.get(value) if isinstance(value, str) else None
            yield asked.at(player) if player is not None else names.target(value), hand.written(value)

    return offered


def _target(asked: Asked, card: str, place: int, option: str) -> hand.Target:
    """What an option names: a number alone is a player, of the side that the card is aimed at."""
    given = asked.given[option].strip()
    square = None if is_player(given.lower()) else parse_square(given.upper())
    if square is not None:
        return square
    kind = hand.asks_for(card, place) if card in hand.playable(asked.game, asked.side) else ""
    if given.lstrip("#").isdecimal() or is_player(given.lower()):
        return asked.player(option, 1 - asked.side if kind == "opponent_player" else asked.side).id
    return given.lower().replace(" ", "_")


def playing() -> Verb:
    """A card of the own hand, with what it is aimed at."""

    def plan(asked: Asked) -> Plan:
        card = _card(asked)
        if "card" not in asked.prompt.legal.verbs:
            raise Said(asked.texts.say("refused-card-other-moment"))
        targets = [
            _target(asked, card, place, option)
            for place, option in enumerate(("target", "second"))
            if option in asked.given
        ]
        return Plan([("card", card, *targets)], bound=True)

    first = Option("target", _targets(), needed=False)
    second = Option("second", _targets("target"), needed=False)
    return Verb(plan, (Option("card", _cards), first, second))


def choosing() -> Verb:
    """What a card that was played asks its coach for."""

    def offered(asked: Asked) -> Iterable[Offer]:
        for decision in asked.prompt.legal.of("choose") if "choose" in asked.prompt.legal.verbs else ():
            yield asked.label(decision), hand.written(decision[1])

    def plan(asked: Asked) -> Plan:
        given = asked.given["answer"].strip()
        found: Decision = ("choose", given)
        for decision in asked.prompt.legal.of("choose") if "choose" in asked.prompt.legal.verbs else ():
            if hand.written(decision[1]).lower() == given.lower():
                found = decision
        return Plan([found], bound=True)

    return Verb(plan, (Option("answer", offered),))
