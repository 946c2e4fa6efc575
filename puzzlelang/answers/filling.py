"""Solve filled-in puzzles: find a choice, prove it unique, or explain a contradiction.

The engines (``puzzlelang.constraints``) decide; every choice is checked by the reference semantics.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from time import monotonic

from puzzlelang.answers.answer import GAVE_UP, NO_LIMITS, SOLVED, UNSOLVABLE, Step, first_step
from puzzlelang.answers.loading import ToFill
from puzzlelang.constraints import FALSE
from puzzlelang.core import ListOf, RuleFault, Type, elements, semantics, values
from puzzlelang.core import nodes as core
from puzzlelang.search import ENDINGS, MEMORY, STATES, TIME, Limits, limit_of
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    PuzzleError,
    Record,
    Stage,
    current_task,
    peak_bytes,
    replace,
    stage,
)

if TYPE_CHECKING:
    from puzzlelang.compiler import LoweredChoice
    from puzzlelang.constraints import Budget, Choice, Solver, Tally, Unknown

ONLY, FIRST_OF, SEVERAL, OPEN = UNIQUE = ("only", "first", "several", "unknown")
"""Place of a choice among all: proved the only one, the first of several, one of several; or it is
not known whether there is another."""

FIRST_CONFLICTS = 2_000
"""Conflicts spent on the first choice in the order of the file, instead of any."""

MOST_ORDERED = 30_000
"""Maximum atoms of the chosen variables for which the first choice is searched. Beyond the number
that clingo can order by itself, a query per atom takes hours, even without conflicts."""

SECOND_CONFLICTS = 20_000
"""Conflicts spent on the question whether there is another choice."""

CORE_CONFLICTS = 20_000
"""Conflicts spent on making the set of conflicting rules smaller."""

MOST_LISTED = 100_000
"""Choices that are sorted before they are listed."""

MOST_COUNTED = 1_000_000
"""Choices that are counted; clingo finds 20,000 in a second."""


class Filled(metaclass=Record):
    """The answer to a puzzle that is filled in.

    ``amounts`` are the values of the lines of `cost:` or `gain:`, ``optimal`` if no choice is
    proved better. ``unique`` is one of :data:`UNIQUE`. ``total`` counts the choices, ``listed`` has
    them, each None unless requested; with ``more`` there may be more than were counted. ``core``
    names rules that conflict; ``minimal``: without any of them there is a choice. ``limit`` ended
    the search. ``given`` has given values such as ``queen(1) = 3``.
    """

    puzzle: core.Puzzle
    kind: str
    choice: Step | None = None
    amounts: tuple[int, ...] = ()
    optimal: bool = False
    unique: str = ""
    total: int | None = None
    listed: tuple[Step, ...] | None = None
    more: bool = False
    core: tuple[str, ...] = ()
    minimal: bool = False
    limit: str = ""
    given: tuple[str, ...] = ()
    instance: str = ""
    label: str = ""
    fingerprint: str = ""
    certificate: object = None
    engine: str = ""
    version: str = ""
    atoms: int = 0
    conflicts: int = 0
    seconds: float = 0.0
    peak_memory_bytes: int = 0

    @property
    def is_solved(self) -> bool:
        return self.kind == SOLVED

    @property
    def best(self) -> tuple[int, ...]:
        """The amounts of a best choice, if they are proved."""
        return self.amounts if self.optimal else ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The choices to print."""
        if self.listed is not None:
            return self.listed
        return (self.choice,) if self.choice is not None else ()


def fill(
    loaded: ToFill,
    limits: Limits = NO_LIMITS,
    *,
    count: bool = False,
    most: int | None = 0,
    given: Given | None = None,
) -> Filled:
    """Solve a puzzle that is filled in, with ``given`` values of slots, evaluated before the rules.

    With `cost:` or `gain:`, the choice is a best one. ``count`` counts all choices, or the best
    ones; at most ``most`` (None: all) are listed, and without ``count`` only one more is sought.
    Raise :class:`PuzzleError` if a rule has no value for a choice that satisfies the rules before
    it, or if a choice can't be shown.
    """
    with _faults_reported():
        return _Search(loaded, limits, given).answer(count, most)


@contextmanager
def _faults_reported() -> Iterator[None]:
    try:
        yield
    except RuleFault as fault:
        raise PuzzleError([fault.diagnostic]) from fault


Given = Mapping[int, int]
"""Values by slot."""


def is_free_of_faults(loaded: ToFill, conflicts: int) -> bool:
    """Raise the fault of a choice, if there is one; return False if that is not known.

    Up to ``conflicts`` are spent.
    """
    search = _Search(loaded, Limits(states=conflicts))
    search.lowered = loaded.lowered
    try:
        with _faults_reported():
            search._report_fault()
    except _Limit:
        return False
    return True


