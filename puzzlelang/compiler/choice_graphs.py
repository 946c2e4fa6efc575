"""``connected`` and ``reach`` of chosen sets and relations.

A relation that depends on chosen variables has a member for each edge, next to both of its ends; it
is in the set if the ends are in it and the relation joins them.

Clauses can't express that a set is connected, because reached members could support each other in a
cycle. If ``connected`` is false, hidden literals mark a part that contains
the first member and all neighbours of its members, but not all members.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.compiler.choice_values import Letters, MemberLiterals
from puzzlelang.constraints import FALSE, TRUE, Literal

Graph = tuple[list[Literal], list[list[int]]]
"""Literals of the members, and the indices of the neighbours of each."""

Rows = dict[int, MemberLiterals]
"""The successors of each member."""

MOST_STEPS = 2_000
"""Maximum number of literals for all steps of a relation."""


def graph_of(letters: Letters, group: MemberLiterals, rows: Rows) -> Graph:
    """Return the members of a set as a graph of a relation in both directions."""
    places = {value: place for place, value in enumerate(group)}
    members = list(group.values())
    neighbours: list[list[int]] = [[] for _ in members]
    edges: dict[tuple[int, int], list[Literal]] = {}
    for value in group:
        for other, literal in rows[value].items():
            if other != value and other in group and literal != FALSE:
                pair = (min(value, other), max(value, other))
                edges.setdefault(pair, []).append(literal)
    for (a, b), literals in edges.items():
        edge, one, other = letters.any_of(literals), places[a], places[b]
        if edge == TRUE:
            neighbours[one].append(other)
            neighbours[other].append(one)
        else:
            neighbours[one].append(len(members))
            neighbours[other].append(len(members))
            neighbours.append([one, other])
            members.append(letters.all_of((group[a], group[b], edge)))
    return members, neighbours


def connected(letters: Letters, graph: Graph) -> Literal:
    """Return the literal that the members of a graph are connected."""
    members, neighbours = graph
    if sum(x != FALSE for x in members) < 2:
        return TRUE
    problem = letters.problem
    holds = problem.atom()
    problem.connected(holds, members, neighbours)
    marks = [problem.atom() for _ in members]
    outside: list[Literal] = []
    none_before: Literal = TRUE
    for place, (member, mark) in enumerate(zip(members, marks, strict=True)):
        letters.clause(holds, -none_before, -member, mark)
        for other in neighbours[place]:
            letters.clause(holds, -mark, -members[other], marks[other], -member)
        none_before = letters.all_of((none_before, -member))
        outside.append(letters.all_of((member, -mark)))
    letters.clause(holds, *outside)
    return holds


def require_connected(letters: Letters, graph: Graph, unless: Sequence[Literal]) -> None:
    """Require the members of a graph to be connected, unless one of the literals is true."""
    members, neighbours = graph
    condition = letters.all_of([-x for x in unless])
    if sum(x != FALSE for x in members) > 1 and condition != FALSE:
        letters.spend(sum(map(len, neighbours)))
        letters.problem.connected(condition, members, neighbours)


def reach(letters: Letters, group: MemberLiterals, rows: Rows) -> MemberLiterals:
    """Return the members that a relation leads to from a set, in any number of steps.

    Each step defines a new set, so definitions are acyclic. If there would be too many and the
    relation is symmetric, a connection requires that reached members are linked to the set.
    """
    edges = {(a, b): x for a, row in rows.items() for b, x in row.items() if a != b and x != FALSE}
    if len(rows) * len(edges) > MOST_STEPS and all(
        edges.get((b, a)) == x for (a, b), x in edges.items()
    ):
        return _linked(letters, group, edges)
    before: dict[int, list[tuple[int, Literal]]] = {}
    for value, row in rows.items():
        for other, literal in row.items():
            if other != value:
                before.setdefault(other, []).append((value, literal))
    for _ in range(len(rows)):
        wider = {
            value: letters.any_of(
                [
                    group.get(value, FALSE),
                    *(
                        letters.all_of((group.get(other, FALSE), literal))
                        for other, literal in before.get(value, ())
                    ),
                ]
            )
            for value in sorted({*group, *before})
        }
        if wider == group:
            break
        group = wider
    return group


def _linked(
    letters: Letters, group: MemberLiterals, edges: dict[tuple[int, int], Literal]
) -> MemberLiterals:
    """Return hidden literals: a symmetric relation links a member to the set.

    They contain the set and are closed under the relation. With the edges between them, and a root
    next to the members of the set, they are connected. So they are unique in every state.
    """
    problem = letters.problem
    near: dict[int, list[int]] = {}
    for one, other in edges:
        near.setdefault(one, []).append(other)
    waiting = [member for member, literal in group.items() if literal != FALSE]
    reached: MemberLiterals = {}
    pairs = letters.pairs.setdefault(frozenset(edges.items()), {}) if len(waiting) == 1 else {}
    start = waiting[0] if waiting else 0

    def pair_of(member: int) -> Literal:
        key = min(start, member), max(start, member)
        if key not in pairs:
            pairs[key] = problem.atom()
        return pairs[key]

    while waiting:
        member = waiting.pop()
        if member not in reached:
            reached[member] = TRUE if group.get(member) == TRUE else pair_of(member)
            waiting += near.get(member, ())
    places = {member: place for place, member in enumerate(reached, 1)}
    members = [TRUE, *reached.values()]
    neighbours: list[list[int]] = [[] for _ in members]

    def link(literal: Literal, *ends: int) -> None:
        letters.spend(8)
        for end in ends:
            neighbours[end].append(len(members))
        members.append(literal)
        neighbours.append([*ends])

    support: dict[int, list[Literal]] = {member: [] for member in reached}
    for member, literal in group.items():
        if literal != FALSE:
            letters.clause(-literal, reached[member])
            support[member].append(literal)
            link(literal, 0, places[member])
    for (one, other), edge in edges.items():
        if one in reached:
            letters.clause(-reached[one], -edge, reached[other])
            if one < other:
                both = letters.all_of((reached[one], edge))
                support[one].append(both)
                support[other].append(both)
                link(both, places[one], places[other])
    for member, literals in support.items():
        letters.clause(-reached[member], *literals)
    problem.connected(TRUE, members, neighbours)
    return {member: reached[member] for member in sorted(reached)}
