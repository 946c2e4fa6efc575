"""Right answers are accepted; damaged ones are rejected with a reason."""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.verify import parse_answer, verify
from puzzlelang.verify.claims import Best, cheapest
from tests.core_builder import (
    Builder,
    assign,
    binder,
    block,
    frogs,
    graph,
    jugs,
    local,
    numbers,
    op,
    read,
    rule,
    slide,
    wolf,
)

Json = dict[str, Any]
State = tuple[int, ...]


def tell(puzzle: core.Puzzle, steps: list[semantics.Step]) -> list[Json]:
    """A trace as printed by ``solve --format json``."""
    state = puzzle.starts[0]
    trace: list[Json] = [
        {"state": values.state_to_json(puzzle, state), "shown": semantics.shown(puzzle, state)}
    ]
    for step in steps:
        pairs = zip(step.transition.parameters, step.arguments, strict=True)
        trace.append(
            {
                "transition": step.transition.name,
                "arguments": {p.name: values.to_json(value, p.type) for p, value in pairs},
                "said": semantics.said(puzzle, state, step.transition, step.arguments),
                "cost": list(step.cost),
                "state": values.state_to_json(puzzle, step.state),
                "shown": semantics.shown(puzzle, step.state),
            }
        )
        state = step.state
    return trace


def shortest(puzzle: core.Puzzle) -> list[list[semantics.Step]]:
    """All traces to the nearest goals, by extending all traces together."""
    traces: list[tuple[State, list[semantics.Step]]] = [(puzzle.starts[0], [])]
    while True:
        found = [steps for state, steps in traces if semantics.is_goal(puzzle, state)]
        if found:
            return found
        traces = [
            (step.state, [*steps, step])
            for state, steps in traces
            for step in semantics.steps(puzzle, state)
        ]


def follow(puzzle: core.Puzzle, *calls: str) -> list[semantics.Step]:
    state, steps = puzzle.starts[0], []
    for call in calls:
        (step,) = (
            step
            for step in semantics.steps(puzzle, state)
            if semantics.call_text(step.transition, step.arguments) == call
        )
        steps.append(step)
        state = step.state
    return steps


def answer(
    puzzle: core.Puzzle, steps: list[semantics.Step], *, optimal: bool = True, **more: Any
) -> Json:
    zero = [0] * (len(puzzle.costs) or 1)
    cost = [sum(amounts) for amounts in zip(zero, *(step.cost for step in steps), strict=True)]
    return {
        "puzzle": puzzle.title,
        "outcome": "solved",
        "optimal": optimal,
        "cost": cost,
        "length": len(steps),
        "trace": tell(puzzle, steps),
    } | more


def all_solutions(puzzle: core.Puzzle) -> Json:
    traces = shortest(puzzle)
    told = [tell(puzzle, steps) for steps in traces]
    solutions = {"listed": len(told), "total": len(told), "list": told}
    return answer(puzzle, traces[0], solutions=solutions)


# ── right answers ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("puzzle", [frogs(1), frogs(2), wolf(), slide()])
def test_right_answers(puzzle: core.Puzzle) -> None:
    given = all_solutions(puzzle)
    verdict = verify(puzzle, json.loads(json.dumps(given)))
    assert verdict.problems == ()
    assert verdict.holds
    assert verdict.notes == ()
    assert "that no trace is cheaper" in verdict.checked
    assert "the number of solutions" in verdict.checked


def test_the_format_of_an_answer() -> None:
    puzzle = wolf()
    given = all_solutions(puzzle)
    for known in ({}, {"format": 1}):
        assert verify(puzzle, known | given).holds
    other = verify(puzzle, {"format": 2} | given)
    assert (other.status, other.problems, other.checked) == ("unchecked", (), ())
    assert other.notes == (
        "all of it: the answer has format 2; this version of puzzlelang reads 1",
    )
    for wrong in ("1", True, None, 1.0, [1]):
        assert verify(puzzle, {"format": wrong} | given).status == "refuted"


