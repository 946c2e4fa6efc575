"""What a program gets: an answer with its steps, and a whole space in numbers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from os import PathLike

from puzzlelang import answers
from puzzlelang.answers import Answer as Found
from puzzlelang.answers import Step as FoundStep
from puzzlelang.front.python.python_state import State, shortened
from puzzlelang.search import Limits
from puzzlelang.text import TYPE_CHECKING, Any, Record, replace

if TYPE_CHECKING:
    from puzzlelang.answers import Loaded, NoStart, Survey
    from puzzlelang.core import Puzzle
    from puzzlelang.drawing import Drawing

FRAME = 520
"""How high a notebook shows the player."""


class Step(metaclass=Record):
    """A state of a solution, and the transition that led to it: ``name`` ("move"), ``arguments``
    by the names of its parameters, ``text`` (what ``say:`` says), ``cost``; none of them at the
    start.
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


def step_of(step: FoundStep) -> Step:
    assert step.puzzle is not None
    state = State(step.puzzle, step.slots)
    if step.transition is None:
        return Step(state)

    arguments = answers.arguments_data(step.transition, step.arguments)
    name = step.transition.name
    return Step(state, name, arguments, step.said, plain_cost(step.cost))


def plain_cost(cost: Sequence[int]) -> int | tuple[int, ...]:
    """A number where there is one cost line, as nearly always; else one for each."""
    return cost[0] if len(cost) == 1 else tuple(cost)


class Answer:
    """What a search found; its truth value says whether there is a solution."""

    def __init__(self, answer: Found, loaded: Loaded | NoStart | None = None) -> None:
        self._answer, self._loaded = answer, loaded

    def __bool__(self) -> bool:
        return self.kind == "solved"

    @property
    def kind(self) -> str:
        """``solved``, ``unsolvable`` (every state was examined) or ``gave-up`` (see ``limit``)."""
        return self._answer.kind

    @property
    def optimal(self) -> bool:
        """Is it proved that no solution costs less?"""
        return self.kind == "solved" and self._answer.outcome.optimal  # type: ignore[union-attr]

    @property
    def cost(self) -> int | tuple[int, ...] | None:
        """What the solution costs: a number, or one for each line of ``cost:``."""
        return plain_cost(self._answer.cost) if self else None

    @property
    def limit(self) -> str:
        """Where it gave up: ``time``, ``states``, ``memory``, ``disk``, ``interrupted``; else
        nothing.
        """
        return self._answer.limit

    @cached_property
    def trace(self) -> tuple[Step, ...]:
        """The start and the states after each step; empty if there is no solution."""
        return tuple(map(step_of, self._answer.trace))

    @property
    def moves(self) -> list[str]:
        """The steps in words."""
        return [step.text for step in self.trace[1:]]

    @property
    def states(self) -> int:
        """How many states the search reached."""
        return self._answer.statistics.reached

    @property
    def seconds(self) -> float:
        """How long it took, compiling included."""
        return self._answer.statistics.seconds

    @property
    def length(self) -> int | None:
        """The number of steps; None if there is no solution."""
        return self._answer.length if self else None

    def __iter__(self) -> Iterator[Step]:
        return iter(self.trace)

    def to_json(self) -> dict[str, Any]:
        """What ``puzzlelang solve --format json`` prints; :meth:`Puzzle.answer` reads it."""
        return answers.answer_data(self._answer, self._fingerprint())

    def __eq__(self, other: object) -> bool:
        """The same solution with the same claims; how long the search took does not count."""
        return isinstance(other, Answer) and self._claims() == other._claims()

    def __hash__(self) -> int:
        return hash((self.kind, self._answer.cost))

    def __reduce__(self) -> tuple[Any, ...]:
        kept = replace(self._answer, fingerprint=self._fingerprint(), discovered=None)
        return Answer, (kept,)

    def _fingerprint(self) -> str:
        """What tells the puzzle with its parameters from others."""
        return answers.fingerprint(self._loaded) if self._loaded else self._answer.fingerprint

    def _claims(self) -> tuple[Any, ...]:
        steps = tuple((step.text, step.state) for step in self.trace)
        return self._answer.puzzle.title, self.kind, self.optimal, self.cost, self.limit, steps

    def __str__(self) -> str:
        return answers.answer_text(self._answer, answers.Page())

    def __repr__(self) -> str:
        said = answers.conclusion(self._answer)
        return shortened(f"<Answer to {self._answer.puzzle.title!r}: {said}>")

    def save(self, path: str | PathLike[str]) -> None:
        """Draw the solution: ``a.html`` is a page that plays it, ``a.svg`` a picture of all steps.
        With Pillow (``pip install puzzlelang[pictures]``) ``a.png`` is one, too, and ``a.gif`` a
        film.

        A file of that name is replaced.  :class:`ValueError` without a solution, or for a name that
        ends in something else; :class:`PuzzleError` if the file can't be written.
        """
        from puzzlelang.drawing import FILES
        from puzzlelang.text import write_whole

        ending = os.path.splitext(os.fspath(path))[1].lower()
        if ending not in FILES:
            raise ValueError(f"the name ends in none of {', '.join(FILES)}: {path}")
        write_whole(os.fspath(path), FILES[ending](*self._seen()))

    def _seen(self) -> tuple[Puzzle, str, tuple[tuple[FoundStep, ...], ...]]:
        """What is drawn"""
        if not self:
            raise ValueError(f"there is no solution to draw: {self!r}")
        summary = answers.conclusion(self._answer)
        return self._answer.puzzle, summary, self._answer.listed

    def _repr_html_(self) -> str:
        import html

        if not self:
            return f"<p>{html.escape(repr(self)[1:-1])}</p>"
        from puzzlelang.drawing import SOLUTIONS

        page = html.escape(SOLUTIONS[".html"](*self._seen()))
        return f'<iframe srcdoc="{page}" width="100%" height="{FRAME}" style="border:0"></iframe>'


