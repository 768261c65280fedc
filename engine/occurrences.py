"""What can occur in a match, and counting what did: for simulations and for the table of tests in `docs/`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine import rosters
from engine.inducements import staff
from engine.match import events as ev
from engine.match.actions import VERBS as ACTIONS
from engine.match.card import known_cards
from engine.match.decisions import FACES, Decision
from engine.match.effects import effect_of
from engine.match.header import WEATHERS
from engine.match.kickoff_table import RESULTS
from engine.match.position import Position

PROMPTS = (
    "toss", "receive", "setup", "kick", "after_kick", "high_kick", "quick_snap", "touchback", "turn", "action",
    "reaction", "reroll", "block_die", "use", "push", "follow", "before_pass", "intercept", "bomb", "bomb_throw", "bite",
    "apothecary", "keep", "igor", "sent_off", "wizard", "draw", "card", "choose",
)  # fmt: skip
TURNOVERS = (
    "knocked_down", "pass_lost", "hand_off_lost", "pick_up", "fumble", "intercepted", "thrown_player", "sent_off",
    "carrier_down", "carrier_crowd", "blood_lust", "time",
)  # fmt: skip
#: What occurs in dungeons alone: questions, events, causes of turnovers.
UNDERGROUND = (
    "place_chest", "place_teleporter", "place_player", "enter", "sponge", "open", "jump",
    "lost_player", "explosion", "carrier_teleported", "obstacle",
    "Teleported", "BallTeleported", "BallLost", "AgainstWall", "ObstacleRolled", "RefereeLooked", "ChestsOpened",
    "TeleportersRemoved", "TeleportAccident same", "TeleportAccident again", "FellIn lava", "FellIn pit", "FellIn chasm",
    "FellIn water",
)  # fmt: skip
CASUALTIES = ("badly_hurt", "miss_next_game", "niggling", "-ma", "-av", "-ag", "-st", "dead")
SPELLS = ("fireball", "lightning")
#: Decisions, events and rolls by which a skill shows that are not called like it.
_DECIDED = {"leap": "leap", "multiple": "multiple_block", "hail_mary": "hail_mary_pass"}
_ROLLED = {"spring_up": "jump_up"}
_WEAPONS = {"gaze": "hypnotic_gaze"}
_UNUSUAL_PROMPTS = {"bite": "blood_lust"}


def supported_skills() -> list[str]:
    """The skills of the data that this version has an effect for."""
    return [name for name in rosters.skills() if effect_of(name) is not None]


def everything() -> dict[str, tuple[str, ...]]:
    """By kind, the name of everything that can occur."""
    hired = {item.id for roster in rosters.rosters() for item in staff(roster)}
    return {
        "prompt": PROMPTS,
        "action": tuple(ACTIONS),
        "kick-off": tuple(result.name for result in RESULTS.values()),
        "weather": WEATHERS,
        "face": tuple(dict.fromkeys(FACES[1:])),
        "turnover": TURNOVERS,
        "casualty": CASUALTIES,
        "skill": tuple(supported_skills()),
        "inducement": (*sorted(hired), "star_players", "mercenaries"),
        "spell": SPELLS,
        "card": known_cards(),
        "star": tuple(rosters.stars()),
        "underground": UNDERGROUND,
        "position": tuple(one.id for roster in rosters.rosters().values() for one in roster.positions),
    }


@dataclass(slots=True)
class Tally:
    """What occurred; counters by kind and name."""

    matches: int = 0
    decisions: int = 0
    dice: int = 0
    seconds: float = 0.0
    scores: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    seen: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    failures: list[str] = field(default_factory=list[str])

    def of(self, kind: str) -> Counter[str]:
        """The counter of a kind."""
        return self.seen.setdefault(kind, Counter())

    def count(self, kind: str, name: str, by: int = 1) -> None:
        """Note that something of a kind occurred."""
        self.of(kind)[name] += by

    def add(self, other: Tally) -> None:
        """Take in what another tally counted."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.dice += other.dice
        self.seconds += other.seconds
        self.scores += other.scores
        self.failures += other.failures
        for kind, counter in other.seen.items():
            self.of(kind).update(counter)


