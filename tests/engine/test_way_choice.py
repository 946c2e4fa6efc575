"""`--search auto` tries A* with a derived estimate; the answer equals that of the plain search."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from puzzlelang.answers.loading import Loaded
from puzzlelang.core import current
from puzzlelang.core.thresholds import changed
from puzzlelang.engine import native_search, way_choice
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.engine.timetable import Alike, Findings
from puzzlelang.search import distance_estimates
from puzzlelang.search.system import Fault, GaveUp, Limits, Solved, Statistics
from tests.support import counted, in_part, load_text

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))

GUARDS = ("at(R) != p", "lit", "not lit", "at(R) in near(p)", "p > 1", "count(seen) < 3")
EFFECTS = ("lit: not lit", "lit: true", "at(R): at(q)", "at(R): p", "seen: seen + q", "n: n + 1")
WHOLE = ("lit", "not lit", "1 in places", "count(seen) >= 2")


def some_puzzle(seed: int) -> str:
    """Pieces take turns walking on a random graph, under conditions.

    There are lost states, invariants, several starts, goals with `or` and counts, and faults (`n`
    ends at 5).
    """
    chance = random.Random(seed)
    size, pieces = chance.randint(3, 7), "abc"[: chance.randint(1, 3)]
    place = lambda: chance.randint(1, size)  # noqa: E731

    def filled(text: str) -> str:
        return text.replace("R", chance.choice(pieces))

    near = {one: sorted({one % size + 1, place(), place()} - {one}) for one in range(1, size + 1)}
    lines = [
        "puzzle: Walks",
        f"types: {{place: 1..{size}, piece: [{', '.join(pieces)}]}}",
        "tables:",
        f"  near: {near}",
        "define:",
        "  places: those x in place where some q in piece where at(q) = x",
        "state:",
        f"  at: place for each q in piece = {chance.choice(('1', '2', f'any of 1..{size}'))}",
        "  lit: boolean = false",
        "  seen: set of piece = none",
        "  n: 0..5 = 0",
        "transitions:",
    ]
    for number in range(chance.randint(1, 3)):
        guard = [filled(chance.choice(GUARDS)) for _ in range(chance.choice((0, 0, 1, 2)))]
        walk = "at(q): p" if number == 0 or chance.random() < 0.5 else ""
        more = chance.choices(EFFECTS[:-1], k=1) if chance.random() < 0.4 or not walk else []
        if chance.random() < 0.2:
            more.append(EFFECTS[-1])
        effects = {line.split(":")[0]: line for line in filter(None, [walk, *map(filled, more)])}
        if walk and any(key.startswith("at(") and key != "at(q)" for key in effects):
            guard.append(" and ".join(f"q != {one}" for one in pieces if f"at({one})" in effects))
        lines += [f"  move{number}(q in piece, p in place):"]
        lines += [f"    when: {' and '.join(['p in near(at(q))', *guard])}", "    then:"]
        lines += [f"      {line}" for line in effects.values()]
    if chance.random() < 0.3:
        lines.append(f"lose: at({chance.choice(pieces)}) = {place()} and {chance.choice(WHOLE)}")
    if chance.random() < 0.3:
        lines.append(f"invariants: not (at({chance.choice(pieces)}) = {place()} and lit)")
    goal = [f"at({one}) = {place()}" for one in pieces]
    goal += [chance.choice(WHOLE)] * (chance.random() < 0.4)
    lines.append(f"goal: {(' and ' if chance.random() < 0.9 else ' or ').join(goal)}")
    return "\n".join(lines) + "\n"


def outcome(
    loaded: Loaded, order: str, tier: str, alike: Alike | None = None, **limits: Any
) -> Any:
    searcher = PuzzleSearcher(loaded.system, tier, alike)
    searcher.tiers.lenient = True
    try:
        return searcher.search(order, Limits(**{"states": 20_000, **limits}))
    except Fault as fault:
        return "fault", fault.state


def compare(seed: int, tiers: tuple[str, ...], seen: Counter[Any]) -> None:
    loaded, chance = load_text(some_puzzle(seed)), random.Random(seed)
    values = {
        "tried_from": chance.choice((0, 1, 3, 10)), "tried_again": chance.choice((1, 3)),
        "worth": 1, "least_tries": chance.choice((1, 1, 4, 30)),
        "rough_states": chance.choice((8, 60, 600)), "rough_expanded": chance.choice((2, 1_000)),
        "fine_from": chance.choice((1, 1_000)), "factored_terms": 0,
    }  # fmt: skip
    agree(loaded, "bfs", tiers, values, seen)


def agreeing(
    loaded: Loaded, order: str, tiers: tuple[str, ...], values: Mapping[str, int],
    seen: Counter[Any], alike: Alike | None = None,
) -> Iterator[tuple[Any, Any]]:  # fmt: skip
    """Yield the answers of the plain search by ``order`` and, with changed thresholds, of `auto` on
    each tier.  They are of one kind, faults are equal, and every tier expands the same states.
    """
    plain, found = outcome(loaded, order, tiers[0]), set()
    with changed(**values):
        for tier in tiers:
            chosen = outcome(loaded, "auto", tier, alike)
            assert type(chosen) is type(plain), f"{plain} or {chosen}"
            if isinstance(plain, tuple):
                assert chosen == plain
                seen["fault"] += 1
                continue
            yield plain, chosen
            done = chosen.statistics
            merged = tuple(done.merged or ())
            found.add((done.order, done.estimate, done.reached, done.expanded, merged))
    assert len(found) <= 1, "every tier expands the same states"


def agree(
    loaded: Loaded, order: str, tiers: tuple[str, ...], values: Mapping[str, int],
    seen: Counter[Any],
) -> None:  # fmt: skip
    """`auto` finds the solution of the plain search by ``order``."""
    for plain, chosen in agreeing(loaded, order, tiers, values, seen):
        if isinstance(plain, Solved):
            assert (chosen.trace, chosen.cost) == (plain.trace, plain.cost)
            assert chosen.optimal and not chosen.assuming and not chosen.remark
        done = chosen.statistics
        seen[type(chosen).__name__, order, done.order, done.estimate] += 1


def compare_all(seeds: range, tiers: tuple[str, ...]) -> Counter[Any]:
    return counted(seeds, some_puzzle, lambda seed, seen: compare(seed, tiers, seen))


@in_part("part", 3, 1)
def test_the_answer_is_that_of_the_plain_search(part: int) -> None:
    seen = compare_all(range(150 // part), ("python",))
    assert seen["Solved", "bfs", "astar", "patterns"] > 12 // part, "a fair share"
    assert seen["Unsolvable", "bfs", "astar", "patterns"]
    if part == 1:
        assert seen["Solved", "bfs", "bfs", "no help"] + seen["Unsolvable", "bfs", "bfs", "no help"]
    assert seen["fault"], "some puzzles have faults"


FAULT = """\
puzzle: A long way, and a counter that ends sooner
types: {walker: [a, b]}
state:
  at: 0..6 for each w in walker = 0
  n: 0..3 = 0
