"""Measures what must stay fast: `python benchmarks/measure.py [--all] [NAME...]`.

Each line is a process of its own: CPU seconds (user and system) and peak memory as the
operating system counted them, the median of several runs, beside the bar it must keep.
`--all` adds the pocket cube (about 20 seconds and 600 MB).  Machines differ and are noisy:
compare lines of one run, and repeat a run before believing it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
PUZZLELANG = [sys.executable, "-m", "puzzlelang"]


@dataclass(frozen=True)
class Run:
    cpu: float
    peak: int
    output: str


def run(command: list[str]) -> Run:
    """One process: its CPU seconds, its peak memory in bytes, what it printed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(command, stdout=output, cwd=HERE.parent, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read()
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}\n{text}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, text)


def median(command: list[str], runs: int) -> Run:
    done = [run(command) for _ in range(runs)]
    cpu = statistics.median(one.cpu for one in done)
    return Run(cpu, max(one.peak for one in done), done[-1].output)


@dataclass(frozen=True)
class Space:
    """A whole reachable space, walked by ``puzzlelang explore``."""

    name: str
    arguments: tuple[str, ...]
    bar: str
    slow: bool = False

    def line(self, floor: Run) -> tuple[str, ...]:
        command = [*PUZZLELANG, "explore", *self.arguments, "--format", "json"]
        done = median(command, 1 if self.slow else 5)
        found = json.loads(done.output)
        states, transitions = found["states"], found["transitions"]
        search = found["statistics"]["seconds"]
        return (
            self.name, f"{states:,} states", f"{done.cpu:.2f} s",
            f"{transitions / (done.cpu - floor.cpu) / 1e6:.2f} M successors/s",
            f"{(done.peak - floor.peak) / states:.0f} bytes/state",
            f"search alone {search:.2f} s", self.bar,
        )  # fmt: skip


SPACES = (
    Space("8-puzzle", ("eight-puzzle",), "<= 1.2 s, <= 250 bytes/state"),
    Space(
        "frogs, 13 a side", (str(HERE / "puzzles" / "frogs-two-stones.yaml"), "--set", "n=13"),
        "<= 1.0 s, <= 250 bytes/state",
    ),
    Space("pocket cube", ("cube",), ">= 0.6 M successors/s, <= 250 bytes/state", slow=True),
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="part of a line's name")
    parser.add_argument("--all", action="store_true", help="the slow ones too")
    options = parser.parse_args()
    floor = median([*PUZZLELANG, "explore", "frogs", "--format", "json"], 3)
    lines: list[tuple[str, ...]] = []
    if not options.names:
        frogs = median([*PUZZLELANG, "solve", "frogs"], 15)
        lines.append(
            ("solve frogs, from nothing", "", f"{frogs.cpu:.3f} s", "", "", "", "<= 0.12 s")
        )
        library = median([*PUZZLELANG, "validate", str(HERE.parent / "puzzles")], 3)
        lines.append(("validate the library", "", f"{library.cpu:.2f} s", "", "", "", "< 2 s"))
        by_hand = median([sys.executable, str(HERE / "eight_puzzle_by_hand.py")], 5)
        lines.append(("8-puzzle by hand in Python", "", f"{by_hand.cpu:.2f} s", "", "", "", ""))
    for space in SPACES:
        named = any(name in space.name for name in options.names)
        if named or (not options.names and (options.all or not space.slow)):
            lines.append(space.line(floor))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        )


if __name__ == "__main__":
    main()
