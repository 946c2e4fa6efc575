"""The states of a search by machine code, kept when its memory is given back."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.native.kernel import Search


class Kept(Sequence[Any]):
    """All states that a search discovered, in their order; one is decoded when it is asked for."""

    def __init__(self, search: Search, words: int, decoded: Callable[[Sequence[int]], Any]) -> None:
        self._each = 1 if search.is_small else words
        self._decoded = decoded
        size = search.count * self._each * (4 if search.is_small else 8)
        memory = ctypes.string_at(search.small if search.is_small else search.states, size)
        self._words = memoryview(memory).cast("I" if search.is_small else "Q")

    def __len__(self) -> int:
        return len(self._words) // self._each

    def __getitem__(self, number: Any) -> Any:
        if not 0 <= number < len(self):
            raise IndexError(number)
        start = number * self._each
        return self._decoded(self._words[start : start + self._each])
