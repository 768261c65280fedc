"""Special play cards: what a card is, what it changes while it is in force, and the register of cards by id.

A card is an effect with a moment at which it may be played, targets, a procedure, and a duration after which it ends by
itself. While it is in force a :class:`Force` stands in the position; the card lends skills, characteristics and its own
moments to the players it covers, and its match hooks are called by the chapters. Seed 003, *Cartas de Jugadas
Especiales*.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from engine.match.card_targets import TARGETS
from engine.match.effects import MOMENTS, Effect, register_as

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

#: Moments at which cards may be played; those of the data, named once here, and two more: a turnover, and the end of the
#: match's last drive, which no knocked-out rolls follow.
PRE_MATCH = "pre_match"
BEFORE_KO_ROLLS = "before_ko_rolls"
AFTER_KO_ROLLS = "after_ko_rolls"
BEFORE_SETUP = "before_setup"
BEFORE_SCATTER = "after_setup_before_scatter"
AFTER_SCATTER = "after_scatter_before_kickoff_result"
AFTER_KICKOFF = "after_kickoff_before_turn"
BEFORE_TURN_MARKER = "before_turn_marker"
START_OF_OWN_TURN = "start_of_own_turn"
OWN_TURNOVER = "own_turnover"
END_OF_OWN_TURN = "end_of_own_turn"
AFTER_OPPONENT_TOUCHDOWN = "after_opponent_touchdown"
AFTER_LAST_DRIVE = "after_last_drive"
CARD_MOMENTS = (
    PRE_MATCH, BEFORE_KO_ROLLS, AFTER_KO_ROLLS, BEFORE_SETUP, BEFORE_SCATTER, AFTER_SCATTER, AFTER_KICKOFF,
    BEFORE_TURN_MARKER, START_OF_OWN_TURN, OWN_TURNOVER, END_OF_OWN_TURN, AFTER_OPPONENT_TOUCHDOWN,
    AFTER_LAST_DRIVE,
)  # fmt: skip

#: How long a card stays in force: nothing for what is done at once; the running turn of who played it, or his next; the
#: next turn of his opponent; the drive, or the one that is still to come; the half, the match; until it is used up.
AT_ONCE = ""
OWN_TURN = "own_turn"
OPPONENT_TURN = "opponent_turn"
DRIVE = "drive"
NEXT_DRIVE = "next_drive"
HALF = "half"
MATCH = "match"

#: Targets of a card whose choice comes later than the data say.
NOTHING = ("",)

DECKS: tuple[str, ...] = (
    "misc_mayhem", "team_plays", "magic_items", "dirty_tricks", "good_karma", "random_events", "desperate_measures",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardEntry:
    """What the data say of a card: its number in its deck, both names, moments and kinds of targets."""

    id: str
    deck: str
    number: int
    name_en: str
    name_es: str
    moments: tuple[str, ...]
    targets: tuple[str, ...]


@lru_cache(maxsize=1)
def entries() -> dict[str, CardEntry]:
    """All 104 cards of the data by id, deck by deck."""
    text = resources.files("engine.data").joinpath("cards.json").read_text("utf-8")
    found: dict[str, CardEntry] = {}
    for one in json.loads(text):
        names = (one["name_en"], one["name_es"])
        moments, targets = tuple(one["moments"]), tuple(one["targets"])
        found[one["id"]] = CardEntry(one["id"], one["deck"], one["number"], *names, moments, targets)
    return found


class Force:
    """A card in force.

    Attributes:
        card: its id.
        side: who played it.
        targets: with which targets.
        until: when it ends: ``turn:0`` or ``turn:1`` (that side's next turn to end), ``drive``, ``next_drive``, ``half``,
            ``match``; what lasts until it is used has ``match`` or ``drive`` and is ended by the card.
        note: what the card remembers, plain values only.
    """

    __slots__ = ("card", "note", "side", "targets", "until")

    def __init__(
        self, card: str, side: int, targets: tuple[str | int, ...], until: str, note: tuple[str | int, ...] = ()
    ) -> None:
        self.card = card
        self.side = side
        self.targets = targets
        self.until = until
        self.note = note

    def to_data(self) -> list[Any]:
        """The force as plain data."""
        return [self.card, self.side, list(self.targets), self.until, list(self.note)]

    @classmethod
    def from_data(cls, data: list[Any]) -> Force:
        """Restore a force from :meth:`to_data`."""
        card, side, targets, until, note = data
        return cls(card, side, tuple(targets), until, tuple(note))


class Profile:
    """A player's characteristics, skills and lent effects while cards in force change them, one after the other."""

    __slots__ = ("ag", "av", "effects", "ma", "skills", "st")

    def __init__(self, ma: int, st: int, ag: int, av: int, skills: tuple[str, ...]) -> None:
        self.ma = ma
        self.st = st
        self.ag = ag
        self.av = av
        self.skills = list(skills)
        self.effects: list[str] = []

    def gain(self, *skills: str) -> None:
        """Add skills he does not have."""
        self.skills += [skill for skill in skills if skill not in self.skills]

    def lose(self, *skills: str) -> None:
        """Take skills away."""
        self.skills = [skill for skill in self.skills if skill not in skills]

    def change(self, **by: int) -> None:
        """Add to characteristics: ``change(st=1)``; none falls below 1."""
        for name, more in by.items():
            setattr(self, name, max(1, getattr(self, name) + more))


class Card(Effect, catalogue=True):
    """Base of every card; its subclasses override what they need, of this class or of :class:`Effect`.

    An overridden moment of :class:`Effect` acts for the players the card covers, as a skill of theirs would.
    """

    #: Id of the card in the data.
    card: ClassVar[str] = ""
    #: How long it stays in force, one of the durations above.
    until: ClassVar[str] = AT_ONCE
    #: Moments at which it may be played; those of the data unless a card says otherwise.
    moments: ClassVar[tuple[str, ...]] = ()
    #: Kinds of its targets (:mod:`engine.match.card_targets`); those of the data unless a card says otherwise.
    wants: ClassVar[tuple[str, ...]] = ()
    #: Skills that covered players gain and lose, and what is added to their characteristics.
    gains: ClassVar[tuple[str, ...]] = ()
    loses: ClassVar[tuple[str, ...]] = ()
    changes: ClassVar[dict[str, int]] = {}
    #: How many players over eleven its side may have on the pitch while it is in force.
    over_eleven: ClassVar[int] = 0
    #: What it remembers stands behind its targets in a written position: players and words only.
    writes_note: ClassVar[bool] = False
    #: What it takes away stays away, whatever cards played later lend.
    comes_last: ClassVar[bool] = False
    #: Playable at the end of an own turn that no turn of the opponent follows, too.
    at_the_last: ClassVar[bool] = False

    # -- playing ------------------------------------------------------------------------------------------------

    def playable(self, pos: Position, side: int) -> bool:
        """Whether ``side`` may play the card now, at one of its moments, whatever the targets."""
        return True

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        """Whether targets of the right kinds may be chosen."""
        return True

    def choices(self, pos: Position, side: int) -> Iterator[tuple[str | int, ...]]:
        """All targets that may be chosen; one empty tuple for a card without any."""
        for targets in product(*(TARGETS[kind](pos, side) for kind in self.wants)):
            if self.fits(pos, side, targets):
                yield targets

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        """What happens when it is played. A card with a duration is put in force; others override this."""
        yield from ()
        if self.until:
            self.lasts(m, side, targets)

    def lasts(self, m: Match, side: int, targets: tuple[str | int, ...], note: tuple[str | int, ...] = ()) -> Force:
        """Put the card in force for its duration."""
        force = self.force(side, targets, note)
        m.pos.put_in_force(force)
        return force

    def force(self, side: int, targets: tuple[str | int, ...], note: tuple[str | int, ...] = ()) -> Force:
        """The card in force for its duration."""
        until = {OWN_TURN: f"turn:{side}", OPPONENT_TURN: f"turn:{1 - side}"}.get(self.until, self.until)
        return Force(self.card, side, targets, until, note)

    def resumes(self, pos: Position, force: Force) -> None:
        """It is in force as a header says: do to the position what playing it has done beyond what it lends."""

    # -- what it changes for players ----------------------------------------------------------------------------

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        """Whether it acts for a player; the players among its targets unless a card says otherwise."""
        return me.id in force.targets

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        """Change a player's profile while it is in force."""
        if self.covers(pos, force, me):
            profile.gain(*self.gains)
            profile.lose(*self.loses)
            profile.change(**self.changes)
            if self.acts():
                profile.effects.append(self.id)

    @classmethod
    def acts(cls) -> bool:
        """Whether it overrides any moment of :class:`Effect`."""
        return any(getattr(cls, moment) is not getattr(Effect, moment) for moment in MOMENTS)

    # -- match hooks: queries -----------------------------------------------------------------------------------

    def fame_bonus(self, pos: Position, force: Force, side: int) -> int:
        """Added to a side's FAME on the kick-off table."""
        return 0

    def wins_toss(self, pos: Position, force: Force) -> int:
        """The side that wins the toss without a coin, or -1."""
        return -1

    def wins_contest(self, pos: Position, force: Force, name: str) -> int:
        """The side that wins a contest of the kick-off table (``cheering_fans brilliant_coaching``) anyhow, or -1."""
        return -1

    def recovery_modifier(self, pos: Position, force: Force, me: Player) -> int:
        """Added to a knocked-out player's recovery roll."""
        return 0

    def forbids_recovery(self, pos: Position, force: Force, me: Player) -> bool:
        """Whether a knocked-out player does not roll to recover."""
        return False

    def forbids_rerolls(self, pos: Position, force: Force, side: int) -> bool:
        """Whether a side may use no team re-roll."""
        return False

    def forgives(self, pos: Position, force: Force, reason: str) -> bool:
        """Whether what would be a turnover of the running turn only ends the running action."""
        return False

    def extra_turn(self, pos: Position, force: Force) -> bool:
        """Whether the turn that begins or runs moves no turn marker."""
        return False

    def next_side(self, pos: Position, force: Force) -> int:
        """The side that has the turn after the one that has just ended, whatever the markers say, or -1."""
        return -1

    def keeps_off(self, pos: Position, force: Force, me: Player) -> bool:
        """Whether a player may not be set up as things stand."""
        return False

    def keeps_on(self, pos: Position, force: Force, me: Player) -> bool:
        """Whether a player on the pitch stays where he is in the set-up."""
        return False

    # -- match hooks: procedures --------------------------------------------------------------------------------

    def directs_throw_in(self, m: Match, force: Force, sq: Square) -> Proc[int]:
        """The crowd is about to throw the ball in from a square: returns the direction die that counts instead of a roll, or 0."""
        yield from ()
        return 0

    def drive_begins(self, m: Match, force: Force) -> Proc[None]:
        """A drive begins: knocked-out players have rolled, nobody has been set up for it."""
        yield from ()

    def turn_begins(self, m: Match, force: Force) -> Proc[None]:
        """The turn of the active side has begun."""
        yield from ()

    def undoes_touchdown(self, m: Match, force: Force, me: Player) -> Proc[bool]:
        """A player is about to score: returns whether it does not count, once that has been seen to."""
        yield from ()
        return False

    def action_ends(self, m: Match, force: Force, me: Player) -> Proc[None]:
        """A player's action has ended, with all that follows from it."""
        yield from ()

    def turn_ends(self, m: Match, force: Force) -> Proc[bool]:
        """The turn of the active side has ended: returns whether the card ends with it."""
        yield from ()
        return force.until == f"turn:{m.pos.active}"

    def drive_ends(self, m: Match, force: Force) -> Proc[bool]:
        """The drive has ended, and everybody is still where he was: returns whether the card ends with it."""
        yield from ()
        if force.until == NEXT_DRIVE:
            force.until = DRIVE
            return False
        return force.until == DRIVE

    def lapses(self, pos: Position, force: Force) -> bool:
        """Whether the card ends by itself as things stand; asked whenever the ball has left somebody and after actions."""
        return False

    def told(self, pos: Position, force: Force) -> tuple[str | int, ...]:
        """The targets by which a written position tells of it, and its memory where that is written, too."""
        return (*force.targets, *force.note) if self.writes_note else force.targets

    def ended(self, m: Match, force: Force) -> None:
        """The card is no longer in force: what it leaves behind."""


_cards: dict[str, Card] = {}


def card(kind: type[Card]) -> type[Card]:
    """Class decorator: make a card known. Its class names the id in ``card``; the rest comes from the data.

    Raises:
        ValueError: the data have no such card, or there is one already.
    """
    add(kind, kind.card)
    return kind


def add(kind: type[Card], name: str) -> None:
    """Make a card known by its class and its id.

    Raises:
        ValueError: as for :func:`card`.
    """
    entry = entries().get(name)
    if entry is None or name in _cards:
        raise ValueError(f"{name} is no card, or is one already")
    kind.card = name
    kind.id = f"card:{name}"
    kind.moments = kind.moments or entry.moments
    kind.wants = () if kind.wants == NOTHING else kind.wants or entry.targets
    one = kind()
    _cards[name] = one
    if kind.acts():
        register_as(kind.id, one)


def lend(
    name: str,
    until: str,
    skills: tuple[str, ...] = (),
    where: str = "",
    **changes: int,
) -> None:
    """Make a card known that only lends its one target skills and changes his characteristics.

    ``where`` is another kind of target than the one in the data. ``lend("wand", OWN_TURN, ("mighty_blow",), st=1)``.
    """
    values: dict[str, Any] = {"until": until, "gains": skills, "changes": changes}
    if where:
        values["wants"] = (where,)
    add(type(f"Lend_{name}", (Card,), values), name)


def card_of(name: str) -> Card:
    """The card with this id.

    Raises:
        KeyError: this version does not play it.
    """
    _load()
    return _cards[name]


def known_cards() -> tuple[str, ...]:
    """Ids of the cards this version plays, in the order of the data."""
    _load()
    return tuple(name for name in entries() if name in _cards)


@lru_cache(maxsize=1)
def _load() -> None:
    import engine.match.cards  # noqa: F401  # pyright: ignore[reportUnusedImport]
