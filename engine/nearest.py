"""What a mistyped id was probably meant to be."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def hint(word: str, known: Iterable[str]) -> str:
    """The known word nearest to one that is none of them, as the end of a message; empty where none is near.

    >>> hint("blok", ["block", "dodge"])
    "; did you mean 'block'?"
    """
    near = get_close_matches(word, known, n=1, cutoff=0.6)
    return f"; did you mean {near[0]!r}?" if near else ""
