"""Kinds of cells.

Expressions that read only letters and legend words have equal values on all cells of a kind.  A map
of millions of cells has few kinds, so few evaluations are enough.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from puzzlelang.core.cell_sets import LetterPairs, Letters, Places, Signs, distinct
from puzzlelang.core.nodes import Apply, Binder, Const, Expr, Local, Lookup, parts
from puzzlelang.core.thresholds import current
from puzzlelang.core.types import Cells, Scalar
from puzzlelang.text import replace


def one_of_each(binders: tuple[Binder, ...], asked: Iterable[Expr | None]) -> tuple[Binder, ...]:
    """Restrict binders to the first cell of each kind, if the expressions can't distinguish the
    others.

    Only for idempotent folds: ``every``, ``some``, ``min``, ``max``, ``set``.  The first false
    value or fault stays the first.
    """
    if len(binders) != 1 or len(binders[0].locals) != 1:
        return binders
    (binder,) = binders
    kinds = kinds_of(binder.values, binder.locals[0], asked)
    return binders if kinds is None else (replace(binder, values=firsts(kinds, binder.values)),)


def firsts(kinds: bytes, values: Container[int]) -> tuple[int, ...]:
    """The first cell of each kind that is in ``values``, in order."""
    cells = sorted(kinds.find(bytes((kind,))) for kind in distinct(kinds))
    return tuple(cell for cell in cells if cell in values)


def cells_of(kinds: bytes, wanted: Container[int]) -> Places:
    """The cells of the ``wanted`` kinds."""
    return Places(kinds.translate(bytes(kind in wanted for kind in range(256))))


ByteColumns = dict[int, bytes]
"""A column of bytes, one for each cell, by the id of its source."""


def kinds_of(
    values: object,
    local: Local,
    asked: Iterable[Expr | None],
    also: Callable[[Expr, ByteColumns], bool] | None = None,
) -> bytes | None:
    """Return a byte for each cell, equal for cells that the expressions can't distinguish.

    ``None`` if one uses more of ``local`` than its letter, its character and its membership in
    constant sets.  ``also`` may accept further expressions.  Cells outside ``values`` are of other
    kinds.
    """
    flags = _flags(values, local)
    columns: ByteColumns = {}
    if flags is None:
        return None
    if not all(expr is None or _collect(expr, local, columns, also) for expr in asked):
        return None
    size, count, kinds = len(flags), 1, 0
    for column in (flags, *columns.values()):
        column = column[:size].ljust(size, b"\0")
        alphabet = distinct(column)
        count *= len(alphabet)
        if count > current.kinds:
            return None
        place = {byte: number for number, byte in enumerate(alphabet)}
        numbers = column.translate(bytes(place.get(byte, 0) for byte in range(256)))
        kinds = kinds * len(alphabet) + int.from_bytes(numbers, "little")  # no byte overflows
    return kinds.to_bytes(size, "little")


def _flags(values: object, local: Local) -> bytes | None:
    if isinstance(values, Places):
        return values.flags
    kind = local.type
    is_map = isinstance(kind, Scalar) and isinstance(kind.base, Cells)
    if is_map and isinstance(values, range) and values.step == 1:
        return b"\0" * values.start + b"\1" * len(values)
    return None


def _collect(
    expr: Expr, local: Local, columns: ByteColumns, also: Callable[[Expr, ByteColumns], bool] | None
) -> bool:
    """Collect the columns that ``expr`` reads; False if it uses ``local`` in another way."""
    match expr:
        case Local():
            return expr is not local
        case Lookup(_, _, table, arguments) if arguments[0] is local:
            column = _column(table.entries)
            if column is None:
                return False
            columns[id(table)] = column
            return all(_collect(part, local, columns, also) for part in arguments[1:])
        case Apply(_, _, "in", (value, Const(_, _, mask))) if value is local:
            columns[id(mask)] = Places.of_mask(mask).flags
            return True
    if also is not None and also(expr, columns):
        return True
    return all(_collect(part, local, columns, also) for part in parts(expr))


def _column(entries: object) -> bytes | None:
    """A byte for each cell: its entry or a code for it."""
    match entries:
        case Letters():
            return entries.codes
        case LetterPairs():
            return entries.letters.codes
        case Signs() if entries.text.isascii():
            return entries.text.encode("ascii")
    return None
