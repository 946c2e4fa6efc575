"""``different`` as LLVM assembly: a mask of the values seen, or a comparison with each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from puzzlelang.compiler.ir import Const, Element, Slot, Term
from puzzlelang.compiler.llvm_data import rounded
from puzzlelang.compiler.llvm_terms import TermPrinter
from puzzlelang.compiler.packing import Unprintable
from puzzlelang.core import NONE, Interval, hull

WIDEST_MASK = 256
"""Maximum range of values with a mask."""

MOST_COMPARED = 256
"""Maximum number of values of a loop without a mask: each is compared with all before it."""


def different(printer: TermPrinter, values: Sequence[Term]) -> str:
    """Print whether some values all differ."""
    numbers = [printer.value(value) for value in values]
    span = _span(printer, values)
    if span is None:
        pairs = combinations(numbers, 2)
        return _all(printer, [printer.op(f"icmp ne i64 {a}, {b}") for a, b in pairs])
    bits = rounded(span[1] - span[0] + 1)
    seen, tests = "0", []
    for number in numbers:
        bit = _bit(printer, number, span, bits)
        before = printer.op(f"and i{bits} {seen}, {bit}")
        tests.append(printer.op(f"icmp eq i{bits} {before}, 0"))
        seen = printer.op(f"or i{bits} {seen}, {bit}")
    return _all(printer, tests)


def comparison_with_earlier(printer: TermPrinter, body: Term, most: int) -> Callable[[], str]:
    """Print memory for up to ``most`` values of a loop.

    The function that is returned prints, inside the loop, whether the value of ``body`` is new.
    """
    span = _span(printer, (body,))
    if span is not None:
        return _comparison_by_mask(printer, body, span)
    if most > MOST_COMPARED:
        raise Unprintable(f"{most} different values of a large range")
    return _comparison_one_by_one(printer, body, most)


def _comparison_by_mask(printer: TermPrinter, body: Term, span: Interval) -> Callable[[], str]:
    bits = rounded(span[1] - span[0] + 1)
    mask = printer.alloca(f"i{bits}")
    printer.do(f"store i{bits} 0, ptr {mask}")

    def is_new() -> str:
        bit = _bit(printer, printer.value(body), span, bits)
        seen = printer.op(f"load i{bits}, ptr {mask}")
        printer.do(f"store i{bits} {printer.op(f'or i{bits} {seen}, {bit}')}, ptr {mask}")
        return printer.op(f"icmp eq i{bits} {printer.op(f'and i{bits} {seen}, {bit}')}, 0")

    return is_new


def _comparison_one_by_one(printer: TermPrinter, body: Term, most: int) -> Callable[[], str]:
    row, count, at = (printer.alloca(kind) for kind in (f"[{most} x i64]", "i64", "i64"))
    printer.do(f"store i64 0, ptr {count}")

    def is_new() -> str:
        number = printer.value(body)
        before = printer.op(f"load i64, ptr {count}")
        printer.do(f"store i64 0, ptr {at}")
        head, inner, on, end = (printer.label() for _ in range(4))
        printer.jump(head)
        printer.start(head)
        place = printer.op(f"load i64, ptr {at}")
        printer.branch(printer.op(f"icmp ult i64 {place}, {before}"), inner, end)
        printer.start(inner)
        earlier = printer.op(f"getelementptr i64, ptr {row}, i64 {place}")
        same = printer.op(f"icmp eq i64 {printer.op(f'load i64, ptr {earlier}')}, {number}")
        printer.branch(same, end, on)
        printer.start(on)
        printer.do(f"store i64 {printer.op(f'add i64 {place}, 1')}, ptr {at}")
        printer.jump(head)
        printer.start(end)
        address = printer.op(f"getelementptr i64, ptr {row}, i64 {before}")
        printer.do(f"store i64 {number}, ptr {address}")
        printer.do(f"store i64 {printer.op(f'add i64 {before}, 1')}, ptr {count}")
        return printer.op(f"icmp eq i64 {place}, {before}")

    return is_new


def _all(printer: TermPrinter, tests: Sequence[str]) -> str:
    whole = "true"
    for test in tests:
        whole = printer.op(f"and i1 {whole}, {test}")
    return whole


def _span(printer: TermPrinter, values: Sequence[Term]) -> Interval | None:
    """Range of some values, for a mask; None if it is too large.

    ``none`` counts as one less than the least other value.  It is far below all numbers, and only
    slots show which numbers it is added to.
    """
    spans, optional = [], False
    for value in values:
        low, high = value.bounds
        if isinstance(value, Slot | Element):
            field = printer.packing.fields[
                value.number if isinstance(value, Slot) else value.offset
            ]
            optional = optional or field.optional
            low = field.low if field.optional else low
        if isinstance(value, Const) and value.value == NONE:
            optional = True
        else:
            spans.append((low, max(low, high)))
    low, high = hull(*spans or [(0, 0)])
    low -= optional
    return (low, high) if high - low < WIDEST_MASK else None


def _bit(printer: TermPrinter, number: str, span: Interval, bits: int) -> str:
    """Print the bit of a value in a mask, the lowest for ``none``."""
    number = printer.call("llvm.smax.i64", "i64", [f"i64 {number}", f"i64 {span[0]}"])
    place = printer.op(f"sub i64 {number}, {span[0]}")
    return printer.op(f"shl i{bits} 1, {printer.wide(place, bits)}")
