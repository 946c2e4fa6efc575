"""A fault is reported with its state in every mode and order, on both tiers.

Results are compared with the reference semantics. The states are the numbers 0 to 14; n is followed
by 2n + 1 and 2n + 2. The rule divides by zero at the number in ``bad``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from puzzlelang import answers, drawing
from puzzlelang.answers import answer_fields
from puzzlelang.core import current, semantics
from puzzlelang.core import nodes as core
from puzzlelang.engine import kernel
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search import Settings
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Fault, GaveUp, Limits, Unsolvable
from puzzlelang.text.diagnostics import Diagnostic, PuzzleError
from puzzlelang.text.records import replace
from tests.random_puzzles import at_random, puzzles
from tests.support import load_text

pytest.importorskip("llvmlite")

SOUND = "10 div (n - bad) > -100"
ZERO = "abs(10 div (n - bad)) div 100"

RULES: dict[str, dict[str, str]] = {
    "goal": {"goal": f"{SOUND} and n = end"},
    "lose": {"lose": f"not {SOUND}"},
    "invariant": {"invariants": SOUND},
    "guard": {"guard": f"{SOUND} and n < 7"},
    "effect": {"value": f"2*n + by + {ZERO}"},
    "cost": {"cost": f"1 + {ZERO} per move"},
    "cost of a state": {"cost": f"1 + {ZERO} per state"},
    "estimate": {"estimate": ZERO},
    "check": {"check": SOUND},
}
"""Rules that contain the fault."""

CASES = RULES | {
    "lost": {
        "lose": "n = bad", "goal": f"{SOUND} and n = end", "estimate": ZERO,
        "guard": f"{SOUND} and n < 7", "value": f"2*n + by + {ZERO}",
        "cost": f"1 + {ZERO} per move",
    },
    "cut": {
        "invariants": f"\n  near: n != bad\n  sound: {SOUND}", "cost": f"1 + {ZERO} per state",
        "goal": f"{SOUND} and n = end", "estimate": ZERO, "lose": f"not {SOUND}",
    },
}  # fmt: skip
"""Cases in which other rules would fault if they were evaluated."""

BADS = {"start": 0, "following": 2, "last level": 8, "deepest": 14}
ENDS = {"no goal": 99, "a goal": 13}


def text_of(rules: dict[str, str], bad: int, end: int) -> str:
    """The puzzle; the numbers are variables, so that the machine code is the same for all."""
    chosen = {"goal": "n = end", "guard": "n < 7", "value": "2*n + by", **rules}
    lines = [
        "puzzle: Twice",
        "state:",
        "  n: 0..14 = 0",
        f"  bad: 0..99 = {bad}",
        f"  end: 0..99 = {end}",
        "transitions:",
        "  double(by in 1..2):",
        f"    when: {chosen['guard']}",
        "    then:",
        f"      n: {chosen['value']}",
        f"goal: {chosen['goal']}",
        f"cost: {chosen.get('cost', '1 per move')}",
        *(f"{name}: {chosen[name]}" for name in ("estimate", "invariants") if name in chosen),
        *(f"lose:\n  over: {chosen[name]}" for name in ("lose",) if name in chosen),
        *(f"check:\n  fine: {chosen[name]}" for name in ("check",) if name in chosen),
        "show: <n>",
    ]
    return "\n".join(lines) + "\n"


@cache
def loaded_as(place: str, bad: int, end: int) -> answers.Loaded:
    return load_text(text_of(CASES[place], bad, end))


def plain_fault(loaded: answers.Loaded, place: str) -> Diagnostic | None:
    """The first fault by the reference semantics, level by level."""
    puzzle = loaded.puzzle
    level = [puzzle.starts[0]]
    try:
        while level:
            following = []
            for state in level:
                match place:
                    case "goal":
                        semantics.holds(puzzle, puzzle.goal, state)
                    case "lose":
                        semantics.is_lost(puzzle, state)
                    case "estimate":
                        semantics.estimates(puzzle, state)
                    case "check":
                        semantics.holds(puzzle, puzzle.checks[0], state)
                following += [step.state for step in semantics.steps(puzzle, state)]
            level = following
    except semantics.RuleFault as fault:
        return fault.diagnostic
    return None


ORDER_MODES = [*kernel.ORDERS, "lazy"]
MODES = [*ORDER_MODES, "count", "all", "explore", "full", "why", "deep", "graph", "walk"]

GUIDED = {"greedy", "astar", "wastar", "idastar"}


def asks(mode: str, place: str) -> bool:
    """Does a mode evaluate a rule in every reachable state if there is no goal?"""
    if place.startswith("cost"):
        return True
    if place == "estimate":
        return mode in GUIDED | {"explore", "full", "why", "deep"}
    if place == "check":
        return mode in ("explore", "full", "why", "deep")
    return mode != "walk" or place != "goal"


def done(mode: str, place: str, bad: int, end: int, tier: str, tmp_path: Path) -> Any:
    loaded = loaded_as(place, bad, end)
    searcher = PuzzleSearcher(loaded.system, tier)
    loaded = replace(loaded, searcher=searcher)
    if mode in ORDER_MODES:
        return answers.solve(loaded, mode)
    match mode:
        case "count":
            return answers.solve(loaded, count=True)
        case "all":
            return answers.solve(loaded, most=None)
        case "explore" | "full" | "why":
            return answers.explore(loaded, full=mode == "full", why=mode == "why")
        case "graph":
            return drawing.draw(loaded)
        case "walk":
            return list(answers.tree_of_successors(loaded))
        case "deep":
            path = tmp_path / "puzzle.yaml"
            path.write_text(text_of(CASES[place], bad, end))
            found = answers.validate(str(path), deep=True, tier=tier)
            errors = [d for d in found.diagnostics if d.severity == "error"]
            if errors:
                raise PuzzleError(errors)
            return found
    raise AssertionError(mode)


def words(diagnostic: Diagnostic) -> tuple[Any, ...]:
    """A diagnostic without its position in the file."""
    related = [(span.text, label) for span, label in diagnostic.related]
    return diagnostic.code, diagnostic.span and diagnostic.span.text, diagnostic.message, related


@pytest.mark.later(
    "count-effect-native", "explore-estimate-native", "iddfs-effect-native", "lazy-guard-python"
)
@pytest.mark.one_of(21, 6)
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("place", [*RULES])
@pytest.mark.parametrize("mode", MODES)
def test_each_rule_in_each_mode(mode: str, place: str, tier: str, tmp_path: Path) -> None:
    if tier == "native" and mode in ("graph", "walk"):
        pytest.skip("runs on the first tier")
    for bad in BADS.values():
        if place in ("effect",) and bad > 6 or place.startswith("cost") and not 0 < bad < 7:
            continue  # the rule isn't evaluated there
        if place == "invariant" and bad == 0:
            continue  # the file is rejected
        for end in ENDS.values():
            expected = plain_fault(loaded_as(place, bad, end), place)
            if place in ("check",) or not place.startswith("cost"):
                assert expected is not None, (place, bad)
            try:
                answer = done(mode, place, bad, end, tier, tmp_path)
            except PuzzleError as error:
                assert [words(d) for d in error.diagnostics] == [words(expected)], (bad, end)  # type: ignore[arg-type]
            else:
                assert not isinstance(answer, GaveUp)
                assert end == 13 or not asks(mode, place), (mode, place, bad, "no message")


@pytest.mark.one_of(3, 2)
@pytest.mark.later("lazy-python", "lazy-native", "full-native")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("mode", MODES)
def test_nothing_else_is_asked_of_a_lost_state(mode: str, tier: str, tmp_path: Path) -> None:
    """Goal, estimate, guard and effect would fault in a lost state, but aren't evaluated there."""
    for bad in BADS.values():
        for end in ENDS.values():
            loaded = loaded_as("lost", bad, end)
            reached, goals = [loaded.puzzle.starts[0]], 0
            for state in reached:
                goals += semantics.is_goal(loaded.puzzle, state)
                reached += [step.state for step in semantics.steps(loaded.puzzle, state)]
            answer = done(mode, "lost", bad, end, tier, tmp_path)
            if mode in ORDER_MODES or mode in ("count", "all"):
                assert answer.kind == ("solved" if goals else "unsolvable")
            elif mode in ("explore", "full", "why"):
                space = answer.space
                assert (space.states, space.goal_states) == (len(reached), goals)
                assert space.lost_states == (bad in [state[0] for state in reached])