def note_decision(prompt: str, decision: Decision, tally: Tally) -> None:
    """Count what a coach was asked and what he decided."""
    tally.of("underground" if prompt in UNDERGROUND else "prompt")[prompt] += 1
    verb = str(decision[0])
    if verb == "declare":
        tally.of("action")[str(decision[2])] += 1
    elif verb in UNDERGROUND:
        tally.count("underground", verb)
    elif verb in _DECIDED:
        tally.count("skill", _DECIDED[verb])
    elif prompt == "igor" and verb == "igor":
        tally.count("inducement", "igor")
    if prompt in _UNUSUAL_PROMPTS:
        tally.count("skill", _UNUSUAL_PROMPTS[prompt])


def note_events(events: Iterable[ev.Event], pos: Position, tally: Tally) -> None:
    """Count what events tell; ``pos`` is the position after them."""
    for event in events:
        match event:
            case ev.Moved() | ev.BlockChosen() | ev.ActionEnded() | ev.Pushed() | ev.ArmourRolled() | ev.Placed():
                pass
            case ev.Rolled(what=what):
                name = _ROLLED.get(what, what)
                if name in _SKILLS:
                    tally.count("skill", name)
            case ev.Blocked(faces=faces):
                tally.of("face").update(faces)
            case ev.SkillUsed(skill=skill) | ev.RerollUsed(source=skill) | ev.Opposed(what=skill):
                _note_use(event, skill, pos, tally)
            case ev.KickoffResult(name=name):
                tally.count("kick-off", name)
            case ev.WeatherChanged(weather=weather):
                tally.count("weather", weather)
            case ev.TurnOver(reason=reason):
                tally.count("underground" if reason in UNDERGROUND else "turnover", reason)
            case ev.CasualtySettled(result=result):
                tally.count("casualty", result)
            case ev.SetUpDone(side=side):
                _note_fielded(side, pos, tally)
            case _:
                _note_rare(event, pos, tally)


_SKILLS = frozenset(rosters.skills())


def _note_use(event: ev.Event, skill: str, pos: Position, tally: Tally) -> None:
    if skill in _SKILLS:
        tally.count("skill", skill)
    elif isinstance(event, ev.RerollUsed) and skill == "leader":
        tally.count("skill", "leader")
    elif isinstance(event, ev.RerollUsed) and pos.teams[event.side].rerolls_full > _MOST_REROLLS:
        tally.count("inducement", "extra_team_training")


_MOST_REROLLS = max(roster.max_rerolls for roster in rosters.rosters().values())


def _note_fielded(side: int, pos: Position, tally: Tally) -> None:
    for me in pos.on_pitch(side):
        kind, colon, name = me.position.partition(":")
        if not colon:
            tally.count("position", kind)
        elif kind == "star":
            tally.count("star", name)
            tally.count("inducement", "star_players")
        elif kind == "mercenary":
            tally.count("inducement", "mercenaries")


def _note_rare(event: ev.Event, pos: Position, tally: Tally) -> None:
    match event:
        case ev.CoinTossed() if pos.dungeon is not None:
            for side in (0, 1):
                _note_fielded(side, pos, tally)
        case ev.FellIn(kind=kind):
            tally.count("underground", f"FellIn {kind}")
        case ev.TeleportAccident(cause=cause):
            tally.count("underground", f"TeleportAccident {cause}")
        case _ if type(event).__name__ in UNDERGROUND:
            tally.count("underground", type(event).__name__)
        case ev.WeaponUsed(weapon=weapon):
            tally.count("skill", _WEAPONS.get(weapon, weapon))
        case ev.BombThrown():
            tally.count("skill", "bombardier")
        case ev.Swung():
            tally.count("skill", "ball_and_chain")
        case ev.PlayerThrown():
            tally.count("skill", "throw_team_mate")
            tally.count("skill", "right_stuff")
        case ev.KnockoutRolled(player=name) if pos.teams["ha".index(name[0])].babes:
            tally.count("inducement", "bloodweiser_babes")
        case ev.BribeUsed():
            tally.count("inducement", "bribes")
        case ev.DinnerServed():
            tally.count("inducement", "halfling_master_chef")
        case ev.ApothecaryUsed(side=side) if pos.teams[side].apothecary:
            tally.count("inducement", "wandering_apothecaries")
        case ev.CardPlayed(card=card):
            tally.count("card", card)
        case ev.SpellCast(spell=spell):
            tally.count("inducement", "wizard")
            tally.count("spell", spell)
        case _:
            pass
