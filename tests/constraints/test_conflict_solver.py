"""The engine in plain Python agrees with brute force, and its proofs hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from puzzlelang.constraints import conflict_solver
from puzzlelang.constraints.conflict_solver import ConflictSolver
from puzzlelang.constraints.engines import Core, smallest_core
from puzzlelang.constraints.problem import (
    Best,
    Budget,
    Choice,
    Literal,
    Problem,
    Refuted,
    Unknown,
    total_range,
)
from puzzlelang.constraints.propagation import Assignment
from tests.constraints.brute_force import Reference, holds, random_assumptions, random_problem

SEEDS = range(100)
BUDGETS = (None, 0, 1, 10)


@pytest.fixture(params=["usual", "hasty"])
def pace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Search as usual, or restart and delete clauses all the time."""
    if request.param == "hasty":
        monkeypatch.setattr(conflict_solver, "RESTART", 1)
        monkeypatch.setattr(conflict_solver, "KEEP", 2)


class Proof:
    """Checks each step of a proof by unit propagation over the whole problem, naively."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.clauses: list[tuple[Literal, ...]] = [(1,), *problem.clauses]
        self.sums = [(rule.terms, rule.bound, rule.defines) for rule in problem.sums]
        self.blocks: list[tuple[Literal, ...]] = []
        self.learned: dict[int, tuple[Sequence[Literal], tuple[Literal, ...]]] = {}
        self.steps = 0

    def learn(self, clause: Sequence[Literal]) -> None:
        self.steps += 1
        assert self.follows(clause), f"{clause} doesn't follow"
        self.learned[id(clause)] = clause, (*clause,)
        self.clauses.append((*clause,))

    def forget(self, clauses: Sequence[Sequence[Literal]]) -> None:
        """Drop clauses, but keep what follows without assumptions."""
        sure = self.consequences(())
        self.clauses += [(x,) for x in sure] if sure is not None else [()]
        for clause in clauses:
            if id(clause) in self.learned:
                self.clauses.remove(self.learned[id(clause)][1])

    def cut(
        self, connection: int, left: Literal, right: Literal, separator: tuple[Literal, ...]
    ) -> None:
        self.steps += 1
        rule = self.problem.connections[connection]
        assert self.separates(connection, left, right, separator)
        self.clauses.append((-rule.condition, -left, -right, *separator))

    def separates(
        self, connection: int, left: Literal, right: Literal, separator: Sequence[Literal]
    ) -> bool:
        """Search for two members that no path without the separator connects."""
        rule = self.problem.connections[connection]
        outside = {i for i, x in enumerate(rule.members) if x not in separator}
        for start in outside:
            if rule.members[start] == left:
                reached, stack = {start}, [start]
                while stack:
                    new = set(rule.neighbours[stack.pop()]) & outside - reached
                    reached |= new
                    stack += new
                if any(rule.members[i] == right for i in outside - reached):
                    return True
        return False

    def block(self, clause: tuple[Literal, ...]) -> None:
        self.steps += 1
        assert sorted(map(abs, clause)) == sorted(self.problem.chosen)
        self.clauses.append(clause)
        self.blocks.append(clause)

    def follows(self, clause: Sequence[Literal]) -> bool:
        """Propagate the negation of a clause until there is a contradiction."""
        return self.consequences([-x for x in clause]) is None

    def consequences(self, literals: Sequence[Literal]) -> set[Literal] | None:
        """Return all that follows by unit propagation, or ``None`` if that is contradictory."""
        true = set(literals)
        while True:
            if any(-x in true for x in true):
                return None
            size = len(true)
            for row in self.clauses:
                left = [x for x in row if -x not in true]
                if not left:
                    return None
                if len(left) == 1:
                    true.add(left[0])
            for terms, bound, letter in self.sums:
                flipped = [(-w, x) for w, x in terms]
                if letter is None or letter in true:
                    true.update(self.implied(terms, bound, true))
                if letter is not None and -letter in true:
                    true.update(self.implied(flipped, 1 - bound, true))
                if letter is not None:
                    if self.most(terms, true) < bound:
                        true.add(-letter)
                    if self.most(flipped, true) < 1 - bound:
                        true.add(letter)
            if len(true) == size:
                return true

    def most(self, terms: Sequence[tuple[int, Literal]], true: set[Literal]) -> int:
        return total_range([term for term in terms if not {term[1], -term[1]} & true])[1] + sum(
            w for w, x in terms if x in true
        )

    def implied(
        self, terms: Sequence[tuple[int, Literal]], bound: int, true: set[Literal]
    ) -> Iterator[Literal]:
        most = self.most(terms, true)
        if most < bound:
            yield from (1, -1)
        for weight, x in terms:
            if x not in true and -x not in true and most - abs(weight) < bound:
                yield x if weight > 0 else -x


def check_answers(
    engine: ConflictSolver, reference: Reference, random: Random, budget: Budget
) -> int:
    """Ask every question under random assumptions; return the number of unknown answers."""
    problem = reference.problem
    assumed = random_assumptions(random, problem)
    asked = random.sample(range(1, problem.atoms + 1), random.randint(0, problem.atoms))
    models = reference.under(assumed)
    unknown = 0

    def settled(answer: object) -> bool:
        """Check a refutation; tell if the answer is one to compare."""
        nonlocal unknown
        if isinstance(answer, Unknown):
            assert budget.conflicts is not None
            unknown += 1
            return False
        if isinstance(answer, Refuted):
            assert not models
            assert set(answer.core) <= set(assumed)
            assert reference.refutes(answer.core)
            return False
        assert models
        return True

    def check_choice(choice: Choice) -> None:
        assert len(choice.values) == problem.atoms + 1
        assert holds(problem, choice)
        assert all(map(choice.holds, assumed))

    def spent() -> int:
        return engine.conflicts - start

    limit = float("inf") if budget.conflicts is None else budget.conflicts

    start = engine.conflicts
    answer = engine.solve(assumed, budget)
    if settled(answer):
        assert isinstance(answer, Choice)
        check_choice(answer)
    assert spent() <= limit

    start = engine.conflicts
    choices = list(engine.choices(assumed, budget))
    keys = set()
    for choice in choices:
        if isinstance(choice, Choice):
            check_choice(choice)
            keys.add(reference.key(choice))
    complete = not choices or isinstance(choices[-1], Choice)
    assert len(keys) == len(choices) - (not complete), "a choice is repeated"
    assert keys <= reference.keys(assumed)
    if complete:
        assert keys == reference.keys(assumed)
    else:
        settled(choices[-1])
    assert spent() <= limit

    start = engine.conflicts
    ordered = [
        reference.key(choice)
        for choice in engine.choices(assumed, budget, ordered=True)
        if isinstance(choice, Choice)
    ]
    order = sorted(reference.keys(assumed))
    assert ordered == (order if budget.conflicts is None else order[: len(ordered)])
    assert spent() <= limit

    start = engine.conflicts
    bests = list(engine.best(assumed, budget))
    costs = []
    for best in bests:
        if settled(best):
            assert isinstance(best, Best)
            check_choice(best.choice)
            assert best.costs == reference.costs(best.choice)
            assert best.proved == (best is bests[-1])
            costs.append(best.costs)
            if best.proved:
                assert best.costs == reference.best(assumed)
                assert best.choice == bests[-2].choice  # type: ignore[union-attr]
                costs.pop()
    assert costs == sorted(set(costs), reverse=True)
    assert spent() <= limit

    start = engine.conflicts
    forced = engine.forced(asked, assumed, budget)
    if settled(forced):
        assert forced == reference.forced(asked, assumed)
    assert spent() <= limit

    start = engine.conflicts
    core = smallest_core(engine, assumed, budget)
    if isinstance(core, Core):
        assert list(core.literals) == [x for x in dict.fromkeys(assumed) if x in core.literals]
        assert reference.refutes(core.literals)
        if core.minimal:
            assert reference.is_minimal(core.literals)
        else:
            unknown += 1
            assert budget.conflicts is not None
    else:
        settled(core)
    assert spent() <= limit
    return unknown


@pytest.mark.each_time("hasty-2")
@pytest.mark.usefixtures("pace")
@pytest.mark.parametrize("part", range(4))
def test_answers_agree_with_brute_force(part: int) -> None:
    for seed in SEEDS[part::4]:
        random = Random(seed)
        problem = random_problem(random)
        reference, engine = Reference(problem), ConflictSolver(problem)
        for _ in range(3):
            check_answers(engine, reference, random, Budget())


def test_small_budgets_give_right_answers_or_none() -> None:
    unknown = dict.fromkeys(BUDGETS, 0)
    for seed in SEEDS[::2]:
        random = Random(-seed - 1)
        problem = random_problem(random, atoms=8)
        reference, engine = Reference(problem), ConflictSolver(problem)
        for budget in BUDGETS * 2:
            unknown[budget] += check_answers(engine, reference, random, Budget(budget))
            if budget == 0:
                engine = ConflictSolver(problem)
    assert unknown[None] == 0
    assert unknown[0] > unknown[1] > 10
    assert unknown[1] > unknown[10]


@pytest.mark.slow
def test_propagation_refutes_what_follows_without_decisions() -> None:
    refuted = undecided = 0
    for seed in SEEDS:
        random = Random(seed)
        problem = random_problem(random)
        reference, engine, proof = Reference(problem), ConflictSolver(problem), Proof(problem)
        for _ in range(10):
            assumed = random_assumptions(random, problem)
            answer = engine.solve(assumed, Budget(propagates=True))
            if isinstance(answer, Refuted):
                assert reference.refutes(answer.core)
                refuted += 1
            else:
                assert isinstance(answer, Unknown)
                assert proof.consequences(assumed) is not None
                undecided += 1
            if random.random() < 0.5:
                check_answers(engine, reference, random, Budget())
    assert min(refuted, undecided) > 100


@pytest.mark.later("usual")
@pytest.mark.usefixtures("pace")
def test_proofs_follow_step_by_step() -> None:
    steps = 0
    for seed in SEEDS:
        random = Random(1000 + seed)
        problem = random_problem(random)
        reference = Reference(problem)
        for question in ("solve", "choices", "best", "forced"):
            proof = Proof(problem)
            engine = ConflictSolver(problem, proof)
            assumed = random_assumptions(random, problem)
            if question == "solve":
                answer = engine.solve(assumed)
                if isinstance(answer, Refuted):
                    assert proof.follows([-x for x in answer.core])
            elif question == "choices":
                assert len(list(engine.choices(assumed))) == len(proof.blocks)
                assert proof.follows([-x for x in assumed]), "the end isn't proved"
                for block in proof.blocks:
                    assert reference.under([-x for x in block]), f"{block} excludes no choice"
            elif question == "best":
                list(engine.best(assumed))
            else:
                engine.forced(range(1, problem.atoms + 1), assumed)
            steps += proof.steps
    assert steps > 500


def pigeons(count: int) -> Problem:
    """Put each of some pigeons into one of too few holes."""
    problem = Problem()
    rows = [[problem.atom() for _ in range(count - 1)] for _ in range(count)]
    for row in rows:
        problem.clause(*row)
    for column in zip(*rows, strict=True):
        for a, b in combinations(column, 2):
            problem.clause(-a, -b)
    return problem


def dense_clauses(seed: int) -> Problem:
    """Draw clauses of three literals and sums, about as many as are hard to satisfy."""
    random, problem = Random(seed), Problem()
    atoms = [problem.atom() for _ in range(28)]
    for _ in range(105):
        problem.clause(*(x * random.choice((1, -1)) for x in random.sample(atoms, 3)))
    for _ in range(6):
        terms = [
            (random.randint(1, 9) * random.choice((1, -1)), x) for x in random.sample(atoms, 6)
        ]
        problem.at_least(terms, sum(w for w, _ in terms) // 2)
    problem.chosen = atoms
    return problem


def rivers(seed: int) -> Problem:
    """Connect cells of a grid of which rows and columns have given numbers."""
    random, problem, size = Random(seed), Problem(), 5
    atoms = [problem.atom() for _ in range(size * size)]
    near = [
        [
            j
            for j in range(size * size)
            if abs(i // size - j // size) + abs(i % size - j % size) == 1
        ]
        for i in range(size * size)
    ]
    for i in range(size):
        for line in (atoms[i * size : (i + 1) * size], atoms[i::size]):
            count = random.choice((2, 2, 3))
            problem.at_least([(1, x) for x in line], count)
            problem.at_least([(-1, x) for x in line], -count)
    problem.clause(atoms[0])
    problem.clause(atoms[-1])
    problem.connected(1, atoms, near)
    problem.chosen = atoms
    return problem


@pytest.mark.slow
@pytest.mark.usefixtures("pace")
@pytest.mark.parametrize(
    ("build", "seeds"), [(pigeons, range(4, 7)), (dense_clauses, range(12)), (rivers, range(12))]
)
def test_longer_proofs(build: Callable[[int], Problem], seeds: range) -> None:
    conflicts = 0
    for seed in seeds:
        problem = build(seed)
        proof = Proof(problem)
        engine = ConflictSolver(problem, proof)
        choices = []
        for choice in engine.choices():
            assert isinstance(choice, Choice)
            assert holds(problem, choice)
            choices.append(tuple(choice.values[x] for x in problem.chosen))
            if len(choices) == 20:
                break
        else:
            assert proof.follows(())
        assert len(set(choices)) == len(choices)
        conflicts += engine.conflicts
        # Without the blocks and all that was learned under them, the answers are as before.
        answer = engine.solve()
        assert isinstance(answer, Choice if choices else Refuted)
        if 0 < len(choices) < 20:
            again = list(engine.choices())
            assert len(again) == len(choices)
            first = next(engine.choices(ordered=True))
            assert isinstance(first, Choice)
            assert tuple(first.values[x] for x in problem.chosen) == min(choices)
    assert conflicts > 50


@pytest.mark.slow
def test_propagation_is_complete_after_any_backtracking() -> None:
    compared = conflicts = 0
    for seed in SEEDS:
        random = Random(2000 + seed)
        problem = random_problem(random, atoms=9)
        naive, state = Proof(problem), Assignment(problem, 0)
        if state.refuted or state.propagate() is not None:
            assert naive.consequences([]) is None
            continue
        assert naive.consequences([]) == set(state.trail)
        decisions: list[Literal] = []
        for _ in range(20):
            state.backtrack(random.randint(0, len(state.limits)))
            del decisions[len(state.limits) :]
            free = [x for x in range(1, problem.atoms + 1) if not state.value[x]]
            if not free:
                continue
            decisions.append(random.choice(free) * random.choice((1, -1)))
            state.limits.append(len(state.trail))
            state.push(decisions[-1], None)
            conflict = state.propagate()
            true = naive.consequences(decisions)
            if conflict is None:
                assert true == set(state.trail)
                compared += 1
            else:
                assert true is None
                assert all(state.value[x] < 0 for x in conflict)
                assert naive.follows(conflict)
                conflicts += 1
                state.backtrack(len(state.limits) - 1)
                decisions.pop()
    assert compared > 1000
    assert conflicts > 50


def test_questions_may_be_abandoned_but_not_interleaved() -> None:
    problem = Problem()
    problem.chosen = [problem.atom() for _ in range(4)]
    problem.lines.append((tuple((1, x) for x in problem.chosen), 0))
    engine = ConflictSolver(problem)
    for question in (engine.choices, engine.best):
        iteration = question()
        next(iteration)
        assert isinstance(engine.solve(), Choice)
        with pytest.raises(RuntimeError):
            list(iteration)
        assert len(list(engine.choices())) == 16


def test_stop_is_polled() -> None:
    engine = ConflictSolver(pigeons(7))
    assert isinstance(engine.solve((), Budget(None, lambda: engine.conflicts >= 5)), Unknown)
    assert 5 <= engine.conflicts <= 5 + conflict_solver.POLL
    assert isinstance(engine.solve(), Refuted)


def test_answers_are_the_same_every_time() -> None:
    for seed in range(3):
        runs = [list(ConflictSolver(rivers(seed)).choices()) for _ in range(2)]
        assert runs[0] == runs[1]


def test_steps_of_restarts() -> None:
    assert [conflict_solver.luby(i) for i in range(1, 16)] == [
        1,
        1,
        2,
        1,
        1,
        2,
        4,
        1,
        1,
        2,
        1,
        1,
        2,
        4,
        8,
    ]
