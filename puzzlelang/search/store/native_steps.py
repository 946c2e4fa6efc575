"""The work on states by machine code, with the files that Python functions write."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator

from puzzlelang.search.store.manifests import NOTHING, Tally
from puzzlelang.search.store.state_frames import (
    COLUMN,
    FRAME,
    LEAST_CODED,
    Damaged,
    Frame,
    with_column,
    without_column,
)
from puzzlelang.search.store.store_tasks import (
    Expansion,
    Marking,
    Model,
    Put,
    PutMoves,
    Steps,
    Sums,
    Wanted,
)
from puzzlelang.text import Any

SLOTS = 16
"""Maximum bytes of hash slots for each state."""

MOST_TARGETS = 1 << 30


class NativeSums(Sums):
    """Sums as arrays of words.  ``read`` and ``checked`` return arrays of states."""

    def __init__(
        self, blocks: Any, read: Callable[[Iterable[Frame]], Iterable[array[int]]],
        checked: Callable[[Iterable[Frame]], Iterable[array[int]]], job: Marking, memory: int,
        put: Put,
    ) -> None:  # fmt: skip
        self._blocks, self._read, self._checked, self._put = blocks, read, checked, put
        self._words, self._width, self._key = blocks.words, job.width, job.layer.key + 1
        bytes_each = 8 * (self._words + job.width) + SLOTS
        self.most_targets = max(1, min(MOST_TARGETS, memory // 3 // bytes_each))
        self.most_states = max(1, memory // 6 // (8 * (self._words + job.width + 1)))
        self._states, self._sums = array("Q"), array("Q")
        self._widest = 1

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> Any:
        targets, numbers = array("Q"), array("Q")
        for key, frame in wanted:
            if key != self._key:
                continue
            states, column, width = without_column(frame)
            if width > self._width:
                raise Damaged("a number is wider than when it was written")
            for some in self._read((states,)):
                targets.extend(some)
            numbers.extend(_widened(_words(column), width, self._width))
        return targets, self._blocks.slots(targets), numbers

    def states(self, frames: Iterable[Frame]) -> array[int]:
        states = array("Q")
        for some in self._checked(frames):
            states.extend(some)
        return states

    def zeros(self, states: array[int]) -> array[int]:
        return array("Q", bytes(8 * self._blocks.count(states) * (self._width + 1)))

    def add(self, states: array[int], table: Any, sums: array[int]) -> None:
        targets, slots, numbers = table
        if targets:
            self._blocks.add_ways(states, targets, slots, numbers, sums)

    def put(self, states: array[int], sums: array[int]) -> None:
        wide = self._width + 1
        self._blocks.keep_counted(states, sums, wide)
        self._states.extend(states)
        self._sums.extend(sums)
        self._write_first(self._blocks.count(self._states) // COLUMN * COLUMN)

    def end(self) -> int:
        self._write_first(self._blocks.count(self._states))
        return self._widest

    def _write_first(self, count: int) -> None:
        """Write the first ``count`` waiting states with their sums."""
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
    """Numbers of ``width`` words, extended with zeros or cut to ``wanted`` words."""
    if width == wanted:
        return numbers
    widened = array("Q", bytes(8 * len(numbers) // width * wanted))
    for word in range(min(width, wanted)):
        widened[word::wanted] = numbers[word::width]
    return widened


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


class NativeSteps(Steps):
    """The work on states by machine code, except for chains with costs."""

    worth_returns = 2
    few = 1 << 17

    def __init__(self, model: Model, blocks: Any) -> None:
        super().__init__(model)
        self._blocks = blocks
        self.state_bytes = 8 * model.words * 4

    def _decoded(self, frames: Iterable[Frame]) -> Iterator[array[int]]:
        for count, data in frames:
            states = self._blocks.decoded(count, data)
            if states is None:
                raise Damaged("the states of a frame can't be read")
            yield states

    def _checked(self, frames: Iterable[Frame]) -> Iterator[array[int]]:
        """Decoded states, verified: rules trust their input."""
        return map(self._blocks.checked, self._decoded(frames))

    def expand(self, frames: Iterable[Frame], job: Expansion, put: PutMoves) -> Tally:
        if job.by_cost:
            return super().expand(frames, job, put)
        blocks, key = self._blocks, job.layer.key + 1
        tally = array("Q", bytes(48))
        out = blocks.room_for(job.room, job.layer.files[job.part].count)
        successors, bounds, returns = 0, blocks.bounds(), job.returns

        def flush(out: Any, count: int) -> None:
            nonlocal successors
            successors += count
            for part, states in blocks.by_part(out, count, job.parts):
                blocks.measure(states, bounds)
                put(key, part, blocks.frames(states, FRAME))

        for states in self._checked(frames):
            blocks.expand(states, job.room, flush, tally, out)
            returns = returns and blocks.returns(states)
        flush(out, tally[1])
        ranges = tuple(zip(bounds[::2], bounds[1::2], strict=True)) if successors else ()
        return Tally(successors, tally[3], tally[4], tally[2], tally[5], NOTHING, ranges, returns)

    def merge(self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Put) -> tuple[int, int]:
        blocks = self._blocks
        states = blocks.joined(self._decoded(moves))
        if states:
            states = blocks.minus(states, self._decoded(earlier))
        goals, faults = blocks.goals(blocks.checked(states))
        for frame in blocks.frames(states, FRAME, LEAST_CODED):
            put(frame)
        return goals, faults

    def mark(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        if job.by_cost:
            return super().mark(frames, job, wanted, put)
        blocks, targets, marked = self._blocks, array("Q"), array("Q")
        for states in self._decoded(frame for key, frame in wanted() if key == job.layer.key + 1):
            targets.extend(states)
        targets = blocks.sorted(targets)
        bits = blocks.filter(targets)
        for states in self._checked(frames) if targets else ():
            marked.extend(blocks.marked(states, targets, bits))
        for frame in blocks.frames(marked, FRAME, LEAST_CODED):
            put(frame)
        return 1

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        if job.by_cost:
            return super().count(frames, job, wanted, put)
        memory = job.room * self.state_bytes
        sums = NativeSums(self._blocks, self._decoded, self._checked, job, memory, put)
        return sums.count(frames, job, wanted)


def steps_of(model: Model) -> Steps:
    blocks = model.blocks()
    return Steps(model) if blocks is None else NativeSteps(model, blocks)
