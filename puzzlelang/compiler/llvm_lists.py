"""Operations on lists as LLVM assembly.

A list is one integer of equal digits (:class:`~puzzlelang.core.types.Digits`), so most operations
are a shift or two. Shift amounts stay below the width: otherwise the result would be poison, even
if unused.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.compiler.ir import Apply, Term
from puzzlelang.compiler.llvm_loops import LoopPrinter
from puzzlelang.compiler.packing import WORD, Unprintable
from puzzlelang.core import Digits, most_of

MOST_BITS = 62
"""Maximum bits of a digit, which becomes a number."""


class ListPrinter(LoopPrinter):
    """Prints operations on lists."""

    def _on_lists(self, term: Apply) -> str:
        digits, arguments = term.maps[0], term.arguments
        if not isinstance(digits, Digits):
            raise Unprintable(f"the operation `{term.operation}`")
        if any(isinstance(own, Digits) and own.bits > MOST_BITS for own in term.maps):
            raise Unprintable("a list of values of this size")
        match term.operation, arguments:
            case "length", (row,):
                return self._length(digits, row)
            case "element", (row, place):
                digit, inside = self._digit_at(digits, row, place)
                self.fault_unless(inside)
                self.fault_unless(self.op(f"icmp ne i64 {digit}, 0"))
                return self._number(digits, digit)
            case "digit", (row, place):
                digit, inside = self._digit_at(digits, row, place)
                return self.op(f"select i1 {inside}, i64 {digit}, i64 0")
            case "push", (row, value):
                number, fits = self._as_word(value)
                if fits is not None:
                    self.fault_unless(fits)
                if value.bounds[0] < digits.low or value.bounds[1] > digits.high:
                    from_low = self._less(number, digits.low)
                    size = digits.high - digits.low
                    self.fault_unless(self.op(f"icmp ule i64 {from_low}, {size}"))
                width = self.width(term)
                return self._appended(
                    digits, row, self.wide(self._digit(digits, number), width), width
                )
            case "joined", (first, second):
                width = self.width(term)
                return self._appended(digits, first, self.value(second, width), width)
            case "take", (row, count):
                return self._taken(digits, row, count, self.width(term))
            case "drop", (row, count):
                return self._dropped(digits, row, count, self.width(term))
            case "backwards", (row,):
                return self._backwards(digits, row)
            case "position", (row, value):
                return self._place_of(digits, row, value)
            case "elements", (row,):
                return self._elements(digits, row, self.width(term))
            case "converted", (row, _):
                new = term.maps[1]
                assert isinstance(new, Digits)
                return self._converted(digits, new, row, self.width(term))
        raise Unprintable(f"the operation `{term.operation}`")

    def _less(self, number: str, low: int) -> str:
        return self.op(f"sub i64 {number}, {low}") if low else number

    def _digit(self, digits: Digits, number: str) -> str:
        return self.op(f"add i64 {number}, {1 - digits.low}") if digits.low != 1 else number

    def _number(self, digits: Digits, digit: str) -> str:
        return self.op(f"add i64 {digit}, {digits.low - 1}") if digits.low != 1 else digit

    def _as_word(self, value: Term) -> tuple[str, str | None]:
        """Print a value as one word, and whether it fits (None if it always does).

        Sets and lists may be wider than the digits of a list.
        """
        width, number = self.width(value), self.value(value)
        if width == WORD:
            return number, None
        fits = self.op(f"icmp ult i{width} {number}, {1 << MOST_BITS}")
        return self._narrow(number, width), fits

    def _narrow(self, number: str, width: int) -> str:
        return number if width == WORD else self.op(f"trunc i{width} {number} to i64")

    def _length(self, digits: Digits, row: Term) -> str:
        width = self.width(row)
        zeros = self.call(
            f"llvm.ctlz.i{width}", f"i{width}", [f"i{width} {self.value(row)}", "i1 false"]
        )
        zeros = self._narrow(zeros, width)
        bits = self.op(f"sub i64 {width + digits.bits - 1}, {zeros}")
        return bits if digits.bits == 1 else self.op(f"udiv i64 {bits}, {digits.bits}")

    def _far(self, digits: Digits, count: str, width: int) -> str:
        """Print the shift over ``count`` digits."""
        bits = count if digits.bits == 1 else self.op(f"mul i64 {count}, {digits.bits}")
        return self.wide(bits, width)

    def _digit_at(self, digits: Digits, row: Term, place: Term) -> tuple[str, str]:
        """Print the digit at a position, and whether the position is within the longest list."""
        width, most = self.width(row), most_of(digits, row.bounds)
        index = self.op(f"sub i64 {self.value(place)}, 1")
        inside = self.op(f"icmp ult i64 {index}, {most}")
        safe = self.op(f"select i1 {inside}, i64 {index}, i64 0")
        far = self._far(digits, safe, width)
        there = self._narrow(self.op(f"lshr i{width} {self.value(row)}, {far}"), width)
        return self.op(f"and i64 {there}, {digits.mask}"), inside

    def _appended(self, digits: Digits, row: Term, more: str, width: int) -> str:
        """Print ``row`` with more digits appended."""
        far = self._far(digits, self._length(digits, row), width)
        fits = self.op(f"icmp ult i{width} {far}, {width}")
        far = self.op(
            f"select i1 {fits}, i{width} {far}, i{width} 0"
        )  # otherwise nothing is appended
        high_part = self.op(f"shl i{width} {more}, {far}")
        high_part = self.op(f"select i1 {fits}, i{width} {high_part}, i{width} 0")
        return self.op(f"or i{width} {self.value(row, width)}, {high_part}")

    def _clamped(self, digits: Digits, row: Term, count: Term) -> tuple[str, str]:
        """Print whether ``count`` is below the maximum length, and the count (0 if not)."""
        number, most = self.value(count), most_of(digits, row.bounds)
        if count.bounds[0] < 0:
            number = self.least("smax", number, "0")
        few = self.op(f"icmp ult i64 {number}, {most}")
        return few, self.op(f"select i1 {few}, i64 {number}, i64 0")

    def _taken(self, digits: Digits, row: Term, count: Term, width: int) -> str:
        wide = self.width(row)
        few, number = self._clamped(digits, row, count)
        one = self.op(f"shl i{wide} 1, {self._far(digits, number, wide)}")
        prefix = self.op(f"and i{wide} {self.value(row)}, {self.op(f'sub i{wide} {one}, 1')}")
        selection = self.op(f"select i1 {few}, i{wide} {prefix}, i{wide} {self.value(row)}")
        return selection if wide == width else self.op(f"trunc i{wide} {selection} to i{width}")

    def _dropped(self, digits: Digits, row: Term, count: Term, width: int) -> str:
        wide = self.width(row)
        few, number = self._clamped(digits, row, count)
        rest = self.op(f"lshr i{wide} {self.value(row)}, {self._far(digits, number, wide)}")
        suffix = self.op(f"select i1 {few}, i{wide} {rest}, i{wide} 0")
        return suffix if wide == width else self.op(f"trunc i{wide} {suffix} to i{width}")

    # ── digit by digit ───────────────────────────────────────────────────────────────

    def _each(self, digits: Digits, row: Term) -> Iterator[str]:
        """Yield each possible digit, the first one first; 0 after the end."""
        width, whole = self.width(row), self.value(row)
        for place in range(most_of(digits, row.bounds)):
            there = self.op(f"lshr i{width} {whole}, {place * digits.bits}") if place else whole
            yield self.op(f"and i64 {self._narrow(there, width)}, {digits.mask}")

    def _backwards(self, digits: Digits, row: Term) -> str:
        width = self.width(row)
        reversal = "0"
        for digit in self._each(digits, row):
            shifted_list = self.op(f"shl i{width} {reversal}, {digits.bits}")
            more = self.op(f"or i{width} {shifted_list}, {self.wide(digit, width)}")
            there = self.op(f"icmp ne i64 {digit}, 0")
            reversal = self.op(f"select i1 {there}, i{width} {more}, i{width} {reversal}")
        return reversal

    def _place_of(self, digits: Digits, row: Term, value: Term) -> str:
        number, fits = self._as_word(value)
        target = self._digit(digits, number)
        position = "0"
        for place, digit in reversed(list(enumerate(self._each(digits, row), 1))):
            there = self.op(f"icmp ne i64 {digit}, 0")  # a value out of range may give digit 0
            same = self.op(f"and i1 {there}, {self.op(f'icmp eq i64 {digit}, {target}')}")
            position = self.op(f"select i1 {same}, i64 {place}, i64 {position}")
        return position if fits is None else self.op(f"select i1 {fits}, i64 {position}, i64 0")

    def _elements(self, digits: Digits, row: Term, width: int) -> str:
        total = "0"
        for digit in self._each(digits, row):
            there = self.op(f"icmp ne i64 {digit}, 0")
            number = self._number(digits, digit)
            if digits.low < 0:
                fine = self.op(f"icmp sge i64 {number}, 0")
                absent = self.op(f"xor i1 {there}, true")
                self.fault_unless(self.op(f"or i1 {fine}, {absent}"))
                there = self.op(f"and i1 {there}, {fine}")
            number = self.op(f"select i1 {there}, i64 {number}, i64 0")
            bit = self.op(f"zext i1 {there} to i{width}")
            total = self.op(
                f"or i{width} {total}, {self.op(f'shl i{width} {bit}, {self.wide(number, width)}')}"
            )
        return total

    def _converted(self, old: Digits, new: Digits, row: Term, width: int) -> str:
        conversion = "0"
        by = old.low - new.low
        for place, digit in enumerate(self._each(old, row)):
            there = self.op(f"icmp ne i64 {digit}, 0")
            new_digit = self.op(f"add i64 {digit}, {by}") if by else digit
            if new.low > old.low or new.high < old.high:
                from_1 = self.op(f"sub i64 {new_digit}, 1")
                fine = self.op(f"icmp ule i64 {from_1}, {new.high - new.low}")
                absent = self.op(f"xor i1 {there}, true")
                self.fault_unless(self.op(f"or i1 {fine}, {absent}"))
            new_digit = self.wide(self.op(f"select i1 {there}, i64 {new_digit}, i64 0"), width)
            digit_bits = (
                self.op(f"shl i{width} {new_digit}, {place * new.bits}") if place else new_digit
            )
            conversion = self.op(f"or i{width} {conversion}, {digit_bits}")
        return conversion
