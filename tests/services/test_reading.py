from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy import text

from engine.match import events as ev
from engine.match.decisions import FACES
from engine.match.script import Script
from services import agreed, narration, reading
from services.dice import new_secret, new_word
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.session import MatchSession
from services.statistics import count
from tests.services.playing import choose
from tests.services.table import GUILD, Table, at
from tests.services.test_narration import a_game

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "verify_dice.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_dice", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seen(dice: Iterable[tuple[int, int]]) -> list[object]:
    """Dice as they look: two faces of a block die show the same."""
    return [value if faces else FACES[value] for faces, value in dice]


async def finished(table: Table) -> MatchSession:
    """A whole match with something taken back, dice and all."""
    session = await table.match()
    table.chance = random.Random(4)
    await table.until(session, lambda game: at(game, "turn") and bool(game.log[-1].dice))
    point = (await agreed.points(session))[0]
    me = session.match.coach(point.side or 0)
    asked = await agreed.propose(session, me, "take_back", point.keep)
    assert asked.agreement is not None
    other = session.match.coach(1 - (point.side or 0))
    assert (await agreed.answer(session, other, asked.agreement.id, True)).taken_back == 1
    while not session.game.over:
        await table.play(session, choose(session.game, table.chance, 0.6, 0.6))
    return session


async def test_a_record_is_a_valid_play_file_and_its_dice_can_be_checked(table: Table, tmp_path: Path) -> None:
    session = await finished(table)
    record = await reading.export(session)
    game = Script(record).run()
    assert game.over
    for side in (0, 1):
        assert game.position.teams[side].score == session.game.position.teams[side].score
    for ident, player in session.game.position.players.items():
        again = game.position.players[ident]
        assert (again.place, again.sq, again.injuries, again.td) == (
            player.place,
            player.sq,
            player.injuries,
            player.td,
        )
    standing = [entry for entry in await reading.log_of(session) if not entry.struck]
    assert [seen(entry.dice) for entry in game.log] == [seen(entry.dice) for entry in standing]
    assert "#~ " in record
    assert session.match.dice_secret.hex() in record
    lines = record.splitlines()
    assert script().check(lines) == ""
    file = tmp_path / "match.play"
    file.write_text(record, "utf-8")
    run = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(SCRIPT), str(file), stdout=asyncio.subprocess.PIPE
    )
    said, _ = await run.communicate()
    assert run.returncode == 0
    assert b"dice" in said

    where = next(i for i, line in enumerate(lines) if line.startswith("#dice ") and len(line) > 12)
    faces, value = lines[where].split()[1].split(":")
    wrong = [*lines]
    wrong[where] = wrong[where].replace(f"{faces}:{value}", f"{faces}:{int(value) % int(faces[1:]) + 1}", 1)
    assert "die " in script().check(wrong)
    swapped = [line.replace('#word home "north"', '#word home "south"') for line in lines]
    assert "die " in script().check(swapped)
    other = "0" * 64
    assert "hash" in script().check([line.replace(session.match.dice_secret.hex(), other) for line in lines])


def test_the_script_is_short() -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 45


async def test_the_bot_checks_its_dice_too(table: Table) -> None:
    session = await finished(table)
    checked = await reading.verify(session)
    assert checked.ok
    assert checked.finished
    assert checked.secret == session.match.dice_secret.hex()
    assert checked.dice_checked == session.match.dice_drawn > 0
    assert checked.first_wrong is None
    async with table.services.desk.database.transaction() as conn:
        await conn.execute(text("UPDATE dice SET value = CASE value WHEN 1 THEN 2 ELSE 1 END WHERE number = 5"))
    checked = await reading.verify(session)
    assert not checked.ok
    assert checked.first_wrong == 5


async def test_the_secret_stays_secret_while_the_match_runs(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    checked = await reading.verify(session)
    assert checked.ok
    assert not checked.finished
    assert checked.secret is None
    record = await reading.export(session)
    assert session.match.dice_secret.hex() not in record
    assert session.match.dice_hash in record
    assert "no secret" in script().check(record.splitlines())
    assert session.match.dice_secret.hex() not in repr(session.match)


async def test_log_and_statistics_have_everything(table: Table) -> None:
    session = await finished(table)
    entries = await reading.log_of(session)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(len(entry.dice) for entry in entries) == session.match.dice_drawn
    assert [entry for entry in entries if entry.struck]
    events = [event for entry in entries for event in entry.events]
    assert any(isinstance(event, ev.MatchEnded) for event in events)

    whole = await reading.statistics(session)
    halves = [await reading.statistics(session, half) for half in (1, 2, 3)]
    for side in (0, 1):
        assert whole.sides[side].blocks == sum(half.sides[side].blocks for half in halves)
        assert whole.sides[side].rolls == sum(half.sides[side].rolls for half in halves) > 0
        assert whole.sides[side].successes <= whole.sides[side].rolls
    for lang in LANGUAGES:
        lines = narration.report(whole, session.game.position, texts_for(lang))
        assert len(lines) >= 5


def test_counting() -> None:
    pos = a_game().position
    found = count(
        [
            ev.Blocked("h4", "a3", ("skull", "pow"), 0),
            ev.RerollUsed(0, "h4", "team", "block"),
            ev.Blocked("h4", "a3", ("pow", "pow"), 0),
            ev.KnockedDown("a3", "h4"),
            ev.KnockedDown("h4", "h5"),
            ev.CasualtyCredited("h4", "a3"),
            ev.Rolled("dodge", "a2", 4, 3, 0, True),
            ev.TurnOver(1, "time"),
        ],
        pos,
    )
    home, away = found.sides
    assert (home.blocks, home.knocked_down, home.casualties, home.rerolls) == (1, 1, 1, 1)
    assert home.faces == {"skull": 1, "pow": 3, "push": 0, "both": 0, "stumble": 0}
    assert (away.rolls, away.successes, away.turnovers) == (1, 1, 1)
    assert away.expected == pytest.approx(4 / 6)


async def test_a_stranger_guild_sees_nothing(table: Table) -> None:
    session = await table.match()
    with pytest.raises(Refused, match="no_such_match"):
        await table.services.sessions.row(GUILD + 1, session.match.id)


def test_secrets_are_new_each_time() -> None:
    first, second = new_secret(), new_secret()
    assert first[0] != second[0]
    assert len(first[0]) == 32
    assert first[1] == hashlib.sha256(first[0]).hexdigest()
    assert new_word() != new_word()
