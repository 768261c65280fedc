from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from tests.simcord_kit import check_components, check_message, check_modal, check_tree_limits
from tests.simcord_kit.demo import DemoBot, Where, board
from tests.simcord_kit.limits import command_problems, component_problems, message_problems, modal_problems


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "move", "description": "Move", "type": 1, "options": [], **changes}


def option(**changes: Any) -> dict[str, Any]:
    return {"name": "to", "description": "Where to", "type": 3, **changes}


def choices(number: int) -> list[dict[str, Any]]:
    return [{"name": f"n{i}", "value": f"v{i}"} for i in range(number)]


@pytest.mark.parametrize(
    ("payload", "complaint"),
    [
        (command(name="Move"), "lower-case"),
        (command(name="m" * 33), "1 to 32"),
        (command(name="move to"), "lower-case"),
        (command(description=""), "1 to 100"),
        (command(description="d" * 101), "1 to 100"),
        (command(name_localizations={"es": "mover"}), "no locale 'es'"),
        (command(name_localizations={"es-ES": "Mover"}), "lower-case"),
        (command(description_localizations={"es-ES": "d" * 101}), "1 to 100"),
        (command(options=[option(name=f"o{i}") for i in range(26)]), "0 to 25"),
        (command(options=[option(), option()]), "twice"),
        (command(options=[option(name_localizations={"fr": "b"}), option(name="b")]), "twice"),
        (command(options=[option(), option(name="by", required=True)]), "required after the optional 'to'"),
        (command(options=[option(choices=choices(26))]), "0 to 25"),
        (command(options=[option(choices=choices(2), autocomplete=True)]), "beside autocomplete"),
        (command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])]), "1 to 100"),
        (command(options=[option(choices=[{"name": "n", "value": "v" * 101}])]), "1 to 100"),
        (command(options=[option(type=5, autocomplete=True)]), "neither choices"),
        (command(options=[option(min_length=3, max_length=2)]), "min_length over"),
        (command(options=[option(), option(name="sub", type=1)]), "beside options"),
        (command(options=[option(name="group", type=2)]), "without subcommands"),
        (
            command(
                options=[
                    option(name="g", type=2, options=[option(name="h", type=2, options=[option(name="s", type=1)])])
                ]
            ),
            "too deep",
        ),
        (
            command(
                options=[
                    option(name=f"o{i}", choices=[{"name": "n" * 99, "value": f"{j:099}"} for j in range(25)])
                    for i in range(2)
                ]
            ),
            "8000 characters",
        ),
    ],
)
def test_each_limit_of_commands(payload: dict[str, Any], complaint: str) -> None:
    assert any(complaint in problem for problem in command_problems([payload]))


def test_a_command_within_the_limits() -> None:
    fine = command(
        name="mover-ñ_1",
        name_localizations={"es-ES": "m" * 32},
        options=[option(required=True, autocomplete=True), option(name="by", choices=choices(25))],
    )
    assert command_problems([fine]) == []
    assert any("twice" in problem for problem in command_problems([fine, fine]))
    assert any("0 to 100" in problem for problem in command_problems([command(name=f"c{i}") for i in range(101)]))


