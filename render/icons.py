"""Silhouettes: which one a position wears, and the masks themselves (game-icons.net, CC BY 3.0, see assets/CREDITS.md)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

_FOLDER = Path(__file__).parent / "assets" / "icons"

# The first keyword found in the position id decides: what a player carries or is comes before what he does.
_KEYWORDS: tuple[tuple[str, str], ...] = (
    ("bombardier", "bomb"),
    ("looney", "chainsaw"),
    ("chainsaw", "chainsaw"),
    ("fanatic", "chain"),
    ("pogo", "pogo"),
    ("deathroller", "roller"),
    ("assassin", "dagger"),
    ("slayer", "axe"),
    ("rat_ogre", "rat"),
    ("ogre", "ogre"),
    ("troll", "troll"),
    ("treeman", "treeman"),
    ("minotaur", "bull"),
    ("centaur", "bull"),
    ("beastman", "horns"),
    ("pestigor", "horns"),
    ("werewolf", "wolf"),
    ("yhetee", "ape"),
    ("kroxigor", "crocodile"),
    ("saurus", "lizard"),
    ("skink", "lizard"),
    ("beast_of", "tentacles"),
    ("hobgoblin", "orc"),
    ("goblin", "goblin"),
    ("snotling", "goblin"),
    ("halfling", "halfling"),
    ("skeleton", "skeleton"),
    ("zombie", "zombie"),
    ("rotter", "zombie"),
    ("ghoul", "ghoul"),
    ("wight", "wight"),
    ("golem", "golem"),
    ("mummy", "mummy"),
    ("guardian", "mummy"),
    ("vampire", "vampire"),
    ("thrall", "minion"),
    ("warrior", "warrior"),
    ("black_orc", "orc"),
    ("dwarf_blocker", "dwarf"),
    ("wardancer", "dancer"),
    ("witch", "dancer"),
    ("slann.catcher", "frog"),
    ("runner", "runner"),
    ("thro", "thrower"),
    ("catcher", "catcher"),
    ("blitz", "blitzer"),
    ("blocker", "blocker"),
    ("star", "star"),
)


@lru_cache(maxsize=512)
def icon_of(position: str) -> str:
    """The name of the silhouette for a position id such as ``orc.black_orc_blocker``; a lineman's where none is special.

    The roster in front of the dot counts only for keywords that name it.
    """
    post = position.rpartition(".")[2]
    for keyword, icon in _KEYWORDS:
        if keyword in (position if "." in keyword else post):
            return icon
    return "lineman"


@lru_cache(maxsize=512)
def icon_mask(name: str, size: int, turned: int = 0) -> Image.Image:
    """The silhouette as a square mask of ``size`` pixels, turned by quarter circles where asked."""
    with Image.open(_FOLDER / f"{name}.png") as file:
        mask = file.convert("L").resize((size, size), Image.Resampling.LANCZOS)
    return mask.rotate(90 * turned) if turned else mask
