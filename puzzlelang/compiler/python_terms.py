"""Terms as Python expressions.

Expressions are ``ast`` nodes. All names in them are generated (``s``, ``v3``, ``t5``, ``c2``), and
no text of the puzzle's file occurs.
"""

from __future__ import annotations

import _ast as ast
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ir import (
    Apply,
    Closure,
    Const,
    Element,
    Fold,
    Hit,
    If,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
    is_place,
    may_lack,
)
from puzzlelang.compiler.ir import (
    Fault as NoTerm,
)
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
from puzzlelang.compiler.state_layout import Layout
from puzzlelang.compiler.terms import FALSE, TRUE
from puzzlelang.core import (
    ABSENT,
    CLOSURES,
    OPERATIONS,
    REDUCTIONS,
    Digits,
    Kind,
    NoValue,
    can_be_out_of,
    fewest_of,
    members,
    most_of,
    slid,
)
from puzzlelang.search import Fault
from puzzlelang.text import Any, TypeVar, assert_never

GIVEN = "k"
"""The name of the values that are given when a function is made."""


def fault() -> Any:
    raise Fault


def keep_state(state: Any) -> None:
    """Raise the current fault again, noting its state."""
    error = sys.exc_info()[1]
    if isinstance(error, Fault) and error.state is None:
        error.state = state
    raise


def checked_look(entries: Sequence[Any], index: int) -> Any:
    """Return entry ``index`` of a table, or fault."""
    if 0 <= index < len(entries):
        entry = entries[index]
        if entry is not None:
            return entry
    raise Fault


def checked_byte(entries: bytes, index: int) -> int:
    """Return entry ``index`` of a table of bytes, or fault."""
    if 0 <= index < len(entries):
        entry = entries[index]
        if entry != ABSENT:
            return entry
    raise Fault


def checked(meaning: Callable[..., Any]) -> Callable[..., Any]:
    """Turn missing values of an operation into faults."""

    def operation(*arguments: Any) -> Any:
        try:
            return meaning(*arguments)
        except NoValue:
            raise Fault from None

    return operation


def united(sets: Any) -> int:
    union = 0
    for group in sets:
        union |= group
    return union


_Operator = TypeVar("_Operator")


def _operators(kind: type[_Operator]) -> dict[str, type[_Operator]]:
    """Return the operations that are Python operators of one kind, with their node classes."""
    pairs = ((name, getattr(py, row.python)) for name, row in OPERATIONS.items() if row.python)
    return {name: node for name, node in pairs if issubclass(node, kind)}


CONNECTIONS, COMPARISONS = _operators(ast.boolop), _operators(ast.cmpop)
ARITHMETIC, SIGNS = _operators(ast.operator), _operators(ast.unaryop)


