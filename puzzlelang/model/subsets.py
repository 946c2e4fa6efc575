"""Subsets that a parameter runs over.

`crew in set of person where count(crew) in 1..4` runs over the subsets of one to four members. The
condition would reject all others, in every state and without a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from puzzlelang.core import OPERATIONS, Domain, Unknown, size_of
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import work
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.syntax import tree
from puzzlelang.text import Span

MOST_SUBSETS = 8_192
"""Subsets allowed for one parameter: for example, all subsets of 13 values."""


def subsets(
    checker: ExpressionChecker,
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


def _too_many(
    checker: ExpressionChecker, span: Span, bound: core.Local, size: int, *, few: bool
) -> None:
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
    checker: ExpressionChecker, bound: core.Local, largest: int, where: core.Expr | None
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
