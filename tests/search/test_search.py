"""The engine on tiny hand-made graphs, and on random ones against brute force.

A wrong search can pass on a corpus of puzzles. So each test of an order names the deliberate
mistake in the engine that makes it fail (*Mutation*); each was tried.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from puzzlelang.search import (
    ALIASES,
    BY_DEPTH,
    ORDERS,
    SearchUsageError,
    StateSpace,
    all_solutions,
    count_solutions,
    explore,
    freeze,
    promises_optimal,
    search,
    solve,
    walk,
)
from puzzlelang.search.frontier import Buckets, DearestHeap, DearestStacks, Heap
from puzzlelang.search.system import (
    ADMISSIBLE,
    CostError,
    Fault,
    GaveUp,
    Limits,
    Outcome,
    Solved,
    Unsolvable,
    Weight,
)
from puzzlelang.text import Progress, Stage
from puzzlelang.text import progress as reports
from tests.support import in_part

NAMES = [name for name in ORDERS if name != "auto"]
Cost = Any


class Graph:
    """A transition system from a table: ``{"a": "bc"}`` or ``{"a": [("b", 2), ("c", 0)]}``.

    It starts at the first state of the table. Goals are written in capitals; a state that ends in
    ``!`` is lost.
    """

    def __init__(
        self,
        table: Mapping[Any, Sequence[Any]],
        goals: set[Any] | None = None,
        estimates: dict[Any, Cost] | None = None,
        zero: Cost = 0,
    ) -> None:
        self.unit_cost = not any(isinstance(e, tuple) for after in table.values() for e in after)
        self.edges = {
            state: [e if isinstance(e, tuple) else (e, 1) for e in after]
            for state, after in table.items()
        }
        self.starts = [next(iter(table))]
        self.zero = zero
        self.assumption = ADMISSIBLE
        self.goals = goals
        self.estimates = estimates or {}
        self.has_estimate = estimates is not None
        self.expanded: list[Any] = []

    def is_goal(self, state: Any) -> bool:
        return state in self.goals if self.goals is not None else str(state).isupper()

    def is_lost(self, state: Any) -> bool:
        return str(state).endswith("!")

    def successors(self, state: Any) -> list[Any]:
        self.expanded.append(state)
        return [successor for successor, _ in self.edges.get(state, [])]

    def expand(self, state: Any, cost: Cost) -> list[tuple[Any, Cost]]:
        self.expanded.append(state)
        return [(successor, cost + step) for successor, step in self.edges.get(state, [])]

    def estimate(self, state: Any) -> Cost:
        return self.estimates.get(state, 0)

    def add_estimate(self, cost: Cost, estimate: Cost) -> Cost:
        return cost + estimate


def solved(outcome: Outcome[Any]) -> Solved[Any]:
    assert isinstance(outcome, Solved), outcome
    return outcome


def trace(outcome: Outcome[Any]) -> str:
    return "".join(solved(outcome).trace)


# ---------------------------------------------------------------- orders on hand-made graphs

TREE = {"a": "bc", "b": "de", "c": "fg", "d": "", "e": "", "f": "", "g": ""}


def test_breadth_first_expands_in_order_of_discovery() -> None:
    """Mutation: ``frontier.pop`` for both orders."""
    graph = Graph(TREE)
    assert isinstance(search(graph, "bfs"), Unsolvable)
    assert graph.expanded == list("abcdefg")


def test_depth_first_follows_the_last_successor_first() -> None:
    """Mutation: ``frontier.popleft`` for both orders."""
    graph = Graph(TREE)
    assert isinstance(search(graph, "dfs"), Unsolvable)
    assert graph.expanded == list("acgfbed")


def test_preorder_follows_the_first_successor_first() -> None:
    """Mutation: ``frontier += fresh`` without ``reversed``."""
    graph = Graph(TREE)
    assert isinstance(search(graph, "preorder"), Unsolvable)
    assert graph.expanded == list("abdecfg")


def test_preorder_marks_a_state_when_it_is_entered() -> None:
    """c is discovered from a, but first entered from b.

    Mutation: marking at discovery gives acD for the first graph.
    """
    graph = Graph({"a": "bc", "b": "c", "c": "D"})
    assert trace(search(graph, "preorder")) == "abcD"
    graph = Graph({"a": "bDD", "b": "a", "D": ""})  # b is entered before the goal
    assert trace(search(graph, "preorder")) == "aD"
    assert graph.expanded == list("ab")


def entered(graph: Mapping[str, str], state: str, seen: list[str]) -> str | None:
    """Search by plain recursion; goals are in capitals."""
    seen.append(state)
    if state.isupper():
        return state
    for successor in graph.get(state, ""):
        if successor not in seen and (rest := entered(graph, successor, seen)):
            return state + rest
    return None


def test_preorder_is_recursion() -> None:
    chance = Random(5)
    solvable = 0
    for _ in range(300):
        names = "abcdefgh" + "XY"[: chance.randrange(3)]
        graph = {name: "".join(chance.choices(names, k=chance.randrange(4))) for name in names}
        seen: list[str] = []
        expected = entered(graph, "a", seen)
        system = Graph(graph)
        outcome = search(system, "preorder")
        solvable += expected is not None
        assert isinstance(outcome, Unsolvable) if expected is None else trace(outcome) == expected
        assert system.expanded == [state for state in seen if not state.isupper()]
        assert outcome.statistics.expanded == len(system.expanded)
    assert 50 < solvable < 250


def test_iterative_deepening_follows_the_first_successor_first() -> None:
    """Mutation: ``stack.extend(entered)`` without ``reversed``."""
    graph = Graph(TREE)
    assert isinstance(search(graph, "iddfs"), Unsolvable)
    assert graph.expanded == list("a" + "abc" + "abdecfg")


def test_depth_first_marks_a_state_when_it_is_discovered() -> None:
    """b is discovered from a, so d's parent is b, although c leads to b too.

    Mutation: marking at expansion (``reached[state] = …`` at ``take``) gives a c b D.
    """
    graph = Graph({"a": "bc", "c": "b", "b": "D"})
    assert trace(search(graph, "dfs")) == "abD"
    assert graph.expanded == list("acb")


@pytest.mark.parametrize("order", ["bfs", "dfs"])
def test_discovery_stops_at_the_first_goal_discovered(order: str) -> None:
    """Mutation: testing the goal at ``take`` expands more and prefers Y in depth-first order."""
    graph = Graph({"a": "XYb", "b": "c"})
    outcome = solved(search(graph, order))
    assert outcome.trace == ("a", "X")
    assert graph.expanded == ["a"]
    statistics = outcome.statistics
    assert (statistics.reached, statistics.expanded, statistics.generated) == (2, 1, 3)


def test_uniform_cost_stops_when_a_goal_comes_out() -> None:
    """Mutation: stopping when a goal is generated gives a G at cost 5."""
    graph = Graph({"a": [("G", 5), ("b", 1)], "b": [("G", 1)]})
    outcome = solved(search(graph, "ucs"))
    assert (outcome.trace, outcome.cost, outcome.optimal) == (("a", "b", "G"), 2, True)


def test_ties_are_first_come_first_served() -> None:
    """Mutation: a bucket used as a stack; a heap without its counter."""
    table = {"a": [("c", 1), ("b", 1), ("d", 1)], "b": [("X", 0)], "c": [("Y", 0)], "d": [("Z", 0)]}
    for zero in (0, 0.0):  # buckets for integers, a heap otherwise
        graph = Graph(table, zero=zero)
        assert trace(search(graph, "ucs")) == "acY"
        assert graph.expanded == list("acbd")


@pytest.mark.parametrize("frontier", [Buckets, Heap])
def test_frontiers_agree_with_sorting(frontier: Callable[[], Any]) -> None:
    """Mutation: ``place = bucket[0] + 1``; not deleting an empty bucket; ``lowest`` of the next."""
    chance = random.Random(3)
    queue, pushed = frontier(), 0
    expected: list[tuple[int, int]] = []
    for _ in range(3000):
        if expected and chance.random() < 0.45:
            key, n = min(expected)
            expected.remove((key, n))
            assert queue.pop() == n
            assert queue.lowest == key
        else:
            key = chance.randrange(9)
            pushed += 1
            queue.push(key, pushed)
            expected.append((key, pushed))
        assert len(queue) == len(expected)


@pytest.mark.parametrize("frontier", [DearestStacks, DearestHeap])
def test_of_equal_keys_the_dearest_record_comes_first(frontier: Callable[[], Any]) -> None:
    """Among these, the last one comes first. Mutation: no minus before a cost; ``lowest`` with the
    cost."""
    chance = random.Random(4)
    queue, pushed = frontier(), 0
    expected: list[tuple[int, int, int]] = []
    for _ in range(3000):
        if expected and chance.random() < 0.45:
            key, falling, n = min(expected)
            expected.remove((key, falling, n))
            assert queue.pop() == (-n, -falling, None)
            assert queue.lowest == key
        else:
            key, cost = chance.randrange(6), chance.randrange(4)
            pushed += 1
            queue.push(key, (pushed, cost, None))
            expected.append((key, -cost, -pushed))
        assert len(queue) == len(expected)


@pytest.mark.parametrize("zero", [0, 0.0])
def test_of_equal_sums_a_star_expands_what_is_nearer_to_a_goal(zero: float) -> None:
    """b, c and d have the same f-value; c is discovered last, and d is nearest to a goal.

    Mutation: plain last in, first out expands c.
    """
    table = {"a": [("b", 1), ("d", 3), ("c", 2)], "d": [("G", 2)], "b": [("x", 1)], "c": [("x", 1)]}
    graph = Graph(table, zero=zero, estimates={"a": 5, "b": 4, "c": 3, "d": 2, "x": 4})
    assert solved(search(graph, "astar")).cost == 5
    assert graph.expanded == list("ad")


INCONSISTENT = {"a": [("b", 3), ("c", 1)], "b": [("d", 3)], "c": [("b", 1)], "d": [("G", 3)]}


def test_a_state_reached_more_cheaply_is_reopened() -> None:
    """The correct estimate of c hides the cheaper path to b until b is expanded.

    Mutation: ``known is None`` without the comparison of costs gives cost 9, and so does the
    reversed comparison.
    """
    graph = Graph(INCONSISTENT, estimates={"c": 7, "b": 0, "d": 0})
    outcome = solved(search(graph, "astar"))
    assert ("".join(outcome.trace), outcome.cost) == ("acbdG", 8)
    assert graph.expanded == list("abdcbd")  # b and d twice
    assert outcome.optimal
    assert "estimate" in outcome.assuming


def test_a_stale_entry_is_not_expanded() -> None:
    """Mutation: without ``reached[state] is not record`` b and d are expanded again."""
    graph = Graph({"a": [("b", 4), ("c", 1)], "c": [("b", 1)], "b": [("d", 9)]})
    assert isinstance(search(graph, "ucs"), Unsolvable)
    assert graph.expanded == list("acbd")


def test_deepening_goes_on_below_a_bound_that_was_raised_far() -> None:
    """Sixteen free states make the bound jump from 0 to 3: X comes first, Y is cheapest, then Z.

    Mutation: stopping at the first goal; taking any goal within the bound.
    """
    free: list[tuple[str, int]] = [(f"f{n}", 0) for n in range(16)]
    table = {"a": [*free, ("X", 3), ("p", 1), ("r", 1)], "p": [("Y", 1)], "r": [("Z", 2)]}
    outcome = solved(search(Graph(table), "idastar"))
    assert (outcome.trace, outcome.cost, outcome.optimal) == (("a", "p", "Y"), 2, True)


def test_deepening_ends_when_nothing_is_left_above_the_bound() -> None:
    """Mutation: a state once cut off stays cut off when reached below the bound."""
    graph = Graph({"a": [("b", 5), ("c", 1)], "c": [("b", 1)], "b": []})
    assert isinstance(search(graph, "idastar"), Unsolvable)
    assert graph.expanded == list("a" + "ac" + "acb")


@pytest.mark.parametrize("order", ["astar", "idastar"])
def test_an_estimate_that_proves_too_high_is_told(order: str) -> None:
    """Mutation: without the remark the answer would be called optimal."""
    graph = Graph({"a": [("b", 1), ("G", 3)], "b": [("G", 1)]}, estimates={"a": 9, "b": 9})
    outcome = solved(search(graph, order))
    assert not outcome.optimal
    assert not outcome.assuming
    assert outcome.remark.startswith(
        "`estimate` is too high: at the start it is 9, but the rest of this trace costs 3"
    )


def test_where_an_estimate_is_too_high_is_told() -> None:
    """The estimate is exact at the start, and 1 too high after the first transition."""
    table = {"a": [("b", 1), ("c", 2)], "b": [("G", 2)], "c": [("G", 1)]}
    outcome = solved(search(Graph(table, estimates={"b": 5, "c": 2}), "astar"))
    assert (outcome.trace, outcome.optimal) == (("a", "c", "G"), False)
    assert "after 1 transition it is 2, but the rest of this trace costs 1" in outcome.remark


def test_greedy_follows_the_estimate_and_promises_nothing() -> None:
    table = {"a": [("b", 1), ("c", 1)], "b": [("G", 1)], "c": [("d", 1)], "d": [("G", 1)]}
    graph = Graph(table, estimates={"a": 3, "b": 3, "c": 2, "d": 1})
    outcome = solved(search(graph, "greedy"))
    assert ("".join(outcome.trace), outcome.cost, outcome.optimal) == ("acdG", 3, False)
    assert not outcome.assuming


def test_costs_of_traces_found_without_looking_at_costs() -> None:
    """Mutation: ``len(trace) - 1`` for every system; the last of parallel transitions."""
    graph = Graph({"a": [("b", 2), ("b", 7)], "b": [("G", 5)], "G": []})
    for order in ("bfs", "dfs", "iddfs"):
        outcome = solved(search(graph, order))
        assert (outcome.cost, outcome.optimal) == (7, False)


@pytest.mark.parametrize("order", NAMES)
def test_the_initial_state_may_be_a_goal(order: str) -> None:
    """Mutation: testing only successors for goals."""
    outcome = solved(search(Graph({"A": "b"}), order))
    assert (outcome.trace, outcome.cost) == (("A",), 0)
    assert outcome.statistics.reached == 1
    assert outcome.statistics.expanded == 0


@pytest.mark.parametrize("order", NAMES)
def test_cycles_and_loops_end(order: str) -> None:
    """Mutation: ``not total < known[1]`` as ``known[1] < total`` runs for ever on zero costs."""
    table = {"a": [("a", 0), ("b", 0)], "b": [("c", 0), ("a", 0)], "c": [("b", 0), ("a", 1)]}
    outcome = search(Graph(table), order, Limits(seconds=5))
    assert isinstance(outcome, Unsolvable)
    assert outcome.statistics.reached == 3


@pytest.mark.parametrize("order", NAMES)
def test_lost_states_are_entered_and_not_left(order: str) -> None:
    outcome = search(Graph({"a": ["x!", "b"], "x!": [], "b": ["x!"]}), order)
    assert isinstance(outcome, Unsolvable)
    assert outcome.statistics.reached == 3


def test_auto_chooses() -> None:
    def chosen(graph: Graph) -> str:
        return solved(search(graph)).statistics.order

    assert chosen(Graph({"a": "B"})) == "bfs"
    assert chosen(Graph({"a": [("B", 2)]})) == "ucs"
    assert chosen(Graph({"a": "B"}, estimates={})) == "astar"


def test_names_of_orders() -> None:
    for alias, name in ALIASES.items():
        assert search(Graph({"a": "B"}), alias).statistics.order == name
    with pytest.raises(SearchUsageError, match="did you mean 'astar'"):
        search(Graph({"a": "B"}), "atsar")


# ---------------------------------------------------------------- random graphs


def random_graph(seed: int, unit: bool) -> Graph:
    """Up to nine states, with parallel transitions, loops, zero costs, and any number of goals."""
    chance = random.Random(seed)
    size = chance.choice((1, 2, 3, 5, 6, 7, 8, 9))
    table: dict[Any, list[Any]] = {n: [] for n in range(size)}
    for _ in range(chance.randint(size // 2, 5 * size)):
        state = chance.randrange(size)  # mostly forwards, so that paths part and meet again
        successor = min(max(0, state + chance.choice((-2, -1, 0, 1, 1, 2, 2, 3))), size - 1)
        table[state].append(successor if unit else (successor, chance.choice((0, 1, 1, 1, 3))))
    goals = {chance.randint(size // 2, size - 1) for _ in range(chance.choice((0, 1, 1, 2)))}
    graph = Graph(table, goals)
    graph.unit_cost = unit
    return graph


def add_estimates(graph: Graph, seed: int) -> None:
    """Add admissible and mostly inconsistent estimates."""
    chance = random.Random(seed)
    graph.has_estimate = True
    for state in graph.edges:
        rest = cheapest(graph, state)
        graph.estimates[state] = (
            chance.randint(0, rest) if rest is not None else chance.randint(0, 9)
        )


def cheapest(graph: Graph, start: Any) -> Any:
    """Textbook Dijkstra: the cost of the cheapest goal, or None."""
    distance, done = {start: graph.zero}, set()
    while open_states := [state for state in distance if state not in done]:
        state = min(open_states, key=lambda state: distance[state])
        if graph.is_goal(state):
            return distance[state]
        done.add(state)
        for successor, step in graph.edges.get(state, []):
            cost = distance[state] + step
            if successor not in distance or cost < distance[successor]:
                distance[successor] = cost
    return None


def simple_traces(graph: Graph, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Generate all cycle-free traces to a goal, in the order of the successors."""
    if graph.is_goal(path[-1]):
        yield path
        return
    for successor in dict.fromkeys(successor for successor, _ in graph.edges[path[-1]]):
        if successor not in path:
            yield from simple_traces(graph, (*path, successor))


