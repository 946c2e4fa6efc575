"""``puzzlelang``, ``python -m puzzlelang``"""

import _signal  # type: ignore[import-not-found]  # built in; `signal` takes a while to import
import os
import sys

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED, TERMINATED = 0, 1, 2, 3, 70, 130, 143


def _leave(*_: object) -> None:
    """Answer Ctrl-C while there is nothing to tidy up."""
    try:
        os.write(2, b"Interrupted.\n")
    except OSError:
        pass
    os._exit(INTERRUPTED)


def _is_program() -> bool:
    """Is this ``python -m puzzlelang`` or the script `puzzlelang`, not somebody's import?"""
    name = os.path.basename(sys.argv[0]) if sys.argv else ""
    return __name__ == "__main__" or name.startswith("puzzlelang")


if _is_program() and _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _leave)  # first: Python would exit with 1, "no, and proved"

import gc  # noqa: E402
import signal  # noqa: E402
from contextlib import suppress  # noqa: E402
from time import monotonic  # noqa: E402


def main() -> int:
    """Run the program and return its exit code; no failure exits with a code for a proof."""
    try:
        return _run()
    except KeyboardInterrupt:  # once more, while the first was answered
        os._exit(INTERRUPTED)


def _run() -> int:
    code = BUG
    gc.set_threshold(200_000)  # reading a puzzle makes much that stays and little garbage
    try:
        _fill_descriptors()
        from puzzlelang.front import main as run
        from puzzlelang.front import since_the_process_began

        if signal.getsignal(signal.SIGINT) is _leave:  # from now on there is something to tell
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = run(began=monotonic() - since_the_process_began())
    except KeyboardInterrupt:
        with suppress(AttributeError, OSError, ValueError):
            sys.stderr.write("Interrupted.\n")
        code = INTERRUPTED
    except SystemExit as left:  # a language server is asked to exit
        code = left.code if isinstance(left.code, int) else BUG
    except BaseException:  # Python would say 1, which is "no, and proved"
        import traceback

        with suppress(Exception):
            traceback.print_exc()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # all is said
    if not _flushed(sys.stdout) and code in (YES, NO):
        code = AT_FAULT
    _flushed(sys.stderr)
    if code in (GAVE_UP, INTERRUPTED, TERMINATED):
        # Leave without giving back memory piece by piece, and without waiting for machine code
        # that is being made.  Python would also end by the signal when an interruption passed
        # through `exec` of a text, as compiled puzzles are, although it was answered.
        os._exit(code)
    gc.freeze()  # Python need not look for garbage among all that there is before it ends
    return code


def _fill_descriptors() -> None:
    """Where a standard stream is closed, let no file that is opened later take its number: what
    a library writes to standard error would be written into it.
    """
    with suppress(OSError):
        while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass
        os.close(descriptor)


def _flushed(stream: object) -> bool:
    """Whether all is written; if not, nothing is tried again when Python ends, with 120."""
    try:
        if stream is not None and not stream.closed:  # type: ignore[attr-defined]
            stream.flush()  # type: ignore[attr-defined]
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
