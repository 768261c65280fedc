"""The start of the bot: what it asks of Discord, and what a failed registration of commands changes."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot
from bot import Touchback, create_bot
from db.errors import Unusable
from services.settings import Settings, SettingsError
from tests.discord.journeys import answers, choose_team, world_of

REFUSED: Any = SimpleNamespace(status=400, reason="Bad Request")


async def refuse(*_: Any, **__: Any) -> None:
    raise discord.HTTPException(REFUSED, {"code": 50035, "message": "Invalid Form Body"})


async def test_it_asks_for_as_little_as_it_needs(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        assert world.bot.intents == discord.Intents(guilds=True)
        allowed = world.bot.allowed_mentions
        assert not any((allowed.everyone, allowed.users, allowed.roles, allowed.replied_user))
        assert len(world.requests("PUT", "/commands")) == 1


async def test_a_failed_registration_changes_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def unregistered(made: Touchback) -> None:
        made.tree.sync = refuse  # pyright: ignore[reportAttributeAccessIssue]

    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        unregistered(world.bot)
        await world.bot.register_commands()
        assert [record for record in caplog.records if record.levelno == logging.ERROR]
        caplog.clear()
        await world.b.press("c:*:accept", channel=world.arena)
        await choose_team(world.a, 0, "Harbour Lanterns")
        await choose_team(world.b, 1, "Rustpit Mudlarks")
        assert answers(world.b)


async def test_one_server_is_registered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    made = create_bot(Settings(_env_file=None, guild_id=7))  # pyright: ignore[reportCallIssue]

    async def sync(*, guild: Any = None) -> list[Any]:
        asked.append(guild.id if guild is not None else None)
        return []

    monkeypatch.setattr(made.tree, "sync", sync)
    await made.register_commands()
    assert asked == [7]
    await made.close()


def test_without_a_token_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot, "load_settings", lambda: Settings(_env_file=None))  # pyright: ignore[reportCallIssue]
    assert bot.main() == 1
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_a_database_that_cannot_be_used_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(_env_file=None, discord_token="x" * 20)  # pyright: ignore[reportCallIssue, reportArgumentType]
    monkeypatch.setattr(bot, "load_settings", lambda: settings)

    def run(*given: object, **more: object) -> None:
        raise Unusable("file is not a database")

    monkeypatch.setattr(bot.Touchback, "run", run)
    assert bot.main() == 1
    assert "DATABASE_URL cannot be used: file is not a database" in capsys.readouterr().err


def test_bad_settings_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def load() -> Settings:
        raise SettingsError("GUILD_ID: no number")

    monkeypatch.setattr(bot, "load_settings", load)
    assert bot.main() == 1
    assert "GUILD_ID" in capsys.readouterr().err
