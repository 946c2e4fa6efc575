"""`--search auto` tries A* with landmarks; the answer equals that of the search without an
estimate.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.core.thresholds import changed
from puzzlelang.engine import landmark_search
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.front.commands.program import main
from puzzlelang.search.engine import cost_of
from puzzlelang.search.system import NEVER, GaveUp, Limits, Solved, Weight
from tests.engine import test_way_choice
from tests.engine.test_way_choice import FAULT, agree, outcome
from tests.support import counted, in_part, load_text

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))

COSTS = (
    "", "", "", "cost: 1 per step", "cost: p per move0", "cost: 2 per move0", "cost: n per state",
    "cost: (if lit then 3 else 0) per step", "cost: count(seen) per move0", "cost: n - 1 per step",
    "cost:\n  - many: 1 per move0\n  - far: p per move0",
    "cost:\n  - dear:\n      - 1 per state\n      - 2 per move0\n  - n per state",
)  # fmt: skip


def some_puzzle(seed: int) -> str:
    """Walks with many different costs, including zero."""
    chance = random.Random(seed)
    return test_way_choice.some_puzzle(seed) + chance.choice(COSTS) + "\n"


def compare(seed: int, tiers: tuple[str, ...], seen: Counter[Any]) -> None:
    loaded, chance = load_text(some_puzzle(seed)), random.Random(seed)
    values = {
        "landmarks_beside": chance.choice((1, 1, 3, 10)), "landmarks_again": chance.choice((2, 3)),
        "landmarks_percent": chance.choice((0, 100, 125)),
        "landmarks_work": chance.choice((200, 2_000, 1 << 40)),
        "landmarks_most": chance.choice((0, 50, 1 << 20)), "factored_terms": 0,
    }  # fmt: skip
    order = "bfs" if loaded.system.unit_cost else "ucs"
    agree(loaded, order, tiers, values, seen)


def compare_all(seeds: range, tiers: tuple[str, ...]) -> Counter[Any]:
    return counted(seeds, some_puzzle, lambda seed, seen: compare(seed, tiers, seen))


@in_part("part", 9, 4, 1)
def test_the_answer_is_that_of_the_plain_search(part: int) -> None:
    seen = compare_all(range(480 // part), ("python",))
    for order in ("bfs", "ucs"):
        assert seen["Solved", order, "astar", "landmarks"] > 6 // part, "a fair share"
        assert seen["Unsolvable", order, "astar", "landmarks"]
    assert seen["Solved", "bfs", "bfs", "no help"] + seen["Solved", "ucs", "ucs", "no help"]
    assert seen["fault"], "some puzzles have faults"


AT_ONCE = {
    "landmarks_beside": 3, "landmarks_percent": 0, "landmarks_work": 1 << 40, "factored_terms": 0,
}  # fmt: skip


@pytest.mark.parametrize("cost", ["", "cost: 1 per walk"])
def test_a_fault_is_met_where_landmarks_lead_past_it(cost: str) -> None:
    plain_order = "ucs" if cost else "bfs"
    with changed(**AT_ONCE):
        loaded = load_text(FAULT + cost)
        plain = outcome(loaded, plain_order, "python")
        assert plain[0] == "fault" and outcome(loaded, "auto", "python") == plain
        without = load_text(FAULT.replace("  count:", "  count:\n    when: n < 3") + cost)
        assert outcome(without, "auto", "python").statistics.estimate == "landmarks"


LONG = """\
puzzle: Parcels
types:
  parcel: 1..4
state:
  at: 0..5 for each p in parcel = 0
transitions:
  go(p in parcel, to in 1..5):
    when: at(p) = to - 1
    then:
      at(p): to
