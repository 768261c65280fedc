"""What a commissioner's rulings are called: in the thread, in a request for consent, in a list of decisions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.field import square_name
from engine.match.rulings import COUNTERS, EARNED, PLACES, SIDES
from services.narration.names import Names, key
from services.narration.single import Sentence, tells


def corrected(what: Sequence[str | int], names: Names) -> str:
    """A correction in words, from what follows its verb."""
    texts = names.texts
    subject, *given = what
    first = given[0]
    if subject == "ball":
        if isinstance(first, int):
            return texts.say("correction-ball-square", square=square_name(first))
        if first == "none":
            return texts.say("correction-ball-none")
        return texts.say("correction-ball-player", player=names.of(first))
    if subject == "weather":
        return texts.say("correction-weather", weather=texts.say(f"weather-{first}"))
    if subject in COUNTERS:
        team = names.team(SIDES.index(str(first)))
        return texts.say(f"correction-{subject}", team=team, value=str(given[1]))
    player = names.of(str(subject))
    if first in EARNED:
        return texts.say(f"correction-earned-{first}", player=player, value=str(given[1]))
    if first in PLACES:
        return texts.say("correction-player", player=player, what=texts.say(f"correction-place-{key(str(first))}"))
    words = [square_name(one) if isinstance(one, int) else texts.say(f"correction-mark-{one}") for one in given]
    return texts.say("correction-player", player=player, what=", ".join(words))


def verdict(decision: Decision, names: Names) -> str:
    """An adjudication in words."""
    texts = names.texts
    if decision[1] == "conceded":
        return texts.say("verdict-conceded", team=names.team(SIDES.index(str(decision[2]))))
    values = {"home": names.team(0), "away": names.team(1), "score": f"{decision[1]}–{decision[2]}"}
    if len(decision) > 3:
        return texts.say("verdict-winner", winner=names.team(SIDES.index(str(decision[3]))), **values)
    return texts.say("verdict-score", **values)


@tells(ev.PositionCorrected)
def _(e: ev.PositionCorrected, n: Names) -> Sentence:
    return "event-position-corrected", {"what": corrected(e.what, n)}
