"""Answers equal the reference semantics on every path that a threshold can choose.

Random puzzles are searched with thresholds at their least, usual, greatest and mixed values.
``PUZZLELANG_RANDOM=5000 pytest tests/engine/test_thresholds.py`` tries 5,000 puzzles.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from puzzlelang.answers import viewing
from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.pattern_selection import collections
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.thresholds import ANY, Thresholds, changed, current, ranges
from puzzlelang.engine import kernel
from puzzlelang.engine.native_search import NativeSearcher
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search import search
from puzzlelang.search.distance_estimates import estimate_by, goal_distances
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Limits, Solved, Unsolvable
from tests.compiler.test_abstractions import stands_in_any
from tests.compiler.test_backends import agree, compiled_steps, plain_steps, read
from tests.random_boards import some_boards
from tests.random_puzzles import at_random, puzzles
from tests.support import in_part, load_text, nightly, slow

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))
SEVERAL = os.environ.get("PUZZLELANG_RANDOM_STARTS", "")
FIRST = int(os.environ.get("PUZZLELANG_RANDOM_FROM", "0"))

IN_MACHINE_CODE = [*kernel.ORDERS, "auto"]

SLOW = {
    "splits": 1_000,
    "factored_values": 5_000,
    "rough_states": 600,
    "middle_states": 1_000,
    "fine_states": 2_000,
}
"""Upper limits of thresholds that would only cost time."""


def mix(kind: str, chance: random.Random) -> dict[str, int]:
    """Choose a value for each threshold: all of one kind, or each at random."""
    values, ends = {}, ("least", "usual", "most")
    kernel = chance.choice(ends)  # shared by its constants: each mix is compiled
    for name, (least, most) in ranges().items():
        three = dict(zip(ends, (least, getattr(Thresholds, name), most), strict=True))
        own = kernel if name.startswith("kernel_") else chance.choice(ends)
        value = three[kind if kind in three else own]
        values[name] = min(value, SLOW.get(name, value))
    if chance.random() < 0.7:  # without estimates there is nothing to compare
        values |= {"rough_states": chance.choice((8, 60, 600)), "patterns": 8}
    return values


# ── reference semantics ──────────────────────────────────────────────────────────────

State = tuple[int, ...]
Cost = tuple[int, ...]


class Space:
    """Up to ``most`` reachable states by the reference semantics.

    ``steps`` has the transitions of each state that has no fault. ``whole`` is true if the space is
    complete and without a fault.
    """

    def __init__(self, puzzle: core.Puzzle, most: int) -> None:
        self.steps: dict[State, list[tuple[int, Any, State, Cost]]] = {}
        self.whole = True
        waiting, known = [*puzzle.starts], {*puzzle.starts}
        for number, state in enumerate(waiting):
            if number == most:
                self.whole = False
                break
            found = plain_steps(puzzle, state)
            self.steps[state] = found
            if found == "fault":
                self.whole = False
                continue
            for step in found:
                if step[2] not in known:
                    known.add(step[2])
                    waiting.append(step[2])
        self.goals = {state for state in self.steps if semantics.is_goal(puzzle, state)}
        self.goals = {state for state in self.goals if not semantics.is_lost(puzzle, state)}

    def edges(self) -> Iterator[tuple[State, State, Cost]]:
        for state, steps in self.steps.items():
            for _, _, after, cost in steps:
                yield state, after, (*cost, 1)

    def distances(self) -> dict[State, Cost]:
        """Cost and length of a cheapest path to a goal."""
        before: dict[State, list[tuple[State, Cost]]] = {}
        for state, after, cost in self.edges():
            before.setdefault(after, []).append((state, cost))
        length = len(next(self.edges())[2]) if before else 2
        found: dict[State, Cost] = {}
        heap = [((0,) * length, goal) for goal in self.goals]
        heap.sort()
        while heap:
            distance, state = heappop(heap)
            if state in found:
                continue
            found[state] = distance
            for earlier, cost in before.get(state, ()):
                if earlier not in found:
                    total = tuple(a + b for a, b in zip(distance, cost, strict=True))
                    heappush(heap, (total, earlier))
        return found

    def ways(self, start: State, distances: dict[State, Cost]) -> int:
        """Number of optimal traces: each step gets closer by its cost."""
        best: dict[tuple[State, State], Cost] = {}
        for state, after, cost in self.edges():
            best[state, after] = min(cost, best.get((state, after), cost))
        ways = {state: 1 for state, distance in distances.items() if not any(distance)}
        for state in sorted(distances, key=lambda state: distances[state]):
            for after in {step[2] for step in self.steps[state]} & distances.keys():
                rest = zip(distances[state], distances[after], strict=True)
                if tuple(a - b for a, b in rest) == best[state, after]:
                    ways[state] = ways.get(state, 0) + ways[after]
        return ways[start]


# ── comparing ────────────────────────────────────────────────────────────────────────


def same_steps(system: CompiledSystem, space: Space) -> None:
    for slots, plain in space.steps.items():
        state = system.state(slots)
        assert compiled_steps(system, state) == plain, f"in {slots}"
        if plain == "fault":
            continue
        after = [system.state(step[2]) for step in plain]
        assert system.successors(state) == after
        pairs = [(a, system.cost_lines(c)) for a, c in system.expand(state, 0)]
        assert pairs == [(system.state(step[2]), step[3]) for step in plain]
        assert bool(system.is_goal(state)) == (slots in space.goals)


def same_answers(system: CompiledSystem, space: Space, tier: str) -> None:
    """Compare every order, with derived estimates if it uses any, and the counts."""
    distances = space.distances()
    starts = system.puzzle.starts
    true = min((distances[start] for start in starts if start in distances), default=None)
    for order, its in ORDERS.items():
        searcher = PuzzleSearcher(system, tier)
        searcher.tiers.lenient = True
        outcome = searcher.search(order, Limits())
        if true is None:
            assert isinstance(outcome, Unsolvable), order
            continue
        assert isinstance(outcome, Solved), order
        assert system.slots(outcome.trace[0]) in starts
        for state, after in zip(outcome.trace, outcome.trace[1:], strict=False):
            assert system.slots(after) in [s[2] for s in space.steps[system.slots(state)]], order
        assert system.slots(outcome.trace[-1]) in space.goals
        if its.promises == "cost":
            assert (system.cost_lines(outcome.cost), outcome.optimal) == (true[:-1], True), order
        elif its.promises == "length" and system.unit_cost:
            assert len(outcome.trace) - 1 == true[-1], order
    searcher = PuzzleSearcher(system, tier)
    searcher.tiers.lenient = True
    if true is not None:
        best = [start for start in starts if distances.get(start) == true]
        total = sum(space.ways(start, distances) for start in best)
        assert searcher.count_solutions(Limits()).total == total
        listed = searcher.all_solutions(Limits(), 500)
        traces = list(listed.traces)
        assert listed.total == total and len(traces) == len(set(traces)) == min(total, 500)
    reached = searcher.explore(Limits())
    assert reached.complete
    assert reached.statistics.reached == len(space.steps)


def no_estimate_is_too_high(system: CompiledSystem, space: Space) -> int:
    """Return the number of positive bounds that were compared with true distances."""
    rows = [
        [
            (
                one.key,
                {one.key_of(s): d for s, d in goal_distances(one.system).items()},
            )
            for one in row
        ]
        for row in collections(system, current.rough_states)
    ]
    estimate, compared = estimate_by(rows, 0), 0
    for slots, true in space.distances().items():
        bound = estimate(system.state(slots))
        assert bound is not None, f"reported as a dead end: {slots}"
        lines = system.cost_and_steps(bound)
        assert lines <= (true if len(lines) == len(true) else true[:-1]), f"too high: {slots}"
        compared += bound > 0
    return compared


@lru_cache(4)
def plain(text: str, most: int) -> tuple[core.Puzzle, Space]:
    puzzle = load_text(text).puzzle
    return puzzle, Space(puzzle, most)


def compare(seed: int, text: str, values: dict[str, int], tiers: tuple[str, ...]) -> None:
    puzzle, space = plain(text, 250)
    with changed(**values):
        system = compile_puzzle(puzzle)
        same_steps(system, space)
        stands_in_any(system, seed, 2, 40)
        for tier in tiers if space.whole else ():
            same_answers(system, space, tier)
        if space.whole:
            no_estimate_is_too_high(system, space)
        for slots in list(space.steps)[:3]:
            assert viewing.shown(puzzle, slots) == semantics.shown(puzzle, slots)


KINDS = {"least": 16, "usual": 5, "most": 3, "mixed": 8}
"""Kinds of threshold values, and a number of boards for each; cheap kinds have more."""


@pytest.mark.slow
@in_part("share", 8, 4, 1)
@pytest.mark.parametrize("kind", ["least", "mixed", *nightly("usual", "most")])
def test_random_boards(kind: str, share: int) -> None:
    for seed, text in some_boards(1_000 * list(KINDS).index(kind), -(-KINDS[kind] // share)):
        chance = random.Random(seed)
        values = mix(kind, chance)
        try:
            compare(seed, text, values, ("python",))
        except BaseException as error:
            error.add_note(f"board {seed} with {values}\n{text}")
            raise


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["least", *nightly("mixed")])
def test_random_boards_in_machine_code(kind: str) -> None:
    pytest.importorskip("llvmlite")
    for seed, text in some_boards(500 + 1_000 * list(KINDS).index(kind), 1):
        chance = random.Random(seed)
        compare(seed, text, mix(kind, chance), ("native",))


def test_random_boards_change_the_tier_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use unoptimised and optimised code at once, regardless of expected cost and gain."""
    pytest.importorskip("llvmlite")
    made: list[object] = []
    begin = NativeSearcher.begin
    monkeypatch.setattr(
        NativeSearcher, "begin", lambda self, asked: made.append(self) or begin(self, asked)
    )
    values = {"first_tier_ms": 0, "share_percent": ANY, "first_budget": 1}
    for (seed, text), improved in zip(some_boards(7_000, 2), (0, ANY), strict=True):
        compare(seed, text, values | {"improved_percent": improved}, ("auto",))
    assert len(made) > 5, "most searches end before the second check"


