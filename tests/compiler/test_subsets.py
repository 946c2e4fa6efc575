"""Set parameters: the subsets of sizes allowed by `where`, in the usual order."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.model.cost_bound import combinations, work_of_transition
from puzzlelang.text.diagnostics import PuzzleError
from tests import support
from tests.support import load_text

PUZZLE = """\
puzzle: Crews
types:
  person: [{names}]
sets:
  even: those p in person where rank(p) mod 2 = 0
params:
  most: 2
state:
  n: 0..3 = 0
  last: set of person = none
transitions:
  cross({head}):
    when: n < 3
    then:
      last: {name}
      n: n + 1
goal: n = 3
"""


def puzzle(size: int, head: str, name: str = "a") -> str:
    return PUZZLE.format(names=", ".join(f"p{i}" for i in range(size)), head=head, name=name)


def cross(text: str) -> core.Transition:
    (transition,) = load_text(text).puzzle.transitions
    return transition


PEOPLE = range(5)
EVERY = list(range(1 << len(PEOPLE)))
ODD = [mask for mask in EVERY if mask & 0b10101 == 0]  # p1 and p3, whose ranks are even
SIZES = {
    "count(a) <= most": lambda n: n <= 2,
    "count(a) in 1..most": lambda n: 1 <= n <= 2,
    "count(a) = 0 or count(a) = 3": lambda n: n in (0, 3),
    "count(a) = 5 or count(a) = 1": lambda n: n in (1, 5),
    "not count(a) < 4": lambda n: n >= 4,
    "count(a) >= 1 and count(a) != 3": lambda n: n >= 1 and n != 3,
    "1 <= count(a) and count(a) + 1 < 4 and p1 in a": lambda n: 1 <= n <= 2,
    "count(a) > 5": lambda n: False,
}


@pytest.mark.parametrize("where", SIZES)
def test_a_name_runs_over_the_sizes_that_where_admits(where: str) -> None:
    binders = cross(puzzle(5, f"a in set of person where {where}")).binders
    assert list(binders[0].values) == [m for m in EVERY if SIZES[where](m.bit_count())]


OPEN = [
    "",
    "where p1 in a and count(a) = 2",  # not only about the size: excludes nothing
    "where 6 div count(a) >= 3",  # faults for the empty set
    "where the a = p1 and count(a) = 1",  # the fault comes first
]


@pytest.mark.parametrize("where", OPEN)
def test_what_may_be_a_fault_leaves_nothing_out(where: str) -> None:
    transition = cross(puzzle(5, f"a in set of person {where}"))
    assert list(transition.binders[0].values) == EVERY


TWO = {
    "count(a) <= 1 and count(b) = 2": lambda a, b: a.bit_count() <= 1 and b.bit_count() == 2,
    "count(b) = 1 and p0 in a and count(a) = 2": (
        lambda a, b: b.bit_count() == 1 and a & 1 and a.bit_count() == 2
    ),
    "count(a) + count(b) = 2 and count(b) <= 1": (
        lambda a, b: a.bit_count() + b.bit_count() == 2 and b.bit_count() <= 1
    ),
    "count(last) < 2 and count(a) = 1 and a != b": lambda a, b: a.bit_count() == 1 and a != b,
}


@pytest.mark.parametrize("where", TWO)
def test_steps_come_in_the_order_of_all_subsets(where: str) -> None:
    """Compare with Python's loops over all pairs of subsets, the last name fastest, filtered."""
    text = puzzle(5, f"a in set of person, b in set of even where {where}")
    loaded = load_text(text)
    steps = list(semantics.steps(loaded.puzzle, loaded.puzzle.starts[0]))
    expected = [(a, b) for a, b in product(EVERY, ODD) if TWO[where](a, b)]
    assert expected
    assert [tuple(step.arguments) for step in steps] == expected
    compiled = [loaded.system.slots(s) for s in loaded.system.successors(loaded.system.starts[0])]
    assert [state[1] for state in compiled] == [a for a, _ in expected]


@pytest.mark.slow
def test_the_work_is_that_of_the_subsets_of_these_sizes() -> None:
    """Of twenty members, the crews of one to three instead of a million subsets."""
    transition = cross(puzzle(20, "a in set of person where count(a) in 1..3"))
    crews = sum(comb(20, size) for size in range(1, 4))
    assert combinations(transition.binders) == crews == 1_350
    masks = list(transition.binders[0].values)
    assert masks == sorted(set(masks))
    assert {mask.bit_count() for mask in masks} == {1, 2, 3}
    alone = cross(puzzle(20, "a in set of person where count(a) = 1"))
    assert combinations(alone.binders) == 20
    assert work_of_transition(transition) < 1_000_000


@pytest.mark.slow
def test_all_but_a_few_are_as_few() -> None:
    (binder,) = cross(puzzle(300, "a in set of person where count(a) >= 299")).binders
    whole = (1 << 300) - 1
    assert list(binder.values) == sorted([whole, *(whole & ~(1 << i) for i in range(300))])


@pytest.mark.parametrize("where", ["", "where count(a) <= 10", "where p1 in a and count(a) = 1"])
def test_too_many_are_refused_with_a_way_out(where: str) -> None:
    (error,) = support.diagnose(puzzle(20, f"a in set of person {where}"))
    assert error.code == "too-many-subsets"
    assert "where count(a) <= 2" in error.help


def test_a_mistake_in_where_is_told_alone() -> None:
    errors = support.diagnose(puzzle(20, "a in set of person where cuont(a) <= 2"))
    assert [error.code for error in errors if error.severity == "error"] != []
    assert "too-many-subsets" not in {error.code for error in errors}
    with pytest.raises(PuzzleError):
        load_text(puzzle(20, "a in set of person where cuont(a) <= 2"))