def price(graph: Graph, path: Sequence[Any]) -> Any:
    return sum(
        (
            min(step for successor, step in graph.edges[a] if successor == b)
            for a, b in pairwise(path)
        ),
        graph.zero,
    )


@pytest.mark.slow
@pytest.mark.parametrize("order", [*NAMES, "auto"])
@pytest.mark.parametrize("unit", [True, False])
@in_part("seeds", range(200), range(200, 350), range(350, 1000))
def test_every_order_against_dijkstra(order: str, unit: bool, seeds: range) -> None:
    """Mutations: any comparison of costs reversed or dropped; a goal tested too early in a
    best-first search; no reopening; a bound raised too far without continuing below it."""
    for seed in seeds:
        graph = random_graph(seed, unit)
        if seed % 2:
            add_estimates(graph, seed)
        expected = cheapest(graph, graph.starts[0])
        outcome = search(graph, order, Limits(seconds=5))
        if expected is None:
            assert isinstance(outcome, Unsolvable), seed
            continue
        outcome = solved(outcome)
        assert outcome.trace[0] == graph.starts[0]
        assert [graph.is_goal(state) for state in outcome.trace][-1]
        assert outcome.cost == price(graph, outcome.trace), seed
        if promises_optimal(order, unit):
            assert outcome.optimal, seed
        if outcome.optimal:
            assert outcome.cost == expected, seed
        assert order != "wastar" or outcome.optimal or outcome.factor == Weight(2)
        if outcome.factor is not None and not isinstance(expected, tuple):
            assert outcome.cost <= 2 * expected, seed


