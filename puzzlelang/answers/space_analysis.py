"""The whole space looked at closely: what each rule does there, and how its states hang together.

One walk, breadth-first, over a system without invariants, so that it is seen what they cut.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.answers.condition_bits import asked
from puzzlelang.answers.conjuncts import plain_conjuncts
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.space_findings import InvariantUse, LossUse, Shape, TransitionUse, Uses
from puzzlelang.compiler import CompiledSystem, Term, compile_puzzle
from puzzlelang.core import Boolean
from puzzlelang.core import nodes as core
from puzzlelang.search import (
    ENDINGS,
    Fault,
    Graph,
    Limits,
    Progress,
    Stop,
    Watch,
    collector_paused,
    components,
    leading_to,
    limit_of,
)
from puzzlelang.text import field, record, replace

MOST_PROBED = 5_000
"""Of a transition with more ground instances than this the conditions are not tried one by one."""

MOST_REMEMBERED = 500_000
"""So many states that are cut are remembered, so as not to ask the invariants of them again."""


@record(frozen=False)
class Met:
    """States that meet the same parts of the goal: how many, and the first of them."""

    states: int
    first: int


@record(frozen=False)
class Anatomy:
    """What the walk found; states have numbers in the order of their discovery."""

    uses: Uses
    met: dict[int, Met] = field(factory=dict)
    """By the set of goal parts (a bit each) that hold."""
    number: dict[Any, int] = field(factory=dict)
    before: array[int] = field(factory=lambda: array("q", [-1]))
    ends: list[int] = field(factory=list)
    """How many states are no deeper than 0, 1, …"""

    def depth(self, state: int) -> int:
        return bisect_right(self.ends, state)

    def trace(self, state: int) -> list[Any]:
        """The states from the start to one."""
        states, trace = list(self.number), []
        while state >= 0:
            trace.append(states[state])
            state = self.before[state]
        return trace[::-1]


def dissect(
    loaded: Loaded,
    goal_parts: Sequence[Term],
    limits: Limits,
    progress: Progress | None = None,
    *,
    probe: bool = False,
    shape: bool = False,
) -> Anatomy:
    """Walk through the space; ``probe``: also look for conditions of `when:` that do nothing;
    ``shape``: also how the states hang together.
    """
    walk = _Walk(loaded, goal_parts, limits, progress, probe, shape)
    with collector_paused():
        try:
            walk.go()
            if shape:
                walk.measure()
        except Stop as stop:
            walk.found.uses.limit = stop.limit
        except ENDINGS as ending:
            walk.found.uses.limit = limit_of(ending)
    return walk.finish()


class _Walk:
    def __init__(
        self,
        loaded: Loaded,
        goal_parts: Sequence[Term],
        limits: Limits,
        progress: Progress | None,
        probe: bool,
        shape: bool,
    ) -> None:
        puzzle = loaded.puzzle
        self.found = Anatomy(Uses())
        self.system = loaded.system
        self.watch = Watch("bfs", limits, progress)
        self.following = _unpruned(puzzle)
        lower = loaded.system.lower
        self.keeps = asked(self.system, [lower(r.condition, {}) for r in puzzle.invariants])
        self.loses = asked(self.system, [lower(r.condition, {}) for r in puzzle.losses])
        self.meets = asked(self.system, goal_parts)
        self.everything = (1 << len(puzzle.invariants)) - 1
        self.possible = [0] * len(puzzle.transitions)
        self.taken = [0] * len(puzzle.transitions)
        self.lost: dict[int, int] = {}
        """How many states there are for each set of lines of `lose:` (a bit each) that hold."""
        self.broken: dict[Any, int] = {}
        """States that are cut, with the invariants that hold there."""
        self.cuts: dict[int, int] = {}
        self.targets = array("I") if shape else None
        self.starts = array("Q", [0])
        self.all_probes = [_Probe(puzzle, t) for t in puzzle.transitions] if probe else []
        self.probes = self.all_probes
        self.puzzle = puzzle

    # ── the walk ─────────────────────────────────────────────────────────────────────

    def go(self) -> None:
        found, watch = self.found, self.watch
        number, before, ends = found.number, found.before, found.ends
        level = [self.system.initial]
        number[self.system.initial] = 0
        watch.reached, watch.depth = number, lambda: len(ends)
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
                self.found.uses.states = expanded
                self.found.uses.edges += len(set(successors))
            level = next_level

    def successors(self, state: Any) -> list[Any]:
        """The states that follow; what the rules did on the way is counted."""
        possible, taken, number = self.possible, self.taken, self.found.number
        for listing in self.following:
            kept = []
            for transition, after in listing(state):
                possible[transition] += 1
                if after in number or not self.everything or self.kept(after):
                    taken[transition] += 1
                    kept.append(after)
            if kept:  # while a forced transition goes on nothing else does
                return kept
        return []

    def kept(self, after: Any) -> bool:
        """Does a state that is not known yet keep the invariants?"""
        held = self.broken.get(after)
        if held is None:
            held = self.keeps(after)
            if held == self.everything:
                return True
            if len(self.broken) >= MOST_REMEMBERED:
                self.broken.clear()
            self.broken[after] = held
        self.cuts[held] = self.cuts.get(held, 0) + 1
        return False

    def note(self, state: Any, place: int) -> None:
        """What holds in a state itself."""
        held = self.meets(state)
        known = self.found.met.get(held)
        if known is None:
            self.found.met[held] = Met(1, place)
        else:
            known.states += 1
        lost = self.loses(state) if self.puzzle.losses else 0
        self.lost[lost] = self.lost.get(lost, 0) + 1
        if self.probes and not lost:
            for probe in self.probes:
                probe.ask(state)
            self.probes = [probe for probe in self.probes if probe.waiting]

    # ── what came of it ──────────────────────────────────────────────────────────────

    def measure(self) -> None:
        assert self.targets is not None
        graph = Graph(self.starts, self.targets)
        look: Callable[[], object] = lambda: self.watch.look(len(graph), 0)  # noqa: E731
        found = components(graph, look)
        goals = bytearray(map(self.system.is_goal, self.found.number))
        self.found.uses.shape = Shape(
            found.count,
            found.largest,
            found.terminal,
            found.cyclic,
            leading_to(graph, found, goals),
        )

    def finish(self) -> Anatomy:
        uses, puzzle = self.found.uses, self.puzzle
        for transition, possible, taken in zip(
            puzzle.transitions, self.possible, self.taken, strict=True
        ):
            use = TransitionUse(transition.name, possible, taken)
            if self.all_probes:
                probe = self.all_probes[transition.index]
                use.idle, use.undecided = probe.idle(), probe.undecided
            uses.transitions.append(use)
        for place, rule in enumerate(puzzle.invariants):
            bit = 1 << place
            cut = sum(steps for held, steps in self.cuts.items() if not held & bit)
            uses.invariants.append(
                InvariantUse(rule.name, cut, self.cuts.get(self.everything & ~bit, 0))
            )
        for place, rule in enumerate(puzzle.losses):
            states = sum(count for held, count in self.lost.items() if held >> place & 1)
            uses.losses.append(LossUse(rule.name, states))
        return self.found


# ── systems with other rules ─────────────────────────────────────────────────────────


def _unpruned(puzzle: core.Puzzle) -> list[Callable[[Any], Sequence[tuple[int, Any]]]]:
    """What `when:` allows, each with its transition: of forced transitions, and of others."""
    listings: list[Callable[[Any], Sequence[tuple[int, Any]]]] = []
    for forced in (True, False):
        chosen = tuple(t for t in puzzle.transitions if t.forced == forced)
        if chosen:
            listings.append(_only(puzzle, chosen).by_transition)
    return listings


def _only(puzzle: core.Puzzle, transitions: Sequence[core.Transition]) -> CompiledSystem:
    """The puzzle with some transitions alone, none of them forced, and without invariants."""
    free = tuple(replace(t, forced=False) for t in transitions)
    return compile_puzzle(replace(puzzle, transitions=free, invariants=(), costs=()))


class _Probe:
    """Looks for conditions of a transition's `when:` that make no difference: there is no state
    and no values of parameters where all others hold and this one does not.
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
    """Is there nothing that follows?  A fault is something: the condition kept it away."""
    try:
        return not listing(state)
    except Fault:
        return False
