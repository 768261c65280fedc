"""What is carried over when a match is taken back: names and shirts, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from engine.league.team import READY, Team
from engine.league.undoing import carried_over


def team() -> Team:
    made = Team("Lanterns", "human", READY)
    for number in range(1, 12):
        made = made.joined("human.lineman", "bought", number)
    return made


def test_names_and_shirts_stay() -> None:
    locked = team()
    after = replace(locked, matches=1, won=1)
    first = after.players[0]
    now = replace(after.with_player(replace(first, name="Ansel", number=50)), name="New Lanterns")
    back = carried_over(locked, after, now)
    assert back is not None
    assert (back.name, back.matches, back.won) == ("New Lanterns", 0, 0)
    assert (back.player(50).id, back.player(50).name) == (first.id, "Ansel")
    assert [one.number for one in back.players] == sorted(one.number for one in back.players)
    assert carried_over(locked, after, after) == locked


def test_who_died_gets_a_free_shirt_where_his_was_given_away() -> None:
    locked = team()
    dead = locked.players[4]
    after = locked.without(dead, "dead")
    other = after.players[0]
    now = after.with_player(replace(other, number=dead.number))
    back = carried_over(locked, after, now)
    assert back is not None
    numbers = [one.number for one in back.players]
    assert len(set(numbers)) == len(numbers) == 11
    assert back.player(dead.number).id == other.id
    assert next(one for one in back.players if one.id == dead.id).number == 1


def test_whatever_else_changed_is_built_on_it() -> None:
    locked = team()
    after = replace(locked, matches=1)
    first = after.players[0]
    for now in (
        after.booked(10_000, "prize"),
        replace(after, rerolls=1),
        after.without(first, "fired"),
        after.joined("human.lineman", "bought"),
        after.with_player(replace(first, pending=((1, 1),))),
    ):
        assert carried_over(locked, after, now) is None
