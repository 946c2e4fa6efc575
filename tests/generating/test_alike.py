"""Levels that are alike, against isomorphisms that are found by trying."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from puzzlelang.generating import alike
from puzzlelang.generating.alike import Colouring, WorkExceeded, are_alike, space_of
from puzzlelang.generating.generator import Producer, Task, task_of
from puzzlelang.generating.levels import Level
from puzzlelang.generating.runs import SAME_PUZZLE, Counts, generate
from tests.generating.puzzles import JUGS, SLIDE
from tests.generating.rush_hour import Board, is_isomorphic
from tests.support import load_text

TOP = Path(__file__).parents[2]

WALK = SLIDE.replace("goal: every p in place has on(p) = p", "goal: on(0) = 0")
"""A walk of the gap to the corner; nothing else matters."""


class Random_(Random):
    """Random systems in which each state is reached from state 0."""

    def system(self, count: int) -> Any:
        costs = [{self.randrange(s): self.randrange(3) for _ in range(2)} for s in range(1, count)]
        steps: list[dict[int, int]] = [{} for _ in range(count)]
        for state, row in enumerate(costs, 1):
            for other, cost in row.items():
                steps[other][state] = cost
        for _ in range(self.randrange(count)):
            steps[self.randrange(count)][self.randrange(count)] = self.randrange(2)
        return System(steps, [self.random() < 0.2 for _ in steps], [self.random() < 0.1] * count)

    def renumbered(self, system: System) -> System:
        order = [0, *self.sample(range(1, len(system.steps)), len(system.steps) - 1)]
        return system.renumbered(order, self)


class System:
    """Steps with costs, goals and lost states; the start is state 0."""

    zero, starts = 0, (0,)

    def __init__(self, steps: list[dict[int, int]], goals: list[bool], lost: list[bool]) -> None:
        self.steps, self.goals, self.lost = steps, goals, lost
        self.is_goal, self.is_lost = goals.__getitem__, lost.__getitem__

    def expand(self, state: int, cost: int) -> list[tuple[int, int]]:
        return [*self.steps[state].items()]

    def cost_and_steps(self, cost: int) -> tuple[int, ...]:
        return cost, 1

    def renumbered(self, order: list[int], random: Random) -> System:
        """The same system; state ``s`` gets the number ``order[s]``."""
        steps: list[dict[int, int]] = [{} for _ in order]
        goals, lost = [False] * len(order), [False] * len(order)
        for state, new in enumerate(order):
            row = [(order[t], cost) for t, cost in self.steps[state].items()]
            steps[new] = dict(random.sample(row, len(row)))
            goals[new], lost[new] = self.goals[state], self.lost[state]
        return System(steps, goals, lost)

    @property
    def whole(self) -> object:
        """All but the order of steps, and without steps from a state to itself."""
        return (
            [{t: c for t, c in row.items() if t != s} for s, row in enumerate(self.steps)],
            self.goals, self.lost,
        )  # fmt: skip


def judged(a: System, b: System) -> bool:
    return are_alike(Colouring(space_of(a)), Colouring(space_of(b)))


def test_small_spaces_are_alike_exactly_if_some_renumbering_is_equal() -> None:
    random, counts = Random_(5), Counter[bool]()
    for _ in range(400):
        count = random.randrange(2, 6)
        a = random.system(count)
        b = random.system(count) if random.random() < 0.3 else random.renumbered(a)
        if random.random() < 0.4:
            changed = random.choice([row for row in b.steps if row])
            changed[random.choice([*changed])] = random.randrange(2)
        orders = ([0, *order] for order in permutations(range(1, count)))
        expected = any(a.renumbered(order, random).whole == b.whole for order in orders)
        assert judged(a, b) == expected
        counts[expected] += 1
    assert min(counts.values()) > 100


def test_spaces_that_colours_can_not_tell_apart() -> None:
    """A start with arcs to and from all states of cycles: one of six, or two of three."""

    def cycles(*lengths: int) -> System:
        steps: list[dict[int, int]] = [dict.fromkeys(range(1, sum(lengths) + 1), 1)]
        for length in lengths:
            first = len(steps)
            for n in range(length):
                row = {first + (n + k) % length: 1 for k in (1, length - 1)}
                steps.append({**row, 0: 1})
        return System(steps, [False] * len(steps), [False] * len(steps))

    random, one, two = Random_(7), cycles(6), cycles(3, 3)
    colourings = [Colouring(space_of(system)) for system in (one, two)]
    assert colourings[0].signature == colourings[1].signature
    assert not are_alike(*colourings)
    many = cycles(5, 5, 3, 4)
    for system in (one, two, many):
        assert judged(system, random.renumbered(system))


def test_too_much_work_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(row.reason == SAME_PUZZLE for row in generate(task_of(load_text(WALK)), 20))
    monkeypatch.setattr(alike, "WORK", 20)
    with pytest.raises(WorkExceeded):
        Colouring(space_of(Random_(1).system(30)))
    assert not any(row.reason == SAME_PUZZLE for row in generate(task_of(load_text(WALK)), 20))


# ── puzzles ──────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_jugs_are_alike_if_all_sizes_are_multiplied() -> None:
    """Measuring 8 litres with jugs of 10 and 6 is measuring 4 with 5 and 3."""
    text = JUGS[: JUGS.index("generate:")] + "generate: {sizes: falling 2 of 2..7, litres: 1..3}\n"
    rows = {row.number: row for row in generate(task_of(load_text(text)), 50)}
    everything = generate(task_of(load_text(text), alike="keep"), 50)
    ratios: dict[tuple[float, ...], int] = {}
    dropped = 0
    for row in everything:
        if row.level is None:
            assert rows[row.number].level is None
            continue
        sizes = [int(word) for word in row.level.settings["sizes"].strip("[]").split(",")]
        litres = int(row.level.settings["litres"])
        key = tuple(size / litres for size in sizes)
        if key in ratios:
            assert rows[row.number].reason == SAME_PUZZLE
            dropped += 1
        ratios.setdefault(key, row.number)
    assert dropped > 1


@pytest.mark.slow
def test_a_turned_slide_is_alike() -> None:
    """Half a turn of 2 x 3 places keeps the rules but not the goal, so no two starts are alike."""
    rows = [*generate(task_of(load_text(SLIDE)), 32)]
    assert not any(row.reason == SAME_PUZZLE for row in rows)
    rows = [*generate(task_of(load_text(WALK)), 32)]
    assert sum(row.reason == SAME_PUZZLE for row in rows) > 9


def rush_hour(rows: int, columns: int, cars: str) -> Task:
    text = (TOP / "puzzles/cars/rush-hour.yaml").read_text()
    text = re.sub(r"(?m)^generate:.*\n(?:[ #].*\n|\n)*", "", text)
    recipe = f"{{park: {rows} x {columns}, put: [XX in row {rows // 2 + 1}, {cars} of AA or AAA]"
    return task_of(load_text(f"{text}\ngenerate: {recipe}, begin: any reachable}}\n"), by="cost")


def upright(text: str) -> str:
    """The map with letters in the order of reading: renaming cars changes nothing."""
    names: dict[str, str] = {}
    return "".join(
        letter if letter in "xX\n" or not letter.isalpha()
        else names.setdefault(letter, chr(ord("a") + len(names)))
        for letter in text
    )  # fmt: skip


def mirrored(text: str) -> str:
    return upright("".join(f"{row}\n" for row in reversed(text.splitlines())))


@pytest.mark.parametrize(("rows", "columns", "cars", "levels", "dropped"), [
    (3, 4, "1..3", 2, 1), pytest.param(5, 6, "1..4", 400, 200, marks=pytest.mark.nightly),
])  # fmt: skip
def test_rush_hour_levels_are_alike_exactly_if_they_are_isomorphic(
    rows: int, columns: int, cars: str, levels: int, dropped: int
) -> None:
    """The red car is in the row that is its own mirror."""
    task = rush_hour(rows, columns, cars)
    kept: dict[object, list[tuple[Level, Board]]] = {}
    texts: set[str] = set()
    counts, proved, mirrors = Counts(), 0, 0
    for row in generate(task, 100_000, counts=counts):
        if row.level is None and row.reason != SAME_PUZZLE:
            continue
        level = row.level or one_of(task, row.number)
        board = Board(level.maps["park"])
        distances = board.distances()
        assert (distances[0], board.solutions(distances)) == (level.length, level.solutions)
        same = [other for _, other in kept.get(key(board), ()) if isomorphic(board, other)]
        if row.level is None:
            assert same
            proved += 1
            mirrors += mirrored(level.maps["park"]) in texts
            continue
        assert not same, (level, same)
        kept.setdefault(key(board), []).append((level, board))
        text = upright(level.maps["park"])
        assert text not in texts and mirrored(text) not in texts
        texts.add(text)
        if len(texts) >= levels and proved >= dropped:
            break
    assert mirrors > 0 and len(texts) >= levels and proved >= dropped


def one_of(task: Task, number: int) -> Level:
    (row,) = Producer(task).outcomes(number, number + 1)
    assert row.level is not None
    return row.level


def key(board: Board) -> object:
    kinds = Counter(zip(board.distances(), map(len, board.moves), strict=True))
    return tuple(sorted(kinds.items()))


def isomorphic(a: Board, b: Board) -> bool:
    return is_isomorphic(a.moves, a.distances(), b.moves, b.distances())
