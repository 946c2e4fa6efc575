"""CPU time of moves in puzzles that are filled in: what follows, and is it still solvable?

    python benchmarks/filling_moves.py [--moves N] FILE.yaml ...

Both engines play the same random games: mostly values of a solution, some others, some cleared.
After each change, three questions are asked: is it solvable, what follows (``median``, ``95 %`` and
``most`` are for both together), and, if it isn't solvable, which rules are broken by which cells.
``start`` prepares the game and is no move.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from time import process_time

from puzzlelang.answers import ToFill, load, loadable
from puzzlelang.constraints import engines
from puzzlelang.play import FillingGame
from puzzlelang.text import PuzzleError

ENGINES = "clingo", "puzzlelang"
BAR = 50
"""Milliseconds for a move."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    has_clingo = engines.clingo_available
    totals: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    heads = "start median 95_% most broken:_median most unknown".replace("_", " ")
    print(f"{'CPU ms':28} {'engine':11} {heads}")
    for path in options.files:
        for engine in ENGINES:
            engines.clingo_available = has_clingo if engine == "clingo" else lambda: False
            try:
                start, times, broken, unknown = played(path, options.moves)
            except PuzzleError as error:
                print(f"{os.path.basename(path):28} {error.diagnostics[0].message}")
                break
            totals[engine] += times
            parts = (
                start,
                *(at(times, part) for part in (0.5, 0.95, 1)),
                at(broken, 0.5),
                at(broken, 1),
            )
            row = " ".join(f"{part:8.1f}" for part in parts)
            print(f"{os.path.basename(path):28} {engine:11} {row} {unknown:7}", flush=True)
    for engine, times in totals.items():
        within = 100 * sum(time <= BAR for time in times) / max(1, len(times))
        print(f"{engine}: {within:.1f} % of {len(times):,} moves within {BAR} ms")


def played(path: str, count: int) -> tuple[float, list[float], list[float], int]:
    """Play a game.

    Return the time to prepare it, times of moves and of questions for broken rules, and the number
    of moves without an answer.
    """
    puzzle = loadable(lambda: load(path))
    if not isinstance(puzzle, ToFill):
        sys.exit(f"{path} is not filled in")
    before = process_time()
    game = FillingGame(puzzle)
    deductions = game.deductions
    deductions.forced(game.filled)
    start = milliseconds(before)
    times, broken, unknown = [], [], 0
    for blank, option in changes(game, count):
        game.write(blank, option)
        before = process_time()
        solvable, forced = deductions.solvable(game.filled), deductions.forced(game.filled)
        times.append(milliseconds(before))
        unknown += solvable is None or (solvable and forced is None)
        if solvable is False:
            before = process_time()
            deductions.broken(game.filled)
            broken.append(milliseconds(before))
    return start, times, broken, unknown


def changes(game: FillingGame, count: int) -> Iterator[tuple[int, int | None]]:
    """Yield random changes; a wrong value is cleared soon."""
    chance = random.Random(0)
    own = [number for number in range(len(game.blanks)) if number not in game.givens]
    solution = game.deductions.extended(game.givens) or {}
    for _ in range(count):
        wrong = [one for one, option in game.filled.items() if solution.get(one, option) != option]
        if wrong and chance.random() < 0.5:
            yield chance.choice(wrong), None
            continue
        blank = chance.choice([one for one in own if one not in game.filled] or own)
        option = chance.randrange(len(game.blanks[blank].options))
        yield blank, solution.get(blank, option) if chance.random() < 0.7 else option


def at(times: list[float], part: float) -> float:
    return sorted(times)[int(part * (len(times) - 1))] if times else 0.0


def milliseconds(before: float) -> float:
    return 1000 * (process_time() - before)


if __name__ == "__main__":
    main()
