"""What is asked in dungeons, answered by commands: whatever is legal can be given, and what is offered is legal."""

from __future__ import annotations

import random

import pytest

from cogs.errors import Said
from cogs.verbs import VERBS, Asked
from engine.match.decisions import Decision
from services.language import LANGUAGES, texts_for
from tests.discord.test_limits import everything, filled
from tests.services.dungeons import walk_dungeons

#: What other tests hold: declarations and actions that walk first.
LEFT_OUT = ("concede", "throw", "pass", "move", "declare", "block", "handoff", "foul")


def test_every_legal_decision_underground_can_be_given_by_a_command() -> None:
    texts = texts_for("en")
    kinds: set[str] = set()
    given_verbs: set[str] = set()
    for game, prompt in walk_dungeons(matches=12):
        kinds.add(prompt.kind)
        given: set[Decision] = set()
        for verb in VERBS.values():
            for asked in everything(verb, Asked(game, prompt, prompt.side, texts, {})):
                try:
                    given.add(verb.plan(asked).decisions[0])
                except Said:
                    continue
        wanted = {d for d in prompt.legal if d[0] not in LEFT_OUT}
        assert wanted <= given, (prompt, prompt.about, wanted - given)
        given_verbs |= {str(d[0]) for d in given & set(prompt.legal)}
    assert kinds >= {"place_chest", "place_teleporter", "place_player", "turn", "action"}
    assert given_verbs >= {"place", "enter", "sponge", "open", "jump"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_options_offer_underground_is_legal(lang: str) -> None:
    texts, rng = texts_for(lang), random.Random(1)
    names = ("place", "special open", "special jump", "special enter", "special sponge")
    seen: set[str] = set()
    for game, prompt in walk_dungeons(matches=12):
        for name in names:
            for asked in filled(VERBS[name], Asked(game, prompt, prompt.side, texts, {}), rng, optional=True):
                plan = VERBS[name].plan(asked)
                assert plan.decisions[0] in prompt.legal or plan.decisions[0] == ("done",), (name, asked.given, plan)
                assert len(plan.question) <= 300
                seen.add(name)
    assert seen == set(names)
