"""Remove facilities that a platform may lack: answers and limits stay the same."""

from __future__ import annotations

import ctypes
import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.answer import Answer
from puzzlelang.engine import code_cache
from puzzlelang.front.commands import options, program
from puzzlelang.front.commands.alarm import ENDERS, MemoryUp, TimeUp, alarm, undisturbed
from puzzlelang.search import watch
from puzzlelang.search.system import GaveUp, Limits
from puzzlelang.text import machine, process_memory
from puzzlelang.text.process_memory import memory_limits

TIERS = ["python", *(["native"] if find_spec("llvmlite") else [])]
NOWHERE = "/nowhere/at/all"
LACKING = "geteuid sysconf O_NONBLOCK O_NOFOLLOW O_CLOEXEC".split()
"""Names in `os` on Linux that Windows lacks."""


def lacks_resource(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)  # importing it fails


def lacks_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STATM", "STATUS"):
        monkeypatch.setattr(process_memory, name, NOWHERE)


def lacks_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("setitimer", "SIGALRM", "ITIMER_REAL"):
        monkeypatch.delattr(signal, name, raising=False)


def lacks_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: Any, *_: Any) -> Any:
        raise OSError(name)

    machine.advise.cache_clear()
    monkeypatch.setattr(ctypes, "CDLL", refuse)


def lacks_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any) -> None:
        raise RuntimeError("can't start new thread")

    lacks_timers(monkeypatch)
    monkeypatch.setattr(threading.Thread, "start", refuse)


def lacks_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LACKING:
        monkeypatch.delattr(os, name, raising=False)
    for module in (machine, code_cache):
        for name in ("PLAIN", "NO_LINK", "NOT_INHERITED", "HANDLES"):
            monkeypatch.setattr(module, name, 0, raising=False)


WAYS = [
    lacks_resource, lacks_files, lacks_timers, lacks_libraries, lacks_flags, lacks_threads,
]  # fmt: skip


def lacks_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in WAYS:
        if way is not lacks_threads:  # machine code needs threads
            way(monkeypatch)


@pytest.fixture(autouse=True)
def addresses_are_asked_for_again() -> Iterator[None]:
    yield
    machine.advise.cache_clear()


# ── unchanged answers ────────────────────────────────────────────────────────────────


def told(*words: str) -> tuple[int, Any]:
    """Exit code and JSON of a command, without time, memory and tier."""
    import contextlib
    import io
    import json

    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        code = program.main([*words, "--format", "json"])
    data = json.loads(output.getvalue())
    for part in (data, data.get("statistics", {})):
        for name in ("seconds", "peak_memory_bytes"):
            part.pop(name, None)
    return code, data


COMMANDS = [
    ("solve", "frogs", "--time", "60", "--memory", "2G"),
    ("solve", "eight-puzzle", "--time", "60", "--memory", "2G"),
    ("explore", "goat", "--time", "60", "--memory", "2G"),
]


