"""From the name of a file to an answer: the only file that knows all passes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from puzzlelang import library, semantics
from puzzlelang.compiler.system import CompiledSystem, compile_puzzle
from puzzlelang.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.model import core
from puzzlelang.model.check import check
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
from puzzlelang.search import SearchUsageError, order_named, search
from puzzlelang.source import Source
from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expressions import parse_value
from puzzlelang.syntax.files import MAP_LIMIT, PUZZLE_LIMIT, read_source, read_stream
from puzzlelang.system import Fault, GaveUp, Limits, Outcome, Progress, Solved, Space, Unsolvable

if TYPE_CHECKING:
    from puzzlelang.report.graph import Drawing
    from puzzlelang.report.listing import Entry
    from puzzlelang.report.validation import Result, Validation
    from puzzlelang.search.solutions import Solutions
    from puzzlelang.verify import Verdict

Pairs = Sequence[tuple[str, str]]
NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Loaded:
    """A puzzle that is ready to be searched, and what there was to say about it on the way."""

    source: Source
    tree: tree.Puzzle
    puzzle: core.Puzzle
    diagnostics: Diagnostics
    system: CompiledSystem

    def cost_lines(self, cost: Any) -> tuple[int, ...]:
        """A cost of a search, line by line; where each transition costs 1 it is their number."""
        return (cost,) if self.system.unit_cost else self.system.cost_lines(cost)


# ── loading ──────────────────────────────────────────────────────────────────────────


def load(what: str, settings: Pairs = (), maps: Pairs = ()) -> Loaded:
    """The puzzle that a path, ``-`` or a name of the library means.

    ``settings`` are values of parameters as text, ``maps`` paths of files (``-`` for standard
    input) by the name of the map.  Raises :class:`PuzzleError` with all that is wrong.
    """
    diagnostics = Diagnostics()
    parsed = parse(read_puzzle_file(what), diagnostics)
    return prepare(parsed, settings, maps, "", diagnostics)


def read_puzzle_file(what: str) -> Source:
    return _read(what if what == "-" else library.find(what), PUZZLE_LIMIT)


def _read(path: str, limit: int = MAP_LIMIT) -> Source:
    """The text of a file; ``-`` is standard input."""
    if path == "-":
        return read_stream(sys.stdin.buffer, "standard input", limit)
    return read_source(path, limit)


def parse(source: Source, diagnostics: Diagnostics) -> tree.Puzzle:
    parsed = read_puzzle(source, diagnostics)
    diagnostics.check()
    assert parsed is not None
    return parsed


def prepare(
    parsed: tree.Puzzle, settings: Pairs, maps: Pairs, folder: str, diagnostics: Diagnostics
) -> Loaded:
    """Fill in parameters and maps, check, compile; paths of maps are seen from ``folder``."""
    values: dict[str, tree.Data] = {}
    for name, text in settings:
        data = parse_value(text, name, diagnostics)
        if data is not None:
            values[name] = data
    diagnostics.check()
    sources = _map_sources(parsed, dict(maps), folder)
    puzzle = check(parsed, values, sources, diagnostics)
    diagnostics.check()
    assert puzzle is not None
    return Loaded(parsed.source, parsed, puzzle, diagnostics, compile_puzzle(puzzle))


def _map_sources(parsed: tree.Puzzle, given: Mapping[str, str], folder: str) -> dict[str, Source]:
    """The texts of the maps that are given and of those that the puzzle says stand in files."""
    sources = {
        name: _read(path if path == "-" else os.path.join(folder, path))
        for name, path in given.items()
    }
    beside = os.path.dirname(parsed.source.name)
    for entry in parsed.maps:
        name = entry.name.text
        if entry.path is not None and name not in sources:
            sources[name] = _read(os.path.join(beside, entry.path.value))
    return sources


@contextmanager
def faults_explained(loaded: Loaded) -> Iterator[None]:
    """Tell a rule that has no value as a mistake of the file: which, where, in what state."""
    try:
        yield
    except semantics.RuleFault as fault:
        raise PuzzleError([fault.diagnostic]) from fault
    except Fault as fault:
        state = fault.state
        slots = loaded.puzzle.initial if state is None else loaded.system.slots(state)
        found = semantics.explain_fault(loaded.puzzle, slots)
        if found is None:
            raise AssertionError(f"a fault that can't be found again: {fault!r}") from fault
        raise PuzzleError([found.diagnostic]) from fault


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
            return _solve_all(loaded, limits, most)
        outcome = search(loaded.system, order, limits, progress)
        trace = Narrator(loaded).trace(outcome.trace) if isinstance(outcome, Solved) else ()
        return _answer(loaded, outcome, trace)


def _answer(loaded: Loaded, outcome: Any, trace: Trace) -> Answer:
    bound = None
    if isinstance(outcome, GaveUp) and outcome.lower_bound is not None:
        bound = loaded.cost_lines(outcome.lower_bound)
    cost = total_cost(loaded.puzzle, trace) if trace else ()
    return Answer(loaded.puzzle, outcome, trace, cost, bound)


def _solve_all(loaded: Loaded, limits: Limits, most: int | None) -> Answer:
    from dataclasses import replace

    from puzzlelang.search.solutions import all_solutions

    found = all_solutions(loaded.system, limits, 1 if most == 0 else most)
    narrator = Narrator(loaded)
    traces = tuple(narrator.trace(states) for states in found.traces)
    answer = _answer(loaded, found.outcome, traces[0] if traces else ())
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
    from puzzlelang.search.explore import explore as explore_space

    with faults_explained(loaded):
        space = explore_space(loaded.system, limits, progress)
        if not space.complete:
            return Survey(loaded.puzzle, space)
        best = _solve_all(loaded, limits, 0)
        return Survey(loaded.puzzle, space, best, _refuted(loaded, limits))


def _refuted(loaded: Loaded, limits: Limits) -> tuple[core.Rule, Trace] | None:
    """The first state, breadth-first, in which a `check:` fails."""
    rules = loaded.puzzle.checks
    if not rules:
        return None
    from puzzlelang.search.explore import walk

    system = loaded.system
    parents: dict[Any, Any] = {system.initial: None}
    for state, _, successors in walk(system, limits):
        slots = system.slots(state)
        for rule in rules:
            if not semantics.evaluate(rule.condition, slots):
                states = [state]
                while parents[states[-1]] is not None:
                    states.append(parents[states[-1]])
                return rule, Narrator(loaded).trace(states[::-1])
        for successor in successors:
            parents.setdefault(successor, state)
    return None


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
        on_trace = outcome.trace if isinstance(outcome, Solved) else ()
        on_solution = set(on_trace)
        marked = set(pairwise(on_trace))
        numbers: dict[Any, int] = {}
        nodes: list[Node] = []
        for state, depth, _ in walk(system, limits):
            numbers[state] = len(nodes)
            slots = system.slots(state)
            shown = semantics.shown(puzzle, slots)
            goal, lost = system.is_goal(state), system.is_lost(state)
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

    source = _read(path)
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


def library_entries() -> list[Entry]:
    """The puzzles of the library, by name."""
    from puzzlelang.report.listing import Entry

    entries = []
    for name, path in library.names().items():
        parsed = parse(read_source(path), Diagnostics())
        about = parsed.about.value if parsed.about is not None else ""
        entries.append(Entry(name, parsed.title.value, about))
    return entries


# ── validation ───────────────────────────────────────────────────────────────────────

EXPECTATION_LIMITS = Limits(states=5_000_000)


def validate(path: str, *, deep: bool = False, limits: Limits = EXPECTATION_LIMITS) -> Validation:
    """Everything that can be said of a file before a search, and its own expectations.

    ``deep``: also look through the whole space for a `check:` that fails.
    """
    from puzzlelang.report.validation import Validation

    diagnostics = Diagnostics()
    results: list[Result] = []
    try:
        parsed = parse(read_puzzle_file(path), diagnostics)
        found = _Expectations(parsed, limits, diagnostics)
        if deep or not parsed.expectations:
            loaded = found.prepared((), ())
            if deep:
                _hunt(loaded, limits, diagnostics)
        for expectation in parsed.expectations:
            results.extend(found.results(expectation))
    except PuzzleError as error:
        for diagnostic in error.diagnostics:
            diagnostics.add(diagnostic)
    return Validation(path, tuple(diagnostics), tuple(results))


def _hunt(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> None:
    """Report a `check:` that fails in some reachable state."""
    with faults_explained(loaded):
        refuted = _refuted(loaded, limits)
    if refuted is not None:
        rule, trace = refuted
        diagnostics.report(
            "check-fails", rule.span, f"the check `{rule.name}` fails in a reachable state",
            label=f"not so in {trace[-1].shown}, {len(trace) - 1} moves from the start",
            help="`puzzlelang explore` prints the way there",
        )  # fmt: skip


@dataclass(slots=True)
class _Expectations:
    """The expectations of a file; each variant of the puzzle is made once."""

    parsed: tree.Puzzle
    limits: Limits
    diagnostics: Diagnostics
    made: dict[tuple[Pairs, Pairs], Loaded] = field(default_factory=dict)

    def prepared(self, settings: Pairs, maps: Pairs) -> Loaded:
        key = settings, maps
        if key not in self.made:
            folder = os.path.dirname(self.parsed.source.name)
            self.made[key] = prepare(self.parsed, settings, maps, folder, self.diagnostics)
        return self.made[key]

    def results(self, expectation: tree.Expectation) -> Iterator[Result]:
        from puzzlelang.report.validation import Result

        settings = tuple((name.text, value.value) for name, value in expectation.settings)
        maps = tuple((name.text, path.value) for name, path in expectation.maps)
        loaded = self.prepared(settings, maps)
        try:
            order = order_named(expectation.search or "auto")
        except SearchUsageError as error:
            self.diagnostics.report("unknown-order", expectation.span, str(error))
            return
        found = _Found(loaded, order, self.limits)
        suffix = "".join(f" with {name} = {value}" for name, value in (*settings, *maps))
        for name, value in expectation.values:
            expected: Any = list(value) if isinstance(value, tuple) else value
            result = found.value(name.text, expected)
            yield Result(name.text + suffix, expected, result, result == expected, name.span)


class _Found:
    """What a puzzle gives, each search made when it is first needed."""

    def __init__(self, loaded: Loaded, order: str, limits: Limits) -> None:
        self.loaded, self.order, self.limits = loaded, order, limits

    @cached_property
    def outcome(self) -> Outcome[Any]:
        return search(self.loaded.system, self.order, self.limits)

    @cached_property
    def space(self) -> Space:
        from puzzlelang.search.explore import explore as explore_space

        return explore_space(self.loaded.system, self.limits)

    @cached_property
    def solutions(self) -> Solutions[Any]:
        from puzzlelang.search.solutions import all_solutions

        return all_solutions(self.loaded.system, self.limits, 1)

    def value(self, name: str, expected: object) -> object:
        """What came out for one key of `expect:`, as JSON; a text that says why nothing did."""
        puzzle = self.loaded.puzzle
        with faults_explained(self.loaded):
            match name:
                case "start":
                    return semantics.shown(puzzle, puzzle.initial)
                case "states" | "transitions" | "levels":
                    return self._of_space(name)
                case "solutions":
                    outcome = self.solutions.outcome
                    solved = isinstance(outcome, Solved)
                    return self.solutions.total if solved else _why_none(outcome)
                case "unsolvable":
                    outcome = self.outcome
                    gave_up = isinstance(outcome, GaveUp)
                    return _why_none(outcome) if gave_up else isinstance(outcome, Unsolvable)
                case _:
                    return self._of_answer(name, expected)

    def _of_space(self, name: str) -> object:
        space = self.space
        if not space.complete:
            return f"not known: the search gave up after {space.states:,} states"
        value = getattr(space, name)
        return list(value) if isinstance(value, tuple) else value

    def _of_answer(self, name: str, expected: object) -> object:
        outcome = self.outcome
        if not isinstance(outcome, Solved):
            return _why_none(outcome)
        match name:
            case "cost":
                cost = self.loaded.cost_lines(outcome.cost)
                alone = len(cost) == 1 and not isinstance(expected, list)
                return cost[0] if alone else list(cost)
            case "length":
                return len(outcome.trace) - 1
            case "finish":
                return self._shown(outcome.trace[-1])
            case "trace":
                return "\n".join(map(self._shown, outcome.trace))
        raise AssertionError(f"unhandled expectation {name!r}")

    def _shown(self, state: Any) -> str:
        return semantics.shown(self.loaded.puzzle, self.loaded.system.slots(state))


def _why_none(outcome: Outcome[Any]) -> str:
    states = outcome.statistics.reached
    if isinstance(outcome, Unsolvable):
        return f"no solution: all {states:,} states were looked at"
    return f"not known: the search gave up after {states:,} states"
