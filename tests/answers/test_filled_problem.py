"""The constraint problem as data: twins, and the same solutions as the puzzle."""

from collections.abc import Mapping
from typing import Any

import pytest

from puzzlelang.answers import Deductions, ToFill, fill, load, loadable
from puzzlelang.answers.filled_problem import problem_data, twins
from puzzlelang.constraints import Choice, ConflictSolver, Problem, Sum
from puzzlelang.constraints.problem import Connection


def deductions_of(name: str) -> Deductions:
    puzzle = loadable(lambda: load(name))
    assert isinstance(puzzle, ToFill)
    return Deductions(puzzle)


def problem_of(data: Mapping[str, Any]) -> Problem:
    """Read the data back, with all rules required; answers differ in the literals of blanks."""
    problem = Problem()
    problem.atoms = data["atoms"]
    problem.clauses = [*map(tuple, data["clauses"]), *((x,) for _, x in data["rules"])]
    for row, bound, defines in data["sums"]:
        terms = tuple(zip(row[::2], row[1::2], strict=True))
        problem.sums.append(Sum(terms, bound, defines or None))
        problem.defined.add(abs(defines))
    problem.connections = [Connection(*row) for row in data["connections"]]
    problem.chosen = sorted({abs(x) for row in data["blanks"] for x in row} - {1})
    return problem


COUNTS = {"round-trip": 6, "langford": 2, "binary": 1, "queens": 92, "colouring": 120}
"""Solutions, from `expect:` of the files, which name their sources."""


@pytest.mark.parametrize("name", COUNTS)
def test_the_data_have_the_solutions_of_the_puzzle(name: str) -> None:
    deductions = deductions_of(name)
    data = problem_data(deductions, twins(deductions))
    choices = [*ConflictSolver(problem_of(data)).choices()]
    assert all(isinstance(one, Choice) for one in choices)
    assert len(choices) == COUNTS[name]
    for one in choices:
        assert isinstance(one, Choice)
        assert all(sum(map(one.holds, row)) == 1 for row in data["blanks"])


def test_twins_are_equal_in_each_solution() -> None:
    deductions = deductions_of("round-trip")
    leaders, solutions = twins(deductions), fill(deductions.loaded, most=None).listed
    assert solutions is not None
    assert len(solutions) > 1
    assert len({*leaders}) == len(leaders) - 24  # the sides between two of 16 cells
    for step in solutions:
        whole = deductions.filling(step.slots)
        assert all(whole[number] == whole[one] for number, one in enumerate(leaders))


def test_only_the_first_of_some_twins_is_in_the_data() -> None:
    deductions = deductions_of("round-trip")
    leaders = twins(deductions)
    data = problem_data(deductions, leaders)
    others = {
        abs(x) for number, one in enumerate(leaders) if number != one
        for x in deductions.literals[number]
    }  # fmt: skip
    used = {abs(x) for clause in data["clauses"] for x in clause}
    used |= {abs(x) for row, _, _ in data["sums"] for x in row[1::2]}
    used |= {abs(x) for _, members, _ in data["connections"] for x in members}
    assert others
    assert not others & used
    assert len(data["blanks"]) == len({*leaders})


def test_clues_make_no_twins() -> None:
    leaders = twins(deductions_of("zebra"))
    assert leaders == [*range(len(leaders))]
