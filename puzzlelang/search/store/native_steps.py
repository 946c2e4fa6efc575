"""The work on states by machine code: the same files as by Python functions."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence

from puzzlelang.search.store.manifests import NOTHING, Tally
from puzzlelang.search.store.native_sums import NativeSums
from puzzlelang.search.store.python_steps import PythonSteps
from puzzlelang.search.store.state_frames import FRAME, LEAST_CODED, Damaged, Frame
from puzzlelang.search.store.store_tasks import Counting, Expansion, Marking, PutMoves
from puzzlelang.search.store.way_columns import count_ways
from puzzlelang.text import Any


class NativeSteps:
    """See ``store_tasks.Steps``; steps with costs are left to Python."""

    worth_returns = 2
    few = 1 << 17

    def __init__(self, python: PythonSteps, blocks: Any, words: int) -> None:
        self._python, self._blocks, self._words = python, blocks, words
        self.state_bytes = 8 * words * 4

    def _decoded(self, frames: Iterable[Frame]) -> Iterator[array[int]]:
        for count, data in frames:
            states = self._blocks.decoded(count, data)
            if states is None:
                raise Damaged("the states of a frame can't be read")
            yield states

    def _checked(self, frames: Iterable[Frame]) -> Iterator[array[int]]:
        """Rules trust what they are given."""
        return map(self._blocks.checked, self._decoded(frames))

    def expand(self, frames: Iterable[Frame], job: Expansion, put: PutMoves) -> Tally:
        if job.by_cost:
            return self._python.expand(frames, job, put)
        blocks, key = self._blocks, job.layer.key + 1
        tally, out = (
            array("Q", bytes(48)),
            blocks.room_for(job.room, job.layer.files[job.part].count),
        )
        successors, bounds, returns = 0, blocks.bounds(), job.returns

        def flush(out: Any, made: int) -> None:
            nonlocal successors
            successors += made
            for part, states in blocks.by_part(out, made, job.parts):
                blocks.measure(states, bounds)
                put(key, part, blocks.frames(states, FRAME))

        for states in self._checked(frames):
            blocks.expand(states, job.room, flush, tally, out)
            returns = returns and blocks.returns(states)
        flush(out, tally[1])
        ranges = tuple(zip(bounds[::2], bounds[1::2], strict=True)) if successors else ()
        return Tally(successors, tally[3], tally[4], tally[2], tally[5], NOTHING, ranges, returns)

    def merge(
        self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Callable[[Frame], object]
    ) -> tuple[int, int]:
        blocks = self._blocks
        states = blocks.joined(self._decoded(moves))
        if states:
            states = blocks.minus(states, self._decoded(earlier))
        goals, faults = blocks.goals(blocks.checked(states))
        for frame in blocks.frames(states, FRAME, LEAST_CODED):
            put(frame)
        return goals, faults

    def mark(
        self,
        frames: Iterable[Frame],
        job: Marking,
        wanted: Sequence[tuple[int, Iterable[Frame]]],
        put: Callable[[Frame], object],
    ) -> None:
        if job.by_cost:
            self._python.mark(frames, job, wanted, put)
            return
        blocks, targets, found = self._blocks, array("Q"), array("Q")
        for key, some in wanted:
            for states in self._decoded(some) if key == job.layer.key + 1 else ():
                targets.extend(states)
        targets = blocks.sorted(targets)
        bits = blocks.filter(targets)
        for states in self._checked(frames) if targets else ():
            found.extend(blocks.marked(states, targets, bits))
        for frame in blocks.frames(found, FRAME, LEAST_CODED):
            put(frame)

    def count(
        self,
        frames: Iterable[Frame],
        job: Counting,
        wanted: Callable[[], Iterable[tuple[int, Frame]]],
        put: Callable[[Frame], object],
    ) -> int:
        if job.by_cost:
            return self._python.count(frames, job, wanted, put)
        memory = job.room * self.state_bytes
        sums = NativeSums(self._blocks, self._decoded, self._checked, job, memory, put)
        return count_ways(sums, frames, job, wanted)
