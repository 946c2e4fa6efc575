"""Machine code agrees with the first tier on states, order, costs, faults, answers and counts."""

from __future__ import annotations

import ctypes
import random
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.llvm_module import ModulePrinter
from puzzlelang.compiler.pattern_selection import collections
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import ANY, changed
from puzzlelang.search import all_solutions, count_solutions, explore, search
from puzzlelang.search.searcher import PythonSearcher, Request
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Fault, Limits, Solved, Space, Weight
from puzzlelang.text.records import replace
from tests.compiler.test_backends import read
from tests.random_puzzles import MANY, at_random, puzzles
from tests.support import MOVING, nightly, of_library, slow

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel
from puzzlelang.engine.native_code import Code, object_code
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.native_search import NativeSearcher
from puzzlelang.engine.translation import Job

BENCHMARKS = Path(__file__).parents[2] / "benchmarks" / "puzzles"


class Functions:
    """The machine code functions of a puzzle, called one by one."""

    def __init__(self, system: CompiledSystem) -> None:
        self.rules = Rules(system)
        names = ["expand", "expand_costs", "goal", "lost"]
        names += ["estimate"] if system.has_estimate else []
        module = self.rules._printer.module(*names)
        job = Job(
            module.text, rough=bool(MANY)
        )  # unoptimised for many puzzles: optimised code takes ten times longer
        self.code = Code(object_code(job), names, module.bound)
        self.words = self.rules.packing.words
        size = self.rules.most_successors + 1
        self.out = (ctypes.c_uint64 * (size * self.words))()
        self.keys = (ctypes.c_uint64 * size)()
        self.made = {
            name: ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)(address)
            for name, address in self.code.addresses.items()
        }

    def call(self, name: str, state: Any, *more: Any) -> int:
        slots = self.rules.system.slots(state)
        packed = (ctypes.c_uint64 * self.words)(*self.rules.packing.pack(slots))
        return self.made[name](packed, *(*more, None, None)[:2])

    def estimate(self, state: Any) -> tuple[int, int]:
        """Return the status and the packed estimate."""
        key = ctypes.c_uint64()
        return self.call("estimate", state, ctypes.byref(key)), key.value

    def successors(self, state: Any) -> Any:
        count = self.call("expand_costs", state, self.out, self.keys)
        if count < 0:
            return {-1: "fault", -2: "too large"}[count]
        again = (ctypes.c_uint64 * len(self.out))()
        assert self.call("expand", state, again) == count
        assert again[: count * self.words] == self.out[: count * self.words]
        return [
            (
                self.rules.decoded(self.out[i * self.words : (i + 1) * self.words]),
                self.rules.cost(self.keys[i]),
            )
            for i in range(count)
        ]


def asked(function: Any, *arguments: Any) -> Any:
    try:
        found = function(*arguments)
    except Fault:
        return "fault"
    return found


def agree(puzzle: core.Puzzle, most: int) -> int:
    """Compare up to ``most`` states on both tiers; return their number."""
    system = compile_puzzle(puzzle)
    functions = Functions(system)
    states = list(system.starts[:most])
    known = set(states)
    for place, state in enumerate(states):
        if place == most:
            return place
        slots = system.slots(state)
        packing = functions.rules.packing
        assert packing.unpack(packing.pack(slots)) == slots
        found = functions.successors(state)
        if found == "too large":
            continue
        assert found == asked(system.expand, state, 0), f"in the state {slots}"
        for name, plain in (("goal", system.is_goal), ("lost", system.is_lost)):
            truth = asked(plain, state)
            wanted = -1 if truth == "fault" else int(bool(truth))
            assert functions.call(name, state) == wanted, f"{name} of {slots}"
        if system.has_estimate:
            status, key = functions.estimate(state)
            if status != -2:
                bound = "fault" if status else functions.rules.cost(key)
                assert bound == asked(system.estimate, state)
        for state, _ in found if found != "fault" else ():
            if state not in known:
                known.add(state)
                states.append(state)
    return len(states)


def outcome(function: Any, *arguments: Any) -> Any:
    """Result of a search without the fields that differ between tiers: time and memory."""
    try:
        found = function(*arguments)
    except Fault as fault:
        return "fault", fault.state
    statistics = found.statistics
    numbers = statistics.reached, statistics.expanded, statistics.generated
    if isinstance(found, Solved):
        said = found.optimal, found.assuming, found.remark, found.factor
        return found.trace, found.cost, *said, numbers
    rest = {k: getattr(found, k) for k in found.__slots__ if k != "statistics"}
    return type(found).__name__, rest, numbers


FEW = 200
"""Number of listed solutions that are compared."""

WEIGHT = Weight(5, 4)

IN_MACHINE_CODE = [*kernel.ORDERS, "auto"]


def counted(count: Any, *arguments: Any) -> Any:
    """Result of a search for all solutions, with their number and the first of them."""
    more: list[Any] = []

    def asked() -> Any:
        found = count(*arguments)
        more.extend((found.total, tuple(islice(found.traces, FEW))))
        return found.outcome

    return outcome(asked), more


