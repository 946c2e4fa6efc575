"""The clingo engine against all assignments of small random problems."""

from __future__ import annotations

import importlib
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from itertools import combinations, count, islice, pairwise
from random import Random
from types import FrameType, ModuleType
from typing import Any

import pytest

from puzzlelang.constraints.cuts import Graph
from puzzlelang.constraints.engines import clingo_available, new_solver
from puzzlelang.constraints.problem import (
    TRUE,
    UNLIMITED,
    Best,
    Budget,
    Choice,
    Connection,
    Literal,
    Problem,
    Refuted,
    Tally,
    Unknown,
)
from tests.constraints.brute_force import (
    Reference,
    holds,
    random_assumptions,
    random_problems,
)

pytestmark = pytest.mark.skipif(not clingo_available(), reason="`pip install clingo`")

SEEDS = range(6)
PROBLEMS = 12


@pytest.fixture
def clingo() -> ModuleType:
    return importlib.import_module("puzzlelang.constraints.clingo_solver")


class Questions:
    """Asks one solver, and compares each answer with the reference."""

    def __init__(self, clingo: ModuleType, problem: Problem, budget: int | None = None) -> None:
        self.problem = problem
        self.reference = Reference(problem)
        self.solver = clingo.ClingoSolver(problem)
        self.budget = Budget(budget)
        self.unanswered = 0
        self.asked = 0

    def unknown(self, answer: object) -> bool:
        """Tell if the budget ended, which only a budget may do."""
        if not isinstance(answer, Unknown):
            return False
        assert self.budget.conflicts is not None
        self.unanswered += 1
        return True

    def check_choice(self, answer: object, assumed: Sequence[Literal]) -> Choice:
        assert isinstance(answer, Choice)
        assert len(answer.values) == self.problem.atoms + 1
        assert answer.values[:2] == b"\0\1"
        assert holds(self.problem, answer)
        assert all(answer.holds(x) for x in assumed)
        return answer

    def check_verdict(self, answer: object, assumed: Sequence[Literal]) -> bool:
        """Check a refutation and its core; tell if there is a choice."""
        feasible = bool(self.reference.under(assumed))
        assert isinstance(answer, Refuted) != feasible
        if isinstance(answer, Refuted):
            assert set(answer.core) <= set(assumed)
            assert self.reference.refutes(answer.core)
        return feasible

    def solve(self, assumed: Sequence[Literal]) -> None:
        answer = self.solver.solve(assumed, self.budget)
        if not self.unknown(answer) and self.check_verdict(answer, assumed):
            self.check_choice(answer, assumed)

    def choices(self, assumed: Sequence[Literal]) -> None:
        answers = list(self.solver.choices(assumed, self.budget))
        complete = not (answers and self.unknown(answers[-1]))
        if not complete:
            del answers[-1]
        keys = [self.reference.key(self.check_choice(x, assumed)) for x in answers]
        assert len(keys) == len(set(keys))
        if complete:
            assert set(keys) == self.reference.keys(assumed)
        self.ordered_choices(assumed)
        for most, visits in ((2**20, 2**20), (3, 2), (2, 0)):
            self.count(assumed, most, visits)

    def ordered_choices(self, assumed: Sequence[Literal]) -> None:
        answers = list(self.solver.choices(assumed, self.budget, ordered=True))
        complete = not (answers and self.unknown(answers[-1]))
        if not complete:
            del answers[-1]
        keys = [self.reference.key(self.check_choice(x, assumed)) for x in answers]
        order = sorted(self.reference.keys(assumed))
        assert keys == (order if complete else order[: len(keys)])

    def count(self, assumed: Sequence[Literal], most: int, visits: int) -> None:
        keys = self.reference.keys(assumed)
        visited: list[Choice] = []

        def visit(choice: Choice) -> bool:
            visited.append(choice)
            return len(visited) < visits

        tally = Tally(most, visit if visits else None)
        self.solver.count(tally, assumed, self.budget)
        if self.budget.conflicts is None:
            assert tally.total == min(len(keys), most)
            assert tally.complete or most <= len(keys)
        assert tally.total <= min(len(keys), most)
        assert not tally.complete or tally.total == len(keys)
        assert len(visited) == min(visits, tally.total)
        assert len({self.reference.key(self.check_choice(x, assumed)) for x in visited}) == len(
            visited
        )

    def best(self, assumed: Sequence[Literal]) -> None:
        *before, last = self.solver.best(assumed, self.budget)
        costs = []
        for answer in before:
            assert isinstance(answer, Best) and not answer.proved
            assert self.reference.costs(self.check_choice(answer.choice, assumed)) == answer.costs
            costs.append(answer.costs)
        assert all(left > right for left, right in pairwise(costs))
        if not self.unknown(last) and self.check_verdict(last, assumed):
            assert isinstance(last, Best) and last.proved
            assert last == Best(before[-1].choice, before[-1].costs, True)
            assert last.costs == self.reference.best(assumed)

    def forced(self, assumed: Sequence[Literal]) -> None:
        self.asked += 1
        atoms = range(1, self.problem.atoms + 1)
        asked = [atom * (-1) ** atom for atom in atoms if (atom + self.asked) % 3]
        answer = self.solver.forced(asked, assumed, self.budget)
        if not self.unknown(answer) and self.check_verdict(answer, assumed):
            assert answer == self.reference.forced(asked, assumed)

    def ask(self, random: Random, count: int) -> None:
        kinds = (self.solve, self.choices, self.best, self.forced)
        for number in range(count):
            kinds[number % 4](random_assumptions(random, self.problem) if number >= 4 else ())


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_answers_agree_with_all_assignments(clingo: ModuleType, seed: int) -> None:
    random = Random(seed)
    for problem in random_problems(seed, PROBLEMS, huge=False):
        Questions(clingo, problem).ask(random, 15)


