"""Players whom cards lend to the other side, change, or bring back: what is left of it once the match is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.league import building, market, match_day
from engine.match import events as ev
from engine.match.describe import header_text
from engine.match.field import parse_square
from engine.match.odds.contact import block_chance, foul_chance
from engine.match.script import Script, run

BLACKMAILED = """home: human
away: orc
active: home
cards: home blackmail
h1 human.lineman H8
a1 orc.lineman P8
a2 orc.lineman Q8
---
card blackmail a1
"""


def test_a_match_that_ends_in_the_middle_of_a_turn_gives_the_blackmailed_back() -> None:
    during = run(BLACKMAILED).position
    assert during.players["a1"].side == 0
    assert during.players["a1"] in during.squads[0]
    for last in ("concede", "adjudicate 2 1"):
        position = run(f"{BLACKMAILED}{last}\n").position
        assert position.phase == "over"
        assert position.players["a1"].side == 1
        assert [one.id for one in position.squads[1]] == ["a1", "a2"]
        assert position.in_force == []


def test_a_player_who_is_healed_by_a_card_is_nobodys_kill() -> None:
    died = [
        ev.CasualtyRolled("h1", "a1", 61, "dead"),
        ev.CasualtySettled("h1", "dead"),
        ev.CasualtyRolled("h2", "a1", 68, "dead"),
        ev.CasualtySettled("h2", "dead"),
    ]
    assert match_day.deaths(died) == [("h1", "a1"), ("h2", "a1")]
    assert match_day.deaths([*died, ev.Recovered("h1", "card:magic_sponge", "reserves")]) == [("h2", "a1")]


@pytest.mark.parametrize(
    ("force", "attacker", "dice"),
    [("", "J8", 1), ("home inertia_damper:h1", "J8", -2), ("home inertia_damper:h1", "I8", 1)],
)
def test_chances_of_a_blitz_count_the_damper(force: str, attacker: str, dice: int) -> None:
    lines = ["home: human", "away: orc", "active: away", *([f"in_force: {force}"] if force else [])]
    lines += ["h1 human.lineman H8", f"a1 orc.lineman {attacker}", "---"]
    position = run("\n".join(lines) + "\n").position
    me, foe = position.players["a1"], position.players["h1"]
    assert block_chance(position, me, foe, blitz=True, at=parse_square("I8")).dice == dice


def test_chances_of_a_block_count_the_knuckledusters() -> None:
    header = "home: human\naway: orc\nactive: home\nin_force: home knuckledusters:h1\n"
    script = Script(header + "h1 human.lineman H8\na1 orc.lineman I8\n---\n")
    position = script.run().position
    odds = block_chance(position, position.players["h1"], position.players["a1"])
    assert (odds.down, odds.turnover) == (1, 0)


def test_chances_of_a_blatant_foul_need_no_armour_roll() -> None:
    header = "home: human\naway: orc\nactive: home\nin_force: home blatant_foul\n"
    position = run(header + "h1 human.lineman H8\na1 orc.lineman I8 prone\n---\n").position
    odds = foul_chance(position, position.players["h1"], position.players["a1"])
    assert (odds.broken, odds.seen) == (1, 1 / 6)
    assert [force.card for force in position.in_force] == ["blatant_foul"]


def test_who_slipped_in_as_a_substitute_took_part() -> None:
    sheet = building.found("Hares", "human")
    for _ in range(11):
        sheet = market.buy(sheet, "human.lineman")
    sheet = replace(building.approve(sheet), phase="in_match")
    first, second = (one.number for one in sheet.available[:2])
    events = [ev.SetUpDone(0, (f"h{first}",)), ev.CardMoved("illegal_substitution", f"h{second}", -1, 7)]
    assert match_day.took_part(events[:1], sheet, 0) == (first,)
    assert match_day.took_part(events, sheet, 0) == (first, second)


@pytest.mark.parametrize(
    ("card", "played"),
    [
        ("lewd_maneuvers", "card lewd_maneuvers upper"),
        ("custard_pie", "card custard_pie a1"),
        ("illegal_substitution", "card illegal_substitution h3 A7"),
        ("fan_uproar", "end\ncard fan_uproar\nend"),
        ("hurry_up_offense", "end\nend\ncard hurry_up_offense\nend"),
    ],
)
def test_a_written_position_keeps_what_cards_remember(card: str, played: str) -> None:
    header = f"home: human\naway: orc\nactive: home\ncards: home {card}\n"
    players = (
        "h1 human.lineman H3\nh2 human.lineman M8\nh3 human.lineman reserves\na1 orc.lineman I3\na2 orc.lineman P8\n"
    )
    position = run(f"{header}{players}---\n{played}\n").position
    again = run(f"{header_text(position)}---\n").position
    assert [force.to_data() for force in again.in_force] == [force.to_data() for force in position.in_force] != []
    assert again.players["a1"].lost_zone == position.players["a1"].lost_zone


def test_a_written_brew_and_fan_go_on() -> None:
    header = "home: human\naway: orc\nactive: home\nin_force: home witchs_brew:a1:jump_up:no_hands the_fan:h1\n"
    position = run(f"{header}guest:the_fan h1 H8\na1 orc.lineman P8\n---\n").position
    assert position.players["a1"].has("jump_up")
    assert [force.note for force in position.in_force] == [("jump_up", "no_hands"), ("h1",)]
    again = run(f"{header_text(position)}---\n").position
    assert [force.to_data() for force in again.in_force] == [force.to_data() for force in position.in_force]
    assert again.players["a1"].skills == position.players["a1"].skills
