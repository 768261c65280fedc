"""Named league pictures, made from engine values: what ``docs/pictures`` keeps and the tests draw."""

from __future__ import annotations

from dataclasses import replace

from engine.league.standings import Correction, MatchResult, PointsRule, TableRules, table
from engine.league.team import READY, Improvement, LeaguePlayer, LedgerEntry, Points, Team
from render.from_league import Looks, sheet_scene, standings_scene
from render.league_scene import EMBLEMS, SheetScene, StandingsScene
from services.language import Texts, texts_for

LOOKS = {
    "ravens": Looks("Ravens of Redwald", "Mira", ("#1c54c4", "#f2c230"), "wolf"),
    "tusks": Looks("Broken Tusks", "Olga Grün", ("#2e6b2e", "#f0e8d0"), "orc"),
    "tails": Looks("Whiskered Wanderers", "Söğüt", ("#7a4a1e", "#ffd9a0"), "rat"),
    "graves": Looks("Gravesend Dusk United", "Père Lachaise", ("#f4f4f0", "#4a2a6a"), "skeleton"),
    "stout": Looks("Stout & Bitter", "Brock", ("#b02a2a", "#f8f8f8"), "dwarf"),
    "pies": Looks("Pie Eaters' Athletic", "Núria", ("#f0a020", "#5a2a00"), "halfling"),
    "rime": Looks("Rimefang Rovers", "Ásta", ("#a8d8f0", "#16324a"), "ape"),
    "leaf": Looks("Evergreen Lightfoots", "Tomás", ("#0d3a24", "#8be0a0"), ""),
}


def words(lang: str) -> Texts:
    """The texts of the pictures in one language."""
    return texts_for(lang)


def learned(*skills: str, value: int = 20_000) -> tuple[Improvement, ...]:
    prices = {"+ma": 30_000, "+av": 30_000, "+ag": 40_000, "+st": 50_000}
    return tuple(Improvement(skill, prices.get(skill, value), (4, 5)) for skill in skills)


def ravens() -> Team:
    """A team after ten matches, with everything a sheet can say."""

    def player(number: int, post: str, name: str, *earned: int, **about: object) -> LeaguePlayer:
        made = Points(*earned) if earned else Points()
        return LeaguePlayer(number, number, f"human.{post}", name, earned=made, **about)  # type: ignore[arg-type]

    players = (
        player(1, "ogre", "Old Hobb", 0, 0, 0, 9, 1, improvements=learned("block", "+st"), injuries=("niggling",)),
        player(2, "thrower", "Ansel Reed", 31, 1, 0, 0, 2, improvements=learned("accurate", "leader", "+ag")),
        player(3, "catcher", "Quick Marta", 0, 14, 1, 0, 1, improvements=learned("block", "+ma", "side_step")),
        player(4, "catcher", "Józef Żak", 0, 4, 0, 0, 0, improvements=learned("block"), injuries=("-ag",), misses=True),
        player(5, "blitzer", "Dirk Vandermeer", 1, 6, 0, 7, 2, improvements=learned("guard", "mighty_blow", "tackle")),
        player(6, "blitzer", "Simon Holt", 0, 2, 0, 4, 0, improvements=learned("dodge"), pending=((4, 4),)),
        player(7, "blitzer", "Renate", 0, 1, 0, 1, 0),
        player(
            8,
            "blitzer",
            "Tall Wilhelm",
            0,
            0,
            0,
            3,
            1,
            improvements=learned("guard"),
            injuries=("-ma", "niggling", "niggling"),
        ),
        player(9, "lineman", "Emil", 0, 0, 0, 0, 1),
        player(10, "lineman", "Pock-marked Sebald of the Lower Harbour", 1),
        player(
            11,
            "lineman",
            "Grim Otto",
            0,
            0,
            0,
            3,
            0,
            improvements=learned("dirty_player"),
            injuries=("-av",),
            misses=True,
        ),
        player(12, "lineman", "Ivo"),
        player(16, "lineman", "", journeyman=True),
    )
    return Team(
        "Ravens of Redwald",
        "human",
        READY,
        players,
        rerolls=3,
        fan_factor=6,
        coaches=1,
        cheerleaders=2,
        apothecary=1,
        ledger=(LedgerEntry(1_000_000, "budget"), LedgerEntry(-940_000, "founding"), LedgerEntry(85_000, "winnings")),
        trophies=("chaos_cup",),
        matches=10,
        won=6,
        drawn=1,
        lost=3,
    )


