"""From a puzzle to an answer: the only file that knows all passes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from puzzlelang import semantics
from puzzlelang.compiler.terms import all_of, negation
from puzzlelang.core import nodes as core
from puzzlelang.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.loading import (
    Loaded,
    Pairs,
    faults_explained,
    load,
    parse,
    prepare,
    read_puzzle_file,
)
from puzzlelang.report.answer import (
    Answer,
    Move,
    Step,
    Survey,
    Trace,
    first_step,
    next_step,
    total_cost,
)
from puzzlelang.search import search
from puzzlelang.syntax.files import read_file
from puzzlelang.system import GaveUp, Limits, Progress, Solved

if TYPE_CHECKING:
    from puzzlelang.report.graph import Drawing
    from puzzlelang.report.validation import Result, Validation
    from puzzlelang.verify import Verdict

__all__ = [
    "Loaded",
    "Pairs",
    "draw",
    "explore",
    "load",
    "prepare",
    "solve",
    "tree_of_successors",
    "validate",
    "verify",
    "verify_file",
]

NO_LIMITS = Limits()


# ── solving ──────────────────────────────────────────────────────────────────────────


def solve(
    loaded: Loaded,
    order: str = "auto",
    limits: Limits = NO_LIMITS,
    progress: Progress | None = None,
    *,
    count: bool = False,
    most: int | None = 0,
) -> Answer:
    """Search for a goal; with ``count`` count the optimal solutions, and list at most ``most``
    of them (None: all).
    """
    with faults_explained(loaded):
        if count or most != 0:
            return _solve_all(loaded, limits, most, progress)
        outcome = loaded.searcher.search(order, limits, progress)
        trace = Narrator(loaded).trace(outcome.trace) if isinstance(outcome, Solved) else ()
        return _answer(loaded, outcome, trace)


def _answer(loaded: Loaded, outcome: Any, trace: Trace) -> Answer:
    bound = None
    if isinstance(outcome, GaveUp) and outcome.lower_bound is not None:
        bound = loaded.system.cost_lines(outcome.lower_bound)
    cost = total_cost(loaded.puzzle, trace) if trace else ()
    return Answer(
        loaded.puzzle, outcome, trace, cost, bound, instance=loaded.instance, label=loaded.label
    )


def _solve_all(
    loaded: Loaded,
    limits: Limits,
    most: int | None,
    progress: Progress | None = None,
    *,
    told: bool = True,
) -> Answer:
    """Count the optimal solutions and list ``most``; ``told`` False leaves out the words."""
    from puzzlelang.search.solutions import all_solutions

    if most == 0:
        found = loaded.searcher.count_solutions(limits, progress)
    else:
        found = all_solutions(loaded.system, limits, most, progress)
    narrator = Narrator(loaded)
    traces = tuple(narrator.trace(states) for states in found.traces) if told else ()
    answer = _answer(loaded, found.outcome, traces[0] if traces else ())
    if isinstance(found.outcome, Solved):
        answer = replace(answer, cost=loaded.system.cost_lines(found.outcome.cost))
    if isinstance(found.outcome, GaveUp):  # the number is not known
        return answer
    return replace(answer, total=found.total, traces=None if most == 0 else traces)


@dataclass(slots=True)
class Narrator:
    """Tells traces: the transitions between their states, in words; each step is made once."""

    loaded: Loaded
    told: dict[tuple[Any, Any], Step] = field(default_factory=dict)

    def trace(self, states: Sequence[Any]) -> Trace:
        start = first_step(self.loaded.puzzle, self.loaded.system.slots(states[0]))
        return (start, *(self._step(pair) for pair in pairwise(states)))

    def _step(self, pair: tuple[Any, Any]) -> Step:
        if pair not in self.told:
            slots = self.loaded.system.slots(pair[0])
            self.told[pair] = next_step(self.loaded.puzzle, slots, self._move(*pair))
        return self.told[pair]

    def _move(self, state: Any, following: Any) -> Move:
        """The cheapest step from ``state`` to ``following``; of equal ones the first."""
        system = self.loaded.system
        steps = [step for step in system.steps(state) if step[2] == following]
        assert steps, "a trace with a step that no transition makes"
        index, arguments, _, cost = min(steps, key=lambda step: step[3])
        return index, arguments, system.slots(following), system.cost_lines(cost)


# ── the whole space ──────────────────────────────────────────────────────────────────


def explore(loaded: Loaded, limits: Limits = NO_LIMITS, progress: Progress | None = None) -> Survey:
    """Count the reachable states; count the optimal solutions; look for a `check:` that fails."""
    with faults_explained(loaded):
        space = loaded.searcher.explore(limits, progress)
        found = Survey(loaded.puzzle, space, instance=loaded.instance, label=loaded.label)
        if not space.complete:
            return found
        best = _solve_all(loaded, limits, 0, progress, told=False)
        refuted = _refuted(loaded, limits, progress)
        if isinstance(refuted, GaveUp):
            space = replace(space, complete=False, limit=refuted.limit)
            return replace(found, space=space, best=best)
        return replace(found, best=best, refuted=refuted)


def _refuted(
    loaded: Loaded, limits: Limits, progress: Progress | None = None
) -> tuple[core.Rule, Trace] | GaveUp | None:
    """The nearest state in which a `check:` fails; None when every state was asked."""
    system = loaded.system
    rules = [(rule, system.lower(rule.condition, {})) for rule in loaded.puzzle.checks]
    if not rules:
        return None
    refuted = negation(all_of([claim for _, claim in rules]))
    outcome = loaded.searcher.find(refuted, limits, progress)
    if isinstance(outcome, Solved):
        broken = next(r for r, claim in rules if not system.test(claim)(outcome.trace[-1]))
        return broken, Narrator(loaded).trace(outcome.trace)
    return outcome if isinstance(outcome, GaveUp) else None


def tree_of_successors(
    loaded: Loaded, deepest: int | None = None, most: int | None = None
) -> Iterator[str]:
    """The lines of ``explore --tree``."""
    from puzzlelang.report.tree import tree_lines

    system, puzzle = loaded.system, loaded.puzzle
    with faults_explained(loaded):
        yield from tree_lines(
            system.initial,
            system.successors,
            lambda state: semantics.shown(puzzle, system.slots(state)),
            deepest=deepest,
            most=most,
        )


def draw(loaded: Loaded, limits: Limits = NO_LIMITS, order: str = "auto") -> Drawing | GaveUp:
    """The whole space as nodes and edges, with a solution marked; or the limit that it met."""
    from puzzlelang.report.graph import Drawing, Edge, Node
    from puzzlelang.search.explore import explore as explore_space
    from puzzlelang.search.explore import walk

    puzzle, system = loaded.puzzle, loaded.system
    with faults_explained(loaded):
        space = explore_space(system, limits)
        if not space.complete:
            return GaveUp(space.limit, space.statistics)
        outcome = search(system, order, limits)
        if isinstance(outcome, GaveUp):
            return outcome
        on_trace = outcome.trace if isinstance(outcome, Solved) else ()
        on_solution = set(on_trace)
        marked = set(pairwise(on_trace))
        numbers: dict[Any, int] = {}
        nodes: list[Node] = []
        for state, depth, _ in walk(system, limits):
            numbers[state] = len(nodes)
            slots = system.slots(state)
            shown = semantics.shown(puzzle, slots)
            goal, lost = bool(system.is_goal(state)), bool(system.is_lost(state))
            nodes.append(Node(slots, shown, depth, goal, lost, state in on_solution))
        edges = []
        for state, number in numbers.items():
            slots = system.slots(state)
            for index, arguments, successor, cost in system.steps(state):
                transition = puzzle.transitions[index]
                said = semantics.said(puzzle, slots, transition, arguments)
                lines = system.cost_lines(cost)
                on_it = (state, successor) in marked
                target = numbers[successor]
                edges.append(Edge(number, target, transition, arguments, said, lines, on_it))
        return Drawing(puzzle, tuple(nodes), tuple(edges))


# ── verification ─────────────────────────────────────────────────────────────────────


def verify_file(loaded: Loaded, path: str, most: int | None = None) -> Verdict:
    """Check the answer that stands in a file, ``-`` for standard input."""
    from puzzlelang.verify import parse_answer

    source = read_file(path)
    try:
        answer = parse_answer(source.text)
    except ValueError as error:
        help = "an answer is what `puzzlelang solve --format json` prints"
        raise PuzzleError(
            [Diagnostic("not-an-answer", f"`{path}`: {error}", None, help=help)]
        ) from None
    return verify(loaded, answer, most)


def verify(loaded: Loaded, answer: object, most: int | None = None) -> Verdict:
    """Replay an answer with the plain evaluator, which shares no code with compiler or search.

    ``most``: so many states are looked at to prove that nothing is cheaper.
    """
    from puzzlelang import verify as verification

    return verification.verify(loaded.puzzle, answer, most or verification.MOST_STATES)


# ── validation ───────────────────────────────────────────────────────────────────────

EXPECTED_STATES = 5_000_000
"""Where a search for `expect:` gives up, unless told otherwise."""


def validate(
    path: str,
    deep: bool = False,
    slow: bool = False,
    limits: Limits | None = None,
    tier: str = "auto",
) -> Validation:
    """Everything that can be said of a file before a search, and its own expectations.

    ``deep``: also look through the whole space for a `check:` that fails; ``slow``: also hold
    the expectations that say they are slow.
    """
    from puzzlelang.expectations import Expectations
    from puzzlelang.report.validation import Validation

    limits = limits or Limits(EXPECTED_STATES)
    diagnostics = Diagnostics()
    results: list[Result] = []
    undecided = ""
    left_out = 0
    try:
        parsed = parse(read_puzzle_file(path), diagnostics)
        found = Expectations(parsed, limits, diagnostics, slow, tier)
        if deep or not any(e.values and (slow or not e.slow) for e in parsed.expectations):
            loaded = found.default()
            if deep:
                undecided = _hunt(loaded, limits, diagnostics)
        for result in found.all():
            results.append(result)
        left_out = found.left_out
    except PuzzleError as error:
        for diagnostic in error.diagnostics:
            diagnostics.add(diagnostic)
    return Validation(path, tuple(diagnostics), tuple(results), undecided, left_out)


def _hunt(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> str:
    """Report a `check:` that fails in some reachable state; what was not decided, in words."""
    from puzzlelang.report.layout import plural

    with faults_explained(loaded):
        refuted = _refuted(loaded, limits)
    if isinstance(refuted, GaveUp):
        if refuted.limit == "interrupted":
            raise KeyboardInterrupt
        return f"`check:` is not decided: gave up after {refuted.statistics.reached:,} states"
    if refuted is not None:
        rule, trace = refuted
        diagnostics.report(
            "check-fails", rule.span, f"the check `{rule.name}` fails in a reachable state",
            label=f"not so in {trace[-1].shown}, {plural(len(trace) - 1, 'move')} from the start",
            help="`puzzlelang explore` prints the way there",
        )  # fmt: skip
    return ""
