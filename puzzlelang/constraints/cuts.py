"""Cuts: clauses that follow from connections and that an assignment violates or makes unit."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.constraints.problem import Connection, Literal

Cut = tuple[Literal, Literal, list[Literal]]
"""Two members, and a separator: members on every path between them."""


class Graph:
    """The members of a connection, with neighbours as bit masks."""

    def __init__(self, connection: Connection) -> None:
        self.condition = connection.condition
        self.members = connection.members
        self.literals = {y for x in (self.condition, *self.members) for y in (x, -x)}
        """As long as none of these is assigned, there is no new cut."""
        self.near = [sum(1 << j for j in set(row)) for row in connection.neighbours]

    def spread(self, start: int, inside: int) -> int:
        """Return the members reached from ``start`` within ``inside``."""
        near = self.near
        reached = new = start
        while new:
            bit = new & -new
            more = near[bit.bit_length() - 1] & inside & ~reached
            reached |= more
            new = new ^ bit | more
        return reached

    def boundary(self, part: int) -> int:
        near, edge, rest = self.near, 0, part
        while rest:
            bit = rest & -rest
            edge |= near[bit.bit_length() - 1]
            rest ^= bit
        return edge & ~part

    def cut(self, value: list[int]) -> Cut | None:
        """Return a violated cut, or a cut that implies one more literal, if there is one.

        Two true members in different components of the members that aren't false violate a cut.
        An unassigned member outside of the only component with a true member must be false.
        """
        if value[self.condition] < 0:
            return None
        true = possible = 0
        bit = 1
        for x in self.members:
            v = value[x]
            if v >= 0:
                possible |= bit
                if v:
                    true |= bit
            bit <<= 1
        if not true:
            return None
        left = true & -true
        component = self.spread(left, possible)
        other = true & ~component
        if not other:
            if not value[self.condition]:
                return None
            other = possible & ~component
            if not other:
                return None
        return self._between(left, other & -other, component)

    def cuts(self, true: int) -> Iterator[Cut]:
        """Yield a violated cut for each component of the true members but the first."""
        left = true & -true
        rest = true & ~self.spread(left, true)
        while rest:
            right = rest & -rest
            part = self.spread(right, true)
            yield self._between(right, left, part)
            rest &= ~part

    def _between(self, one: int, other: int, part: int) -> Cut:
        """Return the cut of two members, one of them in ``part``, which the other can't reach.

        Of the boundary, only members that the other side touches separate.
        """
        border = self.boundary(part)
        outside = self.spread(other, (1 << len(self.members)) - 1 & ~border & ~part)
        separator, members = border & self.boundary(outside), self.members
        return (
            members[one.bit_length() - 1],
            members[other.bit_length() - 1],
            [x for i, x in enumerate(members) if separator >> i & 1],
        )
