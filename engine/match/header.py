"""The header of a `.play` file: a position as text, and back.

Keys and their defaults are those of the notation (docs/notation.md).

Example:
    >>> lines = "home: human\\naway: orc\\nactive: home\\nh1 human.blitzer M8\\n---".splitlines()
    >>> read(lines).position.players["h1"]
    <h1 human.blitzer M8>
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine import rosters
from engine.match import header_cards
from engine.match.dungeon import ground
from engine.match.dungeon.state import RULE_SET
from engine.match.field import AWAY, HOME, OFF, parse_square, square_name
from engine.match.notation import LASTING_MARKS, MARKS, is_player
from engine.match.position import (
    CASUALTY,
    KNOCKED_OUT,
    LOST,
    PRONE,
    RESERVES,
    SENT_OFF,
    STANDING,
    STUNNED,
    Player,
    Position,
    Team,
)

SIDES = {"home": HOME, "away": AWAY}
PLACES = (RESERVES, KNOCKED_OUT, CASUALTY, SENT_OFF, LOST)
POSTURES = {"standing": STANDING, "prone": PRONE, "stunned": STUNNED}
WEATHERS = ("sweltering", "sunny", "nice", "rain", "blizzard")
HALVES = {"1": 1, "2": 2, "overtime": 3}
ALLOWANCES = ("blitz", "pass", "handoff", "foul", "reserve")
CHARACTERISTICS = ("ma", "st", "ag", "av")
STAFF = (
    "coaches", "cheerleaders", "apothecary", "bribes", "fan_factor", "wizard", "babes", "chef", "igor", "necromancer",
    "unheard",
)  # fmt: skip
RULE_SETS = ("crp", "secret-weapons-2003", RULE_SET)
END = "---"

_KEYS = (
    "rules", "home", "away", "weather", "half", "turn", "active", "receiving", "score", "rerolls", "fame", "staff",
    "ball", "ask", "seed", "spent", "cards", "in_force", "card_pauses", "hurt", "underground", *ground.KEYS,
)  # fmt: skip
_KEY = re.compile(r"([a-z_]+):(?:\s+(.*))?")
_NAME = re.compile(r'name="([^"]*)"')
_COMMENT = re.compile(r'((?:[^"\s]|"[^"]*"?|\s(?!#))*)')
_SCORE = re.compile(r"(\d{1,3})-(\d{1,3})")


def joined_rules(names: Iterable[str]) -> str:
    """Rule sets as a position holds them: what is not the default, in the order of :data:`RULE_SETS`, joined with ``+``."""
    chosen = set(names)
    return "+".join(name for name in RULE_SETS[1:] if name in chosen) or RULE_SETS[0]


class PlayError(Exception):
    """A `.play` file does not hold: ``line`` (from 1) and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Header:
    """What a header says: the position, the seed of the dice if it gives one, and the line that ended it (from 1)."""

    position: Position
    seed: int | None
    last_line: int


def without_comment(line: str) -> str:
    """The line without a comment and without space around it."""
    if line.lstrip().startswith("#"):
        return ""
    found = _COMMENT.match(line)
    return (found.group(1) if found else line).strip()


def read(lines: Iterable[str]) -> Header:
    """Read a header from the lines of a file, up to its ``---``.

    Raises:
        PlayError: a line is wrong, or names what is not supported yet.
    """
    reader = _Reader()
    number = 0
    for number, raw in enumerate(lines, 1):
        line = without_comment(raw)
        if line == END:
            return Header(reader.position(number), reader.seed, number)
        if line:
            reader.line(number, line)
    raise PlayError(number or 1, f"the header must end with a line {END}")


