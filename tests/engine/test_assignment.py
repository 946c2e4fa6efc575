"""Assignment estimates are never too high, and searches with them give the same answers."""

from __future__ import annotations

import os
import random
from itertools import permutations
from pathlib import Path

import pytest

from puzzlelang.answers import answer_output, good_solution, load
from puzzlelang.compiler import CompiledSystem, task_of
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.landmark_search import as_cost, price_of, with_landmarks
from puzzlelang.engine.lower_bounds import NEVER, Assignments, LandmarkCuts, least
from puzzlelang.search.distance_estimates import goal_distances
from puzzlelang.search.system import Fault, Limits, Solved
from tests.engine.test_landmarks import reached, same_answers
from tests.support import in_part, load_text

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))
ROOM = Path(__file__).parents[2] / "benchmarks" / "puzzles" / "pushes.yaml"


def assigned(system: CompiledSystem) -> Assignments:
    task = task_of(system)
    assert task is not None
    task = task.by_axioms()
    prices = [price_of(system.grounds[operator.ground]) for operator in task.operators]
    cuts = LandmarkCuts(task, prices, map(system.slots, system.starts))
    return Assignments(task, prices, [*map(bool, cuts.owns[1:])])


def some_puzzle(seed: int) -> str:
    """Members of two sets move on a random graph, alone or in pairs, with random costs and
    conditions. Some arrive at occupied places; there are faults, losses and several starts.
    """
    chance = random.Random(seed)
    size = chance.randint(3, 6)
    places = range(1, size + 1)
    near = {one: sorted({one % size + 1, *chance.choices(places, k=2)} - {one}) for one in places}

    def some(most: int) -> str:
        return "none" + "".join(
            f" + {one}" for one in chance.sample(places, chance.randint(1, most))
        )

    def move(one: str, end: str = "") -> tuple[str, str, str]:
        free = chance.choice((f"q{end} not in {one}", f"q{end} not in {one}", "true"))
        when = f"p{end} in {one} and q{end} in near(p{end}) and {free}"
        return f"p{end} in place, q{end} in place", when, f"{one}: {one} - p{end} + q{end}"

    lines = [
        "puzzle: Moves", f"types: {{place: 1..{size}}}", f"tables: {{near: {near}}}", "state:",
        f"  red: set of place = {some(3)}", f"  blue: set of place = {some(2)}",
        "  lit: boolean = false",
        f"  n: 0..4 = {chance.choice(('0', '0', 'any of 0..2'))}", "transitions:",
    ]  # fmt: skip
    kinds = ["red", "blue", *chance.choices(("red", "blue", "both", "switch", "count"), k=2)]
    for number, kind in enumerate(kinds):
        if kind == "both":
            one, other = move("red"), move("blue", "2")
            asked, when, then = (joint.join(pair) for joint, pair in zip(
                (", ", " and ", ", "), zip(one, other, strict=True), strict=True
            ))  # fmt: skip
            when += " and p2 = p"
        elif kind in ("red", "blue"):
            asked, when, then = move(kind)
            if chance.random() < 0.2:
                then += ", lit: not lit"
        else:
            asked, when = "", "not lit" if kind == "switch" else "n < 4 or lit"
            then = "lit: true" if kind == "switch" else "n: n + 1"
        if chance.random() < 0.3:
            when += " and " + chance.choice(("lit", "not lit", "count(red) > 1"))
        lines.append(f"  move{number}({asked}):" if asked else f"  move{number}:")
        lines += [f"    when: {when}", f"    then: {{{then}}}"]
    goals = [f"{place} in {one}" for one in ("red", "blue") for place in chance.sample(places, 1)]
    goals += [f"red = {some(2)}", f"count(blue) = {chance.randint(1, 2)}", "lit"]
    goals = chance.sample(goals, chance.randint(1, 3))
    lines.append(f"goal: {' and '.join(goals)}")
    costs = ("", "1 per move0", "p per move0", "p per move1\n  - 1 per move0", "n per state")
    cost = chance.choice(costs)
    if cost:
        lines += ["cost:", f"  - {cost}"]
    if chance.random() < 0.3:
        lines.append(f"lose: {chance.choice(places)} in red and lit")
    return "\n".join(lines) + "\n"


