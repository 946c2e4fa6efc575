"""Faults of processes, disks, clocks and users that the other tests of stores don't cause.

The table in docs/store.md lists them all.
"""

from __future__ import annotations

import ast
import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import puzzlelang
from puzzlelang.answers.loading import Loaded, load
from puzzlelang.front.commands import program as cli
from puzzlelang.search import NEVER, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import layered, store_files, store_format, store_searcher, task_pool
from puzzlelang.search.store.store_tasks import Merging, NativeSteps, Steps
from puzzlelang.text import PuzzleError
from tests.search.test_forgetting import LATE, counts
from tests.search.test_store import CALLS, Calls, asked, contents, in_store
from tests.support import in_part, load_text, slow

WHOLE = Request(Kind.EXPLORE)
TOP = Path(__file__).parents[2]


def message(loaded: Loaded, folder: Path, **more: Any) -> str:
    """Error message and help of a search that fails."""
    with pytest.raises(PuzzleError) as caught, in_store(loaded, folder, **more) as other:
        asked(other.searcher, WHOLE)
    (diagnostic,) = caught.value.diagnostics
    return f"{diagnostic.message}; {diagnostic.help}"


# ── processes ────────────────────────────────────────────────────────────────────────


class Deadly(Calls):
    """Kill the process (SIGKILL), so it can't close, write or remove anything."""

    def counting(self, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            self.count += 1
            if self.count >= self.last:
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*arguments, **more)

        return call


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX processes")
@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.parametrize("few", [0, *slow(Steps.few)])
@in_part("each", 113, 83, 5)
def test_killed_at_any_call_to_the_system(
    few: int, forgets: bool, each: int, tmp_path: Path, monkeypatch: Any
) -> None:
    """Kill the process at each system call, then repeat the command: same counts, same files."""
    monkeypatch.setattr(Steps, "few", few)
    monkeypatch.setattr(layered, "LEAST_DROPPED", 0)
    monkeypatch.setattr(os, "fsync", lambda _: None)
    loaded = load_text(LATE, "python")
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = counts(other)
    files = {} if forgets else contents(tmp_path / "whole")
    calls = Deadly(monkeypatch, (*CALLS, "rename", "listdir"))
    with in_store(loaded, tmp_path / "counted", forgets=forgets) as other:
        counts(other)
    total, killed = calls.count, 0
    for step in range(1, total, each):
        folder = tmp_path / f"at{step}"
        child = os.fork()
        if not child:
            calls.count, calls.last = 0, step
            try:
                with in_store(loaded, folder, forgets=forgets) as other:
                    counts(other)
            finally:
                os._exit(0)
        killed += os.WIFSIGNALED(os.waitpid(child, 0)[1])
        calls.last = NEVER
        with in_store(loaded, folder, forgets=forgets) as other:
            assert counts(other) == wanted
        assert contents(folder) == files
        shutil.rmtree(folder)
    assert killed == len(range(1, total, each))


def test_a_process_of_several_is_killed(tmp_path: Path, monkeypatch: Any) -> None:
    """Other processes do its task in the same run; the files are the same as from one process."""
    monkeypatch.setattr(Steps, "few", 0)
    loaded = load("triangle", tier="python")
    with in_store(loaded, tmp_path / "one", 4) as other:
        wanted = asked(other.searcher, WHOLE)
    with in_store(loaded, tmp_path / "two", 4, cores=2) as other:
        pool, over, killed = other.searcher._pool, threading.Event(), list[int]()

        def disturb() -> None:
            while not over.wait(0.01) and len(killed) < 2:
                executor = pool._executor
                for process in [*(executor._processes or {}).values()] if executor else ():
                    if process.pid and process.pid not in killed and len(killed) < 2:
                        killed.append(process.pid)
                        with suppress(ProcessLookupError):
                            os.kill(process.pid, signal.SIGKILL)
                        over.wait(0.5)

        thread = threading.Thread(target=disturb)
        thread.start()
        try:
            assert asked(other.searcher, WHOLE) == wanted
        finally:
            over.set()
            thread.join()
    assert killed and contents(tmp_path / "two") == contents(tmp_path / "one")


