"""Compare stores with the search in memory: `python -m tests.search.many --random 1000 --library`.

Each puzzle is explored, searched for a goal and for lost states, and its solutions are counted, in
stores of 1, 2, 7 and 64 parts, with a few kilobytes of memory, by Python (even seeds) or machine
code (odd seeds). Thin layers are held in memory or written one by one; tests for steps back are on
or off. The program prints every difference and then exits with code 1.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from unittest.mock import patch

from puzzlelang.answers.loading import Loaded, load
from puzzlelang.compiler import Unprintable
from puzzlelang.search import ENDINGS, Fault, Limits, PythonSearcher, Request, Space
from puzzlelang.search.searcher import Kind
from puzzlelang.text import PuzzleError, replace
from tests.random_boards import random_board
from tests.random_puzzles import Chance, random_puzzle
from tests.random_walks import random_walk
from tests.search.test_store import PARTS, asked, held_below, in_store, requests, ways_back
from tests.support import MOVING, load_text

MOST_STATES = 20_000
"""Default of `--most`. Python takes minutes for larger spaces."""


def random_text(seed: int) -> str:
    """Generate one of three kinds of puzzle in turn; the generator may raise ``PuzzleError``."""
    match seed % 3:
        case 0:
            return random_puzzle(Chance(random.Random(seed)))
        case 1:
            return random_walk(seed)
        case _:
            return random_board(seed, several=True)


def is_small(loaded: Loaded, most: int | None = None) -> bool:
    limits = Limits(states=MOST_STATES if most is None else most)
    try:
        space = loaded.searcher.run(Request(Kind.EXPLORE, limits=limits))
    except Fault:
        return True
    except (*ENDINGS, PuzzleError):
        return False
    return not isinstance(space, Space) or space.complete


def randoms(first: int, count: int) -> Iterator[tuple[str, Loaded]]:
    seed = first
    while count:
        try:
            loaded = load_text(random_text(seed), ("python", "auto")[seed % 2])
        except PuzzleError:
            loaded = None
        if loaded is not None and is_small(loaded):
            yield f"seed {seed}", loaded
            count -= 1
        seed += 1


def of_the_library(only: list[str], most: int) -> Iterator[tuple[str, Loaded]]:
    """Bundled puzzles with at most `most` reachable states."""
    for number, path in enumerate(MOVING):
        if (not only or path.stem in only) and is_small(load(str(path), tier="auto"), most):
            yield path.stem, load(str(path), tier=("python", "auto")[number % 2])


def differences(loaded: Loaded, chance: random.Random) -> Iterator[str]:
    system = loaded.searcher.system
    memory = PythonSearcher(system, system.value)
    wanted = [(request, asked(memory, request)) for request in requests(loaded)]
    for parts in PARTS:
        chance.shuffle(wanted)
        worth = ways_back(chance.choice((0, 0, 10**9)))
        held = held_below(chance.choice((0, 9, 10**9)), chance.choice((0, 5_000, 10**9)))
        with worth, held, in_store(loaded, parts=parts) as other:
            inner = super(type(other.searcher), other.searcher)
            for request, answer in wanted:
                found = asked(inner, request)
                if found != answer:
                    yield f"{parts} parts, {replace(request, wanted=None)}: {found}, not {answer}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.search.many", description=__doc__)
    parser.add_argument(
        "--random", type=int, default=0, metavar="N", help="number of random puzzles"
    )
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="first seed")
    parser.add_argument(
        "--library", nargs="*", metavar="NAME", help="its puzzles, or only the named ones"
    )
    parser.add_argument(
        "--most", type=int, default=MOST_STATES, help="maximum number of states for bundled puzzles"
    )
    options = parser.parse_args()
    bad = count = 0
    wanted: list[str] | None = options.library
    began, some = time.process_time(), randoms(options.first, options.random)
    name = ""

    def so_far() -> str:
        cpu = time.process_time() - began
        return f"{count:,} puzzles, to {name}: {bad} with differences, {cpu:.0f} s of CPU"

    with patch.object(os, "fsync", lambda _: None):
        for puzzles in (some, *([] if wanted is None else [of_the_library(wanted, options.most)])):
            for name, loaded in puzzles:
                try:
                    found = [*differences(loaded, random.Random(name))]
                except (Unprintable, PuzzleError) as error:
                    print(f"{name}: left out: {str(error).splitlines()[0]}", flush=True)
                    continue
                count, bad = count + 1, bad + bool(found)
                for text in found:
                    print(f"{name}: {text}", flush=True)
                if count % 50 == 0 or puzzles is not some:
                    print(so_far(), flush=True)
            print(so_far(), flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
