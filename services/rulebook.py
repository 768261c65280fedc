"""What a skill, a team, a star or a table does, in a few words, and how each is found by name.

The numbers come from the engine; the sentences are those of ``locales/*/rulebook.ftl``. Seed 003, *Descripción de las
habilidades*; seed 000, *Creación de un equipo*.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine import inducements, rosters
from engine.cards_draw import deck, faces
from engine.match.card import DECKS, known_cards
from engine.match.card import entries as cards
from engine.match.dungeon.clock import SEEN_ON
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.match.ending import CHEF_ABOVE, RECOVERS_ON
from engine.match.injury import CLAWED, RAISED_STRENGTH
from engine.match.move import GOING_FOR_IT, LEAP_COST
from engine.match.reactions import REACH
from engine.match.skills.loner import Loner
from engine.match.skills.pro import Pro
from engine.match.skills.regeneration import NEEDED
from engine.match.skills.weapons_2003 import RULE_SET as WEAPONS_2003
from engine.match.turn import TURNS_A_HALF
from engine.match.weapons import BLAST_NEEDED, SAW_BONUS
from engine.match.wizard import FIREBALL_NEEDED, LIGHTNING_NEEDED
from engine.teams import APOTHECARY_COST
from services import card_texts
from services.language import LANGUAGES, Texts, texts_for
from services.narration.names import key
from services.rule_tables import TABLES, WEAPONS, Page, profile, table

#: What can be looked up.
KINDS = ("skill", "team", "star", "table", "card", "deck")
#: By rule set other than the usual: where its sentences on skills stand, and the skills it changes.
OTHER_RULES = {
    WEAPONS_2003: ("rule-2003", tuple(one for one in WEAPONS if one != "no_hands")),
    DUNGEONBOWL: ("rule-dungeon", ("hail_mary_pass", "leader", "leap", "secret_weapon", "very_long_legs")),
}
#: How many are offered while a name is typed, and how long a name is then.
OFFERED, NAME_LENGTH = 25, 100
#: How many names a person is told who has typed one that there is not.
HINTS = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """Something with a name: ``also`` are its names in other languages, older ones, and what stands on it."""

    id: str
    name: str
    also: tuple[str, ...] = ()


def fold(text: str) -> str:
    """A text without accents, case and signs, for comparing.

    >>> fold("Ball & Chain"), fold("LÍDER")
    ('ball chain', 'lider')
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in plain.casefold()).split())


# What there is


@cache
def entries(kind: str, lang: str) -> tuple[Entry, ...]:
    """Everything of a kind of :data:`KINDS`, by name in a language."""
    found: list[Entry] = []
    if kind == "skill":
        for one in rosters.skills().values():
            found.append(_entry(one.id, lang, {"en": one.name_en, "es": one.name_es}, one.aliases_es))
    elif kind == "team":
        for one in rosters.rosters().values():
            found.append(_entry(one.id, lang, {"en": one.name_en, "es": one.name_es}, one.aliases))
    elif kind == "star":
        found = [Entry(one.id, one.name) for one in rosters.stars().values()]
    elif kind == "card":
        for card in cards().values():
            found.append(_entry(card.id, lang, {"en": card.name_en, "es": card.name_es}, ()))
    elif kind == "deck":
        for name in DECKS:
            found.append(
                _entry(name, lang, {other: card_texts.deck(name, texts_for(other)) for other in LANGUAGES}, ())
            )
    else:
        for ident, rows in TABLES.items():
            names = {other: texts_for(other).say(f"rule-table-{ident}") for other in LANGUAGES}
            also = tuple(name for other in LANGUAGES for name in rows(texts_for(other)))
            found.append(_entry(ident, lang, names, also))
    return tuple(sorted(found, key=lambda entry: fold(entry.name)))


def _entry(ident: str, lang: str, names: dict[str, str], also: tuple[str, ...]) -> Entry:
    name = names[lang]
    others = dict.fromkeys([*names.values(), *also])
    return Entry(ident, name, tuple(other for other in others if other != name))


def offered(kind: str, typed: str, texts: Texts) -> list[tuple[str, str]]:
    """Up to 25 ``(name, id)`` that fit what was typed; one that fits by another name says by which."""
    wanted = fold(typed)
    ranked: list[tuple[int, str, str]] = []
    for entry in entries(kind, texts.lang):
        rank, other = _fits(entry, wanted)
        if rank is not None:
            label = f"{entry.name} ({other})" if other else entry.name
            ranked.append((rank, label[:NAME_LENGTH], entry.id))
    ranked.sort(key=lambda one: one[0])
    return [(label, ident) for _, label, ident in ranked[:OFFERED]]


