"""Plans as Python functions: the first tier.

Functions are built as ``ast`` nodes, never as text. Their names are generated, builtins are empty,
and every object they use is passed in.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from types import CodeType

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.dispatch import (
    Given,
    Lacks,
    Plan,
    Sequence_,
    Switch,
    Try,
    When,
    Where,
)
from puzzlelang.compiler.ground_transition import Ground, Item, Level, schedule
from puzzlelang.compiler.ir import Slot, Term
from puzzlelang.compiler.python_nodes import (
    LOAD,
    STORE,
    bit_of,
    called,
    compare,
    name,
    number,
    operation,
)
from puzzlelang.compiler.python_terms import (
    GIVEN,
    TermPrinter,
    fault,
    keep_state,
    loop_target,
    parameters,
)
from puzzlelang.compiler.state_layout import Layout
from puzzlelang.compiler.terms import FALSE
from puzzlelang.core import current, members
from puzzlelang.search import Fault
from puzzlelang.text import Any


@lru_cache(4096)
def _mask(values: frozenset[int]) -> int:
    """Return a number with these bits set. Many transitions share one."""
    return sum(1 << value for value in values)


class Printer(TermPrinter):
    """Prints the functions of one puzzle."""

    def __init__(self, slots: Sequence[Slot], layout: Layout) -> None:
        super().__init__(slots, layout)
        self._functions: dict[int, ast.FunctionDef | None] = {}
        """Those that compute shared terms, once begun."""
        self.code: CodeType
        """The code of the latest function and of those that it calls."""

    # ── shared terms ─────────────────────────────────────────────────────────────────

    def shared_value(self, term: Term) -> ast.expr:
        """Print ``h[3] if h[3] is not None else h3(s, h)``, which writes ``h[3]``."""
        place = self.shared[term]
        function = f"h{place}"
        value = py.Subscript(name("h"), number(place), LOAD)
        if place not in self._functions:
            self._functions[place] = None
            before, self._in_fold = self._in_fold, False
            target = py.Subscript(name("h"), number(place), STORE)
            assigned = py.Assign([target], self.computed(term))
            body = [*self.unpack(), assigned, py.Return(value)]
            self._functions[place] = py.FunctionDef(function, parameters(["s", "h"]), body, [])
            self._in_fold = before
        computed = py.Call(name(function), [name("s"), name("h")], [])
        return py.IfExp(compare(value, py.IsNot, py.Constant(None)), value, computed)

    # ── statements ───────────────────────────────────────────────────────────────────

    def unpack(self) -> list[ast.stmt]:
        if not self.unpacked:
            return []
        names: list[ast.expr] = [py.Name(f"v{k}", STORE) for k in range(self.layout.size)]
        return [py.Assign([py.Tuple(names, STORE)], name("s"))]

    def steps(self, steps: Sequence[Item]) -> list[ast.stmt]:
        statements: list[ast.stmt] = []
        for temp, term in steps:
            if temp is not None:
                statements.append(py.Assign([loop_target((temp,))], self.term(term)))
            else:
                raise_fault = py.Expr(called(self.helper(fault)))
                negation = self.term(terms.negation(term))
                statements.append(
                    raise_fault if term is FALSE else py.If(negation, [raise_fault], [])
                )
        return statements

    def test(self, slot: int, allowed: frozenset[int]) -> ast.expr:
        """Print a test that the slot's value is in ``allowed``."""
        here = self.slot(slot)
        if len(allowed) == 1:
            return compare(here, py.Eq, number(min(allowed)))
        low, high = min(allowed), max(allowed)
        bottom, top = self.slots[slot].bounds
        if high - low + 1 == len(allowed):
            if high == top:
                return compare(here, py.GtE, number(low))
            if low == bottom:
                return compare(here, py.LtE, number(high))
            return py.Compare(number(low), [py.LtE(), py.LtE()], [here, number(high)])
        if bottom >= 0 and high < current.mask_values:
            return bit_of(number(_mask(allowed)), here)
        return compare(here, py.In, self.constant(("allowed", allowed), allowed))

    def new_state(self, ground: Ground) -> tuple[list[ast.stmt], ast.expr]:
        """Print the state after a transition: preparing statements and the expression."""
        updates, size = ground.updates, self.layout.size
        as_bytes = self.layout.kind == "bytes"
        few = 2 * len(updates) <= size and (as_bytes or size > current.unpacked)
        if ground.stores or (few and not self.unpacked):
            return self._changed_copy(ground, as_bytes)
        row = py.Tuple([self._new(k, updates) for k in range(size)], LOAD)
        return [], called(self.helper(bytes), row) if as_bytes else row

    def _changed_copy(self, ground: Ground, as_bytes: bool) -> tuple[list[ast.stmt], ast.expr]:
        """Print ``w = list(s)``, ``w[3] = …``, ``tuple(w)``."""
        changeable, frozen = (bytearray, bytes) if as_bytes else (list, tuple)
        statements: list[ast.stmt] = [
            py.Assign([py.Name("w", STORE)], called(self.helper(changeable), name("s")))
        ]
        places = [(number(slot), term) for slot, term in sorted(ground.updates.items())]
        for store in ground.stores:
            place = terms.operate("+", store.index, terms.const(store.offset))
            places.append((self.term(place), store.value))
        for place_, term in places:
            target = py.Subscript(name("w"), place_, STORE)
            statements.append(py.Assign([target], self.term(term)))
        return statements, called(self.helper(frozen), name("w"))

    def _new(self, slot: int, updates: dict[int, Term]) -> ast.expr:
        return self.term(updates[slot]) if slot in updates else self.slot(slot)

    # ── plans ────────────────────────────────────────────────────────────────────────

    def plan(self, plan: Plan, emit: Callable[[Ground], list[ast.stmt]]) -> list[ast.stmt]:
        """Print ``plan``; ``emit`` prints the body of a transition that applies."""
        match plan:
            case Try(ground, tests):
                return self._try(ground, tests, emit)
            case Sequence_(plans):
                return [statement for one in plans for statement in self.plan(one, emit)]
            case When(slot, values, inner):
                return [py.If(self.test(slot, values), self.plan(inner, emit) or [py.Pass()], [])]
            case Given(condition, inner):
                return [py.If(self.term(condition), self.plan(inner, emit) or [py.Pass()], [])]
            case Switch(slot, plans):
                cases = [(value, one) for values, one in plans for value in values]
                return self._cases(lambda: self.slot(slot), plans, cases, emit)
            case Where():
                return self._where(plan, emit)
            case Lacks(offset, size, value, inner, other):
                place = self._place("find", offset, size, value)
                here, there = (self.plan(one, emit) or [py.Pass()] for one in (inner, other))
                return [py.If(compare(place, py.Lt, number(0)), here, there)]
        raise AssertionError(f"unhandled plan {plan!r}")

    def _try(
        self,
        ground: Ground,
        tests: Sequence[tuple[int, frozenset[int]]],
        emit: Callable[[Ground], list[ast.stmt]],
    ) -> list[ast.stmt]:
        conditions = [self.test(slot, allowed) for slot, allowed in tests]
        body = emit(ground)
        first, *loops = schedule(ground)
        for depth, level in enumerate(reversed(loops), 1):
            body = [self._loop(level, self._behind([], level.items, body))]
            if depth % current.nested_loops == 0 and depth < len(loops):
                deeper = py.FunctionDef("deeper", parameters([]), body, [])
                body = [deeper, py.Expr(called(name("deeper")))]
        return self._behind(conditions, first.items, body)

    def _behind(
        self, conditions: Sequence[ast.expr], items: Sequence[Item], body: list[ast.stmt]
    ) -> list[ast.stmt]:
        """Put ``body`` under conditions and bindings."""
        pending: list[Term] = []
        for temp, term in reversed(items):
            if temp is None:
                pending.insert(0, term)
            else:
                body = [
                    *self.steps([(temp, term)]),
                    *_guarded(self.connected("and", pending), body),
                ]
                pending = []
        return _guarded([*conditions, *self.connected("and", pending)], body)

    def _loop(self, level: Level, body: list[ast.stmt]) -> ast.stmt:
        if level.within is None:
            iterable = self.constant(("values", id(level.values)), level.values)
        else:
            mask = number(sum(1 << value for value in level.values))
            group = operation(self.term(level.within), py.BitAnd, mask)
            iterable = called(self.helper(members), group)
        return py.For(loop_target(level.temps), iterable, body, [])

    def _cases(
        self,
        subject: Callable[[], ast.expr],
        plans: Sequence[tuple[tuple[int, ...], Plan]],
        cases: Sequence[tuple[int, Plan]],
        emit: Callable[[Ground], list[ast.stmt]],
    ) -> list[ast.stmt]:
        """Print a binary search over many values, or successive tests of a few."""
        if len(plans) > 1 and len(cases) > 4 and len(cases) == len(plans):
            ascending = sorted(cases, key=lambda case: case[0])
            middle = len(ascending) // 2
            lower, upper = ascending[:middle], ascending[middle:]
            halves = [[((value,), one) for value, one in half] for half in (lower, upper)]
            test = compare(subject(), py.Lt, number(upper[0][0]))
            return [
                py.If(
                    test,
                    self._cases(subject, halves[0], lower, emit),
                    self._cases(subject, halves[1], upper, emit),
                )
            ]
        statements: list[ast.stmt] = []
        for values, one in reversed(plans):
            if len(values) == 1:
                test = compare(subject(), py.Eq, number(values[0]))
            else:
                several = self.constant(("values", values), frozenset(values))
                test = compare(subject(), py.In, several)
            statements = [py.If(test, self.plan(one, emit) or [py.Pass()], statements)]
        return statements

    def _where(self, plan: Where, emit: Callable[[Ground], list[ast.stmt]]) -> list[ast.stmt]:
        """Print a dispatch on the position of a value in ``bytes``.

        ``find`` and ``rfind`` differ if the value occurs more than once.
        """
        place = f"p{plan.offset}_{plan.value}"
        first = self._place("find", plan.offset, plan.size, plan.value)
        last = self._place("rfind", plan.offset, plan.size, plan.value)
        plans = [((p[0] + plan.offset,), one) for p, one in plan.plans]
        cases = [(values[0], one) for values, one in plans]
        several = compare(name(place), py.NotEq, last)
        here = self._cases(lambda: name(place), plans, cases, emit)
        otherwise = self.plan(plan.otherwise, emit)
        return [
            py.Assign([py.Name(place, STORE)], first),
            py.If(several, otherwise or [py.Pass()], here),
        ]

    def _place(self, method: str, offset: int, size: int, value: int) -> ast.expr:
        """Print the position of a value among some slots; negative if it is absent."""
        find = py.Attribute(name("s"), method, LOAD)
        return called(find, number(value), number(offset), number(offset + size))

    # ── functions ────────────────────────────────────────────────────────────────────

    def function(self, arguments: Sequence[str], body: list[ast.stmt]) -> Callable[..., Any]:
        """Compile a function whose first parameter is a state, without given values."""
        return self.maker(arguments, body)(())

    def maker(
        self, arguments: Sequence[str], body: list[ast.stmt]
    ) -> Callable[[tuple[int, ...]], Callable[..., Any]]:
        """Compile a function that makes such a function for given values.

        It gets the constants collected so far. A fault raised in it carries the state.
        """
        note_state = py.Expr(called(self.helper(keep_state), name("s")))
        handler = py.ExceptHandler(self.helper(Fault), None, [note_state])
        body = [py.Try(body, [handler], [], [])]
        functions = [function for function in self._functions.values() if function is not None]
        if functions:
            nothing = py.BinOp(
                py.List([py.Constant(None)], LOAD), py.Mult(), number(len(self.shared))
            )
            body.insert(0, py.Assign([py.Name("h", STORE)], nothing))
        inner = py.FunctionDef("run", parameters(arguments), body, [])
        outer_body = [*functions, inner, py.Return(name("run"))]
        outer = py.FunctionDef("make", parameters([GIVEN, *self.constants]), outer_body, [])
        module = py.Module([outer], [])
        scope: dict[str, Any] = {"__builtins__": {}}
        exec(compile(module, "<puzzle>", "exec", dont_inherit=True), scope)
        self.code = scope["make"].__code__
        return partial(scope["make"], **self.constants)


def _guarded(conditions: list[ast.expr], body: list[ast.stmt]) -> list[ast.stmt]:
    if not conditions:
        return body
    test = conditions[0] if len(conditions) == 1 else py.BoolOp(py.And(), conditions)
    return [py.If(test, body, [])]
