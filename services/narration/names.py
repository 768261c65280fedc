"""Names in sentences: players, teams, squares, dice."""

from __future__ import annotations

from collections.abc import Iterable

from engine.match.field import OFF, Square, square_name
from engine.match.position import Player, Position
from services.language import Texts

#: Where a direction of the D8 points, by its number; index 0 is none.
ARROWS = ("", "↖", "↑", "↗", "←", "→", "↙", "↓", "↘")
#: The same as emoji, all of one width, which a pad of buttons needs; Discord would make emoji of half of the above.
SIGNS = ("", "↖️", "⬆️", "↗️", "⬅️", "➡️", "↙️", "⬇️", "↘️")


def key(ident: str) -> str:
    """An id of the engine as part of a message id: ``going_for_it`` is ``going-for-it``, ``-ma`` is ``minus-ma``."""
    return ident.replace("_", "-") if ident[:1] != "-" else f"minus{ident}"


class Names:
    """What things of one match are called in one language.

    ``whose`` names the team of a player who cannot be told from one of the other side by number and position.
    """

    def __init__(self, position: Position, texts: Texts, *, whose: bool = False) -> None:
        self.position = position
        self.texts = texts
        self._whose = whose
        self._acting = ""
        self._told = False

    def acts(self, player: str) -> None:
        """A player acts from now on: once named in full, he is called by his number."""
        self._acting, self._told = player, False

    def of(self, player: Player | str) -> str:
        """A player with his shirt number and position, ``#7 Catcher``; by number alone once he has been named."""
        found = self.position.players[player] if isinstance(player, str) else player
        if found.id == self._acting:
            if self._told:
                return self.texts.say("player-short", number=str(found.number))
            self._told = True
        position = self.texts.position(found.position)
        named = self.texts.say("player", number=str(found.number), position=position)
        if self._whose and self._has_double(found, position):
            return self.texts.say("player-of-team", player=named, team=self.team(found.side))
        return named

    def _has_double(self, player: Player, position: str) -> bool:
        """Whether the other side has a player of the same number and position."""
        return any(
            other.number == player.number and self.texts.position(other.position) == position
            for other in self.position.squads[1 - player.side]
        )

    def short(self, player: str, beside: str = "") -> str:
        """``#7``, or the full name where the player ``beside`` him in the sentence wears the same number."""
        found = self.position.players[player]
        if beside and self.position.players[beside].number == found.number:
            return self.of(player)
        return self.texts.say("player-short", number=str(found.number))

    def all(self, players: Iterable[str]) -> str:
        """Several players."""
        return self.texts.join([self.of(player) for player in players])

    def team(self, side: int) -> str:
        """A side's team name, or its roster's where it has none."""
        team = self.position.teams[side]
        return team.name or self.texts.roster(team.roster)

    def teams(self, sides: Iterable[int]) -> str:
        """Several sides."""
        return self.texts.join([self.team(side) for side in sides])

    def source(self, source: str) -> str:
        """What gave or repeated something: a re-roll, a kick-off result, a skill."""
        message = f"source-{key(source)}"
        if source.startswith("card:"):
            return self.texts.card(source.removeprefix("card:"))
        return self.texts.say(message) if self.texts.has(message) else self.texts.skill(source)

    def target(self, target: str | int) -> str:
        """What a card is aimed at or asks for: a player, a square or a word."""
        if isinstance(target, int):
            return square_name(target)
        if target in self.position.players:
            return self.of(target)
        for message in (f"card-word-{key(target)}", f"weather-{key(target)}"):
            if self.texts.has(message):
                return self.texts.say(message)
        return self.texts.skill(target)

    def roll(self, what: str) -> str:
        """A kind of roll."""
        message = f"roll-name-{key(what)}"
        return self.texts.say(message) if self.texts.has(message) else self.texts.skill(what)

    def why(self, reason: str) -> str:
        """The trait or effect that took a tackle zone."""
        if reason.startswith("card:"):
            return self.source(reason)
        message = f"why-{key(reason)}"
        return self.texts.say(message) if self.texts.has(message) else self.texts.skill(reason)

    def faces(self, faces: Iterable[str]) -> str:
        """Block dice."""
        return ", ".join(self.texts.say(f"face-{face}") for face in faces)

    def casualty(self, result: str) -> str:
        """A result of the casualty table."""
        return self.texts.say(f"casualty-{key(result)}")

    def chance(self, probability: float) -> str:
        """A probability in whole percents; 0 and 100 are kept for what is impossible and certain."""
        percent = round(probability * 100)
        if 0 < probability < 1:
            percent = min(99, max(1, percent))
        return self.texts.say("percent", value=str(percent))


def square(sq: Square) -> str:
    """A square's name, empty off the pitch."""
    return square_name(sq) if sq != OFF else ""


def dice(values: Iterable[int], modifier: int = 0) -> str:
    """Dice as a sum: ``5 + 2 + 1 = 8``."""
    values = list(values)
    parts = " + ".join(str(value) for value in values)
    if modifier:
        parts += f" {'+' if modifier > 0 else '−'} {abs(modifier)}"
    return f"{parts} = {sum(values) + modifier}"
