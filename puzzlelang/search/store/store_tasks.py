"""Tasks on one part of a layer: expand it, merge moves into it, mark some of its states.

A task reads finished files, writes one new file, and returns its name and counts.  It may run twice
or be killed: only returned files count.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing

from puzzlelang.search.store.manifests import Layer, Tally
from puzzlelang.search.store.state_frames import Frame
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
)
from puzzlelang.search.system import TransitionSystem
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


class Steps(Protocol):
    """The work on states, by Python functions or by machine code, with the same bytes."""

    state_bytes: int
    """Memory of a task for each state."""

    worth_returns: int
    """Number of states that can be read in the time that it takes to check whether the steps from
    one state can be undone.
    """
    few: int
    """Number of states below which other processes don't pay."""

    def expand(self, frames: Iterable[Frame], job: Expansion, put: PutMoves) -> Tally: ...

    def merge(self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Put) -> tuple[int, int]:
        """The states of ``moves`` that are not in ``earlier``, sorted; the number of goals, and of
        goal tests that fail.
        """

    def mark(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        """The states with a successor among the ``wanted`` ones.  Returns 1, its width."""

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        """The same states, each with the sum of its successors' numbers.  Returns the words of the
        widest sum.
        """


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
