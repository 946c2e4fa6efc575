"""Cells that are alike: where a condition asks only for their letters and the words of the legend,
one cell of a kind answers for all of them.  A map of millions of cells has a few kinds.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace

from puzzlelang.core import nodes as core
from puzzlelang.core.places import LetterPairs, Letters, Places, distinct
from puzzlelang.model.lets import parts

KINDS = 256
"""Kinds that are told apart at most: a byte says which one a cell is."""


def one_of_each(
    binders: tuple[core.Binder, ...], asked: Iterable[core.Expr | None]
) -> tuple[core.Binder, ...]:
    """Binders that run over the first cell of each kind, where ``asked`` can't tell the others.

    For folds that a second one of a kind adds nothing to: ``every``, ``some``, ``min``, ``max``,
    ``set``.  What is false first, or a fault first, is the first one of its kind.
    """
    if len(binders) != 1 or len(binders[0].locals) != 1:
        return binders
    (binder,) = binders
    kinds = kinds_of(binder.values, binder.locals[0], asked)
    return binders if kinds is None else (replace(binder, values=firsts(kinds, binder.values)),)


def firsts(kinds: bytes, values: Container[int]) -> tuple[int, ...]:
    """The first cell of each kind, in order; those that are in ``values``."""
    found = sorted(kinds.find(bytes((kind,))) for kind in distinct(kinds))
    return tuple(cell for cell in found if cell in values)


def cells_of(kinds: bytes, wanted: Container[int]) -> Places:
    """The cells of some kinds."""
    return Places(kinds.translate(bytes(kind in wanted for kind in range(KINDS))))


def kinds_of(values: object, local: core.Local, asked: Iterable[core.Expr | None]) -> bytes | None:
    """A byte for each cell, the same for those that ``asked`` can't tell from one another.

    None where it can: where something else is asked than the letter of ``local``, or whether it
    is in a set that is known.  Cells outside of ``values`` are of other kinds than those inside.
    """
    found: dict[int, bytes] = {}
    if not isinstance(values, Places):
        return None
    if not all(expr is None or _collect(expr, local, found) for expr in asked):
        return None
    size, count, kinds = len(values.flags), 1, 0
    for column in (values.flags, *found.values()):
        column = column[:size].ljust(size, b"\0")
        there = distinct(column)
        count *= len(there)
        if count > KINDS:
            return None
        place = {byte: number for number, byte in enumerate(there)}
        numbers = column.translate(bytes(place.get(byte, 0) for byte in range(256)))
        kinds = kinds * len(there) + int.from_bytes(numbers, "little")  # no byte overflows
    return kinds.to_bytes(size, "little")


def _collect(expr: core.Expr, local: core.Local, found: dict[int, bytes]) -> bool:
    """What ``expr`` knows of each cell; False when it asks for more of ``local`` than that."""
    match expr:
        case core.Local():
            return expr is not local
        case core.Lookup(_, _, core.Table(entries=Letters() | LetterPairs() as known), arguments):
            if arguments[0] is local:
                letters = known if isinstance(known, Letters) else known.letters
                found[id(letters)] = letters.codes
                arguments = arguments[1:]
            return all(_collect(argument, local, found) for argument in arguments)
        case core.Apply(_, _, "in", (value, core.Const(_, _, mask))) if value is local:
            found[id(mask)] = Places.of_mask(mask).flags
            return True
    return all(_collect(part, local, found) for part in parts(expr))
