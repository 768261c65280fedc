"""Everything leagues tell has its sentence, in both languages, with the values it is given."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.league_leagues import AuditRow
from db.league_teams import LeagueTeam
from engine.league import building, improvement, market, pre_match, steps
from engine.league.asking import Ask, News
from engine.league.errors import LeagueError
from engine.league.match_day import OWN, PlayerReport, TeamReport
from engine.league.post_match import DONE, PostMatch
from engine.league.settings import Settings
from engine.league.team import PHASES, Points, Team
from engine.league.value import player_value
from engine.match.dice import SeededDice
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league import telling
from services.league.office import refused
from services.refusals import refusal

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "league"
SERVICES = Path(__file__).resolve().parents[3] / "services" / "league"


def in_match(roster: str = "undead") -> Team:
    team = building.found("Bones", roster)
    for _ in range(11):
        team = market.buy(team, f"{roster}.{'zombie' if roster == 'undead' else 'lineman'}")
    return replace(building.approve(team), phase="in_match")


def sequences() -> list[PostMatch]:
    """Sequences in which much happens."""
    team = in_match()
    hurt = PlayerReport(1, Points(td=2), ("dead",))
    niggled = PlayerReport(2, Points(td=3, comp=1), ("niggling", "-ma"))
    proud = steps.credit(team, 5, Points(td=17))
    return [
        PostMatch(team, TeamReport("win", (5, 0), 1, 0, (hurt, niggled)), SeededDice("a")),
        PostMatch(proud, TeamReport("loss", (0, 2), conceded=OWN), SeededDice("b")),
        PostMatch(
            team, TeamReport("win", (1, 0), conceded="foe", medals=(3,)), SeededDice("c"), Settings(mvp="choose")
        ),
        PostMatch(
            team,
            TeamReport("draw", raised=("undead.zombie",), petty_cash_left=50_000),
            SeededDice("d"),
            Settings(mvp="nominate"),
        ),
        PostMatch(
            in_match("human"),
            TeamReport("win", (1, 0), players=(PlayerReport(4, Points(int_=1), ("dead",)),)),
            SeededDice("e"),
        ),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sequences_are_told_with_their_questions_and_answers(lang: str) -> None:
    texts = texts_for(lang)
    asked: set[str] = set()
    for running in sequences():
        while (ask := running.ask) is not None:
            asked.add(ask.kind)
            assert running.team.name in telling.question(ask, running.team, texts)
            labels = [telling.option(one, ask, running.team, texts) for one in ask.options]
            assert len(set(labels)) == len(labels)
            if ask.kind == "shop" and running.team.treasury >= 70_000:
                running.answer(("buy", "undead.ghoul" if running.team.roster == "undead" else "human.catcher"))
                running.answer(("rename", running.team.players[0].number, "Ana"))
                running.answer(("renumber", running.team.players[0].number, 77))
                running.answer(("fire", 77))
                running.answer(DONE)
            elif ask.kind == "improve":
                running.answer(ask.options[0])
            else:
                running.answer(ask.default)
        for one in running.news:
            assert telling.told(one, running.team, texts)
        for one in (*running.team.players, *running.team.former):
            assert len(telling.history(one, texts)) == len(one.history)
        assert len(telling.ledger(running.team, texts)) == len(running.team.ledger)
    assert {"shop", "winnings", "improve", "mvp", "nominate"} <= asked


def given_to(name: str) -> list[str]:
    """Strings that the services give by position to functions of this name."""
    calls = [
        node
        for path in sorted(SERVICES.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]
    return [
        arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_kind_of_news_question_entry_or_change_lacks_a_sentence(lang: str) -> None:
    texts = texts_for(lang)
    rules = "\n".join(path.read_text("utf-8") for path in sorted(ENGINE.glob("*.py")) if "script" not in path.name)
    families = {
        "news": re.findall(r'(?:_tell|_tell_of|News)\("([a-z_]+)"', rules) + given_to("tell"),
        "ask": re.findall(r'Ask\("([a-z_]+)"', rules),
        "money": re.findall(r'booked\([^"\n]*"([a-z_]+)"', rules),
        "history": re.findall(r'(?:noted|without|joined)\([^"\n]*"([a-z][a-z_]*)"', rules),
        "audit": [
            *given_to("note"),
            *given_to("_audit"),
            *given_to("_edit"),
            *given_to("_save"),
            "petty_cash",
            "basket",
            "confirm",
            "petty_cash_by_clock",
            "basket_by_clock",
            "match_finished",
            "match_abandoned",
        ],
        "state": [*PHASES, "submitted"],
    }
    for family, kinds in families.items():
        assert len(kinds) > 5, family
        missing = [one for one in kinds if not texts.has(f"league-{family}-{one.replace('_', '-')}")]
        assert missing == [], family


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_rules_is_a_sentence(lang: str) -> None:
    texts = texts_for(lang)
    team = building.found("Reds", "human")
    errors: list[LeagueError] = []
    for attempt in (
        lambda: market.buy(team, "orc.blitzer"),
        lambda: market.fire(team, 3),
        lambda: building.approve(team),
        lambda: market.rename(team, ""),
        lambda: market.renumber(market.buy(team, "human.lineman"), 1, 120),
        lambda: improvement.choose(team, 1, "block"),
        lambda: pre_match.prepare(team, team, SeededDice("x")),
        lambda: market.buy(market.buy(team, "apothecary"), "apothecary"),
        lambda: market.buy(team.booked(-999_000, "fine"), "human.ogre"),
    ):
        with pytest.raises(LeagueError) as caught:
            attempt()
        errors.append(caught.value)
    assert {"unknown", "phase", "too_few", "name", "number", "limit", "budget"} <= {one.code for one in errors}
    errors += [
        LeagueError("forbidden", what="improvement"),
        LeagueError("choice", what="choose block"),
        LeagueError("malformed", what="players"),
        LeagueError("schema", found=2, needed=1),
        LeagueError("order", side=1),
        LeagueError("over_budget", spent=20_000, budget=10_000),
        LeagueError("no_such_item", item="dragon"),
    ]
    for error in errors:
        said = refusal(refused(error), texts)
        assert said
        assert "{" not in said
    for fault in ("result", "td", "unknown", "injuries", "points", "conceded"):
        assert refusal(Refused("league_report", what=fault), texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_says_what_a_paper_sheet_says(lang: str) -> None:
    texts = texts_for(lang)
    team = steps.hurt(steps.credit(in_match("human"), 2, Points(td=2, mvp=1)), 2, ("-av",))
    team = improvement.roll(team, 2, SeededDice("roll"))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    stored = LeagueTeam(
        id=4, guild_id=1, league_id=1, coach=55, state="in_match", version=1, colours=(), emblem="", remark="more fans",
        created_at=now, team=team,
    )  # fmt: skip
    lines = telling.sheet(stored, texts)
    assert len(lines) == 6 + len(team.players)
    whole = "\n".join(lines)
    assert texts.roster("human") in whole
    assert "more fans" in whole
    hurt = next(line for line in lines if line.startswith("**#2 "))
    assert all(
        f"{texts.say(f'rule-stat-{name}')} {value}" in hurt for name, value in (("ma", 6), ("ag", 3), ("av", "7 (-1)"))
    )
    assert texts.say("card-earned-td", count=2) in hurt
    assert hurt.endswith(texts.say("picture-gold", amount=player_value(team.player(2))))
    assert texts.say("league-misses") in hurt
    assert texts.say("league-rank-experienced") in hurt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_audit_entries_name_who_and_what(lang: str) -> None:
    texts = texts_for(lang)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    row = AuditRow(
        id=1, guild_id=1, league_id=1, user_id=None, action="answered", team_id=3, fixture_id=4,
        details={"asked": "shop", "answer": ["buy", "reroll"], "nothing": None}, at=now,
    )  # fmt: skip
    said = telling.audit(row, {3: "Reds"}, texts)
    assert said.startswith(texts.say("league-audit-bot"))
    assert "Reds · asked: shop · answer: buy, reroll" in said


def test_a_question_without_a_player_on_the_sheet_is_still_told() -> None:
    texts = texts_for("en")
    team = in_match()
    ask = Ask("improve", {"player": 99, "number": 40, "roll": (3, 3)}, (), ())
    assert "#40 has rolled 3 + 3" in telling.question(ask, team, texts)
    assert telling.told(News("result", {"home": "A", "away": "B", "score": [2, 1]}), None, texts) == "A 2 – 1 B"
