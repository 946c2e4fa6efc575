"""``puzzlelang``, ``python -m puzzlelang``"""

import gc
import os
import signal
import sys
from contextlib import suppress
from time import monotonic

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED, TERMINATED = 0, 1, 2, 3, 70, 130, 143


def main() -> int:
    """Run the program; Ctrl-C is answered in words even while the program is being loaded.

    Whatever goes wrong, and wherever, the exit code is none that says that something is proved.
    """
    code = BUG
    gc.set_threshold(200_000)  # reading a puzzle makes much that stays and little garbage
    try:
        _fill_descriptors()
        from puzzlelang.front import main as run
        from puzzlelang.front import since_the_process_began

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