@pytest.mark.slow
@pytest.mark.parametrize("unit", [True, False])
def test_all_solutions_against_enumeration(unit: bool) -> None:
    """Mutations: ``+=`` of path counts as ``=``; cost compared without length; parallel transitions
    counted twice; goals from one key too many; goals expanded; successors in another order."""
    several = 0
    for seed in range(1200):
        graph = random_graph(seed, unit)
        traces = list(simple_traces(graph, (graph.starts[0],)))
        keys = [(price(graph, path), len(path)) for path in traces]
        expected = [path for path, key in zip(traces, keys, strict=True) if key == min(keys)]
        found = all_solutions(graph)
        assert not any(map(graph.is_goal, graph.expanded))
        assert found.total == len(expected), seed
        assert list(found.traces) == expected, seed
        assert list(found.traces) == expected, "a listing can be read again"
        if expected:
            outcome = solved(found.outcome)
            assert (outcome.trace, outcome.cost) == (expected[0], min(keys)[0])
            assert outcome.optimal
            assert list(all_solutions(graph, most=1).traces) == expected[:1]
            counted = count_solutions(graph)
            assert (counted.total, list(counted.traces)) == (len(expected), expected[:1]), seed
            assert solved(counted.outcome).cost == outcome.cost
        else:
            assert isinstance(found.outcome, Unsolvable)
            assert isinstance(count_solutions(graph).outcome, Unsolvable)
        several += len(expected) > 1
    assert several > 25


