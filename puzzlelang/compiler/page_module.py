"""A puzzle's rules for a page that plays it without Python: a WebAssembly module, its layout."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Const, Term
from puzzlelang.compiler.llvm_module import ModulePrinter
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.packing import WORD, Packing
from puzzlelang.compiler.wasm_module import wasm_module
from puzzlelang.core import size_of
from puzzlelang.text import Any, Record


class PageRules(metaclass=Record):
    """``binary`` exports ``moves``, ``goal`` and ``lost``, as :class:`ModulePrinter` prints them.

    A state has ``words`` words. A record has ``record`` words: a successor, ``costs`` amounts (none
    if each step costs 1) and the move. ``moves`` writes up to ``most`` records, perhaps followed by
    one that doesn't count.
    """

    binary: bytes
    packing: Packing
    costs: int
    most: int
    starts: tuple[tuple[int, ...], ...]
    grounds: Sequence[Ground]

    @property
    def words(self) -> int:
        return self.packing.words

    @property
    def record(self) -> int:
        return self.words + self.costs + 1

    def arguments(self, move: int) -> tuple[Any, ...]:
        """Return the arguments of a move, as in ``CompiledSystem.steps``."""
        ground = self.grounds[move & (1 << 32) - 1]
        rest, values = move >> 32, dict[Term, Any]()
        for temps, rows in reversed(ground.loops):
            rest, place = divmod(rest, size_of(rows))
            row: Any = rows[place]
            values.update(zip(temps, row if len(temps) > 1 else (row,), strict=True))
        return tuple(
            term.value if isinstance(term, Const) else values[term] for term in ground.arguments
        )

    @property
    def slots(self) -> list[tuple[int, int]]:
        """The first bit and the number of bits of each slot."""
        return [(field.word * WORD + field.shift, field.bits) for field in self.packing.fields]


def page_rules(system: CompiledSystem) -> PageRules:
    """Translate the rules of a system; raise :class:`Unprintable` if they can't be translated."""
    if isinstance(system, MergedSystem):
        system = system.true
    printer = ModulePrinter(system)
    binary = wasm_module(printer.module("moves", "goal", "lost"))
    return PageRules(
        binary,
        printer.packing,
        0 if system.unit_cost else len(system.puzzle.costs),
        printer.most_successors,
        tuple(printer.packing.pack(system.slots(start)) for start in system.starts),
        system.grounds,
    )
