"""Abstractions stored as positions of values have the distances of the abstract systems."""

from __future__ import annotations

import os
import random
from contextlib import closing, suppress

import pytest
from hypothesis import strategies as st

from puzzlelang.answers.loading import load
from puzzlelang.compiler.abstraction import (
    Abstraction,
    NoAbstraction,
    NotPlaced,
    Pattern,
    by_places,
)
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.pattern_selection import collections
from puzzlelang.compiler.state_layout import packing
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.pattern_guide import Guide, PlacedPattern
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search.distance_estimates import goal_distances
from puzzlelang.search.system import Limits, Solved
from tests.random_puzzles import at_random
from tests.support import in_part, load_text

pytest.importorskip("llvmlite")

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))


def compared(system: CompiledSystem, one: Abstraction) -> int:
    """Compare all distances of an abstraction and return their number."""
    pattern = PlacedPattern(one, packing(system.puzzle))
    assert pattern.fill(Limits()) == ""
    placed, small = pattern.placed, one.system
    true = goal_distances(small)
    known, waiting = {*small.starts}, [*small.starts]
    for state in waiting:
        slots = small.slots(state)
        beside = [slots[one.places[slot]] for slot in placed.kept]
        codes = [slots[one.places[slot]] for slot in placed.slots]
        number = pattern.number(beside, [codes.index(n + 1) for n in range(len(placed.values))])
        assert pattern.table[number] == true.get(state, 255), (slots, one.pattern)
        for after in small.successors(state):
            if after not in known:
                known.add(after)
                waiting.append(after)
    return len(known)


BOXES = [
    ("tiles", (("width", "3"), ("tiles", "3,4,5,0,1,2")), 50),
    ("tiles", (("width", "4"), ("tiles", "3,2,5,4,7,6,1,0")), 400),
    ("tiles", (("width", "3"), ("tiles", "0,1,2,3,5,4")), 1000),
    ("pancakes", (), 400),
    ("eight-puzzle", (), 600),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "settings", "most"), BOXES)
def test_the_library(name: str, settings: tuple[tuple[str, str], ...], most: int) -> None:
    system = load(name, settings).system
    found = [compared(system, one) for row in collections(system, most) for one in row]
    assert sum(found) > 100


# ── random boards ────────────────────────────────────────────────────────────────────


def rule(chance: random.Random, size: int, kinds: str) -> str:
    """Generate a rule that moves contents between places; some kinds lose or duplicate a value."""
    a, b, c = chance.sample(range(size), 3)
    match chance.choice(kinds):
        case "s":
            return f"when: gap = {a}\n    then: {{on({a}): on({b}), on({b}): 0, gap: {b}}}"
        case "g":
            return (
                f"when: gap != {a} and gap != {b}\n    then: {{on({a}): on({b}), on({b}): on({a})}}"
            )
        case "r":
            return f"then: {{on({a}): on({b}), on({b}): on({c}), on({c}): on({a}), gap: {a}}}"
        case "x":
            return f"then: {{on({a}): on({b}), on({b}): on({a})}}"
        case "t":
            return f"when: gap = {a}\n    then: {{gap: {b}}}"
        case "d":
            return f"when: gap = {a}\n    then: {{on({b}): on({c})}}"
        case _:
            return f"when: gap = {a}\n    then: {{on({b}): 0}}"


def board(seed: int) -> str:
    chance = random.Random(seed)
    size = chance.randint(4, 6)
    kinds = chance.choice(("s", "s", "sg", "gx", "x", "sgxr", "sgx", "st", "sd", "sl", "gxrtdl"))
    tiles = [*range(size)] if chance.random() < 0.8 else [0, 0, *range(2, size)]
    chance.shuffle(tiles)
    rules = "\n".join(
        f"  r{n}:\n    {rule(chance, size, kinds)}" for n in range(chance.randint(4, 9))
    )
    asked = chance.sample(range(1, size), chance.randint(2, size - 1))
    places = chance.sample(range(size), len(asked))
    goal = " and ".join(f"on({p}) = {v}" for p, v in zip(places, asked, strict=True))
    if chance.random() < 0.3:
        goal += f" and gap = {chance.randrange(size)}"
    gap = tiles.index(0) if chance.random() < 0.9 else chance.randrange(size)
    return f"""\
puzzle: A board of {size}
params:
  tiles: {tiles}
state:
  on: 0..{size - 1} for each p in 0..{size - 1} = tiles(p + 1)
  gap: 0..{size - 1} = {gap}
transitions:
{rules}
goal: {goal}
"""