@pytest.mark.later("preorder-native")
@pytest.mark.one_of(5)
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("mode", MODES)
def test_a_state_that_an_invariant_cuts_is_asked_no_more(
    mode: str, tier: str, tmp_path: Path
) -> None:
    """A later invariant and the cost of entering the state would fault there."""
    for bad in (2, 8, 14):
        done(mode, "cut", bad, 99, tier, tmp_path)


def test_verify_answers_with_words(tmp_path: Path) -> None:
    """An answer to the puzzle without the fault is rejected, without an exception."""
    for place in RULES:
        for bad in (2, 8, 14):
            sound = loaded_as(place, 99, 99)
            answer = answer_fields.answer_data(answers.solve(sound))
            verdict = answers.verify(loaded_as(place, bad, 99), answer)
            if place in ("goal", "lose", "invariant", "guard") or bad == 2 and place == "effect":
                assert not verdict.holds, (place, bad)


MOST = 20
"""Number of states explored in a random puzzle."""


def first_faulty(puzzle: core.Puzzle) -> tuple[semantics.State | None, bool]:
    """The first state with a fault, breadth first, and whether all states were tried."""
    reached = dict.fromkeys(puzzle.starts)
    waiting = [*puzzle.starts]
    for state in waiting:
        try:
            following = [step.state for step in semantics.steps(puzzle, state)]
            semantics.estimates(puzzle, state)
            semantics.is_goal(puzzle, state)
        except semantics.RuleFault:
            return state, True
        for after in following:
            if after not in reached:
                reached[after] = None
                waiting.append(after)
        if len(waiting) > MOST:
            return None, False
    return None, True


