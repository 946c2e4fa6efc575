"""Limits apply to a whole command: all claims, instances and files.

An alarm repeats after it was handled, and never rings where its exception would be lost or leave
something half done.
"""

from __future__ import annotations

import signal
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import expectations, puzzle_facts, surveys
from puzzlelang.compiler import ir
from puzzlelang.front.commands import alarm, program, validate
from puzzlelang.search import system
from puzzlelang.search.system import Limits
from puzzlelang.text import machine, writing
from tests.text.test_machine import lacks_timers

MANY = """\
puzzle: Many claims
params:
  k: 1
state:
  n: 0..9 = 0
transitions:
  step:
    when: n < k
    then: {n: n + 1}
goal: n = k
expect:
  - {states: 2, length: 1}
  - {with: {k: 2}, states: 3}
instances:
"""
CLAIMS = 20


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A file with 22 variants of equally many states."""
    claims = "".join(f"  i{n}: {{with: {{k: 3}}, states: 4}}\n" for n in range(CLAIMS))
    path = tmp_path / "many.yaml"
    path.write_text(MANY + claims)
    return path


def time_passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that advances the clock by an hour."""
    hours = [0]
    monkeypatch.setattr(system, "monotonic", lambda: monotonic() + 3600 * hours[0])

    def turn() -> None:
        hours[0] += 1

    return turn