def test_two_cost_lines() -> None:
    """Six pours and 19 litres for 4 litres out of 8, 5 and 3, counted by hand."""
    puzzle = jugs()
    (steps, *_) = shortest(puzzle)
    given = answer(puzzle, steps)
    assert given["cost"] == [6, 19]
    assert verify(puzzle, given).holds


def test_an_answer_that_claims_less_needs_no_search() -> None:
    puzzle = frogs(2)
    given = answer(puzzle, shortest(puzzle)[0], optimal=False)
    verdict = verify(puzzle, given, limit=0)
    assert verdict.holds
    assert verdict.checked == ("the trace of 8 steps", "its cost [8]")


def test_the_start_may_be_a_goal() -> None:
    puzzle = graph([("a", "b", 1)], "a", "a")
    assert verify(puzzle, answer(puzzle, [])).holds


def test_optimality_is_left_open_beyond_the_limit() -> None:
    puzzle = frogs(2)
    given = answer(puzzle, shortest(puzzle)[0], solutions={"listed": 1, "total": 2})
    verdict = verify(puzzle, given, limit=5)
    assert verdict.holds
    assert verdict.notes == (
        "that no trace is cheaper and the number of solutions: this needs more than 5 states",
    )


TRAPPED = graph([("a", "b", 1), ("b", "a", 1), ("c", "d", 1)], "a", "d")
UNSOLVABLE = {"puzzle": "A graph", "outcome": "unsolvable"}


def test_unsolvable() -> None:
    verdict = verify(TRAPPED, UNSOLVABLE)
    assert verdict.holds
    assert verdict.checked == ("all 2 states: none is a goal",)
    assert verify(TRAPPED, UNSOLVABLE | {"solutions": {"listed": 0, "total": 0}}).holds


def test_unsolvable_is_unchecked_beyond_the_limit() -> None:
    verdict = verify(TRAPPED, UNSOLVABLE, limit=1)
    assert verdict.status == "unchecked"
    assert not verdict.holds
    assert "needs more than 1 state" in verdict.notes[0]


def test_gave_up() -> None:
    verdict = verify(TRAPPED, {"puzzle": "A graph", "outcome": "gave-up", "limit": "time"})
    assert verdict.status == "unchecked"
    assert verdict.notes == ("whether there is a solution: the search gave up",)


# ── damaged answers ──────────────────────────────────────────────────────────────────


def put(*path_and_value: Any) -> Callable[[Json], object]:
    """Return a function that sets a nested value of an answer."""
    *path, last, value = path_and_value

    def damage(given: Json) -> None:
        place: Any = given
        for key in path:
            place = place[key]
        place[last] = value

    return damage


def drop(*path: Any) -> Callable[[Json], object]:
    *way, last = path

    def damage(given: Json) -> None:
        place: Any = given
        for key in way:
            place = place[key]
        del place[last]

    return damage


def swap_steps(given: Json) -> None:
    trace = given["trace"]
    trace[2], trace[3] = trace[3], trace[2]


def cut(given: Json) -> None:
    given["trace"].pop()
    given["length"] -= 1
    given["cost"][0] -= 1


def cut_in_the_middle(given: Json) -> None:
    del given["trace"][4]


def same_solution_twice(given: Json) -> None:
    given["solutions"]["list"][1] = copy.deepcopy(given["solutions"]["list"][0])


