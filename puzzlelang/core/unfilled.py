"""States of which only some values are there: a puzzle before it is filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.text import Any


class Missing(Exception):
    """A slot without a value is read."""

    def __init__(self, slot: int) -> None:
        super().__init__(slot)
        self.slot = slot


class OpenSet:
    """A set of which only the possible members are known: other things are not in it.

    Every other question raises :class:`Missing`.
    """

    def __init__(self, slot: int, possible: int) -> None:
        self._slot, self._possible = slot, possible

    def __rshift__(self, member: int) -> int:
        return self & 1 << member

    def __and__(self, members: int) -> int:
        if not isinstance(members, int) or members & self._possible:
            raise Missing(self._slot)
        return 0

    __rand__ = __and__

    def _missing(self, *_: object) -> Any:
        raise Missing(self._slot)

    __or__ = __ror__ = __xor__ = __rxor__ = __sub__ = __rsub__ = __invert__ = _missing
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = _missing
    __int__ = __index__ = __iter__ = __len__ = __getattr__ = _missing


class Unfilled(Sequence[int]):
    """A state with values in some slots; reading another one raises :class:`Missing`, or gives an
    :class:`OpenSet` with the members in ``possible``.
    """

    def __init__(
        self, values: Mapping[int, int], size: int, possible: Mapping[int, int] | None = None
    ) -> None:
        self.values, self._size, self._possible = values, size, possible or {}

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, slot: Any) -> Any:
        if isinstance(slot, slice):
            return tuple(self[n] for n in range(*slot.indices(self._size)))
        if slot in self.values:
            return self.values[slot]
        if slot in self._possible:
            return OpenSet(slot, self._possible[slot])
        raise Missing(slot)
