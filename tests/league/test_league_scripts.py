"""Every league script of this folder holds; each is a `.league` file (docs/league_scripts.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.league.scripts import run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.league"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).with_suffix("").as_posix())
def test_script(path: Path) -> None:
    run(path.read_text("utf-8"))


def test_there_are_rules_to_hold() -> None:
    assert len(FILES) > 100