goal: every p in parcel has at(p) = 5
"""


@pytest.mark.each_time("cost: p per go-native")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("cost", ["", "cost: p per go"])
def test_limits_hold_for_both_searches(tier: str, cost: str) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    loaded = load_text(LONG + cost)
    least = 50 << 64 if cost else 20
    with changed(**{**AT_ONCE, "landmarks_beside": 20, "landmarks_to": 30, "landmarks_work": 200}):
        few = outcome(loaded, "auto", tier, states=60)
        assert isinstance(few, GaveUp) and few.limit == "states"
        assert few.statistics.estimate == "no help" and few.statistics.reached <= 70
        assert few.lower_bound >= least, "the bound proved by A* is kept"
    with changed(**{**AT_ONCE, "landmarks_beside": 20}):
        whole = outcome(loaded, "auto", tier)
        assert isinstance(whole, Solved) and whole.statistics.estimate == "landmarks"
        assert outcome(loaded, "auto", tier, seconds=0).limit == "time"
        assert outcome(loaded, "auto", tier, expanded=100).statistics.estimate is None
        kept: list[Any] = []
        searcher = PuzzleSearcher(loaded.system, tier)
        order = "ucs" if cost else "bfs"
        assert searcher.search("auto", Limits(), kept.append).statistics.order == order


LOGISTICS = """\
puzzle: Parcels by van and by plane
types:
  spot:
    place:
      airport: [a1, a2]
      shop: [s1, s2]
    vehicle: [v1, v2, plane]
  parcel: [p, q, r, s]
  town: [north, south]
tables:
  city: {s1: north, a1: north, s2: south, a2: south}
  parked: {v1: s1, v2: s2, plane: a1}
  wanted: {p: s2, q: s2, r: a2, s: s1}
state:
  lies: spot for each x in parcel = (if x = s then s2 else s1)
  at: place for each v in vehicle = parked(v)
transitions:
  load(x in parcel, v in vehicle):
    when: lies(x) = at(v)
    then:
      lies(x): v
  unload(x in parcel, v in vehicle):
    when: lies(x) = v
    then:
      lies(x): at(v)
  drive(v in vehicle, to in place):
    when: v != plane and to != at(v) and city(to) = city(at(v))
    then:
      at(v): to
  fly(to in airport):
    when: to != at(plane)
    then:
      at(plane): to
