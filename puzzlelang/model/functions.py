"""The functions of the language that are neither variables, tables nor definitions.

A function takes the checker, the call and its scope, and answers with a core node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from puzzlelang.core import (
    UNKNOWN,
    Cells,
    Integers,
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    describe,
    element_type,
    integer,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import advice, foreign_calls, map_functions
from puzzlelang.model.arithmetic import changed_set
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import with_lets, without_lets
from puzzlelang.model.quantifiers import total
from puzzlelang.model.symbols import Scope
from puzzlelang.model.text_functions import join, no_picture
from puzzlelang.model.trace_references import BESIDE, beside
from puzzlelang.syntax import tree
from puzzlelang.text import WayOut, record

COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")


@record
class Function:
    """How it is written, how many arguments it may have (none given: it looks itself), what
    a call of it means.
    """

    usage: str
    counts: tuple[int, ...]
    meaning: Callable[[ExpressionChecker, tree.Call, Scope, Type | None], core.Expr]


def _count_arguments(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, usage: str, *wanted: int
) -> bool:
    if len(node.arguments) in wanted:
        return True
    given, most = len(node.arguments), wanted[-1]
    help = foreign_calls.help_for(checker, node, scope)
    help = help or advice.call_without(node.function.text, node.arguments, most)
    checker.wrong(
        "argument-count", node.span,
        f"`{node.function.text}` takes {' or '.join(map(str, wanted))} "
        f"argument{'s' * (most != 1)}, here {'are' if given != 1 else 'is'} {given}",
        label=f"wanted: `{usage}`", help=help,
    )  # fmt: skip
    return False


def _of_call(help: str, node: tree.Call) -> str:
    """A way out that is for the whole call."""
    return WayOut(help, *help.texts, span=node.span) if isinstance(help, WayOut) else help


def _broken(node: tree.Call) -> core.Const:
    return core.Const(node.span, UNKNOWN, 0)


def _count(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    (argument,) = node.arguments
    if isinstance(argument, tree.Binary) and argument.operator in (*COMPARISONS, "in", "not in"):
        return checker.wrong(
            "not-a-set", argument.span, "`count` counts the members of a set",
            label="this is a condition (true or false)",
            help=_of_call(advice.counted(argument, checker.names), node),
        )  # fmt: skip
    group = checker.set_or_value(argument, scope, None)
    if isinstance(group.type, Row):
        size = 1
        for key in group.type.keys:
            size *= len(key.values)
        return checker.constant(node.span, integer(0, 0), size)
    if not isinstance(group.type, SetOf):
        if isinstance(group.type, Unknown):
            return group
        return checker.wrong(
            "not-a-set", argument.span, "`count` counts the members of a set",
            label=f"this is {describe(group.type)}",
            help="for example `count(those x in S where …)`",
        )  # fmt: skip
    base = group.type.base
    most = group.type.high + 1 if isinstance(base, Integers) else len(whole(base).values)
    lets, group = without_lets(group)
    return with_lets(lets, checker.apply(node.span, integer(0, most), "count", group))


def _numbers(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``min(a, b, …)``, ``sum(S)``, ``max(sizes)``: several numbers, or a set or row of them."""
    name = node.function.text
    if len(node.arguments) > 1 and name != "sum":
        found = [checker.number(argument, scope) for argument in node.arguments]
        return checker.apply(node.span, integer(0, 0), name, *found)
    if not _count_arguments(checker, node, scope, f"{name}(E for x in S)", 1):
        return _broken(node)
    argument = checker.set_or_value(node.arguments[0], scope, None)
    kind = argument.type
    if isinstance(kind, SetOf) and isinstance(kind.base, Integers):
        bound = core.Local(node.span, integer(0, kind.high), "it")
        binder = core.Binder((bound,), range(kind.high + 1))
        inside = checker.apply(node.span, kind, "in", bound, argument)
        return total(checker, node.span, name, (binder,), inside, bound)
    if isinstance(kind, Row) and isinstance(kind.element, Scalar):
        return _over_row(checker, node, argument, kind)
    if isinstance(kind, Unknown):
        return argument
    return checker.wrong(
        "not-numbers", node.arguments[0].span, f"`{name}` goes over numbers",
        label=f"this is {describe(kind)}",
        help="say which number belongs to each member: "
        f"`{name}(weight(x) for x in {advice.written(node.arguments[0])})`"
        if isinstance(kind, SetOf) else f"for example `{name}(weight(x) for x in S)`",
    )  # fmt: skip


def _over_row(checker: ExpressionChecker, node: tree.Call, row: core.Expr, kind: Row) -> core.Expr:
    name = node.function.text
    if not isinstance(kind.element, Scalar) or not isinstance(kind.element.base, Integers):
        return checker.wrong(
            "not-numbers", node.arguments[0].span, f"`{name}` goes over numbers",
            label=f"this is {describe(kind)}",
            help="to count some of it, write `count(those x in S where …)`",
        )  # fmt: skip
    locals_ = tuple(core.Local(node.span, element_type(key), "it") for key in kind.keys)
    binders = tuple(
        core.Binder((bound,), key.values) for bound, key in zip(locals_, kind.keys, strict=True)
    )
    if isinstance(row, core.Whole):
        body: core.Expr = core.Read(node.span, kind.element, row.variable, locals_)
    else:
        values = checker.evaluate(row)
        if values is None:
            return _broken(node)
        entries = dict(zip(product(*(k.values for k in kind.keys)), values, strict=True))
        table = core.Table("row", node.span, kind.keys, kind.element, entries)
        body = core.Lookup(node.span, kind.element, table, locals_)
    return total(checker, node.span, name, binders, None, body)


