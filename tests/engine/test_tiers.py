"""The choice of the tier, and its invisibility in answers: limits, faults, unoptimised code."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.compiler import llvm_module
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core.thresholds import current
from puzzlelang.engine import tiers
from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands.options import TIERS
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import GaveUp, Limits, Solved, Unsolvable
from puzzlelang.text.diagnostics import PuzzleError
from tests.support import impatient

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel, kernel_run, native_code, native_search

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _no_products(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable products, which ``test_factored.py`` tests."""
    monkeypatch.setattr(current, "factored_terms", 0)


RUBY = """\
{bank_1=B,F,G,M, boat=, bank_2=}
{bank_1=B,F, boat=G,M, bank_2=}
{bank_1=B,F, boat=, bank_2=G,M}
{bank_1=B,F, boat=M, bank_2=G}
{bank_1=B,F,M, boat=, bank_2=G}
{bank_1=F, boat=B,M, bank_2=G}
{bank_1=F, boat=, bank_2=B,G,M}
{bank_1=F, boat=G,M, bank_2=B}
{bank_1=F,G,M, boat=, bank_2=B}
{bank_1=G, boat=F,M, bank_2=B}
{bank_1=G, boat=, bank_2=B,F,M}
{bank_1=G, boat=M, bank_2=B,F}
{bank_1=G,M, boat=, bank_2=B,F}
{bank_1=, boat=G,M, bank_2=B,F}
{bank_1=, boat=, bank_2=B,F,G,M}"""
"""End of the output of the Ruby program."""

LARGE = """\
puzzle: A walk on a large board
types:
  line: 1..300
  way: [up, down]
state:
  x: line = 1
  y: line = 1
  z: 0..20 = 0
transitions:
  go right: {when: x < 300, then: {x: x + 1}}
  go up: {when: y < 300, then: {y: y + 1}}
  turn(w in way):
    then:
      z: if w = up then (z + 1) mod 21 else (z + 20) mod 21
check:
  never far: x + y < LIMIT
goal: x = 300 and y = 300 and z = 10
show: <x> <y> <z>
"""
SMALLER = LARGE.replace("300", "100")


def loaded(tmp_path: Path, text: str = LARGE, tier: str = "auto", **words: str) -> Any:
    for word, value in ({"LIMIT": "601"} | words).items():
        text = text.replace(word, value)
    path = tmp_path / "large.yaml"
    path.write_text(text)
    return answers.load(str(path), tier=tier)


@pytest.mark.slow
def test_a_long_search_goes_on_in_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)
    found = {tier: answers.solve(loaded(tmp_path, tier=tier)) for tier in TIERS}
    assert [answer.statistics.tier for answer in found.values()] == ["native", "python", "native"]
    shown = {tuple(step.shown for step in answer.trace) for answer in found.values()}
    assert len(shown) == 1
    assert {answer.cost for answer in found.values()} == {(608,)}
    numbers = {
        (a.statistics.reached, a.statistics.expanded, a.statistics.generated)
        for a in found.values()
    }
    assert len(numbers) == 1


@pytest.mark.slow
def test_a_short_one_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "COST", 1e9)
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path / "empty"))  # code of other tests starts
    text = LARGE.replace("300", "99")
    assert answers.solve(loaded(tmp_path, text)).statistics.tier == "python"


@pytest.mark.slow
@pytest.mark.each_time("native")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_the_whole_space_and_a_check(tmp_path: Path, tier: str) -> None:
    """A shortest path has 99 moves right, 99 up and ten turns, in any order: a 240-bit count."""
    survey = answers.explore(loaded(tmp_path, SMALLER, tier, LIMIT="195"))
    assert survey.space.states == 100 * 100 * 21
    assert survey.best is not None
    assert survey.best.total == comb(198, 99) * comb(208, 10)
    assert survey.refuted is not None
    assert len(survey.refuted.trace) - 1 == 193
    assert answers.explore(loaded(tmp_path, SMALLER, tier)).refuted is None


