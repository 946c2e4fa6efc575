"""Compiling machine code: when, in which process, and never waiting for unused code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import interchangeable
from puzzlelang.compiler import MergedSystem
from puzzlelang.core.thresholds import changed, current
from puzzlelang.engine import tiers
from puzzlelang.engine.tiers import Patience
from puzzlelang.search import PythonSearcher, Request, watch
from puzzlelang.search.system import Limits, Solved, Space
from puzzlelang.text import replace
from tests.support import hears_control_c, impatient

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel_run, native_code, translation
from puzzlelang.engine.kernel import BY_STEPS
from puzzlelang.engine.native_code import Improvement, improve
from puzzlelang.engine.native_rules import MergedRules, Rules
from puzzlelang.engine.native_search import NativeSearcher
from puzzlelang.engine.translation import Job, Translation

ANSWER = "define i32 @answer() {\n  ret i32 42\n}\n"


class Clock:
    """A clock that advances by ``step`` seconds at each reading."""

    def __init__(self, step: float = 0.0) -> None:
        self.now, self.step = 1000.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUZZLELANG_CACHE", "")


def is_there(process: int) -> bool:
    """Is the process running? Zombies are not."""
    try:
        os.kill(process, 0)
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return os.path.isdir("/proc/self") is False


def until_it_is_gone(process: int) -> None:
    for _ in range(600):
        if not is_there(process):
            return
        time.sleep(0.05)
    raise AssertionError(f"process {process} continues")


# ── expected gain ────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(("step", "tier"), [(0.0, "python"), (10.0, "native")])
def test_the_time_of_the_processor_decides(
    step: float, tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CPU time decides, whether the wall clock stands still or jumps by years."""
    clock = Clock(1e7 if tier == "python" else 0.0)
    for module in (watch, tiers, kernel_run):
        monkeypatch.setattr(module, "monotonic", clock)
    monkeypatch.setattr(tiers, "process_time", Clock(step))
    eight = answers.load("eight-puzzle")
    found = eight.searcher.search("bfs", Limits())
    assert isinstance(found, Solved)
    assert (found.cost, found.statistics.tier) == (31, tier)
    assert (eight.searcher.tiers._native is not None) == (tier == "native")


@pytest.mark.slow
def test_large_rules_have_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """They wait four times as long as they cost, less the time before the search."""
    system = answers.load("atomix").searcher.system
    assert system.size == 0
    asked: list[int] = []
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    one = Patience([system], lambda: asked.append(1) or 0.1)
    system.successors(system.starts[0])
    assert 50_000 < system.size < 500_000
    needed = one.cost * 100 / current.share_percent - tiers.BEFORE
    assert 0.5 < needed < 4.0
    clock.now += needed - 0.01
    assert not one(100, 100) and not asked
    clock.now += 0.02
    assert one(100, 100) and asked


def test_a_price_that_is_higher_than_expected_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The price is requested once. The time of the request is part of the price, not
    of the search.
    """
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    asked: list[int] = []

    def price() -> float:
        asked.append(1)
        clock.now += 5.0
        return 1.0

    one = Patience([], price)
    clock.now += 1.0
    assert not one(100, 100)
    clock.now += 6.0 * 100 / current.share_percent - tiers.BEFORE - 1.01
    assert not one(100, 100)
    clock.now += 0.02
    assert one(100, 100)
    assert asked == [1]


def test_a_search_that_dries_up_has_to_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    one = Patience([], lambda: tiers.COST)
    needed = one.cost * 100 / current.share_percent - tiers.BEFORE
    assert not one(100, 100)
    clock.now += needed + 0.01
    assert not one(200, 49)
    assert one(200, 51)
    clock.now += needed + tiers.BEFORE
    assert one(200, 49)


def test_what_waits_is_work_where_all_is_walked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an exhaustive search, waiting states count as work; if a goal may end it, they don't."""
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    one, late = (Patience([], lambda: tiers.COST) for _ in range(2))
    assert not one(0, 1, True)
    clock.now += current.first_tier_ms / 1000
    assert one(1000, 4000, True) and not one(1000, 4000, False)
    assert not late(1000, 4000, True), "the budget was spent before the first check"
    assert not one(1000, 10, True)


