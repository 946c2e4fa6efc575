"""Lazy search, and successively better solutions, compared with exhaustive search."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import solving
from puzzlelang.answers.loading import Loaded, load
from puzzlelang.core.thresholds import changed
from puzzlelang.search import Limits, Watch, Weight, cheapest_near, lazy_search
from puzzlelang.search.system import Ended, Fault, GaveUp, Solved, Unsolvable
from puzzlelang.text import PuzzleError
from tests.random_boards import some_boards
from tests.random_puzzles import for_random_puzzles
from tests.random_walks import random_walk
from tests.support import LIBRARY, in_part, load_text, nightly, slow

SMALL = {"weighted_first": 2, "tried_first": 3, "near_first": 2, "near_most": 64}
"""Thresholds that make small puzzles use every round."""


def is_trace(loaded: Loaded, trace: Any) -> bool:
    system = loaded.system
    return (
        trace[0] in system.starts
        and all(after in system.successors(before) for before, after in pairwise(trace))
        and system.is_goal(trace[-1])
    )


def compared(text: str, tier: str = "auto") -> None:
    try:
        _compare(text, tier)
    except PuzzleError:
        pass  # the random puzzle is invalid, or a rule faults


def _compare(text: str, tier: str) -> None:
    loaded = load_text(text, tier)
    try:
        best = load_text(text, tier).searcher.search("ucs", Limits(states=3000))
        found = loaded.searcher.search("lazy", Limits(states=20_000))
    except Fault:
        return  # which states are visited is up to the search
    if isinstance(best, GaveUp):
        return
    assert type(found) is type(best)
    if not isinstance(found, Solved) or not isinstance(best, Solved):
        return
    assert is_trace(loaded, found.trace) and not best.cost > found.cost
    try:
        near = cheapest_near(loaded.system, found.trace, 10**6, Watch("ucs", Limits()))
    except Fault as fault:
        assert fault.state is not None
        return
    assert near.cost == best.cost and is_trace(loaded, near.trace)
    with changed(**SMALL):
        told: list[answers.Answer] = []
        answer = answers.good_solution(loaded, report=told.append)
        assert isinstance(answer.outcome, Solved) and answer.outcome.optimal
        assert answer.outcome.cost == best.cost
        costs = [each.outcome.cost for each in told]
        assert costs == sorted(set(costs), reverse=True) and all(c >= best.cost for c in costs)
        assert all(is_trace(loaded, each.outcome.trace) for each in told)
        for expanded in (1, 5, 25):
            some = answers.good_solution(loaded, Limits(expanded=expanded))
            if isinstance(some.outcome, Solved) and some.outcome.factor is not None:
                factor = Fraction(some.outcome.factor.over, some.outcome.factor.under)
                assert some.cost[0] <= factor * answer.cost[0]


@pytest.mark.slow
@for_random_puzzles(60)
def test_random_puzzles(text: str) -> None:
    compared(text)


@pytest.mark.parametrize(("first", "count"), [*slow((304, 3)), *nightly((300, 8))])
@pytest.mark.parametrize("tier", ["auto", *nightly("python")])
def test_random_boards(tier: str, first: int, count: int) -> None:
    """The slow boards have a solution (304, 306), or too many states for the exact search (305)."""
    for _, text in some_boards(first, count, several=True):
        compared(text, tier)


@in_part("count", 4, 12, 40)
def test_random_walks(count: int) -> None:
    for seed in range(500, 500 + count):
        compared(random_walk(seed))


def compared_with_landmark_queues(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lazy_search, "PLATEAU", 1)
        patch.setattr(lazy_search, "LEAST_SHARE", 1 << 20)
        compared(text, "python")


@pytest.mark.slow
@for_random_puzzles(40)
def test_random_puzzles_with_landmark_queues(text: str) -> None:
    compared_with_landmark_queues(text)


@pytest.mark.parametrize("name", ["blocks", "frogs", "goat"])
def test_the_library_with_landmark_queues(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []

    class Noted(lazy_search._Landmarks[Any]):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            begun.append(self)

    monkeypatch.setattr(lazy_search, "_Landmarks", Noted)
    (path,) = (path for path in LIBRARY if path.stem == name)
    compared_with_landmark_queues(path.read_text(encoding="utf-8"))
    assert begun


@pytest.mark.parametrize("number", [*slow(17, 32), *nightly(6)])
def test_deals_of_freecell(number: int) -> None:
    """All but deal 11982 are known to have solutions; a greedy search fails on 32."""
    cards, seed, left = list[int](), number, [*range(52)]
    while left:
        seed = (seed * 214013 + 2531011) % 2**31
        place = (seed >> 16) % len(left)
        left[place], left[-1] = left[-1], left[place]
        cards.append(left.pop())
    settings = [("cells", "4"), ("width", "8"), ("deal", str(cards))]
    loaded = load("puzzles/cards/freecell.yaml", settings)
    outcome = answers.good_solution(loaded, Limits(expanded=8000)).outcome
    assert isinstance(outcome, Solved) and is_trace(loaded, outcome.trace)


CARDS = """
puzzle: Cards from a list
types: {card: 0..5}
state:
  pile: list(6) of card = list(2, 0, 5, 1, 4, 3)
  free: set of card = none
  home: 0..6 = 0