@pytest.mark.slow
@at_random(25, puzzles(), st.sampled_from(["bfs", "dfs", "iddfs", "ucs", "count", "all"]))
def test_random_puzzles(text: str, mode: str) -> None:
    """Exhaustive modes report the first state's fault. Other modes report an existing fault, or
    none.
    """
    try:
        loaded = load_text(text)
    except PuzzleError:
        return
    puzzle = loaded.puzzle
    state, whole = first_faulty(puzzle)
    loaded = replace(loaded, searcher=PuzzleSearcher(loaded.system, "python"))
    limits = Limits(states=10 * MOST)
    if whole:
        try:
            loaded.searcher.explore(limits)
            assert state is None
        except Fault as fault:
            assert loaded.system.slots(fault.state) == state
            assert semantics.explain_fault(puzzle, state) is not None
    try:
        if mode == "count":
            loaded.searcher.count_solutions(limits)
        elif mode == "all":
            loaded.searcher.all_solutions(limits, 1)
        else:
            loaded.searcher.search(mode, limits)
    except Fault as fault:
        assert semantics.explain_fault(puzzle, loaded.system.slots(fault.state)) is not None
        assert state is not None or not whole


NEGATIVE = """\
puzzle: A cost below zero
state:
  n: 0..20 = 0
  m: 0..20 = 0
  late: 0..20 = 3
  kept: 0..21 = 21
transitions:
  up: {when: n < 20, then: {n: n + 1}}
  right: {when: m < 20, then: {m: m + 1}}
invariants: n < kept
goal: false
cost: (late - n) per state
"""


