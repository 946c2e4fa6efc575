"""`puzzlelang play` in a tmux terminal: send keys, read the screen."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.front.commands.whole_screen import keys_in

TOP = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("typed", "keys"),
    [("a1?", ["a", "1", "?"]), ("\x1b[A\x1b[B\x1bOC\x1b[D", ["up", "down", "right", "left"]),
     ("\x1b", ["esc"]), ("\x1b[1;5A", ["up"]),
     ("\x1b[5~\x1b[6~\x1b[3~", ["pgup", "pgdn", "backspace"]),
     ("\r\n\t\x7f", ["enter", "enter", "tab", "backspace"]), ("\x1b[Z", ["backtab"]),
     ("\x1b[99~", []), ("\x1b[<0;12;5M\x1b[<0;12;5m\x1b[<65;1;1M", ["click 11 4", "tab"]),
     ("é", ["é"]), ("\x1bq", ["esc", "q"])],
)  # fmt: skip
def test_keys(typed: str, keys: list[str]) -> None:
    assert list(keys_in(typed)) == keys


class Terminal:
    """A terminal on a separate tmux server."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._tmux = ["tmux", "-S", str(folder / "socket"), "-f", os.devnull]
        play = shlex.join([sys.executable, "-m", "puzzlelang", "play", *arguments])
        variables = {
            "PYTHONPATH": str(TOP), "TERM": "screen-256color", "PUZZLELANG_CACHE": str(folder),
        }  # fmt: skip
        given = " ".join(f"{name}={shlex.quote(value)}" for name, value in variables.items())
        line = f"echo before; {given} {play}; code=$?; stty -a; echo left $code; sleep 600"
        self("new-session", "-d", "-x", "60", "-y", "24", "-c", str(folder), line)

    def __call__(self, *command: str) -> str:
        return subprocess.run(
            [*self._tmux, *command], capture_output=True, text=True, check=True, timeout=60
        ).stdout

    def keys(self, *names: str) -> None:
        self("send-keys", *names)

    def screen(self) -> str:
        return self("capture-pane", "-p")

    def until(self, pattern: str) -> str:
        """Wait until the screen matches."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            shown = self.screen()
            if re.search(pattern, shown, re.MULTILINE):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{pattern} is not on\n{self.screen()}")


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed")
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal("kill-server")


@pytest.fixture
def begin(terminals: list[Terminal], tmp_path: Path):  # type: ignore[no-untyped-def]
    def made(*arguments: str) -> Terminal:
        terminals.append(Terminal(tmp_path, *arguments))
        return terminals[-1]

    return made


@pytest.mark.slow
def test_a_game_with_keys(begin, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin("goat")
    terminal.until("^> 1  the farmer takes the goat")
    for number in range(1, 8):
        terminal.until(f"^{number - 1} moves?")
        terminal.keys("?")
        terminal.until("^Hint: ")
        terminal.keys("Enter")
    terminal.until(r"^Solved in 7 moves\. No shorter solution exists\.")
    terminal.keys("o", "Enter")
    terminal.until("^wrote goat.json")
    terminal.keys("q")
    shown = terminal.until("^left 0")
    assert shown.startswith("before\n") and "Solved in 7 moves" in shown  # the old screen is back
    assert re.search(r"(?<!-)icanon", shown) and re.search(r"(?<!-)echo ", shown)
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", "verify", "goat", "goat.json"], cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(TOP)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout.startswith("Verified.")


def test_arrows_resizing_and_control_c(begin) -> None:  # type: ignore[no-untyped-def]
    terminal = begin("sokoban", "--plain")
    terminal.until("^> 1  walk north")
    terminal.keys("Up")
    terminal.until("^1 move ")
    terminal("resize-window", "-x", "40", "-y", "12")
    shown = terminal.until(r"^\? hint u undo v solve")
    assert shown.count("Sokoban") == 1
    terminal.keys("C-c")
    shown = terminal.until("^left 130")
    assert re.search(r"(?<!-)icanon", shown)


def test_plain_lines_where_they_are_wanted(begin) -> None:  # type: ignore[no-untyped-def]
    terminal = begin("frogs", "--lines")
    terminal.until("^> $|^>$")
    terminal.keys("1", "Enter")
    terminal.until("^1 move; the best solution: 8 moves")
    terminal.keys("C-d")
    terminal.until("^left 0")


def test_a_board_in_colours(begin) -> None:  # type: ignore[no-untyped-def]
    """Sokoban's crates are coloured; `b` switches to letters."""
    terminal = begin("sokoban")
    terminal.until("┌──┐")
    assert re.search(
        r"48;5;94m[^\n]*┌──┐|\x1b\[[0-9;]*48;5;94m┌──┐", terminal("capture-pane", "-p", "-e")
    )
    terminal.keys("b")
    terminal.until(r"^  #\*@  #")
    terminal.keys("b")
    terminal.until("┌──┐")
    terminal.keys("q")
    terminal.until("^left 0")


def test_a_start_is_chosen(begin) -> None:  # type: ignore[no-untyped-def]
    terminal = begin("cat", "--start", "48")
    terminal.until(r"\(start 48 of 48\)")
    terminal.keys("q")
    terminal.until("^left 0")
