"""Random teams within the rules, with hired help: whom the coaches of a simulation meet.

Seed 000, *Creación de equipo*; seed 003, *Habilidades*, *Incentivos*.
"""

from __future__ import annotations

import random
from dataclasses import replace

from engine import inducements, rosters
from engine.match.card import known_cards
from engine.teams import PlayerSheet, TeamSheet, ready_made, ready_made_ids

FEWEST, MOST = 11, inducements.MOST_PLAYERS
#: Share of teams that come with fewer than eleven players of their own and are filled up with journeymen.
SHORT = 0.15
READY_MADE = 0.2
EXTRA_SKILLS = 0.4
MOST_EXTRA = 3
NIGGLES = 0.05
LARGEST_BUDGET = 800_000
#: Share of matches with special play cards, and the most of a hand.
WITH_CARDS = 0.6
MOST_CARDS = 5


def random_match(rng: random.Random, skills: bool = True, cards: bool = True) -> tuple[TeamSheet, TeamSheet]:
    """Two teams as they come to a match, hired help included."""
    home, away = inducements.hire(*(_side(rng, skills) for _ in range(2)))
    return with_cards(home, away, rng) if cards else (home, away)


def with_cards(home: TeamSheet, away: TeamSheet, rng: random.Random) -> tuple[TeamSheet, TeamSheet]:
    """The teams with special play cards in hand, in some of the matches, out of those this version plays."""
    if rng.random() >= WITH_CARDS:
        return home, away
    names = list(known_cards())
    rng.shuffle(names)
    first, second = rng.randint(0, MOST_CARDS), rng.randint(0, MOST_CARDS)
    return replace(home, cards=tuple(names[:first])), replace(away, cards=tuple(names[first : first + second]))


def _side(rng: random.Random, skills: bool) -> tuple[TeamSheet, tuple[str, ...]]:
    sheet = ready_made(rng.choice(ready_made_ids())) if rng.random() < READY_MADE else random_team(rng)
    if skills:
        sheet = with_skills(sheet, rng)
    return sheet, random_basket(sheet, rng.randrange(0, LARGEST_BUDGET + 1, 10_000), rng)


def random_team(rng: random.Random) -> TeamSheet:
    """A team of 11 to 16 players of any supported roster; some of them are journeymen."""
    roster = rng.choice([one for one in rosters.rosters().values() if rosters.supported(one)])
    number = rng.randint(5, FEWEST - 1) if rng.random() < SHORT else rng.randint(FEWEST, MOST)
    left = {one.id: one.max for one in roster.positions}
    chosen: list[str] = []
    while len(chosen) < number:
        name = rng.choice([name for name, count in left.items() if count])
        left[name] -= 1
        chosen.append(name)
    players = [
        PlayerSheet(shirt, name, niggles=int(rng.random() < NIGGLES)) for shirt, name in enumerate(sorted(chosen), 1)
    ]
    journeyman = next(one.id for one in roster.positions if one.journeyman)
    while len(players) < FEWEST:
        players.append(PlayerSheet(len(players) + 1, journeyman, extra_skills=("loner",)))
    return TeamSheet(
        "random",
        roster.name_en,
        roster.id,
        tuple(players),
        rerolls=rng.randint(0, roster.max_rerolls),
        fan_factor=rng.randint(0, 18),
        coaches=rng.randint(0, 3),
        cheerleaders=rng.randint(0, 3),
        apothecary=int(roster.apothecary and rng.random() < 0.6),
    )


def with_skills(sheet: TeamSheet, rng: random.Random) -> TeamSheet:
    """The team with skills that some of its own players could have learned; journeymen learn none."""
    players = tuple(
        replace(one, extra_skills=learned(one.position, rng))
        if not one.extra_skills and rng.random() < EXTRA_SKILLS
        else one
        for one in sheet.players
    )
    return replace(sheet, players=players)


def learned(position: str, rng: random.Random) -> tuple[str, ...]:
    """One to three skills that a player of a position can learn, extraordinary ones never."""
    entry = rosters.position(position)
    has = list(entry.skills)
    found: list[str] = []
    for _ in range(rng.randint(1, MOST_EXTRA)):
        open_ones = [
            one.id
            for one in rosters.skills().values()
            if one.code in (*entry.normal, *entry.double)
            and one.id not in has
            and not rosters.unsupported_skills((one.id,))
            and not (one.id in rosters.EXCLUSIVE and rosters.EXCLUSIVE & set(has))
        ]
        if open_ones:
            found.append(rng.choice(open_ones))
            has.append(found[-1])
    return tuple(found)


def random_basket(sheet: TeamSheet, budget: int, rng: random.Random) -> tuple[str, ...]:
    """Inducements within a budget and every limit: kinds at random, until several in a row cannot be had."""
    basket: tuple[str, ...] = ()
    misses = 0
    while misses < 4:
        more = (*basket, _item(sheet.roster, rng))
        try:
            inducements.check(sheet, more, budget)
        except inducements.IllegalPurchase:
            misses += 1
        else:
            basket = more
    return basket


def _item(roster: str, rng: random.Random) -> str:
    pool = rng.choice([inducements.staff, inducements.stars, inducements.mercenaries])(roster)
    if not pool:
        return rng.choice(inducements.staff(roster)).id
    item = rng.choice(pool).id
    if item.startswith("mercenary:") and rng.random() < 0.5:
        skills = inducements.mercenary_skills(item.removeprefix("mercenary:"))
        if skills:
            return f"{item}+{rng.choice(skills)}"
    return item
