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
    """Is this ``python -m puzzlelang`` or the script `puzzlelang`, not an import elsewhere?"""
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
    except KeyboardInterrupt:  # a second Ctrl-C while the first was handled
        os._exit(INTERRUPTED)


def _run() -> int:
    code = BUG
    gc.set_threshold(200_000)  # reading a puzzle creates many lasting objects and little garbage
    try:
        _fill_descriptors()
        from puzzlelang.front import main as run
        from puzzlelang.front import since_the_process_began

        if signal.getsignal(signal.SIGINT) is _leave:  # from now on, Ctrl-C reports partial results
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = run(began=monotonic() - since_the_process_began())
    except KeyboardInterrupt:
        with suppress(AttributeError, OSError, ValueError):
            sys.stderr.write("Interrupted.\n")
        code = INTERRUPTED
    except SystemExit as left:  # a language server got `exit`
        code = left.code if isinstance(left.code, int) else BUG
    except BaseException:  # Python would exit with 1, which is "no, and proved"
        import traceback

        with suppress(Exception):
            traceback.print_exc()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the answer is complete
    if not _flushed(sys.stdout) and code in (YES, NO):
        code = AT_FAULT
    _flushed(sys.stderr)
    if code in (GAVE_UP, INTERRUPTED, TERMINATED):
        # Exit without freeing memory piece by piece or waiting for the compiler.  Also, if an
        # interrupt passes through `exec` of a text, such as a compiled puzzle, Python ends by the
        # signal, even though the interrupt was handled.
        os._exit(code)
    gc.freeze()  # spares Python a last garbage collection over all objects
    return code


def _fill_descriptors() -> None:
    """Open the null device for closed standard streams.

    Otherwise a file opened later gets the number of the stream, and a library's messages to
    standard error end up in that file.
    """
    with suppress(OSError):
        while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass
        os.close(descriptor)


def _flushed(stream: object) -> bool:
    """Flush a stream; return False on failure, and drop the rest, or Python would exit with 120."""
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
