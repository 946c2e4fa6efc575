"""The work on states by the functions of any transition system."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from puzzlelang.search.store.manifests import Tally, bounds_of
from puzzlelang.search.store.state_frames import Frame, all_states, decoded, frames_of
from puzzlelang.search.store.store_format import part_of
from puzzlelang.search.store.store_tasks import Counting, Expansion, Marking, Model, PutMoves
from puzzlelang.search.store.way_columns import PythonSums, count_ways
from puzzlelang.search.system import Fault
from puzzlelang.text import Any


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
        """Has each step from a state a way back that is one step?"""
        try:
            return all(state in self._model.system.successors(after) for after, _ in following)
        except Fault:
            return False

    def _listed(
        self, job: Expansion | Marking | Counting
    ) -> Callable[[Any], Sequence[tuple[Any, int]]]:
        """A function that gives successors with their keys."""
        system, key = self._model.system, job.layer.key
        if job.by_cost:
            return lambda state: system.expand(state, key)
        successors = system.successors
        return lambda state: [(successor, key + 1) for successor in successors(state)]

    def _judge(self, state: Any, tally: Tally) -> None:
        """Is a state without successors lost, or a dead end?"""
        system = self._model.system
        try:
            if system.is_goal(state):
                return
        except Fault:
            return  # that was found when it was merged
        try:
            if system.is_lost(state):
                tally.losses += 1
            else:
                tally.dead_ends += 1
        except Fault:
            tally.lost_faults += 1

    def merge(
        self, moves: Iterable[Frame], earlier: Iterable[Frame], put: Callable[[Frame], object]
    ) -> tuple[int, int]:
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

    def mark(
        self,
        frames: Iterable[Frame],
        job: Marking,
        wanted: Sequence[tuple[int, Iterable[Frame]]],
        put: Callable[[Frame], object],
    ) -> None:
        words, found = self._words, set[int]()
        known = {key: set(all_states(some, words)) for key, some in wanted}
        encode, decode, listed = self._model.encode, self._model.decode, self._listed(job)
        for packed in chain.from_iterable(decoded(frame, words) for frame in frames):
            try:
                following = listed(decode(packed))
            except Fault:
                continue
            for successor, key in following:
                if key in known and encode(successor) in known[key]:
                    found.add(packed)
                    break
        for frame in frames_of(sorted(found)):
            put(frame)

    def count(
        self,
        frames: Iterable[Frame],
        job: Counting,
        wanted: Callable[[], Iterable[tuple[int, Frame]]],
        put: Callable[[Frame], object],
    ) -> int:
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

        return count_ways(PythonSums(self._words, following, job, put), frames, job, wanted)
