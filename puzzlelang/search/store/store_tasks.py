"""Tasks on one part of a layer: expand it, merge moves into it, mark some of its states.

A task reads finished files, writes one new file, and returns its name and counts.  It may run twice
or be killed: only returned files count.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing

from puzzlelang.search.store.manifests import NOTHING, Layer, Tally, bounds_of
from puzzlelang.search.store.state_frames import (
    COLUMN,
    FRAME,
    LEAST_CODED,
    Damaged,
    Frame,
    all_states,
    column_frames,
    decoded,
    frames_of,
    with_column,
    with_ways,
    without_column,
    words_of,
)
from puzzlelang.search.store.store_format import (
    MARKS,
    MOVES,
    RUN,
    WAYS,
    Look,
    Place,
    Section,
    Written,
    overlapping,
    part_of,
)
from puzzlelang.search.system import Fault, TransitionSystem
from puzzlelang.text import Any, Protocol, Record

Put = Callable[[Frame], object]

Wanted = Callable[[], Iterable[tuple[int, Frame]]]
"""Returns frames of later states with their keys, each time it is called."""

PutMoves = Callable[[int, int, Iterable[Frame]], None]
"""Takes the successors with one key and part."""


class Model(Protocol):
    """A puzzle for a store: its states are integers with a fixed number of 64-bit words."""

    @property
    def words(self) -> int: ...

    @property
    def near(self) -> int:
        """See ``store_format.part_of``."""

    @property
    def system(self) -> TransitionSystem[Any]: ...

    @property
    def measures(self) -> Sequence[tuple[int, int]]:
        """Masks of a packed state with shifts.  A measure is the masked number after the shift, or,
        for a negative shift, its number of one bits.  Layers with other measures share no states.
        """

    def encode(self, state: Any) -> int: ...

    def decode(self, packed: int) -> Any: ...

    def blocks(self) -> Any:
        """Machine code for many states at once, or None."""


class Recipe(Protocol):
    """Makes a model in any process; it can be pickled."""

    def model(self) -> Model: ...


class Expansion(metaclass=Record):
    """Expand one part of a layer; the successors belong to ``parts`` parts.

    About ``room`` successors are held at once.  ``by_cost``: the key of a successor is its cost,
    else the number of its layer.  ``returns``: check that each step can be undone in one step.
    """

    place: Place
    layer: Layer
    part: int
    parts: int
    room: int
    by_cost: bool
    returns: bool

    @property
    def states(self) -> int:
        """Approximate number of states that are read."""
        return self.layer.files[self.part].count

    def run(self, steps: Steps, look: Look) -> tuple[Written, Tally]:
        place, layer = self.place, self.layer
        sections: list[Section] = []
        with (
            place.writer(MOVES, layer.number, self.part, layer.parts) as writer,
            closing(place.frames(RUN, layer.number, self.part, layer.files, look)) as frames,
        ):

            def put(key: int, part: int, frames: Iterable[Frame]) -> None:
                start, count = writer.size, writer.count
                for frame in frames:
                    writer.put(frame)
                    look()
                if writer.count > count:
                    length = writer.size - start
                    sections.append(Section(key, part, start, length, writer.count - count))

            tally = steps.expand(frames, self, put)
            writer.put_index(sections)
            targets: dict[int, int] = {}
            for section in sections:
                targets[section.key] = targets.get(section.key, 0) + section.count
            tally.targets = targets
            return writer.finish(), tally


class Merging(metaclass=Record):
    """Merge one part of a layer from ``moves``, by layer number, and remove the states of
    ``earlier`` layers.
    """

    place: Place
    number: int
    key: int
    part: int
    parts: int
    moves: tuple[tuple[int, Sequence[Written]], ...]
    earlier: tuple[Layer, ...]

    @property
    def states(self) -> int:
        return sum(file.count for _, files in self.moves for file in files) // self.parts

    def run(self, steps: Steps, look: Look) -> tuple[Written, tuple[int, int]]:
        with (
            self.place.writer(RUN, self.number, self.part, self.parts) as writer,
            closing(self._moves(look)) as moves,
            closing(self._earlier(look)) as earlier,
        ):
            counts = steps.merge(moves, earlier, writer.put)
            return writer.finish(), counts

    def _moves(self, look: Look) -> Generator[Frame, None, None]:
        for number, files in self.moves:
            for part, file in enumerate(files):
                with self.place.reader(MOVES, number, part, len(files), file) as reader:
                    for section in reader.sections():
                        if section.key == self.key and section.part == self.part:
                            yield from reader.section(section, look)

    def _earlier(self, look: Look) -> Generator[Frame, None, None]:
        for layer in self.earlier:
            for part in overlapping(self.part, self.parts, layer.parts):
                yield from self.place.frames(RUN, layer.number, part, layer.files, look)


class Marks(metaclass=Record):
    """Some states of a layer, in files like its own; as WAYS, each with a number of up to ``width``
    words.
    """

    layer: Layer
    files: tuple[Written, ...]
    kind: int = MARKS
    width: int = 1

    @property
    def count(self) -> int:
        return sum(file.count for file in self.files)

    @property
    def bytes(self) -> int:
        return sum(file.size for file in self.files)


class Marking(metaclass=Record):
    """Mark the states of a part with a step to a ``wanted`` state.

    As WAYS, each state gets its number of ways to the goals: the sum of its successors' numbers.
    """

    place: Place
    layer: Layer
    part: int
    wanted: tuple[Marks, ...]
    room: int
    by_cost: bool

    @property
    def states(self) -> int:
        return self.layer.files[self.part].count

    @property
    def width(self) -> int:
        """Maximum number of words of the wanted numbers."""
        return max(marks.width for marks in self.wanted)

    def run(self, steps: Steps, look: Look) -> tuple[Written, int]:
        """The file, and the words of its widest number."""
        place, layer, kind = self.place, self.layer, self.wanted[0].kind
        with (
            place.writer(kind, layer.number, self.part, layer.parts) as writer,
            closing(place.frames(RUN, layer.number, self.part, layer.files, look)) as frames,
        ):
            work = steps.count if kind == WAYS else steps.mark
            width = work(frames, self, lambda: self._wanted(look), writer.put)
            return writer.finish(), width

    def _wanted(self, look: Look) -> Generator[tuple[int, Frame], None, None]:
        for marks in self.wanted:
            number, files = marks.layer.number, marks.files
            for part in range(len(files)):
                for frame in self.place.frames(marks.kind, number, part, files, look):
                    yield marks.layer.key, frame


Task = Expansion | Merging | Marking


# ── the work on states by the functions of a transition system ────────────────────────


class Steps:
    """The work on states, by the functions of a transition system.

    :class:`NativeSteps` does the same by machine code, with the same bytes.
    """

    state_bytes = 200
    """Memory of a task for each state."""

    worth_returns = 30
    """Number of states that can be read in the time that it takes to check whether the steps from
    one state can be undone.
    """
    few = 1 << 12
    """Number of states below which other processes don't pay."""

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
        """Write the states of ``moves`` that are not in ``earlier``, sorted; the number of goals,
        and of goal tests that fail.
        """
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
        """Write the states with a successor among the ``wanted`` ones.  Returns 1, its width."""
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
        for frame in frames_of(sorted(marked)):
            put(frame)
        return 1

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        """Write the same states, each with the sum of its successors' numbers.  Returns the words
        of the widest sum.
        """
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

        return Sums(self._words, following, job, put).count(frames, job, wanted)