@pytest.mark.slow
@pytest.mark.one_of(5)
@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("way", [*WAYS, lacks_everything], ids=lambda way: way.__name__)
def test_the_answers_are_the_same(
    way: Callable[[pytest.MonkeyPatch], None], tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way is lacks_threads and tier == "native":
        pytest.skip("machine code needs threads")
    commands = [(*words, "--tier", tier) for words in COMMANDS]
    before = [told(*words) for words in commands]
    way(monkeypatch)
    assert [told(*words) for words in commands] == before
    assert [code for code, _ in before] == [0, 0, 0]


# ── limits ───────────────────────────────────────────────────────────────────────────


def solved(tier: str, limits: Limits) -> Answer:
    return answers.solve(answers.load("eight-puzzle", tier=tier), "bfs", limits=limits)


@pytest.mark.slow
@pytest.mark.parametrize("tier", TIERS)
def test_memory_is_limited_where_it_is_not_told(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search's tables are counted.

    Those of all 181,440 states take more than a megabyte (8 bytes for each key) and less than a
    gigabyte.
    """
    lacks_files(monkeypatch)
    lacks_resource(monkeypatch)
    assert (process_memory.resident_bytes(), process_memory.peak_bytes()) == (None, 0)
    ended = solved(tier, Limits(memory=1 << 20)).outcome
    assert isinstance(ended, GaveUp)
    assert (ended.limit, 0 < ended.statistics.reached < 181_440) == ("memory", True)
    whole = solved(tier, Limits(memory=1 << 30))
    assert whole.cost == solved(tier, Limits()).cost


@pytest.mark.parametrize("tier", TIERS)
def test_the_option_says_so(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lacks_everything(monkeypatch)
    asked = ("solve", "eight-puzzle", "--search", "bfs", "--memory", "1M")
    code, data = told(*asked, "--tier", tier)
    assert (code, data["outcome"], data["limit"]) == (3, "gave-up", "memory")


@pytest.mark.slow
def test_what_a_search_holds_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between half and all of the memory that Python allocated."""
    import tracemalloc

    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = {(number + 1000, number + 2000): number + 3000 for number in range(50_000)}
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert taken / 2 < watch.table_bytes(held) < taken * 1.1
    assert watch.table_bytes(()) == sys.getsizeof(())


def test_a_look_weighs_what_the_search_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both for fewer states than the next growth of the tables, and for states of two large
    numbers.
    """
    lacks_files(monkeypatch)
    lacks_resource(monkeypatch)
    looking = watch.Watch("bfs", Limits(memory=4 << 20))
    looking.reached = {(number + 1000, number + 2000) for number in range(1_000)}
    looking.look(1, 1)
    looking.weighed = 0.0
    looking.reached = {(number + 1000, number + 2000) for number in range(watch.LARGE - 1)}
    with pytest.raises(watch.Stop):
        looking.look(2, 2)


@pytest.mark.parametrize("limits", [(None, 1), (-1.0, 1 << 60), (-1.0, None)])
def test_time_and_memory_end_what_looks_at_neither(
    limits: tuple[float | None, int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread replaces missing timers; summing in Python is a sufficient load."""
    lacks_timers(monkeypatch)
    before = signal.getsignal(signal.SIGINT)
    end = monotonic() + 20
    with pytest.raises(MemoryUp if limits[0] is None else TimeUp), alarm(*limits):
        while monotonic() < end:
            sleep(0.001)
    assert signal.getsignal(signal.SIGINT) is before


def test_control_c_is_heard_beside_the_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    lacks_timers(monkeypatch)
    monkeypatch.setattr(process_memory, "resident_bytes", lambda: 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt), alarm(60.0, 1 << 60):
        sleep(0.3)  # the alarm has rung without effect by then
        signal.raise_signal(signal.SIGINT)
        sleep(20)


def test_nothing_is_heard_behind_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the end, a constantly ringing alarm neither rings nor becomes Ctrl-C."""
    lacks_timers(monkeypatch)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    heard: list[float] = []
    for _ in range(100):
        with machine.bell(1e-6, 1e-6, lambda: heard.append(monotonic())) as rings:
            assert rings
            sleep(1e-4)
        end = monotonic()
        assert not heard or heard[-1] <= end
    assert heard


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def test_no_timer_remains_behind_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal that arrives while the timer stops doesn't start it again: without a handler it
    would kill the process.
    """
    stop = signal.setitimer

    def late(which: int, seconds: float, interval: float = 0.0) -> tuple[float, float]:
        before = stop(which, seconds, interval)
        if not seconds:
            signal.raise_signal(signal.SIGALRM)
        return before

    monkeypatch.setattr(signal, "setitimer", late)
    usual = signal.signal(signal.SIGALRM, signal.SIG_IGN)
    try:
        with pytest.raises(KeyboardInterrupt), machine.bell(600.0, 600.0, lambda: None):
            raise KeyboardInterrupt
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    finally:
        stop(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)


SIGNALS = [getattr(signal, name) for name in ENDERS if hasattr(signal, name)]


@pytest.fixture
def hearing() -> Iterator[list[int]]:
    """Record the signals whose handlers were called; each handler raises an exception."""
    heard: list[int] = []

    def hear(number: int, _: Any) -> None:
        heard.append(number)
        raise ZeroDivisionError(number)

    before = {number: signal.signal(number, hear) for number in SIGNALS}
    yield heard
    assert all(signal.getsignal(number) is hear for number in SIGNALS), "they are unchanged"
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", SIGNALS)
def test_signals_are_heard_when_the_work_is_done(hearing: list[int], number: int) -> None:
    done = False
    with pytest.raises(ZeroDivisionError), undisturbed():
        signal.raise_signal(number)
        assert not hearing
        done = True
    assert done and hearing == [number]
    with pytest.raises(ZeroDivisionError):
        signal.raise_signal(number)


def test_signals_are_heard_where_the_work_fails(hearing: list[int]) -> None:
    with pytest.raises(ZeroDivisionError) as raised, undisturbed():
        signal.raise_signal(signal.SIGTERM)
        raise OSError("the reader is gone")
    assert isinstance(raised.value.__context__, OSError)
    assert hearing == [signal.SIGTERM]


def test_signals_wait_for_the_outermost_work(hearing: list[int]) -> None:
    with pytest.raises(ZeroDivisionError), undisturbed():
        with undisturbed():
            signal.raise_signal(signal.SIGTERM)
        assert not hearing
    assert hearing == [signal.SIGTERM]


def test_one_of_several_signals_is_heard(hearing: list[int]) -> None:
    """Signals from users precede the clock's; the others would interrupt their handling."""
    with pytest.raises(ZeroDivisionError), undisturbed():
        for number in (*reversed(SIGNALS), *SIGNALS):
            signal.raise_signal(number)
    assert hearing == [signal.SIGTERM]


def test_nobody_is_disturbed_where_no_handler_is_called(hearing: list[int]) -> None:
    def work() -> None:
        with undisturbed():
            done.append(signal.getsignal(signal.SIGTERM))

    done: list[Any] = []
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [signal.getsignal(signal.SIGTERM)] and not hearing


def test_signals_that_nobody_hears_stay_as_they_are() -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with undisturbed():
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
        signal.raise_signal(signal.SIGTERM)
    assert signal.signal(signal.SIGTERM, before) is signal.SIG_IGN


def test_a_search_without_a_bell_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    lacks_threads(monkeypatch)
    with machine.bell(0.0, 0.0, lambda: None) as rings:
        assert not rings
    code, data = told("solve", "eight-puzzle", "--search", "bfs", "--time", "0.05")
    assert (code, data["limit"]) == (3, "time")


# ── other platforms ──────────────────────────────────────────────────────────────────


def test_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Layouts of psapi.h and sysinfoapi.h on a 64-bit system, byte by byte."""

    def counters(process: int, place: Any, size: int) -> int:
        assert (process, size) == (77, 72)
        memory = ctypes.cast(place, ctypes.POINTER(ctypes.c_uint64))
        memory[1], memory[2] = 700 << 20, 300 << 20  # PeakWorkingSetSize, WorkingSetSize
        return 1

    def status(place: Any) -> int:
        memory = ctypes.cast(place, ctypes.POINTER(ctypes.c_uint64))
        assert memory[0] & 0xFFFFFFFF == 64  # dwLength
        memory[1] = 8 << 30  # ullTotalPhys
        return 1

    class Process:
        restype: Any = None

        def __call__(self) -> int:
            return 77

    class Counters:
        argtypes: Any = None

        def __call__(self, *given: Any) -> int:
            return counters(*given)

    library = SimpleNamespace(
        GetCurrentProcess=Process(), K32GetProcessMemoryInfo=Counters(), GlobalMemoryStatusEx=status
    )
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: library, raising=False)
    lacks_files(monkeypatch)
    lacks_resource(monkeypatch)
    monkeypatch.delattr(os, "sysconf")
    assert process_memory.resident_bytes() == 300 << 20
    assert process_memory.peak_bytes() == 700 << 20
    assert [*memory_limits(NOWHERE)] == [8 << 30]
    assert process_memory.address_space_left() == float("inf")
    monkeypatch.setenv("LOCALAPPDATA", r"C:\Users\ada\AppData\Local")
    assert machine.cache_folder() == r"C:\Users\ada\AppData\Local"
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: SimpleNamespace())
    assert (process_memory.resident_bytes(), process_memory.peak_bytes()) == (None, 0)
    assert [*memory_limits(NOWHERE)] == []


def test_the_peak_of_macos_is_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """According to its getrusage(2); Linux reports kilobytes."""
    lacks_files(monkeypatch)
    usage = SimpleNamespace(RUSAGE_SELF=0, getrusage=lambda _: SimpleNamespace(ru_maxrss=5 << 20))
    monkeypatch.setitem(sys.modules, "resource", usage)
    assert process_memory.peak_bytes() == process_memory.resident_bytes() == 5 << 30
    monkeypatch.setattr(sys, "platform", "darwin")
    assert process_memory.peak_bytes() == process_memory.resident_bytes() == 5 << 20
    assert machine.advise() is None
    assert machine.cache_folder().endswith(os.path.join("Library", "Caches"))


def test_pipes_on_windows_are_in_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    """`é` in a code page is invalid JSON; terminals and the user's settings stay unchanged."""
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    assert machine.pipe_encoding() is None
    monkeypatch.setattr(machine.os, "name", "nt")
    said = machine.pipe_encoding(), monkeypatch.setenv("PYTHONIOENCODING", "cp850")
    wished = machine.pipe_encoding()
    monkeypatch.undo()
    assert (said[0], wished) == ("utf-8", None)
    page = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", newline="")
    monkeypatch.setattr(options, "pipe_encoding", lambda: "utf-8")
    monkeypatch.setattr(sys, "stdout", page)
    options.open_streams()
    page.write("é─")
    page.flush()
    assert page.buffer.getvalue() == "é─".encode()  # type: ignore[attr-defined]


@pytest.mark.each_time("schema")
@pytest.mark.parametrize(
    "command",
    ["solve frogs", "explore goat", "list", "validate frogs", "explain unknown-name", "schema"],
)
def test_files_are_read_in_utf_8_wherever(command: str) -> None:
    """Python warns if it would use the system's encoding."""
    strict = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    done = subprocess.run(
        [*strict, "-m", "puzzlelang", *command.split()],
        capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0 and "EncodingWarning" not in done.stderr, done.stderr


def test_a_file_on_another_drive_is_not_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows can't compare ``C:`` with ``D:``, and ``D:map.txt`` is not absolute there."""
    from puzzlelang.syntax import files

    def refuse(paths: list[str]) -> str:
        raise ValueError("Paths don't have the same drive")

    monkeypatch.setattr(files.os.path, "commonpath", refuse)
    assert not files._is_below("D:map.txt", str(tmp_path))