def memory_fills(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that makes the process appear to use all its memory."""
    held = [0]
    monkeypatch.setattr(system, "resident_bytes", lambda: held[0])

    def fill() -> None:
        held[0] = 1 << 50

    return fill


@contextmanager
def counted(
    monkeypatch: pytest.MonkeyPatch, at: int, strike: Callable[[], None], place: Any, name: str
) -> Iterator[list[int]]:
    """Count calls of a function, and call ``strike`` after call number ``at``."""
    calls = [0]
    plain = getattr(place, name)

    def call(*given: Any, **more: Any) -> Any:
        calls[0] += 1
        found = plain(*given, **more)
        if calls[0] == at:
            strike()
        return found

    monkeypatch.setattr(place, name, call)
    yield calls


@pytest.mark.parametrize(
    ("limits", "ends", "known"),
    [(Limits(seconds=600.0), time_passes, 4), (Limits(memory=1 << 40), memory_fills, 5)],
)
def test_nothing_is_made_for_a_claim_behind_a_limit(
    many: Path, monkeypatch: pytest.MonkeyPatch, limits: Limits, ends: Any, known: int
) -> None:
    """The first claims are decided, the rest are undecided; none is refuted or lost."""
    with counted(monkeypatch, 4, ends(monkeypatch), expectations, "prepare") as calls:
        found = answers.validate(str(many), limits=limits)
    assert calls == [4], "the file and its first entry, the other entry, two instances"
    assert len(found.results) == 3 + CLAIMS
    assert found.gave_up and found.holds
    assert [result.known for result in found.results] == [n < known for n in range(3 + CLAIMS)]
    last = found.results[-1]
    limit = "time" if limits.seconds else "memory"
    assert (last.name, last.found) == (
        f"states of i{CLAIMS - 1}", f"not known: the {limit} limit came first",
    )  # fmt: skip


def test_an_instance_that_nobody_checked_is_not_in_order(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last instance has no claim, so no list of claims names it."""
    many.write_text(many.read_text() + "  last: {with: {k: 5}}\n")
    with counted(monkeypatch, 4, time_passes(monkeypatch), expectations, "prepare"):
        found = answers.validate(str(many), limits=Limits(seconds=600.0))
    assert found.gave_up
    assert found.undecided == "some instances were not checked: gave up at the time limit"


def test_what_an_alarm_interrupts_is_not_known(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm rings during a compilation: earlier results stay, and the file is reported."""

    def ring() -> None:
        raise alarm.TimeUp

    time = time_passes(monkeypatch)

    def both() -> None:
        time()
        ring()

    with counted(monkeypatch, 4, both, expectations, "prepare") as calls:
        found = answers.validate(str(many), limits=Limits(seconds=600.0))
    assert calls == [4] and sum(result.known for result in found.results) == 4
    monkeypatch.setattr(puzzle_facts, "facts_of", lambda *_: ring())
    found = answers.validate(str(many), limits=Limits(seconds=1.0))
    assert found.undecided == "the rest gave up at the time limit" and found.facts is None
    assert found.gave_up and found.holds


def test_no_file_is_begun_behind_a_limit(
    many: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(9):
        (many.parent / f"more{number}.yaml").write_text(MANY + "  one: {with: {k: 3}}\n")
    turn = time_passes(monkeypatch)
    with counted(monkeypatch, 2, turn, validate.answers, "validate") as calls:
        code = program.main(["validate", str(many.parent), "--time", "600"])
    said = capsys.readouterr()
    assert (code, calls) == (3, [2])
    assert said.err == "Gave up at the time limit; 2 of 10 files were checked.\n"
    assert said.out.count("\n") == 2


def test_what_was_counted_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm rings when `--why` starts."""

    def late(*_: Any) -> Any:
        raise alarm.TimeUp

    monkeypatch.setattr(surveys, "_examined", late)
    survey = answers.explore(answers.load("frogs", (("left", "1"), ("right", "1"))), why=True)
    assert survey.space.complete and survey.limit == "time"


# ── the alarm ────────────────────────────────────────────────────────────────────────


class Rung(BaseException):
    """Exception raised by the alarms of these tests."""


SYSTEMS = pytest.mark.parametrize("has_timers", [True, False])


def wait(enough: Callable[[], bool]) -> None:
    end = monotonic() + 20
    while not enough():
        assert monotonic() < end
        sleep(0.001)


@SYSTEMS
def test_a_bell_that_was_answered_rings_again(
    monkeypatch: pytest.MonkeyPatch, has_timers: bool
) -> None:
    if not has_timers:
        lacks_timers(monkeypatch)

    waiting, times = False, 0

    def ring() -> None:
        nonlocal waiting
        if waiting:
            waiting = False
            raise Rung

    with machine.bell(0.001, 0.001, ring):
        while times < 5:
            try:
                waiting = True
                wait(lambda: False)
            except Rung:
                times += 1


def test_an_alarm_ends_whoever_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """It rings after further work, but not while results are printed."""
    work = [0.0]
    monkeypatch.setattr(alarm.time, "process_time", lambda: work[0])
    rings: list[Callable[[], None]] = []

    @contextmanager
    def kept(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
        rings.append(ring)
        yield True

    monkeypatch.setattr(alarm, "bell", kept)
    work[0] = 1.0
    with alarm.alarm(0.0):
        (ring,) = rings
        with pytest.raises(alarm.TimeUp):
            ring()
        ring()  # just handled
        work[0] += 2 * alarm.AGAIN
        with pytest.raises(alarm.TimeUp):
            ring()
        work[0] += 2 * alarm.AGAIN
        alarm.silence()
        ring()
    with alarm.alarm(0.0), pytest.raises(alarm.TimeUp):
        rings[1]()  # not silenced for the next command


class Held:
    """Target of a weak reference."""


RINGS = pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="needs a POSIX signal")


@RINGS
@pytest.mark.parametrize("place", ["weakref", "marked", "del", "exit", "ended", "write", "closed"])
def test_no_bell_rings_where_it_would_be_lost(place: str, tmp_path: Path) -> None:
    """Ring by hand in the protected place; the alarm must ring again after it."""
    heard: list[bool] = []
    busy = True

    def ring() -> None:
        heard.append(busy)

    def strike(*_: Any) -> None:
        signal.raise_signal(signal.SIGALRM)

    with machine.bell(600.0, 600.0, ring):
        _at(place, strike, tmp_path)
        busy = False
        wait(lambda: bool(heard))
    assert heard == [False]


def _at(place: str, strike: Callable[..., None], folder: Path) -> None:
    class Cleaned(Held):
        def __del__(self) -> None:
            strike()

    class Left:
        def __enter__(self) -> None:
            pass

        def __exit__(self, *_: object) -> None:
            strike()

    def steps() -> Iterator[int]:
        try:
            yield 1
        finally:
            strike()

    match place:
        case "weakref":
            held = Held()
            weakref.finalize(held, strike)
            del held
        case "marked":
            held = Held()
            marked = weakref.ref(held, machine.weakly_called(lambda _: strike()))
            del held
            assert marked() is None
        case "del":
            Cleaned()
        case "exit":
            with Left():
                pass
        case "ended":
            try:
                raise Rung
            except Rung:
                strike()
        case "write":
            content = type("Late", (str,), {"encode": lambda *_: strike() or b"whole"})("")
            writing.write_whole(str(folder / "file"), content)
            assert (folder / "file").read_bytes() == b"whole"
        case "closed":
            walk = steps()
            next(walk)
            walk.close()


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="needs a POSIX signal")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_control_c_is_not_lost_where_a_node_is_forgotten(name: str) -> None:
    """Python prints and discards exceptions in callbacks of weak references."""

    class Gone:
        @property
        def key(self) -> tuple[int]:
            signal.raise_signal(getattr(signal, name))
            forgotten.append(True)
            return (0,)

    forgotten: list[bool] = []
    ending = {"SIGINT": KeyboardInterrupt, "SIGTERM": alarm.Terminated}[name]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(ending), alarm.termination_heard():
            ir._forget(Gone())
            wait(lambda: False)
    finally:
        signal.signal(signal.SIGINT, before)
    assert forgotten == [True]
