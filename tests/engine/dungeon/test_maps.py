"""Maps of dungeons: what is read, what is wrong with them and where, and what the shipped ones are like."""

from __future__ import annotations

import pytest

from engine.match.dungeons import (
    CHESTS,
    DungeonMap,
    Fault,
    UnknownDungeon,
    dungeon,
    dungeon_ids,
    faults,
    is_built_in,
    parse,
    playable,
)
from engine.match.dungeons.maps import TELEPORTERS
from engine.match.field import OFF, Square, parse_square, square_name

ROWS = dungeon("vaults").rows


def sq(name: str) -> Square:
    found = parse_square(name)
    assert found is not None
    return found


def changed(*changes: tuple[str, str]) -> DungeonMap:
    """The vaults with signs put on squares."""
    rows = [list(row) for row in ROWS]
    for name, sign in changes:
        at = sq(name)
        rows[at & 63][at >> 6] = sign
    return parse("\n".join("".join(row) for row in rows))


def found(drawn: DungeonMap, code: str) -> Fault:
    named = [fault for fault in faults(drawn) if fault.code == code]
    assert len(named) == 1, faults(drawn)
    return named[0]


def names(fault: Fault) -> list[str]:
    return [square_name(one) for one in fault.squares]


@pytest.mark.parametrize("name", dungeon_ids())
def test_every_shipped_dungeon_is_without_fault(name: str) -> None:
    drawn = dungeon(name)
    assert faults(drawn) == []
    assert is_built_in(drawn)
    assert playable(drawn)


def test_four_dungeons_ship_each_different() -> None:
    assert dungeon_ids() == ("causeway", "temple", "vaults", "warren")
    kinds = {kind for _, kind in (*dungeon("temple").hazards, *dungeon("temple").obstacles)}
    assert kinds == {"lava", "pit", "chasm", "water", "statue", "throne", "fountain"}
    assert dungeon("temple").narrow
    assert {kind for _, kind in dungeon("causeway").hazards} == {"lava"}
    assert not dungeon("vaults").hazards
    assert len(dungeon("warren").chests) == 0
    assert len(dungeon("causeway").teleporters) == 2
    assert all(dungeon(name).chest_count == CHESTS for name in dungeon_ids())
    assert all(dungeon(name).teleporter_count == TELEPORTERS for name in dungeon_ids())
    with pytest.raises(UnknownDungeon):
        dungeon("cellar")


def test_both_sides_have_the_same_ways() -> None:
    for name in dungeon_ids():
        drawn = dungeon(name)
        home, away = (sorted(drawn.field().ways(zone).values()) for zone in drawn.end_zone)
        assert home == away


@pytest.mark.parametrize(
    ("changes", "code", "squares", "values"),
    [
        ([("K5", "x")], "unknown_sign", "K5", {"sign": "x"}),
        ([("J8", "2")], "teleporter_twice", "J8 U8", {"number": "2"}),
        ([("J8", ".")], "teleporter_missing", "", {"number": "1"}),
        ([("E8", "C"), ("K5", ".")], "chest_near_end_zone", "E8", {"found": "2", "needed": "8"}),
        ([("Q8", "C"), ("N10", ".")], "chests_too_close", "Q6 Q8", {"found": "2", "needed": "4"}),
        ([("M7", "C")], "too_many_chests", "R1 K5 Q6 M7 N10 T11 M15", {"found": "7", "most": "6"}),
        ([("F8", "#")], "too_narrow", "F7", {}),
        ([("D7", "#"), ("D8", "#")], "unreachable", "", {}),
    ],
)
def test_what_is_wrong_is_named_with_its_squares(
    changes: list[tuple[str, str]], code: str, squares: str, values: dict[str, str]
) -> None:
    drawn = changed(*changes)
    fault = found(drawn, code)
    assert set(squares.split()) <= set(names(fault))
    assert values.items() <= fault.values.items()
    assert not fault.advice
    assert not playable(drawn)


