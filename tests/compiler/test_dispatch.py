"""Plans that find applicable transitions: their size, and that they miss none."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.compiler import dispatch, terms
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.dispatch import (
    Given,
    Lacks,
    Plan,
    Sequence_,
    Switch,
    Try,
    When,
    Where,
)
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import current
from puzzlelang.text.diagnostics import Diagnostics
from tests.compiler.test_backends import agree, read
from tests.random_puzzles import for_random_puzzles
from tests.support import checked, slow

GRIPPER = """\
puzzle: Gripper
types:
  ball: [{balls}]
  place:
    room: [near, far]
    hand: [left, right]
state:
  robby: room = near
  at: place for each ball = near
transitions:
  go:
    then:
      robby: if robby = near then far else near
  pick(b in ball, h in hand):
    when: at(b) = robby and no c in ball where at(c) = h
    then:
      at(b): h
  drop(b in ball):
    when: at(b) in hand
    then:
      at(b): robby
goal: every b in ball has at(b) = far
"""

PRIORITIES = """\
puzzle: The first that is free
types:
  k: 1..{n}
state:
  free: boolean for each i in k = i > 1
transitions:
  take(i in k):
    when: free(i) and (every j in k has j < i implies not free(j))
    then:
      free(i): false
goal: not free({n})
"""


def gripper(balls: int) -> core.Puzzle:
    text = GRIPPER.format(balls=", ".join(f"ball{i}" for i in range(balls)))
    return puzzle_of(text)


def puzzle_of(text: str) -> core.Puzzle:
    puzzle = checked(text, Diagnostics())
    assert puzzle is not None
    return puzzle


def planned(system: CompiledSystem, *, lacking: bool = False) -> Plan:
    arrays = system._arrays()
    return dispatch.plan(system.grounds, system._domains(), arrays, lacking=lacking)


def nodes(plan: Plan) -> list[Plan]:
    """All nodes of a plan, in the order of its transitions."""
    below: tuple[Plan, ...] = ()
    if isinstance(plan, Sequence_):
        below = plan.plans
    elif isinstance(plan, When | Given):
        below = (plan.plan,)
    elif isinstance(plan, Switch):
        below = tuple(one for _, one in plan.plans)
    elif isinstance(plan, Where):
        below = (*(one for _, one in plan.plans), plan.otherwise)
    elif isinstance(plan, Lacks):
        below = (plan.plan, plan.otherwise)
    return [plan, *(node for one in below for node in nodes(one))]


def questions(plan: Plan) -> int:
    """Number of conditions in a plan."""
    found = 0
    for node in nodes(plan):
        if isinstance(node, Try):
            found += len(node.tests) + len(terms.conjuncts(node.ground.guard))
        elif isinstance(node, Given):
            found += len(terms.conjuncts(node.condition))
        elif not isinstance(node, Sequence_):
            found += 1
    return found


def size(system: CompiledSystem) -> int:
    """Number of transitions and tests of a system."""
    return sum(1 + len(ground.tests) for ground in system.grounds)


@pytest.mark.slow
@pytest.mark.parametrize("lacking", [False, True])
@pytest.mark.parametrize("balls", [6, 12, 24, 48, 96])
def test_a_plan_is_linear_in_the_transitions(balls: int, lacking: bool) -> None:
    system = compile_puzzle(gripper(balls))
    plan = planned(system, lacking=lacking)
    assert len(system.grounds) == 3 * balls + 1
    extra = current.plan_room if balls < 24 else 0  # room that small plans have in any case
    assert len(nodes(plan)) <= 6 * len(system.grounds) + extra
    written = [node for node in nodes(plan) if isinstance(node, Try)]
    assert {id(node.ground) for node in written} == {id(ground) for ground in system.grounds}


@pytest.mark.slow
@pytest.mark.parametrize("make", [gripper, lambda n: puzzle_of(PRIORITIES.format(n=n))])
def test_planning_is_linear_in_what_is_asked(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    without = dispatch._without

    def counted(one: Try, slot: int) -> Try:
        nonlocal looks
        looks += 1 + len(one.tests)
        return without(one, slot)

    monkeypatch.setattr(dispatch, "_without", counted)
    work = []
    for count in (20, 40, 80):
        system = compile_puzzle(make(count))
        looks = 0
        planned(system)
        work.append(looks / size(system))
    assert max(work) <= 3 * current.plan_depth / 2
    assert work[2] <= 1.5 * max(work[0], current.plan_depth / 2), work


@pytest.mark.parametrize("balls", [7, 9])
def test_a_value_that_is_nowhere_is_looked_for_once(balls: int) -> None:
    """Each hand must be empty, so ``no c in ball where at(c) = h`` needs no further test."""
    puzzle = gripper(balls)
    system = compile_puzzle(puzzle)
    found = nodes(planned(system, lacking=True))
    assert {node.size for node in found if isinstance(node, Lacks)} == {balls}
    picks = [n for n in found if isinstance(n, Try) and n.ground.transition.name == "pick"]
    asked = [len(node.ground.tests) for node in picks]
    assert min(asked) >= balls - 1 and not any(node.tests for node in picks)
    assert agree(puzzle, 400) == 400


STAR = """\
puzzle: Star
state:
  n: 0..{n} = 0
  m: 0..{n} or none = {m}
  k: 0..{n} = 0
transitions:
  go(i in 1..{n}):
    when: {when}
    then:
      n: i
      m: {then}
