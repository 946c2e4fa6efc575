"""States of a machine-code search, kept when its other memory is freed."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Sequence

from puzzlelang.engine.kernel import Search
from puzzlelang.text import Any


def _give_back(address: int) -> None:
    ctypes.pythonapi.PyMem_RawFree(ctypes.c_void_p(address))


class Kept(Sequence[Any]):
    """All states that a search discovered, in order, decoded on access.

    Their memory is taken over from the search, since it may be gigabytes.
    """

    def __init__(self, search: Search, words: int, decoded: Callable[[Sequence[int]], Any]) -> None:
        self._each = 1 if search.is_small else words
        self._decoded = decoded
        name, size = ("small", 4) if search.is_small else ("states", 8)
        address = ctypes.cast(getattr(search, name), ctypes.c_void_p).value
        assert address, "a search knows at least its start"
        setattr(search, name, None)
        weakref.finalize(self, _give_back, address)
        memory = (ctypes.c_char * (search.count * self._each * size)).from_address(address)
        self._words = memoryview(memory).cast("B").cast("I" if search.is_small else "Q")

    def __len__(self) -> int:
        return len(self._words) // self._each

    def __getitem__(self, number: Any) -> Any:
        if not 0 <= number < len(self):
            raise IndexError(number)
        start = number * self._each
        return self._decoded(self._words[start : start + self._each])
