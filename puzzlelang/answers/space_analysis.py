"""One pass over the whole space, for `explore --full`, `explore --why` and `validate --deep`.

It is breadth-first over a system without invariants, so it sees the states that they cut.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence

from puzzlelang.answers.conjuncts import plain_conjuncts
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.survey import InvariantUse, LossUse, Shape, TransitionUse, Uses
from puzzlelang.compiler import CompiledSystem, Term, compile_puzzle, terms
from puzzlelang.core import Boolean
from puzzlelang.core import nodes as core
from puzzlelang.search import (
    ENDINGS,
    Fault,
    Graph,
    Limits,
    Stop,
    Watch,
    collector_paused,
    components,
    costs_to_reach,
    leading_to,
    limit_of,
)
from puzzlelang.text import Any, Record, field, replace

MOST_PROBED = 5_000
"""Maximum number of ground instances of a transition whose conditions are probed."""

MOST_REMEMBERED = 500_000
"""Maximum size of the cache of cut states."""


class Met(metaclass=Record, frozen=False):
    """Number of states that meet the same parts of the goal, and the first of them."""

    states: int
    first: int


class SpaceAnalysis(metaclass=Record, frozen=False):
    """The result of the pass; states are numbered in order of discovery."""

    system: CompiledSystem
    uses: Uses = field(factory=Uses)
    met: dict[int, Met] = field(factory=dict)
    """Keyed by bit mask of the goal parts that hold."""
    number: dict[Any, int] = field(factory=dict)
    before: array[int] = field(factory=lambda: array("q"))
    """The predecessor of each state; -1 for starts."""
    ends: list[int] = field(factory=list)
    """Number of states at depth 0, at most 1, …"""
    final_goal: int | None = None
    """The first goal without outgoing transitions."""

    def depth(self, state: int) -> int:
        return bisect_right(self.ends, state)

    def trace(self, state: int) -> list[Any]:
        states, trace = list(self.number), []
        while state >= 0:
            trace.append(states[state])
            state = self.before[state]
        return trace[::-1]

    def estimate_too_high(self, limits: Limits) -> TooHigh | None:
        """Return the state nearest to a start whose estimate is above its remaining cost.

        Raise :class:`Stop` at a limit of time or memory.
        """
        system, watch = self.system, Watch("deep", replace(limits, states=None))
        before: list[list[tuple[int, Any]]] = [[] for _ in self.number]
        for number, state in enumerate(self.number):
            if not number % 1024:
                watch.look(0, 0)
            for successor, cost in system.expand(state, system.zero):
                before[self.number[successor]].append((number, cost))
        goals = (number for state, number in self.number.items() if system.is_goal(state))
        look = lambda: watch.look(0, 0)  # noqa: E731
        distances = costs_to_reach(goals, before.__getitem__, system.zero, look)
        for state, number in self.number.items():
            bound = system.estimate(state)  # also checks states that can't reach a goal
            if number in distances and bound > distances[number]:
                return TooHigh(state, self.depth(number), distances[number])
        return None


class TooHigh(metaclass=Record):
    """A state whose estimate is above its ``distance`` from the nearest goal, and its depth."""

    state: Any
    depth: int
    distance: Any


class Questions(metaclass=Record):
    """Questions for the analysis, besides the uses of each rule.

    ``goal_parts``: conditions whose sets of states are needed; ``idle_conditions``: find redundant
    conditions of `when:`; ``shape``: find components.
    """

    goal_parts: Sequence[Term] = ()
    idle_conditions: bool = False
    shape: bool = False


def analyze_space(loaded: Loaded, limits: Limits, asked: Questions) -> SpaceAnalysis:
    """Explore the space and answer the questions ``asked``."""
    walk = _Walk(loaded, limits, asked)
    uses = walk.analysis.uses
    with collector_paused():
        try:
            walk.run()
            if asked.shape:
                uses.shape = walk.shape()
        except Stop as stop:
            uses.limit = stop.limit
        except ENDINGS as ending:
            uses.limit = limit_of(ending)
    walk.count_uses()
    return walk.analysis


class _Walk:
    def __init__(self, loaded: Loaded, limits: Limits, asked: Questions) -> None:
        self.puzzle = puzzle = loaded.puzzle
        self.system = system = loaded.system
        self.analysis = SpaceAnalysis(system)
        self.watch = Watch("bfs", limits)
        self.following = _unpruned(puzzle)
        self.keeps = _asked(system, [system.lower(r.condition, {}) for r in puzzle.invariants])
        self.loses = _asked(system, [system.lower(r.condition, {}) for r in puzzle.losses])
        self.meets = _asked(system, asked.goal_parts)
        self.everything = (1 << len(puzzle.invariants)) - 1
        self.possible = [0] * len(puzzle.transitions)
        self.taken = [0] * len(puzzle.transitions)
        self.lost: dict[int, int] = {}
        """Number of states for each bit mask of the lines of `lose:` that hold."""
        self.broken: dict[Any, int] = {}
        """Cut states, with the bit mask of the invariants that hold."""
        self.cuts: dict[int, int] = {}
        self.targets = array("I") if asked.shape else None
        self.starts = array("Q", [0])
        probed = puzzle.transitions if asked.idle_conditions else ()
        self.probes = [_Probe(puzzle, transition) for transition in probed]
        self.waiting = self.probes

    # ── exploring ────────────────────────────────────────────────────────────────────────

    def run(self) -> None:
        uses, watch = self.analysis.uses, self.watch
        number, before, ends = self.analysis.number, self.analysis.before, self.analysis.ends
        level = list(self.system.starts)
        number.update((start, place) for place, start in enumerate(level))
        before.extend([-1] * len(level))
        watch.reached, watch.depth = number, lambda: len(ends)
        watch.counts_parts = True
        expanded = generated = pace = 0
        while level:
            ends.append(len(number))
            next_level: list[Any] = []
            watch.frontier = next_level
            for state in level:
                if not pace:
                    pace = watch.look(expanded, generated)
                pace -= 1
                here = expanded
                try:
                    successors = self.successors(state)
                except Fault as fault:
                    fault.state = state if fault.state is None else fault.state
                    raise
                for successor in successors:
                    if successor not in number:
                        number[successor] = len(number)
                        before.append(here)
                        next_level.append(successor)
                if self.targets is not None:
                    self.targets.extend([number[successor] for successor in successors])
                    self.starts.append(len(self.targets))
                self.note(state, here)
                expanded += 1
                generated += len(successors)
                uses.states = expanded
                uses.edges += len(set(successors))
            level = next_level

    def successors(self, state: Any) -> list[Any]:
        """Return the successors, and count the uses of rules."""
        possible, steps, number = self.possible, self.taken, self.analysis.number
        for listing in self.following:
            successors = []
            for transition, after in listing(state):
                possible[transition] += 1
                if after in number or not self.everything or self.kept(after):
                    steps[transition] += 1
                    successors.append(after)
            if successors:  # forced transitions disable all others
                return successors
        return []

    def kept(self, after: Any) -> bool:
        mask = self.broken.get(after)
        if mask is None:
            mask = self.keeps(after)
            if mask == self.everything:
                return True
            if len(self.broken) >= MOST_REMEMBERED:
                self.broken.clear()
            self.broken[after] = mask
        self.cuts[mask] = self.cuts.get(mask, 0) + 1
        return False

    def note(self, state: Any, place: int) -> None:
        """Count the goal parts and lines of `lose:` that hold, and run the probes."""
        mask = self.meets(state)
        entry = self.analysis.met.get(mask)
        if entry is None:
            self.analysis.met[mask] = Met(1, place)
        else:
            entry.states += 1
        lost = self.loses(state) if self.puzzle.losses else 0
        self.lost[lost] = self.lost.get(lost, 0) + 1
        if self.waiting and not lost:
            for probe in self.waiting:
                probe.ask(state)
            self.waiting = [probe for probe in self.waiting if probe.waiting]

    # ── results ──────────────────────────────────────────────────────────────────────────

    def shape(self) -> Shape:
        assert self.targets is not None
        graph = Graph(self.starts, self.targets)
        look: Callable[[], object] = lambda: self.watch.look(len(graph), 0)  # noqa: E731
        of = components(graph, look)
        is_goal = bytearray(map(self.system.is_goal, self.analysis.number))
        goals = [number for number, yes in enumerate(is_goal) if yes]
        final = (goal for goal in goals if self.starts[goal] == self.starts[goal + 1])
        self.analysis.final_goal = next(final, None)
        with_goal = {of.of[goal] for goal in goals if of.closed[of.of[goal]]}
        hopeful = leading_to(graph, of, is_goal)
        without_goal = of.terminal - len(with_goal)
        return Shape(of.count, of.largest, of.terminal, without_goal, of.cyclic, hopeful)

    def count_uses(self) -> None:
        uses, puzzle = self.analysis.uses, self.puzzle
        uses.transitions = [
            TransitionUse(t.name, self.possible[t.index], self.taken[t.index])
            for t in puzzle.transitions
        ]
        for use, probe in zip(uses.transitions, self.probes, strict=False):
            use.idle, use.undecided = probe.idle(), probe.undecided
        for place, rule in enumerate(puzzle.invariants):
            bit = 1 << place
            cut = sum(steps for mask, steps in self.cuts.items() if not mask & bit)
            alone = self.cuts.get(self.everything & ~bit, 0)
            uses.invariants.append(InvariantUse(rule.name, cut, alone))
        for place, rule in enumerate(puzzle.losses):
            states = sum(count for mask, count in self.lost.items() if mask >> place & 1)
            uses.losses.append(LossUse(rule.name, states))


# ── systems with other rules ─────────────────────────────────────────────────────────


def _unpruned(puzzle: core.Puzzle) -> list[Callable[[Any], Sequence[tuple[int, Any]]]]:
    """Return functions for the transitions enabled by `when:`: the forced ones, then the others."""
    listings: list[Callable[[Any], Sequence[tuple[int, Any]]]] = []
    for forced in (True, False):
        transitions = tuple(t for t in puzzle.transitions if t.forced == forced)
        if transitions:
            listings.append(_only(puzzle, transitions).by_transition)
    return listings


def _only(puzzle: core.Puzzle, transitions: Sequence[core.Transition]) -> CompiledSystem:
    """Compile the puzzle with only some transitions, unforced, and without invariants."""
    free = tuple(replace(t, forced=False) for t in transitions)
    return compile_puzzle(replace(puzzle, transitions=free, invariants=(), costs=()))


class _Probe:
    """Search for idle conditions of a transition's `when:`.

    A condition is idle if it holds in every state, and for all parameters, where all others hold.
    """

    def __init__(self, puzzle: core.Puzzle, transition: core.Transition) -> None:
        parts = plain_conjuncts(transition.guard)
        self.undecided = False
        self.waiting: list[tuple[str, Callable[[Any], Sequence[Any]]]] = []
        if len(parts) == 1 and isinstance(transition.guard, core.Const):
            return
        for place, part in enumerate(parts):
            others = [p.condition for p in parts]
            others[place] = core.Apply(part.condition.span, Boolean(), "not", (part.condition,))
            guard = core.Apply(transition.guard.span, Boolean(), "and", tuple(others))
            nothing = core.Block(transition.effect.span, ())
            turned = replace(transition, guard=guard, effect=nothing, forced=False)
            system = _only(puzzle, [turned])
            if len(system.grounds) > MOST_PROBED:
                self.undecided = True
                return
            self.waiting.append((part.text, system.successors))

    def ask(self, state: Any) -> None:
        self.waiting = [(text, those) for text, those in self.waiting if _none(those, state)]

    def idle(self) -> tuple[str, ...]:
        return () if self.undecided else tuple(dict.fromkeys(text for text, _ in self.waiting))


def _none(listing: Callable[[Any], Sequence[Any]], state: Any) -> bool:
    """Test that there are no successors. A fault counts as one: the condition prevents it."""
    try:
        return not listing(state)
    except Fault:
        return False


# ── several conditions at once ───────────────────────────────────────────────────────


def _asked(system: CompiledSystem, conditions: Sequence[Term]) -> Callable[[Any], int]:
    """Return a function from a state to a bit mask of the conditions that hold there.

    A condition that faults because an earlier one fails counts as false.
    """
    open_ = {k for k, term in enumerate(conditions) if term.may_fault}
    total = [_bit(term, k) for k, term in enumerate(conditions) if k not in open_]
    together = system.value(_sum(total))
    apart = [(1 << k, system.value(_bit(conditions[k], 0))) for k in sorted(open_)]
    if not apart:
        return together

    def ask(state: Any) -> int:
        mask: int = together(state)
        for bit, holds in apart:
            try:
                if holds(state):
                    mask |= bit
            except Fault:
                pass
        return mask

    return ask


def _bit(condition: Term, place: int) -> Term:
    return terms.choice(condition, terms.const(1 << place), terms.FALSE)


def _sum(parts: list[Term]) -> Term:
    """Sum the terms in a balanced tree."""
    if len(parts) <= 2:
        return terms.operate("+", *parts) if len(parts) == 2 else (parts or [terms.FALSE])[0]
    half = len(parts) // 2
    return terms.operate("+", _sum(parts[:half]), _sum(parts[half:]))
