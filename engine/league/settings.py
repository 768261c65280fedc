"""What a league may set; the defaults are the rulebook's.

Supplement 11 names the optional rules; the amounts of those that the seeds leave without numbers are off by default.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.match.effects import DEFAULT_RULES

CREATION_BUDGET = 1_000_000

#: How the most valuable player is found (supplement 11).
MVP_MODES = ("random", "nominate", "choose")


@dataclass(frozen=True, slots=True)
class Expenses:
    """Spiralling expenses: from which team value, in bands how wide, and how much more with each band, in gold pieces.

    Seed 003, *Espiral de gastos*.
    """

    start: int = 1_750_000
    band: int = 150_000
    step: int = 10_000

    def of(self, value: int) -> int:
        """What a team of this value has to pay."""
        return 0 if value < self.start else self.step * (1 + (value - self.start) // self.band)


@dataclass(frozen=True, slots=True)
class ForfeitPolicy:
    """What a match that was never played brings; standings points belong to the points of the table.

    Attributes:
        winnings: gold pieces for the side that did not forfeit.
        mvps: how many most valuable players that side draws.
        winner_serves, loser_serves: whether a missed game counts as served for the players of that side.
        fine: gold pieces the forfeiting side pays, as far as its treasury reaches.
    """

    winnings: int = 0
    mvps: int = 0
    winner_serves: bool = True
    loser_serves: bool = False
    fine: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """The optional rules of a league (supplement 11).

    Attributes:
        budget: gold pieces to found a team with (seed 000, *Compra de jugadores*).
        free_fan_factor: points of fan factor a new team has without paying.
        mvp: one of :data:`MVP_MODES`.
        expenses: the spiralling expenses, or None where they are switched off.
        inducements: whether inducements and petty cash are used.
        extra_winnings: gold pieces added to the winnings of every match.
        forfeits: what a forfeited match brings.
        card_pause: how long a pause for special play cards is in its matches; the bot says which lengths there are.
        rules: the rule sets its matches are played by, joined with ``+``.
        dungeon: where they are played by the rules of dungeons; empty: in one of the engine's, by lot.
        dungeon_turns: turns of each side after which the chests open, teleporters vanish, the match is drawn; empty: as usual.
        dungeon_major: whether the major of that name is played in dungeons, whatever the rules of the league.
    """

    budget: int = CREATION_BUDGET
    free_fan_factor: int = 0
    mvp: str = "random"
    expenses: Expenses | None = Expenses()
    inducements: bool = True
    extra_winnings: int = 0
    forfeits: ForfeitPolicy = ForfeitPolicy()
    rules: str = DEFAULT_RULES
    dungeon: str = ""
    dungeon_turns: tuple[int, ...] = ()
    dungeon_major: bool = False
    card_pause: str = "auto"


STANDARD = Settings()
