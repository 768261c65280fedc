"""A coach's own formations: saved from a set-up by role, and given to any squad."""

from __future__ import annotations

from typing import Any

from db import guilds, preferences
from engine.match.decisions import Decision
from engine.match.field import Square, square, xy
from engine.match.formations import Formation, fill
from engine.match.game import Game
from engine.match.position import Player, Position
from engine.match.setup import PLAYERS_ON_PITCH, available, kept
from services.desk import Desk
from services.errors import Refused

NAME_LENGTH = 32
MOST = 20


class Formations:
    """Saving, listing and applying own formations."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def names(self, guild_id: int, user_id: int) -> list[str]:
        """The coach's formations, by name."""
        async with self._desk.database.reading() as conn:
            return [saved.name for saved in await preferences.list_formations(conn, guild_id, user_id)]

    async def save(self, guild_id: int, user_id: int, name: str, game: Game, side: int) -> str:
        """Save how a side stands on the pitch, in place of the coach's formation of that name; returns the name.

        Raises:
            Refused: ``formation_name``, ``formation_empty``, ``formation_many``.
        """
        given = " ".join(name.split())
        if not given or len(given) > NAME_LENGTH or not given.isprintable():
            raise Refused("formation_name", length=NAME_LENGTH)
        slots = slots_of(game.position, side)
        if not slots:
            raise Refused("formation_empty")
        now = self._desk.clock.now()
        async with self._desk.database.transaction() as conn:
            await guilds.ensure_guild(conn, guild_id, now)
            known = [saved.name for saved in await preferences.list_formations(conn, guild_id, user_id)]
            if given not in known and len(known) >= MOST:
                raise Refused("formation_many", most=MOST)
            await preferences.save_formation(conn, guild_id, user_id, given, slots, now)
        return given

    async def delete(self, guild_id: int, user_id: int, name: str) -> None:
        """Delete a formation.

        Raises:
            Refused: ``formation_unknown``.
        """
        async with self._desk.database.transaction() as conn:
            if not await preferences.delete_formation(conn, guild_id, user_id, name):
                raise Refused("formation_unknown", given=name)

    async def decisions(self, guild_id: int, user_id: int, name: str, game: Game) -> list[Decision]:
        """What to press so that the side that sets up stands as the formation says; not yet ``ready``.

        Raises:
            Refused: ``formation_unknown``, ``no_set_up``.
        """
        if game.prompt is None or game.prompt.kind != "setup":
            raise Refused("no_set_up")
        async with self._desk.database.reading() as conn:
            saved = await preferences.list_formations(conn, guild_id, user_id)
        slots = next((one.places for one in saved if one.name == name), None)
        if slots is None:
            raise Refused("formation_unknown", given=name)
        return place_all(slots, game.position, game.prompt.side)


def slots_of(position: Position, side: int) -> list[Any]:
    """How a side stands, by role: ``[position id, depth behind the line, row]`` for each player."""
    return [[me.position, _depth(me.sq, side), xy(me.sq)[1]] for me in position.on_pitch(side)]


def place_all(slots: list[Any], position: Position, side: int) -> list[Decision]:
    """Decisions that clear a side's half and put its fit players on the slots, like on like as far as there are any.

    Who has no slot of his own position takes one that is left, chosen as for the built-in formations. Players who stay
    where they are keep their squares.
    """
    staying = kept(position, side)
    taken = {me.sq for me in staying}
    squad = [me for me in available(position, side) if me not in staying]
    given = [(str(role), int(depth), int(row)) for role, depth, row in slots]
    given = [slot for slot in given if _square(slot[1], slot[2], side) not in taken][: PLAYERS_ON_PITCH - len(staying)]
    pairs, open_slots, left = _alike(given, squad)
    spare = Formation("", "", tuple(("line" if depth == 0 else "back", depth, row) for _, depth, row in open_slots))
    for me, sq in fill(spare, left, side)[: len(left)]:
        pairs.append((me, _depth(sq, side), xy(sq)[1]))
    removed: list[Decision] = [("remove", me.id) for me in position.on_pitch(side) if me not in staying]
    return removed + [("place", me.id, _square(depth, row, side)) for me, depth, row in pairs]


def _alike(
    slots: list[tuple[str, int, int]], squad: list[Player]
) -> tuple[list[tuple[Player, int, int]], list[tuple[str, int, int]], list[Player]]:
    left = list(squad)
    pairs: list[tuple[Player, int, int]] = []
    open_slots: list[tuple[str, int, int]] = []
    for role, depth, row in slots:
        me = next((one for one in left if one.position == role), None)
        if me is None:
            open_slots.append((role, depth, row))
        else:
            left.remove(me)
            pairs.append((me, depth, row))
    return pairs, open_slots, left


def _depth(sq: Square, side: int) -> int:
    column = xy(sq)[0]
    return 12 - column if side == 0 else column - 13


def _square(depth: int, row: int, side: int) -> Square:
    return square(12 - depth if side == 0 else 13 + depth, row)
