"""What waits for a second press, and why it is asked twice, in words."""

from __future__ import annotations

from cogs.board.look import Look
from cogs.board.rows import find
from cogs.views.risk import idle
from engine.match.decisions import END
from engine.match.game import Game
from services import narration
from services.controls import decode, panel
from services.language import Texts
from services.narration import Names


def sure_text(game: Game, texts: Texts, look: Look) -> str:
    """Who could still act where a turn is to end, else what is risked and its odds; empty while nothing waits."""
    if look.confirm is None:
        return ""
    decisions = decode(look.confirm)
    if END in decisions:
        names = Names(game.position, texts)
        waiting = idle(game)
        players = ", ".join(names.short(player) for player in waiting)
        return texts.say("board-sure-end", count=len(waiting), players=players)
    control = find(panel(game, texts, look.selected, look.mode), look.confirm)
    if control is None:
        return narration.label_all(decisions, game, texts)
    return f"{control.label} · {control.hint}" if control.hint else control.label
