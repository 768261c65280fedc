"""The special play cards in force, each with whose it is, at whom it was played, and until when it lasts."""

from __future__ import annotations

from engine.match.card import Force
from engine.match.position import Position
from services.language import Texts
from services.narration.names import Names, key


def in_force_lines(position: Position, texts: Texts) -> list[str]:
    """A line for each card in force, in the order they were played."""
    names = Names(position, texts)
    return [_line(force, names) for force in position.in_force]


def in_force_short(position: Position, texts: Texts) -> list[tuple[int, str]]:
    """For the picture: whose card it is, its name, the shirt numbers or squares it is played at, and how long it lasts."""
    names = Names(position, texts)
    found: list[tuple[int, str]] = []
    for force in position.in_force:
        at = [
            names.short(one) if isinstance(one, str) and one in position.players else names.target(one)
            for one in force.targets
        ]
        until = texts.say(f"card-short-{key(force.until.partition(':')[0])}")
        card = texts.card(force.card)
        what = texts.say("label-card-on", card=card, targets=", ".join(at)) if at else card
        found.append((force.side, f"{what} · {until}"))
    return found


def _line(force: Force, names: Names) -> str:
    texts = names.texts
    until, _, side = force.until.partition(":")
    when = texts.say(f"card-until-{key(until)}", team=names.team(int(side)) if side else "")
    values = {"card": texts.card(force.card), "team": names.team(force.side), "until": when}
    if not force.targets:
        return texts.say("card-in-force", **values)
    targets = ", ".join(names.target(target) for target in force.targets)
    return texts.say("card-in-force-on", **values, targets=targets)
