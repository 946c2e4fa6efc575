"""What is done to one part of a layer: expand it, merge what leads into it, mark some of it.

A task reads files that manifests name, writes one file of its own, and returns what it is called
and what was counted.  It may run twice, or be killed: only what is returned counts.
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
"""Frames of states that are looked for, with their keys, as often as it is asked."""

PutMoves = Callable[[int, int, Iterable[Frame]], None]
"""Takes successors with one key and of one part."""


class Model(Protocol):
    """A puzzle as a store sees it: its states are whole numbers of so many words of 64 bits."""

    @property
    def words(self) -> int: ...

    @property
    def near(self) -> int:
        """See ``store_format.part_of``."""

    @property
    def system(self) -> TransitionSystem[Any]: ...

    @property
    def measures(self) -> Sequence[tuple[int, int]]:
        """Bits of a packed state with a shift: the number that they are, or, if the shift is
        negative, how many there are.  Layers with other measures have no state in common.
        """

    def encode(self, state: Any) -> int: ...

    def decode(self, packed: int) -> Any: ...

    def blocks(self) -> Any:
        """The same work for many states at once, by machine code; or None."""


class Recipe(Protocol):
    """What makes a model, in whatever process; it can be pickled."""

    def model(self) -> Model: ...


class Steps(Protocol):
    """The work on states, by Python functions or by machine code: the same bytes either way."""

    state_bytes: int
    """Memory that a state takes while a task has it in hand."""

    worth_returns: int
    """States are read in about the time in which it is found out whether the steps from one of them
    have ways back.
    """
    few: int
    """States with which no other process is troubled: that takes longer."""

    def expand(self, frames: Iterable[Frame], job: Expansion, put: PutMoves) -> Tally: ...

    def merge(self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Put) -> tuple[int, int]:
        """The states of ``moves`` that are not in ``earlier``, in order; how many of them are
        goals, and of how many that can't be said.
        """

    def mark(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        """The states with a successor among those ``wanted``; 1."""

    def count(self, frames: Iterable[Frame], job: Marking, wanted: Wanted, put: Put) -> int:
        """The same states, each with the sum of the numbers of its successors there; how many words
        the widest sum has.
        """


class Expansion(metaclass=Record):
    """Expand one part of a layer, whose successors belong to ``parts`` parts.

    At most about ``room`` successors are held at once.  ``by_cost``: a successor's key is its cost,
    else the number of its layer.  ``returns``: find out whether each step has a way back.
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
        """How many are read, about: what the task takes."""
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
    """Make one part of a layer out of the ``moves`` that lead into it, by numbers of layers with
    their files, without what the ``earlier`` layers have.
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
    """Mark the states of a part from which a step leads to a state that is ``wanted``.

    As WAYS, each has the number of its ways to the goals: the sum of those of its successors.
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
        """Words of the numbers that are wanted, at most."""
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
