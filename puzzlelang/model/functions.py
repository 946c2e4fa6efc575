"""The language's functions, apart from variables, tables and definitions.

A function takes a call, with its checker and scope, and returns a core node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPARISONS,
    DIRECTIONS,
    OPERATIONS,
    REDUCTIONS,
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
    combinations_of,
    count_of,
    element_type,
    integer,
    interval_of,
    join_types,
    size_of,
    universe,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.arithmetic import TOGGLE, common, in_bounds, set_literal, toggled
from puzzlelang.model.calls import Call, lazily
from puzzlelang.model.hoisting import with_lets, without_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.model.trace_references import BESIDE, beside
from puzzlelang.syntax import tree
from puzzlelang.text import Record, WayOut

Meaning = Callable[[Call], core.Expr]


class Function(metaclass=Record):
    """Syntax, description, allowed numbers of arguments (empty: ``meaning`` checks), meaning."""

    usage: str
    sentence: str
    counts: tuple[int, ...]
    meaning: Meaning
    common: bool = False
    """True if authors often use this name: hiding it is no mistake."""


def _has_arguments(call: Call, usage: str, *wanted: int) -> bool:
    """Check the number of arguments; report a mismatch."""
    count = len(call.given)
    if count in wanted:
        return True
    help = model.foreign_calls.help_for(call)
    call.wrong(
        "argument-count",
        name=call.name,
        wanted=" or ".join(map(str, wanted)) if wanted[1:] else wanted[0],
        given=count,
        label=f"wanted: `{usage}`",
        help=help or model.advice.call_without(call.name, call.given, wanted[-1]),
    )
    return False


def _count(call: Call) -> core.Expr:
    checker, argument = call.checker, call.given[0]
    if isinstance(argument, tree.Binary) and argument.operator in (*COMPARISONS, "in", "not in"):
        help = model.advice.counted(argument, checker.names)
        if isinstance(help, WayOut):  # it replaces the whole call
            help = WayOut(help, *help.texts, span=call.span)
        return call.wrong("count-of-condition", 0, help=help)
    group = call.value(0)
    if isinstance(group.type, ListOf):
        lets, group = without_lets(group)
        return with_lets(lets, model.list_types.length(checker, call.span, group))
    if isinstance(group.type, Row):
        return core.number(call.span, count_of(group.type.keys))
    if not isinstance(group.type, SetOf):
        if isinstance(group.type, Unknown):
            return group
        return call.wrong("count-of-no-set", 0, kind=group.type)
    most = size_of(universe(group.type.base, group.type.high).values)
    lets, group = without_lets(group)
    return with_lets(lets, call.apply(integer(0, most), "count", group))


def _numbers(call: Call) -> core.Expr:
    """``min(a, b, …)``, ``sum(S)``, ``max(sizes)``: several numbers, or a collection of numbers."""
    checker, name, span = call.checker, call.name, call.span
    if len(call.given) > 1 and name != "sum":
        return call.apply(integer(0, 0), name, *map(call.number, range(len(call.given))))
    if not _has_arguments(call, f"{name}(E for x in S)", 1):
        return call.broken
    argument = call.value(0)
    kind = argument.type
    if isinstance(kind, SetOf) and isinstance(kind.base, Integers):
        bound = core.Local(span, integer(0, kind.high), "it")
        binder = core.Binder((bound,), range(kind.high + 1))
        inside = call.apply(kind, "in", bound, argument)
        return model.quantifiers.total(checker, span, name, (binder,), inside, bound)
    if isinstance(kind, ListOf) and isinstance(kind.element, Scalar):
        if isinstance(kind.element.base, Integers):
            place = core.Local(span, integer(1, kind.most), "it")
            binder, there, it = model.list_types.elements_at(checker, span, argument, place)
            return model.quantifiers.total(checker, span, name, (binder,), there, it)
    if isinstance(kind, Row) and isinstance(kind.element, Scalar):
        return _over_row(call, argument)
    if isinstance(kind, Unknown):
        return argument
    help = ""
    if isinstance(kind, SetOf):
        text = model.advice.written(call.given[0])
        help = model.advice.advised("call", kind, word=name, a=text)
    return call.wrong("folds-no-numbers", 0, name=name, kind=kind, help=help)


def _over_row(call: Call, row: core.Expr) -> core.Expr:
    """``sum(row)``; the order of the values is irrelevant."""
    assert isinstance(row.type, Row)
    span, keys, element = call.span, row.type.keys, row.type.element
    match row:
        case core.If(_, _, condition, then, otherwise):
            return _chosen(call, condition, _over_row(call, then), _over_row(call, otherwise))
        case core.Let(_, _, name, value, inner, sure):
            return with_lets([(name, value, sure)], _over_row(call, inner))
        case core.Apply(_, _, "reverse", (turned,)):
            return _over_row(call, turned)
    if not isinstance(element, Scalar) or not isinstance(element.base, Integers):
        return call.wrong("folds-row-of-no-numbers", 0, name=call.name, kind=row.type)
    places = tuple(core.Local(span, element_type(key), "it") for key in keys)
    binders = tuple(
        core.Binder((place,), key.values) for place, key in zip(places, keys, strict=True)
    )
    match row:
        case core.Whole(_, _, variable):
            body: core.Expr = core.Read(span, element, variable, places)
        case core.At(_, _, states, number, core.Whole(_, _, variable)):
            read = core.Read(span, element, variable, places)
            body = core.At(span, element, states, number, read)
        case core.Const(_, _, values):
            entries = dict(zip(combinations_of(keys), values, strict=True))
            table = core.Table("row", span, keys, element, entries)
            body = core.Lookup(span, element, table, places)
        case _:
            raise AssertionError(f"not a row: {row!r}")
    body = call.checker.present(body, call.given[0].span)
    return model.quantifiers.total(call.checker, span, call.name, binders, None, body)


def _chosen(call: Call, condition: core.Expr, then: core.Expr, otherwise: core.Expr) -> core.Expr:
    kind = join_types(then.type, otherwise.type)
    assert kind is not None, "both are numbers"
    return core.If(call.span, kind, condition, then, otherwise)


def _by_kinds(call: Call) -> core.Expr:
    """Check a call of an operation on numbers, conditions and sets, which its row describes
    completely.
    """
    row, checker = OPERATIONS[call.name], call.checker
    ask: Mapping[Kind, Callable[[tree.Expr, Scope], core.Expr]] = {
        Kind.NUMBER: checker.number, Kind.CONDITION: checker.condition, Kind.SET: checker.a_set
    }  # fmt: skip
    given = zip(row.takes, call.given, strict=False)
    found = [ask[kind](argument, call.scope) for kind, argument in given]
    bounds = row.bounds_of((), [interval_of(argument.type) for argument in found])
    kind: Type = BOOLEAN if row.gives is Kind.CONDITION else integer(*bounds)
    return in_bounds(checker, call.apply(kind, call.name, *found))


def _present(call: Call, want: Type | None) -> core.Expr:
    """Return the argument of a call, which faults if it is none."""
    return call.checker.present(call.expression(0, want), call.given[0].span)


def _other(call: Call) -> core.Expr:
    """``other(farmer)``: low + high - x, where low and high are the two values of the type."""
    value = _present(call, call.want)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    values: Sequence[int] = ()
    has = ""
    if isinstance(kind, Scalar):
        base = kind.base
        numbers = isinstance(base, Integers)
        values = range(kind.low, kind.high + 1) if numbers else universe(base, 0).values
        has = "" if kind.base is DIRECTIONS else f", which has {len(values)}"
    if not isinstance(kind, Scalar) or len(values) != 2:
        return call.wrong(
            "other-of-two",
            kind=kind,
            has=has,
            help=model.foreign_calls.help_for(call),
        )
    low, high = values
    if isinstance(value, core.Const):
        return core.constant(call.span, kind.base, low + high - value.value)
    total = core.number(call.span, low + high)
    return core.Apply(call.span, Scalar(kind.base, low, high), "-", (total, value))


def _reverse(call: Call) -> core.Expr:
    row = call.expression(0, call.want)
    if isinstance(row.type, ListOf):
        return call.apply(row.type, "backwards", row)
    if not isinstance(row.type, Row | Unknown):
        return call.wrong("not-a-row", 0, kind=row.type)
    return call.apply(row.type, "reverse", row)


def _start(call: Call) -> core.Expr:
    return call.checker.at_start(call.given[0], call.scope, call.want)


def _rank(call: Call) -> core.Expr:
    """``rank(x)``: the position of a member in its type, from 1."""
    value = _present(call, None)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    if not isinstance(kind, Scalar) or isinstance(kind.base, Integers | Cells):
        return call.wrong("rank-of-member", kind=kind, value=isinstance(kind, Scalar))
    if isinstance(value, core.Const):
        return core.number(call.span, value.value + 1)
    one = core.number(call.span, 1)
    return core.Apply(call.span, integer(kind.low + 1, kind.high + 1), "+", (value, one))


_OF_ROWS: Mapping[str, Meaning] = {
    "count": _count,
    "reverse": _reverse,
    TOGGLE: toggled,
    "common": common,
}
"""Operations that need more checks than their rows describe."""


def _of_row(name: str, row: Operation) -> Function:
    most = len(row.takes)
    counts = tuple(range(most - row.optional, most + 1))
    if name in REDUCTIONS:
        return Function(row.usage, row.sentence, (), _numbers)
    of_list = row.takes[0] is Kind.LIST
    by_kind: Meaning = _by_kinds
    if row.maps:
        by_kind = (
            lazily("list_functions", "by_row") if of_list else lazily("map_functions", "on_cells")
        )
    meaning = _OF_ROWS.get(name, by_kind)
    return Function(row.usage, row.sentence, counts, meaning, common=of_list)


def _of_list(usage: str, sentence: str, meaning: Meaning, *counts: int) -> Function:
    return Function(usage, sentence, counts, meaning, common=True)


FUNCTIONS: Mapping[str, Function] = {
    **{name: _of_row(name, row) for name, row in OPERATIONS.items() if row.usage},
    "sum": Function("sum(E for x in S)", "the sum of E for all x", (), _numbers),
    "set": Function("set(a, b)", "the set of these values", (), set_literal),
    "list": _of_list("list(a, b)", "a list of these values", lazily("list_functions", "literal")),
    "element": _of_list(
        "element(list, n, default)",
        "element n of a list, from 1; `default`, if given, when there is no such element",
        lazily("list_functions", "nth"), 2, 3,
    ),
    "first": _of_list(
        "first(list, default)",
        "the first element of a list, or member of a set; `default`, if given, when it is empty",
        lazily("ends", "first"), 1, 2,
    ),
    "last": _of_list(
        "last(list, default)",
        "the last element of a list, or member of a set; `default`, if given, when it is empty",
        lazily("ends", "last"), 1, 2,
    ),
    "pop": _of_list(
        "pop(list)", "a list without its last element", lazily("list_functions", "pop"), 1
    ),
    "rest": _of_list(
        "rest(list)", "a list without its first element", lazily("list_functions", "rest"), 1
    ),
    "other": Function("other(x)", "the other value of a type with two values", (1,), _other),
    "start": Function("start(x)", "the value of x at the start", (1,), _start),
    "rank": Function("rank(x)", "the position of a member in its type, from 1", (1,), _rank),
    "cell": Function(
        "cell(map, row, column)", "the cell of a map in a row and a column, from 0",
        (3,), lazily("map_functions", "cell_at"), common=True,
    ),
    "opposite": Function(
        "opposite(direction)", "the opposite direction", (1,), lazily("map_functions", "turned"),
        common=True,
    ),
    "right_of": Function(
        "right_of(direction)", "a direction turned right by 90 degrees", (1,),
        lazily("map_functions", "turned"),
    ),
    "left_of": Function(
        "left_of(direction)", "a direction turned left by 90 degrees", (1,),
        lazily("map_functions", "turned"),
    ),
    "rows": Function(
        "rows(map)", "the number of rows of a map", (1,), lazily("map_functions", "size")
    ),
    "columns": Function(
        "columns(map)", "the number of columns of a map", (1,), lazily("map_functions", "size")
    ),
    "sign": Function(
        "sign(cell)", "the character of a cell on the map", (1,), lazily("map_functions", "sign")
    ),
    **{
        name: Function(f"{name}(E)", f"E in the state {name}; in views", (1,), beside)
        for name in BESIDE
    },
    "join": Function(
        "join(S, ', ')", "values one after another, as a text", (1, 2),
        lazily("text_functions", "join"),
    ),
    "picture": Function(
        "picture(E for c in m)", "a text in the shape of a map, one character for each cell",
        (), lazily("text_functions", "no_picture"),
    ),
}  # fmt: skip


def call_function(call: Call) -> core.Expr | None:
    """Check a call of a function; return ``None`` if there is no function of this name."""
    function = FUNCTIONS.get(call.name)
    if function is None:
        return None
    if function.counts and not _has_arguments(call, function.usage, *function.counts):
        return call.broken
    return function.meaning(call)
