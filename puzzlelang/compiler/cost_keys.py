"""Cost keys: the amounts of all lines and a trace's length in one word."""

from __future__ import annotations

from puzzlelang.text import Record


class Keys(metaclass=Record):
    """The layout of a 64-bit key: the bits of each cost line, then of the length.

    The highest bit of each part stays 0 unless an amount is too large.
    """

    parts: tuple[int, ...]

    @property
    def guards(self) -> int:
        """Mask of the highest bit of each part."""
        return self.highest(1)

    def highest(self, count: int) -> int:
        """Return a mask of the ``count`` highest bits of each part."""
        mask = at = 0
        for bits in reversed(self.parts):
            at += bits
            mask |= (1 << at) - (1 << at - min(count, bits))
        return mask

    def unpack(self, key: int) -> tuple[int, ...]:
        """Return the numbers in a key, the length last."""
        amounts = []
        for bits in reversed(self.parts):
            amounts.append(key & (1 << bits) - 1)
            key >>= bits
        return tuple(reversed(amounts))


def keys_for(lines: int) -> Keys:
    """Divide 64 bits among ``lines`` cost lines and the length."""
    if lines == 0:
        return Keys((64,))
    length = 24 if lines == 1 else 64 // (lines + 1)
    each, more = divmod(64 - length, lines)
    return Keys((each + more, *[each] * (lines - 1), length))
