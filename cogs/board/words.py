"""The words around a board: what is asked of whom, the clock, what happened last."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from engine.match import events as ev
from engine.match.game import Game
from engine.match.position import Position
from services import narration
from services.language import Texts
from services.outcome import Played, TurnReport
from services.session import MatchSession

#: As much as leaves the picture in sight above the controls on a phone; the log tells everything.
LAST_EVENTS = 6
EVENTS_LENGTH = 330
REPORT_LENGTH = 1800
#: Cards in force that the words beside a picture name; the hand's window names all.
MOST_IN_FORCE = 6
#: What stands in a report of its own, however much else happened.
REMEMBERED = (ev.Touchdown, ev.CasualtySettled, ev.SentOff)
BEGINNINGS = (ev.Declared, ev.KickedOff, ev.TurnBegan)


def mention(user_id: int) -> str:
    """A user as Discord shows him by name; whether it also notifies him depends on the message's allowed mentions."""
    return f"<@{user_id}>"


def board_text(session: MatchSession, texts: Texts, sure: str = "") -> str:
    """What stands beside the picture: score, the last events, who is asked what, what waits for a second press, the clock."""
    game = session.game
    parts = [f"### {narration.score_line(game, texts)}", f"-# {narration.state_line(game, texts)}"]
    lines = narration.in_force_lines(game.position, texts)
    parts += [f"-# {line}" for line in lines[:MOST_IN_FORCE]]
    if len(lines) > MOST_IN_FORCE:
        parts.append(f"-# {texts.say('cards-more-in-force', count=len(lines) - MOST_IN_FORCE)}")
    told = last_events(session, texts)
    if told:
        parts.append("\n".join(told))
    parts.append(state_line(session, texts))
    if sure:
        parts.append(f"**{sure}**")
    clock = clock_line(session, texts)
    if clock:
        parts.append(f"-# {clock}")
    return "\n".join(parts)


def state_line(session: MatchSession, texts: Texts) -> str:
    """Who is asked what, or why nobody is."""
    asked = session.asked_user
    if asked is not None:
        coach = mention(asked)
        last = session.story.steps[-1].events if session.story.steps else ()
        return texts.say("board-asked", coach=coach, question=narration.question(session.game, texts, last))
    return texts.say(f"board-state-{session.match.state}")


def clock_line(session: MatchSession, texts: Texts) -> str:
    """Until when the coach who is asked has time; empty while no clock runs."""
    due = session.clock_view().due_at
    if due is None or session.asked_user is None:
        return ""
    return texts.say("board-clock", when=discord.utils.format_dt(due, "R"))


def last_events(session: MatchSession, texts: Texts) -> list[str]:
    """The last sentences of the running turn, oldest first."""
    return newest(session.story.steps, session.game.position, texts)


def latest(story: Sequence[Played]) -> list[ev.Event]:
    """What happened in the last action, or since the ball was kicked off or the turn began: for arrows and dice."""
    events = [event for played in story for event in played.events]
    begun = [index for index, event in enumerate(events) if isinstance(event, BEGINNINGS)]
    return events[begun[-1] :] if begun else events


def newest(story: Sequence[Played], position: Position, texts: Texts) -> list[str]:
    """The last sentences of a story, as many as fit beside a picture."""
    found: list[str] = []
    length = 0
    for sentence in reversed(narration.told(story, position, texts)):
        length += len(sentence) + 1
        if len(found) == LAST_EVENTS or (found and length > EVENTS_LENGTH):
            break
        found.append(sentence)
    return found[::-1]


def end_text(session: MatchSession, texts: Texts) -> str:
    """What stays on the board of a match that is over."""
    return f"### {narration.score_line(session.game, texts)}\n{state_line(session, texts)}"


def report_text(report: TurnReport, game: Game, texts: Texts) -> str:
    """What stays beside the picture of a turn that is over."""
    lines = narration.turn_summary(report.story, game.position, texts)
    said = " ".join(lines)
    for event in report.events:
        if isinstance(event, REMEMBERED):
            lines += [line for line in narration.sentences([event], game.position, texts) if line not in said]
    return "\n".join([f"### {report_title(report, game, texts)}", *lines])[:REPORT_LENGTH]


def report_title(report: TurnReport, game: Game, texts: Texts) -> str:
    """Whose turn is over; before the first turn of a drive the score."""
    began = next((event for event in report.events if isinstance(event, ev.TurnBegan)), None)
    if began is None:
        return narration.score_line(game, texts)
    team = game.position.teams[began.side]
    name = team.name or texts.roster(team.roster)
    return texts.say("board-turn-over" if began.turn else "board-turn-blitz", team=name, turn=began.turn)
