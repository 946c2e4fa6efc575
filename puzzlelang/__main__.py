"""``puzzlelang``, ``python -m puzzlelang``"""

import os
import signal
import sys
from contextlib import suppress
from time import monotonic

GAVE_UP, INTERRUPTED, TERMINATED = 3, 130, 143


def main() -> int:
    """Run the program; Ctrl-C is answered in words even while the program is being loaded."""
    try:
        from puzzlelang.alarm import since_the_process_began
        from puzzlelang.cli import main as run

        code = run(began=monotonic() - since_the_process_began())
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        code = INTERRUPTED
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # all is said
    if code in (GAVE_UP, INTERRUPTED, TERMINATED):
        _leave_at_once(code)
    return code


def _leave_at_once(code: int) -> None:
    """Leave without giving back memory piece by piece, and without waiting for machine code that
    is being made.

    Python would also end by the signal when an interruption passed through `exec` of a text, as
    the making of a dataclass is, although it was answered.
    """
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):  # closed, or full
            stream.flush()
    os._exit(code)


if __name__ == "__main__":
    sys.exit(main())
