"""The pre-match sequence: weather, petty cash, inducements, fans.

Seed 003, *Secuencia previa al encuentro*, *Descripción de los incentivos*; seed 000, *Los hinchas*. Nothing is spent until both
coaches have confirmed; then :func:`begin` books the petty cash and opens the match. Sides are 0 home and 1 away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import inducements
from engine.league import improvement, majors, market, match_day, value
from engine.league.errors import LeagueError
from engine.league.settings import STANDARD, Settings
from engine.league.team import FEWEST_PLAYERS, IN_MATCH, READY, Team
from engine.match.dice import Dice
from engine.match.position import Position
from engine.match.weather import weather_for

WIZARD = "wizard"


@dataclass(frozen=True, slots=True)
class PreMatch:
    """Where two teams are before their match.

    Attributes:
        teams: home and away, ready, open improvement rolls closed.
        weather: what was rolled, or ``nice`` where there is none.
        petty_cash: what each side has declared, None before it has.
        baskets: what each side has chosen (see :mod:`engine.inducements`).
        confirmed: who has confirmed his basket.
    """

    teams: tuple[Team, Team]
    weather: str = "nice"
    petty_cash: tuple[int | None, int | None] = (None, None)
    baskets: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    confirmed: tuple[bool, bool] = (False, False)

    def match_value(self, side: int) -> int:
        """Team value for this match: petty cash counts (seed 003, *Transferir oro*)."""
        return value.team_value(self.teams[side]) + (self.petty_cash[side] or 0)

    @property
    def first(self) -> int:
        """Who declares petty cash first: the side with the higher team value, home where they are equal."""
        return 1 if value.team_value(self.teams[1]) > value.team_value(self.teams[0]) else 0

    @property
    def buys_first(self) -> int:
        """Who buys inducements first: the side with the higher value for this match (seed 003, *Incentivos*)."""
        home, away = self.match_value(0), self.match_value(1)
        return self.first if home == away else int(away > home)

    def gift(self, side: int) -> int:
        """What the side gets for being the weaker one: the difference of the values for this match."""
        return max(0, self.match_value(1 - side) - self.match_value(side))

    def budget(self, side: int) -> int:
        """What a side may spend on inducements: the difference and its petty cash (seed 003, *Incentivos*)."""
        return self.gift(side) + (self.petty_cash[side] or 0)

    def cost(self, side: int) -> int:
        """What the side's basket costs.

        Raises:
            LeagueError: see :class:`engine.inducements.IllegalPurchase`.
        """
        return price(self.teams[side], self.baskets[side])

    def petty_cash_left(self, side: int) -> int:
        """Petty cash that returns to the treasury; the difference is spent before it."""
        return (self.petty_cash[side] or 0) - max(0, self.cost(side) - self.gift(side))

    @property
    def done(self) -> bool:
        """Both sides have confirmed."""
        return all(self.confirmed)


def price(team: Team, basket: tuple[str, ...]) -> int:
    """Price of a basket for a team, with the wizard of the Dungeonbowl's holder (seed 003, *La Dungeonbowl*).

    Raises:
        LeagueError: ``no_such_item`` or ``no_such_skill``.
    """
    try:
        total = inducements.total(team.roster, basket)
        cheap = majors.wizard_price(team)
        if cheap is not None:
            total -= basket.count(WIZARD) * (inducements.price(team.roster, WIZARD) - cheap)
    except inducements.IllegalPurchase as error:
        raise LeagueError(error.code, **error.values) from None
    return total


def prepare(home: Team, away: Team, dice: Dice, settings: Settings = STANDARD, weather: bool = True) -> PreMatch:
    """Begin the sequence: both teams made fit to play, and the weather rolled (seed 003, *El clima*).

    Open improvement rolls take their default and journeymen fill a team up to eleven. ``weather``: False under the ground.

    Raises:
        LeagueError: ``phase``.
    """
    teams = fit(home), fit(away)
    rolled = weather_for(dice.roll(6, "weather") + dice.roll(6, "weather")) if weather else "nice"
    start = PreMatch(teams, rolled)
    return start if settings.inducements else replace(start, petty_cash=(0, 0), confirmed=(True, True))


def fit(team: Team) -> Team:
    """The team as it can play: no open improvement roll, at least eleven players.

    Raises:
        LeagueError: ``phase``.
    """
    team.needs(READY)
    return market.fill_up(improvement.take_defaults(team))


def declare_petty_cash(now: PreMatch, side: int, amount: int) -> PreMatch:
    """A side declares how much of its treasury becomes petty cash; the higher team value first (seed 003, *Transferir oro*).

    Raises:
        LeagueError: ``order``: the other side is first, or it was declared already; ``budget``: more than the treasury.
    """
    if now.petty_cash[side] is not None:
        raise LeagueError("order", side=side)
    if side != now.first and now.petty_cash[now.first] is None:
        raise LeagueError("order", side=now.first)
    treasury = now.teams[side].treasury
    if not 0 <= amount <= treasury:
        raise LeagueError("budget", cost=amount, left=treasury)
    return replace(now, petty_cash=_put(now.petty_cash, side, amount))


def choose(now: PreMatch, side: int, basket: tuple[str, ...]) -> PreMatch:
    """A side puts together what it wants to hire; until it confirms it may choose again (seed 003, *Incentivos*).

    Raises:
        LeagueError: ``order``: petty cash is not declared, or the side with the higher value has not confirmed;
            ``over_budget`` and the other codes of :class:`engine.inducements.IllegalPurchase`.
    """
    _may_buy(now, side)
    check(now, side, basket)
    return replace(now, baskets=_put(now.baskets, side, basket))


def check(now: PreMatch, side: int, basket: tuple[str, ...]) -> None:
    """Refuse a basket that a side may not have, whoever's turn it is.

    Raises:
        LeagueError: ``over_budget`` and the other codes of :class:`engine.inducements.IllegalPurchase`.
    """
    team = now.teams[side]
    cost = price(team, basket)
    if cost > now.budget(side):
        raise LeagueError("over_budget", spent=cost, budget=now.budget(side))
    try:
        total = inducements.total(team.roster, basket)
        inducements.check(match_day.sheet(team), basket, total, now.baskets[1 - side])
    except inducements.IllegalPurchase as error:
        raise LeagueError(error.code, **error.values) from None


def confirm(now: PreMatch, side: int) -> PreMatch:
    """A side's basket stands; also what happens when its time is up (seed 003: four minutes).

    Raises:
        LeagueError: ``order``.
    """
    _may_buy(now, side)
    return replace(now, confirmed=_put(now.confirmed, side, True))


def _may_buy(now: PreMatch, side: int) -> None:
    for one in (now.first, 1 - now.first):
        if now.petty_cash[one] is None:
            raise LeagueError("order", side=one)
    first = now.buys_first
    if now.confirmed[side]:
        raise LeagueError("order", side=1 - side)
    if side != first and not now.confirmed[first]:
        raise LeagueError("order", side=first)


def _put(pair: tuple[object, object], side: int, entry: object) -> tuple[object, object]:
    return (entry, pair[1]) if side == 0 else (pair[0], entry)


@dataclass(frozen=True, slots=True)
class Opening:
    """A match about to begin: both teams in it, fans in thousands, FAME, the petty cash left, and what nobody can use.

    ``wasted``: star players whom both sides hired; neither may use them and both pay (seed 003, *Jugadores Estrella*).
    """

    teams: tuple[Team, Team]
    position: Position
    fans: tuple[int, int]
    fame: tuple[int, int]
    petty_cash_left: tuple[int, int]
    wasted: tuple[str, ...] = ()


def fans(team: Team, dice: Dice, what: str) -> int:
    """Fans who come for a team, in thousands: 2D6, fan factor and what its trophies add (seed 000, *Los hinchas*)."""
    return dice.roll(6, what) + dice.roll(6, what) + team.fan_factor + majors.spectators_bonus(team)


def fame(mine: int, theirs: int) -> int:
    """FAME: 1 with more fans than the other side, 2 with at least twice as many, else 0 (seed 000, *Los hinchas*)."""
    return 0 if mine <= theirs else 2 if mine >= 2 * theirs else 1


def begin(now: PreMatch, dice: Dice, rules: dict[str, object] | None = None, gate: int = 1) -> Opening:
    """Both have confirmed: petty cash leaves the treasuries, the fans come, the match opens (seed 003, *El encuentro*).

    ``gate``: 2 where spectators are doubled.

    Raises:
        LeagueError: ``order``: somebody has not confirmed; ``too_few``.
    """
    for side in (now.buys_first, 1 - now.buys_first):
        if not now.confirmed[side]:
            raise LeagueError("order", side=side)
    for team in now.teams:
        if len(team.available) < FEWEST_PLAYERS:
            raise LeagueError("too_few", players=len(team.available), needed=FEWEST_PLAYERS)
    home, away = (
        replace(team.booked(-(cash or 0), "petty_cash"), phase=IN_MATCH)
        for team, cash in zip(now.teams, now.petty_cash, strict=True)
    )
    came = tuple(fans(team, dice, f"fans, {side}") for team, side in ((home, "home"), (away, "away")))
    fames = fame(came[0], came[1]), fame(came[1], came[0])
    stars = {item for item in now.baskets[0] if item.startswith("star:")} & set(now.baskets[1])
    return Opening(
        (home, away),
        match_day.opening((home, away), now.baskets, now.weather, fames, rules),
        (came[0] * gate, came[1] * gate),
        fames,
        (now.petty_cash_left(0), now.petty_cash_left(1)),
        tuple(sorted(stars)),
    )
