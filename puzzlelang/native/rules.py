"""A puzzle's rules as machine code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puzzlelang.compiler.facts import Term
from puzzlelang.compiler.ground import COST_BITS
from puzzlelang.compiler.machine import ModulePrinter
from puzzlelang.compiler.packing import Packing
from puzzlelang.compiler.system import CompiledSystem
from puzzlelang.native.code import Better, Code, object_code, rough_code
from puzzlelang.native.kernel import joined

MOST_INDEX_BITS = 36
"""A bitmap has at most as many bits as this says: 8 GiB."""

LABELS = 8
"""As in ``kernel.c``: a flood by which a way is found knows so many successors of a state."""


class Rules:
    """What the loops want to know of a puzzle.

    Raises ``Unprintable`` when the puzzle can't be machine code, ``Unavailable`` when the
    machine has none.
    """

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self._printer = ModulePrinter(system)
        self._codes: dict[tuple[str, ...], Code] = {}
        self.packing = self._printer.packing
        self.keys = self._printer.keys
        self.most_successors = self._printer.most_successors
        self.index_bits = min(self._printer.index_bits, MOST_INDEX_BITS + 1)

    @property
    def initial(self) -> Sequence[int]:
        """The slots of the initial state."""
        return self.system.slots(self.system.initial)

    def code(self, *names: str, wanted: Term | None = None) -> Code:
        """The functions with these names; ``wanted`` takes the place of the goal."""
        if wanted is None and names in self._codes:
            return self._codes[names]
        conditions = {"goal": wanted} if wanted is not None else None
        printed = tuple(name for name in names if not conditions or name not in conditions)
        module = self._printer.module(*printed, conditions=conditions)
        rough = rough_code(module.text)
        if rough is None:
            code = Code(object_code(module.text), names, module.bound, text=module.text)
        else:
            better = Better(lambda: object_code(module.text), names, module.bound)
            code = Code(rough, names, module.bound, better=better)
        if wanted is None:
            self._codes[names] = code
        return code

    def improved(self, code: Code) -> Code:
        """Better code in the place of rough code, as soon as it is ready."""
        found = code.better.code() if code.better else None
        if found is None:
            return code
        for names, known in self._codes.items():
            if known is code:
                self._codes[names] = found
        return found

    def flood(self, code: Code, loop: str) -> Better | None:
        """A loop of the kernel with the rules of ``code`` in it, where it is worth to make one."""
        if not (code.text and self.packing.is_small and self.index_bits <= MOST_INDEX_BITS):
            return None
        if loop == "search_flood" and self.most_successors > LABELS:
            return None
        return Better(
            lambda: object_code(joined(code.text), (loop, "bind")), (loop,), (), code.tables
        )

    def projections(self, abstract: Sequence[tuple[Sequence[Term], Packing]]) -> Code:
        """Functions that give the states of abstractions: ``project_0`` and so on."""
        module = self._printer.module(projections=abstract)
        names = [f"project_{number}" for number in range(len(abstract))]
        return Code(object_code(module.text), names, module.bound)

    def decoded(self, words: Sequence[int]) -> Any:
        """A state of machine code as the first tier has it."""
        return self.system.state(self.packing.unpack(words))

    def cost(self, key: int) -> int:
        """A packed cost as the first tier has it."""
        total = 0
        for part in self.keys.unpack(key):
            total = total << COST_BITS | part
        return total
