"""Actions with parameters for many ground actions that differ only in objects.

Ground actions of one transition with the same shape become one action. Objects that differ are
parameters, and static predicates list their combinations. So the instances of an action are exactly
its ground actions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations

from puzzlelang.text import Record

Tree = str | Sequence["Tree"]
"""A PDDL expression."""

Row = tuple[str, ...]


class Ground(metaclass=Record):
    """A ground action: its transition, the objects by parameter, its two conjunctions, its cost."""

    name: str
    arguments: Mapping[str, str]
    needs: Sequence[Tree]
    effects: Sequence[Tree]
    cost: str


class Schemas:
    """Actions for ground actions; ``rows`` of their static predicates.

    ``new_action`` and ``new_predicate`` return free names.
    """

    def __init__(
        self, new_action: Callable[[str], str], new_predicate: Callable[[str], str]
    ) -> None:
        self._new_action, self._new_predicate = new_action, new_predicate
        self._predicates: dict[frozenset[Row], str] = {}
        self.rows: dict[str, list[Row]] = {}

    def actions(self, ground: Sequence[Ground]) -> Iterator[Tree]:
        groups: dict[tuple[str, str, tuple[str, ...]], list[tuple[Ground, Tree, list[str]]]] = {}
        for one in ground:
            variables = _variables(one.arguments)
            names = {word: variables[key] for key, word in reversed([*one.arguments.items()])}
            parts = ["", both(one.needs), both(one.effects)]
            tree = _sorted(_replaced(parts, partial(_named, names)))
            holes: list[str] = []
            shape = flat(_replaced(tree, partial(_hole, holes)))
            key = one.name, shape + one.cost, tuple(one.arguments)
            groups.setdefault(key, []).append((one, tree, holes))
        for group in groups.values():
            yield self._schema(group) if len(group) > 1 else self._single(group[0][0])

    def _single(self, one: Ground) -> Tree:
        name = self._new_action(" ".join((one.name, *one.arguments.values())))
        return self._action(name, [], one.needs, one.effects, one.cost)

    def _schema(self, group: Sequence[tuple[Ground, Tree, list[str]]]) -> Tree:
        first, tree, _ = group[0]
        columns = {
            variable: tuple(one.arguments[key] for one, _, _ in group)
            for key, variable in _variables(first.arguments).items()
        }
        words: list[str] = []
        for hole in zip(*(holes for _, _, holes in group), strict=True):
            if len({*hole}) == 1:
                words.append(hole[0])
                continue
            variable = next((one for one, column in columns.items() if column == hole), None)
            words.append(variable or f"?v{len(words) + 1}")
            columns.setdefault(words[-1], hole)
        rest = iter(words)
        whole = _replaced(tree, lambda word: word if word[0] == "?" else next(rest))
        needs, effects = ([*part[1:]] if part[0] == "and" else [part] for part in whole[1:])
        static = [*self._static(first.name, columns)]
        name = self._new_action(first.name)
        return self._action(name, [*columns], [*static, *needs], effects, first.cost)

    def _action(
        self, name: str, variables: Tree, needs: Sequence[Tree], effects: Sequence[Tree], cost: str
    ) -> Tree:
        if cost:
            effects = [*effects, ["increase", ["total-cost"], cost]]
        return [
            ":action", name, ":parameters", variables, ":precondition", both(needs), ":effect",
            both(effects),
        ]  # fmt: skip

    def _static(self, name: str, columns: Mapping[str, tuple[str, ...]]) -> Iterator[Tree]:
        """Yield facts that list the combinations; columns that don't depend on others are apart."""
        blocks = [{one} for one in columns]

        def rows(block: set[str]) -> list[Row]:
            own = [column for one, column in columns.items() if one in block]
            return [*dict.fromkeys(zip(*own, strict=True))]

        for a, b in combinations(columns, 2):
            if len(rows({a, b})) < len(rows({a})) * len(rows({b})):
                joined = [one for one in blocks if a in one or b in one]
                blocks = [one for one in blocks if one not in joined] + [set().union(*joined)]
        count = 1
        for block in blocks:
            count *= len(rows(block))
        if count > len(rows({*columns})):
            blocks = [{*columns}]
        for block in sorted(blocks, key=lambda one: min(map([*columns].index, one))):
            variables, content = [one for one in columns if one in block], rows(block)
            key = frozenset(content)
            if key not in self._predicates:
                words = (one.removeprefix("?") for one in variables)
                self._predicates[key] = self._new_predicate(" ".join((name, *words)))
                self.rows[self._predicates[key]] = content
            order = self.rows[self._predicates[key]]
            assert len(order[0]) == len(variables)
            yield [self._predicates[key], *variables]


def _variables(arguments: Mapping[str, str]) -> dict[str, str]:
    """A PDDL variable for each parameter."""
    variables: dict[str, str] = {}
    for one in arguments:
        name = "?" + (re.sub(r"[^a-z0-9]+", "-", one.lower()).strip("-") or "x")
        while name in variables.values():
            name += "-"
        variables[one] = name
    return variables


def _replaced(tree: Tree, put: Callable[[str], str]) -> list[Tree]:
    """Replace the objects of all facts."""
    assert not isinstance(tree, str)
    rest = (put(part) if isinstance(part, str) else _replaced(part, put) for part in tree[1:])
    return [tree[0], *rest]


def _named(names: Mapping[str, str], word: str) -> str:
    return names.get(word, word)


def _hole(holes: list[str], word: str) -> str:
    if word[0] == "?":
        return word
    holes.append(word)
    return "_"


def _sorted(tree: Tree) -> Tree:
    """Sort the parts of conjunctions and disjunctions, by their shape first."""
    if isinstance(tree, str):
        return tree
    parts = [*map(_sorted, tree)]
    if parts[0] not in ("and", "or"):
        return parts

    def order(one: Tree) -> tuple[str, str]:
        return flat(_replaced(one, partial(_hole, []))), flat(one)

    return [parts[0], *sorted(parts[1:], key=order)]


def flat(tree: Tree) -> str:
    return tree if isinstance(tree, str) else f"({' '.join(map(flat, tree))})"


def both(trees: Sequence[Tree]) -> Tree:
    """Join conditions or effects; nested conjunctions are flattened."""
    parts = list[Tree]()
    for tree in trees:
        parts += tree[1:] if isinstance(tree, list) and tree[0] == "and" else [tree]
    return parts[0] if len(parts) == 1 else ["and", *parts]
