"""Every step of a puzzle is a step of each of its abstractions, at no higher cost."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler.abstraction import Abstraction, NoAbstraction, Pattern
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.pattern_selection import collections
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.core.thresholds import current
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search.system import Fault, Limits, Solved
from tests.support import load_text, nightly, slow

MOST = 400


def stands_for(system: CompiledSystem, abstraction: Abstraction, most: int = MOST) -> int:
    """Compare each step of up to ``most`` states with the abstract ones; return the number of
    steps.
    """
    small = abstraction.system
    waiting, known, steps = deque(system.starts[:most]), {*system.starts[:most]}, 0
    while waiting:
        state = waiting.popleft()
        here = small.state(abstraction.slots(system.slots(state)))
        assert abstraction.key(state) == abstraction.key_of(here)
        if system.is_goal(state):
            assert small.is_goal(here), f"a goal: {system.slots(state)}"
        try:
            found = system.expand(state, system.zero)
        except Fault:
            continue  # a search ends here
        there: dict[Any, int] = {here: 0}
        for after, cost in small.expand(here, small.zero):
            there[after] = min(cost, there.get(after, cost))
        for after, cost in found:
            steps += 1
            image = small.state(abstraction.slots(system.slots(after)))
            slots = system.slots(state), system.slots(after)
            assert image in there, f"no such step: {slots}, {abstraction.pattern}"
            assert there[image] <= cost, (
                f"the abstract step costs more: {slots}, {abstraction.pattern}"
            )
            if after not in known and len(known) < most:
                known.add(after)
                waiting.append(after)
    return steps


def some_pattern(system: CompiledSystem, chance: Random) -> Pattern:
    """Choose all, some or no slots of each variable, kept or with all slots of a domain merged."""
    domains = slot_domains(system.puzzle)
    kept, merged = set[int](), set[int]()
    for variable in system.puzzle.variables:
        slots = range(variable.offset, variable.offset + variable.size)
        how = chance.choice(("all", "some", "some", "none", "merged"))
        if variable.size == 1:
            how = "all" if chance.random() < 0.85 else "none"
        part = chance.choice((0.2, 0.5, 0.9)) if how == "some" else float(how == "all")
        kept |= {slot for slot in slots if chance.random() < part}
        if how == "merged" and domains[slots.start]:
            merged |= set(slots)
    values = {value for slot in merged for value in domains[slot] or ()}
    told = frozenset(value for value in sorted(values) if chance.random() < 0.5)
    return Pattern(frozenset(kept), frozenset(merged), told)


def stands_in_any(system: CompiledSystem, seed: int, patterns: int = 4, most: int = MOST) -> int:
    """Apply ``stands_for`` to random patterns and to the patterns that a search would choose."""
    chance, found, wanted = Random(seed), 0, patterns
    made = [one for row in collections(system, 300) for one in row]
    for _ in range(10 * patterns):  # few patterns of most puzzles have an abstraction
        with suppress(NoAbstraction):
            abstraction = Abstraction(system, some_pattern(system, chance))
            if abstraction.system.grounds:
                made.append(abstraction)
                wanted -= 1
        if not wanted:
            break
    for abstraction in made:
        found += stands_for(system, abstraction, most)
    return found


SMALL = {"eight-puzzle": {"width": "3", "tiles": "3,1,2,4,0,5"}, "frogs": {"left": "3"}}
"""Settings that make the whole space small."""


@pytest.mark.slow
@pytest.mark.later("gaps", "tiles")
@pytest.mark.parametrize(
    "name",
    ["blocks", "family", "frogs", "gaps", "goat", "hanoi", "lights-out", "pancakes", "tiles"],
)
def test_steps_of_the_library(name: str) -> None:
    system = load(name, tuple(SMALL.get(name, {}).items())).system
    assert stands_in_any(system, 1) > 20


BOARD = """\
puzzle: Values move on a large board
state:
  board: 0..3 for each p in 0..19 = p mod 4
  at: 0..19 = 3
  to: 0..19 = 18
  n: 0..30 = 0
  paint: 0..2 for each p in 0..19 = 0