transitions:
  walk(w in walker, p in 1..6):
    when: at(w) = p - 1
    then:
      at(w): p
  count:
    then:
      n: n + 1
goal: at(a) = 6 and at(b) = 6
"""


def test_a_fault_is_met_where_an_estimate_leads_past_it() -> None:
    loaded = load_text(FAULT)
    with changed(tried_from=0):
        assert outcome(loaded, "astar", "python").cost == 12
        plain = outcome(loaded, "bfs", "python")
        assert plain[0] == "fault" and outcome(loaded, "auto", "python") == plain
        without = load_text(FAULT.replace("  count:", "  count:\n    when: n < 3"))
        assert outcome(without, "auto", "python").statistics.estimate == "patterns"


LONG = """\
puzzle: Counters
types: {wheel: 1..5}
state:
  at: 0..6 for each w in wheel = 0
transitions:
  turn(w in wheel):
    then:
      at(w): (at(w) + 1) mod 7
goal: every w in wheel has at(w) = 6
"""


@pytest.mark.later("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_limits_hold_for_both_searches(tier: str) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    system = load_text(LONG).system
    with changed(tried_from=50, least_tries=1, worth=1, factored_terms=0):
        searcher = PuzzleSearcher(system, tier)
        whole = searcher.search("auto", Limits())
        assert isinstance(whole, Solved) and whole.statistics.estimate == "patterns"
        few = searcher.search("auto", Limits(states=60))
        assert few.limit == "states" and few.statistics.reached <= 70
        assert few.lower_bound == 30, "the bound proved by A* is kept"
        assert searcher.search("auto", Limits(seconds=0)).limit == "time"
        assert searcher.search("auto", Limits(expanded=100)).statistics.estimate is None
        kept: list[Any] = []
        assert searcher.search("auto", Limits(), kept.append).statistics.order == "bfs"
        assert searcher.search("bfs", Limits()).statistics.estimate is None


@pytest.mark.parametrize("tier", ["python", "native"])
def test_distances_are_found_once(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Distances are computed once, for A* and for the trace of the answer, and then released."""
    found, ends = Counter[str](), []
    for module, name in ((distance_estimates, "lookups"), (native_search, "Guide")):
        make = getattr(module, name)

        def noted(*given: Any, name: str = name, make: Any = make) -> Any:
            found[name] += 1
            made = make(*given)
            if name == "Guide":
                monkeypatch.setattr(made, "close", lambda end=made.close: ends.append(end()))
            return made

        monkeypatch.setattr(module, name, noted)
    with changed(tried_from=50, least_tries=1, worth=1, factored_terms=0):
        answer = PuzzleSearcher(load_text(LONG).system, tier).search("auto", Limits())
    assert isinstance(answer, Solved) and answer.statistics.estimate == "patterns"
    assert found == {"Guide" if tier == "native" else "lookups": 1}
    assert len(ends) == (tier == "native")


