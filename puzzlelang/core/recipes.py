"""Recipes of new instances: the section ``generate:``.

A candidate draws each parameter and map in the order of the file, then the start. The draws of a
candidate depend only on the seed and on its number.
"""

from __future__ import annotations

from collections.abc import Collection

from puzzlelang.core.nodes import Clue, Entry, Expr, Local
from puzzlelang.text import Any, Record, Span


class Bound(metaclass=Record):
    """A number, or a value of an earlier draw: ``sizes(1)`` is item 1 of ``sizes``."""

    number: int = 0
    name: str = ""
    item: int | None = None


class DrawNumbers(Entry, metaclass=Record):
    """Numbers ``low..high``: one, or a list of ``count`` that differ.

    ``order``: ``rising``, ``falling``, or empty for the order in which they are drawn.
    """

    low: Bound
    high: Bound
    count: int | None = None
    order: str = ""


class DrawOne(Entry, metaclass=Record):
    """One of ``values`` (numbers, truth values or words)."""

    values: tuple[Any, ...]


class DrawOrder(Entry, metaclass=Record):
    """A list with ``values`` in any order; for a map, its characters in any order."""

    values: tuple[Any, ...] = ()


class DrawRoom(Entry, metaclass=Record):
    """A map of ``rows`` × ``columns`` floors, within a border if ``border`` is a character.

    With ``wall``, a maze of corridors one cell wide in which one way joins any two cells; walls
    between them are cells of the map, so ``rows`` and ``columns`` are odd.
    """

    rows: int
    columns: int
    floor: str
    border: str = ""
    wall: str = ""


Draw = DrawNumbers | DrawOne | DrawOrder | DrawRoom
"""A parameter or map to be drawn; ``span`` is its value in the file."""


class Put(Entry, metaclass=Record):
    """``least..most`` items to put on floors of the map ``name``.

    An item is one of ``words``: a character of the legend; or the same letter several times, for a
    piece with another letter for each item, lying or standing. ``row``: its row of the map, from 1.
    """

    least: int
    most: int
    words: tuple[str, ...]
    row: int | None = None


def floor_of(signs: Collection[str]) -> str:
    """Return the character of floors on a map whose legend has these characters."""
    return " " if " " in signs else "."


class Begin(metaclass=Record):
    """Where a candidate starts.

    ``kind``: ``any`` (each value of the ``variables``, all rated in one search), ``reachable``
    (each state that the start reaches), ``shuffled`` (the values of one variable in any order),
    ``scrambled`` (``steps`` random steps from the start, or from a nearest goal if the start is no
    goal).
    """

    span: Span
    kind: str
    variables: tuple[str, ...] = ()
    steps: int = 0


class Recipe(metaclass=Record):
    """The section ``generate:``.

    ``keep`` is a condition on ``measures``, names of whole numbers that are bound to evaluate it.
    ``take_away``: a map of given values; each is removed, in a random order, if the condition still
    holds without it. ``clues`` are parameters computed from a random choice, which satisfies the
    rules except those numbered ``of_clues``. Nothing else is drawn then.
    """

    span: Span
    draws: tuple[Draw, ...] = ()
    puts: tuple[Put, ...] = ()
    begin: Begin | None = None
    keep: Expr | None = None
    measures: tuple[Local, ...] = ()
    take_away: str = ""
    clues: tuple[Clue, ...] = ()
    of_clues: frozenset[int] = frozenset()
