"""The compiled tier against the reference semantics, state by state."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.answers import load
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.ir import Apply, Const, Fold, If, Let, Slot, Temp, Term, nodes
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.thresholds import current
from puzzlelang.model.puzzle_checker import check
from puzzlelang.search.system import Fault
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.text.diagnostics import Diagnostics, render_all
from puzzlelang.text.source import Source
from tests.random_puzzles import for_random_puzzles
from tests.support import MOVING, of_library, slow

REJECTED = {
    "out-of-range", "start-broken", "set-too-wide", "negative-cost", "no-value", "no-entry",
    "off-domain", "nowhere", "too-large",
}  # fmt: skip
"""Errors allowed in a random puzzle: its initial values may be wrong, but not its types."""


def read(text: str) -> core.Puzzle | None:
    """Compile to the typed core; None if the initial values or constants are invalid."""
    diagnostics = Diagnostics()
    tree = read_puzzle(Source("random.yaml", text), diagnostics)
    assert tree is not None, render_all(diagnostics)
    puzzle = check(tree, {}, {}, diagnostics)
    codes = {diagnostic.code for diagnostic in diagnostics.errors}
    assert codes <= REJECTED, render_all(diagnostics)
    return puzzle if puzzle is not None and puzzle.starts else None


def plain_steps(puzzle: core.Puzzle, slots: tuple[int, ...]) -> Any:
    try:
        return [
            (s.transition.index, tuple(map(int, s.arguments)), s.state, s.cost)
            for s in semantics.steps(puzzle, slots)
        ]
    except semantics.RuleFault:
        return "fault"


def compiled_steps(system: CompiledSystem, state: Any) -> Any:
    try:
        return [
            (index, tuple(map(int, arguments)), system.slots(after), system.cost_lines(cost))
            for index, arguments, after, cost in system.steps(state)
        ]
    except Fault:
        return "fault"


def agree(puzzle: core.Puzzle, most: int) -> int:
    """Compare up to ``most`` states on both evaluators; return their number."""
    system = compile_puzzle(puzzle)
    assert tuple(map(system.slots, system.starts)) == puzzle.starts
    states = list(system.starts[:most])
    known = set(states)
    for place, state in enumerate(states):
        if place == most:
            return place
        slots = system.slots(state)
        found = compiled_steps(system, state)
        assert found == plain_steps(puzzle, slots), f"in the state {slots}"
        for name in ("is_goal", "is_lost"):
            try:
                plain: Any = bool(getattr(semantics, name)(puzzle, slots))
            except semantics.RuleFault:
                plain = "fault"
            try:
                compiled: Any = bool(getattr(system, name)(state))
            except Fault:
                compiled = "fault"
            assert compiled == plain, f"{name} of {slots}"
        if found == "fault":
            continue
        after = [system.state(step[2]) for step in found]
        assert system.successors(state) == after
        pairs = [(a, system.cost_lines(c)) for a, c in system.expand(state, 0)]
        assert pairs == [(system.state(step[2]), step[3]) for step in found]
        for state in after:
            if state not in known:
                known.add(state)
                states.append(state)
    return len(states)


def agree_along(puzzle: core.Puzzle, most: int) -> None:
    """A trace has the system's steps, although few transitions are compiled for it."""
    system, trace = compile_puzzle(puzzle), []
    trace.append(system.starts[0])
    for turn in range(most):
        after = [] if (found := plain_steps(puzzle, system.slots(trace[-1]))) == "fault" else found
        if not after:
            break
        trace.append(system.state(after[turn % len(after)][2]))
    along = system.steps_along(trace)
    assert "steps" not in system.derived, "compiled for these states only"
    for state in trace:
        try:
            found = along(state)
        except Fault:
            found = "fault"
        try:
            assert found == system.steps(state)
        except Fault:
            assert found == "fault"
    assert system.steps_along(trace) is system.steps, "existing steps are reused"


@pytest.mark.slow
@of_library("path", MOVING, share=9, always=("goat-gdl",))  # it can be lost
def test_library(path: Path) -> None:
    puzzle = load(str(path), {}, {}).puzzle
    assert agree(puzzle, 60) > 1
    agree_along(puzzle, 12)


PER_STATE = """\
puzzle: What is entered is paid for
state: {at: 0..5 = 0}
transitions:
  on: {when: at < 5, then: {at: at + 1}}
  jump: {when: at < 4, then: {at: at + 2}}
goal: at = 5
cost: at * at per state
"""


def test_costs_of_the_state_that_is_entered() -> None:
    puzzle = read(PER_STATE)
    assert puzzle is not None
    assert agree(puzzle, 10) == 6


