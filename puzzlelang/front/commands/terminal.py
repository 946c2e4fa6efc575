"""The terminal: all output, and the width and colours of a page."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from contextvars import ContextVar

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence, undisturbed
from puzzlelang.front.commands.options import width_of
from puzzlelang.search import GaveUp, Statistics
from puzzlelang.text import (
    TYPE_CHECKING,
    Diagnostic,
    TextIO,
    TypeVar,
    columns_of,
    render_all,
    replace,
    reporting,
    unrung,
)

if TYPE_CHECKING:
    from argparse import Namespace

    from puzzlelang.answers import Answer, Fields, Filled, Loaded, Page, Survey, ToFill
    from puzzlelang.text import Display


T = TypeVar("T")


class Unwritten(Exception):
    """Standard output can't be written: the disk is full, or its reader is gone (``is_closed``)."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror)
        self.is_closed = isinstance(error, BrokenPipeError)


@unrung
def out(text: str) -> None:
    """Write to standard output, or raise :class:`Unwritten`."""
    _answered.set(True)
    try:
        with _beside_progress():
            sys.stdout.write(text + "\n")
    except OSError as error:
        raise Unwritten(error) from None


def out_at_once(text: str) -> None:
    """Write one of several results before the answer, and flush it before any signal is handled;
    otherwise the answer could follow half a line.
    """
    with undisturbed():
        out(text)
        all_written()
        _answered.set(False)


_answered: ContextVar[bool] = ContextVar("answered", default=False)


def is_answered() -> bool:
    """True if part of the answer is written; then no other answer may follow."""
    return _answered.get()


def begin_answer() -> None:
    """Nothing is written yet."""
    _answered.set(False)


def all_written() -> None:
    """Flush standard output, or raise :class:`Unwritten`."""
    if sys.stdout.closed:  # by a language server; closing flushes
        return
    try:
        sys.stdout.flush()
    except OSError as error:
        raise Unwritten(error) from None


def out_bytes(content: bytes) -> None:
    """Write what another process printed, as it is, or raise :class:`Unwritten`."""
    all_written()
    try:
        sys.stdout.buffer.write(content)
    except OSError as error:
        raise Unwritten(error) from None
    all_written()


def is_terminal(descriptor: int) -> bool:
    """True if standard output (1) or standard error (2) is a terminal."""
    return (sys.stderr if descriptor == 2 else sys.stdout).isatty()


def clear_screen() -> bool:
    """Clear the terminal, if it can; False if the output is not a terminal."""
    if not is_terminal(1):
        return False
    from puzzlelang.text import understands_escapes

    if understands_escapes() and os.environ.get("TERM") != "dumb":
        sys.stdout.write("\x1b[H\x1b[2J")
    return True


def asked(prompt: str) -> str:
    """Flush the output and read a line of standard input; empty at its end."""
    all_written()
    if sys.stdin is None:  # closed by the caller
        return ""
    if not sys.stdin.isatty():
        return sys.stdin.readline()
    sys.stderr.write(prompt)
    sys.stderr.flush()
    line = sys.stdin.readline()
    if not line:
        err("")
    return line


def err(text: str) -> None:
    """Write to standard error; if that fails, the exit code still tells."""
    with suppress(OSError), _beside_progress():
        sys.stderr.write(text + "\n")
        sys.stderr.flush()


def page(stream: TextIO) -> Page:
    """Width of ``stream``, and whether it supports colours and block characters."""
    terminal = stream.isatty()
    colours = terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    blocks = (stream.encoding or "").lower().replace("-", "") == "utf8"
    return answers.Page(width_of(2 if stream is sys.stderr else 1), colours, blocks)


def out_page() -> Page:
    return page(sys.stdout)


def pictured_page(subject: Loaded | ToFill | Answer | Filled | Survey, options: Namespace) -> Page:
    """Page for standard output, with boards for states if the terminal can show them."""
    paper = out_page()
    colours = 0 if options.plain else colours_of(sys.stdout)
    if not colours:
        return paper
    from puzzlelang.drawing import terminal_boards

    return replace(paper, boards=terminal_boards(subject.puzzle, colours))


def colours_of(stream: TextIO) -> int:
    """Number of colours that ``stream`` shows with block characters; 0 if it lacks either."""
    paper, kind = page(stream), os.environ.get("TERM", "")
    if not (paper.colours and paper.blocks) or kind == "linux":  # its font has no quarter blocks
        return 0
    from puzzlelang.drawing import ALL_COLOURS, FEW_COLOURS, MANY_COLOURS
    from puzzlelang.text import understands_escapes

    if not kind:  # Windows
        return ALL_COLOURS if understands_escapes() else 0
    if os.environ.get("COLORTERM") in ("truecolor", "24bit") or kind.endswith("-direct"):
        return ALL_COLOURS
    return MANY_COLOURS if "256" in kind else FEW_COLOURS


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


# ── progress ─────────────────────────────────────────────────────────────────────────

_display: ContextVar[Display | None] = ContextVar("display", default=None)
"""The current progress display."""


def _beside_progress() -> AbstractContextManager[None]:
    """Hide the progress line while other text is printed."""
    display = _display.get()
    return nullcontext() if display is None else display.aside()


@contextmanager
def progress(options: Namespace) -> Iterator[None]:
    """Show the progress of a command: a line on a terminal, or what ``--progress`` asks for."""
    display = _chosen_display(options)
    if display is None:
        yield
        return
    _display.set(display)
    try:
        with reporting(display):
            yield
    finally:
        display.close()
        _display.set(None)


def end_progress() -> None:
    """Close the progress display for the rest of the command."""
    display = _display.get()
    if display is not None:
        display.close()


def _chosen_display(options: Namespace) -> Display | None:
    stream, format = sys.stderr, getattr(options, "progress", "")
    on_terminal = stream.isatty() and os.environ.get("TERM") != "dumb"
    if format == "json":
        import json

        from puzzlelang.text import Log

        return Log(stream, lambda progress: json.dumps(answers.PROGRESS.data(progress)))
    if on_terminal and (format or not getattr(options, "quiet", True)):
        from puzzlelang.text import Line, understands_escapes

        return Line(stream, lambda: columns_of(2), erases=understands_escapes())
    if format:
        from puzzlelang.text import Log

        return Log(stream)
    return None


def out_nothing_searched(limit: str, seconds: float) -> None:
    """The JSON of a command that ended at ``limit`` after ``seconds`` without a result, on one
    line.
    """
    import json

    from puzzlelang.text import peak_bytes

    statistics = Statistics(seconds=seconds, tier="", peak_memory_bytes=peak_bytes())
    out(json.dumps(answers.NOTHING_SEARCHED.data(GaveUp(limit, statistics))))


def out_answer(
    options: Namespace, fields: Fields, answer: T, text: Callable[[T, Page], str]
) -> None:
    """Print the result of a command, as JSON or as text."""
    silence()
    if options.format == "json":
        out_json(fields.data(answer))
    else:
        out(text(answer, out_page()))


def out_json(data: dict[str, object]) -> None:
    out(answers.json_text(data))


def out_rows(rows: Iterable[Mapping[str, object]], more: bool = False) -> None:
    """Print a line of JSON for each row; the last is the answer, unless ``more`` follow."""
    import json

    line = ""
    for row in rows:
        if line:
            out_at_once(line)
        line = json.dumps(row, ensure_ascii=False)
    (out_at_once if more else out)(line)


def tell_more(answer: Answer) -> None:
    """Report an author's promise that the answer disproves."""
    remark = getattr(answer.outcome, "remark", "")
    if remark:
        complain([Diagnostic("broken-promise", remark, None, severity="warning")])
