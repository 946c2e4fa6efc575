"""An attempt to answer a search in another way, beside it: what it is given and what it returns."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from puzzlelang.core import nodes as core
from puzzlelang.search import (
    STOPPED,
    Answer,
    GaveUp,
    Progress,
    Request,
    Search,
    best_known,
)
from puzzlelang.text import TYPE_CHECKING, Record, cast

if TYPE_CHECKING:
    from puzzlelang.compiler import CompiledSystem, MergedSystem

ENDS_ALL = ("time", *STOPPED)
"""Limits of an attempt that are those of the whole search, too."""

Alike = Callable[[], Sequence[core.Interchangeable]]
"""Finds members that no rule tells apart, though the puzzle does not say so."""


class Plain(metaclass=Record):
    """The search beside which others are tried, and what these need to know of it.

    ``system`` is what is searched, perhaps a merged one; ``true`` has the states of the puzzle.
    ``begin`` answers another request about the same system, on a tier of its choice.
    """

    request: Request
    started: float
    system: CompiledSystem | MergedSystem
    true: CompiledSystem
    tier: str
    begin: Callable[[Request], Search[Answer]]
    alike: Alike | None = None

    @property
    def by_steps(self) -> bool:
        """Is it breadth-first?  Else it goes by cost."""
        return self.system.unit_cost


class Findings(metaclass=Record, frozen=False):
    """What an attempt has learned besides an answer.

    ``known``: what its last search knew when it gave up.  ``estimate``: see ``Statistics``.
    """

    known: GaveUp | None = None
    estimate: str | None = None

    def learn(self, known: GaveUp) -> None:
        self.known = cast("GaveUp", best_known(self.known, known))


Try = Generator[int, Progress, "Answer | None"]
"""An attempt: it yields the number of states at which it is to be asked next (of states reached,
beside a breadth-first search; else of states expanded), and is sent the progress of the plain
search then.  It returns an answer, or None where it has nothing more to try.  An answer that gave
up ends the whole search at its limit.
"""
