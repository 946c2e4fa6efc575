"""Loops as LLVM assembly: over constants, over the members of a set, along a relation.

A set of more than 64 values is an integer of several words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from puzzlelang.compiler.constant_tables import in_both_directions
from puzzlelang.compiler.ir import Apply, Const, Element, Look, Slot, Temp, Term, is_place
from puzzlelang.compiler.llvm_terms import TermPrinter
from puzzlelang.compiler.llvm_text import rounded, signed, storage
from puzzlelang.compiler.state_layout import WORD, Unprintable
from puzzlelang.core import NONE, Interval, current, hull


class SetPrinter(TermPrinter):
    """Prints sets. A set of more than 64 values is an integer of several words."""

    # ── membership ───────────────────────────────────────────────────────────────────

    def _in(self, value: Term, group: Term) -> str:
        below = self.width(group) if is_place(value, self.width(group)) else 0
        number = self.value(value)
        return self.membership(group, below)(number)

    def membership(self, group: Term, below: int = 0) -> Callable[[str], str]:
        """Return a printer of tests whether a number is in a set.

        ``below``: the number is known to be in ``range(below)``. Terms are evaluated here, so tests
        can be printed in a loop.
        """
        width, test = self.width(group), self._member_test(group)
        if 0 < below <= width:
            return test

        def checked(number: str) -> str:
            good = self.op(f"icmp ult i64 {number}, {width}")
            number = self.op(f"select i1 {good}, i64 {number}, i64 0")
            return self.op(f"and i1 {test(number)}, {good}")

        return checked

    def _member_test(self, group: Term) -> Callable[[str], str]:
        """The same for numbers below the width of the set; a large set is not built."""
        width = self.width(group)
        if width > current.whole_set:
            match group:
                case Apply("union" | "intersection" | "difference" as word, (left, right)):
                    tests = self.membership(left, width), self.membership(right, width)
                    return lambda number: self._combined(word, *(test(number) for test in tests))
                case Apply("with" | "without" as word, (rest, member)):
                    test, one = self.membership(rest, width), self.value(member)
                    if word == "with" and member.bounds[0] < 0:
                        self.fault_unless(self.op(f"icmp sge i64 {one}, 0"))
                    how = "union" if word == "with" else "difference"
                    same = "icmp eq i64 {}, " + one
                    return lambda number: self._combined(
                        how, test(number), self.op(same.format(number))
                    )
        word_of = self._word_of(group)

        def of_word(number: str) -> str:
            place = self.op(f"and i64 {number}, {WORD - 1}") if width > WORD else number
            return self.op(f"trunc i64 {self.op(f'lshr i64 {word_of(number)}, {place}')} to i1")

        return of_word

    def _combined(self, word: str, a: str, b: str) -> str:
        """Print membership in a union, intersection or difference, given that in both sets."""
        if word == "difference":
            b = self.op(f"xor i1 {b}, true")
        return self.op(f"{'or' if word == 'union' else 'and'} i1 {a}, {b}")

    def _word_of(self, group: Term) -> Callable[[str], str]:
        """Return a printer of the word of a set that has a number's bit."""
        width = self.width(group)
        if width == WORD:
            whole = self.value(group)
            return lambda _: whole
        if isinstance(group, Const):
            mask = group.value
            words = [mask >> place & (1 << WORD) - 1 for place in range(0, width, WORD)]
            return lambda number: self.constant(
                ("words", mask), lambda: words, WORD, self._word_place(number)
            )
        if isinstance(group, Slot):
            base = self._address("%s", self.packing.fields[group.number].word)
        else:
            base = self.alloca(f"i{width}")
            self.do(f"store i{width} {self.value(group)}, ptr {base}, align 8")

        def loaded(number: str) -> str:
            place = self._word_place(number)
            address = self.op(f"getelementptr i64, ptr {base}, i64 {place}")
            return self.op(f"load i64, ptr {address}")

        return loaded

    def _word_place(self, number: str) -> str:
        return self.op(f"lshr i64 {number}, {WORD.bit_length() - 1}")

    # ── values ───────────────────────────────────────────────────────────────────────

    def _move(self, group: Term, by: Const) -> str:
        """Print a set whose members are shifted by a constant."""
        width = self.width(Apply("move", (group, by), ()))
        instruction = "shl" if by.value >= 0 else "lshr"
        return self.op(f"{instruction} i{width} {self.value(group, width)}, {abs(by.value)}")

    def _difference(self, a: Term, b: Term) -> str:
        width = self.width(a)
        outside = self.op(f"xor i{width} {self.value(b, width)}, -1")
        return self.op(f"and i{width} {self.value(a)}, {outside}")

    def _with(self, group: Term, value: Term) -> str:
        width = self.width(Apply("with", (group, value), ()))
        before, number = self.value(group, width), self.value(value)
        if value.bounds[0] < 0:
            self.fault_unless(self.op(f"icmp sge i64 {number}, 0"))
        bit = self.op(f"shl i{width} 1, {self.wide(number, width)}")
        return self.op(f"or i{width} {before}, {bit}")

    def _without(self, group: Term, value: Term) -> str:
        width = self.width(group)
        before, number = self.value(group), self.value(value)
        bit = "1"
        if not is_place(value, width):
            inside = self.op(f"icmp ult i64 {number}, {width}")
            number = self.op(f"select i1 {inside}, i64 {number}, i64 0")
            bit = self.op(f"zext i1 {inside} to i{width}")
        removal = self.op(f"shl i{width} {bit}, {self.wide(number, width)}")
        mask = self.op(f"xor i{width} {removal}, -1")
        return self.op(f"and i{width} {before}, {mask}")

    def _count(self, group: Term) -> str:
        width = self.width(group)
        count = self.call(f"llvm.ctpop.i{width}", f"i{width}", [f"i{width} {self.value(group)}"])
        return self.narrow(count, width)

    def _the(self, group: Term) -> str:
        width = self.width(group)
        mask = self.value(group)
        less = self.op(f"sub i{width} {mask}, 1")
        rest = self.op(f"and i{width} {mask}, {less}")
        one = self.op(f"icmp eq i{width} {rest}, 0")
        there = self.op(f"icmp ne i{width} {mask}, 0")
        self.fault_unless(self.op(f"and i1 {one}, {there}"))
        return self.zeros("cttz", mask, width)

    def _lowest(self, group: Term) -> str:
        mask, width = self._some(group), self.width(group)
        return self.zeros("cttz", mask, width)

    def _highest(self, group: Term) -> str:
        mask, width = self._some(group), self.width(group)
        return self.op(f"sub i64 {width - 1}, {self.zeros('ctlz', mask, width)}")

    def _some(self, group: Term) -> str:
        """Print a set, with a fault if it is empty."""
        mask = self.value(group)
        self.fault_unless(self.op(f"icmp ne i{self.width(group)} {mask}, 0"))
        return mask


