"""Log the schedule of a search: its attempts, with their beginning and end.

An entry has the searcher's class, the order, whether patterns guide it, the number of states that
the plain search had reached when the attempt began (None at the top), and the attempt's ending,
states reached and states expanded. Entries are in the order of beginnings; ``inside`` is the index
of the innermost unfinished search. With a fixed tier the log is the same on every machine, because
it contains only numbers of states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from puzzlelang.engine import factored_search, native_search, puzzle_searcher, timetable
from puzzlelang.search import Solutions, searcher

Entry = dict[str, Any]

SEARCHERS: tuple[type, ...] = (
    searcher.PythonSearcher,
    native_search.NativeSearcher,
    factored_search.FactoredSearcher,
)


class _Log:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._running: list[int | None] = [None]
        self._states: list[int | None] = [None]

    @contextmanager
    def _entry(self, name: str, request: Any) -> Iterator[Entry]:
        number = len(self.entries)
        entry: Entry = {
            "searcher": name,
            "asked": request.kind.name.lower(),
            "order": request.order,
            "patterns": bool(request.collections),
            "inside": self._running[-1],
            "from": self._states[-1],
        }
        self._running.append(number)
        self.entries.append(entry)
        try:
            yield entry
        except GeneratorExit:
            entry["ended"] = "closed"
            raise
        except BaseException as error:
            entry["ended"] = type(error).__name__
            raise
        finally:
            self._running.remove(number)

    @staticmethod
    def _end(entry: Entry, answer: Any) -> None:
        outcome = answer.outcome if isinstance(answer, Solutions) else answer
        entry["ended"] = answer.limit or type(outcome).__name__.lower()
        entry["reached"] = answer.statistics.reached
        entry["expanded"] = answer.statistics.expanded

    def run(self, kind: type) -> Callable[..., Any]:
        """``kind.run`` with an entry for each call."""
        plain: Callable[..., Any] = vars(kind)["run"]

        def run(this: Any, request: Any) -> Any:
            with self._entry(kind.__name__, request) as entry:
                answer = plain(this, request)
                self._end(entry, answer)
            return answer

        return run

    def begin(self, kind: type) -> Callable[..., Any]:
        """``kind.begin`` with an entry for each search; a closed search has the numbers of its last
        pause.
        """
        plain: Callable[..., Any] = vars(kind)["begin"]

        def begin(this: Any, request: Any) -> Any:
            with self._entry(kind.__name__, request) as entry:

                def passed() -> Any:
                    search = plain(this, request)
                    try:
                        progress = next(search)
                        while True:
                            entry["reached"] = progress.reached
                            entry["expanded"] = progress.expanded
                            try:
                                yield progress
                            except Exception as error:
                                progress = search.throw(error)
                            else:
                                progress = next(search)
                    except StopIteration as done:
                        return done.value

                answer = yield from passed()
                self._end(entry, answer)
            return answer

        return begin

    def ask(self, plain: Callable[..., Any]) -> Callable[..., Any]:
        """``Running.ask``, which records the number of states at each call."""

        def ask(this: Any, progress: Any) -> Any:
            if not isinstance(this._begin, partial):  # not a row of the schedule
                return plain(this, progress)
            by_steps = this._begin.args[0].by_steps
            self._states.append(progress.reached if by_steps else progress.expanded)
            try:
                return plain(this, progress)
            finally:
                self._states.pop()

        return ask


@contextmanager
def logged() -> Iterator[list[Entry]]:
    """Log each attempt that begins inside this context."""
    log = _Log()
    with ExitStack() as patches:
        for kind in SEARCHERS:
            patches.enter_context(patch.object(kind, "begin", log.begin(kind)))
        top = puzzle_searcher.PuzzleSearcher
        patches.enter_context(patch.object(top, "run", log.run(top)))
        ask = timetable.Running.ask
        patches.enter_context(patch.object(timetable.Running, "ask", log.ask(ask)))
        yield log.entries
