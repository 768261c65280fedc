"""Coaches who play a match sensibly and only by what their board offers, and how many presses each intention took them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.match.decisions import DONE
from engine.match.field import distance, square_name
from engine.match.game import Game
from engine.match.notation import write
from engine.match.odds import reach
from engine.match.position import STANDING, Player, Position
from services.controls import Aim, Place, Target, able, places
from tests.discord.journeys import answers, asked, find, give, session
from tests.simcord_kit import Control, Person, World

MOVE, TYPED, STEP = "move to a suggested square", "move to any square", "one step"
BLOCK, BLITZ, PASS, HAND_OFF, FOUL = "block", "blitz", "pass", "hand-off", "foul"
ONE_ANSWER, OTHER_COACH, SET_UP = "re-roll, apothecary, interception", "the other coach's answer", "set-up by formation"
END, LOOK = "end of turn", "choosing a player"

#: The most presses of an intention, and how many more where it is asked twice (flow.md, the table of presses).
BUDGETS: dict[str, tuple[int, int]] = {
    MOVE: (2, 1),
    TYPED: (2, 0),
    STEP: (1, 0),
    BLOCK: (4, 0),
    BLITZ: (5, 0),
    PASS: (3, 0),
    HAND_OFF: (3, 0),
    FOUL: (3, 0),
    ONE_ANSWER: (1, 0),
    OTHER_COACH: (1, 0),
    END: (1, 1),
    SET_UP: (2, 0),
    LOOK: (1, 0),
}
SINGLE = ("reroll", "apothecary", "intercept", "keep", "use")
FACES = ("pow", "stumble", "push", "both", "skull")
SAFE = 0.999


@dataclass
class Intention:
    """What a coach meant, and the presses it took.

    Attributes:
        pattern: the control that does it, to be pressed again where a question came in between.
        twice: it was asked twice: a risk, or a turn ended early.
        interrupted: how often another question came in between: a re-roll, after which it was given again, or a chain push.
    """

    name: str
    side: int
    player: str = ""
    pattern: str = ""
    presses: list[str] = field(default_factory=list[str])
    twice: bool = False
    interrupted: int = 0

    @property
    def allowed(self) -> int:
        """The presses it may take; a question in between costs one more."""
        most, more = BUDGETS[self.name]
        return most + more * self.twice + self.interrupted


@dataclass(frozen=True)
class Plan:
    """What to do with a player: the `mode` to open, the `pattern` of the control to press, or a `line` to type."""

    name: str
    player: str
    pattern: str = ""
    mode: str = ""
    line: str = ""


class Sensible:
    """Both coaches: they block with two dice, blitz, bring the ball forward, mark, guard, and end the turn when all have acted."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.intentions: list[Intention] = []
        self.running: Intention | None = None
        self.tried: set[str] = set()

    async def answer(self, world: World) -> None:
        """Answer whatever is pending."""
        game = (await session(world)).game
        person = await asked(world)
        assert game.prompt is not None
        match game.prompt.kind:
            case "turn" | "action":
                await self._go_on(person, game)
            case "setup":
                await self._set_up(person, game)
            case kind:
                await self._single(person, game, kind)

    # -- presses ------------------------------------------------------------------------------------------------

    def intend(self, name: str, game: Game, player: str = "", pattern: str = "") -> Intention:
        """Begin to count another intention."""
        assert game.prompt is not None
        self.intentions.append(Intention(name, game.prompt.side, player, pattern))
        return self.intentions[-1]

    async def press(self, person: Person, pattern: str, intention: Intention, row: str = "") -> None:
        """Press the control whose id fits; again where it asks to be confirmed."""
        control, value = find(person, pattern) if not row else _in_row(person, pattern, row)
        await give(person, control, value)
        intention.presses.append(value or control.custom_id.split(":", 4)[-1])
        sure = [c for c in answers(person) if c.custom_id.split(":")[3] == "y"]
        if sure:
            await give(person, sure[0])
            intention.presses.append("sure")
            intention.twice = True

    # -- questions ----------------------------------------------------------------------------------------------

    async def _single(self, person: Person, game: Game, kind: str) -> None:
        """A question with a handful of answers; it belongs to the running intention if that led to it."""
        assert game.prompt is not None
        side, running = game.prompt.side, self.running
        if kind in SINGLE:
            intention = self.intend(ONE_ANSWER, game)
        elif kind in ("block_die", "push", "follow") and running is not None and running.side == side:
            intention = running
            running.interrupted += kind == "push" and any(one.startswith("push") for one in running.presses)
        else:
            intention = self.intend(OTHER_COACH, game)
        await self.press(person, self._choice(person, game, kind), intention)

    def _choice(self, person: Person, game: Game, kind: str) -> str:
        assert game.prompt is not None
        legal = list(game.prompt.legal)
        if kind == "block_die":
            mine = game.prompt.side == game.position.active
            order = FACES if mine else FACES[::-1]
            return re.escape(write(min(legal, key=lambda d: order.index(str(d[1])))))
        if kind in ("intercept", "reroll") and self.random.random() < 0.7:
            return re.escape(write(next(d for d in legal if d[-1] != "none")))
        default = re.escape(write(game.prompt.default))
        offered = [
            v for c in answers(person) for v in ([c.custom_id.split(":", 4)[-1]] if not c.options else dict(c.options))
        ]
        return default if any(re.fullmatch(default, value) for value in offered) else re.escape(offered[0])

    async def _set_up(self, person: Person, game: Game) -> None:
        intention = self.intend(SET_UP, game)
        if not any(True for _ in game.position.on_pitch(game.prompt.side if game.prompt else 0)):
            formations = next(c for c in answers(person) if c.custom_id.split(":")[3].startswith("f"))
            await self.press(person, re.escape(self.random.choice(formations.options)[0]), intention)
        await self.press(person, "ready", intention)
        self.tried.clear()

    # -- a turn -------------------------------------------------------------------------------------------------

    async def _go_on(self, person: Person, game: Game) -> None:
        assert game.prompt is not None
        running, prompt = self.running, game.prompt
        if prompt.kind == "action" and running is not None and running.player == prompt.about["player"]:
            if running.pattern and _offered(person, running.pattern):
                running.interrupted += 1
                await self.press(person, running.pattern, running)
                return
        plan = self._plan(game)
        if plan is not None:
            self.tried.add(plan.player)
            await self._carry_out(person, game, plan)
            return
        self.running = None
        if prompt.kind == "action" and DONE not in prompt.legal:
            await self.press(person, ".*move .*", self.intend(STEP, game))
            return
        self.tried.clear()
        await self.press(person, "(done;)?end", self.intend(END, game))

    async def _carry_out(self, person: Person, game: Game, plan: Plan) -> None:
        intention = self.running = self.intend(
            plan.name if plan.name != STEP else LOOK, game, plan.player, plan.pattern
        )
        await self.press(person, f"sel:{plan.player}", intention)
        if plan.name == STEP:
            await self._steps(person, game, plan)
            return
        if plan.mode:
            await self.press(person, f"mode:{plan.player}:{plan.mode}", intention)
        if plan.line:
            form = await person.press("t:*:to:*", on=person.board)
            intention.presses.append("To…")
            await person.submit(form, {"line": plan.line})
            intention.pattern = ""
            return
        await self.press(person, plan.pattern, intention)

    async def _steps(self, person: Person, game: Game, plan: Plan) -> None:
        """Up to three steps by the pad, each an intention of its own, as long as they cost no roll."""
        for _ in range(self.random.randint(1, 3)):
            pad = free_steps(person)
            if not pad:
                return
            control = self.random.choice(pad)
            intention = self.running = self.intend(STEP, game, plan.player)
            await self.press(person, re.escape(control.custom_id.split(":", 4)[-1]), intention, "d")
            if game.prompt is None or game.prompt.kind != "action":
                return

    # -- thinking -----------------------------------------------------------------------------------------------

    def _plan(self, game: Game) -> Plan | None:
        """The next thing that is worth doing; None when there is nothing more."""
        pos, kinds = game.position, able(game)
        left = [pos.players[player] for player in kinds if player not in self.tried]
        left.sort(key=lambda me: (me is pos.carrier, me.number))
        for think in (self._block, self._fetch, self._blitz, self._carry, self._foul, self._walk):
            for me in left:
                plan = think(pos, me, kinds[me.id])
                if plan is not None:
                    return plan
        return None

    def _block(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if "block" not in kinds or me.posture != STANDING:
            return None
        good = [
            target for target in Aim(pos, me).blocks() if target.dice >= 2 or (target.dice == 1 and me.has("block"))
        ]
        return Plan(BLOCK, me.id, f"(.*;)?block {_best(good).player.id}") if good else None

    def _blitz(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if "blitz" not in kinds or pos.carrier is me:
            return None
        good = [target for target in Aim(pos, me).blitzes() if target.chance > 0.6 and target.dice >= 1]
        return Plan(BLITZ, me.id, f"(.*;)?block {_best(good).player.id}", "blitz") if good else None

    def _fetch(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if "move" not in kinds or pos.carrier is not None or me.st > 4:
            return None
        return self._to(me, [place for place in places(pos, me) if place.why == "ball" and place.way.chance > 0.3])

    def _carry(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if pos.carrier is not me:
            return None
        goal = pos.field.end_zone[1 - me.side]
        where = places(pos, me)
        scoring = [place for place in where if place.square in goal and place.way.chance > 0.4]
        if scoring and "move" in kinds:
            return self._to(me, scoring[:1])
        gain = min(distance(me.sq, sq) for sq in goal)
        aim = Aim(pos, me)
        for name, mode, targets in ((HAND_OFF, "handoff", aim.hand_offs), (PASS, "pass", aim.passes)):
            good = [t for t in (targets() if mode in kinds else []) if t.chance > 0.3 and _nearer(pos, t.player, gain)]
            if good and self.random.random() < 0.6:
                mate = good[0].player
                aimed = f"pass {square_name(mate.sq)}" if mode == "pass" else f"handoff {mate.id}"
                return Plan(name, me.id, f"(.*;)?{aimed}", mode)
        return self._to(me, [place for place in where if place.why == "forward"][:1]) if "move" in kinds else None

    def _foul(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if "foul" not in kinds or pos.carrier is me or self.random.random() < 0.7:
            return None
        good = [target for target in Aim(pos, me).fouls() if target.chance > SAFE]
        return Plan(FOUL, me.id, f"(.*;)?foul {good[0].player.id}", "foul") if good else None

    def _walk(self, pos: Position, me: Player, kinds: list[str]) -> Plan | None:
        if "move" not in kinds or pos.carrier is me:
            return None
        where = [place for place in places(pos, me) if place.way.chance > SAFE or self.random.random() < 0.02]
        if not where:
            return None
        way = self.random.random()
        if way < 0.2 and me.posture == STANDING:
            return Plan(STEP, me.id)
        if way < 0.35:
            safe = [sq for sq, one in reach(pos, me).items() if sq != me.sq and one.chance > SAFE]
            return Plan(TYPED, me.id, line=square_name(self.random.choice(sorted(safe)))) if safe else None
        liked = [place for place in where if place.why in ("mark", "guard", "forward")]
        return self._to(me, [self.random.choice(liked or where)])

    def _to(self, me: Player, where: list[Place]) -> Plan | None:
        return Plan(MOVE, me.id, rf"(.*;)?(\w+ )?move (?:\S+ )*{square_name(where[0].square)}") if where else None


def _best(targets: list[Target]) -> Target:
    return max(targets, key=lambda target: (target.dice, target.chance))


def _nearer(pos: Position, mate: Player, than: int) -> bool:
    return min(distance(mate.sq, sq) for sq in pos.field.end_zone[1 - mate.side]) < than


def free_steps(person: Person) -> list[Control]:
    """The buttons of the pad for a step that needs no roll."""
    return [c for c in answers(person) if re.match(r"p:\d+:\d+:d\d+:(.*;)?move ", c.custom_id) and "+" not in c.label]


def _in_row(person: Person, pattern: str, row: str) -> tuple[Control, str | None]:
    """The button of a row whose id fits."""
    for control in answers(person):
        if re.fullmatch(rf"p:\d+:\d+:{row}\d*:(?:{pattern})", control.custom_id):
            return control, None
    raise LookupError(f"nothing fits {pattern!r} in row {row}")


def _offered(person: Person, pattern: str) -> bool:
    try:
        find(person, pattern)
    except LookupError:
        return False
    return True


def by_name(intentions: Iterable[Intention]) -> dict[str, list[Intention]]:
    """The intentions of each name, in the order of the table; names that never occurred are left out."""
    every = list(intentions)
    found = {name: [one for one in every if one.name == name] for name in BUDGETS}
    return {name: those for name, those in found.items() if those}