class Loop(NamedTuple):
    """A loop: its counter (empty if it has none), and the labels of its head, step and exit."""

    counter: str
    head: str
    step: str
    leave: str


class LoopPrinter(SetPrinter):
    """Prints loops that bind temps."""

    def number(self, key: object, numbers: Sequence[int], place: str) -> str:
        """Print a lookup in a list of constants."""
        bits = storage(min(numbers), max(numbers))
        entry = self.constant(key, lambda: numbers, bits, place)
        return self.op(f"sext i{bits} {entry} to i64") if bits < WORD else entry

    def loops(
        self, groups: Sequence[tuple[Temp, ...]], values: Sequence[Sequence[object]]
    ) -> list[Loop]:
        """Begin nested loops that bind temps; no ``values`` are empty."""
        open_loops = []
        for temps, some in zip(groups, values, strict=True):
            counter = self.alloca("i64")
            self.do(f"store i64 0, ptr {counter}")
            head, inner, step, leave = (self.label() for _ in range(4))
            self.jump(head)
            self.start(head)
            place = self.op(f"load i64, ptr {counter}")
            more = self.op(f"icmp ult i64 {place}, {len(some)}")
            self.branch(more, inner, leave)
            self.start(inner)
            for column, temp in enumerate(temps):
                self.temps[temp] = self._column(some, column, len(temps), place), WORD
            open_loops.append(Loop(counter, head, step, leave))
        return open_loops

    def loop_within(self, temp: Temp, values: Sequence[int], group: Term) -> Loop:
        """Begin a loop that binds a temp to the ``values`` in a set, in ascending order."""
        width = self.width(group)
        mask = sum(1 << value for value in values if value < width)
        counter = self.alloca(f"i{width}")
        rest = self.op(f"and i{width} {self.value(group)}, {signed(mask, width)}")
        self.do(f"store i{width} {rest}, ptr {counter}")
        head, inner, step, leave = (self.label() for _ in range(4))
        _, less = self.next_member(temp, counter, width, head, inner, leave)
        self.do(f"store i{width} {less}, ptr {counter}")
        return Loop("", head, step, leave)

    def close(self, loops: list[Loop], end: str) -> None:
        """End open loops, the innermost first, and continue at ``end``."""
        for depth in range(len(loops) - 1, -1, -1):
            loop = loops[depth]
            self.start(loop.step)
            if loop.counter:
                place = self.op(f"load i64, ptr {loop.counter}")
                following = self.op(f"add i64 {place}, 1")
                self.do(f"store i64 {following}, ptr {loop.counter}")
            self.jump(loop.head)
            self.start(loop.leave)
            self.jump(loops[depth - 1].step if depth else end)
        self.start(end)

    def _column(self, rows: Sequence[object], column: int, columns: int, place: str) -> str:
        if isinstance(rows, range) and columns == 1:
            far = self.op(f"mul i64 {place}, {rows.step}") if rows.step != 1 else place
            return self.op(f"add i64 {far}, {rows.start}") if rows.start else far
        numbers = [row if columns == 1 else row[column] for row in rows]  # type: ignore[index]
        return self.number((id(rows), column), numbers, place)  # type: ignore[arg-type]


