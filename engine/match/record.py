"""A played match as a `.play` file: what stands as decisions, what was taken back as comments, and what checks the dice.

Comments of a record, one a line, each beginning with ``#`` and its word:

- ``#hash HEX``: SHA-256 of the secret, known before the match; ``#secret HEX``: the secret, once the match is over.
- ``#word home "TEXT"``, ``#word away "TEXT"``: the coaches' words, as JSON strings.
- ``#draw d20:4 d100:77``: the dice by which special play cards were drawn, once the match is over.
- ``#dice d6:3 d8:5 d3:2``: every die drawn, in order, those of struck decisions too; a block die is a ``d6``.
- ``#~ move N8``: a decision that was taken back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.match.decisions import FACES, Decision
from engine.match.describe import header_text
from engine.match.dice import BLOCK
from engine.match.game import Entry
from engine.match.notation import write
from engine.match.position import Position


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One entry of a match's log in the order of time: its decision (None opens the match) and its dice.

    ``struck``: it was taken back; its dice were drawn all the same.
    """

    decision: Decision | None
    dice: tuple[tuple[int, int], ...]
    struck: bool = False


@dataclass(frozen=True, slots=True)
class DiceProof:
    """What a check of the dice needs, beside the dice: hash and secret in hex, and both coaches' words.

    The secret is empty while the match runs, and so is ``draw``: faces and results of the dice by which special play cards
    were drawn.
    """

    hash: str
    words: tuple[str, str]
    secret: str = ""
    draw: tuple[tuple[int, int], ...] = ()


def of_log(log: Iterable[Entry]) -> list[RecordEntry]:
    """The entries of a game's log, none of them struck."""
    return [RecordEntry(entry.decision, tuple(entry.dice)) for entry in log]


def export(
    opening: Position,
    entries: Sequence[RecordEntry],
    proof: DiceProof | None = None,
    *,
    seed: int | None = None,
    comments: Sequence[str] = (),
    hands: tuple[int, ...] = (0, 1),
) -> str:
    """Write the record of a match.

    ``opening`` is the position it began in, before anything was rolled. With ``seed`` the file draws its dice from the
    seeded generator and lists none. ``comments`` stand at its head. ``hands``: the sides whose cards in hand are told; the
    record of a running match leaves out what its readers may not see, and can be replayed only once the match is over.
    """
    lines = [f"# {comment}" for comment in comments]
    lines += [
        f"# {side} plays {team.name}" for side, team in zip(("home", "away"), opening.teams, strict=True) if team.name
    ]
    lines += header_text(opening, hands).splitlines()
    if seed is not None:
        lines.append(f"seed: {seed}")
    lines.append("---")
    if proof is not None:
        lines += _proof(proof)
    for entry in entries:
        if entry.dice and seed is None:
            lines.append("#dice " + " ".join(f"d{faces or 6}:{result}" for faces, result in entry.dice))
            if not entry.struck:
                lines.append("dice: " + " ".join(_die(faces, result) for faces, result in entry.dice))
        if entry.decision is not None:
            lines.append(("#~ " if entry.struck else "") + write(entry.decision))
    return "\n".join(lines) + "\n"


def _proof(proof: DiceProof) -> list[str]:
    lines = [f"#hash {proof.hash}"]
    for side, word in zip(("home", "away"), proof.words, strict=True):
        lines.append(f"#word {side} {json.dumps(word, ensure_ascii=False)}")
    if proof.secret:
        lines.append(f"#secret {proof.secret}")
    if proof.draw:
        lines.append("#draw " + " ".join(f"d{faces}:{result}" for faces, result in proof.draw))
    return lines


def _die(faces: int, result: int) -> str:
    return FACES[result] if faces == BLOCK else str(result)
