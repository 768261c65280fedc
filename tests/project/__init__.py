"""Rules about the repository itself, as opposed to what the product does."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "db", "render", "services", "cogs", "local_table", "bot.py")


@cache
def files() -> tuple[Path, ...]:
    """Every file of the repository that git tracks or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return tuple(p for name in sorted(set(listed.split("\0")) - {""}) if (p := ROOT / name).is_file())


def python_files(*rooms: str) -> list[Path]:
    """The Python files of the repository, or only those of the named top-level folders and files."""
    return [p for p in files() if p.suffix == ".py" and (not rooms or p.relative_to(ROOT).parts[0] in rooms)]


def name(path: Path) -> str:
    """A path as it is written in a message: relative to the repository."""
    return path.relative_to(ROOT).as_posix()
