"""Operations on lists as Python expressions.

A list is one number of equal digits (:class:`~puzzlelang.core.types.Digits`), so most operations
are a shift or two. Calling their meanings instead doubles the time of a puzzle of stacks.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler.ir import Apply, Const, Slot, Temp, Term, may_lack
from puzzlelang.compiler.python_nodes import LOAD, called, number, operation
from puzzlelang.core import Digits, can_be_out_of, fewest_of, most_of

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
