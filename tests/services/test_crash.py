from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 200


@pytest.mark.slow
def test_killed_at_any_instant_a_match_stands_where_it_was_stored(tmp_path: Path) -> None:
    """SIGKILL at 200 random instants: what was told is stored; log, dice, position and the next die are an unbroken run's."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.services.crash_host", f"sqlite:///{tmp_path}/crash.db", str(ROUNDS), "7"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    found = [line.split() for line in done.stdout.splitlines()]
    assert found[-1] == ["killed", str(ROUNDS)]
    assert len({line[0] for line in found[:-1]}) > ROUNDS // 4, "it was hardly ever killed in the middle"