@pytest.mark.slow
@pytest.mark.parametrize("limit", [0, 1, 10])
def test_budgets_leave_right_answers(clingo: ModuleType, limit: int) -> None:
    random = Random(limit)
    unanswered = 0
    for problem in random_problems(limit + 200, 2 * PROBLEMS, atoms=9, huge=False):
        questions = Questions(clingo, problem, limit)
        questions.ask(random, 10)
        unanswered += questions.unanswered
        questions.budget = Budget()
        questions.ask(random, 10)
    assert unanswered or limit == 10


@pytest.mark.parametrize("where", ["sums", "lines"])
def test_large_sums_go_to_the_other_engine(where: str) -> None:
    for weight, name in ((2**29, "clingo"), (2**29 + 1, "puzzlelang")):
        problem = Problem()
        problem.chosen = [problem.atom() for _ in range(3)]
        terms = tuple(zip((weight, -weight, 0), problem.chosen, strict=True))[:2]
        if where == "sums":
            problem.at_least(terms, 1)
        else:
            problem.clause(problem.chosen[0])
            problem.lines = [(terms, 0)]
        solver = new_solver(problem)
        assert solver.name == name
        *_, best = solver.best()
        assert isinstance(best, Best) and best.choice.holds(problem.chosen[0])


def test_first_choice_with_equal_and_opposite_atoms(clingo: ModuleType) -> None:
    random = Random(5)
    for _ in range(2 * PROBLEMS):
        problem = Problem()
        problem.chosen = [problem.atom() for _ in range(7)]
        for _ in range(4):
            left, right = random.sample(problem.chosen, 2)
            sign = random.choice((1, -1))
            problem.clause(left, sign * right)
            problem.clause(-left, -sign * right)
        problem.clause(*(x * random.choice((1, -1)) for x in random.sample(problem.chosen, 3)))
        Questions(clingo, problem).ordered_choices(())


