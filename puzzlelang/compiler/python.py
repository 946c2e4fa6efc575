"""Prints terms and plans as Python functions: the first tier.

Functions are built as ``ast`` nodes.  Every name in them is ours (``s``, ``v3``, ``t5``, ``c2``)
and no text of the puzzle's file ever comes near; what they may use beside numbers is handed
to them by :class:`Printer` one by one, and builtins are empty.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.dispatch import Plan, Sequence_, Switch, Try, When, Where
from puzzlelang.compiler.ground import Ground
from puzzlelang.compiler.layout import Layout
from puzzlelang.compiler.terms import FALSE, TRUE, Facts, Table, Term
from puzzlelang.model.builtins import OPERATIONS, NoValue, members
from puzzlelang.system import Fault

MOST_UNPACKED = 64
"""States of up to so many slots are taken apart into local names."""


def fault() -> Any:
    raise Fault


def checked_look(entries: Sequence[Any], index: int) -> Any:
    """Entry ``index`` of a table, or a fault."""
    if 0 <= index < len(entries):
        found = entries[index]
        if found is not None:
            return found
    raise Fault


def checked(meaning: Callable[..., Any]) -> Callable[..., Any]:
    """An operation that lacks a value for some arguments, with a fault there."""

    def operation(*arguments: Any) -> Any:
        try:
            return meaning(*arguments)
        except NoValue:
            raise Fault from None

    return operation


def least(values: Any) -> Any:
    found = min(values, default=None)
    return fault() if found is None else found


def greatest(values: Any) -> Any:
    found = max(values, default=None)
    return fault() if found is None else found


COMPARISONS: dict[str, type[ast.cmpop]] = {
    "=": ast.Eq, "!=": ast.NotEq, "<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE,
}  # fmt: skip
ARITHMETIC: dict[str, type[ast.operator]] = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "div": ast.FloorDiv, "mod": ast.Mod,
    "union": ast.BitOr,
}  # fmt: skip
LOAD, STORE = ast.Load(), ast.Store()


def name(text: str) -> ast.expr:
    return ast.Name(text, LOAD)


def number(value: int) -> ast.expr:
    return ast.Constant(value)


def called(function: ast.expr, *arguments: ast.expr) -> ast.expr:
    return ast.Call(function, list(arguments), [])


def compare(left: ast.expr, operator: type[ast.cmpop], right: ast.expr) -> ast.expr:
    return ast.Compare(left, [operator()], [right])


def operation(left: ast.expr, operator: type[ast.operator], right: ast.expr) -> ast.expr:
    return ast.BinOp(left, operator(), right)


def bit(group: ast.expr, place: ast.expr) -> ast.expr:
    """``group >> place & 1``"""
    return operation(operation(group, ast.RShift, place), ast.BitAnd, number(1))


class Printer:
    """Prints the functions of one puzzle, and keeps what they need (``constants``)."""

    def __init__(self, facts: Facts, layout: Layout) -> None:
        self.facts = facts
        self.layout = layout
        self.constants: dict[str, Any] = {}
        self._known: dict[Any, str] = {}
        self._fresh = 0
        self._in_fold = False
        self.unpacked = False

    # ── constants ────────────────────────────────────────────────────────────────────

    def constant(self, key: Any, value: Any) -> ast.expr:
        """A name for an object that the functions use."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = f"c{len(self._known)}"
            self.constants[found] = value
        return name(found)

    def table(self, table: Table) -> ast.expr:
        entries: Sequence[Any] = table.entries
        if not table.partial and 0 <= table.low and table.high <= 255:
            entries = bytes(entries)
        return self.constant(("table", id(table)), entries)

    def helper(self, function: Callable[..., Any]) -> ast.expr:
        return self.constant(("helper", function.__qualname__, id(function)), function)

    # ── terms ────────────────────────────────────────────────────────────────────────

    def slot(self, place: int) -> ast.expr:
        if self.unpacked:
            return name(f"v{place}")
        return ast.Subscript(name("s"), number(place), LOAD)

    def term(self, term: Term) -> ast.expr:
        """``term`` as a Python expression; a truth value may be any number or bool."""
        head = term[0]
        if head == "const":
            return number(term[1])
        if head == "slot":
            return self.slot(term[1])
        if head == "temp":
            return name(f"t{term[1]}")
        if head in ("and", "or"):
            operator = ast.And() if head == "and" else ast.Or()
            return ast.BoolOp(operator, [self.term(part) for part in term[1:]])
        if head == "not":
            return ast.UnaryOp(ast.Not(), self.term(term[1]))
        if head in COMPARISONS:
            return compare(self.term(term[1]), COMPARISONS[head], self.term(term[2]))
        printed = getattr(self, f"_{head}", None)
        if printed is not None:
            return printed(*term[1:])  # type: ignore[no-any-return]
        if head in ARITHMETIC:
            return self._arithmetic(term)
        return self._operation(term)

    def _arithmetic(self, term: Term) -> ast.expr:
        head, a, b = term
        if head in ("div", "mod"):
            low, high = self.facts.bounds(b)
            if low <= 0 <= high:
                return self._operation(term)
        return operation(self.term(a), ARITHMETIC[head], self.term(b))

    def _operation(self, term: Term) -> ast.expr:
        """Any operation without a Python operator: a call of what it means."""
        known = OPERATIONS[term[0]]
        function = self._checked(term[0]) if known.partial else self.helper(known.meaning)
        return called(function, *(self.term(argument) for argument in term[1:]))

    def _checked(self, operation_name: str) -> ast.expr:
        meaning = OPERATIONS[operation_name].meaning
        return self.constant(("checked", operation_name), checked(meaning))

    def _call(self, operation_name: str, cells: Any, *arguments: Term) -> ast.expr:
        printed = (self.term(argument) for argument in arguments)
        place = self.constant(("cells", id(cells)), cells)
        return called(self._checked(operation_name), place, *printed)

    def _neg(self, a: Term) -> ast.expr:
        return ast.UnaryOp(ast.USub(), self.term(a))

    def _in(self, value: Term, group: Term) -> ast.expr:
        if self.facts.bounds(value)[0] >= 0 and not self.facts.may_fault(value):
            return bit(self.term(group), self.term(value))
        return called(self.helper(OPERATIONS["in"].meaning), self.term(value), self.term(group))

    def _with(self, group: Term, value: Term) -> ast.expr:
        if self.facts.bounds(value)[0] < 0:
            return called(self._checked("with"), self.term(group), self.term(value))
        added = operation(number(1), ast.LShift, self.term(value))
        if value[0] == "const":
            added = number(1 << value[1])
        return operation(self.term(group), ast.BitOr, added)

    def _without(self, group: Term, value: Term) -> ast.expr:
        if value[0] == "const" and value[1] >= 0:
            return operation(self.term(group), ast.BitAnd, number(~(1 << value[1])))
        if self.facts.bounds(value)[0] < 0:
            without = self.helper(OPERATIONS["without"].meaning)
            return called(without, self.term(group), self.term(value))
        removed = operation(number(1), ast.LShift, self.term(value))
        return operation(self.term(group), ast.BitAnd, ast.UnaryOp(ast.Invert(), removed))

    def _difference(self, a: Term, b: Term) -> ast.expr:
        return operation(self.term(a), ast.BitAnd, ast.UnaryOp(ast.Invert(), self.term(b)))

    def _subset(self, a: Term, b: Term) -> ast.expr:
        return ast.UnaryOp(ast.Not(), self._difference(a, b))

    def _fault(self) -> ast.expr:
        return called(self.helper(fault))

    def _if(self, condition: Term, then: Term, otherwise: Term) -> ast.expr:
        return ast.IfExp(self.term(condition), self.term(then), self.term(otherwise))

    def _look(self, table: Table, index: Term) -> ast.expr:
        low, high = self.facts.bounds(index)
        if low >= 0 and high < len(table.entries) and not table.partial:
            return ast.Subscript(self.table(table), self.term(index), LOAD)
        return called(self.helper(checked_look), self.table(table), self.term(index))

    def _elem(self, offset: int, size: int, index: Term) -> ast.expr:
        low, high = self.facts.bounds(index)
        if low >= 0 and high < size:
            place = self.term(terms.operate("+", index, terms.const(offset)))
            return ast.Subscript(name("s"), place, LOAD)
        row = ast.Subscript(name("s"), ast.Slice(number(offset), number(offset + size)), LOAD)
        return called(self.helper(checked_look), row, self.term(index))

    def _pick(self, index: Term, *items: Term) -> ast.expr:
        row = ast.Tuple([self.term(item) for item in items], LOAD)
        low, high = self.facts.bounds(index)
        if low >= 0 and high < len(items):
            return ast.Subscript(row, self.term(index), LOAD)
        return called(self.helper(checked_look), row, self.term(index))

    def _let(self, temp: int, value: Term, body: Term) -> ast.expr:
        """``(t := v, body)[1]``; inside a fold, where ``:=`` may not stand, a function."""
        if self._in_fold:
            arguments = ast.arguments([], [ast.arg(f"t{temp}")], None, [], [], None, [])
            return called(ast.Lambda(arguments, self.term(body)), self.term(value))
        bound = ast.NamedExpr(ast.Name(f"t{temp}", STORE), self.term(value))
        if body[0] == "and" and _leftmost(body) == ("temp", temp):
            return _put_leftmost(self.term(body), f"t{temp}", bound)
        return ast.Subscript(ast.Tuple([bound, self.term(body)], LOAD), number(1), LOAD)

    def _fold(self, kind: str, temps: Any, values: Any, where: Term | None, body: Term) -> ast.expr:
        before, self._in_fold = self._in_fold, True
        generators = []
        for numbers, some in zip(temps, values, strict=True):
            group, where = self._sought_members(numbers, some, where)
            iterable = group if group is not None else self.constant(("values", id(some)), some)
            names = [ast.Name(f"t{n}", STORE) for n in numbers]
            target: ast.expr = names[0] if len(names) == 1 else ast.Tuple(list(names), STORE)
            generators.append(ast.comprehension(target, iterable, [], 0))
        if where is not None and where != TRUE:
            generators[-1].ifs.append(self.term(where))
        element = self.term(body)
        if kind == "those":
            element = operation(number(1), ast.LShift, element)
        made = ast.GeneratorExp(element, generators)
        self._in_fold = before
        functions: dict[str, Callable[..., Any]] = {
            "every": all, "some": any, "sum": sum, "those": sum, "min": least, "max": greatest,
        }  # fmt: skip
        return called(self.helper(functions[kind]), made)

    def _sought_members(
        self, numbers: tuple[int, ...], values: Any, where: Term | None
    ) -> tuple[ast.expr | None, Term | None]:
        """``x in S`` as the first condition: run over S instead of over all that could be in it."""
        first = where[1] if where is not None and where[0] == "and" else where
        if (
            len(numbers) == 1
            and first is not None
            and first[:2] == ("in", ("temp", numbers[0]))
            and isinstance(values, range)
            and values.start == 0
            and not terms.temps_of(first[2])
        ):
            rest = terms.all_of(where[2:]) if where is not None and where[0] == "and" else None
            return called(self.helper(members), self.term(first[2])), rest
        return None, where

    # ── statements ───────────────────────────────────────────────────────────────────

    def unpack(self) -> list[ast.stmt]:
        if not self.unpacked:
            return []
        names: list[ast.expr] = [ast.Name(f"v{k}", STORE) for k in range(self.layout.size)]
        return [ast.Assign([ast.Tuple(names, STORE)], name("s"))]

    def steps(self, steps: Sequence[tuple[int | None, Term]]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for temp, term in steps:
            if temp is not None:
                made.append(ast.Assign([ast.Name(f"t{temp}", STORE)], self.term(term)))
            else:
                raised = ast.Expr(called(self.helper(fault)))
                denied = self.term(terms.negation(term))
                made.append(raised if term == FALSE else ast.If(denied, [raised], []))
        return made

    def test(self, slot: int, allowed: frozenset[int]) -> ast.expr:
        """Is the slot's value among ``allowed``?"""
        here = self.slot(slot)
        if len(allowed) == 1:
            return compare(here, ast.Eq, number(min(allowed)))
        low, high = min(allowed), max(allowed)
        if high - low + 1 == len(allowed):
            bottom, top = self.facts.slots[slot]
            if high == top:
                return compare(here, ast.GtE, number(low))
            if low == bottom:
                return compare(here, ast.LtE, number(high))
            return ast.Compare(number(low), [ast.LtE(), ast.LtE()], [here, number(high)])
        if low >= 0 and high < 512:
            mask = sum(1 << value for value in allowed)
            return bit(number(mask), here)
        return compare(here, ast.In, self.constant(("allowed", allowed), allowed))

    def new_state(self, updates: dict[int, Term]) -> tuple[list[ast.stmt], ast.expr]:
        """The state after ``updates``: statements to prepare it, and the expression for it."""
        size = self.layout.size
        if self.layout.kind == "bytes":
            if self.unpacked or 2 * len(updates) > size:
                row = ast.Tuple([self._new(k, updates) for k in range(size)], LOAD)
                return [], called(self.helper(bytes), row)
            made: list[ast.stmt] = [
                ast.Assign([ast.Name("w", STORE)], called(self.helper(bytearray), name("s")))
            ]
            for slot, term in sorted(updates.items()):
                target = ast.Subscript(name("w"), number(slot), STORE)
                made.append(ast.Assign([target], self.term(term)))
            return made, called(self.helper(bytes), name("w"))
        if self.unpacked:
            return [], ast.Tuple([self._new(k, updates) for k in range(size)], LOAD)
        pieces: list[ast.expr] = []
        start = 0
        for slot in [*sorted(updates), size]:
            if slot > start:
                part = ast.Slice(number(start), number(slot))
                pieces.append(ast.Subscript(name("s"), part, LOAD))
            if slot < size:
                pieces.append(ast.Tuple([self.term(updates[slot])], LOAD))
            start = slot + 1
        whole = pieces[0]
        for piece in pieces[1:]:
            whole = operation(whole, ast.Add, piece)
        return [], whole

    def _new(self, slot: int, updates: dict[int, Term]) -> ast.expr:
        return self.term(updates[slot]) if slot in updates else self.slot(slot)

    # ── plans ────────────────────────────────────────────────────────────────────────

    def plan(self, plan: Plan, found: Callable[[Ground], list[ast.stmt]]) -> list[ast.stmt]:
        """The statements that carry out ``plan``; ``found`` prints what a transition does."""
        match plan:
            case Try(ground, tests):
                return self._try(ground, tests, found)
            case Sequence_(plans):
                return [statement for one in plans for statement in self.plan(one, found)]
            case When(slot, values, inner):
                return [
                    ast.If(self.test(slot, values), self.plan(inner, found) or [ast.Pass()], [])
                ]
            case Switch(slot, plans):
                cases = [(value, one) for values, one in plans for value in values]
                return self._cases(lambda: self.slot(slot), plans, cases, found)
            case Where():
                return self._where(plan, found)
        raise AssertionError(f"unhandled plan {plan!r}")

    def _try(
        self,
        ground: Ground,
        tests: Sequence[tuple[int, frozenset[int]]],
        found: Callable[[Ground], list[ast.stmt]],
    ) -> list[ast.stmt]:
        conditions = [self.test(slot, allowed) for slot, allowed in tests]
        if ground.guard != TRUE:
            conditions.append(self.term(ground.guard))
        body = found(ground)
        if conditions:
            test = conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)
            body = [ast.If(test, body, [])]
        for numbers, values in reversed(ground.loops):
            names: list[ast.expr] = [ast.Name(f"t{n}", STORE) for n in numbers]
            target = names[0] if len(names) == 1 else ast.Tuple(names, STORE)
            iterable = self.constant(("values", id(values)), values)
            body = [ast.For(target, iterable, body, [])]
        return body

    def _cases(
        self,
        subject: Callable[[], ast.expr],
        plans: Sequence[tuple[tuple[int, ...], Plan]],
        cases: Sequence[tuple[int, Plan]],
        found: Callable[[Ground], list[ast.stmt]],
    ) -> list[ast.stmt]:
        """Nested halves for many values, tests one after the other for few."""
        if len(plans) > 1 and len(cases) > 4 and len(cases) == len(plans):
            ordered = sorted(cases, key=lambda case: case[0])
            middle = len(ordered) // 2
            lower, upper = ordered[:middle], ordered[middle:]
            halves = [[((value,), one) for value, one in half] for half in (lower, upper)]
            test = compare(subject(), ast.Lt, number(upper[0][0]))
            return [
                ast.If(
                    test,
                    self._cases(subject, halves[0], lower, found),
                    self._cases(subject, halves[1], upper, found),
                )
            ]
        made: list[ast.stmt] = []
        for values, one in reversed(plans):
            if len(values) == 1:
                test = compare(subject(), ast.Eq, number(values[0]))
            else:
                several = self.constant(("values", values), frozenset(values))
                test = compare(subject(), ast.In, several)
            made = [ast.If(test, self.plan(one, found) or [ast.Pass()], made)]
        return made

    def _where(self, plan: Where, found: Callable[[Ground], list[ast.stmt]]) -> list[ast.stmt]:
        """``s.find(value)``: only bytes can; the place is looked for from behind as well."""
        self._fresh += 1
        place = f"p{self._fresh}"
        end = number(plan.offset + plan.size)
        value = number(plan.value)
        first = called(ast.Attribute(name("s"), "find", LOAD), value, number(plan.offset), end)
        last = called(ast.Attribute(name("s"), "rfind", LOAD), value, number(plan.offset), end)
        plans = [((p[0] + plan.offset,), one) for p, one in plan.plans]
        cases = [(values[0], one) for values, one in plans]
        several = compare(name(place), ast.NotEq, last)
        here = self._cases(lambda: name(place), plans, cases, found)
        otherwise = self.plan(plan.otherwise, found)
        return [
            ast.Assign([ast.Name(place, STORE)], first),
            ast.If(several, otherwise or [ast.Pass()], here),
        ]

    # ── functions ────────────────────────────────────────────────────────────────────

    def function(self, arguments: Sequence[str], body: list[ast.stmt]) -> Callable[..., Any]:
        """Compile a function with these parameters; its constants are those asked for so far."""
        given = ast.arguments([], [ast.arg(a) for a in arguments], None, [], [], None, [])
        inner = ast.FunctionDef("run", given, body, [])
        outer_given = ast.arguments(
            [], [ast.arg(c) for c in self.constants], None, [], [], None, []
        )
        outer = ast.FunctionDef("make", outer_given, [inner, ast.Return(name("run"))], [])
        module = ast.Module([outer], [])
        ast.fix_missing_locations(module)
        scope: dict[str, Any] = {"__builtins__": {}}
        exec(compile(module, "<puzzle>", "exec", dont_inherit=True), scope)
        made: Callable[..., Any] = scope["make"](**self.constants)
        return made


def _leftmost(term: Term) -> Term:
    """The part of a term that is evaluated first, and always."""
    while term[0] in COMPARISONS or term[0] in ("and", "or", "not", "+", "-", "*"):
        term = term[1]
    return term


def _put_leftmost(node: ast.expr, target: str, bound: ast.expr) -> ast.expr:
    """``node`` with the first use of ``target`` replaced by its binding."""
    parent: Any = node
    while True:
        match parent:
            case ast.BoolOp(values=values):
                if isinstance(values[0], ast.Name):
                    values[0] = bound
                    return node
                parent = values[0]
            case ast.Compare(left=left) | ast.BinOp(left=left):
                if isinstance(left, ast.Name):
                    parent.left = bound
                    return node
                parent = left
            case ast.UnaryOp(operand=operand):
                if isinstance(operand, ast.Name):
                    parent.operand = bound
                    return node
                parent = operand
            case _:
                raise AssertionError(f"no {target} in front")
