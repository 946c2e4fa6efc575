"""What the analysis of a space finds, as data; ``reasons_output`` says what each field means."""

from __future__ import annotations

from puzzlelang.answers.answer import Trace
from puzzlelang.text import field, record


@record(frozen=False)
class TransitionUse:
    """What a transition does in the space, over all states and values of its parameters."""

    name: str
    possible: int = 0
    taken: int = 0
    idle: tuple[str, ...] = ()
    undecided: bool = False


@record(frozen=False)
class InvariantUse:
    """What an invariant does in the space."""

    name: str
    cut: int = 0
    alone: int = 0


@record(frozen=False)
class LossUse:
    """In how many reachable states a line of `lose:` holds."""

    name: str
    states: int = 0


@record
class Shape:
    """How the states hang together (see ``puzzlelang.search.strong_components``)."""

    components: int
    largest: int
    terminal: int
    cyclic: int
    hopeful: int


@record(frozen=False)
class Uses:
    """What each rule does in a space, and the shape of that; ``limit`` ended the look at it.

    ``edges``: the different successors of each of the ``states``, added up; transitions from one
    state that lead to the same state are one edge, and one from a state to itself is an edge.
    """

    states: int = 0
    edges: int = 0
    limit: str = ""
    transitions: list[TransitionUse] = field(factory=list)
    invariants: list[InvariantUse] = field(factory=list)
    losses: list[LossUse] = field(factory=list)
    shape: Shape | None = None


@record(frozen=False)
class GoalPart:
    """One of the conditions that make up the goal; ``measured``: the number in it, in words."""

    text: str
    states: int = 0
    depth: int | None = None
    measured: str = ""
    least: int = 0
    most: int = 0
    off: int | None = None


@record
class Near:
    """A state that meets as much of the goal as any."""

    trace: Trace
    unmet: tuple[int, ...]


@record
class Without:
    """What there is when some rules are left out."""

    rules: tuple[str, ...]
    outcome: str
    length: int = -1


@record
class Impossible:
    """A transition that no state allows, and the condition at which it fails at the start."""

    transition: str
    condition: str | None


@record(frozen=False)
class Reasons:
    """Why there is no solution: what came nearest, and what stood in the way.

    ``conflicts`` are sets of parts (their places) that are never met together, each without a
    smaller one in it.
    """

    met: int = 0
    parts: list[GoalPart] = field(factory=list)
    conflicts: list[tuple[int, ...]] = field(factory=list)
    near: list[Near] = field(factory=list)
    nearest: int = 0
    without: list[Without] = field(factory=list)
    impossible: list[Impossible] = field(factory=list)
    unchanged: tuple[str, ...] = ()
    """Variables that no transition changes."""
