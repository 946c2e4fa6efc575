"""Compare today's rows of docs/performance.md with an earlier commit.

    python benchmarks/before.py COMMIT [NAME...] [--runs N] [--cold] [--most 1.05]

Runs each row alternately in this checkout and in a checkout of COMMIT, each with a separate cache
of machine code: filled by an uncounted run or, with ``--cold``, emptied before each run.  Reports
the least CPU seconds of the whole process, children included, and their ratio.  Exits with code 1
if a ratio exceeds ``--most``, or ``--most-short`` for rows under 0.2 s, which are noisier.  Long
rows stop early once they are within the bound.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import processes
from cases import CASES, NATIVE, PYTHON
from measure import SPACES

HERE = Path(__file__).resolve().parent
TOP = HERE.parent
LONG = 8.0
"""CPU seconds of a pair of runs above which a row stops early."""

SHORT = 0.2
"""CPU seconds below which ``--most-short`` applies."""


def rows() -> Iterator[tuple[str, list[str]]]:
    """Yield the name and arguments of each measured process."""
    yield "solve frogs, from nothing", ["solve", "frogs"]
    yield "validate the library", ["validate", "puzzles"]
    for space in SPACES:
        walk = ["explore", *space.arguments, "--format", "json", "--quiet"]
        yield f"explore {space.name}, {space.tier}", [*walk, "--tier", space.tier]
    for case in CASES:
        for name, tier in ((PYTHON, "python"), (NATIVE, "native")):
            if name not in case.left_out and name not in case.slow:
                words = [word.replace("MAZE", case.file()) for word in case.ours]
                yield f"{case.name}, {tier}", ["solve", *words, "--quiet", "--tier", tier]
    for number in (79, 12, 9, 5):
        words = ["solve", "tiles", "--instance", f"korf:{number}", "--estimate", "found"]
        yield f"korf:{number}, estimate found", [*words, "--quiet"]


def cpu(checkout: Path, arguments: list[str], cache: Path, cold: bool) -> float:
    if cold:
        shutil.rmtree(cache, ignore_errors=True)
    environment = {
        **os.environ,
        "PYTHONPATH": str(checkout),
        "PUZZLELANG_CACHE": str(cache),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or each start compiles the program
    command = [sys.executable, "-m", "puzzlelang", *arguments]
    return processes.run(command, checkout, accept=(0, 1), environment=environment).cpu


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("commit", help="what today's is held against")
    parser.add_argument("names", nargs="*", help="part of a row's name")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--cold", action="store_true", help="empty the cache before each run")
    parser.add_argument("--most", type=float, default=1.05)
    parser.add_argument("--most-short", type=float, default=1.10)
    options = parser.parse_args()
    slower = []
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", TOP, before], check=True)
        subprocess.run(["git", "checkout", "--quiet", options.commit], cwd=before, check=True)
        for name, arguments in rows():
            if options.names and not any(part in name for part in options.names):
                continue
            pairs: list[tuple[float, float]] = []
            checkouts = [(TOP, Path(folder) / "now.cache"), (before, Path(folder) / "before.cache")]
            for turn in range(-1, options.runs):
                today, earlier = (cpu(c, arguments, k, options.cold) for c, k in checkouts)
                if turn >= 0 or today + earlier > LONG:  # a long run needs no warm-up
                    pairs.append((today, earlier))
                if not pairs:
                    continue
                least_now, least_then = (min(column) for column in zip(*pairs, strict=True))
                ratio = least_now / least_then
                bound = options.most_short if least_then < SHORT else options.most
                if today + earlier > LONG and ratio <= bound:
                    break
            print(
                f"{name:45} {least_now:8.2f} s {least_then:8.2f} s before {ratio:6.2f} ×",
                flush=True,
            )
            if ratio > bound:
                slower.append(name)
    if slower:
        sys.exit(f"slower than allowed: {', '.join(slower)}")


if __name__ == "__main__":
    main()
