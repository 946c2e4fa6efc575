"""Upper bounds on the work of expressions, known before evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from puzzlelang.core import CLOSURES, OPERATIONS, maps_of, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Span

MOST_CONSTANT_WORK = 2_500_000
"""Operations allowed for everything computed before the search: less than a second."""

WORK_OF_A_CELL = 10
MOST_WORK_OF_CELLS = 7_500_000
"""Operations that maps add to this limit, per cell and at most: large maps may take time."""

MOST_WORK = 50_000_000
"""Operations allowed for a transition in one state, over all values of its parameters; also for all
conditions together.
"""

MOST_AT_START = 300_000
"""With more operations, compiled code checks the conditions in the initial state."""

MOST_PRINTING = 10_000_000
"""Operations allowed for printing a state or a step."""

MOST_WRITES = 40_000
"""Lines allowed in the effects of all transitions, with loops unrolled as the compiler does."""


def combinations(binders: Iterable[core.Binder]) -> int:
    """Count the combinations of values of ``binders``; unknown numbers of states count as 1."""
    count = 1
    for binder in binders:
        count *= size_of(binder.values) if binder.states is None else 1
    return count


Given = Callable[[core.Expr], int | None]
"""Supplies the work of an expression, or None if it must be computed."""


def work(expr: core.Expr | None, given: Given | None = None) -> int:
    """Return the maximum number of operations for ``expr``."""
    if given is not None and expr is not None:
        override = given(expr)
        if override is not None:
            return override
    match expr:
        case None | core.Const() | core.Local():
            return 1
        case core.Whole(_, _, variable):
            return variable.size
        case core.Read(_, _, _, arguments) | core.Lookup(_, _, _, arguments):
            return 1 + sum(work(one, given) for one in arguments)
        case core.Apply(_, _, operation, arguments):
            return _own_work(operation, arguments) + sum(work(one, given) for one in arguments)
        case core.If(_, _, condition, then, otherwise):
            return work(condition, given) + max(work(then, given), work(otherwise, given))
        case core.Let(_, _, _, value, body):
            return work(value, given) + work(body, given)
        case core.At(_, _, _, number, read):
            return work(number, given) + work(read, given)
        case core.Fold(_, _, kind, binders, _, body_) if kind in CLOSURES:
            size = combinations(binders)
            of_a_member = work(body_, given) + 1 + size // 64  # sets of many words
            return work(core.given_set(expr), given) + size * of_a_member
        case core.Fold(_, _, _, binders, where, body_):
            return combinations(binders) * (work(where, given) + work(body_, given))
    raise AssertionError(f"unhandled node {expr!r}")


def _own_work(operation: str, arguments: tuple[core.Expr, ...]) -> int:
    """Return an operation's work without its arguments."""
    row = OPERATIONS.get(operation)
    if row is None or not row.maps:
        return 1
    return row.work(*maps_of(row, [argument.type for argument in arguments]))


def work_of_template(template: core.Template | None) -> int:
    parts = template.parts if template is not None else ()
    return sum(work(part) for part in parts if not isinstance(part, str))


def work_of_block(block: core.Block, given: Given | None = None) -> int:
    return sum(_of_effect(effect, given) for step in block.steps for effect in step)


def _of_effect(effect: core.Effect, given: Given | None) -> int:
    match effect:
        case core.Assign(_, _, arguments, value):
            return 1 + sum(work(one, given) for one in arguments) + work(value, given)
        case core.Loop(_, binders, where, body):
            return combinations(binders) * (work(where, given) + work_of_block(body, given))
        case core.Branch(_, arms):
            return sum(work(when, given) + work_of_block(body, given) for when, body in arms)
    raise AssertionError(f"unhandled effect {effect!r}")


def work_of_transition(transition: core.Transition, given: Given | None = None) -> int:
    """Return the work for all values of the parameters, even if the guard fails."""
    lets = sum(work(value, given) for _, value in transition.lets)
    once = lets + work(transition.guard, given) + work_of_block(transition.effect, given)
    return combinations(transition.binders) * once


def writes_of_transition(transition: core.Transition) -> int:
    """Count the lines of the effect for one combination of parameters, with loops unrolled.

    An assignment to a place that depends on the state counts for each possible place.
    """
    return _writes(transition.effect)


def _writes(block: core.Block) -> int:
    return sum(_writes_of(effect) for step in block.steps for effect in step)


def _writes_of(effect: core.Effect) -> int:
    match effect:
        case core.Assign(_, variable, arguments, _):
            varies = any(any(core.reads(argument)) for argument in arguments)
            return 1 + variable.size // 10 if varies else 1
        case core.Loop(_, binders, _, body):
            return combinations(binders) * _writes(body)
        case core.Branch(_, arms):
            return sum(_writes(body) for _, body in arms)
    raise AssertionError(f"unhandled effect {effect!r}")


def in_words(count: int) -> str:
    """Format a large number for reading at a glance."""
    if count >= 10**15:
        return f"10^{len(str(count)) - 1}"
    for size, word in ((10**12, "trillion"), (10**9, "billion"), (10**6, "million")):
        if count >= size:
            tenths = count * 10 // size % 10 if count < 10 * size else 0
            return f"{count // size:,}{f'.{tenths}' if tenths else ''} {word}"
    return f"{count:,}"


class Budget:
    """Limits on the work of a puzzle's rules; ``wrong`` reports violations."""

    def __init__(self, wrong: Callable[..., object]) -> None:
        self._wrong = wrong
        self._worked_out = 0
        self._of_cells = 0

    def add_cells(self, count: int) -> None:
        """Raise the limit on constants for a map of ``count`` cells."""
        self._of_cells = min(MOST_WORK_OF_CELLS, self._of_cells + WORK_OF_A_CELL * count)

    def little(self, span: Span, count: int, most: int, where: str, why: str = "") -> bool:
        """Test whether ``count`` is at most ``most`` operations; report it with ``why`` if not."""
        if count <= most:
            return True
        self._wrong(
            "work-too-much", span, count=in_words(count), where=where, most=in_words(most), why=why
        )
        return False

    def constant(self, span: Span, count: int, where: str = "") -> bool:
        """Charge ``count`` operations to constants; False above the limit (reported)."""
        most = MOST_CONSTANT_WORK + self._of_cells
        before, self._worked_out = self._worked_out, self._worked_out + count
        if count > most or self._worked_out <= most:
            return self.little(span, count, most, where)
        if before <= most:
            self._wrong(
                "constants-too-much", span, count=in_words(self._worked_out), most=in_words(most)
            )
        return False
