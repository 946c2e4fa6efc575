"""Functions of lists: literals, membership, elements by position; ends of sets.

An automaton tests the membership of a list in many constant lists (`w in word`): a table maps a
node and an element to the next node, so the steps depend on the length of the lists, not on their
number. Nodes with the same continuations are one.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    Cells,
    Domain,
    ListOf,
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    integer,
    join_types,
    list_of,
    most_of,
    universe,
)
from puzzlelang.core import elements as values_in
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call, operation
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.hoisting import Lets, named, with_lets, without_lets
from puzzlelang.model.list_types import (
    can_be_listed,
    element_at,
    fitted,
    has_same_digits,
    is_too_large,
    length,
    without_none,
)
from puzzlelang.text import Any, Span, replace


def literal(call: Call) -> core.Expr:
    """``list(a, b, c)``"""
    checker, want = call.checker, call.want
    inner = want.element if isinstance(want, ListOf) else None
    elements = [call.expression(place, inner) for place in range(len(call.given))]
    element: Type = without_none(elements[0].type)
    for place, value in enumerate(elements):
        if isinstance(value.type, Unknown):
            return call.broken
        if not can_be_listed(without_none(value.type)):
            return call.wrong("not-in-lists", place, kind=value.type)
        both = join_types(element, without_none(value.type))
        if both is None:
            return call.wrong("elements-differ", place, kind=value.type, kind2=element)
        element = both
    kind = ListOf(element, len(elements))  # type: ignore[arg-type]
    if is_too_large(checker, call.node, kind):
        return call.broken
    if isinstance(element, ListOf):
        elements = [fitted(checker, value, element) for value in elements]
    if all(isinstance(value, core.Const) and can_be_listed(value.type) for value in elements):
        values = [value.value for value in elements if isinstance(value, core.Const)]
        return core.Const(call.span, kind, list_of(kind.digits, values))
    row: core.Expr = core.Const(call.span, replace(kind, most=0), 0)
    for number, value in enumerate(elements, 1):
        row = checker.apply(value.span, replace(kind, most=number), "push", row, value)
    return row


def holds(checker: Checker, span: Span, value: core.Expr, row: core.Expr) -> core.Expr:
    """``x in l``"""
    many = constant_lists(row)
    if many is not None and isinstance(value.type, ListOf):
        return _one_of(checker, span, value, *many)
    if isinstance(value.type, Unknown):
        return core.unknown(span)
    if not isinstance(row.type, ListOf) or join_types(value.type, row.type.element) is None:
        return checker.wrong("different-types", span, kind=value.type, kind2=row.type)
    place = operation(checker, span, "position", (row, value))
    return checker.apply(span, BOOLEAN, "!=", place, core.number(span, 0))


def constant_lists(expr: core.Expr) -> tuple[ListOf, tuple[int, ...]] | None:
    """Return the type and the values of a constant table or list of lists."""
    match expr:
        case core.Const(type=Row(_, ListOf() as kind), value=values):
            return kind, tuple(values)
        case core.Const(type=ListOf(ListOf() as kind) as outer, value=value):
            return kind, tuple(values_in(outer.digits, value))
    return None


def _one_of(
    checker: Checker, span: Span, value: core.Expr, kind: ListOf, values: Sequence[int]
) -> core.Expr:
    """``w in word``: membership in a table or list of constant lists."""
    both = join_types(value.type, kind)
    if not isinstance(both, ListOf):
        return checker.wrong("different-types", span, kind=value.type, kind2=kind)

    value = fitted(checker, value, both)
    if not has_same_digits(kind, both):
        rows = [fitted(checker, core.Const(span, kind, one), both) for one in values]
        values = [row.value for row in rows if isinstance(row, core.Const)]
    test = one_of(span, value, both, values)
    if test is not None:
        return test
    equal = [
        checker.apply(span, BOOLEAN, "=", value, core.Const(span, both, one)) for one in values
    ]
    return checker.connect(span, "or", *equal)


def _measured(call: Call, group: core.Expr) -> tuple[Lets, core.Expr, core.Expr]:
    """Return a name for a list, and its length."""
    lets, group = without_lets(group)
    row = named(lets, group, "list")
    return lets, row, length(call.checker, call.span, row)


def _or_default(call: Call, there: core.Expr, value: core.Expr) -> core.Expr:
    """``value`` if ``there`` holds, otherwise the last argument."""
    default = call.expression(-1, value.type)
    kind = join_types(value.type, default.type)
    if kind is None:
        return call.wrong("different-types", -1, kind=default.type, kind2=value.type)
    if isinstance(kind, ListOf):
        value, default = (fitted(call.checker, one, kind) for one in (value, default))
    return core.If(value.span, kind, there, value, default)


def nth(call: Call, group: core.Expr, place: core.Expr) -> core.Expr:
    """``element(l, n)``, ``element(l, n, default)``"""
    lets, row, size = _measured(call, group)
    place = named(lets, place, "place")
    value = element_at(call.checker, call.span, row, place)
    if call.given[2:]:
        from_1 = call.apply(BOOLEAN, "<=", core.number(call.span, 1), place)
        inside = call.apply(BOOLEAN, "<=", place, size)
        there = call.checker.connect(from_1.span, "and", from_1, inside)
        value = _or_default(call, there, value)
    return with_lets(lets, value)


def end(call: Call, group: core.Expr) -> core.Expr:
    """``first(l)``, ``last(l, default)``; of a set in the order of its type"""
    is_first, kind = call.name == "first", group.type
    if isinstance(kind, SetOf):
        lets, group = without_lets(group)
        some = named(lets, group, "set")
        member = Scalar(kind.base, 0, universe(kind.base, kind.high).high)
        value = call.apply(member, "lowest" if is_first else "highest", some)
    else:
        lets, row, some = _measured(call, group)
        kind, place = integer(0, 0), core.number(call.span, 1) if is_first else some
        value = element_at(call.checker, call.span, row, place)
    if call.given[1:]:
        there = call.apply(BOOLEAN, "!=", some, core.Const(call.span, kind, 0))
        value = _or_default(call, there, value)
    return with_lets(lets, value)


def pop(call: Call, group: core.Expr) -> core.Expr:
    """``pop(l)``: without its last element; a fault if it is empty."""
    lets, row, size = _measured(call, group)
    less = call.apply(integer(0, 0), "-", size, core.number(call.span, 1))
    return with_lets(lets, call.apply(row.type, "take", row, less))


def rest(call: Call, row: core.Expr) -> core.Expr:
    """``rest(l)``: without its first element."""
    return call.apply(row.type, "drop", row, core.number(call.span, 1))


def runs(call: Call, group: core.Expr) -> core.Expr:
    """``runs(S)``"""
    kind = group.type
    if not isinstance(kind, SetOf) or isinstance(kind.base, Cells):
        return call.wrong("runs-of-cells", 0, kind=kind)
    lengths = ListOf(integer(1, kind.high + 1), kind.high // 2 + 1)
    if is_too_large(call.checker, call.node, lengths):
        return call.broken
    empty = core.Const(call.span, replace(lengths, most=0), 0)
    return call.apply(lengths, "runs", empty, group)


# ── membership in many lists ───────────────────────────────────────────────────────────


LONGEST_SPELLED = 64
"""Longer lists are compared one by one."""
WIDEST = 4_096
MOST_PLACES = 1 << 22

NO_NODE, END = range(2)
"""Nodes: a dead end; the end of a list, which also follows itself."""

Branch = dict[int, Any]
"""Branches by element; 0 is the end of a list."""


def one_of(span: Span, row: core.Expr, kind: ListOf, values: Sequence[int]) -> core.Expr | None:
    """Test whether ``row`` is one of ``values``, which are lists of its type.

    None if the lists are too long or too many, or their elements too large.
    """
    if isinstance(row, core.Const):
        return core.Const(span, BOOLEAN, int(row.value in values))
    assert isinstance(row.type, ListOf)
    digits = kind.digits
    longest, widest = most_of(digits, (0, max(values, default=0))), digits.high - digits.low + 1
    if widest > WIDEST or longest > LONGEST_SPELLED:
        return None
    tree: Branch = {}
    for value in values:
        branch = tree
        while value:
            branch = branch.setdefault(value & digits.mask, {})
            value >>= digits.bits
        branch[0] = {}
    numbers: dict[tuple[tuple[int, int], ...], int] = {((0, END),): END}
    root = _number(tree, numbers)
    following: dict[tuple[int, ...], int] = {
        (node, digit): after for steps, node in numbers.items() for digit, after in steps
    }
    nodes = len(numbers) + 1
    if nodes * (widest + 1) > MOST_PLACES:
        return None
    keys = Domain(INTEGERS, range(nodes)), Domain(INTEGERS, range(widest + 1))
    kind_of_node = integer(0, nodes - 1)
    table = core.Table("next", span, keys, kind_of_node, following, default=NO_NODE)

    def number(value: int) -> core.Const:
        return core.number(span, value)

    name = core.Local(row.span, row.type, "list")
    position: core.Expr = number(root)
    for place in range(1, min(longest, row.type.most) + 2):  # one more, to reject longer lists
        digit: core.Expr = number(0)
        if place <= row.type.most:
            digit = core.Apply(span, integer(0, widest), "digit", (name, number(place)))
        position = core.Lookup(span, kind_of_node, table, (position, digit))
    there = core.Apply(span, BOOLEAN, "=", (position, number(END)))
    return core.Let(span, BOOLEAN, name, row, there)


def _number(branch: Branch, numbers: dict[tuple[tuple[int, int], ...], int]) -> int:
    """Return the number of a node; ``numbers`` has those of the steps from each."""
    steps = ((digit, _number(after, numbers) if digit else END) for digit, after in branch.items())
    return numbers.setdefault(tuple(sorted(steps)), len(numbers) + 1)
