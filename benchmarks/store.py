"""Whole spaces in a folder and in memory: `python benchmarks/store.py [NAME...]`.

Each row: CPU seconds (all processes) and peak memory of `explore` in memory, then with `--store`
and a limit of memory; the ratio of both CPU times; bytes of disk for each state at the end, and at
most during the run, moves included.  States and layers must be the same.  `--all` adds spaces
of more than 100 million states, which take minutes and gigabytes; `--cores 2` compares the
wall-clock times of two processes and one.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import processes

OWN = [sys.executable, "-m", "puzzlelang", "explore"]
LONG = [*range(1, 8), 0, 8, 9, 10, 11]


@dataclass(frozen=True)
class Space:
    """``states``: as published, see the shared page of known results or the puzzle's file."""

    name: str
    words: Sequence[str]
    states: int
    slow: bool = False


def tiles(width: int, *places: int) -> tuple[str, ...]:
    return "tiles", "--set", f"width={width}", "--set", f"tiles={','.join(map(str, places))}"


SPACES = (
    Space("klotski", ("klotski",), 25_955),
    Space("2x5 tiles", tiles(5, *range(1, 5), 0, *range(5, 10)), 1_814_400),
    Space("pocket cube", ("cube",), 3_674_160),
    Space("3x4 tiles", tiles(4, *LONG), 239_500_800, slow=True),
    Space("English solitaire", ("solitaire", "--instance", "english:english board"),
          187_636_299, slow=True),
)  # fmt: skip


def size_of(folder: Path) -> int:
    while True:
        try:
            return sum(path.stat().st_size for path in folder.rglob("part-*"))
        except FileNotFoundError:  # removed meanwhile
            continue


@contextmanager
def watched(folder: Path) -> Iterator[list[int]]:
    """Track the maximum bytes in a folder, polled a few times each second."""
    most, over = [0], threading.Event()

    def look() -> None:
        while not over.wait(0.2):
            most[0] = max(most[0], size_of(folder))

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield most
    finally:
        over.set()
        thread.join()
        most[0] = max(most[0], size_of(folder))


def explored(words: Sequence[str], folder: Path) -> tuple[processes.Run, dict[str, object], float]:
    began = time.monotonic()
    accept = 0, 3  # too many solutions to count in memory: the space is complete
    run = processes.run([*OWN, *words, "--format", "json", "--quiet"], folder, accept)
    return run, json.loads(run.output), time.monotonic() - began


def row(space: Space, memory: str, cores: int) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        explored(["goat"], folder)
        inside, one, _ = explored([*space.words], folder)
        clocks = []
        for number in (1, cores)[: 1 if cores == 1 else 2]:
            store = folder / f"store{number}"
            words = ["--store", str(store), "--memory", memory, "--cores", str(number)]
            with watched(store) as most:
                outside, other, clock = explored([*space.words, *words], folder)
            clocks.append(clock)
            assert other["complete"] and one["complete"]
            assert other["states"] == one["states"] == space.states, space.name
            assert other["levels"] == one["levels"], space.name
            if number == 1:
                first, end, peak = outside, size_of(store) / space.states, most[0] / space.states
    faster = f", {cores} processes {clocks[0] / clocks[-1]:.2f} x as fast" if cores > 1 else ""
    return (
        f"{space.name}, {space.states:,} states: "
        f"{inside.cpu:.1f} s, {inside.peak / 1e6:,.0f} MB in memory; "
        f"{first.cpu:.1f} s, {first.peak / 1e6:,.0f} MB with --store "
        f"({first.cpu / inside.cpu:.2f} x); "
        f"{end:.2f} bytes a state on disk, {peak:.2f} at most{faster}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--memory", default="500M")
    parser.add_argument("--cores", type=int, default=1)
    options = parser.parse_args()
    for space in SPACES:
        if options.names and space.name not in options.names:
            continue
        if options.names or options.all or not space.slow:
            print(row(space, options.memory, options.cores), flush=True)


if __name__ == "__main__":
    main()
