"""Optimise machine code in another process while unoptimised code runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import current
from puzzlelang.engine.native_code import Code, expected_seconds, keep, room
from puzzlelang.engine.translation import Job, Translation
from puzzlelang.search import Limits
from puzzlelang.text import address_space_left, resident_bytes

LOADING = 32 << 20
"""Bytes of address space for loading the optimised code."""

Piece = tuple[Code, Callable[[Code], None]]
"""Code in use, and the function that replaces it."""

Then = Callable[[list[bytes]], None]


class Improvement:
    """A compilation in the background, one at a time; :meth:`end` cancels it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._work: Translation | None = None
        self._jobs: Sequence[Job] = ()
        self._then: Then | None = None
        self.done_for = False
        """Are further requests pointless?"""

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def begin(self, jobs: Sequence[Job], then: Then) -> None:
        """Start the jobs; :meth:`look` calls ``then`` when they are done."""
        try:
            if not self._has_room(jobs):
                raise OSError
            self._work = Translation(jobs)
        except OSError:
            self.done_for = True
            return
        self._jobs, self._then = jobs, then
        self.look()

    def look(self) -> None:
        work = self._work
        if work is None or not work.is_over:
            return
        codes = work.codes
        self.end()
        if codes is None or address_space_left() < LOADING:
            self.done_for = True
            return
        for job, code in zip(self._jobs, codes, strict=True):
            keep(job, code)
        assert self._then
        self._then(codes)

    def end(self) -> None:
        """Cancel unfinished jobs."""
        work, self._work = self._work, None
        if work:
            work.end()

    def _has_room(self, jobs: Sequence[Job]) -> bool:
        size = room(jobs)
        if address_space_left() < LOADING:
            return False
        most = self._limits.memory
        return most is None or (resident_bytes() or 0) + size <= most


def improve(improvement: Improvement, pieces: Sequence[Piece], spent: float) -> None:
    """Start optimising after ``improved_percent`` of the time that this should take."""
    rough = [(code, enter) for code, enter in pieces if code.better]
    jobs = [code.better for code, _ in rough if code.better]
    if not jobs or spent < expected_seconds(jobs) * current.improved_percent / 100:
        return

    def then(contents: list[bytes]) -> None:
        for (code, enter), content in zip(rough, contents, strict=True):
            enter(code.improved(content))

    improvement.begin(jobs, then)
