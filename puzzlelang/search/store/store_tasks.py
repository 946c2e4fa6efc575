"""What is done to one part of a layer: expand it, merge what leads into it, mark some of it.

A task reads files that manifests name, writes one file of its own, and returns what it is called
and what was counted.  It may run twice, or be killed: only what is returned counts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager

from puzzlelang.search.store.manifests import Layer, Tally
from puzzlelang.search.store.state_frames import Damaged, Frame
from puzzlelang.search.store.store_format import (
    MARKS,
    MOVES,
    RUN,
    WAYS,
    Place,
    Reader,
    Section,
    Written,
    overlapping,
)
from puzzlelang.search.system import TransitionSystem
from puzzlelang.text import Any, Protocol, Record

Look = Callable[[], object]
"""Called now and then while a task runs; may raise to end it."""

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

    def merge(
        self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Callable[[Frame], object]
    ) -> tuple[int, int]:
        """The states of ``moves`` that are not in ``earlier``, in order; how many of them are
        goals, and of how many that can't be said.
        """

    def mark(
        self,
        frames: Iterable[Frame],
        job: Marking,
        wanted: Sequence[tuple[int, Iterable[Frame]]],
        put: Callable[[Frame], object],
    ) -> None:
        """The states with a successor among those ``wanted``, in groups by their keys."""

    def count(
        self,
        frames: Iterable[Frame],
        job: Counting,
        wanted: Callable[[], Iterable[tuple[int, Frame]]],
        put: Callable[[Frame], object],
    ) -> int:
        """The same states, each with the sum of the numbers of its successors there; how many words
        the widest sum has.  ``wanted`` gives frames with their keys, as often as it is asked.
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
            closing(states_of(place, RUN, layer, self.part, look)) as frames,
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
    moves: tuple[tuple[int, tuple[Written, ...]], ...]
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
                with Source(self.place, MOVES, number, part, len(files), file).opened() as reader:
                    for section in reader.sections():
                        if section.key == self.key and section.part == self.part:
                            yield from watched(reader.section(section), look)

    def _earlier(self, look: Look) -> Generator[Frame, None, None]:
        for layer in self.earlier:
            for part in overlapping(self.part, self.parts, layer.parts):
                yield from states_of(self.place, RUN, layer, part, look)


class Marking(metaclass=Record):
    """Mark the states of a part from which a step leads to a state that is ``wanted``: files of
    marks in later layers.
    """

    place: Place
    layer: Layer
    part: int
    wanted: tuple[tuple[Layer, tuple[Written, ...]], ...]
    room: int
    by_cost: bool

    @property
    def states(self) -> int:
        return self.layer.files[self.part].count

    def run(self, steps: Steps, look: Look) -> Written:
        place, layer = self.place, self.layer
        wanted = [(later.key, self._marks(later, files, look)) for later, files in self.wanted]
        with (
            place.writer(MARKS, layer.number, self.part, layer.parts) as writer,
            closing(states_of(place, RUN, layer, self.part, look)) as frames,
        ):
            steps.mark(frames, self, wanted, writer.put)
            return writer.finish()

    def _marks(
        self, later: Layer, files: Sequence[Written], look: Look
    ) -> Generator[Frame, None, None]:
        for part, file in enumerate(files):
            yield from Source(self.place, MARKS, later.number, part, later.parts, file).frames(look)


class Counting(metaclass=Record):
    """Count the ways from the states of a part to the goals: the sum of those of the ``wanted``
    states of later layers that a step leads to, which have up to ``width`` words.
    """

    place: Place
    layer: Layer
    part: int
    wanted: tuple[tuple[Layer, tuple[Written, ...]], ...]
    width: int
    room: int
    by_cost: bool

    @property
    def states(self) -> int:
        return self.layer.files[self.part].count

    @property
    def wanted_states(self) -> int:
        return sum(file.count for _, files in self.wanted for file in files)

    def run(self, steps: Steps, look: Look) -> tuple[Written, int]:
        """The file, and the words of its widest number."""
        place, layer = self.place, self.layer
        with (
            place.writer(WAYS, layer.number, self.part, layer.parts) as writer,
            closing(states_of(place, RUN, layer, self.part, look)) as frames,
        ):
            width = steps.count(frames, self, lambda: self._wanted(look), writer.put)
            return writer.finish(), width

    def _wanted(self, look: Look) -> Generator[tuple[int, Frame], None, None]:
        for later, files in self.wanted:
            for part, file in enumerate(files):
                source = Source(self.place, WAYS, later.number, part, later.parts, file)
                for frame in source.frames(look):
                    yield later.key, frame


Task = Expansion | Merging | Marking | Counting


class Source(metaclass=Record):
    """A file that is read; whatever is wrong with it is reported with its path."""

    place: Place
    kind: int
    layer: int
    part: int
    parts: int
    file: Written

    @contextmanager
    def opened(self) -> Iterator[Reader]:
        file = self.file
        with self.place.reader(self.kind, self.layer, self.part, self.parts, file) as reader:
            try:
                yield reader
            except Damaged as error:
                raise self.place.damaged(file, error) from error

    def frames(self, look: Look) -> Generator[Frame, None, None]:
        with self.opened() as reader:
            yield from watched(reader.frames(), look)


def watched(frames: Iterable[Frame], look: Look) -> Iterator[Frame]:
    for frame in frames:
        look()
        yield frame


def states_of(
    place: Place, kind: int, layer: Layer, part: int, look: Look
) -> Generator[Frame, None, None]:
    """The frames of one part of a layer."""
    return Source(place, kind, layer.number, part, layer.parts, layer.files[part]).frames(look)
