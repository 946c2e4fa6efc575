"""Solving a puzzle, with texts for the steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from puzzlelang.answers.answer import (
    NO_LIMITS,
    Answer,
    Step,
    Trace,
    first_step,
    next_step,
    total_cost,
)
from puzzlelang.answers.loading import Loaded, NoStart, faults_explained
from puzzlelang.compiler import CompiledSystem
from puzzlelang.compiler import Step as LabelledStep
from puzzlelang.core import semantics
from puzzlelang.search import (
    ENDINGS,
    WEIGHT,
    GaveUp,
    Limits,
    Solved,
    Statistics,
    Unsolvable,
    Weight,
    limit_of,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Diagnostic,
    PuzzleError,
    Record,
    Stage,
    Task,
    field,
    replace,
    stage,
)

if TYPE_CHECKING:
    from puzzlelang.search import Recorder


def solve(
    loaded: Loaded | NoStart,
    order: str = "auto",
    limits: Limits = NO_LIMITS,
    *,
    count: bool = False,
    most: int | None = 0,
    keep: bool = False,
    weight: Weight = WEIGHT,
    in_words: bool = True,
    record: Recorder | None = None,
) -> Answer:
    """Search for a goal.

    ``count`` counts the optimal solutions; at most ``most`` (None: all) are listed. ``keep``
    returns the discovered states. ``weight`` is for the order ``wastar``. Without ``in_words``, a
    count has no trace. ``record`` keeps the expansions of a search. Raise
    :class:`PuzzleError` if there is no goal.
    """
    needs_goal(loaded)
    if isinstance(loaded, NoStart):
        statistics = Statistics(order=order)
        total, traces = (0, None if most == 0 else ()) if count or most != 0 else (None, None)
        name, label = loaded.instance, loaded.label
        return Answer(
            loaded.puzzle, Unsolvable(statistics), total=total, traces=traces, instance=name,
            label=label,
        )  # fmt: skip
    with faults_explained(loaded):
        if count or most != 0:
            return solve_all(loaded, limits, most, in_words=in_words)
        discovered: list[Collection[Any]] = []
        keeper = discovered.append if keep else None
        outcome = loaded.searcher.search(order, limits, keeper, weight, record)
        if not isinstance(outcome, Solved):
            answer = answer_of(loaded, outcome)
        else:
            try:
                answer = answer_of(loaded, outcome, TraceRenderer(loaded).trace(outcome.trace))
            except ENDINGS as ending:
                answer = answer_of(loaded, outcome.cut_short(limit_of(ending)))
        return replace(answer, discovered=discovered[-1] if discovered else None)


def cut_short(loaded: Loaded, answer: Answer, limit: str) -> Answer:
    """Return ``answer`` without its solution, after a limit while printing."""
    if not isinstance(answer.outcome, Solved):
        return answer
    return answer_of(loaded, answer.outcome.cut_short(limit))


def needs_goal(loaded: Loaded | NoStart) -> None:
    """Raise :class:`PuzzleError` if the puzzle has no goal."""
    if loaded.puzzle.has_goal:
        return
    lines = loaded.tree.goal
    span = lines[0].span if lines else None
    problem = Diagnostic(
        "no-goal", "this puzzle has no goal, so there is nothing to solve", span,
        "no state meets this" if lines else "",
        "write under `goal:` when it is solved; `puzzlelang explore` and `graph` need no goal",
    )  # fmt: skip
    raise PuzzleError([problem])


def answer_of(loaded: Loaded, outcome: Any, trace: Trace = ()) -> Answer:
    """Convert the outcome of a search to an answer."""
    low = high = None
    if isinstance(outcome, GaveUp):
        lines = loaded.system.cost_lines
        low = None if outcome.lower_bound is None else lines(outcome.lower_bound)
        high = None if outcome.upper_bound is None else lines(outcome.upper_bound)
    cost = total_cost(loaded.puzzle, trace) if trace else ()
    name, label = loaded.instance, loaded.label
    why = loaded.searcher.no_machine_code if isinstance(outcome, GaveUp) else ""
    return Answer(
        loaded.puzzle, outcome, trace, cost, low, high, instance=name, label=label,
        no_machine_code=why,
    )  # fmt: skip


def solve_all(loaded: Loaded, limits: Limits, most: int | None, *, in_words: bool = True) -> Answer:
    """Count the optimal solutions and list ``most``; ``in_words=False`` omits the traces."""
    if most == 0:
        solutions = loaded.searcher.count_solutions(limits)
    else:
        solutions = loaded.searcher.all_solutions(limits, most)
    renderer = TraceRenderer(loaded)
    try:
        traces: tuple[Trace, ...] = ()
        if in_words:
            with stage(
                Stage.LISTING, total=min(solutions.total, solutions.total if most is None else most)
            ) as task:
                traces = tuple(_with_progress(task, map(renderer.trace, solutions.traces)))
    except ENDINGS as ending:
        return cut_short(loaded, answer_of(loaded, solutions.outcome), limit_of(ending))
    answer = answer_of(loaded, solutions.outcome, traces[0] if traces else ())
    if isinstance(solutions.outcome, Solved):
        answer = replace(answer, cost=loaded.system.cost_lines(solutions.outcome.cost))
    if isinstance(solutions.outcome, GaveUp):  # the number is unknown
        return answer
    return replace(answer, total=solutions.total, traces=None if most == 0 else traces)


def _with_progress(task: Task, traces: Iterable[Trace]) -> Iterator[Trace]:
    for number, trace in enumerate(traces, 1):
        task.at(number)
        yield trace


def unsolvable_answer(loaded: Loaded, statistics: Statistics) -> Answer:
    """Return the answer after a search of all states without a goal."""
    return replace(answer_of(loaded, Unsolvable(statistics)), total=0)


def rule_step(system: CompiledSystem, step: LabelledStep) -> semantics.Step:
    """Convert a labelled step to a step of the rules."""
    index, arguments, after, cost = step
    transition, slots = system.puzzle.transitions[index], system.slots(after)
    return semantics.Step(transition, arguments, slots, system.cost_lines(cost))


FEW = 16
"""Up to this number of successors, steps are recomputed instead of cached."""

LONG = 1_000
"""Length of traces that report progress."""

MOST_KEPT = 50_000
"""Maximum number of cached steps."""


class TraceRenderer(metaclass=Record, frozen=False):
    """Adds transitions and texts to traces; each step is computed once."""

    loaded: Loaded
    cache: dict[tuple[Any, Any], Step] = field(factory=dict)
    following: dict[Any, dict[Any, LabelledStep]] = field(factory=dict)
    kept: int = 0
    steps: Callable[[Any], list[LabelledStep]] | None = None
    """The steps from a state; for the first trace, perhaps the only one, only those on it."""

    def trace(self, states: Sequence[Any]) -> Trace:
        system = self.loaded.system
        if len(states) > 1:
            self.steps = system.steps if self.cache else system.steps_along(states)
        start = first_step(self.loaded.puzzle, system.slots(states[0]))
        if len(states) < LONG:  # there may be thousands of short traces
            return (start, *map(self._step, pairwise(states)))
        with stage(Stage.TRACING, total=len(states) - 1) as task:
            steps = []
            for number, pair in enumerate(pairwise(states)):
                task.at(number)
                steps.append(self._step(pair))
        return (start, *steps)

    def _step(self, pair: tuple[Any, Any]) -> Step:
        """Return the cheapest step between two states; of equal ones the first."""
        if pair not in self.cache:
            state, following = pair
            system = self.loaded.system
            step = self._steps(state).get(following)
            assert step, "a trace with a step that no transition makes"
            labelled = rule_step(system, step)
            self.cache[pair] = next_step(self.loaded.puzzle, system.slots(state), labelled)
        return self.cache[pair]

    def _steps(self, state: Any) -> dict[Any, LabelledStep]:
        """Return the cheapest step to each successor, cached if many traces may visit the state."""
        cheapest = self.following.get(state)
        if cheapest is None:
            cheapest = {}
            assert self.steps, "a trace is at hand"
            for step in self.steps(state):
                other = cheapest.get(step[2])
                if other is None or step[3] < other[3]:
                    cheapest[step[2]] = step
            if len(cheapest) > FEW:
                self.kept += len(cheapest)
                if self.kept > MOST_KEPT:
                    self.following.clear()
                    self.kept = len(cheapest)
                self.following[state] = cheapest
        return cheapest
