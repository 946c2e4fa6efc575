"""Constraint problems: the form between the compiler and the engines.

Everything is a *literal*: an atom, or its negation as a negative number, as in DIMACS. An engine
knows nothing of puzzles; the compiler knows nothing of engines.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

from puzzlelang.text import Protocol, Record, replace

Literal = int
Term = tuple[int, Literal]
"""A weight and a literal: the weight counts if the literal is true."""

TRUE: Literal = 1
FALSE: Literal = -1


class Sum(metaclass=Record):
    """Requires the total weight of the true literals of ``terms`` to be at least ``bound``.

    With ``defines``, that literal is true exactly if the total reaches the bound, and nothing is
    required. Weights are integers other than zero, of any size; each atom occurs once.
    """

    terms: tuple[Term, ...]
    bound: int
    defines: Literal | None = None


class Connection(metaclass=Record):
    """Requires the true literals of ``members`` to be connected, if ``condition`` is true.

    ``neighbours[i]`` lists indices of members next to the i-th, symmetrically. Sets of at most one
    member are connected. Engines add a cut whenever a choice violates it: two members of
    different components aren't both true unless a literal of the separator between them is.
    """

    condition: Literal
    members: tuple[Literal, ...]
    neighbours: tuple[tuple[int, ...], ...]


class Problem:
    """Atoms, constraints over them, and the parts of an answer that count.

    Definitions are acyclic: the literals of a definition exist before the atom that it defines.
    """

    def __init__(self) -> None:
        self.atoms = 1
        """Number of atoms. Atom 1 is true."""
        self.clauses: list[tuple[Literal, ...]] = []
        self.sums: list[Sum] = []
        self.connections: list[Connection] = []
        self.defined: set[int] = {TRUE}
        """Atoms that a sum or the clauses of a conjunction define."""
        self.chosen: list[int] = []
        """Atoms that make two answers different, in the order of answers: the first answer is the
        least, with false before true and the first atom as the most significant."""
        self.lines: list[tuple[tuple[Term, ...], int]] = []
        """Costs to minimise, most important first, each as terms and a constant."""

    def atom(self) -> Literal:
        """Return a new atom, free to be true or false."""
        self.atoms += 1
        return self.atoms

    def clause(self, *literals: Literal) -> None:
        """Require one of the literals."""
        if TRUE not in literals:
            self.clauses.append(tuple(x for x in dict.fromkeys(literals) if x != FALSE))

    def at_least(self, terms: Iterable[Term], bound: int) -> None:
        """Require the weights of true literals to sum to at least ``bound``."""
        terms, bound = simplified(terms, bound)
        least, most = total_range(terms)
        if least >= bound:
            return
        if most < bound:
            self.clause()
        else:
            self.sums.append(Sum(terms, bound))

    def connected(
        self, condition: Literal, members: Sequence[Literal], neighbours: Sequence[Sequence[int]]
    ) -> None:
        """Require the true members to be connected, if ``condition`` is true."""
        self.connections.append(
            Connection(condition, tuple(members), tuple(tuple(row) for row in neighbours))
        )

    def costs(self, choice: Choice) -> tuple[int, ...]:
        """Return the cost of a choice for each line."""
        return tuple(
            constant + sum(weight for weight, x in terms if choice.holds(x))
            for terms, constant in self.lines
        )


def simplified(terms: Iterable[Term], bound: int) -> tuple[tuple[Term, ...], int]:
    """Return the terms over distinct positive atoms, without constants, and the new bound."""
    weights: dict[int, int] = {}
    for weight, literal in terms:
        if literal == TRUE:
            bound -= weight
        elif literal == FALSE:
            continue
        elif literal < 0:
            bound -= weight
            weights[-literal] = weights.get(-literal, 0) - weight
        else:
            weights[literal] = weights.get(literal, 0) + weight
    return tuple((weight, atom) for atom, weight in weights.items() if weight), bound


def total_range(terms: Sequence[Term]) -> tuple[int, int]:
    """Return the least and the greatest total of the terms."""
    return sum(w for w, _ in terms if w < 0), sum(w for w, _ in terms if w > 0)


class Budget(metaclass=Record):
    """Limits of a question. ``conflicts`` counts over all its parts; ``stop`` is polled.

    If it only ``propagates``, an engine answers without decisions or not at all.
    """

    conflicts: int | None = None
    stop: Callable[[], bool] | None = None
    propagates: bool = False


UNLIMITED = Budget()


class Choice(metaclass=Record):
    """An answer: for each atom, whether it is true. Index 0 is unused."""

    values: bytes

    def holds(self, literal: Literal) -> bool:
        return bool(self.values[literal]) if literal > 0 else not self.values[-literal]


class Refuted(metaclass=Record):
    """No choice satisfies the constraints and ``core``, some of the assumed literals."""

    core: tuple[Literal, ...] = ()


class Unknown(metaclass=Record):
    """The budget ended before the question was answered."""


class Best(metaclass=Record):
    """A choice of least cost so far, its cost for each line, and whether it is proved optimal."""

    choice: Choice
    costs: tuple[int, ...]
    proved: bool


def in_order(assumed: Sequence[Literal], answer: Refuted) -> list[Literal]:
    core = set(answer.core)
    return [x for x in dict.fromkeys(assumed) if x in core]


def remaining(budget: Budget, conflicts: int) -> Budget:
    """Return a budget reduced by some conflicts."""
    if budget.conflicts is None:
        return budget
    return replace(budget, conflicts=max(0, budget.conflicts - conflicts))


class Tally:
    """A count of choices, up to ``most``, and whether these are all.

    ``visit`` gets each choice until it returns False, perhaps in another thread.
    """

    def __init__(self, most: int, visit: Callable[[Choice], bool] | None = None) -> None:
        self.most, self.visit = most, visit
        self.total = 0
        self.complete = False

    def take(self, choices: Iterable[Choice | Unknown]) -> None:
        """Count the choices of an iteration."""
        visit = self.visit
        for choice in choices:
            if not isinstance(choice, Choice):
                return
            self.total += 1
            if visit and not visit(choice):
                visit = None
            if self.total == self.most:
                return
        self.complete = True


class Solver(Protocol):
    """An engine with a problem. Every method leaves it ready for the next question."""

    name: str
    version: str
    problem: Problem
    conflicts: int
    """Conflicts so far, over all questions, and cuts."""

    def solve(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Choice | Refuted | Unknown:
        """Return any choice in which the assumed literals are true."""

    def choices(
        self,
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
        ordered: bool = False,
    ) -> Generator[Choice | Unknown, None, None]:
        """Yield choices that differ in ``chosen``: in its order, if ``ordered``.

        The end of the iteration proves that there are no more; after ``Unknown`` nothing is proved.
        """

    def count(
        self, tally: Tally, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> None:
        """Count the choices that differ in ``chosen``. The tally is right after exceptions, too."""

    def best(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Iterator[Best | Refuted | Unknown]:
        """Yield choices of falling cost, then the last again as proved; or ``Refuted`` alone."""

    def forced(
        self,
        asked: Sequence[Literal],
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
    ) -> frozenset[Literal] | Refuted | Unknown:
        """Return the literals over the atoms of ``asked`` that are true in every choice."""
