"""The class ``Puzzle``: states, steps, searches."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial

from puzzlelang import answers
from puzzlelang.core import semantics
from puzzlelang.front.python.bounds import Bounds, GaveUp, heeding, limits_of, size_in_bytes
from puzzlelang.front.python.python_state import (
    State,
    a_mapping,
    given_in,
    python_value,
    shortened,
    slots_in,
)
from puzzlelang.front.python.results import Answer, Graph, Space, Step, framed, graph_of, step_of
from puzzlelang.search import Limits, Weight
from puzzlelang.syntax import declared
from puzzlelang.text import TYPE_CHECKING, Any, Diagnostic, replace, usage_error

if TYPE_CHECKING:
    from typing import Unpack

    from puzzlelang.answers import Equivalence, Filled, Loaded, Move, NoStart, ToFill, Verdict
    from puzzlelang.front.python.row_tables import Generated, OrderTable, Rated, WatchedSearch


Values = Mapping[str, Any]

Folder = str | os.PathLike[str]

_WORKERS = re.compile(r"local:0*[1-9]\d*|(tcp|tls)://\S+:\d+", re.ASCII)


def _positive(name: str, number: int | None) -> None:
    if number is not None and (type(number) is not int or number < 1):
        raise ValueError(f"`{name}` must be a whole number of at least 1, not {number!r}")


MOST_STARTS_KEPT = 64
"""Maximum number of cached puzzles with other starts."""


class Puzzle:
    """A puzzle with its parameters, created by :func:`load` or :func:`loads`.

    Methods accept a state or a dictionary of all its values.  ``bounds`` stands for the keywords
    ``time=`` (seconds), ``memory=`` (bytes, or a text such as "2G"), ``states=``, ``progress=`` and
    ``stop=`` (a :class:`threading.Event`; the search ends as ``interrupted`` when another thread
    sets it).  A rule without a value in some state raises :class:`PuzzleError`.

    In a puzzle that is filled in, ``start`` is a dictionary of given values, as in :meth:`choose`.
    It has no states and no steps, so methods about these raise :class:`PuzzleError`.
    """

    def __init__(self, loaded: Loaded | NoStart | ToFill) -> None:
        self._read = loaded
        self._elsewhere: dict[State, Puzzle] = {}

    @property
    def _loaded(self) -> Loaded:
        """The puzzle to search; :class:`PuzzleError` without a start or steps."""
        if isinstance(self._read, answers.Loaded):
            return self._read
        raise self._read.with_traceback(None)

    @property
    def is_filled_in(self) -> bool:
        """True if the puzzle has `choose:`, and so choices instead of moves."""
        return isinstance(self._read, answers.ToFill)

    def _without_start(self, start: Values | None) -> NoStart | None:
        """The puzzle if no state satisfies its `starts:` and no ``start`` is given."""
        return self._read if start is None and isinstance(self._read, answers.NoStart) else None

    @property
    def title(self) -> str:
        """The title, from ``puzzle:``."""
        return self._read.puzzle.title

    @property
    def instance(self) -> str:
        """The name of the instance, or an empty string."""
        return self._read.instance

    @property
    def instances(self) -> tuple[str, ...]:
        """Names of the instances in the file, including the levels of collections
        (``"microban:3"``).

        ``load(name, instance=…)`` loads one of them.  Raises :class:`PuzzleError` if a file of
        levels can't be read.
        """
        return tuple(instance.name for instance in declared(self._read.tree))

    def levels(self) -> Iterator[Puzzle]:
        """Load the :attr:`instances` one after the other."""
        for name in self.instances:
            again = partial(answers.load_text, self._read.source, (), (), name)
            yield Puzzle(answers.loadable(again))

    @property
    def parameters(self) -> dict[str, Any]:
        """Values of the parameters: numbers, booleans, strings, or lists of these."""
        return {name: python_value(text) for name, text in self._read.puzzle.settings.items()}

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the state variables."""
        return tuple(variable.name for variable in self._read.puzzle.variables)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Warnings about the file, and the error if no state satisfies `starts:`."""
        read = self._read
        return tuple(read.warnings if isinstance(read, answers.ToFill) else read.diagnostics)

    @property
    def starts(self) -> tuple[State, ...]:
        """All initial states; empty if no state satisfies `starts:`."""
        return tuple(State(self._read.puzzle, slots) for slots in self._read.puzzle.starts)

    @property
    def initial(self) -> State:
        """The first initial state."""
        return State(self._loaded.puzzle, self._loaded.puzzle.starts[0])

    def state(self, values: Values | None = None, /, **more: Any) -> State:
        """Copy the initial state with other values for some variables: ``p.state(board="GG_BB")``,
        ``p.state(at={"goat": "right"})``.

        Raises :class:`ValueError` for an unknown variable or an invalid value.
        """
        return self.initial.changed(values, **more)

    def is_goal(self, state: Values) -> bool:
        """Test whether a state is a goal."""
        with answers.faults_explained(self._loaded):
            return semantics.is_goal(self._loaded.puzzle, slots_in(self._loaded.puzzle, state))

    def moves(self, state: Values | None = None) -> list[Step]:
        """List the possible steps from a state (default: the start), in the order of the file."""
        puzzle = self._loaded.puzzle
        slots = puzzle.starts[0] if state is None else slots_in(puzzle, state)
        with answers.faults_explained(self._loaded):
            steps = semantics.steps(puzzle, slots)
            return [step_of(answers.next_step(puzzle, slots, step)) for step in steps]

    def why_not(self, state: Values | None, move: str, /, **arguments: Any) -> Move:
        """Explain why a state (None: the start) does not allow a move: ``p.why_not(state, "take",
        i="fox")``.

        The result has ``reason`` ("possible", "condition", "invariant", ...), and, where they
        apply, ``rule``, ``condition`` and ``values``; as a string it is a sentence
        (docs/comparing.md).  Raises :class:`ValueError` for an unknown move or value.
        """
        puzzle = self._loaded.puzzle
        slots = puzzle.starts[0] if state is None else slots_in(puzzle, state)
        with answers.faults_explained(self._loaded):
            return answers.why_not(puzzle, slots, *answers.step_given(puzzle, move, arguments))

    def compare(
        self,
        other: Puzzle,
        *,
        rename: Mapping[str, str] | None = None,
        ignore: Iterable[str] = (),
        lost: bool = False,
        **bounds: Unpack[Bounds],
    ) -> Equivalence:
        """Compare with another puzzle: the same moves, costs and goals?

        ``rename`` maps words of the other puzzle to words of this one.  ``ignore`` may have
        "costs" and "names" (of transitions).  With ``lost``, lost states are compared, too.  The
        result is true if no difference was found, and has ``verdict`` ("equivalent", "same-shape",
        "different" or, at a limit, "unknown") and ``sentence``; as a string it is the text of
        ``puzzlelang compare``.
        """
        ignored = [ignore] if isinstance(ignore, str) else [*ignore]
        if unknown := {*ignored} - {"costs", "names"}:
            raise ValueError(f"`ignore` may have 'costs' and 'names', not {min(unknown)!r}")
        terms = answers.Terms(rename or {}, "costs" not in ignored, "names" not in ignored, lost)
        with heeding(bounds):
            return answers.compare(self._loaded, other._loaded, terms, limits_of(bounds))

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
        """Search for a goal, from ``start`` or the puzzle's starts; or fill the puzzle in.

        ``order`` is an order of ``--search``.  ``estimate="found"`` derives an estimate from the
        rules.  ``store`` is a folder, or ``"s3://bucket/prefix"``, that keeps the states of a
        breadth-first search or a search by cost; repeating the call resumes an ended search
        (docs/store.md).  With a store, ``disk`` (bytes, or "50G") limits its size, and ``workers``
        ("tcp://host:8786", "local:4") replaces ``cores`` (docs/scaling.md).  A search that reaches
        a limit returns an answer of kind ``gave-up``.
        """
        if isinstance(self._read, answers.ToFill):
            _refuse(
                order=order != "auto", estimate=estimate != "auto", weight=weight != 2,
                **_storing(cores, store, disk, workers),
            )  # fmt: skip
            return self.choose(start, **bounds)
        finds, factor = _finds(estimate), _weight(weight)
        if store is not None and estimate == "found":
            raise ValueError(
                "`estimate` can't be combined with `store`, which searches without an estimate"
            )
        if none := self._without_start(start):
            return Answer(answers.solve(none, order), none)
        puzzle = self._from(start)
        puzzle._loaded.searcher.finds_estimate = finds
        limits = limits_of(bounds)
        with heeding(bounds), puzzle._searched(store, limits, cores, disk, workers) as searched:
            return Answer(answers.solve(searched, order, limits, weight=factor), puzzle._loaded)

    def watch(
        self,
        start: Values | None = None,
        *,
        order: str = "auto",
        estimate: str = "auto",
        weight: float = 2,
        most: int = 10_000,
        **bounds: Unpack[Bounds],
    ) -> WatchedSearch:
        """Search as :meth:`solve` does, and keep the first ``most`` expansions.

        ``pandas.DataFrame(p.watch(order="astar"))`` is a table.
        """
        from puzzlelang.front.python.row_tables import WatchedSearch

        _positive("most", most)
        puzzle, factor = self._from(start)._loaded, _weight(weight)
        puzzle.searcher.finds_estimate = _finds(estimate)
        limits = limits_of(bounds)
        with heeding(bounds):
            return WatchedSearch(answers.watch(puzzle, order, limits, weight=factor, most=most))

    def compare_orders(
        self, orders: Iterable[str] = (), start: Values | None = None, **bounds: Unpack[Bounds]
    ) -> OrderTable:
        """Search once in each of ``orders`` (default: all that make sense), and compare the work.

        ``pandas.DataFrame(p.compare_orders())`` is a table.
        """
        from puzzlelang.front.python.row_tables import order_table

        return order_table(self._from(start)._loaded, orders, bounds)

    def choose(self, given: Values | None = None, /, **bounds: Unpack[Bounds]) -> Answer:
        """Fill the puzzle in, with some values given: ``p.choose({"queen": {1: 3}})``.

        Values have the same form as in a choice; those of a variable for each number or cell may
        also be a dictionary, ``{(0, 4): 9}``.  A value of None, or ``.`` in a text, is left open.
        Raises :class:`ValueError` for an unknown variable or an invalid value, and
        :class:`PuzzleError` for a puzzle with moves.
        """
        if not isinstance(self._read, answers.ToFill):
            raise usage_error(
                "this puzzle has moves, so it is not filled in", "call `solve(start)` instead"
            )
        return self._filled(self._fill(given, bounds))

    def _fill(
        self, given: Values | None, bounds: Bounds, count: bool = False, most: int | None = 0
    ) -> Filled:
        puzzle, limits = self._read, limits_of(bounds)
        assert isinstance(puzzle, answers.ToFill)
        slots = given_in(puzzle.puzzle, given or {})
        with heeding(bounds):
            return answers.fill(puzzle, limits, count=count, most=most, given=slots)

    def _filled(self, answer: Filled) -> Answer:
        from puzzlelang.front.python.results import FilledAnswer

        assert isinstance(self._read, answers.ToFill)
        return FilledAnswer(answer, self._read)

    def solutions(
        self, start: Values | None = None, most: int | None = None, **bounds: Unpack[Bounds]
    ) -> Iterator[Answer]:
        """Iterate over all best solutions, or the first ``most``, in the order of the file.

        Empty if there is no solution.  Raises :class:`GaveUp` at a limit.
        """
        _positive("most", most)
        if isinstance(self._read, answers.ToFill):
            filled = self._fill(start, bounds, most=most)
            listed, total = filled.listed or (), filled.total or 0
            _check_limit(
                filled.limit or _too_many(filled, len(listed) < min(total, most or total + 1))
            )
            for step in listed:
                order = filled.unique if step == filled.choice else answers.SEVERAL
                one = replace(filled, choice=step, unique=order, total=None, listed=None)
                yield self._filled(one)
            return
        if self._without_start(start):
            return
        loaded = self._from(start)._loaded
        with heeding(bounds):
            answer = answers.solve(loaded, "auto", limits_of(bounds), most=most)
        _check_limit(answer.limit)
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
        """Count all best solutions.  Raises :class:`GaveUp` at a limit.

        ``cores``, ``store``, ``disk`` and ``workers`` are as in :meth:`solve`.
        """
        if isinstance(self._read, answers.ToFill):
            _refuse(**_storing(cores, store, disk, workers))
            filled = self._fill(start, bounds, count=True)
            _check_limit(filled.limit or _too_many(filled, filled.more))
            return filled.total or 0
        if none := self._without_start(start):
            return answers.solve(none, count=True).total or 0
        puzzle, limits = self._from(start), limits_of(bounds)
        with heeding(bounds), puzzle._searched(store, limits, cores, disk, workers) as searched:
            answer = answers.solve(searched, "auto", limits, count=True, in_words=False)
        _check_limit(answer.limit)
        return answer.total or 0

    def distance(self, state: Values, **bounds: Unpack[Bounds]) -> int | tuple[int, ...] | None:
        """Cost of the cheapest path from a state to a goal; None if no goal is reachable.

        Raises :class:`GaveUp` at a limit.
        """
        answer = self.solve(state, **bounds)
        _check_limit(answer.limit)
        if answer and not answer.optimal:  # the file's order may guarantee nothing
            answer = self.solve(state, order="ucs", **bounds)
            _check_limit(answer.limit)
        return answer.cost

    def distances(self, most: int = 1_000_000) -> dict[State, int | tuple[int, ...] | None]:
        """Cost of the cheapest path to a goal, for each reachable state; None if there is no path.

        Raises :class:`GaveUp` if there are more than ``most`` states.
        """
        return {one.state: one.cost for one in self.rate(states=most)}

    def rate(self, starts: Iterable[Values] | None = None, **bounds: Unpack[Bounds]) -> list[Rated]:
        """Rate all states that can be reached from some ``starts``, or from the puzzle's starts.

        ``pandas.DataFrame(puzzle.rate())`` is a table.  Raises :class:`GaveUp` at a limit.
        """
        from puzzlelang.front.python.row_tables import rows

        loaded = self._loaded
        if starts is not None:
            slots = dict.fromkeys(slots_in(loaded.puzzle, start) for start in starts)
            loaded = answers.with_starts(loaded, tuple(slots))
        with heeding(bounds):
            rating = answers.rated(loaded, limits_of(bounds))
        _check_limit(rating.limit)
        return [*rows(loaded, rating)]

    def generate(
        self,
        count: int | None = 20,
        *,
        seed: int = 0,
        keep: str | Iterable[str] = (),
        by: str = "bits",
        tries: int = 5_000,
        states: int = 200_000,
        alike: str = "drop",
        climb: int = 0,
        cores: int = 1,
        candidates: Iterable[Values] | None = None,
    ) -> Iterator[Generated]:
        """Draw ``tries`` candidates as the section ``generate:`` says, and iterate over the first
        ``count`` levels that are kept (None: all).

        With ``candidates``, these are tried instead: dictionaries of parameters, and of maps as
        texts, such as {"n": 3, "room": "#@ a#"}.

        ``keep`` are further conditions, such as "bits >= 20".  ``by`` chooses among several starts:
        "bits", "cost", "length" or "states".  Candidates with more than ``states`` states are
        rejected.  Each candidate is changed ``climb`` times; these are tries, too.  ``alike`` is
        "drop", or "keep" for levels that are the same puzzle as an earlier one
        (docs/generating.md).
        """
        from puzzlelang.front.python.row_tables import levels

        _positive("count", count)
        for name, number in (("tries", tries), ("states", states), ("cores", cores)):
            _positive(name, number)
        _positive("climb", climb or None)
        texts = [keep] if isinstance(keep, str) else [*keep]
        amounts = count, tries, cores
        read = self._read if isinstance(self._read, answers.ToFill) else self._loaded
        options: dict[str, Any] = {"seed": seed, "by": by, "states": states}
        options |= {"alike": alike, "climb": climb}
        return levels(Puzzle, read, *amounts, texts, candidates, **options)

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
        """Count all reachable states, or those reached before a limit.

        ``cores``, ``store``, ``disk`` and ``workers`` are as in :meth:`solve`.  With ``forget``,
        the store deletes states as soon as they are not needed, and keeps the counts.
        """
        puzzle, limits = self._from(start), limits_of(bounds)
        again = partial(puzzle._searched, store, limits, cores, disk, workers)
        if none := self._without_start(start):
            return Space(answers.explore(none), again)
        with heeding(bounds), again(forget) as searched:
            return Space(answers.explore(searched, limits), again)

    def why(self, **bounds: Unpack[Bounds]) -> str:
        """Explain how close the puzzle comes to its goal, and which rules prevent it."""
        with heeding(bounds):
            puzzle = self._without_start(None) or self._loaded
            survey = answers.explore(puzzle, limits_of(bounds), why=True)
        return answers.survey_text(survey, answers.Page())

    def graph(self, most: int | None = None, **bounds: Unpack[Bounds]) -> Graph:
        """Graph of the reachable states, or of the first ``most``.

        Raises :class:`GaveUp` at a limit.
        """
        _positive("most", most)
        with heeding(bounds):
            return graph_of(self._loaded, most, limits_of(bounds))

    def answer(self, data: Values) -> Answer:
        """Convert an answer from its JSON.

        Raises :class:`ValueError` if this puzzle does not allow one of its steps.  :meth:`verify`
        checks the other claims.
        """
        a_mapping(data, "an answer")
        if isinstance(self._read, answers.ToFill):
            return self._filled(answers.read_filled(self._read.puzzle, data))
        start = answers.start_in(data)
        loaded = (self if "starts" in data else self._from(start))._loaded
        return Answer(answers.read_answer(loaded.puzzle, data), loaded)

    def verify(
        self, answer: Answer | Values, start: Values | None = None, most: int | None = None
    ) -> Verdict:
        """Check an answer, or its JSON, with code that is independent of the search.

        ``start``: the state from which it was searched, if not the puzzle's starts (an
        :class:`Answer` remembers it, JSON does not).  ``most``: maximum number of states to examine
        for the proof that no solution is cheaper.  The verdict has ``holds``, ``status``
        ("verified", "refuted", "unchecked"), ``problems``, ``checked`` and ``notes`` (unchecked
        claims, with reasons).  An answer ``holds`` if it has no problem and at least one claim was
        checked.
        """
        if isinstance(self._read, answers.ToFill):
            filled = answer.to_json() if isinstance(answer, Answer) else answer
            return answers.verify(self._read, a_mapping(filled, "an answer"))
        if isinstance(answer, Answer):
            origin = self._start_of(answer) if start is None else start
            data: Values = answer.to_json()
        else:
            origin, data = start, a_mapping(answer, "an answer")
        return answers.verify(self._from(origin)._loaded, data, most)

    def __eq__(self, other: object) -> bool:
        """Compare text, parameters, maps and data."""
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
        settings = "".join(f", {n}={v}" for n, v in self._read.puzzle.settings.items())
        return shortened(f"<Puzzle {self.title!r}{settings}>")

    def __str__(self) -> str:
        return "\n".join(map(str, (self.title, *self.starts[:1])))

    def _repr_html_(self) -> str:
        """A page that plays the puzzle, for a notebook; title and start if no page can."""
        import html

        from puzzlelang.drawing import Unplayable, game_page

        if isinstance(self._read, answers.Loaded | answers.ToFill):
            with suppress(Unplayable):
                return framed(game_page(self._read, "").whole())
        title = f"<b>{html.escape(self.title)}</b>"
        return title + "".join(start.svg() for start in self.starts[:1])

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._read.recipe

    def _from(self, start: Values | None) -> Puzzle:
        """The puzzle with another start; compiled code is shared."""
        if start is None:
            return self
        state = State(self._loaded.puzzle, slots_in(self._loaded.puzzle, start))
        if state.slots in self._loaded.puzzle.starts and len(self._loaded.puzzle.starts) == 1:
            return self
        puzzle = self._elsewhere.get(state)
        if puzzle is None:
            if len(self._elsewhere) >= MOST_STARTS_KEPT:
                self._elsewhere.clear()
            puzzle = self._elsewhere[state] = Puzzle(
                answers.with_starts(self._loaded, (state.slots,))
            )
        return puzzle

    def _start_of(self, answer: Answer) -> State | None:
        """The start of the search that gave ``answer``; None for several starts, and for answers
        to other puzzles, which are checked against this puzzle's starts.
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
        """The puzzle, with a searcher on ``store`` if one is given."""
        if type(cores) is not int or cores < 1:
            raise ValueError(f"`cores` must be a whole number of at least 1, not {cores!r}")
        if store is None and (workers or forget or disk is not None or cores != 1):
            raise ValueError("`cores`, `disk`, `workers` and `forget` need a `store`")
        if workers and not _WORKERS.fullmatch(workers):
            raise ValueError(f"`workers` must be an address such as 'local:4', not {workers!r}")
        if workers and cores != 1:
            raise ValueError("`workers` replaces `cores`: give one of them")
        if store is None:
            yield self._loaded
            return
        from puzzlelang.search import Settings

        memory = limits.memory or answers.STORE_MEMORY
        settings = Settings(
            os.fspath(store), memory, cores, disk=size_in_bytes(disk, "disk"),
            workers=workers, forgets=forget,
        )  # fmt: skip
        with answers.stored(self._loaded, settings) as searched:
            yield searched


