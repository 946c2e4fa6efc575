"""What a breadth-first search discovers first, found in layers that know no order.

Each layer is discovered in the order of least paths.  So the first of some states of a layer is
found by going back, marking all that leads to them, and forward again, each time to the first
marked successor.  With costs it is the same: what leads to a state first is in the pile of least
cost that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from puzzlelang.search.store.layered import Layers, Marks
from puzzlelang.search.store.manifests import Layer
from puzzlelang.search.store.state_frames import Frame, decoded, first_in
from puzzlelang.search.store.store_format import part_of
from puzzlelang.search.store.store_tasks import Model
from puzzlelang.search.system import NoState
from puzzlelang.text import Any


class Discovery:
    """The order of discovery in some layers."""

    def __init__(self, layers: Layers, model: Model) -> None:
        self._layers, self._model, self._system = layers, model, model.system
        self._marks: list[Marks] = []

    def _drop_marks(self) -> None:
        for marks in self._marks:
            self._layers.drop(marks)

    def _following(self, state: Any, key: int = 0) -> list[tuple[Any, int]]:
        """Successors in their order, each with its key."""
        if self._layers.by_cost:
            return list(self._system.expand(state, key))
        return [(after, key + 1) for after in self._system.successors(state)]

    def _scanned(self, layer: Layer, test: Callable[[Any], bool]) -> Marks:
        marks = self._layers.scanned(layer, test)
        self._marks.append(marks)
        return marks

    def _marked(self, layer: Layer, *later: Marks) -> Marks:
        marks = self._layers.marked(layer, [(some.layer, some.files) for some in later])
        self._marks.append(marks)
        return marks

    def _either(self, some: Marks, others: Marks) -> Marks:
        files = []
        for part in range(some.layer.parts):
            both = {*self._layers.marks_in(some, part), *self._layers.marks_in(others, part)}
            files.append(self._layers.write_marks(some.layer, part, sorted(both)))
        marks = self._layers.marks(some.layer, files)
        self._marks.append(marks)
        return marks

    def _states(self, marks: Marks) -> Iterator[Any]:
        for part in range(len(marks.files)):
            for packed in self._layers.marks_in(marks, part):
                yield self._model.decode(packed)

    def _among(self, marks: Marks, states: Iterable[Any]) -> set[Any]:
        """Those of some states that are marked."""
        model, parts = self._model, len(marks.files)
        asked: dict[int, dict[int, Any]] = {}
        for state in states:
            packed = model.encode(state)
            part = part_of(packed, model.words, model.near, parts)
            asked.setdefault(part, {})[packed] = state
        found = set()
        for part, some in asked.items():
            found |= {
                some[packed] for packed in self._layers.marks_in(marks, part) if packed in some
            }
        return found

    def _has(self, layer: Layer, packed: int) -> bool:
        """Is a state in a layer?  Of frames that ascend, one alone is read state by state."""
        words = self._model.words
        part = part_of(packed, words, self._model.near, layer.parts)
        last: Frame | None = None
        for frame in self._layers.frames_in(layer, part):
            if first_in(frame, words) <= packed:
                last = frame
        return last is not None and packed in decoded(last, words)

    def _chain_to(self, marks: Marks) -> list[Marks]:
        """The marked states of layers, from the first on, by which those of the last are reached
        first: each layer is the first from which a step leads to what is marked in the next.
        """
        layers, found = self._layers.chain, [marks]
        while found[0].layer.number:
            target = found[0].layer
            for earlier in layers.layers[: target.number]:
                if target.key not in layers.expanded[earlier.number].tally.targets:
                    continue
                leading = self._marked(earlier, found[0])
                if leading.count:
                    found.insert(0, leading)
                    break
            else:
                raise NoState("nothing leads to one of its states")
        return found

    def _first(self, marks: Marks) -> tuple[Any, ...]:
        """The trace to the state that is discovered first of some."""
        path = self._chain_to(marks)
        starts = set(self._states(path[0]))
        trace = [first_of(start for start in self._system.starts if start in starts)]
        for before, after in pairwise(path):
            following = self._following(trace[-1], before.layer.key)
            states = [state for state, key in following if key == after.layer.key]
            there = self._among(after, states)
            trace.append(first_of(state for state in states if state in there))
        return tuple(trace)

    def _first_few(self, layer: Layer, few: int) -> list[Any]:
        """The first states of a layer by their discovery."""
        marks = self._scanned(layer, lambda state: True)
        path = self._chain_to(marks)
        most = few
        while True:
            starts = set(self._states(path[0]))
            some = [start for start in self._system.starts if start in starts]
            cut = len(some) > most
            some = some[:most]
            for after in path[1:]:
                listed = (next_ for state in some for next_, _ in self._following(state))
                following = dict.fromkeys(listed)
                there = self._among(after, following)
                found = [state for state in following if state in there]
                cut = cut or len(found) > most
                some = found[:most]
            if len(some) >= min(few, layer.count) or not cut:
                return some[:few]
            most *= 64

    def _counted(self, layer: Layer, test: Callable[[Any], bool]) -> tuple[tuple[Any, ...], int]:
        """The first of the cheapest traces to the goals of a layer, and how many there are."""
        layers = self._layers
        ways = {layer.number: layers.goals(layer, test)}
        self._marks += ways.values()
        for earlier in reversed(layers.chain.layers[: layer.number]):
            targets = layers.chain.expanded[earlier.number].tally.targets
            later = [some for some in ways.values() if some.count and some.layer.key in targets]
            if later and earlier.count:
                ways[earlier.number] = layers.ways(earlier, later)
                self._marks.append(ways[earlier.number])
        if 0 not in ways:
            raise NoState("nothing leads to a goal")
        return self._least_path(ways, layer.number), layers.ways_in(ways[0])

    def _least_path(self, ways: dict[int, Marks], last: int) -> tuple[Any, ...]:
        """The first of the paths through such states alone, by the order of the successors."""
        numbers = {some.layer.key: number for number, some in ways.items()}
        starts = self._among(ways[0], self._system.starts)
        number, state = 0, first_of(start for start in self._system.starts if start in starts)
        trace = [state]
        while number != last:
            by_number: dict[int, list[Any]] = {}
            following = self._following(state, ways[number].layer.key)
            for after, key in following:
                if key in numbers:
                    by_number.setdefault(numbers[key], []).append(after)
            there = {n: self._among(ways[n], states) for n, states in by_number.items()}
            state, number = first_of(
                (after, numbers[key])
                for after, key in following
                if key in numbers and after in there[numbers[key]]
            )
            trace.append(state)
        return tuple(trace)


def first_of(states: Iterable[Any]) -> Any:
    """The first of states of which there is one, unless a file says what is not so."""
    for state in states:
        return state
    raise NoState("a state is missing")
