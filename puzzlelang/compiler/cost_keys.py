"""Costs of several lines, and the length of a trace, in one word."""

from __future__ import annotations

from puzzlelang.text import Record


class Keys(metaclass=Record):
    """How costs are packed into a key of 64 bits: the bits of each line, then of the length.

    The highest bit of each part stays 0 as long as nothing is too large.
    """

    parts: tuple[int, ...]

    @property
    def guards(self) -> int:
        """The highest bit of each part."""
        return self.highest(1)

    def highest(self, count: int) -> int:
        """So many of the highest bits of each part."""
        found = at = 0
        for bits in reversed(self.parts):
            at += bits
            found |= (1 << at) - (1 << at - min(count, bits))
        return found

    def unpack(self, key: int) -> tuple[int, ...]:
        """The numbers in a key, the length last."""
        found = []
        for bits in reversed(self.parts):
            found.append(key & (1 << bits) - 1)
            key >>= bits
        return tuple(reversed(found))


def keys_for(lines: int) -> Keys:
    """A division of 64 bits for so many cost lines."""
    if lines == 0:
        return Keys((64,))
    length = 24 if lines == 1 else 64 // (lines + 1)
    each, more = divmod(64 - length, lines)
    return Keys((each + more, *[each] * (lines - 1), length))
