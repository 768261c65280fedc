"""The position: everything about a match that the next decision can depend on, and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, cast

from engine.match.card import Force
from engine.match.dungeon.state import Dungeon
from engine.match.dungeons import parse
from engine.match.effects import DEFAULT_RULES, Slots, slots_for
from engine.match.field import OFF, Field, Square, pitch, square_name
from engine.match.in_force import CardsInForce
from engine.match.second_ball import SecondBall
from engine.match.team import Team as Team

SCHEMA = 1

STANDING = 0
PRONE = 1
STUNNED = 2

ON_PITCH = "pitch"
RESERVES = "reserves"
KNOCKED_OUT = "ko"
CASUALTY = "casualty"
SENT_OFF = "sent_off"
#: Fallen into a hazard of a dungeon: out of the match, unhurt.
LOST = "lost"
IN_THE_AIR = "air"


_BALL_IN_THE_AIR = ("kick", "blitz_begin", "blitz")


class Player:
    """A player on a side of the match.

    Attributes:
        id: ``h7`` or ``a12``: side and shirt number.
        position: position id such as ``human.blitzer``; ``star:…`` for a star.
        name: his own name, or empty.
        race: for the teams where it matters, else empty.
        ma, st, ag, av: characteristics in this match.
        starting: those his position began with, in the same order; injuries take no more than two off them.
        skills: skill and trait ids, ordered.
        niggles: niggling injuries he brought into the match.
        place: ``pitch``, ``reserves``, ``ko``, ``casualty``, ``sent_off``, ``lost`` (in a hazard of a dungeon), or ``air``
            while he is being thrown or teleported.
        sq: his square, or ``OFF``.
        posture: ``STANDING``, ``PRONE`` or ``STUNNED``.
        stunned_own_turn: stunned during the running turn of his own team, so he stays so at its end (supplement 10).
        used: has acted this turn.
        lost_zone: why he exerts no tackle zone though standing (``bone_head``, ``really_stupid``, ``gaze``), or empty.
        rooted: may not leave his square.
        grounded: may not be set up for the coming drive (sweltering heat).
        took_part: has been on the pitch during this drive.
        spent: once-a-turn skills used this turn.
        used_up: what he has used up for the whole match.
        injuries: results of casualty rolls that stand, in order.
        td, comp, cas, int_: what he has earned star player points for.
        own: while cards change him, his own characteristics and skills, else empty.
        turned: plays for the other side for a while.
        zone_lying: exerts a tackle zone while prone.
        on: the effects that act for him, by moment.
    """

    __slots__ = (
        "ag",
        "av",
        "cas",
        "comp",
        "grounded",
        "id",
        "injuries",
        "int_",
        "lost_zone",
        "ma",
        "name",
        "niggles",
        "number",
        "on",
        "own",
        "place",
        "position",
        "posture",
        "race",
        "rooted",
        "side",
        "skills",
        "spent",
        "sq",
        "st",
        "starting",
        "stunned_own_turn",
        "td",
        "took_part",
        "turned",
        "used",
        "used_up",
        "zone_lying",
    )

    def __init__(
        self,
        side: int,
        number: int,
        position: str,
        characteristics: tuple[int, int, int, int],
        skills: tuple[str, ...] = (),
        name: str = "",
        race: str = "",
        niggles: int = 0,
    ) -> None:
        self.id = f"{'ha'[side]}{number}"
        self.side = side
        self.number = number
        self.position = position
        self.name = name
        self.race = race
        self.ma, self.st, self.ag, self.av = self.starting = characteristics
        self.skills = skills
        self.niggles = niggles
        self.place = RESERVES
        self.sq: Square = OFF
        self.posture = STANDING
        self.stunned_own_turn = False
        self.used = False
        self.lost_zone = ""
        self.rooted = False
        self.grounded = False
        self.took_part = False
        self.spent: tuple[str, ...] = ()
        self.used_up: tuple[str, ...] = ()
        self.injuries: tuple[str, ...] = ()
        self.td = 0
        self.comp = 0
        self.cas = 0
        self.int_ = 0
        self.own: tuple[Any, ...] = ()
        self.turned = False
        self.zone_lying = False
        self.on: Slots = slots_for(skills)

    @property
    def standing(self) -> bool:
        """On the pitch and on his feet."""
        return self.posture == STANDING and self.sq != OFF

    @property
    def earns(self) -> bool:
        """Whether he can earn star player points: stars and mercenaries never do (seed 003, *Descripción de los incentivos*)."""
        return ":" not in self.position and not self.on.earns_nothing

    @property
    def has_zone(self) -> bool:
        """Exerts a tackle zone: standing, and no trait or effect has taken it (seed 000, *Zonas de defensa*)."""
        return self.posture == STANDING and not self.lost_zone and self.sq != OFF

    def has(self, skill: str) -> bool:
        """Whether he has a skill; for display and for skills that speak of others, never for a rule chapter."""
        return skill in self.skills

    def __repr__(self) -> str:
        return f"<{self.id} {self.position} {square_name(self.sq) if self.sq != OFF else self.place}>"


_PLAYER_FIELDS = tuple(name for name in Player.__slots__ if name not in ("id", "on"))
_player_values = attrgetter(*_PLAYER_FIELDS)


_TEAM_FIELDS = tuple(Team.__slots__)
_team_values = attrgetter(*_TEAM_FIELDS)
_FLOW_FIELDS = [
    "phase",
    "half",
    "active",
    "receiving",
    "kicking",
    "weather",
    "blitzing",
    "ball_out",
    "spent",
    "turn_over",
    "whistle",
    "rules",
    "extra",
    "drives",
    "last_scorer",
    "hurt",
]
_flow_values = attrgetter(*_FLOW_FIELDS)


def _restore(target: object, names: list[str], values: list[Any]) -> None:
    """Set what a snapshot holds; a name it lacks keeps its default, one no longer known is dropped."""
    for name, value in zip(names, values, strict=True):
        if hasattr(target, name):
            setattr(target, name, tuple(cast("list[Any]", value)) if isinstance(value, list) else value)


class Position(CardsInForce):
    """A match at one moment.

    Attributes:
        rules: rule set and its options as plain data: ``set``, several joined with ``+``; ``draw``: what follows a draw at full time, ``ask``,
            ``draw`` or ``overtime``.
        field: where it is played.
        teams: both sides, home first.
        players: every player by id, home first, by shirt number.
        board: by square, who stands there, or None.
        ball: the ball's square while it lies on the ground or hangs in the air, else ``OFF``.
        carrier: who holds the ball, or None.
        second: a second ball on the pitch, or None.
        phase: the phase of the match that runs (see :mod:`engine.match.phases`).
        half: 1, 2, or 3 for overtime.
        active: the side whose turn it is, or -1.
        receiving: the side that received the opening kick of this half.
        kicking: the side that kicks this drive.
        weather: ``sweltering sunny nice rain blizzard``.
        blitzing: a Blitz! turn runs.
        ball_out: the kick-off left the pitch or the receiving half: a touchback.
        spent: allowances of the running team turn already used (``blitz pass handoff foul``).
        turn_over: why the running turn must end (``touchdown`` too), or empty.
        extra: allowances a card gives the running team turn once more; ``pass|handoff`` is either.
        drives: drives that have begun.
        last_scorer: who scored the touchdown that ended the running drive, or empty.
        hurt: the sides that had a player hurt, if only stunned, in the last turn of their opponent.
        in_force: cards in force, in the order they were played.
        turn_follows: after the turn that has just ended the other side has one.
        whistle: the match has just been decided by concession: the side that conceded, else -1.
        dungeon: what a dungeon holds beside, or None on a pitch.
    """

    def __init__(self, home: Team, away: Team, field: Field | None = None) -> None:
        self.rules: dict[str, Any] = {"set": DEFAULT_RULES, "draw": "ask"}
        self.field = field or pitch()
        self.teams = (home, away)
        self.players: dict[str, Player] = {}
        self.squads: tuple[list[Player], list[Player]] = ([], [])
        self.board: list[Player | None] = [None] * self.field.size
        self.ball: Square = OFF
        self.carrier: Player | None = None
        self.second: SecondBall | None = None
        self.phase = "pre_match"
        self.half = 1
        self.active = -1
        self.receiving = -1
        self.kicking = -1
        self.weather = "nice"
        self.blitzing = False
        self.ball_out = False
        self.spent: tuple[str, ...] = ()
        self.turn_over = ""
        self.whistle = -1
        self.dungeon: Dungeon | None = None
        self.extra: tuple[str, ...] = ()
        self.drives = 0
        self.last_scorer = ""
        self.hurt: tuple[int, ...] = ()
        self.turn_follows = True
        self.in_force = []

    def go_underground(self, dungeon: Dungeon) -> None:
        """Play in a dungeon from now on; nobody may stand anywhere yet."""
        self.dungeon = dungeon
        self.field = dungeon.map.field(frozenset(dungeon.chests))
        self.board = [None] * self.field.size
        self.rules["dungeon"] = dungeon.map.name
        self.rules["map"] = dungeon.map.text

    def add(self, player: Player) -> None:
        """Add a player, keeping both squads in the order of shirt numbers; his effects are those of the rules played."""
        self.refresh(player)
        self.players[player.id] = player
        squad = self.squads[player.side]
        squad.append(player)
        squad.sort(key=attrgetter("number", "id"))

    def free_number(self, side: int) -> int:
        """The first shirt number above all of a side, of those too who play for the other one for a while."""
        return max((p.number for p in self.players.values() if p.id[0] == "ha"[side]), default=0) + 1

    def on_pitch(self, side: int) -> Iterator[Player]:
        """The players of a side that are on the pitch, by shirt number."""
        return (p for p in self.squads[side] if p.sq != OFF)

    def put(self, player: Player, sq: Square) -> None:
        """Put a player on a square of the pitch, or move him there; a ball he holds comes along."""
        if player.sq != OFF:
            self.board[player.sq] = None
        player.place = ON_PITCH
        player.sq = sq
        self.board[sq] = player

    def take_off(self, player: Player, place: str) -> None:
        """Take a player off the pitch to a place of the dugout; a ball he held must have been dealt with before."""
        if player.sq != OFF:
            self.board[player.sq] = None
        player.sq = OFF
        player.place = place
        player.posture = STANDING
        player.stunned_own_turn = False
        player.lost_zone = ""
        player.rooted = False

    def zones_on(self, sq: Square, side: int) -> int:
        """How many tackle zones of opponents of ``side`` cover a square."""
        count = 0
        board = self.board
        for near in self.field.neighbours[sq]:
            other = board[near]
            if (
                other is not None
                and other.side != side
                and (other.posture == STANDING or (other.zone_lying and other.posture == PRONE))
                and not other.lost_zone
            ):
                count += 1
        return count

    def marked(self, sq: Square, side: int) -> bool:
        """Whether any opponent of ``side`` has a tackle zone on a square."""
        board = self.board
        for near in self.field.neighbours[sq]:
            other = board[near]
            if (
                other is not None
                and other.side != side
                and (other.posture == STANDING or (other.zone_lying and other.posture == PRONE))
                and not other.lost_zone
            ):
                return True
        return False

    def neighbours_of(self, sq: Square, side: int) -> list[Player]:
        """Players of ``side`` adjacent to a square, by shirt number."""
        board = self.board
        found = [p for near in self.field.neighbours[sq] if (p := board[near]) is not None and p.side == side]
        if len(found) > 1:
            found.sort(key=attrgetter("number"))
        return found

    def ball_lies_on(self, sq: Square) -> bool:
        """Whether the ball is on the ground of a square; a kicked ball hangs in the air until the kick-off is resolved."""
        return self.ball == sq and self.phase not in _BALL_IN_THE_AIR

    @property
    def scorer(self) -> Player | None:
        """The carrier where he stands in the end zone he attacks."""
        carrier = self.carrier
        if carrier is not None and carrier.sq in self.field.end_zone[1 - carrier.side] and self._scores(carrier):
            return carrier
        if self.second is not None:
            carrier = self.second.carrier
            if carrier is not None and carrier.sq in self.field.end_zone[1 - carrier.side] and self._scores(carrier):
                return carrier
        return None

    def _scores(self, carrier: Player) -> bool:
        """Whether a carrier in the end zone he attacks stands there, and nothing keeps him from scoring."""
        if carrier.posture != STANDING:
            return False
        return not (carrier.on.cannot_score and any(e.cannot_score(self, carrier) for e in carrier.on.cannot_score))

    @property
    def ball_square(self) -> Square:
        """Where the ball is, held or not; ``OFF`` when it is not on the pitch."""
        return self.carrier.sq if self.carrier is not None else self.ball

    def to_data(self) -> dict[str, Any]:
        """The position as plain data, fit for JSON; :meth:`from_data` restores it."""
        data: dict[str, Any] = {
            "schema": SCHEMA,
            "field": self.field.name,
            "team_fields": list(_TEAM_FIELDS),
            "teams": [list(_team_values(team)) for team in self.teams],
            "player_fields": list(_PLAYER_FIELDS),
            "players": [list(_player_values(p)) for p in self.players.values()],
            "ball": self.ball,
            "carrier": self.carrier.id if self.carrier is not None else None,
            "flow_fields": list(_FLOW_FIELDS),
            "flow": list(_flow_values(self)),
            "in_force": [force.to_data() for force in self.in_force],
        }
        if self.second is not None:
            holder = self.second.carrier
            data["second"] = [self.second.sq, holder.id if holder is not None else None]
        if self.dungeon is not None:
            data["dungeon"] = self.dungeon.to_data()
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any], field: Field | None = None) -> Position:
        """Restore a position from :meth:`to_data`, also one that went through JSON.

        Raises:
            ValueError: the data has a schema version this engine does not read.
        """
        if data.get("schema") != SCHEMA:
            raise ValueError(f"snapshot schema {data.get('schema')}, expected {SCHEMA}")
        teams = (Team(""), Team(""))
        for team, values in zip(teams, data["teams"], strict=True):
            _restore(team, data["team_fields"], values)
        self = cls(*teams, field)
        _restore(self, data["flow_fields"], data["flow"])
        self.rules = dict(self.rules)
        if "dungeon" in data:
            dungeon = Dungeon(parse(self.rules["map"], self.rules["dungeon"]))
            dungeon.restore(data["dungeon"])
            self.go_underground(dungeon)
        names: list[str] = data["player_fields"]
        side, number = names.index("side"), names.index("number")
        for values in data["players"]:
            player = Player(values[side], values[number], "", (0, 0, 0, 0))
            _restore(player, names, values)
            if player.turned:
                player.id = f"{'ah'[player.side]}{player.number}"
            self.players[player.id] = player
            self.squads[player.side].append(player)
            if player.sq != OFF:
                self.board[player.sq] = player
        if any(player.turned for player in self.players.values()):
            for squad in self.squads:
                squad.sort(key=attrgetter("number", "id"))
        self.ball = data["ball"]
        self.carrier = self.players[data["carrier"]] if data["carrier"] else None
        if "second" in data:
            sq, holder = data["second"]
            self.second = SecondBall(sq, self.players[holder] if holder else None)
        self.in_force = [Force.from_data(force) for force in data.get("in_force", ())]
        self.weather_changed()
        return self

    def canonical(self) -> str:
        """Canonical JSON of the position: equal positions give equal text."""
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def digest(self) -> str:
        """SHA-256 of the canonical JSON, in hex."""
        return hashlib.sha256(self.canonical().encode()).hexdigest()