# ── ``different`` ─────────────────────────────────────────────────────────────────────

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


# ── ``reach`` and ``connected`` ───────────────────────────────────────────────────────


def reached(
    printer: TermPrinter, temp: Temp, start: str, body: Term, width: int, within: str = "-1"
) -> str:
    """Print a loop that adds the members that ``body`` leads to, until none is new."""
    group, waiting = printer.alloca(f"i{width}"), printer.alloca(f"i{width}")
    printer.do(f"store i{width} {start}, ptr {group}")
    printer.do(f"store i{width} {start}, ptr {waiting}")
    head, inner, end = (printer.label() for _ in range(3))
    with printer.apart():
        _, less = printer.next_member(temp, waiting, width, head, inner, end)
        row = printer.op(f"and i{width} {printer.value(body, width)}, {within}")
        before = printer.op(f"load i{width}, ptr {group}")
        new = printer.op(f"and i{width} {row}, {printer.op(f'xor i{width} {before}, -1')}")
        printer.do(f"store i{width} {printer.op(f'or i{width} {before}, {new}')}, ptr {group}")
        printer.do(f"store i{width} {printer.op(f'or i{width} {less}, {new}')}, ptr {waiting}")
        printer.jump(head)
    printer.start(end)
    return printer.op(f"load i{width}, ptr {group}")


def is_connected(printer: TermPrinter, temp: Temp, size: int, begin: Term, body: Term) -> str:
    """Print whether the part of a set that is joined to its first member is the whole set.

    Unless the relation is a table in both directions, the part grows in passes over the set,
    until one adds nothing.
    """
    printer.temps[temp] = "0", WORD  # for the width of the body
    width = max(rounded(size), printer.width(begin), printer.width(body))
    group = printer.value(begin, width)
    opposite = printer.op(f"sub i{width} 0, {group}")
    first = printer.op(f"and i{width} {group}, {opposite}")
    if _is_mutual(body, temp):
        part = reached(printer, temp, first, body, width, group)
        return printer.op(f"icmp eq i{width} {part}, {group}")
    joined, before = printer.alloca(f"i{width}"), printer.alloca(f"i{width}")
    waiting = printer.alloca(f"i{width}")
    printer.do(f"store i{width} {first}, ptr {joined}")
    sweep, head, inner, after, end = (printer.label() for _ in range(5))
    with printer.apart():
        printer.jump(sweep)
        printer.start(sweep)
        printer.do(f"store i{width} {printer.op(f'load i{width}, ptr {joined}')}, ptr {before}")
        printer.do(f"store i{width} {group}, ptr {waiting}")
        rest, less = printer.next_member(temp, waiting, width, head, inner, after)
        bit = printer.op(f"xor i{width} {rest}, {less}")
        printer.do(f"store i{width} {less}, ptr {waiting}")
        row = printer.op(f"and i{width} {printer.value(body, width)}, {group}")
        near = printer.op(f"or i{width} {row}, {bit}")
        part = printer.op(f"load i{width}, ptr {joined}")
        touches = printer.op(f"icmp ne i{width} {printer.op(f'and i{width} {near}, {part}')}, 0")
        more = printer.op(f"select i1 {touches}, i{width} {near}, i{width} 0")
        printer.do(f"store i{width} {printer.op(f'or i{width} {part}, {more}')}, ptr {joined}")
        printer.jump(head)
        printer.start(after)
        part = printer.op(f"load i{width}, ptr {joined}")
        old = printer.op(f"load i{width}, ptr {before}")
        printer.branch(printer.op(f"icmp eq i{width} {part}, {old}"), end, sweep)
    printer.start(end)
    return printer.op(f"icmp eq i{width} {printer.op(f'load i{width}, ptr {joined}')}, {group}")


def _is_mutual(body: Term, temp: Temp) -> bool:
    """Is the set that ``temp`` leads to an entry of a table in both directions?"""
    match body:
        case Look(table, index) if index is temp and not table.partial:
            return tuple(table.entries) == in_both_directions(table.entries)
    return False
