"""Overhead of the Python front over the command line, on a million states and more.

    python benchmarks/front.py              # a minute and a half
    python benchmarks/front.py --pairs 25

Each pair is two processes, one after the other: the command, and an equivalent program of two
lines.  A line is the median ratio of their CPU seconds (user and system, with all children), and
its bar; both must find the same numbers.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import dataclass

from measure import PUZZLELANG, TWO_STONES, run

BAR = 1.05

PROGRAM = """\
import puzzlelang as pl
found = pl.load({puzzle!r}, **{values}).{method}()
"""


@dataclass(frozen=True)
class Case:
    """A command for a puzzle with some values of its parameters; ``asked``: results to compare."""

    name: str
    puzzle: str
    values: dict[str, int | list[int]]
    method: str
    asked: str

    def command(self) -> list[str]:
        values = [f"--set={name}={value}" for name, value in self.values.items()]
        return [*PUZZLELANG, self.method, self.puzzle, *values, "--format", "json", "--quiet"]

    def program(self) -> list[str]:
        program = PROGRAM.format(puzzle=self.puzzle, values=self.values, method=self.method)
        return [sys.executable, "-c", f"{program}print(found.{self.asked})"]

    def pair(self) -> tuple[float, float]:
        command, program = run(self.command()), run(self.program())
        if json.loads(command.output)[self.asked] not in (
            int(program.output),
            [int(program.output)],
        ):
            sys.exit(f"{self.name}: they disagree: {command.output[:200]} {program.output}")
        return command.cpu, program.cpu


CASES = (
    Case(
        "whole space, tiles 5 × 2", "tiles", {"width": 5, "tiles": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]},
        "explore", "states",
    ),
    Case("solution, frogs with two stones", TWO_STONES, {"n": 14}, "solve", "cost"),
)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=15, metavar="N", help="(default: 15)")
    pairs = parser.parse_args().pairs
    missed = 0
    for case in CASES:
        times = [case.pair() for _ in range(pairs + 1)][1:]  # the first fills the cache of code
        ratio = statistics.median(program / command for command, program in times)
        medians = [statistics.median(column) for column in zip(*times, strict=True)]
        missed += ratio > BAR
        print(
            f"{case.name}: command {medians[0]:.2f} s, Python {medians[1]:.2f} s, ratio {ratio:.3f}"
            f" (bar {BAR}){' MISSED' if ratio > BAR else ''}",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
