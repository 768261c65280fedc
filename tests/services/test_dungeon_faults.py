"""Every fault of a map has its sentence in both languages, with its squares."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.match.dungeons import Fault, faults, parse
from services.dungeon_faults import fault_line, fault_lines
from services.language import LANGUAGES, texts_for

SOURCES = Path(__file__).parents[2] / "engine" / "match" / "dungeons"
VALUES = {
    name: name.upper()
    for name in ("sign", "known", "key", "least", "most", "side", "found", "needed", "number")
} | {"side": "home"}  # fmt: skip


def codes() -> list[str]:
    source = "".join((SOURCES / name).read_text("utf-8") for name in ("maps.py", "validator.py"))
    return sorted(set(re.findall(r'(?:Misread|Fault)\(\s*"(\w+)"', source)))


def test_there_are_many() -> None:
    assert len(codes()) >= 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", codes())
def test_every_code_has_its_sentence(code: str, lang: str) -> None:
    line = fault_line(Fault(code, (64 * 12 + 7,), False, VALUES), texts_for(lang))
    assert "(M8)" in line
    assert "{" not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_map_gets_can_be_said(lang: str) -> None:
    """The values that the validator gives are those that the sentences want."""
    texts = texts_for(lang)
    for text in (
        "",
        "doors: 1\nchests: 7\nHH..x1.1.3AA\nHH........AA",
        "teleporters: 3\nchests: 5\nHH.CC.CCCCCAA\nHH.........AA",
        "HH..H..\n#######\n.......",
        "." * 70,
    ):
        lines = fault_lines(faults(parse(text)), texts)
        assert lines
        assert all(line and "{" not in line for line in lines)


def test_many_squares_are_cut_short() -> None:
    line = fault_line(Fault("unreachable", tuple(range(20))), texts_for("en"))
    assert line.count(",") == 11
    assert line.endswith("…)")


def test_advice_is_called_so() -> None:
    values = {"found": "100", "least": "250", "most": "280"}
    assert fault_line(Fault("unusual_size", (), True, values), texts_for("en")).startswith("Advice: 100 squares")
