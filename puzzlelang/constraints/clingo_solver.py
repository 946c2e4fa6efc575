"""The clingo engine: ground rules of a problem, and questions about them.

Importing clingo takes longer than solving a small puzzle, so this module loads on first use. Atoms
have the same numbers in clingo as in the problem.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from operator import call, setitem

from clingo import Control, PropagateControl, PropagateInit, Propagator, _internal, control
from clingo import __version__ as clingo_version
from clingo.backend import HeuristicType
from clingo.propagator import PropagatorCheckMode
from clingo.solving import Model, SolveHandle
from clingo.statistics import _mutable_statistics

from puzzlelang.constraints.cuts import Graph
from puzzlelang.constraints.problem import (
    TRUE,
    UNLIMITED,
    Best,
    Budget,
    Choice,
    Connection,
    Literal,
    Problem,
    Refuted,
    Tally,
    Term,
    Unknown,
    remaining,
    simplified,
)
from puzzlelang.text import Any

# ── rules ─────────────────────────────────────────────────────────────────────────────

TYPE_CHECKING = False
if TYPE_CHECKING:
    from clingo.backend import Backend

Weighted = tuple[Literal, int]
"""A literal and its positive weight, in the order of clingo."""


class Writer:
    """Writes a problem as rules. Each atom is free; constraints have no head."""

    def __init__(self, backend: Backend, problem: Problem) -> None:
        self.backend = backend
        self.problem = problem
        self.atoms = problem.atoms

    def write(self) -> None:
        problem, backend = self.problem, self.backend
        heads: set[int] = {TRUE}
        backend.add_rule([TRUE])
        self.forbid([[-x for x in clause] for clause in problem.clauses])
        for rule in problem.sums:
            letter = rule.defines
            if letter is None:
                self.rule([], [(-weight, x) for weight, x in rule.terms], 1 - rule.bound)
            elif letter in heads or letter <= max((abs(x) for _, x in rule.terms), default=1):
                # It is free, so a second letter for the same sum equals it.
                same = self.define(rule.terms, rule.bound)
                backend.add_rule([], [same, -letter])
                backend.add_rule([], [-same, letter])
            else:
                heads.add(letter)
                self.rule([letter], rule.terms, rule.bound)
        free = [atom for atom in range(1, problem.atoms + 1) if atom not in heads]
        if free:
            backend.add_rule(free, [], True)
        if problem.chosen:
            backend.add_project(problem.chosen)
        for priority, (terms, _) in enumerate(reversed(problem.lines)):
            pure, _ = simplified(terms, 0)
            parts = [(x, weight) if weight > 0 else (-x, -weight) for weight, x in pure]
            backend.add_minimize(priority, parts)

    def forbid(self, bodies: Sequence[Sequence[Literal]]) -> None:
        """Forbid that all literals of a body are true, in half the time of ``add_rule``."""
        from clingo import _internal

        clingo: Any = _internal
        add = partial(clingo._lib.clingo_backend_rule, self.backend._rep, False, [], 0)
        clingo._handle_error(all(map(add, bodies, map(len, bodies))))

    def rule(self, heads: Sequence[int], terms: Iterable[Term], bound: int) -> None:
        """Make the head true if the sum reaches the bound; without a head, forbid that."""
        parts: list[Weighted] = []
        for weight, literal in terms:
            if weight < 0:
                bound -= weight
                parts.append((-literal, -weight))
            else:
                parts.append((literal, weight))
        total = sum(weight for _, weight in parts)
        self.backend.add_weight_rule(heads, max(0, min(bound, total + 1)), parts)

    def define(self, terms: Iterable[Term], bound: int) -> Literal:
        """Return a new letter, true exactly if the sum reaches the bound.

        One rule is enough for both directions: an atom is true only by its rules.
        """
        self.atoms += 1
        self.rule([self.atoms], terms, bound)
        return self.atoms


_clingo: Any = _internal
"""The C functions. Calling them directly reads models ten and statistics fifty times faster."""

_event_handler: Any = control._SolveEventHandler

CONFIGURATION = ("--configuration=crafty", "--sat-prepro=no", "--seed=1", "--opt-mode=ignore")
"""Fixed options: each version of clingo gives the same answers on every machine. Preprocessing of
clauses is off because clingo limits it by time."""

UNPOLLED = 2_000
"""Conflicts before a search moves to a thread, which lets the main thread poll ``stop`` and Ctrl-C.
Starting a thread costs as much as eight simple questions."""

DOMAIN = "Domain"
"""Heuristic that decides by levels."""

DEFAULTS = {"models": "1", "project": "no", "opt_mode": "ignore"}
"""Settings of a question for one answer."""

MOST_LEVELS = 2**15 - 1
"""Greatest level of a decision in clingo."""

POLL = 0.05
"""Seconds between polls."""

DIGITS = bytes.maketrans(b"\0\1", b"01")


class ClingoSolver:
    """A problem in one ``Control``, which keeps learned clauses from question to question."""

    name = "clingo"
    version = clingo_version
    threads = True
    """False in browsers, which have no threads; they poll ``stop`` between answers."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.conflicts = 0
        self._handle: SolveHandle | None = None
        self._cell = _clingo._ffi.new("clingo_solve_handle_t**")
        """The open question. clingo writes it, so that Ctrl-C can't come between."""
        self._threaded = False
        self._levels = False
        self._control = Control(CONFIGURATION, lambda code, message: None, 0)
        options: Any = self._control.configuration
        self._heuristic: str = options.solver.heuristic
        self._settings = {"heuristic": self._heuristic}
        with self._control.backend() as backend:
            Writer(backend, problem).write()
        if problem.connections:
            self._control.register_propagator(Cuts(problem.connections))
        self._values = _clingo._ffi.new("bool[]", problem.atoms + 1)
        self._cells = [self._values + atom for atom in range(1, problem.atoms + 1)]

    def solve(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Choice | Refuted | Unknown:
        start = self.conflicts
        if budget.propagates:
            return Unknown()  # clingo always decides
        if budget.conflicts is None or budget.conflicts > UNPOLLED:
            answer = self._solve(assumed, Budget(UNPOLLED, budget.stop))
            if not isinstance(answer, Unknown):
                return answer
        return self._solve(assumed, remaining(budget, self.conflicts - start))

    def choices(
        self,
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
        ordered: bool = False,
    ) -> Generator[Choice | Unknown, None, None]:
        if not self.problem.chosen:
            answer = self.solve(assumed, budget)
            if not isinstance(answer, Refuted):
                yield answer
            return
        if ordered and not self._can_order():
            yield Unknown()
            return
        heuristic = DOMAIN if ordered else self._heuristic
        handle = self._ask(assumed, budget, models="0", project="project", heuristic=heuristic)
        try:
            while model := self._next(handle, budget):
                yield self._choice(model)
            complete = self._complete(handle)
        finally:
            self._close(handle)
        if not complete:
            yield Unknown()

    def count(
        self, tally: Tally, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> None:
        if not self.problem.chosen:
            tally.take(self.choices(assumed, budget))
            return
        visit = tally.visit

        def read(model: Model) -> bool:
            nonlocal visit
            if visit and not visit(self._choice(model)):
                visit = None
            return True

        callback = read if visit else None
        handle = self._ask(
            assumed, budget, callback, counts=True, models=str(tally.most), project="project"
        )
        try:
            while model := self._next(handle, budget):  # one by one only without a thread
                read(model)
            tally.complete = self._complete(handle)
        finally:
            self._close(handle)
            tally.total = int(self._statistics()["summary"]["models"]["enumerated"])

    def _can_order(self) -> bool:
        """Prepare decisions that make the first free chosen atom false; tell if it is possible.

        Then each answer is the least of the rest: each of its true chosen atoms follows from
        earlier false ones.
        """
        if len(self.problem.chosen) > MOST_LEVELS:
            return False
        if not self._levels:
            self._end()
            with self._control.backend() as backend:
                for level, atom in enumerate(reversed(self.problem.chosen), 1):
                    backend.add_heuristic(atom, HeuristicType.False_, level, level, [])
            self._levels = True
        return True

    def best(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Iterator[Best | Refuted | Unknown]:
        last: Best | None = None
        handle = self._ask(assumed, budget, models="0", opt_mode="opt")
        try:
            while model := self._next(handle, budget):
                choice = self._choice(model)
                last = Best(choice, self.problem.costs(choice), False)
                yield last
                if not self.problem.lines:
                    break
            if last and (not self.problem.lines or self._complete(handle)):
                yield Best(last.choice, last.costs, True)
            elif self._complete(handle):
                yield Refuted(tuple(handle.core()))
            else:
                yield Unknown()
        finally:
            self._close(handle)

    def forced(
        self,
        asked: Sequence[Literal],
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
    ) -> frozenset[Literal] | Refuted | Unknown:
        shared: list[Literal] | None = None
        add = _clingo._lib.clingo_solve_control_add_clause
        handle = self._ask(assumed, budget, models="0")
        try:
            while model := self._next(handle, budget):
                values = self._choice(model).values
                if shared is None:
                    shared = [x if values[x] else -x for x in sorted({abs(x) for x in asked})]
                else:
                    shared = [x for x in shared if (values[x] if x > 0 else not values[-x])]
                if not shared:
                    return frozenset()
                # The next choice must differ in one of them.
                add(model.context._rep, [-x for x in shared], len(shared))
            if not self._complete(handle):
                return Unknown()
            return Refuted(tuple(handle.core())) if shared is None else frozenset(shared)
        finally:
            self._close(handle)

    def _solve(self, assumed: Sequence[Literal], budget: Budget) -> Choice | Refuted | Unknown:
        handle = self._ask(assumed, budget)
        try:
            if model := self._next(handle, budget):
                return self._choice(model)
            return Refuted(tuple(handle.core())) if self._complete(handle) else Unknown()
        finally:
            self._close(handle)

    def _ask(
        self,
        assumed: Sequence[Literal],
        budget: Budget,
        visit: Callable[[Model], bool] | None = None,
        counts: bool = False,
        **settings: str,
    ) -> SolveHandle:
        """Start a question, and end the one before.

        If it ``counts``, a thread passes each model to ``visit`` and goes on.
        """
        self._end()
        limit = "umax" if budget.conflicts is None else str(budget.conflicts)
        for key, value in {**DEFAULTS, "heuristic": self._heuristic, **settings}.items():
            self._set(key, value)
        self._set("solve_limit", limit)
        long = budget.conflicts is None or budget.conflicts > UNPOLLED
        self._threaded = long and self.threads
        try:
            return self._start(assumed, visit, counts)
        except RuntimeError:
            if not self._threaded:
                raise
            self.threads = self._threaded = False
            return self._start(assumed, visit, counts)
        except BaseException:
            self._end()
            raise

    def _set(self, key: str, value: str) -> None:
        if self._settings.get(key) != value:
            self._settings.pop(key, None)  # unknown, if it is interrupted here
            options: Any = self._control.configuration
            setattr(options.solver if key == "heuristic" else options.solve, key, value)
            self._settings[key] = value

    def _start(
        self, assumed: Sequence[Literal], visit: Callable[[Model], bool] | None, counts: bool
    ) -> SolveHandle:
        lib, ffi = _clingo._lib, _clingo._ffi
        mode = lib.clingo_solve_mode_async if self._threaded else 0
        callback = context = ffi.NULL
        if not (counts and self._threaded):
            mode |= lib.clingo_solve_mode_yield
            visit = None
        events = _clingo._CBData(
            _event_handler(visit, None, None, None),
            self._control._error,
        )
        self._events = ffi.new_handle(events)
        if visit:
            callback, context = lib.pyclingo_solve_event_callback, self._events
        literals = ffi.new("clingo_literal_t[]", list(assumed))
        _clingo._handle_error(
            lib.clingo_control_solve(
                self._control._rep, mode, literals, len(assumed), callback, context, self._cell
            )
        )
        new_handle: Any = SolveHandle
        handle: SolveHandle = new_handle(self._cell[0], events)
        self._handle = handle
        return handle

    def _next(self, handle: SolveHandle, budget: Budget) -> Model | None:
        """Return the next model; None at the end, and if stopped or another question began."""
        if self._handle is not handle:
            return None
        stop = budget.stop or bool
        if not stop():
            handle.resume()
            while self._threaded and not handle.wait(POLL):
                if stop():
                    break
            else:
                return handle.model()
        handle.cancel()
        return None

    def _complete(self, handle: SolveHandle) -> bool:
        """Test whether the search ended after the last model."""
        return self._handle is handle and handle.get().exhausted

    def _close(self, handle: SolveHandle) -> None:
        """End a question, if it is still open."""
        if self._handle is handle:
            self._end()

    def _end(self) -> None:
        """End the open question, if there is one, and count its conflicts."""
        self._handle = None
        cell, null = self._cell, _clingo._ffi.NULL
        if cell[0] != null:
            # Ctrl-C is noticed between two steps in Python, so both of these are one.
            close = partial(_clingo._lib.clingo_solve_handle_close, cell[0])
            deque(map(call, (close, partial(setitem, cell, 0, null))), 0)
            self.conflicts += int(self._statistics()["solving"]["solvers"]["conflicts"])

    def _statistics(self) -> Any:
        question = _clingo._lib.clingo_control_statistics
        pointer = _clingo._c_call("clingo_statistics_t*", question, self._control._rep)
        return _mutable_statistics(pointer)

    def _choice(self, model: Model) -> Choice:
        """Read all values, ten times faster than by ``Model.is_true``."""
        atoms = range(1, self.problem.atoms + 1)
        deque(map(_clingo._lib.clingo_model_is_true, repeat(model._rep), atoms, self._cells), 0)
        return Choice(bytes(_clingo._ffi.buffer(self._values)))


class Cuts(Propagator):
    """Adds violated cuts to complete assignments.

    Cuts of partial assignments halve the number of conflicts but quadruple the running time.
    """

    def __init__(self, connections: Sequence[Connection]) -> None:
        self.connections = connections
        self.graphs: list[Graph] = []
        self._cells: list[tuple[Any, list[Any]]] = []
        """For each graph, the values of its members, and a pointer to each."""

    def init(self, init: PropagateInit) -> None:
        init.check_mode = PropagatorCheckMode.Total
        literal = init.solver_literal
        for rule in self.connections[len(self.graphs) :]:
            members = tuple(literal(x) for x in rule.members)
            self.graphs.append(Graph(Connection(literal(rule.condition), members, rule.neighbours)))
            values = _clingo._ffi.new("bool[]", len(members))
            self._cells.append((values, [values + place for place in range(len(members))]))

    def check(self, control: PropagateControl) -> None:
        assignment: Any = control.assignment
        read, buffer = _clingo._lib.clingo_assignment_is_true, _clingo._ffi.buffer
        for graph, (values, cells) in zip(self.graphs, self._cells, strict=True):
            if assignment.is_true(graph.condition):
                # 20 times faster than by ``Assignment.is_true``
                deque(map(read, repeat(assignment._rep), graph.members, cells), 0)
                true = int(bytes(buffer(values))[::-1].translate(DIGITS), 2)
                for left, right, between in graph.cuts(true):
                    cut = dict.fromkeys((-graph.condition, -left, -right, *between))
                    if not control.add_clause(tuple(cut)):
                        return
