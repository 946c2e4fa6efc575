"""Every step of a puzzle is a step of its planning task, and a reachable goal has a plan."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from puzzlelang.answers import solve
from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.planning_task import Operator, Task, task_of
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.lazy_advice import NativeRelaxedPlans, RelaxedPlans, relaxed_plans
from puzzlelang.search.system import Fault
from puzzlelang.text import PuzzleError
from tests.compiler.test_dispatch import BLOCKS
from tests.random_boards import some_boards
from tests.random_puzzles import for_random_puzzles
from tests.random_walks import random_walk
from tests.support import in_part, load_text

MOST = 300


def true_system(loaded: Any) -> CompiledSystem:
    system = loaded.searcher.system
    return getattr(system, "true", system)


def holding(task: Task, system: CompiledSystem, state: Any) -> set[int]:
    """All facts of a state, including derived ones."""
    facts = set(task.facts(system.slots(state)))
    for one in task.others:
        places = {place for place, fact in enumerate(one.facts) if fact in facts}
        but = enumerate(one.but)
        facts.update(fact for place, fact in but if fact is not None and places - {place})
    for needs, fact in task.axioms:  # axioms follow their premises
        if facts.issuperset(needs):
            facts.add(fact)
    return facts


def made(operator: Operator, before: set[int]) -> set[int]:
    found = {*before, *operator.makes}
    for needs, makes in operator.also:
        if before.issuperset(needs):
            found.update(makes)
    return found


def follow(system: CompiledSystem, task: Task, most: int = MOST) -> int:
    """Compare each step of up to ``most`` states with the operators; return the number of steps."""
    by_ground: dict[Any, list[Operator]] = {}
    for operator in task.operators:
        ground = system.grounds[operator.ground]
        by_ground.setdefault((ground.transition.index, ground.instance), []).append(operator)
    waiting, known, steps = deque(system.starts[:most]), {*system.starts[:most]}, 0
    while waiting:
        state = waiting.popleft()
        before = holding(task, system, state)
        try:
            found = system.steps(state)
            is_goal = system.is_goal(state)
        except Fault:
            continue  # a search ends here
        if is_goal:
            assert task.goal is not None
            assert before.issuperset(task.goal), system.slots(state)
        for index, arguments, after, _ in found:
            steps += 1
            slots = system.slots(state), system.slots(after)
            able = [o for o in by_ground.get((index, arguments), ()) if before.issuperset(o.needs)]
            new = set(task.facts(slots[1]))
            assert any(made(operator, before) >= new for operator in able), slots
            said = {task.after(slots[0], operator) for operator in able}
            assert None in said or slots[1] in said, slots
            if after not in known and len(known) < most:
                known.add(after)
                waiting.append(after)
    return steps


def unreachable(system: CompiledSystem, most: int = MOST) -> tuple[list[Any], set[Any]] | None:
    """All states, and those that can reach a goal; None if there are too many."""
    states, seen, back = [*system.starts], {*system.starts}, dict[Any, list[Any]]()
    for state in states:
        for after in system.successors(state):
            back.setdefault(after, []).append(state)
            if after not in seen:
                seen.add(after)
                states.append(after)
        if len(states) > most:
            return None
    good = [state for state in states if system.is_goal(state)]
    able = set(good)
    for state in good:
        for before in back.get(state, ()):
            if before not in able:
                able.add(before)
                good.append(before)
    return states, able


def compared(text: str, tier: str = "auto") -> int:
    """Compare steps, relaxed plans of both kinds, and dead ends; return the number of steps."""
    system = true_system(load_text(text, tier))
    task = task_of(system)
    if task is None:
        return 0
    steps = follow(system, task)
    assert follow(system, task.by_axioms()) == steps
    near = task.within_reach(map(system.slots, system.starts))
    assert follow(system, near) == steps and len(near.operators) <= len(task.operators)
    plans, native = RelaxedPlans(task), relaxed_plans(task)
    longer = RelaxedPlans(task.by_axioms())
    try:
        found = unreachable(system)
    except Fault:
        found = None
    states, able = found if found is not None else ([*system.starts[:5]], set())
    for state in states[:60]:
        facts = task.facts(system.slots(state))
        plan, other = plans.of(facts), native.of(facts)
        assert (plan is None) == (other is None) == (longer.of(facts) is None)
        if plan is not None and other is not None:
            assert (plan.length, [*plan.helpful]) == (other.length, [*other.helpful])
        elif state in able:
            pytest.fail(f"a goal can be reached from {system.slots(state)}")
    return steps


@for_random_puzzles(60)
def test_random_puzzles(text: str) -> None:
    try:
        compared(text)
    except PuzzleError:
        pass  # the random generator may write an invalid puzzle


@pytest.mark.slow
@for_random_puzzles(30)
def test_random_puzzles_where_nothing_is_told_apart(text: str) -> None:
    with changed(task_terms=0, fact_cases=2):
        try:
            compared(text)
        except PuzzleError:
            pass


@pytest.mark.slow
@in_part("count", 1, 2, 16)
def test_random_boards(count: int) -> None:
    steps = sum(compared(text) for _, text in some_boards(40, count, several=True))
    assert steps > 10 * count


@in_part("count", 3, 12, 60)
def test_random_walks(count: int) -> None:
    assert sum(compared(random_walk(seed)) for seed in range(count)) > 10 * count


NAMES = "frogs goat sokoban klotski hanoi eight-puzzle water-sort freecell bridge snake".split()


@pytest.mark.later("freecell", "klotski", "water-sort")
@pytest.mark.parametrize("name", NAMES)
def test_the_library(name: str) -> None:
    system = true_system(load(name))
    task = task_of(system)
    assert task is not None
    assert follow(system, task, 200) >= 15
    plans, native = RelaxedPlans(task), relaxed_plans(task)
    for state in system.starts[:1]:
        facts = task.facts(system.slots(state))
        one, other = plans.of(facts), native.of(facts)
        assert one is not None and other is not None
        assert (one.length, [*one.helpful]) == (other.length, [*other.helpful])


def test_machine_code_is_what_python_is_compared_with() -> None:
    pytest.importorskip("llvmlite")
    task = task_of(true_system(load("frogs")))
    assert task is not None and isinstance(relaxed_plans(task), NativeRelaxedPlans)


BAG = """
puzzle: Bag
types: {item: [p, q, r]}
state: {maybe: item or none = none, bag: set of item = none}
transitions:
  put: {then: {bag: bag + maybe}}
  take(i in item): {then: {maybe: i}}