class Sums:
    """Counts ways to the goals: groups of states of a layer, with tables of later states as large
    as the memory holds.
    """

    most_targets: int
    """Maximum number of states in a table."""

    most_states: int
    """Number of states that are summed at once if there are several tables."""

    def __init__(
        self, words: int, following: Callable[[int], Iterable[tuple[int, int]]], job: Marking,
        put: Put,
    ) -> None:  # fmt: skip
        """``following``: the distinct successors of a packed state, with their keys."""
        self._words, self._following, self._put = words, following, put
        self.most_targets = self.most_states = max(1, job.room // 2)
        self._waiting: list[tuple[int, int]] = []
        self._widest = 1

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted) -> int:
        """Implements ``Steps.count``."""
        whole = sum(marks.count for marks in job.wanted) <= self.most_targets
        tables = [self.table(wanted())] if whole else ()
        for some in _grouped(((0, frame) for frame in frames), 1 if whole else self.most_states):
            states = self.states(frame for _, frame in some)
            own = self.zeros(states)
            for table in tables or map(self.table, _grouped(wanted(), self.most_targets)):
                self.add(states, table, own)
            self.put(states, own)
        return self.end()

    def table(self, wanted: Iterable[tuple[int, Frame]]) -> Any:
        return {
            (state, key): number
            for key, frame in wanted
            for state, number in with_ways((frame,), self._words)
        }

    def states(self, frames: Iterable[Frame]) -> Any:
        return [state for frame in frames for state in decoded(frame, self._words)]

    def zeros(self, states: Any) -> Any:
        return [0] * len(states)

    def add(self, states: Any, table: Any, sums: Any) -> None:
        for at, state in enumerate(states):
            sums[at] += sum(table.get(place, 0) for place in self._following(state))

    def put(self, states: Any, sums: Any) -> None:
        """Write the states with a sum, in whole frames."""
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
        """Write the remaining states; the words of the widest sum."""
        self._write(self._waiting)
        return self._widest


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


# ── the same by machine code, with the same bytes ─────────────────────────────────────

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