goal: every x in parcel has lies(x) = wanted(x)
"""


@pytest.mark.slow
def test_much_more_is_tried_where_landmarks_are_nearly_exact(monkeypatch: Any) -> None:
    """The trial is longer if landmarks are nearly exact and many more states are expected."""
    loaded = load_text(LOGISTICS)
    work = {**AT_ONCE, "landmarks_beside": 500, "landmarks_to": 600, "landmarks_work": 64_000}
    for most, needed, estimate in (
        (0, 1 << 40, "no help"), (1 << 20, 0, "no help"), (1 << 20, 1 << 40, "landmarks"),
    ):  # fmt: skip
        monkeypatch.setattr(landmark_search, "needed", lambda *_, many=needed: many)
        with changed(**{**work, "landmarks_most": most}):
            assert outcome(loaded, "auto", "python").statistics.estimate == estimate


@pytest.mark.slow
def test_by_cost_it_goes_on_as_long_as_the_plain_search_would_take_longer(monkeypatch: Any) -> None:
    """The second attempt knows how the plain search grows, and goes on even if landmarks are not
    nearly exact.
    """
    loaded = load_text(LONG + "cost: p per go")
    few = {**AT_ONCE, "landmarks_beside": 20, "landmarks_again": 4, "landmarks_work": 16}
    for most, expected, estimate in (
        (0, NEVER, "no help"), (NEVER, 0, "no help"), (NEVER, NEVER, "landmarks"),
    ):  # fmt: skip
        monkeypatch.setattr(landmark_search, "expanded_at", lambda *_, many=expected: many)
        with changed(**{**few, "landmarks_most": most}):
            assert outcome(loaded, "auto", "python").statistics.estimate == estimate


def test_no_attempt_repeats_the_last_one_with_no_more_work(monkeypatch: Any) -> None:
    """It would end where that one did."""
    loaded = load_text(LONG + "cost: p per go")
    few = {**AT_ONCE, "landmarks_beside": 20, "landmarks_again": 2, "landmarks_work": 16}
    begun: list[int] = []
    search = landmark_search._Attempt.search

    def counted_search(self: Any, progress: Any, states: int) -> Any:
        begun.append(states)
        return search(self, progress, states)

    monkeypatch.setattr(landmark_search._Attempt, "search", counted_search)
    for expected in 0, NEVER:
        monkeypatch.setattr(landmark_search, "expanded_at", lambda *_, many=expected: many)
        begun.clear()
        with changed(**{**few, "landmarks_most": 1}):
            outcome(loaded, "auto", "python")
        assert len(begun) > 2 if expected else len(begun) == 1


def test_breadth_first_it_ends_unless_its_first_share_comes_near(monkeypatch: Any) -> None:
    """Even if the plain search would take long: most attempts of this kind come to nothing."""
    loaded = load_text(LONG)
    monkeypatch.setattr(landmark_search, "needed", lambda *_: NEVER)
    few = {**AT_ONCE, "landmarks_beside": 20, "landmarks_to": 100, "landmarks_most": NEVER}
    for work, estimate in (1_000, "no help"), (1 << 20, "landmarks"):
        with changed(**{**few, "landmarks_work": work}):
            assert outcome(loaded, "auto", "python").statistics.estimate == estimate


def test_states_by_cost_are_extrapolated_as_a_power_of_the_bound() -> None:
    """1,000 and 8,000 states for the bounds 10 and 20 are the cube of the bound."""
    for bound in 20, 30, 80, 200:
        states = landmark_search.expanded_at(bound, (1_000, 10), (8_000, 20))
        assert bound**3 / 8**0.25 <= states * 1.001 and states <= bound**3 * 1.001
    assert landmark_search.expanded_at(30, (1_000, 10), (8_000, 10)) >= NEVER
    assert landmark_search.expanded_at(30, (1_000, 0), (8_000, 10)) == 0


PUSHES = """\
puzzle: Crates with the fewest pushes
maps:
  room:
    text: |
      #######
      #  .  #
      # $ $ #
      # .@  #
      #   $.#
      #######
    legend: |
      # = wall
      @ = player
      $ = crate
      . = goal
      space = floor
state:
  man: room = the player
  crates: set of room = crate
define:
  free(c in room): c not in wall and c not in crates
transitions:
  walk(d in direction):
    when: step(man, d) in room and free(step(man, d))
    then:
      man: step(man, d)
  push(d in direction):
    let:
      box: step(man, d)
      beyond: step(man, d, 2)
    when: box in crates and beyond in room and free(beyond)
    then:
      man: box
      crates: crates - box + beyond
goal: crates = goal
cost: 1 per push
"""
ROUNDS = {**AT_ONCE, "landmarks_work": 6_000, "landmarks_to": 100, "steps_rows": 1 << 20}


@pytest.mark.later("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_the_shortest_of_the_cheapest_in_two_rounds(tier: str, monkeypatch: Any) -> None:
    """Lengths stop A* by landmarks; a second round finds the solution of the plain search."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    monkeypatch.setattr(landmark_search, "expanded_at", lambda *_: NEVER)
    loaded = load_text(PUSHES)
    plain = outcome(loaded, "ucs", "python")
    bounds: list[Any] = []
    within = landmark_search.Within.__init__

    def noted(self: Any, system: Any, cost: Any) -> None:
        bounds.append(cost)
        within(self, system, cost)

    monkeypatch.setattr(landmark_search.Within, "__init__", noted)
    with changed(**ROUNDS):
        found = outcome(loaded, "auto", tier)
    assert bounds[-1] == plain.cost | landmark_search.LENGTHS, "the second round"
    assert found.optimal and found.factor is None and found.statistics.estimate == "landmarks"
    assert (found.trace, found.cost) == (plain.trace, plain.cost) and not found.remark


