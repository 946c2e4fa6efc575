"""Breadth-first search by layers, with delayed duplicate detection.

All successors of a layer are written down, by parts; then each part is sorted, and what earlier
layers have is left out.  Where transitions cost more than a step, a layer is a pile of states with
the same least cost.  The coordinator alone writes manifests, so a stage is done or was not begun.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

from puzzlelang.search.store.manifests import (
    MOST_LAYERS,
    MOST_PARTS,
    Bounds,
    Expanded,
    Layer,
    Tally,
    are_same,
    bounds_of,
    damaged,
    disjoint,
    widest,
)
from puzzlelang.search.store.state_frames import (
    Frame,
    all_states,
    column_frames,
    frames_of,
    with_ways,
)
from puzzlelang.search.store.store_folder import Chain
from puzzlelang.search.store.store_format import (
    FOLDERS,
    MARKS,
    MOST_WIDTH,
    MOVES,
    RUN,
    WAYS,
    Look,
    Place,
    Written,
    part_of,
)
from puzzlelang.search.store.store_tasks import (
    Expansion,
    Marking,
    Marks,
    Merging,
    Model,
)
from puzzlelang.search.store.task_pool import Pool
from puzzlelang.text import Any, replace, usage_error

MOST_PILES = 10_000
"""Costs that differ; each is a layer with files of its own."""

GROWTH = 4
"""Successors of a state, where nothing is known."""

LEAST_ROOM = 16

SHARE, MOST_SHARES = 32, 256
"""Where several work, a part has at least so many times the states that are few, and there are no
more parts than these unless memory asks for them: each is read by each task that merges.
"""

COST_PARTS = 8
"""Of each pile, unless something else is asked for: the moves of several meet in one."""


class Layers:
    """The layers of one chain, grown one by one.

    ``parts``: so many in each layer, whatever its size (None: as ``memory`` in bytes asks for).
    ``disk``: bytes that the files of the chain may take; ``Stop`` before they take more.
    """

    forgets = False
    """Do layers go that are not needed?"""

    def __init__(
        self, chain: Chain, model: Model, pool: Pool, by_cost: bool, memory: int,
        look: Look, parts: int | None = None, disk: int | None = None,
    ) -> None:  # fmt: skip
        self.chain, self.model, self.by_cost, self.look = chain, model, by_cost, look
        self._pool, self._parts, self._disk = pool, parts, disk
        self.room = max(LEAST_ROOM, memory // pool.cores // pool.steps.state_bytes)
        """States that a task may hold."""
        self._marks: list[Marks] = []
        self._check_kept()
        self.tally = Tally()
        self.states = sum(layer.count for layer in chain.layers)
        for expanded in chain.expanded:
            self.tally.add_sums(expanded.tally)

    def _check_kept(self) -> None:
        """Whoever asks for states asks for those of all layers."""
        if self.chain.forgotten or self.chain.missing():
            raise usage_error(
                "the states of this store were removed (`--forget`), and that asks for them",
                "`puzzlelang explore … --forget` says what was counted, and goes on; for more, "
                "give `--store` another folder",
            )

    @property
    def expanded_states(self) -> int:
        return sum(layer.count for layer in self.chain.layers[: len(self.chain.expanded)])

    @property
    def coming(self) -> int | None:
        """States that the next layer is expected to have, as layers grew; None where costs differ,
        and where there are too few layers to say.
        """
        sizes = [layer.count for layer in self.chain.layers[-3:]]
        if self.by_cost or len(sizes) < 3 or not all(sizes):
            return None
        first, second, third = sizes
        growth = third / second
        return max(0, round(third * (growth + growth - second / first)))

    def _place(self, writers: int, states: int) -> Place:
        """Where so many files are written, each with its share of what the disk may still take.

        If the work on so many ``states`` is done here, they are held in memory.
        """
        self.chain.hold(states < self._pool.steps.few)
        place = self.chain.place
        if self._disk is None:
            return place
        taken = self.chain.bytes_on_disk() + sum(marks.bytes for marks in self._marks)
        return replace(place, most=max(0, self._disk - taken) // writers)

    def layer(self, number: int) -> Layer | None:
        """The layer with a number; None where there is none.  The last one may be empty."""
        while number >= len(self.chain.layers):
            if self.chain.layers:
                self.expand()
            if not self._merge_next() and number >= len(self.chain.layers):
                return None
        return self.chain.layers[number]

    def expand(self) -> Expanded:
        """Expand the last layer, unless that is done."""
        chain = self.chain
        number = len(chain.layers) - 1
        if number < len(chain.expanded):
            return chain.expanded[number]
        layer = chain.layers[number]
        parts, returns = self._next_parts(layer), self._asks_for_returns(layer)
        files, tally = self._moves_from(layer, parts, returns)
        tally.targets = {key: count for key, count in tally.targets.items() if key > layer.key}
        expanded = chain.commit_expanded(parts, files, tally)
        if not tally.targets:
            chain.remove_moves()
        self.tally.add_sums(tally)
        return expanded

    def _moves_from(self, layer: Layer, parts: int, returns: bool) -> tuple[list[Written], Tally]:
        place = self._place(layer.parts, layer.count)
        tasks = [
            Expansion(place, layer, part, parts, self.room, self.by_cost, returns)
            for part in range(layer.parts)
        ]
        tally, files = Tally(returns=returns), []
        for file, own in self._pool.run(tasks, self.look):
            tally.add(own)
            files.append(file)
        return files, tally

    def _merged(
        self, number: int, key: int, parts: int, moves: Sequence[tuple[int, Sequence[Written]]],
        earlier: tuple[Layer, ...],
    ) -> tuple[list[Written], int, int]:  # fmt: skip
        """The files of a layer, its goals, and the faults of goal tests."""
        place = self._place(parts, sum(file.count for _, files in moves for file in files))
        tasks = [
            Merging(place, number, key, part, parts, tuple(moves), earlier) for part in range(parts)
        ]
        results = self._pool.run(tasks, self.look)
        goals = sum(goals for _, (goals, _) in results)
        return [file for file, _ in results], goals, sum(faults for _, (_, faults) in results)

    def _next_parts(self, layer: Layer) -> int:
        if self.by_cost:  # moves of several layers meet in one
            return self.chain.layers[0].parts
        if self._parts is not None:
            return self._parts
        growth = GROWTH
        if self.chain.expanded:
            before = self.chain.layers[len(self.chain.expanded) - 1].count
            growth = -(-self.chain.expanded[-1].tally.successors // max(1, before)) + 1
        successors = layer.count * growth
        shares = min(MOST_SHARES, successors // (SHARE * self._pool.steps.few))
        least = shares if self._pool.shares else 1
        return max(1, least, min(MOST_PARTS, -(-successors // self.room)))

    def _merge_next(self) -> bool:
        """Make the next layer; False where nothing is left."""
        chain = self.chain
        if not chain.layers:
            self._begin()
            return True
        while (key := chain.pending()) is not None:
            number = len(chain.layers)
            if number >= (MOST_PILES if self.by_cost else MOST_LAYERS):
                raise usage_error(
                    f"there are more than {number:,} different costs, and a store keeps files "
                    "for each",
                    "leave `--store` out, or solve without the costs (`--search bfs`)",
                )
            leading = [expanded for expanded in chain.unmerged() if key in expanded.tally.targets]
            moves = [(expanded.number, expanded.files) for expanded in leading]
            bounds = reduce(widest, (expanded.tally.bounds for expanded in leading))
            parts, earlier = chain.expanded[-1].parts, self._compared(bounds)
            files, goals, faults = self._merged(number, key, parts, moves, earlier)
            layer = chain.commit_layer(key, files, goals, faults, bounds)
            self.states += layer.count
            chain.remove_moves()
            if layer.count:
                return True
            self.expand()  # an empty one ends it, unless there are higher costs
        return False

    def _asks_for_returns(self, layer: Layer) -> bool:
        """Is it worth to expand all successors of a layer, to learn whether each step has a way
        back?  Else all that came before may have to be read.
        """
        before = sum(some.count for some in self.chain.layers[:-2])
        return not self.by_cost and before > self._pool.steps.worth_returns * layer.count

    def _compared(self, bounds: Bounds) -> tuple[Layer, ...]:
        """The layers that the next one is compared with."""
        return self._subtracted(len(self.chain.layers), bounds)

    def _subtracted(self, number: int, bounds: Bounds) -> tuple[Layer, ...]:
        """The layers before one with a number in which states within bounds may be that the last
        of them leads to.

        If each step from a layer has a way back, nothing that was expanded before the layer before
        it is reached again: the way back would have led here earlier.
        """
        layers = self.chain.layers[:number]
        if not self.by_cost and self.chain.expanded[number - 1].tally.returns:
            layers = layers[-2:]
        return tuple(layer for layer in layers if not disjoint(layer.bounds, bounds))

    def _begin(self) -> None:
        chain, model = self.chain, self.model
        parts = self._parts or 1
        if self.by_cost and self._parts is None:
            parts = COST_PARTS
        files, goals, faults = self._starts(parts)
        starts = [model.encode(start) for start in model.system.starts]
        bounds = bounds_of(model.measures, starts, ())
        self.states += chain.commit_layer(0, files, goals, faults, bounds).count

    def _starts(self, parts: int) -> tuple[list[Written], int, int]:
        """The files of the first layer; its goals, and the faults of what says so."""
        model = self.model
        by_part: list[list[int]] = [[] for _ in range(parts)]
        starts = [model.encode(start) for start in model.system.starts]
        for packed in starts:
            by_part[part_of(packed, model.words, model.near, parts)].append(packed)
        files, goals, faults = [], 0, 0
        place = self._place(parts, len(starts))
        for part, states in enumerate(by_part):
            with place.writer(RUN, 0, part, parts) as writer:
                own = self._pool.steps.merge(frames_of(sorted(states)), (), writer.put)
                goals, faults = goals + own[0], faults + own[1]
                files.append(writer.finish())
        return files, goals, faults

    # ── marks ────────────────────────────────────────────────────────────────────────

    def leading(self, layer: Layer, *later: Marks) -> Marks:
        """The states of a layer from which a step leads to marked states of later ones; as WAYS,
        with their ways there.
        """
        place = self._place(layer.parts, layer.count)
        tasks = [
            Marking(place, layer, part, later, self.room, self.by_cost)
            for part in range(layer.parts)
        ]
        done = self._pool.run(tasks, self.look)
        width = max(own for _, own in done)
        if width > MOST_WIDTH:
            raise usage_error(
                f"the number of solutions has more than {64 * MOST_WIDTH:,} bits",
                "leave `--count` out",
            )
        return self._kept(Marks(layer, tuple(file for file, _ in done), later[0].kind, width))

    def _kept(self, marks: Marks) -> Marks:
        """They count as what is on disk until they are dropped."""
        self._marks.append(marks)
        return marks

    def scanned(self, layer: Layer, test: Callable[[Any], bool], kind: int = MARKS) -> Marks:
        """The states of a layer that pass a test."""
        decode = self.model.decode
        return self.marked(
            layer,
            lambda part: [s for s in self.states_in(layer, part) if test(decode(s))],
            kind,
        )

    def marked(
        self, layer: Layer, states: Callable[[int], Sequence[int]], kind: int = MARKS
    ) -> Marks:
        """The ``states`` of each part of a layer; as WAYS, each with one."""
        files = []
        for part in range(layer.parts):
            some = states(part)
            frames = frames_of(some) if kind == MARKS else column_frames(some, [1] * len(some))
            place = self._place(1, layer.count)
            with place.writer(kind, layer.number, part, layer.parts) as writer:
                for frame in frames:
                    writer.put(frame)
                files.append(writer.finish())
        return self._kept(Marks(layer, tuple(files), kind))

    def ways_in(self, marks: Marks) -> int:
        """The sum of the ways of all its states."""
        return sum(
            number
            for part in range(marks.layer.parts)
            for _, number in with_ways(self._frames(marks, part), self.model.words)
        )

    def states_in(self, layer: Layer, part: int) -> Any:
        return all_states(self.frames_in(layer, part), self.model.words)

    def frames_in(self, layer: Layer, part: int) -> Iterable[Frame]:
        return self.chain.place.frames(RUN, layer.number, part, layer.files, self.look)

    def marks_in(self, marks: Marks, part: int) -> Any:
        frames, words = self._frames(marks, part), self.model.words
        if marks.kind == WAYS:
            return (state for state, _ in with_ways(frames, words))
        return all_states(frames, words)

    def _frames(self, marks: Marks, part: int) -> Iterable[Frame]:
        number = marks.layer.number
        return self.chain.place.frames(marks.kind, number, part, marks.files, self.look)

    def drop_marks(self) -> None:
        while self._marks:
            self.drop(self._marks.pop())

    def drop(self, marks: Marks) -> None:
        self.chain.files.remove([file.name for file in marks.files])


LEAST_DROPPED = 1 << 20
"""Bytes of states for which it is worth to remove them, and to write down that they are gone."""


class ForgetfulLayers(Layers):
    """Those of a chain by steps."""

    forgets = True
    _asked = _has_one_way = False

    def _check_kept(self) -> None:
        pass

    def _asks_for_returns(self, layer: Layer) -> bool:
        """Always, until a step was met that has none: then where that is cheaper, as in others."""
        if self._asked and not self.chain.expanded[-1].tally.returns:
            self._has_one_way = True
        keeps = self._has_one_way or bool(self.chain.restored)
        self._asked = not keeps or super()._asks_for_returns(layer)
        return self._asked

    def _compared(self, bounds: Bounds) -> tuple[Layer, ...]:
        chain = self.chain
        earlier = super()._compared(bounds)
        if not all(map(chain.has, earlier)):
            for number in chain.missing():
                self._restore(chain.layers[number])
            return super()._compared(bounds)
        numbers = [layer.number for layer in earlier]
        least = max(0, min([len(chain.layers) - 2, *numbers]))  # what moves once may well move back
        going = sum(
            file.size for layer in chain.layers[chain.dropped : least] for file in layer.files
        )
        if least > chain.dropped and going >= LEAST_DROPPED and not chain.restored:
            chain.drop_below(least)
        return earlier

    def _restore(self, layer: Layer) -> None:
        """Those before it are there."""
        chain, number = self.chain, layer.number
        if number:
            before = chain.expanded[number - 1]
            moves, _ = self._moves_from(chain.layers[number - 1], before.parts, False)
            earlier = self._subtracted(number, before.tally.bounds)
            some = [(number - 1, moves)]
            files, _, _ = self._merged(number, layer.key, layer.parts, some, earlier)
            chain.remove_files(MOVES, number - 1, moves)
        else:
            files = self._starts(layer.parts)[0]
        if not are_same(files, layer.files):
            folder = chain.files.path(f"{FOLDERS[RUN]}-{number:06}")
            raise damaged(folder, "its states are not those that the layer before leads to")
        chain.restore(number, files)