@pytest.mark.slow
def test_a_task_that_runs_again_when_its_stage_is_over(tmp_path: Path, monkeypatch: Any) -> None:
    """A process wakes up and repeats a task of a finished stage. Its file is garbage and is
    removed.
    """
    loaded, run = load("triangle", tier="python"), task_pool.ProcessPool.run
    before, late = list[Any](), 0

    def lately(self: Any, tasks: Any, look: Any) -> Any:
        nonlocal late
        found = run(self, tasks, look)
        for task in before:
            try:
                task.run(self.steps, look)
                late += 1
            except Exception as error:  # its input files are gone
                assert "can't be opened" in str(error)
        before[:] = tasks
        return found

    with in_store(loaded, tmp_path / "once") as other:
        wanted = asked(other.searcher, WHOLE)
    monkeypatch.setattr(Steps, "few", 0)
    monkeypatch.setattr(task_pool.ProcessPool, "run", lately)
    with in_store(loaded, tmp_path / "late") as other:
        assert asked(other.searcher, WHOLE) == wanted
    assert late > 10 and list(tmp_path.rglob("*.moves"))
    monkeypatch.undo()
    with in_store(loaded, tmp_path / "late") as other:
        assert asked(other.searcher, WHOLE) == wanted
    assert not list(tmp_path.rglob("*.moves"))
    assert contents(tmp_path / "late") == contents(tmp_path / "once")


@pytest.mark.slow
def test_workers_with_other_processors(tmp_path: Path, monkeypatch: Any) -> None:
    """Alternate between machine code and Python for each task: the files are the same."""
    pytest.importorskip("llvmlite")
    loaded = load("triangle", tier="auto")
    with in_store(loaded, tmp_path / "one", 3) as other:
        wanted = asked(other.searcher, WHOLE)
        assert isinstance(other.searcher._pool.steps, NativeSteps)
        python = Steps(other.searcher.model)
    turns = itertools.cycle((python, None))

    def by_turns(self: Any, tasks: Any, look: Any) -> Any:
        return [task.run(next(turns) or self.steps, look) for task in tasks]

    monkeypatch.setattr(task_pool.ProcessPool, "run", by_turns)
    with in_store(loaded, tmp_path / "two", 3) as other:
        assert asked(other.searcher, WHOLE) == wanted
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


# ── disks ────────────────────────────────────────────────────────────────────────────


@contextmanager
def small_disk(place: Path, size: int) -> Iterator[Any]:
    """Mount a file system of ``size`` kilobytes; yield a function that remounts it."""
    place.mkdir()

    def mount(*options: str) -> bool:
        words = ("mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", str(place))
        try:
            return not subprocess.run(words, capture_output=True).returncode
        except FileNotFoundError:
            return False

    if not mount(f"size={size}k"):
        pytest.skip("file systems can't be mounted here")
    try:
        yield mount
    finally:
        subprocess.run(("umount", "-l", str(place)), check=True)


@pytest.mark.later("4096")
@pytest.mark.parametrize("few", [0, Steps.few])
def test_a_small_disk_that_is_full(few: int, tmp_path: Path, monkeypatch: Any) -> None:
    """Enlarge the disk step by step; the same command continues each time."""
    monkeypatch.setattr(Steps, "few", few)
    loaded, ended = load("hanoi", [("discs", "5")], tier="python"), 0
    with small_disk(tmp_path / "disk", 64) as mount:
        for size in (64, 100, 200, 20_000):
            assert mount("remount", f"size={size}k")
            try:
                with in_store(loaded, tmp_path / "disk" / "s", 1) as other:
                    assert counts(other)[1] == 3**5
            except PuzzleError as error:
                assert "No space left" in error.diagnostics[0].message
                ended += 1
        assert ended >= 2
        with in_store(loaded, tmp_path / "whole", 1) as other:
            counts(other)
        assert contents(tmp_path / "disk" / "s") == contents(tmp_path / "whole")