def sheet(lang: str = "en", colour_blind: bool = False) -> SheetScene:
    return sheet_scene(ravens(), words(lang), LOOKS["ravens"], colour_blind=colour_blind)


ROUNDS = (
    "ravens 2:1 4:1 leaf, tusks 1:0 3:0 rime, tails 3:2 0:2 pies, graves 1:1 2:2 stout",
    "leaf 0:2 0:4 stout, pies 1:2 1:0 graves, rime 2:2 1:3 tails, ravens 2:0 2:2 tusks",
    "tusks 2:1 5:1 leaf, tails 1:3 0:1 ravens, graves 2:1 3:1 rime, stout 1:1 3:2 pies",
    "leaf 1:1 0:0 pies, rime 0:1 2:2 stout, ravens 1:1 3:3 graves, tusks 2:2 2:1 tails",
    "tails 2:1 1:1 leaf, graves 1:2 2:4 tusks, stout 0:1 2:3 ravens, pies 2:1 0:1 rime",
)


def results() -> list[MatchResult]:
    """Five rounds of eight teams, then a forfeit."""
    found: list[MatchResult] = []
    for line in ", ".join(ROUNDS).split(", "):
        home, score, casualties, away = line.split()
        found.append(MatchResult(home, away, _pair(score), _pair(casualties)))
    return [*found, MatchResult("pies", "ravens", kind="home_forfeits")]


def _pair(text: str) -> tuple[int, int]:
    mine, theirs = text.split(":")
    return int(mine), int(theirs)


def division(lang: str = "en", colour_blind: bool = False) -> StandingsScene:
    played = results()
    rules = TableRules(PointsRule(), corrections=(Correction("tails", -1, "late"),))
    title, about = (
        ("Northern division", "Winter season · round 6 of 7")
        if lang == "en"
        else ("División del Norte", "Temporada de invierno · jornada 6 de 7")
    )
    return standings_scene(
        table(tuple(LOOKS), played, rules),
        LOOKS,
        played,
        words(lang),
        title=title,
        about=about,
        up=2,
        down=2,
        own="ravens",
        colour_blind=colour_blind,
    )


def crowded(name: str = "Großmeister Ñandú-Ærøskøbing von Überwald") -> SheetScene:
    """Sixteen players with eight skills, every sign and long names: as much as a sheet can have to show."""
    skills = ("block", "dodge", "guard", "mighty_blow", "throw_team_mate", "disturbing_presence", "+st")
    injuries = ("niggling", "niggling", "-ma", "-st", "-ag", "-av")
    players = tuple(
        LeaguePlayer(
            number,
            number + 80,
            "human.blitzer",
            name[:40],
            earned=Points(99, 99, 99, 99, 19),
            improvements=learned(*skills),
            pending=((6, 6), (1, 2)),
            injuries=injuries if number % 2 else injuries[:1],
            misses=number % 3 == 0,
        )
        for number in range(1, 17)
    )
    team = replace(
        ravens(),
        name=name[:40],
        players=players,
        trophies=("chaos_cup", "blood_bowl", "spike", "dungeonbowl"),
        won=120,
        drawn=100,
        lost=130,
        ledger=(LedgerEntry(99_990_000, "budget"),),
    )
    return sheet_scene(team, words("es"), Looks(name[:40], name[:40], ("#e0e0e0", "#101010"), "ogre"))


def long_division(name: str = "Großmeister Ñandú-Ærøskøbing von Überwald") -> StandingsScene:
    """Twenty teams in colours of their own, with long names and large numbers."""
    teams = {
        f"t{k:02}": Looks(
            f"{name[:37]} {k}", name[:40], (f"#{k * 700_001:06x}", f"#{0xFFFFFF - k * 600_011:06x}"), EMBLEMS[k]
        )
        for k in range(20)
    }
    played = [MatchResult(one, other, (12, 3), (10, 14)) for one in teams for other in teams if one < other]
    played += [MatchResult("t19", kind="bye"), MatchResult("t18", "t17", kind="away_forfeits")]
    rows = table(tuple(teams), played, TableRules(PointsRule()))
    return standings_scene(rows, teams, played, words("es"), title=name, about=name * 3, up=4, down=4)
