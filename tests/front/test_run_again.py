"""`--watch`: a process controlled by changes of its files and by signals."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import hears_control_c

ROOT = Path(__file__).parents[2]

PUZZLE = """\
puzzle: Count
params:
  n: 3
state:
  k: 0..9 = 0
transitions:
  up: {when: k < n, then: {k: k + 1}}
goal: k = n
"""

ENDLESS = """\
puzzle: Long
state:
  on: boolean for each i in 1..60 = false
transitions:
  turn(i in 1..60): {then: {on(i): not on(i)}}
goal: count(those i in 1..60 where on(i)) > 59
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")


class Watched:
    """A watching command, with its output line by line."""

    def __init__(self, *arguments: str) -> None:
        self.lines: queue.Queue[str] = queue.Queue()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "puzzlelang", *arguments, "--watch"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
            preexec_fn=hears_control_c,
        )  # fmt: skip
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put("(ended)")

    def until(self, part: str) -> list[str]:
        """Lines up to the first that contains ``part``."""
        found: list[str] = []
        while not found or part not in found[-1]:
            try:
                found.append(self.lines.get(timeout=60))
            except queue.Empty:
                pytest.fail(f"{part!r} does not come after {found}")
            assert part == "(ended)" or found[-1] != "(ended)", found
        return found

    def end(self, how: int) -> int:
        self.process.send_signal(how)
        self.until("(ended)")
        return self.process.wait(60)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[list[Watched]]:
    begun: list[Watched] = []
    yield begun
    for one in begun:
        one.process.kill()
        one.process.wait()


def begin(watched: list[Watched], *arguments: str) -> Watched:
    watched.append(Watched(*arguments))
    return watched[-1]


@pytest.mark.slow
def test_a_change_runs_the_command_again(watched: list[Watched], tmp_path: Path) -> None:
    file = tmp_path / "count.yaml"
    file.write_text(PUZZLE)
    run = begin(watched, "solve", str(file))
    run.until(" 3 moves")
    file.write_text(PUZZLE.replace("n: 3", "n: 5"))
    assert f"again after a change of {file}" in run.until(" 5 moves")
    file.write_text(PUZZLE.replace("k = n", "k = m"))
    run.until("`m`")
    file.write_text(PUZZLE)
    run.until(" 3 moves")
    assert run.end(signal.SIGINT) == 130


@pytest.mark.slow
def test_a_file_that_the_puzzle_reads_is_watched(watched: list[Watched], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("cat\ncot\n")
    file = tmp_path / "words.yaml"
    file.write_text("""\
puzzle: Words
types:
  word: {file: words.txt}
state:
  at: word = cat
transitions:
  go(w in word): {then: {at: w}}
goal: at = cot
""")
    run = begin(watched, "explore", str(file), "--quiet")
    run.until("2 states")
    words.write_text("cat\ncot\ndot\ndog\n")
    run.until("4 states")
    assert run.end(signal.SIGTERM) == 143


@pytest.mark.slow
def test_a_run_under_way_is_given_up(watched: list[Watched], tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text(ENDLESS)
    run = begin(watched, "explore", str(file), "--progress")
    run.until("states")
    file.write_text(PUZZLE)
    assert run.until("again after")[-1] == f"again after a change of {file}"
    run.until("4 states")


@pytest.mark.slow
def test_a_file_that_is_replaced_or_missing_for_a_while(
    watched: list[Watched], tmp_path: Path
) -> None:
    """Editors write another file and rename it."""
    file = tmp_path / "count.yaml"
    file.write_text(PUZZLE)
    run = begin(watched, "validate", str(file))
    run.until(": ok")
    file.unlink()
    run.until("again after")
    beside = tmp_path / "beside"
    beside.write_text(PUZZLE.replace("Count", "Counted"))
    beside.replace(file)
    run.until("again after")
    run.until(": ok")


@pytest.mark.parametrize("arguments", [("solve", "-"), ("validate", "goat", "-")])
def test_standard_input_is_refused(watched: list[Watched], arguments: tuple[str, ...]) -> None:
    run = begin(watched, *arguments)
    run.until("standard input can't be watched")
    run.until("(ended)")
    assert run.process.wait() == 2
