"""A turn, a half and a match in a few lines, the score line, and the board in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.match import events as ev
from engine.match.field import OFF, Square, square_name
from engine.match.game import Game
from engine.match.position import CASUALTY, KNOCKED_OUT, LOST, PRONE, RESERVES, SENT_OFF, STANDING, Player, Position
from services.language import Texts
from services.narration.in_force import in_force_lines
from services.narration.names import Names, key
from services.narration.questions import question
from services.narration.telling import sentences
from services.outcome import Played
from services.statistics import Statistics, count

#: Events that a turn's summary tells first, the weightiest first.
_WEIGHTY = (
    ev.Touchdown,
    ev.CasualtySettled,
    ev.Conceded,
    ev.ChestsOpened,
    ev.TeleportersRemoved,
    ev.ChestOpened,
    ev.FellIn,
    ev.Intercepted,
    ev.SentOff,
    ev.TurnOver,
    ev.Completed,
    ev.BallPickedUp,
    ev.TouchbackGiven,
    ev.KickoffResult,
)
#: What is told where nobody has acted yet: how the match or the drive began.
_BEGINNING = (
    ev.CoinTossed,
    ev.SidesChosen,
    ev.NobodyToField,
    ev.KickedOff,
    ev.KickoffResult,
    ev.BallCaught,
    ev.BallLanded,
    ev.TouchbackGiven,
)


def headline(game: Game, texts: Texts) -> str:
    """Score, half, turns, re-rolls and weather in one line."""
    return f"{score_line(game, texts)} · {state_line(game, texts)}"


def score_line(game: Game, texts: Texts) -> str:
    """Both teams and the score."""
    home, away = game.position.teams
    names = Names(game.position, texts)
    scores = {"home_score": str(home.score), "away_score": str(away.score)}
    return texts.say("score-line", home=names.team(0), away=names.team(1), **scores)


def state_line(game: Game, texts: Texts) -> str:
    """Half, turns, re-rolls and weather."""
    pos = game.position
    home, away = pos.teams
    values = {
        "home_turn": str(home.turn),
        "away_turn": str(away.turn),
        "home_rerolls": str(home.rerolls + home.leader),
        "away_rerolls": str(away.rerolls + away.leader),
    }
    if pos.dungeon is not None:
        return texts.say("state-line-dungeon", **values)
    weather = texts.say(f"weather-{key(pos.weather)}")
    return texts.say("state-line", half=texts.say(f"half-{pos.half}"), weather=weather, **values)


def turn_summary(story: Sequence[Played], position: Position, texts: Texts) -> list[str]:
    """Three lines: who did what, what came of it, and where the ball is; before the first action, how play began."""
    events = [event for played in story for event in played.events]
    names = Names(position, texts, whose=True)
    if not any(isinstance(event, ev.Declared) for event in events):
        began = sentences([event for event in events if isinstance(event, _BEGINNING)], position, texts)
        if began:
            return began[-3:]
    stats = count(events, position)
    counts = texts.say(
        "summary-actions",
        moves=len({event.player for event in events if isinstance(event, ev.Moved)}),
        blocks=sum(side.blocks for side in stats.sides),
        down=sum(side.knocked_down for side in stats.sides),
        rerolls=sum(side.rerolls for side in stats.sides),
    )
    weighty = sorted((e for e in events if isinstance(e, _WEIGHTY)), key=lambda e: _WEIGHTY.index(type(e)))[:2]
    result = " ".join(sentences(weighty, position, texts)) or texts.say("summary-quiet")
    return [counts, result, _ball(position, names)]


def _ball(position: Position, names: Names) -> str:
    told = _one_ball(position.carrier, position.ball, names)
    if position.second is None:
        return told
    return f"{told} {_one_ball(position.second.carrier, position.second.sq, names)}"


def _one_ball(carrier: Player | None, sq: Square, names: Names) -> str:
    if carrier is not None:
        return names.texts.say("summary-ball-held", player=names.of(carrier), square=square_name(carrier.sq))
    if sq != OFF:
        return names.texts.say("summary-ball-lies", square=square_name(sq))
    dungeon = names.position.dungeon
    if dungeon is not None and not dungeon.found:
        return names.texts.say("summary-ball-hidden", count=len(dungeon.chests))
    return names.texts.say("summary-ball-off")


def report(statistics: Statistics, position: Position, texts: Texts) -> list[str]:
    """Half-time or full time: the score and, for each side, blocks, luck and casualties."""
    names = Names(position, texts, whose=True)
    home, away = position.teams
    lines = [
        texts.say(
            "report-score",
            home=names.team(0),
            away=names.team(1),
            home_score=str(home.score),
            away_score=str(away.score),
        )
    ]
    for side, counted in enumerate(statistics.sides):
        lines.append(
            texts.say(
                "report-side",
                team=names.team(side),
                blocks=counted.blocks,
                down=counted.knocked_down,
                casualties=counted.casualties,
                passes=counted.completions,
                rerolls=counted.rerolls,
                turnovers=counted.turnovers,
            )
        )
        lines.append(
            texts.say(
                "report-luck",
                rolls=counted.rolls,
                made=counted.successes,
                expected=f"{counted.expected:.1f}",
                skulls=counted.faces["skull"],
                pows=counted.faces["pow"],
                dice=sum(counted.faces.values()),
            )
        )
    scorers = [player for player in position.players.values() if player.td]
    if scorers:
        told = [texts.say("report-scorer", player=names.of(player), count=player.td) for player in scorers]
        lines.append(texts.say("report-scorers", scorers=texts.join(told)))
    return lines


def alt_text(game: Game, texts: Texts) -> str:
    """What the board's picture shows, in words: score, who is asked, the ball, and who stands where."""
    pos = game.position
    names = Names(pos, texts)
    parts = [f"{headline(game, texts)}.", question(game, texts), _ball(pos, names), *_ground(pos, texts)]
    parts += in_force_lines(pos, texts)
    for side in (0, 1):
        squad = pos.squads[side]
        on = [_where(player, names) for player in squad if player.sq != OFF]
        if on:
            parts.append(texts.say("alt-pitch", team=names.team(side), players=", ".join(on)))
        parts += [
            texts.say("alt-off", team=names.team(side), place=texts.say(f"place-{key(place)}"), players=gone)
            for place in (RESERVES, KNOCKED_OUT, CASUALTY, SENT_OFF, LOST)
            if (gone := _numbers(player for player in squad if player.place == place and player.sq == OFF))
        ]
    return " ".join(parts)


