"""The rule sets a match can be played by, as people choose and read them."""

from __future__ import annotations

from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.match.header import RULE_SETS, joined_rules
from services.errors import Refused
from services.language import Texts

#: What can be chosen, one beside another.
OFFERED = tuple(RULE_SETS)
#: What a command offers: each of them, and dungeons with the weapons of 2003.
CHOICES = (*OFFERED, joined_rules([DUNGEONBOWL, *(name for name in OFFERED[1:] if name != DUNGEONBOWL)]))


def checked_rules(rules: str) -> str:
    """Rule sets joined with ``+``, as a position holds them.

    Raises:
        Refused: ``unknown_rules``.
    """
    names = [name.strip() for name in rules.split("+")]
    if not set(names) <= set(OFFERED):
        raise Refused("unknown_rules", given=rules, known=", ".join(OFFERED))
    return joined_rules(names)


def rules_name(rules: str, texts: Texts) -> str:
    """What rule sets joined with ``+`` are called."""
    return ", ".join(texts.say(f"choice-rules-{name}") for name in rules.split("+"))