DAMAGES: list[tuple[Callable[[Json], object], str]] = [
    # claims
    (put("puzzle", "Leaping toads"), 'the answer is for the puzzle "Leaping toads", not for'),
    (put("puzzle", None), "the answer is for the puzzle null"),
    (drop("puzzle"), "the answer has no `puzzle`"),
    (put("parameters", {"n": "3"}), "the answer is for parameters other than none"),
    (put("parameters", []), "the answer is for parameters"),
    (put("outcome", "perhaps"), '`outcome` is "perhaps"'),
    (put("outcome", ["solved"]), "`outcome` is a list of 1"),
    (put("outcome", "unsolvable"), "the outcome is unsolvable, but there is a trace"),
    (drop("outcome"), "the answer has no `outcome`"),
    (drop("optimal"), "the answer has no `optimal`"),
    (put("optimal", 1), "`optimal` is 1, not true or false"),
    (put("cost", [7]), "`cost` is [7], but the steps add up to [8]"),
    (put("cost", [8, 0]), "`cost` is [8, 0], but the steps add up to [8]"),
    (put("cost", []), "`cost` is [], but the steps add up to [8]"),
    (put("cost", [8.0]), "`cost` contains 8.0"),
    (put("cost", [True]), "`cost` contains true"),
    (put("cost", [10**5000]), "[a number of more than 30 digits]"),
    (put("cost", 8), "`cost` is 8, not a list"),
    (drop("cost"), "the answer has no `cost`"),
    (put("length", 9), "`length` is 9, but the trace has 8"),
    (put("length", True), "`length` is true, not a whole number"),
    (put("length", float("nan")), "`length` is nan, not a whole number"),
    (put("length", 10**5000), "`length` is a number of more than 30 digits"),
    (drop("trace"), "the answer has no `trace`"),
    (put("trace", {}), "the trace is an object, not a list"),
    (put("trace", []), "the trace is empty"),
    # start
    (put("trace", 0, None), "the start: it is null, not an object"),
    (drop("trace", 0, "shown"), "the start: `shown` is missing"),
    (put("trace", 0, "transition", "hop"), 'the start: unexpected key "transition"'),
    (put("trace", 0, "shown", "GGB_B"), 'the start: `shown` is "GGB_B", but the state prints as'),
    (put("trace", 0, "state", {"board": list("GG_BG")}), "state is wrong: the puzzle starts with"),
    (drop("trace", 0), 'the start: unexpected key "transition"'),
    # steps
    (put("trace", 3, []), "step 3: it is a list of 0, not an object"),
    (put("trace", 3, "transition", "jump"), 'step 3: there is no transition "jump"'),
    (put("trace", 3, "transition", 0), "step 3: there is no transition 0"),
    (put("trace", 3, "transition", {}), "step 3: there is no transition an object"),
    (drop("trace", 3, "arguments"), "step 3: `arguments` is missing"),
    (put("trace", 3, "arguments", [2, 3]), "step 3: `arguments` is [2, 3], not an object"),
    (put("trace", 3, "arguments", {"here": 2}), "step 3: `hop`: `there` is missing"),
    (put("trace", 3, "arguments", "deep", 1), 'step 3: `hop`: unexpected key "deep"'),
    (put("trace", 3, "arguments", "here", 9), "step 3: `hop`: 9 is not a number (1..5)"),
    (put("trace", 3, "arguments", "here", "2"), 'step 3: `hop`: "2" is not a number'),
    (put("trace", 3, "arguments", "here", True), "step 3: `hop`: true is not a number"),
    (put("trace", 3, "arguments", {"here": 3, "there": 3}), "step 3: hop(3, 3) is not possible"),
    (put("trace", 3, "said", "a frog hops"), 'step 3: `said` is "a frog hops", but should be'),
    (put("trace", 3, "said", ["G"]), 'step 3: `said` is ["G"], but should be'),
    (put("trace", 3, "cost", [0]), "`cost` is [0], but hop(5, 4) costs [1]"),
    (put("trace", 3, "cost", None), "step 3: `cost` is null, not a list"),
    (put("trace", 3, "shown", ""), 'step 3: `shown` is "", but the state prints as'),
    (put("trace", 3, "extra", 1), 'step 3: unexpected key "extra"'),
    (put("trace", 3, "state", "board", 2, "B"), "step 3: the state is wrong: hop("),
    (put("trace", 3, "state", "board", 2, "X"), 'step 3: the state: `board`: at 3: "X" is not'),
    (put("trace", 3, "state", "board", "GG_BB"), "step 3: the state: `board`: \"GG_BB\" is not"),
    (put("trace", 3, "state", {}), "step 3: the state: `board` is missing"),
    (put("trace", 3, "state", None), "step 3: the state: null is not an object"),
    (put("trace", 3, "state", "more", 1), 'step 3: the state: unexpected key "more"'),
    (swap_steps, "step 2: "),
    (cut_in_the_middle, "step 4: "),
    (cut, "the last state: it is not a goal"),
    # solutions
    (put("solutions", []), "solutions: it is a list of 0, not an object"),
    (put("solutions", "listed", 3), "solutions: `listed` is 3, but there are 2"),
    (put("solutions", "listed", None), "solutions: `listed` is null"),
    (drop("solutions", "listed"), "solutions: the answer has no `listed`"),
    (put("solutions", "total", 3), "`total` is 3, but there are 2 solutions"),
    (put("solutions", "total", 1), "solutions: `total` is 1, but 2 are listed"),
    (put("solutions", "total", 10**5000), "`total` is a number of more than 30 digits"),
    (put("solutions", "total", 2.0), "solutions: `total` is 2.0, not a whole number"),
    (put("solutions", "list", {}), "solutions: `list` is an object, not a list"),
    (put("solutions", "list", 1, []), "solutions: number 2, the trace is empty"),
    (put("solutions", "list", 1, 2, "shown", ""), "solutions: number 2, step 2: `shown`"),
    (same_solution_twice, "solutions: number 2 is the same as number 1"),
]  # fmt: skip