transitions:
  dab:
    then:
      paint(at): n mod 3
      n: (n + 1) mod 31
  copy:
    when: at != to
    then:
      paint(to): if n > 3 then paint(at) else 1
  on:
    then:
      at: (at + 7) mod 20
  there:
    then:
      to: (to + 9) mod 20
  put:
    when: n < 30
    then:
      board(at): 3 - board(at)
      n: n + 1
  carry:
    then:
      board(to): board(at)
      n: (n + 3) mod 31
  both:
    then:
      - board(to): board((at + 1) mod 20)
      - board(at): board(to)
  swap:
    when: at != to
    then:
      board(at): board(to)
      board(to): board(at)
goal: board(5) = 2 and board(17) = 0 and at = 5
"""


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable splitting by slot values, so places depend on the state."""
    monkeypatch.setattr(current, "splits", 0)


@pytest.mark.usefixtures("looked_up")
@pytest.mark.parametrize("seed", [0, *slow(1, 2), *nightly(3, 4, 5)])
def test_steps_that_write_where_the_state_says(seed: int) -> None:
    system = load_text(BOARD).system
    assert any(one.stores for one in system.grounds)
    assert stands_in_any(system, seed, 8, 150) > 200


LOOP = """\
puzzle: A loop over some places
state:
  at: 0..15 = 0
  lit: boolean for each p in 0..15 = false
transitions:
  go(p in 0..15):
    then:
      at: p
  put:
    then:
      for each c in 0..9:
        if at = c:
          lit(c): true
goal: lit(15) or at = 12 and lit(12)
"""

LATER = """\
puzzle: A later step writes what an earlier one has written
state:
  at: 0..15 = 0
  board: 0..3 for each p in 0..15 = 0
transitions:
  go:
    when: at < 15
    then:
      at: at + 1
  put:
    when: at mod 9 = 0
    then:
      - board(at): 1
      - board(0): 2
goal: board(0) = 1
"""


@pytest.mark.slow
@pytest.mark.usefixtures("looked_up")
@pytest.mark.parametrize("text", [LOOP, LATER])
@pytest.mark.parametrize("tier", ["python", "native"])
def test_a_write_by_place_writes_that_alone(text: str, tier: str) -> None:
    system = load_text(text).system
    outcome = PuzzleSearcher(system, tier).search("bfs", Limits())
    assert not isinstance(outcome, Solved)


GAP_AT_20 = (
    5,
    1,
    2,
    3,
    4,
    6,
    11,
    7,
    8,
    9,
    10,
    16,
    12,
    13,
    14,
    15,
    21,
    17,
    18,
    19,
    0,
    20,
    22,
    23,
    24,
)
"""Six moves from the goal: the gap goes right, up three times, and so on."""


@pytest.mark.slow
@pytest.mark.later("astar-native-256")
@pytest.mark.parametrize(
    "order, tier, split",
    [
        *nightly(("astar", "python", 0), ("wastar", "python", 0)),
        ("astar", "python", 256),
        ("idastar", "python", 256), ("wastar", "python", 256),
        ("astar", "native", 256),
    ],
)  # fmt: skip
def test_a_way_on_a_large_board_is_found(
    monkeypatch: pytest.MonkeyPatch, order: str, tier: str, split: int
) -> None:
    monkeypatch.setattr(current, "splits", split)
    monkeypatch.setattr(current, "rough_states", 1_000)
    tiles = ",".join(map(str, GAP_AT_20))
    searcher = PuzzleSearcher(load("tiles", (("width", "5"), ("tiles", tiles))).system, tier)
    searcher.finds_estimate = True
    outcome = searcher.search(order, Limits())
    assert isinstance(outcome, Solved)
    assert len(outcome.trace) == 7