def compare_with_own_estimate(seeds: range, tiers: tuple[str, ...]) -> Counter[Any]:
    """`auto` proves the same as A* with the file's estimate alone, 0 or 1 outside of goals."""
    seen: Counter[Any] = Counter()
    for seed in seeds:
        chance, text = random.Random(seed), some_puzzle(seed)
        goal = text.rpartition("goal: ")[2].strip()
        own = chance.choice(("0", f"if {goal} then 0 else 1"))
        loaded = load_text(f"{text}estimate: {own}\n")
        values = {
            "derived_from": chance.choice((1, 3, 10)), "rough_states": chance.choice((8, 600)),
        }  # fmt: skip
        for plain, chosen in agreeing(loaded, "astar", tiers, values, seen):
            if isinstance(plain, Solved):
                assert chosen.cost == plain.cost and chosen.optimal and not chosen.remark
                assert len(chosen.trace) == chosen.cost + 1
            done = chosen.statistics
            assert isinstance(plain, Solved) <= (not chosen.limit)
            if isinstance(chosen, Solved):
                assert bool(chosen.assuming) == (done.estimate is None)
            seen[type(chosen).__name__, done.estimate] += 1
    return seen


@pytest.mark.slow
@in_part("part", 3, 1)
def test_a_derived_estimate_may_replace_that_of_the_file(part: int) -> None:
    seen = compare_with_own_estimate(range(120 // part), ("python",))
    assert seen["Solved", "patterns"] > 12 // part and seen["Unsolvable", "patterns"]
    assert seen["Solved", None] and seen["fault"]


def test_machine_code_replaces_the_estimate_at_the_same_state() -> None:
    pytest.importorskip("llvmlite")
    seen = compare_with_own_estimate(range(1_000, 1_006), ("python", "native", "auto"))
    assert seen["Solved", "patterns"]


def test_the_file_keeps_an_estimate_that_proves_more() -> None:
    exact = load_text(f"{LONG}estimate: sum(6 - at(w) for w in wheel)\n")
    with changed(derived_from=10, factored_terms=0):
        better = outcome(exact, "auto", "python")
        assert (better.cost, better.statistics.estimate, better.assuming) == (30, "patterns", "")
        with changed(rough_states=8, patterns=1, landmarks_from=1 << 20):
            kept = outcome(exact, "auto", "python")
    assert kept.cost == 30 and kept.optimal and kept.assuming
    assert kept.statistics.estimate is None
    assert outcome(exact, "auto", "python").trace == kept.trace, "not tried so soon"


@pytest.mark.slow
def test_machine_code_goes_the_same_way() -> None:
    pytest.importorskip("llvmlite")
    seen = compare_all(range(1_000, 1_006), ("python", "native", "auto"))
    assert seen["Solved", "bfs", "astar", "patterns"]


@pytest.mark.parametrize(("promise", "tried"), [(5, "rough middle fine"), (3, "rough fine")])
def test_landmarks_that_promise_more_have_their_turn(
    promise: int, tried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patterns pause for them before the largest, and only then."""
    sizes: list[int] = []

    class Attempt:
        bound = 3

        def __init__(self, *_: object) -> None:
            pass

        def search(self, size: int, *_: object) -> GaveUp:
            sizes.append(size)
            return GaveUp("expanded", Statistics(), 3)

        def takes_long(self, answer: object) -> bool:
            return True

    monkeypatch.setattr(way_choice, "_Attempt", Attempt)
    plain: Any = SimpleNamespace(promise=promise)
    attempt, progress = way_choice.by_patterns(plain, Findings()), cast(Any, SimpleNamespace())
    progress.reached = next(attempt)
    due = attempt.send(progress)
    if "middle" in tried:
        assert due == progress.reached * 9 // 8
        assert sizes == [current.rough_states, current.middle_states]
        due = attempt.send(progress)
    assert sizes == [getattr(current, f"{one}_states") for one in tried.split()]
    assert due == progress.reached * current.tried_again


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many_puzzles() -> None:
    compare_all(range(10_000, 10_000 + MANY), ("python",))
