"""What a position knows of cards in force: whom they change, and which of the match hooks they override."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from engine.match.card import Card, Force, Profile, card_of
from engine.match.effects import slots_for

if TYPE_CHECKING:
    from engine.match.position import Player, Position
    from engine.match.second_ball import SecondBall


class CardsInForce:
    """The part of a position that keeps its players as skills, weather and cards make them."""

    in_force: list[Force]
    players: dict[str, Player]
    ball: int
    carrier: Player | None
    second: SecondBall | None
    rules: dict[str, Any]
    squads: tuple[list[Player], list[Player]]
    weather: str

    def weather_changed(self) -> None:
        """Rebuild what acts for every player after an effect that covers all of them came or went."""
        for player in self.players.values():
            self.refresh(player)

    def refresh(self, player: Player) -> None:
        """Rebuild what acts for a player: his skills, the weather, and the cards in force."""
        if not self.in_force and not player.own:
            player.on = slots_for(player.skills, self.weather, self.rules["set"])
            return
        own = player.own or (player.ma, player.st, player.ag, player.av, tuple(player.skills))
        ma, st, ag, av, skills = own
        profile = Profile(ma, st, ag, av, tuple(skills))
        pos = cast("Position", self)
        for force in sorted(self.in_force, key=lambda one: card_of(one.card).comes_last):
            card_of(force.card).alters(pos, force, player, profile)
        now = (profile.ma, profile.st, profile.ag, profile.av, tuple(profile.skills))
        player.ma, player.st, player.ag, player.av, player.skills = now
        player.own = () if now == own else own
        player.on = slots_for(player.skills, self.weather, self.rules["set"], tuple(profile.effects))

    def put_in_force(self, force: Force) -> None:
        """A card comes into force."""
        self.in_force.append(force)
        self.weather_changed()

    def out_of_force(self, force: Force) -> None:
        """A card is no longer in force."""
        self.in_force.remove(force)
        self.weather_changed()

    def hooks(self, name: str) -> list[tuple[Card, Force]]:
        """The cards in force that override a match hook."""
        if not self.in_force:
            return []
        base = getattr(Card, name)
        found = [(card_of(force.card), force) for force in self.in_force]
        return [(one, force) for one, force in found if getattr(type(one), name) is not base]

    def in_force_of(self, card: str, player: Player) -> list[Force]:
        """The forces of a card that cover a player."""
        one = card_of(card)
        pos = cast("Position", self)
        return [force for force in self.in_force if force.card == card and one.covers(pos, force, player)]

    def holds_ball(self, player: Player) -> bool:
        """Whether a player holds the ball, or the second one."""
        return self.carrier is player or (self.second is not None and self.second.carrier is player)

    def change_side(self, player: Player) -> None:
        """Let a player play for the other side, or for his own again."""
        self.squads[player.side].remove(player)
        player.side = 1 - player.side
        player.turned = not player.turned
        squad = self.squads[player.side]
        squad.append(player)
        squad.sort(key=attrgetter("number", "id"))
