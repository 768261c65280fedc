"""The ball, those who are thrown, and what hurts: one event, one sentence."""

from __future__ import annotations

from engine.match import events as ev
from engine.match.field import OFF
from services.narration.names import ARROWS, Names, dice, key, square
from services.narration.single import Sentence, tells


@tells(ev.BallPickedUp)
def _(e: ev.BallPickedUp, n: Names) -> Sentence:
    return "event-ball-picked-up", {"player": n.of(e.player)}


@tells(ev.BallBounced)
def _(e: ev.BallBounced, n: Names) -> Sentence:
    if e.end == OFF:
        return "event-ball-bounced-out", {"arrow": ARROWS[e.direction]}
    return "event-ball-bounced", {"arrow": ARROWS[e.direction], "square": square(e.end)}


@tells(ev.BallThrownIn)
def _(e: ev.BallThrownIn, n: Names) -> Sentence:
    if e.end == OFF:
        return "event-ball-thrown-in-out", {"start": square(e.start)}
    return "event-ball-thrown-in", {"start": square(e.start), "distance": str(e.distance), "square": square(e.end)}


@tells(ev.BallCaught)
def _(e: ev.BallCaught, n: Names) -> Sentence:
    return "event-ball-caught", {"player": n.of(e.player)}


@tells(ev.BallDropped)
def _(e: ev.BallDropped, n: Names) -> Sentence:
    return "event-ball-dropped", {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.BallLanded)
def _(e: ev.BallLanded, n: Names) -> Sentence:
    return "event-ball-landed", {"square": square(e.square)}


@tells(ev.PassThrown)
def _(e: ev.PassThrown, n: Names) -> Sentence:
    band = n.texts.say(f"band-{key(e.band)}")
    return "event-pass-thrown", {"player": n.of(e.player), "square": square(e.target), "band": band}


@tells(ev.PassJudged)
def _(e: ev.PassJudged, n: Names) -> Sentence:
    return f"event-pass-judged-{key(e.result)}", {}


@tells(ev.Completed)
def _(e: ev.Completed, n: Names) -> Sentence:
    return "event-completed", {"passer": n.of(e.passer), "catcher": n.of(e.catcher)}


@tells(ev.Intercepted)
def _(e: ev.Intercepted, n: Names) -> Sentence:
    return "event-intercepted", {"player": n.of(e.player), "passer": n.of(e.passer)}


@tells(ev.HandedOff)
def _(e: ev.HandedOff, n: Names) -> Sentence:
    return "event-handed-off", {"player": n.of(e.player), "receiver": n.of(e.receiver)}


@tells(ev.PlayerThrown)
def _(e: ev.PlayerThrown, n: Names) -> Sentence:
    return "event-player-thrown", {"player": n.of(e.player), "thrown": n.of(e.thrown), "square": square(e.target)}


@tells(ev.PlayerLanded)
def _(e: ev.PlayerLanded, n: Names) -> Sentence:
    message = "event-player-landed" if e.well else "event-player-landed-badly"
    return message, {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.PlayerScattered)
def _(e: ev.PlayerScattered, n: Names) -> Sentence:
    values = {"player": n.of(e.player), "arrow": ARROWS[e.direction]}
    if e.end == OFF:
        return "event-player-scattered-crowd", values
    return "event-player-scattered", {**values, "square": square(e.end)}


@tells(ev.KnockedDown)
def _(e: ev.KnockedDown, n: Names) -> Sentence:
    return "event-knocked-down", {"player": n.of(e.player)}


@tells(ev.PlacedProne)
def _(e: ev.PlacedProne, n: Names) -> Sentence:
    return "event-placed-prone", {"player": n.of(e.player)}


@tells(ev.ArmourRolled)
def _(e: ev.ArmourRolled, n: Names) -> Sentence:
    message = "event-armour-rolled" if e.broken else "event-armour-rolled-held"
    return message, {"player": n.of(e.player), "armour": str(e.armour), "dice": dice(e.dice, e.modifier)}


@tells(ev.InjuryRolled)
def _(e: ev.InjuryRolled, n: Names) -> Sentence:
    result = n.texts.say(f"injury-{key(e.result)}")
    return "event-injury-rolled", {"player": n.of(e.player), "dice": dice(e.dice, e.modifier), "result": result}


@tells(ev.CasualtyRolled)
def _(e: ev.CasualtyRolled, n: Names) -> Sentence:
    return "event-casualty-rolled", {"player": n.of(e.player), "roll": str(e.roll), "result": n.casualty(e.result)}


