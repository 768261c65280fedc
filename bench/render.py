"""Draws the nine named board positions, a team sheet and a table: times and weights, and the pictures with ``--save FOLDER`` (and how others see them)."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.board import compose, draw_board, encode
from render.palette import scheme_for
from render.sheet import draw_sheet
from render.standings import draw_standings
from tests.render.colour_vision import MATRICES, seen_as
from tests.render.leagues import division, sheet
from tests.render.positions import POSITIONS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", type=Path, help="write NAME.png for every position into this folder")
    parser.add_argument(
        "--views", type=Path, help="write them at 312, 400 and 600 px and as colour-blind coaches see them"
    )
    parser.add_argument("--times", type=int, default=30)
    options = parser.parse_args()
    for name, make in POSITIONS.items():
        scene = make()
        start = time.perf_counter()
        data = draw_board(scene)
        first = time.perf_counter() - start
        took, composing = [], []
        for _ in range(options.times):
            start = time.perf_counter()
            picture = compose(scene)
            composing.append(time.perf_counter() - start)
            encode(picture, scheme_for(False, scene.field.underground))
            took.append(time.perf_counter() - start)
        print(
            f"{name:12} {len(data) / 1000:5.1f} kB   median {statistics.median(took) * 1000:5.1f} ms"
            f" (composing {statistics.median(composing) * 1000:4.1f})   first {first * 1000:6.1f} ms"
        )
        if options.save:
            options.save.mkdir(parents=True, exist_ok=True)
            (options.save / f"{name}.png").write_bytes(data)
        if options.views:
            views(name, options.views)
    for name, draw in LEAGUE.items():
        league_picture(name, draw, options.times, options.save, options.views)


LEAGUE: dict[str, Callable[[bool], tuple[bytes, ...]]] = {
    "sheet": lambda blind: draw_sheet(sheet(colour_blind=blind)),
    "standings": lambda blind: draw_standings(division(colour_blind=blind)),
}


def league_picture(
    name: str, draw: Callable[[bool], tuple[bytes, ...]], times: int, save: Path | None, shown: Path | None
) -> None:
    start = time.perf_counter()
    (data,) = draw(False)
    first = time.perf_counter() - start
    took = []
    for _ in range(times):
        start = time.perf_counter()
        draw(False)
        took.append(time.perf_counter() - start)
    median = statistics.median(took) * 1000
    print(f"{name:12} {len(data) / 1000:5.1f} kB   median {median:5.1f} ms {'':18} first {first * 1000:6.1f} ms")
    if save:
        save.mkdir(parents=True, exist_ok=True)
        (save / f"{name}.png").write_bytes(data)
    if shown:
        for blind in (False, True):
            store_views(name, Image.open(BytesIO(draw(blind)[0])).convert("RGB"), blind, shown)


def views(name: str, folder: Path) -> None:
    scene = POSITIONS[name]()
    for blind in (False, True):
        picture = Image.open(BytesIO(draw_board(replace(scene, colour_blind=blind)))).convert("RGB")
        store_views(name, picture, blind, folder)


def store_views(name: str, picture: Image.Image, blind: bool, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kind = "-cb" if blind else ""
    for width in (312, 400, 600):
        picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS).save(
            folder / f"{name}{kind}-{width}.png"
        )
    for vision in MATRICES:
        seen_as(picture, vision).save(folder / f"{name}{kind}-{vision}.png")


if __name__ == "__main__":
    main()