def test_breadth_first_finds_the_first_of_all_solutions() -> None:
    """Mutation: ``reversed(following)`` in breadth-first order."""
    for seed in range(400):
        graph = random_graph(seed, unit=True)
        for path in all_solutions(graph, most=1).traces:
            assert solved(search(graph, "bfs")).trace == path


def test_solutions_are_counted_without_being_listed() -> None:
    """A ladder of 200 diamonds has 2**200 shortest traces."""
    table: dict[str, list[str]] = {}
    for n in range(200):
        table[f"s{n}"] = [f"l{n}", f"r{n}"]
        table[f"l{n}"] = table[f"r{n}"] = [f"s{n + 1}"]
    found = all_solutions(Graph(table, goals={"s200"}))
    assert found.total == 2**200
    assert count_solutions(Graph(table, goals={"s200"})).total == 2**200
    listed = iter(found.traces)
    assert next(listed)[1] == "l0"
    assert next(listed)[-2] == "r199"


def test_explore_against_enumeration() -> None:
    """Mutations: levels off by one; goals not expanded; successors counted without repetition; a
    childless goal counted as a dead end."""
    for seed in range(300):
        graph = random_graph(seed, unit=seed % 2 == 0)
        depth = {graph.starts[0]: 0}
        waiting = [graph.starts[0]]
        for state in waiting:
            for successor, _ in graph.edges[state]:
                if successor not in depth:
                    depth[successor] = depth[state] + 1
                    waiting.append(successor)
        space = explore(graph)
        assert space.complete
        assert space.states == len(depth) == space.statistics.expanded
        assert space.transitions == sum(len(graph.edges[state]) for state in depth)
        levels = list(depth.values())
        assert space.levels == tuple(levels.count(n) for n in range(max(levels) + 1))
        assert space.goal_states == sum(map(graph.is_goal, depth))
        childless = [s for s in depth if not graph.edges[s] and not graph.is_goal(s)]
        assert space.dead_ends == len(childless)
        assert [(state, d) for state, d, _ in walk(graph)] == list(depth.items())
        for state, _, following in walk(graph):
            assert list(following) == [successor for successor, _ in graph.edges[state]]


