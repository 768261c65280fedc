"""A player's card: what he is, what he can do, what has befallen him, and how he stands now."""

from __future__ import annotations

from engine import rosters
from engine.match.field import OFF, square_name
from engine.match.position import IN_THE_AIR, PRONE, STUNNED, Player, Position
from services.language import Texts
from services.narration.names import Names, key
from services.rule_tables import POINTS, Page
from services.rulebook import fold, skill_lines

_POSTURES = {PRONE: "prone", STUNNED: "stunned"}
_STATS = ("ma", "st", "ag", "av")


class NoSuchPlayer(LookupError):
    """Nobody in the match is called so, or several are; the message is the finished sentence."""


def squads(position: Position, texts: Texts) -> list[tuple[str, str]]:
    """Everybody of both teams as ``(what a list says, id)``."""
    return [(listed(player, position, texts), player.id) for player in position.players.values()]


def listed(player: Player, position: Position, texts: Texts) -> str:
    """A player in a list of both squads: number, position, own name, team."""
    names = Names(position, texts)
    own = f" {player.name}" if player.name and player.name != texts.position(player.position) else ""
    return f"{names.of(player)}{own} · {names.team(player.side)}"


def fitting(position: Position, typed: str, texts: Texts, side: int | None = None) -> list[tuple[str, str]]:
    """The players of whom something was typed: id, number, position, name or team; those of ``side`` first."""
    wanted = fold(typed)
    found = [
        (position.players[ident].side != side, not fold(label).startswith(wanted), label, ident)
        for label, ident in squads(position, texts)
        if wanted in fold(label) or wanted == ident
    ]
    found.sort(key=lambda one: one[:2])
    return [(label, ident) for _, _, label, ident in found]


def find_player(position: Position, given: str, texts: Texts, side: int | None = None) -> Player:
    """The player whom somebody chose or typed; a bare shirt number is one of ``side`` where that is given.

    Raises:
        NoSuchPlayer: nobody fits, or several do.
    """
    ident = given.strip().lstrip("#").lower()
    if ident.isdecimal():
        number = int(ident)
        same = [player for player in position.players.values() if player.number == number]
        same = [player for player in same if player.side == side] or same
    elif ident in position.players:
        same = [position.players[ident]]
    else:
        wanted = fold(given)
        exact = [player for player in position.players.values() if wanted and wanted in _names(player, texts)]
        same = exact or [position.players[one] for _, one in fitting(position, given, texts) if wanted]
    if len(same) == 1:
        return same[0]
    told = given.strip()[:40]
    if not same:
        first, last = (next(iter(position.squads[one])).id for one in (0, 1))
        raise NoSuchPlayer(texts.say("card-unknown", given=told, home=first, away=last))
    names = texts.join([f"{player.id} ({listed(player, position, texts)})" for player in same[:4]], "list-or")
    raise NoSuchPlayer(texts.say("card-ambiguous", given=told, names=names))


def _names(player: Player, texts: Texts) -> tuple[str, ...]:
    return fold(player.name), fold(texts.position(player.position))


def card(player: Player, position: Position, texts: Texts) -> Page:
    """The card of a player as he is now."""
    names = Names(position, texts)
    place = texts.position(player.position)
    lines = [
        texts.say("card-team", position=place, team=names.team(player.side)),
        characteristics(player, texts),
        "",
        *(skill_lines(player.skills, texts, str(position.rules["set"])) or [texts.say("card-no-skills")]),
        "",
    ]
    if player.injuries:
        suffered = ", ".join(texts.say(f"casualty-{key(one)}") for one in player.injuries)
        lines.append(texts.say("card-injuries", injuries=suffered))
    if player.niggles:
        lines.append(texts.say("card-niggles", count=player.niggles))
    lines += [points(player, texts), texts.say("card-state", states=", ".join(states(player, position, names)))]
    title = texts.say("card-title", number=str(player.number), name=player.name or place)
    return Page(title, tuple(lines))


def characteristics(player: Player, texts: Texts) -> str:
    """The four characteristics, each that differs from his position's beside what it was."""
    began = rosters.position(player.position).characteristics
    hurt = [sum(injury == f"-{name}" for injury in player.injuries) for name in _STATS]
    parts: list[str] = []
    for name, was, lost in zip(_STATS, began, hurt, strict=True):
        value = max(1, getattr(player, name) - lost)
        told = str(value) if value == was else texts.say("card-changed", value=value, was=was)
        parts.append(f"{texts.say(f'rule-stat-{name}')} {told}")
    return " · ".join(parts)


def points(player: Player, texts: Texts) -> str:
    """The star player points of this match, and for what."""
    if not player.earns:
        return texts.say("card-points-never")
    earned = {"td": player.td, "comp": player.comp, "cas": player.cas, "int": player.int_}
    total = sum(POINTS[name] * count for name, count in earned.items())
    if not total:
        return texts.say("card-points-none")
    told = [texts.say(f"card-earned-{name}", count=count) for name, count in earned.items() if count]
    return texts.say("card-points", points=total, earned=", ".join(told))


def states(player: Player, position: Position, names: Names) -> list[str]:
    """Where a player is and what holds him back."""
    texts = names.texts
    found: list[str] = []
    if player.sq != OFF:
        found.append(texts.say("card-at", square=square_name(player.sq)))
        found.append(texts.say(f"card-{_POSTURES.get(player.posture, 'standing')}"))
    elif player.place == IN_THE_AIR:
        found.append(texts.say("card-air"))
    else:
        found.append(texts.say(f"place-{key(player.place)}"))
    if position.holds_ball(player):
        found.append(texts.say("card-ball"))
    if player.lost_zone:
        found.append(texts.say("card-lost-zone", why=names.why(player.lost_zone)))
    if player.rooted:
        found.append(texts.say("card-rooted"))
    if player.used:
        found.append(texts.say("card-used"))
    if player.grounded:
        found.append(texts.say("card-grounded"))
    spent = [texts.skill(name) for name in player.spent if name in rosters.skills()]
    if spent:
        found.append(texts.say("card-spent", skills=", ".join(spent)))
    return found
