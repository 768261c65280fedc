"""The ready-made teams keep the rules of team creation, and a match begins with everybody in reserves."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine import rosters
from engine.match.field import OFF
from engine.match.position import RESERVES
from engine.teams import PlayerSheet, TeamSheet, UnknownTeam, new_match, ready_made, ready_made_ids

ALL = [pytest.param(ready_made(team_id), id=team_id) for team_id in ready_made_ids()]


@pytest.mark.parametrize("sheet", ALL)
def test_a_ready_made_team_costs_exactly_a_million(sheet: TeamSheet) -> None:
    assert sheet.cost == 1_000_000


@pytest.mark.parametrize("sheet", ALL)
def test_a_ready_made_team_keeps_every_limit(sheet: TeamSheet) -> None:
    roster = rosters.roster(sheet.roster)
    assert 11 <= len(sheet.players) <= 16
    assert 0 <= sheet.rerolls <= roster.max_rerolls
    assert 0 <= sheet.fan_factor <= 9
    assert 0 <= sheet.apothecary <= int(roster.apothecary)
    limits = {entry.id: entry.max for entry in roster.positions}
    for position, number in Counter(player.position for player in sheet.players).items():
        assert number <= limits[position]
    numbers = [player.number for player in sheet.players]
    assert numbers == sorted(set(numbers))
    assert all(1 <= number <= 99 for number in numbers)


@pytest.mark.parametrize("sheet", ALL)
def test_players_of_a_ready_made_team_have_names_of_their_own_and_nothing_more(sheet: TeamSheet) -> None:
    names = [player.name for player in sheet.players]
    assert all(names)
    assert len(set(names)) == len(names)
    assert not any(player.extra_skills or player.niggles for player in sheet.players)


def test_every_roster_has_a_ready_made_team() -> None:
    sheets = [ready_made(team_id) for team_id in ready_made_ids()]
    assert {sheet.roster for sheet in sheets} == set(rosters.rosters())
    assert len({sheet.name for sheet in sheets}) == len(sheets)
    order = list(rosters.rosters())
    assert [sheet.roster for sheet in sheets] == sorted((sheet.roster for sheet in sheets), key=order.index)


def test_names_are_our_own() -> None:
    """No name is worn twice, and none holds a word of a star player's name."""
    players = [player.name for team_id in ready_made_ids() for player in ready_made(team_id).players]
    assert len(set(players)) == len(players)
    known = {word.casefold() for star in rosters.stars().values() for word in re.findall(r"\w+", star.name)}
    ours = [*players, *(ready_made(team_id).name for team_id in ready_made_ids())]
    assert [name for name in ours if known & {word.casefold() for word in re.findall(r"\w+", name)}] == []


def test_there_are_teams_for_every_kind_of_human_and_orc() -> None:
    sheets = [ready_made(team_id) for team_id in ready_made_ids()]
    fielded = {player.position for sheet in sheets for player in sheet.players if sheet.roster in ("human", "orc")}
    assert fielded == {entry.id for name in ("human", "orc") for entry in rosters.roster(name).positions}
    assert any(
        {"orc.goblin", "orc.troll"} <= {player.position for player in sheet.players}
        for sheet in sheets
        if sheet.roster == "orc"
    )


def test_a_match_begins_with_everybody_in_reserves() -> None:
    home, away = ready_made_ids()[0], ready_made_ids()[-1]
    position = new_match(home, away, {"draw": "draw"})
    assert [len(squad) for squad in position.squads] == [len(ready_made(t).players) for t in (home, away)]
    assert {(player.place, player.sq) for player in position.players.values()} == {(RESERVES, OFF)}
    for team, sheet in zip(position.teams, (ready_made(home), ready_made(away)), strict=True):
        assert (team.roster, team.name) == (sheet.roster, sheet.name)
        assert team.rerolls == team.rerolls_full == sheet.rerolls
        assert (team.fan_factor, team.apothecary) == (sheet.fan_factor, sheet.apothecary)
        assert (team.coaches, team.cheerleaders) == (sheet.coaches, sheet.cheerleaders)
    assert position.rules["draw"] == "draw"
    assert position.rules["set"] == "crp"


def test_a_player_brings_his_position_and_what_he_learned() -> None:
    sheet = TeamSheet("x", "X", "human", (PlayerSheet(7, "human.catcher", "Jo", ("block", "dodge"), 1),))
    player = new_match(sheet, ready_made_ids()[0]).players["h7"]
    assert (player.ma, player.st, player.ag, player.av) == (8, 2, 3, 7)
    assert player.skills == ("catch", "dodge", "block")
    assert player.niggles == 1


def test_an_unknown_team_is_refused() -> None:
    with pytest.raises(UnknownTeam):
        new_match("nobody", ready_made_ids()[0])
    with pytest.raises(rosters.UnknownId):
        new_match(TeamSheet("x", "X", "gnome", ()), ready_made_ids()[0])
