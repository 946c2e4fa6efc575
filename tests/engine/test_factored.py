"""A search of a product of closed groups gives the same answers and numbers as one by the rules."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler import CompiledSystem, Unfactored
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search import (
    Ended,
    Fault,
    Kind,
    Limits,
    PythonSearcher,
    Request,
    Searcher,
    Solved,
    Space,
)
from puzzlelang.text import PuzzleError, replace
from tests.random_products import product_text
from tests.support import in_part, load_text

pytest.importorskip("llvmlite")

from puzzlelang.engine import factored_search, native_code
from puzzlelang.engine.factored_search import FactoredSearcher
from puzzlelang.engine.native_search import NativeSearcher

LIBRARY = Path(__file__).parents[2] / "puzzles"
MANY = int(os.environ.get("PUZZLELANG_RANDOM", "120"))
FIRST = int(os.environ.get("PUZZLELANG_RANDOM_FROM", "0"))


def factored(system: CompiledSystem) -> FactoredSearcher | None:
    try:
        return FactoredSearcher(system)
    except Unfactored:
        return None


def asked(searcher: Searcher, request: Request) -> Any:
    """An answer with its statistics, without seconds and bytes."""
    try:
        answer: Any = searcher.run(request)
    except Fault:
        return "fault"
    own = answer.statistics
    return replace(answer, statistics=None), own.reached, own.expanded, own.generated


def plain(system: CompiledSystem) -> Searcher:
    return PythonSearcher(system, system.value)


# ── random puzzles ───────────────────────────────────────────────────────────────────


def requests(system: CompiledSystem) -> list[Request]:
    """All requests that products support, with and without limits."""
    found = []
    for most in (None, 1, 7, 30):
        limits = Limits(states=most)
        found.append(Request(Kind.EXPLORE, "bfs", limits))
        found.append(Request(Kind.SEARCH, "bfs", limits))
        found.append(Request(Kind.FIND, "bfs", limits, wanted=system.lost_term))
    return found


@in_part("count", MANY // 6, MANY // 2, MANY)
def test_random_products(count: int) -> None:
    seen = Counter[str]()
    for seed in range(FIRST, FIRST + count):
        text = product_text(seed)
        try:
            system = load_text(text).system
        except PuzzleError:
            seen["mistakes"] += 1
            continue
        found, native = factored(system), NativeSearcher(system)
        if found is None:
            seen["no product"] += 1
            seen["faults"] += asked(native, Request(Kind.EXPLORE)) == "fault"
            continue
        seen["products"] += 1
        seen["checks"] += any(rule.checks for rule in found.factored.groups.rules)
        for request in requests(system):
            if not found.supports(request):
                seen["asks too much"] += 1
                continue
            answer = asked(found, request)
            assert answer == asked(native, request), f"seed {seed}, {request}\n{text}"
            if not request.limits.states:
                assert answer == asked(plain(system), request), f"seed {seed}, {request}\n{text}"
            _count(seen, system, answer[0])
    if FIRST == 0 and count >= 120:
        wanted = {name: share * count // 100 for name, share in FAIR.items()}
        assert not {name: seen[name] for name in wanted if seen[name] < wanted[name]}, seen


FAIR = {
    "products": 40, "no product": 15, "faults": 5, "checks": 1, "spaces": 80, "Solved": 80,
    "Unsolvable": 80, "GaveUp": 80, "limits": 50, "several starts": 20, "forced": 20, "costs": 10,
    "invariants": 10, "lost states": 20, "dead ends": 3, "goals": 30, "deep": 15, "many": 2,
    "far goals": 3,
}  # fmt: skip
"""Least number of occurrences of each case in a hundred puzzles."""


def _count(seen: Counter[str], system: CompiledSystem, answer: Any) -> None:
    if not isinstance(answer, Space):
        seen[type(answer).__name__] += 1
        seen["far goals"] += isinstance(answer, Solved) and len(answer.trace) > 2
    elif not answer.complete:
        seen["limits"] += 1
    else:
        puzzle = system.puzzle
        met = {
            "spaces": True, "lost states": answer.lost_states, "dead ends": answer.dead_ends,
            "goals": answer.goal_states, "several starts": len(system.starts) > 1,
            "forced": any(rule.forced for rule in puzzle.transitions),
            "invariants": puzzle.invariants, "costs": puzzle.costs,
            "deep": len(answer.levels) > 4, "many": answer.states > 100,
        }  # fmt: skip
        seen.update(name for name, there in met.items() if there)


# ── by hand ──────────────────────────────────────────────────────────────────────────

HEAD = """\
puzzle: Two hands
state:
  a: 0..3 = 0
  b: 0..3 = 0
  c: 0..2 = 1
transitions:
  left: {when: a < 3, then: {a: a + 1}}
  right: {then: {b: (b + 1) mod 4}}
