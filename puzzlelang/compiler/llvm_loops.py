"""Loops as LLVM assembly: over constants or over the members of a set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from puzzlelang.compiler.ir import Temp, Term
from puzzlelang.compiler.llvm_data import storage
from puzzlelang.compiler.llvm_sets import SetPrinter
from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.packing import WORD


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
        self.jump(head)
        self.start(head)
        rest = self.op(f"load i{width}, ptr {counter}")
        self.branch(self.op(f"icmp ne i{width} {rest}, 0"), inner, leave)
        self.start(inner)
        less = self.op(f"sub i{width} {rest}, 1")
        self.do(f"store i{width} {self.op(f'and i{width} {rest}, {less}')}, ptr {counter}")
        place = self.call(f"llvm.cttz.i{width}", f"i{width}", [f"i{width} {rest}", "i1 true"])
        place = place if width == WORD else self.op(f"trunc i{width} {place} to i64")
        self.temps[temp] = place, WORD
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