@pytest.mark.parametrize("order", ["bfs", "dfs", "ucs"])
def test_limits_hold(tmp_path: Path, order: str) -> None:
    native = native_search.NativeSearcher(loaded(tmp_path).system)
    few = native.search(order, Limits(states=5_000))
    assert isinstance(few, GaveUp)
    assert (few.limit, few.statistics.reached > 5_000) == ("states", True)
    assert few.statistics.reached < 5_010
    late = native.search(order, Limits(seconds=0.0))
    assert isinstance(late, GaveUp)
    assert late.limit == "time"
    small = native.search(order, Limits(memory=1))
    assert isinstance(small, GaveUp)
    assert small.limit == "memory"
    assert small.lower_bound is None or order != "dfs"


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [["explore"], ["solve"], ["solve", "--count"], ["solve", "--all"]]
)
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_memory_for_the_starts(
    words: list[str], form: str, monkeypatch: Any, capsys: Any
) -> None:
    functions_of = kernel_run.functions_of

    def without_memory(code: Any) -> dict[str, Any]:
        return {**functions_of(code), "search_begin": lambda *_: int(kernel.Status.NO_MEMORY)}

    monkeypatch.setattr(kernel_run, "functions_of", without_memory)
    given = ["frogs", "--tier", "native", "--no-symmetry", "--format", form]
    assert cli.main([*words, *given]) == 3
    assert "memory" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("order", ["ucs", "astar", "wastar", "greedy", "iddfs", "idastar"])
