"""Progress of a command: a line on a terminal, lines in a file on request."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers, search
from puzzlelang.front.commands import options, program, registry, terminal
from puzzlelang.text import Progress, Stage, progress, progress_line, replace, reporting, stage
from tests.support import each_row, hears_control_c, nightly, slow

jsonschema = pytest.importorskip("jsonschema")

TOP = Path(__file__).parents[2]

# ── the service ──────────────────────────────────────────────────────────────────────


@pytest.fixture
def each_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable rate limits of reports."""
    monkeypatch.setattr(progress, "EVERY", 0.0)
    monkeypatch.setattr(progress, "SHARE", 0)
    monkeypatch.setattr(progress_line, "REDRAWN", 0.0)
    monkeypatch.setattr(progress_line, "LOGGED", 0.0)


class Clock:
    """A clock that advances by ``each`` seconds at each reading."""

    def __init__(self, each: float = 0.0) -> None:
        self.now, self.each = 0.0, each

    def __call__(self) -> float:
        self.now += self.each
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(progress, "clock", clock)
    return clock


def test_stages_within_stages(clock: Clock) -> None:
    told: list[Progress] = []
    with reporting(told.append), stage(Stage.VALIDATING, "goat.yaml", total=4) as outer:
        outer.report(done=1)
        clock.now = 10.0
        with stage(Stage.SEARCHING) as inner:
            clock.now = 12.0
            inner.report(states=100, waiting=7, depth=3)
    assert [(one.stage, one.states) for one in told] == [
        (Stage.VALIDATING, None), (Stage.VALIDATING, None), (Stage.SEARCHING, None),
        (Stage.SEARCHING, 100), (Stage.VALIDATING, None), (Stage.WORKING, None),
    ]  # fmt: skip
    searching = told[3]
    assert (searching.elapsed, searching.seconds, searching.rate) == (12.0, 2.0, 50.0)
    assert searching.within is not None
    assert (searching.within.what, searching.within.share) == ("goat.yaml", 0.25)
    assert searching.within.within is None
    validating = told[4]
    assert (validating.seconds, validating.left) == (12.0, 36.0)


def test_an_inner_stage_shows_the_position_of_the_outer_one(clock: Clock) -> None:
    told: list[Progress] = []
    with reporting(told.append), stage(Stage.GENERATING, total=9) as outer:
        for done in range(1, 5):
            with stage(Stage.EXPLORING):
                clock.now += 1.0
            outer.at(done)
    assert [one.within.done for one in told if one.within] == [0, 1, 2, 3]


def test_nobody_listens() -> None:
    with stage(Stage.SEARCHING) as task:
        task.report(states=1)
        task.at(5)
        assert not task.due(1e9)
    with reporting(None), stage(Stage.SEARCHING) as same:
        assert same is task


def test_reports_are_rare(clock: Clock) -> None:
    """At most ten a second, and at most a fiftieth of the time."""
    told: list[Progress] = []
    with reporting(told.append), stage(Stage.VERIFYING, total=10**6) as task:
        for number in range(100_000):
            clock.now += 0.0001
            task.at(number)
    assert 50 <= len(told) <= 103
    assert clock.now == pytest.approx(10.0)

    def slow(_: Progress) -> None:
        clock.now += 1.0

    with reporting(slow), stage(Stage.SEARCHING) as task:
        task.report(states=1)
        assert not task.due(clock.now + 49)
        assert task.due(clock.now + 51)


def test_threads_have_listeners_of_their_own() -> None:
    """Two searches at a time: each listener gets its own reports."""
    told: dict[int, list[Progress]] = {0: [], 1: []}
    both = threading.Barrier(2)

    def work(number: int) -> None:
        with reporting(told[number].append):
            both.wait(10)
            with stage(Stage.SEARCHING, f"thread {number}"):
                both.wait(10)

    threads = [threading.Thread(target=work, args=(number,)) for number in told]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    for number, reports in told.items():
        assert {one.what for one in reports} == {f"thread {number}", ""}


@pytest.mark.usefixtures("each_report")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_a_listener_may_end_a_search(tier: str) -> None:
    loaded = answers.load("eight-puzzle", tier=tier)

    def enough(told: Progress) -> None:
        if told.states is not None:
            raise search.Ended

    with reporting(enough):
        answer = answers.solve(loaded, "ucs")
    assert answer.limit == "interrupted"
    assert answer.statistics.reached > 0


