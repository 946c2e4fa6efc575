"""Random mazes with doors and buttons, the same for the same numbers on every machine.

A quarter of the cells are walls, one in 512 is a door of each colour, one in 2,048 a button of
each.  The path leads from one corner to the opposite one.  A locked target is protected by two
doors in succession that are never open together, so a search has to explore the whole space.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path


def random_maze(colours: int, side: int, locked: bool = False) -> bytes:
    chance = random.Random(side)
    area = side * side
    cells = bytearray(chance.randbytes(area).translate((b"#" * 64).ljust(256, b".")))
    for first, rarity in (("A", 512), ("a", 2048)):
        for colour in range(colours):
            for _ in range(area // rarity + 1):
                cells[int(chance.random() * area)] = ord(first) + colour
    for row in (*range(3), *range(side - 3, side)):  # no walls near the start and the target
        for column in (*range(3), *range(side - 3, side)):
            cells[row * side + column] = ord(".")
    cells[0], cells[-1] = ord("@"), ord("?")
    if locked:
        cells[-2] = cells[-1 - side] = ord("A")
        cells[-3] = cells[-2 - side] = cells[-1 - 2 * side] = ord("B")
    rows = [cells[start : start + side] for start in range(0, area, side)]
    return b"%d %d %d\n" % (colours, side, side) + b"\n".join(rows) + b"\n"


@cache
def written(folder: Path, colours: int, side: int, locked: bool = False) -> Path:
    """Write such a maze to a file."""
    path = folder / f"maze-{colours}-{side}{'-locked' if locked else ''}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(random_maze(colours, side, locked))
    return path
