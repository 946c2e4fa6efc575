"""Interface of attempts to answer a search in another way."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from puzzlelang.core import nodes as core
from puzzlelang.search import (
    STOPPED,
    Answer,
    GaveUp,
    Progress,
    Request,
    Solved,
    merge_answers,
)
from puzzlelang.text import TYPE_CHECKING, Any, Record, cast, field

if TYPE_CHECKING:
    from puzzlelang.compiler import CompiledSystem, MergedSystem
    from puzzlelang.engine.tiers import TieredSearcher

ENDS_ALL = ("time", *STOPPED)
"""Limits of an attempt that end the whole search."""

Alike = Callable[[], Sequence[core.Interchangeable]]
"""Finds interchangeable members that the puzzle does not declare."""


class Plain(metaclass=Record):
    """The plain search, for attempts that accompany it.

    ``system`` is searched by ``tiers``, possibly merged; ``true`` has the puzzle's own states.
    ``promises`` has the first line of the starts' least estimate, by the kind of estimate.
    """

    request: Request
    started: float
    system: CompiledSystem | MergedSystem
    true: CompiledSystem
    tiers: TieredSearcher
    alike: Alike | None = None
    promises: dict[str, int] = field(factory=dict)

    @property
    def by_steps(self) -> bool:
        """Is it breadth-first, not by cost?"""
        return self.system.unit_cost


class Findings(metaclass=Record, frozen=False):
    """Results of an attempt besides its answer.

    ``partial``: partial answers, combined.  ``estimate``: see ``Statistics``.  ``cheapest``: a
    solution that no other is cheaper than, perhaps not the shortest of these.
    """

    partial: GaveUp | None = None
    estimate: str | None = None
    cheapest: Solved[Any] | None = None

    def learn(self, partial: GaveUp) -> None:
        self.partial = cast("GaveUp", merge_answers(self.partial, partial))


Try = Generator[int, Progress, "Answer | None"]
"""An attempt: it yields the number of states at which it is next due, and is then sent the progress
of the plain search.  The number counts states reached (breadth-first) or expanded (by cost).  It
returns an answer, or ``None`` if it has nothing more to try.  An answer that gave up ends the whole
search at its limit.
"""
