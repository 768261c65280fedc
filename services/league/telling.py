"""Sentences of leagues: news, questions after a match with their answers, the sheet as text, histories, ledger, audit log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from db.league_leagues import AuditRow, NewsRow
from db.league_teams import LeagueTeam
from engine.league.asking import Answer, Ask, News
from engine.league.improvement import rank
from engine.league.team import CHARACTERISTICS, LeaguePlayer, Team
from engine.league.value import player_value, sheet_value, team_value
from services.language import Texts
from services.league.wording import player, player_by_id, states, thing

#: Star player points by what they were earned with: the field of the points, and the last word of its message.
EARNED = (("comp", "comp"), ("td", "td"), ("int_", "int"), ("cas", "cas"))


def news(row: NewsRow, team: Team | None, texts: Texts) -> str:
    """A stored piece of news; ``team`` is the one it is about, if any."""
    return told(News(row.kind, row.details), team, texts)


def told(one: News, team: Team | None, texts: Texts) -> str:
    """A piece of news as a sentence."""
    values = _values(one.values, team, texts)
    if team is not None:
        values.setdefault("team", team.name)
    return texts.say(f"league-news-{one.kind.replace('_', '-')}", **values)


def question(ask: Ask, team: Team, texts: Texts) -> str:
    """What a team's coach is asked."""
    return texts.say(f"league-ask-{ask.kind.replace('_', '-')}", **_values(ask.about, team, texts), team=team.name)


def option(answer: Answer, ask: Ask, team: Team, texts: Texts) -> str:
    """The label of an answer, for a button or an option."""
    verb, *rest = answer
    if ask.kind == "mvp" and verb != "random":
        return player(team.player(int(verb)), texts)
    if ask.kind == "fill_up":
        return texts.position(str(verb))
    if verb == "choose":
        return thing(rest[-1], texts)
    return texts.say(f"league-answer-{verb}")


def sheet(stored: LeagueTeam, texts: Texts) -> list[str]:
    """The whole team sheet as lines of text: what a paper sheet has."""
    team = stored.team
    lines = [
        texts.say("league-sheet-title", team=team.name, roster=texts.roster(team.roster)),
        texts.say("league-sheet-state", state=states(stored.state, texts), coach=str(stored.coach)),
        texts.say("league-sheet-value", value=team_value(team), sheet=sheet_value(team), treasury=team.treasury),
        texts.say(
            "league-sheet-staff",
            rerolls=team.rerolls + len(team.trophies),
            fans=team.fan_factor,
            coaches=team.coaches,
            cheerleaders=team.cheerleaders,
            apothecary=team.apothecary,
        ),
        texts.say("league-sheet-record", matches=team.matches, won=team.won, drawn=team.drawn, lost=team.lost),
    ]
    if team.trophies:
        trophies = [texts.say(f"picture-trophy-{one.replace('_', '-')}") for one in team.trophies]
        lines.append(texts.say("team-sheet-trophies", trophies=texts.join(trophies)))
    if stored.emblem or stored.colours:
        emblem = f"team-emblem-{stored.emblem or 'none'}"
        first, second = stored.colours or ("–", "–")
        shown = texts.say(emblem) if texts.has(emblem) else stored.emblem
        lines.append(texts.say("team-sheet-emblem", emblem=shown, first=first, second=second))
    if stored.remark:
        lines.append(texts.say("league-sheet-remark", remark=stored.remark))
    lines += [player_line(one, texts) for one in team.players]
    return lines