goal: count(bag) = 3
"""


def test_a_set_that_nothing_is_put_into() -> None:
    """If `maybe` is `none`, `put` faults, and a lazy search ends."""
    with pytest.raises(PuzzleError, match="put into a set"):
        solve(load_text(BAG), "lazy")
    assert compared(BAG.replace("put: {", "put: {when: maybe != none, ")) > 20
    assert compared(BAG.replace("bag + maybe", "if maybe = none then bag else bag + maybe")) > 20


def test_a_plan_by_hand() -> None:
    """Two switches, and a lamp that needs both: three operators, two of which apply
    simultaneously.
    """
    system = true_system(
        load_text(
            """
puzzle: Lamp
types:
  switch: [p, q]
state:
  on: boolean for each s in switch = false
  lamp: boolean = false
transitions:
  press(s in switch): {when: not on(s), then: {on(s): true}}
  light: {when: on(p) and on(q), then: {lamp: true}}
goal: lamp
"""
        )
    )
    task = task_of(system)
    assert task is not None
    plan = relaxed_plans(task).of(task.facts(system.slots(system.starts[0])))
    assert plan is not None and plan.length == 3
    helpful = {task.operators[n].ground for n in plan.helpful}
    assert {system.grounds[n].transition.name for n in helpful} == {"press"} and len(helpful) == 2


@pytest.mark.slow
def test_what_is_nowhere_in_an_array_is_one_fact() -> None:
    """Blocks are in a hand, on each other or on the table: a lifted block and its target must be
    clear.
    """
    names = ", ".join(f"b{i}" for i in range(12))
    text = BLOCKS.format(blocks=names)
    for least in (1, 3, 1000):
        with changed(lacked_facts=least):
            assert compared(text) > 100
            task = task_of(true_system(load_text(text)))
            assert task is not None
            most = max(len(operator.needs) for operator in task.operators)
            assert most > 9 if least == 1000 else most == 2


RING = """
puzzle: Ring
state:
  at: 0..5 = 0
  been: boolean = false
transitions:
  on: {when: at < 3, then: {at: at + 1}}
  out: {when: at != 0, then: {been: true}}
goal: been and at != 3
"""


def test_another_value_than_one() -> None:
    """A value other than the first costs a step, other than 3 nothing; other than the only value is
    impossible.
    """
    system = true_system(load_text(RING))
    task = task_of(system)
    assert task is not None and len(task.others) == 1
    assert sum(fact is not None for fact in task.others[0].but) == 2
    facts = task.facts(system.slots(system.starts[0]))
    for plans in RelaxedPlans(task), relaxed_plans(task), RelaxedPlans(task.by_axioms()):
        found = plans.of(facts)
        assert found is not None and found.length == 2
        assert [task.operators[n].ground for n in found.helpful] == [0]
    stuck = task_of(true_system(load_text(RING.replace("at < 3", "at > 6"))))
    assert stuck is not None
    for plans in RelaxedPlans(stuck), relaxed_plans(stuck):
        assert plans.of(facts) is None


def test_no_plan() -> None:
    """Nothing lights the lamp, so even the relaxed problem has no plan."""
    system = true_system(
        load_text(
            "puzzle: Dark\nstate: {lamp: boolean = false, n: 0..3 = 0}\n"
            "transitions: {wait: {when: n < 3, then: {n: n + 1}}}\ngoal: lamp\n"
        )
    )
    task = task_of(system)
    assert task is not None
    facts = task.facts(system.slots(system.starts[0]))
    assert RelaxedPlans(task).of(facts) is None and relaxed_plans(task).of(facts) is None