class TermPrinter:
    """Prints the terms of one puzzle, and collects the objects they use (``constants``)."""

    def __init__(self, slots: Sequence[Slot], layout: Layout) -> None:
        self.slots = slots
        self.layout = layout
        self.constants: dict[str, Any] = {}
        self._variables: dict[Any, str] = {}
        self._in_fold = False
        self.unpacked = False
        self.shared: Mapping[Term, int] = {}
        """Terms to compute once for each state, numbered."""

    # ── constants ────────────────────────────────────────────────────────────────────

    def constant(self, key: Any, value: Any) -> ast.expr:
        """Return a name for an object that the functions use."""
        variable = self._variables.get(key)
        if variable is None:
            variable = self._variables[key] = f"c{len(self._variables)}"
            self.constants[variable] = value
        return name(variable)

    def table(self, table: Table) -> ast.expr:
        key = "table", id(table)
        if key in self._variables:
            return self.constant(key, None)
        entries: Sequence[Any] = table.entries
        if (
            not isinstance(entries, bytes)
            and not table.partial
            and 0 <= table.low
            and table.high <= 255
        ):
            entries = bytes(entries)
        return self.constant(key, entries)

    def helper(self, function: Callable[..., Any]) -> ast.expr:
        return self.constant(("helper", function.__qualname__, id(function)), function)

    # ── terms ────────────────────────────────────────────────────────────────────────

    def slot(self, place: int) -> ast.expr:
        if place >= self.layout.size:
            return py.Subscript(name(GIVEN), number(place - self.layout.size), LOAD)
        if self.unpacked:
            return name(f"v{place}")
        return py.Subscript(name("s"), number(place), LOAD)

    def term(self, term: Term) -> ast.expr:
        """Print ``term``; a truth value may be any number or bool."""
        if term in self.shared:
            return self.shared_value(term)
        return self.computed(term)

    def shared_value(self, term: Term) -> ast.expr:
        raise NotImplementedError

    def computed(self, term: Term) -> ast.expr:
        """Print the computation of ``term``."""
        match term:
            case Const():
                return number(term.value)
            case Slot():
                return self.slot(term.number)
            case Temp():
                return temp_name(term)
            case Apply():
                return self._operation(term)
            case If(condition, then, otherwise):
                return py.IfExp(self.term(condition), self.term(then), self.term(otherwise))
            case Look(table, index):
                if not may_lack(term):
                    return py.Subscript(self.table(table), self.term(index), LOAD)
                lookup = checked_byte if isinstance(table.entries, bytes) else checked_look
                return called(self.helper(lookup), self.table(table), self.term(index))
            case Hit(table, index):
                if len(table.entries) <= 64:
                    mask = sum(bit << place for place, bit in enumerate(table.entries))
                    return bit_of(number(mask), self.term(index))
                return py.Subscript(self.table(table), self.term(index), LOAD)
            case Element(offset, size, index):
                source = name("s")
                if offset >= self.layout.size:
                    source, offset = name(GIVEN), offset - self.layout.size
                if is_place(index, size):
                    there = self.term(terms.operate("+", index, terms.const(offset)))
                    return py.Subscript(source, there, LOAD)
                row = py.Subscript(source, py.Slice(number(offset), number(offset + size)), LOAD)
                return called(self.helper(checked_look), row, self.term(index))
            case Pick(index, items):
                choices = py.Tuple([self.term(item) for item in items], LOAD)
                if is_place(index, len(items)):
                    return py.Subscript(choices, self.term(index), LOAD)
                return called(self.helper(checked_look), choices, self.term(index))
            case Slide(beyond, cell, free):
                following = self.table(beyond)
                return called(self.helper(slid), following, self.term(cell), self.term(free))
            case Let():
                return self._let(term)
            case Fold():
                return self._fold(term)
            case Closure(kind, temp, _, begin, body):
                following = py.Lambda(parameters([f"t{temp.number}"]), self.term(body))
                meaning = self.helper(CLOSURES[kind])
                return called(meaning, self.term(begin), following)
            case NoTerm():
                return called(self.helper(fault))
        assert_never(term)

    def _operation(self, term: Apply) -> ast.expr:
        operation_name, arguments = term.operation, term.arguments
        if operation_name in CONNECTIONS:
            parts = self.connected(operation_name, arguments)
            return py.BoolOp(CONNECTIONS[operation_name](), parts) if parts[1:] else parts[0]
        special = getattr(self, f"_{operation_name}", None)
        if special is not None:
            return special(*arguments)  # type: ignore[no-any-return]
        if not (term.may_fault and may_lack(term)):
            match arguments:
                case (a, b) if operation_name in COMPARISONS:
                    return compare(self.term(a), COMPARISONS[operation_name], self.term(b))
                case (a, b) if operation_name in ARITHMETIC:
                    return operation(self.term(a), ARITHMETIC[operation_name], self.term(b))
                case (a,) if operation_name in SIGNS:
                    return py.UnaryOp(SIGNS[operation_name](), self.term(a))
        if term.maps and isinstance(term.maps[0], Digits):
            inline = on_list(term, self.term, lambda: called(self.helper(fault)))
            if inline is not None:
                return inline
        maps = [self.constant(("cells", id(cells)), cells) for cells in term.maps]
        function = self._function(operation_name)
        return called(function, *maps, *(self.term(argument) for argument in arguments))

    def connected(self, word: str, parts: Sequence[Term]) -> list[ast.expr]:
        """Print the operands of ``and`` or ``or``, in order.

        Neighbouring tests of one set for constant members become one comparison.
        """
        expressions: list[ast.expr] = []
        for group, same in groupby(parts, lambda part: _membership(part)[0]):
            some = list(same)
            if group is None or len(some) == 1:
                expressions.extend(map(self.term, some))
                continue
            there = absent = 0  # for `or`, a mask of the only false case
            for _, value, is_in in map(_membership, some):
                if is_in is (word == "and"):
                    there |= 1 << value
                else:
                    absent |= 1 << value
            tested_bits = operation(self.term(group), py.BitAnd, number(there | absent))
            sign = py.Eq if word == "and" else py.NotEq
            # -1 if a member would have to be both present and absent
            expected_bits = -1 if there & absent else there
            expressions.append(compare(tested_bits, sign, number(expected_bits)))
        return expressions

    def _function(self, operation_name: str) -> ast.expr:
        """Return the meaning of an operation; missing values become faults."""
        row = OPERATIONS[operation_name]
        if not row.partial:
            return self.helper(row.meaning)
        return self.constant(("checked", operation_name), checked(row.meaning))

    def _in(self, value: Term, group: Term) -> ast.expr:
        if value.bounds[0] >= 0 and not value.may_fault:
            return bit_of(self.term(group), self.term(value))
        return called(self._function("in"), self.term(value), self.term(group))

    def _with(self, group: Term, value: Term) -> ast.expr:
        if value.bounds[0] < 0:
            return called(self._function("with"), self.term(group), self.term(value))
        bit = operation(number(1), py.LShift, self.term(value))
        if isinstance(value, Const):
            bit = number(1 << value.value)
        return bit if group is FALSE else operation(self.term(group), py.BitOr, bit)

    def _without(self, group: Term, value: Term) -> ast.expr:
        if isinstance(value, Const) and value.value >= 0:
            return operation(self.term(group), py.BitAnd, number(~(1 << value.value)))
        if value.bounds[0] < 0:
            return called(self._function("without"), self.term(group), self.term(value))
        bit = operation(number(1), py.LShift, self.term(value))
        return operation(self.term(group), py.BitAnd, py.UnaryOp(py.Invert(), bit))

    def _move(self, group: Term, by: Const) -> ast.expr:
        shift = py.LShift if by.value >= 0 else py.RShift
        return operation(self.term(group), shift, number(abs(by.value)))

    def _different(self, *values: Term) -> ast.expr:
        distinct = called(self.helper(len), py.Set([self.term(value) for value in values]))
        return compare(distinct, py.Eq, number(len(values)))

    def _difference(self, a: Term, b: Term) -> ast.expr:
        return operation(self.term(a), py.BitAnd, py.UnaryOp(py.Invert(), self.term(b)))

    def _subset(self, a: Term, b: Term) -> ast.expr:
        return py.UnaryOp(py.Not(), self._difference(a, b))

    def _let(self, term: Let) -> ast.expr:
        """Print ``(t := v, body)[1]``, or inside a fold, where ``:=`` is not allowed, a lambda."""
        temp, body = f"t{term.temp.number}", term.body
        if self._in_fold:
            return called(py.Lambda(parameters([temp]), self.term(body)), self.term(term.value))
        binding = py.NamedExpr(py.Name(temp, STORE), self.term(term.value))
        return py.Subscript(py.Tuple([binding, self.term(body)], LOAD), number(1), LOAD)

    def _fold(self, fold: Fold) -> ast.expr:
        before, self._in_fold = self._in_fold, True
        generators = []
        where, own = fold.where, frozenset(fold.bound)
        for temps, some in zip(fold.groups, fold.values, strict=True):
            group, where = self._sought_members(temps, some, where, own)
            iterable = group if group is not None else self.constant(("values", id(some)), some)
            generators.append(ast.comprehension(loop_target(temps), iterable, [], 0))
        if where is not TRUE:
            generators[-1].ifs.append(self.term(where))
        generator = py.GeneratorExp(self.term(fold.body), generators)
        self._in_fold = before
        row = REDUCTIONS[fold.kind]
        if fold.maps:
            meaning = partial(row.meaning, *fold.maps)
            return called(self.constant((fold.kind, fold.maps), meaning), generator)
        function = row.meaning
        if row.gives.kind is Kind.SET:  # the body is a mask
            function = united if row.repeats else sum
        elif row.lacks_of_nothing:
            return called(self.constant((fold.kind, "or fault"), checked(function)), generator)
        return called(self.helper(function), generator)

    def _sought_members(
        self, temps: tuple[Temp, ...], values: Any, where: Term, own: frozenset[Temp]
    ) -> tuple[ast.expr | None, Term]:
        """Iterate over S, not over all values, if the first condition is ``x in S``."""
        match terms.conjuncts(where):
            case (Apply("in", (member, group)), *rest) if (member,) == temps:
                from_0 = isinstance(values, range) and values.start == 0
                if from_0 and own.isdisjoint(group.temps):
                    return called(self.helper(members), self.term(group)), terms.all_of(rest)
        return None, where