def _fits(entry: Entry, wanted: str) -> tuple[int | None, str]:
    """How well an entry fits, 0 best, and by which other name if not by its own; None when it does not."""
    best: tuple[int | None, str] = (None, "")
    for name in (entry.name, *entry.also):
        low = fold(name)
        if wanted in low:
            other = "" if name == entry.name else name
            begins = low.startswith(wanted) or f" {wanted}" in low
            rank = (0 if low == wanted else 2 if low.startswith(wanted) else 4 if begins else 6) + bool(other)
            if best[0] is None or rank < best[0]:
                best = rank, other
    return best


def find(kind: str, given: str, texts: Texts) -> str | None:
    """The id of what somebody chose or typed: an id, a name in any language, or the beginning of just one."""
    known = entries(kind, texts.lang)
    wanted = fold(given)
    if not wanted:
        return None
    for entry in known:
        if given == entry.id or wanted == fold(entry.name):
            return entry.id
    for fits in (
        [entry.id for entry in known if wanted in map(fold, entry.also)],
        [entry.id for entry in known if fold(entry.name).startswith(wanted)],
        [entry.id for entry in known if any(fold(name).startswith(wanted) for name in entry.also)],
    ):
        if fits:
            return fits[0] if len(fits) == 1 else None
    return None


def not_found(kind: str, given: str, texts: Texts) -> str:
    """The sentence for a name that there is not, with those that come near."""
    known = entries(kind, texts.lang)
    by_name = {fold(name): entry.name for entry in known for name in (*entry.also, entry.name)}
    close = [name for name, _ in offered(kind, given, texts)] if fold(given) else []
    close += [by_name[low] for low in difflib.get_close_matches(fold(given), by_name, HINTS)]
    names = list(dict.fromkeys(close))[:HINTS]
    hint = "near" if names else "examples"
    names = names or [entry.name for entry in known[:HINTS]]
    return texts.say(
        f"rule-unknown-{kind}",
        given=given.strip()[:40],
        hint=texts.say(f"rule-hint-{hint}", names=texts.join(names, "list-or")),
    )


# What it does


def page(kind: str, ident: str, texts: Texts) -> Page:
    """What something does.

    Raises:
        LookupError: there is nothing of this kind with this id.
    """
    makers: dict[str, Callable[[str, Texts], Page]] = {
        "skill": _skill_page,
        "team": _team_page,
        "star": _star_page,
        "card": _card_page,
        "deck": _deck_page,
        "table": lambda ident, texts: table(ident, texts, facts(texts)),
    }
    return makers[kind](ident, texts)


def facts(texts: Texts) -> dict[str, object]:
    """The numbers and names that sentences take from the engine and its data."""
    undead = [roster for roster, one in rosters.rosters().items() if "stakes_vulnerable" in one.special]
    return {
        "reach": REACH,
        "pro": Pro.earned_on,
        "loner": Loner.earned_on,
        "back": NEEDED,
        "leap": LEAP_COST,
        "further": GOING_FOR_IT,
        "claws": CLAWED,
        "raised": RAISED_STRENGTH,
        "saw": SAW_BONUS,
        "blast": BLAST_NEEDED,
        "seen": SEEN_ON,
        "recovers": RECOVERS_ON,
        "chef": CHEF_ABOVE + 1,
        "fireball": FIREBALL_NEEDED,
        "lightning": LIGHTNING_NEEDED,
        "seventh": TURNS_A_HALF - 1,
        "surcharge": rosters.MERCENARY_SURCHARGE,
        "extra": inducements.EXTRA_SKILL_COST,
        "stars": inducements.MOST_STARS,
        "star": rosters.star("count_luthor_von_drakenborg").name,
        "teams": texts.join([texts.roster(roster) for roster in undead], "list-or"),
        "changing": texts.say("kickoff-changing-weather"),
    }


def skill_text(ident: str, texts: Texts, rules: str = "") -> str:
    """What a skill or trait does, in one to three sentences, and what the ``rules`` played (joined with ``+``) change of it."""
    text = texts.say(f"rule-skill-{key(ident)}", **facts(texts))
    changed = [
        texts.say(f"{OTHER_RULES[one][0]}-{key(ident)}", **facts(texts))
        for one in _changed(ident)
        if one in rules.split("+")
    ]
    return texts.say("rule-skill-changed", text=text, changed=" ".join(changed)) if changed else text


def _changed(ident: str) -> list[str]:
    """The rule sets under which a skill or trait does something else than usual."""
    return [rule_set for rule_set, (_, skills) in OTHER_RULES.items() if ident in skills]