def test_a_row_of_squares_cut_off_is_named() -> None:
    fault = found(parse("\n".join([*ROWS, "#" * 30, ".." + "#" * 28])), "unreachable")
    assert names(fault) == ["A17", "B17"]


def test_end_zones_must_be_there_in_one_piece_and_far_apart() -> None:
    assert found(parse("HH....\nHH...."), "no_end_zone").values == {"side": "away"}
    near = found(parse("HH" + "." * 10 + "AA\nHH" + "." * 10 + "AA"), "end_zones_too_close")
    assert near.values == {"found": "10", "needed": "24"}
    far = parse("HH" + "." * 24 + "AA\nHH" + "." * 24 + "AA")
    assert "end_zones_too_close" not in {fault.code for fault in faults(far)}
    pieces = found(parse("HH..H...AA\nHH......AA"), "end_zone_in_pieces")
    assert names(pieces) == ["A1", "B1", "E1", "A2", "B2"]
    assert found(parse(""), "empty")


def test_numbers_and_keys() -> None:
    assert found(parse("doors: 3\n" + "\n".join(ROWS)), "unknown_key").values["key"] == "doors"
    assert found(parse("chests: 9\n" + "\n".join(ROWS)), "bad_number").values["key"] == "chests"
    assert found(parse("chests: 5\n" + "\n".join(ROWS)), "chest_count").values == {"found": "5", "needed": "6"}
    few = found(parse("teleporters: 7\n" + "\n".join(ROWS)), "too_few_teleporters")
    assert few.values == {"found": "7", "needed": "8"}
    assert found(parse("." * 70), "too_large")


def test_advice_keeps_nothing_from_being_played() -> None:
    drawn = changed(("A8", "H"), ("AD8", "A"), ("H2", "7"), ("H3", "8"))
    assert {fault.code for fault in faults(drawn) if fault.advice} >= {"no_teleporter_in_end_zone"}
    small = parse("\n".join(row.replace("H", ".", 1) for row in ROWS))
    assert all(fault.advice for fault in faults(small) if fault.code in ("unusual_size", "small_end_zone"))


def test_a_line_of_sight() -> None:
    field = parse("HH....\n..##..\n......").field()
    assert field.sees(sq("A3"), sq("F3"))
    assert not field.sees(sq("C1"), sq("C3"))
    assert not field.sees(sq("B1"), sq("D3"))
    assert field.sees(sq("A1"), sq("B3"))
    corner = parse("H.#.\nH#..\nH...").field()
    assert not corner.sees(sq("B1"), sq("C2"))
    assert sq("C2") not in corner.neighbours[sq("B1")]
    assert OFF in corner.steps[sq("B1")]


def test_obstacles_on_a_line() -> None:
    field = parse("HH.SS.F.\nHH......").field()
    line = field.obstacles_between(sq("B1"), sq("H1"))
    assert [(square_name(one), square_name(before)) for one, before in line] == [
        ("D1", "C1"),
        ("E1", "C1"),
        ("G1", "F1"),
    ]
    assert field.obstacles_between(sq("B2"), sq("H2")) == []


def test_columns_past_z() -> None:
    drawn = dungeon("vaults")
    assert {square_name(one) for one in drawn.end_zone[1]} >= {"AB6", "AD10"}


def test_a_closed_chest_is_no_floor() -> None:
    drawn = dungeon("vaults")
    field = drawn.field(frozenset(drawn.chests))
    assert not field.exists & set(drawn.chests)
    assert drawn.field(frozenset(drawn.chests)) is field
    assert set(drawn.field().exists) - set(field.exists) == set(drawn.chests)


def test_only_floor_can_be_too_narrow() -> None:
    """A niche of lava or a statue in the wall is no passage."""
    niche = changed(("K4", "L"), ("L5", "S"), ("E6", "W"))
    assert "too_narrow" not in {fault.code for fault in faults(niche)}
    assert names(found(changed(("E6", ".")), "too_narrow")) == ["E6"]
