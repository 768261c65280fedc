"""What is wrong with a map of a dungeon, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match.dungeons import Fault
from engine.match.field import square_name
from services.language import Texts

#: The most squares that one sentence names.
NAMED = 12


def fault_line(fault: Fault, texts: Texts) -> str:
    """One fault as a sentence with its squares."""
    text = texts.say(f"fault-{fault.code.replace('_', '-')}", **fault.values)
    if fault.squares:
        names = [square_name(sq) for sq in fault.squares[:NAMED]]
        more = " …" if len(fault.squares) > NAMED else ""
        text = texts.say("fault-line", fault=text, squares=", ".join(names) + more)
    return texts.say("fault-advice", fault=text) if fault.advice else text


def fault_lines(faults: Sequence[Fault], texts: Texts) -> list[str]:
    """Every fault, a line each."""
    return [fault_line(fault, texts) for fault in faults]
