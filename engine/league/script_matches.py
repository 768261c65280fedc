"""The verbs and expectations of league scripts about matches."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.league import majors, pre_match, value
from engine.league.asking import Answer, Ask
from engine.league.match_day import FOE, OWN, PlayerReport, TeamReport
from engine.league.post_match import ACCEPT, DECLINE, DISMISS, DONE, HIRE, KEEP, LATER, REROLL, PostMatch
from engine.league.script import Handler, State, Unmet, arguments, number, same
from engine.league.script_teams import answered, points, result

_SCORE = re.compile(r"(\d+)-(\d+)")


def score(word: str) -> tuple[int, int]:
    """``2-1``."""
    found = _SCORE.fullmatch(word)
    if found is None:
        raise Unmet(f"{word!r} is no score: 2-1")
    return int(found[1]), int(found[2])


# --- pre-match ---------------------------------------------------------------------------------------------------------


def begin_pre_match(state: State, words: list[str]) -> None:
    """``pre_match HOME AWAY [MAJOR]``."""
    arguments(words, 2, 3, "pre_match HOME AWAY [MAJOR]")
    home, away = (_named(state, word) for word in words[:2])
    weather = len(words) < 3 or majors.MAJORS[words[2]].weather
    now = pre_match.prepare(state.teams[home], state.teams[away], state.dice, state.settings, weather)
    state.pre, state.sides, state.opening = now, (home, away), None
    state.teams[home], state.teams[away] = now.teams


def _named(state: State, word: str) -> str:
    if word not in state.teams:
        raise Unmet(f"there is no team {word}")
    return word


def _before(state: State, word: str) -> tuple[pre_match.PreMatch, int]:
    if state.pre is None or word not in state.sides:
        raise Unmet(f"no pre-match sequence of {word}")
    return state.pre, state.sides.index(word)


def petty_cash(state: State, words: list[str]) -> None:
    """``petty_cash TEAM GOLD``."""
    arguments(words, 2, 2, "petty_cash TEAM GOLD")
    now, side = _before(state, words[0])
    state.pre = pre_match.declare_petty_cash(now, side, number(words[1]))


def induce(state: State, words: list[str]) -> None:
    """``induce TEAM ITEM…``: what it wants to hire; again replaces it."""
    arguments(words, 1, 99, "induce TEAM ITEM…")
    now, side = _before(state, words[0])
    state.pre = pre_match.choose(now, side, tuple(words[1:]))


def confirm(state: State, words: list[str]) -> None:
    """``confirm TEAM``."""
    arguments(words, 1, 1, "confirm TEAM")
    now, side = _before(state, words[0])
    state.pre = pre_match.confirm(now, side)


def begin(state: State, words: list[str]) -> None:
    """``begin [ROUND MAJOR]``: the match opens; its fans are doubled in a major's last rounds."""
    arguments(words, 0, 2, "begin [ROUND MAJOR]")
    if state.pre is None:
        raise Unmet("no pre-match sequence")
    gate = majors.gate(words[1], words[0]) if len(words) == 2 else 1
    state.opening = pre_match.begin(state.pre, state.dice, gate=gate)
    for name, team in zip(state.sides, state.opening.teams, strict=True):
        state.teams[name] = team


# --- post-match --------------------------------------------------------------------------------------------------------


def report(state: State, words: list[str]) -> None:
    """``result RESULT SCORE [fame N] [foe_fame N] [conceded own|foe] [petty_cash N] [double]``: of the current team's match.

    After ``begin`` FAME, hired players and petty cash that is left are known.
    """
    arguments(words, 2, 12, "result RESULT SCORE …")
    made = TeamReport(result(words[0]), score(words[1]))
    if state.opening is not None and state.current in state.sides:
        side = state.sides.index(state.current)
        squad = state.opening.position.squads[side]
        made = replace(
            made,
            fame=state.opening.fame[side],
            foe_fame=state.opening.fame[1 - side],
            petty_cash_left=state.opening.petty_cash_left[side],
            hired=tuple((one.number, one.position) for one in squad if ":" in one.position),
        )
    todo = words[2:]
    while todo:
        match todo.pop(0):
            case "double":
                made = replace(made, gate=2)
            case "conceded" if todo and todo[0] in (OWN, FOE):
                made = replace(made, conceded=todo.pop(0))
            case "petty_cash" if todo:
                made = replace(made, petty_cash_left=number(todo.pop(0)))
            case "fame" | "foe_fame" as key if todo:
                made = replace(made, **{key: number(todo.pop(0))})
            case word:
                raise Unmet(f"unknown word in a result: {word}")
    state.reports[state.current] = made