def tell_on(event: ev.ArmourRolled | ev.InjuryRolled | ev.CasualtyRolled, n: Names) -> str:
    """A roll right after the fall, or another roll, of the same player, who is not named again."""
    if isinstance(event, ev.ArmourRolled):
        message = "event-armour-again" if event.broken else "event-armour-again-held"
        return n.texts.say(message, armour=str(event.armour), dice=dice(event.dice, event.modifier))
    if isinstance(event, ev.InjuryRolled):
        result = n.texts.say(f"injury-{key(event.result)}")
        return n.texts.say("event-injury-again", dice=dice(event.dice, event.modifier), result=result)
    return n.texts.say("event-casualty-again", roll=str(event.roll), result=n.casualty(event.result))


@tells(ev.CasualtyCredited)
def _(e: ev.CasualtyCredited, n: Names) -> Sentence:
    return "event-casualty-credited", {"player": n.of(e.player), "victim": n.of(e.victim)}


@tells(ev.ApothecaryUsed)
def _(e: ev.ApothecaryUsed, n: Names) -> Sentence:
    return "event-apothecary-used", {"team": n.team(e.side), "player": n.of(e.player)}


@tells(ev.CasualtySettled)
def _(e: ev.CasualtySettled, n: Names) -> Sentence:
    return "event-casualty-settled", {"player": n.of(e.player), "result": n.casualty(e.result)}


@tells(ev.Recovered)
def _(e: ev.Recovered, n: Names) -> Sentence:
    how = n.texts.say("recovered-apothecary") if e.how == "apothecary" else n.source(e.how)
    place = n.texts.say(f"place-{key(e.place)}")
    return "event-recovered", {"player": n.of(e.player), "how": how, "place": place}


# -- weapons, spells and moods ----------------------------------------------------------------------------------


@tells(ev.WeaponUsed)
def _(e: ev.WeaponUsed, n: Names) -> Sentence:
    return f"event-weapon-used-{key(e.weapon)}", {"player": n.of(e.player), "target": n.of(e.target)}


@tells(ev.BombThrown)
def _(e: ev.BombThrown, n: Names) -> Sentence:
    band = n.texts.say(f"band-{key(e.band)}")
    return "event-bomb-thrown", {"player": n.of(e.player), "square": square(e.target), "band": band}


@tells(ev.BombExploded)
def _(e: ev.BombExploded, n: Names) -> Sentence:
    return (
        ("event-bomb-exploded-crowd", {}) if e.square == OFF else ("event-bomb-exploded", {"square": square(e.square)})
    )


@tells(ev.BlastRolled)
def _(e: ev.BlastRolled, n: Names) -> Sentence:
    return "event-blast-rolled" if e.hit else "event-blast-rolled-safe", {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.SpellCast)
def _(e: ev.SpellCast, n: Names) -> Sentence:
    target = n.of(e.target) if isinstance(e.target, str) else square(e.target)
    return f"event-spell-cast-{key(e.spell)}", {"team": n.team(e.side), "target": target}


@tells(ev.Opposed)
def _(e: ev.Opposed, n: Names) -> Sentence:
    first, second = (n.of(player) for player in e.players)
    totals = {"first_total": str(e.totals[0]), "second_total": str(e.totals[1]), "skill": n.texts.skill(e.what)}
    return "event-opposed" if e.won else "event-opposed-lost", {"first": first, "second": second, **totals}


@tells(ev.Swung)
def _(e: ev.Swung, n: Names) -> Sentence:
    if e.end == OFF:
        return "event-swung-crowd", {"player": n.of(e.player), "die": str(e.die)}
    return "event-swung", {"player": n.of(e.player), "die": str(e.die), "square": square(e.end)}


@tells(ev.Bitten)
def _(e: ev.Bitten, n: Names) -> Sentence:
    if not e.victim:
        return "event-bitten-none", {"player": n.of(e.player)}
    return "event-bitten", {"player": n.of(e.player), "victim": n.of(e.victim)}


@tells(ev.Raised)
def _(e: ev.Raised, n: Names) -> Sentence:
    return "event-raised", {"player": n.of(e.player), "victim": n.of(e.victim)}


@tells(ev.Rooted)
def _(e: ev.Rooted, n: Names) -> Sentence:
    return "event-rooted", {"player": n.of(e.player)}


@tells(ev.DinnerServed)
def _(e: ev.DinnerServed, n: Names) -> Sentence:
    dice_ = ", ".join(str(die) for die in e.dice)
    return "event-dinner-served", {"team": n.team(e.side), "dice": dice_, "gained": e.gained, "taken": e.taken}