class _Limit(Exception):
    """A limit ended the search."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


class _Search:
    """The questions about one puzzle, within common limits."""

    def __init__(self, loaded: ToFill, limits: Limits, given: Given | None = None) -> None:
        self.loaded, self.limits, self.given = loaded, limits, given or {}
        self.puzzle = loaded.puzzle
        self.choice, self.rules = loaded.choice, loaded.choice.rules
        self.started = monotonic()
        self.best: Filled | None = None
        self.engines: dict[Solver, int] = {}
        self.rest: Generator[Choice | Unknown, None, None] | None = None
        """Further choices, if the first comes from a search for all."""

    def answer(self, count: bool, most: int | None) -> Filled:
        try:
            with stage(Stage.COMPILING):
                self.lowered = self.loaded.lowered
                self.assumed = self._given(self.lowered)
                self.solver = self._counted(self.loaded.solver)
            with stage(Stage.SEARCHING):
                return self._stamped(self._answered(count, most))
        except _Limit as ending:
            limit = ending.limit
        except ENDINGS as ending:
            limit = limit_of(ending)
        finally:
            if self.rest:
                self.rest.close()
        return self._stamped(replace(self.best or self._of(GAVE_UP), limit=limit))

    def _answered(self, count: bool, most: int | None) -> Filled:
        first = self._best() if self.lowered.problem.lines else self._any()
        if first is None:
            self._report_fault()
            return self._without_choice(count or most != 0)
        self._report_fault()
        self.best = replace(first, unique=OPEN)
        if not count and most == 0:
            return self._placed(first)
        self.among, self.others = self._among_best(first)
        if most:
            few = self._few(first, most)
            if few is not None:
                return self._with_count(few) if count and few.more else few
        return self._listed(first, most)

    # ── a choice ─────────────────────────────────────────────────────────────────────

    def _any(self) -> Filled | None:
        """Return the first choice, or any."""
        from puzzlelang.constraints import Choice, Refuted

        orders = [(FIRST_OF, FIRST_CONFLICTS), (OPEN, SECOND_CONFLICTS)]
        for place, conflicts in orders[len(self.lowered.problem.chosen) > MOST_ORDERED :]:
            budget = self.budget(conflicts)
            self.rest = self.solver.choices(self.assumed, budget, ordered=place == FIRST_OF)
            choice = next(self.rest, None)
            if choice is None:
                return None
            if isinstance(choice, Choice):
                self.best = replace(self._solved(choice), unique=OPEN)
                return replace(self.best, unique=place)
        self.rest = None
        answer = self.solver.solve(self.assumed, self.budget())
        if isinstance(answer, Refuted):
            return None
        if not isinstance(answer, Choice):
            raise _Limit(self._limit())
        self.best = replace(self._solved(answer), unique=OPEN)
        return replace(self.best, unique="")

    def _best(self) -> Filled | None:
        from puzzlelang.constraints import Best, Refuted

        for better in self.solver.best(self.assumed, self.budget()):
            if isinstance(better, Refuted):
                return None
            if not isinstance(better, Best):
                raise _Limit(self._limit())
            self.best = replace(self._solved(better.choice), unique=OPEN)
        assert self.best is not None
        return replace(self.best, optimal=True, unique="")

    def _placed(self, answer: Filled) -> Filled:
        """Search for another choice."""
        from puzzlelang.constraints import Choice, Unknown

        other = next(self.rest, None) if self.rest else Unknown()
        if self.rest:
            self.rest.close()  # so that its conflicts count
        if isinstance(other, Unknown) and answer.unique != OPEN:
            _, solver = self._among_best(answer)
            first, *others = islice(solver.choices(self.assumed, self.budget(SECOND_CONFLICTS)), 2)
            other = others[0] if others else None if isinstance(first, Choice) else first
        if other is None:
            return replace(answer, unique=ONLY)
        if not isinstance(other, Choice):
            return replace(answer, unique=OPEN)
        return answer if answer.unique == FIRST_OF else replace(answer, unique=SEVERAL)

    def _few(self, answer: Filled, most: int) -> Filled | None:
        """List the first choices by a search in order; None if that takes too long.

        Without one choice more than ``most``, these are all.
        """
        from puzzlelang.constraints import Choice

        if len(self.among.problem.chosen) > MOST_ORDERED:
            return None
        choices = self.others.choices(
            self.assumed, self.budget(FIRST_CONFLICTS * (most + 1)), ordered=True
        )
        states: list[tuple[int, ...]] = []
        for choice in islice(choices, most + 1):
            if not isinstance(choice, Choice):
                return None
            states.append(self.among.slots.state(choice))
        steps = self._steps(states[:most])
        return replace(
            answer, choice=steps[0], total=len(states), listed=steps, more=len(states) > most,
            unique=FIRST_OF if len(states) > 1 else ONLY,
        )  # fmt: skip

    def _with_count(self, answer: Filled) -> Filled:
        """Count all choices."""
        self.best = answer
        tally, limit = self._counted_choices()
        total = max(tally.total, answer.total or 0)
        more = bool(limit) or total > MOST_COUNTED
        return replace(answer, total=min(total, MOST_COUNTED), more=more, limit=limit)

    def _listed(self, answer: Filled, most: int | None) -> Filled:
        """Count the choices, and list them in order; if the count ends early, list any of them."""
        states: list[tuple[int, ...]] = []

        def keep(choice: Choice) -> bool:
            states.append(self.among.slots.state(choice))
            return len(states) < MOST_LISTED

        tally, limit = self._counted_choices(keep if most != 0 else None)
        total, more = min(tally.total, MOST_COUNTED), bool(limit) or tally.total > MOST_COUNTED
        first, unique = answer.choice, answer.unique
        assert first is not None
        if not total:
            total, states = 1, [first.slots]
        if more:
            self.best = replace(answer, total=total, more=True, unique=OPEN)
            states = states[:most]
        states.sort(key=self._order)
        steps = self._steps(states[:most])
        if most != 0 and not more and 1 < total <= MOST_LISTED:
            first, unique = steps[0], FIRST_OF
        elif total < 2:
            unique = OPEN if more else ONLY
        elif unique != FIRST_OF:
            unique = SEVERAL
        return replace(
            answer, choice=first, total=total, listed=steps if most != 0 else None, more=more,
            unique=unique, limit=limit,
        )  # fmt: skip

    def _counted_choices(self, visit: Callable[[Choice], bool] | None = None) -> tuple[Tally, str]:
        """Count the choices; return the limit that ended the count, if one did."""
        from puzzlelang.constraints import Tally

        tally = Tally(MOST_COUNTED + 1, visit)
        try:
            self.others.count(tally, self.assumed, self.budget())
        except ENDINGS as ending:
            return tally, limit_of(ending)
        ended = tally.complete or tally.total > MOST_COUNTED
        return tally, "" if ended else self._limit()

    def _steps(self, states: Sequence[tuple[int, ...]]) -> tuple[Step, ...]:
        """Check choices, and return them as steps."""
        for state in states:
            self._check(state)
        return tuple(first_step(self.puzzle, state) for state in states)

    def _among_best(self, answer: Filled) -> tuple[LoweredChoice, Solver]:
        """Return the problem and an engine; with a best choice, they allow only others as good."""
        if not answer.amounts:
            return self.lowered, self.solver
        from puzzlelang.constraints import new_solver

        sign = -1 if self.choice.greatest else 1
        best = self.loaded.changed().lowered
        for (terms, constant), amount in zip(best.problem.lines, answer.amounts, strict=True):
            best.problem.at_least([(-w, atom) for w, atom in terms], constant - sign * amount)
        best.problem.lines.clear()
        return best, self._counted(new_solver(best.problem))

    def _order(self, state: tuple[int, ...]) -> list[_Place]:
        """Return the place of a choice in the order of the file; helpers don't matter."""
        key: list[_Place] = []
        for variable in self.puzzle.variables:
            if variable.name in self.choice.helpers:
                continue
            for value in state[variable.slots]:
                key.append(_place(variable.type, value))
        return key

    def _solved(self, choice: Choice) -> Filled:
        state = self.lowered.slots.state(choice)
        self._check(state)
        amounts = tuple(semantics.amount(self.puzzle, line, state) for _, line in self.choice.lines)
        return replace(self._of(SOLVED), choice=first_step(self.puzzle, state), amounts=amounts)

    def _check(self, state: tuple[int, ...]) -> None:
        """Check a choice by the reference semantics; a difference is a bug of the program."""
        for rule in self.rules:
            if not semantics.holds(self.puzzle, rule, state):
                raise AssertionError(f"the choice {state} breaks the rule {rule.name}")

    # ── no choice ────────────────────────────────────────────────────────────────────

    def _report_fault(self) -> None:
        """Raise the fault of a choice that satisfies all rules before the faulty one."""
        from puzzlelang.constraints import Choice, Refuted

        for assumed in self._fault_questions():
            answer = self._counted(self.loaded.checker).solve(assumed, self.budget())
            if isinstance(answer, Refuted):
                continue
            if not isinstance(answer, Choice):
                raise _Limit(self._limit())
            state = self.loaded.defined.slots.state(answer)
            for rule in self.rules:
                if not semantics.holds(self.puzzle, rule, state):
                    break
            for _, line in self.choice.lines:
                semantics.amount(self.puzzle, line, state)
            raise AssertionError(f"no rule is at fault for {state}")

    def _fault_questions(self) -> Iterator[Sequence[int]]:
        """Yield assumptions for each rule and line that might lack a value: the rules before it
        hold, and it has none.
        """
        codes, lines = self.lowered.rules, self.lowered.line_faults
        if all(code.faults == FALSE for code in codes) and all(x == FALSE for x in lines):
            return
        defined = self.loaded.defined
        given = self._given(defined)
        holding = [*given, *(code.holds for code in defined.rules)]
        for place, code in enumerate(defined.rules, len(given)):
            if code.faults != FALSE:
                yield [*holding[:place], code.faults]
        for fault in defined.line_faults:
            if fault != FALSE:
                yield [*holding, fault]

    def _without_choice(self, lists: bool) -> Filled:
        from puzzlelang.constraints import Core, smallest_core

        answer = replace(self._of(UNSOLVABLE), total=0 if lists else None)
        self.best = answer
        defined = self.loaded.defined
        assumed = [*self._given(defined), *(rule.holds for rule in defined.rules)]
        checker = self._counted(self.loaded.checker)
        core = smallest_core(checker, assumed, self.budget(CORE_CONFLICTS))
        if not isinstance(core, Core):
            return answer
        literals = set(core.literals)
        given = [
            self._given_text(slot)
            for slot, value in self.given.items()
            if literals & set(defined.slots.literals(slot, value))
        ]
        names = [
            rule.name
            for rule, code in zip(self.rules, defined.rules, strict=True)
            if code.holds in literals
        ]
        return replace(answer, core=(*given, *names), minimal=core.minimal)

    def _given(self, lowered: LoweredChoice) -> list[int]:
        """Return the literals of the given values."""
        pairs = self.given.items()
        return [x for slot, value in pairs for x in lowered.slots.literals(slot, value)]

    def _given_text(self, slot: int) -> str:
        """Return ``queen(1) = 3``."""
        variable = next(v for v in self.puzzle.variables if slot < v.slots.stop)
        text = values.show(self.given[slot], variable.type)
        return f"{values.slot_text(variable, slot)} = {text}"

    # ── limits ───────────────────────────────────────────────────────────────────────

    def budget(self, conflicts: int | None = None) -> Budget:
        from puzzlelang.constraints import Budget

        if self.limits.states is not None:
            left = max(0, self.limits.states - self._conflicts())
            conflicts = left if conflicts is None else min(left, conflicts)
        return Budget(conflicts, self._is_over)

    def _counted(self, solver: Solver) -> Solver:
        """Count the conflicts of an engine from now on."""
        self.engines.setdefault(solver, solver.conflicts)
        return solver

    def _conflicts(self) -> int:
        return sum(solver.conflicts - before for solver, before in self.engines.items())

    def _is_over(self) -> bool:
        limits, task = self.limits, current_task()
        if task.due(monotonic()):
            task.report()
        if limits.seconds is not None and monotonic() - self.started >= limits.seconds:
            return True
        return limits.memory is not None and peak_bytes() > limits.memory

    def _limit(self) -> str:
        """Return the limit that ended a question."""
        limits = self.limits
        if limits.seconds is not None and monotonic() - self.started >= limits.seconds:
            return TIME
        if limits.memory is not None and peak_bytes() > limits.memory:
            return MEMORY
        return STATES

    # ── the answer ───────────────────────────────────────────────────────────────────

    def _of(self, kind: str) -> Filled:
        return Filled(self.puzzle, kind, instance=self.loaded.instance, label=self.loaded.label)

    def _stamped(self, answer: Filled) -> Filled:
        answer = replace(answer, given=tuple(map(self._given_text, self.given)))
        solver = getattr(self, "solver", None)
        if solver is None:
            return answer
        return replace(
            answer,
            engine=solver.name,
            version=solver.version,
            atoms=self.lowered.problem.atoms,
            conflicts=self._conflicts(),
            seconds=monotonic() - self.started,
            peak_memory_bytes=peak_bytes(),
        )


_Place = tuple[Any, ...]


def _place(kind: Type, value: int) -> _Place:
    """Return the place of a value in the order of the file: lists by length, then by elements."""
    if not isinstance(kind, ListOf):
        return (value,)
    members = [_place(kind.element, member) for member in elements(kind.digits, value)]
    return len(members), *members
