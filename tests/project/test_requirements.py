"""Two installations on two machines are the same: every release is pinned, what it brings along too."""

from __future__ import annotations

import re
from functools import cache
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project import ROOT

FILES = ("requirements.txt", "requirements-table.txt", "requirements-dev.txt")
EXTRAS = {"simcord": set[str](), "sqlalchemy": {"asyncio"}}


@cache
def pinned(file: str) -> dict[str, Requirement]:
    """The requirements of a file and of those that it names with `-r`."""
    found: dict[str, Requirement] = {}
    for raw in (ROOT / file).read_text("utf-8").splitlines():
        line = re.sub(r"(^|\s)#.*", "", raw).strip()
        if line.startswith("-r "):
            found |= pinned(line.removeprefix("-r ").strip())
        elif line:
            requirement = Requirement(line)
            found[canonicalize_name(requirement.name)] = requirement
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_requirement_names_one_release(file: str) -> None:
    assert [str(r) for r in pinned(file).values() if not re.fullmatch(r"==[\w.]+", str(r.specifier))] == []


@pytest.mark.parametrize("file", FILES)
def test_what_a_requirement_brings_along_is_pinned_too(file: str) -> None:
    pins = pinned(file)
    missing: set[str] = set()
    for requirement in pins.values():
        if requirement.marker and not requirement.marker.evaluate():
            continue
        canonical = canonicalize_name(requirement.name)
        for text in metadata.requires(requirement.name) or []:
            needed = Requirement(text)
            wanted = {"", *EXTRAS.get(canonical, ())}
            if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in wanted):
                continue
            if canonicalize_name(needed.name) not in pins:
                missing.add(f"{requirement.name} needs {needed.name}")
    assert missing == set()


def test_the_pinned_releases_are_the_installed_ones() -> None:
    wrong = {
        str(r): metadata.version(r.name)
        for r in pinned("requirements-dev.txt").values()
        if (not r.marker or r.marker.evaluate()) and metadata.version(r.name) not in r.specifier
    }
    assert wrong == {}


def test_the_bot_needs_no_table_and_no_test_tool() -> None:
    assert {"simcord", "pytest", "ruff", "markdown-it-py"} & pinned("requirements.txt").keys() == set()
