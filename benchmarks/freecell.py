"""Microsoft's FreeCell deals by `solve --good`: `python benchmarks/freecell.py [FIRST LAST]`.

A row for each deal (by default 1 to 50): CPU seconds of the whole process until the first solution,
its steps, and the peak of its memory (Linux).  Deals are computed by the published generator (Jim
Horne, "FreeCell and Other Four-Suit Solitaire Deals"); the bar: 48 of 50 within 10 CPU seconds and
1 GB each.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import subprocess
import sys
from pathlib import Path

from contenders import HERE
from good import cpu_of

SECONDS, MEGABYTES = 10, 1024


def deal(number: int) -> list[int]:
    """Cards row by row, from 0 to 3, the aces of clubs, diamonds, hearts and spades, upward."""
    left, seed, cards = [*range(52)], number, list[int]()
    while left:
        seed = (seed * 214013 + 2531011) % 2**31
        place = (seed >> 16) % len(left)
        left[place], left[-1] = left[-1], left[place]
        cards.append(left.pop())
    return cards


def solve(number: int) -> tuple[float, int | None, float]:
    """Return CPU seconds until the first solution, its steps or None, and megabytes."""
    puzzle = HERE.parent / "puzzles" / "cards" / "freecell.yaml"
    command = [sys.executable, "-m", "puzzlelang", "solve", str(puzzle), "--good"]
    for setting in ("cells=4", "width=8", f"deal={deal(number)}"):
        command += ["--set", setting]
    command += ["--memory", f"{MEGABYTES}M", "--format", "jsonl"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS,) * 2),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        line = process.stdout.readline()
        used = cpu_of(process.pid)
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
        peak = re.search(r"VmHWM:\s+(\d+)", status)
        process.kill()
    cost = json.loads(line).get("cost") if line else None
    return used, None if cost is None else cost[0], int(peak[1]) / 1024 if peak else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", nargs="?", type=int, default=1)
    parser.add_argument("last", nargs="?", type=int, default=50)
    options = parser.parse_args()
    solved = 0
    print("| deal | CPU s | steps | MB | |\n|---|---|---|---|---|")
    for number in range(options.first, options.last + 1):
        used, steps, megabytes = solve(number)
        is_within = steps is not None and used <= SECONDS and megabytes <= MEGABYTES
        solved += is_within
        mark = "" if is_within else "missed"
        print(f"| {number} | {used:.2f} | {steps or '–'} | {megabytes:.0f} | {mark} |", flush=True)
    print(f"\n{solved} of {options.last - options.first + 1}")


if __name__ == "__main__":
    main()
