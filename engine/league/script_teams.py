"""The verbs of league scripts about teams and players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.league import building, conceding, improvement, majors, market, steps
from engine.league.asking import Answer
from engine.league.match_day import RESULTS, TeamReport
from engine.league.script import Handler, State, Unmet, arguments, number
from engine.league.settings import Expenses, Settings
from engine.league.team import CHARACTERISTICS, Improvement, LeaguePlayer, Points, Team
from engine.league.value import CHARACTERISTIC_VALUES, DOUBLE_SKILL, NORMAL_SKILL

EARNED = {"comp": "comp", "td": "td", "int": "int_", "cas": "cas", "mvp": "mvp"}
COUNTS = ("rerolls", "fan_factor", "coaches", "cheerleaders", "apothecary", "matches", "won", "drawn", "lost")
_SETTINGS = ("budget", "free_fan_factor", "extra_winnings")
_FORFEITS = ("winnings", "mvps", "winner_serves", "loser_serves", "fine")


def told(words: str | list[str]) -> str | int:
    """A shirt number, or an item."""
    word = words if isinstance(words, str) else words[0]
    return int(word) if word.isdigit() else word


# --- building ----------------------------------------------------------------------------------------------------------


def settings(state: State, words: list[str]) -> None:
    """``set KEY VALUE``: an option of the league."""
    arguments(words, 2, 4, "set KEY VALUE…")
    key, *given = words
    now: Settings = state.settings
    match key, given:
        case "mvp", [mode]:
            state.settings = replace(now, mvp=mode)
        case "expenses", ["off"]:
            state.settings = replace(now, expenses=None)
        case "expenses", [start, band, step]:
            state.settings = replace(now, expenses=Expenses(number(start), number(band), number(step)))
        case "rules", [names]:
            state.settings = replace(now, rules=names)
        case "inducements", ["off"]:
            state.settings = replace(now, inducements=False)
        case "forfeit", [name, amount] if name in _FORFEITS:
            state.settings = replace(now, forfeits=replace(now.forfeits, **{name: number(amount)}))
        case _ if key in _SETTINGS and len(given) == 1:
            state.settings = replace(now, **{key: number(given[0])})
        case _:
            raise Unmet(f"unknown setting {' '.join(words)}")


def team(state: State, words: list[str]) -> None:
    """``team NAME ROSTER`` founds a draft, ``team NAME`` makes a team the current one."""
    arguments(words, 1, 2, "team NAME [ROSTER]")
    if len(words) == 2:
        state.teams[words[0]] = building.found(words[0], words[1], state.settings)
    elif words[0] not in state.teams:
        raise Unmet(f"there is no team {words[0]}")
    state.current = words[0]


def given(state: State, words: list[str]) -> None:
    """``given …``: put something on the sheet without buying it."""
    arguments(words, 2, 99, "given KEY VALUE…")
    key, first, *rest = words
    now = state.team
    match key:
        case "player":
            state.team = _given_player(now, number(first), rest)
        case "players":
            for _ in range(number(first)):
                now = now.joined(rest[0], "given")
            state.team = now
        case "treasury":
            state.team = now.booked(number(first) - now.treasury, "given")
        case "phase":
            state.team = replace(now, phase=first)
        case "trophy":
            state.team = majors.award(now, first)
        case _ if key in COUNTS:
            state.team = replace(now, **{key: number(first)})
        case _:
            raise Unmet(f"unknown: given {key}")


def _given_player(now: Team, shirt: int, words: list[str]) -> Team:
    """A player with points, improvements and injuries: ``POSITION [td 2] [+block] [+ma] [niggling] [-ag] [misses] [journeyman]``."""
    now = now.joined(words[0], "given", shirt, journeyman="journeyman" in words)
    player = now.player(shirt)
    todo = [word for word in words[1:] if word != "journeyman"]
    while todo:
        word = todo.pop(0)
        if word in EARNED:
            player = replace(player, earned=player.earned + Points(**{EARNED[word]: number(todo.pop(0))}))
        elif word == "misses":
            player = replace(player, misses=True)
        elif word == "niggling" or word in (f"-{name}" for name in CHARACTERISTICS):
            player = replace(player, injuries=(*player.injuries, word))
        elif word.startswith("+"):
            player = replace(player, improvements=(*player.improvements, _given_improvement(player, word)))
        else:
            raise Unmet(f"unknown word for a player: {word}")
    return now.with_player(player)


def _given_improvement(player: LeaguePlayer, word: str) -> Improvement:
    if word in CHARACTERISTIC_VALUES:
        return Improvement(word, CHARACTERISTIC_VALUES[word], (6, 4))
    name = word[1:]
    if name in improvement.learnable(player, player.entry.normal):
        return Improvement(name, NORMAL_SKILL, (1, 2))
    return Improvement(name, DOUBLE_SKILL, (1, 1))


def traded(kind: str) -> Handler:
    """``buy`` or ``fire``: in the running sequence, or directly."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 1, 3, f"{kind} ITEM [NUMBER] [NAME]")
        what = told(words)
        parts: list[str | int] = [what]
        if len(words) > 1:
            parts.append(number(words[1]))
        parts += words[2:]
        if state.sequence is not None:
            answered(state, "shop", (kind, *parts))
        elif kind == "fire":
            state.team = market.fire(state.team, what)
        else:
            shirt = int(parts[1]) if len(parts) > 1 else None
            state.team = market.buy(state.team, str(what), shirt, str(parts[2]) if len(parts) > 2 else "")

    return run


