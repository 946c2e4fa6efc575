"""Limits for work that polls neither clock nor memory (reading, compiling, output), and deferred
handling of signals.
"""

from __future__ import annotations

import math
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from puzzlelang.search import MEMORY, TERMINATED, TIME, Ended
from puzzlelang.text import Any, bell, resident_bytes, swallows
from puzzlelang.text import since_the_process_began as since_the_process_began

GRACE = 0.1
"""Seconds that a search has to notice its time limit and report its results."""

MORE = 1.04
"""Factor by which a search may exceed its memory limit before the alarm ends it."""

OFTEN = 0.1
"""Seconds between two checks of time and memory."""

AGAIN = 0.2
"""Seconds of CPU time until the alarm rings again if the work continues after a limit."""


class TimeUp(Ended):
    """The time limit was reached before there was an answer."""

    limit = TIME


class MemoryUp(Ended):
    """The memory limit was reached before there was an answer."""

    limit = MEMORY


class Terminated(Ended):
    """Another program asks this one to terminate (SIGTERM)."""

    limit = TERMINATED


@contextmanager
def termination_heard() -> Iterator[None]:
    """Raise :class:`Terminated` on SIGTERM, as Ctrl-C raises ``KeyboardInterrupt``, unless other
    handlers are installed. In code whose exceptions Python discards, such as ``__del__``, both are
    raised a moment later.
    """
    main = threading.current_thread() is threading.main_thread()
    usual = {"SIGTERM": (signal.SIG_DFL, Terminated),
             "SIGINT": (signal.default_int_handler, KeyboardInterrupt)}  # fmt: skip
    before = {
        getattr(signal, name): (handler, ending)
        for name, (handler, ending) in usual.items()
        if main and signal.getsignal(getattr(signal, name)) is handler
    }

    def leave(number: int, frame: Any) -> None:
        if swallows(frame):
            threading.Timer(SOON, signal.raise_signal, [number]).start()
        else:
            raise before[number][1]

    for number in before:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number, (handler, _) in before.items():
            signal.signal(number, handler)


SOON = 0.01
"""Seconds until a signal is raised again if Python would have discarded its exception."""

ENDERS = ("SIGTERM", "SIGINT", "SIGALRM")
"""Signals that end the work, in order of priority."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Defer the handlers of :data:`ENDERS` in the main thread until the body ends, also by an
    exception.

    Blocking the signals would not suffice: another thread would receive them, and Python would
    still call their handlers in the main thread.
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
        is_over = True  # first, since each restored handler may raise immediately
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for number, handler in handlers.items():
            if number in heard:
                handler(number, None)


_is_silent: ContextVar[bool] = ContextVar("silent", default=False)


def silence(limit: str = "all is done") -> None:
    """Stop the alarm if a ``limit`` was reached, because only the output remains."""
    if limit:
        _is_silent.set(True)


@contextmanager
def alarm(seconds: float | None, memory: int | None = None) -> Iterator[None]:
    """Raise :class:`TimeUp` in the body after ``seconds``, and :class:`MemoryUp` if it uses more
    than ``memory`` bytes, with some tolerance.  Raise again if the body continues, until
    :func:`silence` is called.
    """
    _is_silent.set(False)
    if seconds is None and memory is None:
        yield
        return
    wait = math.inf if seconds is None else max(0.0, seconds) + GRACE
    end, quiet_until = time.monotonic() + wait, 0.0

    def ring() -> None:
        nonlocal quiet_until
        is_late = memory is None or time.monotonic() >= end
        if memory is not None and not is_late and (resident_bytes() or 0) <= memory * MORE:
            return
        now = time.process_time()
        if now < quiet_until or _is_silent.get():
            return
        quiet_until = now + AGAIN
        raise TimeUp if is_late else MemoryUp

    with bell(wait if memory is None else min(wait, OFTEN), OFTEN, ring):
        yield
