"""The expectations of a `.play` file: lines that begin with ``=``, each checked against the match as it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import rosters
from engine.match import events as ev
from engine.match.card import entries
from engine.match.decisions import Decision
from engine.match.field import OFF, parse_square, square_name
from engine.match.header import CHARACTERISTICS, HALVES, PLACES, POSTURES, SIDES, WEATHERS
from engine.match.notation import MARKS, NotationError, is_player, parse
from engine.match.position import CASUALTY, ON_PITCH, Player
from engine.nearest import hint

if TYPE_CHECKING:
    from engine.match.script import Script

_SPP = {"comp": "comp", "td": "td", "int": "int_", "cas": "cas"}
_DETAILS = ("badly_hurt", "miss_next_game", "niggling", "-ma", "-av", "-ag", "-st", "dead")
_SIDE_NAMES = tuple(SIDES)
#: Expectations that ``not`` may stand before.
_NEGATABLE = ("legal", "skill", "in_force")


class Unmet(Exception):
    """An expectation does not hold, or is none."""


def check(script: Script, text: str) -> None:
    """Check one expectation, without its ``=``.

    Raises:
        Unmet: it does not hold.
    """
    words = text.split()
    if not words:
        raise Unmet("an expectation follows the =")
    negated = words[0] == "not" and len(words) > 1
    name, rest = words[negated], words[negated + 1 :]
    if is_player(name) and not negated:
        _place(script, name, rest)
    elif name == "no" and rest == ["turnover"]:
        _turnover(script, False)
    elif name == "legal":
        _legal(script, " ".join(rest), not negated)
    elif name == "skill":
        _skill(script, rest, not negated)
    elif name == "in_force":
        _in_force(script, rest, not negated)
    elif name in _CHECKS and not negated:
        _CHECKS[name](script, rest)
    else:
        known = " ".join(_NEGATABLE if negated else sorted((*_CHECKS, *_NEGATABLE)))
        raise Unmet(f"unknown expectation {' '.join(words[: negated + 1])}; known{' with not' * negated} are {known}")


def _same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Unmet(f"{what} is {found}, expected {expected}")


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise Unmet(f"{word!r} is no number") from None


def _shape(words: list[str], least: int, example: str) -> None:
    if len(words) < least:
        raise Unmet(f"incomplete: = {example}")


def _known(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise Unmet(f"{word!r} is none of {' '.join(known)}")
    return word


def _player(script: Script, name: str) -> Player:
    player = script.position.players.get(name)
    if player is None:
        raise Unmet(f"there is no player {name}")
    return player


# -- players ----------------------------------------------------------------------------------------------------------


def _place(script: Script, name: str, words: list[str]) -> None:
    _shape(words, 1, "h1 M9 standing")
    player = _player(script, name)
    where, *rest = words
    found = square_name(player.sq) if player.place == ON_PITCH else player.place
    if parse_square(where) is not None:
        _same(name, found, where)
        _state(player, rest)
        return
    details = [where, *rest] if where == "dead" else rest
    place = CASUALTY if where == "dead" else _known(where, PLACES)
    _same(name, found, place)
    if details and place != CASUALTY:
        raise Unmet(f"only a casualty has details, not {place}")
    for detail in details:
        if _known(detail, _DETAILS) not in player.injuries:
            raise Unmet(f"{name} suffered {' '.join(player.injuries) or 'nothing'}, expected {detail}")


def _state(player: Player, words: list[str]) -> None:
    names = {number: word for word, number in POSTURES.items()}
    for word in words:
        if word in POSTURES:
            _same(player.id, names[player.posture], word)
        else:
            attribute, values = MARKS[_known(word, tuple(MARKS))]
            if getattr(player, attribute) not in values:
                raise Unmet(f"{player.id} is not {word}")


def _stat(script: Script, words: list[str]) -> None:
    _shape(words, 3, "stat h1 st 4")
    name, stat, value = words[:3]
    _same(f"{name} {stat}", getattr(_player(script, name), _known(stat, CHARACTERISTICS)), _number(value))


def _skill(script: Script, words: list[str], expected: bool) -> None:
    _shape(words, 2, "skill h1 block")
    name, skill = words[:2]
    player = _player(script, name)
    if skill not in rosters.skills():
        raise Unmet(str(rosters.UnknownId("skill", skill, rosters.skills())))
    if player.has(skill) != expected:
        known = " ".join(name for name in rosters.skills() if player.has(name))
        raise Unmet(f"{name} has {'not ' if expected else ''}{skill}; his are {known or 'none'}")


def _spp(script: Script, words: list[str]) -> None:
    _shape(words, 3, "spp h1 td 1 cas 2")
    player = _player(script, words[0])
    if len(words) % 2 == 0:
        raise Unmet("each of comp td int cas has its number")
    for kind, number in zip(words[1::2], words[2::2], strict=True):
        _same(f"{player.id} {kind}", getattr(player, _SPP[_known(kind, tuple(_SPP))]), _number(number))


# -- the match --------------------------------------------------------------------------------------------------------


def _ball(script: Script, words: list[str]) -> None:
    _shape(words, 1, "ball M9")
    position = script.position
    carrier = position.carrier
    where = words[0]
    second = position.second
    if second is not None and where == (second.carrier.id if second.carrier is not None else square_name(second.sq)):
        return
    lies = square_name(position.ball) if position.ball != OFF else "off the pitch"
    if parse_square(where) is not None and carrier is not None:
        raise Unmet(f"{carrier.id} holds the ball, expected it on {where}")
    _same("the ball", carrier.id if carrier is not None else lies, where)


def _score(script: Script, words: list[str]) -> None:
    _shape(words, 1, "score 1-0")
    home, away = script.position.teams
    _same("the score", f"{home.score}-{away.score}", words[0])


def _half(script: Script, words: list[str]) -> None:
    _shape(words, 1, "half 2")
    _same("the half", script.position.half, HALVES[_known(words[0], tuple(HALVES))])


def _turn(script: Script, words: list[str]) -> None:
    _shape(words, 2, "turn home 4 away 3")
    if len(words) % 2:
        raise Unmet("each side has its turn marker: = turn home 4 away 3")
    for side, number in zip(words[::2], words[1::2], strict=True):
        team = script.position.teams[SIDES[_known(side, _SIDE_NAMES)]]
        _same(f"the turn marker of {side}", team.turn, _number(number))


def _rerolls(script: Script, words: list[str]) -> None:
    _shape(words, 2, "rerolls home 2 leader")
    rest = list(words)
    while rest:
        side = _known(rest.pop(0), _SIDE_NAMES)
        team = script.position.teams[SIDES[side]]
        _shape(rest, 1, "rerolls home 2 leader")
        _same(f"re-rolls of {side}", team.rerolls, _number(rest.pop(0)))
        if rest and rest[0] == "leader":
            rest.pop(0)
            if not team.leader:
                raise Unmet(f"{side} has no leader re-roll")


def _active(script: Script, words: list[str]) -> None:
    _shape(words, 1, "active away")
    active = script.position.active
    _same("the active side", _SIDE_NAMES[active] if active >= 0 else "none", _known(words[0], _SIDE_NAMES))


def _weather(script: Script, words: list[str]) -> None:
    _shape(words, 1, "weather rain")
    _same("the weather", script.position.weather, _known(words[0], WEATHERS))


def _winner(script: Script, words: list[str]) -> None:
    _shape(words, 1, "winner home")
    _known(words[0], (*_SIDE_NAMES, "draw"))
    ended = next((event for event in reversed(script.all_events) if isinstance(event, ev.MatchEnded)), None)
    if ended is None:
        raise Unmet("the final whistle has not gone")
    _same("the winner", _SIDE_NAMES[ended.winner] if ended.winner >= 0 else "draw", words[0])


def _turnover(script: Script, expected: bool) -> None:
    found = next((event for event in script.events if isinstance(event, ev.TurnOver)), None)
    if expected and found is None:
        raise Unmet("the last decision ended no turn by a turnover")
    if not expected and found is not None:
        raise Unmet(f"the last decision ended the turn by a turnover: {found.reason}")


def _cards(script: Script, words: list[str]) -> None:
    _shape(words, 2, "cards home ID,ID away none")
    if len(words) % 2:
        raise Unmet("each side has its hand, or none: = cards home ID,ID away none")
    for side, names in zip(words[::2], words[1::2], strict=True):
        hand = script.position.teams[SIDES[_known(side, _SIDE_NAMES)]].hand
        _same(f"the hand of {side}", ",".join(hand) or "none", names)


def _in_force(script: Script, words: list[str], expected: bool) -> None:
    _shape(words, 1, "in_force ID")
    if words[0] not in entries():
        raise Unmet(f"there is no card {words[0]!r}{hint(words[0], entries())}")
    names = [force.card for force in script.position.in_force]
    if (words[0] in names) != expected:
        raise Unmet(f"in force: {' '.join(names) or 'no card'}")


#: Prompts that may also be called by what answers them, or by the larger matter they belong to.
_OTHER_NAMES = {
    "keep": ("apothecary",),
    "sent_off": ("bribe",),
    "igor": ("regeneration",),
    "bite": ("blood_lust",),
    "bomb_throw": ("bomb",),
    "high_kick": ("catcher",),
    "quick_snap": ("step",),
    "before_pass": ("pass_block",),
    "after_kick": ("kick_off_return",),
}


def _prompt(script: Script, words: list[str]) -> None:
    _shape(words, 1, "prompt reroll home")
    prompt = script.game.prompt
    found = ["none"] if prompt is None else [prompt.kind, _SIDE_NAMES[prompt.side]]
    if prompt is not None and words[0] in _OTHER_NAMES.get(prompt.kind, ()):
        found[0] = words[0]
    _same("the prompt", " ".join(found[: len(words)]), " ".join(words))


# -- what could be done ------------------------------------------------------------------------------------------------


def _legal(script: Script, text: str, expected: bool) -> None:
    try:
        found = script.is_legal(parse(text))
    except NotationError as error:
        raise Unmet(str(error)) from None
    if found != expected:
        raise Unmet(f"{text} is {'legal' if found else 'not legal'} at {script.asked()}")


def _odds(script: Script, words: list[str]) -> None:
    _shape(words, 3, "odds move N9 O10 0.5556")
    try:
        moves: list[Decision] = parse(" ".join(words[:-1]))
        expected = float(words[-1])
    except (NotationError, ValueError) as error:
        raise Unmet(str(error)) from None
    verb, *path = moves[0]
    if len(moves) != 1 or verb != "move":
        raise Unmet("odds are of a move: = odds move N9 O10 0.5556")
    prompt = script.game.prompt
    if prompt is None or moves[0] not in prompt.legal:
        raise Unmet(f"{' '.join(words[:-1])} is not legal at {script.asked()}")
    from engine.match import odds

    found = odds.best_chance(script.game, tuple(int(sq) for sq in path))
    if abs(found - expected) > 0.00005 + 1e-9:
        raise Unmet(f"the best chance is {found:.4f}, expected {words[-1]}")


def _dice(script: Script, words: list[str]) -> None:
    from engine.match import block

    _shape(words, 4, "dice h1 block a1 2")
    attacker, verb, defender, number = words[:4]
    _known(verb, ("block",))
    me, foe = _player(script, attacker), _player(script, defender)
    kind, moved = script.running_action(me.id)
    found = block.dice_for(script.position, me, foe, kind == "blitz", moved)
    _same(f"dice of {attacker} against {defender}", found, _number(number))


_CHECKS: dict[str, Callable[[Script, list[str]], None]] = {
    "active": _active,
    "ball": _ball,
    "cards": _cards,
    "dice": _dice,
    "half": _half,
    "odds": _odds,
    "prompt": _prompt,
    "rerolls": _rerolls,
    "score": _score,
    "spp": _spp,
    "stat": _stat,
    "turn": _turn,
    "turnover": lambda script, words: _turnover(script, True),
    "weather": _weather,
    "winner": _winner,
}
