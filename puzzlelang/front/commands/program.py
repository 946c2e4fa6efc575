"""The command line: run a command and return its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from time import monotonic

from puzzlelang import __version__
from puzzlelang.front.commands import registry
from puzzlelang.front.commands.alarm import alarm, termination_heard
from puzzlelang.front.commands.exit_codes import AT_FAULT, BUG, UNREAD, YES, gave_up
from puzzlelang.front.commands.options import HelpAsked, open_streams, searches_apart
from puzzlelang.front.commands.terminal import (
    Unwritten,
    all_written,
    begin_answer,
    complain,
    err,
    is_answered,
    out,
    out_json,
    out_nothing_searched,
    progress,
)
from puzzlelang.search import ENDINGS, INTERRUPTED, MEMORY, TERMINATED, TIME, limit_of
from puzzlelang.text import PuzzleError, printable, usage_error

ENDED = {
    INTERRUPTED: "Interrupted.",
    TERMINATED: "Terminated.",
    TIME: "Gave up: the time limit was reached before there was an answer.",
    MEMORY: "Gave up: the memory limit was reached before there was an answer.",
    "no memory": "Gave up: out of memory. `--memory SIZE` ends a search in time.",
}
"""Messages for commands that end without a result."""

MOST_OF_A_STORE = 2
"""Factor by which a command with states on disk may exceed its memory before it is ended."""


def run(arguments: Sequence[str], began: float | None = None) -> int:
    if not arguments:
        err(registry.help_text())
        return AT_FAULT
    if arguments[0] in ("-h", "--help", "help"):
        if arguments[1:] and arguments[1] in registry.COMMANDS:  # `help solve`
            return run([arguments[1], "--help"])
        out(registry.help_text())
        return YES
    if arguments[0] in ("-V", "--version"):
        out(f"puzzlelang {__version__}")
        return YES
    command, *rest = arguments
    try:
        parsed = registry.parse(command, rest)
    except HelpAsked as help:
        out(str(help))
        return YES
    _check_folder()
    if getattr(parsed, "watch", False):
        from puzzlelang.front.commands.own_process import watch

        return watch(parsed, command, rest)
    if began is not None:
        parsed.started = began
    parsed.words = arguments
    begin_answer()
    seconds, memory = getattr(parsed, "time", None), getattr(parsed, "memory", None)
    if searches_apart(parsed):
        seconds = memory = None
    # the work is split into parts of about this size
    if memory and getattr(parsed, "store", ""):
        memory *= MOST_OF_A_STORE
    try:
        left = seconds and seconds - (monotonic() - parsed.started)
        with alarm(left, memory), progress(parsed):
            return registry.command(command).run(parsed)
    except PuzzleError as error:  # JSON of a broken file is JSON, too
        if getattr(parsed, "format", "") in ("json", "jsonl") and not is_answered():
            from puzzlelang.answers import mistakes

            if any(d.code == "usage" for d in error.diagnostics):
                raise
            out_json(mistakes(error, getattr(parsed, "file", "")))
        raise
    except ENDINGS as ending:  # before or after the search: scripts get an answer, too
        if command in ("solve", "explore") and parsed.format in ("json", "jsonl"):
            if not is_answered():
                out_nothing_searched(limit_of(ending), monotonic() - parsed.started)
        raise


def _check_folder() -> None:
    """Report a working folder that was removed: relative paths have no meaning there."""
    try:
        os.getcwd()
    except OSError:
        message = "the folder in which this command runs has been removed"
        raise usage_error(message, "`cd` to a folder that exists") from None


def main(arguments: Sequence[str] | None = None, began: float | None = None) -> int:
    """Run the program and return its exit code; ``--time`` counts from ``began`` on."""
    if "_ARGCOMPLETE" in os.environ:
        from puzzlelang.front.commands.completion import complete

        complete()
    open_streams()
    code, digits = BUG, sys.get_int_max_str_digits()
    try:
        with termination_heard():
            code = run(sys.argv[1:] if arguments is None else arguments, began)
            all_written()
    except PuzzleError as error:
        complain(error.diagnostics)
        code = AT_FAULT
    except ENDINGS as ending:
        limit = "no memory" if isinstance(ending, MemoryError) else limit_of(ending)
        err(ENDED[limit])
        code = gave_up(limit)
    except Unwritten as error:
        code = UNREAD if error.is_closed else AT_FAULT
        if not error.is_closed:  # `| head` has read enough
            err(f"The answer can't be written: {error}.")
    except OSError as error:
        err(f"The system does not allow it: {printable(str(error))}.")
        code = AT_FAULT
    except Exception as error:
        if os.environ.get("PUZZLELANG_DEBUG"):
            raise
        err(
            f"puzzlelang {__version__}: internal error: {type(error).__name__}: "
            f"{printable(str(error))[:500]}\n"
            "This is a bug in puzzlelang, not in your puzzle. Please report it with the puzzle"
            "\nand the command, as README.md says; PUZZLELANG_DEBUG=1 shows a traceback."
        )
    finally:
        sys.set_int_max_str_digits(digits)  # a command may have changed it
    return code
