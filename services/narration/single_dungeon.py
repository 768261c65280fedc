"""What happens in dungeons alone: one event, one sentence."""

from __future__ import annotations

from engine.match import events as ev
from services.narration.names import Names, key, square
from services.narration.single import Sentence, tells


@tells(ev.PlacingBegan)
def _(e: ev.PlacingBegan, n: Names) -> Sentence:
    return "event-placing-began", {"team": n.team(e.side)}


@tells(ev.ChestPlaced)
def _(e: ev.ChestPlaced, n: Names) -> Sentence:
    return "event-chest-placed", {"team": n.team(e.side), "square": square(e.square)}


@tells(ev.TeleporterPlaced)
def _(e: ev.TeleporterPlaced, n: Names) -> Sentence:
    return "event-teleporter-placed", {
        "team": n.team(e.side),
        "number": str(e.number),
        "square": square(e.square),
    }


@tells(ev.Entered)
def _(e: ev.Entered, n: Names) -> Sentence:
    return "event-entered", {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.Sponged)
def _(e: ev.Sponged, n: Names) -> Sentence:
    return "event-sponged", {"player": n.of(e.player)}


@tells(ev.Teleported)
def _(e: ev.Teleported, n: Names) -> Sentence:
    values = {"player": n.of(e.player), "number": str(e.number), "square": square(e.square)}
    if e.origin:
        return "event-teleported", {**values, "origin": str(e.origin)}
    return "event-teleported-in", values


@tells(ev.TeleportAccident)
def _(e: ev.TeleportAccident, n: Names) -> Sentence:
    return f"event-teleport-accident-{key(e.cause)}", {"player": n.of(e.player)}


@tells(ev.BallTeleported)
def _(e: ev.BallTeleported, n: Names) -> Sentence:
    values = {"number": str(e.number), "square": square(e.square)}
    if e.origin:
        return "event-ball-teleported", {**values, "origin": str(e.origin)}
    return "event-ball-teleported-back", values


@tells(ev.BallLost)
def _(e: ev.BallLost, n: Names) -> Sentence:
    return "event-ball-lost", {"square": square(e.square)}


@tells(ev.ChestOpened)
def _(e: ev.ChestOpened, n: Names) -> Sentence:
    found = "ball" if e.holds_ball else "spell"
    if not e.player:
        return f"event-chest-opened-by-the-clock-{found}", {"square": square(e.square)}
    return f"event-chest-opened-{found}", {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.FellIn)
def _(e: ev.FellIn, n: Names) -> Sentence:
    return f"event-fell-in-{key(e.kind)}", {"player": n.of(e.player), "square": square(e.square)}


@tells(ev.HazardRolled)
def _(e: ev.HazardRolled, n: Names) -> Sentence:
    message = "event-hazard-rolled" if e.hurt else "event-hazard-rolled-unhurt"
    return message, {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.AgainstWall)
def _(e: ev.AgainstWall, n: Names) -> Sentence:
    return "event-against-wall", {"player": n.of(e.player)}


@tells(ev.ObstacleRolled)
def _(e: ev.ObstacleRolled, n: Names) -> Sentence:
    message = "event-obstacle-rolled" if e.struck else "event-obstacle-rolled-missed"
    return message, {"obstacle": n.texts.say(f"obstacle-{key(e.kind)}"), "square": square(e.square), "die": str(e.die)}


@tells(ev.RefereeLooked)
def _(e: ev.RefereeLooked, n: Names) -> Sentence:
    message = "event-referee-looked" if e.seen else "event-referee-looked-away"
    return message, {"player": n.of(e.player), "die": str(e.die)}


@tells(ev.ClockCalled)
def _(e: ev.ClockCalled, n: Names) -> Sentence:
    return f"event-clock-called-{key(e.what)}", {}


@tells(ev.ChestsOpened)
def _(e: ev.ChestsOpened, n: Names) -> Sentence:
    return "event-chests-opened", {"squares": n.texts.join([square(sq) for sq in e.squares])}


@tells(ev.TeleportersRemoved)
def _(e: ev.TeleportersRemoved, n: Names) -> Sentence:
    return "event-teleporters-removed", {"numbers": n.texts.join([str(number) for number in e.numbers])}
