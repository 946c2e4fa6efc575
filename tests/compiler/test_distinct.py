"""``different`` on both tiers and in the reference semantics, as a loop and unrolled."""

from __future__ import annotations

from itertools import combinations

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core.guard_conditions import guard_parts
from puzzlelang.core.thresholds import changed
from tests.compiler.test_backends import agree as first_tier_agrees
from tests.compiler.test_backends import read
from tests.engine.test_native import agree as machine_code_agrees

PUZZLE = """\
puzzle: Different values
types:
  item: [p, q, r]
tables:
  next: {p: q, q: r}
state:
  k: -1..2 for each item = 1
  m: 0..1 or none for each item = 0
  w: 0..900 for each item = 300
  who: item or none = none
  queue: list(3) of item = list(p)
  n: 0..1 = 0
define:
  claim: CONDITION
transitions:
  count(i in item, v in -1..2):
    when: n = 0
    then: {k(i): v}
  mark(i in item, v in 0..1 or none):
    when: n = 0
    then: {m(i): v}
  weigh(i in item):
    when: n = 0
    then: {w(i): (w(i) + 300) mod 901}
  name(i in item or none):
    when: n = 0
    then: {who: i}
  join(i in item):
    when: n = 0 and count(queue) < 3
    then: {queue: 'push(queue, i)'}
  ask:
    when: n = 0
    then: {n: if claim then 1 else 0}
goal: claim
"""

CONDITIONS = (
    "different(k)",
    "different(m)",
    "different(w)",
    "different(queue)",
    "different(k(i) + 3 * w(i) for i in item)",
    "different(m(i) for i in item where m(i) != none)",
    "different(m(i) for i in item where k(i) > 0)",
    "different(if k(i) > 0 then m(i) else none for i in item)",
    "different(k(i) + k(j) for i, j in item where i < j)",
    "different(k(p), k(q), k(r), 5)",
    "different(k(p), m(q), none)",
    "different(m(p), k(q), k(r))",
    "different(m(p), m(q), m(r))",
    "different(w(p), w(q), w(r))",
    "different(who, p, q)",
    "different(who, none, r)",
    "different(next(i) for i in item where k(i) > 1)",
    "different(6 div k(i) for i in item)",
    "different(6 div k(i) for i in item where i = p)",
    "different(k(p), 1, 6 div k(q))",
    "not different(i for i in queue where k(i) < 2)",
)


@pytest.mark.later(
    "different(6 div k(i) for i in item where i = p)-unrolled",
    "different(if k(i) > 0 then m(i) else none for i in item)-loops",
    "different(k(p), 1, 6 div k(q))-loops",
    "different(k(p), k(q), k(r), 5)-unrolled",
    "different(k(p), m(q), none)-loops",
    "different(k)-unrolled",
    "different(m(i) for i in item where k(i) > 0)-unrolled",
    "different(m(p), m(q), m(r))-unrolled",
    "different(m)-loops",
    "different(queue)-unrolled",
)
@pytest.mark.one_of(3, 4)
@pytest.mark.parametrize("limits", [{}, {"written_out": 0}], ids=["unrolled", "loops"])
@pytest.mark.parametrize("condition", CONDITIONS)
def test_tiers(condition: str, limits: dict[str, int]) -> None:
    puzzle = read(PUZZLE.replace("CONDITION", condition))
    assert puzzle is not None
    with changed(**limits):
        assert first_tier_agrees(puzzle, 60) > 40
        assert machine_code_agrees(puzzle, 60) > 40


def test_it_is_one_node() -> None:
    """A later stage recognises it."""
    puzzle = read(PUZZLE.replace("CONDITION", "different(k) and different(k(p), k(q), k(r))"))
    assert puzzle is not None
    fold, values = core.conjuncts(puzzle.goal.condition)
    assert isinstance(fold, core.Fold) and fold.kind == "different"
    assert isinstance(values, core.Apply) and values.operation == "different"


AGENTS = """\
puzzle: Three robots
types:
  robot: [a, b, c]
state:
  at: 0..5 for each r in robot = rank(r) - 1
transitions:
  drive(to(r) in at(r) .. at(r) + 1 for each r in robot):
    when: different(to) and max(to) <= 5 and sum(to) > 0
    then:
      for each r in robot:
        at(r): to(r)
goal: different(at) and min(at) = 3
"""


def test_each_pair_of_parameters_is_tested_alone() -> None:
    puzzle = read(AGENTS)
    assert puzzle is not None
    (drive,) = puzzle.transitions
    pairs = [
        part.condition.arguments
        for part in guard_parts(drive.guard)
        if isinstance(part.condition, core.Apply) and part.condition.operation == "!="
    ]
    assert pairs == list(combinations(drive.parameters, 2))
    assert first_tier_agrees(puzzle, 40) > 4
    assert machine_code_agrees(puzzle, 40) > 4
