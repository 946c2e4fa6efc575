"""Measure the times that must stay low: `python benchmarks/measure.py [--all] [NAME...]`.

Each line is a separate process: CPU seconds (user and system) and peak memory, as counted by the
operating system, the median of several runs, and the bar.  `--all` adds long rows (about a minute
and 600 MB).  Machines differ and are noisy: compare lines of one run, and repeat a run before
believing it.  `compare.py` compares with other programs.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

import processes
from processes import Run

HERE = Path(__file__).resolve().parent
PUZZLELANG = [sys.executable, "-m", "puzzlelang"]


def run(command: list[str]) -> Run:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    try:
        return processes.run(command, HERE.parent, environment=environment)
    except processes.Failed as failure:
        sys.exit(str(failure))


def median(command: list[str], runs: int) -> Run:
    measurements = [run(command) for _ in range(runs)]
    cpu = statistics.median(one.cpu for one in measurements)
    return Run(cpu, max(one.peak for one in measurements), measurements[-1].output)


@dataclass(frozen=True)
class Space:
    """A whole reachable space, explored by ``puzzlelang explore`` on one tier."""

    name: str
    arguments: tuple[str, ...]
    tier: str
    bar: str
    slow: bool = False

    def line(self, floor: Run) -> tuple[str, ...]:
        command = [*PUZZLELANG, "explore", *self.arguments, "--format", "json", "--quiet"]
        process = median([*command, "--tier", self.tier], 1 if self.slow else 5)
        answer = json.loads(process.output)
        states, transitions = answer["states"], answer["transitions"]
        search = answer["statistics"]["seconds"]
        return (
            self.name, self.tier, f"{states:,} states", f"{process.cpu:.2f} s",
            f"{transitions / search / 1e6:.2f} M successors/s",
            f"{(process.peak - floor.peak) / states:.0f} bytes/state",
            f"walk alone {search:.3f} s", self.bar,
        )  # fmt: skip


TWO_STONES = str(HERE / "puzzles" / "frogs-two-stones.yaml")
BOX = ("--set", "width=5", "--set", "tiles=0,1,2,3,4,5,6,7,8,9")
JUGS = (
    "--set", "sizes=97,101,103,107", "--set", "filled=0,0,0,0", "--set", "tap=true",
    "--set", "litres=1", "--set", "in_jugs=4",
)  # fmt: skip
BY_HAND = str(HERE / "puzzles" / "warehouse-by-hand.yaml")
SPACES = (
    Space("8-puzzle", ("eight-puzzle",), "python", "<= 1.2 s, <= 250 bytes/state"),
    Space("8-puzzle", ("eight-puzzle",), "native", "<= 0.5 s, walk <= 0.05 s"),
    Space("frogs, 13 a side", (TWO_STONES, "--set", "n=13"), "python", "<= 1.0 s, <= 250"),
    Space("frogs, 14 a side", (TWO_STONES, "--set", "n=14"), "native", "<= 0.6 s"),
    Space("2 x 5 tiles", ("tiles", *BOX), "native", "<= 1.0 s, <= 25 bytes/state"),
    Space("pocket cube", ("cube",), "native", "<= 3.0 s, <= 25 bytes/state"),
    Space("three robots, by hand", (BY_HAND,), "python", "what the line below is compared with"),
    Space("three robots, to(r) for each", ("warehouse",), "python", "<= 1.5 times the line above"),
    Space("three robots, by hand", (BY_HAND,), "native", "what the line below is compared with"),
    Space("three robots, to(r) for each", ("warehouse",), "native", "<= 1.5 times the line above"),
    Space("four jugs", ("jugs", *JUGS), "native", "<= 20 s, <= 25 bytes/state", slow=True),
    Space("pocket cube", ("cube",), "python", ">= 0.6 M successors/s, <= 250", slow=True),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="part of a line's name")
    parser.add_argument("--all", action="store_true", help="the slow ones too")
    options = parser.parse_args()
    explore = [*PUZZLELANG, "explore", "frogs", "--format", "json", "--quiet", "--tier"]
    floors = {tier: median([*explore, tier], 3) for tier in ("python", "native")}
    lines: list[tuple[str, ...]] = []
    if not options.names:
        frogs = median([*PUZZLELANG, "solve", "frogs", "--quiet"], 15)
        lines.append(
            ("solve frogs, from nothing", "", "", f"{frogs.cpu:.3f} s", "", "", "", "<= 0.12 s")
        )
        library = median([*PUZZLELANG, "validate", str(HERE.parent / "puzzles")], 1)
        lines.append(
            ("validate the library", "", "", f"{library.cpu:.1f} s", "", "", "", "< 300 s")
        )
        by_hand = median([sys.executable, str(HERE / "eight_puzzle_by_hand.py")], 5)
        lines.append(("8-puzzle by hand in Python", "", "", f"{by_hand.cpu:.2f} s", "", "", "", ""))
    for space in SPACES:
        is_named = any(name in space.name for name in options.names)
        if is_named or (not options.names and (options.all or not space.slow)):
            lines.append(space.line(floors[space.tier]))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        )


if __name__ == "__main__":
    main()
