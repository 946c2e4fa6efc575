"""One pass over the whole space, for `explore --full`, `explore --why` and `validate --deep`.

Breadth-first, over a system without invariants, so that it shows what they cut.  Whoever asks
says which questions are to be answered; no work is done for the others.
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
"""Of a transition with more ground instances than this the conditions are not tried one by one."""

MOST_REMEMBERED = 500_000
"""So many states that are cut are remembered, so as not to ask the invariants of them again."""


class Met(metaclass=Record, frozen=False):
    """States that meet the same parts of the goal: how many, and the first of them."""

    states: int
    first: int


class SpaceAnalysis(metaclass=Record, frozen=False):
    """What the pass found; states have numbers in the order of their discovery."""

    system: CompiledSystem
    uses: Uses = field(factory=Uses)
    met: dict[int, Met] = field(factory=dict)
    """By the set of goal parts (a bit each) that hold."""
    number: dict[Any, int] = field(factory=dict)
    before: array[int] = field(factory=lambda: array("q"))
    """The state by which one was discovered; -1 of a start."""
    ends: list[int] = field(factory=list)
    """How many states are no deeper than 0, 1, …"""
    final_goal: int | None = None
    """The first goal that no transition leaves."""

    def depth(self, state: int) -> int:
        return bisect_right(self.ends, state)

    def trace(self, state: int) -> list[Any]:
        """The states from a start to one."""
        states, trace = list(self.number), []
        while state >= 0:
            trace.append(states[state])
            state = self.before[state]
        return trace[::-1]

    def estimate_too_high(self, limits: Limits) -> TooHigh | None:
        """The state nearest to a start where the estimate is more than what is left to pay.

        Raises :class:`Stop` at a limit of time or memory.
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
            bound = system.estimate(state)  # of states from where there is no goal, too
            if number in distances and bound > distances[number]:
                return TooHigh(state, self.depth(number), distances[number])
        return None


class TooHigh(metaclass=Record):
    """A state whose estimate is more than its distance from the nearest goal, and its depth."""

    state: Any
    depth: int
    distance: Any


class Questions(metaclass=Record):
    """What is asked of a space besides how often each rule is used.

    ``goal_parts``: conditions whose sets of states are needed; ``idle_conditions``: which
    conditions of `when:` do nothing; ``shape``: how the states hang together.
    """

    goal_parts: Sequence[Term] = ()
    idle_conditions: bool = False
    shape: bool = False


def analyze_space(loaded: Loaded, limits: Limits, asked: Questions) -> SpaceAnalysis:
    """Walk through the space, and answer what is ``asked``."""
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
        """How many states there are for each set of lines of `lose:` (a bit each) that hold."""
        self.broken: dict[Any, int] = {}
        """States that are cut, with the invariants that hold there."""
        self.cuts: dict[int, int] = {}
        self.targets = array("I") if asked.shape else None
        self.starts = array("Q", [0])
        probed = puzzle.transitions if asked.idle_conditions else ()
        self.probes = [_Probe(puzzle, transition) for transition in probed]
        self.waiting = self.probes

    # ── the walk ─────────────────────────────────────────────────────────────────────

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
        """The states that follow; what the rules did on the way is counted."""
        possible, taken, number = self.possible, self.taken, self.analysis.number
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
        known = self.analysis.met.get(held)
        if known is None:
            self.analysis.met[held] = Met(1, place)
        else:
            known.states += 1
        lost = self.loses(state) if self.puzzle.losses else 0
        self.lost[lost] = self.lost.get(lost, 0) + 1
        if self.waiting and not lost:
            for probe in self.waiting:
                probe.ask(state)
            self.waiting = [probe for probe in self.waiting if probe.waiting]

    # ── what came of it ──────────────────────────────────────────────────────────────

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
            cut = sum(steps for held, steps in self.cuts.items() if not held & bit)
            alone = self.cuts.get(self.everything & ~bit, 0)
            uses.invariants.append(InvariantUse(rule.name, cut, alone))
        for place, rule in enumerate(puzzle.losses):
            states = sum(count for held, count in self.lost.items() if held >> place & 1)
            uses.losses.append(LossUse(rule.name, states))


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


# ── many conditions asked of one state at once ───────────────────────────────────────


def _asked(system: CompiledSystem, conditions: Sequence[Term]) -> Callable[[Any], int]:
    """A function of a state: a bit for each of the conditions that holds there.

    One that has no value, because another that stands before it fails, does not hold.
    """
    open_ = {k for k, term in enumerate(conditions) if term.may_fault}
    total = [_bit(term, k) for k, term in enumerate(conditions) if k not in open_]
    together = system.value(_sum(total))
    apart = [(1 << k, system.value(_bit(conditions[k], 0))) for k in sorted(open_)]
    if not apart:
        return together

    def ask(state: Any) -> int:
        held: int = together(state)
        for bit, holds in apart:
            try:
                if holds(state):
                    held |= bit
            except Fault:
                pass
        return held

    return ask


def _bit(condition: Term, place: int) -> Term:
    return terms.choice(condition, terms.const(1 << place), terms.FALSE)


def _sum(parts: list[Term]) -> Term:
    """A sum as a tree that is no deeper than it must be."""
    if len(parts) <= 2:
        return terms.operate("+", *parts) if len(parts) == 2 else (parts or [terms.FALSE])[0]
    half = len(parts) // 2
    return terms.operate("+", _sum(parts[:half]), _sum(parts[half:]))
