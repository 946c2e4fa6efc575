"""Limits of a search, its progress, and its end from another thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from puzzlelang.search import DISK, INTERRUPTED, MEMORY, STATES, TIME, Ended, Limits
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Listener,
    Progress,
    TypedDict,
    bytes_of,
    count_of,
    reporting,
    seconds_of,
)

if TYPE_CHECKING:
    from threading import Event


class Bounds(TypedDict, total=False):
    """Limits ``time`` (seconds, or "2m"), ``memory`` (bytes, or "2G") and ``states`` (reached
    states, or "1M"); ``progress`` (a function called now and then with a
    :class:`puzzlelang.text.Progress`; True for a line on standard error); ``stop`` (an event set by
    another thread).
    """

    time: float | str | None
    memory: int | str | None
    states: int | str | None
    progress: Listener | bool | None
    stop: Event | None


class GaveUp(Exception):
    """Raised if the limit named ``limit`` ends a search before it has a result."""

    def __init__(self, limit: str) -> None:
        self.limit = limit
        is_limit = limit in (TIME, MEMORY, STATES, DISK)
        super().__init__(
            f"the limit `{limit}` was reached: set a larger `{limit}=` to continue" if is_limit else
            f"the search ended: {limit}"
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return GaveUp, (self.limit,)


def limits_of(bounds: Bounds) -> Limits:
    unknown = sorted(bounds.keys() - Bounds.__annotations__.keys())
    if unknown:
        raise TypeError(
            f"unknown option {unknown[0]!r}; the options are {', '.join(Bounds.__annotations__)}"
        )
    return Limits(
        states=amount("states", bounds.get("states"), count_of, "1M", whole=True),
        seconds=amount("time", bounds.get("time"), seconds_of, "2m"),
        memory=size_in_bytes(bounds.get("memory")),
    )


@contextmanager
def heeding(bounds: Bounds) -> Iterator[None]:
    """Report progress to ``progress``, and end the work when ``stop`` is set."""
    stop, progress = bounds.get("stop"), bounds.get("progress")
    if progress is True:
        with _line() as line, heeding({**bounds, "progress": line}):
            yield
        return
    progress = progress or None

    def listen(report: Progress) -> None:
        if stop is not None and stop.is_set():
            raise Ended(INTERRUPTED)
        if progress is not None:
            progress(report)

    try:
        with reporting(progress if stop is None else listen):
            yield
    except Ended as ending:  # before there was a result
        raise GaveUp(ending.limit) from None


@contextmanager
def _line() -> Iterator[Listener]:
    """A progress line, erased at the end; notebooks show it, too."""
    import sys

    from puzzlelang.text import Line, columns_of, understands_escapes

    stream = sys.stderr
    line = Line(stream, lambda: columns_of(2), erases=stream.isatty() and understands_escapes())
    try:
        yield line
    finally:
        line.close()


def size_in_bytes(size: int | str | None, name: str = "memory") -> int | None:
    """Convert a size such as ``"2G"``, ``"500M"`` or 1000000."""
    count: int | None = amount(name, size, bytes_of, "2G", whole=True)
    return count


def amount(
    name: str, given: Any, read: Callable[[str], Any], example: str, *, whole: bool = False
) -> Any:
    """Check a limit: a number above 0, or a text with a unit; :class:`ValueError` otherwise."""
    number = read(given) if isinstance(given, str) else given
    numbers = int if whole else (int, float)
    if given is not None and not (
        isinstance(number, numbers) and not isinstance(number, bool) and 0 < number < float("inf")
    ):
        raise ValueError(
            f"`{name}` must be a {'whole ' * whole}number above 0, or a text such as {example!r}, "
            f"not {given!r}"
        )
    return number
