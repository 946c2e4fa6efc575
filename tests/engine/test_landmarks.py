"""Landmark estimates are never too high, and searches with them give the same answers."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest

from puzzlelang.answers import Loaded
from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.core.thresholds import changed
from puzzlelang.engine import lower_bounds
from puzzlelang.engine.landmark_search import LandmarkSearch, LandmarkSystem, with_landmarks
from puzzlelang.engine.lower_bounds import LandmarkCuts, NativeLandmarkCuts
from puzzlelang.search.distance_estimates import goal_distances
from puzzlelang.search.searcher import Request
from puzzlelang.search.system import Fault, GaveUp, Limits, Solved
from puzzlelang.text import PuzzleError
from tests.random_boards import some_boards
from tests.random_puzzles import for_random_puzzles
from tests.random_walks import random_walk
from tests.support import in_part, load_text, nightly

MOST, FEW = 1_500, 300
AT_ONCE = {
    "landmarks_before": 0, "landmarks_rows": 1, "landmarks_from": 1,
    "landmarks_work": 1 << 40, "landmarks_share": 1 << 40,
}  # fmt: skip
"""Try landmarks before and during every search."""


class _TooMany(Exception):
    pass


def _few(expanded: int, waiting: int) -> None:
    if expanded + waiting > MOST:
        raise _TooMany


def by_landmarks(system: CompiledSystem, tier: str = "auto") -> LandmarkSystem | None:
    made = with_landmarks(system, tier)
    if made is not None:
        made.begin(1 << 60)
    return made


def never_too_high(loaded: Loaded) -> int:
    """Compare estimates with true distances, and both tiers; return the number of comparisons."""
    system = loaded.searcher.system
    native, slow = by_landmarks(system), by_landmarks(system, "python")
    assert (native is None) == (slow is None)
    if native is None or slow is None:
        return 0
    try:
        true = goal_distances(system, _few)
        states = [*true] + [state for state in reached(system) if state not in true]
    except (Fault, _TooMany):
        true, states = {}, [*system.starts[:3]]
    for number, state in enumerate(states[:300]):
        estimate = native.estimate(state)
        if number < 20:
            assert estimate == slow.estimate(state), state
        if state in true:
            assert estimate is not None and estimate <= true[state], (state, estimate, true[state])
    return len(true)


def reached(system: CompiledSystem) -> list[Any]:
    states, seen = [*system.starts], {*system.starts}
    for state in states:
        for after in system.successors(state):
            if after not in seen:
                seen.add(after)
                states.append(after)
    return states


def same_answers(text: str) -> int:
    """Compare A* with landmarks with uniform-cost search; return 1 if landmarks gave the answer."""
    found = []
    for order, tier, least in (("ucs", "python", 0), ("astar", "python", 1), ("astar", "auto", 1)):
        loaded = load_text(text, tier)
        loaded.searcher.finds_estimate = order == "astar"
        with changed(**AT_ONCE if least else {}):
            try:
                found.append(loaded.searcher.search(order, Limits(states=FEW)))
            except Fault:
                return 0  # the order decides which fault is found
    plain, *others = found
    if any(isinstance(one, GaveUp) for one in found):
        return 0
    for one in others:
        assert type(one) is type(plain)
        assert getattr(one, "cost", None) == getattr(plain, "cost", None)
        assert getattr(one, "trace", None) == getattr(others[0], "trace", None)
        assert one.statistics.expanded == others[0].statistics.expanded
        assert getattr(one, "optimal", True) and not getattr(one, "assuming", "")
        assert one.statistics.estimate == others[0].statistics.estimate
    return others[0].statistics.estimate == "landmarks"


class _Forward(lower_bounds._Cut):
    """Compares each landmark with the one found forward from the given facts, as in the paper."""

    seen = 0

    def _cut(self, goals: Iterable[int]) -> Iterable[int]:
        found = [*super()._cut(goals)]
        near = {fact for fact, zone in enumerate(self._zones) if zone == lower_bounds.GOAL}
        before, wanted = dict.fromkeys(self._given), set[int]()
        waiting = [*before]
        for fact in waiting:
            for row in self._cuts.asks[fact]:
                if self._left[row] or self._support[row] != fact:
                    continue
                _, makes, group = self._cuts.rows[row]
                if not near.isdisjoint(makes):
                    wanted.add(group)
                    continue
                for made in makes:
                    if made not in before:
                        before[made] = None
                        waiting.append(made)
        assert near.isdisjoint(before)
        assert len(found) == len({*found}) and {*found} == wanted
        _Forward.seen += len(wanted) > 1
        return found


AT_ONCE_AND_AFTER = """\
puzzle: What a step does, another could do after it
state:
  open: boolean = false
  lit: boolean = false
