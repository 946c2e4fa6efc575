"""Joins over the rows of tables: the same steps in the same order, and the same faults."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from puzzlelang.answers import solve
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.core.parameter_rows import possible_rows
from puzzlelang.core.thresholds import ANY, changed
from puzzlelang.text import PuzzleError
from tests.compiler.test_backends import agree, plain_steps
from tests.support import counted, in_part, load_text

SPOTS = "abcde"
CONDITIONS = """
    (x, y) in link | (x, y) in link | (y, x) in link | (x, z) in link | (z, y) in link
    | (x, y, z) in turn | (x, p, y) in turn | (p, q, x) in turn | (p, q) in link | (q, p) in link
    | (p, p) in link | (p, y) in link | (x, q) in link | weight(x) > 0 | weight(p) > 0
    | weight(q) < 2 | weight(p) > n | weight(q) <= n | next(y) = p | on(p) | on(x) | not on(y)
    | x != y | p = x | q != y | n > 0 | n < 3 | (x, y) not in link | ((x, y) in link or n > 1)
    | (x, next(y)) in link | (here, y) in link | (there, x) in link | (p, q) in link or n > 2
    | p != q | z = none | z in spot
"""
EFFECTS = """
    x: y | y: x | x: p | y: q | z: x | z: none | on(x): not on(x) | on(p): not on(p) | on(y): true
    | n: (n + 1) mod 4 | x: next(p) | z: p
"""
HEADS = (
    "p, q in spot | p in spot, q in spot | (p, q) in link | p, q, r in spot where (q, r) in link"
)


def choices(text: str) -> list[str]:
    return [" ".join(one.split()) for one in text.split("|")]


def some_puzzle(seed: int) -> str:
    """Relations, partial tables, and guards that ask for their rows in any order."""
    chance = random.Random(seed)

    def rows(length: int, most: int) -> list[str]:
        some = {tuple(chance.choice(SPOTS) for _ in range(length)) for _ in range(most)}
        lines = [f"    - [{', '.join(row)}]" for row in sorted(some)]
        return chance.sample(lines, len(lines))

    some_spots = chance.sample(SPOTS, 4)
    weights = ", ".join(f"{spot}: {chance.randrange(3)}" for spot in some_spots)
    nexts = ", ".join(f"{spot}: {chance.choice(SPOTS)}" for spot in some_spots)
    lines = [
        "puzzle: Joins", "types:", f"  spot: [{', '.join(SPOTS)}]", "tables:",
        "  link:", *rows(2, 7), "  turn:", *rows(3, 9),
        f"  weight: {{{weights}}}", f"  next: {{{nexts}}}",
        "state:", f"  x: spot = {chance.choice(SPOTS)}", f"  y: spot = {chance.choice(SPOTS)}",
        f"  z: spot or none = {chance.choice((*SPOTS, 'none'))}", "  n: 0..3 = 1",
        f"  on: boolean for each s in spot = s != {chance.choice(SPOTS)}", "transitions:",
    ]  # fmt: skip
    for number in range(3):
        guard = chance.sample(choices(CONDITIONS), chance.choice((1, 2, 2, 3, 3, 4)))
        effects = {text.split(":")[0]: text for text in chance.sample(choices(EFFECTS), 2)}
        lines += [
            f"  go{number}({chance.choice(choices(HEADS))}):",
            "    let:", f"      here: {chance.choice(('x', 'p', 'z', 'next(p)'))}",
            f"      there: {chance.choice(('y', 'q', 'next(x)'))}",
            "    when:", *(f"      - {condition}" for condition in guard),
            "    then:", *(f"      {text}" for text in effects.values()),
        ]  # fmt: skip
    return "\n".join([*lines, "goal: x = y and n = 3 and on(x)"])


def loaded(seed: int) -> Any:
    return load_text(some_puzzle(seed), "python")


def answer(seed: int) -> str:
    """The trace, or the fault that ends the search."""
    try:
        return str(solve(loaded(seed)).trace)
    except PuzzleError as error:
        return str(error)


def joined(puzzle: core.Puzzle) -> int:
    """Number of transitions with other instances if tables are joined."""
    with changed(joins=0):
        apart = Counter(ground.transition.index for ground in compile_puzzle(puzzle).grounds)
    together = Counter(ground.transition.index for ground in compile_puzzle(puzzle).grounds)
    return sum(together[number] != apart[number] for number in range(len(puzzle.transitions)))


def compare(seed: int, seen: Counter[Any]) -> None:
    with changed(pruned_from=0):
        puzzle = loaded(seed).puzzle
        seen["states"] += agree(puzzle, 25)
        seen["joined"] += joined(puzzle)
        rows = [possible_rows(transition, ANY) for transition in puzzle.transitions]
        seen["rows"] += sum(some is not None and 0 < len(some) < 20 for some in rows)
        text = answer(seed)
    with changed(joins=0, pruned_from=ANY):
        assert answer(seed) == text
    seen["solved"] += "go" in text


@in_part("seeds", range(4), range(4, 14), range(14, 2000))
def test_random_puzzles(seeds: range) -> None:
    seen = counted(seeds, some_puzzle, compare)
    assert min(seen[what] for what in ("states", "joined", "rows", "solved")) > len(seeds) // 8, (
        seen
    )


FAULTS = """\
puzzle: Faults
types: {{spot: [a, b, c, d, e]}}
tables:
  link: {{a: [b, d], b: c}}
  next: {{a: b, b: c}}
  weight: {{a: 1, b: 2, c: 0}}