def _report(state: State) -> TeamReport:
    if state.current not in state.reports:
        raise Unmet("no result of the current team yet")
    return state.reports[state.current]


def did(state: State, words: list[str]) -> None:
    """``did NUMBER KIND COUNT…``: what a player earned points with."""
    arguments(words, 3, 9, "did NUMBER KIND COUNT…")
    one = _report(state).of(number(words[0]))
    _put(state, replace(one, earned=one.earned + points(words[1:])))


def suffered(state: State, words: list[str]) -> None:
    """``suffered NUMBER RESULT…``: results of the casualty table."""
    arguments(words, 2, 3, "suffered NUMBER RESULT…")
    one = _report(state).of(number(words[0]))
    _put(state, replace(one, injuries=(*one.injuries, *words[1:])))


def _put(state: State, one: PlayerReport) -> None:
    made = _report(state)
    others = tuple(other for other in made.players if other.number != one.number)
    state.reports[state.current] = replace(made, players=(*others, one))


def hired(state: State, words: list[str]) -> None:
    """``hired NUMBER POSITION``: a star player or mercenary played."""
    arguments(words, 2, 2, "hired NUMBER POSITION")
    made = _report(state)
    state.reports[state.current] = replace(made, hired=(*made.hired, (number(words[0]), words[1])))


def listed(field: str) -> Handler:
    """``raised POSITION…``, ``infected POSITION…``, ``medals NUMBER…``."""

    def run(state: State, words: list[str]) -> None:
        entries = tuple(number(word) for word in words) if field == "medals" else tuple(words)
        state.reports[state.current] = replace(_report(state), **{field: entries})

    return run


def begin_post_match(state: State, words: list[str]) -> None:
    """``post_match``: begin the current team's sequence, as far as its first question."""
    arguments(words, 0, 0, "post_match")
    running = PostMatch(state.team, _report(state), state.dice, state.settings)
    state.sequences[state.current] = running
    state.team = running.team


def answering(kind: str, answer: Answer, numbered: bool = False) -> Handler:
    """A verb that answers a question; ``numbered``: a shirt number says which."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, int(numbered), int(numbered), "NUMBER" if numbered else "the verb alone")
        answered(state, kind, answer, number(words[0]) if numbered else None)

    return run


def nominate(state: State, words: list[str]) -> None:
    """``nominate NUMBER…``: whom the coach names for most valuable player."""
    answered(state, "nominate", tuple(number(word) for word in words))


def journeyman(state: State, words: list[str]) -> None:
    """``journeyman POSITION``: which position the next one plays."""
    arguments(words, 1, 1, "journeyman POSITION")
    answered(state, "fill_up", (words[0],))


def finish(state: State, words: list[str]) -> None:
    """``finish``: every question left takes its default."""
    arguments(words, 0, 0, "finish")
    running = state.sequences.get(state.current)
    if running is None:
        raise Unmet("no post-match sequence")
    running.finish()
    state.team = running.team


VERBS: dict[str, Handler] = {
    "pre_match": begin_pre_match,
    "petty_cash": petty_cash,
    "induce": induce,
    "confirm": confirm,
    "begin": begin,
    "result": report,
    "did": did,
    "suffered": suffered,
    "hired": hired,
    "raised": listed("raised"),
    "infected": listed("infected"),
    "medals": listed("medals"),
    "post_match": begin_post_match,
    "nominate": nominate,
    "later": answering("improve", LATER, numbered=True),
    "keep": answering("winnings", KEEP),
    "reroll": answering("winnings", REROLL),
    "done": answering("shop", DONE),
    "accept": answering("raised", ACCEPT),
    "decline": answering("raised", DECLINE),
    "hire": answering("journeyman", HIRE, numbered=True),
    "dismiss": answering("journeyman", DISMISS, numbered=True),
    "journeyman": journeyman,
    "finish": finish,
}


# --- expectations ------------------------------------------------------------------------------------------------------


def before(name: str) -> Handler:
    """``= budget TEAM GOLD`` and its like: what the pre-match sequence says of a side."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 2, 2, f"= {name} TEAM GOLD")
        now, side = _before(state, words[0])
        found = {
            "budget": now.budget,
            "gift": now.gift,
            "match_value": now.match_value,
            "cost": now.cost,
            "petty_cash_left": now.petty_cash_left,
        }[name](side)
        same(f"{name} of {words[0]}", found, number(words[1]))

    return run


