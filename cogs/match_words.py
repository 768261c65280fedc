"""What `/match` answers in words: the clocks, what a check of the dice found, the whole log."""

from __future__ import annotations

import discord
from discord.utils import format_dt

from cogs.naming import user_mention
from engine.match.decisions import FACES
from services import narration, reading
from services.language import Texts
from services.session import MatchSession


def clock_lines(session: MatchSession, texts: Texts) -> list[str]:
    """The clocks of a match, in words."""
    view = session.clock_view()
    lines = [texts.say(f"choice-clock-{session.match.clock_preset}")]
    if view.paused:
        lines.append(texts.say("match-clock-paused"))
    elif view.side is not None and view.due_at is not None:
        coach = user_mention(session.match.coach(view.side))
        lines.append(texts.say("match-clock-runs", coach=coach, time=format_dt(view.due_at, "R")))
    for side in (0, 1):
        values = {
            "coach": user_mention(session.match.coach(side)),
            "turn": _length(view.turn_left[side].total_seconds()),
        }
        if view.bank_left[side]:
            lines.append(texts.say("match-clock-bank", bank=_length(view.bank_left[side].total_seconds()), **values))
        else:
            lines.append(texts.say("match-clock-left", **values))
    return lines


def _length(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


def verification_lines(checked: reading.Verification, texts: Texts) -> list[str]:
    """What a check of the dice found; while a match runs, the secret is kept."""
    shown = texts.say("match-verify-hash", hash=checked.hash)
    if checked.first_wrong is not None:
        return [texts.say("match-verify-wrong", number=checked.first_wrong), shown]
    if not checked.hands_fit:
        return [texts.say("match-verify-cards-wrong"), shown]
    if not checked.ok:
        return [texts.say("match-verify-other-secret"), shown]
    lines = [texts.say("match-verify-ok", count=checked.dice_checked), shown]
    if checked.secret is None:
        return [*lines, texts.say("match-verify-later")]
    home, away = (discord.utils.escape_markdown(word) for word in checked.words)
    return [
        *lines,
        texts.say("match-verify-secret", secret=checked.secret),
        texts.say("match-verify-words", home=home, away=away),
        *_drawn_lines(checked, texts),
    ]


def _drawn_lines(checked: reading.Verification, texts: Texts) -> list[str]:
    """Which special play cards both sides drew, home first; none where none were bought."""
    if not checked.hands:
        return []
    hands = (texts.join([texts.card(card) for card in hand]) or texts.say("cards-none") for hand in checked.hands)
    home, away = hands
    return [texts.say("match-verify-cards", home=home, away=away)]


def log_lines(entries: list[reading.LoggedEntry], session: MatchSession, texts: Texts) -> list[str]:
    """A match decision by decision: as the notation has it, with its dice, and what came of it in sentences."""
    names = narration.Names(session.game.position, texts)
    lines: list[str] = []
    for entry in entries:
        who = names.team(entry.side) if entry.side is not None else ""
        dice = " ".join(FACES[value] if faces == 0 else f"d{faces}:{value}" for faces, value in entry.dice)
        words = [f"{entry.number}.", f"{who}:" if who else "", entry.text, f"[{dice}]" if dice else ""]
        if entry.given_by in ("standing_order", "clock", "default", "commissioner"):
            words.append(texts.say(f"match-log-{entry.given_by.replace('_', '-')}"))
        if entry.struck:
            words.append(texts.say("match-log-struck"))
        lines.append(" ".join(word for word in words if word))
        lines += [f"    {sentence}" for sentence in narration.sentences(entry.events, session.game.position, texts)]
    return lines
