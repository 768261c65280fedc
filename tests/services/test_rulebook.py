"""What the rulebook says: complete in both languages, within Discord's limits, and with the engine's numbers."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from engine import inducements, rosters
from engine.match import injury
from engine.match.card import DECKS
from engine.match.card import entries as cards
from engine.match.kickoff_table import RESULTS
from engine.match.passing import band
from engine.match.position import CASUALTY, PRONE, RESERVES, Player, Position, Team
from engine.teams import new_match
from services import player_card, rulebook
from services.language import LANGUAGES, LOCALES, Texts, texts_for
from services.rule_tables import INJURIES, POINTS, item_name, staff

KINDS = {"skill": 75, "team": 24, "star": len(rosters.stars()), "table": 10, "card": 104, "deck": 7}
EVERYTHING = [(kind, entry.id) for kind in KINDS for entry in rulebook.entries(kind, "en")]
#: The longest description of an embed, and its longest title.
DESCRIPTION, TITLE = 4096, 256


def text_of(kind: str, ident: str, lang: str) -> str:
    return "\n".join(rulebook.page(kind, ident, texts_for(lang)).lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_looked_up(kind: str, lang: str) -> None:
    assert len(rulebook.entries(kind, lang)) == KINDS[kind]
    known = {
        "skill": set(rosters.skills()),
        "team": set(rosters.rosters()),
        "star": set(rosters.stars()),
        "card": set(cards()),
        "deck": set(DECKS),
    }
    assert {entry.id for entry in rulebook.entries(kind, lang)} == known.get(
        kind,
        {"kickoff", "weather", "injury", "casualty", "range", "dice", "agility", "points", "inducements", "weapons"},
    )


@pytest.mark.parametrize(("kind", "ident"), EVERYTHING)
def test_every_page_is_there_in_both_languages_and_fits(kind: str, ident: str) -> None:
    pages = {lang: rulebook.page(kind, ident, texts_for(lang)) for lang in LANGUAGES}
    for page in pages.values():
        text = "\n".join(page.lines)
        assert 40 < len(text) <= DESCRIPTION - 96
        assert 0 < len(page.title) <= TITLE
        assert "{" not in text
        assert "None" not in text
    assert pages["en"].lines != pages["es"].lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ident", list(rosters.skills()))
def test_a_skills_text_is_one_to_three_sentences_of_its_own(ident: str, lang: str) -> None:
    text = rulebook.skill_text(ident, texts_for(lang))
    assert 1 <= len(re.findall(r"[.](?: |$)", text)) <= 4
    assert 20 < len(text) < 330
    assert text != rulebook.skill_text(ident, texts_for("es" if lang == "en" else "en"))


def test_no_two_skills_say_the_same() -> None:
    for lang in LANGUAGES:
        texts = [rulebook.skill_text(ident, texts_for(lang)) for ident in rosters.skills()]
        assert len(set(texts)) == len(texts)


#: Words of one language that tell it apart from the other.
FOREIGN = {
    "en": re.compile(r"\b(el|los|las|una|con|para|que|tirada|jugador)\b", re.IGNORECASE),
    "es": re.compile(r"\b(the|and|with|his|roll|player|on|of|may)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "ident"), EVERYTHING)
def test_no_word_of_the_other_language_slips_in(kind: str, ident: str, lang: str) -> None:
    text = text_of(kind, ident, lang)
    names = [star.name for star in rosters.stars().values()]
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    assert FOREIGN[lang].findall(text) == []


def names_of_skills(text: str, lang: str) -> set[str]:
    """The ids of skills whose names stand in a text, capitals and all."""
    found: set[str] = set()
    by_name = {getattr(one, f"name_{lang}"): ident for ident, one in rosters.skills().items()}
    for name in sorted(by_name, key=len, reverse=True):
        if name in text:
            found.add(by_name[name])
            text = text.replace(name, "")
    return found


@pytest.mark.parametrize("ident", list(rosters.skills()))
def test_both_languages_speak_of_the_same_skills(ident: str) -> None:
    """Skills are called by their names in the data; plain words that are names too are left out."""
    plain = {
        "block",
        "catch",
        "pass",
        "kick",
        "leap",
        "guard",
        "stab",
        "horns",
        "tackle",
        "grab",
        "bombardier",
        "stakes",
    }
    named = {lang: names_of_skills(rulebook.skill_text(ident, texts_for(lang)), lang) - plain for lang in LANGUAGES}
    assert named["en"] == named["es"]


# Numbers


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text.replace(".000", "000").replace(",000", "000")))


@pytest.mark.parametrize("ident", list(rosters.rosters()))
def test_a_team_has_all_its_numbers_in_both_languages(ident: str) -> None:
    roster = rosters.roster(ident)
    english, spanish = text_of("team", ident, "en"), text_of("team", ident, "es")
    for one in roster.positions:
        stats = one.ma, one.st, one.ag, one.av
        assert f"0–{one.max} · {one.cost:,} · MA {stats[0]} · ST {stats[1]} · AG {stats[2]} · AV {stats[3]}" in english
        cost = f"{one.cost:,}".replace(",", ".")
        assert f"0–{one.max} · {cost} · MO {stats[0]} · FU {stats[1]} · AG {stats[2]} · AR {stats[3]}" in spanish
        assert f"**{one.name_en}**" in english
        assert f"**{one.name_es}**" in spanish
        assert all(rosters.skill(skill).name_es in spanish for skill in one.skills)
    assert f"{roster.reroll_cost:,}" in english
    assert ("50.000" in spanish.split("\n")[1]) >= roster.apothecary
    assert numbers(english) == numbers(spanish)


@pytest.mark.parametrize("ident", list(rosters.stars()))
def test_a_star_has_his_numbers_skills_and_teams(ident: str) -> None:
    star = rosters.star(ident)
    english, spanish = text_of("star", ident, "en"), text_of("star", ident, "es")
    assert f"MA {star.ma} · ST {star.st} · AG {star.ag} · AV {star.av}" in english
    assert f"MO {star.ma} · FU {star.st} · AG {star.ag} · AR {star.av}" in spanish
    if star.included_with:
        assert rosters.star(star.included_with).name in spanish
    else:
        assert f"{star.cost:,}" in english
    for skill in star.skills:
        assert rulebook.skill_text(skill, texts_for("es")) in spanish
    assert all(rosters.roster(team).name_es in spanish for team in star.teams)
    assert all(rosters.star(other).name in english for other in star.includes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kick_off_table_has_every_row(lang: str) -> None:
    text = text_of("table", "kickoff", lang)
    for total, result in RESULTS.items():
        name = texts_for(lang).say(f"kickoff-{result.name.replace('_', '-')}")
        assert f"**{total}** {name}: " in text


def test_rows_of_tables_come_from_the_engine() -> None:
    weather = text_of("table", "weather", "en")
    assert "**2** Sweltering heat" in weather
    assert "**4–10** Nice weather" in weather
    casualty = text_of("table", "casualty", "es")
    for rolls in ("**11–38** Magullado", "**41–48**", "**51–52** Lesión crónica", "**58**", "**61–68** Muerto"):
        assert rolls in casualty
    dice = text_of("table", "dice", "en")
    assert "**Push** (2 of 6)" in dice
    assert "**Pow** (1 of 6)" in dice
    agility = text_of("table", "agility", "en")
    assert "AG 1: 6+ · AG 2: 5+ · AG 3: 4+ · AG 4: 3+ · AG 5: 2+ · AG 6 or more: 1+" in agility


@pytest.mark.parametrize(("lang", "letters"), [("en", "QSLB"), ("es", "RCLB")])
def test_the_grid_of_ranges_is_the_engines(lang: str, letters: str) -> None:
    text = text_of("table", "range", lang)
    rows = text.split("```")[1].strip("\n").split("\n")[2:]
    assert len(rows) == 14
    names = dict(zip(letters, ("quick", "short", "long", "bomb"), strict=True)) | {".": "", "-": ""}
    for y, row in enumerate(rows):
        cells = row.split()
        assert cells[0] == str(y)
        assert [names[cell] for cell in cells[1:]] == [band(64 + 1, 64 * (x + 1) + 1 + y) for x in range(14)]


@pytest.mark.parametrize(("low", "high", "result"), INJURIES)
def test_injury_rows_are_what_the_engine_makes_of_the_dice(low: int, high: int, result: str) -> None:
    for total in range(low, high + 1):
        match: Any = SimpleNamespace(pos=None, two_d6=lambda _: (1, total - 1), emit=lambda event: None)  # noqa: B023
        player = Player(0, 1, "human.lineman", (6, 3, 3, 8))
        assert injury._roll_injury(match, player, injury.Damage()) == result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_inducement_stands_with_its_price(lang: str) -> None:
    text = text_of("table", "inducements", lang)
    mark = "," if lang == "en" else "."
    for ident, items in staff().items():
        name = item_name(ident, texts_for(lang))
        assert f"**{name}** · 0–" in text
        assert rulebook.find("table", name, texts_for(lang)) == "inducements"
        for roster, item in items.items():
            assert f"{item.cost:,}".replace(",", mark) in text
            assert item in inducements.staff(roster)
    assert texts_for(lang).roster("goblin") in text
    assert texts_for(lang).roster("halfling") in text


# Finding


@pytest.mark.parametrize(
    ("kind", "typed", "lang", "found"),
    [
        ("skill", "placar", "en", "block"),
        ("skill", "Block", "es", "block"),
        ("skill", "LIDER", "es", "leader"),
        ("skill", "garras", "es", "claw"),
        ("skill", "ball and", "en", None),
        ("skill", "ball & ch", "en", "ball_and_chain"),
        ("skill", "echar raices", "es", "take_root"),
        ("skill", "diving", "en", None),
        ("skill", "throw_team_mate", "es", "throw_team_mate"),
        ("team", "no muertos", "es", "undead"),
        ("team", "Tomb Kings", "es", "khemri"),
        ("team", "union elfica", "es", "elf"),
        ("team", "elf", "en", "elf"),
        ("star", "morg n thorg", "es", "morg_n_thorg"),
        ("star", "griff", "en", "griff_oberwald"),
        ("table", "tabla del tiempo", "es", "weather"),
        ("table", "ventisca", "es", "weather"),
        ("table", "Igor", "en", "inducements"),
        ("table", "", "en", None),
        ("skill", "flying", "en", None),
    ],
)
def test_names_are_found_as_people_type_them(kind: str, typed: str, lang: str, found: str | None) -> None:
    assert rulebook.find(kind, typed, texts_for(lang)) == found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "ident"), EVERYTHING)
def test_everything_is_found_by_each_of_its_names_and_offered(kind: str, ident: str, lang: str) -> None:
    texts = texts_for(lang)
    entry = next(one for one in rulebook.entries(kind, lang) if one.id == ident)
    assert rulebook.find(kind, ident, texts) == ident
    assert rulebook.find(kind, entry.name.upper(), texts) == ident
    assert (entry.name, ident) in rulebook.offered(kind, entry.name, texts)
    for name in entry.also:
        assert ident in [one for _, one in rulebook.offered(kind, name, texts)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_offered_fits_discord(kind: str, lang: str) -> None:
    for typed in ("", "a", "e", "o", "ball", "zzz", "&", "á" * 200):
        offered = rulebook.offered(kind, typed, texts_for(lang))
        assert len(offered) <= 25
        assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in offered)
        assert len({value for _, value in offered}) == len(offered)
    assert len(rulebook.offered(kind, "", texts_for(lang))) == min(25, KINDS[kind])


def test_a_name_of_the_other_language_is_told_beside() -> None:
    assert rulebook.offered("skill", "dauntless", texts_for("es")) == [("Agallas (Dauntless)", "dauntless")]
    assert rulebook.offered("skill", "agallas", texts_for("es")) == [("Agallas", "dauntless")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_there_is_told_with_what_would_be_right(kind: str, lang: str) -> None:
    texts = texts_for(lang)
    first = rulebook.entries(kind, lang)[0].name
    told = rulebook.not_found(kind, "@@@@", texts)
    assert "@@@@" in told
    assert first in told
    almost = rulebook.not_found(kind, first[:-1] + "xy", texts)
    assert first in almost
    assert len(rulebook.not_found(kind, "x" * 5000, texts)) < 400


# A player's card


def shown(player: Player, position: Position, texts: Texts) -> str:
    return "\n".join(player_card.card(player, position, texts).lines)


@pytest.fixture
def position() -> Position:
    """Two teams in the reserves."""
    return new_match("human_lanterns", "orc_mudlarks")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_tells_everything_of_a_player(position: Position, lang: str) -> None:
    texts = texts_for(lang)
    player = next(p for p in position.players.values() if p.skills)
    position.put(player, 64 * 12 + 7)
    position.carrier = player
    player.posture = PRONE
    player.lost_zone = "bone_head"
    player.rooted = player.used = player.grounded = True
    player.spent = ("dodge", "thirst")
    player.td, player.comp, player.cas, player.int_ = 1, 2, 1, 1
    player.niggles = 2
    player.ag += 1
    text = shown(player, position, texts)
    expected = {
        "en": ("on M8", "prone", "holding the ball", "no tackle zone (Bone-Head)", "rooted", "acted", "Dodge", "(was 3)"),
        "es": ("en M8", "tumbado", "con el balón", "sin zona de defensa (Cabeza Hueca)", "raíces", "actuado", "Esquivar", "(era 3)"),
    }  # fmt: skip
    for words in expected[lang]:
        assert words in text
    assert str(POINTS["td"] + 2 * POINTS["comp"] + POINTS["cas"] + POINTS["int"]) in text
    assert "thirst" not in text
    for skill in player.skills:
        assert f"**{texts.skill(skill)}**: {rulebook.skill_text(skill, texts)}" in text
    assert position.teams[player.side].name in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_set", rulebook.OTHER_RULES)
def test_a_card_goes_by_the_rules_that_are_played(position: Position, rule_set: str, lang: str) -> None:
    texts = texts_for(lang)
    sentences, skills = rulebook.OTHER_RULES[rule_set]
    player = next(iter(position.players.values()))
    player.skills = (*skills, "dodge")
    changed = [texts.say(f"{sentences}-{skill.replace('_', '-')}", seen=6) for skill in skills]
    usual = shown(player, position, texts)
    assert not any(sentence in usual for sentence in changed)
    position.rules["set"] = rule_set
    told = shown(player, position, texts)
    assert all(sentence in told for sentence in changed)
    assert f"{rulebook.skill_text('dodge', texts)}\n" in told
    for skill, sentence in zip(skills, changed, strict=True):
        assert sentence in "\n".join(rulebook.page("skill", skill, texts).lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_players_card_says_so(position: Position, lang: str) -> None:
    texts = texts_for(lang)
    player = next(p for p in position.players.values() if not p.skills)
    text = shown(player, position, texts)
    assert texts.say("card-no-skills") in text
    assert texts.say("card-points-none") in text
    assert texts.say("place-reserves") in text
    assert "(was" not in text
    assert "(era" not in text
    player.place = RESERVES
    player.posture = PRONE
    assert texts.say("card-prone") not in shown(player, position, texts)


@pytest.mark.parametrize("result", ["-ma", "-st", "-ag", "-av", "niggling", "dead"])
def test_injuries_of_the_match_stand_on_the_card(position: Position, result: str) -> None:
    player = position.players["h1"]
    before = player_card.characteristics(player, texts_for("es"))
    player.place = CASUALTY
    player.injuries = (result,)
    text = shown(player, position, texts_for("es"))
    assert texts_for("es").say("place-casualty") in text
    name = result.replace("-", "minus-") if result[0] == "-" else result
    assert texts_for("es").say(f"casualty-{name}") in text
    after = player_card.characteristics(player, texts_for("es"))
    assert (after != before) == result.startswith("-")
    if result == "-ag":
        assert f"AG **{player.ag - 1}** (era {player.ag})" in after


@pytest.mark.parametrize("ident", [*rosters.stars(), "mercenary"])
def test_cards_of_stars_and_mercenaries(ident: str) -> None:
    name = "mercenary:human.blitzer" if ident == "mercenary" else f"star:{ident}"
    entry = rosters.position(name)
    position = Position(Team("human", "Ones"), Team("orc", "Others"))
    player = Player(0, 9, name, entry.characteristics, entry.skills)
    position.add(player)
    for lang in LANGUAGES:
        page = player_card.card(player, position, texts_for(lang))
        text = "\n".join(page.lines)
        assert len(text) <= DESCRIPTION - 96
        assert entry.name_en in page.title or lang == "es"
        assert texts_for(lang).say("card-points-never") in text


def test_a_card_with_every_skill_there_is_says_what_was_left_out() -> None:
    from cogs.answers import clipped
    from cogs.rules import PAGE_LENGTH

    position = Position(Team("human", "Ones"), Team("orc", "Others"))
    player = Player(0, 9, "human.lineman", (6, 3, 3, 8), tuple(rosters.skills()))
    position.add(player)
    for lang in LANGUAGES:
        page = player_card.card(player, position, texts_for(lang))
        assert len(clipped(list(page.lines), texts_for(lang), PAGE_LENGTH)) <= DESCRIPTION


def test_players_are_found_by_id_number_position_and_name(position: Position) -> None:
    texts = texts_for("es")
    player = position.players["a7"]
    player.name = "Ñandú el Grande"
    for given in ("a7", "A7", " a7 ", "nandu el grande", "Ñandú"):
        assert player_card.find_player(position, given, texts) is player
    assert player_card.find_player(position, "7", texts, 1) is player
    assert player_card.find_player(position, "#7", texts, 0) is position.players["h7"]
    for given in ("7", "línea"):
        with pytest.raises(player_card.NoSuchPlayer, match=r"Varios jugadores"):
            player_card.find_player(position, given, texts)
    for given in ("h99", "0", "nadie", "", "@everyone" * 30):
        with pytest.raises(player_card.NoSuchPlayer, match=r"No hay ningún jugador .* h1 o a1,") as caught:
            player_card.find_player(position, given, texts)
        assert len(str(caught.value)) < 300


def test_both_squads_are_offered_the_own_first(position: Position) -> None:
    texts = texts_for("en")
    everybody = player_card.fitting(position, "", texts, 1)
    assert len(everybody) == len(position.players)
    assert everybody[0][1][0] == "a"
    assert {ident[0] for _, ident in player_card.fitting(position, "blitzer", texts)} == {"h", "a"}
    assert player_card.fitting(position, "h3", texts)[0][1] == "h3"
    assert player_card.fitting(position, "nobody at all", texts) == []
    assert all(1 <= len(name) <= 100 for name, _ in everybody)


def test_the_files_hold_nothing_but_the_rulebook() -> None:
    for lang in LANGUAGES:
        lines = (LOCALES / lang / "rulebook.ftl").read_text("utf-8").splitlines()
        ids = [line.split(" = ")[0] for line in lines if " = " in line and not line.startswith("#")]
        assert len(ids) > 200
        assert [ident for ident in ids if not ident.startswith(("rule-", "card-"))] == []
