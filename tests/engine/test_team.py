"""Whoever helps: the same states in the same order, the same answers, counts and faults."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.compiler.packing import Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.search.system import Limits
from tests.compiler.test_backends import read
from tests.random_puzzles import puzzles

pytest.importorskip("llvmlite")

from puzzlelang.core.thresholds import current
from puzzlelang.engine import kernel_run, kernel_team
from puzzlelang.engine.kernel import Status
from puzzlelang.engine.native_search import NativeSearcher
from tests.engine.test_native import outcome

LIBRARY = Path(__file__).parents[2] / "puzzles"
ALONE = 1


class Turns:
    """A team of one thread: the helper has its turn before each call of the loop."""

    helped = 0

    def __init__(self, search: Any, functions: Any, most: int) -> None:
        self.search, self.functions = ctypes.byref(search), functions
        assert functions["search_share"](self.search, 1, 1) == Status.GOING_ON

    def leave(self) -> None:
        self.functions["search_alone"](self.search)
        assert self.functions["search_help"](self.search, 0) == -1


class TakingTurns(kernel_run.Run):
    """A search that is shared from the first state on and comes back as often as it can."""

    def go(self) -> str:
        if self._cores > 1:
            self._team = Turns(self.search, self.functions, 2)  # type: ignore[assignment]
            loop = self._loop

            def turn(search: Any, budget: int) -> int:
                Turns.helped += self.functions["search_help"](search, 0)
                return loop(search, 1)

            self._loop = turn
        return super().go()


def same(puzzle: core.Puzzle, limits: dict[str, int], cores: int = 2) -> None:
    """Breadth-first and through the whole space, with what was discovered, in its order."""
    native = NativeSearcher(compile_puzzle(puzzle))
    found = []
    for many in (ALONE, cores):
        states: list[Any] = []
        bounds = Limits(**limits, cores=many)
        answers = [
            outcome(native.explore, bounds),
            outcome(native.search, "bfs", bounds, None, lambda all: states.append(list(all))),  # noqa: B023
        ]
        found.append((answers, states))
    assert found[0] == found[1]


@pytest.fixture
def taking_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlelang.engine.native_search.Run", TakingTurns)
    Turns.helped = 0


NAMES = (
    "sliding/eight-puzzle", "counters/frogs", "river/goat", "pegs/triangle", "pouring/jugs",
    "placing/queens", "mazes/keys", "boxes/sokoban", "hanoi/hanoi", "cars/rush-hour",
    "permutations/pancakes", "rings/chinese-rings", "stacks/blocks", "cards/gaps",
)  # fmt: skip


@pytest.mark.later(
    "sliding/eight-puzzle", "mazes/keys", "cards/gaps", "cars/rush-hour", "placing/queens"
)
@pytest.mark.usefixtures("taking_turns")
@pytest.mark.parametrize("name", NAMES)
def test_library(name: str) -> None:
    puzzle = load(str(LIBRARY / f"{name}.yaml")).puzzle
    same(puzzle, {"states": 3_000})
    assert Turns.helped


@pytest.mark.slow
@pytest.mark.usefixtures("taking_turns")
def test_random_puzzles() -> None:
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(puzzles())
    def check(text: str) -> None:
        puzzle = read(text)
        assume(puzzle is not None)
        assert puzzle is not None
        try:
            same(puzzle, {"states": 300})
        except Unprintable:
            assume(False)

    check()
    assert Turns.helped


BITMAP = {"sizes": "41,43,47", "filled": "0,0,0", "tap": "true", "litres": "1", "in_jugs": "3"}


@pytest.mark.parametrize("cores", [2, 4])
@pytest.mark.parametrize(
    "name, given, most",
    [("eight-puzzle", {}, 60_000), ("cube", {}, 60_000), ("jugs", BITMAP, 10**6)],
)
def test_threads(
    name: str, given: dict[str, str], most: int, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real ones, from the first look on."""
    monkeypatch.setattr(current, "shared_from", 1)
    monkeypatch.setattr(current, "waiting_for_helpers", 1)
    same(load(name, list(given.items())).puzzle, {"states": most}, cores)


def test_a_small_search_starts_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def no(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(kernel_team, "Team", no)
    same(load("frogs").puzzle, {})


def test_helpers_leave_when_a_search_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread may look at memory that was given back."""
    made: list[kernel_team.Team] = []

    class Noted(kernel_team.Team):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            made.append(self)

    def interrupt(*_: Any) -> str:
        if made:
            raise KeyboardInterrupt
        return ""

    monkeypatch.setattr(current, "shared_from", 1)
    monkeypatch.setattr(kernel_team, "Team", Noted)
    monkeypatch.setattr(kernel_run.Run, "_look", interrupt)
    native = NativeSearcher(compile_puzzle(load("cube").puzzle))
    space = native.explore(Limits(cores=2))
    assert (space.complete, space.limit) == (False, "interrupted")
    assert made and made[0]._threads
    assert not any(thread.is_alive() for thread in made[0]._threads)