@pytest.mark.each_time("native")
@pytest.mark.usefixtures("each_report")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_answers_are_the_same_when_somebody_listens(tier: str) -> None:
    """The last reported number of states is at most the total."""
    told: list[Progress] = []
    for name in ("goat", "frogs", "eight-puzzle"):
        loaded = answers.load(name, tier=tier)
        plain = answers.explore(loaded).space
        with reporting(told.append):
            heard = answers.explore(answers.load(name, tier=tier)).space
        assert (heard.levels, heard.transitions) == (plain.levels, plain.transitions)
        states = [one.states for one in told if one.stage is Stage.EXPLORING and one.states]
        assert max(states, default=0) <= plain.states
        told.clear()


# ── the line ─────────────────────────────────────────────────────────────────────────

SEARCHING = Progress(
    Stage.SEARCHING, elapsed=75.0, seconds=2.0, states=1_000_000, waiting=3, depth=17,
    memory=345_000_000,
)  # fmt: skip


def test_the_line_in_full() -> None:
    assert progress_line.line_of(SEARCHING, 100) == (
        "searching: 1,000,000 states, 3 waiting, depth 17, 500,000 states/s, 345 MB, 1 min 15 s"
    )
    machine_code = Progress(Stage.MACHINE_CODE, elapsed=3.2, seconds=1.0)
    assert progress_line.line_of(machine_code, 79) == "compiling to machine code: 3 s"
    stored = Progress(
        Stage.EXPLORING,
        9.0,
        2.0,
        states=1_000,
        states_before=800,
        depth=4,
        disk=2_000_000,
        coming=300,
    )
    assert progress_line.line_of(stored, 200) == (
        "exploring: 1,000 states, depth 4, 100 states/s, 2 MB on disk, next layer about "
        "300 states in 3 s, 9 s"
    )
    assert progress_line.line_of(replace(stored, states_before=1_000), 200) == (
        "exploring: 1,000 states, depth 4, 2 MB on disk, next layer about 300 states, 9 s"
    )
    bound = Progress(Stage.SEARCHING, 1.0, 1.0, states=5, bound=(12, 3))
    assert "cost 12, 3 or more" in progress_line.line_of(bound, 100)
    outer = Progress(Stage.VALIDATING, 9.0, 9.0, "a\x1b[31m.yaml", done=2, total=87)
    within = Progress(Stage.READING, 9.0, 5.0, done=3, total=12, within=outer)
    assert progress_line.line_of(within, 120) == (
        "validating a\\u001b[31m.yaml (3 of 87), reading: 25 %, 3 of 12, 9 s, 15 s left"
    )


@each_row("width", [*range(1, 120)])
def test_the_line_fits(width: int) -> None:
    """The most important parts remain, and none is cut unless it has to be."""
    outer = Progress(Stage.VALIDATING, 9.0, 9.0, "狼と羊.yaml", done=2, total=87)
    for told in (SEARCHING, Progress(Stage.LAYOUT, 1.0, 1.0, "狼" * 60, within=outer)):
        line = progress_line.line_of(told, width)
        assert progress_line.columns(line) <= width
    if width >= 40:
        assert "1,000,000 states" in progress_line.line_of(SEARCHING, width)
        assert progress_line.line_of(SEARCHING, width).endswith("1 min 15 s")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.9, "0 s"),
        (59.9, "59 s"),
        (60, "1 min 00 s"),
        (3599, "59 min 59 s"),
        (12000, "3 h 20 min"),
    ],
)
def test_durations(seconds: float, words: str) -> None:
    assert progress_line.duration(seconds) == words


class Screen(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    def visible(self) -> list[str]:
        """Text visible on a terminal 200 columns wide."""
        lines, column = [""], 0
        for piece in re.findall(r"\x1b\[K|\r|\n|[^\x1b\r\n]+", self.getvalue()):
            if piece == "\x1b[K":
                lines[-1] = lines[-1][:column]
            elif piece == "\r":
                column = 0
            elif piece == "\n":
                lines.append("")
                column = 0
            else:
                lines[-1] = lines[-1][:column] + piece + lines[-1][column + len(piece) :]
                column += len(piece)
        return [line.rstrip() for line in lines]


class Stepped(progress_line.Line):
    """A line that is redrawn on request."""

    def __init__(self, screen: Screen, **more: Any) -> None:
        self.width = 80
        super().__init__(screen, lambda: self.width, **more)
        assert self._thread is None

    def step(self) -> None:
        self._look()


@pytest.fixture
def stepped(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Stepped]]:
    """Create lines without a thread, as on platforms that have none."""

    def no_thread(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)
    yield lambda **more: Stepped(Screen(), **more)


