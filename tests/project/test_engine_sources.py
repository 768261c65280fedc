"""What the engine's sources may not do: import beyond the standard library, name a skill in a chapter, drop a procedure."""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path

import grimp
import pytest

from tests.project import ROOT, name, python_files

SKILLS = ROOT / "engine" / "data" / "skills.json"

IMPURE = {
    "asyncio", "concurrent", "ctypes", "datetime", "multiprocessing", "sched", "select", "shelve", "signal", "socket",
    "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip

# Skills whose id is also a word of the chapters: an action, a kind of roll, what a pass was, or a pool of re-rolls.
ALSO_VOCABULARY = {
    "accurate",
    "block",
    "catch",
    "chainsaw",
    "dodge",
    "kick",
    "leader",
    "leap",
    "pass",
    "stab",
    "throw_team_mate",
}

# Modules of engine/match/ that are no chapters: they turn text into values, and effects into entries.
NOT_CHAPTERS = {"__init__.py", "notation.py", "expectations.py"}


# --- purity -----------------------------------------------------------------------------------------------------------


def command_line_only(graph: grimp.ImportGraph) -> set[str]:
    """`engine.__main__` and the modules that nothing but it, directly or through such modules, imports."""
    chosen = {"engine.__main__"} & graph.modules
    while True:
        more = {
            module
            for module in graph.modules - chosen
            if module.startswith("engine.")
            and (importers := graph.find_modules_that_directly_import(module))
            and importers <= chosen
        }
        if not more:
            return chosen
        chosen |= more


def test_the_engine_needs_the_standard_library_alone() -> None:
    graph = grimp.build_graph("engine", include_external_packages=True, cache_dir=None)
    outside = {m for m in graph.modules if graph.is_module_squashed(m)}
    wrong: set[str] = set()
    for module in graph.modules - outside - command_line_only(graph):
        for imported in graph.find_modules_directly_imported_by(module) & outside:
            if imported not in sys.stdlib_module_names or imported in IMPURE:
                wrong.add(f"{module} imports {imported}")
    assert wrong == set()


def test_the_entry_point_does_not_know_the_local_table() -> None:
    imported = {
        alias
        for path in python_files("bot.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
    }
    assert {a for a in imported if a.split(".")[0] in {"local_table", "simcord"}} == set()


# --- chapters name no skill -------------------------------------------------------------------------------------------


def skills_named(source: str, skills: set[str]) -> list[str]:
    """`line: word` for every place in which a chapter's source names a skill.

    A skill is named by a string or an identifier that is its id, or by a class with its name (`SureHands`). An id that
    is also a word of the chapters (`ALSO_VOCABULARY`) counts only where skills are looked up: as an argument of a call,
    an index or a side of a comparison whose other part speaks of a skill (`has_skill("dodge")`, `"block" in me.skills`).
    """
    tree = ast.parse(source)
    sure = skills - ALSO_VOCABULARY
    classes = {"".join(part.title() for part in skill.split("_")): skill for skill in sure}
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: set[tuple[int, str]] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(word)) if id(node) not in docstrings and word in sure:
                found.add((node.lineno, word))
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.keyword(arg=word) | ast.arg(arg=word) if (
                word in sure
            ):
                found.add((node.lineno, word))
            case ast.Name(id=word) | ast.Attribute(attr=word) if word in classes:
                found.add((node.lineno, classes[word]))
            case ast.ImportFrom(module=module, names=names):
                words = {*(module or "").split("."), *(alias.name for alias in names)}
                found |= {(node.lineno, word) for word in words if word in sure}
            case _:
                pass
        found |= {(line, word) for line, word in looked_up(node) if word in skills}
    return [f"{line}: {word}" for line, word in sorted(found)]


def looked_up(node: ast.AST) -> list[tuple[int, str]]:
    """The strings that a node looks up among skills, with their lines."""
    match node:
        case ast.Call(func=asked, args=args):
            parts = [*args]
        case ast.Subscript(value=asked, slice=index):
            parts = [index]
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            asked = ast.Tuple([s for s in sides if not constants(s)], ast.Load())
            parts = sides
        case _:
            return []
    if not re.search(r"skill|trait|effect", ast.unparse(asked), re.IGNORECASE):
        return []
    return [found for part in parts for found in constants(part)]


def constants(node: ast.expr) -> list[tuple[int, str]]:
    """The strings that an expression is, or that the tuple, list or set it is consists of."""
    match node:
        case ast.Constant(value=str(word)):
            return [(node.lineno, word)]
        case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
            return [found for element in elements for found in constants(element)]
        case _:
            return []


@pytest.mark.parametrize(
    "source",
    [
        'me.has_skill("tackle")',
        'me.has_skill("block")',
        'if "dodge" in me.skills: pass',
        'if skill == "sure_hands": pass',
        'if skill in ("block", "pass"): pass',
        'me.skills["catch"]',
        'if effect.id == "kick": pass',
        'roll("dodge", reroll="sure_feet")',
        "from engine.match.skills import tackle",
        "from engine.match.skills.passing import SureHands",
        "if isinstance(e, skills.MightyBlow): pass",
        "def hit(frenzy: bool) -> None: ...",
        "if me.stunty: pass",
    ],
)
def test_a_named_skill_is_found(source: str) -> None:
    skills = {
        "block",
        "dodge",
        "sure_hands",
        "pass",
        "catch",
        "kick",
        "sure_feet",
        "tackle",
        "mighty_blow",
        "frenzy",
        "stunty",
    }
    if "SureHands" in source:
        source += "\nSureHands()"
    assert skills_named(source, skills)


@pytest.mark.parametrize(
    "source",
    [
        'roll(me, "dodge", target)',
        'if action == "block": pass',
        '("pass", player)',
        "def tackle_zones(player: int) -> int: ...",
        '"""Tackle is looked up nowhere."""',
        'for e in me.on.my_dodge_modifier: e("dodge")',
    ],
)
def test_the_words_of_the_chapters_are_not(source: str) -> None:
    assert skills_named(source, {"block", "dodge", "pass", "tackle"}) == []


def chapters() -> list[Path]:
    """The modules directly in `engine/match/` that hold rules."""
    return [p for p in python_files("engine") if p.parent == ROOT / "engine" / "match" and p.name not in NOT_CHAPTERS]


def test_no_chapter_names_a_skill() -> None:
    skills = {skill["id"] for skill in json.loads(SKILLS.read_text("utf-8"))}
    assert skills >= ALSO_VOCABULARY
    named = [f"{name(path)}:{place}" for path in chapters() for place in skills_named(path.read_text("utf-8"), skills)]
    assert named == []


# --- procedures -------------------------------------------------------------------------------------------------------


def procedures(trees: list[ast.Module]) -> set[str]:
    """The names of all functions annotated as procedures (`-> Proc[...]`), without those that something else has too."""
    kinds: dict[str, set[bool]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                returns = ast.unparse(node.returns) if node.returns else ""
                kinds.setdefault(node.name, set()).add(bool(re.match(r"'?Proc\b", returns)))
    return {word for word, kind in kinds.items() if kind == {True}}


def dropped(tree: ast.Module, procs: set[str]) -> list[int]:
    """The lines on which a procedure is called as a statement or as a condition: it would not run, or always be true."""
    lines: list[int] = []
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=value):
                suspects = [value]
            case (
                ast.If(test=test)
                | ast.While(test=test)
                | ast.IfExp(test=test)
                | ast.UnaryOp(op=ast.Not(), operand=test)
            ):
                suspects = [test]
            case ast.BoolOp(values=values):
                suspects = values
            case ast.Yield(value=ast.expr() as value):
                suspects = [value]
            case _:
                continue
        for suspect in suspects:
            if isinstance(suspect, ast.Call):
                called = suspect.func
                word = (
                    called.attr
                    if isinstance(called, ast.Attribute)
                    else called.id
                    if isinstance(called, ast.Name)
                    else ""
                )
                if word in procs:
                    lines.append(suspect.lineno)
    return sorted(lines)


def guarded_yields(tree: ast.Module) -> list[int]:
    """The lines of `try` statements with a `finally`, or with an `except` for everything, that have a `yield` inside."""
    lines: list[int] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Try):
            continue
        broad = any(h.type is None or ast.unparse(h.type) in {"Exception", "BaseException"} for h in node.handlers)
        waits = any(isinstance(inner, ast.Yield | ast.YieldFrom) for part in node.body for inner in ast.walk(part))
        if waits and (broad or node.finalbody):
            lines.append(node.lineno)
    return lines


def test_the_checks_of_procedures_find_what_they_look_for() -> None:
    tree = ast.parse(
        "def hit(p: int) -> Proc[bool]:\n"
        "    hit(1)\n"
        "    if hit(2): ...\n"
        "    ok = yield from hit(3)\n"
        "    x = ok and not hit(4)\n"
        "    try:\n"
        "        yield from hit(5)\n"
        "    finally: ...\n"
    )
    assert procedures([tree]) == {"hit"}
    assert dropped(tree, {"hit"}) == [2, 3, 5]
    assert guarded_yields(tree) == [6]


def test_no_procedure_is_dropped() -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in python_files("engine")}
    procs = procedures(list(trees.values()))
    assert [f"{name(path)}:{line}" for path, tree in trees.items() for line in dropped(tree, procs)] == []


def test_no_yield_is_guarded() -> None:
    paths = python_files("engine")
    found = [f"{name(p)}:{line}" for p in paths for line in guarded_yields(ast.parse(p.read_text("utf-8")))]
    assert found == []