def never_too_high(text: str) -> tuple[int, int]:
    """Number of estimates compared, and of positive ones among these."""
    system = load_text(text).system
    found = assigned(system)
    if not found.sets:
        return 0, 0
    try:
        true = goal_distances(system)
        states = reached(system)
    except Fault:
        return 0, 0
    above = 0
    for state in states:
        estimate = found.of(found.given(system.slots(state)))
        if state in true:
            assert estimate is not None, state
            cost = as_cost(estimate, len(system.grounds[0].amounts))
            assert cost <= true[state], (state, cost, true[state])
            above += cost > 0
    return len(states), above


def compare(seeds: range) -> None:
    compared = above = told = 0
    for seed in seeds:
        text = some_puzzle(seed)
        try:
            states, some = never_too_high(text)
            told += same_answers(text)
        except BaseException as error:
            error.add_note(f"seed {seed}\n{text}")
            raise
        compared, above = compared + states, above + some
    assert compared > 20 * len(seeds) and above > compared // 8
    assert told > len(seeds) // 12, "some answers come from an estimate"


@in_part("count", 8, 24, 160)
def test_no_estimate_is_too_high(count: int) -> None:
    compare(range(count))


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many_puzzles() -> None:
    compare(range(100_000, 100_000 + MANY))


def test_the_cheapest_assignment_is_that_of_all_orders() -> None:
    chance = random.Random(1)
    for _ in range(300):
        rows, columns = sorted((chance.randint(1, 4), chance.randint(1, 5)))
        costs = [[chance.choice((0, 1, 2, 5, 9, NEVER)) for _ in range(7)] for _ in range(rows)]
        given = chance.sample(range(7), columns)
        sums = (
            sum(row[place] for row, place in zip(costs, some, strict=True))
            for some in permutations(given, rows)
        )
        best, found = min(sums), least(costs, given)
        assert found == best if best < NEVER else found >= NEVER
    assert least([[1], [1]], [0]) >= NEVER, "the demand exceeds the supply"


SHELF = """\
puzzle: Books on a shelf
types: {place: 1..6}
state:
  books: set of place = none + 1 + 2
  lamps: set of place = none + 1
transitions:
  shift(p in place, q in place):
    when: p in books and q = p + 1 and q not in books
    then: {books: books - p + q}
goal: 5 in books and 6 in books
"""


def estimate_of(text: str) -> tuple[int, int | None]:
    """Number of sets with an estimate, and the estimate of the start."""
    system = load_text(text).system
    found = assigned(system)
    start = found.given(system.slots(system.starts[0]))
    return len(found.sets), found.of(start) if found.sets else None


@pytest.mark.parametrize(
    ("before", "after", "sets", "estimate"),
    [
        ("", "", 1, 8),
        ("5 in books and 6 in books", "5 in books", 1, 3),
        ("5 in books and 6 in books", "count(books) = 2", 0, None),
        ("= none + 1 + 2", "= none + 2", 1, None),
        ("p in books and", "", 0, None),
        ("books - p + q", "books + q", 0, None),
        ("books - p + q", "books - p", 0, None),
        ("goal:", "  burn(p in place): {then: {books: books - p}}\ngoal:", 0, None),
        ("goal:", "  all: {then: {books: lamps}}\ngoal:", 0, None),
        ("books - p + q}", "books - p + q, lamps: lamps - 1 + 2}", 1, 8),
    ],
)
def test_which_sets_are_moved(before: str, after: str, sets: int, estimate: int | None) -> None:
    """A set that gets new members, loses members or is copied has no estimate."""
    assert estimate_of(SHELF.replace(before, after, 1)) == (sets, estimate)


