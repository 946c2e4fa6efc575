"""Display of progress: a line on a terminal, or lines in a log.

A thread draws the last report. So the seconds continue while the work can't report, and a stopped
terminal doesn't stop a search.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from puzzlelang.text.amounts import size_text
from puzzlelang.text.annotations import TextIO
from puzzlelang.text.diagnostics import printable
from puzzlelang.text.progress import Progress, Stage, time_now
from puzzlelang.text.records import replace
from puzzlelang.text.source import columns

FIRST = 0.5
"""Seconds before the first line, and before the line returns after other output."""

REDRAWN, LOGGED = 0.1, 1.0
"""Seconds between lines: on a terminal, where each replaces the previous one, and in a log. With 0,
each report is shown.
"""

TURNS, TURN = "|/-\\", 0.25
"""Characters of the spinner before a line, and seconds for each."""

LONGEST = 1_000
"""Maximum columns of a line in a log."""

WORDS = {
    Stage.MACHINE_CODE: "compiling to machine code",
    Stage.ESTIMATING: "computing an estimate",
    Stage.COUNTING: "counting solutions",
    Stage.LISTING: "listing solutions",
    Stage.TRACING: "describing the solution",
    Stage.PROVING: "creating a certificate",
    Stage.EXPECTING: "checking expectations",
    Stage.CONNECTING: "building the graph",
    Stage.MARKING: "marking solutions",
    Stage.LAYOUT: "laying out",
    Stage.WAITING: "waiting for the lock of the store",
}
"""Descriptions of stages, if different from the name."""


class Display:
    """Shows the latest report, one line at a time, until it is closed."""

    def __init__(self, stream: TextIO, every: float, show: Callable[[Progress], str]) -> None:
        self.stream, self.every, self.show = stream, every, show
        self.drawn = ""
        self._began = time_now()
        self._next = self._began + (FIRST if every else 0)
        self._latest: Progress | None = None
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        if every:
            thread = threading.Thread(target=self._go_on, daemon=True)
            with suppress(RuntimeError):  # there are no threads in a browser
                thread.start()
                self._thread = thread

    def __call__(self, latest: Progress) -> None:
        self._latest = latest
        if self._thread is None:
            self._look()

    def close(self) -> None:
        """Stop drawing and erase the line."""
        self._over.set()
        if self._thread is not None:
            self._thread.join(1)
        with self.aside():
            pass

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Hide the line while something else is printed."""
        has_lock = self._lock.acquire(timeout=1)  # times out if the terminal is stopped
        try:
            self._hide()
            yield
            self._next = time_now() + (FIRST if self.every else 0)
        finally:
            if has_lock:
                self._lock.release()

    def _go_on(self) -> None:
        while not self._over.wait(max(0.01, self._next - time_now())):
            self._look()
            self._next = max(self._next, time_now() + self.every)

    def _look(self) -> None:
        now, latest = time_now(), self._latest
        if latest is None or now < self._next or not self._lock.acquire(blocking=False):
            return
        try:
            if not self._over.is_set():
                self._draw(
                    self.show(replace(latest, elapsed=max(latest.elapsed, now - self._began)))
                )
                self._next = now + self.every
        finally:
            self._lock.release()

    def _draw(self, text: str) -> None:
        self._write(text + "\n")

    def _hide(self) -> None:
        pass

    def _write(self, text: str) -> None:
        try:
            self.stream.write(text)
            self.stream.flush()
        except (OSError, ValueError):  # the reader is gone
            self._over.set()


class Line(Display):
    """A line that is redrawn in place, at most as wide as the terminal."""

    def __init__(self, stream: TextIO, width: Callable[[], int], *, erases: bool = True) -> None:
        """``erases``: the terminal supports erasing the rest of a line."""
        super().__init__(stream, REDRAWN, self._line)
        self._width, self._erases = width, erases

    def _line(self, latest: Progress) -> str:
        turn = TURNS[int(latest.elapsed / TURN) % len(TURNS)]
        return f"{turn} {line_of(latest, self._width() - 3)}"[: max(0, self._width() - 1)]

    def _draw(self, text: str) -> None:
        if text != self.drawn:
            self._write(f"\r{text}{self._rest(columns(text))}")
            self.drawn = text

    def _hide(self) -> None:
        if self.drawn:
            rest = self._rest(0)
            self._write(f"\r{rest}" if self._erases else f"\r{rest}\r")
            self.drawn = ""

    def _rest(self, used: int) -> str:
        return "\x1b[K" if self._erases else " " * (columns(self.drawn) - used)


class Log(Display):
    """Lines at intervals, for a log."""

    def __init__(self, stream: TextIO, show: Callable[[Progress], str] | None = None) -> None:
        """``show`` converts a report to a line; the default is a description in words."""
        super().__init__(stream, LOGGED, show or (lambda latest: line_of(latest, LONGEST)))


# ── descriptions ─────────────────────────────────────────────────────────────────────


def line_of(latest: Progress, width: int) -> str:
    """Describe a report in at most ``width`` columns: ``searching: 1,234 states, depth 3, 2 s``"""
    heads, outer = [_head(latest)], latest.within
    while outer is not None:
        heads.insert(0, _head(outer, outer=True))
        outer = outer.within
    parts = _measures(latest)
    while True:
        text = ": ".join(filter(None, (", ".join(heads), ", ".join(part for _, part in parts))))
        if columns(text) <= width:
            return text
        if len(parts) > 1:
            parts.remove(min(parts))
        elif len(heads) > 1:
            del heads[0]
        else:
            break
    while columns(text) > width:
        text = text[:-1]
    return text


def _head(latest: Progress, outer: bool = False) -> str:
    words = f"{WORDS.get(latest.stage, latest.stage.value)} {printable(latest.what)}".rstrip()
    if outer and latest.total and latest.done is not None:
        words += f" ({min(latest.done + 1, latest.total):,} of {latest.total:,})"
    return words


def _measures(latest: Progress) -> list[tuple[int, str]]:
    """The known measures in display order, with priorities; the lowest is dropped first."""
    parts: list[tuple[int, str]] = []
    share, rest = latest.share, latest.left
    if share is not None:
        parts += [(6, f"{100 * share:.0f} %"), (2, f"{latest.done:,} of {latest.total:,}")]
    if latest.states is not None:
        parts.append((8, f"{latest.states:,} states"))
    if latest.waiting is not None:
        parts.append((3, f"{latest.waiting:,} waiting"))
    if latest.depth is not None:
        parts.append((5, f"depth {latest.depth:,}"))
    if latest.bound is not None:
        parts.append((5, f"cost {', '.join(f'{part:,}' for part in latest.bound)} or more"))
    if latest.rate is not None:
        parts.append((4, f"{latest.rate:,.0f} states/s"))
    if latest.memory:
        parts.append((1, size_text(latest.memory)))
    if latest.disk:
        parts.append((2, f"{size_text(latest.disk)} on disk"))
    if latest.coming is not None:
        time = "" if latest.coming_seconds is None else f" in {duration(latest.coming_seconds)}"
        parts.append((2, f"next layer about {latest.coming:,} states{time}"))
    parts.append((9, duration(latest.elapsed)))
    if rest is not None and latest.seconds >= FIRST:
        parts.append((7, f"{duration(rest)} left"))
    return parts


def duration(seconds: float) -> str:
    """``7 s``, ``2 min 05 s``, ``3 h 20 min``"""
    whole = int(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600:,} h {whole // 60 % 60:02} min"