def test_explore_tells_lost_states_from_dead_ends() -> None:
    space = explore(Graph({"a": ["x!", "b", "G"], "G": ["d"]}))
    assert (space.states, space.goal_states, space.lost_states, space.dead_ends) == (5, 1, 1, 2)
    assert space.levels == (1, 3, 1)


# ---------------------------------------------------------------- costs


def test_a_cost_may_be_of_any_ordered_type() -> None:
    third = Fraction(1, 3)
    edges: dict[Any, list[Any]] = {"a": [("b", third), ("G", 1)], "b": [("G", third)]}
    assert solved(search(Graph(edges, zero=Fraction(0)), "ucs")).cost == 2 * third

    class Coins:
        """A cost that supports only ``<``."""

        def __init__(self, n: int) -> None:
            self.n = n

        def __lt__(self, other: Coins) -> bool:
            return self.n < other.n

    steps = {"a": "bcG", "b": "G", "c": "G", "G": ""}
    prices = {"b": 1, "c": 1, "G": 1}
    for order in ("ucs", "idastar", "bfs"):
        outcome = solved(
            solve(
                "a",
                lambda state: list(steps[state]),
                goal=str.isupper,
                cost=lambda before, state: Coins(before.n + prices[state]),
                initial_cost=Coins(0),
                order=order,
            )
        )
        assert outcome.cost.n == 1
    space = StateSpace(
        "a",
        lambda state: [*steps[state]][:2],
        cost=lambda before, state: Coins(before.n + prices[state]),
        initial_cost=Coins(0),
    )
    assert space.all_solutions(str.isupper).total == 2