state: {{x: spot = a, y: spot = e, n: 0..3 = 1}}
transitions:
  go(p, q in spot):
    when: {guard}
    then: {{x: y, n: 2}}
goal: n = 3
"""


@pytest.mark.parametrize("guard", [
    "(x, next(y)) in link",
    "weight(y) > 0 and (x, y) in link",
    "weight(p) > n and (p, q) in link",
    "(p, q) in link and weight(q) > n",
    "weight(p) > 0 and x = p",
])  # fmt: skip
def test_faults_stay(guard: str) -> None:
    with changed(pruned_from=0):
        puzzle = load_text(FAULTS.format(guard=guard)).puzzle
        agree(puzzle, 9)
    assert plain_steps(puzzle, puzzle.starts[0]) == "fault"


@pytest.mark.parametrize("guard", ["(x, y) in link and weight(y) > 0", "(p, q) in link and p = q"])
def test_no_fault_is_added(guard: str) -> None:
    """The first condition fails in every state."""
    with changed(pruned_from=0):
        puzzle = load_text(FAULTS.format(guard=guard)).puzzle
        assert agree(puzzle, 9) == 1
    assert plain_steps(puzzle, puzzle.starts[0]) == []


def test_the_bound_counts_the_rows() -> None:
    """Ranges of 40 values each: 40⁶ combinations, of which the tables leave 34."""
    text = BOUND.format(where="(a, b) in after and (b, c) in after and (c, d) in after"
        " and (d, e) in after and (e, f) in after and f < 40")  # fmt: skip
    (ground, *rest) = load_text(text).system.grounds
    assert 1 + len(rest) == 34 and not ground.loops
    with pytest.raises(PuzzleError):
        load_text(BOUND.format(where="a < b"))
    with pytest.raises(PuzzleError):  # the fault of a condition before the tables stays
        load_text(BOUND.format(where="n div (n - a) = 0 and (a, b) in after"))


BOUND = """\
puzzle: Chains
tables:
  after(i, j in 1..40): j = i + 1
state: {{n: 0..40 = 0}}
transitions:
  go(a, b, c, d, e, f in 1..40 where {where}):
    when: n < a
    then: {{n: b}}
goal: n = 30
"""
