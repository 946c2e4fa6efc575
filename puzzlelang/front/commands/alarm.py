"""Limits for work that checks neither clock nor memory itself (reading, compiling, output), and
when whoever ends it is heard.
"""

from __future__ import annotations

import math
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.search import Ended
from puzzlelang.text import Any, bell, resident_bytes
from puzzlelang.text import since_the_process_began as since_the_process_began

GRACE = 0.5
"""Seconds for a search to notice its time limit by itself and report what it has."""

MORE = 1.04
"""A search that has not noticed its memory limit by itself may use this many times as much."""


OFTEN = 0.1
"""Seconds between two checks of the memory."""


class TimeUp(Ended):
    """The time limit was reached before there was an answer."""

    limit = "time"


class MemoryUp(Ended):
    """The memory limit was reached before there was an answer."""

    limit = "memory"


class Terminated(Ended):
    """Another program asks this one to terminate (SIGTERM)."""

    limit = "terminated"


@contextmanager
def termination_heard() -> Iterator[None]:
    """Raise :class:`Terminated` on SIGTERM, as Ctrl-C raises ``KeyboardInterrupt``, unless another
    handler is installed.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return

    def leave(*_: Any) -> None:
        raise Terminated

    signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


ENDERS = ("SIGTERM", "SIGINT", "SIGALRM")
"""Signals by which somebody ends what goes on; of several at once, the first of these is heard."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile nothing that Python hears of :data:`ENDERS` raises anything in the main thread: it
    does so when the body is over, however that ends.

    The handlers wait, and not the signals: those that one thread blocks another receives, and
    Python calls their handlers in the main thread all the same.
    """
    if threading.current_thread() is not threading.main_thread():  # no handler is called in it
        yield
        return
    numbers = [getattr(signal, name) for name in ENDERS if hasattr(signal, name)]
    handlers = {
        number: handler for number in numbers if callable(handler := signal.getsignal(number))
    }
    heard: set[int] = set()
    is_over = False

    def wait(number: int, frame: Any) -> None:
        if is_over:
            handlers[number](number, frame)
        else:
            heard.add(number)

    try:
        for number in handlers:
            signal.signal(number, wait)
        yield
    finally:
        is_over = True  # first, since each that is set again may raise something at once
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for number, handler in handlers.items():
            if number in heard:
                handler(number, None)


@contextmanager
def alarm(seconds: float | None, memory: int | None = None) -> Iterator[None]:
    """Raise :class:`TimeUp` in the body after ``seconds``, and :class:`MemoryUp` if it takes more
    bytes than ``memory``, each with some tolerance.
    """
    if seconds is None and memory is None:
        yield
        return
    wait = math.inf if seconds is None else max(0.0, seconds) + GRACE
    end = time.monotonic() + wait

    def ring() -> None:
        if memory is None or time.monotonic() >= end:
            raise TimeUp
        if (resident_bytes() or 0) > memory * MORE:
            raise MemoryUp

    often = 0.0 if memory is None else OFTEN
    with bell(min(wait, often or wait), often, ring):
        yield
