"""Reference answers for small constraint problems, and random problems to ask about.

Everything is evaluated by definition over all assignments. Nothing here uses an engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

from puzzlelang.constraints.problem import (
    FALSE,
    TRUE,
    Choice,
    Connection,
    Literal,
    Problem,
    Sum,
    Term,
    simplified,
)

HUGE = (2**31 - 1, 2**31, 2**62, 2**63 + 5, 10**25)
"""Weights that no longer fit into the integers of common engines."""


def total(choice: Choice, terms: Sequence[Term]) -> int:
    return sum(weight for weight, literal in terms if choice.holds(literal))


def sum_holds(choice: Choice, rule: Sum) -> bool:
    reached = total(choice, rule.terms) >= rule.bound
    return reached if rule.defines is None else reached == choice.holds(rule.defines)


def connection_holds(choice: Choice, rule: Connection) -> bool:
    inside = {i for i, literal in enumerate(rule.members) if choice.holds(literal)}
    if not inside or not choice.holds(rule.condition):
        return True
    reached = {min(inside)}
    while True:
        wider = reached | {j for i in reached for j in rule.neighbours[i] if j in inside}
        if wider == reached:
            return reached == inside
        reached = wider


def holds(problem: Problem, choice: Choice) -> bool:
    """Evaluate all constraints of the problem."""
    return (
        all(any(choice.holds(literal) for literal in clause) for clause in problem.clauses)
        and all(sum_holds(choice, rule) for rule in problem.sums)
        and all(connection_holds(choice, rule) for rule in problem.connections)
    )


def models(problem: Problem) -> list[Choice]:
    """Return all assignments of all atoms that meet the constraints."""
    assignments = product((0, 1), repeat=problem.atoms - 1)
    return [
        choice for values in assignments if holds(problem, choice := Choice(bytes((0, 1, *values))))
    ]


class Reference:
    """Right answers to the questions of ``Solver``, from the list of all models."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.models = models(problem)

    def under(self, assumed: Sequence[Literal] = ()) -> list[Choice]:
        return [m for m in self.models if all(m.holds(literal) for literal in assumed)]

    def key(self, choice: Choice) -> tuple[int, ...]:
        """Return the values of the chosen atoms: two answers are the same if these are."""
        return tuple(choice.values[atom] for atom in self.problem.chosen)

    def keys(self, assumed: Sequence[Literal] = ()) -> set[tuple[int, ...]]:
        return {self.key(m) for m in self.under(assumed)}

    def costs(self, choice: Choice) -> tuple[int, ...]:
        return tuple(total(choice, terms) + constant for terms, constant in self.problem.lines)

    def best(self, assumed: Sequence[Literal] = ()) -> tuple[int, ...] | None:
        return min(map(self.costs, self.under(assumed)), default=None)

    def forced(
        self, asked: Sequence[Literal], assumed: Sequence[Literal] = ()
    ) -> frozenset[Literal] | None:
        """Return the literals over the atoms of ``asked`` that all models share."""
        choices = self.under(assumed)
        if not choices:
            return None
        both = {sign * literal for literal in asked for sign in (1, -1)}
        return frozenset(x for x in both if all(m.holds(x) for m in choices))

    def refutes(self, core: Sequence[Literal]) -> bool:
        return not self.under(core)

    def is_minimal(self, core: Sequence[Literal]) -> bool:
        """Tell if the core is refuted, and no longer when any one of its literals is removed."""
        smaller = ([x for x in core if x != literal] for literal in core)
        return self.refutes(core) and not any(map(self.refutes, smaller))


def random_problem(random: Random, atoms: int = 7, huge: bool = True) -> Problem:
    """Return a problem of all kinds of constraints, with at most ``atoms + 5`` atoms."""
    problem = Problem()
    free = [problem.atom() for _ in range(random.randint(2, atoms))]
    pool: list[Literal] = list(free)

    def literal() -> Literal:
        if random.random() < 0.04:
            return random.choice((TRUE, FALSE))
        return random.choice(pool) * random.choice((1, -1))

    def terms() -> list[Term]:
        size = random.randint(1, min(6, len(pool)))
        style = random.randrange(4 if huge else 3)
        if style == 0:
            return [(1, x) for x in random.sample(pool, size)]
        if style == 1:
            sign = random.choice((1, -1))
            return [(sign, literal()) for _ in range(size)]
        if style == 2:
            return [(random.randint(-5, 5), literal()) for _ in range(size)]
        return [
            (random.choice(HUGE) * random.choice((1, -1)) + random.randint(-2, 2), literal())
            for _ in range(size)
        ]

    def bound(parts: list[Term]) -> int:
        """Return a total of a random assignment, or one above: bounds that matter."""
        assignment = {x: random.random() < 0.5 for x in pool}
        reached = sum(
            weight
            for weight, x in parts
            if x == TRUE or x != FALSE and assignment[abs(x)] == (x > 0)
        )
        return reached + random.randint(-1, 1)

    kinds = random.choices(
        ("clause", "sum", "define", "all", "connected"), (6, 4, 3, 2, 2), k=random.randint(2, 11)
    )
    definitions = 0
    for kind in kinds:
        if kind == "clause":
            problem.clause(*(literal() for _ in range(random.randint(1, 4) + (len(pool) > 4))))
        elif kind == "sum":
            parts = terms()
            problem.at_least(parts, bound(parts))
        elif kind == "connected":
            problem.connected(*random_graph(random, pool, literal))
        elif definitions < 5:
            definitions += 1
            if kind == "define":
                parts = terms()
                total = Sum(*simplified(parts, bound(parts)), problem.atom())
                problem.sums.append(total)
            else:
                parts = [literal() for _ in range(random.randint(2, 3))]
                letter = problem.atom()
                for x in parts:
                    problem.clause(-letter, x)
                problem.clause(letter, *(-x for x in parts))
            problem.defined.add(problem.atoms)
            pool.append(problem.atoms)
    problem.chosen = random.sample(free, random.randint(0 if len(free) > 2 else 1, len(free)))
    for _ in range(random.randint(0, 3)):
        parts = terms()
        problem.lines.append((tuple(parts), random.randint(-3, 3)))
    return problem


def random_graph(
    random: Random, pool: Sequence[Literal], literal: Callable[[], Literal]
) -> tuple[Literal, list[Literal], list[list[int]]]:
    """Return condition, members and neighbours of a connection over some of the pool."""
    members = random.sample(list(pool), random.randint(1, len(pool)))
    members = [x * random.choice((1, 1, 1, -1)) for x in members]
    if random.random() < 0.1:
        members.append(random.choice((TRUE, FALSE)))
    size = len(members)
    neighbours: list[list[int]] = [[] for _ in members]
    for left in range(size):
        for right in range(left):
            if random.random() < (0.9 if left - right == 1 else 0.15):
                neighbours[left].append(right)
                neighbours[right].append(left)
    return TRUE if random.random() < 0.6 else literal(), members, neighbours


def random_problems(seed: int, count: int, atoms: int = 7, huge: bool = True) -> Iterator[Problem]:
    """Yield random problems, the same for the same seed."""
    random = Random(seed)
    for _ in range(count):
        yield random_problem(random, atoms, huge)


def random_assumptions(random: Random, problem: Problem) -> tuple[Literal, ...]:
    """Return up to five literals, now and then contradictory or constant."""
    atoms = range(1 if random.random() < 0.1 else min(2, problem.atoms), problem.atoms + 1)
    size = random.choice((0, 1, 2, 3, 5))
    return tuple(random.choice(atoms) * random.choice((1, -1)) for _ in range(size))
