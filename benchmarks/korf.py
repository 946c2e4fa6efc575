"""Korf's hundred positions of the 15-puzzle: `python benchmarks/korf.py [--time 60] [NUMBER...]`.

Each is solved by a separate process with a derived estimate (ignoring the file's), and its length
is compared with Korf's (Artificial Intelligence 27, 1985).  Prints a line for each, and the number
solved within the time.  All of them take about half an hour.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

from processes import run

HERE = Path(__file__).resolve().parent
POSITIONS = HERE.parent / "puzzles" / "sliding" / "instances" / "korf100.txt"
COMMAND = [sys.executable, "-m", "puzzlelang", "solve", "tiles", "--estimate", "found", "--quiet"]


def lengths() -> dict[int, int]:
    """Least number of moves for each position."""
    rows = [line.split() for line in POSITIONS.read_text(encoding="utf-8").splitlines()]
    return {int(row[0]): int(row[1]) for row in rows if row and row[0] != "#"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--time", type=int, default=60, help="seconds for each, by the clock")
    parser.add_argument("numbers", nargs="*", type=int, help="which positions (default: all)")
    options = parser.parse_args()
    published = lengths()
    cpu, unsolved = [], []
    for number in options.numbers or published:
        command = [*COMMAND, "--instance", f"korf:{number}", "--time", str(options.time)]
        process = run([*command, "--format", "json"], HERE.parent, accept=(0, 3))
        answer = json.loads(process.output)
        is_solved = answer["outcome"] == "solved"
        summary = f"{answer['length']} moves" if is_solved else f"gave up ({answer['limit']})"
        if is_solved and (answer["length"], answer["optimal"]) != (published[number], True):
            sys.exit(f"position {number}: {summary}, and Korf says {published[number]}")
        expanded = answer["statistics"]["expanded"]
        peak = process.peak / 1e6
        print(
            f"{number:3}  {summary:20} {process.cpu:6.1f} s {peak:6.0f} MB {expanded:12,} expanded"
        )
        sys.stdout.flush()
        if is_solved:
            cpu.append(process.cpu)
        else:
            unsolved.append(number)
    if cpu:
        middle, most = statistics.median(cpu), max(cpu)
        print(f"solved: {len(cpu)} of {len(cpu) + len(unsolved)}; CPU median {middle:.1f} s, "
              f"most {most:.1f} s; not solved: {unsolved or 'none'}")  # fmt: skip


if __name__ == "__main__":
    main()