def patterns(system: CompiledSystem, seed: int) -> list[Abstraction]:
    """Chosen abstractions and some random ones."""
    chance = random.Random(seed)
    made = [one for row in collections(system, 200) for one in row]
    (slots,) = [frozenset(range(v.size)) for v in system.puzzle.variables if v.name == "on"]
    for _ in range(3):
        told = frozenset(chance.sample(range(1, len(slots)), chance.randint(1, 3)))
        for kept in (frozenset(), frozenset([len(slots)])):
            with suppress(NoAbstraction):
                made.append(Abstraction(system, Pattern(kept, slots, told)))
    return made


def check(seed: int) -> tuple[int, int]:
    """Count the abstractions of a board that are position tables, and the others."""
    text = board(seed)
    try:
        system = load_text(text).system
        placed = others = 0
        for one in patterns(system, seed):
            try:
                compared(system, one)
                placed += 1
            except NotPlaced:
                others += 1
    except BaseException as error:
        error.add_note(f"board {seed}\n{text}")
        raise
    return placed, others


@in_part("count", 24, 60)
def test_random_boards(count: int) -> None:
    found = [check(seed) for seed in range(count)]
    assert sum(placed for placed, _ in found) > 100 * count // 60
    assert sum(others for _, others in found) > 100 * count // 60


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many_random_boards() -> None:
    for seed in range(100, 100 + MANY):
        check(seed)


@at_random(30, st.integers(0, 9999))
def test_answers_are_the_same(seed: int) -> None:
    """A* finds the same with abstractions as position tables and as tables of states."""
    system = load_text(board(seed)).system
    found = []
    for bits in (0, 20):
        with changed(placed_bits=bits, rough_states=100, rough_expanded=5, fine_states=400):
            searcher = PuzzleSearcher(system, "native")
            searcher.finds_estimate = True
            answer = searcher.search("astar", Limits())
            trace = answer.trace if isinstance(answer, Solved) else ()
            found.append((type(answer), trace, answer.statistics.expanded))
    assert found[0] == found[1]


# ── rules that don't only move values ────────────────────────────────────────────────

DOUBLED = """\
puzzle: A copy
params: {tiles: [0, 1, 2, 3]}
state:
  on: 0..3 for each p in 0..3 = tiles(p + 1)
  gap: 0..3 = 0
transitions:
  slide(p in 0..3):
    when: p != gap
    then: {on(gap): on(p), on(p): 0, gap: p}
  more:
    %s
goal: on(3) = 1 and on(2) = 2
"""


def one_pattern(change: str) -> Abstraction:
    system = load_text(DOUBLED % change).system
    return Abstraction(system, Pattern(frozenset([4]), frozenset(range(4)), frozenset([1, 2])))


@pytest.mark.parametrize(
    "change",
    [
        "then: {on(1): on(2)}",  # duplicates one value and loses another
        "then: {on(1): 0}",
        "then: {gap: 2}",  # the next step loses place 2's value
        "when: on(1) = 1\n    then: {on(2): on(3), on(3): on(2)}",  # depends on a value's position
    ],
)
def test_what_is_no_move(change: str) -> None:
    with pytest.raises(NotPlaced):
        by_places(one_pattern(change))


def test_moves() -> None:
    placed = by_places(one_pattern("when: gap = 0\n    then: {on(1): on(2), on(2): on(1)}"))
    assert len(placed.values) == 2 and placed.kept == (4,)


ROUND = """\
puzzle: Two values go round
types: {place: 0..%d}
state:
  on: 0..2 for each p in place = if p = 0 then 1 else if p = 1 then 2 else 0
  n: 0..9 = 0
transitions:
  on(p in place):
    when: n = 9
    then: {on(p): on((p + 1) mod count(place)), on((p + 1) mod count(place)): on(p), n: 0}
  wait(k in 0..8):
    when: n = k
    then: {n: k + 1}
goal: on(%d) = 1 and on(%d) = 2
"""


@pytest.mark.later("40-True")
@pytest.mark.parametrize(("size", "is_far"), [(6, False), (40, True)])
def test_distances_beyond_a_byte(size: int, is_far: bool) -> None:
    system = load_text(ROUND % (size - 1, size // 2, size // 2 + 2)).system
    slots = frozenset(range(size))
    one = Abstraction(system, Pattern(frozenset([size]), slots, frozenset([1, 2])))
    pattern = PlacedPattern(one, packing(system.puzzle))
    assert (max(goal_distances(one.system).values()) > 253) == is_far
    if is_far:
        with pytest.raises(NotPlaced):
            pattern.fill(Limits())
    else:
        compared(system, one)
    with closing(Guide(Rules(system), [[one]], Limits())) as guide:
        assert len(guide.lookups) == 1 and bool(guide.lookups[0].project) == is_far