def test_half_of_what_waits_is_work_while_levels_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Breadth-first search has no goal among the waiting states."""
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    one, other = (Patience([], lambda: tiers.COST, by_level) for by_level in (True, False))
    assert not one(0, 1) and not other(0, 1)
    clock.now += current.first_tier_ms / 1000
    needed = one.cost * 100 / current.share_percent - tiers.BEFORE
    assert needed > 2 * current.first_tier_ms / 1000
    assert not one(1000, 1000), "the frontier is too small"
    assert not one(1000, 999) and not other(1000, 4000), "the search isn't known to continue"
    assert one(1000, 4000)


def test_abstractions_whose_code_is_in_the_cache_cost_less(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Until the price is known, the code is assumed to be cached, so that the price is requested in
    time.
    """
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path))
    system = answers.load("frogs").searcher.system
    plain = Request(order="astar")
    guided = replace(plain, collections=[[object()] * 3])

    def prices() -> tuple[float, float]:
        tiered = tiers.TieredSearcher(system)
        alone, beside = tiered._price(plain), tiered._price(guided)
        assert alone is not None and beside is not None
        return alone, beside

    alone, beside = prices()
    assert beside - alone == pytest.approx(3 * tiers.COST_EACH)
    NativeSearcher(system, hurried=True).run(plain)
    cached, beside = prices()
    assert cached < alone and beside - cached == pytest.approx(3 * tiers.CACHED_EACH)
    alone, beside = Patience([system], lambda: 1.0).cost, Patience([system] * 4, lambda: 1.0).cost
    size = 3 * tiers.COST_OF_BYTE * system.size
    assert beside - alone - size == pytest.approx(3 * tiers.CACHED_EACH)


def test_code_of_an_earlier_process_is_used_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "process_time", clock := Clock())
    soon = tiers.MARKED * current.first_tier_ms / 1000
    asked: list[float] = []

    def patience(price: float, is_marked: bool) -> Patience:
        return Patience([], lambda: asked.append(price) or price, is_marked=lambda: is_marked)

    cached, evicted, unmarked = patience(0.06, True), patience(1.0, True), patience(0.06, False)
    clock.now += soon - 0.001
    assert not any(one(100, 100) for one in (cached, evicted, unmarked)) and not asked
    clock.now += 0.002
    assert cached(100, 100) and not evicted(100, 100) and not unmarked(100, 100)
    clock.now += 0.01
    assert not evicted(100, 100) and not unmarked(100, 100) and asked == [0.06, 1.0]


def test_a_search_leaves_a_mark_for_later_processes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("llvmlite")
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path))

    def is_marked(name: str, order: str = "bfs") -> bool:
        system = answers.load(name).searcher.system
        return tiers.TieredSearcher(system)._is_marked(Request(order=order))

    assert not is_marked("frogs")
    found = answers.load("frogs").searcher.tiers.run(Request(order="bfs"))
    assert found.statistics.tier == "python" and not is_marked("frogs"), "a short search"
    impatient(monkeypatch)
    native = answers.load("frogs").searcher.tiers.run(Request(order="bfs"))
    assert native.statistics.tier == "native" and native.trace == found.trace
    assert is_marked("frogs") and not is_marked("frogs", "ucs") and not is_marked("goat")


def test_what_can_not_be_had_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(tiers, "process_time", Clock(100.0))
    one = Patience([], lambda: asked.append(1))
    assert not one(1, 1) and not one(1, 1)
    assert asked == [1]


class Noted:
    """Mock of the other process: records its jobs and never finishes."""

    jobs: ClassVar[list[Job]] = []
    is_over = False

    def __init__(self, jobs: Sequence[Job]) -> None:
        type(self).jobs += jobs

    def end(self) -> None:
        pass