def _abs(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    return checker.apply(node.span, integer(0, 0), "abs", checker.number(node.arguments[0], scope))


def _all_values(kind: Scalar) -> Sequence[int]:
    return () if isinstance(kind.base, Integers) else whole(kind.base).values


def _present(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """The argument of a call; where it is none, that is a fault."""
    (argument,) = node.arguments
    return checker.present(checker.expression(argument, scope, want), argument.span)


def _other(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``other(farmer)``: for two values, low + high - x is the one that x is not."""
    value = _present(checker, node, scope, want)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    values: Sequence[int] = ()
    if isinstance(kind, Scalar):
        numbers = isinstance(kind.base, Integers)
        values = range(kind.low, kind.high + 1) if numbers else _all_values(kind)
    if not isinstance(kind, Scalar) or len(values) != 2:
        return checker.wrong(
            "other-of-two", node.span, "`other` needs a type of exactly two values",
            label=f"this is {describe(kind)}"
            + (f", which has {len(values)}" if values else ""),
            help=foreign_calls.help_for(checker, node, scope)
            or "say which one: `if x = … then … else …`",
        )  # fmt: skip
    total = core.Const(node.span, integer(0, 0), values[0] + values[1])
    if isinstance(value, core.Const):
        return checker.constant(node.span, kind, total.value - value.value)
    result = Scalar(kind.base, values[0], values[1])
    return core.Apply(node.span, result, "-", (total, value))


def _reverse(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    row = checker.expression(node.arguments[0], scope, want)
    if not isinstance(row.type, Row | Unknown):
        return checker.wrong(
            "not-a-row", node.arguments[0].span, "`reverse` turns a row around",
            label=f"this is {describe(row.type)}",
            help="a row is a whole variable or table: `board`",
        )  # fmt: skip
    return checker.apply(node.span, row.type, "reverse", row)


def _start(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    return checker.at_start(node.arguments[0], scope, want)


def _rank(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``rank(x)``: the place of a member in its type, from 1."""
    value = _present(checker, node, scope, None)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    if not isinstance(kind, Scalar) or isinstance(kind.base, Integers | Cells):
        return checker.wrong(
            "rank-of-member", node.span, "`rank` is the place of a member in its type",
            label=f"this is {describe(kind)}",
            help="a cell has `row(c)` and `col(c)`; a number is its own place"
            if isinstance(kind, Scalar) else "ask it of a single member",
        )  # fmt: skip
    as_number = integer(kind.low, kind.high)
    if isinstance(value, core.Const):
        return checker.constant(node.span, as_number, value.value + 1)
    one = core.Const(node.span, integer(1, 1), 1)
    return core.Apply(node.span, integer(kind.low + 1, kind.high + 1), "+", (value, one))


def _toggle(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``toggle(lit, l)``: without ``l`` if it is in there, else with it; or with a set for it."""
    group = checker.a_set(node.arguments[0], scope, want if isinstance(want, SetOf) else None)
    if not isinstance(group.type, SetOf):
        return _broken(node)
    second = node.arguments[1]
    other = checker.listed(checker.set_or_value(second, scope, group.type), second)
    return changed_set(checker, node, "toggle", group, other, second.span)


FUNCTIONS: Mapping[str, Function] = {
    "count": Function("count(S)", (1,), _count),
    "sum": Function("sum(E for x in S)", (), _numbers),
    "min": Function("min(a, b)", (), _numbers),
    "max": Function("max(a, b)", (), _numbers),
    "abs": Function("abs(n)", (1,), _abs),
    "other": Function("other(x)", (1,), _other),
    "reverse": Function("reverse(row)", (1,), _reverse),
    "start": Function("start(x)", (1,), _start),
    "rank": Function("rank(x)", (1,), _rank),
    "step": Function("step(cell, direction)", (2, 3), map_functions.step),
    "row": Function("row(cell)", (1,), map_functions.row_or_column),
    "col": Function("col(cell)", (1,), map_functions.row_or_column),
    "rows": Function("rows(map)", (1,), map_functions.size),
    "columns": Function("columns(map)", (1,), map_functions.size),
    "distance": Function("distance(a, b)", (2,), map_functions.distance),
    "neighbours": Function("neighbours(cell)", (1,), map_functions.neighbours),
    "shift": Function("shift(cell, a, b)", (3,), map_functions.shift),
    "slide": Function("slide(cell, direction, S)", (3,), map_functions.slide),
    "sign": Function("sign(cell)", (1,), map_functions.sign),
    "toggle": Function("toggle(S, x)", (2,), _toggle),
    **{name: Function(f"{name}(E)", (1,), beside) for name in BESIDE},
    "join": Function("join(S, ', ')", (1, 2), join),
    "picture": Function("picture(E for c in m)", (), no_picture),
}


def call_function(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr | None:
    """The meaning of a call of one of these; None when its name is none of theirs."""
    function = FUNCTIONS.get(node.function.text)
    if function is None:
        return None
    if function.counts and not _count_arguments(
        checker, node, scope, function.usage, *function.counts
    ):
        return _broken(node)
    return function.meaning(checker, node, scope, want)
