"""The functions of the language that are neither variables, tables nor definitions.

A function takes the checker, the call and its scope, and answers with a core node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPARISONS,
    DIRECTIONS,
    OPERATIONS,
    REDUCTIONS,
    UNKNOWN,
    Cells,
    Integers,
    Kind,
    ListOf,
    Operation,
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    count_of,
    element_type,
    integer,
    interval_of,
    size_of,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.arithmetic import TOGGLE, common, in_bounds, set_literal, toggled
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import with_lets, without_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.model.trace_references import BESIDE, beside
from puzzlelang.syntax import tree
from puzzlelang.text import Record, WayOut

Meaning = Callable[[ExpressionChecker, tree.Call, Scope, "Type | None"], core.Expr]


class Function(metaclass=Record):
    """How it is written, what it gives, how many arguments it may have (none given: it looks
    itself), what a call of it means.
    """

    usage: str
    sentence: str
    counts: tuple[int, ...]
    meaning: Meaning
    common: bool = False
    """Is its name one that people give to things of theirs?  Then to hide it is no mistake."""


def _count_arguments(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, usage: str, *wanted: int
) -> bool:
    if len(node.arguments) in wanted:
        return True
    help = model.foreign_calls.help_for(checker, node, scope)
    checker.wrong(
        "argument-count",
        node,
        name=node.function.text,
        wanted=" or ".join(map(str, wanted)) if wanted[1:] else wanted[0],
        given=len(node.arguments),
        label=f"wanted: `{usage}`",
        help=help or model.advice.call_without(node.function.text, node.arguments, wanted[-1]),
    )
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
            "count-of-condition",
            argument,
            help=_of_call(model.advice.counted(argument, checker.names), node),
        )
    group = checker.set_or_value(argument, scope, None)
    if isinstance(group.type, ListOf):
        lets, group = without_lets(group)
        return with_lets(lets, model.list_functions.length(checker, node.span, group))
    if isinstance(group.type, Row):
        return checker.constant(node.span, integer(0, 0), count_of(group.type.keys))
    if not isinstance(group.type, SetOf):
        if isinstance(group.type, Unknown):
            return group
        return checker.wrong("count-of-no-set", argument, kind=group.type)
    base = group.type.base
    most = group.type.high + 1 if isinstance(base, Integers) else size_of(whole(base).values)
    lets, group = without_lets(group)
    return with_lets(lets, checker.apply(node.span, integer(0, most), "count", group))


def _numbers(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``min(a, b, …)``, ``sum(S)``, ``max(sizes)``: several numbers, or several in one."""
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
        return model.quantifiers.total(checker, node.span, name, (binder,), inside, bound)
    if isinstance(kind, ListOf) and isinstance(kind.element, Scalar):
        if isinstance(kind.element.base, Integers):
            place = core.Local(node.span, integer(1, kind.most), "it")
            binder, there, it = model.list_functions.elements_at(
                checker, node.span, argument, place
            )
            return model.quantifiers.total(checker, node.span, name, (binder,), there, it)
    if isinstance(kind, Row) and isinstance(kind.element, Scalar):
        return _over_row(checker, node, argument, kind)
    if isinstance(kind, Unknown):
        return argument
    help = ""
    if isinstance(kind, SetOf):
        each = f"`{name}(weight(x) for x in {model.advice.written(node.arguments[0])})`"
        help = f"say which number belongs to each member: {each}"
    return checker.wrong("folds-no-numbers", node.arguments[0], name=name, kind=kind, help=help)


def _over_row(checker: ExpressionChecker, node: tree.Call, row: core.Expr, kind: Row) -> core.Expr:
    name = node.function.text
    if not isinstance(kind.element, Scalar) or not isinstance(kind.element.base, Integers):
        return checker.wrong("folds-row-of-no-numbers", node.arguments[0], name=name, kind=kind)
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
    return model.quantifiers.total(checker, node.span, name, binders, None, body)