@pytest.mark.nightly
@pytest.mark.parametrize("path", MOVING, ids=lambda path: path.stem)
def test_more_of_the_library(path: Path) -> None:
    assert agree(load(str(path), {}, {}).puzzle, 300) > 1


@pytest.mark.slow
@for_random_puzzles(100)
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    agree(puzzle, 40)
    agree_along(puzzle, 8)


ASKED = """\
puzzle: A name for what may have no value
types:
  item: [p, q, r]
tables:
  next: {p: q, q: r}
state:
  at: item = r
  n: 0..3 = 0
transitions:
  on: {then: {n: (n + 1) mod 4}}
goal: GOAL
"""


@pytest.mark.parametrize(
    "goal",
    [
        "(let v = next(at) then if v in set(q, r) then n = 0 else n = 3)",
        "(let v = next(at) then if v in set(p) then n = 0 else n = 3)",
        "(let v = next(r) then if v in set(q, r) then v = p else n = 0)",
        "(let v = next(at) then let w = v then w in set(q, r))",
        "(let v = 3 div n then if v in set(1, 2, 3) then n = 0 else n = 3)",
        "(let v = 3 div n then if v + 1 in set(2, 3, 4) then n = 0 else n = 3)",
        "(let v = next(at) then v = v)",
        "(let v = 3 div n then if v > 1 then n = 0 else n = 0)",
    ],
)
def test_what_is_asked_under_a_name_is_a_fault(goal: str) -> None:
    """Although the tested values are the only possible ones."""
    puzzle = read(ASKED.replace("GOAL", goal))
    assert puzzle is not None
    with pytest.raises(semantics.RuleFault):
        semantics.is_goal(puzzle, puzzle.starts[0])
    assert agree(puzzle, 10) == 4


IN_ORDER = """\
puzzle: A name for what may have no value, in steps in order
types:
  item: [p, q]
  place: 1..3
maps:
  field:
    text: |
      ..
    legend: |
      . = floor
tables:
  next: {p: q}
state:
  n: 0..3 = 0
  at: item = q
transitions:
  on:
    let:
      v: 3 div n
      w: next(at)
    then:
      - at: p
      - if CONDITION:
          - n: 2
goal: n = 3
"""


@pytest.mark.parametrize(
    "condition",
    ["v in set(0, 1, 2, 3)", "v in 0..3", "v = v", "v <= v", "w in set(p, q)", "w = w",
     "(if v > 1 then n = 0 else n = 0)",
     "(if w = p then v else v) = v"],
)  # fmt: skip
def test_what_is_asked_in_a_later_step_is_a_fault(condition: str) -> None:
    """A name refers to the state before all steps, but is evaluated at its use."""
    puzzle = read(IN_ORDER.replace("CONDITION", condition))
    assert puzzle is not None
    assert plain_steps(puzzle, puzzle.starts[0]) == "fault"
    assert agree(puzzle, 10) == 1


FORBIDDEN = """\
puzzle: A fault in a step that an invariant forbids
types:
  item: [p, q]
state:
  n: 0..3 = 1
  k: 0..3 = 1
  s: set of item = none
transitions:
  on: {then: {n: WRITTEN, k: VALUE}}
invariants:
  rule: n = 1
goal: k = 3
"""


@pytest.mark.parametrize("written", ["0", "k + 1", "2 - n"])
@pytest.mark.parametrize(
    "value",
    ["if first(s) = p then 1 else 2", "if 6 div (k - 1) = 2 then 1 else 2", "6 div (k - 1)",
     "count(set(first(s) for i in item))", "if set(first(s)) != none then 1 else 2"],
)  # fmt: skip
def test_a_fault_comes_before_the_invariants(value: str, written: str) -> None:
    """Effects are evaluated before the invariants are tested."""
    puzzle = read(FORBIDDEN.replace("WRITTEN", written).replace("VALUE", value))
    assert puzzle is not None
    assert plain_steps(puzzle, puzzle.starts[0]) == "fault"
    agree(puzzle, 10)


COLLIDE = """\
puzzle: Two writes to one place
state:
  x: 0..3 for each i in 0..2 = 0
  n: 0..2 = 0
  m: 0..2 = 2
transitions:
  on: {then: {n: (n + 1) mod 3}}
  write:
    then:
      x(n): 1
      x(m): 2
goal: x(0) = 1 and x(2) = 2
"""


def test_two_writes_to_one_place_are_a_fault() -> None:
    """If `n` is 2, the two lines of `write` change the same place."""
    puzzle = read(COLLIDE)
    assert puzzle is not None
    assert plain_steps(puzzle, (0, 0, 0, 2, 2)) == "fault"
    assert agree(puzzle, 100) > 3


