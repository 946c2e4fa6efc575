"""Log the schedule of a search: which attempts run, when each begins and how it ends.

An entry has the searcher's class, the order, whether patterns guide it, the number of states that
the enclosing search had reached when it began (None at the top), and the attempt's own ending,
states reached and states expanded.  Entries are in the order in which attempts begin; ``inside``
is the index of the enclosing attempt.  Only numbers of states appear, so the log is the same on
every machine as long as the tier is fixed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from puzzlelang.engine import factored_search, native_search, tiers
from puzzlelang.search import Solutions, searcher

Entry = dict[str, Any]

SEARCHERS: tuple[type, ...] = (
    searcher.PythonSearcher,
    native_search.NativeSearcher,
    factored_search.FactoredSearcher,
    tiers.TieredSearcher,
)
TRIALS = ("LateTrial", "LatePause")
"""Called with the number of states before the attempt that they begin."""


class _Log:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._running: list[int | None] = [None]
        self._reached: list[int | None] = [None]

    def run(self, kind: type) -> Callable[..., Any]:
        """``kind.run`` with an entry for each call."""
        plain: Callable[..., Any] = vars(kind)["run"]

        def run(this: Any, request: Any) -> Any:
            entry: Entry = {
                "searcher": kind.__name__,
                "asked": request.kind.name.lower(),
                "order": request.order,
                "patterns": bool(request.collections),
                "inside": self._running[-1],
                "from": self._reached[-1],
            }
            self._running.append(len(self.entries))
            self.entries.append(entry)
            try:
                answer = plain(this, request)
            except BaseException as error:
                entry["ended"] = type(error).__name__
                raise
            finally:
                self._running.pop()
            outcome = answer.outcome if isinstance(answer, Solutions) else answer
            entry["ended"] = answer.limit or type(outcome).__name__.lower()
            entry["reached"] = answer.statistics.reached
            entry["expanded"] = answer.statistics.expanded
            return answer

        return run

    def trial(self, kind: type) -> type:
        """A subclass of ``kind`` that notes at how many states it is called."""
        log = self

        class Logged(kind):  # type: ignore[misc]
            def __call__(self, states: int, *others: Any) -> Any:
                log._reached.append(states)
                try:
                    return super().__call__(states, *others)
                finally:
                    log._reached.pop()

        return Logged


@contextmanager
def logged() -> Iterator[list[Entry]]:
    """Log each attempt that begins inside this context."""
    log = _Log()
    with ExitStack() as patches:
        for kind in SEARCHERS:
            patches.enter_context(patch.object(kind, "run", log.run(kind)))
        for name in TRIALS:
            patches.enter_context(patch.object(tiers, name, log.trial(getattr(tiers, name))))
        yield log.entries