@pytest.mark.parametrize("tier", ["python", "native"])
def test_explore_meets_a_negative_cost(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three steps up don't have a negative cost, the fourth does, unless an invariant forbids it.

    The states are a product of two numbers, and are searched as one if possible.
    """
    monkeypatch.setattr(current, "factored_from", 0)
    for text, states in ((NEGATIVE, None), (NEGATIVE.replace("= 21", "= 4"), 4 * 21)):
        loaded = load_text(text)
        loaded = replace(loaded, searcher=PuzzleSearcher(loaded.system, tier))
        if states is None:
            with pytest.raises(PuzzleError) as raised:
                answers.explore(loaded)
            assert raised.value.diagnostics[0].code == "negative-cost"
        else:
            assert answers.explore(loaded).space.states == states


def test_other_names_of_members_hide_no_fault() -> None:
    """Merged states: the estimate faults when the second of two interchangeable members arrives."""
    loaded = load_text(
        "puzzle: Two alike\n"
        "types: {item: [a, b]}\n"
        "state: {there: set of item = none}\n"
        "transitions:\n  go(i in item): {when: i not in there, then: {there: there + i}}\n"
        "goal: count(there) = 3\n"
        "symmetry: {interchangeable: item}\n"
        "estimate: 1 div (2 - count(there))\n"
    )
    for tier in ("python", "native"):
        loaded = replace(loaded, searcher=PuzzleSearcher(loaded.system, tier))
        with pytest.raises(PuzzleError) as raised:
            answers.explore(loaded)
        assert raised.value.diagnostics[0].code == "no-value"


@pytest.mark.later("cost-False")
@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.parametrize("place", ["cost", "estimate"])
def test_explore_meets_a_fault_in_a_store(place: str, forgets: bool, tmp_path: Path) -> None:
    loaded = loaded_as(place, 2, 99)
    settings = Settings(str(tmp_path / "store"), answers.STORE_MEMORY, forgets=forgets)
    with answers.stored(loaded, settings) as kept, pytest.raises(PuzzleError) as raised:
        answers.explore(kept)
    expected = plain_fault(loaded, place)
    assert expected is not None
    assert [words(d) for d in raised.value.diagnostics] == [words(expected)]


def test_what_surely_has_a_value_is_not_evaluated() -> None:
    """Costs and estimates proved by their ranges take no time in `explore`."""
    loaded = load_text(text_of({"cost": "1 + n div 2 per state", "estimate": "n div 3"}, 0, 99))
    assert loaded.system.explored_goal is None
    assert not any(ground.cost_steps for ground in loaded.system.grounds)


NOWHERE = """\
puzzle: Nowhere
state:
  a: 0..3 = 0
  b: 0..1 = 0
transitions:
  up:
    then:
      a: a + 1
  end:
    when: b = 1 and a < 3
    then:
      a: 0
goal: b = 1
"""


@pytest.mark.later("native-astar", "native-lazy")
@pytest.mark.parametrize("order", [*ORDER_MODES, "auto"])
@pytest.mark.parametrize("tier", ["python", "native"])
def test_a_fault_that_leads_nowhere(order: str, tier: str) -> None:
    """A derived estimate excludes the states beyond, so the fault is never reached.

    The answer doesn't claim that these states don't exist.
    """
    searcher = PuzzleSearcher(load_text(NOWHERE).system, tier)
    if not (ORDERS[order].estimated or ORDERS[order].key == "advice"):
        with pytest.raises(Fault):
            searcher.search(order, Limits())
        return
    found = searcher.search(order, Limits())
    assert isinstance(found, Unsolvable)
    assert (found.by_estimate, found.statistics.reached) == (True, 1)
    with pytest.raises(Fault):
        searcher.explore(Limits())