def test_forced_literals_need_few_choices(clingo: ModuleType) -> None:
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(40)]
    problem.clause(problem.chosen[3])
    solver = clingo.ClingoSolver(problem)
    polls = iter(range(1000))
    budget = Budget(stop=lambda: next(polls) > 200)
    assert solver.forced(problem.chosen, (), budget) == {problem.chosen[3]}


def test_cuts_are_minimal() -> None:
    random = Random(3)
    for _ in range(300):
        size = random.randint(2, 9)
        edges = [x for x in combinations(range(size), 2) if random.random() < 0.35]
        neighbours = [[b if a == i else a for a, b in edges if i in (a, b)] for i in range(size)]
        inside = [random.random() < 0.5 for _ in range(size)]
        graph = Graph(Connection(TRUE, tuple(range(size)), tuple(map(tuple, neighbours))))
        for left, right, between in graph.cuts(sum(1 << i for i in range(size) if inside[i])):
            assert inside[left] and inside[right] and not any(inside[i] for i in between)
            for hole in (None, *between):
                allowed = sum(1 << i for i in range(size) if i == hole or i not in between)
                reached = graph.spread(1 << left, allowed)
                assert bool(reached >> right & 1) == (hole is not None)


Ask = Callable[[], object]


def pigeons(count: int) -> Problem:
    """Return a problem without a choice: each of ``count`` + 1 pigeons has a hole of its own."""
    problem = Problem()
    rows = [[problem.atom() for _ in range(count)] for _ in range(count + 1)]
    for row in rows:
        problem.clause(*row)
    for column in zip(*rows, strict=True):
        for left, right in combinations(column, 2):
            problem.clause(-left, -right)
    problem.chosen = [atom for row in rows for atom in row]
    problem.lines = [(tuple((1, atom) for atom in rows[0]), 0)]
    return problem


@pytest.mark.parametrize("limit", [0, 1, 10, 300])
def test_budgets_hold(clingo: ModuleType, limit: int) -> None:
    problem = pigeons(9)
    solver = clingo.ClingoSolver(problem)
    budget = Budget(limit)
    questions: tuple[Ask, ...] = (
        lambda: solver.solve((), budget),
        lambda: next(solver.choices((), budget)),
        lambda: next(solver.best((), budget)),
        lambda: solver.forced(problem.chosen, (), budget),
    )
    for ask in questions:
        before = solver.conflicts
        assert isinstance(ask(), Unknown)
        # clingo resolves conflicts that follow at once before it looks at the limit.
        assert limit <= solver.conflicts - before <= limit + 4


def test_a_budget_covers_all_choices_together(clingo: ModuleType) -> None:
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(24)]
    for _ in range(2):
        problem.at_least([(k % 7 + 1, atom) for k, atom in enumerate(problem.chosen)], 45)
        problem.at_least([(-(k % 7) - 1, atom) for k, atom in enumerate(problem.chosen)], -45)
    solver = clingo.ClingoSolver(problem)
    answers = list(islice(solver.choices((), Budget(500)), 200_000))
    assert isinstance(answers[-1], Unknown)
    assert 500 <= solver.conflicts <= 504


@pytest.mark.later("choices", "forced", "solve")
@pytest.mark.parametrize("kind", ["solve", "choices", "best", "forced"])
def test_stop_is_polled(clingo: ModuleType, kind: str) -> None:
    problem = pigeons(12)
    solver = clingo.ClingoSolver(problem)
    polls = iter(range(100))
    budget = Budget(stop=lambda: next(polls) > 3)
    asked = (problem.chosen,) if kind == "forced" else ()
    answer = getattr(solver, kind)(*asked, (), budget)
    if kind in ("choices", "best"):
        (answer,) = answer
    assert isinstance(answer, Unknown)
    assert isinstance(solver.solve((2, -2)), Refuted)


def test_stop_before_the_search(clingo: ModuleType) -> None:
    problem = Problem()
    problem.chosen = [problem.atom()]
    solver = clingo.ClingoSolver(problem)
    assert isinstance(solver.solve((), Budget(stop=lambda: True)), Unknown)
    assert isinstance(solver.solve(), Choice)