def test_lexicographic_costs() -> None:
    steps = {"a": [("b", (0, 5)), ("G", (1, 0))], "b": [("G", (0, 5))]}

    class Lexicographic(Graph):
        def expand(self, state: Any, cost: Any) -> list[tuple[Any, Any]]:
            return [(t, (cost[0] + x, cost[1] + y)) for t, (x, y) in self.edges.get(state, [])]

    for order in ("ucs", "idastar", "astar"):
        outcome = solved(search(Lexicographic(steps, zero=(0, 0)), order))
        assert ("".join(outcome.trace), outcome.cost) == ("abG", (0, 10))


@pytest.mark.parametrize("order", ["ucs", "astar", "greedy", "idastar"])
def test_a_cost_that_falls_is_an_error(order: str) -> None:
    """Mutation: without the check the best-first orders call a dearer trace optimal."""
    graph = Graph({"a": [("G", 2), ("b", 3)], "b": [("G", -2)]}, estimates={"a": 0, "G": 1})
    graph.goals = {"z"}
    with pytest.raises(CostError, match="falls from 3 to 1 on the step from b to G") as caught:
        search(graph, order)
    assert (caught.value.state, caught.value.after) == ("b", "G")
    with pytest.raises(CostError):
        all_solutions(graph)


def test_of_equally_cheap_traces_a_hand_written_puzzle_gets_a_shortest() -> None:
    """Mutation: a cost without the number of transitions gives the trace through b and c."""
    table = {"a": ["b", "d"], "b": ["c"], "c": ["G"], "d": ["G"], "G": []}
    height = {"b": 0, "c": 0, "d": 1, "G": 1}
    outcome = solve(
        "a", table.__getitem__, goal=str.isupper, cost=lambda top, state: max(top, height[state])
    )
    assert (solved(outcome).cost, solved(outcome).trace) == (1, ("a", "d", "G"))


# ---------------------------------------------------------------- limits, faults, interruptions


def numbers(n: int) -> list[int]:
    return [n + 1, n + 2]


def endless(**options: Any) -> Graph:
    class Endless(Graph):
        def expand(self, state: Any, cost: Any) -> list[tuple[Any, Any]]:
            return [(successor, cost + 1) for successor in self.successors(state)]

        def successors(self, state: Any) -> list[int]:
            return numbers(state)

    return Endless({0: [1]}, goals=set(), **options)


@pytest.mark.slow
@pytest.mark.later("1000-iddfs", "1000-idastar", "12345-iddfs", "12345-idastar")
@pytest.mark.parametrize("order", NAMES)
@pytest.mark.parametrize("most", [1, 10, 1000, 12345])
def test_the_limit_of_states_is_met_exactly(order: str, most: int) -> None:
    """Mutation: a pace that doesn't slow down before the limit."""
    if order in ("iddfs", "idastar"):
        most = min(most, 1000)
    outcome = search(endless(), order, Limits(states=most, seconds=20))
    assert isinstance(outcome, GaveUp)
    assert outcome.limit == "states"
    assert most < outcome.statistics.reached <= most + 2
    assert gc.isenabled()


