"""Coaches who play for time, and requests whose messages were lost."""

from __future__ import annotations

import pytest

from db import deadlines
from services import agreed
from services.clock import PRESETS
from services.errors import Refused
from tests.services.table import GUILD, Table, mover


async def test_steps_do_not_stretch_a_turn(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    due = session.clocks.due_at
    assert due is not None
    table.clock.at = due
    table.clock.pass_(seconds=-2)
    await table.play(session, *mover(session.game), ("done",))
    assert session.clocks.due_at == due
    await agreed.take_back(session, session.asked_user or 0)
    assert session.clocks.due_at == due
    side = session.game.position.active
    await table.services.sessions.expire_due(table.clock.pass_(seconds=2))
    assert session.game.position.active == 1 - side


async def test_the_other_coach_has_the_floor_for_each_decision(table: Table) -> None:
    session = await table.match("live")
    await table.until(
        session,
        lambda game: game.prompt is not None and game.position.active >= 0 and game.prompt.side != game.position.active,
    )
    session.clocks.stop(table.clock.pass_(hours=1))
    assert session.charged().due_at == table.clock.now() + PRESETS["live"].floor


async def test_ending_a_turn_and_taking_it_back_gives_no_time(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    me = session.asked_user
    assert me is not None
    began = session.clock_view()
    table.clock.pass_(seconds=100)
    await table.play(session, ("end",))
    assert session.asked_user != me
    table.clock.pass_(seconds=30)
    assert (await agreed.take_back(session, me)).refusal is None
    assert session.asked_user == me
    assert began.due_at is not None
    assert session.clock_view().due_at == began.due_at
    await table.agree(session)
    async with table.services.desk.database.reading() as conn:
        rows = await deadlines.list_deadlines(conn, GUILD, session.match.id)
    assert next(row.due_at for row in rows if row.kind == "turn") == began.due_at


@pytest.mark.parametrize("kind", ["pause", "abandon"])
async def test_a_request_can_be_made_anew(table: Table, kind: agreed.Kind) -> None:
    session = await table.match("live")
    home, away = session.match.home_coach, session.match.away_coach
    lost = (await agreed.propose(session, home, kind)).agreement
    again = (await agreed.propose(session, home, kind)).agreement
    assert lost is not None
    assert again is not None
    refused = (await agreed.propose(session, away, kind)).refusal
    assert isinstance(refused, Refused)
    assert refused.code == "already_asked"
    late = (await agreed.answer(session, away, lost.id, True)).refusal
    assert isinstance(late, Refused)
    assert late.code == "already_answered"
    assert session.match.state == "playing"
    assert (await agreed.answer(session, away, again.id, True)).refusal is None
    assert session.match.state == {"pause": "paused", "abandon": "abandoned"}[kind]
