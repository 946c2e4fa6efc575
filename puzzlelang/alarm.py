"""A time limit for what does not look at the clock itself: reading, compiling, telling."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

GRACE = 0.5
"""Seconds for a search to notice the end of its time by itself and to say what it knows."""


class TimeUp(BaseException):
    """The time was over before there was an answer."""


def since_the_process_began() -> float:
    """Seconds since the system made this process, where it tells: Python itself has to start."""
    try:
        with open("/proc/self/stat", "rb") as stat:
            ticks = int(stat.read().rpartition(b")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (AttributeError, OSError, ValueError, IndexError):
        return 0.0


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise :class:`TimeUp` in what takes longer than ``seconds``; where the system can."""
    main = threading.current_thread() is threading.main_thread()
    if seconds is None or not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(0.0, seconds) + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
