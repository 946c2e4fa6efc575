"""Terms as LLVM assembly: lists, choices, rows, maps, loops.

A list is one integer of equal digits (:class:`~puzzlelang.core.types.Digits`), so most operations
are a shift or two. Shift amounts stay below the width: otherwise the result would be poison, even
if unused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod

from puzzlelang.compiler.ir import (
    CONDITIONS,
    Apply,
    Closure,
    Const,
    Element,
    Fault,
    Fold,
    Hit,
    If,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
    is_place,
)
from puzzlelang.compiler.llvm_loops import LoopPrinter, is_connected, reached
from puzzlelang.compiler.llvm_terms import EXTREMES, PRINTED
from puzzlelang.compiler.llvm_text import rounded, signed, storage
from puzzlelang.compiler.state_layout import WORD, Unprintable
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import (
    COMPASS_STEPS,
    NONE,
    NOWHERE,
    REDUCTIONS,
    Cells,
    Digits,
    Reduction,
    most_of,
)
from puzzlelang.text import Any, assert_never

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
        return self.narrow(number, width), fits

    def _length(self, digits: Digits, row: Term) -> str:
        width = self.width(row)
        zeros = self.zeros("ctlz", self.value(row), width, is_empty=True)
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
        there = self.narrow(self.op(f"lshr i{width} {self.value(row)}, {far}"), width)
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
            yield self.op(f"and i64 {self.narrow(there, width)}, {digits.mask}")

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


class ValuePrinter(ListPrinter):
    """Prints every kind of term."""

    def _value(self, term: Term) -> str:
        match term:
            case Apply():
                return self._result(term)
            case Slot(slot):
                return self.slot(slot)
            case Temp():
                return self.temps[term][0]
            case Hit():
                return self.op(f"zext i1 {self._computed_truth(term)} to i64")
            case If():
                return self._if(term)
            case Look():
                return self._look(term)
            case Element():
                return self._element(term)
            case Pick():
                return self._pick(term)
            case Let(temp, value, body):
                self.bind(temp, value)
                return self.value(body)
            case Fold():
                return self._fold(term)
            case Closure("reach", temp, _, begin, body):
                width = self.width(term)
                return reached(self, temp, self.value(begin, width), body, width)
            case Closure(_, temp, size, begin, body):
                return self.op(f"zext i1 {is_connected(self, temp, size, begin, body)} to i64")
            case Slide():
                return self._slide(term)
            case Fault():
                self.fault_unless("false")
                return "0"
            case Const():
                raise AssertionError("a constant stands for itself")
        assert_never(term)

    def _result(self, term: Apply) -> str:
        operation, arguments = term.operation, term.arguments
        if operation in CONDITIONS:
            return self.op(f"zext i1 {self._computed_truth(term)} to i64")
        if operation in EXTREMES:
            return self.extreme(PRINTED[operation], arguments)
        if operation in PRINTED:
            width = self.width(term)
            a, b = (self.value(argument, width) for argument in arguments)
            return self.op(f"{PRINTED[operation]} i{width} {a}, {b}")
        if term.maps and not isinstance(term.maps[0], Cells):
            return self._on_lists(term)
        if term.maps:
            return self._on_cells(term)
        printer = getattr(self, f"_{operation}", None)
        if printer is None:
            raise Unprintable(f"the operation `{operation}`")
        return printer(*arguments)  # type: ignore[no-any-return]

    # ── choices and rows ─────────────────────────────────────────────────────────────

    def _if(self, term: If) -> str:
        condition, then, otherwise = term.children
        width = max(self.width(then), self.width(otherwise))
        if self.safe(then) and self.safe(otherwise):
            test = self.truth(condition)
            a, b = self.value(then, width), self.value(otherwise, width)
            return self.op(f"select i1 {test}, i{width} {a}, i{width} {b}")
        yes, no, end = self.label(), self.label(), self.label()
        self.decide(condition, yes, no)
        arms = []
        for label, arm in ((yes, then), (no, otherwise)):
            with self.apart():
                self.start(label)
                arms.append((self.value(arm, width), self.here))
                self.jump(end)
        self.start(end)
        return self.phi(f"i{width}", arms)

    def _element(self, term: Element) -> str:
        offset, size = term.offset, term.size
        number = self.value(term.index)
        if not is_place(term.index, size):
            self.fault_unless(self.op(f"icmp ult i64 {number}, {size}"))
        field = self.packing.fields[offset]
        address, shift = self.place(offset, size, number)
        width = rounded(field.bits)
        content = self.op(f"load i{width}, ptr {address}, align 8")
        if width > WORD:
            return content
        content = self.op(f"lshr i64 {content}, {shift}")
        return self.decoded(field, self.op(f"and i64 {content}, {signed(field.mask, 64)}"))

    def _pick(self, term: Pick) -> str:
        items = term.items
        number = self.value(term.index)
        width = max(map(self.width, items))
        values = [self.value(item, width) for item in items]
        if not is_place(term.index, len(items)):
            self.fault_unless(self.op(f"icmp ult i64 {number}, {len(items)}"))
        row = self.alloca(f"[{len(items)} x i{width}]")
        for place, value in enumerate(values):
            address = self.op(f"getelementptr i{width}, ptr {row}, i64 {place}")
            self.do(f"store i{width} {value}, ptr {address}")
        address = self.op(f"getelementptr i{width}, ptr {row}, i64 {number}")
        return self.op(f"load i{width}, ptr {address}")

    # ── division ─────────────────────────────────────────────────────────────────────

    def _div(self, a: Term, b: Term) -> str:
        return self._divided(a, b)[0]

    def _mod(self, a: Term, b: Term) -> str:
        return self._divided(a, b)[1]

    def _power(self, a: Term, k: Term) -> str:
        """Print a power, by repeated squaring; unused squares may overflow."""
        base, exponent = self.value(a), self.value(k)
        if k.bounds[0] < 0:
            self.fault_unless(self.op(f"icmp sge i64 {exponent}, 0"))
        result, square, rest = (self.alloca("i64") for _ in range(3))
        for place, value in ((result, "1"), (square, base), (rest, exponent)):
            self.do(f"store i64 {value}, ptr {place}")
        head, inner, end = (self.label() for _ in range(3))
        self.jump(head)
        self.start(head)
        left = self.op(f"load i64, ptr {rest}")
        self.branch(self.op(f"icmp ne i64 {left}, 0"), inner, end)
        self.start(inner)
        odd = self.op(f"trunc i64 {left} to i1")
        factor, before = self.op(f"load i64, ptr {square}"), self.op(f"load i64, ptr {result}")
        after = self.op(f"mul i64 {before}, {factor}")
        after = self.op(f"select i1 {odd}, i64 {after}, i64 {before}")
        self.do(f"store i64 {after}, ptr {result}")
        self.do(f"store i64 {self.op(f'mul i64 {factor}, {factor}')}, ptr {square}")
        self.do(f"store i64 {self.op(f'lshr i64 {left}, 1')}, ptr {rest}")
        self.jump(head)
        self.start(end)
        return self.op(f"load i64, ptr {result}")

    def _divided(self, a: Term, b: Term) -> tuple[str, str]:
        """Print the quotient, rounded down, and the remainder, with the sign of the divisor."""
        x, y = self.value(a), self.value(b)
        low, high = b.bounds
        if low <= 0 <= high:
            self.fault_unless(self.op(f"icmp ne i64 {y}, 0"))
        if a.bounds[0] >= 0 and low >= 0:
            return self.op(f"udiv i64 {x}, {y}"), self.op(f"urem i64 {x}, {y}")
        quotient, rest = self.op(f"sdiv i64 {x}, {y}"), self.op(f"srem i64 {x}, {y}")
        signs = self.op(f"xor i64 {rest}, {y}")
        differ = self.op(f"icmp slt i64 {signs}, 0")
        odd = self.op(f"and i1 {differ}, {self.op(f'icmp ne i64 {rest}, 0')}")
        less, more = self.op(f"sub i64 {quotient}, 1"), self.op(f"add i64 {rest}, {y}")
        return (
            self.op(f"select i1 {odd}, i64 {less}, i64 {quotient}"),
            self.op(f"select i1 {odd}, i64 {more}, i64 {rest}"),
        )

    # ── maps ─────────────────────────────────────────────────────────────────────────

    def _on_cells(self, term: Apply) -> str:
        name, arguments = term.operation, term.arguments
        maps: tuple[Any, ...] = term.maps
        if name == "slide":
            return self._slide_anywhere(maps[0], *arguments)
        values = [self.value(argument) for argument in arguments]
        if name == "step":
            return self._step(maps[0], *values)
        if name == "wrap":
            return self._wrap(maps[0], *values)
        if name == "shift":
            return self._shift(maps, values)
        for value, argument in zip(values, arguments, strict=True):
            if argument.bounds[0] < 0:
                self.fault_unless(self.op(f"icmp sge i64 {value}, 0"))
        places = [self._row_and_column(maps[0], value) for value in values]
        if name == "row":
            return places[0][0]
        if name == "col":
            return places[0][1]
        if name == "distance":
            gaps = [self.op(f"sub i64 {a}, {b}") for a, b in zip(*places, strict=True)]
            far = [self.call("llvm.abs.i64", "i64", [f"i64 {gap}", "i1 false"]) for gap in gaps]
            return self.op(f"add i64 {far[0]}, {far[1]}")
        raise Unprintable(f"the operation `{name}`")

    def _row_and_column(self, cells: Cells, cell: str) -> tuple[str, str]:
        row = self.op(f"udiv i64 {cell}, {cells.width}")
        return row, self.op(f"urem i64 {cell}, {cells.width}")

    def _cell(self, cells: Cells, row: str, column: str, exists: str) -> str:
        """Print the cell in a row and column; nowhere if off the map or not ``exists``."""
        inside = exists
        for value, size in ((row, cells.height), (column, cells.width)):
            good = self.op(f"icmp ult i64 {value}, {size}")
            inside = self.op(f"and i1 {inside}, {good}")
        before = self.op(f"mul i64 {row}, {cells.width}")
        number = self.op(f"add i64 {before}, {column}")
        return self.op(f"select i1 {inside}, i64 {number}, i64 {NOWHERE}")

    def _step(self, cells: Cells, cell: str, direction: str, count: str = "1") -> str:
        """Print the cell ``count`` steps further; nowhere if off the map, a fault from none."""
        there = self._is_there(cell, direction)
        if direction.isdigit() and count.lstrip("-").isdigit():
            down, right = (way * int(count) for way in COMPASS_STEPS[int(direction)])
            return self._moved(cells, cell, down, right, there)
        row, column = self._onward(cells, there, cell, direction, count)
        return self._cell(cells, row, column, there)

    def _wrap(self, cells: Cells, cell: str, direction: str, count: str = "1") -> str:
        """The same on a map whose edges meet."""
        there = self._is_there(cell, direction)
        onward = self._onward(cells, there, cell, direction, count)
        around = []
        for value, size in zip(onward, (cells.height, cells.width), strict=True):
            rest = self.op(f"srem i64 {value}, {size}")
            more = self.op(f"add i64 {rest}, {size}")
            below = self.op(f"icmp slt i64 {rest}, 0")
            around.append(self.op(f"select i1 {below}, i64 {more}, i64 {rest}"))
        return self._cell(cells, around[0], around[1], there)

    def _is_there(self, cell: str, direction: str) -> str:
        """Print whether cell and direction exist. Stepping from none is a fault."""
        on_map = self.op(f"icmp sge i64 {cell}, 0")
        some = self.op(f"icmp sge i64 {direction}, 0")
        absent = self.op(f"icmp eq i64 {cell}, {NONE}")
        self.fault_unless(self.op(f"xor i1 {self.op(f'and i1 {absent}, {some}')}, true"))
        return self.op(f"and i1 {on_map}, {some}")

    def _onward(
        self, cells: Cells, there: str, cell: str, direction: str, count: str
    ) -> tuple[str, str]:
        """Print the row and column ``count`` steps further, if cell and direction are ``there``."""
        start = self.op(f"select i1 {there}, i64 {cell}, i64 0")
        if direction.isdigit():
            ways = [str(way) for way in COMPASS_STEPS[int(direction)]]
        else:
            way = self.op(f"select i1 {there}, i64 {direction}, i64 0")
            ways = [
                self.number(("way", axis), [step[axis] for step in COMPASS_STEPS], way)
                for axis in (0, 1)
            ]
        target = []
        for here, way in zip(self._row_and_column(cells, start), ways, strict=True):
            far = self.op(f"mul i64 {way}, {count}")
            target.append(self.op(f"add i64 {here}, {far}"))
        return target[0], target[1]

    def _moved(self, cells: Cells, cell: str, down: int, right: int, exists: str) -> str:
        """Print the cell some rows and columns further; nowhere if off the map or not ``exists``.

        Its number differs by a constant, so the row isn't needed, and the column only for moves
        sideways.
        """
        size, inside = cells.size, exists
        conditions = [_room(cell, down * cells.width, size)] if down else []
        if right:
            column = self.op(f"urem i64 {cell}, {cells.width}")
            conditions.append(_room(column, right, cells.width))
        for condition in conditions:
            inside = self.op(f"and i1 {inside}, {self.op(condition)}")
        number = self.op(f"add i64 {cell}, {down * cells.width + right}")
        # Cells on the map have no other bits; the mask tells LLVM that the number isn't negative.
        number = self.op(f"and i64 {number}, {(1 << size.bit_length()) - 1}")
        return self.op(f"select i1 {inside}, i64 {number}, i64 {NOWHERE}")

    def _shift(self, maps: tuple[Cells, ...], values: Sequence[str]) -> str:
        """Print the cell whose offset from the first is that of the third from the second."""
        all_on_map = "true"
        starts = []
        for value in values:
            self.fault_unless(self.op(f"icmp ne i64 {value}, {NONE}"))
            on_map = self.op(f"icmp sge i64 {value}, 0")
            starts.append(self.op(f"select i1 {on_map}, i64 {value}, i64 0"))
            all_on_map = self.op(f"and i1 {all_on_map}, {on_map}")
        places = [self._row_and_column(m, v) for m, v in zip(maps, starts, strict=True)]
        target = []
        for here, from_, to in zip(*places, strict=True):
            far = self.op(f"sub i64 {to}, {from_}")
            target.append(self.op(f"add i64 {here}, {far}"))
        cells = maps[2] if maps[0] is maps[1] else maps[0]
        return self._cell(cells, target[0], target[1], all_on_map)

    def _slide(self, term: Slide) -> str:
        beyond = term.beyond
        bits = storage(beyond.low, beyond.high)

        def next_(place: str) -> str:
            entry = self.entry(beyond, place, bits)
            return self.op(f"sext i{bits} {entry} to i64") if bits < WORD else entry

        return self._slid(self.value(term.cell), term.free, next_)

    def _slide_anywhere(self, cells: Cells, cell: Term, direction: Term, free: Term) -> str:
        start, way = self.value(cell), self.value(direction)
        return self._slid(start, free, lambda place: self._step(cells, place, way))

    def _slid(self, start: str, free: Term, next_: Callable[[str], str]) -> str:
        """Print a walk from cell to cell while the next one is in a set."""
        test, at = self.membership(free), self.alloca("i64")
        self.do(f"store i64 {start}, ptr {at}")
        head, on, end = self.label(), self.label(), self.label()
        self.jump(head)
        self.start(head)
        following = next_(self.op(f"load i64, ptr {at}"))
        self.branch(test(following), on, end)
        self.start(on)
        self.do(f"store i64 {following}, ptr {at}")
        self.jump(head)
        self.start(end)
        return self.op(f"load i64, ptr {at}")

    def _different(self, values: Sequence[Term]) -> str:
        from puzzlelang.compiler.llvm_loops import different

        return different(self, values)

    # ── loops ────────────────────────────────────────────────────────────────────────

    def _fold(self, term: Fold) -> str:
        """Print a loop over all combinations of values; ``every`` and ``some`` stop early."""
        values, where, body = term.values, term.where, term.body
        reduction = REDUCTIONS[term.kind]
        ends_at = reduction.ends_at
        starts_true = term.kind in ("every", "different")
        width = self.width(term)
        if not all(map(len, values)):
            self.fault_unless(str(not reduction.lacks_of_nothing).lower())
            return str(int(starts_true))
        is_new: Callable[[], str] | None = None
        if term.kind == "different":
            from puzzlelang.compiler.llvm_loops import comparison_with_earlier

            is_new = comparison_with_earlier(self, body, prod(map(len, values)))
        total, has_value = self.alloca(f"i{width}"), self.alloca("i1")
        at = self.alloca("i64")
        self.do(f"store i64 0, ptr {at}")
        self.do(f"store i{width} {int(starts_true)}, ptr {total}")
        self.do(f"store i1 false, ptr {has_value}")
        end = self.label()
        with self.apart():
            loops = self.loops(term.groups, values)
            next_ = loops[-1].step
            if where is not TRUE:
                here = self.label()
                self.decide(where, here, next_)
                self.start(here)
            if ends_at is not None:
                stop = self.label()
                self.decide(body, *((stop, next_) if ends_at else (next_, stop)))
                self.start(stop)
                self.do(f"store i{width} {int(ends_at)}, ptr {total}")
                self.jump(end)
            elif is_new is not None:  # all values are computed, as one may fault
                again = self.label()
                self.branch(is_new(), next_, again)
                self.start(again)
                self.do(f"store i{width} 0, ptr {total}")
                self.jump(next_ if where.may_fault or body.may_fault else end)
            elif term.maps:
                self._chain(term.maps, body, width, total, at)
            else:
                self._gather(reduction, body, width, total, has_value)
                self.jump(next_)
            self.close(loops, end)
        if reduction.lacks_of_nothing:
            self.fault_unless(self.op(f"load i1, ptr {has_value}"))
        return self.op(f"load i{width}, ptr {total}")

    def _chain(self, maps: tuple[Any, ...], body: Term, width: int, total: str, at: str) -> None:
        """Append a value, which is a list of one, to the total of a loop."""
        part = self.value(body, width)
        before, shift = self.op(f"load i{width}, ptr {total}"), self.op(f"load i64, ptr {at}")
        high_part = self.op(f"shl i{width} {part}, {self.wide(shift, width)}")
        self.do(f"store i{width} {self.op(f'or i{width} {before}, {high_part}')}, ptr {total}")
        self.do(f"store i64 {self.op(f'add i64 {shift}, {maps[0].bits}')}, ptr {at}")

    def _gather(
        self, reduction: Reduction, body: Term, width: int, total: str, filled: str
    ) -> None:
        """Combine a value with the total of a loop."""
        operand = self.value(body, width)
        before = self.op(f"load i{width}, ptr {total}")
        if not reduction.lacks_of_nothing:
            new_total = self.op(f"{reduction.llvm} i{width} {before}, {operand}")
        else:
            least = self.least(reduction.llvm, before, operand)
            some = self.op(f"load i1, ptr {filled}")
            new_total = self.op(f"select i1 {some}, i64 {least}, i64 {operand}")
            self.do(f"store i1 true, ptr {filled}")
        self.do(f"store i{width} {new_total}, ptr {total}")


def _room(place: str, by: int, size: int) -> str:
    """Print whether a number below ``size`` stays in range when ``by`` is added."""
    if by < 0:
        return f"icmp uge i64 {place}, {-by}"
    return f"icmp ult i64 {place}, {max(size - by, 0)}"
