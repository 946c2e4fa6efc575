"""Draws of a candidate: splitmix64 (Steele, Lea and Flood, OOPSLA 2014).

They depend only on the seed and the candidate's number, on every machine and Python.
"""

from __future__ import annotations

from puzzlelang.text import Any

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """Return the first number that splitmix64 yields from this state."""
    z = state + GAMMA & WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return z ^ z >> 31


class Draws:
    """The draws of candidate ``number``, from 0."""

    def __init__(self, seed: int, number: int) -> None:
        # with seed + number, seed 7 would begin with the second candidate of seed 6
        self._state = mix(mix(seed) + number)

    def word(self) -> int:
        """Return a number of 64 bits."""
        value = mix(self._state)
        self._state = self._state + GAMMA & WORD
        return value

    def below(self, count: int) -> int:
        """Return a number from 0 to ``count`` - 1; if there is one choice, nothing is drawn."""
        if count == 1:
            return 0
        fair = (WORD + 1) // count * count
        while (value := self.word()) >= fair:
            pass
        return value % count

    def shuffle(self, items: list[Any]) -> None:
        """Put a list in any order (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def some(self, count: int, low: int, high: int) -> list[int]:
        """Return ``count`` different numbers from ``low`` to ``high``."""
        moved: dict[int, int] = {}
        numbers = []
        for last in range(high - low, high - low - count, -1):
            other = self.below(last + 1)
            numbers.append(low + moved.get(other, other))
            moved[other] = moved.get(last, last)
        return numbers
