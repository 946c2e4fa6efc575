"""Ratings of all states against their definition, written out recursively."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import floor, log2
from pathlib import Path
from random import Random
from typing import Any

import pytest

from puzzlelang.answers import load
from puzzlelang.search import Limits, count_solutions, rate
from tests.search.test_costs import Walk
from tests.support import MOVING, in_part, load_text, of_library

BITS = 32
"""Bits of the second line and of the number of steps in the costs of :class:`Net`"""

Lines = tuple[int, ...]


class Net:
    """A random graph whose steps cost two lines, with free steps and cycles."""

    has_estimate, zero, assumption = False, 0, ""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.unit_cost = seed % 5 == 0
        size = random.randint(2, 7)
        nodes = range(size)
        self.goals = {node for node in nodes if random.random() < 1 / size}
        self.lost = {node for node in nodes if random.random() < 0.1} - self.goals
        self.links = [
            {} if node in self.lost else
            {other: self.toll(random) for other in nodes if random.random() < 2 / size}
            for node in nodes
        ]  # fmt: skip
        self.starts = random.sample(nodes, random.randint(1, size))

    def toll(self, random: Random) -> Lines:
        if self.unit_cost:
            return (1,)
        return random.choice((0, 0, 0, 1, 1, 2)), random.choice((0, 0, 0, 0, 1))

    def is_goal(self, node: int) -> bool:
        return node in self.goals

    def is_lost(self, node: int) -> bool:
        return node in self.lost

    def successors(self, node: int) -> list[int]:
        return [*self.links[node]]

    def expand(self, node: int, cost: int) -> list[tuple[int, int]]:
        steps = [(other, cost + self.packed(toll)) for other, toll in self.links[node].items()]
        return [*((other, after + 1) for other, after in steps[::2]), *steps]  # dearer ones first

    def packed(self, toll: Lines) -> int:
        return 1 if self.unit_cost else (toll[0] << BITS | toll[1]) << BITS | 1

    def first_line(self, cost: int) -> int:
        return cost >> 2 * BITS


Links = dict[Any, dict[Any, Lines]]


class Defined:
    """The ratings of the states of ``links``, by definition."""

    def __init__(self, links: Links, goals: set[Any]) -> None:
        self.links, self.goals = links, goals
        self.parts = {s: frozenset(t for t in links if self.frees(s, t)) for s in links}
        self.least = {s: min((cost for cost, _ in self.traces(s)), default=None) for s in links}

    def frees(self, one: Any, other: Any) -> bool:
        """Do steps with a first line of 0 lead from each to the other?"""
        return other in self.free_from(one) and one in self.free_from(other)

    def free_from(self, state: Any) -> set[Any]:
        reached = [state]
        for one in reached:
            reached += [
                t for t, toll in self.links[one].items() if not toll[0] and t not in reached
            ]
        return set(reached)

    def traces(self, state: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Lines, Any]]:
        """Every trace to a goal without a repeated state, with its cost lines and its length."""
        way = (*before, state)
        if state in self.goals:
            yield (0, 0, 0), way
            return
        for after, toll in self.links[state].items():
            if after not in way:
                for cost, trace in self.traces(after, way):
                    total = (*toll, 0)[:2]
                    yield (total[0] + cost[0], total[1] + cost[1], 1 + cost[2]), trace

    def ways(self, state: Any) -> int:
        return sum(cost == self.least[state] for cost, _ in self.traces(state))

    def choices(self, part: frozenset[Any]) -> Iterator[tuple[int, int]]:
        """The bits and dead ends of each way through the parts, in thousandths."""
        if part & self.goals:
            yield 0, 0
            return
        onward: dict[frozenset[Any], int] = {}
        for state in part:
            for after, toll in self.links[state].items():
                other = self.parts[after]
                if other != part:
                    onward[other] = min(toll[0], onward.get(other, toll[0]))
        best = {other: self.line(other) for other in onward}
        line = self.line(part)
        good = [o for o, toll in onward.items() if best[o] is not None and toll + best[o] == line]
        dead = sum(rest is None for rest in best.values())
        for other in good:
            for bits, dead_ends in self.choices(other):
                yield bits + round(1000 * log2(len(onward) / len(good))), dead_ends + 1000 * dead

    def line(self, part: frozenset[Any]) -> Any:
        least = self.least[next(iter(part))]
        return None if least is None else least[0]

    def rated(self, state: Any) -> tuple[int, int | None, int | None]:
        if self.least[state] is None:
            return 0, None, None
        rows = [*self.choices(self.parts[state])]
        bits, dead_ends = (
            floor(Fraction(sum(row), len(rows)) + Fraction(1, 2)) for row in zip(*rows, strict=True)
        )
        return self.ways(state), bits, dead_ends


@pytest.mark.slow
@in_part("count", 500, 1500, 5000)
def test_random_graphs(count: int) -> None:
    unlike = 0
    for seed in range(count):
        net = Net(seed)
        rating = rate(net, None if net.unit_cost else net.first_line)
        links = {
            node: {t: c for t, c in net.links[node].items() if t != node} for node in rating.states
        }
        defined = Defined(links, net.goals)
        for state, cost, *row in zip(
            rating.states, rating.costs, rating.ways, rating.bits, rating.dead_ends, strict=True
        ):
            assert tuple(row) == defined.rated(state), (seed, state)
            least = defined.least[state]
            if least is not None:
                least = least[0] if net.unit_cost else net.packed(least[:2]) - 1 + least[2]
            assert cost == least, (seed, state)
            unlike += bool(row[1])
    assert unlike > count // 3


@pytest.mark.slow
@in_part("count", 20, 150, 500)
def test_random_puzzles(count: int) -> None:
    """Free steps, cycles, and two lines of cost, in compiled puzzles."""
    for seed in range(count):
        walk = Walk(seed)
        system = load_text(walk.text(symmetry=False)).system
        rating = rate(system, None if system.unit_cost else system.first_line)
        if len(rating.states) > 9:
            continue
        states = [*map(system.slots, rating.states)]
        links = {s: {t: toll for t, toll in walk.after(s) if t != s} for s in states}
        goals = {s for s, state in zip(states, rating.states, strict=True) if system.is_goal(state)}
        defined = Defined(links, goals)
        rows = zip(rating.ways, rating.bits, rating.dead_ends, strict=True)
        assert [*rows] == [*map(defined.rated, states)], seed


@pytest.mark.slow
@of_library("path", MOVING, 12)
def test_solutions_are_those_that_are_counted(path: Path) -> None:
    system = load(str(path)).system
    rating = rate(system, None if system.unit_cost else system.first_line, SMALL)
    if rating.limit:
        return
    for start, cost, ways in zip(system.starts, rating.costs, rating.ways, strict=False):
        counted = count_solutions(Begun(system, start))
        assert ways == counted.total
        assert cost == getattr(counted.outcome, "cost", None)


SMALL = Limits(states=20_000)


class Begun:
    """``system`` with one start."""

    def __init__(self, system: Any, start: Any) -> None:
        self.system, self.starts = system, [start]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.system, name)


def test_a_limit_ends_the_rating() -> None:
    rating = rate(load("frogs").system, limits=Limits(states=10))
    assert rating.limit == "states"
    assert set(rating.bits) == {None} and set(rating.ways) == {0}


def test_the_nearest_goal_is_reported_once() -> None:
    costs: list[int] = []
    rate(load("goat").system, at_goal=costs.append)
    assert costs == [7]  # Alcuin, Propositiones 18


@pytest.mark.slow
def test_the_longest_eight_puzzles() -> None:
    """Two of 181,440 orders need 31 moves (Reinefeld, IJCAI 1993)."""
    rating = rate(load("eight-puzzle").system)
    assert len(rating.states) == 181_440
    assert rating.costs.count(31) == 2