@pytest.mark.parametrize("erases", [True, False])
def test_the_line_waits_and_goes_away(
    clock: Clock, stepped: Callable[..., Stepped], erases: bool
) -> None:
    line = stepped(erases=erases)
    screen = line.stream
    assert isinstance(screen, Screen)
    line(SEARCHING)
    clock.now = 0.4
    line(SEARCHING)
    assert screen.getvalue() == ""  # a short command prints nothing
    clock.now = 0.6
    line(SEARCHING)
    assert screen.visible() == [f"{progress_line.TURNS[0]} {progress_line.line_of(SEARCHING, 77)}"]
    before = screen.getvalue()
    clock.now = 0.65
    line(Progress(Stage.READING, 1.0, 1.0))
    assert screen.getvalue() == before  # no flicker
    clock.now = 0.75
    line(Progress(Stage.READING, 1.0, 1.0))
    assert screen.visible() == ["| reading: 1 s"]
    with line.aside():
        screen.write("a message\n")
    assert screen.visible() == ["a message", ""]
    clock.now = 0.9
    line.step()
    assert screen.visible() == ["a message", ""]  # it waits again
    clock.now = 1.4
    line.width = 8
    line.step()
    assert screen.visible() == ["a message", "/ readi"]
    line.close()
    assert screen.visible() == ["a message", ""]
    line(SEARCHING)
    assert screen.visible() == ["a message", ""]


