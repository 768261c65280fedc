"""From a league to the scenes of its pictures: reads teams, tables and results, changes nothing, and adds no words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.league import standings
from engine.league.standings import MatchResult, Row
from engine.league.team import CHARACTERISTICS, LONER, LeaguePlayer, Team
from engine.league.value import player_value, sheet_value, team_value
from render.league_scene import (
    PLAIN_COLOURS,
    Badge,
    Characteristic,
    Figure,
    FormMark,
    Outcome,
    SheetColumns,
    SheetPlayer,
    SheetScene,
    Sign,
    SignKind,
    SkillShown,
    StandingsColumns,
    StandingsRow,
    StandingsScene,
    Zone,
)
from render.palette import Colour

_FORM_KEPT = 5
_MINUS = "–"


class LeagueWords(Protocol):
    """Who gives the texts, in one language: names by their ids, and messages that begin with ``picture-``."""

    def say(self, message: str, **values: Any) -> str:
        """A message with its values filled in."""
        ...

    def roster(self, ident: str) -> str:
        """A roster's name."""
        ...

    def position(self, ident: str) -> str:
        """A position's name, by its full id."""
        ...

    def skill(self, ident: str) -> str:
        """A skill's name."""
        ...


@dataclass(frozen=True, slots=True)
class Looks:
    """What a team chose beside its sheet: two hexadecimal colours (``#1c54c4``) or none, an emblem, and its coach's name."""

    name: str = ""
    coach: str = ""
    colours: Sequence[str] = ()
    emblem: str = ""


def badge_of(name: str, looks: Looks) -> Badge:
    """The shield of a team.

    Raises:
        ValueError: a colour is not hexadecimal.
    """
    initials = "".join(word[0] for word in name.split()[:2]).upper()
    colours = (_colour(looks.colours[0]), _colour(looks.colours[1])) if len(looks.colours) == 2 else PLAIN_COLOURS
    return Badge(initials, looks.emblem, colours)


def sheet_scene(
    team: Team, words: LeagueWords, looks: Looks, *, phase: str = "", colour_blind: bool = False
) -> SheetScene:
    """The sheet of a team as it stands.

    ``phase`` is the state to tell where the caller knows more than the sheet, such as ``submitted``.
    """
    state = words.say(f"picture-phase-{_id(phase or team.phase)}")
    about = (words.roster(team.roster), looks.coach, state)
    return SheetScene(
        name=team.name,
        about=" · ".join(part for part in about if part),
        trophies=" · ".join(words.say(f"picture-trophy-{_id(trophy)}") for trophy in team.trophies),
        badge=badge_of(team.name, looks),
        figures=_figures(team, words),
        staff=_staff(team, words),
        columns=_sheet_columns(words),
        players=tuple(_player(player, words) for player in team.players),
        empty=words.say("picture-no-players"),
        colour_blind=colour_blind,
    )


def _figures(team: Team, words: LeagueWords) -> tuple[Figure, ...]:
    def gold(amount: int) -> str:
        return words.say("picture-gold", amount=amount)

    return (
        Figure(words.say("picture-value-now"), gold(sheet_value(team))),
        Figure(words.say("picture-value-next"), gold(team_value(team))),
        Figure(words.say("picture-treasury"), gold(team.treasury)),
        Figure(words.say("picture-record"), f"{team.won}–{team.drawn}–{team.lost}"),
    )


def _staff(team: Team, words: LeagueWords) -> tuple[Figure, ...]:
    """Re-rolls of trophies stand apart, as ``3+1``; what the roster may not have is a dash."""
    rerolls = f"{team.rerolls}+{len(team.trophies)}" if team.trophies else str(team.rerolls)
    apothecary = str(team.apothecary) if team.team_list.apothecary else "–"
    return (
        Figure(words.say("picture-rerolls"), rerolls),
        Figure(words.say("picture-fan-factor"), str(team.fan_factor)),
        Figure(words.say("picture-coaches"), str(team.coaches)),
        Figure(words.say("picture-cheerleaders"), str(team.cheerleaders)),
        Figure(words.say("picture-apothecary"), apothecary),
    )


def _sheet_columns(words: LeagueWords) -> SheetColumns:
    ma, st, ag, av = (words.say(f"picture-{name}") for name in CHARACTERISTICS)
    return SheetColumns(
        player=words.say("picture-player"),
        characteristics=(ma, st, ag, av),
        points=(
            words.say("picture-comp"),
            words.say("picture-td"),
            words.say("picture-int"),
            words.say("picture-cas"),
            words.say("picture-mvp"),
        ),
        spp=words.say("picture-spp"),
        value=words.say("picture-value"),
        learned=words.say("picture-learned"),
        raised=words.say("picture-raised"),
        lowered=words.say("picture-lowered"),
    )


