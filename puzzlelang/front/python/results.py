"""Results of searches: answers with their steps, spaces, graphs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cache, cached_property
from os import PathLike

from puzzlelang import answers
from puzzlelang.answers import Answer as PlainAnswer
from puzzlelang.answers import Step as PlainStep
from puzzlelang.core import semantics
from puzzlelang.front.python.bounds import GaveUp
from puzzlelang.front.python.python_state import State, shortened
from puzzlelang.search import ENDINGS, STATES, Limits, collector_paused, limit_of, walk
from puzzlelang.text import TYPE_CHECKING, Any, Record, replace

if TYPE_CHECKING:
    from puzzlelang.answers import Loaded, NoStart, Survey, ToFill
    from puzzlelang.core import Puzzle

FRAME = 520
"""Height of the player in a notebook, in pixels."""


class Step(metaclass=Record):
    """A state of a solution, and the transition that led to it: its ``name`` ("move"),
    ``arguments`` (a dictionary by parameter), ``text`` (from ``say:``) and ``cost``.  The step of
    the start has only a state.
    """

    state: State
    name: str = ""
    arguments: dict[str, Any] | None = None
    text: str = ""
    cost: int | tuple[int, ...] = 0

    def __str__(self) -> str:
        return f"{self.text}\n{self.state}" if self.text else str(self.state)

    def __repr__(self) -> str:
        return f"<Step {self.text or 'start'}: {self.state!r}>"


def step_of(step: PlainStep) -> Step:
    assert step.puzzle is not None
    state = State(step.puzzle, step.slots)
    if step.transition is None:
        return Step(state)

    arguments = answers.arguments_data(step.transition, step.arguments)
    name = step.transition.name
    return Step(state, name, arguments, step.said, plain_cost(step.cost))


def plain_cost(cost: Sequence[int]) -> int | tuple[int, ...]:
    """A number if there is one cost line, otherwise a tuple with a number for each line."""
    return cost[0] if len(cost) == 1 else tuple(cost)


class Answer:
    """The result of a search; true if it has a solution.

    The answer to a puzzle that is filled in has no steps: its ``trace`` has one state, the
    ``choice``.
    """

    def __init__(self, answer: PlainAnswer, loaded: Loaded | NoStart | None = None) -> None:
        self._answer = answer
        self._loaded: Loaded | NoStart | ToFill | None = loaded

    def __bool__(self) -> bool:
        return self._answer.is_solved

    @property
    def kind(self) -> str:
        """``solved``, ``unsolvable`` (every state was examined) or ``gave-up`` (see ``limit``)."""
        return self._answer.kind

    @property
    def optimal(self) -> bool:
        """True if it is proved that no solution costs less."""
        return self._answer.is_solved and self._answer.outcome.optimal  # type: ignore[union-attr]

    @property
    def cost(self) -> int | tuple[int, ...] | None:
        """The cost of the solution: a number, or a tuple if ``cost:`` has several lines."""
        return plain_cost(self._answer.cost) if self else None

    @property
    def gain(self) -> int | tuple[int, ...] | None:
        """What ``gain:`` maximizes: a number, or a tuple if it has several lines."""
        return None

    @property
    def choice(self) -> State | None:
        """The choice, for a puzzle that is filled in; None if there is none."""
        return None

    @property
    def order(self) -> str:
        """The search order, such as ``bfs``.  In a puzzle that is filled in: ``only`` if the choice
        is proved to be the only one, ``first`` if it is the first of several in the order of the
        file, ``several`` if it is one of several, ``unknown`` if it is not known whether there is
        another; empty without a choice.
        """
        return self._answer.statistics.order

    @property
    def expanded(self) -> int:
        """Number of states whose successors were generated; 0 in a puzzle that is filled in."""
        return self._answer.statistics.expanded

    @property
    def generated(self) -> int:
        """Number of successors that were generated; 0 in a puzzle that is filled in."""
        return self._answer.statistics.generated

    @property
    def conflict(self) -> tuple[str, ...]:
        """Names of rules that conflict, and given values such as ``on(3) = 1``, if there is no
        choice.
        """
        return ()

    @property
    def limit(self) -> str:
        """The limit that ended the search: ``time``, ``states``, ``memory``, ``disk`` or
        ``interrupted``; empty if it was completed.
        """
        return self._answer.limit

    @cached_property
    def trace(self) -> tuple[Step, ...]:
        """The start and the states after each step; empty if there is no solution."""
        return tuple(map(step_of, self._answer.trace))

    @property
    def moves(self) -> list[str]:
        """The text of each step."""
        return [step.text for step in self.trace[1:]]

    @property
    def states(self) -> int:
        """Number of states that the search reached, or of conflicts while filling in."""
        return self._answer.statistics.reached

    @property
    def seconds(self) -> float:
        """Duration of the search, including compilation."""
        return self._answer.statistics.seconds

    @property
    def length(self) -> int | None:
        """The number of steps; None if there is no solution."""
        return self._answer.length if self else None

    def __iter__(self) -> Iterator[Step]:
        return iter(self.trace)

    def to_json(self) -> dict[str, Any]:
        """The JSON of ``puzzlelang solve --format json``; :meth:`Puzzle.answer` reads it."""
        return answers.answer_data(self._answer, self._fingerprint())

    def __eq__(self, other: object) -> bool:
        """Compare solutions and claims, but not the duration of the search."""
        return isinstance(other, Answer) and self._claims() == other._claims()

    def __hash__(self) -> int:
        return hash((self.kind, self.cost))

    def __reduce__(self) -> tuple[Any, ...]:
        answer = replace(self._answer, fingerprint=self._fingerprint(), discovered=None)
        return Answer, (answer,)

    def _fingerprint(self) -> str:
        """Fingerprint of the puzzle and its parameters."""
        return answers.fingerprint(self._loaded) if self._loaded else self._answer.fingerprint

    def _claims(self) -> tuple[Any, ...]:
        steps = tuple((step.text, step.state) for step in self.trace)
        return self._answer.puzzle.title, self.kind, self.optimal, self.cost, self.limit, steps

    def __str__(self) -> str:
        return answers.answer_text(self._answer, answers.Page())

    def __repr__(self) -> str:
        return shortened(f"<Answer to {self._answer.puzzle.title!r}: {self._summary()}>")

    def _summary(self) -> str:
        return answers.conclusion(self._answer)

    def save(self, path: str | PathLike[str]) -> None:
        """Draw the solution: ``a.html`` is a page on which anyone can play the puzzle, if it can,
        and watch the solution; ``a.svg`` is a picture of all steps.
        With Pillow (``pip install puzzlelang[pictures]``), ``a.png`` is a picture, too, and
        ``a.gif`` an animation.

        An existing file is replaced.  Raises :class:`ValueError` if there is no solution or the
        file extension is unknown, :class:`PuzzleError` if the file can't be written.
        """
        from puzzlelang.drawing import FILES
        from puzzlelang.text import write_whole

        ending = os.path.splitext(os.fspath(path))[1].lower()
        if ending not in FILES:
            raise ValueError(f"unknown file extension (use one of {', '.join(FILES)}): {path}")
        seen = self._seen()
        write_whole(os.fspath(path), self._page() if ending == ".html" else FILES[ending](*seen))

    def _page(self) -> str:
        """A page that plays the puzzle, if it can and the puzzle is at hand, or its solution."""
        from puzzlelang.drawing import SOLUTIONS, solution_page

        puzzle, summary, traces = self._seen()
        loaded = self._loaded
        begins = isinstance(loaded, answers.Loaded) and traces[0][0].slots in loaded.puzzle.starts
        if not isinstance(loaded, answers.ToFill) and not begins:
            return SOLUTIONS[".html"](puzzle, summary, traces)
        assert isinstance(loaded, answers.Loaded | answers.ToFill)
        return solution_page(loaded, summary, traces, self._answer.best).whole()

    def _seen(self) -> tuple[Puzzle, str, tuple[tuple[PlainStep, ...], ...]]:
        """Arguments of the drawing functions."""
        if not self:
            raise ValueError(f"there is no solution to draw: {self!r}")
        return self._answer.puzzle, self._summary(), self._answer.listed

    def _repr_html_(self) -> str:
        import html

        if not self:
            return f"<p>{html.escape(repr(self)[1:-1])}</p>"
        return framed(self._page())


def framed(page: str) -> str:
    """A page inside of a page, such as a notebook."""
    import html

    text = html.escape(page)
    return f'<iframe srcdoc="{text}" width="100%" height="{FRAME}" style="border:0"></iframe>'


MOST_DRAWN = 500
"""Maximum number of states of a graph in a notebook."""


def _space_svg(loaded: Loaded) -> str | None:
    """Draw the first states; None without a start."""
    from puzzlelang.drawing import PICTURES, Drawing, draw

    if not loaded.puzzle.starts:
        return None
    drawing = draw(loaded, first=MOST_DRAWN)
    return PICTURES[".svg"](drawing, "auto") if isinstance(drawing, Drawing) else None


class Space:
    """All reachable states: their numbers, and an iterator over them.

    Iteration yields each :class:`State` in order of discovery (the starts, their successors, and
    so on), as many as were counted.  It searches again, state by state, or reads the states from
    the ``store``, layer by layer.  With ``symmetry:``, each class of equivalent states yields one
    representative.
    """

    def __init__(
        self, survey: Survey, searched: Callable[[], AbstractContextManager[Loaded]]
    ) -> None:
        self._survey, self._searched = survey, searched

    def __iter__(self) -> Iterator[State]:
        if not self._survey.puzzle.starts:
            return
        with self._searched() as loaded, answers.faults_explained(loaded):
            system = loaded.searcher.system
            states = answers.walked_states(loaded, Limits(states=self.states))
            for state, _, _ in states:
                yield State(self._survey.puzzle, system.slots(state))

    def __len__(self) -> int:
        return self.states

    def __eq__(self, other: object) -> bool:
        """Compare puzzle and numbers, but not the duration."""
        return isinstance(other, Space) and self._claims() == other._claims()

    def __hash__(self) -> int:
        return hash((self.states, self.transitions))

    def _claims(self) -> tuple[Any, ...]:
        return (
            self._survey.puzzle.title, self.limit, self.states, self.transitions, self.levels,
            self.goals, self.lost, self.dead_ends,
        )  # fmt: skip

    @property
    def complete(self) -> bool:
        """True if all states were examined; if not, ``limit`` names the reason."""
        return self._survey.space.complete

    @property
    def limit(self) -> str:
        """The limit that ended the search; empty if it was completed."""
        return self._survey.space.limit

    @property
    def states(self) -> int:
        """Number of states."""
        return self._survey.space.states

    @property
    def transitions(self) -> int:
        """Number of steps between them."""
        return self._survey.space.transitions

    @property
    def levels(self) -> tuple[int, ...]:
        """Numbers of states at 0, 1, 2 … steps from the start."""
        return self._survey.space.levels

    @property
    def goals(self) -> int:
        """Number of goal states."""
        return self._survey.space.goal_states

    @property
    def lost(self) -> int:
        """Number of lost states (``lose:``)."""
        return self._survey.space.lost_states

    @property
    def dead_ends(self) -> int:
        """Number of states without successors that are neither goals nor lost."""
        return self._survey.space.dead_ends

    @cached_property
    def checks(self) -> dict[str, tuple[Step, ...]]:
        """Decided rules of ``check:`` by name: a shortest path to a state in which the rule fails,
        empty if the rule holds in all states.
        """
        return {c.rule.name: tuple(map(step_of, c.trace or ())) for c in self._survey.claims}

    @cached_property
    def deepest(self) -> tuple[State, ...]:
        """The first few states at the greatest distance from the start."""
        steps = self._survey.deepest
        return tuple(State(self._survey.puzzle, step.slots) for step in steps)

    def __str__(self) -> str:
        return answers.survey_text(self._survey, answers.Page())

    def _repr_svg_(self) -> str | None:
        """Draw the first states in a notebook, with their steps."""
        with self._searched() as loaded:
            return _space_svg(loaded)

    def __repr__(self) -> str:
        more = "" if self.complete else f", given up: {self.limit}"
        return f"<Space of {self.states:,} states, {len(self.levels)} levels{more}>"


class Graph:
    """States, numbered from the starts on, and the steps between them."""

    def __init__(self, loaded: Loaded, depths: dict[Any, int], rows: list[Any]) -> None:
        """``depths`` by state; ``rows``: the steps of each state, some to states left out."""
        self._loaded, self._depths, self._rows = loaded, depths, rows

    @cached_property
    def nodes(self) -> tuple[State, ...]:
        """The states."""
        slots = self._loaded.system.slots
        return tuple(State(self._loaded.puzzle, slots(state)) for state in self._depths)

    @cached_property
    def edges(self) -> tuple[tuple[int, int, str, int | tuple[int, ...]], ...]:
        """A tuple for each step: number of the state, number of the successor, text, cost."""
        system = self._loaded.system
        text, cost_of = semantics.sayings(self._loaded.puzzle), cache(self._cost)
        numbers = {state: number for number, state in enumerate(self._depths)}
        edges = []
        with answers.faults_explained(self._loaded), collector_paused():
            for (state, number), row in zip(numbers.items(), self._rows, strict=True):
                slots = system.slots(state)
                edges += [
                    (number, numbers[after], text(slots, index, given), cost_of(cost))
                    for index, given, after, cost in row if after in numbers
                ]  # fmt: skip
        return tuple(edges)

    def _cost(self, packed: int) -> int | tuple[int, ...]:
        return plain_cost(self._loaded.system.cost_lines(packed))

    def to_networkx(self) -> Any:
        """Convert to a ``networkx.MultiDiGraph`` with a node for each :class:`State`.

        Edges have the attributes ``text`` and ``cost``, nodes ``goal``, ``lost`` and ``depth``.
        """
        import networkx

        system = self._loaded.system
        graph = networkx.MultiDiGraph(title=self._loaded.puzzle.title)
        for state, (packed, depth) in zip(self.nodes, self._depths.items(), strict=True):
            goal, lost = bool(system.is_goal(packed)), bool(system.is_lost(packed))
            graph.add_node(state, goal=goal, lost=lost, depth=depth)
        for source, target, text, cost in self.edges:
            graph.add_edge(self.nodes[source], self.nodes[target], text=text, cost=cost)
        return graph

    def __len__(self) -> int:
        return len(self._depths)

    def _repr_svg_(self) -> str | None:
        """Draw the first states in a notebook."""
        return _space_svg(self._loaded)

    def __repr__(self) -> str:
        steps = sum(after in self._depths for row in self._rows for _, _, after, _ in row)
        return f"<Graph of {len(self):,} states, {steps:,} steps>"


class _Recorded:
    """A system that keeps the steps of each state that is expanded, in ``rows``."""

    def __init__(self, system: Any) -> None:
        self.starts: Sequence[Any] = system.starts
        rows, steps = list[Any](), system.steps
        self.rows = rows

        def successors(state: Any) -> list[Any]:
            row = steps(state)
            rows.append(row)
            return [after for _, _, after, _ in row]

        self.successors = successors


def graph_of(loaded: Loaded, most: int | None, limits: Limits) -> Graph:
    """Graph of the reachable states, or of the first ``most``; :class:`GaveUp` at a limit."""
    depths, limit = dict[Any, int](), ""
    bound = limits if most is None else replace(limits, states=most)
    recorded = _Recorded(loaded.system)
    states: Any = walk(recorded, bound)  # type: ignore[arg-type]
    with answers.faults_explained(loaded), collector_paused():
        try:
            while True:
                state, depth, _ = next(states)
                depths[state] = depth
        except StopIteration as end:
            limit = end.value
        except ENDINGS as ending:
            limit = limit_of(ending)
        if limit and (limit != STATES or most is None):
            raise GaveUp(limit)
    return Graph(loaded, depths, recorded.rows)


# ── puzzles that are filled in ────────────────────────────────────────────────────────

if TYPE_CHECKING:
    from puzzlelang.answers import Filled, ToFill


class FilledAnswer(Answer):
    """The answer to a puzzle that is filled in."""

    _answer: Filled  # type: ignore[assignment]

    def __init__(self, answer: Filled, loaded: ToFill | None = None) -> None:
        self._answer, self._loaded = answer, loaded

    @property
    def optimal(self) -> bool:
        return bool(self) and (self._answer.optimal or not self._answer.amounts)

    @property
    def cost(self) -> int | tuple[int, ...] | None:
        return self._amount(maximized=False)

    @property
    def gain(self) -> int | tuple[int, ...] | None:
        return self._amount(maximized=True)

    def _amount(self, maximized: bool) -> int | tuple[int, ...] | None:
        choice, amounts = self._answer.puzzle.choice, self._answer.amounts
        assert choice is not None
        return plain_cost(amounts) if amounts and choice.greatest == maximized else None

    @property
    def choice(self) -> State | None:
        return self.trace[0].state if self else None

    @property
    def order(self) -> str:
        return self._answer.unique

    @property
    def expanded(self) -> int:
        return 0

    generated = expanded

    @property
    def conflict(self) -> tuple[str, ...]:
        return self._answer.core

    @cached_property
    def trace(self) -> tuple[Step, ...]:
        step = self._answer.choice
        return () if step is None else (Step(State(self._answer.puzzle, step.slots)),)

    @property
    def states(self) -> int:
        return self._answer.conflicts

    @property
    def seconds(self) -> float:
        return self._answer.seconds

    @property
    def length(self) -> int | None:
        return None

    def to_json(self) -> dict[str, Any]:
        return answers.FILLED.data(self._marked())

    def __reduce__(self) -> tuple[Any, ...]:
        return FilledAnswer, (self._marked(),)

    def _marked(self) -> Filled:
        return replace(self._answer, fingerprint=self._fingerprint())

    def _claims(self) -> tuple[Any, ...]:
        return *super()._claims(), self.gain, self.order, self.conflict

    def __str__(self) -> str:
        return answers.filled_text(self._answer, answers.Page())

    def _summary(self) -> str:
        return " ".join(answers.filled_sentences(self._answer))

    def _seen(self) -> Any:
        puzzle, summary, steps = self._answer.puzzle, self._summary(), self._answer.steps
        if not steps:
            raise ValueError(f"there is no choice to draw: {self!r}")
        return replace(puzzle, starts=(steps[0].slots,)), summary, ((steps[0],),)

    def _repr_html_(self) -> str:
        import html

        return super()._repr_html_() if self else f"<p>{html.escape(self._summary())}</p>"
