"""The moves of single states, by machine code."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from sys import byteorder

from puzzlelang.compiler import WORD, CompiledSystem, TooLarge, Unprintable
from puzzlelang.engine.native_rules import Rules
from puzzlelang.search import Fault
from puzzlelang.text import Any

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
