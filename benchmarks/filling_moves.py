"""CPU time of moves in puzzles that are filled in: what follows, and is it still solvable?

    python benchmarks/filling_moves.py [--moves N] [NAME or FILE.yaml ...]

Without names, all bundled puzzles with `choose:` are played. Both engines play the same random
games: mostly values of a solution, some others, some cleared. After each change, ``move`` asks
whether it is solvable and what follows; if it isn't solvable, ``broken`` asks which rules are
broken by which values; after every fifth change, ``hint`` asks for a hint. For each question, the
columns are the number of times, the percentage answered within 50 ms, and the median and greatest
number of milliseconds. ``start`` prepares the game. The first hint and the first wrong value also
prepare the engines that they need.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from time import process_time

from puzzlelang.answers import ToFill, load, loadable
from puzzlelang.constraints import engines
from puzzlelang.play import FillingGame
from puzzlelang.syntax import library
from puzzlelang.text import PuzzleError

ENGINES = "clingo", "puzzlelang"
QUESTIONS = "move", "broken", "hint"
BAR = 50
"""Milliseconds for an answer."""

Times = Mapping[str, list[float]]
"""Milliseconds of each question."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    has_clingo = engines.clingo_available
    totals: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in ENGINES}
    heads = "".join(f"  {name:>6}    in %  median   most" for name in QUESTIONS)
    print(f"{'CPU ms':24} {'engine':10} {'start':>7}{heads}  unknown")
    for name in options.names or sorted(library.names()):
        for engine in ENGINES:
            engines.clingo_available = has_clingo if engine == "clingo" else lambda: False
            try:
                puzzle = loadable(lambda: load(name))  # noqa: B023
            except PuzzleError as error:
                print(f"{os.path.basename(name):24} {error.diagnostics[0].message}")
                break
            if not isinstance(puzzle, ToFill):
                break
            start, times, unknown = played(puzzle, options.moves)
            for question in QUESTIONS:
                totals[engine][question] += times[question]
            row = "".join(columns(times[question]) for question in QUESTIONS)
            print(f"{os.path.basename(name):24} {engine:10} {start:7.1f}{row}  {unknown:7}",
                  flush=True)  # fmt: skip
    for engine, times in totals.items():
        print(f"{'all':24} {engine:10} {'':7}{''.join(columns(times[q]) for q in QUESTIONS)}")


def columns(times: list[float]) -> str:
    within = 100 * sum(time <= BAR for time in times) / max(1, len(times))
    middle = sorted(times)[len(times) // 2] if times else 0.0
    return f"  {len(times):6,}  {within:6.1f}{middle:8.1f}{max(times, default=0):7.1f}"


def played(puzzle: ToFill, count: int) -> tuple[float, Times, int]:
    """Play a game; return the time to prepare it, those of questions, and unanswered moves."""
    times: dict[str, list[float]] = defaultdict(list)
    before = process_time()
    game = FillingGame(puzzle)
    deductions = game.deductions
    deductions.forced(game.filled)
    start = milliseconds(before)
    unknown = 0

    def ask(question: str, *answers: Callable[[Mapping[int, int]], object]) -> list[object]:
        before = process_time()
        given = [answer(game.filled) for answer in answers]
        times[question].append(milliseconds(before))
        return given

    for number, (blank, option) in enumerate(changes(game, count)):
        game.write(blank, option)
        solvable, forced = ask("move", deductions.solvable, deductions.forced)
        unknown += solvable is None or (bool(solvable) and forced is None)
        if solvable is False:
            ask("broken", deductions.broken)
        if number % 5 == 4 and solvable:
            ask("hint", deductions.hint)
    return start, times, unknown


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


def milliseconds(before: float) -> float:
    return 1000 * (process_time() - before)


if __name__ == "__main__":
    main()