def _ground(pos: Position, texts: Texts) -> list[str]:
    """A dungeon's closed chests and teleporters."""
    dungeon = pos.dungeon
    if dungeon is None:
        return []
    teleporters = [f"{number} {square_name(dungeon.teleporters[number - 1])}" for number in dungeon.working]
    chests = [square_name(sq) for sq in dungeon.chests]
    found = [texts.say("alt-chests", squares=", ".join(chests))] if chests else []
    return [*found, texts.say("alt-teleporters", squares=", ".join(teleporters))]


def _where(player: Player, names: Names) -> str:
    lies = player.posture != STANDING
    marks = [
        ("posture-prone", player.posture == PRONE),
        ("posture-stunned", lies and player.posture != PRONE),
        ("state-star", player.position.startswith("star:")),
        ("state-gazed", not lies and player.lost_zone == "gaze"),
        ("state-no-zone", not lies and player.lost_zone not in ("", "gaze")),
        ("state-rooted", player.rooted),
        ("state-chained", bool(player.on.swings)),
        ("state-used", player.used),
    ]
    told = " + ".join(names.texts.say(mark) for mark, holds in marks if holds)
    where = f"#{player.number} {square_name(player.sq)}"
    return f"{where} ({told})" if told else where


def _numbers(players: Iterable[Player]) -> str:
    return ", ".join(f"#{player.number}" for player in players)