def test_a_folder_that_is_read_only(tmp_path: Path, capsys: Any) -> None:
    loaded = load("goat", tier="python")
    with small_disk(tmp_path / "disk", 9_000) as mount:
        assert mount("remount", "ro", "size=9000k")
        said = message(loaded, tmp_path / "disk" / "s")
        assert "can't be used: Read-only file system" in said
        place = str(tmp_path / "disk" / "s")
        assert cli.main(["explore", "goat", "--store", place, "--quiet"]) == 2
        assert "Read-only" in capsys.readouterr().err
        assert mount("remount", "rw", "size=9000k")
        with in_store(loaded, tmp_path / "disk" / "s") as other:
            wanted = asked(other.searcher, WHOLE)
        assert mount("remount", "ro", "size=9000k")
        assert "Read-only" in message(loaded, tmp_path / "disk" / "s")
        assert mount("remount", "rw", "size=9000k")
        with in_store(loaded, tmp_path / "disk" / "s") as other:
            assert asked(other.searcher, WHOLE) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("few", [0, Steps.few])
@pytest.mark.parametrize("layer", [2, 6])
def test_a_folder_that_vanishes_for_a_while(
    few: int, layer: int, tmp_path: Path, monkeypatch: Any
) -> None:
    """Unplug the disk: one message, and no new folder of that name. Once it is back, the same
    command continues."""
    loaded, folder, away = load("two-wolves", tier="python"), tmp_path / "s", tmp_path / "away"
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = asked(other.searcher, WHOLE)
    merge = Merging.run

    def unplugged(self: Any, *given: Any) -> Any:
        if self.number == layer and folder.exists() and not away.exists():
            folder.rename(away)
        return merge(self, *given)

    monkeypatch.setattr(Steps, "few", few)
    with monkeypatch.context() as patched:
        patched.setattr(Merging, "run", unplugged)
        said = message(loaded, folder)
    assert "No such file" in said, said
    shutil.rmtree(folder, ignore_errors=True)
    away.rename(folder)
    with in_store(loaded, folder) as other:
        assert asked(other.searcher, WHOLE) == wanted
    assert contents(folder) == contents(tmp_path / "whole")


# ── files of others ──────────────────────────────────────────────────────────────────


@in_part("each", 5, 2, 1)
def test_files_of_another_puzzle(each: int, tmp_path: Path) -> None:
    """Replace each file, manifests included, by the file of the same name from another puzzle."""
    own, strange = load("frogs", tier="python"), load("frogs", [("left", "2")], tier="python")
    for name, loaded in (("own", own), ("strange", strange)):
        with in_store(loaded, tmp_path / name, 1) as other:
            asked(other.searcher, WHOLE)
    others = {
        path.relative_to(tmp_path / "strange").parts[-2:][0] + path.name.split(".")[0]: path
        for path in (tmp_path / "strange").rglob("*")
    }
    paths = [path for path in sorted((tmp_path / "own").rglob("*.*")) if path.is_file()]
    swapped = 0
    for path in paths[::each]:
        other_path = others.get(path.parent.name + path.name.split(".")[0])
        if path.name == "store.json":
            other_path = tmp_path / "strange" / "store.json"
        if other_path is None or path.read_bytes() == other_path.read_bytes():
            continue
        folder = tmp_path / "swapped"
        shutil.copytree(tmp_path / "own", folder)
        shutil.copy(other_path, folder / path.relative_to(tmp_path / "own"))
        said = message(own, folder, parts=1)
        assert "is damaged" in said or "belongs to another puzzle" in said
        swapped += 1
        shutil.rmtree(folder)
    assert swapped >= 15 // each


