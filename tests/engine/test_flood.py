"""Frontier search and tables outside the code change no answer."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.search import explore, search
from puzzlelang.search.system import GaveUp, Limits, Solved
from tests.random_walks import random_walk
from tests.support import in_part, load_text, nightly, slow

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel_run, native_code
from puzzlelang.engine.kernel import Status
from puzzlelang.engine.native_code import Unavailable, object_code
from puzzlelang.engine.native_search import NativeSearcher
from puzzlelang.engine.translation import Job, translated
from tests.engine.test_native import agree, outcome

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from random_maze import random_maze

from puzzlelang.core.thresholds import current

LIBRARY = Path(__file__).parents[2] / "puzzles"
JUGS = {"sizes": "41,43,47", "filled": "0,0,0", "tap": "true", "litres": "1", "in_jugs": "3"}


@pytest.fixture(autouse=True)
def _without_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile each frontier search anew."""
    monkeypatch.setenv("PUZZLELANG_CACHE", "")


class AtOnce:
    """Mock of the other process: its code is available immediately."""

    made = 0
    is_over = True

    def __init__(self, jobs: Sequence[Job]) -> None:
        type(self).made += 1
        self.codes = [translated(job) for job in jobs]

    def end(self) -> None:
        pass


def answers(puzzle: core.Puzzle, states: int | None = None) -> list[Any]:
    native = NativeSearcher(compile_puzzle(puzzle))
    limits = Limits(states=states)
    return [outcome(native.explore, limits), outcome(native.search, "bfs", limits)]


def flooded(
    puzzle: core.Puzzle, monkeypatch: pytest.MonkeyPatch, states: int | None = None
) -> list[Any]:
    """Switch to frontier search at the second call of the loop."""
    with monkeypatch.context() as patch:
        patch.setattr(current, "flooded_from", 1)
        patch.setattr(native_code, "Translation", AtOnce)
        patch.setattr(current, "first_budget", 1)
        AtOnce.made = 0
        return answers(puzzle, states)


NAMES = (
    "counters/frogs", "river/goat", "mazes/maze", "mazes/keys", "pegs/triangle",
    "hanoi/hanoi", "cars/rush-hour", "rings/chinese-rings", "boxes/sokoban",
)  # fmt: skip