def first(name: str) -> Handler:
    """``= first TEAM`` declares petty cash first, ``= buys_first TEAM`` buys first."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 1, 1, f"= {name} TEAM")
        now, _ = _before(state, words[0])
        same(name, state.sides[now.first if name == "first" else now.buys_first], words[0])

    return run


def weather(state: State, words: list[str]) -> None:
    """``= weather WEATHER``."""
    same("weather", state.pre.weather if state.pre else "none", " ".join(words))


def opened(name: str) -> Handler:
    """``= fans TEAM THOUSANDS``, ``= fame TEAM N``, ``= squad TEAM N`` (players), ``= team_rerolls TEAM N`` in the match that opened."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 2, 2, f"= {name} TEAM N")
        if state.opening is None or words[0] not in state.sides:
            raise Unmet(f"no match of {words[0]} was opened")
        side = state.sides.index(words[0])
        position = state.opening.position
        found = {
            "fans": state.opening.fans[side],
            "fame": position.teams[side].fame,
            "squad": len(position.squads[side]),
            "team_rerolls": position.teams[side].rerolls,
        }[name]
        same(f"{name} of {words[0]}", found, number(words[1]))

    return run


def wasted(state: State, words: list[str]) -> None:
    """``= wasted ITEM…``: stars that both sides hired."""
    same("wasted", state.opening.wasted if state.opening else (), tuple(words))


def asked(state: State, words: list[str]) -> None:
    """``= ask KIND [NUMBER]``, ``= ask nothing``: what the sequence asks now, and about whom."""
    arguments(words, 1, 2, "= ask KIND [NUMBER]")
    running = state.sequence
    ask = running.ask if running is not None else None
    same("ask", _kind(ask, len(words) == 2), " ".join(words))


def _kind(ask: Ask | None, with_number: bool) -> str:
    if ask is None:
        return "nothing"
    return f"{ask.kind} {ask.about.get('number')}" if with_number else ask.kind


def news(expected: bool) -> Handler:
    """``= news KIND [KEY VALUE]…`` and ``= not news …``: the current team's sequence has told it."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 1, 9, "= news KIND [KEY VALUE]…")
        running = state.sequences.get(state.current)
        wanted = dict(zip(words[1::2], words[2::2], strict=True))
        told = [one for one in (running.news if running else []) if one.kind == words[0]]
        found = any(all(str(one.values.get(key)) == worth for key, worth in wanted.items()) for one in told)
        if found != expected:
            raise Unmet(f"news {' '.join(words)} is {found}: {[dict(one.values) for one in told]}")

    return run


def values_of(state: State, words: list[str]) -> None:
    """``= team_value TEAM GOLD``."""
    arguments(words, 2, 2, "= team_value TEAM GOLD")
    same(f"value of {words[0]}", value.team_value(state.teams[_named(state, words[0])]), number(words[1]))


CHECKS: dict[str, Handler] = {
    **{name: before(name) for name in ("budget", "gift", "match_value", "cost", "petty_cash_left")},
    "first": first("first"),
    "buys_first": first("buys_first"),
    "weather": weather,
    **{name: opened(name) for name in ("fans", "fame", "squad", "team_rerolls")},
    "wasted": wasted,
    "ask": asked,
    "news": news(True),
    "not news": news(False),
    "team_value": values_of,
}
