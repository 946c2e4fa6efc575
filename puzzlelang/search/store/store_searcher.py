"""Searches a puzzle by layers in a store, independently of parts, memory and interruptions.

Searches in memory give the same answers, including traces.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from heapq import merge
from itertools import count
from time import monotonic

from puzzlelang.search.engine import cost_of
from puzzlelang.search.searcher import Answer, Kind, Request, Searcher
from puzzlelang.search.store.layered import ForgetfulLayers, Layers
from puzzlelang.search.store.manifests import Expanded, Layer, bounds_of, damaged, disjoint
from puzzlelang.search.store.state_frames import Damaged, Frame, decoded, first_in
from puzzlelang.search.store.store_files import Unreachable, why
from puzzlelang.search.store.store_folder import Store
from puzzlelang.search.store.store_format import WAYS, Look, absolute, part_of
from puzzlelang.search.store.store_tasks import Marks, Model, Recipe, steps_of
from puzzlelang.search.store.task_pool import pool_of
from puzzlelang.search.system import (
    FEW_DEEPEST,
    Fault,
    GaveUp,
    Limits,
    NoState,
    Outcome,
    Solutions,
    Solved,
    Space,
    Statistics,
    TransitionSystem,
    Unsolvable,
    limit_of,
)
from puzzlelang.search.watch import ENDS, Stop
from puzzlelang.text import (
    Any,
    PuzzleError,
    Record,
    Stage,
    TypeVar,
    current_task,
    peak_bytes,
    printable,
    replace,
    resident_bytes,
    stage,
    usage_error,
)

# ── one request, answered from layers that grow as needed ─────────────────────────────


class Discovery:
    """Order of discovery, reconstructed from layers, which are sorted.

    Breadth-first search discovers the states of a layer in the order of their least paths.  To find
    the first discovered of some states, mark their predecessors, layer by layer back to the start;
    then walk forward, each time to the first marked successor.  With costs, the previous layer is
    the one with the least cost that leads there.
    """

    def __init__(self, layers: Layers, model: Model) -> None:
        self._layers, self._model, self._system = layers, model, model.system

    def _following(self, state: Any, key: int = 0) -> list[tuple[Any, int]]:
        """Successors in order, each with its key."""
        if self._layers.by_cost:
            return list(self._system.expand(state, key))
        return [(after, key + 1) for after in self._system.successors(state)]

    def _either(self, some: Marks, others: Marks) -> Marks:
        marks_in = self._layers.marks_in
        return self._layers.marked(
            some.layer,
            lambda part: [*{*marks_in(some, part), *marks_in(others, part)}],
        )

    def _states(self, marks: Marks) -> Iterator[Any]:
        for part in range(len(marks.files)):
            for packed in self._layers.marks_in(marks, part):
                yield self._model.decode(packed)

    def _among(self, marks: Marks, states: Iterable[Any]) -> set[Any]:
        """The marked ones of ``states``."""
        model, parts = self._model, len(marks.files)
        asked: dict[int, dict[int, Any]] = {}
        for state in states:
            packed = model.encode(state)
            part = part_of(packed, model.words, model.near, parts)
            asked.setdefault(part, {})[packed] = state
        marked = set()
        for part, some in asked.items():
            marked |= {
                some[packed] for packed in self._layers.marks_in(marks, part) if packed in some
            }
        return marked

    def _has(self, layer: Layer, packed: int) -> bool:
        """Check that a state is in a layer.  Frames ascend, so only one is decoded."""
        words = self._model.words
        part = part_of(packed, words, self._model.near, layer.parts)
        last: Frame | None = None
        for frame in self._layers.frames_in(layer, part):
            if first_in(frame, words) <= packed:
                last = frame
        return last is not None and packed in decoded(last, words)

    def _chain_to(self, marks: Marks) -> list[Marks]:
        """Marks in the layers of the path that discovers ``marks`` first, from the first layer on.
        The layer before each is the first with a step to its marked states.
        """
        layers, path = self._layers.chain, [marks]
        while path[0].layer.number:
            target = path[0].layer
            for earlier in layers.layers[: target.number]:
                if target.key not in layers.expanded[earlier.number].tally.targets:
                    continue
                leading = self._layers.leading(earlier, path[0])
                if leading.count:
                    path.insert(0, leading)
                    break
            else:
                raise NoState("no step leads to one of its states")
        return path

    def _first(self, marks: Marks) -> tuple[Any, ...]:
        """The trace to the marked state that is discovered first."""
        return self._least_path(self._chain_to(marks))

    def _first_few(self, layer: Layer, few: int) -> list[Any]:
        """The first states of a layer in order of discovery."""
        marks = self._layers.scanned(layer, lambda state: True)
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
                states = [state for state in following if state in there]
                cut = cut or len(states) > most
                some = states[:most]
            if len(some) >= min(few, layer.count) or not cut:
                return some[:few]
            most *= 64

    def _counted(self, layer: Layer, test: Callable[[Any], bool]) -> tuple[tuple[Any, ...], int]:
        """The first of the cheapest traces to the goals of a layer, and their number."""
        layers = self._layers
        ways = [layers.scanned(layer, test, WAYS)]
        for earlier in reversed(layers.chain.layers[: layer.number]):
            targets = layers.chain.expanded[earlier.number].tally.targets
            later = [some for some in ways if some.count and some.layer.key in targets]
            if later and earlier.count:
                ways.append(layers.leading(earlier, *later))
        if ways[-1].layer.number:
            raise NoState("no step leads to a goal")
        return self._least_path(ways[::-1]), layers.ways_in(ways[-1])

    def _least_path(self, path: Sequence[Marks]) -> tuple[Any, ...]:
        """The first trace through marked states, by the order of successors, from the first layer
        of ``path`` to the last.
        """
        by_key = {marks.layer.key: marks for marks in path}
        starts, key = self._among(path[0], self._system.starts), path[0].layer.key
        trace = [first_of(start for start in self._system.starts if start in starts)]
        while key != path[-1].layer.key:
            by_layer: dict[int, list[Any]] = {}
            following = self._following(trace[-1], key)
            for state, after in following:
                if after in by_key:
                    by_layer.setdefault(after, []).append(state)
            there = {after: self._among(by_key[after], some) for after, some in by_layer.items()}
            state, key = first_of(
                (state, after) for state, after in following if state in there.get(after, ())
            )
            trace.append(state)
        return tuple(trace)


def first_of(states: Iterable[Any]) -> Any:
    """The first state; raises NoState if a file contradicts the rules."""
    for state in states:
        return state
    raise NoState("a state is missing")


Answered = TypeVar("Answered")


class Question(Discovery):
    """One request while it is answered."""

    def __init__(
        self, layers: Callable[[Look], Layers], model: Model, request: Request,
        test: Callable[[Any], bool] | None,
    ) -> None:  # fmt: skip
        """``layers`` loads the chain of the request; ``test`` replaces the system's goal."""
        self._request = request
        self._limits, self._task = request.limits, current_task()
        self._started = monotonic()
        super().__init__(layers(self._look), model)
        self._low: Any = None
        self._states_before = self._layers.states
        self._test: Callable[[Any], bool] = test or self._system.is_goal

    def answered(self) -> Answer:
        request = self._request
        try:
            match request.kind:
                case Kind.EXPLORE:
                    return self._explore()
                case Kind.COUNT:
                    return self._count()
                case _:
                    return self._search()
        except ENDS as ending:
            limit = limit_of(ending)
            return request.partial_answer(self._partial(limit))
        finally:
            self._layers.drop_marks()

    # ── limits, numbers ──────────────────────────────────────────────────────────────

    def _look(self) -> None:
        limits, now = self._limits, monotonic()
        if limits.seconds is not None and now - self._started >= limits.seconds:
            raise Stop("time")
        if self._task.due(now):
            self._task.report(
                states=self._layers.states,
                waiting=self._layers.states - self._layers.expanded_states,
                depth=len(self._layers.chain.layers) - 1,
                memory=resident_bytes(),
                disk=self._layers.chain.bytes_on_disk(),
                states_before=self._states_before,
                coming=self._layers.coming,
            )

    def _grown(self) -> Iterator[Layer]:
        """The layers from the first on; missing ones are made."""
        chain, most = self._layers.chain, self._limits.states
        for number in count():
            layer = self._layers.layer(number)
            if layer is None:
                return
            if most is not None and number + 1 == len(chain.layers) and self._layers.states > most:
                raise Stop("states")
            yield layer

    def _statistics(self) -> Statistics:
        layers = self._layers
        return Statistics(
            layers.states, layers.expanded_states, layers.tally.successors,
            monotonic() - self._started, self._request.order, "store", peak_bytes(),
        )  # fmt: skip

    def _partial(self, limit: str) -> GaveUp | Space:
        if self._request.kind is Kind.EXPLORE:
            return self._space(limit)
        return GaveUp(limit, self._statistics(), self._low)

    # ── the whole space ──────────────────────────────────────────────────────────────

    def _explore(self) -> Space:
        layers = self._layers
        for layer in self._grown():
            tally = self._expanded(layer).tally
            asks_more = self._request.wanted is not None and layers.chain.has(layer)
            if asks_more or tally.faults or tally.lost_faults or layer.goal_faults:
                faulty = layers.scanned(layer, partial(is_fault, self._visit))
                if faulty.count:
                    noted(self._visit, first_of(self._states(faulty)) if layers.forgets else
                                       self._first(faulty)[-1])  # fmt: skip
        if layers.forgets:
            layers.chain.forget()
        return self._space("")

    def listed(self, depth: int | None) -> Generator[tuple[Any, int, Sequence[Any]], None, str]:
        layers = self._layers
        try:
            for layer in self._grown():
                if depth is not None and depth < layer.number:
                    return ""
                parts = range(layer.parts if depth in (None, layer.number) else 0)
                for packed in merge(*(layers.states_in(layer, part) for part in parts)):
                    state = self._model.decode(packed)
                    yield state, layer.number, noted(self._system.successors, state)
        except ENDS as ending:
            return limit_of(ending)
        if depth is not None and depth >= len(layers.chain.layers):
            last = sum(1 for layer in layers.chain.layers if layer.count) - 1
            raise usage_error(f"there is no layer {depth}: the deepest states are in layer {last}")
        return ""

    def depth_of(self, state: Any) -> tuple[int | None, str, Statistics]:
        """The number of steps from the starts to a state, or None.  If a limit ended the search,
        its name is returned, too.
        """
        model = self._model
        packed = model.encode(state)
        bounds = bounds_of(model.measures, (packed,), ())
        try:
            for layer in self._grown():
                if not disjoint(layer.bounds, bounds) and self._has(layer, packed):
                    return layer.number, "", self._statistics()
        except ENDS as ending:
            return None, limit_of(ending), self._statistics()
        return None, "", self._statistics()

    def _visit(self, state: Any) -> None:
        """Evaluate everything that an exploration needs of a state."""
        system = self._system
        following = system.successors(state)
        if not self._test(state) and not following:
            system.is_lost(state)

    def _space(self, limit: str) -> Space:
        layers = self._layers
        chain, tally = layers.chain, layers.tally
        sizes = [layer.count for layer in chain.layers if layer.count]
        done = chain.layers[: len(chain.expanded)]
        deepest: tuple[Any, ...] = ()
        if not limit and sizes and not layers.forgets:
            last = [layer for layer in chain.layers if layer.count][-1]
            deepest = tuple(self._first_few(last, FEW_DEEPEST))
        return Space(
            complete=not limit,
            limit=limit,
            states=layers.states,
            transitions=tally.successors,
            levels=tuple(sizes),
            goal_states=sum(layer.goals for layer in done),
            lost_states=tally.losses,
            dead_ends=tally.dead_ends,
            statistics=self._statistics(),
            deepest=deepest,
        )

    # ── the nearest goal ─────────────────────────────────────────────────────────────

    def _search(self) -> Outcome[Any]:
        by_cost = self._request.order == "ucs"  # goals of a pile are tested when popped
        for start in () if by_cost else self._system.starts:
            if self._asked(start):
                return Solved((start,), self._system.zero, True, self._statistics())
        for layer in self._grown():
            trace = self._cheapest(layer) if by_cost else self._nearest(layer)
            if trace is not None:
                if self._request.kind is Kind.FIND:  # fewest steps, not least cost
                    return Solved(trace, len(trace) - 1, True, self._statistics())
                cost = cost_of(self._system, trace)
                proved = by_cost or self._system.unit_cost
                return Solved(trace, cost, proved, self._statistics())
            if by_cost or self._system.unit_cost:
                self._low = layer.key
        last = self._layers.chain.layers[-1]
        if not by_cost and self._expanded(last).tally.faults:
            self._fail(self._first(self._layers.scanned(last, self._fails))[-1])
        return Unsolvable(self._statistics())

    def _asked(self, state: Any) -> bool:
        return noted(self._test, state)

    def _is_event(self, state: Any) -> bool:
        """Check that the search ends at a state: at a goal, or at a fault of the goal test."""
        try:
            return self._test(state)
        except Fault:
            return True

    def _fails(self, state: Any) -> bool:
        return is_fault(self._system.successors, state)

    def _has_events(self, layer: Layer) -> bool:
        return self._request.kind is Kind.FIND or bool(layer.goals or layer.goal_faults)

    def _nearest(self, layer: Layer) -> tuple[Any, ...] | None:
        """The trace to the first discovered goal of a layer, or None.

        Raises the first fault before that goal, in the successors of the previous layer or in a
        goal test.
        """
        layers, number = self._layers, layer.number
        if not number:
            return None  # starts are tested in their own order
        before = layers.chain.layers[number - 1]
        goals = self._layers.scanned(layer, self._is_event) if self._has_events(layer) else None
        failing = layers.chain.expanded[number - 1].tally.faults
        if goals is None or not goals.count:
            if failing:
                self._fail(self._first(self._layers.scanned(before, self._fails))[-1])
            return None
        leading = layers.leading(before, goals)
        if failing:
            leading = self._either(leading, self._layers.scanned(before, self._fails))
        trace = self._first(leading)
        following = [after for after, _ in self._following(trace[-1])]
        there = self._among(goals, following)
        goal = first_of(after for after in following if after in there)
        self._asked(goal)
        return (*trace, goal)

    def _cheapest(self, layer: Layer) -> tuple[Any, ...] | None:
        """The trace to the goal of a layer that a best-first search pops first."""
        failing = 0 if layer.goals else self._expanded(layer).tally.faults
        if not (layer.goals or layer.goal_faults or failing):
            return None
        events = self._layers.scanned(
            layer, lambda state: self._is_event(state) or is_fault(self._costs, state)
        )
        trace = self._first(events)
        if self._asked(trace[-1]):
            return trace
        self._fail(trace[-1])
        return None

    def _expanded(self, layer: Layer) -> Expanded:
        done = self._layers.chain.expanded
        return done[layer.number] if layer.number < len(done) else self._layers.expand()

    def _costs(self, state: Any) -> object:
        return self._system.expand(state, self._system.zero)

    def _fail(self, state: Any) -> None:
        """Raise the fault of a state whose successors can't be evaluated."""
        if self._layers.by_cost:
            noted(self._costs, state)
        noted(self._system.successors, state)

    # ── all of them, in number ───────────────────────────────────────────────────────

    def _count(self) -> Solutions[Any]:
        by_cost = self._layers.by_cost
        for layer in self._grown():
            if not by_cost and layer.goal_faults or by_cost and layer.goals:
                if by_cost:
                    self._cheapest(layer)  # a fault before the first goal
                if layer.goal_faults:
                    self._asked(
                        self._first(self._layers.scanned(layer, partial(is_fault, self._test)))[-1]
                    )
            if layer.goals:
                trace, total = self._counted(layer, self._test)
                solved = Solved(trace, cost_of(self._system, trace), True, self._statistics())
                return Solutions(solved, (trace,), total)
            failing = self._expanded(layer).tally.faults
            if by_cost:
                self._cheapest(layer)
            elif failing:
                self._fail(self._first(self._layers.scanned(layer, self._fails))[-1])
            self._low = layer.key + 1 if self._system.unit_cost else layer.key
        return Solutions(Unsolvable(self._statistics()))