@pytest.mark.later("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_the_fewest_steps_of_a_cheapest_solution_stay_open(tier: str, monkeypatch: Any) -> None:
    """If the second round takes too long, the least cost is proved; so it is if a limit is met."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    monkeypatch.setattr(landmark_search, "expanded_at", lambda *_: NEVER)
    loaded = load_text(PUSHES)
    plain = outcome(loaded, "ucs", "python")
    with changed(**{**ROUNDS, "steps_rows": 0}):
        whole = outcome(loaded, "auto", tier)
        assert whole.optimal and whole.trace == plain.trace
        limited = outcome(loaded, "auto", tier, states=2_000)
    with changed(**{**ROUNDS, "steps_rows": 0, "steps_open": 1_000}):
        found = outcome(loaded, "auto", tier)
    for open_answer in found, limited:
        assert isinstance(open_answer, Solved) and not open_answer.optimal
        assert open_answer.factor == Weight(1)
        assert not open_answer.assuming and not open_answer.remark
        assert open_answer.cost >> 64 == plain.cost >> 64 and open_answer.cost >= plain.cost
        assert cost_of(loaded.system, open_answer.trace) == open_answer.cost


def test_an_answer_of_least_cost_and_its_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The certificate proves that no solution costs less; the answer must not claim more."""
    monkeypatch.setattr(landmark_search, "expanded_at", lambda *_: NEVER)
    puzzle, proof, path = (tmp_path / name for name in ("pushes.yaml", "proof", "answer.json"))
    puzzle.write_text(PUSHES, "utf-8")
    with changed(**{**ROUNDS, "steps_rows": 0, "steps_open": 1_000}):
        options = ["--format", "json", "--certificate", str(proof)]
        assert main(["solve", str(puzzle), *options]) == 0
    text = capsys.readouterr().out
    answer = json.loads(text)
    assert (answer["optimal"], answer["proved"], answer["bound_factor"]) == (False, "cost", 1)
    assert json.loads(proof.read_text("utf-8").splitlines()[0])["below"] == [answer["cost"][0], 0]

    def verified(text: str, *more: str) -> tuple[int, str]:
        path.write_text(text, "utf-8")
        code = main(["verify", str(puzzle), str(path), *more])
        return code, "".join(capsys.readouterr())

    certificate = "--certificate", str(proof)
    code, told = verified(text, *certificate)
    assert code == 0 and "that no trace costs less: a certificate of" in told
    for wrong in ({"proved": "length"}, {"optimal": True}, {"bound_factor": 2}):
        assert verified(json.dumps(answer | wrong), *certificate)[0] == 1
    unclaimed = {k: v for k, v in answer.items() if k != "proved"}
    assert verified(json.dumps(unclaimed), *certificate)[0] == 1, "it proves nothing then"
    code, told = verified(json.dumps({k: v for k, v in answer.items() if k != "certificate"}))
    assert code == 0 and "no trace costs less than" in told


@pytest.mark.slow
def test_random_puzzles_in_two_rounds(monkeypatch: Any) -> None:
    monkeypatch.setattr(landmark_search, "expanded_at", lambda *_: NEVER)
    seen: Counter[Any] = Counter()
    for loaded in (load_text(some_puzzle(seed)) for seed in range(100)):
        for work in (20, 60, 200, 600, 2_000) if not loaded.system.unit_cost else ():
            few = {"landmarks_beside": 1, "landmarks_again": 2, "landmarks_work": work}
            agree(loaded, "ucs", ("python",), {**AT_ONCE, **few, "steps_rows": 1 << 20}, seen)
    assert seen["Solved", "ucs", "ucs", "landmarks"], "the second round"


@pytest.mark.slow
def test_machine_code_goes_the_same_way() -> None:
    pytest.importorskip("llvmlite")
    seen: Counter[Any] = Counter()
    for seed in (13, 14, 16, 22, 26):
        compare(seed, ("python", "native", "auto"), seen)
    assert (
        seen["Solved", "bfs", "astar", "landmarks"] and seen["Solved", "ucs", "astar", "landmarks"]
    )


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many_puzzles() -> None:
    compare_all(range(10_000, 10_000 + MANY), ("python",))
