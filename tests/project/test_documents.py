"""The pages of `docs/` and the README: links lead somewhere, rulings are complete, generated pages are current."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import generate
from tests.project import ROOT, files

PAGES = [p for p in files() if p.suffix == ".md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?://|#|mailto:)([^)#\s]+)", page.read_text("utf-8"))
    assert [t for t in targets if not (page.parent / t).exists()] == []


def test_rulings_are_numbered_and_whole() -> None:
    rows = re.findall(r"^\| (\d+) \|(.*)\|$", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= 37
    assert [
        n for n, cells in rows if len(cells.split(" | ")) != 4 or not all(c.strip() for c in cells.split(" | "))
    ] == []


def test_every_make_target_is_explained_by_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony
    assert set(phony[1].split()) == set(re.findall(r"^([a-z]+):.*## \w", makefile, re.MULTILINE))


def test_generated_pages_are_current() -> None:
    assert generate.outdated() == []


def test_an_outdated_page_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate, "FOLDER", tmp_path)
    assert generate.outdated() == list(generate.PAGES)
    assert generate.main(["--check"]) == 1
    assert generate.main([]) == 0
    assert generate.main(["--check"]) == 0
    (tmp_path / "skills.md").write_text("changed by hand", "utf-8")
    assert generate.outdated() == ["skills.md"]