def test_a_space_as_large_as_the_limit_is_complete() -> None:
    """Mutation: ``>=``."""
    assert isinstance(search(Graph(TREE), "bfs", Limits(states=7)), Unsolvable)
    assert isinstance(search(Graph(TREE), "bfs", Limits(states=6)), GaveUp)
    assert explore(Graph(TREE), Limits(states=7)).complete
    space = explore(Graph(TREE), Limits(states=6))
    assert (space.complete, space.limit, space.states) == (False, "states", 7)
    assert sum(space.levels) == space.states


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limits", "limit"),
    [(Limits(seconds=0.05), "time"), (Limits(memory=1), "memory")],
)
def test_limits_of_time_and_memory(limits: Limits, limit: str) -> None:
    for order in NAMES:
        started = time.monotonic()
        outcome = search(endless(), order, limits)
        assert isinstance(outcome, GaveUp)
        assert outcome.limit == limit
        assert time.monotonic() - started < 2
    assert explore(endless(), limits).limit == limit
    found = all_solutions(endless(), limits)
    assert isinstance(found.outcome, GaveUp)
    assert found.outcome.limit == limit
    counted = count_solutions(endless(), limits)
    assert isinstance(counted.outcome, GaveUp)
    assert counted.outcome.limit == limit


def test_a_slow_puzzle_is_looked_at_often() -> None:
    """Mutation: a polling interval that starts high, or never shrinks, takes 10 seconds."""

    class Slow(Graph):
        def successors(self, state: Any) -> list[int]:
            time.sleep(0.01)
            return list(range(1, 1000)) if state == 0 else []

    started = time.monotonic()
    search(Slow({0: [1]}, goals=set()), "bfs", Limits(seconds=0.2))
    assert time.monotonic() - started < 2


@pytest.mark.slow
@pytest.mark.parametrize("order", ["bfs", "iddfs", "ucs", "astar", "idastar"])
def test_the_lower_bound_is_one(order: str) -> None:
    """Mutation: a depth one higher; the largest key."""
    for seed in range(80):
        graph = random_graph(seed, unit=order in ("bfs", "iddfs"))
        if seed % 2:
            add_estimates(graph, seed)
        for most in range(1, 9):
            outcome = search(graph, order, Limits(states=most))
            expected = cheapest(graph, graph.starts[0])
            if isinstance(outcome, GaveUp) and expected is not None:
                assert outcome.lower_bound <= expected, seed
    for most in range(1, 60):
        outcome = search(endless(), order, Limits(states=most))
        assert isinstance(outcome, GaveUp)
        reached = outcome.statistics.reached  # all n below are at distance ceil(n / 2)
        assert 0 <= outcome.lower_bound <= (reached + 1) // 2
        if most > 20:
            assert outcome.lower_bound >= reached // 2 - 3


@pytest.mark.slow
@pytest.mark.parametrize("order", NAMES)
def test_an_interruption_is_an_answer(order: str) -> None:
    class Interrupted(Graph):
        def successors(self, state: Any) -> list[Any]:
            if state == 2200:
                raise KeyboardInterrupt
            return [state + 1]

        def expand(self, state: Any, cost: Any) -> list[tuple[Any, Any]]:
            return [(successor, cost + 1) for successor in self.successors(state)]

    graph = Interrupted({2000: [1]}, goals=set())
    outcome = search(graph, order)
    assert isinstance(outcome, GaveUp)
    assert outcome.limit == "interrupted"
    assert outcome.statistics.reached == 201
    space = explore(graph)
    assert (space.limit, space.states, len(space.levels)) == ("interrupted", 201, 201)
    found = all_solutions(graph)
    assert isinstance(found.outcome, GaveUp)
    assert found.outcome.limit == "interrupted"
    assert gc.isenabled()


@pytest.mark.parametrize("order", NAMES)
@pytest.mark.parametrize("fails", ["successors", "is_goal", "estimate"])
@pytest.mark.parametrize("culprit", ["a", "c"])
def test_a_fault_tells_its_state(order: str, fails: str, culprit: str) -> None:
    """In the chain a b c d, one state raises an evaluation error.

    Mutation: always naming the expanded state.
    """

    class Faulty(Graph):
        def fail(self, what: str, state: Any) -> None:
            if what == fails and state == culprit:
                raise Fault("out of range")

        def successors(self, state: Any) -> list[Any]:
            self.fail("successors", state)
            return super().successors(state)

        def expand(self, state: Any, cost: Any) -> list[tuple[Any, Any]]:
            self.fail("successors", state)
            return super().expand(state, cost)

        def is_goal(self, state: Any) -> bool:
            self.fail("is_goal", state)
            return False

        def estimate(self, state: Any) -> Any:
            self.fail("estimate", state)
            return 0

    graph = Faulty({"a": "ab", "b": "abc", "c": "abcd"}, estimates={})
    if fails == "estimate" and not (ORDERS[order].estimated or ORDERS[order].key == "advice"):
        assert isinstance(search(graph, order), Unsolvable)
        return
    with pytest.raises(Fault) as caught:
        search(graph, order)
    assert caught.value.state == culprit
    assert gc.isenabled()
    if fails != "estimate":
        for look in (explore, all_solutions):
            with pytest.raises(Fault) as caught:
                look(graph)
            assert caught.value.state == culprit


