"""How matches, teams and people are called in what commands answer."""

from __future__ import annotations

from typing import Any

from services.hiring import sheet_of
from services.language import Texts
from services.session import Match


def user_mention(user_id: int) -> str:
    """A person as Discord shows him."""
    return f"<@{user_id}>"


def team_name(team: Any) -> str | None:
    """The name of a team as a match's row holds it, None while none is chosen."""
    return None if team is None else sheet_of(team).name


def match_name(match: Match, texts: Texts) -> str:
    """A match by its teams, or by its number while they are not chosen."""
    home, away = team_name(match.home_team), team_name(match.away_team)
    if home is None or away is None:
        return texts.say("match-unnamed", number=str(match.id))
    return texts.say("match-named", number=str(match.id), home=home, away=away)


def message_link(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """A link to a message, or to its channel where there is none."""
    address = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return address if message_id is None else f"{address}/{message_id}"
