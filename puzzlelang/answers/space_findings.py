"""What is found of a space, as data: in numbers, and by the analysis of all its states."""

from __future__ import annotations

from puzzlelang.answers.answer import Answer, Trace
from puzzlelang.answers.answer_fields import TRACE
from puzzlelang.answers.field_table import Reported, Word, row
from puzzlelang.core import nodes as core
from puzzlelang.search import Space
from puzzlelang.text import Record

# ── what each rule does ──────────────────────────────────────────────────────────────


class TransitionUse(metaclass=Reported, called="transition-use", frozen=False):
    """Effect of a transition in the space."""

    name: str = row("name of the transition", label="transition")
    possible: int = row("steps that its `when:` allows", label="of")
    taken: int = row("allowed steps that violate no invariant", label="steps")
    idle: tuple[str, ...] = row("redundant conditions of its `when:`", default=())
    undecided: bool = row(
        "true if the transition is too large to search for redundant conditions", default=False
    )


class InvariantUse(metaclass=Reported, called="invariant-use"):
    """Effect of an invariant in the space."""

    name: str = row("name of the invariant", label="invariant")
    cut: int = row("steps that violate it", label="steps cut")
    alone: int = row("steps that violate only this invariant", label="by it alone")


class LossUse(metaclass=Reported, called="loss-use"):
    """Effect of a line of `lose:` in the space."""

    name: str = row("name of the line", label="lose")
    states: int = row("reachable states in which it holds", label="lost states")


class Shape(metaclass=Reported, called="components"):
    """The strongly connected components of the space."""

    components: int = row("number of components")
    largest: int = row("states in the largest component")
    terminal: int = row("components that no transition leaves")
    terminal_without_goal: int = row("such components without a goal")
    cyclic: int = row("components that contain a cycle")
    hopeful: int = row("states from which a goal can be reached")


class Uses(metaclass=Reported, called="rules", frozen=False):
    """Effect of each rule, over all states and values of its parameters.

    Several transitions from one state to another are one edge, and one from a state to itself is
    an edge.
    """

    states: int = row("states examined", default=0)
    edges: int = row("pairs of states connected by a transition", default=0)
    limit: str = row(
        "limit that ended the analysis before all states were examined",
        value=lambda uses: uses.limit or None, optional=True, default="",
    )  # fmt: skip
    transitions: list[TransitionUse] = row("effects of the transitions", factory=list)
    invariants: list[InvariantUse] = row("effects of the invariants", factory=list)
    losses: list[LossUse] = row("effects of the lines of `lose:`", factory=list)
    shape: Shape | None = None

    @property
    def so_far(self) -> str:
        """What is said behind something that was not seen in all states."""
        return " so far" if self.limit else ""


# ── why there is no solution ─────────────────────────────────────────────────────────


class Measured(metaclass=Reported, called="measured"):
    """How close a number comes to the value that it is compared with."""

    of: str = row("expression of the number")
    least: int = row("minimum over all states")
    most: int = row("maximum over all states")
    off: int = row("least distance from a value that meets the condition")


class GoalPart(metaclass=Reported, called="goal-part", frozen=False):
    """One of the conditions of the goal."""

    text: str = row("the condition", name="part", label="part of the goal")
    states: int = row("states in which it holds", label="states", default=0)
    depth: int | None = row(
        "number of moves to the first of these states",
        label="first after", text=lambda depth: "-" if depth is None else f"{depth:,}",
        default=None,
    )  # fmt: skip
    measured: Measured | None = row(
        "if it never holds and compares a number: how close that comes", optional=True, default=None
    )


class Near(metaclass=Reported, called="near"):
    """A state that is as near to the goal as any."""

    unmet: tuple[int, ...] = row("unmet parts of the goal: positions in `goal`, from 0")
    trace: Trace = row("a shortest path to the state", type=TRACE)


class Without(metaclass=Reported, called="without"):
    """Result of the puzzle without some rules."""

    rules: tuple[str, ...] = row("invariants and lines of `lose:` that are ignored")
    outcome: str = row(
        "result of a search without them; `fault` if other rules then have no value",
        type=Word(("solved", "unsolvable", "gave-up", "fault")),
    )
    length: int | None = row(
        "number of transitions of a solution, if one exists", optional=True, default=None
    )
    states: int | None = row("states reached, if the search gave up", optional=True, default=None)


class Impossible(metaclass=Reported, called="impossible"):
    """A transition that is possible in no state."""

    transition: str = row("name of the transition")
    condition: str | None = row(
        "its first condition that fails at the start", name="fails_at_start"
    )


class Reasons(metaclass=Reported, called="why", frozen=False):
    """How near the space comes to the goal, and the obstacles.

    ``conflicts``: each without a smaller one in it.
    """

    parts: list[GoalPart] = row("parts of the goal", name="goal")
    met: int = row("states that meet the whole goal", default=0)
    conflicts: list[tuple[int, ...]] = row(
        "minimal sets of parts that no state meets together: positions in `goal`, from 0",
        name="never_together",
        factory=list,
    )
    nearest: int = row(
        "number of states as near as those in `nearest`", name="nearest_states", default=0
    )
    near: list[Near] = row("some of the nearest states", name="nearest", factory=list)
    without: list[Without] = row("results without some rules", factory=list)
    limit: str = row(
        "limit that ended these searches, so that some results are missing", optional=True,
        value=lambda reasons: reasons.limit or None, default="",
    )  # fmt: skip
    impossible: list[Impossible] = row(
        "transitions that no state allows", name="never_possible", factory=list
    )
    unchanged: tuple[str, ...] = row(
        "variables that no transition changes", name="never_changed", default=()
    )


# ── the whole space ──────────────────────────────────────────────────────────────────


class Claim(metaclass=Record):
    """A rule of `check:`, with a shortest trace to a state where it fails; none where it holds."""

    rule: core.Rule
    trace: Trace = ()


class Survey(metaclass=Record):
    """The whole reachable space of ``puzzle``, and its best solutions where they are known.

    ``deepest`` are the first of the deepest states.  ``dead_end`` and ``final_goal`` are shortest
    ways to a dead end and to a goal that no transition leaves.  ``undecided`` is the limit at which
    the search for these, or for states where one of the ``claims`` fails, ended.  ``uses`` (all of
    it printed if ``full``) and ``reasons``: what a close look found, where somebody asked for it.
    """

    puzzle: core.Puzzle
    space: Space
    deepest: Trace = ()
    dead_end: Trace = ()
    final_goal: Trace = ()
    best: Answer | None = None
    claims: tuple[Claim, ...] = ()
    undecided: str = ""
    uses: Uses | None = None
    full: bool = False
    reasons: Reasons | None = None
    instance: str = ""
    label: str = ""

    @property
    def refuted(self) -> Claim | None:
        """The claim that fails nearest to the start; of equally near ones the first."""
        failing = [claim for claim in self.claims if claim.trace]
        return min(failing, key=lambda claim: len(claim.trace), default=None)

    @property
    def limit(self) -> str:
        """The limit that left something open, or nothing."""
        if self.space.limit:
            return self.space.limit
        if self.best is not None and self.best.limit:
            return self.best.limit
        if self.undecided:
            return self.undecided
        if self.uses is not None and self.uses.limit:
            return self.uses.limit
        return self.reasons.limit if self.reasons is not None else ""
