"""Rate every reachable state: cost, number of solutions, and how hard the choices are.

*Bits* measure the choices of a solution. On a shortest way, each step is one of *n* ways onward, of
which *k* lose nothing; it takes log2(n / k) bits to choose one of those. The bits of a state are
their sum over a solution, on average over all solutions. So a corridor has none, and neither has a
state in which every step is as good as any other.

Steps that cost nothing are not choices: in Sokoban, where pushes are counted, walking is free. The
average is therefore over the *parts* of the space, the strongly connected components of the steps
whose first cost line is 0. The ways onward are the other parts that one step reaches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import log2

from puzzlelang.search.distance_estimates import costs_to_reach
from puzzlelang.search.strong_components import Graph, components
from puzzlelang.search.system import Fault, Limits, State, Statistics, TransitionSystem, limit_of
from puzzlelang.search.watch import ENDS, Watch, collector_paused
from puzzlelang.text import Any, Generic, Record, Stage, stage

Averages = list[int | None]


class Rating(Generic[State], metaclass=Record):
    """Ratings of all states that the starts can reach, in order of discovery.

    ``costs``: least cost to a goal, and among equals the fewest steps; None if no goal can be
    reached. ``ways``: number of solutions as :func:`count_solutions` counts them; 0 without one.
    ``bits`` and ``dead_ends``, in thousandths: the average over the solutions of the bits of their
    choices, and of the ways onward from which no goal can be reached; None without a solution.

    ``layers``: position of the first state at each depth; ``ends``: positions of states without
    steps.

    If a ``limit`` ended the rating, only the states reached so far are listed, without ratings.
    """

    limit: str
    statistics: Statistics
    states: list[State]
    costs: list[Any]
    ways: list[int]
    bits: Averages
    dead_ends: Averages
    layers: list[int]
    ends: set[int]

    def rows(self) -> Iterator[tuple[State, Any, int, int | None, int | None]]:
        """Yield each state with its cost, ways, bits and dead ends."""
        return zip(self.states, self.costs, self.ways, self.bits, self.dead_ends, strict=True)

    def walked(self) -> Iterator[tuple[State, int, bool]]:
        """Yield each state with its depth, and whether it has steps; only without a limit."""
        for depth, (first, last) in enumerate(pairwise((*self.layers, len(self.states)))):
            for place in range(first, last):
                yield self.states[place], depth, place not in self.ends


Onward = list[dict[int, Any]]
"""For each state, the other states one step away, with the least cost of a step to each."""


def rate(
    system: TransitionSystem[State],
    first_line: Callable[[Any], Any] | None = None,
    limits: Limits | None = None,
    at_goal: Callable[[int], object] | None = None,
) -> Rating[State]:
    """Rate all states that ``system`` can reach.

    Costs must be numbers whose sum along a trace is its cost; ``first_line`` returns the first line
    of a cost (None: each step costs 1). Averages are exact before they are rounded. ``at_goal`` is
    called with the number of steps to the nearest goal, as soon as it is reached, and may raise.
    """
    watch = Watch("bfs", limits or Limits())
    number: dict[State, int] = {}
    try:
        with stage(Stage.EXPLORING), collector_paused():
            following, goals, layers, ends = _walk(system, number, watch, at_goal)
            states = [*number]
            costs = _costs(following, goals, system.zero, watch)
            rows = _rated(following, goals, costs, first_line)
            return Rating("", watch.finish(), states, costs, *rows, layers, ends)
    except ENDS as ending:
        empty: Averages = [None] * len(number)
        ways = [0] * len(number)
        return Rating(
            limit_of(ending), watch.finish(), [*number], empty, ways, empty, empty, [], set()
        )


def _walk(
    system: TransitionSystem[State],
    number: dict[State, int],
    watch: Watch,
    at_goal: Callable[[int], object] | None,
) -> tuple[Onward, list[int], list[int], set[int]]:
    """Number all states; return their steps, the goals, the layers, and states without steps."""
    successors = system.successors if system.unit_cost else None
    expand, zero = None if successors else system.expand, system.zero
    is_goal = system.is_goal
    number.update(zip(system.starts, range(len(system.starts)), strict=True))
    states, following, goals = [*system.starts], Onward(), list[int]()
    watch.reached, watch.walks_through = number, True
    layers, ends = [0], set[int]()
    generated, pace, last = 0, 1, len(states)
    for index, state in enumerate(states):
        if index == last:
            layers.append(index)
            last = len(states)
        pace -= 1
        if not pace:
            pace = watch.look(index, generated)
        try:
            if is_goal(state):
                if at_goal is not None and not goals:
                    at_goal(len(layers) - 1)
                goals.append(index)
            targets: dict[int, Any] = {}
            if successors is not None:
                for successor in successors(state):
                    target = number.setdefault(successor, len(states))
                    if target == len(states):
                        states.append(successor)
                    targets[target] = 1
                if not targets:
                    ends.add(index)
                targets.pop(index, None)
            steps = () if expand is None else expand(state, zero)
            if expand is not None and not steps:
                ends.add(index)
            for successor, cost in steps:
                target = number.setdefault(successor, len(states))
                if target == len(states):
                    states.append(successor)
                if target != index and (target not in targets or cost < targets[target]):
                    targets[target] = cost
        except Fault as fault:
            fault.note(state)
            raise
        following.append(targets)
        generated += len(targets)
    watch.look(len(states), generated)
    return following, goals, layers, ends


def _costs(following: Onward, goals: list[int], zero: Any, watch: Watch) -> list[Any]:
    """Return the cost of each state to a goal; None without a goal."""
    before: list[list[tuple[int, Any]]] = [[] for _ in following]
    for index, targets in enumerate(following):
        for target, cost in targets.items():
            before[target].append((index, cost))
    count = len(following)
    distances = costs_to_reach(goals, before.__getitem__, zero, lambda: watch.look(count, 0))
    return [*map(distances.get, range(count))]


def _rated(
    following: Onward,
    goals: list[int],
    costs: list[Any],
    first_line: Callable[[Any], Any] | None,
) -> tuple[list[int], Averages, Averages]:
    """Return ways, bits and dead ends."""
    ways, bits, dead_ends = _averages(following, costs, goals)
    if first_line is not None:
        line_of = cache(first_line)
        lines = [None if cost is None else line_of(cost) for cost in costs]
        bits, dead_ends = _of_parts(following, lines, goals, first_line)
    return ways, bits, dead_ends


def _of_parts(
    following: Onward, lines: list[Any], goals: Iterable[int], first_line: Callable[[Any], Any]
) -> tuple[Averages, Averages]:
    """The bits and dead ends of each state; ``lines``: the first lines of the costs to a goal."""
    line_of = cache(first_line)
    onward = [{t: line_of(cost) for t, cost in targets.items()} for targets in following]
    free = Graph.of([t for t, line in targets.items() if line == 0] for targets in onward)
    part_of = components(free).of
    parts: Onward = [{} for _ in range(max(part_of) + 1)]
    least = [None] * len(parts)
    for targets, line, part in zip(onward, lines, part_of, strict=True):
        least[part] = line
        merged = parts[part]
        for target, step in targets.items():
            other = part_of[target]
            if other != part and (other not in merged or step < merged[other]):
                merged[other] = step
    _, *averages = _averages(parts, least, {part_of[goal] for goal in goals})
    bits, dead_ends = ([row[part] for part in part_of] for row in averages)
    return bits, dead_ends


def _averages(
    onward: Onward, least: Sequence[Any], goals: Iterable[int]
) -> tuple[list[int], Averages, Averages]:
    """Return the ways of each part, and the averages of their bits and dead ends.

    ``least``: cost to a goal. Free steps lead to parts with lower numbers.
    """
    ways, bits, dead_ends = ([0] * len(onward) for _ in range(3))
    for goal in goals:
        ways[goal] = 1
    solved = [part for part, cost in enumerate(least) if cost is not None]
    for part in sorted(solved, key=least.__getitem__):
        if ways[part]:
            continue  # a goal
        targets, cost_left = onward[part], least[part]
        good = dead = 0
        for target, cost in targets.items():
            rest = least[target]
            if rest is None:
                dead += 1
            elif cost + rest == cost_left:
                good += 1
                ways[part] += ways[target]
                bits[part] += bits[target]
                dead_ends[part] += dead_ends[target]
        bits[part] += ways[part] * _bits(len(targets), good)
        dead_ends[part] += ways[part] * 1000 * dead
    return ways, _rounded(bits, ways), _rounded(dead_ends, ways)


def _rounded(sums: list[int], ways: list[int]) -> Averages:
    return [
        (2 * total + count) // (2 * count) if count else None
        for total, count in zip(sums, ways, strict=True)
    ]


@cache
def _bits(ways: int, good: int) -> int:
    """Bits of a choice of one of ``good`` ways among ``ways``, in thousandths."""
    return round(1000 * log2(ways / good))
