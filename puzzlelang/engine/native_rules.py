"""A puzzle's rules as machine code, for loops over states and for single states."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from copy import copy
from sys import byteorder
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
    TooLarge,
    Unprintable,
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
from puzzlelang.search import Fault
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


# ── single states ─────────────────────────────────────────────────────────────────────

BYTES, ALL = WORD // 8, (1 << WORD) - 1
ONE = (1,)


class PackedMoves:
    """A puzzle's rules for one state at a time; states are packed words, as bytes.

    Equal states are equal bytes.  Raise ``Unprintable`` if the rules can't be machine code or the
    machine has none.  Functions raise :class:`Fault` if a rule has no value, and ``TooLarge`` if a
    number needs the first tier.
    """

    def __init__(self, system: CompiledSystem) -> None:
        grounds = system.grounds
        if any(ground.instance is None for ground in grounds):
            raise Unprintable("single moves of long transitions")
        rules = Rules(system)
        self.packing, self._unpacked = rules.packing, rules.decoded
        self._code = rules.code("moves", "goal", "lost")  # lives as long as its addresses are used
        self._labels = [(ground.transition.index, ground.instance) for ground in grounds]
        self.starts = [self._bytes(self.packing.pack(start)) for start in rules.starts]
        self._unit = system.unit_cost
        costs = 0 if self._unit else len(system.puzzle.costs)
        self._record = struct.Struct(f"={BYTES * rules.packing.words}s{costs + 1}Q")
        self._out = ctypes.create_string_buffer(self._record.size * (rules.most_successors + 1))
        self._rows, self._address = memoryview(self._out), ctypes.addressof(self._out)
        self._moves, self.is_goal, self.is_lost = map(self._function, ("moves", "goal", "lost"))

    def _function(self, name: str) -> Callable[..., int]:
        kinds = (ctypes.c_char_p, ctypes.c_void_p) if name == "moves" else (ctypes.c_char_p,)
        function = ctypes.CFUNCTYPE(ctypes.c_int32, *kinds)(self._code.addresses[name])
        function.errcheck = _checked  # type: ignore[assignment]
        return function

    def _bytes(self, words: Sequence[int]) -> bytes:
        return struct.pack(f"={self.packing.words}Q", *words)

    def decoded(self, state: bytes) -> Any:
        """Decode a state for the first tier."""
        return self._unpacked(struct.unpack(f"={self.packing.words}Q", state))

    def steps(self, state: bytes) -> list[tuple[int, bytes, tuple[int, ...]]]:
        """Return number, successor and cost lines of each move, in the order of the first tier."""
        count = self._moves(state, self._address)
        rows = self._record.iter_unpack(self._rows[: count * self._record.size])
        if self._unit:
            return [(number, after, ONE) for after, number in rows]
        return [(row[-1], row[0], row[1:-1]) for row in rows]

    def label(self, number: int) -> tuple[int, tuple[int, ...]]:
        """Return the index of a move's transition, and its arguments."""
        index, arguments = self._labels[number]
        assert arguments is not None
        return index, arguments

    def masked(self, slots: Sequence[int]) -> Callable[[bytes], int]:
        """Return a function of a state that depends on these slots only, and on each."""
        words = [0] * self.packing.words
        for field in map(self.packing.fields.__getitem__, slots):
            for place in range(field.words):
                words[field.word + place] |= field.used << field.shift >> WORD * place & ALL
        mask = int.from_bytes(self._bytes(words), byteorder)
        return lambda state: int.from_bytes(state, byteorder) & mask


def _checked(count: int, *_: Any) -> int:
    if count < 0:
        raise Fault if count == -1 else TooLarge("a number of this size")
    return count
