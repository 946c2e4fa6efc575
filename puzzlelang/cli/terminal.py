"""The terminal: all output, and the width and colours of a page."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

from puzzlelang.answers import Page
from puzzlelang.cli.options import width_of
from puzzlelang.search import ENDINGS, GaveUp, Statistics
from puzzlelang.text import Diagnostic, render_all

if TYPE_CHECKING:
    from argparse import Namespace


class Unwritten(Exception):
    """Standard output can't be written: the disk is full, or its reader is gone (``is_closed``)."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror)
        self.is_closed = isinstance(error, BrokenPipeError)


def out(text: str) -> None:
    """Write to standard output, or raise :class:`Unwritten`."""
    try:
        sys.stdout.write(text + "\n")
    except OSError as error:
        raise Unwritten(error) from None
    except ENDINGS as ending:
        ending.add_note(CUT)
        raise


def all_written() -> None:
    """Flush standard output, or raise :class:`Unwritten`."""
    if sys.stdout.closed:  # by a language server; closing flushes
        return
    try:
        sys.stdout.flush()
    except OSError as error:
        raise Unwritten(error) from None


CUT = "some of the answer may be written"


def is_cut(ending: BaseException) -> bool:
    """Was the command interrupted while it wrote its answer?  Then nothing may follow it."""
    return CUT in getattr(ending, "__notes__", ())


def err(text: str) -> None:
    """Write to standard error; if that fails, the exit code still tells."""
    _tell(text + "\n")


def _tell(text: str) -> None:
    with suppress(OSError):
        sys.stderr.write(text)
        sys.stderr.flush()


def page(stream: TextIO) -> Page:
    """How wide ``stream`` is, and whether it takes colours and block characters."""
    terminal = stream.isatty()
    colours = terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    blocks = (stream.encoding or "").lower().replace("-", "") == "utf8"
    return Page(width_of(2 if stream is sys.stderr else 1), colours, blocks)


def out_page() -> Page:
    return page(sys.stdout)


def err_page() -> Page:
    return page(sys.stderr)


def complain(diagnostics: Sequence[Diagnostic]) -> None:
    """Messages to standard error."""
    text, paper = render_all(diagnostics), err_page()
    for severity, style in (("error", "bad"), ("warning", "warning")):
        text = "\n".join(
            paper.paint(style, line) if line.startswith(f"{severity}[") else line
            for line in text.split("\n")
        )
    err(text)


class ProgressLine:
    """One line on a terminal that shows the progress of a search, after its first second."""

    def __init__(self) -> None:
        self.drawn = False

    def __call__(self, statistics: Statistics, frontier: int, depth: object) -> None:
        if statistics.seconds < 1:
            return
        rate = statistics.reached / statistics.seconds
        parts = [f"{statistics.reached:,} states", f"{frontier:,} waiting"]
        if isinstance(depth, int) and statistics.order in ("bfs", "dfs", "preorder", "iddfs"):
            parts.append(f"depth {depth:,}")
        parts += [f"{rate:,.0f} states/s"] if statistics.reached else []
        parts += ["compiling"] if statistics.compiling else []
        parts.append(f"{statistics.seconds:.0f} s")
        self.draw(", ".join(parts))

    def draw(self, text: str) -> None:
        _tell("\r" + text[: err_page().width - 1] + "\x1b[K")
        self.drawn = True

    def clear(self) -> None:
        if self.drawn:
            _tell("\r\x1b[K")


@contextmanager
def progress(options: Namespace) -> Iterator[ProgressLine | None]:
    """A progress line, if standard error is a terminal."""
    if options.quiet or not sys.stderr.isatty():
        yield None
        return
    line = ProgressLine()
    try:
        yield line
    finally:
        line.clear()


def out_nothing_searched(limit: str, seconds: float) -> None:
    """The JSON of a command that ended at ``limit`` after ``seconds`` without a result, on one
    line.
    """
    import json

    from puzzlelang.answers import NOTHING_SEARCHED
    from puzzlelang.search import peak_bytes

    statistics = Statistics(seconds=seconds, tier="", peak_memory_bytes=peak_bytes())
    out(json.dumps(NOTHING_SEARCHED.data(GaveUp(limit, statistics))))


def out_json(data: dict[str, object]) -> None:
    from puzzlelang.answers import json_text

    out(json_text(data))
