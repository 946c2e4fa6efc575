"""``exactly``, ``at least`` and ``at most``: comparisons of numbers of members."""

from __future__ import annotations

from typing import Any

import pytest

from puzzlelang.compiler import compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.syntax.printer import to_text
from tests.compiler.test_backends import agree as first_tier_agrees
from tests.compiler.test_backends import read
from tests.engine.test_native import agree as machine_code_agrees
from tests.support import parsed

PUZZLE = """\
puzzle: Quantities
types:
  item: [p, q, r]
tables:
  likes: [[p, q], [q, r], [p, r]]
state:
  load: set of item = none
  k: 0..2 for each item = 1
  queue: list(2) of item = none
  n: 0..3 = 0
transitions:
  put(i in item):
    then: {load: 'toggle(load, i)'}
  count(i in item, v in 0..2):
    then: {k(i): v}
  more:
    when: n < 3
    then: {n: n + 1}
  line up(i in item):
    when: count(queue) < 2
    then: {queue: 'push(queue, i)'}
goal: CONDITION
"""

EQUAL = {
    "exactly 2 i in item where k(i) > 1": "count(those i in item where k(i) > 1) = 2",
    "at least n i in load where k(i) = 0": "count(those i in load where k(i) = 0) >= n",
    "at most n i in load": "count(load) <= n",
    "at most n - 1 i in load + q": "count(load + q) <= n - 1",
    "exactly n i in queue where i = p": "sum(1 for i in queue where i = p) = n",
    "exactly n i in queue": "count(queue) = n",
    "at least n i, j in item where k(i) < k(j)": "sum(1 for i, j in item where k(i) < k(j)) >= n",
    "at most 1 (i, j) in likes where k(i) = k(j)":
        "sum(1 for (i, j) in likes where k(i) = k(j)) <= 1",
    "every i in item has exactly k(i) j in load where j != i":
        "every i in item has count(those j in load where j != i) = k(i)",
    "exactly 2 i in item where i in load and n = 2":
        "count(those i in item where i in load and n = 2) = 2",
    "not exactly 1 i in load and n = 3": "count(load) != 1 and n = 3",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("text", EQUAL)
def test_it_counts(text: str) -> None:
    """Its goal states are those of the comparison, on both tiers."""
    quantity = read(PUZZLE.replace("CONDITION", text))
    both = f"({text}) = ({EQUAL[text]})"
    comparison = read(PUZZLE.replace("CONDITION", both))
    assert quantity is not None and comparison is not None
    assert first_tier_agrees(quantity, 150) == machine_code_agrees(quantity, 150) == 150
    system = compile_puzzle(comparison)
    states = list(system.starts)
    for state in states:
        assert system.is_goal(state), system.slots(state)
        if len(states) < 150:
            states.extend(other for other, _ in system.expand(state, 0) if other not in states)


def test_the_node_is_that_of_count() -> None:
    quantity, comparison = (
        read(PUZZLE.replace("CONDITION", text))
        for text in (
            "exactly 2 i in item where k(i) > 1", "count(those i in item where k(i) > 1) = 2",
        )
    )  # fmt: skip
    assert quantity is not None and comparison is not None
    assert shape(quantity.goal.condition) == shape(comparison.goal.condition)


def shape(expr: core.Expr) -> list[object]:
    return [
        (type(one).__name__, repr(one.type), getattr(one, "operation", getattr(one, "kind", "")))
        for one in core.walk(expr)
    ]


def test_printing_gives_the_house_style() -> None:
    node: Any = parsed("at\n  least n+1 i,j in (item) where (k(i)<2)")
    text = to_text(node)
    assert text == "at least n + 1 i, j in item where k(i) < 2"
