"""``puzzlelang``, ``python -m puzzlelang``"""

import os
import signal
import sys
from contextlib import suppress

INTERRUPTED = 130


def main() -> int:
    """Run the program; Ctrl-C is answered in words even while the program is being loaded."""
    try:
        from puzzlelang.cli import main as run

        code = run()
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        code = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said
    if code == INTERRUPTED:
        # Python remembers an interruption that passed through `exec` of a text, as the making of
        # a dataclass is, and would end by the signal although it was answered.
        for stream in (sys.stdout, sys.stderr):
            with suppress(AttributeError, OSError, ValueError):  # closed, or full
                stream.flush()
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())