def test_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "EVERY", 0.0)
    monkeypatch.setattr(reports, "SHARE", 0)
    for order in NAMES:
        told: list[Progress] = []
        search(endless(estimates={}), order, Limits(states=100), told.append)
        assert {progress.stage for progress in told} == {Stage.SEARCHING, Stage.WORKING}, order
        counted = [progress for progress in told if progress.states is not None]
        assert len(counted) > 5, order
        states = [progress.states for progress in counted]
        assert states == sorted(states) or order.startswith("id")
        assert all(progress.waiting is not None and progress.memory for progress in counted)
        if order in BY_DEPTH:
            assert counted[-1].depth is not None, order
            assert counted[-1].bound is None, order
        elif ORDERS[order].promises:  # the others have no bound
            assert counted[-1].bound is not None, order
    told = []
    explore(endless(), Limits(states=600), told.append)
    assert {progress.stage for progress in told} == {Stage.EXPLORING, Stage.WORKING}
    depths = [progress.depth for progress in told if progress.depth is not None]
    assert depths[-1] > depths[0]


def test_walk_ends_at_a_limit_of_states() -> None:
    assert [state for state, _, _ in walk(Graph(TREE), Limits(states=4))] == list("abcd")


def test_answers_are_the_same_again() -> None:
    for seed in range(50):
        graph = random_graph(seed, unit=False)
        add_estimates(graph, seed)
        for order in NAMES:
            first, second = search(graph, order), search(graph, order)
            first.statistics.seconds = second.statistics.seconds = 0.0
            first.statistics.peak_memory_bytes = second.statistics.peak_memory_bytes = 0
            assert first == second


# ---------------------------------------------------------------- hand-written puzzles


class Plain:
    """An object without ``==``, compared by its fields."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.parts = [n]


def test_objects_are_states() -> None:
    space = StateSpace(Plain(0), lambda state: [Plain((state.n + step) % 7) for step in (2, 3)])
    assert space.explore().states == 7
    outcome = solved(space.solve(lambda state: state.n == 6))
    assert [state.n for state in outcome.trace] == [0, 3, 6]
    assert isinstance(outcome.trace[0], Plain)


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ([1, [2]], [1, [2]], [1, (2,)]),
        ({"a": [1], "b": [2]}, {"b": [2], "a": [1]}, {"a": [2], "b": [1]}),
        ({1, 2}, {2, 1}, {1}),
        (bytearray(b"a"), bytearray(b"a"), b"a"),
        ((1, [2]), (1, [2]), (1, [3])),
        (Plain(1), Plain(1), Plain(2)),
        ([Plain(1)], [Plain(1)], [Plain(2)]),
    ],
)
def test_freeze(one: Any, same: Any, other: Any) -> None:
    assert freeze(one) == freeze(same)
    assert hash(freeze(one)) == hash(freeze(same))
    assert freeze(one) != freeze(other)


def test_a_transition_gets_a_copy_of_its_own() -> None:
    """Mutation: a shallow copy."""
    start = {"rows": [[0, 0], [0, 0]]}

    def transitions(state: Any) -> Iterator[Callable[[Any], None]]:
        def put(row: int, column: int) -> Callable[[Any], None]:
            def change(state: Any) -> None:
                state["rows"][row][column] = 1

            return change

        return (put(row, column) for row in range(2) for column in range(2))

    space = StateSpace(start, transitions=transitions)
    assert space.explore().states == 16
    assert start == {"rows": [[0, 0], [0, 0]]}
    assert space.all_solutions(lambda state: state["rows"] == [[1, 1], [1, 1]]).total == 24


def test_lower_bounds_and_faults_come_back_as_the_author_knows_them() -> None:
    space = StateSpace([0], lambda s: [[s[0] + 1]], cost=lambda cost, state: cost + 2)
    outcome = space.solve(lambda s: False, limits=Limits(states=10))
    assert isinstance(outcome, GaveUp)
    assert isinstance(outcome.lower_bound, int)

    def unsteady(state: list[int]) -> list[list[int]]:
        if state == [3]:
            raise Fault("no")
        return [[state[0] + 1]]

    with pytest.raises(Fault) as caught:
        solve([0], unsteady, goal=lambda s: False)
    assert caught.value.state == [3]