@pytest.mark.slow
@pytest.mark.parametrize(("step", "begun"), [(0.0, []), (1e6, [True, False])])
def test_better_code_is_begun_when_it_pays(
    step: float, begun: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kernel and rules are recompiled once the search has run for its expected time."""
    monkeypatch.setattr(native_code, "Translation", Noted)
    monkeypatch.setattr(kernel_run, "process_time", Clock(step))
    monkeypatch.setattr(current, "first_budget", 1)
    monkeypatch.setattr(current, "kernel_part", 63)  # a kernel that no other test has compiled
    monkeypatch.setattr(Noted, "jobs", [])
    space = NativeSearcher(answers.load("triangle").system, hurried=True).explore()
    assert space.complete
    assert [job.wanted != () for job in Noted.jobs] == begun
    assert not any(job.rough for job in Noted.jobs)


def test_no_better_code_where_memory_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_code, "Translation", Noted)
    monkeypatch.setattr(Noted, "jobs", [])
    rough = native_code.code_of(Job(ANSWER), ["answer"], hurried=True)
    for memory in (native_code.resident_bytes() + 1, None):
        improve(Improvement(Limits(memory=memory)), [(rough, lambda better: None)], 1e6)
        assert bool(Noted.jobs) is (memory is None)


# ── in another process ───────────────────────────────────────────────────────────────


def test_another_process_makes_the_same() -> None:
    jobs = [Job(ANSWER, rough=True), Job(ANSWER, ("answer",))]
    work = Translation(jobs)
    try:
        work.wait(60.0)
        assert work.codes == [translation.translated(job) for job in jobs]
    finally:
        work.end()
    until_it_is_gone(work._process.pid)


def failing(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(translation, "command", lambda: [sys.executable, "-c", program])


READ = "import os, sys\nos.read(0, 100)\n"
FAILURES = {
    "fails": READ + "sys.exit(1)",
    "is killed": READ + "os.kill(os.getpid(), 9)",
    "writes nothing": "",
    "writes rubbish": READ + "os.write(1, bytes(range(256)) * 100)",
    "writes something else": READ + "os.write(1, (5).to_bytes(8, 'little') + bytes(32) + b'right')",
    "is cut off": READ + "os.write(1, (5).to_bytes(8, 'little') + bytes(32) + b'ri')",
}


def walked(space: Space) -> list[Any]:
    return [space.states, space.transitions, space.levels, space.dead_ends, space.deepest]


@pytest.mark.each_time("writes rubbish")
@pytest.mark.parametrize("failure", FAILURES)
def test_a_failure_leaves_the_search_on_the_first_tier(
    failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = answers.load("triangle", tier="python").searcher.explore(Limits())
    impatient(monkeypatch)
    monkeypatch.setattr(current, "in_process_ms", 0)
    failing(monkeypatch, FAILURES[failure])
    space = answers.load("triangle").searcher.explore(Limits())
    assert space.statistics.tier == "python"
    assert walked(space) == walked(plain)


@pytest.mark.each_time("writes something else")
@pytest.mark.parametrize("failure", FAILURES)
def test_a_failure_leaves_the_search_its_rough_code(
    failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = answers.load("triangle", tier="python").searcher.explore(Limits())
    failing(monkeypatch, FAILURES[failure])
    tried = waited_for(monkeypatch)
    space = NativeSearcher(answers.load("triangle").system, hurried=True).explore()
    assert walked(space) == walked(plain)
    assert len(tried) == 1
    assert tried[0].codes is None


def waited_for(monkeypatch: pytest.MonkeyPatch) -> list[Translation]:
    """Start compiling optimised code at the first look and have it at the next; record the
    translations.
    """
    begun: list[Translation] = []

    class Awaited(Translation):
        def __init__(self, jobs: Sequence[Job]) -> None:
            super().__init__(jobs)
            begun.append(self)
            self.wait(60.0)

    monkeypatch.setattr(native_code, "Translation", Awaited)
    monkeypatch.setattr(kernel_run, "process_time", Clock(1e6))
    monkeypatch.setattr(current, "first_budget", 1)
    return begun


LOADS = ("klotski", "eight-puzzle", "theseus")


@pytest.mark.slow
@pytest.mark.later("klotski")
@pytest.mark.parametrize("name", LOADS)
def test_better_code_takes_over_in_the_middle(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernel and rules are replaced between two calls of the loop, with no visible effect."""
    plain = answers.load(name, tier="python").searcher.explore(Limits(states=3000))
    begun = waited_for(monkeypatch)
    kernels: list[object] = []
    enter = kernel_run.Run._enter_kernel

    def noted(self: kernel_run.Run, kernel: native_code.Code) -> None:
        kernels.append(kernel.job and kernel.job.rough)
        enter(self, kernel)

    monkeypatch.setattr(kernel_run.Run, "_enter_kernel", noted)
    native = NativeSearcher(answers.load(name).system, hurried=True)
    assert walked(native.explore(Limits(states=3000))) == walked(plain)
    assert len(begun) == 1
    assert kernels[-1] is False
    assert not any(known.better for known in native.rules._codes.values())


def test_merged_states_share_the_code_of_true_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better code for the true successors takes over in the middle, too."""
    loaded = answers.load("explorers")
    merged = MergedSystem(loaded.system, interchangeable(loaded.puzzle))
    plain = PythonSearcher(merged).search("bfs")
    begun = waited_for(monkeypatch)
    true = Rules(loaded.system, hurried=True)
    rules = MergedRules(merged, true)
    assert not rules.has_loaded(*BY_STEPS)
    found = NativeSearcher(merged, rules=rules).search("bfs")
    assert isinstance(plain, Solved) and isinstance(found, Solved)
    assert found.trace == plain.trace and found.statistics.reached == plain.statistics.reached
    assert len(begun) == 1 and not true.code(*BY_STEPS).better and rules.has_loaded(*BY_STEPS)


@pytest.mark.slow
def test_an_estimate_that_was_found_gets_better_code(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = answers.load("eight-puzzle")
    loaded.searcher.finds_estimate = True
    plain = answers.load("eight-puzzle", tier="python")
    plain.searcher.finds_estimate = True
    impatient(monkeypatch)
    begun = waited_for(monkeypatch)
    with changed(placed_bits=0):  # a table of places has no code
        found = answers.solve(loaded, "astar")
    wanted = answers.solve(plain, "astar")
    assert (found.statistics.tier, len(begun) > 1) == ("native", True)
    assert [step.shown for step in found.trace] == [step.shown for step in wanted.trace]
    assert found.statistics.expanded == wanted.statistics.expanded


HANGS = """\
import os, sys, time
sys.path.insert(0, {top!r})
from puzzlelang.engine import translation
def hang(job):
    with open({told!r} + "~", "w") as file:
        file.write(str(os.getpid()))
    os.rename({told!r} + "~", {told!r})
    time.sleep(600)
translation.translated = hang
sys.argv = ["", ""]
translation.main()
"""
PROGRAM = """\
import sys
sys.path.insert(0, {top!r})
from puzzlelang.engine import tiers
from puzzlelang.engine import translation
translation.command = lambda: [sys.executable, "-c", {hangs!r}]
from puzzlelang.core.thresholds import current
current.first_tier_ms, tiers.Patience.pays = 0, lambda *_: True
{setting}
from puzzlelang.__main__ import main
sys.exit(main())
"""
AT_FIRST = "current.in_process_ms = 0"
BESIDE = "current.improved_percent = 0"
"""Settings that make the other process compile the first code, or the optimised code."""

TOP = str(Path(__file__).parents[2])


class Compiling:
    """`puzzlelang` with arguments, while another process compiles for ever."""

    def __init__(self, folder: Path, setting: str, *arguments: str) -> None:
        told = str(folder / "told")
        hangs = HANGS.format(top=TOP, told=told)
        program = PROGRAM.format(top=TOP, hangs=hangs, setting=setting)
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *arguments], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hears_control_c,
        )  # fmt: skip
        for _ in range(1200):
            if os.path.exists(told) or self.process.poll() is not None:
                break
            time.sleep(0.05)
        assert os.path.exists(told), self.process.communicate()
        self.other = int(Path(told).read_text())

    def signalled(self, number: int) -> tuple[int, str, str]:
        self.process.send_signal(number)
        printed, told = self.process.communicate(timeout=60)
        until_it_is_gone(self.other)
        return self.process.returncode, printed, told


@pytest.fixture(params=[AT_FIRST, BESIDE], ids=["at first", "during a search"])
def compiling(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Compiling]:
    begun = Compiling(tmp_path, request.param, "explore", "tiles", "--instance", "korf:60")
    yield begun
    if begun.process.poll() is None:
        begun.process.kill()
        begun.process.communicate()


@pytest.mark.slow
@pytest.mark.each_time("at first-2-130", "during a search-15-143")
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(("number", "exit_code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_both(compiling: Compiling, number: int, exit_code: int) -> None:
    ended, printed, told = compiling.signalled(number)
    assert ended == exit_code, told
    assert "Traceback" not in told + printed


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_other_process_ends_with_this_one(compiling: Compiling) -> None:
    ended, _, told = compiling.signalled(signal.SIGKILL)
    assert (ended, told) == (-signal.SIGKILL, "")
