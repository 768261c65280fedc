"""The bot's settings, read from the environment and from `.env`; `.env.example` explains each of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(__file__).resolve().parent.parent / ".env"


class SettingsError(Exception):
    """A setting has a value that cannot be used; the text names each such setting and what would be right."""


class Settings(BaseSettings):
    """Everything an operator can set. The environment goes before `.env`; an empty value means the default."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: str = Field(default="sqlite+aiosqlite:///data/touchback.db", pattern=r"^[a-z]+\+[a-z]+://")
    backup_directory: Path | None = None
    backup_daily: bool = True
    guild_id: int | None = Field(default=None, gt=0)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    table_port: int = Field(default=8080, ge=0, le=65535)
    table_open_browser: bool = True


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Read the settings.

    Raises `SettingsError` for a value that cannot be used and for a name in the file that is no setting.
    """
    try:
        return Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        lines = [f"{'.'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors()]
        raise SettingsError("\n".join(lines)) from None


def entry_point(settings: Settings) -> str:
    """What Python is to run: the bot if there is a token, else the local table."""
    return "bot.py" if settings.discord_token else "-m local_table"


if __name__ == "__main__":
    try:
        print(entry_point(load_settings()))
    except SettingsError as problem:
        sys.exit(f"Settings that cannot be used (see .env.example):\n{problem}")
