from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from services.language import LANGUAGES, LOCALES, MissingText, Texts, language_of, locale_files, texts_for

ROOT = LOCALES.parent
ROOMS = ("services", "cogs", "local_table", "render")
#: Messages that read the same in both languages: signs, names and words that both share.
SAME = re.compile(
    r"player(-short|-named|-can)?|percent|source-skill|roll-again(-block)?|squad-option|option-.*|command-.*|choice-.*"
    r"|label-(formation|catcher|touchback|reroll|reroll-block|die|use-player|decline|push|intercept|keep|list)"
    r"|target-.*|place-option|place-why-score|report-(score|scorer)|headline|label-declare|clock-.*"
    r"|hazard-lava|label-(wizard|use-square|card|card-on|choose)|card-earned-td|picture-trophy-(blood-bowl|dungeonbowl)"
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def messages(lang: str) -> dict[str, ftl.Pattern]:
    """Every message and attribute of a language by its id."""
    found: dict[str, ftl.Pattern] = {}
    for path in locale_files(lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            for name, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]:
                if pattern is not None:
                    assert name not in found, f"{name} stands twice in {lang}"
                    found[name] = pattern
    return found


def plain(pattern: ftl.Pattern) -> str:
    return "".join(e.value for e in pattern.elements if isinstance(e, ftl.TextElement)).strip()


def test_both_languages_say_the_same_things() -> None:
    assert set(messages("en")) == set(messages("es"))


def test_both_languages_have_the_same_files() -> None:
    assert [path.name for path in locale_files("en")] == [path.name for path in locale_files("es")]


def test_both_languages_use_the_same_variables() -> None:
    other = messages("es")
    assert {
        n: (v, variables(other[n])) for n, p in messages("en").items() if (v := variables(p)) != variables(other[n])
    } == {}


def test_spanish_is_not_english() -> None:
    other = messages("es")
    same = [
        n for n, p in messages("en").items() if plain(p) and p.equals(other[n]) and re.search(r"[a-z]{3}", plain(p))
    ]
    assert [name for name in same if not SAME.fullmatch(name.split(".")[0])] == []


def sources() -> list[Path]:
    return [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...], frozenset[str]]:
    """String constants of the code, patterns of its f-strings, and constants given to `say` or `has`."""
    constants: set[str] = set()
    patterns: set[str] = set()
    said: set[str] = set()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(v.value) if isinstance(v, ast.Constant) else r"[\w-]+" for v in node.values]  # pyright: ignore[reportArgumentType]
                if isinstance(node.values[0], ast.Constant) and "-" in str(node.values[0].value):
                    patterns.add("".join(parts))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                if node.args and isinstance(node.args[0], ast.Constant):
                    said.add(str(node.args[0].value))
    return frozenset(constants), tuple(re.compile(p) for p in sorted(patterns)), frozenset(said)


@cache
def parameters() -> frozenset[str]:
    """Names of the parameters of the cogs' functions, among them the options of commands."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "cogs").rglob("*.py"))]
    return frozenset(
        node.arg.rstrip("_").replace("_", "-") for tree in trees for node in ast.walk(tree) if isinstance(node, ast.arg)
    )


def test_every_sentence_of_the_code_exists() -> None:
    said = spoken()[2]
    assert len(said) > 50
    assert sorted(said - set(messages("en"))) == []


def test_every_sentence_is_used() -> None:
    constants, patterns, _ = spoken()
    names = {name.split(".")[0] for name in messages("en")}
    unused = {n for n in names - constants if not any(p.fullmatch(n) for p in patterns)}
    by_attribute = {c.split(".")[0] for c in constants if "." in c}
    options = {n for n in unused if n.startswith("option-") and n.split("-")[-1] in parameters() | constants}
    starts = tuple(f"{c}-" for c in constants if re.fullmatch(r"[a-z]+(-[a-z]+)+", c))
    families = {n for n in unused if n.startswith(starts)}
    assert sorted(unused - by_attribute - options - families) == []


def refusals() -> set[str]:
    """Codes with which services and cogs refuse, and those of the engine's errors."""
    found: set[str] = set()
    for path in [*sources(), *sorted((ROOT / "engine" / "match").rglob("*.py"))]:
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("Refused", "IllegalDecision", "NotationError") and node.args:
                    if isinstance(node.args[0], ast.Constant):
                        found.add(str(node.args[0].value))
            if isinstance(node, ast.FunctionDef) and node.name in ("why_not", "faults"):
                for inner in ast.walk(node):
                    value = inner.value if isinstance(inner, ast.Return) else None
                    if isinstance(value, ast.Tuple):
                        value = value.elts[0]
                    if isinstance(value, ast.Constant) and value.value:
                        found.add(str(value.value))
    return found


def test_every_refusal_has_its_sentence() -> None:
    codes = refusals()
    assert {"not_legal", "set_up_line", "unknown_verb", "stale", "take_back_dice"} <= codes
    assert sorted(c for c in codes if f"refused-{c.replace('_', '-')}" not in messages("en")) == []


def test_names_from_right_to_left_turn_nothing_round() -> None:
    texts = Texts("en", ["score = { $home } 2 – 1 { $away }"])
    assert texts.say("score", home="Lions", away="Ñandúes 3") == "Lions 2 – 1 Ñandúes 3"
    assert texts.say("score", home="אריות", away="Reds") == "\u2068אריות\u2069 2 – 1 Reds"
    once = texts.say("score", home="أسود", away="Reds")
    assert once.startswith("\u2068أسود\u2069 2")


def test_what_is_missing_raises() -> None:
    texts = Texts("en", ["greeting = Hello { $name }\n    .short = Hi"])
    assert texts.say("greeting", name="Ada") == "Hello Ada"
    assert texts.say("greeting.short") == "Hi"
    for message, values in (("greeting", {}), ("greeting.long", {}), ("farewell", {})):
        with pytest.raises(MissingText):
            texts.say(message, **values)


@pytest.mark.parametrize(
    ("preferred", "chosen"),
    [
        ((None, "es-ES"), "es"),
        (("es-419",), "es"),
        ((None, "pt-BR", "es"), "es"),
        (("fr",), "en"),
        ((), "en"),
        (("en", "es"), "en"),
    ],
)
def test_the_first_language_we_have_is_taken(preferred: tuple[str | None, ...], chosen: str) -> None:
    assert language_of(*preferred) == chosen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_come_from_the_data(lang: str) -> None:
    texts = texts_for(lang)
    assert texts.skill("dodge") == {"en": "Dodge", "es": "Esquivar"}[lang]
    assert texts.roster("orc")
    assert texts.position("human.catcher")
    assert texts.join(["a", "b", "c"]) == {"en": "a, b and c", "es": "a, b y c"}[lang]
    with pytest.raises(MissingText):
        texts.skill("flying")
