"""The engine's command line: ``python -m engine check | show | simulate | league``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine import simulate
from engine.league import scripts
from engine.match.describe import header_text, picture
from engine.match.dungeon.state import RULE_SET
from engine.match.dungeons import dungeon_ids
from engine.match.header import RULE_SETS, PlayError, joined_rules
from engine.match.script import Script
from engine.match.script import run as run_play


def _files(names: list[str], ending: str) -> list[Path]:
    """The files that the names give: a directory stands for every file in it with this ending."""
    found: list[Path] = []
    for name in names:
        path = Path(name)
        found += sorted(path.rglob(f"*.{ending}")) if path.is_dir() else [path]
    return found


def _check_file(path: Path, run: Callable[[str], object]) -> str:
    """Why a file does not hold, with its line, or nothing."""
    try:
        run(path.read_text("utf-8"))
    except PlayError as error:
        return f"{path}:{error.line} {error.reason}"
    except (OSError, UnicodeDecodeError) as error:
        return f"{path}:1 cannot be read: {error}"
    return ""


def check(names: list[str], ending: str = "play", run: Callable[[str], object] = run_play) -> int:
    """Run `.play` files or league scripts, a line for each; 1 where one does not hold or there is none."""
    files = _files(names, ending)
    if not files:
        print(f"no .{ending} file there", file=sys.stderr)
        return 1
    failed = False
    for path in files:
        reason = _check_file(path, run)
        failed = failed or bool(reason)
        print(f"FAIL {reason}" if reason else f"ok {path}")
    return int(failed)


def show(name: str) -> int:
    """Print the position at the end of a file, and what is asked there; 1 where the file does not hold."""
    try:
        script = Script(Path(name).read_text("utf-8"))
        game = script.run()
    except PlayError as error:
        print(f"FAIL {name}:{error.line} {error.reason}", file=sys.stderr)
        return 1
    except (OSError, UnicodeDecodeError) as error:
        print(f"FAIL {name}:1 cannot be read: {error}", file=sys.stderr)
        return 1
    print(header_text(game.position))
    print(picture(game.position))
    print(script.asked())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Touchback's rules on the command line.")
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="run .play files; succeeds if every one holds")
    checking.add_argument("files", nargs="+", metavar="FILE", help="a file, or a directory of .play files")
    league = commands.add_parser("league", help="run league scripts; succeeds if every one holds")
    league.add_argument("files", nargs="+", metavar="FILE", help="a file, or a directory of .league files")
    showing = commands.add_parser("show", help="print the final position of a .play file")
    showing.add_argument("file", metavar="FILE")
    playing = commands.add_parser("simulate", help="play whole matches at random and look for faults")
    playing.add_argument("--matches", type=int, default=100, metavar="N")
    playing.add_argument("--seed", type=int, default=1, metavar="S")
    playing.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    playing.add_argument("--rules", default="crp", help=f"rule sets, joined with +: {' '.join(RULE_SETS)}")
    playing.add_argument(
        "--dungeon", default="", metavar="NAME", help=f"play in a dungeon: all {' '.join(dungeon_ids())}"
    )
    playing.add_argument("--idle", type=float, default=0.1, metavar="P", help="probability to end a turn or an action")
    playing.add_argument(
        "--skills",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="give some players extra skills, so that every skill occurs",
    )
    playing.add_argument(
        "--cards", action=argparse.BooleanOptionalAction, default=True, help="deal special play cards in many matches"
    )
    playing.add_argument("--ready", action="store_true", help="ready-made teams only, without hired help")
    playing.add_argument("--reopen", action="store_true", help="reopen the match at every check and compare")
    playing.add_argument("--every", type=int, default=40, metavar="K", help="check invariants every K decisions")
    return parser


def main(arguments: list[str]) -> int:
    """Run a command and return the exit status."""
    parser = _parser()
    given = parser.parse_args(arguments)
    match given.command:
        case "check":
            return check(given.files)
        case "league":
            return check(given.files, "league", scripts.run)
        case "show":
            return show(given.file)
        case _:
            rules = given.rules.split("+")
            if not set(rules) <= set(RULE_SETS):
                parser.error(f"rules {given.rules}: not supported yet; there is {' '.join(RULE_SETS)}")
            if given.dungeon not in ("", simulate.ALL_DUNGEONS, *dungeon_ids()):
                parser.error(f"dungeon {given.dungeon}: there is {simulate.ALL_DUNGEONS} {' '.join(dungeon_ids())}")
            if given.matches < 1 or given.workers < 1 or given.every < 1 or not 0 <= given.idle <= 1:
                parser.error("matches, workers and every are at least 1, idle is between 0 and 1")
            plan = simulate.Plan(
                given.matches,
                given.seed,
                given.idle,
                given.skills,
                given.every,
                given.ready,
                given.reopen,
                joined_rules([*rules, RULE_SET] if given.dungeon else rules),
                given.dungeon or simulate.ALL_DUNGEONS,
                given.cards,
            )
            return simulate.run(plan, given.workers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
