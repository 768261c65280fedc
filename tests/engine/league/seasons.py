"""Random seasons: teams founded, matches reported and post-match sequences answered at random within the rules.

Every step is held against a second set of books: what each piece of news, purchase and transfer should have done to the treasury.
``python -m tests.engine.league.seasons`` (``make seasons``) plays many.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass, replace

from engine import rosters
from engine.league import building, improvement, legality, majors, market, pre_match, schedule
from engine.league.asking import Answer, Ask
from engine.league.errors import LeagueError
from engine.league.match_day import DRAW, FOE, LOSS, OWN, WIN, PlayerReport, TeamReport, sheet
from engine.league.post_match import DONE, PostMatch
from engine.league.settings import MVP_MODES, STANDARD, Settings
from engine.league.team import POST_MATCH, Points, Team
from engine.match.dice import SeededDice
from engine.random_teams import random_basket

RESULTS = ("badly_hurt", "miss_next_game", "niggling", "-ma", "-st", "-ag", "-av", "dead")
STAFF = tuple(market.STAFF)


@dataclass
class Books:
    """What the treasury of each team should be."""

    gold: dict[str, int]


def random_draft(name: str, rng: random.Random, settings: Settings) -> Team:
    """A legal team: the cheapest eleven, then whatever else may be bought, with some of it returned."""
    team = building.found(name, rng.choice(list(rosters.rosters())), settings)
    cheapest = min(team.team_list.positions, key=lambda entry: (entry.max < 11, entry.cost)).id
    for _ in range(11):
        team = market.buy(team, cheapest)
    items = [*STAFF, *(entry.id for entry in team.team_list.positions)]
    for _ in range(rng.randint(0, 25)):
        try:
            team = market.buy(team, rng.choice(items))
        except LeagueError:
            continue
        if rng.random() < 0.1 and len(team.players) > 11:
            team = market.give_back(team, rng.choice(team.players).number)
    return building.approve(team)


def random_report(team: Team, foe: Team, result: str, conceded: str, left: int, rng: random.Random) -> TeamReport:
    """What a match may have meant to a team."""
    players: list[PlayerReport] = []
    for one in team.available:
        earned = Points(rng.randrange(2), int(rng.random() < 0.3), int(rng.random() < 0.1), int(rng.random() < 0.2))
        injuries = (rng.choice(RESULTS),) if rng.random() < 0.15 else ()
        if earned != Points() or injuries:
            players.append(PlayerReport(one.number, earned, injuries))
    roster = team.team_list
    position = f"{roster.id}.{roster.raised_position}"
    raised = (position,) if roster.raised_position and rng.random() < 0.5 else ()
    necromancer = "necromancer" in roster.special
    return TeamReport(
        result,
        fame=rng.randrange(3),
        foe_fame=rng.randrange(3),
        players=tuple(players),
        hired=((90, "star:griff_oberwald"),) if rng.random() < 0.1 else (),
        conceded=conceded,
        raised=raised if necromancer else (),
        infected=() if necromancer else raised,
        petty_cash_left=left,
        gate=rng.choice((1, 1, 2)),
    )


def random_answer(ask: Ask, team: Team, rng: random.Random) -> Answer:
    """An answer to a question; in the shop any trade, allowed or not."""
    if ask.options:
        return rng.choice(ask.options)
    if ask.kind == "nominate":
        numbers = [one.number for one in team.available]
        return tuple(rng.sample(numbers, min(3, len(numbers))))
    if rng.random() < 0.3:
        return DONE
    if rng.random() < 0.2:
        return ("fire", rng.choice([*STAFF, *(one.number for one in team.players)] or [1]))
    return ("buy", rng.choice([*STAFF, *(entry.id for entry in team.team_list.positions)]))


_INCOME = ("winnings", "winnings_of_foe", "trophy_income", "petty_cash_returned")


def settle(running: PostMatch, rng: random.Random, watch: list[PostMatch] | None = None) -> int:
    """Answer a whole sequence and return by how much the treasury should have changed."""
    change = 0
    while running.ask is not None:
        if watch is not None:
            watch.append(running)
        answer = random_answer(running.ask, running.team, rng)
        cost = 0
        if answer[0] == "buy":
            cost = market.price(running.team, str(answer[1]))
        elif answer == ("hire",):
            cost = int(str(running.ask.about["cost"]))
        before = running.team
        try:
            running.answer(answer)
        except LeagueError:
            assert running.team is before
            continue
        change -= cost
    for one in running.news:
        if one.kind in _INCOME:
            change += int(str(one.values["gold"]))
        elif one.kind == "expenses":
            change -= int(str(one.values["gold"]))
    return change


def play(teams: dict[str, Team], home: str, away: str, rng: random.Random, settings: Settings, books: Books) -> None:
    """One match with its pre-match and post-match sequences."""
    dice = SeededDice(rng.random().__repr__())
    now = pre_match.prepare(teams[home], teams[away], dice, settings)
    if settings.inducements:
        for side in (now.first, 1 - now.first):
            spare = now.teams[side].treasury // 10_000 * 10_000
            now = pre_match.declare_petty_cash(now, side, rng.randrange(0, spare + 1, 10_000))
        for side in (now.buys_first, 1 - now.buys_first):
            now = pre_match.choose(now, side, random_basket(sheet(now.teams[side]), now.budget(side), rng))
            now = pre_match.confirm(now, side)
    opening = pre_match.begin(now, dice)
    names = (home, away)
    for side, name in enumerate(names):
        books.gold[name] -= now.petty_cash[side] or 0
        assert legality.faults(opening.teams[side]) == []
    outcome = rng.choice((WIN, DRAW, LOSS))
    conceded = rng.choice((OWN, FOE, "", "", "", "", "", ""))
    if conceded:
        outcome = LOSS if conceded == OWN else WIN
    mirrored = {WIN: LOSS, LOSS: WIN, DRAW: DRAW, OWN: FOE, FOE: OWN, "": ""}
    for side, name in enumerate(names):
        result, gave_up = (outcome, conceded) if side == 0 else (mirrored[outcome], mirrored[conceded])
        left = opening.petty_cash_left[side]
        report = random_report(opening.teams[side], opening.teams[1 - side], result, gave_up, left, rng)
        running = PostMatch(opening.teams[side], report, dice, settings)
        assert running.team.phase == POST_MATCH or running.ask is None
        books.gold[name] += settle(running, rng)
        teams[name] = running.team


def between(teams: dict[str, Team], name: str, rng: random.Random) -> None:
    """What may happen between matches: open rolls chosen, trophies won and lost, numbers exchanged."""
    team = teams[name]
    for one in team.players:
        if one.pending and rng.random() < 0.5:
            team = improvement.choose(team, one.number, rng.choice(list(improvement.options(one, one.pending[0]))))
    major = rng.choice(list(majors.MAJORS))
    if rng.random() < 0.2:
        team = majors.take_back(team, major) if major in team.trophies else majors.award(team, major)
    if rng.random() < 0.2:
        first, second = rng.sample([one.number for one in team.players], 2)
        team = market.renumber(team, first, second)
    teams[name] = team


def random_season(seed: int) -> dict[str, Team]:
    """Four teams, everybody against everybody twice; holds the books and the limits after every match."""
    rng = random.Random(seed)
    settings = replace(
        STANDARD,
        budget=rng.choice((1_000_000, 1_000_000, 2_600_000)),
        mvp=rng.choice(MVP_MODES),
        inducements=rng.random() < 0.9,
        expenses=STANDARD.expenses if rng.random() < 0.9 else None,
        extra_winnings=rng.choice((0, 0, 50_000)),
        free_fan_factor=rng.choice((0, 3)),
    )
    names = ("reds", "blues", "greens", "golds")
    teams = {name: random_draft(name, rng, settings) for name in names}
    books = Books({name: team.treasury for name, team in teams.items()})
    for one in schedule.round_robin(names, double=True):
        for home, away in one:
            play(teams, home, away, rng, settings, books)
        for name, team in teams.items():
            assert legality.faults(team) == [], (seed, name)
            assert team.treasury == sum(entry.amount for entry in team.ledger) == books.gold[name], (seed, name)
            between(teams, name, rng)
            assert legality.faults(teams[name]) == [], (seed, name)
    return teams


def main() -> None:
    """Play seasons from one seed on, and say how many held; the first that does not raises with its seed."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.league.seasons", description="Play random seasons.")
    parser.add_argument("--seasons", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first season; each has the next")
    given = parser.parse_args()
    matches = 0
    for seed in range(given.seed, given.seed + given.seasons):
        try:
            teams = random_season(seed)
        except Exception as error:
            error.add_note(f"season {seed}")
            raise
        matches += sum(team.matches for team in teams.values()) // 2
    held = "every treasury is its ledger's sum, no team was illegal"
    sys.stdout.write(f"{given.seasons} seasons, {matches} matches: {held}\n")


if __name__ == "__main__":
    main()
