"""Prints terms as Python expressions.

Expressions are ``ast`` nodes.  Every name in them is ours (``s``, ``v3``, ``t5``, ``c2``) and
no text of the puzzle's file ever comes near.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import Facts, Table, Term
from puzzlelang.compiler.state_layout import Layout
from puzzlelang.compiler.terms import FALSE, TRUE
from puzzlelang.core import ABSENT, OPERATIONS, NoValue, members, slid
from puzzlelang.search import Fault


def fault() -> Any:
    raise Fault


def keep_state(state: Any) -> None:
    """Raise the fault at hand again, which came about in ``state``."""
    found = sys.exc_info()[1]
    if isinstance(found, Fault) and found.state is None:
        found.state = state
    raise


def checked_look(entries: Sequence[Any], index: int) -> Any:
    """Entry ``index`` of a table, or a fault."""
    if 0 <= index < len(entries):
        found = entries[index]
        if found is not None:
            return found
    raise Fault


def checked_byte(entries: bytes, index: int) -> int:
    """Entry ``index`` of a table of bytes, or a fault."""
    if 0 <= index < len(entries):
        found = entries[index]
        if found != ABSENT:
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


def united(sets: Any) -> int:
    found = 0
    for group in sets:
        found |= group
    return found


COMPARISONS: dict[str, type[ast.cmpop]] = {
    "=": py.Eq, "!=": py.NotEq, "<": py.Lt, "<=": py.LtE, ">": py.Gt, ">=": py.GtE,
}  # fmt: skip
ARITHMETIC: dict[str, type[ast.operator]] = {
    "+": py.Add, "-": py.Sub, "*": py.Mult, "div": py.FloorDiv, "mod": py.Mod,
    "union": py.BitOr, "toggle": py.BitXor,
}  # fmt: skip
LOAD, STORE = py.Load(), py.Store()


def name(text: str) -> ast.expr:
    return py.Name(text, LOAD)


def number(value: int) -> ast.expr:
    return py.Constant(value)


def called(function: ast.expr, *arguments: ast.expr) -> ast.expr:
    return py.Call(function, list(arguments), [])


def compare(left: ast.expr, operator: type[ast.cmpop], right: ast.expr) -> ast.expr:
    return py.Compare(left, [operator()], [right])


def operation(left: ast.expr, operator: type[ast.operator], right: ast.expr) -> ast.expr:
    return py.BinOp(left, operator(), right)


def bit_of(group: ast.expr, place: ast.expr) -> ast.expr:
    """``group >> place & 1``"""
    return operation(operation(group, py.RShift, place), py.BitAnd, number(1))


class TermPrinter:
    """Prints the terms of one puzzle, and keeps the objects that they need (``constants``)."""

    def __init__(self, facts: Facts, layout: Layout) -> None:
        self.facts = facts
        self.layout = layout
        self.constants: dict[str, Any] = {}
        self._known: dict[Any, str] = {}
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
        if (
            not isinstance(entries, bytes)
            and not table.partial
            and 0 <= table.low
            and table.high <= 255
        ):
            entries = bytes(entries)
        return self.constant(("table", id(table)), entries)

    def helper(self, function: Callable[..., Any]) -> ast.expr:
        return self.constant(("helper", function.__qualname__, id(function)), function)

    # ── terms ────────────────────────────────────────────────────────────────────────

    def slot(self, place: int) -> ast.expr:
        if self.unpacked:
            return name(f"v{place}")
        return py.Subscript(name("s"), number(place), LOAD)

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
            operator = py.And() if head == "and" else py.Or()
            return py.BoolOp(operator, [self.term(part) for part in term[1:]])
        if head == "not":
            return py.UnaryOp(py.Not(), self.term(term[1]))
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

    def _call(self, operation_name: str, maps: Any, *arguments: Term) -> ast.expr:
        given = [self.constant(("cells", id(cells)), cells) for cells in maps]
        printed = (self.term(argument) for argument in arguments)
        return called(self._checked(operation_name), *given, *printed)

    def _slide(self, beyond: Table, cell: Term, free: Term) -> ast.expr:
        return called(self.helper(slid), self.table(beyond), self.term(cell), self.term(free))

    def _neg(self, a: Term) -> ast.expr:
        return py.UnaryOp(py.USub(), self.term(a))

    def _in(self, value: Term, group: Term) -> ast.expr:
        if self.facts.bounds(value)[0] >= 0 and not self.facts.may_fault(value):
            return bit_of(self.term(group), self.term(value))
        return called(self.helper(OPERATIONS["in"].meaning), self.term(value), self.term(group))

    def _with(self, group: Term, value: Term) -> ast.expr:
        if self.facts.bounds(value)[0] < 0:
            return called(self._checked("with"), self.term(group), self.term(value))
        added = operation(number(1), py.LShift, self.term(value))
        if value[0] == "const":
            added = number(1 << value[1])
        return added if group == FALSE else operation(self.term(group), py.BitOr, added)

    def _without(self, group: Term, value: Term) -> ast.expr:
        if value[0] == "const" and value[1] >= 0:
            return operation(self.term(group), py.BitAnd, number(~(1 << value[1])))
        if self.facts.bounds(value)[0] < 0:
            without = self.helper(OPERATIONS["without"].meaning)
            return called(without, self.term(group), self.term(value))
        removed = operation(number(1), py.LShift, self.term(value))
        return operation(self.term(group), py.BitAnd, py.UnaryOp(py.Invert(), removed))

    def _move(self, group: Term, by: Term) -> ast.expr:
        left, places = by[1] >= 0, number(abs(by[1]))  # it is always known
        return operation(self.term(group), py.LShift if left else py.RShift, places)

    def _difference(self, a: Term, b: Term) -> ast.expr:
        return operation(self.term(a), py.BitAnd, py.UnaryOp(py.Invert(), self.term(b)))

    def _subset(self, a: Term, b: Term) -> ast.expr:
        return py.UnaryOp(py.Not(), self._difference(a, b))

    def _fault(self) -> ast.expr:
        return called(self.helper(fault))

    def _if(self, condition: Term, then: Term, otherwise: Term) -> ast.expr:
        return py.IfExp(self.term(condition), self.term(then), self.term(otherwise))

    def _look(self, table: Table, index: Term) -> ast.expr:
        low, high = self.facts.bounds(index)
        if low >= 0 and high < len(table.entries) and not table.partial:
            return py.Subscript(self.table(table), self.term(index), LOAD)
        checked = checked_byte if isinstance(table.entries, bytes) else checked_look
        return called(self.helper(checked), self.table(table), self.term(index))

    def _hit(self, table: Table, index: Term) -> ast.expr:
        if len(table.entries) <= 64:
            mask = sum(bit << place for place, bit in enumerate(table.entries))
            return bit_of(number(mask), self.term(index))
        return py.Subscript(self.table(table), self.term(index), LOAD)

    def _elem(self, offset: int, size: int, index: Term) -> ast.expr:
        low, high = self.facts.bounds(index)
        if low >= 0 and high < size:
            place = self.term(terms.operate("+", index, terms.const(offset)))
            return py.Subscript(name("s"), place, LOAD)
        row = py.Subscript(name("s"), py.Slice(number(offset), number(offset + size)), LOAD)
        return called(self.helper(checked_look), row, self.term(index))

    def _pick(self, index: Term, *items: Term) -> ast.expr:
        row = py.Tuple([self.term(item) for item in items], LOAD)
        low, high = self.facts.bounds(index)
        if low >= 0 and high < len(items):
            return py.Subscript(row, self.term(index), LOAD)
        return called(self.helper(checked_look), row, self.term(index))

    def _let(self, temp: int, value: Term, body: Term) -> ast.expr:
        """``(t := v, body)[1]``; inside a fold, where ``:=`` may not stand, a function."""
        if self._in_fold:
            arguments = ast.arguments([], [py.arg(f"t{temp}")], None, [], [], None, [])
            return called(py.Lambda(arguments, self.term(body)), self.term(value))
        bound = py.NamedExpr(py.Name(f"t{temp}", STORE), self.term(value))
        if body[0] == "and" and _leftmost(body) == ("temp", temp):
            return _put_leftmost(self.term(body), f"t{temp}", bound)
        return py.Subscript(py.Tuple([bound, self.term(body)], LOAD), number(1), LOAD)

    def _fold(self, kind: str, temps: Any, values: Any, where: Term | None, body: Term) -> ast.expr:
        before, self._in_fold = self._in_fold, True
        generators = []
        own = {n for numbers in temps for n in numbers}
        for numbers, some in zip(temps, values, strict=True):
            group, where = self._sought_members(numbers, some, where, own)
            iterable = group if group is not None else self.constant(("values", id(some)), some)
            names = [py.Name(f"t{n}", STORE) for n in numbers]
            target: ast.expr = names[0] if len(names) == 1 else py.Tuple(list(names), STORE)
            generators.append(ast.comprehension(target, iterable, [], 0))
        if where is not None and where != TRUE:
            generators[-1].ifs.append(self.term(where))
        element = self.term(body)
        made = py.GeneratorExp(element, generators)
        self._in_fold = before
        functions: dict[str, Callable[..., Any]] = {
            "every": all, "some": any, "sum": sum, "those": sum, "set": united, "min": least,
            "max": greatest,
        }  # fmt: skip
        return called(self.helper(functions[kind]), made)

    def _sought_members(
        self, numbers: tuple[int, ...], values: Any, where: Term | None, own: set[int]
    ) -> tuple[ast.expr | None, Term | None]:
        """``x in S`` as the first condition: run over S instead of over all that could be in it."""
        first = where[1] if where is not None and where[0] == "and" else where
        if (
            len(numbers) == 1
            and first is not None
            and first[:2] == ("in", ("temp", numbers[0]))
            and isinstance(values, range)
            and values.start == 0
            and own.isdisjoint(terms.temps_of(first[2]))
        ):
            rest = terms.all_of(where[2:]) if where is not None and where[0] == "and" else None
            return called(self.helper(members), self.term(first[2])), rest
        return None, where


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
            case py.BoolOp(values=values):
                if isinstance(values[0], py.Name):
                    values[0] = bound
                    return node
                parent = values[0]
            case py.Compare(left=left) | py.BinOp(left=left):
                if isinstance(left, py.Name):
                    parent.left = bound
                    return node
                parent = left
            case py.UnaryOp(operand=operand):
                if isinstance(operand, py.Name):
                    parent.operand = bound
                    return node
                parent = operand
            case _:
                raise AssertionError(f"no {target} in front")
