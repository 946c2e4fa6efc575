"""A puzzle's rules as machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from copy import copy
from threading import RLock

from puzzlelang.compiler import (
    COST_BITS,
    WORD,
    CompiledSystem,
    MergedSystem,
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
    cached_code,
    code_of,
    expected_seconds,
    is_long,
)
from puzzlelang.engine.translation import Job
from puzzlelang.text import Any, Stage, stage


class Rules:
    """A puzzle's rules for the kernel's loops.

    Raise ``Unprintable`` if they can't be machine code, ``Unavailable`` if the machine has none.
    """

    def __init__(self, system: CompiledSystem, hurried: bool = False) -> None:
        """``hurried``: start with unoptimised code unless optimised code is cached."""
        self.system, self.hurried = system, hurried
        self._printer = ModulePrinter(system)
        self._codes: dict[tuple[str, ...], Code] = {}
        self._modules: dict[tuple[str, ...], Module] = {}
        self._one_at_a_time = RLock()
        """Searches in several threads may need the same code."""
        self.packing = self._printer.packing
        self.keys = self._printer.keys
        self.most_successors = self._printer.most_successors
        self.index_bits = min(self._printer.index_bits, current.index_bits + 1)

    def from_starts(self, system: CompiledSystem) -> Rules:
        """Return the rules for a system with other starts; both share code, also future code."""
        other = copy(self)
        other.system = system
        return other

    @property
    def starts(self) -> Sequence[Sequence[int]]:
        """Slots of the initial states."""
        return [*map(self.system.slots, self.system.starts)]

    def measures(self) -> Any:
        """Masks of the bits to be counted in states, which may separate levels."""
        words, mask = self.packing.words, (1 << WORD) - 1
        masks = [bits for bits, place in measures(self.system.puzzle, self.packing) if place < 0]
        assert len(masks) <= MEASURES, "the kernel has room for them"
        mask_words = [bits >> WORD * (words - 1 - w) & mask for bits in masks for w in range(words)]
        return (ctypes.c_uint64 * len(mask_words))(*mask_words)

    def code(self, *names: str, wanted: Term | None = None) -> Code:
        """Code of the functions; ``wanted`` replaces the goal."""
        with self._one_at_a_time:
            return self._code_of(names, wanted)

    def _code_of(self, names: tuple[str, ...], wanted: Term | None) -> Code:
        if wanted is None and names in self._codes:
            return self._codes[names]
        conditions = {"goal": wanted} if wanted is not None else None
        printed = tuple(name for name in names if not conditions or name not in conditions)
        if conditions:
            return self._code(self._printer.module(*printed, conditions=conditions), names)
        self._codes[names] = code = self._code(self._module(names), names)
        self._modules.pop(names)
        return code

    def has_loaded(self, *names: str) -> bool:
        return names in self._codes

    def price(self, *names: str) -> float:
        """Expected CPU seconds for compiling the functions."""
        if names in self._codes:
            return 0.0
        with self._one_at_a_time:
            job = Job(self._module(names).text)
        rough = job._replace(rough=True)
        if cached_code(job) or cached_code(rough):
            return 0.0
        return expected_seconds([rough]) if is_long(rough) else rough.seconds

    def _module(self, names: tuple[str, ...]) -> Module:
        """Print the functions once, since it takes time."""
        if names not in self._modules:
            with stage(Stage.MACHINE_CODE):
                self._modules[names] = self._printer.module(*names)
        return self._modules[names]

    def _code(self, module: Module, names: Sequence[str]) -> Code:
        """Compile without optimisation at first if that takes long."""
        job = Job(module.text)
        hurried = self.hurried or is_long(job)
        return code_of(job, names, module.bound, hurried=hurried)

    def part(self, code: Code) -> Code:
        """Return the part of ``code`` that may be improved."""
        return code

    def replace(self, code: Code, better: Code) -> Code:
        """Use ``better`` from now on instead of unoptimised ``code``; return the whole code."""
        with self._one_at_a_time:
            for names, old in self._codes.items():
                if old is code:
                    self._codes[names] = better
        return better

    def flood(self, code: Code, loop: str) -> Job | None:
        """Frontier search including the rules of ``code``; ``None`` if it does not pay."""
        assert code.job
        if not (self.packing.is_small and self.index_bits <= current.index_bits):
            return None
        if len(code.job.text) > current.flooded_text:
            return None
        if loop == "search_flood" and self.most_successors > current.flood_labels:
            return None
        return Job(joined(code.job.text), (loop, "bind"))

    def projections(self, abstract: Sequence[tuple[Sequence[Term], Packing]]) -> Code:
        """Functions ``project_0`` and so on, which compute states of abstractions."""
        with self._one_at_a_time:
            module = self._printer.module(projections=abstract)
        names = [f"project_{number}" for number in range(len(abstract))]
        return self._code(module, names)

    def decoded(self, words: Sequence[int]) -> Any:
        """Decode a state for the first tier."""
        return self.system.state(self.packing.unpack(words))

    def cost(self, key: int) -> int:
        """Convert a packed cost for the first tier."""
        total = 0
        for part in self.keys.unpack(key):
            total = total << COST_BITS | part
        return total


class MergedRules(Rules):
    """Rules of merged states, for breadth-first searches: the code of the true rules, linked to a
    canonical form of their successors.
    """

    def __init__(self, system: MergedSystem, true: Rules) -> None:
        super().__init__(system, true.hurried)
        self.true = true
        self._parts: dict[Code, Code] = {}

    def code(self, *names: str, wanted: Term | None = None) -> Code:
        return self._canonical(self.true.code(*names, wanted=wanted))

    def _canonical(self, true: Code) -> Code:
        symbols = {"true_expand": true.addresses["expand"]}
        code = code_of(Job(self._printer.merging()), ("expand",), symbols=symbols)
        code.addresses = true.addresses | code.addresses
        self._parts[code] = true
        return code

    def has_loaded(self, *names: str) -> bool:
        return self.true.has_loaded(*names)

    def price(self, *names: str) -> float:
        return self.true.price(*names)

    def part(self, code: Code) -> Code:
        return self._parts[code]

    def replace(self, code: Code, better: Code) -> Code:
        return self._canonical(self.true.replace(code, better))

    def flood(self, code: Code, loop: str) -> Job | None:
        return None