async def test_the_tree_is_checked_with_its_translations(tmp_path: Path) -> None:
    class Shouting(app_commands.Translator):
        async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
            return string.message.upper() if locale is discord.Locale.spain_spanish else None

    bot = commands.Bot("!", intents=discord.Intents.none())

    @bot.tree.command(name=app_commands.locale_str("throw"), description=app_commands.locale_str("Throw the ball"))
    async def throw(interaction: discord.Interaction) -> None: ...

    assert await check_tree_limits(bot.tree) == 1
    await bot.tree.set_translator(Shouting())
    with pytest.raises(AssertionError, match="THROW"):
        await check_tree_limits(bot.tree)

    demo = DemoBot(tmp_path / "demo.db")
    assert await check_tree_limits(demo.tree) == 1
    await demo.close()


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def select(number: int = 2, **changes: Any) -> dict[str, Any]:
    options = [{"label": f"l{i}", "value": f"v{i}"} for i in range(number)]
    return {"type": 3, "custom_id": "pick", "options": options, **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


TEXT = {"type": 10, "content": "x"}


@pytest.mark.parametrize(
    ("components", "complaint"),
    [
        ([row(button(label="l" * 81))], "0 to 80"),
        ([row(button(custom_id="c" * 101))], "1 to 100"),
        ([row(button(label=None))], "neither label nor emoji"),
        ([row(button(), button())], "'go' twice"),
        ([row(*(button(custom_id=f"b{i}") for i in range(6)))], "row: 1 to 5"),
        ([row()], "row: 1 to 5"),
        ([row(select(), button())], "row: 1 to 1"),
        ([row(button(custom_id=f"b{i}")) for i in range(6)], "rows: 0 to 5"),
        ([row(select(26))], "options: 1 to 25"),
        ([row(select(0))], "options: 1 to 25"),
        ([row(select(max_values=3))], "max_values 3 for 2"),
        ([row(select(placeholder="p" * 151))], "0 to 150"),
        ([row(select(options=[{"label": "l" * 101, "value": "v"}]))], "label: 1 to 100"),
        ([row(select(options=[{"label": "l", "value": "v" * 101}]))], "value: 1 to 100"),
        ([row(select(options=[{"label": "l", "value": "v", "description": "d" * 101}]))], "description: 0 to 100"),
        ([row(select(options=[{"label": "l", "value": "v"}] * 2))], "twice"),
        ([button()], "needs Components V2"),
        ([TEXT] * 41, "components in all: 0 to 40"),
        ([{"type": 10, "content": "x" * 2001}] * 2, "4000 characters in all"),
        ([{"type": 9, "components": [TEXT]}], "without accessory"),
        ([{"type": 12, "items": [{"media": {"url": "u"}}] * 11}], "items: 1 to 10"),
    ],
)
def test_each_limit_of_components(components: list[dict[str, Any]], complaint: str) -> None:
    assert any(complaint in problem for problem in component_problems(components))


def test_views_are_checked_as_they_are_sent() -> None:
    check_components(board(1, 2))
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="l" * 80, custom_id="c" * 100))
    check_components(view)
    view.add_item(discord.ui.Button(label="l", custom_id="c" * 100))
    with pytest.raises(AssertionError, match="twice"):
        check_components(view)


def test_forms() -> None:
    check_modal(Where("h1"))
    field = {"type": 18, "label": "l" * 46, "component": {"type": 4, "custom_id": "f", "placeholder": "p" * 101}}
    problems = modal_problems({"title": "t" * 46, "custom_id": "m", "components": [field] * 6})
    for complaint in ("title: 1 to 45", "fields: 1 to 5", "label: 1 to 45", "placeholder: 0 to 100", "'f' twice"):
        assert any(complaint in problem for problem in problems)


def test_messages_and_responses() -> None:
    check_message({"content": "c" * 2000, "embeds": [{"title": "t" * 256}], "components": [row(button())]})
    for message, complaint in (
        ({"content": "c" * 2001}, "0 to 2000"),
        ({"embeds": [{"description": "d" * 4096}] * 2}, "6000 characters"),
        ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, "field value"),
        ({"attachments": [{"description": "d" * 1025}]}, "0 to 1024"),
        ({"flags": 1 << 15, "content": "c", "components": [TEXT]}, "beside Components V2"),
        ({"type": 4, "data": {"components": [button()]}}, "needs Components V2"),
        ({"type": 8, "data": {"choices": [{"name": "n", "value": "v"}] * 26}}, "autocomplete: 0 to 25"),
        ({"type": 9, "data": {"title": "", "custom_id": "c", "components": []}}, "title: 1 to 45"),
    ):
        assert any(complaint in problem for problem in message_problems(message)), complaint