def test_records_without_a_number_of_their_own_are_not_made(
    order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records are numbered with 32 bits, and refer to their predecessor by number."""
    system = answers.load("jugs").system
    whole = native_search.NativeSearcher(system).search(order)
    monkeypatch.setattr(kernel_run, "MOST_RECORDS", 5)
    few = native_search.NativeSearcher(system).search(order)
    assert isinstance(few, GaveUp) and isinstance(whole, Solved)
    assert few.limit == "memory"
    monkeypatch.setattr(kernel_run, "MOST_RECORDS", 1000)
    enough = native_search.NativeSearcher(system).search(order)
    assert isinstance(enough, Solved) and enough.trace == whole.trace


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
def test_preorder_finds_what_the_program_in_ruby_prints(tier: str) -> None:
    """Shalvah, Solving a logic puzzle: `find_path` enters the first neighbour first."""
    goat = answers.load("goat-boat", tier=tier)
    answer = answers.solve(goat, "preorder")
    assert "\n".join(step.shown for step in answer.trace) == RUBY
    other = answers.solve(goat, "dfs")
    assert "\n".join(step.shown for step in other.trace) != RUBY
    for name in ("frogs", "hanoi", "cannibals"):
        loaded = answers.load(name, tier=tier)
        outcome = answers.solve(loaded, "preorder").outcome
        assert isinstance(outcome, Solved)
        assert (outcome.statistics.tier, outcome.trace) == (tier, entered(loaded.system))


def entered(system: Any) -> tuple[Any, ...]:
    """The same depth-first recursion over the states of a puzzle, with an explicit stack."""
    seen, way = {system.starts[0]}, [(system.starts[0], iter(system.successors(system.starts[0])))]
    while not system.is_goal(way[-1][0]):
        following = next((s for s in way[-1][1] if s not in seen), None)
        if following is None:
            way.pop()
        else:
            seen.add(following)
            way.append((following, iter(system.successors(following))))
    return tuple(state for state, _ in way)


def test_an_interruption_is_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native = native_search.NativeSearcher(loaded(tmp_path).system)

    def interrupted(self: Any, now: float) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(kernel_run.Run, "_look", interrupted)
    outcome = native.search("bfs")
    assert isinstance(outcome, GaveUp)
    assert outcome.limit == "interrupted"
    assert outcome.lower_bound is not None


FAULT = """\
puzzle: Too far
state:
  n: 0..300000 = 0
transitions:
  add: {then: {n: n + 1}}
  drop: {when: n mod 2 = 1, then: {n: n - 1}}
goal: n < 0
show: <n>
"""


@pytest.mark.each_time("auto")
@pytest.mark.parametrize("tier", TIERS)
def test_a_fault_is_told_alike(tmp_path: Path, tier: str) -> None:
    most = "30000" if tier == "python" else "300000"
    with pytest.raises(PuzzleError) as caught:
        answers.solve(loaded(tmp_path, FAULT.replace("300000", most), tier))
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "range-left"
    assert most in str(diagnostic)


def test_what_has_no_machine_code_runs_on_the_first_tier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)
    monkeypatch.setattr(llvm_module, "MOST_WORDS", 0)
    answer = answers.solve(loaded(tmp_path), limits=Limits(seconds=0.5))
    assert answer.statistics.tier == "python"
    with pytest.raises(PuzzleError) as caught:
        answers.solve(loaded(tmp_path, tier="native"))
    assert caught.value.diagnostics[0].code == "no-machine-code"


def test_numbers_of_solutions_may_be_long(tmp_path: Path) -> None:
    """A 340-bit count: more than one word, and more than the two of a breadth-first count.

    A path right and up chooses 299 of 598 moves; ten turns the same way may be anywhere.
    """
    text = LARGE.replace("goal:", "cost: 2 per move\ngoal:").replace("z = 10", "z = 1")
    found = loaded(tmp_path, text.replace("300", "180"), "native").searcher.all_solutions(
        Limits(), 3
    )
    assert found.outcome.statistics.tier == "native"
    assert found.total == comb(358, 179) * 359
    assert len(set(found.traces)) == 3


@pytest.mark.slow
def test_validation_holds_everything_on_every_tier() -> None:
    for tier in TIERS:
        found = answers.validate(str(TOP / "puzzles" / "river" / "bridge.yaml"), tier=tier)
        assert found.messages == []
        assert any("solutions" in result.name for result in found.results), "counted by cost"


def test_without_llvmlite_everything_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise native_code.Unavailable("llvmlite is not installed")

    impatient(monkeypatch)
    monkeypatch.setattr(native_code, "_here", missing)
    answer = answers.solve(loaded(tmp_path, SMALLER))
    assert isinstance(answer.outcome, Solved)
    assert answer.statistics.tier == "python"
    with pytest.raises(PuzzleError):
        answers.solve(loaded(tmp_path, tier="native"))


def test_an_order_without_machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An order is a row. Without a kernel loop for it, the first tier searches, and the next order
    may use the second tier again.
    """
    impatient(monkeypatch)
    monkeypatch.setitem(ORDERS, "deeper", ORDERS["dfs"])

    def tiers_of(puzzle: Any) -> list[str]:
        orders = ("deeper", "bfs", "deeper")
        return [answers.solve(puzzle, order).statistics.tier for order in orders]

    assert tiers_of(loaded(tmp_path, SMALLER)) == ["python", "native", "python"]
    native = loaded(tmp_path, SMALLER, "native")
    with pytest.raises(PuzzleError) as refused:
        answers.solve(native, "deeper")
    assert "there is no machine code for the order `deeper`" in str(refused.value)
    native.searcher.tiers.lenient = True
    assert tiers_of(native) == ["python", "native", "python"]


def test_a_cost_too_large_for_a_key_goes_back(tmp_path: Path) -> None:
    text = LARGE.replace("check:", "cost: 400000000000 per move\ncheck:")
    answer = answers.solve(loaded(tmp_path, text.replace("300", "5")))
    assert answer.cost == (400_000_000_000 * 18,)
    native = native_search.NativeSearcher(loaded(tmp_path, text).system)
    with pytest.raises(Unprintable):
        native.search("ucs")


@pytest.mark.slow
def test_no_solution(tmp_path: Path) -> None:
    text = LARGE.replace("goal: x = 300", "goal: x = 300 and x = 1")
    native = native_search.NativeSearcher(loaded(tmp_path, text).system)
    for order in ("bfs", "dfs", "ucs"):
        outcome = native.search(order)
        assert isinstance(outcome, Unsolvable)
        assert outcome.statistics.reached == 300 * 300 * 21
