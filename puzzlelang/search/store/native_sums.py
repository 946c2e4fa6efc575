"""Numbers of ways to the goals by machine code: the same files as by Python's numbers."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable

from puzzlelang.search.store.state_frames import Damaged, Frame
from puzzlelang.search.store.store_tasks import Counting
from puzzlelang.search.store.way_columns import COLUMN, with_column, without_column
from puzzlelang.text import Any

SLOTS = 16
"""Bytes of a state's slots, at most."""

MOST_KNOWN = 1 << 30


class NativeSums:
    """See ``way_columns.Sums``.  ``read`` and ``checked`` give arrays of states."""

    def __init__(
        self, blocks: Any, read: Callable[[Iterable[Frame]], Iterable[array[int]]],
        checked: Callable[[Iterable[Frame]], Iterable[array[int]]], job: Counting, memory: int,
        put: Callable[[Frame], object],
    ) -> None:  # fmt: skip
        self._blocks, self._read, self._checked, self._put = blocks, read, checked, put
        self._words, self._width, self._key = blocks.words, job.width, job.layer.key + 1
        bytes_known = 8 * (self._words + job.width) + SLOTS
        self.most_known = max(1, min(MOST_KNOWN, memory // 3 // bytes_known))
        self.most_states = max(1, memory // 6 // (8 * (self._words + job.width + 1)))
        self._states, self._sums = array("Q"), array("Q")
        self._widest = 1

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> Any:
        known, numbers = array("Q"), array("Q")
        for key, frame in wanted:
            if key != self._key:
                continue
            states, column, width = without_column(frame)
            if width > self._width:
                raise Damaged("a number is wider than it was when it was written")
            for some in self._read((states,)):
                known.extend(some)
            numbers.extend(_widened(_words(column), width, self._width))
        return known, self._blocks.slots(known), numbers

    def states(self, frames: Iterable[Frame]) -> array[int]:
        states = array("Q")
        for some in self._checked(frames):
            states.extend(some)
        return states

    def zeros(self, states: array[int]) -> array[int]:
        return array("Q", bytes(8 * self._blocks.count(states) * (self._width + 1)))

    def add(self, states: array[int], table: Any, sums: array[int]) -> None:
        known, slots, numbers = table
        if known:
            self._blocks.add_ways(states, known, slots, numbers, sums)

    def put(self, states: array[int], sums: array[int]) -> None:
        wide = self._width + 1
        self._blocks.keep_counted(states, sums, wide)
        self._states.extend(states)
        self._sums.extend(sums)
        self._write(self._blocks.count(self._states) // COLUMN * COLUMN)

    def end(self) -> int:
        self._write(self._blocks.count(self._states))
        return self._widest

    def _write(self, count: int) -> None:
        """The first states that wait, with their sums."""
        if not count:
            return
        wide, at = self._width + 1, 0
        own = self._states[: count * self._words]
        for states in self._blocks.frames(own, COLUMN):
            sums = self._sums[at * wide : (at + states[0]) * wide]
            width = next((w for w in range(wide, 1, -1) if any(sums[w - 1 :: wide])), 1)
            self._put(with_column(states, _bytes(_widened(sums, wide, width))))
            self._widest = max(self._widest, width)
            at += states[0]
        del self._states[: count * self._words], self._sums[: count * wide]


def _widened(numbers: array[int], width: int, wanted: int) -> array[int]:
    """Numbers of ``width`` words with ``wanted`` words; those that are left out are 0."""
    if width == wanted:
        return numbers
    found = array("Q", bytes(8 * len(numbers) // width * wanted))
    for word in range(min(width, wanted)):
        found[word::wanted] = numbers[word::width]
    return found


def _words(column: bytes) -> array[int]:
    words = array("Q", column)
    if sys.byteorder == "big":
        words.byteswap()
    return words


def _bytes(words: array[int]) -> bytes:
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return words.tobytes()
