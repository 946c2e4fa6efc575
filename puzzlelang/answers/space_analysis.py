"""Analysis of the whole space by one pass, for `explore --full`, `--why` and `validate --deep`.

It is breadth-first over a system without invariants, so it sees the states that they cut.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from time import monotonic

from puzzlelang.answers.answer import FAULT, GAVE_UP, SOLVED, UNSOLVABLE
from puzzlelang.answers.conjuncts import Conjunct, conjuncts, measures, plain_conjuncts
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.puzzle_facts import first_failing, same_for_ever
from puzzlelang.answers.solving import TraceRenderer
from puzzlelang.answers.survey import (
    GoalPart,
    Impossible,
    InvariantUse,
    LossUse,
    Measured,
    Near,
    Reasons,
    Shape,
    TransitionUse,
    Uses,
    Without,
)
from puzzlelang.compiler import CompiledSystem, Term, compile_puzzle, terms
from puzzlelang.core import Boolean
from puzzlelang.core import nodes as core
from puzzlelang.engine import PuzzleSearcher
from puzzlelang.search import (
    ENDINGS,
    Fault,
    GaveUp,
    Graph,
    Limits,
    Solved,
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


# ── why there is no solution ──────────────────────────────────────────────────────────

FEW_NEAR = 3
"""Maximum number of nearest states shown."""

TIMES_AS_MANY, LEAST_STATES_WITHOUT, MOST_STATES_WITHOUT = 20, 10_000, 2_000_000
"""Default limits of a search without a rule, whose space may be far larger.