def counted_on_the_way(native: NativeSearcher, limits: Limits) -> Space | None:
    """Compare a walk that counts solutions with one that doesn't, and with a separate count."""
    plain = outcome(native.explore, limits)
    said = outcome(partial(native.explore, limits, counts=True))
    if plain[0] == "fault":
        assert said == plain
        return None
    space = native.explore(limits, counts=True)
    rest = {**said[1], "solutions": None}
    assert (said[0], rest, said[2]) == plain
    if space.solutions is not None:
        after = native.count_solutions(replace(limits, states=None))
        assert isinstance(after.outcome, Solved)
        assert space.solutions == (after.outcome.cost, after.total)
    return space


def same_answers(puzzle: core.Puzzle, limits: Limits) -> None:
    system = compile_puzzle(puzzle)
    native = NativeSearcher(system)
    assert outcome(native.explore, limits) == outcome(explore, system, limits)
    assert counted(native.count_solutions, limits) == counted(count_solutions, system, limits)
    if system.unit_cost:
        counted_on_the_way(native, limits)
    assert counted(native.all_solutions, limits) == counted(all_solutions, system, limits)
    for order in IN_MACHINE_CODE:
        plain = outcome(search, system, order, limits)
        assert outcome(native.search, order, limits) == plain, order
    found = collections(system, 1000)
    for order in (order for order in kernel.ORDERS if found and ORDERS[order].estimated):
        request = Request(order=order, limits=limits, weight=WEIGHT, collections=found)
        assert outcome(native.run, request) == outcome(PythonSearcher(system).run, request), order


@pytest.mark.slow
@pytest.mark.later("knights-tour", "queens", "family-cpp")
@of_library("path", MOVING, share=12, always=("lights-out",))  # it reads single values
def test_library(path: Path) -> None:
    puzzle = load(str(path), {}, {}).puzzle
    assert agree(puzzle, 40) > 1


SMALL = 500

SHOWING = "bridge", "toast"
"""Puzzles with varied costs: bounds are raised, and estimates have a weight."""


@pytest.mark.slow
@of_library(
    "path", [p for n, p in enumerate(MOVING) if n % 5 == 0 or p.stem in SHOWING], share=2,
    always=SHOWING,
)  # fmt: skip
def test_library_answers(path: Path) -> None:
    puzzle = load(str(path), {}, {}).puzzle
    same_answers(puzzle, Limits(SMALL, expanded=SMALL))


LARGE = 300_000
"""Limit of assembly characters in tests of many puzzles: LLVM would spend nine tenths of the time
on the larger half.
"""


def is_small(system: CompiledSystem) -> bool:
    if len(system.grounds) > 100:  # it is too large, and would take long to print
        return False
    try:
        return len(Rules(system)._printer.module("expand").text) <= LARGE
    except Unprintable:
        return False


@at_random(12, puzzles())
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    assume(not MANY or is_small(compile_puzzle(puzzle)))
    try:
        agree(puzzle, 40)
        same_answers(puzzle, Limits(states=300))
    except Unprintable:
        assume(False)


FORK = """\
puzzle: A near goal and a far one
types:
  place: [start, near, far]
state:
  at: place = start
transitions:
  go(p in place):
    when: at = start and p != start
    then:
      at: p
cost: if at = near then 1 else 2 per state
goal: at != start
show: <at>
"""


TWICE = """\
puzzle: Two transitions between the same states
state:
  at: 0..3 = 0
transitions:
  dear: {when: at < 3, then: {at: at + 1}}
  cheap: {when: at < 3, then: {at: at + 1}}
cost:
  - 2 per dear
  - 1 per cheap
goal: at = 3
"""


WIDE = """\
puzzle: Sets with more places than the list has for them
types:
  item: [p, q, r]
tables:
  next: {p: q, q: r, r: p}
state:
  lit: boolean = false
  load: set of item = none
  packs: list(3) of set of item = none
transitions:
  look:
    then:
      lit: set(next(y) for y in load) in push(packs, load)
  keep:
    when: count(packs) < 3
    then:
      packs: push(packs, set(next(y) for y in load))
  more(i in item): {when: i not in load, then: {load: load + i}}
goal: position(packs, set(next(y) for y in load)) = 3
"""


@pytest.mark.slow
def test_sets_of_other_widths_in_lists() -> None:
    puzzle = read(WIDE)
    assert puzzle is not None
    assert agree(puzzle, 300) > 50
    same_answers(puzzle, Limits())


@pytest.mark.parametrize("costs", [True, False])
def test_a_successor_that_comes_twice_is_one_way(costs: bool) -> None:
    puzzle = read(TWICE if costs else TWICE.replace(TWICE[TWICE.index("cost:") : -13], ""))
    assert puzzle is not None
    same_answers(puzzle, Limits())
    assert NativeSearcher(compile_puzzle(puzzle)).count_solutions().total == 1


WIDER = """\
puzzle: Doublings
state:
  n: 0..250 = 0
  x: 0..2 = 0
transitions:
  step(y in 0..2):
    when: n < 250
    then: {n: n + 1, x: y}
goal: n = 250 and x < 2
"""