"""
TAIL = """\
goal: a = 3 and b = 2
show: <a> <b> <c>
"""


def test_two_hands() -> None:
    system = load_text(HEAD + TAIL).system
    found = factored(system)
    assert found is not None
    space = found.explore()
    assert (space.states, space.transitions, space.goal_states) == (16, 28, 1)
    assert space.levels == (1, 2, 3, 4, 3, 2, 1)
    outcome = found.run(Request(Kind.SEARCH, "bfs"))
    assert isinstance(outcome, Solved) and outcome.cost == 5 and outcome.optimal


COUPLED = {
    "an update": "  both: {then: {a: b}}",
    "a guard": "  both: {when: a = b, then: {c: 0}}",
    "a guard of alternatives": "  both: {when: a = 1 or b = 1, then: {c: (c + 1) mod 3}}",
    "a check": "  both: {then: {a: a + b}}",
    "an invariant": "invariants: a + b < 6",
    "a value that there may not be": "  both: {then: {c: 2 div (a + 1), b: 4 div a}}",
}


@pytest.mark.parametrize("what", COUPLED)
def test_what_is_no_product(what: str) -> None:
    """a and b are one group, for any kind of rule about both and for possible faults."""
    found = factored(load_text(f"{HEAD}{COUPLED[what]}\n{TAIL}").system)
    if found is not None:  # c may still be separate
        assert any({0, 1} <= {*slots} for slots in found.factored.groups.slots)


@pytest.mark.parametrize(
    "rules",
    ("lose: a = b and c = 1", "lose: [a + b = 5, c = 2]", "goal: a = b or a + b = 3", "",
     "goal: count(those n in 0..3 where n = a or n = b) = 1", "goal: every n in 1..2 has a != n"),
)  # fmt: skip
def test_goals_and_losses_of_both(rules: str) -> None:
    text = HEAD + rules + "\n" + (TAIL if "goal" not in rules else "show: <a>\n")
    system = load_text(text).system
    found = factored(system)
    assert found is not None and found.supports(Request(Kind.EXPLORE, "bfs"))
    for kind in (Kind.EXPLORE, Kind.SEARCH):
        request = Request(kind, "bfs")
        assert asked(found, request) == asked(plain(system), request)


def test_thresholds_leave_it_to_others() -> None:
    system = load_text(HEAD + TAIL).system
    for name, most in {"terms": 3, "values": 15, "entries": 10, "pairs": 15}.items():
        with changed(**{f"factored_{name}": most}):
            assert factored(system) is None, name
    with changed(factored_kinds=3):
        found = factored(system)
        assert found is not None and not found.supports(Request(Kind.EXPLORE, "bfs"))
    assert found is not None
    own = factored_search.resident_bytes() or 0
    assert not found.supports(Request(Kind.SEARCH, "bfs", Limits(memory=max(1, own // 2))))
    for request in (Request(Kind.COUNT, "bfs"), Request(Kind.SEARCH, "dfs")):
        assert not found.supports(request)


SMALL = ("counters/fore-and-aft", "knights/guarini", "mazes/cat", "allocation/barrels",
         "rings/chinese-rings", "../tests/puzzles/langford")  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_library(name: str) -> None:
    system = load(str(LIBRARY / f"{name}.yaml")).system
    found = factored(system)
    assert found is not None
    for kind in (Kind.EXPLORE, Kind.SEARCH):
        request = Request(kind, "bfs")
        assert asked(found, request) == asked(NativeSearcher(system), request)


def test_the_pocket_cube() -> None:
    """Published numbers of the pocket cube: states at each depth, with a half turn
    counted as one.
    """
    loaded = load("cube")
    space = loaded.searcher.explore()
    known = 1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644
    assert space.levels == known and space.states == 3_674_160
    assert space.transitions == 9 * 3_674_160 and space.goal_states == 1
    assert space.statistics.tier == "native"


# ── among the tiers ──────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("tier", ("auto", "native"))
def test_tiers_take_it(tier: str) -> None:
    taken = 0
    for seed in range(16):
        try:
            system = load_text(product_text(seed)).system
        except PuzzleError:
            continue
        with changed(factored_from=0, first_tier_ms=1 << 40):
            searcher = PuzzleSearcher(system, tier)
            for request in requests(system)[:3]:
                assert asked(searcher, request) == asked(plain(system), request), seed
        taken += factored(system) is not None
        assert (searcher.tiers._factored is None) == (factored(system) is None)
    assert taken > 3


def test_without_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise native_code.Unavailable("llvmlite is not installed")

    monkeypatch.setattr(native_code, "_here", missing)
    searcher = load_text(HEAD + TAIL).searcher
    with changed(factored_from=0):
        assert searcher.explore().statistics.tier == "python"
    assert searcher.explore().states == 16


MERGED = """\
puzzle: Two alike
types: {hand: [l, r], way: [up, down]}
symmetry: {interchangeable: hand}
state:
  n: 0..2 for each hand = 0
  last: 0..1 = 0
transitions:
  step(h in hand): {then: {n(h): (n(h) + 1) mod 3}}
  turn: {then: {last: 1 - last}}
goal: every h in hand has n(h) = 2
show: a state
"""


def test_merged_states_are_no_product() -> None:
    with changed(factored_from=0):
        assert load_text(MERGED, "native").searcher.explore().states == 12
    assert factored(load_text(MERGED).system)  # unmerged, its 18 states are a product


def test_a_limit_of_time() -> None:
    found = factored(load_text(HEAD + TAIL).system)
    assert found is not None
    with changed(first_budget=1):
        space = found.explore(Limits(seconds=0.0))
        assert space.limit == "time" and not space.complete and space.states == 3
        outcome = found.run(Request(Kind.SEARCH, "bfs", Limits(seconds=0.0)))
    assert outcome.limit == "time" and getattr(outcome, "lower_bound", None) == 1


@pytest.mark.parametrize("ending", (KeyboardInterrupt(), Ended("terminated"), MemoryError()))
def test_an_end_from_outside(ending: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    system = load_text(HEAD + TAIL).system
    calls = Counter[str]()
    call = factored_search.call

    def interrupted(name: str, *arguments: Any) -> int:
        calls[name] += 1
        if calls["product_walk"] == 4:
            raise ending
        return call(name, *arguments)

    monkeypatch.setattr(factored_search, "call", interrupted)
    with changed(first_budget=1, factored_from=0):
        space = PuzzleSearcher(system, "native").explore()
    assert not space.complete and space.states == 11 and space.levels == (1, 2, 3, 4, 1)
    assert space.limit in ("interrupted", "terminated", "memory")
