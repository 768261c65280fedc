"""Settings, and that `.env.example` explains them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from services.settings import Settings, SettingsError, entry_point, load_settings
from tests.project import ROOT

EXAMPLE = ROOT / ".env.example"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        monkeypatch.delenv(field.upper(), raising=False)


def test_example_names_exactly_the_settings() -> None:
    names = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(field.upper() for field in Settings.model_fields)


def test_example_explains_each_setting_just_above_it() -> None:
    blocks = EXAMPLE.read_text("utf-8").strip().split("\n\n")
    for block in blocks[1:]:
        *comments, setting = block.splitlines()
        assert comments, setting
        assert all(line.startswith("# ") for line in comments), setting
        assert re.match(r"[A-Z_]+=", setting), setting


def test_example_copied_as_it_is_gives_the_defaults() -> None:
    assert load_settings(EXAMPLE) == load_settings(None)


def test_readme_names_every_setting() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [field for field in Settings.model_fields if f"`{field.upper()}`" not in readme] == []


def test_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings"
    file.write_text("LOG_LEVEL=DEBUG\nTABLE_PORT=9000\n")
    monkeypatch.setenv("TABLE_PORT", "9001")
    settings = load_settings(file)
    assert (settings.log_level, settings.table_port) == ("DEBUG", 9001)


def test_a_token_starts_the_bot_and_none_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert entry_point(load_settings(None)) == "-m local_table"
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert entry_point(load_settings(None)) == "-m local_table"
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    assert entry_point(load_settings(None)) == "bot.py"


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("TABLE_PORT", "65536"),
        ("TABLE_PORT", "eighty"),
        ("GUILD_ID", "-1"),
        ("DATABASE_URL", "data/touchback.db"),
        ("DATABASE_URL", "sqlite:///data/touchback.db"),
        ("TABLE_OPEN_BROWSER", "perhaps"),
    ],
)
def test_a_bad_value_is_named(setting: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(setting, value)
    with pytest.raises(SettingsError, match=setting):
        load_settings(None)


def test_a_misspelt_name_in_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text("DISCORD_TOKN=x\n")
    with pytest.raises(SettingsError, match="DISCORD_TOKN"):
        load_settings(file)


def test_the_token_is_not_shown() -> None:
    settings = Settings(discord_token="made-up-secret")  # pyright: ignore[reportArgumentType]
    assert "made-up-secret" not in repr(settings) + str(settings)
