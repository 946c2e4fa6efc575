"""Several names over every kind of set, in every place that binds names: compared with Python's
loops.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from puzzlelang.core import semantics
from tests.support import load_text

PUZZLE = """\
puzzle: Binders
params:
  few: [5, 2, 3]
types:
  animal:
    hunter: [wolf, fox]
    prey: [goat, hen]
  size: [1, 2, 4]
sets:
  eager: [fox, goat]
tables:
  weight: {wolf: 3, fox: 2, goat: 3, hen: 1}
  eats: {wolf: [goat, hen], fox: [hen]}
maps:
  field:
    text: |
      #.#
      ..A
    legend: |
      # = wall
      A = flag
      . = floor
state:
  load: set of animal = wolf + hen
  at: animal = fox
  low: 0..4 = 1
  lit: boolean for each animal = false
  marks: 0..99 = 0
transitions:
  wait:
    then: {marks: marks}
goal: marks = 99
"""

WOLF, FOX, GOAT, HEN = range(4)
CELLS = range(6)
SETS: dict[str, tuple[list[int], str]] = {
    "animal": ([WOLF, FOX, GOAT, HEN], "member"),
    "hunter": ([WOLF, FOX], "member"),
    "eager": ([FOX, GOAT], "member"),
    "prey + wolf": ([WOLF, GOAT, HEN], "member"),
    "(those a in animal where weight(a) = 3)": ([WOLF, GOAT], "member"),
    "eats(wolf)": ([GOAT, HEN], "member"),
    "load": ([WOLF, HEN], "member"),
    "load + at": ([WOLF, FOX, HEN], "member"),
    "(those a in load where a != at)": ([WOLF, HEN], "member"),
    "eats(at)": ([HEN], "member"),
    "boolean": ([0, 1], "truth"),
    "1..3": ([1, 2, 3], "number"),
    "low..3": ([1, 2, 3], "number"),
    "few": ([2, 3, 5], "number"),
    "size": ([1, 2, 4], "number"),
    "field": (list(CELLS), "cell"),
    "wall": ([0, 2], "cell"),
    "flag + wall": ([0, 2, 5], "cell"),
}
"""Sets in puzzle syntax, their members as numbers, and the type of members."""

WORDS: dict[str, tuple[str, Callable[..., bool], str, Callable[..., int]]] = {
    "member": (
        "{0} < {1}", lambda x, y: x < y,
        "rank({0}) * 10 + rank({1})", lambda x, y: (x + 1) * 10 + y + 1,
    ),
    "truth": (
        "{0} and not {1}", lambda x, y: bool(x and not y),
        "(if {0} then 10 else 0) + (if {1} then 1 else 0)", lambda x, y: 10 * x + y,
    ),
    "number": ("{0} < {1}", lambda x, y: x < y, "{0} * 10 + {1}", lambda x, y: x * 10 + y),
    "cell": (
        "row({0}) < row({1})", lambda x, y: x // 3 < y // 3,
        "row({0}) * 10 + row({1})", lambda x, y: (x // 3) * 10 + y // 3,
    ),
}  # fmt: skip
"""A condition and a number of two members, in puzzle syntax and in Python."""


def asked(puzzle: str, expressions: list[str]) -> list[Any]:
    """Values of expressions at the start; the reference semantics and compiled code must agree."""
    definitions = "".join(f"  d{n}: {text}\n" for n, text in enumerate(expressions))
    shown = ";".join(f"<d{n}>" for n in range(len(expressions)))
    loaded = load_text(f"{puzzle}define:\n{definitions}show: {shown}\n")
    words = semantics.shown(loaded.puzzle, loaded.puzzle.starts[0])
    compiled = [
        loaded.system.value(loaded.system.lower(part, {}))(loaded.system.starts[0])
        for part in loaded.puzzle.show.parts  # type: ignore[union-attr]
        if not isinstance(part, str)
    ]
    plain = [
        semantics.evaluate(part, loaded.puzzle.starts[0])
        for part in loaded.puzzle.show.parts  # type: ignore[union-attr]
        if not isinstance(part, str)
    ]
    assert [int(v) for v in compiled] == [int(v) for v in plain], words
    return plain


@pytest.mark.slow
@pytest.mark.parametrize("text", SETS)
def test_several_names(text: str) -> None:
    members, kind = SETS[text]
    claim, holds, number, value = WORDS[kind]
    other, yz = claim.format("y", "x"), claim.format("y", "z")
    claim, number = claim.format("x", "y"), number.format("x", "y")
    pairs = list(product(members, repeat=2))
    meeting = [pair for pair in pairs if holds(*pair)]
    third = product(members, repeat=3)
    cases = {
        f"every x, y in {text} has {claim}": len(meeting) == len(pairs),
        f"every x, y in {text} where {claim} has not ({other})":
            all(not holds(y, x) for x, y in meeting),
        f"some x, y in {text} where {claim}": bool(meeting),
        f"no x, y in {text} where {claim}": not meeting,
        f"sum(1 for x, y in {text})": len(pairs),
        f"sum(1 for x, y in {text} where {claim})": len(meeting),
        f"sum({number} for x, y in {text})": sum(value(*pair) for pair in pairs),
        f"max({number} for x, y in {text})": max(value(*pair) for pair in pairs),
        f"min({number} for x, y in {text})": min(value(*pair) for pair in pairs),
        f"count(set({number} for x, y in {text}))": len({value(*pair) for pair in pairs}),
        f"sum(1 for x, y, z in {text} where x = y and y = z)":
            sum(1 for x, y, z in third if x == y == z),
        f"sum(1 for x in {text}, y, z in {text} where {yz})": len(meeting) * len(members),
    }  # fmt: skip
    assert asked(PUZZLE, list(cases)) == list(cases.values())


@pytest.mark.slow
@pytest.mark.parametrize("text", SETS)
def test_one_name(text: str) -> None:
    members, kind = SETS[text]
    if kind == "truth":
        cases = {f"sum(1 for x in {text} where x)": 1, f"every x in {text} has x": False}
    else:
        cases = {f"count(those x in {text} where x in {text})": len(members)}
    assert asked(PUZZLE, list(cases)) == list(cases.values())


@pytest.mark.slow
@pytest.mark.parametrize("text", SETS)
def test_effects_and_parameters(text: str) -> None:
    """`for each x, y in S` handles each pair; a transition has a step for each pair, in order."""
    members, kind = SETS[text]
    claim, holds, number, value = WORDS[kind]
    claim, number = claim.format("x", "y"), number.format("x", "y")
    pairs = [(x, y) for x, y in product(members, repeat=2) if holds(x, y)]
    text_of_rules = PUZZLE.replace(
        "  wait:\n    then: {marks: marks}\n",
        f"  pairs(x, y in {text}):\n    when: {claim}\n"
        f"    then: {{marks: {number}}}\n"
        f"  all pairs:\n    then:\n      for each x, y in {text} where {claim}:\n"
        "        marks: 98\n",
    )
    loaded = load_text(text_of_rules)
    before = list(loaded.puzzle.starts[0])
    place = next(v.offset for v in loaded.puzzle.variables if v.name == "marks")
    steps = list(semantics.steps(loaded.puzzle, loaded.puzzle.starts[0]))
    assert [step.state[place] for step in steps[:-1]] == [value(*pair) for pair in pairs]
    before[place] = 98 if pairs else 0
    assert steps[-1].state == tuple(before)
    compiled = [loaded.system.slots(s) for s in loaded.system.successors(loaded.system.starts[0])]
    assert compiled == [step.state for step in steps]
