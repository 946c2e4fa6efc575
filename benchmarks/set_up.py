"""Cost of a search before it begins: `python benchmarks/set_up.py [--worst N] [FILE...]`.

For each file (default: the whole library) a separate process reads, checks and compiles it, and
lists the successors of its starts, as a search begins.  Reports its CPU seconds with an empty cache
of machine code, and with the cache it left; and the number of ground transitions.  The bar: 0.3 s
cold, for fewer than 1,000 of these.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import processes

HERE = Path(__file__).resolve().parent
BAR, MOST = 0.3, 1_000

BEGIN = """\
import sys
from time import process_time
from puzzlelang import answers
from puzzlelang.search import collector_paused
system = answers.load(sys.argv[1]).searcher.system
with collector_paused():  # as in any search
    for start in system.starts[:1]:
        system.successors(start) if system.unit_cost else system.expand(start, system.zero)
print(process_time(), len(getattr(system, "true", system).grounds))
"""


def begun(path: Path, environment: dict[str, str]) -> tuple[float, int]:
    command = sys.executable, "-c", BEGIN, path
    seconds, transitions = processes.run(command, HERE, environment=environment).output.split()
    return float(seconds), int(transitions)


def measured(path: Path) -> tuple[float, float, int]:
    """Cold and warm CPU seconds, and the number of ground transitions."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        cold, transitions = begun(path, environment)
        return cold, begun(path, environment)[0], transitions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--worst", type=int, default=10, help="so many are listed (default: 10)")
    options = parser.parse_args()
    files = [file.resolve() for file in options.files]
    files = files or sorted((HERE.parent / "puzzles").glob("*/*.yaml"))
    rows = sorted(((*measured(file), file.stem) for file in files), reverse=True)
    print("| puzzle | cold | warm | ground transitions | bar |\n|---|---|---|---|---|")
    for cold, warm, transitions, name in rows[: options.worst]:
        missed = "missed" if cold > BAR and transitions < MOST else ""
        print(f"| {name} | {cold:.2f} | {warm:.2f} | {transitions:,} | {missed} |")


if __name__ == "__main__":
    main()
