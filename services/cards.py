"""Special play cards around a match: which decks were bought, how hands are drawn and checked, and how long a pause is.

What was bought is public, and so is how many cards a side still holds; which they are nobody but their holder is told
before they are played. Seed 003, *Cartas de Jugadas Especiales*.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from datetime import timedelta

from db.matches import Match
from engine import cards_draw, inducements
from engine.match.card import PRE_MATCH, START_OF_OWN_TURN
from engine.match.dice import VerifiableDice
from engine.match.game import Game
from engine.match.position import Position
from engine.match.prompts import Prompt
from services.clock import DEFAULT_PRESET, PRESETS
from services.errors import Refused

#: Lengths of the pause in which a coach who holds cards may play one; ``auto`` is that of the match's clock.
PAUSES: dict[str, timedelta | None] = {
    "auto": None,
    "20s": timedelta(seconds=20),
    "1m": timedelta(minutes=1),
    "5m": timedelta(minutes=5),
    "1h": timedelta(hours=1),
    "8h": timedelta(hours=8),
}
AUTO = "auto"
#: The question that a pause asks.
PAUSE = "card"
#: What the dice of the draw are derived with, so that none of the match's own dice is used up or told by them.
_DRAW = b"special play cards"

Decks = tuple[tuple[str, ...], tuple[str, ...]]


def checked_pause(pause: str) -> str:
    """The pause, if a match may have it.

    Raises:
        Refused: ``unknown_pause``.
    """
    if pause not in PAUSES:
        raise Refused("unknown_pause", given=pause, known=", ".join(PAUSES))
    return pause


def pause_length(match: Match) -> timedelta:
    """How long a pause of a match is."""
    chosen = PAUSES.get(str(match.options.get("card_pause", AUTO)))
    return chosen or PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET]).card_pause


def pause_of(match: Match, prompt: Prompt | None) -> timedelta | None:
    """How long the pause is that a question opens, None for every other question, which has the coach's own time.

    Before the match a coach sees his hand for the first time, so there he has a whole turn's time unless the match says
    how long its pauses are.
    """
    if prompt is None or prompt.kind != PAUSE:
        return None
    if prompt.about["moment"] == PRE_MATCH and match.options.get("card_pause", AUTO) == AUTO:
        return PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET]).turn
    return pause_length(match)


def decks_bought(match: Match) -> Decks:
    """The decks that both sides bought of, one for each card, home first."""
    home, away = (
        inducements.decks_of(tuple(team.get("basket", ()))) if team is not None else ()
        for team in (match.home_team, match.away_team)
    )
    return home, away


def has_cards(match: Match) -> bool:
    """Whether a match is one with cards: anybody may know it."""
    return any(decks_bought(match))


def counted(decks: tuple[str, ...]) -> list[tuple[str, int]]:
    """Each deck a side bought of, and how many cards."""
    return list(Counter(decks).items())


def draw_dice(match: Match) -> VerifiableDice:
    """The dice of the draw: as a match's, with a key of their own made from its secret (docs/dice.md)."""
    key = hmac.new(match.dice_secret, _DRAW, hashlib.sha256).digest()
    return VerifiableDice(key, match.home_word, match.away_word)


def drawn(match: Match) -> Decks:
    """The hands that secret and words give both sides, home first."""
    return cards_draw.draw(*decks_bought(match), draw_dice(match))


class _Noting:
    """Dice that remember what they showed."""

    def __init__(self, dice: VerifiableDice) -> None:
        self._dice = dice
        self.shown: list[tuple[int, int]] = []

    def roll(self, faces: int, what: str) -> int:
        self.shown.append((faces, self._dice.roll(faces, what)))
        return self.shown[-1][1]


def draw_shown(match: Match) -> tuple[tuple[int, int], ...]:
    """Faces and results of all dice of the draw, those rolled again included; only for a match that is over."""
    dice = _Noting(draw_dice(match))
    cards_draw.draw(*decks_bought(match), dice)
    return tuple(dice.shown)


def deal(match: Match, position: Position) -> None:
    """Give both sides their cards as the match begins; from then on every holder is asked at every moment for cards."""
    if position.dungeon is not None or not has_cards(match):
        return
    for team, hand in zip(position.teams, drawn(match), strict=True):
        team.hand = hand
    position.rules["card_pauses"] = True


def moment_of(game: Game) -> str:
    """The moment at which the side that is asked may play cards now; empty where it may not."""
    prompt = game.prompt
    if prompt is None:
        return ""
    if prompt.kind == PAUSE:
        return str(prompt.about["moment"])
    return START_OF_OWN_TURN if prompt.kind == "turn" else ""


def held(position: Position) -> tuple[int, int]:
    """How many cards each side still holds, home first: everybody may know it."""
    return len(position.teams[0].hand), len(position.teams[1].hand)
