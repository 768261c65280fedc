"""Controls of leagues as a hostile hand would send them, and names as a hostile hand would type them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
import simcord

from cogs.league import pressing
from services.language import texts_for
from tests.discord.journeys import world_of
from tests.discord.league.stage import set_stage
from tests.simcord_kit import World

EN = texts_for("en")
HUGE = "9" * 25
#: What stands behind the name of a forged control of `kb` and `ks`.
ABOUTS = (
    "",
    ":1",
    ":x",
    f":{HUGE}",
    ":1:1",
    f":{HUGE}:{HUGE}",
    ":1:x:y",
    ":-1:-1:-1",
    ":²:½",
    "::::",
    ":1:1:1:1:1:1:1",
)
BUTTONS = (
    *(f"lt:{what}:{team}:{about}" for what in ("sheet", "take", "leave", "retire", "approve", "hex", "nobody")
      for team in ("1", HUGE) for about in ("", "x", f"{HUGE}:{HUGE}", "1:1")),
    *(f"fb:{fixture}:0:{what}:{item}" for fixture in ("1", HUGE) for what in ("other", "plain", "back", "done")
      for item in ("", "star:nobody", "x" * 60)),
    *(f"pb:{team}:{step}:{what}:{about}" for team in ("1", HUGE) for step in ("1", HUGE)
      for what in ("give", "done", "undo", "name", "back") for about in ("", "²", "7", HUGE)),
    *(f"rb:{fixture}:{version}:{answer}" for fixture in ("1", HUGE) for version in ("1", HUGE) for answer in ("yes", "no")),
)  # fmt: skip
SELECTS = (
    *(f"ls:{what}:{team}:{about}" for what in ("colour", "emblem", "buy", "nobody") for team in ("1", HUGE)
      for about in ("", "x", HUGE)),
    *(f"fs:{fixture}:0:{what}" for fixture in ("1", HUGE) for what in ("cash", "help", "stars", "cards", "remove", "skill7")),
    *(f"ps:{team}:{step}:{what}" for team in ("1", HUGE) for step in ("1", HUGE)
      for what in ("give0", "nominate", "buy", "fire", "roll", "learn99999999999999999999_0")),
)  # fmt: skip


async def begun(world: World) -> None:
    await set_stage(world)
    commands: tuple[tuple[str, dict[str, Any]], ...] = (
        ("season create", {"name": "Spring"}),
        ("season division", {"name": "Top", "form": "single"}),
        ("season enter", {"team": "all"}),
        ("season start", {"days": 7}),
    )
    for command, given in commands:
        await world.owner.slash(command, **given)


async def test_whatever_control_is_forged_it_is_answered_and_does_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world_of(tmp_path) as world:
        await begun(world)
        shown = await world.a.slash("fixtures")
        before = world.bot.services.league.office.changes
        caplog.set_level(logging.ERROR)
        wrong: list[str] = []
        forged = [f"kb:{what}{about}" for what in pressing._presses for about in ABOUTS]
        forged += [f"ks:{what}{about}" for what in pressing._choices for about in ABOUTS]
        for custom_id in (*forged, *BUTTONS, *SELECTS):
            values = [HUGE] if custom_id[1] == "s" else None
            caplog.clear()
            try:
                told = await world.stranger.press_raw(custom_id, on=shown.message, values=values)
            except Exception as error:
                wrong.append(f"{custom_id}: {error!r}"[:150])
                continue
            if EN.say("error-internal") in told.text or caplog.records:
                wrong.append(f"{custom_id}: {[str(one.exc_info) for one in caplog.records]}"[:250])
        assert not wrong, "\n".join(wrong)
        assert world.bot.services.league.office.changes == before


NAMES = (
    "@everyone", "<@1>", "<@&2>", "**bold** `code` ||spoiler||", "[link](https://example.com)", "# Title", "> quote",
    "\U0001f3c8" * 40, "\u0645\u0631\u062d\u0628\u0627", "a" * 41, "a" * 65, "x" * 4000, "Grim\u202egnir", "\u200b", "   ", "",
    "-1", "9" * 30, "{team}", "=1+1",
)  # fmt: skip


async def test_odd_names_are_refused_or_ping_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world_of(tmp_path) as world:
        await begun(world)
        caplog.set_level(logging.ERROR)
        owner, mine = world.owner, (await world.bot.services.league.teams.list(world.guild.id, coach=world.a.id))[0]
        wrong: list[str] = []
        for name in NAMES:
            commands: tuple[tuple[str, dict[str, Any]], ...] = (
                ("team rename", {"name": name, "team": str(mine.id)}),
                ("team rename", {"name": name, "team": str(mine.id), "player": "1"}),
                ("team renumber", {"player": name, "number": 99, "team": str(mine.id)}),
                ("team found", {"name": name, "roster": "human"}),
                ("team found", {"name": "Fine", "roster": name}),
                ("team sheet", {"team": name}),
                ("team history", {"team": str(mine.id), "player": name}),
                ("season create", {"name": name}),
                ("season division", {"name": name, "form": "single", "season": "1"}),
                ("season extend", {"fixture": name, "days": 7}),
                ("season replace", {"old": name, "new": name}),
                ("stage add", {"name": name}),
                ("stage draw", {"division": name}),
                ("major declare", {"division": name, "major": name}),
                ("league create", {"name": name}),
                ("league correct", {"team": str(mine.id), "points": -1, "reason": name, "league": "1", "season": "1"}),
                ("league undo", {"fixture": name, "league": "1"}),
                ("league audit", {"league": "1"}),
                ("ladder challenge", {"opponent": name, "league": "1"}),
                ("standings", {"division": name, "league": "1"}),
                ("fixtures", {"round": name, "league": "1"}),
                ("stats", {"list": name, "league": "1"}),
                ("hall", {"league": name}),
                ("postmatch buy", {"item": name, "team": str(mine.id)}),
                ("date propose", {"when": name}),
                ("fixture play", {"fixture": name, "word": name}),
            )
            for command, given in commands:
                caplog.clear()
                who = owner if command.split()[0] in ("season", "league", "stage", "major") else world.a
                try:
                    told = await who.slash(command, **given)
                except simcord.OptionError:
                    continue  # Discord itself does not send it
                except Exception as error:
                    wrong.append(f"{command} {given}: {error!r}"[:220])
                    continue
                if EN.say("error-internal") in told.text or caplog.records:
                    wrong.append(f"{command} {given}: {[str(one.exc_info) for one in caplog.records]}"[:300])
        assert not wrong, "\n".join(wrong)
        assert not world.spectator.pings(world.arena)