It is a multiple of the states with the rule, between two bounds.
"""


class Part(metaclass=Record):
    """A part of the goal and its term."""

    conjunct: Conjunct
    term: Term


def goal_parts(loaded: Loaded) -> list[Part]:
    """Split the goal into parts, except constant ones; negated losing conditions come last."""
    puzzle, lower = loaded.puzzle, loaded.system.lower
    parts = [Part(part, lower(part.condition, {})) for part in conjuncts(puzzle.goal.condition)]
    for rule in puzzle.losses:
        text = f"not lost ({rule.name})"
        lost = terms.negation(lower(rule.condition, {}))
        parts.append(Part(Conjunct(text, rule.condition), lost))
    return [part for part in parts if part.term is not terms.TRUE] or parts[:1]


def reasons(
    loaded: Loaded,
    analysis: SpaceAnalysis,
    parts: Sequence[Part],
) -> Reasons:
    """Explain by the analysis of the space how the goal is missed."""
    explanation = Reasons(parts=[GoalPart(part.conjunct) for part in parts])
    everything = (1 << len(parts)) - 1
    for mask, group in analysis.met.items():
        depth = analysis.depth(group.first)
        for place in _places(mask):
            finding = explanation.parts[place]
            finding.states += group.states
            finding.depth = depth if finding.depth is None else min(finding.depth, depth)
        if mask == everything:
            explanation.met = group.states
    if explanation.met or not analysis.met:  # without any state there is nothing to explain
        return explanation
    explanation.unchanged = same_for_ever(loaded.puzzle)
    uses = zip(loaded.puzzle.transitions, analysis.uses.transitions, strict=True)
    explanation.impossible = [
        Impossible(use.name, first_failing(transition, loaded.puzzle.starts[0]))
        for transition, use in uses
        if not use.possible
    ]
    explanation.conflicts = _conflicts(analysis.met, explanation.parts)
    closest: list[int] = []
    for part, finding in zip(parts, explanation.parts, strict=True):
        if not finding.states:
            closest = _measure(loaded, analysis, part, finding)
    _nearest(loaded, analysis, parts, explanation, closest if len(parts) == 1 else [])
    return explanation


def _places(held: int) -> Iterator[int]:
    place = 0
    while held:
        if held & 1:
            yield place
        held >>= 1
        place += 1


def _conflicts(met: dict[int, Any], parts: Sequence[GoalPart]) -> list[tuple[int, ...]]:
    """Find conflicting parts of the goal.

    The result is the single parts that never hold, or else the pairs that never hold together, or
    else one larger minimal set.
    """
    never: list[tuple[int, ...]] = [(k,) for k, part in enumerate(parts) if not part.states]
    if never:
        return never
    # for each part, the mask of parts that hold with it in some state
    beside = [0] * len(parts)
    for group in met:
        for place in _places(group):
            beside[place] |= group
    every = range(len(parts))
    pairs: list[tuple[int, ...]] = [
        (i, j) for i, j in combinations(every, 2) if not beside[i] >> j & 1
    ]
    if pairs:
        return pairs
    selection = list(every)
    # drop frequently met parts first
    for place in sorted(every, key=lambda k: (-parts[k].states, k)):
        rest = [k for k in selection if k != place]
        mask = sum(1 << k for k in rest)
        if not any(group & mask == mask for group in met):
            selection = rest
    return [tuple(selection)]


def _measure(loaded: Loaded, analysis: SpaceAnalysis, part: Part, finding: GoalPart) -> list[int]:
    """Set the range and smallest gap of a number compared by ``part``, which never holds.

    Return the states with the smallest gap.
    """
    closest: list[int] = []
    for measure in measures(part.conjunct) or ():
        value = loaded.system.value(loaded.system.lower(measure.number.condition, {}))
        try:
            values = [value(state) for state in analysis.number]
        except Fault:
            continue
        off = min(abs(value - measure.wanted) for value in values)
        if finding.measured is None or off < finding.measured.off:
            finding.measured = Measured(measure.number, min(values), max(values), off)
            closest = [n for n, value in enumerate(values) if abs(value - measure.wanted) == off]
    return closest


def _nearest(
    loaded: Loaded,
    analysis: SpaceAnalysis,
    parts: Sequence[Part],
    reasons: Reasons,
    closest: list[int],
) -> None:
    """Add the states that meet the most parts, or ``closest`` if none meets any."""
    best = max(mask.bit_count() for mask in analysis.met)
    candidates = [
        (group.first, mask) for mask, group in analysis.met.items() if mask.bit_count() == best
    ]
    reasons.nearest = sum(
        group.states for mask, group in analysis.met.items() if mask.bit_count() == best
    )
    if not best:
        candidates, reasons.nearest = [(state, 0) for state in closest], len(closest)
    renderer = TraceRenderer(loaded)
    for state, mask in sorted(candidates)[:FEW_NEAR]:
        unmet = tuple(place for place in range(len(parts)) if not mask >> place & 1)
        reasons.near.append(Near(unmet, renderer.trace(analysis.trace(state))))


def without_rules(loaded: Loaded, uses: Uses, limits: Limits) -> Iterator[Without]:
    """Search without each invariant and each line of `lose:`.

    If no single rule is the cause, also search without a minimal set of rules. ``uses`` are from
    the whole space with all rules.
    """
    puzzle = loaded.puzzle
    without_use = _without_use(loaded, uses)
    rules = [*puzzle.invariants, *puzzle.losses]
    if limits.states is None:
        most = max(LEAST_STATES_WITHOUT, TIMES_AS_MANY * uses.states)
        limits = replace(limits, states=min(MOST_STATES_WITHOUT, most))
    started = monotonic()

    def leave_out(chosen: Sequence[core.Rule]) -> Without:
        return _left_out(loaded, chosen, limits.left(started))

    alone: list[Without] = []
    for rule in rules:
        useless = id(rule) in without_use
        alone.append(Without((rule.name,), UNSOLVABLE) if useless else leave_out([rule]))
        yield alone[-1]
    if len(rules) < 2 or any(trial.outcome != UNSOLVABLE for trial in alone):
        return
    minimal = leave_out(rules)
    if minimal.outcome == SOLVED:
        rules_left = list(rules)
        for rule in rules:
            rest = [other for other in rules_left if other is not rule]
            trial = leave_out(rest)
            if trial.outcome == SOLVED:
                rules_left, minimal = rest, trial
    yield minimal


def _without_use(loaded: Loaded, uses: Uses) -> set[int]:
    """Return the rules (by identity) whose removal leaves the same states, without a search."""
    puzzle, system = loaded.puzzle, loaded.system
    rules = [rule for rule, use in zip(puzzle.losses, uses.losses, strict=True) if not use.states]
    terms_ = (system.lower(rule.condition, {}) for rule in puzzle.invariants)
    # otherwise removing one could expose a fault in another
    if not any(term.may_fault for term in terms_):
        both = zip(puzzle.invariants, uses.invariants, strict=True)
        rules += [rule for rule, use in both if not use.alone]
    return set(map(id, rules))


def _left_out(loaded: Loaded, rules: Sequence[core.Rule], limits: Limits) -> Without:
    puzzle = loaded.puzzle
    names, excluded = tuple(rule.name for rule in rules), set(map(id, rules))
    rest: Callable[[Sequence[core.Rule]], tuple[core.Rule, ...]] = lambda those: tuple(  # noqa: E731
        rule for rule in those if id(rule) not in excluded
    )
    reduced = replace(
        puzzle, invariants=rest(puzzle.invariants), losses=rest(puzzle.losses), costs=()
    )
    searcher = PuzzleSearcher(compile_puzzle(reduced), loaded.searcher.tier)
    searcher.tiers.lenient = True
    try:
        outcome = searcher.search("bfs", limits)
    except Fault:
        return Without(names, FAULT)
    if isinstance(outcome, Solved):
        return Without(names, SOLVED, len(outcome.trace) - 1)
    if isinstance(outcome, GaveUp):
        return Without(names, GAVE_UP, states=outcome.statistics.reached)
    return Without(names, UNSOLVABLE)
