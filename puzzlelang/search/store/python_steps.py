"""The work on states by the functions of a transition system."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from puzzlelang.search.store.manifests import Tally, bounds_of
from puzzlelang.search.store.state_frames import (
    COLUMN,
    Frame,
    all_states,
    column_frames,
    decoded,
    frames_of,
    with_ways,
    words_of,
)
from puzzlelang.search.store.store_format import part_of
from puzzlelang.search.store.store_tasks import Expansion, Marking, Model, Put, PutMoves, Wanted
from puzzlelang.search.system import Fault
from puzzlelang.text import Any


class Sums:
    """Counts ways to the goals: groups of states of a layer, with tables of later states as large
    as the memory holds.
    """

    most_known: int
    """Maximum number of states in a table."""

    most_states: int
    """Number of states that are summed at once if there are several tables."""

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> Any: ...

    def states(self, frames: Iterable[Frame]) -> Any: ...

    def zeros(self, states: Any) -> Any: ...

    def add(self, states: Any, table: Any, sums: Any) -> None: ...

    def put(self, states: Any, sums: Any) -> None:
        """Write the states with a sum, in whole frames."""

    def end(self) -> int:
        """Write the remaining states; the words of the widest sum."""
        raise NotImplementedError

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted) -> int:
        """Implements ``Steps.count``."""
        whole = sum(marks.count for marks in job.wanted) <= self.most_known
        tables = [self.table(wanted())] if whole else ()
        for some in _grouped(((0, frame) for frame in frames), 1 if whole else self.most_states):
            states = self.states(frame for _, frame in some)
            own = self.zeros(states)
            for table in tables or map(self.table, _grouped(wanted(), self.most_known)):
                self.add(states, table, own)
            self.put(states, own)
        return self.end()


def _grouped(
    frames: Iterable[tuple[int, Frame]], most: int
) -> Iterator[Sequence[tuple[int, Frame]]]:
    """Group frames into lists of at most about ``most`` states."""
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


class PythonSums(Sums):
    """Sums as integers of Python."""

    def __init__(
        self, words: int, following: Callable[[int], Iterable[tuple[int, int]]], job: Marking,
        put: Put,
    ) -> None:  # fmt: skip
        """``following``: the distinct successors of a packed state, with their keys."""
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


class PythonSteps:
    """See ``store_tasks.Steps``."""

    state_bytes = 200
    worth_returns = 30
    few = 1 << 12

    def __init__(self, model: Model) -> None:
        self._model, self._words = model, model.words

    def expand(self, frames: Iterable[Frame], job: Expansion, put: PutMoves) -> Tally:
        words, parts, tally = self._words, job.parts, Tally(returns=job.returns)
        measures, near = self._model.measures, self._model.near
        encode, listed = self._model.encode, self._listed(job)
        waiting: dict[tuple[int, int], set[int]] = {}
        held = 0

        def flush() -> None:
            for key, part in sorted(waiting):
                tally.bounds = bounds_of(measures, waiting[key, part], tally.bounds)
                put(key, part, frames_of(sorted(waiting[key, part]), short=False))
            waiting.clear()

        for frame in frames:
            for packed in decoded(frame, words):
                state = self._model.decode(packed)
                try:
                    following = listed(state)
                except Fault:
                    tally.faults += 1
                    continue
                tally.successors += len(following)
                held += len(following)
                if not following:
                    self._judge(state, tally)
                if tally.returns:
                    tally.returns = self._returns(state, following)
                for successor, key in following:
                    after = encode(successor)
                    place = key, part_of(after, words, near, parts)
                    if place in waiting:
                        waiting[place].add(after)
                    else:
                        waiting[place] = {after}
                if held > job.room:
                    flush()
                    held = 0
        flush()
        return tally

    def _returns(self, state: Any, following: Sequence[tuple[Any, int]]) -> bool:
        """Check that each step from a state can be undone in one step."""
        try:
            return all(state in self._model.system.successors(after) for after, _ in following)
        except Fault:
            return False

    def _listed(self, job: Expansion | Marking) -> Callable[[Any], Sequence[tuple[Any, int]]]:
        """A function that lists successors with their keys."""
        system, key = self._model.system, job.layer.key
        if job.by_cost:
            return lambda state: system.expand(state, key)
        successors = system.successors
        return lambda state: [(successor, key + 1) for successor in successors(state)]

    def _judge(self, state: Any, tally: Tally) -> None:
        """Count a state without successors as lost or as a dead end."""
        system = self._model.system
        try:
            if system.is_goal(state):
                return
        except Fault:
            return  # the merge counts this fault
        try:
            if system.is_lost(state):
                tally.losses += 1
            else:
                tally.dead_ends += 1
        except Fault:
            tally.lost_faults += 1

    def merge(self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Put) -> tuple[int, int]:
        words = self._words
        new = set(all_states(moves, words))
        for frame in earlier if new else ():
            new.difference_update(decoded(frame, words))
        is_goal, decode = self._model.system.is_goal, self._model.decode
        goals = faults = 0
        states = sorted(new)
        for packed in states:
            try:
                goals += bool(is_goal(decode(packed)))
            except Fault:
                faults += 1
        for frame in frames_of(states):
            put(frame)
        return goals, faults

    def mark(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        words, marked, targets = self._words, list[int](), dict[int, set[int]]()
        for key, frame in wanted():
            targets.setdefault(key, set()).update(decoded(frame, words))
        encode, decode, listed = self._model.encode, self._model.decode, self._listed(job)
        for packed in all_states(frames, words):
            try:
                following = listed(decode(packed))
            except Fault:
                continue
            if any(key in targets and encode(after) in targets[key] for after, key in following):
                marked.append(packed)
        for frame in frames_of(marked):
            put(frame)
        return 1

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        encode, decode, listed = self._model.encode, self._model.decode, self._listed(job)

        def following(packed: int) -> Iterable[tuple[int, int]]:
            least: dict[int, int] = {}
            try:
                for successor, key in listed(decode(packed)):
                    after = encode(successor)
                    least[after] = min(key, least.get(after, key))
            except Fault:
                return ()
            return least.items()

        return PythonSums(self._words, following, job, put).count(frames, job, wanted)
