"""The command line: runs a command and says with a number how it ended."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from time import monotonic

from puzzlelang import __version__
from puzzlelang.alarm import LIMITS, MemoryUp, TimeUp, alarm
from puzzlelang.commands import registry
from puzzlelang.diagnostics import PuzzleError, printable
from puzzlelang.exit_codes import AT_FAULT, BUG, GAVE_UP, INTERRUPTED, YES
from puzzlelang.options import open_streams
from puzzlelang.terminal import complain, err, out


def run(arguments: Sequence[str], began: float | None = None) -> int:
    if not arguments:
        err(registry.help_text())
        return AT_FAULT
    if arguments[0] in ("-h", "--help", "help"):
        out(registry.help_text())
        return YES
    if arguments[0] in ("-V", "--version"):
        out(f"puzzlelang {__version__}")
        return YES
    command, *rest = arguments
    try:
        parsed = registry.parse(command, rest)
    except SystemExit:  # argparse has printed its help
        return YES
    if began is not None:
        parsed.started = began
    seconds = getattr(parsed, "time", None)
    try:
        left = seconds and seconds - (monotonic() - parsed.started)
        with alarm(left, getattr(parsed, "memory", None)):
            return registry.command(command).run(parsed)
    except (TimeUp, MemoryUp, MemoryError, KeyboardInterrupt) as ended:
        if command in ("solve", "explore") and parsed.format in ("json", "jsonl"):
            limit = LIMITS[type(ended)]
            out(f'{{"outcome": "gave-up", "limit": "{limit}"}}')  # a script is told, too
        raise


def main(arguments: Sequence[str] | None = None, began: float | None = None) -> int:
    """Run the program and return its exit code; ``--time`` counts from ``began`` on."""
    gc.set_threshold(200_000)  # reading a puzzle makes much that stays and little garbage
    open_streams()
    code = BUG
    try:
        code = run(sys.argv[1:] if arguments is None else arguments, began)
        sys.stdout.flush()
    except PuzzleError as error:
        complain(error.diagnostics)
        code = AT_FAULT
    except KeyboardInterrupt:
        err("Interrupted.")
        code = INTERRUPTED
    except TimeUp:
        err("Gave up: the time was over before there was an answer.")
        code = GAVE_UP
    except MemoryUp:
        err("Gave up: the memory was used up before there was an answer.")
        code = GAVE_UP
    except MemoryError:
        err("Gave up: there is no more memory. `--memory SIZE` ends a search in time.")
        code = GAVE_UP
    except BrokenPipeError:  # nobody reads on, as with `| head`
        code = YES if code == BUG else code
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:  # a full disk, say
        err(f"The answer can't be written: {error.strerror}.")
        code = AT_FAULT
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if os.environ.get("PUZZLELANG_DEBUG"):
            raise
        report_bug(error)
    return code


def report_bug(error: Exception) -> None:
    err(
        f"puzzlelang {__version__}: internal error: {type(error).__name__}: "
        f"{printable(str(error))[:500]}\n"
        "This is a mistake of puzzlelang, not of your puzzle. Please report it with the puzzle\n"
        "and the command, as README.md says; PUZZLELANG_DEBUG=1 shows where it happened."
    )
