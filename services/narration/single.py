"""One event, one sentence: which message tells it, with which values. :mod:`services.narration.telling` joins them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.match import events as ev
from engine.match.field import OFF
from services.narration.names import ARROWS, Names, dice, key, square

Sentence = tuple[str, dict[str, Any]]
_TABLE: dict[type[Any], Callable[[Any, Names], Sentence | None]] = {}


def tell(event: ev.Event, names: Names) -> str | None:
    """The sentence that tells an event by itself; None for one that only marks what others tell.

    Raises:
        KeyError: there is no entry for its kind.
    """
    found = _TABLE[type(event)](event, names)
    if found is None:
        return None
    said = names.texts.say(found[0], **found[1])
    # Some names end with a full stop of their own.
    return said[:-1] if said.endswith("..") else said


def kinds() -> set[type[Any]]:
    """The kinds of events that have an entry."""
    return set(_TABLE)


def tells(kind: type[Any]) -> Callable[[Callable[[Any, Names], Sentence | None]], None]:
    """Register the function below as the entry for a kind of event."""

    def register(entry: Callable[[Any, Names], Sentence | None]) -> None:
        _TABLE[kind] = entry

    return register


def _both(names: Names, **values: tuple[Any, Any]) -> dict[str, str]:
    """Team names and values of both sides: ``home``, ``home_die``, ``away``, ``away_die``."""
    found = {"home": names.team(0), "away": names.team(1)}
    for name, pair in values.items():
        found |= {f"home_{name}": str(pair[0]), f"away_{name}": str(pair[1])}
    return found


# -- before and between drives ----------------------------------------------------------------------------------


@tells(ev.WeatherChanged)
def _(e: ev.WeatherChanged, n: Names) -> Sentence:
    weather = n.texts.say(f"weather-{key(e.weather)}")
    if not e.dice:
        return "event-weather-set", {"weather": weather}
    return "event-weather-changed", {"dice": dice(e.dice), "weather": weather}


@tells(ev.FansCame)
def _(e: ev.FansCame, n: Names) -> Sentence:
    return "event-fans-came", _both(n, fans=e.fans, fame=e.fame)


@tells(ev.CoinTossed)
def _(e: ev.CoinTossed, n: Names) -> Sentence:
    called, face = (n.texts.say(f"face-{key(side)}") for side in (e.called, e.face))
    return "event-coin-tossed", {"away": n.team(1), "called": called, "face": face, "winner": n.team(e.winner)}


@tells(ev.SidesChosen)
def _(e: ev.SidesChosen, n: Names) -> Sentence:
    sides = {"kicking": n.team(e.kicking), "receiving": n.team(1 - e.kicking)}
    return "event-sides-chosen", {**sides, "half": n.texts.say(f"half-{e.half}")}


@tells(ev.DriveBegan)
def _(e: ev.DriveBegan, n: Names) -> Sentence:
    return "event-drive-began", {"kicking": n.team(e.kicking), "receiving": n.team(1 - e.kicking)}


@tells(ev.Placed)
def _(e: ev.Placed, n: Names) -> Sentence:
    if e.square == OFF:
        return "event-placed-off", {"player": n.of(e.player)}
    return "event-placed", {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.FormationTaken)
def _(e: ev.FormationTaken, n: Names) -> Sentence:
    return "event-formation-taken", {"team": n.team(e.side), "formation": n.texts.say(f"formation-{key(e.name)}")}


@tells(ev.SetUpDone)
def _(e: ev.SetUpDone, n: Names) -> Sentence:
    return "event-set-up-done", {"team": n.team(e.side)}


@tells(ev.NobodyToField)
def _(e: ev.NobodyToField, n: Names) -> Sentence:
    if e.scorer < 0:
        return "event-nobody-to-field", {"teams": n.teams(e.sides)}
    return "event-nobody-to-field-scored", {"teams": n.teams(e.sides), "scorer": n.team(e.scorer)}


@tells(ev.KickedOff)
def _(e: ev.KickedOff, n: Names) -> Sentence:
    values = {
        "team": n.team(e.side),
        "target": square(e.target),
        "arrow": ARROWS[e.direction],
        "distance": str(e.distance),
    }
    if e.landing == OFF:
        return "event-kicked-off-out", values
    return "event-kicked-off", {**values, "landing": square(e.landing)}


@tells(ev.KickoffResult)
def _(e: ev.KickoffResult, n: Names) -> Sentence:
    return "event-kickoff-result", {"dice": dice(e.dice), "result": n.texts.say(f"kickoff-{key(e.name)}")}


@tells(ev.KickoffContest)
def _(e: ev.KickoffContest, n: Names) -> Sentence:
    values = {"name": n.texts.say(f"kickoff-{key(e.name)}"), **_both(n, die=e.dice, total=e.totals)}
    if not e.gainers:
        return "event-kickoff-contest-none", values
    return "event-kickoff-contest", {**values, "gainers": n.texts.say("contest-gains", teams=n.teams(e.gainers))}


@tells(ev.RerollGained)
def _(e: ev.RerollGained, n: Names) -> Sentence:
    message = "event-reroll-gained" if e.number >= 0 else "event-reroll-gained-lost"
    return message, {"team": n.team(e.side), "source": n.source(e.source)}


@tells(ev.BribeGained)
def _(e: ev.BribeGained, n: Names) -> Sentence:
    return "event-bribe-gained", {"team": n.team(e.side)}


@tells(ev.ClockMoved)
def _(e: ev.ClockMoved, n: Names) -> Sentence:
    by = f"{'+' if e.by > 0 else '−'}{abs(e.by)}"
    return "event-clock-moved", {"by": by, "source": n.source(e.source), **_both(n, turn=e.turns)}


@tells(ev.RockThrown)
def _(e: ev.RockThrown, n: Names) -> Sentence:
    return "event-rock-thrown", {"player": n.of(e.player)}


@tells(ev.InvasionRolled)
def _(e: ev.InvasionRolled, n: Names) -> Sentence:
    if e.hit:
        return "event-invasion-rolled", {"player": n.of(e.player), "die": str(e.die), "total": str(e.total)}
    return "event-invasion-rolled-safe", {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.QuickStep)
def _(e: ev.QuickStep, n: Names) -> Sentence:
    values = {"player": n.of(e.player), "start": square(e.start), "square": square(e.end)}
    return "event-quick-step", {**values, "source": n.source(e.source)}


@tells(ev.TouchbackGiven)
def _(e: ev.TouchbackGiven, n: Names) -> Sentence:
    return "event-touchback-given", {"player": n.of(e.player)}


@tells(ev.DriveEnded)
def _(e: ev.DriveEnded, n: Names) -> Sentence:
    return "event-drive-ended", {}


@tells(ev.HeatRolled)
def _(e: ev.HeatRolled, n: Names) -> Sentence:
    message = "event-heat-rolled" if e.die == 1 else "event-heat-rolled-safe"
    return message, {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.KnockoutRolled)
def _(e: ev.KnockoutRolled, n: Names) -> Sentence:
    message = "event-knockout-rolled" if e.recovered else "event-knockout-rolled-out"
    return message, {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.HalfEnded)
def _(e: ev.HalfEnded, n: Names) -> Sentence:
    return f"event-half-ended-{e.half}", {}


@tells(ev.OvertimeBegan)
def _(e: ev.OvertimeBegan, n: Names) -> Sentence:
    return "event-overtime-began", {}


@tells(ev.ShootOut)
def _(e: ev.ShootOut, n: Names) -> Sentence:
    return "event-shoot-out", _both(n, die=e.dice, total=e.totals)


@tells(ev.Conceded)
def _(e: ev.Conceded, n: Names) -> Sentence:
    return "event-conceded-free" if e.free else "event-conceded", {"team": n.team(e.side)}


@tells(ev.MatchEnded)
def _(e: ev.MatchEnded, n: Names) -> Sentence:
    values = _both(n, score=e.score)
    if e.winner < 0:
        return "event-match-ended-draw", values
    return "event-match-ended", {**values, "winner": n.team(e.winner)}


@tells(ev.TimedOut)
def _(e: ev.TimedOut, n: Names) -> Sentence:
    return "event-timed-out", {"team": n.team(e.side)}


@tells(ev.Touchdown)
def _(e: ev.Touchdown, n: Names) -> Sentence:
    values = {"team": n.team(e.side), "home_score": str(e.score[0]), "away_score": str(e.score[1])}
    if not e.player:
        return "event-touchdown-given", values
    return "event-touchdown", {**values, "player": n.of(e.player)}


# -- a team turn ------------------------------------------------------------------------------------------------


@tells(ev.TurnBegan)
def _(e: ev.TurnBegan, n: Names) -> Sentence:
    if not e.turn:
        return "event-turn-began-blitz", {"team": n.team(e.side)}
    if n.position.dungeon is not None:
        return "event-turn-began-dungeon", {"team": n.team(e.side), "turn": str(e.turn)}
    half = n.texts.say(f"half-{e.half}")
    return "event-turn-began", {"team": n.team(e.side), "turn": str(e.turn), "half": half}


@tells(ev.TurnEnded)
def _(e: ev.TurnEnded, n: Names) -> Sentence:
    return "event-turn-ended", {"team": n.team(e.side)}


@tells(ev.TurnOver)
def _(e: ev.TurnOver, n: Names) -> Sentence:
    return "event-turn-over", {"reason": n.texts.say(f"turnover-{key(e.reason)}")}


@tells(ev.Declared)
def _(e: ev.Declared, n: Names) -> Sentence:
    return "event-declared", {"player": n.of(e.player), "action": n.texts.say(f"declared-{key(e.action)}")}


@tells(ev.ActionEnded)
def _(e: ev.ActionEnded, n: Names) -> Sentence | None:
    return ("event-action-ended-back", {"player": n.of(e.player)}) if e.taken_back else None


@tells(ev.StoodUp)
def _(e: ev.StoodUp, n: Names) -> Sentence:
    return "event-stood-up", {"player": n.of(e.player)}


@tells(ev.Moved)
def _(e: ev.Moved, n: Names) -> Sentence:
    return "event-moved", {"player": n.of(e.player), "square": square(e.end), "count": 1}


@tells(ev.Rolled)
def _(e: ev.Rolled, n: Names) -> Sentence:
    values = {"player": n.of(e.player), "needed": str(e.needed), "die": str(e.die)}
    message = f"roll-{key(e.what)}"
    if not n.texts.has(message):
        return "roll-skill", {**values, "skill": n.texts.skill(e.what)}
    if e.what in ("dodge", "going_for_it"):
        values["square"] = square(n.position.players[e.player].sq)
    return message, values


@tells(ev.RerollUsed)
def _(e: ev.RerollUsed, n: Names) -> Sentence | None:
    return None


@tells(ev.RerollLost)
def _(e: ev.RerollLost, n: Names) -> Sentence:
    return "event-reroll-lost", {"why": n.source(e.why)}


@tells(ev.SkillUsed)
def _(e: ev.SkillUsed, n: Names) -> Sentence:
    values = {"player": n.of(e.player), "skill": n.texts.skill(e.skill)}
    if not e.target:
        return "event-skill-used", values
    return "event-skill-used-on", {**values, "target": n.of(e.target)}


@tells(ev.Blocked)
def _(e: ev.Blocked, n: Names) -> Sentence:
    against = n.position.players[e.attacker].side != e.chooser
    values = {"attacker": n.of(e.attacker), "defender": n.of(e.defender), "faces": n.faces(e.faces)}
    return "block-thrown-against" if against else "block-thrown", {**values, "count": len(e.faces)}


@tells(ev.BlockChosen)
def _(e: ev.BlockChosen, n: Names) -> Sentence:
    return "event-block-chosen", {"face": n.texts.say(f"face-{key(e.face)}")}


@tells(ev.Pushed)
def _(e: ev.Pushed, n: Names) -> Sentence:
    if e.end == OFF:
        return "event-pushed-crowd", {"player": n.of(e.player)}
    return "event-pushed", {"player": n.of(e.player), "square": square(e.end)}


@tells(ev.Followed)
def _(e: ev.Followed, n: Names) -> Sentence:
    return "event-followed", {"player": n.of(e.player), "square": square(e.end)}


@tells(ev.LostZone)
def _(e: ev.LostZone, n: Names) -> Sentence:
    return "event-lost-zone", {"player": n.of(e.player), "why": n.why(e.why)}


@tells(ev.Fouled)
def _(e: ev.Fouled, n: Names) -> Sentence:
    message = "event-fouled-guarded" if e.assists < 0 else "event-fouled"
    return message, {"player": n.of(e.player), "victim": n.of(e.victim), "assists": abs(e.assists)}


@tells(ev.SentOff)
def _(e: ev.SentOff, n: Names) -> Sentence:
    return "event-sent-off", {"player": n.of(e.player)}


@tells(ev.BribeUsed)
def _(e: ev.BribeUsed, n: Names) -> Sentence:
    message = "event-bribe-used" if e.worked else "event-bribe-used-failed"
    return message, {"team": n.team(e.side), "die": str(e.die)}


@tells(ev.Argued)
def _(e: ev.Argued, n: Names) -> Sentence:
    message = "event-argued" if e.heeded else "event-argued-unheard" if e.unheard else "event-argued-in-vain"
    return message, {"team": n.team(e.side), "player": n.of(e.player), "die": str(e.die)}


@tells(ev.PoisonSpent)
def _(e: ev.PoisonSpent, n: Names) -> Sentence:
    return "event-poison-spent", {"player": n.of(e.player)}


@tells(ev.RolledOver)
def _(e: ev.RolledOver, n: Names) -> Sentence:
    return "event-rolled-over", {"players": n.all(e.players), "count": len(e.players)}
