"""Events of special play cards, one sentence each."""

from __future__ import annotations

from engine.match import events as ev
from engine.match.field import OFF
from services.narration.names import ARROWS, Names, key, square
from services.narration.single import Sentence, tells


@tells(ev.CardPlayed)
def _(e: ev.CardPlayed, n: Names) -> Sentence:
    values = {"team": n.team(e.side), "card": n.texts.card(e.card)}
    if not e.targets:
        return "event-card-played", values
    return "event-card-played-on", {**values, "targets": ", ".join(n.target(target) for target in e.targets)}


@tells(ev.CardRolled)
def _(e: ev.CardRolled, n: Names) -> Sentence:
    values = {"card": n.texts.card(e.card), "die": str(e.die)}
    message = "event-card-rolled" if e.success else "event-card-rolled-not"
    if not e.player:
        return message, values
    return f"{message}-for", {**values, "player": n.of(e.player)}


@tells(ev.CardEnded)
def _(e: ev.CardEnded, n: Names) -> Sentence:
    return "event-card-ended", {"team": n.team(e.side), "card": n.texts.card(e.card)}


@tells(ev.CardMoved)
def _(e: ev.CardMoved, n: Names) -> Sentence:
    values = {"card": n.texts.card(e.card), "player": n.of(e.player), "square": square(e.end)}
    return "event-card-moved" if e.start != OFF else "event-card-arrived", values


@tells(ev.CardRemoved)
def _(e: ev.CardRemoved, n: Names) -> Sentence:
    place = n.texts.say(f"card-place-{key(e.place)}")
    return "event-card-removed", {"card": n.texts.card(e.card), "player": n.of(e.player), "place": place}


@tells(ev.CardDrifted)
def _(e: ev.CardDrifted, n: Names) -> Sentence:
    values = {"card": n.texts.card(e.card), "arrow": ARROWS[e.direction], "square": square(e.end)}
    return "event-card-drifted" if e.end != OFF else "event-card-drifted-out", values


@tells(ev.CardPicked)
def _(e: ev.CardPicked, n: Names) -> Sentence:
    return "event-card-picked", {"card": n.texts.card(e.card), "player": n.of(e.player)}


@tells(ev.BallDoubled)
def _(e: ev.BallDoubled, n: Names) -> Sentence:
    return "event-ball-doubled", {"square": square(e.square)}


@tells(ev.CardStunned)
def _(e: ev.CardStunned, n: Names) -> Sentence:
    return "event-card-stunned", {"card": n.texts.card(e.card), "player": n.of(e.player)}
