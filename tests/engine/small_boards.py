"""Small boards for tests of chances, and their value by trying every die and every answer in the engine itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.field import HOME, Field, Square, square
from engine.match.game import Game
from engine.match.position import PRONE, STANDING, STUNNED, Player, Position, Team

WIDTH, HEIGHT = 5, 4


def _columns(*columns: int) -> frozenset[Square]:
    return frozenset(square(x, y) for x in columns for y in range(HEIGHT))


FIELD = Field(
    "small",
    WIDTH,
    HEIGHT,
    end_zone=(_columns(0), _columns(4)),
    half=(_columns(0, 1), _columns(3, 4)),
    line=(_columns(1), _columns(3)),
    wide_zones=((), ()),
)
#: Skills of the mover by how many of four boards have them, and those of his opponents.
OWN_SKILLS = {
    "dodge": 2, "sure_hands": 1, "pro": 2, "loner": 1, "leader": 1, "stunty": 1, "sure_feet": 1, "sprint": 1,
    "jump_up": 1, "two_heads": 1, "no_hands": 0.5, "big_hand": 1, "extra_arms": 1, "break_tackle": 1,
}  # fmt: skip
FOE_SKILLS = {"tackle": 1, "diving_tackle": 1, "prehensile_tail": 0.5, "titchy": 0.5, "disturbing_presence": 0.5}
ONCE_A_TURN = ("dodge", "pro", "sure_feet", "break_tackle")
MOVER = "h1"


@st.composite
def boards(draw: st.DrawFn, most_movement: int = 4, many_rerolls: bool = True) -> Position:
    """A position in the home side's turn; ``h1`` may act, marked or not, with or without re-rolls.

    Without ``many_rerolls`` who has Break Tackle has at most Dodge and the team re-roll beside it.
    """
    pos = Position(Team("human"), Team("orc"), FIELD)
    squares = draw(st.permutations(FIELD.squares))
    random = draw(st.randoms(use_true_random=False))

    def some(skills: dict[str, float]) -> tuple[str, ...]:
        return tuple(skill for skill, quarters in skills.items() if random.random() < quarters / 4)

    foes, mates = random.randint(0, 5), random.randint(0, 2)
    own = some(OWN_SKILLS)
    if "break_tackle" in own and not many_rerolls:
        own = tuple(skill for skill in own if skill not in ("pro", "sure_feet"))
    me = Player(
        HOME, 1, "human.lineman", (random.randint(1, most_movement), random.randint(3, 5), random.randint(1, 5), 8), own
    )
    me.posture = random.choice((STANDING, STANDING, STANDING, PRONE))
    me.spent = tuple(skill for skill in own if skill in ONCE_A_TURN and random.random() < 0.25)
    players = [me]
    for number in range(mates):
        leads = ("leader",) if random.random() < 0.25 else ()
        players.append(Player(HOME, 2 + number, "human.lineman", (6, 3, 3, 8), leads))
    for number in range(foes):
        skills = some(FOE_SKILLS)
        foe = Player(1, 1 + number, "orc.lineman", (5, 3, 3, 9), skills)
        foe.posture = random.choice((STANDING, STANDING, STANDING, PRONE, STUNNED))
        players.append(foe)
    for player, sq in zip(players, squares, strict=False):
        pos.add(player)
        pos.put(player, sq)
    assume(me.posture == PRONE or any(pos.board[sq] is None for sq in FIELD.neighbours[me.sq]))
    ball = random.choice(("off", "loose", "loose", "held"))
    if ball == "held" and me.posture == STANDING:
        pos.carrier = me
        if me.sq in FIELD.end_zone[1]:
            pos.carrier = None
    elif ball == "loose":
        pos.ball = random.choice(squares[len(players) :])
    team = pos.teams[HOME]
    team.rerolls = random.randint(0, 1)
    team.leader = random.random() < 0.3
    team.reroll_used = random.random() < 0.2
    for each in pos.teams:
        each.turn = 3
    pos.weather = random.choice(("nice", "nice", "rain", "blizzard"))
    pos.weather_changed()
    pos.phase, pos.active, pos.kicking, pos.receiving = "turn", HOME, HOME, 1
    return pos


def started(pos: Position, dice: Any = None) -> Game:
    """A match at the action prompt of the mover, on a copy of the position."""
    game = Game(Position.from_data(pos.to_data(), FIELD), dice or _Script(()), keep_rest_points=False)
    game.play(("declare", MOVER, "move"))
    return game


class _NextDie(BaseException):
    """The script has no more dice; no ``Exception``, so the match does not try to mend itself."""


class _Lost(BaseException):
    """A die that is only rolled when the path has failed."""


class _Script:
    def __init__(self, dice: tuple[int, ...]) -> None:
        self._dice = iter(dice)

    def roll(self, faces: int, what: str) -> int:
        if what.startswith(("armour", "bounce")):
            raise _Lost
        die = next(self._dice, 0)
        if not die:
            raise _NextDie
        return die


def by_trying_everything(pos: Position, path: Sequence[Square]) -> float:
    """The best chance to complete a path: the mean over every die, the best over every answer to a re-roll."""
    return _tried(pos, tuple(path), (), (), {})


def _tried(
    pos: Position,
    path: tuple[Square, ...],
    dice: tuple[int, ...],
    answers: tuple[Decision, ...],
    known: dict[Any, float],
) -> float:
    game = started(pos, _Script(dice))
    prone = game.position.players[MOVER].posture == PRONE
    steps: list[Decision] = [("stand",), ("move", *path)] if prone else [("move", *path)]
    given = iter(answers)
    told: list[Any] = []
    try:
        while (prompt := game.prompt) is not None:
            if prompt.kind == "use" and prompt.side != HOME:
                decision = prompt.default
            elif prompt.kind in ("reroll", "use"):
                answer = next(given, None)
                if answer is None:
                    return max(_tried(pos, path, dice, (*answers, choice), known) for choice in prompt.legal)
                decision = answer
            elif prompt.kind == "action" and steps:
                decision = steps.pop(0)
            else:
                break
            told += game.play(decision)
    except _Lost:
        return 0.0
    except _NextDie:
        told += game._m.events
        here = (_history(told), answers)
        if here not in known:
            known[here] = sum(_tried(pos, path, (*dice, face), answers, known) for face in range(1, 7)) / 6
        return known[here]
    me = game.position.players[MOVER]
    if any(isinstance(event, ev.Touchdown) for event in told):
        return 1.0
    return float(me.posture == STANDING and me.sq == path[-1])


def _history(told: list[Any]) -> tuple[Any, ...]:
    """What has happened but for the faces of dice, which do not matter beside whether they succeeded."""
    return tuple(event._replace(die=0) if isinstance(event, ev.Rolled) else event for event in told)


def squares_around(game: Game, at: Square) -> list[Square]:
    """Squares next to ``at`` that the mover could enter."""
    pos = game.position
    return [sq for sq in FIELD.neighbours[at] if pos.board[sq] is None or pos.board[sq] is pos.players[MOVER]]


def all_paths(game: Game, left: int) -> list[tuple[Square, ...]]:
    """Every path of the mover of at most ``left`` squares."""
    found: list[tuple[Square, ...]] = []
    growing: list[tuple[Square, ...]] = [()]
    start = game.position.players[MOVER].sq
    for _ in range(left):
        growing = [(*path, sq) for path in growing for sq in squares_around(game, path[-1] if path else start)]
        found += growing
    return found
