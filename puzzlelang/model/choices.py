"""Choices between two values, and among parameters declared for each of some members.

``if p then a else b`` and ``a or b`` convert their values to one type.

``way(r)`` selects a parameter by its member. It expands to ``if r = ann then way(ann) else
way(ben)``; unrolling the loops over members, as always, then removes the choice.

`crew in set of person where count(crew) in 1..4` runs over the subsets of one to four members. The
condition would reject all others, in every state and without a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPOSED_TEXT,
    OPERATIONS,
    Domain,
    ListOf,
    Row,
    Scalar,
    TextType,
    Type,
    Unknown,
    element_type,
    join_types,
    show_domain,
    show_scalar,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span


def as_one_type(
    checker: Checker, then: core.Expr, otherwise: core.Expr
) -> tuple[Type, core.Expr, core.Expr] | None:
    """Convert both values to one type if possible; next to a text, to text."""
    kind = join_types(then.type, otherwise.type)
    if kind is None and any(isinstance(side.type, TextType) for side in (then, otherwise)):
        kind = COMPOSED_TEXT
        then, otherwise = as_text(then), as_text(otherwise)
    if isinstance(kind, ListOf):
        then, otherwise = (model.list_types.fitted(checker, s, kind) for s in (then, otherwise))
    return None if kind is None else (kind, then, otherwise)


def as_text(value: core.Expr) -> core.Expr:
    """Convert a value to its printed text."""
    if isinstance(value.type, TextType | Unknown):
        return value
    return core.Apply(value.span, COMPOSED_TEXT, "text", (value,))


def is_parameters(expr: core.Expr | None) -> bool:
    """Test for a row of parameters: ``way`` without a member."""
    return isinstance(expr, core.Apply) and expr.operation == "tuple" and isinstance(expr.type, Row)


def chosen(checker: Checker, span: Span, name: str, row: core.Expr, member: core.Expr) -> core.Expr:
    """Select a parameter of ``row`` by ``member``, whose type is that of the key."""
    assert isinstance(row, core.Apply) and isinstance(row.type, Row)
    (key,), options = row.type.keys, dict(zip(row.type.keys[0].values, row.arguments, strict=True))
    if isinstance(member.type, Unknown):
        return member
    if isinstance(member, core.Const):
        if member.value in options:
            return options[member.value]
        word = show_scalar(member.value, key.base)
        checker.wrong("no-such-parameter", member, name=name, word=word, keys=show_domain(key))
        return core.unknown(span)
    kind = member.type
    assert isinstance(kind, Scalar)
    inside = key.contiguous and key.low <= kind.low and kind.high <= key.high
    if not inside or kind.optional or kind.nowhere:  # other members have no parameter: a fault
        entries: dict[tuple[int, ...], int] = {(value,): value for value in key.values}
        table = core.Table(name, span, (key,), element_type(key), entries)
        member = core.Lookup(member.span, element_type(key), table, (member,))
    selector = member if isinstance(member, core.Local) else None
    if selector is None:
        selector = core.Local(member.span, member.type, "it")
        checker.invariants.values.add(selector)
    *others, last = key.values
    result = options[last]
    for value in reversed(others):
        one = core.constant(span, key.base, value)
        condition = core.Apply(span, BOOLEAN, "=", (selector, one))
        result = core.If(span, row.type.element, condition, options[value], result)
    return result if selector is member else core.Let(span, result.type, selector, member, result)


def parameters_for_each(scope: Scope) -> tuple[tuple[Domain, tuple[core.Local, ...]], ...]:
    """Return the keys and parameters of each ``for each`` in the scope of a transition."""
    groups = []
    for row in scope.values():
        if is_parameters(row) and isinstance(row, core.Apply) and isinstance(row.type, Row):
            options = tuple(one for one in row.arguments if isinstance(one, core.Local))
            groups.append((row.type.keys[0], options))
    return tuple(groups)


def choice(expr: core.Expr) -> tuple[core.Expr, tuple[core.Expr, ...], tuple[int, ...]] | None:
    """Match a choice among parameters.

    Returns the deciding name, the parameters, and the members that select all but the last.
    """
    by: core.Expr | None = None
    options: list[core.Expr] = []
    members: list[int] = []
    while True:
        match expr:
            case core.If(
                _, _, core.Apply(_, _, "=", (core.Local() as selector, core.Const(_, _, member))),
                core.Local() as one, rest,
            ) if by in (None, selector):  # fmt: skip
                by, expr = selector, rest
                options.append(one)
                members.append(member)
            case core.Local() if by is not None:
                return by, (*options, expr), tuple(members)
            case _:
                return None


# ── subsets ────────────────────────────────────────────────────────────────────────────


MOST_SUBSETS = 8_192
"""Subsets allowed for one parameter: for example, all subsets of 13 values."""


def subsets(
    checker: Checker,
    parameter: tree.Parameter | tree.TypeExpr,
    bound: core.Local,
    domain: Domain,
    where: core.Expr | None,
) -> Sequence[int]:
    """Return the subsets of ``domain`` that ``where`` may admit as ``bound``, ordered by mask.

    So small ones of early members come first. Too many are an error, and none is returned.
    """
    if where is not None and isinstance(where.type, Unknown):
        return ()
    sizes = _sizes(checker, bound, size_of(domain.values), where)
    total = 0
    for size in sizes:
        total += comb(size_of(domain.values), size)
        if total > MOST_SUBSETS:
            few = where is not None and len(sizes) <= size_of(domain.values)
            _too_many(checker, parameter.span, bound, size_of(domain.values), few=few)
            return ()
    return _of_sizes(domain, sizes)


def _too_many(checker: Checker, span: Span, bound: core.Local, size: int, *, few: bool) -> None:
    what = "subsets of these sizes" if few else "subsets"
    checker.wrong(
        "too-many-subsets", span, size=size, what=what, most=MOST_SUBSETS, bound=bound.name
    )


def _of_sizes(domain: Domain, sizes: Sequence[int]) -> Sequence[int]:
    """Return the subsets of these sizes, ordered by mask."""
    count = size_of(domain.values)
    masks: list[int] = []
    for size in sizes:
        left_out = size > count - size
        for some in combinations(domain.values, min(size, count - size)):
            mask = sum(1 << value for value in some)
            masks.append(domain.mask & ~mask if left_out else mask)
    return tuple(sorted(masks))


def _sizes(
    checker: Checker, bound: core.Local, largest: int, where: core.Expr | None
) -> Sequence[int]:
    """Return the sizes of ``bound`` that the first conditions of ``where`` allow.

    A condition after one that can fault decides nothing: the fault comes first.
    """
    sizes: Sequence[int] = range(largest + 1)
    for part in () if where is None else core.conjuncts(where):
        names = _counted(part)
        if names is None:
            break
        if names != {bound}:
            continue
        if not checker.budget.constant(part.span, work(part) * len(sizes)):
            break
        sizes = [n for n in sizes if _holds(part, bound, n)]
    return sizes


def _counted(
    expr: core.Expr, named: frozenset[core.Local] = frozenset()
) -> frozenset[core.Local] | None:
    """Return the names whose sizes decide ``expr``; ``named`` have known values.

    None if anything else matters, or ``expr`` can fault.
    """
    match expr:
        case core.Const():
            return frozenset()
        case core.Local():
            return frozenset() if expr in named else None
        case core.Apply(_, _, "count", (core.Local() as bound,)):
            return frozenset((bound,))
        case core.Apply(_, _, operation, arguments) if _is_sure(operation, arguments):
            return _all_counted(_counted(argument, named) for argument in arguments)
        case core.Let(_, _, local, value, body):
            parts = (_counted(value, named), _counted(body, named | {local}))
            return _all_counted(parts)
    return None


def _all_counted(groups: Iterable[frozenset[core.Local] | None]) -> frozenset[core.Local] | None:
    every: frozenset[core.Local] = frozenset()
    for names in groups:
        if names is None:
            return None
        every |= names
    return every


def _is_sure(operation: str, arguments: Iterable[core.Expr]) -> bool:
    """Test that the operation has a value for all arguments."""
    row = OPERATIONS.get(operation)
    return row is not None and not row.may_lack_value([one.type for one in arguments])


def _holds(condition: core.Expr, bound: core.Local, size: int) -> bool:
    """Evaluate ``condition`` for a set of ``size`` members."""
    from puzzlelang.core import evaluate

    return bool(evaluate(condition, (), {bound: (1 << size) - 1}))