transitions:
  keep(c in card):
    when: pile != none and last(pile) = c
    then:
      pile: pop(pile)
      free: free + c
  lay(c in free):
    then:
      pile: push(pile, c)
      free: free - c
  home(c in free): {when: home = c, then: {home: home + 1, free: free - c}}
goal: home = 6
estimate: 6 - home
"""


@pytest.mark.parametrize("first", [1, 5, 1000])
def test_a_puzzle_that_only_its_estimate_guides(first: int) -> None:
    """Six cards are taken and brought home: 12 steps."""
    with changed(instances=2):
        loaded = load_text(CARDS)
    assert loaded.searcher.only_estimates and not load_text(CARDS).searcher.only_estimates
    with changed(weighted_first=first):
        answer = answers.good_solution(loaded)
    assert isinstance(answer.outcome, Solved) and answer.outcome.optimal
    assert answer.cost == (12,) and is_trace(loaded, answer.outcome.trace)


def test_weights_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    with changed(instances=2, weighted_first=1):
        loaded = load_text(CARDS)
        searches: list[tuple[str, float, int | None]] = []
        search = loaded.searcher.search

        def noted(order: str, limits: Limits, weight: Weight) -> Any:
            searches.append((order, weight.number, limits.expanded))
            return search(order, limits, weight=weight)

        monkeypatch.setattr(loaded.searcher, "search", noted)
        answers.good_solution(loaded)
    first = [("wastar", weight, few) for few in (1, 4, 16, 64) for weight in (5, 3, 2)]
    count = len([order for order, _, _ in searches if order == "wastar"])
    assert 3 < count and searches[:count] == first[:count]
    assert searches[count] == ("auto", 2, 20_000)


def test_the_factor_of_a_weight() -> None:
    """Twelve steps are fewest, and after six of them six cards are still to come home."""
    told: list[answers.Answer] = []
    with changed(instances=2):
        answers.good_solution(load_text(CARDS), report=told.append)
        assert told[0].outcome.factor == Weight(5) and told[0].outcome.assuming
        refuted = load_text(CARDS.replace("6 - home", "20 - home"))
        first = answers.good_solution(refuted, Limits(expanded=10_000), told.append)
    assert told[1].outcome.remark and told[1].outcome.factor is None
    assert first.outcome.factor is None and not first.outcome.optimal


LAMP = """
puzzle: Lamp
state: {lamp: boolean = false, n: 0..3 = 0}
transitions: {wait: {when: n < 3, then: {n: n + 1}}}
goal: lamp
"""


def test_no_solution_is_said_only_where_there_is_none() -> None:
    loaded = load_text(LAMP)
    assert isinstance(loaded.searcher.search("lazy"), Unsolvable)
    assert answers.good_solution(loaded).kind == "unsolvable"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "cost"), [("frogs", 8), ("bridge", 17), ("two-wolves", None), *slow(("klotski", 116))]
)
def test_the_best_in_the_end(name: str, cost: int | None) -> None:
    """Klotski in 116 steps, the bridge in 17 minutes: known-results."""
    answer = answers.good_solution(load(name))
    plain = answers.solve(load(name))
    assert answer.cost == plain.cost and answer.outcome.trace == plain.outcome.trace
    assert cost is None or answer.cost[0] == cost


@pytest.mark.slow
def test_the_same_on_every_tier() -> None:
    """The same solutions in the same order."""
    costs = []
    for tier in ("python", "auto"):
        told: list[answers.Answer] = []
        loaded = load("klotski", tier=tier)
        answers.good_solution(loaded, Limits(states=12_000), told.append)
        costs.append([(each.cost, each.outcome.trace) for each in told])
    assert costs[0] == costs[1] and costs[0]


ASIDE = """
puzzle: Aside
state: {n: 0..30 = 0, m: 0..1 = 0}
transitions:
  far: {then: {n: n + 2}}
  near: {then: {n: n + 1}}
  aside: {when: n = 1, then: {m: 6 div (n - 1)}}
