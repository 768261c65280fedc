"""A process that commits decisions one after another until it is killed, saying each one that is committed.

Run as `python -m tests.db.crash_victim URL`. The decision at a position and each die follow from their numbers alone,
so whoever reopens the database knows what must stand there.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys

from db.clocks import ClockBank
from db.deadlines import NewDeadline
from db.engine import Database
from db.log import NewEntry
from db.record import Asked, commit_decision, resume
from db.snapshots import Snapshot
from tests.db import GUILD, after


def decision_at(position: int) -> str:
    return f"move {'ABCDEFGHIJKLM'[position % 13]}{position % 15 + 1}"


def dice_at(position: int) -> int:
    return position * 7 % 4


def die(number: int) -> int:
    return hashlib.sha256(str(number).encode()).digest()[0] % 6 + 1


def data_at(position: int) -> str:
    return str(position) * 4000


async def main(url: str, match_id: int) -> None:
    database = Database.connect(url)
    await database.migrate()
    async with database.reading() as conn:
        stands = (await resume(conn, GUILD, match_id)).match
    position, drawn = stands.entry_count, stands.dice_drawn
    while True:
        rolls = tuple((6, die(drawn + 1 + i)) for i in range(dice_at(position)))
        async with database.transaction() as conn:
            await commit_decision(
                conn,
                GUILD,
                match_id,
                NewEntry(decision=decision_at(position), given_by="coach", decided_at=after(position), dice=rolls),
                position=position,
                dice_drawn=drawn,
                asked=Asked(number=position + 1, kind="turn", side=position % 2, since=after(position)),
                snapshots=[
                    Snapshot(
                        position=position,
                        dice_used=len(rolls),
                        turn=f"t{position // 5}",
                        schema_version=1,
                        prompt_number=position,
                        data=data_at(position),
                        data_hash="h",
                        taken_at=after(position),
                    )
                ],
                clocks=[ClockBank(side=s, turn_ms=position, bank_ms=0, running_since=None) for s in (0, 1)],
                deadlines=[NewDeadline(kind="turn", due_at=after(position), prompt_number=position + 1)],
            )
        position, drawn = position + 1, drawn + len(rolls)
        print(position, flush=True)  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
