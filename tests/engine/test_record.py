"""A record of a match is a valid `.play` file that leads to the same position with the same dice."""

from __future__ import annotations

import hashlib
import random

import pytest

from engine.coaches import RandomCoach, RunningCoach
from engine.match.decisions import FACES, Decision
from engine.match.dice import BLOCK, VerifiableDice, die_number
from engine.match.game import Game
from engine.match.position import Position
from engine.match.record import DiceProof, RecordEntry, export, of_log
from engine.match.script import run
from engine.teams import new_match, ready_made_ids

SECRET = bytes(range(32))
WORDS = ("viento\nnorte", 'sol "y" sombra # todo')


def played(seed: int) -> tuple[Position, Game, list[RecordEntry]]:
    """A match in which decisions without dice are taken back now and then; its opening, and its log in order of time."""
    rng = random.Random(seed)
    teams = ready_made_ids()
    opening = new_match(teams[seed], teams[-1 - seed])
    before = Position.from_data(opening.to_data())
    game = Game(opening, VerifiableDice(SECRET, *WORDS))
    coaches = (RunningCoach(rng), RandomCoach(rng))
    entries = of_log(game.log)
    while (prompt := game.prompt) is not None:
        game.play(coaches[prompt.side].decide(game))
        last = game.log[-1]
        struck = len(game.log) > 2 and rng.random() < 0.03 and game.rest_point.entry < game.last_entry
        entries.append(RecordEntry(last.decision, tuple(last.dice), struck))
        if struck and game.prompt is not None:
            game.take_back()
        elif struck:
            entries[-1] = RecordEntry(last.decision, tuple(last.dice))
    return before, game, entries


def seen(game: Game) -> list[object]:
    """The log as a coach sees it: a block die is its face, of which two sides are alike."""
    return [
        (entry.decision, [(faces, FACES[result] if faces == BLOCK else result) for faces, result in entry.dice])
        for entry in game.log
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_position(seed: int) -> None:
    opening, game, entries = played(seed)
    assert any(entry.struck for entry in entries)
    text = export(opening, entries)
    again = run(text)
    assert seen(again) == seen(game)
    assert again.over
    before, after = (g.position.to_data() for g in (game, again))
    named = [i for i, name in enumerate(before["team_fields"]) if name == "name"]
    for data in (before, after):
        for team in data["teams"]:
            team[named[0]] = ""
    assert after == before


def test_a_record_holds_every_die_drawn_and_what_checks_them() -> None:
    opening, _, entries = played(1)
    digest = hashlib.sha256(SECRET).hexdigest()
    text = export(opening, entries, DiceProof(digest, WORDS, SECRET.hex()))
    lines = text.splitlines()
    assert f"#hash {digest}" in lines
    assert f"#secret {SECRET.hex()}" in lines
    drawn = [die for line in lines if line.startswith("#dice ") for die in line.split()[1:]]
    words = f"{WORDS[0]}\0{WORDS[1]}\0".encode()
    assert drawn
    for number, die in enumerate(drawn, 1):
        faces, _, result = die.removeprefix("d").partition(":")
        assert die_number(SECRET, words, number, int(faces)) == int(result)
    run(text)


def test_a_running_match_keeps_its_secret() -> None:
    opening, _, entries = played(0)
    text = export(opening, entries[:40], DiceProof("ab", WORDS))
    assert "#secret" not in text
    run(text)


def test_struck_decisions_are_comments() -> None:
    move: Decision = ("move", 776)
    opening = new_match(ready_made_ids()[0], ready_made_ids()[1])
    entries = [RecordEntry(None, ()), RecordEntry(move, ((6, 2), (0, 6)), struck=True), RecordEntry(("end",), ())]
    body = export(opening, entries).split("---\n")[1]
    assert body.splitlines() == ["#dice d6:2 d6:6", "#~ move M9", "end"]
