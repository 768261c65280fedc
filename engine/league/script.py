"""League scripts: the `.league` files that hold the rules of a league to their results (docs/league_scripts.md).

A file is a queue of dice, verbs, one a line, and expectations that begin with ``=``. A verb that the rules refuse must be followed
by ``= error CODE``.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping

from engine.league.errors import LeagueError
from engine.league.match_day import TeamReport
from engine.league.post_match import PostMatch
from engine.league.pre_match import Opening, PreMatch
from engine.league.settings import STANDARD, Settings
from engine.league.standings import MatchResult, TableRules
from engine.league.team import Team
from engine.match.dice import Dice
from engine.match.header import PlayError, without_comment
from engine.match.scripted_dice import DiceFailure, ScriptedDice
from engine.nearest import hint
from engine.rosters import UnknownId


class Unmet(Exception):
    """A line that cannot be read, or an expectation that does not hold."""


class State:
    """What a script has built so far.

    Attributes:
        teams: by the name the script gave them; ``current`` the one that verbs act on.
        reports, sequences: the match each team has to report, and its post-match sequence.
        pre, opening: the pre-match sequence that runs, and the match it opened.
        results, table_rules, entrants, coins: what a table is made of.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.settings: Settings = STANDARD
        self.teams: dict[str, Team] = {}
        self.current = ""
        self.reports: dict[str, TeamReport] = {}
        self.sequences: dict[str, PostMatch] = {}
        self.pre: PreMatch | None = None
        self.sides: tuple[str, str] = ("", "")
        self.opening: Opening | None = None
        self.drawn: tuple[int, ...] = ()
        self.entrants: tuple[str, ...] = ()
        self.results: list[MatchResult] = []
        self.table_rules = TableRules()
        self.coins: tuple[str, ...] = ()

    @property
    def team(self) -> Team:
        """The current team."""
        if not self.current:
            raise Unmet("no team yet: team NAME ROSTER")
        return self.teams[self.current]

    @team.setter
    def team(self, team: Team) -> None:
        self.teams[self.current] = team

    @property
    def sequence(self) -> PostMatch | None:
        """The current team's post-match sequence while it asks something."""
        running = self.sequences.get(self.current)
        return running if running is not None and running.ask is not None else None


Handler = Callable[[State, list[str]], None]


def number(word: str) -> int:
    """A whole number.

    Raises:
        Unmet: it is none.
    """
    try:
        return int(word)
    except ValueError:
        raise Unmet(f"{word!r} is no number") from None


def same(what: str, found: object, expected: object) -> None:
    """Hold that two values are the same.

    Raises:
        Unmet: they are not.
    """
    if found != expected:
        raise Unmet(f"{what} is {found}, expected {expected}")


def arguments(words: list[str], least: int, most: int, usage: str) -> None:
    """Hold that a line has as many words as it needs.

    Raises:
        Unmet: it has not.
    """
    if not least <= len(words) <= most:
        raise Unmet(f"usage: {usage}")


class LeagueScript:
    """Runs a league script."""

    def __init__(self, text: str, verbs: Mapping[str, Handler], checks: Mapping[str, Handler]) -> None:
        self._lines = text.splitlines()
        self._verbs = verbs
        self._checks = checks
        self._dice = ScriptedDice()
        self._error: LeagueError | None = None
        self._error_line = 0
        self.state = State(self._dice)

    def run(self) -> State:
        """Run the whole file and return what it has built.

        Raises:
            PlayError: a line does not hold, with its number.
        """
        for line_number, raw in enumerate(self._lines, 1):
            line = without_comment(raw)
            if not line:
                continue
            try:
                self._line(line, line_number)
            except (Unmet, DiceFailure, UnknownId, ValueError) as error:
                raise PlayError(line_number, str(error)) from None
            except (LookupError, StopIteration) as error:
                verb = line.split()[0]
                raise PlayError(
                    line_number, f"{verb}: incomplete or wrong words ({error or type(error).__name__})"
                ) from None
        self._settled()
        if self._dice.left:
            raise PlayError(self._dice.next_line, f"dice left over: {' '.join(self._dice.left)}")
        return self.state

    def _line(self, line: str, line_number: int) -> None:
        if line.startswith("="):
            words = shlex.split(line[1:])
            if words[:1] == ["error"]:
                self._refused(words[1:])
                return
            self._settled()
            self._check(words)
            return
        self._settled()
        if line.startswith("dice:"):
            self._dice.add(line.removeprefix("dice:").split(), line_number)
            return
        verb, *words = shlex.split(line)
        handler = self._verbs.get(verb)
        if handler is None:
            raise Unmet(f"unknown verb {verb}{hint(verb, self._verbs)}")
        before = dict(self.state.teams), self.state.pre
        try:
            handler(self.state, words)
        except LeagueError as error:
            if (self.state.teams, self.state.pre) != before:
                raise Unmet(f"{verb} was refused with {error}, but something has changed") from None
            self._error, self._error_line = error, line_number

    def _check(self, words: list[str]) -> None:
        negated = words[:1] == ["not"]
        name = " ".join(words[: 1 + negated])
        handler = self._checks.get(name)
        if handler is None:
            raise Unmet(f"unknown expectation {name}{hint(name, self._checks)}")
        try:
            handler(self.state, words[1 + negated :])
        except LeagueError as error:
            raise Unmet(f"{name} cannot be told: {error}") from None

    def _refused(self, words: list[str]) -> None:
        error, self._error = self._error, None
        if error is None:
            raise Unmet("nothing was refused")
        if not words:
            raise Unmet("usage: = error CODE [KEY VALUE]…")
        same("error", error.code, words[0])
        for key, expected in zip(words[1::2], words[2::2], strict=True):
            same(f"{error.code} {key}", str(error.values.get(key)), expected)

    def _settled(self) -> None:
        if self._error is not None:
            raise PlayError(self._error_line, f"refused: {self._error}")
