"""Choosing a view by name, and its output for an answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from puzzlelang.answers import viewing
from puzzlelang.answers.answer import Answer, Step, Trace
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.core import nodes as core
from puzzlelang.syntax import tree
from puzzlelang.text import PuzzleError, Record, did_you_mean, refusal


class Chosen(metaclass=Record):
    """A view, and the view for unsolvable puzzles (None: prints nothing)."""

    loaded: Loaded
    view: core.View
    unsolvable: core.View | None

    @property
    def asks_for_discovered(self) -> core.View | None:
        """A view that needs the states discovered by the search, or None."""
        both = (self.view, self.unsolvable)
        return next((view for view in both if view and "discovered" in view.asks), None)

    def texts(self, answer: Answer) -> Iterator[str]:
        """Yield a text for each value of the view's parameters, for each solution.

        Empty texts separate several solutions.
        """
        if answer.is_unsolvable and self.unsolvable is not None:
            yield from self._of(self.unsolvable, answer, ())
        traces = answer.traces if answer.traces is not None else (answer.trace,)
        for number, trace in enumerate(traces if answer.is_solved else ()):
            if number:
                yield ""
            yield from self._of(self.view, answer, trace)

    def _of(self, view: core.View, answer: Answer, trace: Trace) -> Iterator[str]:
        trace_states = states_of(trace) if trace else None
        discovered = None
        if "discovered" in view.asks:
            assert answer.discovered is not None, "the discovered states were not kept"
            discovery = answer.discovered
            states = discovery if isinstance(discovery, Sequence) else tuple(discovery)
            discovered = viewing.States(states, self.loaded.system.slots)
        with faults_explained(self.loaded):
            yield from viewing.printed(self.loaded.puzzle, view, trace_states, discovered)


def states_of(trace: Sequence[Step]) -> viewing.States:
    """Collect the states of a trace, with the texts of the steps."""
    return viewing.States([step.slots for step in trace], tuple, [step.said for step in trace])


def choose(loaded: Loaded, name: str) -> Chosen:
    """Return the view with that name; raise :class:`PuzzleError` for an unknown name."""
    views = {view.name: view for view in loaded.puzzle.views}
    unsolvable = views.pop(tree.UNSOLVABLE, None)
    view = views.get(name)
    if view is None:
        raise _unknown(name, views, name == tree.UNSOLVABLE and unsolvable is not None)
    return Chosen(loaded, view, unsolvable)


def _unknown(name: str, views: Collection[str], is_of_its_own: bool) -> PuzzleError:
    choice = f"its views are {', '.join(views)}" if views else "it has no `views:`"
    message = f"this puzzle has no view `{name}`"
    if is_of_its_own:
        message = f"the view `{name}` is printed if there is no solution"
    return refusal("unknown-view", message, f"{did_you_mean(name, views)} {choice}".lstrip())