LEAST_KERNEL = {name: least for name, (least, _) in ranges().items() if name.startswith("kernel_")}
"""Small tables that grow and collide; states with equal hashes."""

LOOPS = [
    LEAST_KERNEL | {"states_at_once": 1, "index_bits": 0, "first_budget": 1},
    LEAST_KERNEL | {"flooded_from": 1},
    LEAST_KERNEL | {"index_bits": 0},
    LEAST_KERNEL | {"states_at_once": 63, "index_bits": 0, "word_bits": 5},
    {"states_at_once": 1},
    {"states_at_once": 3, "flooded_from": 1},
    {"states_at_once": 1, "index_bits": 0},
    {"states_at_once": 63, "index_bits": 0, "word_bits": 5},
]


@cache
def of_tiles(order: str) -> Any:
    """The outcome of the first tier."""
    from tests.engine.test_native import outcome

    return outcome(search, tiles(), order, Limits())


def tiles() -> CompiledSystem:
    return load("tiles", (("width", "4"), ("tiles", "3,2,5,4,7,6,1,0"))).system


@pytest.mark.slow
@pytest.mark.parametrize(
    "values", [*slow(LOOPS[0]), LOOPS[2], *nightly(LOOPS[1], *LOOPS[3:])], ids=str
)
def test_loops_of_machine_code_that_go_in_small_steps(values: dict[str, int]) -> None:
    """Use blocks of one state, tables that grow several times, and frontier search at once."""
    pytest.importorskip("llvmlite")
    from puzzlelang.engine.native_search import NativeSearcher
    from tests.engine.test_native import outcome

    with changed(**values):
        native = NativeSearcher(tiles())
        for order in IN_MACHINE_CODE if values is LOOPS[0] else ("bfs", "ucs"):
            assert outcome(native.search, order, Limits()) == of_tiles(order), order
        assert native.explore(Limits()).statistics.reached == 20160
        assert native.count_solutions(Limits()).total == 24  # puzzles/sliding/tiles.yaml


