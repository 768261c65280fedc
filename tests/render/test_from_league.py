from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from engine.league import majors
from engine.league.standings import Correction, MatchResult, PointsRule, TableRules, table
from engine.league.team import PHASES, LeaguePlayer, Points
from engine.league.value import player_value
from render.from_league import Looks, badge_of, form_of, sheet_scene, standings_scene
from render.league_scene import PLAIN_COLOURS, Characteristic, Outcome, SignKind, SkillShown, Zone
from tests.render.leagues import LOOKS, division, learned, ravens, results, sheet, words


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_sheet_tells_the_team_as_it_is(lang: str) -> None:
    team = ravens()
    scene = sheet(lang)
    numbers = [figure.text for figure in (*scene.figures, *scene.staff)]
    gold = (lambda text: text.replace(",", ".")) if lang == "es" else str
    assert numbers == [gold("1,680,000"), gold("1,520,000"), gold("145,000"), "6–1–3", "3+1", "6", "1", "2", "1"]
    assert scene.about == " · ".join((words(lang).roster("human"), "Mira", words(lang).say("picture-phase-ready")))
    assert scene.trophies == words(lang).say("picture-trophy-chaos-cup")
    assert [player.number for player in scene.players] == [player.number for player in team.players]
    for shown, player in zip(scene.players, team.players, strict=True):
        assert tuple(stat.value for stat in shown.characteristics) == player.characteristics
        assert shown.spp == player.spp
        assert shown.value == f"{player_value(player) // 1000}k"
        assert shown.absent == player.misses
        assert len(shown.skills) == len(player.skills) + sum(one.what.startswith("+") for one in player.improvements)


def test_changes_skills_and_signs_of_a_player() -> None:
    scene = sheet()
    catcher, blitzer, hurt = scene.players[3], scene.players[5], scene.players[7]
    assert catcher.characteristics[2] == Characteristic(2, -1)
    assert [sign.kind for sign in catcher.signs] == [SignKind.MISSES, SignKind.LOWERED]
    assert catcher.signs[1].text == "–1 AG"
    assert catcher.skills == (SkillShown("Catch"), SkillShown("Dodge"), SkillShown("Block", True))
    assert scene.players[2].skills[3] == SkillShown("+MA", True)
    assert scene.players[2].characteristics[0] == Characteristic(9, 1)
    assert [(sign.kind, sign.text) for sign in blitzer.signs] == [(SignKind.OPEN_ROLL, "improvement open: 4 + 4")]
    assert [sign.text for sign in hurt.signs] == ["niggling injury ×2", "–1 MA"]
    assert scene.players[1].points == (31, 1, 0, 0, 2)


def test_a_journeyman_is_called_by_his_position_and_his_loner_is_not_learned() -> None:
    last = sheet("es").players[-1]
    assert (last.name, last.position) == ("Línea", "")
    assert [sign.kind for sign in last.signs] == [SignKind.JOURNEYMAN]
    assert last.skills == (SkillShown("Solitario"),)


def test_gain_and_injury_that_cancel_out_are_both_told() -> None:
    player = LeaguePlayer(
        1, 1, "human.lineman", "Ivo", improvements=learned("+ma"), injuries=("-ma",), earned=Points(6)
    )
    (shown,) = sheet_scene(replace(ravens(), players=(player,)), words("en"), Looks()).players
    assert shown.characteristics[0] == Characteristic(6)
    assert shown.skills == (SkillShown("+MA", True),)
    assert [sign.text for sign in shown.signs] == ["–1 MA"]


def test_a_team_that_may_have_no_apothecary_and_has_nobody_yet() -> None:
    empty = replace(ravens(), roster="undead", players=(), trophies=())
    scene = sheet_scene(empty, words("en"), Looks(), phase="submitted")
    assert scene.staff[-1].text == "–"
    assert scene.staff[0].text == "3"
    assert scene.players == ()
    assert scene.empty == "No players yet"
    assert scene.about.endswith("waits for approval")


def test_a_table_keeps_the_order_and_tells_form_zones_and_forfeits() -> None:
    scene = division()
    played = results()
    rows = table(tuple(LOOKS), played, TableRules(PointsRule(), corrections=(Correction("tails", -1, ""),)))
    assert [row.name for row in scene.rows] == [LOOKS[row.team].name for row in rows]
    assert [row.place for row in scene.rows] == [*range(1, 9)]
    assert [row.zone for row in scene.rows] == [Zone.UP] * 2 + [Zone.STAYS] * 4 + [Zone.DOWN] * 2
    leader = scene.rows[0]
    assert (leader.played, leader.won, leader.drawn, leader.lost, leader.points) == (5, 4, 1, 0, 16)
    assert (leader.touchdowns, leader.casualties, leader.own) == ((9, 3), (13, 8), True)
    assert leader.about == "Mira · 1 won by forfeit"
    assert "".join(mark.letter for mark in leader.form) == "WWDWW"
    assert [mark.letter for mark in division("es").rows[0].form] == [*"GGEGG"]


def test_how_every_kind_of_result_went_for_either_side() -> None:
    found = [
        MatchResult("a", "b", (2, 1)),
        MatchResult("b", "a", (1, 1)),
        MatchResult("b", "a", (1, 1), winner="b"),
        MatchResult("a", "b", (2, 0), winner="b"),
        MatchResult("a", "b", kind="home_forfeits"),
        MatchResult("a", "b", kind="away_forfeits"),
        MatchResult("b", "a", kind="both_forfeit"),
        MatchResult("a", kind="bye"),
        MatchResult("c", "d", (3, 0)),
    ]
    won, drawn, lost, bye = Outcome.WON, Outcome.DRAWN, Outcome.LOST, Outcome.BYE
    assert form_of("a", found) == (won, drawn, lost, lost, lost, won, lost, bye)
    assert form_of("b", found) == (lost, drawn, won, won, won, lost, lost)


def test_teams_that_only_a_coin_can_part_are_marked() -> None:
    drawn = [MatchResult("ravens", "tusks", (1, 1), (2, 2))]
    scene = standings_scene(table(("ravens", "tusks"), drawn, TableRules()), LOOKS, drawn, words("en"), title="North")
    assert [row.level for row in scene.rows] == [True, True]


def test_nobody_is_marked_as_level_before_he_has_played() -> None:
    scene = standings_scene(table(("ravens", "tusks"), [], TableRules()), LOOKS, [], words("en"), title="North")
    assert [row.level for row in scene.rows] == [False, False]
    assert [row.form for row in scene.rows] == [(), ()]


def test_a_shield_has_the_teams_colours_or_plain_ones() -> None:
    badge = badge_of("Ravens of Redwald", LOOKS["ravens"])
    assert (badge.initials, badge.emblem, badge.colours) == ("RO", "wolf", ((28, 84, 196), (242, 194, 48)))
    assert badge_of("", Looks()).colours == PLAIN_COLOURS
    with pytest.raises(ValueError, match="base 16"):
        badge_of("X", Looks(colours=("blue", "red")))


def test_both_languages_have_the_same_messages_and_a_word_for_every_id() -> None:
    ids = []
    for lang in ("en", "es"):
        text = (Path(__file__).parents[2] / "locales" / lang / "pictures.ftl").read_text("utf-8")
        ids.append({entry.id.name for entry in parse(text).body if isinstance(entry, Message)})
        for phase in PHASES:
            assert words(lang).has(f"picture-phase-{phase.replace('_', '-')}")
        for major in majors.MAJORS:
            assert words(lang).has(f"picture-trophy-{major.replace('_', '-')}")
    assert ids[0] == ids[1]