class _Reader:
    def __init__(self) -> None:
        self.number = 0
        self.values: dict[str, tuple[int, str]] = {}
        self.staff: list[tuple[int, str]] = []
        self.players: list[tuple[int, Player]] = []
        self.rows: list[str] = []
        self.seed: int | None = None

    def fail(self, reason: str) -> PlayError:
        return PlayError(self.number, reason)

    def line(self, number: int, text: str) -> None:
        self.number = number
        key = _KEY.fullmatch(text)
        if key is not None and key.group(1) in _KEYS:
            name, value = key.group(1), (key.group(2) or "").strip()
            if name == "staff":
                self.staff.append((number, value))
            elif name == "map":
                self.rows.append(value)
            elif name in self.values:
                raise self.fail(f"{name}: stands twice, first on line {self.values[name][0]}")
            else:
                self.values[name] = number, value
        elif text.startswith(("star:", "mercenary:", "guest:")):
            hired, player_id, *rest = [*text.split(maxsplit=2), "", ""][:3]
            self.players.append((number, self._player(" ".join((player_id, hired, *rest)))))
        elif is_player(text.split()[0]):
            self.players.append((number, self._player(text)))
        elif key is not None and key.group(1) == "dice":
            raise self.fail(f"dice: belongs behind the header, which ends with a line {END}")
        elif key is not None:
            raise self.fail(f"unknown key {key.group(1)}; known are {' '.join(_KEYS)}")
        else:
            raise self.fail(f"{text.split()[0]} is neither a key nor a player; a header ends with {END}")

    # -- players ------------------------------------------------------------------------------------------------

    def _player(self, text: str) -> Player:
        name = _NAME.search(text)
        words = _NAME.sub("", text).split()
        if len(words) < 3:
            raise self.fail("a player's line is: id, position id, place, as in h1 human.blitzer M8")
        player_id, position_id, place, *marks = words
        if not is_player(player_id):
            raise self.fail(f"{player_id} is no player: h or a and a shirt number, as in h9")
        if player_id in {player.id for _, player in self.players}:
            raise self.fail(f"{player_id} stands twice")
        try:
            entry = rosters.position(position_id)
        except rosters.UnknownId as error:
            raise self.fail(str(error)) from None
        values = dict(zip(CHARACTERISTICS, entry.characteristics, strict=True)) | {"ni": 0}
        skills = list(entry.skills)
        others: list[str] = []
        for mark in marks:
            key, equals, value = mark.partition("=")
            if mark[0] in "+-":
                self._change_skill(skills, mark)
            elif equals and key in values:
                values[key] = self._count(value, mark)
            else:
                others.append(mark)
        missing = rosters.unsupported_skills(tuple(skills))
        if missing:
            raise self.fail(f"{player_id}: {' '.join(missing)} is not supported yet")
        ma, st, ag, av, niggles = values.values()
        player = Player(
            "ha".index(player_id[0]),
            int(player_id[1:]),
            entry.id,
            (ma, st, ag, av),
            tuple(skills),
            name.group(1) if name else "",
            entry.race,
            niggles,
        )
        player.starting = entry.characteristics
        self._place(player, place, others)
        return player

    def _change_skill(self, skills: list[str], mark: str) -> None:
        name = mark[1:]
        if name not in rosters.skills():
            raise self.fail(str(rosters.UnknownId("skill", name, rosters.skills())))
        if mark[0] == "+" and name not in skills:
            skills.append(name)
        elif mark[0] == "-" and name in skills:
            skills.remove(name)

    def _place(self, player: Player, place: str, marks: list[str]) -> None:
        sq = parse_square(place)
        if sq is None:
            if place not in PLACES:
                raise self.fail(f"{place!r} is no place; places are a square such as M8, {', '.join(PLACES)}")
            for mark in marks:
                if mark not in LASTING_MARKS:
                    raise self.fail(f"{mark}: only a player on the pitch has a posture or such a mark")
                self._mark(player, mark)
            player.place = place
            return
        player.sq = sq
        player.took_part = True
        for mark in marks:
            if mark in POSTURES:
                player.posture = POSTURES[mark]
            elif mark in MARKS:
                self._mark(player, mark)
            else:
                known = " ".join([*POSTURES, *MARKS])
                raise self.fail(f"unknown mark {mark}; known are {known}, +skill, -skill, st=5 (ma st ag av ni)")

    def _mark(self, player: Player, mark: str) -> None:
        attribute, values = MARKS[mark]
        setattr(player, attribute, next((one for one in values if one in player.skills), values[0]))

    # -- the whole ----------------------------------------------------------------------------------------------

    def position(self, last_line: int) -> Position:
        self.number = last_line
        rules = self._rules()
        teams = [self._team(side) for side in SIDES]
        position = Position(teams[HOME], teams[AWAY])
        position.rules["set"] = rules
        self._ground(position)
        self._flow(position)
        self._teams(position)
        self._stand(position)
        self._ball(position)
        if self._has("in_force"):
            self._said(lambda: header_cards.play(position, self._by_side("in_force")))
        if self._has("seed"):
            self.seed = self._count(self._value("seed"), "seed", digits=18)
        position.weather_changed()
        return position

    def _has(self, key: str) -> bool:
        return key in self.values

    def _value(self, key: str) -> str:
        """The value of a key that is there; errors from now on speak of its line."""
        self.number, value = self.values[key]
        return value

    def _rules(self) -> str:
        """The rule sets, joined with ``+``."""
        names = [name.strip() for name in self._value("rules").split("+")] if self._has("rules") else []
        for name in names:
            if name not in RULE_SETS:
                raise self.fail(f"unknown rules {name!r}; known are {' '.join(RULE_SETS)}")
        return joined_rules(names)

    def _ground(self, position: Position) -> None:
        """Go underground where the rules say so."""
        given = {key: self._value(key) for key in ground.KEYS if self._has(key)}
        try:
            ground.prepare(position, given, self.rows, self._has("active"))
        except ground.WrongGround as error:
            if error.key in self.values:
                self.number = self.values[error.key][0]
            raise self.fail(error.reason) from None

    def _team(self, side: str) -> Team:
        if not self._has(side):
            raise self.fail(f"the header needs {side}: and a roster")
        name = self._value(side)
        try:
            roster = rosters.roster(name)
        except rosters.UnknownId as error:
            raise self.fail(str(error)) from None
        if not rosters.supported(roster):
            raise self.fail(f"roster {name}: not supported yet")
        return Team(roster.id)

    def _flow(self, position: Position) -> None:
        if self._has("weather"):
            position.weather = self._one_of("weather", WEATHERS)
            position.rules["weather_given"] = True
        if self._has("underground"):
            position.rules["underground"] = self._one_of("underground", ("on", "off")) == "on"
        if self._has("half"):
            position.half = HALVES[self._one_of("half", tuple(HALVES))]
        if self._has("active"):
            position.phase = "turn"
            position.drives = 1
            position.active = position.receiving = SIDES[self._one_of("active", tuple(SIDES))]
        if self._has("receiving"):
            position.receiving = SIDES[self._one_of("receiving", tuple(SIDES))]
        if position.receiving != -1:
            position.kicking = 1 - position.receiving
        if position.active != -1:
            position.teams[position.active].turn = position.teams[position.receiving].turn = 1
        if self._has("spent"):
            allowances = tuple(self._value("spent").split())
            for allowance in allowances:
                if allowance not in ALLOWANCES:
                    raise self.fail(f"unknown allowance {allowance}; known are {' '.join(ALLOWANCES)}")
            position.spent = tuple(dict.fromkeys(allowances))

    def _teams(self, position: Position) -> None:
        if self._has("turn"):
            for side, words in self._by_side("turn"):
                position.teams[side].turn = self._single(words, "turn")
        if self._has("score"):
            score = _SCORE.fullmatch(self._value("score"))
            if score is None:
                raise self.fail("score is home's touchdowns, a hyphen, away's: 1-0")
            for team, touchdowns in zip(position.teams, score.groups(), strict=True):
                team.score = int(touchdowns)
        if self._has("rerolls"):
            for side, words in self._by_side("rerolls"):
                self._rerolls(position.teams[side], list(words))
        if self._has("fame"):
            position.rules["fame_given"] = True
            for side, words in self._by_side("fame"):
                position.teams[side].fame = self._single(words, "fame")
        if self._has("ask"):
            for side, words in self._by_side("ask"):
                if words != ["successes"]:
                    raise self.fail("ask names a side and the word successes: home successes")
                position.teams[side].ask_successes = True
        if self._has("card_pauses"):
            position.rules["card_pauses"] = self._one_of("card_pauses", ("on", "off")) == "on"
        if self._has("hurt"):
            hurt = self._value("hurt").split()
            if not set(hurt) <= set(SIDES):
                raise self.fail(f"hurt names sides, {' '.join(SIDES)}, not {' '.join(hurt)!r}")
            position.hurt = tuple(SIDES[word] for word in hurt)
        if self._has("cards"):
            if position.dungeon is not None:
                self._value("cards")
                raise self.fail("no special play card comes along into a dungeon")
            self._said(lambda: header_cards.deal(position, self._by_side("cards")))
        for number, value in self.staff:
            self.number = number
            for side, words in self._split(value):
                self._hire(position, position.teams[side], words)

    def _rerolls(self, team: Team, words: list[str]) -> None:
        if "leader" in words:
            words.remove("leader")
            team.leader = True
        match words:
            case [left]:
                team.rerolls = team.rerolls_full = self._count(left, "rerolls")
            case [left, "of", full]:
                team.rerolls, team.rerolls_full = self._count(left, "rerolls"), self._count(full, "of")
            case _:
                raise self.fail("re-rolls are: home 1 of 3 leader away 1")

    def _hire(self, position: Position, team: Team, words: list[str]) -> None:
        if not words or len(words) % 2:
            raise self.fail("staff is a side, then kinds with their number: home coaches 1 apothecary 1")
        for kind, number in zip(words[::2], words[1::2], strict=True):
            count = self._count(number, kind)
            if kind == "wizard" and count and position.dungeon is not None:
                raise self.fail("no wizard comes along into a dungeon")
            if kind in STAFF:
                setattr(team, kind, bool(count) if kind == "unheard" else count)
            else:
                raise self.fail(f"unknown staff {kind}; known are {' '.join(STAFF)}")

    def _stand(self, position: Position) -> None:
        for number, player in self.players:
            self.number = number
            position.add(player)
            if player.sq == OFF:
                continue
            if position.active == -1:
                raise self.fail("a match from its very beginning (no active:) has nobody on the pitch: use reserves")
            if player.sq not in position.field.exists:
                raise self.fail(f"{player.id} stands off the pitch: {square_name(player.sq)} is no square of it")
            other = position.board[player.sq]
            if other is not None:
                raise self.fail(f"{player.id} stands on the square of {other.id}")
            position.put(player, player.sq)
            if position.dungeon is not None:
                position.dungeon.rests(player.id, player.sq)
        order = sorted(position.players.values(), key=lambda player: (player.side, player.number))
        position.players = {player.id: player for player in order}

    def _ball(self, position: Position) -> None:
        if not self._has("ball"):
            return
        where = self._value("ball")
        if position.active == -1:
            raise self.fail("a match from its very beginning (no active:) has no ball on the pitch")
        if position.dungeon is not None:
            position.dungeon.found = True
        holder = position.players.get(where)
        sq = parse_square(where)
        if holder is not None:
            if not holder.standing:
                raise self.fail(f"{where} cannot hold the ball: he does not stand on the pitch")
            position.carrier = holder
        elif sq is not None and sq in position.field.exists:
            other = position.board[sq]
            if other is not None and other.standing and not other.lost_zone:
                raise self.fail(f"the ball lies where {other.id} stands; ball: {other.id} gives it to him")
            if position.dungeon is not None and position.dungeon.number_on(sq):
                raise self.fail("a ball never lies on a teleporter")
            position.ball = sq
        else:
            raise self.fail(f"ball: {where!r} is neither a square of the pitch nor a player of this match")

    def _said(self, read: Callable[[], None]) -> None:
        """Let a part of the header be read elsewhere; what it refuses is told with the line."""
        try:
            read()
        except ValueError as error:
            raise self.fail(str(error)) from None

    # -- values -------------------------------------------------------------------------------------------------

    def _one_of(self, key: str, known: tuple[str, ...]) -> str:
        if (value := self._value(key)) not in known:
            raise self.fail(f"{key} is one of {' '.join(known)}, not {value!r}")
        return value

    def _count(self, text: str, what: str, digits: int = 3) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= digits):
            raise self.fail(f"{what}: {text!r} is no number")
        return int(text)

    def _single(self, words: list[str], key: str) -> int:
        if len(words) != 1:
            raise self.fail(f"{key}: give a number for each side: home 1 away 0")
        return self._count(words[0], key)

    def _by_side(self, key: str) -> Iterator[tuple[int, list[str]]]:
        return self._split(self._value(key))

    def _split(self, value: str) -> Iterator[tuple[int, list[str]]]:
        """The words after each side's name."""
        words = value.split()
        if not words or words[0] not in SIDES:
            raise self.fail("a side comes first: home or away")
        starts = [i for i, word in enumerate(words) if word in SIDES]
        for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
            yield SIDES[words[start]], words[start + 1 : end]
