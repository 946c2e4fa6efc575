"""Expressions made ready: a value that is known before a run, or a closure that finds it.

What conditions, operations and loops become of ready parts; ``maker.py`` goes through a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from puzzlelang.core import (
    LARGEST,
    NONE,
    NOWHERE,
    Expr,
    Kind,
    Local,
    Reduction,
    Scalar,
    members,
)
from puzzlelang.text import record

Env = list[Any]
"""What names are bound to during a run, by their number; number 0 is the state that is left."""

Run = Callable[[Any, Env], Any]

MOST_MEMBERS = 100_000
"""A larger set stays a mask."""

UNSET = object()


class Trouble(Exception):
    """Something that has no value, perhaps: the plain evaluator is to decide."""


class TooMuch(Exception):
    """More closures than are worth their making, or an expression that this page leaves alone."""


@record
class Ready:
    """An expression: its value, or (``run``) how it is found in a state.

    ``total``: it has a value in each state.  ``parts``: the conditions of which it is the
    conjunction.  ``slot``: it is what stands there.  ``test``: it is true just where this slot
    has this value.
    """

    value: Any = None
    run: Run | None = None
    total: bool = True
    parts: tuple[Ready, ...] = ()
    slot: int | None = None
    test: tuple[int, int] | None = None

    @property
    def known(self) -> bool:
        return self.run is None


Scope = Mapping[Local, Ready]

TRUE, FALSE = Ready(True), Ready(False)


def running(ready: Ready) -> Run:
    """A function, for what is known too."""
    if ready.run is not None:
        return ready.run
    value = ready.value
    return lambda s, e: value


def conjunction(conditions: Sequence[Ready]) -> Ready:
    """All of them, asked in order up to the first that is false."""
    kept: list[Ready] = []
    total = True
    for condition in conditions:
        if condition.known:
            if condition.value:
                continue
            if total:
                return FALSE
        kept.extend(condition.parts or (condition,))
        total = total and condition.total
        if condition.known:
            break
    if not kept:
        return TRUE
    if len(kept) == 1:
        return kept[0]
    runs = tuple(running(condition) for condition in kept)

    def run(s: Any, e: Env) -> bool:
        for condition in runs:  # noqa: SIM110 (a generator would take twice as long)
            if not condition(s, e):
                return False
        return True

    return Ready(run=run, total=total, parts=tuple(kept))


def negation(condition: Ready) -> Ready:
    if condition.known:
        return FALSE if condition.value else TRUE
    ask = running(condition)
    return Ready(run=lambda s, e: not ask(s, e), total=condition.total)


def disjunction(conditions: Sequence[Ready]) -> Ready:
    """Any of them, asked in order up to the first that is true."""
    kept: list[Ready] = []
    total = True
    for condition in conditions:
        if condition.known:
            if not condition.value:
                continue
            if total:
                return TRUE
        kept.append(condition)
        total = total and condition.total
        if condition.known:
            break
    if not kept:
        return FALSE
    if len(kept) == 1:
        return kept[0]
    runs = tuple(running(condition) for condition in kept)

    def run(s: Any, e: Env) -> bool:
        for condition in runs:  # noqa: SIM110
            if condition(s, e):
                return True
        return False

    return Ready(run=run, total=total)


def bound(number: int) -> Run:
    return lambda s, e: e[number]


def is_number(expr: Expr) -> bool:
    """Is it a number within the bounds, in any state?"""
    kind = expr.type
    return (
        isinstance(kind, Scalar)
        and not kind.optional
        and not kind.nowhere
        and -LARGEST <= kind.low
        and kind.high <= LARGEST
    )


def counting(meaning: Callable[..., int]) -> Callable[..., int]:
    def counted(*values: int) -> int:
        if NONE in values or NOWHERE in values:
            raise Trouble
        found = meaning(*values)
        if not -LARGEST <= found <= LARGEST:
            raise Trouble
        return found

    return counted


_USUAL: dict[str, Callable[[Run, Run], Run]] = {
    "=": lambda a, b: lambda s, e: a(s, e) == b(s, e),
    "!=": lambda a, b: lambda s, e: a(s, e) != b(s, e),
    "<": lambda a, b: lambda s, e: a(s, e) < b(s, e),
    "<=": lambda a, b: lambda s, e: a(s, e) <= b(s, e),
    "union": lambda a, b: lambda s, e: a(s, e) | b(s, e),
    "difference": lambda a, b: lambda s, e: a(s, e) & ~b(s, e),
}
"""Operations without maps, in one call."""


def applied(
    name: str, meaning: Callable[..., Any], arguments: Sequence[Ready], total: bool
) -> Ready:
    """An operation on arguments that are not all known, the usual ones in the shortest way."""
    runs = [running(argument) for argument in arguments]
    if len(runs) != 2:
        return Ready(run=lambda s, e: meaning(*[run(s, e) for run in runs]), total=total)
    left, right = arguments
    if name == "=" and left.known:
        left, right, runs = right, left, runs[::-1]
    a, b = runs
    value = right.value
    if name in ("=", "!=") and right.known:
        slot = left.slot
        if slot is not None:
            if name == "=":
                return Ready(run=lambda s, e: s[slot] == value, test=(slot, value))
            return Ready(run=lambda s, e: s[slot] != value)
        if name == "=":
            return Ready(run=lambda s, e: a(s, e) == value, total=total)
        return Ready(run=lambda s, e: a(s, e) != value, total=total)
    if name == "in" and right.known and value.bit_length() <= MOST_MEMBERS:
        group = frozenset(members(value))
        return Ready(run=lambda s, e: a(s, e) in group, total=total)
    if name == "in" and left.known and left.value >= 0:
        bit = 1 << left.value
        return Ready(run=lambda s, e: b(s, e) & bit != 0, total=total)
    if name in _USUAL:
        return Ready(run=_USUAL[name](a, b), total=total)
    return Ready(run=lambda s, e: meaning(a(s, e), b(s, e)), total=total)


def finished(reduction: Reduction) -> Callable[[Sequence[Any]], Any]:
    """What becomes of the items of a loop."""
    if reduction.gives is not Kind.NUMBER:
        return reduction.meaning
    return lambda items: counting(lambda *numbers: reduction.meaning(numbers))(*items)
