"""States on terminals of all kinds: boards if possible, otherwise `show:`."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TextIO

import pytest

from puzzlelang.front.commands import program as cli

TOP = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")

STYLE = re.compile(r"\x1b\[([0-9;]*)m")


def on_terminal(*arguments: str, width: int = 80, **variables: str) -> tuple[int, str]:
    """Run a command in this process on a terminal; return its exit code and output."""
    import fcntl
    import struct
    import termios

    master, slave = os.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
    written = bytearray()

    def read() -> None:
        with contextlib.suppress(OSError):  # the terminal was closed
            while data := os.read(master, 65536):
                written.extend(data)

    reader = threading.Thread(target=read)
    reader.start()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("COLUMNS", "NO_COLOR", "COLORTERM", "LC_ALL"):
            patch.delenv(name, raising=False)
        for name, value in {"TERM": "xterm-256color", "LANG": "C.UTF-8", **variables}.items():
            patch.setenv(name, value)
        encoding = variables.get("PYTHONIOENCODING", "utf-8")
        kept = os.dup(1)
        os.dup2(slave, 1)  # whose width is asked
        try:
            with open(slave, "w", encoding=encoding) as stdout:
                code = run(patch, stdout, arguments)
        finally:
            os.dup2(kept, 1)
            os.close(kept)
    reader.join()
    os.close(master)
    return code, written.decode().replace("\r\n", "\n")


def run(patch: pytest.MonkeyPatch, stdout: TextIO, arguments: Sequence[str]) -> int:
    with open(os.devnull) as nothing, open(os.devnull, "w") as nowhere:
        patch.setattr(sys, "stdin", nothing)
        patch.setattr(sys, "stdout", stdout)
        patch.setattr(sys, "stderr", nowhere)
        code = cli.main(arguments)
        stdout.flush()
    return code


@cache
def in_pipe(*arguments: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "80")
        stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        assert run(patch, stdout, arguments) == 0
        return stdout.buffer.getvalue().decode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variables", "style"),
    [({"COLORTERM": "truecolor"}, "48;2;"), ({"COLORTERM": "24bit", "TERM": "screen"}, "48;2;"),
     ({"TERM": "xterm-direct"}, "48;2;"), ({}, "48;5;"), ({"TERM": "tmux-256color"}, "48;5;"),
     ({"TERM": "xterm"}, ";100"), ({"TERM": "vt220"}, ";100")],
    ids=lambda value: str(value),
)  # fmt: skip
@pytest.mark.one_of(2)
def test_colours_that_a_terminal_has(variables: dict[str, str], style: str) -> None:
    code, text = on_terminal("solve", "frogs", **variables)
    styles = {found for found in STYLE.findall(text) if ";" in found}
    assert code == 0 and styles and all(style in found or ";" in found for found in styles)
    assert any(style in found for found in styles)
    assert "GG_BB" not in text and text.count("•") == 9 * 8  # the eyes of four frogs, nine times


@pytest.mark.slow
@pytest.mark.parametrize(
    "variables",
    [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": "linux"}, {"PYTHONIOENCODING": "latin-1"},
     {"PYTHONIOENCODING": "ascii"}],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("command", [["solve", "goat"], ["explore", "sokoban"]], ids=lambda c: c[0])
def test_texts_elsewhere(command: list[str], variables: dict[str, str]) -> None:
    """The output equals that in a pipe, except for bold text."""
    code, text = on_terminal(*command, **variables)
    plain = STYLE.sub("", text)
    if "PYTHONIOENCODING" in variables and command[0] == "explore":  # an ASCII chart
        plain, expected = (one.partition("\n\ndepth")[0] for one in (plain, in_pipe(*command)))
        assert plain == expected
    else:
        assert code == 0 and plain == in_pipe(*command)


@pytest.mark.slow
@pytest.mark.parametrize("command", [["solve", "sokoban"], ["explore", "solitaire"]])
def test_texts_where_they_are_asked_for(command: list[str]) -> None:
    _, text = on_terminal(*command, "--plain")
    assert STYLE.sub("", text) == in_pipe(*command)
    assert in_pipe(*command, "--plain") == in_pipe(*command)


def test_the_last_state_and_the_deepest_ones() -> None:
    _, text = on_terminal("solve", "hanoi", "--last")
    assert "middle" in text and "48;5;" in text
    _, text = on_terminal("explore", "sokoban")
    assert "48;5;" in text and text.count("┌──┐") == 4  # crates, on two boards


def test_the_answer_is_the_same() -> None:
    """Title, captions and conclusion, ignoring the pictures."""
    _, text = on_terminal("solve", "cannibals", COLORTERM="truecolor")
    plain = STYLE.sub("", text)
    assert plain.startswith("Missionaries and cannibals\n")
    assert [int(n) for n in re.findall(r"(?:^|  )(\d+) \d missionar", plain)] == list(range(1, 12))
    assert "Solved in 11 moves. No shorter solution exists." in plain
    assert all(len(line) <= 80 for line in plain.split("\n"))


def test_a_board_without_room_is_a_text() -> None:
    code, text = on_terminal("solve", "goat", width=20)
    assert code == 0 and "48;5;" in text  # the smallest board fits, with shortened words
    code, text = on_terminal("solve", "keys", width=30)
    assert code == 0 and "48;5;" not in text


@pytest.mark.slow
def test_plain_solve_loads_no_boards() -> None:
    """In a pipe, no drawing module is imported."""
    program = """
import sys
from puzzlelang.__main__ import main
main()
print(sorted(name for name in sys.modules if name.startswith("puzzlelang.drawing.")))
"""
    done = subprocess.run(
        [sys.executable, "-c", program, "solve", "frogs"], capture_output=True, text=True,
        cwd=TOP, env={**os.environ, "PYTHONPATH": str(TOP)}, check=True,
    )  # fmt: skip
    assert done.stdout.endswith("\n[]\n")