def _player(player: LeaguePlayer, words: LeagueWords) -> SheetPlayer:
    entry = player.entry
    ma, st, ag, av = (
        Characteristic(now, now - start)
        for now, start in zip(player.characteristics, entry.characteristics, strict=True)
    )
    earned = player.earned
    return SheetPlayer(
        number=player.number,
        name=player.name or words.position(player.position),
        position=words.position(player.position) if player.name else "",
        role=player.position,
        characteristics=(ma, st, ag, av),
        skills=_skills(player, words),
        signs=_signs(player, words),
        points=(earned.comp, earned.td, earned.int_, earned.cas, earned.mvp),
        spp=player.spp,
        value=words.say("picture-short-gold", thousands=player_value(player) // 1000),
        absent=player.misses,
    )


def _skills(player: LeaguePlayer, words: LeagueWords) -> tuple[SkillShown, ...]:
    """The position's skills, a journeyman's Loner, then what was learned in its order, gained characteristics included."""
    born = [*player.entry.skills]
    if LONER in player.learned:
        born.append(LONER)
    learned = (
        f"+{words.say(f'picture-{one.what[1:]}')}" if one.what.startswith("+") else words.skill(one.what)
        for one in player.improvements
    )
    return (*(SkillShown(words.skill(skill)) for skill in born), *(SkillShown(name, True) for name in learned))


def _signs(player: LeaguePlayer, words: LeagueWords) -> tuple[Sign, ...]:
    signs: list[Sign] = []
    if player.misses:
        signs.append(Sign(SignKind.MISSES, words.say("picture-misses")))
    if player.niggles:
        signs.append(Sign(SignKind.NIGGLING, words.say("picture-niggling", count=player.niggles)))
    for name in CHARACTERISTICS:
        if lost := player.injuries.count(f"-{name}"):
            signs.append(Sign(SignKind.LOWERED, f"{_MINUS}{lost} {words.say(f'picture-{name}')}"))
    for first, second in player.pending:
        signs.append(Sign(SignKind.OPEN_ROLL, words.say("picture-open-roll", first=first, second=second)))
    if player.journeyman:
        signs.append(Sign(SignKind.JOURNEYMAN, words.say("picture-journeyman")))
    return tuple(signs)


def standings_scene(
    rows: Sequence[Row],
    teams: Mapping[str, Looks],
    results: Sequence[MatchResult],
    words: LeagueWords,
    *,
    title: str,
    about: str = "",
    up: int = 0,
    down: int = 0,
    own: str = "",
    colour_blind: bool = False,
) -> StandingsScene:
    """A division's table.

    Args:
        rows: as :func:`engine.league.standings.table` gives them.
        teams: names and looks by team id.
        results: those of the table, oldest first.
        up, down: how many places lead onwards and downwards.
        own: id of the reader's team.

    Raises:
        KeyError: a row's team is not among the teams.
    """
    count = len(rows)
    shown = [
        _standing(
            row,
            teams[row.team],
            results,
            words,
            Zone.UP if row.place <= up else Zone.DOWN if row.place > count - down else Zone.STAYS,
            row.team == own,
        )
        for row in rows
    ]
    return StandingsScene(
        title=title,
        about=about,
        columns=StandingsColumns(
            team=words.say("picture-team"),
            played=words.say("picture-played"),
            won=words.say("picture-won"),
            drawn=words.say("picture-drawn"),
            lost=words.say("picture-lost"),
            touchdowns=words.say("picture-td-for-against"),
            casualties=words.say("picture-cas-for-against"),
            form=words.say("picture-form"),
            points=words.say("picture-points"),
            up=words.say("picture-up"),
            down=words.say("picture-down"),
            level=words.say("picture-level"),
        ),
        rows=tuple(shown),
        empty=words.say("picture-no-teams"),
        colour_blind=colour_blind,
    )


def _standing(
    row: Row, looks: Looks, results: Sequence[MatchResult], words: LeagueWords, zone: Zone, own: bool
) -> StandingsRow:
    about = [looks.coach]
    for message, count in (
        ("picture-forfeits-won", row.forfeits_won),
        ("picture-forfeits-lost", row.forfeits_lost),
        ("picture-byes", row.byes),
    ):
        if count:
            about.append(words.say(message, count=count))
    return StandingsRow(
        place=row.place,
        name=looks.name,
        about=" · ".join(part for part in about if part),
        badge=badge_of(looks.name, looks),
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        touchdowns=(row.td_for, row.td_against),
        casualties=(row.cas_for, row.cas_against),
        form=tuple(
            FormMark(outcome, words.say(f"picture-letter-{outcome}"))
            for outcome in form_of(row.team, results)[-_FORM_KEPT:]
        ),
        points=row.points,
        level=bool(row.level_with and row.played),
        zone=zone,
        own=own,
    )


def form_of(team: str, results: Sequence[MatchResult]) -> tuple[Outcome, ...]:
    """How each of a team's matches went, in the order of the results; a forfeit counts as won or lost."""
    return tuple(_outcome(team, one) for one in results if team in (one.home, one.away))


def _outcome(team: str, result: MatchResult) -> Outcome:
    side = 0 if team == result.home else 1
    match result.kind:
        case standings.BYE:
            return Outcome.BYE
        case standings.BOTH_FORFEIT:
            return Outcome.LOST
        case standings.HOME_FORFEITS | standings.AWAY_FORFEITS:
            forfeits = side == (0 if result.kind == standings.HOME_FORFEITS else 1)
            return Outcome.LOST if forfeits else Outcome.WON
        case _:
            pass
    if result.winner:
        return Outcome.WON if result.winner == team else Outcome.LOST
    mine, theirs = result.touchdowns[side], result.touchdowns[1 - side]
    return Outcome.WON if mine > theirs else Outcome.LOST if mine < theirs else Outcome.DRAWN


def _colour(text: str) -> Colour:
    value = int(text.removeprefix("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def _id(name: str) -> str:
    return name.replace("_", "-")
