"""A search ended from outside reports its current knowledge.

This holds for every cause, tier and order, and at every point.
"""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading, solving
from puzzlelang.core.thresholds import current
from puzzlelang.engine import kernel, tiers, timetable, way_choice
from puzzlelang.engine import kernel_run as native_run
from puzzlelang.front.commands import explore, program, solve
from puzzlelang.front.commands.alarm import MemoryUp, Terminated, TimeUp
from puzzlelang.search import strategies, watch
from puzzlelang.search.searcher import merge_answers
from puzzlelang.search.system import GaveUp, Limits, Solutions, Solved, Space, Statistics
from puzzlelang.syntax.instance_choice import Instance
from puzzlelang.text.diagnostics import Diagnostics
from puzzlelang.text.source import Source
from tests.documents import check_output
from tests.support import hears_control_c, impatient

pytest.importorskip("llvmlite")

ENDINGS = [
    (TimeUp, "time"),
    (MemoryUp, "memory"),
    (MemoryError, "memory"),
    (KeyboardInterrupt, "interrupted"),
    (Terminated, "terminated"),
]
NEVER = ("bfs", "dfs", "iddfs", "ucs")
"""Orders that never use an estimate."""
ORDERS = sorted(set(strategies.ORDERS) - {"auto"})


@pytest.fixture(autouse=True)
def _no_products(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable products, which would finish too early; ``test_factored.py`` tests them."""
    monkeypatch.setattr(current, "factored_terms", 0)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int, type], list[int]]]:
    """Return a function that interrupts at a given poll of a loop.

    It returns a list to which each poll appends the number of states reached.
    """

    def strike(at: int, ending: type[BaseException], native: bool) -> list[int]:
        seen: list[int] = []

        def struck(reached: int) -> None:
            seen.append(reached)
            if len(seen) == at:
                raise ending

        look, native_look = watch.Watch.look, native_run.Run._look
        room = watch.Watch.room

        def python(self: watch.Watch, expanded: int, generated: int) -> int:
            pace = look(self, expanded, generated)
            if not native and self.reached:
                struck(len(self.reached))
            return pace

        def machine(self: native_run.Run, now: float) -> str:
            if native and self.statistics.order:
                struck(self._tallied().reached)
            return native_look(self, now)

        monkeypatch.setattr(watch.Watch, "look", python)
        monkeypatch.setattr(watch.Watch, "room", lambda self: min(room(self), 64))
        monkeypatch.setattr(native_run.Run, "_look", machine)
        return seen

    yield strike  # type: ignore[misc]


def consistent(statistics: Statistics, seen: list[int], deepens: bool = False) -> None:
    assert statistics.reached >= max(seen), "at least the last reported count"
    assert statistics.expanded > 0
    if not deepens:
        assert statistics.generated + 1 >= statistics.reached >= statistics.expanded
    assert statistics.peak_memory_bytes > 1 << 20
    assert statistics.seconds > 0


WALK = """\
puzzle: A walk
params:
  far: 60
state:
  x: 0..60 = 0
  y: 0..60 = 0
  z: 0..60 = 0
  odd: boolean = false
transitions:
  east:
    when: x < far
    then:
      x: x + 1
      odd: not odd
  north:
    when: y < far
    then:
      y: y + 1
      odd: not odd
  up:
    when: z < far
    then:
      z: z + 1
      odd: not odd
goal: x = far and y = far and z = far and odd
cost: 1 per move
estimate: (180 - x - y - z) div 100
"""
"""61 ** 3 = 226,981 states without a solution: 180 moves are an even number."""


def a_walk(tier: str, estimate: bool = True) -> answers.Loaded:
    lines = [line for line in WALK.splitlines() if estimate or not line.startswith("estimate")]
    diagnostics = Diagnostics()
    parsed = loading.parse(Source("walk.yaml", "\n".join(lines)), diagnostics)
    return answers.prepare(parsed, Instance(), diagnostics, tier)


@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("tier", ["python", "native"])
def test_every_order_says_what_it_knew(looks: Any, order: str, tier: str) -> None:
    if order not in kernel.ORDERS:
        tier = "python"  # on every tier
    seen = looks(4, TimeUp, tier == "native")
    outcome = answers.solve(a_walk(tier, order not in NEVER), order).outcome
    assert isinstance(outcome, GaveUp)
    assert (outcome.limit, outcome.statistics.tier, len(seen)) == ("time", tier, 4)
    consistent(outcome.statistics, seen, order.startswith("id"))
    if strategies.promises_optimal(order, True):
        assert outcome.lower_bound is not None and outcome.lower_bound <= 180


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(("ending", "limit"), ENDINGS)
def test_whatever_ends_it(looks: Any, tier: str, ending: type[BaseException], limit: str) -> None:
    seen = looks(3, ending, tier == "native")
    outcome = answers.solve(a_walk(tier), "bfs").outcome
    assert isinstance(outcome, GaveUp) and outcome.limit == limit
    consistent(outcome.statistics, seen)


@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("mode", ["count", "all", "explore", "find"])
def test_every_mode_says_what_it_knew(looks: Any, tier: str, mode: str) -> None:
    seen = looks(3, Terminated, tier == "native")
    walk = a_walk(tier)
    searcher, limits = walk.searcher, Limits()
    found: Any
    match mode:
        case "count":
            found = searcher.count_solutions(limits)
        case "all":
            found = searcher.all_solutions(limits, None)
        case "explore":
            found = searcher.explore(limits)
            assert isinstance(found, Space)
            assert (found.states, sum(found.levels)) == (found.statistics.reached,) * 2
        case "find":
            found = searcher.find(walk.system.goal_term, limits)
    assert found.limit == "terminated"
    consistent(found.statistics, seen)


def test_machine_code_goes_on_from_what_was_known(
    looks: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An alarm in the second tier reports the second tier's numbers, not the first moments'."""
    impatient(monkeypatch)
    seen = looks(6, TimeUp, True)
    for mode in ("solve", "count", "explore"):
        seen.clear()
        walk = a_walk("auto")
        limits = Limits(seconds=600.0)
        found: Any
        if mode == "solve":
            found = walk.searcher.search("bfs", limits)
        elif mode == "count":
            found = walk.searcher.count_solutions(limits)
        else:
            found = walk.searcher.explore(limits)
        assert (found.limit, found.statistics.tier) == ("time", "native")
        consistent(found.statistics, seen)


@pytest.mark.parametrize("mode", ["solve", "count", "explore"])
@pytest.mark.parametrize("tier", ["auto", "native"])
def test_what_was_known_before_machine_code(
    monkeypatch: pytest.MonkeyPatch, mode: str, tier: str
) -> None:
    """During compilation, the first tier's results are known, or only the start."""

    def late(self: Any, request: Any) -> Any:
        raise Terminated

    impatient(monkeypatch)
    monkeypatch.setattr(tiers.TieredSearcher, "_native_for", late)
    searcher = a_walk(tier).searcher
    found: Any = {
        "solve": lambda: searcher.search("bfs", Limits()),
        "count": lambda: searcher.count_solutions(Limits()),
        "explore": lambda: searcher.explore(Limits()),
    }[mode]()
    statistics = found.statistics
    assert found.limit == "terminated"
    assert statistics.tier == ("python" if tier == "auto" else "native")
    assert (statistics.order, statistics.reached >= 1) == ("bfs", True)
    assert statistics.peak_memory_bytes > 1 << 20


def test_what_was_known_while_patterns_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """While better patterns are built, the first search's results are reported."""
    made = way_choice.collections_of

    def second(self: Any, most: int, across: bool) -> Any:
        if most > 5_000:
            raise KeyboardInterrupt
        return made(self, most, across)

    monkeypatch.setattr(way_choice, "collections_of", second)
    for name, value in (("rough_states", 5_000), ("rough_expanded", 200), ("fine_states", 9_000)):
        monkeypatch.setattr(current, name, value)
    searcher = answers.load("eight-puzzle", tier="python").searcher
    searcher.finds_estimate = True
    outcome = searcher.search("astar", Limits())
    assert isinstance(outcome, GaveUp) and outcome.limit == "interrupted"
    assert outcome.statistics.expanded == 200 and outcome.statistics.reached > 200
    assert outcome.lower_bound is not None


@pytest.mark.parametrize("ended, limit", [(KeyboardInterrupt, "interrupted"), (TimeUp, "time")])
@pytest.mark.parametrize("where", ["in it", "before it"])
def test_what_ends_an_attempt_ends_the_search(
    monkeypatch: pytest.MonkeyPatch, where: str, ended: type[BaseException], limit: str
) -> None:
    """During the attempt, or between it and the accompanying search."""

    def late(*_: Any) -> Any:
        raise ended

    if where == "in it":
        monkeypatch.setattr(way_choice._Attempt, "search", late)
    else:
        monkeypatch.setattr(timetable.Schedule, "_ask", late)
    monkeypatch.setattr(current, "tried_from", 300)
    outcome = a_walk("python", estimate=False).searcher.search("auto", Limits())
    assert isinstance(outcome, GaveUp) and outcome.limit == limit
    assert 300 < outcome.statistics.reached < 1_000
    assert outcome.lower_bound is not None


@pytest.mark.parametrize("tier", ["python", "native"])
def test_a_solution_that_was_not_told_any_more(monkeypatch: pytest.MonkeyPatch, tier: str) -> None:
    def late(self: Any, states: Any) -> Any:
        raise TimeUp

    monkeypatch.setattr(solving.TraceRenderer, "trace", late)
    for how in ({}, {"count": True}, {"most": None}):
        frogs = answers.load("frogs", tier=tier)
        answer = answers.solve(frogs, **how)  # type: ignore[arg-type]
        assert isinstance(answer.outcome, GaveUp) and answer.outcome.limit == "time"
        assert (answer.lower_bound, answer.upper_bound) == ((8,), (8,))
        assert answer.statistics.reached > 8


def test_the_best_of_two() -> None:
    def gave_up(reached: int, low: Any, high: Any) -> GaveUp:
        return GaveUp("time", Statistics(reached), low, high)

    both = merge_answers(gave_up(9, 3, None), gave_up(5, 2, 7))
    assert (both.statistics.reached, both.lower_bound, both.upper_bound) == (9, 3, 7)
    both = merge_answers(gave_up(3, None, 6), gave_up(5, 2, 7))
    assert (both.statistics.reached, both.lower_bound, both.upper_bound) == (5, 2, 6)
    solved: Any = Solved((1,), 0, True)
    assert merge_answers(gave_up(9, 3, 4), solved) is solved
    counted = merge_answers(
        Solutions(gave_up(9, 3, 4), (), 0), Solutions(gave_up(5, 4, None), (), 0)
    )
    assert isinstance(counted.outcome, GaveUp)
    assert (counted.outcome.statistics.reached, counted.outcome.lower_bound) == (9, 4)


@pytest.mark.parametrize("command", ["solve", "explore"])
def test_scripts_read_the_same(
    looks: Any, capsys: pytest.CaptureFixture[str], command: str, tmp_path: Any
) -> None:
    path = tmp_path / "walk.yaml"
    path.write_text(WALK)
    seen = looks(3, Terminated, False)
    words = [command, str(path), "--format", "json", "--tier", "python"]
    assert program.main(words if command == "explore" else [*words, "--search", "bfs"]) == 143
    data = json.loads(capsys.readouterr().out)
    assert data["limit"] == "terminated"
    assert data["statistics"]["reached"] >= max(seen)
    assert data["statistics"]["expanded"] > 0
    if command == "solve":
        assert data["outcome"] == "gave-up" and data["bounds"]["lower"][0] > 0
    else:
        assert not data["complete"] and data["states"] == data["statistics"]["reached"]


@pytest.mark.parametrize("command", ["solve", "explore"])
def test_nothing_stands_behind_half_an_answer(
    monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Ctrl-C while an answer is written: scripts must not get a second one."""
    written: list[str] = []

    def write(text: str) -> int:
        written.append(text[:10])
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.stdout, "write", write)
    code = program.main([command, "frogs", "--format", "json", "--quiet"])
    assert (code, len(written)) == (130, 1)


FAR = """\
puzzle: A long walk
params:
  far: 9000
state:
  x: 0..9000 = 0
transitions:
  step: {when: x < 9000, then: {x: x + 1}}
  jump: {when: x < 8998, then: {x: x + 3}}
goal: x = far
"""
"""Each solution is a line of several hundred thousand characters; a pipe holds 65,536."""


def in_the_midst(
    tmp_path: Path, words: str, strike: Callable[[subprocess.Popen[bytes]], object], **more: str
) -> tuple[int, list[str], str]:
    """Interrupt a program that has written part of an answer into a pipe.

    Return its exit code, the lines read, and its error output.
    """
    path = tmp_path / "far.yaml"
    path.write_text(FAR)
    arguments = ["solve", str(path), "--tier", "python", *words.split()]
    with subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=Path(__file__).parents[2],
        preexec_fn=hears_control_c, env={**os.environ, "PYTHONUNBUFFERED": "", **more},
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        written = os.read(process.stdout.fileno(), 10)
        strike(process)
        if not process.stdout.closed:
            written += process.stdout.read()
        said = process.stderr.read().decode()
    return process.returncode, written.decode().splitlines(), said


HAS_SIGNALS = pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")


@HAS_SIGNALS
@pytest.mark.each_time("SIGALRM-")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGALRM"])
def test_a_line_is_whole_whatever_ends_it(tmp_path: Path, name: str, unbuffered: str) -> None:
    """The signal of ``--time`` is sent an hour early."""
    code, lines, _ = in_the_midst(
        tmp_path, "--good --format jsonl --time 1h",
        lambda process: process.send_signal(getattr(signal, name)), PYTHONUNBUFFERED=unbuffered,
    )  # fmt: skip
    assert len(lines[0]) > 300_000
    rows = [json.loads(line) for line in lines]
    assert [(row["solution"], row["cost"], row["optimal"]) for row in rows] == [
        (1, [3_000], False), (2, [3_000], False),
    ], "the last line is the answer, which is not proved optimal"  # fmt: skip
    assert code == 0


@pytest.mark.slow
@HAS_SIGNALS
def test_each_of_all_solutions_is_a_whole_line(tmp_path: Path) -> None:
    """Unprinted solutions are reported as given up, in a separate line."""
    code, lines, _ = in_the_midst(
        tmp_path,
        "--all 3 --format jsonl --set far=8999",
        lambda process: process.send_signal(signal.SIGTERM),
    )
    first, last = map(json.loads, lines)
    assert (first["solution"], first["cost"], len(lines[0]) > 300_000) == (1, [3_001], True)
    assert (last["outcome"], last["limit"], code) == ("gave-up", "terminated", 143)


@pytest.mark.slow
@HAS_SIGNALS
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_answer_is_whole_where_a_bell_ends_nothing(tmp_path: Path, unbuffered: str) -> None:
    """The alarm of ``--memory`` rings repeatedly."""
    code, lines, _ = in_the_midst(
        tmp_path, "--format jsonl --memory 64G",
        lambda process: process.send_signal(signal.SIGALRM), PYTHONUNBUFFERED=unbuffered,
    )  # fmt: skip
    (row,) = map(json.loads, lines)
    assert (row["cost"], row["optimal"], code) == ([3_000], True, 0)


@HAS_SIGNALS
def test_a_reader_that_leaves_in_the_midst_of_a_line(tmp_path: Path) -> None:
    code, _, said = in_the_midst(
        tmp_path, "--good --format jsonl", lambda process: process.stdout.close()
    )
    assert (code, said) == (141, "")


@pytest.mark.each_time(
    "err-explore frogs",
    "tell_how_to_go_on-explore frogs --states 5 --format json",
    "tell_more-solve frogs",
    "tell_how_to_go_on-solve frogs",
)
@pytest.mark.parametrize("words", [
    "solve frogs --format json", "solve frogs --format jsonl", "solve frogs", "explore frogs",
    "solve frogs --states 5 --format json", "explore frogs --states 5 --format json",
])  # fmt: skip
@pytest.mark.parametrize("what", ["tell_more", "tell_how_to_go_on", "err"])
def test_no_answer_follows_one_that_is_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, what: str
) -> None:
    """Ctrl-C while the program prints remarks after its answer."""
    assert program.main([*words.split(), "--quiet"]) in (0, 3)
    usual = capsys.readouterr().out

    struck: list[object] = []

    def strike(*given: object) -> None:
        struck.append(given)
        raise KeyboardInterrupt

    for command in (solve, explore):
        monkeypatch.setattr(command, what, strike, raising=False)
    code = program.main(words.split())
    written = capsys.readouterr().out
    assert re.sub(r"[0-9.]+", "", written) == re.sub(r"[0-9.]+", "", usual)
    assert (code == 130) == bool(struck)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs POSIX signals")
def test_a_process_that_slept_over_its_end(tmp_path: Path) -> None:
    """Suspend the second tier until its time is over, as on a busy machine.

    The alarm rings before the loop sees its limit; the report has at least the numbers of the last
    progress line.
    """
    path = tmp_path / "walk.yaml"
    path.write_text(WALK.replace("60", "3000"))
    master, slave = os.openpty()
    words = ["solve", str(path), "--search", "bfs", "--time", "4", "--format", "json"]
    began = monotonic()
    with subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", *words],
        stdout=subprocess.PIPE, stderr=slave, cwd=Path(__file__).parents[2], text=True,
    ) as process:  # fmt: skip
        os.close(slave)
        said = b""
        while process.poll() is None and b" states," not in said and monotonic() < began + 3.5:
            if select.select([master], [], [], 0.1)[0]:
                said += os.read(master, 4096)
        process.send_signal(signal.SIGSTOP)
        sleep(max(0.0, began + 6 - monotonic()))
        process.send_signal(signal.SIGCONT)
        assert process.stdout is not None
        written = process.stdout.read()
    check_output("solve", written)
    data = json.loads(written)
    os.close(master)
    seen = [int(n.replace(",", "")) for n in re.findall(r"([\d,]+) states,", said.decode())]
    assert process.returncode == 3
    assert (data["outcome"], data["limit"]) == ("gave-up", "time")
    assert data["statistics"]["reached"] >= max(seen, default=0)
    if seen:
        assert data["statistics"]["expanded"] > 0
        assert data["bounds"]["lower"][0] > 0


def test_nobody_waits_for_a_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Ctrl-C while a solution is printed ends the command; no certificate is started."""

    def late(self: Any, states: Any) -> Any:
        raise KeyboardInterrupt

    def never(*_: Any) -> Any:
        raise AssertionError("the certificate was started")

    monkeypatch.setattr(solving.TraceRenderer, "trace", late)
    monkeypatch.setattr(answers, "certify", never)
    path = tmp_path / "proof.gz"
    words = ["solve", "frogs", "--format", "json", "--certificate", str(path)]
    assert program.main(words) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["limit"] == "interrupted"
    assert "no certificate is written" in said.err and not path.exists()


@pytest.mark.later("solve")
@pytest.mark.parametrize("command", ["solve", "explore"])
def test_out_of_memory_a_store_goes_on(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """The printed command continues the search."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cube.layers").mkdir()
    (tmp_path / "cube.layers" / "mine").touch()
    words = [command, "cube", "--tier", "native", "--states", "1k"]
    go = native_run.Run.go

    def out_of_memory(run: native_run.Run) -> Any:
        yield from go(run)
        return "memory"

    with monkeypatch.context() as patched:
        patched.setattr(native_run.Run, "go", out_of_memory)
        assert program.main([*words, "--search", "bfs"] if command == "solve" else words) == 3
    said = capsys.readouterr().err.split("`")[1].split()
    assert said[:4] == ["puzzlelang", command, "--store", "cube2.layers"]
    assert said[4:8] == ["cube", "--tier", "native", "--states"]
    assert program.main(said[1:]) == 3
    assert "the same command continues" in capsys.readouterr().err
    assert (tmp_path / "cube2.layers" / "store.json").exists()
