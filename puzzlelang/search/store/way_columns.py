"""The numbers of ways from states to the goals, as wide as they get, beside the states.

A frame has the length of its states in 4 bytes, the states as in any frame, and a number for each:
all of as many words as the widest of the frame needs, the lowest byte first.  What is counted goes
back from the goals, layer by layer: the number of a state is the sum of those of its successors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from puzzlelang.search.store.state_frames import Damaged, Frame, decoded, encoded
from puzzlelang.search.store.store_tasks import Counting
from puzzlelang.text import Any, Protocol

COLUMN = 1 << 12
"""States of a frame, at most: their numbers may be wide."""

_LENGTH = 4


def with_column(states: Frame, column: bytes) -> Frame:
    count, data = states
    return count, len(data).to_bytes(_LENGTH, "big") + data + column


def without_column(frame: Frame) -> tuple[Frame, bytes, int]:
    """The states of a frame, their numbers, and how many words each of these has."""
    count, data = frame
    end = _LENGTH + int.from_bytes(data[:_LENGTH], "big")
    column = data[end:]
    width, rest = divmod(len(column), 8 * count)
    if rest or not width:
        raise Damaged("the numbers of a frame have another length than its states ask for")
    return (count, data[_LENGTH:end]), column, width


def column_frames(states: Sequence[int], numbers: Sequence[int]) -> Iterator[Frame]:
    for start in range(0, len(states), COLUMN):
        some, own = states[start : start + COLUMN], numbers[start : start + COLUMN]
        size = 8 * words_of(max(own))
        column = b"".join(number.to_bytes(size, "little") for number in own)
        yield with_column((len(some), encoded(some)), column)


def words_of(number: int) -> int:
    return max(1, -(-number.bit_length() // 64))


def with_ways(frames: Iterable[Frame], words: int) -> Iterator[tuple[int, int]]:
    """States with their numbers."""
    for frame in frames:
        states, column, width = without_column(frame)
        size = 8 * width
        for at, state in enumerate(decoded(states, words)):
            yield state, int.from_bytes(column[at * size : (at + 1) * size], "little")


class Sums(Protocol):
    """How a tier counts: some states of a layer at a time, with a table of later ones."""

    most_known: int
    """States of a table: what the memory holds."""

    most_states: int
    """States that are summed at once, where there is more than one table."""

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> Any: ...

    def states(self, frames: Iterable[Frame]) -> Any: ...

    def zeros(self, states: Any) -> Any: ...

    def add(self, states: Any, table: Any, sums: Any) -> None: ...

    def put(self, states: Any, sums: Any) -> None:
        """Write those with a sum, in whole frames."""

    def end(self) -> int:
        """Write the rest; the words of the widest sum."""


def count_ways(
    sums: Sums, frames: Iterable[Frame], job: Counting,
    wanted: Callable[[], Iterable[tuple[int, Frame]]],
) -> int:  # fmt: skip
    """What ``Steps.count`` does, in tables as large as the memory holds."""
    whole = job.wanted_states <= sums.most_known
    tables = [sums.table(wanted())] if whole else ()
    for some in _grouped(((0, frame) for frame in frames), 1 if whole else sums.most_states):
        states = sums.states(frame for _, frame in some)
        own = sums.zeros(states)
        for table in tables or map(sums.table, _grouped(wanted(), sums.most_known)):
            sums.add(states, table, own)
        sums.put(states, own)
    return sums.end()


def _grouped(
    frames: Iterable[tuple[int, Frame]], most: int
) -> Iterator[Sequence[tuple[int, Frame]]]:
    """Frames with about so many states at a time."""
    some: list[tuple[int, Frame]] = []
    held = 0
    for key, frame in frames:
        if some and held + frame[0] > most:
            yield some
            some, held = [], 0
        some.append((key, frame))
        held += frame[0]
    if some:
        yield some


class PythonSums:
    """Sums as whole numbers of Python."""

    def __init__(
        self, words: int, following: Callable[[int], Iterable[tuple[int, int]]], job: Counting,
        put: Callable[[Frame], object],
    ) -> None:  # fmt: skip
        """``following``: the successors of a state, as numbers, with their keys; each once."""
        self._words, self._following, self._put = words, following, put
        self.most_known = self.most_states = max(1, job.room // 2)
        self._waiting: list[tuple[int, int]] = []
        self._widest = 1

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> dict[tuple[int, int], int]:
        return {
            (state, key): number
            for key, frame in wanted
            for state, number in with_ways((frame,), self._words)
        }

    def states(self, frames: Iterable[Frame]) -> list[int]:
        return [state for frame in frames for state in decoded(frame, self._words)]

    def zeros(self, states: list[int]) -> list[int]:
        return [0] * len(states)

    def add(self, states: list[int], table: dict[tuple[int, int], int], sums: list[int]) -> None:
        for at, state in enumerate(states):
            sums[at] += sum(table.get(place, 0) for place in self._following(state))

    def put(self, states: list[int], sums: list[int]) -> None:
        waiting = self._waiting
        waiting += [(state, number) for state, number in zip(states, sums, strict=True) if number]
        whole = len(waiting) // COLUMN * COLUMN
        self._write(waiting[:whole])
        del waiting[:whole]

    def _write(self, rows: Sequence[tuple[int, int]]) -> None:
        numbers = [number for _, number in rows]
        self._widest = max(self._widest, words_of(max(numbers, default=0)))
        for frame in column_frames([state for state, _ in rows], numbers):
            self._put(frame)

    def end(self) -> int:
        self._write(self._waiting)
        return self._widest