def _by_kinds(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """A call of an operation of which its row says all: on numbers, conditions and sets."""
    row = OPERATIONS[node.function.text]
    ask: Mapping[Kind, Callable[[tree.Expr, Scope], core.Expr]] = {
        Kind.NUMBER: checker.number, Kind.CONDITION: checker.condition, Kind.SET: checker.a_set
    }  # fmt: skip
    given = zip(row.takes, node.arguments, strict=False)
    found = [ask[kind](argument, scope) for kind, argument in given]
    bounds = row.bounds_of((), [interval_of(argument.type) for argument in found])
    kind: Type = BOOLEAN if row.gives is Kind.CONDITION else integer(*bounds)
    return in_bounds(checker, checker.apply(node.span, kind, node.function.text, *found))


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
    has = ""
    if isinstance(kind, Scalar):
        numbers = isinstance(kind.base, Integers)
        values = range(kind.low, kind.high + 1) if numbers else _all_values(kind)
        has = "" if kind.base is DIRECTIONS else f", which has {len(values)}"
    if not isinstance(kind, Scalar) or len(values) != 2:
        return checker.wrong(
            "other-of-two",
            node,
            kind=kind,
            has=has,
            help=model.foreign_calls.help_for(checker, node, scope),
        )
    total = core.Const(node.span, integer(0, 0), values[0] + values[1])
    if isinstance(value, core.Const):
        return checker.constant(node.span, kind, total.value - value.value)
    result = Scalar(kind.base, values[0], values[1])
    return core.Apply(node.span, result, "-", (total, value))


def _reverse(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    row = checker.expression(node.arguments[0], scope, want)
    if isinstance(row.type, ListOf):
        return model.list_functions.backwards(checker, node.span, row)
    if not isinstance(row.type, Row | Unknown):
        return checker.wrong("not-a-row", node.arguments[0], kind=row.type)
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
        return checker.wrong("rank-of-member", node, kind=kind, value=isinstance(kind, Scalar))
    as_number = integer(kind.low, kind.high)
    if isinstance(value, core.Const):
        return checker.constant(node.span, as_number, value.value + 1)
    one = core.Const(node.span, integer(1, 1), 1)
    return core.Apply(node.span, integer(kind.low + 1, kind.high + 1), "+", (value, one))


def _of(module: str, name: str) -> Meaning:
    """A function of a module that is imported when a puzzle calls one of its functions."""

    def meaning(
        checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
    ) -> core.Expr:
        found: Meaning = getattr(getattr(model, module), name)
        return found(checker, node, scope, want)

    return meaning


_OF_ROWS: Mapping[str, Meaning] = {
    "count": _count,
    "reverse": _reverse,
    TOGGLE: toggled,
    "common": common,
}
"""What operations mean of which more is to be said than their rows do."""


def _of_row(name: str, row: Operation) -> Function:
    most = len(row.takes)
    counts = tuple(range(most - row.optional, most + 1))
    if name in REDUCTIONS:
        return Function(row.usage, row.sentence, (), _numbers)
    of_list = row.takes[0] is Kind.LIST
    by_kind: Meaning = _by_kinds
    if row.maps:
        by_kind = _of("list_functions", "by_row") if of_list else _of("map_functions", "on_cells")
    meaning = _OF_ROWS.get(name, by_kind)
    return Function(row.usage, row.sentence, counts, meaning, common=of_list)


def _of_list(usage: str, sentence: str, meaning: Meaning, *counts: int) -> Function:
    return Function(usage, sentence, counts, meaning, common=True)


FUNCTIONS: Mapping[str, Function] = {
    **{name: _of_row(name, row) for name, row in OPERATIONS.items() if row.usage},
    "sum": Function("sum(E for x in S)", "the sum of E for all x", (), _numbers),
    "set": Function("set(a, b)", "the set of these values", (), set_literal),
    "list": _of_list("list(a, b)", "a list of these values", _of("list_functions", "literal")),
    "element": _of_list(
        "element(list, n, default)",
        "the element of a list at place n, from 1; default, if given, where there is none",
        _of("list_functions", "nth"), 2, 3,
    ),
    "first": _of_list(
        "first(list, default)",
        "the first element of a list, or member of a set; default, if given, of an empty one",
        _of("ends", "first"), 1, 2,
    ),
    "last": _of_list(
        "last(list, default)",
        "the last element of a list, or member of a set; default, if given, of an empty one",
        _of("ends", "last"), 1, 2,
    ),
    "pop": _of_list(
        "pop(list)", "a list without its last element", _of("list_functions", "pop"), 1
    ),
    "rest": _of_list(
        "rest(list)", "a list without its first element", _of("list_functions", "rest"), 1
    ),
    "other": Function("other(x)", "the other member of a type of two", (1,), _other),
    "start": Function("start(x)", "the value at the start", (1,), _start),
    "rank": Function("rank(x)", "the place of a member in its type, from 1", (1,), _rank),
    "cell": Function(
        "cell(map, row, column)", "the cell of a map in a row and a column, from 0",
        (3,), _of("map_functions", "cell_at"), common=True,
    ),
    "opposite": Function(
        "opposite(direction)", "the opposite direction", (1,), _of("map_functions", "turned"),
        common=True,
    ),
    "right_of": Function(
        "right_of(direction)", "a direction turned by a quarter to the right", (1,),
        _of("map_functions", "turned"),
    ),
    "left_of": Function(
        "left_of(direction)", "a direction turned by a quarter to the left", (1,),
        _of("map_functions", "turned"),
    ),
    "rows": Function("rows(map)", "how many rows a map has", (1,), _of("map_functions", "size")),
    "columns": Function(
        "columns(map)", "how many columns a map has", (1,), _of("map_functions", "size")
    ),
    "sign": Function(
        "sign(cell)", "the character of a cell on the map", (1,), _of("map_functions", "sign")
    ),
    **{
        name: Function(f"{name}(E)", f"E in the state {name}; in views", (1,), beside)
        for name in BESIDE
    },
    "join": Function(
        "join(S, ', ')", "values one after the other, as a text", (1, 2),
        _of("text_functions", "join"),
    ),
    "picture": Function(
        "picture(E for c in m)", "a text of the shape of a map, a character for each cell",
        (), _of("text_functions", "no_picture"),
    ),
}  # fmt: skip


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
