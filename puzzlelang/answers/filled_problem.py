"""The constraint problem of a filled-in puzzle as data, for engines outside Python.

Blanks that a single rule makes equal are *twins*, such as both ends of a line between two cells.
The data have one blank for each group of twins; their literals are replaced by those of the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.answers.deductions import Deductions
from puzzlelang.core import ListOf
from puzzlelang.text import TYPE_CHECKING, Any, plain

if TYPE_CHECKING:
    from puzzlelang.constraints import Assignment, Literal, Term


def twins(deductions: Deductions) -> list[int]:
    """Return for each blank the number of the first of its twins, or its own.

    Twins are values of one variable with the same options. Unit propagation of a single rule shows
    that they are equal; no value of the puzzle is used that another rule gives.
    """
    from puzzlelang.constraints import Assignment

    blanks, literals = deductions.blanks, deductions.literals
    first = list(range(len(blanks)))

    def leader(number: int) -> int:
        while first[number] != number:
            number = first[number]
        return number

    owner = {row[-1]: number for number, row in enumerate(literals)}
    for rule in deductions.holding:
        state = Assignment(deductions.loaded.defined.problem, 0)
        if not _holds(state, rule):
            continue
        pairs = [
            (number, other)
            for number, row in enumerate(literals)
            for x in _implied(state, row[-1])
            if (other := owner.get(x, number)) > number
            and _alike(deductions, number, other)
            and _equal(state, row, literals[other])
        ]
        if len(pairs) >= FEWEST:
            for a, b in pairs:
                a, b = sorted((leader(a), leader(b)))
                first[b] = a
    return [*map(leader, range(len(blanks)))]


FEWEST = 3
"""Pairs of twins that a rule must give. One with fewer is a clue, which is for people to use."""


def _holds(state: Assignment, rule: Literal) -> bool:
    """Assume a rule, on the first level; return False if propagation refutes it."""
    state.limits.append(len(state.trail))
    if not state.value[rule]:
        state.push(rule, None)
    return state.value[rule] > 0 and not state.refuted and state.propagate() is None


def _implied(state: Assignment, given: Literal) -> Sequence[Literal]:
    """Return the literals that follow from one and the assumed rule; none if they contradict."""
    state.limits.append(len(state.trail))
    if not state.value[given]:
        state.push(given, None)
    conflict = state.propagate()
    found = () if conflict else tuple(state.trail[state.limits[-1] :])
    state.backtrack(1)
    return found


def _alike(deductions: Deductions, a: int, b: int) -> bool:
    one, other = deductions.blanks[a], deductions.blanks[b]
    return one.variable is other.variable and one.options == other.options


def _equal(state: Assignment, one: Sequence[Literal], other: Sequence[Literal]) -> bool:
    """Test whether each option of a blank implies the same one of another, and the reverse."""
    pairs = reversed([*zip(one, other, strict=True)])
    return all(b in _implied(state, a) and a in _implied(state, b) for a, b in pairs)


def numbered(deductions: Deductions, leaders: Sequence[int]) -> dict[int, int]:
    """Map each blank that a page lets people fill in, in order, to the first number of its values.

    These are the numbers of moves in a link (``blanks.js``): the first, plus the option.
    """
    given = {leaders[number] for number in deductions.givens}
    firsts: dict[int, int] = {}
    first = 0
    for number, blank in enumerate(deductions.blanks):
        if leaders[number] == number and number not in given:
            firsts[number] = first
            first += len(blank.options)
    return firsts


def problem_data(deductions: Deductions, leaders: Sequence[int]) -> dict[str, Any]:
    """Convert the problem in which each rule is a literal, with a blank for each group of twins.

    A term is written as two numbers, its weight and its literal. ``defines`` of a sum is 0 if it
    defines no literal. ``usual``: the option that counts if a blank stays open, or -1.
    """
    from puzzlelang.constraints import simplified

    literals, problem = deductions.literals, deductions.loaded.defined.problem
    same: dict[int, Literal] = {}
    for number, one in enumerate(leaders):
        for x, y in zip(literals[number], literals[one], strict=True):
            same[abs(x)] = y if x > 0 else -y

    def of(x: Literal) -> Literal:
        y = same.get(abs(x), abs(x))
        return y if x > 0 else -y

    def terms(row: Iterable[Term], bound: int) -> tuple[list[int], int]:
        found, bound = simplified(((weight, of(x)) for weight, x in row), bound)
        return [part for term in found for part in term], bound

    clauses = dict.fromkeys(tuple(sorted({*map(of, clause)})) for clause in problem.clauses)
    kept = [number for number, one in enumerate(leaders) if number == one]
    lines = [terms(row, -constant) for row, constant in problem.lines]
    return {
        "atoms": problem.atoms,
        "clauses": [clause for clause in clauses if not any(-x in clause for x in clause)],
        "sums": [
            [*terms(one.terms, one.bound), of(one.defines) if one.defines else 0]
            for one in problem.sums
        ],
        "connections": [
            [of(one.condition), [*map(of, one.members)], one.neighbours]
            for one in problem.connections
        ],
        "rules": [[plain(name), of(x)] for x, name in deductions.holding.items()],
        "blanks": [[*map(of, literals[number])] for number in kept],
        "usual": [
            -1 if (usual := deductions.blanks[number].usual) is None else usual for number in kept
        ],
        "lines": [[row, -bound] for row, bound in lines],
        "lists": any(isinstance(one.variable.type, ListOf) for one in deductions.blanks),
    }