def test_a_screen_that_is_gone_ends_no_search(
    clock: Clock, stepped: Callable[..., Stepped], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = stepped()

    def gone(_: str) -> int:
        raise BrokenPipeError(errno.EPIPE, "gone")

    monkeypatch.setattr(line.stream, "write", gone)
    clock.now = 1.0
    line(SEARCHING)
    line(SEARCHING)
    line.close()


def test_the_thread_shows_what_goes_on_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """During silent work, such as LLVM's, the line appears and its seconds advance."""
    monkeypatch.setattr(progress_line, "FIRST", 0.001)
    monkeypatch.setattr(progress_line, "REDRAWN", 0.001)
    monkeypatch.setattr(progress, "clock", Clock(each=0.4))
    enough = threading.Event()

    class Waiting(Screen):
        def flush(self) -> None:
            if re.search(r" [5-9] s| \d\d s", self.getvalue()):
                enough.set()

    line = progress_line.Line(Waiting(), lambda: 80)
    with reporting(line), stage(Stage.MACHINE_CODE):
        assert enough.wait(60)
    line.close()
    screen = line.stream
    assert isinstance(screen, Screen)
    assert re.match(r"\r[|/\\-] compiling to machine code: ", screen.getvalue())
    assert screen.visible() == [""]


# ── choice of a listener ─────────────────────────────────────────────────────────────


def shown_by(*arguments: str) -> object:
    with contextlib.redirect_stdout(io.StringIO()):
        return terminal._chosen_display(registry.parse(arguments[0], arguments[1:]))


def test_who_gets_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for screen in (Screen(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", screen)
        on_terminal = isinstance(screen, Screen)
        displays = [
            shown_by("solve", "frogs"),
            shown_by("solve", "--progress", "frogs"),
            shown_by("solve", "frogs", "--progress", "json"),
            shown_by("solve", "frogs", "--quiet"),
            shown_by("solve", "frogs", "--quiet", "--progress=json"),
        ]
        kinds = [type(display).__name__ for display in displays]
        if on_terminal:
            assert kinds == ["Line", "Line", "Log", "NoneType", "Log"]
        else:
            assert kinds == ["NoneType", "Log", "Log", "NoneType", "Log"]
        for display in displays:
            if isinstance(display, progress_line.Display):
                display.close()
    monkeypatch.setattr(sys, "stderr", Screen())
    monkeypatch.setenv("TERM", "dumb")
    assert shown_by("solve", "frogs") is None


def test_a_word_behind_progress_is_the_file() -> None:
    assert registry.parse("solve", ["--progress", "frogs"]).file == "frogs"
    parsed = registry.parse("solve", ["--progress", "json", "frogs"])
    assert (parsed.progress, parsed.file) == ("json", "frogs")
    assert registry.parse("solve", ["frogs"]).progress is None


@pytest.mark.usefixtures("each_report")
def test_lines_of_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line fits the schema, and standard output is unchanged."""
    schema = answers.json_schema(answers.PROGRESS)
    check = jsonschema.Draft202012Validator(schema).validate
    plain, heard, lines = io.StringIO(), io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", lines)
    with contextlib.redirect_stdout(plain):
        program.run(["validate", "goat", "frogs"])
    lines.truncate(0)
    lines.seek(0)
    with contextlib.redirect_stdout(heard):
        program.run(["validate", "goat", "frogs", "--progress", "json"])
    assert heard.getvalue() == plain.getvalue()
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    for one in told:
        check(one)
        assert one["format"] == 1
    elapsed = [one["elapsed"] for one in told]
    assert elapsed == sorted(elapsed)
    searched = next(one for one in told if one["stage"] == "searching")
    assert [outer["stage"] for outer in searched["within"]] == ["validating", "expecting"]
    assert searched["within"][0]["total"] == 2


# ── every command, on a terminal ─────────────────────────────────────────────────────


def on_terminal(
    *arguments: str, code: str = "", width: int = 100, stdout: int | None = None
) -> tuple[int, str]:
    """Run a command on a terminal; return its exit code and output."""
    import fcntl
    import struct
    import termios

    master, slave = os.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    every = """
from puzzlelang.text import progress, progress_line
progress.EVERY = progress_line.REDRAWN = progress.SHARE = 0
"""
    command = f"import sys\n{code or every}\nfrom puzzlelang.__main__ import main\nsys.exit(main())"
    environment = {**os.environ, "PYTHONPATH": str(TOP), "TERM": "xterm"}
    environment.pop("COLUMNS", None)
    with subprocess.Popen(
        [sys.executable, "-c", command, *arguments],
        stdin=subprocess.DEVNULL, stdout=slave if stdout is None else stdout, stderr=slave,
        env=environment, preexec_fn=hears_control_c,
    ) as process:  # fmt: skip
        os.close(slave)
        written = bytearray()
        with contextlib.suppress(OSError):  # the terminal was closed
            while data := os.read(master, 65536):
                written += data
        exit_code = process.wait(60)
    os.close(master)
    return exit_code, written.decode()


def stages_on(text: str) -> set[str]:
    """Stages shown on a terminal."""
    known = {progress_line.WORDS.get(one, one.value) for one in Stage}
    drawn = re.findall(r"\r[|/\\-] ([^\r\n\x1b]+)", text)
    return {
        head
        for line in drawn
        for part in re.split(r", (?=[a-z])", line)
        for head in known
        if re.match(rf"{head}\b", part)
    }


LOADED = {"reading", "checking", "compiling"}
GRAPH = LOADED | {"exploring", "building the graph", "marking solutions", "drawing", "laying out"}

SHOWN: list[tuple[str, set[str]]] = [
    ("solve frogs --tier python", LOADED | {"searching", "writing"}),
    ("solve frogs --tier native", LOADED | {"compiling to machine code", "searching", "writing"}),
    ("solve frogs --count --tier native", LOADED | {"counting solutions"}),
    ("solve frogs --all --tier python", LOADED | {"counting solutions", "listing solutions"}),
    ("solve eight-puzzle --search astar --estimate found --tier python",
     LOADED | {"computing an estimate", "searching"}),
    ("solve eight-puzzle --search astar --estimate found --tier native",
     LOADED | {"computing an estimate", "compiling to machine code", "searching"}),
    ("solve frogs --format json", LOADED | {"searching", "creating a certificate", "writing"}),
    ("solve hanoi --set discs=10 --view x", LOADED),
    ("solve goat --certificate {tmp}/proof.gz",
     LOADED | {"searching", "creating a certificate", "writing"}),
    ("explore goat --full", LOADED | {"exploring", "counting solutions", "analysing"}),
    ("explore cannibals --set cannibals=4 --set missionaries=4 --why",
     LOADED | {"exploring", "analysing"}),
    ("explore goat -o {tmp}/goat.csv", LOADED | {"writing"}),
    ("validate --deep goat frogs",
     LOADED | {"validating", "analysing", "exploring", "checking expectations"}),
    ("graph goat -o {tmp}/goat.svg", GRAPH),
    ("graph eight-puzzle --first 300 --layout structure -o {tmp}/eight.html", GRAPH),
    ("graph goat -o {tmp}/goat.json", GRAPH - {"laying out"}),
    ("verify goat {tmp}/goat-answer.json", LOADED | {"verifying"}),
    ("verify goat {tmp}/goat-answer.json --certificate {tmp}/proof.gz",
     LOADED | {"verifying", "reading"}),
    ("list --format json", {"reading"}),
    ("list", {"reading"}),
    ("format --check {puzzles}/rivers", {"formatting"}),
    ("new {tmp}/mine --like goat", {"reading"}),
]  # fmt: skip


@pytest.mark.later("list --format json-stages18", "solve frogs --tier python-stages0")
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")
@pytest.mark.one_of(6, 2)
@pytest.mark.parametrize(("command", "stages"), SHOWN)
def test_each_stage_is_shown(command: str, stages: set[str], tmp_path: Path) -> None:
    if "goat-answer" in command:
        answer = io.StringIO()
        with contextlib.redirect_stdout(answer):
            program.run(["solve", "goat", "--format", "json", "--quiet",
                         "--certificate", str(tmp_path / "proof.gz")])  # fmt: skip
        (tmp_path / "goat-answer.json").write_text(answer.getvalue())
    words = command.format(tmp=tmp_path, puzzles=TOP / "puzzles").split()
    code, text = on_terminal(*words)
    assert code in (0, 2), text
    missing = stages - stages_on(text)
    assert not missing, (missing, text)
    # the final text is the output without a terminal
    screen = Screen()
    screen.write(text)
    assert not any(re.match(r"[|/\\-] \w+ing\b.*\d s$", line) for line in screen.visible()), text


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")
def test_nothing_of_a_command_is_silent(tmp_path: Path) -> None:
    """With a clock that advances a second at each reading, something is drawn each second."""
    code = """
from puzzlelang.text import progress, progress_line
from itertools import count
seconds = count(1)
progress.clock = lambda: float(next(seconds))
progress_line.REDRAWN = 0.0
"""
    silent = []
    for command in ("solve eight-puzzle", "explore eight-puzzle --full", "validate --deep jugs",
                    f"graph goat -o {tmp_path}/goat.svg"):  # fmt: skip
        _, text = on_terminal(*command.split(), code=code)
        if len(stages_on(text)) < 4:
            silent.append((command, text))
    assert not silent


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")
@pytest.mark.parametrize("width", [20, *slow(7), *nightly(60)])
def test_a_narrow_terminal(width: int) -> None:
    _, text = on_terminal("explore", "eight-puzzle", "--tier", "python", width=width)
    drawn = re.findall(r"\r([^\r\n\x1b]*)", text)
    assert drawn
    assert max(map(len, drawn)) < width


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")
def test_a_pipe_gets_nothing() -> None:
    """Neither with two pipes, nor for a piped answer with errors on a terminal."""
    command = ["explore", "frogs", "--format", "json", "--quiet"]
    run = subprocess.run(
        [sys.executable, "-m", "puzzlelang", *command],
        capture_output=True, text=True, cwd=TOP, check=True,
    )  # fmt: skip
    assert run.stderr == ""
    read, write = os.pipe()
    code, text = on_terminal("explore", "frogs", "--format", "json", stdout=write)
    os.close(write)
    with os.fdopen(read) as piped:
        answer = json.loads(piped.read())
    assert code == 0
    assert "exploring" in text
    assert answer["states"] == json.loads(run.stdout)["states"]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_no_half_line_when_it_is_interrupted(number: int) -> None:
    master, slave = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", "solve", "jugs",
         *(word for setting in ("sizes=211,223,227,229", "filled=0,0,0,0", "tap=true", "litres=1",
                                "in_jugs=4") for word in ("--set", setting)), "--tier", "python"],
        stdout=slave, stderr=slave, cwd=TOP, preexec_fn=hears_control_c,
        env={**os.environ, "TERM": "xterm"},
    ) as process:  # fmt: skip
        os.close(slave)
        text = ""
        while " states," not in text and select.select([master], [], [], 60)[0]:
            text += os.read(master, 4096).decode()
        process.send_signal(number)
        with contextlib.suppress(OSError):
            while data := os.read(master, 4096):
                text += data.decode()
    os.close(master)
    screen = Screen()
    screen.write(text)
    visible = [line for line in screen.visible() if line]
    assert not any("searching" in line for line in visible), visible
    assert any("after" in line for line in visible)


def test_messages_are_not_mixed_with_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is erased before anything is printed, on either stream."""
    monkeypatch.setattr(progress_line, "REDRAWN", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", screen)
    with terminal.progress(registry.parse("solve", ["frogs"])), stage(Stage.SEARCHING) as task:
        task.report(states=5)
        terminal.err("a warning")
        task.report(states=6)
        terminal.out("an answer")
        task.report(states=7)
    assert screen.visible() == ["a warning", "an answer", ""]
    assert "searching: 6 states" in screen.getvalue()


def test_terminals_have_a_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "9")
    assert (options.columns_of(2), options.width_of(2)) == (9, 20)