FROGS = frogs(2)
RIGHT = all_solutions(FROGS)


@pytest.mark.parametrize("damage, problem", DAMAGES, ids=[case[1] for case in DAMAGES])
def test_damaged_answers(damage: Callable[[Json], object], problem: str) -> None:
    given = copy.deepcopy(RIGHT)
    damage(given)
    verdict = verify(FROGS, given)
    assert verdict.status == "refuted"
    assert any(problem in text for text in verdict.problems), verdict.problems


@pytest.mark.parametrize("given", [None, True, 0, 1.5, "solved", [], [RIGHT], object()])
def test_no_answer_at_all(given: object) -> None:
    (problem,) = verify(FROGS, given).problems
    assert problem.startswith("the answer is ")


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = list(data.items()) if isinstance(data, dict) else []
    items += list(enumerate(data)) if isinstance(data, list) else []
    found = [(*path, key) for key, _ in items]
    return found + [deep for key, item in items for deep in paths(item, (*path, key))]


@pytest.mark.slow
def test_every_value_in_an_answer_matters() -> None:
    """Removing or replacing any value is rejected, without a traceback."""
    puzzle = frogs(1)
    right = all_solutions(puzzle)
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    for path in paths(right):
        for value in (None, -1, 0.5, float("inf"), "\ud800", deep, {"": 0}):
            given = copy.deepcopy(right)
            put(*path, value)(given)
            assert verify(puzzle, given).status == "refuted", (path, value)
        given = copy.deepcopy(right)
        drop(*path)(given)
        free = path in [("solutions",), ("solutions", "total")]  # optional fields
        assert verify(puzzle, given).holds == free, path


def test_a_step_against_the_rules() -> None:
    """The claimed steps are consistent, but an invariant, a loss or a forced step forbids them."""
    puzzle = wolf()
    alone, _ = puzzle.transitions
    eaten = semantics.Step(alone, (), (1, 0, 0, 0), (1,))
    verdict = verify(puzzle, answer(puzzle, [eaten]))
    assert verdict.problems == (
        "step 1: cross alone is not possible: it would break `nobody is eaten`",
    )
    puzzle = wolf(by_loss=True)
    back = semantics.Step(puzzle.transitions[0], (), puzzle.starts[0], (1,))
    verdict = verify(puzzle, answer(puzzle, [eaten, back]))
    assert verdict.problems == ("step 2: no step is possible: the previous state is lost",)
    verdict = verify(puzzle, answer(puzzle, [eaten]))
    assert verdict.problems == ("the last state: it is lost",)
    puzzle = slide()
    lean = semantics.Step(puzzle.transitions[1], (4,), (0, 0, 4), (1,))
    verdict = verify(puzzle, answer(puzzle, [*follow(puzzle, "lean(east)"), lean]))
    assert verdict.problems == ("step 2: lean(south) is not possible: roll is forced",)