def test_two_sets_that_move_at_once_are_not_paid_for_twice() -> None:
    text = SHELF.replace("when: p in books", "when: p in books and p in lamps")
    text = text.replace("lamps: set of place = none + 1", "lamps: set of place = none + 1 + 2")
    text = text.replace("books - p + q}", "books - p + q, lamps: lamps - p + q}")
    text = text.replace("6 in books", "6 in books and 5 in lamps and 6 in lamps")
    assert estimate_of(text) == (2, 8)
    assert load_text(text).searcher.search("bfs").cost == 8  # type: ignore[union-attr]


def fewest_pushes(rows: list[str]) -> int:
    """Assign crates to goals at the least total number of pushes, each crate pushed through an
    otherwise empty room.
    """
    marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    inside, edge = set[tuple[int, int]](), [at for at, mark in marks.items() if mark == "@"]
    while edge:
        x, y = edge.pop()
        if marks[x, y] != "#" and (x, y) not in inside:
            inside.add((x, y))
            edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    costs = []
    for goal in (at for at, mark in marks.items() if mark == "."):
        far, waiting = {goal: 0}, [goal]
        for x, y in waiting:  # the crate is pulled backwards, so the man needs the next cell too
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                before = x - dx, y - dy
                if before not in far and {before, (x - 2 * dx, y - 2 * dy)} <= inside:
                    far[before] = far[x, y] + 1
                    waiting.append(before)
        costs.append(far)
    crates = [at for at, mark in marks.items() if mark == "$"]
    return min(
        sum(cost.get(at, 1_000) for cost, at in zip(costs, some, strict=True))
        for some in permutations(crates)
    )


@pytest.mark.slow
def test_a_room_of_many_pushes() -> None:
    """The first room of XSokoban.

    Each push changes the chessboard colour of a crate's cell, so if some assignment takes 95
    pushes, no solution takes 96. The best known takes 97.
    """
    made = with_landmarks(load(str(ROOM)).searcher.system, "python")
    assert made is not None and made.kind == "assignment"
    made.begin(1 << 60)
    start = made.estimate(made.starts[0])
    room = ROOM.with_name("xsokoban-1.txt").read_text(encoding="utf-8")
    assert start is not None and made.first_line(start) == fewest_pushes(room.splitlines()) == 95
    short = load(str(ROOM)).searcher.search_in_short(Limits())
    assert short is not None and short.limit == "work"
    assert made.first_line(short.lower_bound) == 97  # type: ignore[union-attr]


PUSH = """\
puzzle: Two boxes
types: {place: 1..30}
state:
  boxes: set of place = none + 10 + 20
  man: place = 15
transitions:
  walk(q in place):
    when: abs(q - man) = 1 and q not in boxes
    then: {man: q}
  push:
    when: man < 29 and man + 1 in boxes
    then: {man: man + 1, boxes: boxes - (man + 1) + (man + 2)}
  back:
    when: man > 2 and man - 1 in boxes
    then: {man: man - 1, boxes: boxes - (man - 1) + (man - 2)}
goal: 28 in boxes and 5 in boxes
cost:
  pushes:
    - 1 per push
    - 1 per back
"""


def test_the_least_cost_is_known_before_the_best_solution() -> None:
    """After sixty states the search has a solution of least cost, but not the shortest one."""
    loaded = load_text(PUSH)
    with changed(landmarks_work=300, near_most=0, tried_first=59):
        answer = good_solution(loaded, Limits(expanded=60))
    assert isinstance(answer.outcome, Solved) and not answer.outcome.optimal
    assert answer.outcome.factor is not None and answer.cost == (13,)
    (text,) = [line for line in answer_output.conclusion_sentences(answer) if "costs" in line]
    assert text == "No solution costs less (pushes), but a better one may cost as much."
    whole = good_solution(loaded)
    assert whole.cost == (13,) and whole.outcome.optimal  # type: ignore[union-attr]