def skill_lines(skills: tuple[str, ...], texts: Texts, rules: str = "") -> list[str]:
    """Each of some skills with what it does, under the ``rules`` played."""
    return [texts.say("card-skill", name=texts.skill(one), text=skill_text(one, texts, rules)) for one in skills]


def _skill_page(ident: str, texts: Texts) -> Page:
    skill = rosters.skill(ident)
    owners = [
        f"{texts.position(position.id)} ({texts.roster(roster.id)})"
        for roster in rosters.rosters().values()
        for position in roster.positions
        if ident in position.skills
    ]
    stars = [star.name for star in rosters.stars().values() if ident in star.skills]
    lines = [f"*{texts.say(f'rule-category-{skill.category}')}*", skill_text(ident, texts)]
    for rule_set in _changed(ident):
        text = texts.say(f"{OTHER_RULES[rule_set][0]}-{key(ident)}", **facts(texts))
        lines.append(texts.say("rule-skill-elsewhere", rules=texts.say(f"choice-rules-{rule_set}"), text=text))
    lines.append("")
    lines.append(texts.say("rule-skill-owners", players=", ".join(owners)) if owners else "")
    lines[-1] = lines[-1] or texts.say("rule-skill-no-owners")
    if stars:
        lines.append(texts.say("rule-skill-stars", stars=", ".join(stars)))
    return Page(texts.skill(ident), tuple(lines))


def _team_page(ident: str, texts: Texts) -> Page:
    roster = rosters.roster(ident)
    apothecary = (
        texts.say("rule-team-apothecary", price=APOTHECARY_COST)
        if roster.apothecary
        else texts.say("rule-team-no-apothecary")
    )
    lines = [
        texts.say(f"rule-team-{key(ident)}"),
        texts.say("rule-team-staff", reroll=roster.reroll_cost, most=roster.max_rerolls, apothecary=apothecary),
        "",
    ]
    for one in roster.positions:
        lines.append(
            texts.say(
                "rule-team-position",
                name=texts.position(one.id),
                max=one.max,
                cost=one.cost,
                profile=profile(one.characteristics, texts),
            )
        )
        lines.append(f"*{', '.join(map(texts.skill, one.skills)) or texts.say('rule-no-skills')}*")
    lines.append("")
    special = roster.raised_position or roster.thrall_position
    position = texts.position(f"{ident}.{special}") if special else ""
    for rule in roster.special:
        lines.append(texts.say(f"rule-special-{key(rule)}", raised=RAISED_STRENGTH, position=position))
    stars = [star.name for star in rosters.stars().values() if ident in star.teams]
    lines.append(texts.say("rule-team-stars", stars=", ".join(stars)))
    return Page(texts.roster(ident), tuple(lines))


def _star_page(ident: str, texts: Texts) -> Page:
    star = rosters.star(ident)
    own = profile((star.ma, star.st, star.ag, star.av), texts)
    if star.included_with:
        with_him = rosters.star(star.included_with).name
        lines = [own, texts.say("rule-star-comes-with", star=with_him)]
    else:
        lines = [texts.say("rule-star-price", cost=star.cost, profile=own)]
    if star.includes:
        brought = texts.join([rosters.star(other).name for other in star.includes])
        lines.append(texts.say("rule-star-brings", stars=brought))
    if star.counts_as_thrall:
        lines.append(texts.say("rule-star-thrall"))
    lines += ["", *skill_lines(star.skills, texts), ""]
    lines.append(texts.say("rule-star-teams", teams=", ".join(map(texts.roster, star.teams))))
    lines.append(f"*{texts.say('rule-star-terms', most=inducements.MOST_STARS)}*")
    return Page(star.name, tuple(lines))


def _card_page(ident: str, texts: Texts) -> Page:
    entry = cards()[ident]
    about = texts.say("rule-card-deck", deck=card_texts.deck(entry.deck, texts), number=entry.number)
    if ident not in known_cards():
        when = texts.say("card-when", moments=card_texts.moments(ident, texts))
        return Page(texts.card(ident), (f"*{when}*", "", about))
    lines = card_texts.card_lines(ident, texts)[1:]
    return Page(texts.card(ident), (*lines, "", about))


def _deck_page(ident: str, texts: Texts) -> Page:
    item = next(one for one in inducements.decks() if inducements.deck_of(one.id) == ident)
    names = [texts.say("rule-deck-card", number=cards()[card].number, card=texts.card(card)) for card in deck(ident)]
    about = texts.say("rule-deck", cost=item.cost, size=item.max, faces=faces(ident))
    return Page(card_texts.deck(ident, texts), (about, "", *names))
