"""From a match to a scene: reads the position, the pending prompt and the last events, changes nothing, and adds no words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.match.dungeons import DungeonMap
from engine.match.field import OFF, Field, square_name, xy
from engine.match.position import CASUALTY, KNOCKED_OUT, LOST, PRONE, RESERVES, SENT_OFF, STUNNED, Player, Position
from engine.match.prompts import Prompt
from render.last_events import arrows_of, dice_of
from render.scene import FieldShape, Mark, MarkKind, Path, PathStep, Posture, Scene, Square, TeamPanel, Token, View

_POSTURES = {PRONE: Posture.PRONE, STUNNED: Posture.STUNNED}
_WHOLE_FIELD = frozenset(
    (
        "toss",
        "receive",
        "setup",
        "kick",
        "high_kick",
        "quick_snap",
        "touchback",
        "place_chest",
        "place_teleporter",
        "place_player",
    )
)
_BOMBS = frozenset(("bomb", "bomb_throw"))
_TURNS_A_HALF = 8


@dataclass(frozen=True)
class Words:
    """The texts of a picture, already translated. ``names`` tells by player id what alt text calls him, ``in_force``
    the cards in force with the side that played each."""

    period: str = ""
    weather: str = ""
    caption: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    in_force: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Considered:
    """What a coach is looking at, computed elsewhere; squares are the engine's.

    ``reach`` and ``bands`` give the text on a square (``""`` for none), a band being ``quick short long bomb``. ``targets``
    give a text and block dice by player id: dice as in :class:`render.scene.Mark`. ``path`` lists squares with the roll each
    asks for.
    """

    selected: str = ""
    reach: Mapping[int, str] = field(default_factory=dict)
    bands: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    targets: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    path: Sequence[tuple[int, str]] = ()


def scene_of(
    position: Position,
    prompt: Prompt | None = None,
    *,
    words: Words | None = None,
    considered: Considered | None = None,
    events: Iterable[object] = (),
    view: View | None = None,
    colour_blind: bool = False,
) -> Scene:
    """The scene of a position as it is now.

    ``events`` are those since the picture before: their moves become arrows, their last rolls dice. Without a ``view`` the
    whole field is shown for set-up and kick-off, the play while something is decided or considered, and else what the
    camera finds best.
    """
    words = words or Words()
    considered = considered or Considered()
    happened = tuple(events)
    asked = _asked(position, prompt)
    able = _able(prompt)
    holds_bomb = str(prompt.about["player"]) if prompt is not None and prompt.kind in _BOMBS else ""
    marks = (*_considered_marks(position, considered), *_prompt_marks(position, prompt))
    panels = [_panel(position, side, prompt) for side in (0, 1)]
    return Scene(
        home=panels[0],
        away=panels[1],
        tokens=tuple(
            _token(p, position, considered.selected, words, able, holds_bomb)
            for p in position.players.values()
            if p.sq != OFF
        ),
        ball=xy(position.ball) if position.carrier is None and position.ball != OFF else None,
        second_ball=xy(position.second.sq) if position.second is not None and position.second.sq != OFF else None,
        field=ground_of(position),
        arrows=arrows_of(happened),
        marks=marks,
        path=_path(position, considered),
        dice=dice_of(happened),
        period=words.period,
        weather=position.weather if position.dungeon is None else "",
        weather_text=words.weather,
        caption=words.caption,
        in_force=words.in_force,
        focus=asked,
        view=view or _view(prompt, asked, considered),
        colour_blind=colour_blind,
    )


def shape_of(ground: Field) -> FieldShape:
    """The geometry of a field of the engine."""
    return _shape(ground)


def ground_of(position: Position) -> FieldShape:
    """The geometry of the field of a position, with what lies in a dungeon now."""
    if position.dungeon is None:
        return shape_of(position.field)
    return shape_of_dungeon(position.dungeon.map, position.dungeon.chests, position.dungeon.teleporters)


@lru_cache(maxsize=32)
def shape_of_dungeon(drawn: DungeonMap, chests: tuple[int, ...], teleporters: tuple[int, ...]) -> FieldShape:
    """The geometry of a dungeon with these chests closed; ``teleporters`` are squares by number."""
    width, height = drawn.size
    terrain = [*drawn.hazards, *drawn.obstacles, *((sq, "narrow") for sq in drawn.narrow)]
    open_squares = {xy(sq) for sq in (*drawn.floor, *(sq for sq, _ in terrain))}
    return FieldShape(
        width=width,
        height=height,
        home_end=frozenset(map(xy, drawn.end_zone[0])),
        away_end=frozenset(map(xy, drawn.end_zone[1])),
        walls=frozenset((x, y) for x in range(width) for y in range(height) if (x, y) not in open_squares),
        underground=True,
        terrain=tuple(sorted((xy(sq), kind) for sq, kind in terrain)),
        chests=frozenset(map(xy, chests)),
        teleporters=tuple((xy(sq), number) for number, sq in enumerate(teleporters, 1) if sq != OFF),
    )


@lru_cache(maxsize=32)
def _shape(ground: Field) -> FieldShape:
    wide = frozenset(xy(sq) for zones in ground.wide_zones for zone in zones for sq in zone)
    lines = {xy(sq)[0] + 1 for sq in ground.line[0]}
    everywhere = {(x, y) for x in range(ground.width) for y in range(ground.height)}
    return FieldShape(
        width=ground.width,
        height=ground.height,
        home_end=frozenset(map(xy, ground.end_zone[0])),
        away_end=frozenset(map(xy, ground.end_zone[1])),
        wide=wide,
        walls=frozenset(everywhere - set(map(xy, ground.squares))),
        scrimmage=tuple(sorted(lines)),
    )


def _token(
    player: Player, position: Position, selected: str, words: Words, able: frozenset[str] | None, holds_bomb: str
) -> Token:
    active = player.side == position.active
    return Token(
        side=player.side,
        number=player.number,
        square=xy(player.sq),
        role=player.position,
        name=words.names.get(player.id, player.name),
        posture=_POSTURES.get(player.posture, Posture.STANDING),
        has_ball=position.holds_ball(player),
        used=player.used and active,
        selected=player.id == selected,
        lost=bool(player.lost_zone),
        rooted=player.rooted,
        star=player.position.startswith("star:"),
        cannot_act=able is not None and active and not player.used and player.standing and player.id not in able,
        gazed=player.lost_zone == "gaze",
        chained=bool(player.on.swings),
        bomb=player.id == holds_bomb,
    )


def _able(prompt: Prompt | None) -> frozenset[str] | None:
    """Who may still be given an action; None while nobody is asked for one."""
    if prompt is None or prompt.kind != "turn":
        return None
    return frozenset(str(decision[1]) for decision in prompt.legal.of("declare"))


def _panel(position: Position, side: int, prompt: Prompt | None) -> TeamPanel:
    team = position.teams[side]
    turn_of = position.active if position.active >= 0 else prompt.side if prompt is not None else -1

    def at(place: str) -> tuple[int, ...]:
        return tuple(p.number for p in position.squads[side] if p.sq == OFF and p.place == place)

    return TeamPanel(
        name=team.name,
        score=team.score,
        turn=team.turn,
        turns=_TURNS_A_HALF if position.dungeon is None else 0,
        rerolls=team.rerolls + team.leader,
        apothecaries=team.apothecary,
        active=side == turn_of,
        reserves=at(RESERVES),
        knocked_out=at(KNOCKED_OUT),
        casualties=at(CASUALTY),
        sent_off=(*at(SENT_OFF), *at(LOST)),
    )


def _considered_marks(position: Position, considered: Considered) -> Iterable[Mark]:
    for sq, (band, text) in considered.bands.items():
        yield Mark(MarkKind(band), xy(sq), text)
    for sq, text in considered.reach.items():
        yield Mark(MarkKind.REACH, xy(sq), text)
    for player_id, (text, dice) in considered.targets.items():
        yield Mark(MarkKind.TARGET, xy(position.players[player_id].sq), text, dice)


def _prompt_marks(position: Position, prompt: Prompt | None) -> Iterable[Mark]:
    """Squares to push to, and players who may intercept or be given the ball, straight from the legal answers."""
    if prompt is None:
        return
    if prompt.kind == "push":
        for decision in prompt.legal.of("push"):
            if isinstance(decision[1], int):
                yield Mark(MarkKind.PUSH, xy(decision[1]), square_name(decision[1]))
    elif prompt.kind in ("intercept", "touchback"):
        for decision in prompt.legal.of(prompt.kind):
            player = position.players.get(str(decision[1]))
            if player is not None and player.sq != OFF:
                yield Mark(MarkKind.TARGET, xy(player.sq))


def _path(position: Position, considered: Considered) -> Path | None:
    if not considered.path or not considered.selected:
        return None
    steps = tuple(PathStep(xy(sq), need) for sq, need in considered.path)
    return Path(xy(position.players[considered.selected].sq), steps)


def _asked(position: Position, prompt: Prompt | None) -> tuple[Square, ...]:
    """Where the players stand whom the question is about."""
    if prompt is None:
        return ()
    concerned = (position.players.get(value) for value in prompt.about.values() if isinstance(value, str))
    return tuple(dict.fromkeys(xy(player.sq) for player in concerned if player is not None and player.sq != OFF))


def _view(prompt: Prompt | None, asked: tuple[Square, ...], considered: Considered) -> View:
    if prompt is not None and prompt.kind in _WHOLE_FIELD:
        return View.WHOLE
    return View.PLAY if asked or considered.selected else View.AUTO
