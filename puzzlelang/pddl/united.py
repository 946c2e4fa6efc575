"""Several problems of a domain as one task.

The names of a problem's objects are marked with its number, so problems share no object. A property
of all objects of the task, such as one value for each key of a table, then holds in each problem.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.pddl.s_expressions import Atom, wrong
from puzzlelang.pddl.task_tree import Domain, Equal, Fact, Problem, Task, mapped
from puzzlelang.syntax import library
from puzzlelang.text import replace

Parts = Sequence[Sequence[tuple[str, ...]]]
"""Rows of a table for each problem, without marks."""

MARK = " "
"""Follows a name once in the first of several problems, twice in the second; no word has blanks."""


def plain(name: str) -> str:
    """The name without its mark."""
    return name.rstrip(MARK)


def by_problem(rows: Iterable[Sequence[str]], count: int) -> Parts:
    """The rows of each problem, without marks."""
    parts: list[list[tuple[str, ...]]] = [[] for _ in range(count)]
    for row in rows:
        parts[number_of(row)].append(tuple(map(plain, row)))
    return parts


def alike(parts: Parts) -> bool:
    """True if all problems have the same rows."""
    first, *others = map(set, parts)
    return all(one == first for one in others)


def number_of(row: Iterable[str]) -> int:
    """The index of the problem with these objects."""
    return max(0, *(len(one) - len(plain(one)) - 1 for one in row))


def united(domain: Domain, problems: Sequence[Problem]) -> Task:
    """Return the task of several problems; raise :class:`PuzzleError` if metrics differ."""
    for one in problems:
        if one.metric != problems[0].metric:
            raise wrong("metrics-differ", one.span, also=problems[0].span)
    marked = [_marked(one, MARK * (n + 1)) for n, one in enumerate(problems)]
    return Task(domain, marked[0], tuple(marked[1:])) if problems[1:] else Task(domain, problems[0])


def problem_names(task: Task) -> list[str]:
    """The names of the problems, or of their files if only these differ."""
    names = [one.name for one in task.problems]
    files = [library.stem(one.span.source.name) for one in task.problems]
    return max(names, files, key=lambda some: len({*some}))


def _marked(problem: Problem, mark: str) -> Problem:
    def term(one: Atom) -> Atom:
        name = one.text if one.text[0] == "?" else one.text + mark
        return Atom(one.source, one.start, one.end, name)

    def fact(one: Fact) -> Fact:
        return replace(one, arguments=tuple(map(term, one.arguments)))

    def leaf(one: Fact | Equal, scope: None) -> Fact | Equal:
        if isinstance(one, Fact):
            return fact(one)
        return replace(one, left=term(one.left), right=term(one.right))

    return replace(
        problem,
        objects={name + mark: one for name, one in problem.objects.items()},
        init=tuple(map(fact, problem.init)),
        values={
            (name, *(one + mark for one in row)): value
            for (name, *row), value in problem.values.items()
        },
        goal=mapped(problem.goal, None, leaf, lambda one, scope: None),
    )
