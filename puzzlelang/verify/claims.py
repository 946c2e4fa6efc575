"""Verify an answer: each claim is checked with nothing but the reference semantics.

Shares no code with the compiler, the searches or the reports, so an accepted answer doesn't depend
on them.  The claim that no trace is cheaper, or that none exists, needs a certificate, or a puzzle
small enough for the plain search here.

An answer is the output of ``solve --format json``, but untrusted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cached_property
from heapq import heappop, heappush

from puzzlelang.core import (
    Puzzle,
    Rule,
    RuleFault,
    State,
    Transition,
    count_text,
    representative,
    semantics,
    values,
)
from puzzlelang.core import count as renamings
from puzzlelang.text import Any, Record, Stage, stage
from puzzlelang.verify.certificate import MOST_CERTIFIED, Certificate, embedded, proves
from puzzlelang.verify.findings import (
    BadFile,
    Findings,
    Refused,
    TooLarge,
    at,
    count,
    fields,
    get,
    json_list,
    json_object,
    numbers,
    same,
    so_far,
    whole_number,
    word,
)
from puzzlelang.verify.steps import Cost, Key, Steps

MOST_STATES = 100_000
"""Default limit on the number of states; ``--states`` overrides it."""

MOST_USES = 250
"""If a state has more steps to try than this, the limit on states is lowered in proportion."""


Same = Callable[[Key], Key]
"""Maps states that count as the same to one of them."""


def itself(key: Key) -> Key:
    return key


class Best(metaclass=Record):
    """Result of a complete search: the least cost of a goal; ``None`` if no goal exists.

    ``length``: fewest steps at that cost; ``total``: number of traces with this cost and length
    (distinct sequences of states); ``states``: number of states reached.
    """

    cost: Cost | None
    length: int
    total: int
    states: int


def cheapest(
    puzzle: Puzzle,
    limit: int = MOST_STATES,
    steps: Steps | None = None,
    below: Cost | None = None,
    same: Same = itself,
) -> Best | None:
    """Find the least cost of a goal; ``None`` if that takes more than ``limit`` states.

    The limit is lower if a state has very many steps to try (:data:`MOST_USES`).  States are
    expanded in order of cost.  Each step adds 1 to an extra last line, so all cheapest paths to a
    state are counted before it is expanded.  ``below``: goals must cost less.  ``same`` maps states
    that count as the same to one of them.
    """
    steps = steps or Steps(puzzle)
    limit = affordable(steps, limit)
    least: dict[Key, Cost] = dict.fromkeys(map(same, steps.starts), steps.zero)
    ways = dict.fromkeys(least, 1)
    queue = sorted((steps.zero, start) for start in least)
    goal_cost = below
    total = 0
    with so_far(lambda: f"{len(least):,} states"), stage(Stage.SEARCHING) as task:
        while queue and (goal_cost is None or queue[0][0] <= goal_cost):
            cost, state = heappop(queue)
            if cost > least[state] or (below is not None and cost >= below):
                continue
            if steps.is_goal(state):
                goal_cost = cost
                total += ways[state]
                continue
            for after, path_cost in _reached(steps, state, cost, same).items():
                if after not in least or path_cost < least[after]:
                    least[after], ways[after] = path_cost, ways[state]
                    heappush(queue, (path_cost, after))
                elif path_cost == least[after]:
                    ways[after] += ways[state]
            task.reached(len(least), len(queue))
            if len(least) > limit:
                return None
    if goal_cost is None or not total:
        return Best(None, 0, 0, len(least))
    return Best(goal_cost[:-1], goal_cost[-1], total, len(least))


def affordable(steps: Steps, limit: int) -> int:
    """Return ``limit``, lowered if each state has very many steps to try."""
    return limit if steps.tries <= MOST_USES else limit * MOST_USES // steps.tries


def _reached(steps: Steps, state: Key, cost: Cost, same: Same) -> dict[Key, Cost]:
    successors: dict[Key, Cost] = {}
    for key, step_cost in steps.after(state):
        after = same(key)
        path_cost = tuple([a + b for a, b in zip(cost, step_cost, strict=True)])
        if after not in successors or path_cost < successors[after]:
            successors[after] = path_cost
    return successors


Reader = Callable[[str], Certificate]
"""Reads a certificate file, given the expected digest ("" if the answer has none)."""

MOST_RENAMINGS = 720
"""Solutions up to symmetry are counted if there are at most this many renamings."""


class Asked(metaclass=Record):
    """Parameters of a verification, besides the puzzle.

    ``most``: limit on states (``None``: the default).  ``fingerprint`` and ``instance`` identify
    the puzzle, if known; ``certificate`` reads a file.
    """

    most: int | None = None
    fingerprint: str = ""
    instance: str | None = None
    certificate: Reader | None = None


class Claims:
    """The claims of an answer to a puzzle that moves."""

    size = "states"
    """Field of an answer with the size of its certificate."""

    def __init__(
        self, puzzle: Puzzle, given: Mapping[str, object], asked: Asked, findings: Findings
    ) -> None:
        self.puzzle = puzzle
        self.given = given
        self.asked = asked
        self.findings = findings
        self.withheld = ""
        """A hint, for notes, that the answer mentions a certificate that wasn't supplied."""

    @cached_property
    def steps(self) -> Steps:
        return Steps(self.puzzle)

    def check(self) -> None:
        """Check all claims; each mistake is a finding or raises :class:`Refused`."""
        self.origin()
        self.beginning()
        outcome = get(self.given, "outcome")
        if outcome == "solved":
            self.solved()
        elif outcome == "unsolvable":
            self.unsolvable()
        elif outcome == "gave-up":
            self.gave_up()
        elif outcome == "unfinished":
            self.unfinished()
        else:
            raise Refused(
                f"`outcome` is {values.quote(outcome)}, not solved, unsolvable, gave-up or "
                "unfinished"
            )

    # ── origin ───────────────────────────────────────────────────────────────────────

    def origin(self) -> None:
        """Check puzzle, parameters and instance; warn about another version of the file."""
        self._same_puzzle(self.given, "the answer")
        instance, expected = self.given.get("instance", ""), self.asked.instance
        if instance and expected is not None and _name(instance) != _name(expected):
            raise Refused(
                f"the answer is for the instance {values.quote(instance)}; "
                f"`--instance {values.quote(instance)}` verifies it"
            )
        fingerprint = self.asked.fingerprint
        if fingerprint and self.given.get("fingerprint", fingerprint) != fingerprint:
            self.findings.warnings.append(
                "the answer is for another version of the file; it is checked against this one"
            )

    def _same_puzzle(
        self, given: Mapping[str, object], what: str, wrong: type[Refused] = Refused
    ) -> None:
        title, settings = self.puzzle.title, self.puzzle.settings
        if get(given, "puzzle") != title:
            raise wrong(
                f"{what} is for the puzzle {values.quote(given['puzzle'])}, not for "
                f"{values.quote(title)}"
            )
        if given.get("parameters", settings) != settings:
            own = ", ".join(f"{name}={value}" for name, value in settings.items())
            raise wrong(
                f"{what} is for parameters other than {own or 'none'}: give `verify` the same "
                "`--set` and `--instance` as `solve`"
            )

    def beginning(self) -> None:
        """Check the number of starts."""
        if "starts" in self.given:
            count_of = whole_number(self.given, "starts")
            same("starts", count_of, len(self.puzzle.starts), "the puzzle has")

    # ── outcomes ─────────────────────────────────────────────────────────────────────

    def solved(self) -> None:
        answer, findings = self.given, self.findings
        optimal = get(answer, "optimal")
        if not isinstance(optimal, bool):
            raise Refused(f"`optimal` is {values.quote(optimal)}, not true or false")
        trace = self._trace()
        total = None
        if "solutions" in answer:
            with findings.part("solutions"):
                total = self._solutions(answer["solutions"], trace)
        is_least = self._is_least(optimal)
        below = (*trace.cost, trace.length) if optimal else None
        if is_least:
            below = (trace.cost[0], *[0] * len(trace.cost))
        claim = "that no trace costs less" if is_least else "that no trace is cheaper"
        certified = self._certified(below, claim, claimed=optimal or is_least)
        if "bound_factor" in answer and not (is_least and certified):
            with findings.part("bound_factor"):
                self._within(answer["bound_factor"], trace)
        merged = self._up_to_symmetry()
        if (optimal and not certified) or (total is not None and not merged):
            with findings.part():
                plain_total = None if merged else total
                self._against_search(trace, optimal and not certified, plain_total)
        if total is not None and merged:
            with findings.part():
                self._against_merged_search(total)

    def _is_least(self, optimal: bool) -> bool:
        """Does the answer claim that only its cost is proved to be least?"""
        if "proved" not in self.given:
            return False
        proved, factor = self.given["proved"], self.given.get("bound_factor")
        if proved != "cost" or optimal or factor != 1:
            raise Refused(f"`proved` is {values.quote(proved)}; expected: \"cost\" with `optimal` "
                          "false and `bound_factor` 1")  # fmt: skip
        return True

    def unfinished(self) -> None:
        """Check a saved game: its steps and their costs."""
        if self.given.get("optimal"):
            raise Refused("an unfinished game can't be optimal")
        self._trace(to_goal=False)

    def _trace(self, *, to_goal: bool = True) -> Trace:
        answer, findings = self.given, self.findings
        trace = replay_trace(self.puzzle, get(answer, "trace"), to_goal=to_goal)
        findings.checked.append(f"the trace of {count(trace.length, 'step')}")
        with findings.part():
            same("length", whole_number(answer, "length"), trace.length, "the trace has")
            same("cost", numbers(answer), list(trace.cost), "the steps add up to")
            if "start" in answer:
                number = self.puzzle.starts.index(trace.states[0]) + 1
                same("start", whole_number(answer, "start"), number, "the trace begins at start")
            findings.checked.append(f"its cost {list(trace.cost)}")
        return trace

    def unsolvable(self) -> None:
        answer = self.given
        if answer.get("trace"):
            raise Refused("the outcome is unsolvable, but there is a trace")
        solutions = json_object(answer.get("solutions", {}), "`solutions`")
        for name in solutions:
            if name != "list":
                number = whole_number(solutions, name)
                same(name, number, 0, "an unsolvable puzzle has", "solutions")
            elif solutions["list"] != []:
                raise Refused("the outcome is unsolvable, but solutions are listed")
        if self._certified(None, "that there is no solution"):
            return
        best = self._search("that there is no solution")
        if best is None:
            return
        if best.cost is not None:
            raise Refused(
                f"the puzzle has a solution: {count(best.length, 'step')} at cost {list(best.cost)}"
            )
        self.findings.checked.append(f"all {count(best.states, 'state')}: none is a goal")

    def gave_up(self) -> None:
        answer = self.given
        if answer.get("trace"):
            raise Refused("the outcome is gave-up, but there is a trace")
        self.findings.notes.append("whether there is a solution: the search gave up")
        if "lower_bound" not in answer:
            self._certified(None, "", claimed=False)
            return
        bound = numbers(answer, "lower_bound")
        if len(bound) != (len(self.puzzle.costs) or 1) or min(bound) < 0:
            raise Refused(f"`lower_bound` is {word(bound)}, which is not a cost")
        claim = f"that no trace costs less than {word(bound)}"
        below = (*bound, 0)
        if self._certified(below, claim):
            return
        best = self._search(claim, below)
        if best is None:
            return
        if best.cost is not None:
            raise Refused(f"`lower_bound` is {word(bound)}, but a trace of cost "
                          f"{list(best.cost)} exists")  # fmt: skip
        self.findings.checked.append(claim)

    # ── claims ───────────────────────────────────────────────────────────────────────

    def _within(self, factor: object, trace: Trace) -> None:
        """Check that no trace costs less than this one divided by ``factor``, in the first cost
        line.
        """
        if (
            isinstance(factor, bool)
            or not isinstance(factor, int | float)
            or not 1 <= factor < 1000
        ):
            raise Refused(f"it is {values.quote(factor)}, not a number from 1 to 999")
        over, under = round(1000 * factor), 1000  # weights have three decimals
        least = -(-trace.cost[0] * under // over)
        bound = (least, *[0] * (len(trace.cost) - 1))
        claim = f"that no trace costs less than {word(list(bound))}"
        best = self._search(claim, (*bound, 0))
        if best is None:
            return
        if best.cost is not None:
            raise Refused(f"a trace of cost {list(best.cost)} exists")
        self.findings.checked.append(claim)

    def _solutions(self, data: object, trace: Trace) -> int | None:
        """Check the traces in ``solutions.list``, and return the claimed total."""
        solutions = json_object(data, "it")
        traces = [trace]
        if "list" in solutions:
            entries = json_list(solutions["list"], "`list`")
            traces = [
                replay_trace(self.puzzle, t, f"number {i}, ") for i, t in enumerate(entries, 1)
            ]
        same("listed", whole_number(solutions, "listed"), len(traces), "there are")
        alike = self._alike() if self._up_to_symmetry() else tuple
        first: dict[tuple[State, ...], int] = {}
        for number, entry in enumerate(traces, 1):
            if (entry.cost, entry.length) != (trace.cost, trace.length):
                raise Refused(
                    f"number {number} costs {list(entry.cost)} in {count(entry.length, 'step')}, "
                    f"but the trace costs {list(trace.cost)} in {count(trace.length, 'step')}"
                )
            earlier = first.setdefault(tuple(map(alike, entry.states)), number)
            if earlier != number:
                raise Refused(f"number {number} is the same as number {earlier}")
        if "list" in solutions:
            self.findings.checked.append(f"{count(len(traces), 'listed solution')}, all different")
        if "total" not in solutions:
            return None
        total = whole_number(solutions, "total")
        if total < len(traces):
            raise Refused(f"`total` is {values.quote(total)}, but {len(traces)} are listed")
        return total

    def _against_search(self, trace: Trace, optimal: bool, total: int | None) -> None:
        claims = ["that no trace is cheaper"] * optimal
        claims += ["the number of solutions"] * (total is not None)
        best = self._search(" and ".join(claims))
        if best is None:
            return
        assert best.cost is not None, "the trace leads to a goal"
        if optimal and trace.cost > best.cost:
            raise Refused(f"the answer is not optimal: a trace of cost {list(best.cost)} exists")
        if optimal and trace.length > best.length:
            raise Refused(
                f"the answer is not optimal: {count(best.length, 'step')} would suffice at this "
                "cost"
            )
        if total is not None:
            same("total", total, best.total, "there are", "solutions")
        self.findings.checked += claims

    def _up_to_symmetry(self) -> bool:
        flag = self.given.get("symmetry", False)
        if not isinstance(flag, bool):
            raise Refused(f"`symmetry` is {values.quote(flag)}, not true or false")
        if flag and not self.puzzle.symmetry:
            raise Refused("the answer counts up to symmetry, but the puzzle has no `symmetry:`")
        return flag

    def _alike(self) -> Callable[[State], State]:
        """Map a state to its canonical representative, if there are few enough renamings."""
        few = renamings(self.puzzle.symmetry) <= MOST_RENAMINGS
        return representative(self.puzzle) if few else tuple

    def _against_merged_search(self, total: int) -> None:
        claim = "the number of solutions up to symmetry"
        ways = renamings(self.puzzle.symmetry)
        if ways > MOST_RENAMINGS:
            how_many = count_text(self.puzzle.symmetry)
            self.findings.notes.append(f"{claim}: there are {how_many} ways to rename the members")
            return
        alike, steps = self._alike(), self.steps
        best = self._search(claim, None, lambda key: steps.key(alike(steps.slots(key))), ways)
        if best is not None:
            same("total", total, best.total, "up to symmetry there are", "solutions")
            self.findings.checked.append(claim)

    def _search(
        self, claim: str, below: Cost | None = None, alike: Same = itself, ways: int = 1
    ) -> Best | None:
        """Run :func:`cheapest`; ``None``, with a note, if it doesn't finish.

        ``alike`` maps states that count as the same, up to ``ways``, to one of them.
        """
        limit = max(1, (self.asked.most or MOST_STATES) // ways)
        try:
            best = cheapest(self.puzzle, limit, self.steps, below, alike)
        except RuleFault as fault:
            text = f"{claim}: the puzzle's own rules fail: {fault.message}"
            self.findings.notes.append(text)
            return None
        if best is None:
            most = count(affordable(self.steps, limit), "state")
            self.findings.notes.append(f"{claim}: this needs more than {most}{self.withheld}")
        return best

    # ── certificates ─────────────────────────────────────────────────────────────────

    def _certified(self, below: Cost | None, claim: str, *, claimed: bool = True) -> bool:
        """Check the certificate, if any, for the claim that nothing costs less than ``below``.

        True also if it fails or is too large: that is recorded, and no search is needed.
        """
        data = self.given.get("certificate")
        if data is None and self.asked.certificate is None:
            return False
        with self.findings.part("the certificate"):
            certificate = self._certificate(data)
            if certificate is None:
                return False
            if not claimed:
                raise Refused("the answer makes no claim that it could prove")
            try:
                states = proves(self.steps, certificate, below, self.asked.most or MOST_CERTIFIED)
            except TooLarge as error:
                self.findings.notes.append(f"{claim}: {error}")
                return True
            except Refused:
                certificate.check_rest()
                raise
            self.findings.checked.append(f"{claim}: a certificate of {count(states, 'state')}")
        return True

    def _certificate(self, data: object) -> Certificate | None:
        elsewhere = data is not None and "digest" in json_object(data, "it")
        digest = fields(data, [self.size, "digest"])["digest"] if elsewhere else ""
        if self.asked.certificate is None:
            if not elsewhere:
                return embedded(data)
            self.withheld = "; to check its certificate, add `--certificate FILE`"
            return None
        if not isinstance(digest, str):
            raise Refused(f"its `digest` is {values.quote(digest)}, not a text")
        certificate = self.asked.certificate(digest)
        self._same_puzzle(certificate.head, "it", BadFile)
        fingerprint = self.given.get("fingerprint", self.asked.fingerprint)
        if fingerprint and certificate.head["fingerprint"] != fingerprint:
            raise BadFile("it and the answer are for different versions of the file")
        return certificate


def _name(instance: object) -> str:
    """The name of an instance; for a file, without its folder."""
    return os.path.basename(instance) if isinstance(instance, str) else repr(instance)


# ── replay ─────────────────────────────────────────────────────────────────────────────


class Trace(metaclass=Record):
    """A replayed trace."""

    states: tuple[State, ...]
    steps: tuple[semantics.Step, ...]
    cost: Cost

    @property
    def length(self) -> int:
        return len(self.states) - 1


def replay_trace(puzzle: Puzzle, data: object, name: str = "", *, to_goal: bool = True) -> Trace:
    """Replay a trace from the start, by default to a goal; raise :class:`Refused` at the first
    error.
    """
    entries = json_list(data, f"{name}the trace")
    if not entries:
        raise Refused(f"{name}the trace is empty: even the start is missing")
    with at(f"{name}the start"):
        states = [_start(puzzle, entries[0])]
    steps = []
    cost = [0] * (len(puzzle.costs) or 1)
    with stage(Stage.VERIFYING, name, total=len(entries) - 1) as task:
        for number, entry in enumerate(entries[1:], 1):
            task.at(number)
            with at(f"{name}step {number}"):
                step = _step(puzzle, states[-1], entry)
            states.append(step.state)
            steps.append(step)
            cost = [a + b for a, b in zip(cost, step.cost, strict=True)]
    with at(f"{name}the last state"):
        if to_goal and semantics.is_lost(puzzle, states[-1]):
            raise Refused("it is lost")
        if to_goal and not semantics.is_goal(puzzle, states[-1]):
            raise Refused("it is not a goal")
    return Trace(tuple(states), tuple(steps), tuple(cost))


def _start(puzzle: Puzzle, entry: object) -> State:
    claim = fields(entry, ["state", "shown"])
    start = puzzle.starts[0]
    if len(puzzle.starts) > 1:
        start = _claimed(puzzle, claim)
        if start not in puzzle.starts:
            text = values.quote(semantics.shown(puzzle, start))
            raise Refused(f"the puzzle does not start with {text}")
    _same_state(puzzle, claim, start, "the puzzle starts with")
    broken = semantics.broken_invariant(puzzle, start)
    if broken is not None:
        raise Refused(f"it breaks `{broken.name}`")
    return start


def _step(puzzle: Puzzle, before: State, entry: object) -> semantics.Step:
    """Return the step that ``entry`` describes, if the rules allow it."""
    claim = fields(entry, ["transition", "arguments", "said", "cost", "state", "shown"])
    if semantics.is_lost(puzzle, before):
        raise Refused("no step is possible: the previous state is lost")
    transition = _transition(puzzle, claim["transition"])
    arguments = _arguments(transition, claim["arguments"])
    call = semantics.call_text(transition, arguments)
    step = semantics.attempt(puzzle, transition, arguments, before)
    if step is None:
        raise Refused(f"{call} is not possible: its condition does not hold")
    if isinstance(step, Rule):
        raise Refused(f"{call} is not possible: it would break `{step.name}`")
    forced = None if transition.forced else _forced(puzzle, before)
    if forced is not None:
        instead = semantics.call_text(forced.transition, forced.arguments)
        raise Refused(f"{call} is not possible: {instead} is forced")
    _same_state(puzzle, claim, step.state, f"{call} gives")
    same("cost", numbers(claim), list(step.cost), f"{call} costs")
    same("said", claim["said"], semantics.said(puzzle, before, transition, arguments), "should be")
    return step


def _forced(puzzle: Puzzle, state: State) -> semantics.Step | None:
    for transition in puzzle.transitions:
        if transition.forced:
            for step in semantics.steps_of(puzzle, transition, state):
                return step
    return None


def _transition(puzzle: Puzzle, name: object) -> Transition:
    for transition in puzzle.transitions:
        if transition.name == name:
            return transition
    raise Refused(f"there is no transition {values.quote(name)}")


def _arguments(transition: Transition, data: object) -> tuple[Any, ...]:
    parameters = transition.parameters
    args: list[Any] = []
    try:
        claim = json_object(data, "`arguments`")
        values.exactly(claim, [local.name for local in parameters])
        for local in parameters:
            args.append(values.from_json(claim[local.name], local.type))
    except ValueError as problem:
        raise Refused(f"`{transition.name}`: {problem}") from None
    rest = iter(args)
    for binder in transition.binders:
        row = tuple(next(rest) for _ in binder.locals)
        if (row if len(row) > 1 else row[0]) not in binder.values:
            names = ", ".join(local.name for local in binder.locals)
            raise Refused(
                f"{semantics.call_text(transition, args)} is not possible: `{names}` has no such "
                "value"
            )
    return tuple(args)


def _same_state(puzzle: Puzzle, given: Mapping[str, object], state: State, says: str) -> None:
    claim = _claimed(puzzle, given)
    text = semantics.shown(puzzle, state)
    if claim != state:
        raise Refused(f"the state is wrong: {says} {values.quote(text)}")
    same("shown", given["shown"], text, "the state prints as")


def _claimed(puzzle: Puzzle, given: Mapping[str, object]) -> State:
    try:
        return values.state_from_json(puzzle, given["state"])
    except ValueError as problem:
        raise Refused(f"the state: {problem}") from None