def answered(state: State, kind: str, answer: Answer, about: int | None = None) -> None:
    """Answer the running sequence's question of a kind, taking defaults on the way to it."""
    running = state.sequence
    if running is None:
        raise Unmet(f"no post-match sequence asks for {kind}")
    while running.ask is not None:
        ask = running.ask
        if ask.kind == kind and about in (None, ask.about.get("number")):
            running.answer(answer)
            break
        running.answer(ask.default)
        state.team = running.team
    else:
        raise Unmet(f"{kind} was not asked before the sequence ended")
    state.team = running.team


def give_back(state: State, words: list[str]) -> None:
    """``return ITEM`` or ``return NUMBER``."""
    arguments(words, 1, 1, "return ITEM|NUMBER")
    state.team = market.give_back(state.team, told(words), state.settings.free_fan_factor)


def rename(state: State, words: list[str]) -> None:
    """``rename NAME`` the team, ``rename NUMBER NAME`` a player."""
    arguments(words, 1, 2, "rename [NUMBER] NAME")
    state.team = market.rename(state.team, words[-1], number(words[0]) if len(words) == 2 else None)


def renumber(state: State, words: list[str]) -> None:
    """``renumber NUMBER OTHER``."""
    arguments(words, 2, 2, "renumber NUMBER OTHER")
    state.team = market.renumber(state.team, number(words[0]), number(words[1]))


