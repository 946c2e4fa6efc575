"""How much work an expression can be: its worst case is known before anything is evaluated."""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.core import nodes as core
from puzzlelang.core.types import Cells, Scalar

MOST_CONSTANT_WORK = 10_000_000
"""Operations to work out something that is known before the search."""

MOST_WORK = 50_000_000
"""Operations that a rule may take in one state, over all values of its parameters."""


MOST_PRINTING = 10_000_000
"""Operations to print a state or a step."""


def combinations(binders: Iterable[core.Binder]) -> int:
    """How many combinations of values binders run over; states, which nobody knows, are one."""
    count = 1
    for binder in binders:
        count *= len(binder.values) if binder.states is None else 1
    return count


def work(expr: core.Expr | None) -> int:
    """The number of operations that evaluating ``expr`` takes at most."""
    match expr:
        case None | core.Const() | core.Local():
            return 1
        case core.Whole(_, _, variable):
            return variable.size
        case core.Read(_, _, _, arguments) | core.Lookup(_, _, _, arguments):
            return 1 + sum(map(work, arguments))
        case core.Apply(_, _, operation, arguments):
            return _own_work(operation, arguments) + sum(map(work, arguments))
        case core.If(_, _, condition, then, otherwise):
            return work(condition) + max(work(then), work(otherwise))
        case core.Let(_, _, _, value, body):
            return work(value) + work(body)
        case core.At(_, _, _, number, read):
            return work(number) + work(read)
        case core.Fold(_, _, _, binders, where, body_):
            return combinations(binders) * (work(where) + work(body_))
    raise AssertionError(f"unhandled node {expr!r}")


def _own_work(operation: str, arguments: tuple[core.Expr, ...]) -> int:
    """What an operation takes beside its arguments: a step for most, a way for `slide`."""
    kind = arguments[0].type if operation == "slide" else None
    if isinstance(kind, Scalar) and isinstance(kind.base, Cells):
        return max(kind.base.height, kind.base.width)
    return 1


def work_of_template(template: core.Template | None) -> int:
    parts = template.parts if template is not None else ()
    return sum(work(part) for part in parts if not isinstance(part, str))


def work_of_block(block: core.Block) -> int:
    return sum(_of_effect(effect) for step in block.steps for effect in step)


def _of_effect(effect: core.Effect) -> int:
    match effect:
        case core.Assign(_, _, arguments, value):
            return 1 + sum(map(work, arguments)) + work(value)
        case core.Loop(_, binders, where, body):
            return combinations(binders) * (work(where) + work_of_block(body))
        case core.Branch(_, arms):
            return sum(work(condition) + work_of_block(body) for condition, body in arms)
    raise AssertionError(f"unhandled effect {effect!r}")


def work_of_transition(transition: core.Transition) -> int:
    """Over all values of the parameters, whether or not the guard holds."""
    lets = sum(work(value) for _, value in transition.lets)
    once = lets + work(transition.guard) + work_of_block(transition.effect)
    return combinations(transition.binders) * once


def told(count: int) -> str:
    """A large number in words that are read at a glance."""
    for size, word in ((10**12, "trillion"), (10**9, "billion"), (10**6, "million")):
        if count >= size:
            return f"{count // size:,} {word}"
    return f"{count:,}"