goal: n = 30
"""


def test_a_fault_beside_a_solution_names_its_place() -> None:
    """The neighbourhood of the first solution contains a fault."""
    with changed(tried_first=1), pytest.raises(PuzzleError) as caught:
        answers.good_solution(load_text(ASIDE))
    assert "aside" in str(caught.value) and "n = 1" in str(caught.value)


@pytest.mark.slow
def test_whoever_ends_it_gets_the_best_so_far() -> None:
    loaded = load("klotski")

    def end(answer: answers.Answer) -> None:
        raise Ended("interrupted")

    answer = answers.good_solution(loaded, report=end)
    assert answer.kind == "solved" and not answer.outcome.optimal
    assert answers.good_solution(loaded, Limits(states=1)).kind == "gave-up"


WRONG = """
puzzle: Wrong
state: {n: 0..9 = 0, way: 0..2 = 0}
transitions:
  left: {when: way = 0, then: {way: 1}}
  right: {when: way = 0, then: {way: 2}}
  go: {when: way = 1 and n < 9, then: {n: n + 3}}
  crawl: {when: way = 2 and n < 9, then: {n: n + 1}}
goal: n = 9
cost: 1 per move
estimate: if way = 1 then 50 else 0
"""


def test_an_estimate_that_is_too_high_makes_no_solution_worse() -> None:
    """The left path has three strides; its high estimate leads A* down the right path, of nine."""
    with changed(tried_first=1):
        for limits in (Limits(), Limits(expanded=8)):
            answer = answers.good_solution(load_text(WRONG), limits)
            assert answer.cost == (4,) and not answer.outcome.optimal
            assert answer.outcome.factor is None and "too high" in answer.outcome.remark
    found = load_text(WRONG)
    found.searcher.finds_estimate = True
    answer = answers.good_solution(found)
    assert answer.cost == (4,) and answer.outcome.optimal and not answer.outcome.assuming


CORNER = """
puzzle: Corner
state: {x: 0..5 = 0, y: 0..5 = 0}
transitions: {right: {when: x < 5, then: {x: x + 1}}, down: {when: y < 5, then: {y: y + 1}}}
goal: x = 5 and y = 5
cost: 1 per move
estimate: 10 - x - y
"""


@pytest.mark.slow
def test_a_bound_that_is_met_proves_the_best() -> None:
    """The author's estimate is exact on all 36 places, and each search may expand 20."""
    with changed(tried_first=1, near_most=0, landmarks_work=0):
        answer = answers.good_solution(load_text(CORNER), Limits(expanded=20))
    assert answer.cost == (10,) and answer.outcome.optimal
    assert "estimate" in answer.outcome.assuming


def test_whoever_ends_it_before_it_is_in_words_gets_no_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def end(renderer: object, states: object) -> None:
        raise Ended("interrupted")

    monkeypatch.setattr(solving.TraceRenderer, "trace", end)
    answer = answers.good_solution(load("klotski"))
    assert answer.limit == "interrupted" and answer.upper_bound is not None
