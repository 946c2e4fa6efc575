"""Breadth-first search by layers, with delayed duplicate detection.

Expansion writes all successors of a layer to disk, by parts; merging sorts each part and removes
the states of earlier layers.  With costs, a layer has all states with the same least cost.  Only
the coordinator writes manifests, so a stage is either complete or has not begun.
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
"""Maximum number of different costs; each is a layer with its own files."""

GROWTH = 4
"""Assumed successors of a state, before any were counted."""

LEAST_ROOM = 16

SHARE, MOST_SHARES = 32, 256
"""If several processes work, a part has at least ``SHARE`` times ``Steps.few`` states, and a layer
at most ``MOST_SHARES`` parts unless memory requires more: each merge reads all of them.
"""

COST_PARTS = 8
"""Default number of parts with costs, because the moves of several layers meet in one."""


class Layers:
    """The layers of one chain, made one by one.

    ``parts``: number of parts of each layer (None: by ``memory``, in bytes). ``disk``: maximum
    bytes of the chain's files; ``Stop`` before they exceed it.
    """

    forgets = False
    """True if layers that aren't needed are removed."""

    def __init__(
        self, chain: Chain, model: Model, pool: Pool, by_cost: bool, memory: int,
        look: Look, parts: int | None = None, disk: int | None = None,
    ) -> None:  # fmt: skip
        self.chain, self.model, self.by_cost, self.look = chain, model, by_cost, look
        self._pool, self._parts, self._disk = pool, parts, disk
        self.room = max(LEAST_ROOM, memory // pool.cores // pool.steps.state_bytes)
        """Number of states that fit into the memory of a task."""
        self._marks: list[Marks] = []
        self._check_kept()
        self.tally = Tally()
        self.states = sum(layer.count for layer in chain.layers)
        for expanded in chain.expanded:
            self.tally.add_sums(expanded.tally)

    def _check_kept(self) -> None:
        """Refuse a store without the states of all layers."""
        if self.chain.forgotten or self.chain.missing():
            raise usage_error(
                "the states of this store were removed (`--forget`), but this needs them",
                "`puzzlelang explore … --forget` shows the counts, and continues; for more, "
                "give `--store` another folder",
            )

    @property
    def expanded_states(self) -> int:
        return sum(layer.count for layer in self.chain.layers[: len(self.chain.expanded)])

    @property
    def coming(self) -> int | None:
        """Estimated size of the next layer, by the growth of the last three; None with costs, or
        before three layers.
        """
        sizes = [layer.count for layer in self.chain.layers[-3:]]
        if self.by_cost or len(sizes) < 3 or not all(sizes):
            return None
        first, second, third = sizes
        growth = third / second
        return max(0, round(third * (growth + growth - second / first)))

    def _place(self, writers: int, states: int) -> Place:
        """The place for ``writers`` files, which share the remaining disk space.

        If this process does the work on ``states`` states, the files are held in memory.
        """
        self.chain.hold(states < self._pool.steps.few)
        place = self.chain.place
        if self._disk is None:
            return place
        taken = self.chain.bytes_on_disk() + sum(marks.bytes for marks in self._marks)
        return replace(place, most=max(0, self._disk - taken) // writers)

    def layer(self, number: int) -> Layer | None:
        """The layer with a number, or None after the last layer, which may be empty."""
        while number >= len(self.chain.layers):
            if self.chain.layers:
                self.expand()
            if not self._merge_next() and number >= len(self.chain.layers):
                return None
        return self.chain.layers[number]

    def expand(self) -> Expanded:
        """Expand the last layer unless it has been expanded."""
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
        """Merge moves into the files of a layer; its goals, and the faults of goal tests."""
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
        """Make the next layer; False if the space is complete."""
        chain = self.chain
        if not chain.layers:
            self._begin()
            return True
        while (key := chain.pending()) is not None:
            number = len(chain.layers)
            if number >= (MOST_PILES if self.by_cost else MOST_LAYERS):
                raise usage_error(
                    f"there are more than {number:,} different costs, but a store keeps files "
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
            self.expand()  # an empty layer is the last one, unless there are higher costs
        return False

    def _asks_for_returns(self, layer: Layer) -> bool:
        """Decide whether to expand all successors of a layer, to learn whether each step can be
        undone in one step.  Otherwise all earlier layers may have to be read.
        """
        before = sum(some.count for some in self.chain.layers[:-2])
        return not self.by_cost and before > self._pool.steps.worth_returns * layer.count

    def _compared(self, bounds: Bounds) -> tuple[Layer, ...]:
        """The layers that may share states with the next one."""
        return self._subtracted(len(self.chain.layers), bounds)

    def _subtracted(self, number: int, bounds: Bounds) -> tuple[Layer, ...]:
        """The layers before layer ``number`` that may have states within ``bounds``, reached from
        the last of them.

        If each step from a layer can be undone in one step, no layer before the previous one is
        reached again: the step back would have led here earlier.
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
        """Write the first layer; its files, its goals, and the faults of goal tests."""
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
        """The states of a layer with a step to marked states of ``later`` layers; as WAYS, with
        their numbers of ways.
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
        """Count marks as used disk space until they are dropped."""
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
        """Write the ``states`` of each part of a layer; as WAYS, each with the number 1."""
        files = []
        for part in range(layer.parts):
            some = sorted(states(part))
            frames = frames_of(some) if kind == MARKS else column_frames(some, [1] * len(some))
            place = self._place(1, layer.count)
            with place.writer(kind, layer.number, part, layer.parts) as writer:
                for frame in frames:
                    writer.put(frame)
                files.append(writer.finish())
        return self._kept(Marks(layer, tuple(files), kind))

    def ways_in(self, marks: Marks) -> int:
        """The sum of the numbers of all states."""
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
"""Minimum number of bytes worth removing with a mark."""


class ForgetfulLayers(Layers):
    """Layers that are removed as soon as they aren't needed; only counts stay.

    A layer is needed while new layers are compared with it.  Later layers are a guess: a step that
    can't be undone may lead back into an old layer.  Then all removed layers are made again from
    the start, byte by byte, and all of them are kept.  So no state is counted twice and the search
    completes; it takes twice the time.
    """

    forgets = True
    _asked = _has_one_way = False

    def _check_kept(self) -> None:
        pass

    def _asks_for_returns(self, layer: Layer) -> bool:
        """Always, until a step was met that can't be undone; then only if it is cheaper."""
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
        least = max(0, min([len(chain.layers) - 2, *numbers]))  # a slot that moves may move back
        going = sum(
            file.size for layer in chain.layers[chain.dropped : least] for file in layer.files
        )
        if least > chain.dropped and going >= LEAST_DROPPED and not chain.restored:
            chain.drop_below(least)
        return earlier

    def _restore(self, layer: Layer) -> None:
        """Make a removed layer again; the layers before it exist."""
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
            raise damaged(folder, "its states are not the successors of the layer before")
        chain.restore(number, files)