transitions:
  both:
    when: not open
    then: {open: true, lit: true}
  after:
    when: open
    then: {lit: true}
goal: lit
"""


@in_part("count", 4, 16, 40)
def test_landmarks_found_backward_are_those_found_forward(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lower_bounds, "_Cut", _Forward)
    _Forward.seen = 0
    texts = [AT_ONCE_AND_AFTER, *map(random_walk, range(200, 200 + count))]
    texts += [text for _, text in some_boards(70, count // 5)]
    for system in (load_text(text).searcher.system for text in texts):
        slow, states = by_landmarks(system, "python"), [*system.starts]
        for state in states[:40] if slow is not None else ():
            with suppress(Fault):
                states += [after for after in system.successors(state) if after not in states]
        for state in states[:60] if slow is not None else ():
            assert slow is not None
            slow.estimate(state)
    assert _Forward.seen > count // 3, "landmarks of several steps"


@pytest.mark.slow
@for_random_puzzles(24)
def test_random_puzzles(text: str) -> None:
    try:
        never_too_high(load_text(text))
        same_answers(text)
    except PuzzleError:
        pass  # the random generator may write an invalid puzzle


@for_random_puzzles(9)
def test_random_puzzles_where_nothing_is_told_apart(text: str) -> None:
    with changed(landmarks_terms=0, fact_cases=2):
        try:
            never_too_high(load_text(text))
            same_answers(text)
        except PuzzleError:
            pass


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, *nightly(40)])
def test_random_boards(count: int) -> None:
    boards = some_boards(70, count, several=True)
    assert sum(never_too_high(load_text(text)) for _, text in boards) > count
    assert sum(same_answers(text) for _, text in boards)


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, *nightly(60)])
def test_random_walks(count: int) -> None:
    texts = [*map(random_walk, range(200, 200 + count))]
    assert sum(never_too_high(load_text(text)) for text in texts) > count
    for text in texts:
        same_answers(text)


GOALS = (
    "lamps(a) and lamps(b) and n = 3",
    "lamps(c) or (n = 4 and h != p)",
    "count(those s in spot where lamps(s)) >= 2 and h = r",
    "bag = p + r",
    "p in bag and (q in bag or n > 2) and not lamps(a)",
    "count(bag) = 2 and count(those s in spot where lamps(s)) = 1",
)


def switches(seed: int) -> str:
    """A puzzle whose goals, costs and conditions are hard to express as facts."""
    chance = random.Random(seed)

    def cost() -> str:
        return chance.choice(["0", "1", "2", "n", "(if lamps(a) then 0 else 3)", "count(bag)"])

    when = ["n < 4", "h != q", "lamps(b) or n > 1", "count(bag) < 2", "p in bag or h = p"]
    when += ["true"] * 4
    rules = [
        ("press(s in spot)", "lamps(s): not lamps(s)", "h: next(h)"),
        ("more", "n: min(n + 1, 4)", "n: (n * 2) mod 5"),
        ("less", "n: max(n - 1, 0)", "n: 0"),
        ("take(i in item)", "bag: bag + i", "bag: bag + h - i"),
        ("turn", "h: next(h)", "h: if n > 2 then p else h"),
    ]
    lines = [
        f"  {name}:\n    when: {chance.choice(when)}\n    then:\n      {chance.choice(then)}"
        for name, *then in rules
    ]
    names = [name.split("(")[0] for name, *_ in rules]
    prices = [f"{cost()} per {name}" for name in chance.sample(names, 3)]
    one = "cost:\n  - total:\n" + "".join(f"      - {price}\n" for price in prices)
    two = "cost:\n" + "".join(f"  - {price}\n" for price in prices[:2])
    costs = chance.choice(["", one, one, two])
    lose = "lose: n = 4 and lamps(a)\n" if chance.random() < 0.3 else ""
    return f"""
puzzle: Switches
types: {{spot: [a, b, c], item: [p, q, r]}}
tables: {{next: {{p: q, q: r, r: p}}}}
state:
  lamps: boolean for each s in spot = false
  n: 0..4 = {chance.randrange(3)}
  h: item = q
  bag: set of item = none