def test_a_parameter_outside_its_values() -> None:
    b = Builder("Odd")
    x = b.variable("x", numbers(0, 9), 0)
    n = local("n", numbers(1, 5))
    add = b.transition(
        "add", block(assign(x, op("+", read(x), n))), binders=[binder(n, values=(1, 3, 5))]
    )
    b.goal = rule("goal", op("=", read(x), 2))
    puzzle = b.puzzle()
    steps = [semantics.Step(add, (2,), (2,), (1,))]
    verdict = verify(puzzle, answer(puzzle, steps))
    assert verdict.problems == ("step 1: add(2) is not possible: `n` has no such value",)


def test_rules_that_fail_are_told() -> None:
    b = Builder("Fails")
    x = b.variable("x", numbers(0, 1), 0)
    up = b.transition("up", block(assign(x, op("+", read(x), 1))))
    b.goal = rule("goal", op("=", read(x), 1))
    puzzle = b.puzzle()
    step = semantics.Step(up, (), (1,), (1,))
    assert verify(puzzle, answer(puzzle, [step])).holds
    verdict = verify(puzzle, answer(puzzle, [step, semantics.Step(up, (), (1,), (1,))]))
    assert verdict.problems == (
        "step 2: the puzzle's own rules fail here: `x` would become 2, but must be 0..1",
    )
    b.goal = rule("goal", False)
    verdict = verify(b.puzzle(), {"puzzle": "Fails", "outcome": "unsolvable"})
    assert verdict.status == "unchecked"
    assert "the puzzle's own rules fail: `x` would become 2" in verdict.notes[0]


NOT_OPTIMAL = [
    ([("a", "b", 1), ("b", "z", 1), ("a", "z", 3)], ["go(z)"], "a trace of cost [2] exists"),
    ([("a", "b", 1), ("b", "z", 1), ("a", "z", 2)], ["go(b)", "go(z)"], "1 step would suffice"),
    ([("a", "b", 0), ("b", "z", 0), ("a", "z", 0)], ["go(b)", "go(z)"], "1 step would suffice"),
]


@pytest.mark.parametrize("edges, calls, problem", NOT_OPTIMAL)
def test_not_optimal(edges: list[tuple[str, str, int]], calls: list[str], problem: str) -> None:
    puzzle = graph(edges, "a", "z")
    steps = follow(puzzle, *calls)
    verdict = verify(puzzle, answer(puzzle, steps))
    assert verdict.status == "refuted"
    assert problem in verdict.problems[0]
    assert verify(puzzle, answer(puzzle, steps, optimal=False)).holds


def test_listed_solutions_cost_the_same() -> None:
    puzzle = graph([("a", "b", 1), ("b", "z", 1), ("a", "z", 3)], "a", "z")
    traces = [tell(puzzle, follow(puzzle, *calls)) for calls in (["go(b)", "go(z)"], ["go(z)"])]
    given = answer(
        puzzle, follow(puzzle, "go(b)", "go(z)"), solutions={"listed": 2, "list": traces}
    )
    (problem,) = verify(puzzle, given).problems
    assert problem == (
        "solutions: number 2 costs [3] in 1 step, but the trace costs [2] in 2 steps"
    )


UNSOLVABLE_DAMAGES: list[tuple[Json, str]] = [
    ({"puzzle": "Leaping frogs"}, "the puzzle has a solution: 8 steps at cost [8]"),
    ({"trace": [1]}, "the outcome is unsolvable, but there is a trace"),
    ({"solutions": {"listed": 0, "list": [[]]}}, "solutions are listed"),
    ({"solutions": {"listed": 1}}, "`listed` is 1, but an unsolvable puzzle has 0 solutions"),
    ({"solutions": {"listed": 0, "total": 1}}, "`total` is 1, but an unsolvable puzzle has"),
    ({"solutions": [1]}, "`solutions` is a list of 1, not an object"),
]


@pytest.mark.parametrize("change, problem", UNSOLVABLE_DAMAGES)
def test_not_unsolvable(change: Json, problem: str) -> None:
    puzzle = FROGS if "puzzle" in change else TRAPPED
    verdict = verify(puzzle, UNSOLVABLE | change)
    assert verdict.status == "refuted"
    assert problem in verdict.problems[0]


