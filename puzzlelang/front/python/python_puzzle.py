"""A puzzle as Python programs have it: states, steps, answers."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from puzzlelang import answers
from puzzlelang.core import semantics
from puzzlelang.front.python.bounds import Bounds, GaveUp, heeding, limits_of, size_in_bytes
from puzzlelang.front.python.python_state import (
    State,
    a_mapping,
    python_value,
    shortened,
    slots_in,
)
from puzzlelang.front.python.results import Answer, Graph, Space, Step, plain_cost, step_of
from puzzlelang.search import Limits, Weight
from puzzlelang.syntax import declared
from puzzlelang.text import TYPE_CHECKING, Any, Diagnostic, replace

if TYPE_CHECKING:
    from typing import Unpack

    from puzzlelang.answers import Loaded, NoStart, Verdict


Values = Mapping[str, Any]

Folder = str | os.PathLike[str]

_WORKERS = re.compile(r"local:0*[1-9]\d*|(tcp|tls)://\S+:\d+", re.ASCII)


def _positive(name: str, number: int | None) -> None:
    if number is not None and (type(number) is not int or number < 1):
        raise ValueError(f"`{name}` is a whole number from 1 on, not {number!r}")


MOST_STARTS_KEPT = 64
"""Puzzles that begin elsewhere and are kept, in case they are asked again."""


class Puzzle:
    """A puzzle with its parameters; make one with :func:`load` or :func:`loads`.

    In place of a state, a dictionary of all its values does.  A method that takes
    ``bounds`` takes ``time=`` (seconds), ``memory=`` (bytes, or a text such as "2G"), ``states=``,
    ``progress=`` and ``stop=`` (a :class:`threading.Event`; when another thread sets it, the search
    ends, ``interrupted``).  Rules that have no value in some state raise :class:`PuzzleError`.
    """

    def __init__(self, loaded: Loaded | NoStart) -> None:
        self._read = loaded
        self._elsewhere: dict[State, Puzzle] = {}

    @property
    def _loaded(self) -> Loaded:
        """The puzzle to search; :class:`PuzzleError` if no state meets `starts:`."""
        if isinstance(self._read, answers.NoStart):
            raise self._read
        return self._read

    def _without_start(self, start: Values | None) -> NoStart | None:
        """The puzzle if no state meets its `starts:`, and it begins nowhere else."""
        return self._read if start is None and isinstance(self._read, answers.NoStart) else None

    @property
    def title(self) -> str:
        """What the file says under ``puzzle:``."""
        return self._read.puzzle.title

    @property
    def instance(self) -> str:
        """The name of the instance, or nothing."""
        return self._read.instance

    @property
    def instances(self) -> tuple[str, ...]:
        """The names of the instances that the file declares, also of each level of a collection
        (``"microban:3"``): one of them is ``load(name, instance=…)``.  :class:`PuzzleError` if a
        file of levels can't be read.
        """
        return tuple(instance.name for instance in declared(self._read.tree))

    @property
    def parameters(self) -> dict[str, Any]:
        """The values of the parameters: numbers, truth values, texts, lists of them."""
        return {name: python_value(text) for name, text in self._read.puzzle.settings.items()}

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of the variables that make up a state."""
        return tuple(variable.name for variable in self._read.puzzle.variables)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Warnings about the file, and the error if no state meets `starts:`."""
        return tuple(self._read.diagnostics)

    @property
    def starts(self) -> tuple[State, ...]:
        """The states that it may begin in; none if no state meets `starts:`."""
        return tuple(State(self._read.puzzle, slots) for slots in self._read.puzzle.starts)

    @property
    def initial(self) -> State:
        """The start; the first one if there are several."""
        return State(self._loaded.puzzle, self._loaded.puzzle.starts[0])

    def state(self, values: Values | None = None, /, **more: Any) -> State:
        """The start with other values of some variables: ``p.state(board="GG_BB")``,
        ``p.state(at={"goat": "right"})``.

        :class:`ValueError` for an unknown variable or a value that it can't have.
        """
        return self.initial.changed(values, **more)

    def is_goal(self, state: Values) -> bool:
        """Does the goal hold there?"""
        with answers.faults_explained(self._loaded):
            return semantics.is_goal(self._loaded.puzzle, slots_in(self._loaded.puzzle, state))

    def moves(self, state: Values | None = None) -> list[Step]:
        """The steps that are possible in a state (the start), in the order of the file."""
        puzzle = self._loaded.puzzle
        slots = puzzle.starts[0] if state is None else slots_in(puzzle, state)
        with answers.faults_explained(self._loaded):
            made = semantics.steps(puzzle, slots)
            return [step_of(answers.next_step(puzzle, slots, step)) for step in made]

    def solve(
        self,
        start: Values | None = None,
        *,
        order: str = "auto",
        estimate: str = "auto",
        weight: float = 2,
        cores: int = 1,
        store: Folder | None = None,
        disk: int | str | None = None,
        workers: str = "",
        **bounds: Unpack[Bounds],
    ) -> Answer:
        """Search for a goal, from ``start`` if it is given.

        ``order`` is that of ``--search``; ``estimate="found"`` derives one from the rules.
        ``store``: a folder, or ``"s3://bucket/prefix"``, that keeps the states, breadth-first or by
        cost; the same call goes on where one ended (docs/store.md).  There, ``disk`` (bytes, or
        "50G") says how much they may take, and ``workers`` ("tcp://host:8786", "local:4") who works
        on them in place of ``cores`` (docs/scaling.md).  A search that meets a limit is an answer,
        too: its ``kind`` is ``gave-up``.
        """
        if estimate not in ("auto", "found"):
            raise ValueError(f"`estimate` is 'auto' or 'found', not {estimate!r}")
        if not (isinstance(weight, int | float) and 1 <= weight < float("inf")):
            raise ValueError(f"`weight` is a number from 1 on, not {weight!r}")
        if store is not None and estimate == "found":
            raise ValueError("with `store`, layers are searched breadth-first, without an estimate")
        if none := self._without_start(start):
            return Answer(answers.solve(none, order), none)
        puzzle = self._from(start)
        puzzle._loaded.searcher.finds_estimate = estimate == "found"
        factor = Weight(*float(weight).as_integer_ratio())
        limits = limits_of(bounds)
        with heeding(bounds), puzzle._searched(store, limits, cores, disk, workers) as searched:
            return Answer(answers.solve(searched, order, limits, weight=factor), puzzle._loaded)

    def solutions(
        self, start: Values | None = None, most: int | None = None, **bounds: Unpack[Bounds]
    ) -> Iterator[Answer]:
        """All best solutions, or ``most`` of them, in the order of the file; none if there is
        none.  :class:`GaveUp` if a limit is met.
        """
        _positive("most", most)
        if self._without_start(start):
            return
        loaded = self._from(start)._loaded
        with heeding(bounds):
            answer = answers.solve(loaded, "auto", limits_of(bounds), most=most)
        _told(answer.limit)
        for trace in answer.listed:
            yield Answer(replace(answer, trace=trace, total=None, traces=None), loaded)

    def count(
        self,
        start: Values | None = None,
        *,
        cores: int = 1,
        store: Folder | None = None,
        disk: int | str | None = None,
        workers: str = "",
        **bounds: Unpack[Bounds],
    ) -> int:
        """How many best solutions there are.  :class:`GaveUp` if a limit is met.  ``store`` and
        what goes with it as in :meth:`solve`.
        """
        if none := self._without_start(start):
            return answers.solve(none, count=True).total or 0
        puzzle, limits = self._from(start), limits_of(bounds)
        with heeding(bounds), puzzle._searched(store, limits, cores, disk, workers) as searched:
            answer = answers.solve(searched, "auto", limits, count=True)
        _told(answer.limit)
        return answer.total or 0

    def distance(self, state: Values, **bounds: Unpack[Bounds]) -> int | tuple[int, ...] | None:
        """What the cheapest way from a state to a goal costs; None if there is none.
        :class:`GaveUp` if a limit is met.
        """
        answer = self.solve(state, **bounds)
        _told(answer.limit)
        if answer and not answer.optimal:  # the file's order may be one that promises nothing
            answer = self.solve(state, order="ucs", **bounds)
            _told(answer.limit)
        return answer.cost

    def distances(self, most: int = 1_000_000) -> dict[State, int | tuple[int, ...] | None]:
        """What the cheapest way to a goal costs, from each state that can be reached: None where
        there is none.  :class:`GaveUp` if there are more than ``most`` states.
        """
        from puzzlelang.search import costs_to_reach, walk

        loaded = self._loaded
        system, puzzle = loaded.system, loaded.puzzle
        before: dict[Any, list[tuple[Any, Any]]] = {}
        with answers.faults_explained(loaded):
            for state, _, _ in walk(system):
                before.setdefault(state, [])
                if len(before) > most:
                    raise GaveUp("states")
                for after, cost in system.expand(state, system.zero):
                    before.setdefault(after, []).append((state, cost))
            goals = [state for state in before if system.is_goal(state)]
        costs = costs_to_reach(goals, before.__getitem__, system.zero)
        lines = {state: plain_cost(system.cost_lines(cost)) for state, cost in costs.items()}
        return {State(puzzle, system.slots(state)): lines.get(state) for state in before}

    def explore(
        self,
        start: Values | None = None,
        *,
        cores: int = 1,
        store: Folder | None = None,
        disk: int | str | None = None,
        workers: str = "",
        forget: bool = False,
        **bounds: Unpack[Bounds],
    ) -> Space:
        """Count all states that can be reached; at a limit what was counted until then.  ``store``
        and what goes with it as in :meth:`solve`; with ``forget``, states go from it as soon as
        they are not needed, and what was counted stays.
        """
        puzzle, limits = self._from(start), limits_of(bounds)
        again = partial(puzzle._searched, store, limits, cores, disk, workers)
        if none := self._without_start(start):
            return Space(answers.explore(none), again)
        with heeding(bounds), again(forget) as searched:
            return Space(answers.explore(searched, limits), again)

    def why(self, **bounds: Unpack[Bounds]) -> str:
        """How near the puzzle comes to its goal, and what stands in the way, in words."""
        with heeding(bounds):
            survey = answers.explore(self._read, limits_of(bounds), why=True)
        return answers.survey_text(survey, answers.Page())

    def graph(self, most: int | None = None, **bounds: Unpack[Bounds]) -> Graph:
        """The states that can be reached, or the first ``most`` of them, and the steps between.
        :class:`GaveUp` if a limit is met.
        """
        from puzzlelang.drawing import Drawing, draw

        _positive("most", most)
        with heeding(bounds):
            drawing = draw(self._loaded, limits_of(bounds), first=most)
        if not isinstance(drawing, Drawing):
            raise GaveUp(drawing.limit)
        return Graph(drawing)

    def answer(self, data: Values) -> Answer:
        """An answer that was read from JSON.  :class:`ValueError` if one of its steps is none of
        this puzzle; whether all that it claims is true, :meth:`verify` says.
        """
        begun = answers.start_in(a_mapping(data, "an answer"))
        loaded = (self if "starts" in data else self._from(begun))._loaded
        return Answer(answers.read_answer(loaded.puzzle, data), loaded)

    def verify(
        self, answer: Answer | Values, start: Values | None = None, most: int | None = None
    ) -> Verdict:
        """Check an answer, of this run or read from JSON, with code that shares nothing with the
        search.  ``start``: the state that was searched from, if not the puzzle's own starts (an
        :class:`Answer` remembers it, JSON does not); ``most``: examine at most so many states to
        prove that nothing is cheaper.  The verdict has ``holds``, ``status`` ("verified",
        "refuted", "unchecked"), ``problems``, ``checked`` and ``notes`` (what was not checked, and
        why); an answer ``holds`` if nothing is wrong and something was checked.
        """
        if isinstance(answer, Answer):
            begun = self._begun(answer) if start is None else start
            data: Values = answer.to_json()
        else:
            begun, data = start, a_mapping(answer, "an answer")
        return answers.verify(self._from(begun)._loaded, data, most)

    def __eq__(self, other: object) -> bool:
        """The same text with the same parameters, maps and data."""
        return isinstance(other, Puzzle) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (
            answers.fingerprint(self._read),
            self._read.puzzle.starts,
            self._read.recipe[2],
        )

    def __repr__(self) -> str:
        given = "".join(f", {n}={v}" for n, v in self._read.puzzle.settings.items())
        return shortened(f"<Puzzle {self.title!r}{given}>")

    def __str__(self) -> str:
        return "\n".join(map(str, (self.title, *self.starts[:1])))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._read.recipe

    def _from(self, start: Values | None) -> Puzzle:
        """The puzzle that begins in ``start``: whatever was derived from the file's own start is
        derived anew, so that nothing of it can be wrong elsewhere.
        """
        if start is None:
            return self
        state = State(self._loaded.puzzle, slots_in(self._loaded.puzzle, start))
        if state.slots in self._loaded.puzzle.starts and len(self._loaded.puzzle.starts) == 1:
            return self
        known = self._elsewhere.get(state)
        if known is None:
            if len(self._elsewhere) >= MOST_STARTS_KEPT:
                self._elsewhere.clear()
            known = self._elsewhere[state] = Puzzle(
                answers.with_starts(self._loaded, (state.slots,))
            )
        return known

    def _begun(self, answer: Answer) -> State | None:
        """The one state that this puzzle was searched from for ``answer``; None: from its own
        starts.  An answer to another puzzle is held against this one as it is.
        """
        puzzle = self._loaded.puzzle
        starts = answer._answer.puzzle.starts
        same = answer._fingerprint() == answers.fingerprint(self._loaded)
        return State(puzzle, starts[0]) if same and len(starts) == 1 else None

    @contextmanager
    def _searched(
        self,
        store: Folder | None,
        limits: Limits,
        cores: int,
        disk: int | str | None,
        workers: str,
        forget: bool = False,
    ) -> Iterator[Loaded]:
        """The puzzle, searched by layers in ``store`` if there is one."""
        if type(cores) is not int or cores < 1:
            raise ValueError(f"`cores` is a whole number from 1 on, not {cores!r}")
        if store is None and (workers or forget or disk is not None or cores != 1):
            raise ValueError(
                "`cores`, `disk`, `workers` and `forget` are for the states of a `store`"
            )
        if workers and not _WORKERS.fullmatch(workers):
            raise ValueError(f"{workers!r} says of no workers where they are, as 'local:4' does")
        if workers and cores != 1:
            raise ValueError("`workers` take the place of `cores`")
        if store is None:
            yield self._loaded
            return
        from puzzlelang.search import Settings

        memory = limits.memory or answers.STORE_MEMORY
        settings = Settings(
            os.fspath(store), memory, cores, disk=size_in_bytes(disk, "disk"),
            workers=workers, forgets=forget,
        )  # fmt: skip
        with answers.stored(self._loaded, settings) as found:
            yield found


def _again(*recipe: Any) -> Puzzle:
    return Puzzle(answers.answerable(partial(answers.recompiled, *recipe)))


def _told(limit: str) -> None:
    if limit:
        raise GaveUp(limit)
