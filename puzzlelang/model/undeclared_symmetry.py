"""Members that no rule distinguishes, although `symmetry:` doesn't declare them.

Swaps of two members are tried with the proof for declared groups. Interchangeability is transitive,
so each member is compared with one of each known class.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.core import Members
from puzzlelang.core import nodes as core
from puzzlelang.model.symmetry_proof import are_interchangeable

MOST_MEMBERS = 40
"""Larger types are not tried."""

MOST_PROOFS = 100
"""Swaps tried for a type."""

Group = tuple[Members, tuple[int, ...]]


def undeclared(puzzle: core.Puzzle, declared: Iterator[str]) -> list[Group]:
    """Return the largest groups of interchangeable members of the ``declared`` types."""
    declared_bases = {g.base for g in puzzle.symmetry if isinstance(g, core.Interchangeable)}
    names = set(declared)
    return [
        (base, group)
        for base in puzzle.bases
        if isinstance(base, Members) and base not in declared_bases and base.name in names
        if 1 < base.size <= MOST_MEMBERS
        for group in _groups(puzzle, base)
    ]


def _groups(puzzle: core.Puzzle, base: Members) -> list[tuple[int, ...]]:
    everybody = tuple(range(base.size))
    if _proved(puzzle, base, everybody):
        return [everybody]
    classes: list[list[int]] = []
    proofs = 0
    for member in everybody:
        for peers in classes:
            proofs += 1
            if proofs > MOST_PROOFS:
                return []
            if _proved(puzzle, base, (peers[0], member)):
                peers.append(member)
                break
        else:
            classes.append([member])
    groups = [tuple(peers) for peers in classes if len(peers) > 1]
    return [group for group in groups if _proved(puzzle, base, group)]


def _proved(puzzle: core.Puzzle, base: Members, members: tuple[int, ...]) -> bool:
    group = core.Interchangeable(puzzle.goal.span, base, members)
    return are_interchangeable(puzzle, group)