def noted(ask: Callable[[Any], Answered], state: Any) -> Answered:
    """Evaluate ``ask``; a fault is annotated with the state."""
    try:
        return ask(state)
    except Fault as fault:
        fault.note(state)
        raise


def is_fault(ask: Callable[[Any], object], state: Any) -> bool:
    try:
        ask(state)
    except Fault:
        return True
    return False


# ── the searcher ──────────────────────────────────────────────────────────────────────

LEAST_MEMORY = 1 << 12


class Settings(metaclass=Record):
    """Resources of a store: bytes of memory, processes, parts of a layer (None: by memory), bytes
    on disk for each chain, workers of a cluster (see ``task_pool.ClusterPool``). ``forgets``:
    remove layers that aren't needed, and keep only counts.
    """

    folder: str
    memory: int
    cores: int = 1
    parts: int | None = None
    disk: int | None = None
    workers: str = ""
    forgets: bool = False


class StoredSearcher(Searcher):
    """Searches one puzzle by the layers of a store."""

    finds_estimate = False
    no_machine_code = ""

    def __init__(
        self, recipe: Recipe, digest: bytes, title: str, settings: Settings,
        test: Callable[[Any], Callable[[Any], bool]],
    ) -> None:  # fmt: skip
        """``test`` makes a predicate on states from the condition of a FIND."""
        self.model: Model = recipe.model()
        self.system: TransitionSystem[Any] = self.model.system
        if settings.workers:
            settings = replace(
                settings, folder=absolute(settings.folder)
            )  # workers need an absolute path
        self._settings, self._test = settings, test
        given = settings.cores, settings.workers, settings.folder
        self._pool = pool_of(recipe, steps_of(self.model), *given)
        self._store = Store(settings.folder, digest, self.model.words, title)

    def close(self) -> None:
        self._pool.close()
        self._store.close()

    def damaged(self, error: Damaged | NoState) -> PuzzleError:
        if isinstance(error, Damaged) and error.path:
            return damaged(error.path, error.why)
        reason = error.why if isinstance(error, Damaged) else error
        return usage_error(
            f"the store `{printable(self._settings.folder)}` is damaged: {reason}",
            "none of it was used; remove the folder, or restore it from a copy "
            "(`puzzlelang store DIR --check` names files that have changed)",
        )

    def supports(self, request: Request) -> bool:
        order = self._ordered(request).order
        return request.kind is not Kind.LIST and order in ("bfs", "ucs")

    def _ordered(self, request: Request) -> Request:
        """Replace the order ``auto`` by one that needs no estimate."""
        if request.kind is Kind.SEARCH and request.order == "auto":
            return replace(request, order="bfs" if self.system.unit_cost else "ucs")
        return request.ordered(self.system)

    def run(self, request: Request) -> Answer:
        request = self._ordered(request)
        if not self.supports(request):
            what = "list all solutions" if request.kind is Kind.LIST else "search in that order"
            raise usage_error(
                f"with `--store`, layers are searched breadth-first, which can't {what}",
                "leave `--store` out; with it, `--count` and the orders `bfs` and `ucs` work",
            )
        if request.kind is Kind.EXPLORE:
            name, kind = "steps", Stage.EXPLORING
        else:
            name = "cost" if request.order == "ucs" and not self.system.unit_cost else "steps"
            kind = Stage.COUNTING if request.kind is Kind.COUNT else Stage.SEARCHING
        if self.forgets and request.kind is not Kind.EXPLORE:
            raise usage_error("a search that forgets its states can only count them")
        with stage(kind), self._at_work():
            return self._question(request, name).answered()

    def listed(
        self, limits: Limits, depth: int | None = None
    ) -> Generator[tuple[Any, int, Sequence[Any]], None, str]:
        """Each state with its depth and successors, layer by layer, or only one depth.  Within a
        layer, packed states ascend.  Returns the limit that ended the search, or an empty text.
        """
        with stage(Stage.EXPLORING), self._at_work():
            request = self._ordered(Request(Kind.EXPLORE, limits=limits))
            return (yield from self._question(request, "steps").listed(depth))

    def depth(self, state: Any, limits: Limits) -> tuple[int | None, str, Statistics]:
        """See ``Question.depth_of``."""
        with stage(Stage.EXPLORING), self._at_work():
            request = self._ordered(Request(Kind.EXPLORE, limits=limits))
            return self._question(request, "steps").depth_of(state)

    @property
    def forgets(self) -> bool:
        return self._settings.forgets

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Write finished layers to disk in any case, and report damaged files and failed writes as
        messages.
        """
        try:
            try:
                yield
            finally:
                self._store.write_down()
        except (Damaged, NoState) as error:
            raise self.damaged(error) from error
        except OSError as error:
            done = "reached" if isinstance(error, Unreachable) else "written"
            raise usage_error(
                f"the store `{printable(self._settings.folder)}` can't be {done}: {why(error)}",
                "finished work is kept; the same command continues from there",
            ) from error

    def _question(self, request: Request, name: str) -> Question:
        test = None if request.wanted is None else self._test(request.wanted)
        return Question(lambda look: self._layers(name, look), self.model, request, test)

    def _layers(self, name: str, look: Look) -> Layers:
        settings = self._settings
        memory = settings.memory - (resident_bytes() or 0)
        least = LEAST_MEMORY if settings.parts else 1 << 24
        kind = ForgetfulLayers if self.forgets else Layers
        return kind(
            self._store.chain(name), self.model, self._pool, name == "cost", max(least, memory),
            look, settings.parts, settings.disk,
        )  # fmt: skip