def plainly(action: Callable[[Team], Team]) -> Handler:
    """A verb without words."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 0, 0, "the verb alone")
        state.team = action(state.team)

    return run


# --- single steps ------------------------------------------------------------------------------------------------------


def improve(state: State, words: list[str]) -> None:
    """``improve NUMBER``: make one improvement roll that is due."""
    arguments(words, 1, 1, "improve NUMBER")
    state.team = improvement.roll(state.team, number(words[0]), state.dice)


def choose(state: State, words: list[str]) -> None:
    """``choose NUMBER WHAT``: spend a roll, in the running sequence where it asks for it."""
    arguments(words, 2, 2, "choose NUMBER WHAT")
    running = state.sequence
    if running is None:
        state.team = improvement.choose(state.team, number(words[0]), words[1])
    elif running.ask is not None and running.ask.kind == "improve":
        answered(state, "improve", ("choose", words[1]), number(words[0]))
    else:
        answered(state, "shop", ("choose", number(words[0]), words[1]))


def earn(state: State, words: list[str]) -> None:
    """``earn NUMBER KIND COUNT…``: star player points."""
    arguments(words, 3, 11, "earn NUMBER KIND COUNT…")
    state.team = steps.credit(state.team, number(words[0]), points(words[1:]))


def points(words: list[str]) -> Points:
    """Counts of what star player points are earned with: ``td 1 comp 2``."""
    if any(word not in EARNED for word in words[::2]) or len(words) % 2:
        raise Unmet(f"points are pairs of {' '.join(EARNED)} and a count")
    return Points(**{EARNED[kind]: number(count) for kind, count in zip(words[::2], words[1::2], strict=True)})


def hurt(state: State, words: list[str]) -> None:
    """``hurt NUMBER RESULT…``: results of the casualty table."""
    arguments(words, 2, 3, "hurt NUMBER RESULT…")
    state.team = steps.hurt(state.team, number(words[0]), tuple(words[1:]))


def mvp(state: State, words: list[str]) -> None:
    """``mvp``: draw one among those who could play; ``mvp NUMBER`` or ``mvp random`` answers the running sequence."""
    arguments(words, 0, 1, "mvp [NUMBER|random]")
    if words:
        answered(state, "mvp", (told(words),))
        return
    able = steps.candidates(state.team, TeamReport("win"), state.settings.rules)
    shirt, earns = steps.drawn(able, state.dice, "most valuable player")
    state.team = steps.credit(state.team, shirt, Points(mvp=int(earns)))


def winnings(state: State, words: list[str]) -> None:
    """``winnings RESULT [fame N]``: a D6 and the gold it brings, without a re-roll."""
    arguments(words, 1, 3, "winnings RESULT [fame N]")
    fame = number(words[2]) if len(words) == 3 else 0
    gold = steps.winnings(state.dice.roll(6, "winnings"), fame, result(words[0]), state.settings.extra_winnings)
    state.team = steps.trophy_income(state.team.booked(gold, "winnings"))


def result(word: str) -> str:
    """``win``, ``draw`` or ``loss``."""
    if word not in RESULTS:
        raise Unmet(f"a result is {' '.join(RESULTS)}")
    return word


def expenses(state: State, words: list[str]) -> None:
    """``expenses``: pay the spiralling expenses."""
    arguments(words, 0, 0, "expenses")
    state.team, _ = steps.expenses(state.team, state.settings)


def fan_factor(state: State, words: list[str]) -> None:
    """``fan_factor RESULT``: roll for it."""
    arguments(words, 1, 1, "fan_factor RESULT")
    state.team, _ = steps.roll_fan_factor(state.team, result(words[0]), state.dice)


def forfeit(state: State, words: list[str]) -> None:
    """``forfeit won`` or ``forfeit lost``: a match that was never played."""
    if words not in (["won"], ["lost"]):
        raise Unmet("usage: forfeit won|lost")
    state.team, _ = conceding.forfeit(state.team, words == ["won"], state.dice, state.settings)


def leavers(state: State, words: list[str]) -> None:
    """``leave``: who leaves a team that conceded."""
    arguments(words, 0, 0, "leave")
    state.team, _ = conceding.departures(state.team, state.dice)


# --- majors ------------------------------------------------------------------------------------------------------------


def of_major(action: Callable[[Team, str], Team]) -> Handler:
    """A verb with a major's id."""

    def run(state: State, words: list[str]) -> None:
        arguments(words, 1, 1, "MAJOR")
        state.team = action(state.team, words[0])

    return run


def gifts(state: State, words: list[str]) -> None:
    """``gifts``: draw who may receive a gift of chaos."""
    arguments(words, 0, 0, "gifts")
    state.drawn = majors.draw_gifted(state.team, state.dice)


def gift(state: State, words: list[str]) -> None:
    """``gift NUMBER WHAT``."""
    arguments(words, 2, 2, "gift NUMBER WHAT")
    state.team = majors.give(state.team, number(words[0]), words[1])


def player_of_the_year(state: State, words: list[str]) -> None:
    """``player_of_the_year``: the league's best player becomes a fan favourite."""
    arguments(words, 0, 0, "player_of_the_year")
    found = majors.best_player(tuple(state.teams.values()))
    if found is None:
        raise Unmet("there are no players")
    name = next(name for name, team in state.teams.items() if team is found[0])
    state.teams[name] = majors.player_of_the_year(found[0], found[1].number)


VERBS: dict[str, Handler] = {
    "set": settings,
    "team": team,
    "given": given,
    "buy": traded("buy"),
    "fire": traded("fire"),
    "return": give_back,
    "approve": plainly(building.approve),
    "retire": plainly(market.retire),
    "reinstate": plainly(market.reinstate),
    "fill_up": plainly(market.fill_up),
    "serve": plainly(steps.serve),
    "defaults": plainly(improvement.take_defaults),
    "lose_fans": plainly(conceding.lose_fans),
    "rename": rename,
    "renumber": renumber,
    "improve": improve,
    "choose": choose,
    "earn": earn,
    "hurt": hurt,
    "mvp": mvp,
    "winnings": winnings,
    "expenses": expenses,
    "fan_factor": fan_factor,
    "forfeit": forfeit,
    "leave": leavers,
    "award": of_major(majors.award),
    "take_back": of_major(majors.take_back),
    "gifts": gifts,
    "gift": gift,
    "player_of_the_year": player_of_the_year,
}