def test_an_iteration_that_is_left_open_ends_at_the_next_question(clingo: ModuleType) -> None:
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(3)]
    solver = clingo.ClingoSolver(problem)
    left = solver.choices()
    assert isinstance(next(left), Choice)
    assert len(list(solver.choices())) == 8
    assert [type(answer) for answer in left] == [Unknown]
    abandoned = solver.choices()
    next(abandoned)
    abandoned.close()
    assert isinstance(solver.solve(problem.chosen), Choice)


def test_questions_leave_no_trace(clingo: ModuleType) -> None:
    """Clauses of ``forced`` and ``choices``, and bounds of ``best``, end with the question."""
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(4)]
    problem.clause(*problem.chosen)
    problem.lines = [(tuple((1, atom) for atom in problem.chosen), 0)]
    solver = clingo.ClingoSolver(problem)
    for _ in range(2):
        assert solver.forced(problem.chosen) == solver.forced(()) == frozenset()
        assert solver.forced((TRUE,)) == {TRUE}
        assert [x.costs for x in solver.best()][-1] == (1,)
        assert len(list(solver.choices())) == 15
        first = next(solver.choices(ordered=True))
        assert isinstance(first, Choice) and first.values[-4:] == b"\0\0\0\1"
        assert isinstance(solver.solve(problem.chosen), Choice)


@pytest.mark.slow
def test_answers_are_the_same_for_each_hash_seed() -> None:
    program = (
        "from tests.constraints.brute_force import *\n"
        "from puzzlelang.constraints.clingo_solver import ClingoSolver\n"
        "for problem in random_problems(7, 40, huge=False):\n"
        "    solver = ClingoSolver(problem)\n"
        "    print([*solver.choices()], [*solver.best()], solver.conflicts)\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            check=True,
        ).stdout
        for seed in "123"
    }
    assert len(outputs) == 1 and next(iter(outputs))


def test_answers_without_threads(clingo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clingo.ClingoSolver, "threads", False)
    random = Random(0)
    for problem in random_problems(300, PROBLEMS, huge=False):
        Questions(clingo, problem).ask(random, 5)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_interrupt(clingo: ModuleType) -> None:
    solver = clingo.ClingoSolver(pigeons(12))
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    # a program that a shell starts in the background ignores the signal
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        solver.solve()
    timer.join()
    signal.signal(signal.SIGINT, before)
    assert isinstance(solver.solve((2, -2)), Refuted)


INTERRUPTED: tuple[Callable[[Any], object], ...] = (
    lambda solver: solver.solve(),
    lambda solver: [*solver.choices()],
    lambda solver: [*solver.choices((), UNLIMITED, ordered=True)],
    lambda solver: solver.count(Tally(100)),
    lambda solver: [*solver.best()],
)


@pytest.mark.parametrize("ask", INTERRUPTED)
def test_an_interrupt_at_any_place_leaves_the_solver_ready(
    clingo: ModuleType, ask: Callable[[Any], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Raise after the first call of C, after the second, and so on, as Ctrl-C does."""
    monkeypatch.setattr(clingo, "UNPOLLED", 0)
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(3)]
    problem.clause(*problem.chosen)
    problem.lines = [(tuple((1, atom) for atom in problem.chosen), 0)]
    solver = clingo.ClingoSolver(problem)
    for place in count(1):
        left = place

        def interrupt(frame: FrameType, event: str, function: object) -> None:
            nonlocal left
            if event == "c_return" and frame.f_code.co_filename != __file__:
                left -= 1
                if not left:
                    raise KeyboardInterrupt

        sys.setprofile(interrupt)
        try:
            ask(solver)
        except KeyboardInterrupt:
            pass
        finally:
            sys.setprofile(None)
        assert len(list(solver.choices())) == 7
        assert isinstance(solver.solve(problem.chosen), Choice)
        tally = Tally(100)
        solver.count(tally)
        assert tally.total == 7 and tally.complete
        if left:
            break
    assert place > 20
