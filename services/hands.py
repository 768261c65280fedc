"""A coach's hand in words: what he holds, what each card does, when, and what of it he can play now.

Only for who holds it; how many cards each side holds, and what it has played, is for everybody.
"""

from __future__ import annotations

from engine.match.game import Game
from services.card_texts import card_lines, moments
from services.controls.hand import playable
from services.language import Texts
from services.narration.in_force import in_force_lines
from services.narration.names import Names

#: Longer than this a hand is told without what its cards do.
LENGTH = 3600
#: What an embed holds of it.
EMBED_LENGTH = 4000


def hand_lines(game: Game, side: int, texts: Texts) -> list[str]:
    """A side's hand for its coach."""
    position = game.position
    hand = position.teams[side].hand
    now = playable(game, side)
    lines: list[str] = []
    if not hand:
        lines.append(texts.say("cards-hand-empty"))
    whole = [line for card in hand for line in [*card_lines(card, texts), ""]]
    if sum(len(line) + 1 for line in whole) > LENGTH:
        whole = [texts.say("cards-hand-line", card=texts.card(card), moments=moments(card, texts)) for card in hand]
        whole += [texts.say("cards-hand-long"), ""]
    lines += whole
    if hand:
        names = texts.join([texts.card(card) for card in now])
        lines.append(texts.say("cards-now", cards=names) if now else texts.say("cards-not-now"))
    return [*lines, "", *public_lines(game, texts)]


def public_lines(game: Game, texts: Texts) -> list[str]:
    """What everybody may know: how many cards are held, what was played, what is in force."""
    names = Names(game.position, texts)
    lines: list[str] = []
    for side, team in enumerate(game.position.teams):
        if team.hand or team.played:
            played = texts.join([texts.card(card) for card in team.played]) or texts.say("cards-none")
            lines.append(texts.say("cards-count", team=names.team(side), count=len(team.hand), played=played))
    return [*lines, *in_force_lines(game.position, texts)]
