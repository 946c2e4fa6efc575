"""States of which only some values are there: a puzzle before it is filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.text import Any


class Missing(Exception):
    """A slot without a value is read."""

    def __init__(self, slot: int) -> None:
        super().__init__(slot)
        self.slot = slot


class Unfilled(Sequence[int]):
    """A state with values in some slots; reading another one raises :class:`Missing`."""

    def __init__(self, values: Mapping[int, int], size: int) -> None:
        self.values, self._size = values, size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, slot: Any) -> Any:
        if isinstance(slot, slice):
            return tuple(self[n] for n in range(*slot.indices(self._size)))
        if slot not in self.values:
            raise Missing(slot)
        return self.values[slot]
