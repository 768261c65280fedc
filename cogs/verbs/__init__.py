"""The kinds of decisions as commands: one table, from a command's name to its options and what it plays.

An option offers what is legal at the pending prompt, and takes what a person types: `7` or `#7` for a player, `m9` for
a square, an offered name or its word. What a command plays need not be legal; the session judges it when its turn comes.
"""

from __future__ import annotations

from cogs.verbs.acting import at_player, moving, passing_on, standing_up, throwing
from cogs.verbs.alone import (
    at_square,
    declining,
    ending,
    one_of,
    plain,
    player,
    player_square,
    pushing,
    words,
    written,
)
from cogs.verbs.asked import Asked, Option, Plan, Verb
from cogs.verbs.cards import choosing, playing
from cogs.verbs.special import at_any_square, at_foe, at_two, casting, reacting
from cogs.verbs.underground import entering, jumping, opening, placing
from engine.match import actions

#: Every kind of decision by the name of its command; what is rare shares a group.
VERBS: dict[str, Verb] = {
    "toss": one_of("call", "heads", "tails", "kick", "receive"),
    "formation": words("formation", "name"),
    "place": placing(),
    "remove": player("remove"),
    "ready": plain("ready"),
    "kick": at_square("kick"),
    "catcher": player("catcher"),
    "step": player_square("step"),
    "touchback": player("touchback"),
    "move": moving(),
    "stand": standing_up(),
    "block": at_player(actions.BLOCK, "block", walks=False),
    "blitz": at_player(actions.BLITZ, "block"),
    "pass": passing_on(),
    "handoff": at_player(actions.HAND_OFF, "handoff"),
    "foul": at_player(actions.FOUL, "foul"),
    "throw": throwing(),
    "done": plain("done"),
    "end": ending(),
    "reroll": words("reroll", "with"),
    "die": words("die", "face"),
    "push": pushing(),
    "follow": plain("follow"),
    "stay": plain("stay"),
    "use": words("use", "skill"),
    "decline": declining(),
    "intercept": player("intercept"),
    "apothecary": written("answer", "apothecary", "decline"),
    "keep": words("keep", "which"),
    "bribe": one_of("answer", "bribe", "argue", "accept"),
    "draw": one_of("answer", "draw", "overtime"),
    "special leap": at_any_square("leap"),
    "special stab": at_foe("stab"),
    "special chainsaw": at_foe("chainsaw"),
    "special multiple": at_two(),
    "special gaze": at_foe("gaze", walks=True),
    "special bomb": at_any_square("bomb"),
    "special hailmary": at_any_square("hail_mary"),
    "special react": reacting(),
    "special wizard": casting(),
    "special bite": player("bite"),
    "special catch": one_of("answer", "catch", "decline"),
    "play": playing(),
    "special choose": choosing(),
    "special igor": one_of("answer", "igor", "decline"),
    "special open": opening(),
    "special jump": jumping(),
    "special enter": entering(),
    "special sponge": player("sponge"),
}

__all__ = ["VERBS", "Asked", "Option", "Plan", "Verb"]