PAINT = """\
puzzle: Paint the floor
maps:
  floor:
    text: |
      @...
      .#..
      ...?
    legend: |
      @ = start
      ? = target
      . = free
      # = wall
state:
  at: floor = the start
  coats: 0..2 for each c in floor = 0
  last: 0..2 = 0
transitions:
  go(d in direction):
    when: step(at, d) in floor and step(at, d) not in wall
    then:
      at: step(at, d)
      coats(at): (coats(at) + 1) mod 3
      last: coats(step(at, d))
  scratch:
    then:
      - coats(at): 0
      - coats(the target): coats(at)
invariants:
  rule: RULE
goal: at in target and LAST
"""


@pytest.mark.slow
@pytest.mark.parametrize("invariant", ["last < 3", "sum(coats(c) for c in floor) <= 9"])
@pytest.mark.parametrize("last", ["last = 2", "every c in floor has coats(c) < 2"])
def test_arrays_written_by_place(
    last: str, invariant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write to a computed place of an array that is not unrolled."""
    monkeypatch.setattr(current, "splits", 0)
    puzzle = read(PAINT.replace("LAST", last).replace("RULE", invariant))
    assert puzzle is not None
    by_place = any(ground.stores for ground in compile_puzzle(puzzle).grounds)
    assert by_place is (invariant == "last < 3"), "if nothing else reads the values"
    assert agree(puzzle, 400) == 400


BLOCKS = """\
puzzle: Blocks, balls and shapes
maps:
  box:
    text: |
      @..*........
      .#......*...
      ..a.....#...
      ..ab........
      ...b...#....
      *...........
      ....#.......
      ............
      .......*....
    legend: |
      @ = start
      . = gap
      # = post
      * = ball
      a-b = part(piece)
  yard:
    text: |
      xx
      .x
    legend: |
      x = shape
      . = hole
state:
  at: box = the start
  balls: set of box = ball
  cells: set of box for each p in piece = those c in part where part(c) = p
  turns: 0..3 = 0
define:
  free: box - post - balls - cells(a)
  corner: the (those y in yard where row(y) + col(y) = 0)
  covered: those c in box where shift(c, at, corner) in shape
transitions:
  roll(d in direction):
    let:
      there: slide(at, d, free)
    when: there != at
    then:
      at: there
      balls: toggle(balls, step(there, d))
      turns: (turns + 1) mod 4
  push(p in piece, d in direction):
    let:
      moved: set(step(c, d) for c in cells(p))
    when:
      - every c in cells(p) has step(c, d) in box
      - no c in moved where c in balls or at = c
    then:
      cells(p): moved
  jump(c in part where col(c) = 2):
    when: turns = 3 and shift(c, the start, at) in gap and count(covered) = WIDE
    then:
      at: shift(c, the start, at)
      turns: 0
goal: at = the start and not (covered <= gap + start + part)
"""


@pytest.mark.slow
@pytest.mark.parametrize("wide", ["3", "count(set(row(c) + n for c in gap, n in 0..1)) - 7"])
def test_cells_by_their_place(wide: str) -> None:
    """Slides, shifts and moved sets on a map too large to unroll."""
    puzzle = read(BLOCKS.replace("WIDE", wide))
    assert puzzle is not None
    assert agree(puzzle, 50) == 50


def test_a_set_is_moved_as_a_whole() -> None:
    """`set(step(c, d) for c in S)` becomes a shift of S, not a loop."""
    puzzle = read(BLOCKS.replace("WIDE", "3"))
    assert puzzle is not None
    moved = {"move", "difference", "union", "subset"}
    for ground in compile_puzzle(puzzle).grounds:
        if ground.transition.name == "push":
            for node in nodes(*ground.updates.values()):
                is_moved = isinstance(node, Apply) and node.operation in moved
                assert is_moved or isinstance(node, Slot | Const | Temp | Let | If)


@pytest.mark.slow
def test_a_large_state() -> None:
    """Thousands of slots: no recursion is as deep as the state is long."""
    puzzle = read(
        "puzzle: Large\ntypes:\n  place: 1..3000\nstate:\n  at: place = 1\n"
        "  seen: boolean for each place = false\ntransitions:\n"
        "  go(far in 1..2):\n    when: at + far in place\n    then:\n"
        "      at: at + far\n      seen(at): true\ngoal: at = 3000\n"
    )
    assert puzzle is not None
    assert agree(puzzle, 20) == 20


@pytest.mark.slow
def test_pairs_that_can_never_hop_are_left_out() -> None:
    """``hop(here, there)`` allows any two of 27 stones.

    Only neighbours (26 pairs) and stones with one between them (25 pairs) are compiled, in both
    orders.
    """
    path = Path(__file__).parents[2] / "benchmarks" / "puzzles" / "frogs-two-stones.yaml"
    system = load(str(path), [("n", "13")]).system
    assert len(system.grounds) == 2 * 26 + 2 * 25
    assert agree(load(str(path), [("n", "3")]).puzzle, 100) == 72


BY_NEED = """\
puzzle: Asked only where it is needed
state:
  paid: 0..5 = 3
define:
  pick(n in 0..90): if paid = 3 then 0 else n
  some_of(n in 0..90): some k in 1..paid where k > 2 and n > k
  late(n in 0..90): every k in 0..5 where k > paid has (some m in 0..5 where m > n)
  few(n in 0..5): those j in 0..5 where j div (n - 4) >= 0
transitions:
  pay:
    when:
      - pick(10 div (paid - 3)) = 0 or some_of(10 div (paid - 3))
      - paid != 5 or late(10 div (paid - 5))
    then:
      paid: 4
  wait(n in 0..5):
    when: every k in few(paid), m in n .. 5 div (paid - 4) has k > m
    then:
      paid: n
goal: paid = 5
"""


def test_what_is_given_to_a_definition_is_worked_out_by_need() -> None:
    puzzle = read(BY_NEED)
    assert puzzle is not None
    assert agree(puzzle, 20) > 1


FREELY = """\
puzzle: Cars, written freely
maps:
  park:
    text: |
      AA..
      ..BC
      XXBC
      ....
    legend: |
      A-Z = part(car)
      . = gap
TABLES
define:
  DEFINE
  parked(k in car): those c in park where stands(c) = k
  upright(k in car): some c, d in cells(k) where col(c) = col(d) and c != d
  ways(k in car): if upright(k) then north + south else east + west
state:
  stands: car or none for each c in park = if c in part then part(c) else none
transitions:
  drive(k in car, d in ways(k) where cells(k) != none):
    let:
      here: parked(k)
      there: set(step(c, d) for c in here where step(c, d) != nowhere)
    when:
      - count(there) = size(k)
      - every c in there has stands(c) = none or stands(c) = k
    then:
      - for each c in here:
          stands(c): none
      - for each c in there:
          stands(c): k
goal: some c in park where stands(c) = x and col(c) = columns(park) - 1
"""


@pytest.mark.slow
@pytest.mark.parametrize("section", ["TABLES", *slow("DEFINE")])
def test_a_puzzle_that_is_written_freely(section: str) -> None:
    """Values that depend only on parameters are computed before the search, in tables and
    definitions.
    """
    lines = "cells(k in car): those c in part where part(c) = k\n  size(k in car): count(cells(k))"
    tables = f"tables:\n  {lines}" if section == "TABLES" else ""
    text = FREELY.replace("TABLES", tables)
    puzzle = read(text.replace("  DEFINE\n", "" if tables else f"  {lines}\n"))
    assert puzzle is not None
    grounds = compile_puzzle(puzzle).grounds
    assert len(grounds) == 8, "each of the four cars can move in two directions"
    assert agree(puzzle, 100) == 23


@pytest.mark.slow
def test_a_large_set_that_is_known_is_no_loop() -> None:
    text = PAINT.replace("LAST", "at not in far").replace("RULE", "last < 3")
    text = text.replace("...?\n", "...?\n" + "      ....\n" * 40)
    puzzle = read(f"{text}define:\n  far: those c in floor where row(c) > 10 and last >= 0\n")
    assert puzzle is not None
    known = read(f"{text}define:\n  far: those c in floor where row(c) > 10\n")
    assert known is not None
    assert _has_fold(compile_puzzle(puzzle).goal_term)
    assert not _has_fold(compile_puzzle(known).goal_term)


def _has_fold(term: Term) -> bool:
    return any(isinstance(node, Fold) for node in nodes(term))


@pytest.mark.slow
def test_what_may_be_none_is_no_place_of_a_bit() -> None:
    """``on(d) != n`` after ``on(d) != none``: the remaining numbers are tested before ``none``."""
    puzzle = read(
        "puzzle: Each number once\ntypes:\n  number: 1..5\n  place: 1..5\nstate:\n"
        "  on: number or none for each place = none\ntransitions:\n"
        "  write(c in place, n in number):\n    when:\n      - on(c) = none\n"
        "      - every d in place where d < c has on(d) != none\n"
        "      - no d in place where on(d) = n\n    then:\n      on(c): n\n"
        "goal: every c in place has on(c) != none\n"
    )
    assert puzzle is not None
    assert agree(puzzle, 400) == 326
