"""Decisions: what a coach answers to a prompt.

A decision is a tuple ``(verb, *arguments)`` of strings and squares. Player ids are strings (``h7``, ``a12``), squares
are ints (see :mod:`engine.match.field`). :mod:`engine.match.notation` gives the text form of each.

=================  ==============================================================================
verb               arguments
=================  ==============================================================================
heads, tails       –
kick               – (after the toss) or a square (the kick-off)
receive            –
place              player, square; in a dungeon ``chest``, square; ``teleporter``, its number as text, square; player,
                   ``teleporter``
remove             player
formation          name
ready              –
catcher            player or ``none`` (High Kick)
step               player, square (Quick Snap)
touchback          player
declare            player, action (``move block blitz pass handoff foul throw_team_mate`` …)
move               one square or more
stand              –
open, jump         square (a chest, or where to land beyond hazards)
enter              player, then a square or ``teleporter``
sponge             player
block, foul        player
pass               square
handoff            player
throw              player, square
done, end          –
reroll             ``team``, ``leader``, ``none`` or a skill
die                a face: ``skull both push stumble pow``
use, decline       skill, then where needed a choice: a player, ``armour`` / ``injury``; ``decline`` alone where
                   no skill is asked for
push               square or ``crowd``
follow, stay       –
intercept          player or ``none``
apothecary         – or ``first`` / ``second``
keep               ``first`` / ``second``
bribe, accept      –
draw, overtime     –
card               card id, then its targets: players, squares or words
choose             a player, a square or a word: what a card in force asks for
concede, timeout   –
correct            what, then its value; never a coach's (:mod:`engine.match.rulings`)
clock              ``chests``, ``teleporters`` or ``draw``; given by the clock of a live match in a dungeon, by no coach
adjudicate         home's and away's touchdowns and, if level, a winner; or ``conceded`` and a side
=================  ==============================================================================

Seed passages: the prompts that know these verbs name them.
"""

from __future__ import annotations

Decision = tuple[str | int, ...]

DONE: Decision = ("done",)
END: Decision = ("end",)
READY: Decision = ("ready",)
NO_REROLL: Decision = ("reroll", "none")
FOLLOW: Decision = ("follow",)
STAY: Decision = ("stay",)
DECLINE: Decision = ("decline",)
CROWD: Decision = ("push", "crowd")
TIMEOUT: Decision = ("timeout",)
CONCEDE: Decision = ("concede",)
#: Verb of what the clock of a live match calls for in a dungeon: no coach may.
CLOCK = "clock"

#: Faces of a block die by the result of a six-sided roll 1-6.
FACES: tuple[str, ...] = ("", "skull", "both", "push", "push", "stumble", "pow")
#: What a chooser takes by default, best first, when the attacker chooses (notation, "Decisions").
FACE_ORDER: tuple[str, ...] = ("pow", "stumble", "push", "both", "skull")
