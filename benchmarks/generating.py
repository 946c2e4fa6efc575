"""Speed of `puzzlelang generate`: `python benchmarks/generating.py [--seconds S] [NAME...]`.

Each family runs in a separate process for S CPU seconds (default: 20) on one core, as with
`--hardest 5`. Reports the candidates for each CPU minute, the number of levels that were written
and checked because they were among the best so far, and the bar. Puzzles that are filled in
keep every level with one solution; their bars count these levels, not candidates.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import processes

HERE = Path(__file__).resolve().parent
PUZZLES = HERE.parent / "puzzles"


@dataclass(frozen=True)
class Family:
    """A puzzle of the library with a section `generate:`.

    `changes` are pairs of texts of its file. `section` replaces its section if it is given. `bar`:
    candidates in a CPU minute, or levels if `counts_levels`.
    """

    file: str
    bar: int
    section: str = ""
    changes: tuple[tuple[str, str], ...] = ()
    instance: str = ""
    counts_levels: bool = False

    def text(self) -> str:
        text = (PUZZLES / self.file).read_text()
        if not self.section:
            return text
        text = text.partition("\ngenerate:")[0]
        for old, new in self.changes:
            assert old in text, f"{old} is not in {self.file}"
            text = text.replace(old, new, 1)
        return f"{text}\ngenerate: {{{self.section}}}\n"


HARDEST = 5

ROOM = "2 of $, 2 of ., 1 of @], begin: 'any man, crates', keep: solutions = 1 and pushes >="
RACK = (("file: sort.txt ", "file: sort-small.txt "),)
TAP = (
    ("filled: [8, 0, 0]", "filled: [0, 0, 0]"),
    ("tap: false", "tap: true"),
    ("in_jugs: 2", "in_jugs: 1"),
)

FAMILIES = {
    "rush hour": Family(
        "cars/rush-hour.yaml",
        150,
        "park: 6 x 6, put: [XX in row 3, 7..11 of AA or AAA], begin: any reachable",
    ),
    "sokoban 4 x 4": Family(
        "boxes/sokoban.yaml", 2_000, f"room: 4 x 4 in '#', put: [2..4 of '#', {ROOM} 5"
    ),
    "sokoban 5 x 5": Family(
        "boxes/sokoban.yaml", 300, f"room: 5 x 5 in '#', put: [3..6 of '#', {ROOM} 8"
    ),
    "ball sort": Family("stacks/ball-sort.yaml", 20_000, "begin: shuffled tubes", RACK),
    "keys": Family(
        "mazes/keys.yaml",
        2_000,
        "house: 8 x 8, put: [2..12 of '#', 1 of @, 1 of a, 1 of b, 1 of A, 1 of B], "
        "keep: cost >= 15",
    ),
    "jugs": Family(
        "pouring/jugs.yaml",
        5_000,
        "sizes: falling 3 of 2..20, litres: 1 .. sizes(1), keep: cost >= 6",
        TAP,
    ),
    "sudoku 9 x 9, minimal": Family("digits/sudoku.yaml", 400, counts_levels=True),
    "nonogram 10 x 10": Family("drawing/nonogram.yaml", 1_000, instance="ten", counts_levels=True),
}


def run(name: str, seconds: float) -> tuple[int, int, float]:
    """Return the candidates, the levels kept, and CPU seconds."""
    from puzzlelang.answers import ToFill, load_text
    from puzzlelang.generating import generate, task_of
    from puzzlelang.text import Source

    family = FAMILIES[name]
    source = Source(str(PUZZLES / family.file), family.text())
    try:
        loaded = load_text(source, instance=family.instance)
    except ToFill as puzzle:
        loaded = puzzle
    task = task_of(loaded, hardest=HARDEST)
    begin, tried, kept = process_time(), 0, 0
    for outcome in generate(task, 1_000_000):
        tried += 1
        kept += outcome.level is not None
        if process_time() - begin > seconds:
            break
    return tried, kept, process_time() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(FAMILIES))
    parser.add_argument("--seconds", type=float, default=20, help="CPU seconds for each")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(run(options.one, options.seconds)))
        return
    print("| family | a minute | of | tried | written | bar |\n|---|---|---|---|---|---|")
    for name in options.names or FAMILIES:
        command = sys.executable, __file__, "--one", name, "--seconds", str(options.seconds)
        tried, kept, seconds = json.loads(processes.run(command, HERE).output)
        unit, count = ("levels", kept) if FAMILIES[name].counts_levels else ("candidates", tried)
        row = name, f"{count * 60 / seconds:,.0f}", unit, f"{tried:,}", f"{kept:,}"
        print(f"| {' | '.join(row)} | {FAMILIES[name].bar:,} |")


if __name__ == "__main__":
    main()