def _finds(estimate: str) -> bool:
    if estimate not in ("auto", "found"):
        raise ValueError(f"`estimate` must be 'auto' or 'found', not {estimate!r}")
    return estimate == "found"


def _weight(weight: float) -> Weight:
    if not (isinstance(weight, int | float) and 1 <= weight < float("inf")):
        raise ValueError(f"`weight` must be a number of at least 1, not {weight!r}")
    return Weight(*float(weight).as_integer_ratio())


def _again(*recipe: Any) -> Puzzle:
    return Puzzle(answers.loadable(partial(answers.recompiled, *recipe)))


def _storing(
    cores: int, store: Folder | None, disk: int | str | None, workers: str
) -> dict[str, bool]:
    """Options of a store that are given."""
    return {
        "cores": cores != 1, "store": store is not None, "disk": disk is not None,
        "workers": bool(workers),
    }  # fmt: skip


def _refuse(**given: bool) -> None:
    """Raise :class:`ValueError` for an option that a puzzle that is filled in does not have."""
    for name, is_given in given.items():
        if is_given:
            raise ValueError(f"`{name}` is for puzzles that move; this one is filled in")


def _too_many(filled: Filled, more: bool) -> str:
    return f"there are more than {filled.total:,} choices" * more


def _check_limit(limit: str) -> None:
    if limit:
        raise GaveUp(limit)