# ── exhaustive search ────────────────────────────────────────────────────────────────

DIAMOND = [("a", "b", 0), ("a", "c", 0), ("b", "d", 1), ("c", "d", 1), ("d", "e", 0)]
SEARCHES = [
    (frogs(2), Best((8,), 8, 2, 23)),  # from the design
    (frogs(4), Best((24,), 24, 2, 0)),  # n(n + 2) hops in two ways: a known theorem
    (wolf(), Best((7,), 7, 2, 10)),  # as in textbooks
    (jugs(), Best((6, 19), 6, 1, 0)),
    (graph(DIAMOND, "a", "d"), Best((1,), 2, 2, 0)),
    (graph(DIAMOND, "a", "e"), Best((1,), 3, 2, 0)),
    (graph([*DIAMOND, ("a", "e", 1)], "a", "e"), Best((1,), 1, 1, 0)),  # fewer steps
    (graph(DIAMOND, "a", "bc"), Best((0,), 1, 2, 0)),  # two goals
    (graph(DIAMOND, "a", "bd"), Best((0,), 1, 1, 0)),  # the first goal is cheaper
    (graph(DIAMOND, "a", "a"), Best((0,), 0, 1, 0)),
    (graph([("a", "a", 0), ("a", "b", 3)], "a", "b"), Best((3,), 1, 1, 0)),  # a free cycle
    (TRAPPED, Best(None, 0, 0, 2)),
]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle, best", SEARCHES)
def test_cheapest(puzzle: core.Puzzle, best: Best) -> None:
    found = cheapest(puzzle)
    assert found is not None
    assert (found.cost, found.length, found.total) == (best.cost, best.length, best.total)
    assert best.states in (0, found.states)


def test_parallel_steps_are_one_solution() -> None:
    """Solutions differ if their states do; of two steps between the same states the
    cheaper counts.
    """
    b = Builder()
    x = b.variable("x", numbers(0, 2), 0)
    dear = b.transition("dear", block(assign(x, op("+", read(x), 1))), op("<", read(x), 2))
    b.transition("cheap", block(assign(x, op("+", read(x), 1))), op("<", read(x), 2))
    b.cost("price", ("move", 1), (dear, 1))
    b.goal = rule("goal", op("=", read(x), 2))
    assert cheapest(b.puzzle()) == Best((2,), 2, 1, 3)


def test_cheapest_gives_up_at_its_limit() -> None:
    assert cheapest(FROGS, limit=22) is None
    assert cheapest(FROGS, limit=23) is not None


@pytest.mark.slow
def test_many_steps_to_try_make_the_search_smaller() -> None:
    """frogs(8) has 17 * 17 steps to try in each state, more than 250."""
    assert cheapest(frogs(8), limit=10) is None
    verdict = verify(frogs(8), {"puzzle": "Leaping frogs", "outcome": "unsolvable"}, limit=10)
    assert verdict.notes == ("that there is no solution: this needs more than 8 states",)


# ── reading ──────────────────────────────────────────────────────────────────────────


def test_parse_answer() -> None:
    assert parse_answer(json.dumps(RIGHT)) == RIGHT


NO_JSON = [
    ("", "the answer is not JSON: Expecting value at line 1, column 1"),
    ('{"puzzle":\n oops}', "at line 2, column 2"),
    ('{"length": NaN}', "there is no number NaN"),
    ("[Infinity]", "there is no number Infinity"),
    ('{"a": 1, "a": 2}', 'the answer has "a" twice in one object'),
    ("[" * 200_000, "nested too deeply"),
    ('{"a":' * 200_000, "nested too deeply"),
    ("9" * 10_000, "a number with too many digits"),
]


@pytest.mark.parametrize("text, message", NO_JSON, ids=[case[1] for case in NO_JSON])
def test_no_json(text: str, message: str) -> None:
    digits = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(sys.int_info.default_max_str_digits)  # as in a new process
    try:
        with pytest.raises(ValueError) as found:
            parse_answer(text)
    finally:
        sys.set_int_max_str_digits(digits)
    assert message in str(found.value)