def player_line(one: LeaguePlayer, texts: Texts) -> str:
    """A player's line of the sheet."""
    earned = [
        *(
            texts.say(f"card-earned-{name}", count=count)
            for field, name in EARNED
            if (count := getattr(one.earned, field))
        ),
        *([texts.say("league-earned-mvp", count=one.earned.mvp)] if one.earned.mvp else []),
    ]
    notes = [thing(injury, texts) for injury in one.injuries]
    if one.misses:
        notes.append(texts.say("league-misses"))
    if one.journeyman:
        notes.append(texts.say("league-journeyman"))
    notes += [texts.say("league-open-roll", first=str(first), second=str(second)) for first, second in one.pending]
    points = texts.say(
        "league-sheet-points",
        points=one.spp,
        rank=texts.say(f"league-rank-{rank(one.spp).replace('_', '-')}"),
        earned="; ".join(["", *earned]),
    )
    name = f"**{player(one, texts)}**"
    parts = (
        f"{name}, {texts.position(one.position)}" if one.name else name,
        ", ".join(_stat(one, each, texts) for each in CHARACTERISTICS),
        ", ".join(texts.skill(skill) for skill in one.skills),
        points,
        ", ".join(notes),
        texts.say("picture-gold", amount=player_value(one)),
    )
    return " · ".join(part for part in parts if part)


def _stat(one: LeaguePlayer, name: str, texts: Texts) -> str:
    """A characteristic as it is now, and what separates it from the position's."""
    now = one.characteristic(name)
    change = now - one.entry.characteristics[CHARACTERISTICS.index(name)]
    shown = f"{texts.say(f'rule-stat-{name}')} {now}"
    return f"{shown} ({change:+d})" if change else shown


def history(one: LeaguePlayer, texts: Texts) -> list[str]:
    """All that a player has done and suffered, in order."""
    lines: list[str] = []
    for entry in one.history:
        detail = thing(entry.detail, texts) if entry.kind in ("learned", "injured", "prize") else entry.detail
        lines.append(texts.say(f"league-history-{entry.kind.replace('_', '-')}", match=str(entry.match), detail=detail))
    return lines


def ledger(team: Team, texts: Texts) -> list[str]:
    """Every movement of gold with what there was after it."""
    lines: list[str] = []
    total = 0
    for entry in team.ledger:
        total += entry.amount
        reason = texts.say(f"league-money-{entry.reason.replace('_', '-')}")
        detail = f" ({thing(entry.detail, texts)})" if entry.detail else ""
        lines.append(
            texts.say(
                "league-ledger-line", amount=entry.amount, why=f"{reason}{detail}", match=str(entry.match), total=total
            )
        )
    return lines


def audit(row: AuditRow, names: Mapping[int, str], texts: Texts) -> str:
    """An entry of the audit log; ``names`` are those of the league's teams."""
    what = texts.say(f"league-audit-{row.action.replace('_', '-')}")
    about = [names[row.team_id]] if row.team_id is not None and row.team_id in names else []
    about += [f"{name}: {_plain(value)}" for name, value in row.details.items() if value is not None]
    who = texts.say("league-audit-bot") if row.user_id is None else f"<@{row.user_id}>"
    return texts.say("league-audit-line", who=who, what=what, about=" · ".join(about) or "–")


def _plain(value: Any) -> str:
    return ", ".join(_plain(one) for one in value) if isinstance(value, list) else str(value)  # pyright: ignore[reportUnknownVariableType]


def _values(given: Mapping[str, Any], team: Team | None, texts: Texts) -> dict[str, Any]:
    values: dict[str, Any] = dict(given)
    if "number" in given:
        values["player"] = player_by_id(team, given.get("player"), given["number"], texts)
        values["number"] = str(given["number"])
    if "position" in given:
        values["position"] = texts.position(str(given["position"]))
    if "roster" in given:
        values["roster"] = texts.roster(str(given["roster"]))
    if "weather" in given:
        values["weather"] = texts.say(f"weather-{given['weather']}")
    if "roll" in given:
        values["roll"] = " + ".join(str(die) for die in given["roll"])
    if "results" in given:
        values["results"] = texts.join([thing(one, texts) for one in given["results"]])
    if "what" in given:
        what: Any = given["what"]
        parts = list(what) if isinstance(what, list | tuple) else [what]  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
        values["what"] = ", ".join(thing(one, texts) for one in parts)  # pyright: ignore[reportUnknownVariableType]
    for name in ("score", "fans", "fame"):
        if name in given:
            home, away = given[name]
            values[f"{name}_home"], values[f"{name}_away"] = str(home), str(away)
            del values[name]
    return {name: value for name, value in values.items() if isinstance(value, str | int)}
