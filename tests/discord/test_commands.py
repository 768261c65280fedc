"""Commands around a match and for decisions: what they do, and that bad input is told to its sender alone and changes nothing."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cogs.verbs import VERBS
from engine.match.decisions import END
from engine.match.field import distance, square_name
from engine.match.position import STANDING
from services.language import texts_for
from tests.discord.by_commands import ByCommand
from tests.discord.journeys import asked, begin, session, world_of
from tests.simcord_kit import Answer, Person, World

EN, ES = texts_for("en"), texts_for("es")


async def state(world: World) -> tuple[Any, ...]:
    """What a refused command must leave as it is."""
    match = await session(world)
    prompt = match.game.prompt
    return match.game.position.digest(), prompt and prompt.number, match.match.state, match.match.entry_count


async def refused(world: World, person: Person, command: str, **options: Any) -> Answer:
    """Give a command that must be refused, in both languages; returns the English answer."""
    before = await state(world)
    answers: dict[str, Answer] = {}
    public = len(world.spectator.messages())
    for locale in ("en-US", "es-ES"):
        person.locale = locale
        answers[locale] = await person.slash(command, **options)
        assert answers[locale].private
        assert answers[locale].text.strip()
    person.locale = "en-US"
    assert await state(world) == before
    assert len(world.spectator.messages()) == public
    assert answers["en-US"].text != answers["es-ES"].text
    for said, texts in ((answers["en-US"], EN), (answers["es-ES"], ES)):
        assert said.text != texts.say("error-internal")
    return answers["en-US"]


@asynccontextmanager
async def at_turn(tmp_path: Path) -> AsyncIterator[World]:
    """A match at the first team turn."""
    async with world_of(tmp_path) as world:
        match = await begin(world)
        coaches = {0: ByCommand(1, 0), 1: ByCommand(2, 0)}
        while (prompt := match.game.prompt) is not None and (prompt.kind != "turn" or match.game.position.blitzing):
            await coaches[prompt.side].answer(world)
        yield world


# Challenges


async def test_a_challenge_shows_the_hash_and_both_words_stand_in_the_match(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        made = await world.a.slash(
            "match challenge", opponent=world.b, clock="live", word="  granite ", ground="opponent"
        )
        challenge = (await world.bot.services.challenges.open_for(world.guild.id, world.a.id))[0]
        assert not made.private
        assert challenge.dice_hash == sha256(challenge.dice_secret).hexdigest()
        assert challenge.dice_hash in made.text
        assert "granite" in made.text
        assert len(world.b.pings()) == 1
        offered = await world.b.complete("match accept", "challenge")
        assert [value for _, value in offered] == [str(challenge.id)]
        assert "Live" in offered[0][0]
        assert await world.a.complete("match accept", "challenge") == []
        assert len(await world.a.complete("match withdraw", "challenge")) == 1
        await world.b.slash("match accept", challenge=str(challenge.id), word="feather")
        match = (await world.bot.services.sessions.live(world.guild.id))[0]
        assert (match.home_coach, match.away_coach) == (world.b.id, world.a.id)
        assert (match.home_word, match.away_word) == ("feather", "granite")
        assert match.clock_preset == "live"


async def test_a_challenge_is_declined_or_withdrawn_by_the_right_people(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b)
        for person, command in (
            (world.stranger, "accept"),
            (world.a, "accept"),
            (world.stranger, "decline"),
            (world.a, "decline"),
            (world.b, "withdraw"),
        ):
            assert (await person.slash(f"match {command}", challenge="1")).private
        for wrong in ("99", "abc", "-1", "1; drop table"):
            assert (await world.b.slash("match accept", challenge=wrong)).private
        assert len(await world.bot.services.challenges.open_for(world.guild.id, world.b.id)) == 1
        assert not (await world.b.slash("match decline", challenge="1")).private
        assert (await world.b.slash("match accept", challenge="1")).private
        await world.a.slash("match challenge")
        assert (await world.b.slash("match decline", challenge="2")).private
        await world.a.slash("match withdraw", challenge="2")
        assert await world.bot.services.sessions.live(world.guild.id) == []


async def test_challenges_that_cannot_be(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        for opponent in (world.a, robot):
            answers = []
            for world.a.locale in ("en-US", "es-ES"):
                answer = await world.a.slash("match challenge", opponent=opponent)
                assert answer.private
                answers.append(answer.text)
            assert answers[0] != answers[1]
        assert await world.bot.services.challenges.open_for(world.guild.id, world.a.id) == []
        await begin(world)
        assert (await world.a.slash("match challenge", opponent=world.b)).text == ES.say("match-challenge-place")


# Around a match


async def test_everybody_may_read(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        for command in READING:
            answer = await world.spectator.slash(f"match {command}")
            assert answer.private
            assert answer.text != EN.say("error-internal")
        record = (await world.spectator.slash("match export")).message.attachments[0]
        assert record.filename == "match-1.play"
        match = await session(world)
        assert match.match.dice_secret.hex() not in (await world.spectator.slash("match verify")).text


READING = ("board", "log", "clock", "verify", "export")
CHANGING = ("concede", "cancel", "abandon", "pause", "resume", "takeback")


async def test_match_commands_need_a_match(tmp_path: Path, subtests: pytest.Subtests) -> None:
    async with world_of(tmp_path) as world:
        for command, named in itertools.product((*READING, *CHANGING), (None, "7", "x")):
            options: dict[str, Any] = {"match": named} if named else {}
            with subtests.test(command, named=named):
                answer = await world.a.slash(f"match {command}", **options)
                assert answer.private
                assert answer.text != EN.say("error-internal")


async def test_strangers_change_nothing(tmp_path: Path, subtests: pytest.Subtests) -> None:
    async with at_turn(tmp_path) as world:
        for command in CHANGING:
            with subtests.test(command):
                await refused(world, world.stranger, f"match {command}")


async def test_cancelling_only_before_the_kick_off(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        await refused(world, world.a, "match cancel")
    (tmp_path / "second").mkdir()
    async with world_of(tmp_path / "second") as world:
        await begin(world)
        assert (await world.b.slash("match cancel")).private
        assert (await session(world)).match.state == "cancelled"
        assert (await world.b.slash("toss", call="heads")).private


async def test_cancelling_while_teams_are_chosen(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b)
        await world.b.press("c:*:accept")
        assert (await world.stranger.slash("match cancel")).private
        assert len(await world.bot.services.sessions.live(world.guild.id)) == 1
        await world.a.slash("match cancel")
        assert await world.bot.services.sessions.live(world.guild.id) == []


async def test_conceding_is_confirmed(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        other = world.b if person is world.a else world.a
        await refused(world, other, "match concede")
        asking = await person.slash("match concede")
        assert asking.private
        await person.press("go:leave", on=asking.message)
        assert (await session(world)).match.state == "playing"
        results = world.guild.create_text_channel("results")
        await world.owner.slash("server", announcements=results)
        asking = await person.slash("match concede")
        await person.press("go:1:*", on=asking.message)
        assert (await session(world)).match.state == "finished"
        told = world.spectator.reads(results)
        assert "Harbour Lanterns" in told
        assert world.here.mention in told


async def test_abandoning_by_consent(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        await world.a.slash("match abandon")
        assert (await session(world)).match.state == "playing"
        await world.b.press("a:*:no")
        assert (await session(world)).match.state == "playing"
        await world.b.slash("match abandon")
        await world.a.press("a:*:yes")
        assert (await session(world)).match.state == "abandoned"


async def test_a_commissioner_extends(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        match = await session(world)
        before = match.clock_view().due_at
        assert before is not None
        await refused(world, world.a, "match extend", minutes=5)
        await world.owner.slash("match extend", minutes=5)
        after = match.clock_view().due_at
        assert after is not None
        assert (after - before).total_seconds() == 300
        role = world.guild.create_role("Referees")
        await world.owner.slash("server", commissioner=role)
        referee = Person(world, world.guild.add_member(world.env.create_user("rita"), roles=[role]))
        assert (await referee.slash("match extend", minutes=1)).private
        assert match.clock_view().due_at != after


async def test_taking_back_a_step_by_command(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person, match = await asked(world), await session(world)
        before = match.game.position.digest()
        for name, player in await person.complete("move", "player"):
            steps = [v for n, v in await person.complete("move", "to", player=player) if "100" in n]
            if steps:
                answer = await person.slash("move", player=player, to=steps[0])
                assert not answer.controls, name
                break
        assert match.game.position.digest() != before
        await person.slash("match takeback")
        assert match.game.position.digest() == before


# Decisions


async def test_the_other_coach_and_strangers_give_no_decision(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        other = world.b if person is world.a else world.a
        for someone in (other, world.stranger):
            await refused(world, someone, "end")
            await refused(world, someone, "do", line="end")
            await refused(world, someone, "move", player="1", to="A1")
            assert await someone.complete("move", "player") == []


async def test_bad_input_before_the_kick_off(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        match = await begin(world)
        for call in ("receive", "kick", "tail", "heads tails"):
            await refused(world, await asked(world), "toss", call=call)
        for _ in range(2):
            person = await asked(world)
            await person.slash("toss", call=(await person.complete("toss", "call"))[0][1])
        for first in (True, False):
            person = await asked(world)
            prompt = match.game.prompt
            assert prompt is not None
            theirs, own = ("t8", "f8") if prompt.side == 0 else ("f8", "t8")
            await refused(world, person, "formation", name="nonsense")
            for square in (theirs, "Z16", "A0", "8", "M8 M9"):
                await refused(world, person, "place", player="1", square=square)
            await refused(world, person, "place", player="ha"[1 - prompt.side] + "1", square=own)
            await refused(world, person, "remove", player="1")
            await person.slash("place", player="#1", square=own)
            await refused(world, person, "place", player="2", square=own)
            await refused(world, person, "ready")
            await refused(world, person, "kick", square=theirs)
            await person.slash("formation", name=(await person.complete("formation", "name"))[0][1])
            if first:
                await person.slash("ready")
        await person.slash("ready")
        person, prompt = await asked(world), match.game.prompt
        assert prompt is not None
        assert prompt.kind == "kick"
        for square in ("f8" if prompt.side == 0 else "t8", "h7 h8", "nowhere"):
            await refused(world, person, "kick", square=square)


async def test_bad_input_in_a_turn(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person, match = await asked(world), await session(world)
        prompt, pos = match.game.prompt, match.game.position
        assert prompt is not None
        mine = [me for me in pos.on_pitch(prompt.side) if me.standing]
        foes = [foe for foe in pos.on_pitch(1 - prompt.side) if foe.standing]
        me = max(mine, key=lambda one: min(distance(one.sq, foe.sq) for foe in foes))
        far = max(foes, key=lambda foe: distance(me.sq, foe.sq))
        beyond = "Z1" if prompt.side == 0 else "A1"
        for to in (beyond, square_name(mine[0].sq), square_name(foes[0].sq), "M9 Z9", "1"):
            await refused(world, person, "move", player=me.id, to=to)
        await refused(world, person, "move", player=far.id, to="M8")
        await refused(world, person, "block", player=me.id, target=str(far.number))
        await refused(world, person, "block", player=far.id, target=me.id)
        await refused(world, person, "foul", player=me.id, target=far.id)
        await refused(world, person, "blitz", player=me.id, target="99")
        await refused(world, person, "blitz", player=me.id, target=far.id, **{"from": beyond})
        await refused(world, person, "stand", player=far.id)
        await refused(world, person, "throw", player=me.id, mate=far.id)
        for command in ("die", "push", "reroll", "use", "keep", "intercept", "catcher", "touchback"):
            option = VERBS[command].options[0].name
            asking = await refused(
                world, person, command, **{option: {"die": "pow", "push": "M9"}.get(command, "none")}
            )
            assert asking.text


async def test_each_command_refuses_nonsense(tmp_path: Path, subtests: pytest.Subtests) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        for command in sorted(set(VERBS) - {"end"}):
            options = VERBS[command].options
            for nonsense in ("-", "nonsense", "Z99", "77") if options else ("",):
                with subtests.test(command, nonsense=nonsense):
                    await refused(world, person, command, **{option.name: nonsense for option in options})


NO_DECISIONS = (
    " ",
    "nonsense",
    "dice: 1 2 3",
    "= ball M9",
    "? use block",
    "!illegal end",
    "# end",
    "h99 move",
    "move Z99",
    "timeout",
)


async def test_do_refuses_what_is_no_decision(tmp_path: Path, subtests: pytest.Subtests) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        for line in NO_DECISIONS:
            with subtests.test(line):
                await refused(world, person, "do", line=line)
        assert (await person.slash("do", line="end end")).private
        assert (await session(world)).game.prompt is not None


async def test_do_plays_several_decisions_and_takes_no_defaults(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person, match = await asked(world), await session(world)
        prompt = match.game.prompt
        assert prompt is not None
        me = next(me for me in match.game.position.on_pitch(prompt.side) if ("declare", me.id, "move") in prompt.legal)
        answer = await person.slash("do", line=f"{me.number} move done end")
        assert answer.private
        assert (await asked(world)) is not person
        await refused(world, await asked(world), "do", line="push N8")


async def test_a_risky_walk_tells_its_odds_and_waits(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person, match = await asked(world), await session(world)
        before = await state(world)
        for _, player in await person.complete("move", "player"):
            me = match.game.position.players[player]
            far = [v for n, v in await person.complete("move", "to", player=player) if "100" not in n]
            if far and match.game.position.marked(me.sq, me.side):
                break
        else:
            pytest.fail("nobody is marked")
        asking = await person.slash("move", player=player, to=far[-1])
        assert "%" in asking.text
        assert await state(world) == before
        again = await person.slash("move", player=player, to=far[-1])
        await world.restart()
        first, second = (
            next(c.custom_id for c in one.controls if c.custom_id.startswith("go:1:")) for one in (asking, again)
        )
        played = await person.press_raw(first, on=asking.message)
        assert "#" in played.text
        after = await state(world)
        assert after[1] != before[1]
        stale = await person.press_raw(second, on=again.message)
        assert stale.private
        assert await state(world) == after


async def test_end_asks_while_somebody_could_act(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        before = await state(world)
        pos = (await session(world)).game.position
        able = [me for me in pos.on_pitch(pos.active) if not me.used and me.posture == STANDING]
        asking = await person.slash("end")
        assert asking.text.startswith(EN.say("command-end-sure", count=len(able)))
        assert await state(world) == before
        left = await person.press("go:leave", on=asking.message)
        assert left.text == EN.say("command-left")
        assert await state(world) == before
        assert END in ((await session(world)).game.prompt or pytest.fail("over")).legal


async def test_the_next_player_ends_the_action_before(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person, match = await asked(world), await session(world)
        walked: list[str] = []
        for _, player in await person.complete("move", "player"):
            safe = [v for n, v in await person.complete("move", "to", player=player) if "100" in n]
            if safe:
                assert not (await person.slash("move", player=player, to=safe[0])).controls
                walked.append(player)
            if len(walked) == 2:
                break
        assert len(walked) == 2
        first, second = (match.game.position.players[player] for player in walked)
        assert first.used
        assert not second.used
        await refused(world, person, "move", player=walked[0], to="M8")
