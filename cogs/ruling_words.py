"""A commissioner's rulings in words."""

from __future__ import annotations

from typing import Any

import discord

from cogs.naming import user_mention
from services import narration
from services.commissioner import Ruling
from services.language import Texts
from services.narration.corrections import verdict
from services.session import MatchSession


def ruling_text(ruling: Ruling, session: MatchSession, texts: Texts) -> str:
    """A ruling as a sentence."""
    names = narration.Names(session.game.position, texts)
    details: dict[str, Any] = dict(ruling.details)
    values: dict[str, Any] = {"who": user_mention(ruling.user_id), "reason": _because(details.get("reason"), texts)}
    if "side" in details:
        values["team"] = names.team(int(details["side"]))
    for name in ("old", "new"):
        if name in details:
            values[name] = user_mention(int(details[name]))
    for name in ("minutes", "turns"):
        if name in details:
            values[name] = int(details[name])
    if "score" in details:
        home, away = (str(one) for one in details["score"])
        winner = (str(details["winner"]),) if details["winner"] is not None else ()
        values["verdict"] = verdict(("adjudicate", home, away, *winner), names)
    return texts.say(f"ruling-{ruling.action.replace('_', '-')}", **values)


def _because(reason: object, texts: Texts) -> str:
    if not reason:
        return ""
    return f" {texts.say('ruling-because', reason=discord.utils.escape_markdown(str(reason))).strip()}"


def ruling_lines(rulings: list[Ruling], session: MatchSession, texts: Texts) -> list[str]:
    """The rulings of a match for its log; none where there were none."""
    lines = [
        texts.say(
            "ruling-log-line", at=f"{one.at:%Y-%m-%d %H:%M} UTC", text=ruling_text(one, session, texts).lstrip("⚖️ ")
        )
        for one in rulings
    ]
    return [texts.say("ruling-log-title"), *lines] if lines else []
