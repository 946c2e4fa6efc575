"""What ends a search before its end: limits, and other threads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.search import Ended, Limits
from puzzlelang.text import TYPE_CHECKING, Any, Listener, Progress, TypedDict, bytes_of, reporting

if TYPE_CHECKING:
    from threading import Event


class Bounds(TypedDict, total=False):
    """``time`` in seconds, ``memory`` in bytes (or "2G"), ``states`` that are kept, ``progress`` (a
    function that is called with a :class:`puzzlelang.text.Progress` at times; True for a line on
    standard error), ``stop`` (an event that another thread sets).
    """

    time: float | None
    memory: int | str | None
    states: int | None
    progress: Listener | bool | None
    stop: Event | None


class GaveUp(Exception):
    """A limit was met before there was anything to tell; ``limit`` is its name."""

    def __init__(self, limit: str) -> None:
        self.limit = limit
        super().__init__(f"it was given up: {limit}")

    def __reduce__(self) -> tuple[Any, ...]:
        return GaveUp, (self.limit,)


def limits_of(bounds: Bounds, cores: int = 1) -> Limits:
    unknown = sorted(bounds.keys() - Bounds.__annotations__.keys())
    if unknown:
        raise TypeError(
            f"there is no option {unknown[0]!r}; there are {', '.join(Bounds.__annotations__)}"
        )
    states, seconds = bounds.get("states"), bounds.get("time")
    return Limits(
        states=states, seconds=seconds, memory=size_in_bytes(bounds.get("memory")), cores=cores
    )


@contextmanager
def heeding(bounds: Bounds) -> Iterator[None]:
    """Report to ``progress`` meanwhile, and end what is done once ``stop`` is set."""
    stop, progress = bounds.get("stop"), bounds.get("progress")
    if progress is True:
        with _line() as line, heeding({**bounds, "progress": line}):
            yield
        return
    progress = progress or None

    def listen(report: Progress) -> None:
        if stop is not None and stop.is_set():
            raise Ended("interrupted")
        if progress is not None:
            progress(report)

    with reporting(progress if stop is None else listen):
        yield


@contextmanager
def _line() -> Iterator[Listener]:
    """A line that says how far it is, and is gone at the end; notebooks show it, too."""
    import sys

    from puzzlelang.text import Line, columns_of, understands_escapes

    stream = sys.stderr
    line = Line(stream, lambda: columns_of(2), erases=stream.isatty() and understands_escapes())
    try:
        yield line
    finally:
        line.close()


def size_in_bytes(size: int | str | None) -> int | None:
    """``"2G"``, ``"500M"``, 1000000"""
    if not isinstance(size, str):
        return size
    found = bytes_of(size)
    if found is None:
        raise ValueError(f"{size!r} is no amount of memory; write a number, or a text such as '2G'")
    return found