goal: n = {n}
"""


def star(when: str, *, n: int = 200, m: str = "0", then: str = "m") -> core.Puzzle:
    """The start has ``n`` successors."""
    return puzzle_of(STAR.format(n=n, m=m, when=when, then=then))


@pytest.mark.slow
@pytest.mark.each_time("n = 0-1", "n = k-1")
@pytest.mark.parametrize(
    ("when", "asked"),
    [
        ("n = 0", 1),
        ("n = k", 1),
        ("n = k and m != none", 2),
        ("i > 100 and n = k", 1),
        ("no j in 1..100 where j * n = k + 1", 1),  # a loop with bound names
    ],
)
def test_what_neighbours_have_in_common_is_asked_once(when: str, asked: int) -> None:
    puzzle = star(when)
    assert questions(planned(compile_puzzle(puzzle))) == asked
    assert agree(puzzle, 3) == 3


@pytest.mark.slow
def test_a_value_among_many_leads_to_its_transition() -> None:
    """Such a slot has no lookup table, and each transition tests another value."""
    puzzle = star("n = i - 1")
    system = compile_puzzle(puzzle)
    assert questions(planned(system)) == 1
    assert len(system.successors(system.starts[0])) == 1
    assert agree(puzzle, 20) == 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("when", "shared"),
    [
        ("n = k and 6 div k < i", True),
        ("6 div k < i and n = k", False),
        ("6 div n < i or n = k", False),
        ("m in 1..2 and n = k", True),  # the table has no entry for none
        ("n = k and m in 3..5", True),
    ],
)
@pytest.mark.parametrize("by", [1, 3])
@pytest.mark.parametrize("m", ["0", "2", "none"])
def test_what_is_shared_hides_no_fault(
    when: str, shared: bool, by: int, m: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(current, "shared_by", by)
    monkeypatch.setattr(current, "slot_values", 0)
    puzzle = star(when, n=9, m=m, then="if n = 4 then none else i")
    assert any(isinstance(node, Given) for node in nodes(planned(compile_puzzle(puzzle)))) == shared
    assert agree(puzzle, 20) > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("when", "m"),
    [
        ("n = k", "none"),
        *slow(("n = 0", "none"), ("n = i - 1", "none")),
        *slow(*(("n = k and m in 1..3", m) for m in ("none", "0", "3"))),
    ],
)
def test_shared_conditions_in_machine_code(when: str, m: str) -> None:
    pytest.importorskip("llvmlite")
    from tests.engine.test_native import agree as agree_in_machine_code

    assert agree_in_machine_code(star(when, m=m, then="i"), 10) > 0


@pytest.mark.slow
@for_random_puzzles(30)
def test_random_puzzles_without_room(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {
            "plan_copies": 0,
            "plan_room": 0,
            "few_tries": 1,
            "plan_depth": 3,
            "shared_by": 2,
            "slot_values": 0,
        }.items():
            patch.setattr(current, name, value)
        agree(puzzle, 20)


BLOCKS = """\
puzzle: Blocks with a hand
types:
  thing:
    block: [{blocks}]
    other: [table, hand]
state:
  on: thing for each block = table
define:
  clear(x in thing): no c in block where on(c) = x
transitions:
  lift(b in block):
    when: on(b) != hand and clear(b) and clear(hand)
    then:
      on(b): hand
  put(b in block, there in block + table where there != b):
    when: on(b) = hand and (there = table or clear(there))
    then:
      on(b): there
goal: on(b0) = b1
"""


def blocks(count: int) -> core.Puzzle:
    return puzzle_of(BLOCKS.format(blocks=", ".join(f"b{i}" for i in range(count))))


def test_what_is_nowhere_in_an_array_is_asked_once() -> None:
    """Each of n² transitions tests n places, too many for any plan to distinguish."""
    system = compile_puzzle(blocks(24))
    assert questions(planned(system)) > 20 * len(system.grounds)
    assert questions(planned(system, lacking=True)) <= 4 * len(system.grounds)
    for count in (8, 12, 24):
        assert agree(blocks(count), 60) == 60


CARDS = """\
puzzle: Cards behind those before them
types:
  card: 1..8
  place: 1..10
state:
  at: place for each k in card = k * 3 mod 11
transitions:
  lay(p in place, k in card):
    when: k > 1 and at(k - 1) = p - 1 and no c in card where at(c) = p
    then:
      at(k): p
goal: at(1) = 1
"""


def test_neighbours_ask_an_array_once() -> None:
    """The transitions to a place share the test that it is free; each is below another card."""
    puzzle = puzzle_of(CARDS)
    system = compile_puzzle(puzzle)
    found = nodes(planned(system, lacking=True))
    assert sum(isinstance(node, Lacks) for node in found) == 9
    assert sum(isinstance(node, Where) for node in found) == 9
    assert not any(isinstance(node, When | Switch) for node in found)
    assert agree(puzzle, 300) > 5


@pytest.mark.slow
def test_arrays_are_asked_or_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current, "plan_terms", 0)
    for least in (1, 8, 1000):
        monkeypatch.setattr(current, "lacked", least)
        assert agree(blocks(7), 200) == 200


ROW = """\
puzzle: A row of nine
types:
  k: 0..8
  v: [a, b, c]
state:
  at: v for each i in k = a
define:
  none_is(x in v): no i in k where at(i) = x
transitions:
  one:
    when: at(0) = a and none_is(c)
    then: {at(0): b}
  two:
    when: at(0) = b and none_is(c)
    then: {at(0): c}
  three:
    when: at(0) = c
    then: {at(0): a}
goal: at(8) = c
"""


def test_a_place_that_tells_more_than_its_array_is_asked() -> None:
    assert agree(puzzle_of(ROW), 3) == 3
