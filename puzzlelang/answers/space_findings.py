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
    """What a transition does in the space."""

    name: str = row("the transition", label="transition")
    possible: int = row("steps that its `when:` allows", label="of")
    taken: int = row("those of them that no invariant cuts", label="steps")
    idle: tuple[str, ...] = row(
        "conditions of its `when:` without which nothing would change", default=()
    )
    undecided: bool = row("whether it was too large to look for these", default=False)


class InvariantUse(metaclass=Reported, called="invariant-use"):
    """What an invariant does in the space."""

    name: str = row("the invariant", label="invariant")
    cut: int = row("steps that break it", label="steps cut")
    alone: int = row("steps that break it and no other", label="by it alone")


class LossUse(metaclass=Reported, called="loss-use"):
    """What a line of `lose:` does in the space."""

    name: str = row("the line", label="lose")
    states: int = row("reachable states in which it holds", label="lost states")


class Shape(metaclass=Reported, called="components"):
    """The strongly connected components of the space."""

    components: int = row("how many there are")
    largest: int = row("the states of the largest")
    terminal: int = row("components that no transition leaves")
    terminal_without_goal: int = row("those of them without a goal")
    cyclic: int = row("components with a path from a state back to itself")
    hopeful: int = row("states from which a goal can be reached")


class Uses(metaclass=Reported, called="rules", frozen=False):
    """What each rule does, over all states and values of its parameters.

    Several transitions from one state to another are one edge, and one from a state to itself is
    an edge.
    """

    states: int = row("states that were searched", default=0)
    edges: int = row("pairs of a state and a state that a transition leads to", default=0)
    limit: str = row(
        "the limit that ended it, so that these are not all states",
        value=lambda uses: uses.limit or None, optional=True, default="",
    )  # fmt: skip
    transitions: list[TransitionUse] = row("what each transition does", factory=list)
    invariants: list[InvariantUse] = row("what each invariant does", factory=list)
    losses: list[LossUse] = row("what each line of `lose:` does", factory=list)
    shape: Shape | None = None

    @property
    def so_far(self) -> str:
        """What is said behind something that was not seen in all states."""
        return " so far" if self.limit else ""


# ── why there is no solution ─────────────────────────────────────────────────────────


class Measured(metaclass=Reported, called="measured"):
    """How close a number comes to what it is compared with."""

    of: str = row("the number, in words")
    least: int = row("its minimum over all states")
    most: int = row("its maximum over all states")
    off: int = row("by how much it misses at least")


class GoalPart(metaclass=Reported, called="goal-part", frozen=False):
    """One of the conditions that make up the goal."""

    text: str = row("the condition", name="part", label="part of the goal")
    states: int = row("states in which it holds", label="states", default=0)
    depth: int | None = row(
        "moves from the start to the first of these",
        label="first after", text=lambda depth: "-" if depth is None else f"{depth:,}",
        default=None,
    )  # fmt: skip
    measured: Measured | None = row(
        "where it never holds and compares a number", optional=True, default=None
    )


class Near(metaclass=Reported, called="near"):
    """A state that meets as much of the goal as any."""

    unmet: tuple[int, ...] = row("the parts that it does not meet, by their places in `goal`")
    trace: Trace = row("a shortest path there", type=TRACE)


class Without(metaclass=Reported, called="without"):
    """What there is when some rules are left out."""

    rules: tuple[str, ...] = row("invariants and lines of `lose:` that are left out")
    outcome: str = row(
        "how a search ends then; `fault`: other rules have no value then",
        type=Word(("solved", "unsolvable", "gave-up", "fault")),
    )
    length: int | None = row(
        "the transitions of a solution, if there is one", optional=True, default=None
    )
    states: int | None = row(
        "the states that a search reached which gave up", optional=True, default=None
    )


class Impossible(metaclass=Reported, called="impossible"):
    """A transition that is possible in no state."""

    transition: str = row("the transition")
    condition: str | None = row(
        "the condition at which it fails at the start", name="fails_at_start"
    )


class Reasons(metaclass=Reported, called="why", frozen=False):
    """How near the space comes to the goal, and what stands in the way.

    ``conflicts``: each without a smaller one in it.
    """

    parts: list[GoalPart] = row("the parts of the goal", name="goal")
    met: int = row("states that meet all of it", default=0)
    conflicts: list[tuple[int, ...]] = row(
        "sets of parts that no state meets together", name="never_together", factory=list
    )
    nearest: int = row(
        "states that come as near as those in `nearest`", name="nearest_states", default=0
    )
    near: list[Near] = row("some of the nearest states", name="nearest", factory=list)
    without: list[Without] = row("the results without some rules", factory=list)
    limit: str = row(
        "the limit at which these ended, so that some are left out", optional=True,
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