transitions:
{chr(10).join(lines)}
{costs}{lose}goal: {chance.choice(GOALS)}
"""


@pytest.mark.slow
def test_switches() -> None:
    texts = [switches(seed) for seed in range(30)]
    assert sum(never_too_high(load_text(text)) for text in texts) > 1_000
    assert sum(map(same_answers, texts)) > 10


@pytest.mark.nightly
def test_a_thousand_switches() -> None:
    texts = [switches(seed) for seed in range(100, 1_100)]
    for text in texts:
        never_too_high(load_text(text))
        same_answers(text)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["frogs", "sokoban", "freecell", "rush-hour", "blocks"])
def test_the_library(name: str) -> None:
    """The start's estimate is at most the cost of the solution; costs are those of ``expect:``,
    which come from other sources.
    """
    loaded = load(name)
    made = by_landmarks(loaded.searcher.system)
    assert made is not None
    estimate = made.estimate(made.starts[0])
    outcome = loaded.searcher.search()
    assert isinstance(outcome, Solved) and estimate is not None
    assert 0 < estimate <= outcome.cost


def test_machine_code_is_what_python_is_compared_with() -> None:
    pytest.importorskip("llvmlite")
    made = with_landmarks(load("frogs").searcher.system, "auto")
    assert made is not None and isinstance(made._estimates, NativeLandmarkCuts)
    made = with_landmarks(load("frogs").searcher.system, "python")
    assert made is not None and type(made._estimates) is LandmarkCuts


LAMP = """
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


@pytest.mark.parametrize(
    ("cost", "wanted"),
    [
        ("", 3),
        ("cost: 2 per press\n", 4 << 64 | 3),
        ("cost:\n  - 2 per press\n  - 5 per light\n", 4 << 128),
        ("cost: (if lamp then 0 else 7) per light\n", 3),
    ],
)
def test_an_estimate_by_hand(cost: str, wanted: int) -> None:
    """Two switches, and a lamp that needs both: three landmarks of one operator each. Of a cost
    that depends on the state the least counts; of several cost lines, the first.
    """
    made = by_landmarks(load_text(LAMP + cost).searcher.system)
    assert made is not None
    assert made.estimate(made.starts[0]) == wanted


BOTH = """
puzzle: Both
state: {x: 0..1 = 0, a: 0..1 = 0, b: 0..1 = 0}
transitions:
  copy: {then: {a: 1 - x, b: 1 - x}}
goal: a = 1 and b = 1
"""


def test_what_one_operator_makes_is_charged_once() -> None:
    """Two values depend on a third: one transition changes both, at cost 1."""
    made = by_landmarks(load_text(BOTH).searcher.system)
    assert made is not None and made.estimate(made.starts[0]) == 1


SHARED = """
puzzle: Apart or together
state: {a: 0..1 = 0, b: 0..1 = 0}
transitions:
  one: {then: {a: 1}}
  other: {then: {b: 1}}
  both: {then: {a: 1, b: 1}}
goal: a = 1 and b = 1
cost:
  - price:
      - 2 per one
      - 2 per other
      - 3 per both
"""


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_what_a_landmark_has_charged_is_taken_off(tier: str) -> None:
    """`one` or `both` costs 2, which leaves 1 of `both` for the landmark `other` or `both`."""
    made = by_landmarks(load_text(SHARED).searcher.system, tier)
    assert made is not None and made.estimate(made.starts[0]) == 3 << 64 | 1


def test_a_bound_that_is_not_beaten() -> None:
    """If the search already has a better bound than the landmarks, it continues without them."""
    loaded = load_text(switches(0))
    landmarks = LandmarkSearch(loaded.searcher.system, Request(order="astar"), "auto")
    made = by_landmarks(loaded.searcher.system)
    assert made is not None
    low = made.estimate(made.starts[0])
    with changed(landmarks_share=1 << 40):
        assert not landmarks._again(1, low) and landmarks.answer is None
        assert landmarks._again(1, (low or 0) - 1) and isinstance(landmarks.answer, Solved)


def test_too_little_work_leaves_the_search_as_it_was() -> None:
    loaded = load_text(switches(0))
    loaded.searcher.finds_estimate = True
    plain = loaded.searcher.search("astar")
    with changed(**{**AT_ONCE, "landmarks_work": 1, "landmarks_share": 0}):
        again = load_text(switches(0))
        again.searcher.finds_estimate = True
        outcome = again.searcher.search("astar")
    assert isinstance(plain, Solved) and isinstance(outcome, Solved)
    assert (outcome.trace, outcome.statistics.expanded) == (plain.trace, plain.statistics.expanded)
    assert outcome.statistics.estimate == plain.statistics.estimate != "landmarks"
