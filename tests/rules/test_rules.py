"""Every rules test of this folder holds; each is a `.play` file (docs/notation.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.match.script import run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.play"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).with_suffix("").as_posix())
def test_rule(path: Path) -> None:
    run(path.read_text("utf-8"))


def test_there_are_rules_to_hold() -> None:
    assert len(FILES) > 700
