"""A puzzle's rules as machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from threading import RLock

from puzzlelang.compiler import (
    COST_BITS,
    WORD,
    CompiledSystem,
    Module,
    ModulePrinter,
    Packing,
    Term,
    measures,
)
from puzzlelang.core import current
from puzzlelang.engine.kernel import MEASURES, joined
from puzzlelang.engine.native_code import (
    Code,
    code_of,
    expected_seconds,
    is_long,
    known_code,
)
from puzzlelang.engine.translation import Job
from puzzlelang.text import Any, Stage, stage


class Rules:
    """What the loops want to know of a puzzle.

    Raises ``Unprintable`` when the puzzle can't be machine code, ``Unavailable`` when the
    machine has none.
    """

    def __init__(self, system: CompiledSystem, hurried: bool = False) -> None:
        """``hurried``: code is rough at first, unless the good one is there."""
        self.system, self.hurried = system, hurried
        self._printer = ModulePrinter(system)
        self._codes: dict[tuple[str, ...], Code] = {}
        self._modules: dict[tuple[str, ...], Module] = {}
        self._one_at_a_time = RLock()
        """Searches in several threads may want the same code of one puzzle."""
        self.packing = self._printer.packing
        self.keys = self._printer.keys
        self.most_successors = self._printer.most_successors
        self.index_bits = min(self._printer.index_bits, current.index_bits + 1)

    @property
    def starts(self) -> Sequence[Sequence[int]]:
        """The slots of the initial states."""
        return [*map(self.system.slots, self.system.starts)]

    def measures(self) -> Any:
        """The bits of states that are counted: they may tell levels apart."""
        words, mask = self.packing.words, (1 << WORD) - 1
        found = [bits for bits, place in measures(self.system.puzzle, self.packing) if place < 0]
        assert len(found) <= MEASURES, "the kernel has room for them"
        each = [bits >> WORD * (words - 1 - w) & mask for bits in found for w in range(words)]
        return (ctypes.c_uint64 * len(each))(*each)

    def code(self, *names: str, wanted: Term | None = None) -> Code:
        """The functions with these names; ``wanted`` takes the place of the goal."""
        with self._one_at_a_time:
            return self._made(names, wanted)

    def _made(self, names: tuple[str, ...], wanted: Term | None) -> Code:
        if wanted is None and names in self._codes:
            return self._codes[names]
        conditions = {"goal": wanted} if wanted is not None else None
        printed = tuple(name for name in names if not conditions or name not in conditions)
        if conditions:
            return self._code(self._printer.module(*printed, conditions=conditions), names)
        self._codes[names] = code = self._code(self._module(names), names)
        self._modules.pop(names)
        return code

    def price(self, *names: str) -> float:
        """Seconds of the processor that the functions with these names are expected to cost."""
        if names in self._codes:
            return 0.0
        with self._one_at_a_time:
            job = Job(self._module(names).text)
        rough = job._replace(rough=True)
        if known_code(job) or known_code(rough):
            return 0.0
        return expected_seconds([rough]) if is_long(rough) else rough.seconds

    def _module(self, names: tuple[str, ...]) -> Module:
        """Printed once, for it takes time."""
        if names not in self._modules:
            with stage(Stage.MACHINE_CODE):
                self._modules[names] = self._printer.module(*names)
        return self._modules[names]

    def _code(self, module: Module, names: Sequence[str]) -> Code:
        """Rough code where the good one takes long."""
        job = Job(module.text)
        hurried = self.hurried or is_long(job)
        return code_of(job, names, module.bound, hurried=hurried)

    def replace(self, code: Code, better: Code) -> None:
        """Have better code in the place of rough code from now on."""
        with self._one_at_a_time:
            for names, known in self._codes.items():
                if known is code:
                    self._codes[names] = better

    def flood(self, code: Code, loop: str) -> Job | None:
        """A loop of the kernel with the rules of ``code`` in it, where it is worth to make one."""
        assert code.job
        if not (self.packing.is_small and self.index_bits <= current.index_bits):
            return None
        if len(code.job.text) > current.flooded_text:
            return None
        if loop == "search_flood" and self.most_successors > current.flood_labels:
            return None
        return Job(joined(code.job.text), (loop, "bind"))

    def projections(self, abstract: Sequence[tuple[Sequence[Term], Packing]]) -> Code:
        """Functions that give the states of abstractions: ``project_0`` and so on."""
        with self._one_at_a_time:
            module = self._printer.module(projections=abstract)
        names = [f"project_{number}" for number in range(len(abstract))]
        return self._code(module, names)

    def decoded(self, words: Sequence[int]) -> Any:
        """A state of machine code as the first tier has it."""
        return self.system.state(self.packing.unpack(words))

    def cost(self, key: int) -> int:
        """A packed cost as the first tier has it."""
        total = 0
        for part in self.keys.unpack(key):
            total = total << COST_BITS | part
        return total