def test_as_wide_as_it_takes() -> None:
    """Path counts start with one word and end with seven."""
    puzzle = read(WIDER)
    assert puzzle is not None
    native = NativeSearcher(compile_puzzle(puzzle))
    with changed(index_bits=0):
        space = counted_on_the_way(native, Limits())
    assert space is not None and space.solutions == (250, 2 * 3**249)
    found = native.count_solutions()
    assert isinstance(found.outcome, Solved)
    assert found.total == 2 * 3**249 > 1 << 6 * 64 and len(found.outcome.trace) == 251


def test_a_bitmap_ends_the_count() -> None:
    """A space with a bitmap is counted in a separate search."""
    system = load("frogs").searcher.system
    with changed(index_bits=0):
        assert NativeSearcher(system).explore(counts=True).solutions == (8, 2)
    space = counted_on_the_way(NativeSearcher(system), Limits())
    assert space is not None and space.solutions is None


def test_only_the_nearest_goals_count() -> None:
    puzzle = read(FORK)
    assert puzzle is not None
    same_answers(puzzle, Limits())
    assert NativeSearcher(compile_puzzle(puzzle)).all_solutions().total == 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [7, *nightly(16, 17, 62)])
def test_wide_states(size: int) -> None:
    """States of 2 to 63 words. A transition copies unchanged words in one call."""
    painter = load(str(BENCHMARKS / "painter.yaml"), [("size", str(size)), ("steps", "3")])
    system = compile_puzzle(painter.puzzle)
    assert agree(painter.puzzle, 60) >= 60
    words = Functions(system).rules.packing.words
    assert words > size * size // 64
    same_answers(painter.puzzle, Limits())
    text = ModulePrinter(system).module("expand").text
    assert ("memcpy" in text) is (words > 4)
    # with four rules for open places, each of which a plan may copy twice
    assert len(text) < max(10_000 * len(system.grounds), 4 * 2 * 6_000)


WIDE_SETS = """\
puzzle: Sets of many values
params:
  size: SIZE
types:
  place: 0 .. size - 1
sets:
  odd: those p in place where p mod 3 = 1
  low: those p in place where p * 2 < size
state:
  at: place = size div 2
  other: place = size - 1
  bag: set of place = those p in place where p mod 7 = 2
  sack: set of place = those p in place where p > size - 70
transitions:
  jump(far in 1..4):
    let:
      to: (at + far * (size div 3) + far) mod size
    when: MEMBER IN TESTED
    then:
      at: to
      bag: BUILT
  swap:
    then: {at: other, other: at, sack: sack - at + other}
goal: at in TESTED and other < 2
"""


def some_set(chance: random.Random, depth: int) -> str:
    if depth == 0:
        return chance.choice(("bag", "sack", "odd", "low"))
    left = some_set(chance, depth - 1)
    if chance.random() < 0.5:
        return f"({left} {chance.choice('+-')} {chance.choice(('at', 'other'))})"
    right = some_set(chance, depth - 1)
    if chance.random() < 0.4:
        return f"(those p in {left} where p in {right})"
    return f"({left} {chance.choice('+-')} {right})"


@pytest.mark.slow
@pytest.mark.later("513-64")
@pytest.mark.parametrize("whole", [0, 64, ANY])
@pytest.mark.parametrize("size", [513, *slow(64, 1089), *nightly(65, 511, 512, 577, 4096)])
def test_sets_of_many_values(size: int, whole: int) -> None:
    """A set built or tested in parts has the same members as on the first tier."""
    chance = random.Random(f"{size} {whole}")
    member = chance.choice(("at", "to", "other", "to - 1", "to * 2", "size - 1 - to"))
    text = WIDE_SETS.replace("SIZE", str(size)).replace("MEMBER", member)
    text = text.replace("IN", chance.choice(("in", "not in")))
    text = text.replace("TESTED", some_set(chance, 2)).replace("BUILT", some_set(chance, 1))
    puzzle = read(text)
    assert puzzle is not None
    with changed(whole_set=whole):
        assert agree(puzzle, 40) >= 2


HALL = """\
puzzle: A hall too large for sets of its cells
maps:
  hall:
    text: |
ROWS
    legend: |
      @ = start
      . = free
      # = wall
state:
  at: hall = the start
  box: hall = the (those c in free where row(c) = 2 and col(c) = 3)
transitions:
  run(d in direction):
    then:
      at: slide(at, d, hall - wall - box)
  push(d in direction):
    then:
      box: slide(box, d, free + start - at)
goal: at in wall + box
"""


@pytest.mark.parametrize(
    "height, width", [(9, 57), (33, 33), *slow((120, 90)), *nightly((150, 300))]
)
def test_slides_on_maps_of_any_size(height: int, width: int) -> None:
    """The set of free cells is never built: its parts are tested at each cell."""
    chance = random.Random(height)
    rows = [chance.choices(".#", (9, 1), k=width) for _ in range(height)]
    rows[2][3], rows[4][4] = ".", "@"
    puzzle = read(HALL.replace("ROWS", "\n".join("      " + "".join(row) for row in rows)))
    assert puzzle is not None
    assert agree(puzzle, 60) >= 60