def test_headers_whose_digests_collide(tmp_path: Path, monkeypatch: Any) -> None:
    """Make all header digests equal to the manifest's. The other header fields are still compared,
    and the states have a separate digest."""
    loaded = load("two-wolves", tier="python")
    for module in (store_format, store_files):
        if hasattr(module, "checksum"):
            monkeypatch.setattr(module, "checksum", lambda data: bytes(16))
    whole = tmp_path / "whole"
    with in_store(loaded, whole) as other:
        asked(other.searcher, WHOLE)
    paths = sorted(whole.rglob("*.run"))
    for path, other_path in itertools.permutations(paths, 2):
        if path.stat().st_size != other_path.stat().st_size:
            continue
        folder = tmp_path / "swapped"
        shutil.copytree(whole, folder)
        place = folder / path.relative_to(whole)
        shutil.copy(other_path, place)
        said = message(loaded, folder)
        assert "its header contradicts its manifest" in said
        data = bytearray(path.read_bytes())
        data[-1] ^= 1
        place.write_bytes(data)
        assert asked_or_damaged(loaded, folder) == "damaged"
        shutil.rmtree(folder)
        break
    else:
        raise AssertionError("no two files have the same size")


def asked_or_damaged(loaded: Loaded, folder: Path) -> Any:
    try:
        with in_store(loaded, folder) as other:
            return asked(other.searcher, WHOLE)
    except PuzzleError as error:
        assert "is damaged" in error.diagnostics[0].message
        return "damaged"


def test_a_later_program_goes_on(tmp_path: Path, monkeypatch: Any) -> None:
    """A store depends on the format and the packing of states, not on the version of the program. A
    different packing is rejected."""
    from puzzlelang.compiler import state_layout

    loaded, folder = load("hanoi", [("discs", "5")], tier="python"), tmp_path / "s"
    with in_store(loaded, folder) as other:
        other.searcher.run(Request(Kind.EXPLORE, limits=puzzlelang.search.Limits(states=90)))
    monkeypatch.setattr(puzzlelang, "__version__", "99.0")
    with in_store(load("hanoi", [("discs", "5")], tier="python"), folder) as other:
        assert counts(other)[1] == 3**5
    monkeypatch.setattr(state_layout, "MOST_MEASURES", 0)
    with in_store(load("hanoi", [("discs", "5")], tier="python"), folder) as other:
        assert counts(other)[1] == 3**5
    real = state_layout.packing

    def otherwise(puzzle: Any) -> Any:
        found = real(puzzle)
        return puzzlelang.text.replace(found, bits=found.bits + 1)

    monkeypatch.setattr(state_layout, "packing", otherwise)
    assert "belongs to another puzzle" in message(
        load("hanoi", [("discs", "5")], tier="python"), folder
    )


# ── clocks ───────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: Any) -> None:
    """Move the clock by years and let the machine sleep for hours. Without a time limit nothing
    ends; states held in memory are only written sooner."""
    loaded = load("hanoi", [("discs", "5")], tier="python")
    chance = random.Random(1)
    with in_store(loaded, tmp_path / "one") as other:
        wanted = counts(other)
    asleep, monotonic = [0.0], time.monotonic

    def after_a_sleep() -> float:
        asleep[0] += chance.choice((0, 0, 0, 4_000))
        return monotonic() + asleep[0]

    monkeypatch.setattr(time, "time", lambda: chance.uniform(-1e9, 4e9))
    for module in (store_files, store_searcher):
        monkeypatch.setattr(module, "monotonic", after_a_sleep)
    with in_store(loaded, tmp_path / "two") as other:
        assert counts(other) == wanted
    assert asleep[0] > 4_000
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


# ── the table ────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_the_table_names_tests_that_are_there() -> None:
    page = (TOP / "docs" / "store.md").read_text(encoding="utf-8")
    table = page.partition("## Faults that are tried")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| ")][2:]
    named = [set(re.findall(r"`(test_\w+)`", row)) for row in rows]
    there = {
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    assert len(rows) >= 20 and all(named), "each fault has a test"
    assert set[str]().union(*named) <= there
