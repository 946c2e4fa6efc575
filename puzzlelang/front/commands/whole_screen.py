"""Full-screen mode of a terminal: unbuffered keys, and updates of changed lines.

The terminal is restored at the end, also after an exception.
"""

from __future__ import annotations

import os
import re
import select
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from puzzlelang import answers
from puzzlelang.text import TYPE_CHECKING, gives_keys, keys_at_once

if TYPE_CHECKING:
    from puzzlelang.play import Screen

INPUT, OUTPUT = 0, 1

KEYS = {
    "A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "Z": "backtab",
    "5~": "pgup", "6~": "pgdn", "1~": "home", "7~": "home", "4~": "end", "8~": "end",
    "3~": "backspace", "P": "f1", "11~": "f1",
}  # fmt: skip
"""Final parts of the sequences that terminals send for keys."""

CHARACTERS = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\b": "backspace"}

SEQUENCE = re.compile(r"\x1b[\[O]([<0-9;]*)([A-Za-z~])|\x1b(.?)|(.)", re.DOTALL)

FRAME, IDLE, ESCAPE = 0.04, 0.25, 0.03
"""Seconds between two frames; between two polls of a resting screen; for the rest of a sequence."""


def keys_in(text: str) -> Iterator[str]:
    """Decode the key sequences of a terminal."""
    for match in SEQUENCE.finditer(text):
        numbers, end, behind, character = match.groups()
        if numbers and numbers[0] == "<":
            button, column, row = (int(n or 0) for n in (numbers[1:] + ";;").split(";")[:3])
            if end == "M" and button in (0, 64, 65):
                yield ("backtab", "tab")[button - 64] if button else f"click {column - 1} {row - 1}"
        elif end:
            name = KEYS.get(f"{numbers.partition(';')[0]}~" if end == "~" else end)
            if name:
                yield name
        elif behind is not None:
            yield "esc"
            if behind:
                yield CHARACTERS.get(behind, behind)
        else:
            yield CHARACTERS.get(character, character)


def is_possible() -> bool:
    """True if input and output are a capable terminal."""
    if not gives_keys() or os.environ.get("TERM", "dumb") == "dumb":
        return False
    return os.isatty(INPUT) and os.isatty(OUTPUT)


@contextmanager
def whole_terminal() -> Iterator[None]:
    """Unbuffered keys without echo, the alternate screen, no cursor."""
    with keys_at_once(INPUT):
        try:
            _write("\x1b[?1049h\x1b[?25l\x1b[2J\x1b[?1000h\x1b[?1006h")  # with clicks
            yield
        finally:
            _write("\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?25h\x1b[?1049l")


def _write(text: str) -> None:
    data = text.encode("utf-8", "replace")
    while data:
        data = data[os.write(OUTPUT, data) :]


class Painter:
    """Writes the changed lines of a screen."""

    def __init__(self, page: answers.Page) -> None:
        self._page = page
        self._size = (0, 0)
        self._shown: list[str] = []

    def paint(self, screen: Screen) -> None:
        size = os.get_terminal_size(OUTPUT)
        width, height = max(1, size.columns), max(1, size.lines)
        text = ""
        if (width, height) != self._size:
            self._size, self._shown, text = (width, height), [""] * height, "\x1b[0m\x1b[2J"
        lines = [
            "".join(self._page.paint(style, part) if style else part for style, part in line)
            for line in screen.lines(width, height)
        ]
        for row, (before, line) in enumerate(zip(self._shown, lines, strict=True), 1):
            if before != line:
                text += f"\x1b[{row};1H{line}\x1b[0m\x1b[K"
        if text:
            _write(f"\x1b[?2026h{text}\x1b[?2026l")  # as one synchronised update, if supported
        self._shown = lines


def run(screen: Screen, page: answers.Page, after_key: Callable[[], object]) -> None:
    """Play until the player leaves."""
    painter = Painter(page)
    rest = b""
    with whole_terminal():
        while True:
            screen.tick(monotonic())
            painter.paint(screen)
            wait = FRAME if screen.is_moving else IDLE
            if not select.select([INPUT], [], [], wait)[0]:
                continue
            data = os.read(INPUT, 1024)
            if not data:  # the terminal is gone
                return
            rest += data
            while rest.endswith(b"\x1b") or re.search(rb"\x1b[\[O][<0-9;]*$", rest):
                if not select.select([INPUT], [], [], ESCAPE)[0]:
                    break
                rest += os.read(INPUT, 1024)
            try:
                text, rest = rest.decode("utf-8"), b""
            except UnicodeDecodeError:
                if len(rest) < 4:  # incomplete character
                    continue
                text, rest = rest.decode("utf-8", "replace"), b""
            for key in keys_in(text):
                screen.press(key)
                after_key()
