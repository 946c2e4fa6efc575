"""Landmarks of planning tasks against their definition: without the fact, no relaxed plan."""

from __future__ import annotations

from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler.planning_task import Task, task_of
from puzzlelang.engine.lazy_advice import FactLandmarks, RelaxedPlans
from puzzlelang.search.system import Fault, Solved
from puzzlelang.text import PuzzleError, replace
from tests.random_puzzles import for_random_puzzles
from tests.support import load_text


def without(task: Task, fact: int) -> Task:
    """The same task, in which nothing makes ``fact``."""
    operators = [
        replace(
            one,
            makes=tuple(f for f in one.makes if f != fact),
            also=tuple((needs, tuple(f for f in makes if f != fact)) for needs, makes in one.also),
        )
        for one in task.operators
    ]
    return replace(task, operators=operators)


def landmarks(task: Task, facts: list[int]) -> set[int]:
    """Facts of slots without which no relaxed plan exists."""
    own = {fact for values in task.values.values() for fact in values.values()}
    own.update(fact for pairs in task.bits.values() for pair in pairs for fact in pair)
    return {
        fact
        for fact in own.difference(facts)
        if RelaxedPlans(without(task, fact)).of(facts) is None
    }


def compare(loaded: Any) -> int:
    """Compare with the definition, and follow a solution; return the number of landmarks."""
    system = loaded.searcher.true
    task = task_of(system)
    if task is None or task.goal is None or len(system.starts) > 1:
        return 0
    task = task.by_axioms()
    start = system.slots(system.starts[0])
    if RelaxedPlans(task).of(task.facts(start)) is None:
        return 0
    counted = FactLandmarks(task, [task.facts(start)])
    expected = landmarks(task, task.facts(start))
    assert counted.new == sum(1 << fact for fact in expected)
    try:
        solved = loaded.searcher.search("bfs")
    except Fault:
        return len(expected)
    reached = missing = 0
    for state in solved.trace if isinstance(solved, Solved) else ():
        held = counted.held(system.slots(state))
        reached |= held
        missing = counted.missing(held, reached)
        assert missing >= len([f for f in expected if not reached >> f & 1])
    assert missing == 0, "a goal has all landmarks"
    return len(expected)


@pytest.mark.each_time("lights-out-0")
@pytest.mark.parametrize(
    ("name", "least"),
    [("klotski", 1), ("hanoi", 3), ("sokoban", 1), ("lights-out", 0)],
)
def test_the_library(name: str, least: int) -> None:
    assert compare(load(name)) >= least


@pytest.mark.slow
@for_random_puzzles(40)
def test_random_puzzles(text: str) -> None:
    try:
        compare(load_text(text))
    except PuzzleError:
        pass  # the random generator may write an invalid puzzle


SHUTTLE = """
puzzle: A key is fetched, used and brought back
state: {at: 0..3 = 1, has: boolean = false, done: boolean = false}
transitions:
  go(to in 0..3): {when: abs(to - at) = 1, then: {at: to}}
  take: {when: at = 0, then: {has: true}}
  use: {when: at = 3 and has, then: {done: true, has: false}}
goal: done and has
"""


def test_a_landmark_that_is_needed_again() -> None:
    """By hand: places 0, 2 and 3, the key, which is needed twice, and its use."""
    loaded = load_text(SHUTTLE)
    system = loaded.searcher.true
    task = task_of(system)
    assert task is not None and compare(loaded) == 5
    counted = FactLandmarks(task, [task.facts(system.slots(system.starts[0]))])
    trace = loaded.searcher.search("bfs").trace
    reached, counts = 0, []
    for state in trace:
        held = counted.held(system.slots(state))
        reached |= held
        counts.append(counted.missing(held, reached))
    assert counts[0] == 5 and counts[-1] == 0 and counts[-2] == 1
