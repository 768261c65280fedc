"""What may stand in the repository's files."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.project import ROOMS, ROOT, files, name, python_files

MAX_LINES = 450
MACHINE_PATH = re.compile(r"(?<![\w.)}/<-])/(?:work|home|root|Users|opt|mnt)/\w")
REGISTRY_HOST = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs|registry\.yarnpkg|deb\.debian\.org|proxy\.golang|index[-_]url|find[-_]links",
    re.IGNORECASE,
)
UNFINISHED = re.compile(r"raise NotImplementedError|\b(?:TODO|FIXME|XXX)\b")
CATCH_ALLS = {"util", "utils", "helper", "helpers", "misc", "common", "tools"}


def lines_matching(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """`file:line` of every line of the text files among the paths in which the pattern is found."""
    found: list[str] = []
    for path in paths:
        raw = path.read_bytes()
        if b"\0" in raw:
            continue
        lines = raw.decode("utf-8").splitlines()
        found += [f"{name(path)}:{number}" for number, line in enumerate(lines, 1) if pattern.search(line)]
    return found


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE_PATH, f"open('{os.sep}home{os.sep}coach{os.sep}x')"),
        (MACHINE_PATH, "see " + "/".join(["", "work", "notes"])),
        (REGISTRY_HOST, "--index" + "-url=x"),
        (REGISTRY_HOST, "https://" + ".".join(["pypi", "org"])),
        (UNFINISHED, "# TO" + "DO: later"),
        (UNFINISHED, "raise NotImplemented" + "Error"),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_no_machine_path() -> None:
    assert lines_matching(MACHINE_PATH, list(files())) == []


def test_no_registry_host() -> None:
    assert lines_matching(REGISTRY_HOST, list(files())) == []


def test_nothing_unfinished_in_the_product() -> None:
    product = [p for p in files() if p.relative_to(ROOT).parts[0] in (*ROOMS, "locales")]
    assert lines_matching(UNFINISHED, product) == []


def test_python_files_stay_readable() -> None:
    lengths = {name(p): len(p.read_text("utf-8").splitlines()) for p in python_files()}
    assert {file: length for file, length in lengths.items() if length > MAX_LINES} == {}


def test_modules_are_named_for_one_idea() -> None:
    parts = {part for p in python_files() for part in p.relative_to(ROOT).with_suffix("").parts}
    assert parts & CATCH_ALLS == set()
