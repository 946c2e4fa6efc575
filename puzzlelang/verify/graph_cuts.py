"""Cuts: clauses that follow from ``connected`` by a search of the graph.

Suppose that the clause is false. Then some members are in the set, and other members and edges are
missing. If no path connects two members of the set, it is not connected, so the clause follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import Fold, Staged, bound_by, members, nodes, running
from puzzlelang.text import Record
from puzzlelang.verify.choice_letters import Ask, Letters, Literal
from puzzlelang.verify.rule_parts import MOST_TRIED, Part, Recorder, Trial, is_void
from puzzlelang.verify.slot_values import Key, Partial


class Condition(metaclass=Record, eq=False):
    """A condition of a graph: that a member is in the set, or that an edge exists."""

    staged: Staged
    keys: frozenset[Key]


class Graph:
    """The possible members of a set, and the possible edges between them in both directions."""

    def __init__(self, part: Part, stager: Recorder) -> None:
        fold = part.expr
        assert isinstance(fold, Fold) and fold.body is not None
        group, (local,) = nodes.given_set(fold), bound_by(fold.binders)
        self.members: dict[int, Condition] = {}
        for value in fold.binders[0].values:
            condition = Condition(*stager.recorded_member(value, group, part.scope))
            if not condition.staged.known or condition.staged.value:
                self.members[value] = condition
        self.edges: dict[int, dict[int, list[Condition]]] = {one: {} for one in self.members}
        for one in self.members:
            scope = {**part.scope, local: Staged(one)}
            row, _ = stager.recorded(fold.body, scope)
            near = members(row.value) if row.known else self.members
            for other in near:
                if other in self.members and other != one:
                    edge = Condition(*stager.recorded_member(other, fold.body, scope))
                    if not edge.staged.known or edge.staged.value:
                        self.edges[one].setdefault(other, []).append(edge)
                        self.edges[other].setdefault(one, []).append(edge)


class Assumption:
    """That a clause is false: values of keys, and literals of several keys that are false."""

    def __init__(self, letters: Letters, literals: Sequence[Literal]) -> None:
        self.slots = letters.slots
        self.allowed: dict[Key, frozenset[int]] = {}
        self.others: list[tuple[Ask, frozenset[Key]]] = []
        for literal in literals:
            cone = letters.cone[abs(literal)]
            if len(cone) == 1:
                (key,) = cone
                values = letters.values_without(literal)
                self.allowed[key] = self.allowed.get(key, values) & values
            else:
                self.others.append((letters.ask(literal), cone))
        self.keys = letters.cone_of(literals)

    @property
    def contradicts_itself(self) -> bool:
        return not all(self.allowed.values())

    def options(self, key: Key) -> Sequence[int]:
        few, every = self.allowed.get(key), self.slots.options(key)
        return every if few is None else [value for value in every if value in few]

    def near(self, keys: frozenset[Key]) -> frozenset[Key]:
        """Add the keys of literals that share one."""
        return keys.union(*(cone for _, cone in self.others if cone & keys))

    def always(
        self,
        holds: Callable[[Partial], bool],
        keys: frozenset[Key] | None = None,
        most: int = MOST_TRIED,
    ) -> bool:
        """Test whether a function is true for all assignments for which the clause is false.

        With ``keys``, literals that read other keys are ignored, so more assignments count.
        """
        asks = [ask for ask, cone in self.others if keys is None or cone <= keys]

        def is_fine(state: Partial) -> bool:
            return any(ask(state) for ask in asks) or holds(state)

        return all(Trial(self.slots, most, self.options).branches(is_fine))


def separates(graph: Graph, part: Part, assumption: Assumption, stager: Recorder) -> bool:
    """Test whether a part is false for all assignments for which a clause is false."""
    env = stager.env()

    def is_sure(condition: Condition) -> bool:
        run = running(condition.staged)
        return assumption.always(
            lambda state: bool(run(state, env)), assumption.near(condition.keys)
        )

    def is_closed(*conditions: Condition) -> bool:
        """Test whether conditions are never true together."""
        runs = [running(condition.staged) for condition in conditions]
        keys = assumption.near(frozenset().union(*(condition.keys for condition in conditions)))
        return assumption.always(lambda state: not all(run(state, env) for run in runs), keys)

    if part.guards and not assumption.always(lambda state: not is_void(part.guards, state, env)):
        return False
    inside = [
        member
        for member, condition in graph.members.items()
        if (condition.staged.known or condition.keys & assumption.keys) and is_sure(condition)
    ]
    if len(inside) < 2:
        return False
    reached, waiting = {inside[0]}, [inside[0]]
    while waiting:
        one = waiting.pop()
        for other, edges in graph.edges[one].items():
            if other not in reached and not all(
                is_closed(graph.members[one], graph.members[other], edge) for edge in edges
            ):
                reached.add(other)
                waiting.append(other)
    return not reached.issuperset(inside)