class Space:
    """All states that can be reached: in numbers, and one after the other.

    Iterating gives each :class:`State` in the order of discovery: the starts, those one step from
    them, and so on, as many as were counted.  They are found anew for that, one by one; those of a
    ``store`` are read from it, layer by layer.  With ``symmetry:``, one stands for all that are
    alike.
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
            walked = answers.walked_states(loaded, Limits(states=self.states))
            for state, _, _ in walked:
                yield State(self._survey.puzzle, system.slots(state))

    def __len__(self) -> int:
        return self.states

    def __eq__(self, other: object) -> bool:
        """The same numbers of the same puzzle; how long it took does not count."""
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
        """Were all states examined?  If not, ``limit`` says what ended it."""
        return self._survey.space.complete

    @property
    def limit(self) -> str:
        """Where it gave up, or nothing."""
        return self._survey.space.limit

    @property
    def states(self) -> int:
        """How many states there are."""
        return self._survey.space.states

    @property
    def transitions(self) -> int:
        """How many steps there are between them."""
        return self._survey.space.transitions

    @property
    def levels(self) -> tuple[int, ...]:
        """How many states are 0, 1, 2 … steps from the start."""
        return self._survey.space.levels

    @property
    def goals(self) -> int:
        """How many of them are goals."""
        return self._survey.space.goal_states

    @property
    def lost(self) -> int:
        """How many of them are lost (``lose:``)."""
        return self._survey.space.lost_states

    @property
    def dead_ends(self) -> int:
        """States without a step onward that are neither goals nor lost."""
        return self._survey.space.dead_ends

    @cached_property
    def checks(self) -> dict[str, tuple[Step, ...]]:
        """The rules of ``check:`` that were decided: each with a shortest way to a state in which
        it fails, or with nothing if it holds in all of them.
        """
        return {c.rule.name: tuple(map(step_of, c.trace or ())) for c in self._survey.claims}

    @cached_property
    def deepest(self) -> tuple[State, ...]:
        """The first few of the states farthest from the start."""
        steps = self._survey.deepest
        return tuple(State(self._survey.puzzle, step.slots) for step in steps)

    def __str__(self) -> str:
        return answers.survey_text(self._survey, answers.Page())

    def __repr__(self) -> str:
        more = "" if self.complete else f", given up: {self.limit}"
        return f"<Space of {self.states:,} states, {len(self.levels)} levels{more}>"


class Graph:
    """States and the steps between them, by numbers: the starts come first."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing

    @cached_property
    def nodes(self) -> tuple[State, ...]:
        """The states."""
        return tuple(State(self._drawing.puzzle, node.slots) for node in self._drawing.nodes)

    @cached_property
    def edges(self) -> tuple[tuple[int, int, str, int | tuple[int, ...]], ...]:
        """The number of a state, that of one which follows, the step in words, its cost."""
        return tuple((e.source, e.target, e.said, plain_cost(e.cost)) for e in self._drawing.edges)

    def to_networkx(self) -> Any:
        """A ``networkx.MultiDiGraph`` of :class:`State`; edges have ``text`` and ``cost``, nodes
        ``goal``, ``lost`` and ``depth``.
        """
        import networkx

        made = networkx.MultiDiGraph(title=self._drawing.puzzle.title)
        for state, node in zip(self.nodes, self._drawing.nodes, strict=True):
            made.add_node(state, goal=node.goal, lost=node.lost, depth=node.depth)
        for source, target, text, cost in self.edges:
            made.add_edge(self.nodes[source], self.nodes[target], text=text, cost=cost)
        return made

    def __len__(self) -> int:
        return len(self._drawing.nodes)

    def __repr__(self) -> str:
        return f"<Graph of {len(self):,} states, {len(self._drawing.edges):,} steps>"
