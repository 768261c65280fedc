"""One side of a match."""

from __future__ import annotations


class Team:
    """One side's bookkeeping in the match.

    Attributes:
        roster: roster id; ``name`` the team's name.
        rerolls: team re-rolls left; ``rerolls_full`` what half-time restores.
        leader: the leader re-roll is still there (usable only while a leader is on the pitch).
        reroll_used: a team re-roll has been used this team turn.
        fan_factor, fame, coaches, cheerleaders: as on the sheet; FAME is 0 to 2.
        apothecary, bribes, wizard, babes, chef, igor, necromancer: how many are left.
        turn: turn marker: team turns begun in this half.
        score: touchdowns.
        unheard: the referee hears no more arguments of its coach in this match.
        ask_successes: its coach wants to be asked for a re-roll after successes too.
        hand: cards held, hidden from the other side; ``played`` those played, in order.
    """

    __slots__ = (
        "apothecary",
        "ask_successes",
        "babes",
        "bribes",
        "cheerleaders",
        "chef",
        "coaches",
        "fame",
        "fan_factor",
        "hand",
        "igor",
        "leader",
        "name",
        "necromancer",
        "played",
        "reroll_used",
        "rerolls",
        "rerolls_full",
        "roster",
        "score",
        "turn",
        "unheard",
        "wizard",
    )

    def __init__(self, roster: str, name: str = "") -> None:
        self.roster = roster
        self.name = name
        self.rerolls = 0
        self.rerolls_full = 0
        self.leader = False
        self.reroll_used = False
        self.fan_factor = 0
        self.fame = 0
        self.coaches = 0
        self.cheerleaders = 0
        self.apothecary = 0
        self.bribes = 0
        self.wizard = 0
        self.babes = 0
        self.chef = 0
        self.igor = 0
        self.necromancer = 0
        self.turn = 0
        self.score = 0
        self.unheard = False
        self.ask_successes = False
        self.hand: tuple[str, ...] = ()
        self.played: tuple[str, ...] = ()