def parameters(names: Sequence[str]) -> ast.arguments:
    """Print the parameters of a function."""
    return ast.arguments([], [py.arg(one) for one in names], None, [], [], None, [])


def _membership(part: Term) -> tuple[Term | None, int, bool]:
    """Match a test of a set for a constant member: the set, the member, and the sign."""
    match part:
        case Apply("in", (Const(value), Slot() | Temp() as group)) if value >= 0:
            return group, value, True
        case Apply("not", (inner,)):
            group_, value, is_in = _membership(inner)
            return group_, value, not is_in
    return None, 0, True


def temp_name(temp: Temp) -> ast.expr:
    return name(f"t{temp.number}")


def loop_target(temps: Sequence[Temp]) -> ast.expr:
    """Print the target of a loop."""
    names: list[ast.expr] = [py.Name(f"t{temp.number}", STORE) for temp in temps]
    return names[0] if len(names) == 1 else py.Tuple(names, STORE)


# ── lists ─────────────────────────────────────────────────────────────────────────────

LARGEST_MASK = 4096
"""Maximum count of `take` for a computed mask; an unbounded mask could exhaust memory."""

Print = Callable[[Term], ast.expr]


def on_list(term: Apply, show: Print, fault: Callable[[], ast.expr]) -> ast.expr | None:
    """Print an operation on lists inline; None if its meaning must be called."""
    digits, arguments = term.maps[0], term.arguments
    assert isinstance(digits, Digits)
    match term.operation, arguments:
        case "length", (row,):
            return _length(digits, show(row))
        case "element" | "digit", (row, place) if place.bounds[0] >= 0:
            digit = operation(_from(digits, row, place, show), py.BitAnd, number(digits.mask))
            if term.operation == "digit":
                return digit
            if may_lack(term):
                digit = py.BoolOp(py.Or(), [digit, fault()])
            return _plus(digit, digits.low - 1)
        case "push", (row, value) if not can_be_out_of(digits, value.bounds):
            if _fixed(digits, row) is not None or isinstance(row, Slot | Temp):
                return _behind(digits, row, _plus(show(value), 1 - digits.low), show)
        case "joined", (row, more):
            if _fixed(digits, row) is not None or isinstance(row, Slot | Temp):
                return _behind(digits, row, show(more), show)
        case "take", (row, count) if 0 <= count.bounds[0] <= count.bounds[1] <= LARGEST_MASK:
            ones = operation(number(1), py.LShift, _times(count, digits.bits, show))
            mask = operation(ones, py.Sub, number(1))
            if isinstance(count, Const):
                mask = number(digits.up_to(count.value))
            return operation(show(row), py.BitAnd, mask)
        case "drop", (row, count) if count.bounds[0] >= 0:
            return operation(show(row), py.RShift, _times(count, digits.bits, show))
    return None


