"""Writes the generated pages of `docs/`: `python -m docs.generate`; with `--check` it only tells which are out of date."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from docs.commands_page import commands_page
from docs.coverage import coverage_page

FOLDER = Path(__file__).resolve().parent
DATA = FOLDER.parent / "engine" / "data"
NOTICE = "<!-- Written by `make docs`; change the source it is made from, not this page. -->\n\n"


def skills_page() -> str:
    """The ids that the notation uses for skills, with both names, by category."""
    skills = json.loads((DATA / "skills.json").read_text("utf-8"))
    rows = [f"| `{s['id']}` | {s['name_en']} | {s['name_es']} | {s['category']} |" for s in skills]
    head = "# Skills and traits by id\n\n| id | English | Spanish | category |\n|---|---|---|---|\n"
    return head + "\n".join(rows) + "\n"


def rosters_page() -> str:
    """The ids that the notation uses for rosters and positions, with their characteristics and skills."""
    text = "# Rosters and positions by id\n"
    for roster in json.loads((DATA / "rosters.json").read_text("utf-8")):
        text += f"\n## `{roster['id']}`: {roster['name_en']} / {roster['name_es']}\n\n"
        text += "| id | number | cost | MA | ST | AG | AV | skills |\n|---|---|---|---|---|---|---|---|\n"
        for p in roster["positions"]:
            skills = ", ".join(f"`{s}`" for s in p["skills"]) or "none"
            text += f"| `{roster['id']}.{p['id']}` | {p['max']} | {p['cost']:,} | {p['ma']} | {p['st']} | {p['ag']} | {p['av']} | {skills} |\n"
    return text


PAGES: dict[str, Callable[[], str]] = {
    "commands.md": commands_page,
    "coverage.md": coverage_page,
    "rosters.md": rosters_page,
    "skills.md": skills_page,
}


def outdated() -> list[str]:
    """The names of the pages that are missing or differ from what their source gives now."""
    return [
        page
        for page, make in PAGES.items()
        if not (FOLDER / page).is_file() or (FOLDER / page).read_text("utf-8") != NOTICE + make()
    ]


def main(arguments: list[str]) -> int:
    """Write what is out of date, or with `--check` only name it; 1 if something was named."""
    pages = outdated()
    if "--check" in arguments:
        print("\n".join(f"docs/{page} is out of date: run `make docs`" for page in pages) or "docs are current")
        return 1 if pages else 0
    for page in pages:
        (FOLDER / page).write_text(NOTICE + PAGES[page](), "utf-8")
        print(f"wrote docs/{page}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
