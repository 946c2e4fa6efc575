"""Compare bits and moves with published orders: `python benchmarks/ratings.py [--people CLONE]`.

Each card of a collection is rated (docs/generating.md). A line shows Spearman's rank correlation of
the order with bits, moves and states, and the difference of the first two. Intervals are 95 %
percentile intervals of a bootstrap over cards, with a fixed seed. Cards that reach more than two
million states are skipped, and counted. ``--people``: a clone of github.com/sherrybao222/RushHour
(MIT), with the times in which people solved 70 boards of Rush Hour. A quarter of an hour.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import correlation, median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import puzzlelang

HERE = Path(__file__).resolve().parent
MOST_STATES = 2_000_000
RESAMPLES, SEED = 10_000, 1


class Rated(NamedTuple):
    """A card: its place in the published order, and our measures."""

    place: float
    bits: float
    moves: int
    states: int


COLLECTIONS = {
    "Rush Hour, cards 1–40": ("rush-hour", f"{HERE}/boards/rush-hour.txt:", 40),
    "Lunar Lockout, cards 1–40": ("lunar-lockout", "cards:", 40),
    "Tilt, cards 1–40": (f"{HERE}/puzzles/tilt.yaml", "cards:", 40),
}
"""For each name the puzzle, the beginning of the names of its instances, and their number."""


def rate(puzzle: str, instance: str) -> tuple[float, int, int]:
    """Bits, moves, and number of reachable states; raises :class:`puzzlelang.GaveUp`."""
    rows = puzzlelang.load(puzzle, instance=instance).rate(states=MOST_STATES)
    start = rows[0]
    assert start.bits is not None and isinstance(start.cost, int), instance
    return start.bits, start.cost, len(rows)


def rated(
    puzzle: str, instances: Iterable[tuple[float, str]], skipped: list[str]
) -> Iterator[Rated]:
    """Rate instances with their places; list the numbers of too large ones in ``skipped``."""
    for place, instance in instances:
        try:
            yield Rated(place, *rate(puzzle, instance))
        except puzzlelang.GaveUp:
            skipped.append(instance.rpartition(":")[2])


def ranks(values: Sequence[float]) -> list[float]:
    """Ranks from 0; equal values share the mean of theirs."""
    order = sorted(values)
    first = {value: order.index(value) for value in set(order)}
    return [first[value] + (order.count(value) - 1) / 2 for value in values]


def spearman(some: Sequence[float], others: Sequence[float]) -> float:
    """Spearman's rank correlation, or 0 if all values of one are equal."""
    if len(set(some)) == 1 or len(set(others)) == 1:
        return 0.0
    return correlation(ranks(some), ranks(others))


def measures(cards: Sequence[Rated]) -> list[float]:
    """Correlations of bits, moves and states with the order, and the first less the second."""
    places, *columns = zip(*cards, strict=True)
    bits, moves, states = (spearman(places, column) for column in columns)
    return [bits, moves, states, bits - moves]


def with_intervals(cards: Sequence[Rated]) -> list[str]:
    """Return each of the measures with its interval, as in ``.92 [.85, .96]``."""
    draw = random.Random(SEED)
    samples = [measures(draw.choices(cards, k=len(cards))) for _ in range(RESAMPLES)]
    low, high = RESAMPLES // 40, RESAMPLES - RESAMPLES // 40 - 1
    texts = []
    for value, sampled in zip(measures(cards), zip(*samples, strict=True), strict=True):
        ordered = sorted(sampled)
        texts.append(f"{two(value)} [{two(ordered[low])}, {two(ordered[high])}]")
    return texts


def two(number: float) -> str:
    """Two decimals without a leading zero."""
    return f"{round(number, 2) + 0:.2f}".replace("0.", ".").replace("-", "−")


def report(name: str, cards: Sequence[Rated], skipped: Sequence[str]) -> None:
    left_out = f"{len(skipped)} ({', '.join(skipped)})" if skipped else "0"
    cells = [name, str(len(cards)), *with_intervals(cards), left_out]
    print("| " + " | ".join(cells) + " |", flush=True)


def board(file: Path) -> str:
    """A board of the experiment as a word of 36 characters."""
    cells = ["."] * 36
    for car in json.loads(file.read_text(encoding="utf-8"))["cars"]:
        letter = "X" if car["player"] else "ABCDEFGHIJKLMNOPQRSTUVW"[int(car["id"])]
        step = 1 if car["orientation"] == "horizontal" else 6
        for index in range(car["length"]):
            cells[car["position"] + index * step] = letter
    return "".join(cells)


def times(paths: Path) -> dict[str, float]:
    """Median over the people of the milliseconds that they took to solve each board.

    The time of a person adds up all attempts; it is infinite if none was successful.
    """
    spent: dict[tuple[str, str], float] = defaultdict(float)
    solvers = set()
    with paths.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, skipinitialspace=True):
            who = row["instance"], row["subject"]
            spent[who] += float(row["rt"])
            if row["complete"] == "True":
                solvers.add(who)
    of_board = defaultdict(list)
    for who, time in spent.items():
        of_board[who[0]].append(time if who in solvers else float("inf"))
    return {instance: median(row) for instance, row in of_board.items()}


def by_people(clone: Path) -> tuple[list[Rated], list[str]]:
    places = times(clone / "exp_data" / "paths.csv")
    skipped: list[str] = []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "boards.txt"
        boards = [board(clone / "exp_data" / "data_adopted" / f"{name}.json") for name in places]
        file.write_text("".join(f"{word}\n" for word in boards), encoding="utf-8")
        names = [f"{file}:{number}" for number, _ in enumerate(boards, 1)]
        cards = rated("rush-hour", zip(places.values(), names, strict=True), skipped)
        return [*cards], skipped


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=Path, metavar="CLONE")
    parser.add_argument("--only", default="", help="part of the name of a collection")
    options = parser.parse_args()
    print("| collection | cards | bits | moves | states | bits − moves | skipped |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name, (puzzle, prefix, count) in COLLECTIONS.items():
        if options.only in name:
            skipped: list[str] = []
            instances = ((number, f"{prefix}{number}") for number in range(1, count + 1))
            cards = [*rated(puzzle, instances, skipped)]
            report(name, cards, skipped)
    if options.people:
        report("Rush Hour, 70 boards, by the time that people took", *by_people(options.people))


if __name__ == "__main__":
    main()
