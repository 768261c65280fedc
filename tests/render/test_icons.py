from __future__ import annotations

import json
from pathlib import Path

import pytest

from render import icons

ASSETS = Path(icons.__file__).parent / "assets"


def test_every_icon_of_the_table_is_in_the_repository_and_nothing_else() -> None:
    named = json.loads((ASSETS / "icons.json").read_text())
    assert {path.stem for path in (ASSETS / "icons").glob("*.png")} == set(named)
    assert {icon for _, icon in icons._KEYWORDS} <= set(named)
    assert "CC BY 3.0" in (ASSETS / "CREDITS.md").read_text()
    for licence in ("BarlowCondensed-LICENSE.txt", "DejaVu-LICENSE.txt"):
        assert (ASSETS / "fonts" / licence).read_text().strip()


@pytest.mark.parametrize(
    ("position", "icon"),
    [
        ("human.lineman", "lineman"),
        ("human.ogre", "ogre"),
        ("skaven.rat_ogre", "rat"),
        ("skaven.gutter_runner", "runner"),
        ("orc.black_orc_blocker", "orc"),
        ("orc.goblin", "goblin"),
        ("goblin.looney", "chainsaw"),
        ("goblin.fanatic", "chain"),
        ("goblin.troll", "troll"),
        ("chaos_dwarf.hobgoblin", "orc"),
        ("slann.catcher", "frog"),
        ("human.catcher", "catcher"),
        ("khemri.thro_ra", "thrower"),
        ("dark_elf.assassin", "dagger"),
        ("wood_elf.treeman", "treeman"),
        ("vampire.vampire", "vampire"),
        ("vampire.thrall", "minion"),
        ("star:griff_oberwald", "star"),
    ],
)
def test_positions_wear_their_silhouette(position: str, icon: str) -> None:
    assert icons.icon_of(position) == icon


def test_icons_are_masks_of_the_asked_size() -> None:
    mask = icons.icon_mask("ogre", 40)
    assert (mask.mode, mask.size) == ("L", (40, 40))
    assert mask.getextrema() == (0, 255)
