"""The expectations of league scripts about teams and players."""

from __future__ import annotations

from collections.abc import Callable

from engine.league import improvement, legality, market, value
from engine.league.script import Handler, State, Unmet, arguments, number, same
from engine.league.script_teams import COUNTS
from engine.league.team import CHARACTERISTICS, LeaguePlayer, Team


def of_team(name: str, found: Callable[[Team], object]) -> Handler:
    """An expectation of one value of the current team."""

    def run(state: State, words: list[str]) -> None:
        same(name, str(found(state.team)), " ".join(words))

    return run


_OF_PLAYER: dict[str, Callable[[LeaguePlayer], object]] = {
    "spp": lambda one: one.spp,
    "rank": lambda one: improvement.rank(one.spp),
    "value": value.player_value,
    "position": lambda one: one.position,
    "name": lambda one: one.name,
    "niggles": lambda one: one.niggles,
    "open": lambda one: len(one.pending),
    "due": improvement.rolls_due,
    "comp": lambda one: one.earned.comp,
    "td": lambda one: one.earned.td,
    "int": lambda one: one.earned.int_,
    "cas": lambda one: one.earned.cas,
    "mvp": lambda one: one.earned.mvp,
}
_FLAGS: dict[str, Callable[[LeaguePlayer], bool]] = {
    "misses": lambda one: one.misses,
    "plays": lambda one: not one.misses,
    "journeyman": lambda one: one.journeyman,
    "member": lambda one: not one.journeyman,
}


def player(state: State, words: list[str]) -> None:
    """``= player NUMBER …``: pairs such as ``spp 6``, flags such as ``misses``, skills as ``+block`` and ``-loner``."""
    arguments(words, 1, 99, "= player NUMBER …")
    one = state.team.player(number(words[0]))
    todo = words[1:]
    while todo:
        word = todo.pop(0)
        if word in _FLAGS:
            same(f"{word} of {one.number}", _FLAGS[word](one), True)
        elif word.startswith(("+", "-")):
            same(f"{word[1:]} of {one.number}", word[1:] in one.skills, word.startswith("+"))
        elif word in _OF_PLAYER:
            same(f"{word} of {one.number}", str(_OF_PLAYER[word](one)), todo.pop(0))
        elif word in CHARACTERISTICS:
            same(f"{word} of {one.number}", one.characteristic(word), number(todo.pop(0)))
        else:
            raise Unmet(f"unknown word for a player: {word}")


def nobody(state: State, words: list[str]) -> None:
    """``= not player NUMBER``: nobody wears it."""
    arguments(words, 1, 1, "= not player NUMBER")
    same(f"player {words[0]}", any(one.number == number(words[0]) for one in state.team.players), False)


def former(state: State, words: list[str]) -> None:
    """``= former NUMBER WHY``: somebody with this number has left the team."""
    arguments(words, 2, 2, "= former NUMBER WHY")
    found = [one.gone for one in state.team.former if one.number == number(words[0])]
    same(f"former player {words[0]}", found[-1] if found else "nobody", words[1])


def offered(expected: bool) -> Handler:
    """``= option NUMBER WHAT…`` and ``= not option NUMBER WHAT…``: what the oldest open roll allows."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 2, 99, "= option NUMBER WHAT…")
        one = state.team.player(number(words[0]))
        allowed = improvement.options(one, one.pending[0]) if one.pending else {}
        for what in words[1:]:
            same(f"option {what}", what in allowed, expected)

    return run


def price(state: State, words: list[str]) -> None:
    """``= price ITEM GOLD``."""
    arguments(words, 2, 2, "= price ITEM GOLD")
    same(f"price of {words[0]}", market.price(state.team, words[0]), number(words[1]))


def legal(state: State, words: list[str]) -> None:
    """``= legal``: nothing is illegal about any team."""
    arguments(words, 0, 0, "= legal")
    for name, one in state.teams.items():
        same(f"faults of {name}", legality.faults(one), [])


def gifted(state: State, words: list[str]) -> None:
    """``= gifted NUMBER…``: who was drawn for gifts of chaos."""
    same("gifted", state.drawn, tuple(number(word) for word in words))


def ledger(state: State, words: list[str]) -> None:
    """``= ledger REASON AMOUNT``: the sum of the entries with this reason."""
    arguments(words, 2, 2, "= ledger REASON AMOUNT")
    entries = [entry.amount for entry in state.team.ledger if entry.reason == words[0]]
    same(f"ledger {words[0]}", sum(entries), number(words[1]))


def counted(name: str) -> Handler:
    """An expectation of one of the numbers of a sheet."""
    return of_team(name, lambda one: getattr(one, name))


CHECKS: dict[str, Handler] = {
    "treasury": of_team("treasury", lambda one: one.treasury),
    "value": of_team("value", value.team_value),
    "sheet_value": of_team("sheet value", value.sheet_value),
    "phase": of_team("phase", lambda one: one.phase),
    "name": of_team("name", lambda one: one.name),
    "players": of_team("players", lambda one: len(one.players)),
    "available": of_team("available", lambda one: len(one.available)),
    "journeymen": of_team("journeymen", lambda one: len(one.journeymen)),
    "trophies": of_team("trophies", lambda one: " ".join(one.trophies) or "none"),
    **{name: counted(name) for name in COUNTS},
    "player": player,
    "not player": nobody,
    "former": former,
    "option": offered(True),
    "not option": offered(False),
    "price": price,
    "legal": legal,
    "gifted": gifted,
    "ledger": ledger,
}
