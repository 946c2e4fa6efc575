"""The transition system of a puzzle: compiled functions for the protocol of a search."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from time import process_time
from types import CodeType

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.dispatch import Plan, in_turn, plan
from puzzlelang.compiler.ground_transition import Applicable, Ground, shared_terms
from puzzlelang.compiler.grounding import COST_BITS, Grounding, packed_cost
from puzzlelang.compiler.ir import Term
from puzzlelang.compiler.lower import Lowering
from puzzlelang.compiler.python_functions import Printer
from puzzlelang.compiler.python_nodes import LOAD, called, name, number, operation
from puzzlelang.compiler.state_layout import choose, slot_domains
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current
from puzzlelang.core import nodes as core
from puzzlelang.search import ADMISSIBLE
from puzzlelang.text import Any, Generic, Self, Stage, TypeVar, replace, stage

Value = TypeVar("Value")

Step = tuple[int, tuple[int, ...], Any, int]
"""Position of the transition in the file, its arguments, the successor, and the cost."""


Entry = Callable[[Printer, Ground, ast.expr], ast.expr]
"""Prints the entry of a successor in a list."""

MOST_MADE = 64
"""Maximum number of functions that systems with given values share."""

EACH_STATE = 8
"""Compiling the transitions of one state costs as much as this many more."""


def compile_puzzle(puzzle: core.Puzzle) -> CompiledSystem:
    """Compile ``puzzle``; the functions are built on first use."""
    with stage(Stage.COMPILING):
        return CompiledSystem(puzzle)


class shared(Generic[Value]):
    """A property computed once for all systems that differ only by their starts."""

    def __init__(self, compute: Callable[[Any], Value]) -> None:
        self._compute, self.__doc__ = compute, compute.__doc__

    def __get__(self, system: CompiledSystem, owner: object = None) -> Value:
        name = self._compute.__name__
        if name not in system.derived:
            system.derived[name] = self._compute(system)
        value: Value = system.derived[name]
        return value


class CompiledSystem:
    """A puzzle as a :class:`puzzlelang.search.system.TransitionSystem`, and more.

    States are tuples or bytes. Costs are packed integers: COST_BITS for each cost line, the first
    line highest, and in the lowest bits the number of transitions, so the shorter of two equally
    cheap traces wins.
    """

    def __init__(self, puzzle: core.Puzzle, given: Sequence[int] = ()) -> None:
        """``given`` are the values of the last slots, which are no part of a state."""
        self.puzzle = self.rules = puzzle
        self.given = tuple(given)
        self.lowering = Lowering(puzzle)
        slots = self.lowering.leaves.slots
        self.layout = choose(slots[: len(slots) - len(given)])
        self.unit_cost = not puzzle.costs or _is_unit(puzzle.costs)
        self._lines = () if self.unit_cost else puzzle.costs
        grounding = Grounding(puzzle, self.lowering, self._lines)
        self.grounds: list[Ground] = grounding.transitions()
        self.starts: Sequence[Any] = [*map(self.layout.state, puzzle.starts)]
        self.zero = 0
        self.assumption = ADMISSIBLE
        self.has_estimate = any(line.estimate is not None for line in puzzle.costs)
        self.lower = self.lowering.lower
        self.leaves = self.lowering.leaves
        self.derived: dict[str, Any] = {}
        """Values of :class:`shared` properties, and other facts that the starts don't affect."""
        self._makers: dict[Any, Callable[..., Any]] = {}
        """Functions that make functions for the values :attr:`given`."""

    def from_starts(self, starts: Sequence[Sequence[int]]) -> Self:
        """Return the system with other starts; it shares all functions, built or yet to be built.

        The starts must keep the invariants.
        """
        return self.of_puzzle(replace(self.puzzle, starts=tuple(map(tuple, starts))))

    def of_puzzle(self, puzzle: core.Puzzle) -> Self:
        """Return the system of a puzzle with the same rules; see :meth:`from_starts`."""
        other = copy(self)
        other.puzzle = puzzle
        other.starts = [self.layout.state(start) for start in puzzle.starts]
        return other

    def of_given(self, puzzle: core.Puzzle, given: Sequence[int]) -> Self:
        """Return the system of a puzzle whose rules are these with other values of :attr:`given`.

        It shares all terms and code.
        """
        other = self.of_puzzle(puzzle)
        other.given = tuple(given)
        other.derived = {
            name: getattr(self, name)
            for name in ("goal_term", "lost_term", "shared_terms", "_plans")
        }
        return other

    @property
    def size(self) -> int:
        """Bytes of the byte code that lists successors; 0 before it is built."""
        size: int = self.derived.get("size", 0)
        return size

    @property
    def building(self) -> float:
        """CPU seconds spent on building functions that list successors."""
        seconds: float = self.derived.get("building", 0.0)
        return seconds

    def slots(self, state: Any) -> tuple[int, ...]:
        """Return the state as in the typed core: one number for each slot."""
        return self.layout.slots(state)

    def state(self, slots: Sequence[int]) -> Any:
        return self.layout.state(slots)

    def cost_lines(self, cost: int) -> tuple[int, ...]:
        """Unpack a cost into a number for each cost line (one if the file has none)."""
        if not self._lines:
            return (cost,)
        lines = []
        for _ in self._lines:
            cost >>= COST_BITS
            lines.append(cost & ((1 << COST_BITS) - 1))
        return tuple(reversed(lines))

    def first_line(self, cost: int) -> int:
        return self.cost_lines(cost)[0]

    def cost_and_steps(self, cost: int) -> tuple[int, ...]:
        """Unpack a cost into a number for each cost line, and the number of transitions."""
        steps = cost & ((1 << COST_BITS) - 1) if self._lines else cost
        return (*self.cost_lines(cost), steps)

    def without_steps(self, cost: int) -> int:
        """Return the least packed cost with the same cost lines."""
        return cost >> COST_BITS << COST_BITS if self._lines else cost

    def least(self, cost: int) -> int:
        """Return the least packed cost with the same first cost line."""
        places = COST_BITS * len(self._lines)
        return cost >> places << places

    def add_estimate(self, cost: int, estimate: int) -> int:
        return cost + estimate

    # ── conditions ───────────────────────────────────────────────────────────────────

    @shared
    def is_goal(self) -> Callable[[Any], bool]:
        return self.value(self.goal_term)

    @shared
    def is_lost(self) -> Callable[[Any], bool]:
        return self.value(self.lost_term)

    @shared
    def goal_term(self) -> Term:
        """The goal as a term; false in lost states, where the goal itself is not evaluated."""
        goal = self.lower(self.rules.goal.condition, {})
        return terms.all_of([terms.negation(self.lost_term), goal])

    @shared
    def explored_goal(self) -> Term | None:
        """The goal with the author's estimates evaluated before it, for `explore`.

        None if no estimate can fault.
        """
        bounds = [self.lower(line.estimate, {}) for line in self.rules.costs if line.estimate]
        checks = [terms.operate(">=", one, const(one.bounds[0])) for one in bounds if one.may_fault]
        if not checks:
            return None
        goal = self.lower(self.rules.goal.condition, {})
        return terms.all_of([terms.negation(self.lost_term), *checks, goal])

    @shared
    def keeps_invariants(self) -> Callable[[Any], bool]:
        """Test all invariants in a state that no transition need have reached."""
        return self.value(
            terms.all_of([self.lower(r.condition, {}) for r in self.rules.invariants])
        )

    @shared
    def lost_term(self) -> Term:
        return terms.any_of([self.lower(rule.condition, {}) for rule in self.rules.losses])

    def equal_to(self, state: Any) -> Term:
        """Return the condition that only this state satisfies."""
        slots = zip(self.leaves.slots, self.slots(state), strict=True)
        return terms.all_of([terms.operate("=", slot, const(value)) for slot, value in slots])

    def condition(self, expr: core.Expr) -> Callable[[Any], bool]:
        """Compile a condition of the puzzle to a function of a state."""
        return self.value(self.lower(expr, {}))

    def value(self, term: Term) -> Callable[[Any], Any]:
        """Compile a term to a function of a state."""
        if term in self._makers:
            function: Callable[[Any], Any] = self._makers[term](self.given)
            return function
        printer = Printer(self.leaves.slots, self.layout)
        printer.unpacked = self.layout.size <= 3 and self.layout.kind == "tuple"
        body = [*printer.unpack(), py.Return(printer.term(term))]
        return self._made(printer, ["s"], body, term)

    def _made(
        self, printer: Printer, arguments: Sequence[str], body: list[ast.stmt], key: object
    ) -> Callable[..., Any]:
        """Build a function; if values are given, remember under ``key`` what makes it of others."""
        make = printer.maker(arguments, body)
        if self.given and len(self._makers) < MOST_MADE:
            self._makers[key] = make
        return make(self.given)

    @shared
    def estimate(self) -> Callable[[Any], int]:
        bounds = self.estimates()
        return self.value(packed_cost(bounds) if self._lines else bounds[0])

    def estimates(self) -> list[Term]:
        """Return the author's lower bound for each cost line; 0 if missing or in a lost state."""
        lost = self.lost_term
        return [
            terms.choice(lost, FALSE, self.lower(line.estimate, {}))
            if line.estimate is not None else FALSE
            for line in self.rules.costs
        ]  # fmt: skip

    # ── successors ───────────────────────────────────────────────────────────────────

    @shared
    def successors(self) -> Callable[[Any], list[Any]]:
        """The successors, one for each ground transition that applies, in order."""
        return self._listing(["s"], lambda printer, ground, state: state)

    @shared
    def expand(self) -> Callable[[Any, int], list[tuple[Any, int]]]:
        """The successors, with the cost of the trace to each."""

        def pair(printer: Printer, ground: Ground, state: ast.expr) -> ast.expr:
            cost = operation(name("g"), py.Add, printer.term(ground.cost))
            return py.Tuple([state, cost], LOAD)

        return self._listing(["s", "g"], pair)

    @shared
    def steps(self) -> Callable[[Any], list[Step]]:
        """The successors, with the transition that leads to each."""
        return self._labelled(self._plans)

    def steps_along(self, states: Sequence[Any]) -> Callable[[Any], list[Step]]:
        """Build ``steps`` for the states of a trace.

        Few transitions can apply along a short trace; compiling only these is faster, until they
        add up to all.
        """
        if self.given or "steps" in self.derived or len(states) > current.short_trace:
            return self.steps
        applicable = Applicable(self.grounds)
        possible = {id(g) for state in states for g in applicable.within(self.slots(state))}
        grounds = [ground for ground in self.grounds if id(ground) in possible]
        self.derived["along"] = compiled = self.derived.get("along", 0) + len(grounds)
        if compiled > len(grounds) and compiled > len(self.grounds):
            return self.steps
        return self._labelled(_in_turn(grounds))

    def _labelled(self, plans: tuple[Plan, Plan]) -> Callable[[Any], list[Step]]:
        def labelled(printer: Printer, ground: Ground, state: ast.expr) -> ast.expr:
            arguments = py.Tuple([printer.term(a) for a in ground.arguments], LOAD)
            cost = printer.term(ground.cost)
            return py.Tuple([number(ground.transition.index), arguments, state, cost], LOAD)

        return self._expansion(plans, ["s"], labelled)

    @shared
    def by_transition(self) -> Callable[[Any], list[tuple[int, Any]]]:
        """The successors, with the position in the file of the transition that leads to each."""

        def pair(printer: Printer, ground: Ground, state: ast.expr) -> ast.expr:
            return py.Tuple([number(ground.transition.index), state], LOAD)

        return self._expansion(self._plans, ["s"], pair)

    def _listing(self, arguments: list[str], entry: Entry) -> Callable[..., Any]:
        """Build a function that lists successors, each as printed by ``entry``.

        A search may end after a few states. So of many ground transitions, at first only those
        are compiled that may apply in a state, until they add up to a ``late_share``-th of all.
        """
        if self.given or len(self.grounds) < current.late_from:
            return self._expansion(self._plans, arguments, entry)
        applicable = Applicable(self.grounds)
        whole: Callable[..., Any] | None = None
        left = len(self.grounds) // current.late_share

        def listed(state: Any, *costs: int) -> Any:
            nonlocal whole, left
            if whole is None:
                grounds = applicable.within(self.slots(state))
                left -= EACH_STATE + len(grounds)
                if left >= 0:
                    return self._expansion(_in_turn(grounds), arguments, entry)(state, *costs)
                whole = self._expansion(self._plans, arguments, entry)
            return whole(state, *costs)

        return listed

    def _expansion(
        self, plans: tuple[Plan, Plan], arguments: list[str], entry: Entry
    ) -> Callable[..., Any]:
        """Build a function that lists successors by ``plans``."""
        began, key = process_time(), (entry.__code__, id(plans))
        if key in self._makers:
            made: Callable[..., Any] = self._makers[key](self.given)
            return made
        printer = Printer(self.leaves.slots, self.layout)
        printer.unpacked = self._unpack()
        printer.shared = self.shared_terms

        def emit(ground: Ground) -> list[ast.stmt]:
            preparation, state = printer.new_state(ground)
            addition = py.Expr(called(name("add"), entry(printer, ground, state)))
            body = [*printer.steps(ground.cost_steps), *preparation, addition]
            if ground.invariant is FALSE:
                body = []
            elif ground.invariant is not TRUE:
                body = [py.If(printer.term(ground.invariant), body, [])]
            return [*printer.steps(ground.steps), *body] or [py.Pass()]

        body: list[ast.stmt] = [
            *printer.unpack(),
            py.Assign([py.Name("out", py.Store())], py.List([], LOAD)),
        ]
        if self.rules.losses:
            body.append(py.If(printer.term(self.lost_term), [py.Return(name("out"))], []))
        append = py.Attribute(name("out"), "append", LOAD)
        body.append(py.Assign([py.Name("add", py.Store())], append))
        forced, others = (printer.plan(some, emit) for some in plans)
        if forced:
            body.extend([*forced, py.If(name("out"), [py.Return(name("out"))], [])])
        body.extend(others)
        body.append(py.Return(name("out")))
        function = self._made(printer, arguments, body, key)
        self.derived["size"] = max(self.size, _bytes_of(printer.code))
        self.derived["building"] = self.building + process_time() - began
        return function

    @shared
    def shared_terms(self) -> Mapping[Term, int]:
        """The terms of the transitions to compute once for each state, numbered."""
        return shared_terms(self.grounds, [self.lost_term])

    @shared
    def _plans(self) -> tuple[Plan, Plan]:
        arrays, domains = self._arrays(), self._domains()
        forced, others = _forced_and_others(self.grounds)
        first = plan(forced, domains, arrays, lacking=True)
        return first, plan(others, domains, arrays, lacking=True)

    def _unpack(self) -> bool:
        """Is unpacking a state faster, because most transitions read or rebuild most of it?"""
        if self.layout.size > current.unpacked:
            return False
        if self.layout.kind == "tuple":
            return True
        updates = sum(len(ground.updates) for ground in self.grounds)
        return 2 * updates > self.layout.size * len(self.grounds)

    def _arrays(self) -> list[tuple[int, int]]:
        if self.layout.kind != "bytes":
            return []
        variables = self.rules.variables
        return [
            (v.offset, v.size) for v in variables
            if v.size >= current.sought and v.offset < self.layout.size
        ]  # fmt: skip

    def _domains(self) -> list[tuple[int, ...] | None]:
        return list(slot_domains(self.rules))


def _in_turn(grounds: Sequence[Ground]) -> tuple[Plan, Plan]:
    """Plans of the forced and of the other transitions that try one after the other."""
    forced, others = _forced_and_others(grounds)
    return in_turn(forced), in_turn(others)


def _forced_and_others(grounds: Sequence[Ground]) -> tuple[list[Ground], list[Ground]]:
    forced = [ground for ground in grounds if ground.transition.forced]
    return forced, [ground for ground in grounds if not ground.transition.forced]


def _bytes_of(code: CodeType) -> int:
    """Count the bytes of byte code, inner functions included."""
    inner = sum(_bytes_of(part) for part in code.co_consts if isinstance(part, CodeType))
    return len(code.co_code) + inner


def _is_unit(costs: Sequence[core.CostLine]) -> bool:
    """Does every transition cost exactly 1?"""
    terms_ = costs[0].terms
    if len(costs) != 1 or len(terms_) != 1 or terms_[0].per != "move":
        return False
    amount = terms_[0].amount
    return isinstance(amount, core.Const) and bool(amount.value == 1)