@pytest.mark.each_time("counters/frogs")
@pytest.mark.one_of(3, 2)
@pytest.mark.parametrize("name", NAMES)
def test_library(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load(str(LIBRARY / f"{name}.yaml")).puzzle
    for states in (20, 3_000):
        assert flooded(puzzle, monkeypatch, states) == answers(puzzle, states)


@pytest.mark.slow
@in_part("locked", True, False)
def test_mazes(tmp_path: Path, locked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps large enough for computed steps, with letters that match nothing."""
    path = tmp_path / "maze.txt"
    path.write_bytes(random_maze(3, 150, locked))
    puzzle = load("maze", [], [("maze", str(path))]).puzzle
    for states in (None, 1, 2, 31, 32, 33, 1_000, 1_001, 20_000):
        assert flooded(puzzle, monkeypatch, states) == answers(puzzle, states)
        assert AtOnce.made or states in (1, 2)


def test_a_cached_frontier_search_is_used_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path))
    puzzle = load(str(LIBRARY / "counters/frogs.yaml")).puzzle
    floods: list[object] = []
    flood = kernel_run.Run._flood
    monkeypatch.setattr(
        kernel_run.Run, "_flood", lambda self, code: floods.append(code) or flood(self, code)
    )
    first = flooded(puzzle, monkeypatch)
    made, used = AtOnce.made, len(floods)
    assert made and used == made
    assert flooded(puzzle, monkeypatch) == first == answers(puzzle)
    assert (AtOnce.made, len(floods)) == (0, 2 * used)


@pytest.mark.slow
def test_many_successors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole space needs no limit; a search for a path allows eight successors of a state."""
    puzzle = load("jugs", list(JUGS.items())).puzzle
    native = NativeSearcher(compile_puzzle(puzzle))
    assert native.rules.most_successors > 8
    found = flooded(puzzle, monkeypatch)
    assert AtOnce.made == 1
    assert found == answers(puzzle)


WIDE = """\
puzzle: Many successors
state:
  n: 0..96 = 0
transitions:
  go(p in 0..149, q in 0..149):
    then: {n: (n * 7 + p * 11 + q) mod 97}
goal: 1 = 0
"""


@pytest.mark.slow
def test_thousands_of_successors(monkeypatch: pytest.MonkeyPatch) -> None:
    """The successors of a single state may fill the buffer."""
    puzzle = load_text(WIDE).puzzle
    found = flooded(puzzle, monkeypatch)
    assert AtOnce.made == 1
    assert found == answers(puzzle)


# ── early ends ───────────────────────────────────────────────────────────────────────

STAIRS = """\
puzzle: Stairs
state:
  n: 0..9999 = 0
transitions:
  up:
    when: n < 9000
    then: {n: n + 1}
  jump:
    when: n < 50
    then: {n: n + 60}
goal: n = 5000
"""


@pytest.mark.slow
@pytest.mark.parametrize("spare", [0, 4096])
def test_no_memory_to_begin(spare: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Report the result so far, even with memory for only one of the two levels."""
    native = NativeSearcher(compile_puzzle(load_text(STAIRS).puzzle))
    let_improve = kernel_run.Run._let_improve

    def and_no_more(self: kernel_run.Run) -> None:
        let_improve(self)
        self.search.most_bytes = self.search.bytes + spare

    monkeypatch.setattr(kernel_run.Run, "_let_improve", and_no_more)
    monkeypatch.setattr(current, "flooded_from", 1)
    monkeypatch.setattr(current, "first_budget", 1)
    monkeypatch.setattr(native_code, "Translation", AtOnce)
    AtOnce.made = 0
    space = native.explore()
    assert (space.limit, space.complete, AtOnce.made) == ("memory", False, 1)
    assert space.deepest[0][0] > 0
    assert native.search("bfs").limit == "memory"


@pytest.mark.each_time("True-memory", "False-time", "False-memory", "False-interrupted")
@pytest.mark.parametrize("limit", ["time", "memory", "interrupted"])
@pytest.mark.parametrize("floods", [False, True])
def test_limits_on_the_way_back(floods: bool, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cost is known before the path is reconstructed."""
    native = NativeSearcher(compile_puzzle(load_text(STAIRS).puzzle))
    look = kernel_run.Run._look

    def met(self: kernel_run.Run, now: float) -> str:
        if self.status is not Status.GOAL:
            return look(self, now)
        if limit == "interrupted":
            raise KeyboardInterrupt
        return limit

    if floods:
        monkeypatch.setattr(current, "flooded_from", 1)
        monkeypatch.setattr(native_code, "Translation", AtOnce)
    monkeypatch.setattr(current, "first_budget", 1)
    AtOnce.made = 0
    found = native.search("bfs")
    assert isinstance(found, Solved)
    assert (found.cost, len(found.trace)) == (5000 - 59, 5000 - 58)
    monkeypatch.setattr(kernel_run.Run, "_look", met)
    ended = native.search("bfs"), native.count_solutions().outcome
    for gave_up in ended:
        assert isinstance(gave_up, GaveUp)
        bounds = gave_up.lower_bound, gave_up.upper_bound
        assert (gave_up.limit, *bounds) == (limit, found.cost, found.cost)
    assert bool(AtOnce.made) is floods


def test_no_address_space(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM would abort the process, so it isn't called; the ordinary search continues."""
    puzzle = load_text(STAIRS).puzzle
    wanted = answers(puzzle)
    begin = native_code.Improvement.begin

    def cramped(*given: Any) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(native_code, "address_space_left", lambda: 1 << 20)
            begin(*given)

    with monkeypatch.context() as patch:
        patch.setattr(native_code.Improvement, "begin", cramped)
        assert flooded(puzzle, monkeypatch) == wanted
        assert AtOnce.made == 0
        patch.setattr(native_code, "address_space_left", lambda: 1 << 20)
        patch.setenv("PUZZLELANG_CACHE", "")
        with pytest.raises(Unavailable):
            object_code(Job("define void @nothing() { ret void }"))


FAULTY = """\
puzzle: Out of range
state:
  n: 0..99 = 0
  m: 0..99 = 0
transitions:
  more:
    then: {n: n + 1}
  other:
    when: m < 40
    then: {m: m + 1}
lose: n = 70 and m = 3
goal: GOAL
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "goal",
    [
        "1 = 0",
        "n = 98 and 100 div (99 - n - m) = 1",
        *slow("n = 60 and m = 17", "n = 99 and m > 3"),
    ],
)
def test_faults_and_lost_states(goal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load_text(FAULTY.replace("GOAL", goal)).puzzle
    assert flooded(puzzle, monkeypatch) == answers(puzzle)
    assert AtOnce.made


# ── guards that read tables ──────────────────────────────────────────────────────────

GUARDS = (
    "ahead in maze and ahead not in wall and (ahead in door implies door(ahead) = colour)",
    "ahead not in wall and (ahead in door implies door(ahead) = colour)",  # off the map
    "ahead in maze and door(ahead) != colour",  # not a door
    "ahead in door and door(ahead) = colour",
    "ahead in maze and (ahead not in door or door(ahead) != colour or door(at) = colour)",
    "ahead in maze and (if ahead in door then door(ahead) = colour else ahead not in wall)",
    "ahead in maze and (if ahead in wall then door(ahead) = colour else at in door)",
)
WALK = """\
puzzle: A walk
maps:
  maze:
    text: |
      @.#.A.
      a.B..#
      .#.Ab.
      B..#.A
    legend: |
      @ = start
      . = floor
      # = wall
      A-B = door(paint)
      a-b = button(paint)
state:
  colour: paint or none = none
  at: maze = the start
transitions:
  press:
    when: at in button
    then: {colour: button(at)}
  go(way in direction):
    let:
      ahead: step(at, way)
    when: GUARD
    then: {at: ahead}
goal: 1 = 0
"""


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("largest", [0, 1 << 14])
def test_guards(guard: str, largest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare all states and faults with the reference semantics."""
    monkeypatch.setattr(current, "cell_table", largest)
    puzzle = load_text(WALK.replace("GUARD", guard)).puzzle
    monkeypatch.setattr(current, "embedded", 0)
    assert agree(puzzle, 100)


@pytest.mark.each_time("1")
@pytest.mark.parametrize("seed", [*range(4), *nightly(*range(4, 40))])
def test_random_walks(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Narrow states, faults in guards, steps off the map, lost states, invariants."""
    puzzle = load_text(random_walk(seed, 1 + seed % 3)).puzzle
    system = compile_puzzle(puzzle)
    monkeypatch.setattr(current, "cell_table", seed % 2 << 14)
    monkeypatch.setattr(current, "embedded", 0)
    agree(puzzle, 50)
    limits = Limits(states=(None, 40, 1_000)[seed % 3])
    plain = [outcome(explore, system, limits), outcome(search, system, "bfs", limits)]
    assert flooded(puzzle, monkeypatch, limits.states) == plain