def _length(digits: Digits, row: ast.expr) -> ast.expr:
    bits = called(py.Attribute(row, "bit_length", LOAD))
    if digits.bits == 1:
        return bits
    return operation(_plus(bits, digits.bits - 1), py.FloorDiv, number(digits.bits))


def _from(digits: Digits, row: Term, place: Term, show: Print) -> ast.expr:
    """Print a list from a position on; the digit at position 0 is empty."""
    if isinstance(place, Const) and place.value > 0:
        beyond = (place.value - 1) * digits.bits
        return operation(show(row), py.RShift, number(beyond)) if beyond else show(row)
    shifted_list = operation(show(row), py.LShift, number(digits.bits))
    return operation(shifted_list, py.RShift, _times(place, digits.bits, show))


def _fixed(digits: Digits, row: Term) -> int | None:
    """Return the length of a list if it is constant."""
    fewest, most = fewest_of(digits, row.bounds), most_of(digits, row.bounds)
    return fewest if fewest == most else None


def _behind(digits: Digits, row: Term, more: ast.expr, show: Print) -> ast.expr:
    """Append digits to a list; ``row`` may be evaluated twice."""
    size = _fixed(digits, row)
    if size == 0:
        return more
    if size is not None:
        far: ast.expr = number(size * digits.bits)
    else:
        far = _length(digits, show(row))
        if digits.bits > 1:
            far = operation(far, py.Mult, number(digits.bits))
    return operation(show(row), py.BitOr, operation(more, py.LShift, far))


def _times(count: Term, bits: int, show: Print) -> ast.expr:
    if isinstance(count, Const):
        return number(count.value * bits)
    return show(count) if bits == 1 else operation(show(count), py.Mult, number(bits))


def _plus(value: ast.expr, more: int) -> ast.expr:
    if not more:
        return value
    return operation(value, py.Add if more > 0 else py.Sub, number(abs(more)))
