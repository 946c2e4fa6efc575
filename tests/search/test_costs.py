"""Lexicographic costs, some with free cycles: every order against thirty lines of Dijkstra."""

from __future__ import annotations

import os
from collections.abc import Callable
from heapq import heappop, heappush
from pathlib import Path
from random import Random

import pytest

from puzzlelang.answers import Loaded, load, solve

SYSTEMS = int(os.environ.get("PUZZLELANG_SYSTEMS", "60"))

Tokens = tuple[int, ...]


class Walk:
    """Tokens move between places. Each step costs two tolls; tokens wait where they meet."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.places, self.tokens = random.randint(3, 5), random.randint(1, 3)
        places = range(self.places)
        self.links = {
            (p, q): (random.choice((0, 0, 1, 2)), random.choice((0, 1, 3)))
            for p in places
            for q in places
            if p != q and random.random() < 0.6
        }
        self.start = tuple(random.randrange(self.places) for _ in range(self.tokens))
        self.target = random.randrange(self.places)
        self.together = random.randint(1, self.tokens)
        self.unit = random.random() < 0.2

    def after(self, tokens: Tokens) -> list[tuple[Tokens, tuple[int, ...]]]:
        return [
            ((*tokens[:t], q, *tokens[t + 1 :]), (1,) if self.unit else toll)
            for t in range(self.tokens)
            for (p, q), toll in self.links.items()
            if p == tokens[t]
        ]

    @property
    def goal(self) -> str:
        if self.together == self.tokens:  # this goal has a derived estimate
            return f"every t in token has at(t) = {self.target}"
        return f"count(those t in token where at(t) = {self.target}) >= {self.together}"

    def text(self, symmetry: bool) -> str:
        tokens = [f"t{n}" for n in range(self.tokens)]
        rows = {
            name: {
                p: {q: value(self.links.get((p, q))) for q in range(self.places)}
                for p in range(self.places)
            }
            for name, value in TABLES.items()
        }
        tables = [
            line
            for name, table in rows.items()
            for line in (f"  {name}:", *(f"    {p}: {row}" for p, row in table.items()))
        ]
        first = ", ".join(f"{name}: {p}" for name, p in zip(tokens, self.start, strict=True))
        costs = ["cost:", "  - gold: gold(at(t), p) per hop", "  - time: hours(at(t), p) per hop"]
        lines = [
            "puzzle: A walk", "types:", f"  token: [{', '.join(tokens)}]",
            f"  place: 0 .. {self.places - 1}", "tables:", f"  first: {{{first}}}", *tables,
            "state:", "  at: place for each t in token = first(t)",
            "transitions:", "  hop(t in token, p in place):",
            "    when: link(at(t), p) = 1", "    then: {at(t): p}", *([] if self.unit else costs),
            f"goal: {self.goal}",
            *(["symmetry: {interchangeable: token}"] if symmetry else []),
        ]  # fmt: skip
        return "\n".join(lines) + "\n"


TABLES: dict[str, Callable[[tuple[int, int] | None], int]] = {
    "link": lambda toll: int(toll is not None),
    "gold": lambda toll: toll[0] if toll else 0,
    "hours": lambda toll: toll[1] if toll else 0,
}


def oracle(walk: Walk, name: Callable[[Tokens], Tokens]) -> tuple[tuple[int, ...], int] | None:
    """Compute the least cost of a goal and the number of shortest traces with that cost."""
    zero = (0, 0) if walk.unit else (0, 0, 0)
    start = name(walk.start)
    least, ways, queue = {start: zero}, {start: 1}, [(zero, start)]
    found, total = None, 0
    while queue and (found is None or queue[0][0] <= found):
        cost, state = heappop(queue)
        if cost > least[state]:
            continue
        if state.count(walk.target) >= walk.together:
            found, total = cost, total + ways[state]
            continue
        following: dict[Tokens, tuple[int, ...]] = {}
        for after, toll in walk.after(state):
            reached = tuple(a + b for a, b in zip(cost, (*toll, 1), strict=True))
            following[name(after)] = min(reached, following.get(name(after), reached))
        for after, reached in following.items():
            if after not in least or reached < least[after]:
                least[after], ways[after] = reached, 0
                heappush(queue, (reached, after))
            if reached == least[after]:
                ways[after] += ways[state]
    return None if found is None else (found[:-1], total)


def in_order(tokens: Tokens) -> Tokens:
    return tuple(sorted(tokens))


@pytest.mark.slow
@pytest.mark.each_time("0-plain", "0-merged", "1-plain", "1-merged")
@pytest.mark.parametrize("symmetry", [False, True], ids=["plain", "merged"])
@pytest.mark.parametrize("seeds", range(6))
def test_every_order_finds_the_least_cost(seeds: int, symmetry: bool, tmp_path: Path) -> None:
    solved = 0
    for seed in range(seeds, SYSTEMS, 6):
        walk = Walk(seed)
        path = tmp_path / "walk.yaml"
        path.write_text(walk.text(symmetry and walk.tokens > 1))
        loaded = load(str(path), tier="python")
        wanted = oracle(walk, in_order if symmetry else tuple)
        solved += wanted is not None
        agrees(loaded, wanted, ["bfs", "iddfs"] if walk.unit else ["ucs"])
    assert solved > 2


def agrees(loaded: Loaded, wanted: tuple[tuple[int, ...], int] | None, orders: list[str]) -> None:
    counted = solve(loaded, count=True)
    assert (counted.cost or None, counted.total) == (wanted or (None, 0))
    for order in (*orders, "astar", "idastar", "auto"):
        found = solve(loaded, order)
        assert (found.cost or None) == (wanted[0] if wanted else None), order
        assert found.kind == ("solved" if wanted else "unsolvable")