@in_part("share", 8, 4, 1)
@pytest.mark.parametrize("kind", ["least", "mixed", *nightly("usual", "most")])
def test_random_boards_that_begin_in_several_states(kind: str, share: int) -> None:
    first = 20_000 + 1_000 * list(KINDS).index(kind)
    for seed, text in some_boards(first, -(-KINDS[kind] // share), several=True):
        values = mix(kind, random.Random(seed))
        try:
            compare(seed, text, values, ("python",))
        except BaseException as error:
            error.add_note(f"board {seed} with {values}\n{text}")
            raise


@in_part("behind", 6, 0)
@pytest.mark.parametrize("kind", ["mixed", *nightly("least", "usual")])
def test_boards_that_begin_in_several_states_in_machine_code(kind: str, behind: int) -> None:
    """All orders give the same answers and statistics on small boards."""
    pytest.importorskip("llvmlite")
    from puzzlelang.engine.native_search import NativeSearcher
    from tests.engine.test_native import outcome

    first, count = 30_000 + 1_000 * list(KINDS).index(kind) + behind, 1 if behind else 2
    for seed, text in some_boards(first, count, several=True):
        values = mix(kind, random.Random(seed))
        with changed(**values):
            puzzle, space = plain(text, 250)
            if not space.whole:
                continue
            system = compile_puzzle(puzzle)
            same_answers(system, space, "native")
            native = NativeSearcher(system)
            for order in IN_MACHINE_CODE:
                its = outcome(native.search, order, Limits())
                assert its == outcome(search, system, order, Limits()), (order, seed, values)


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many_random_boards() -> None:
    for seed, text in some_boards(10_000 + FIRST, MANY, several=bool(SEVERAL)):
        chance = random.Random(seed)
        kind = os.environ.get("PUZZLELANG_RANDOM_KIND", "") or chance.choice(list(KINDS))
        values = mix(kind, chance)
        tiers = ("python", "native") if seed % 50 == 0 else ("python",)
        try:
            compare(seed, text, values, tiers)
        except BaseException as error:
            error.add_note(f"board {seed} with {values}\n{text}")
            raise


@at_random(25, puzzles(), st.integers(0, 99))
def test_random_puzzles(text: str, seed: int) -> None:
    """Sets, maps, tables, loops and faults of all kinds; see ``random_puzzles``."""
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    with changed(**mix("mixed" if seed % 3 == 0 else "least", random.Random(seed))):
        agree(puzzle, 15)


EMPTY = """\
puzzle: Nothing to run over
params: {most: 0}
types:
  item: [p, q, r]
state:
  n: 0..3 = 1
transitions:
  go(i in item):
    when: n < 3 and sum(n for j in 1..most) = 0
    then:
      n: n + 1
goal: n = 3
"""


def test_a_fold_over_nothing_is_no_loop() -> None:
    puzzle = read(EMPTY)
    assert puzzle is not None
    with changed(copies=0):
        assert agree(puzzle, 20) == 3


PINNED = """\
puzzle: Tiles, and what is said to be the gap
types:
  place: 1..6
  tile: 0..5
tables:
  beside: {1: [2, 4], 2: [1, 3, 5], 3: [2, 6], 4: [1, 5], 5: [2, 4, 6], 6: [3, 5]}
state:
  board: tile for each p in place = if p = 1 then 0 else 7 - p
  gap: place = any of STARTS
transitions:
  slide(p in place):
    when: p in beside(gap)
    then:
      board(gap): board(p)
      board(p): 0
      gap: p
goal: every p in place where p < 6 has board(p) = p
"""


@pytest.mark.slow
@pytest.mark.parametrize("starts", ["1..1", "1..2"])
def test_what_is_pinned_holds_in_all_starts(starts: str) -> None:
    """The gap is in the pinned place in only one start; in the others a tile is there."""
    puzzle = load_text(PINNED.replace("STARTS", starts)).puzzle
    space = Space(puzzle, 5_000)
    assert space.whole
    with changed(rough_states=200, patterns=8):
        system = compile_puzzle(puzzle)
        assert no_estimate_is_too_high(system, space) > 100
        added = any(len(one) > 1 for one in collections(system, current.rough_states))
        assert added == (starts == "1..1"), "only one pattern charges the step"
