"""Operations on maps as tables if they are small, otherwise calls.

A set is moved as a whole: in ``set(step(c, east) for c in S)``, members that move equally far are
shifted together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.constant_tables import Table, Tables
from puzzlelang.compiler.ir import FAULT, Const, Fault, Leaves, Temp, Term
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import COMPASS, OPERATIONS, NoValue, current
from puzzlelang.text import Any

Maps = tuple[Any, ...]


def on_cells(
    leaves: Leaves, tables: Tables, name: str, maps: Maps, arguments: Sequence[Term]
) -> Term:
    """Apply ``name`` of ``core.builtins``, which takes ``maps`` first, to ``arguments``."""
    if name == "slide":
        return _slide(leaves, tables, maps, arguments)
    open_ = [place for place, term in enumerate(arguments) if not isinstance(term, Const)]
    sizes = [_size(name, maps, place) for place in open_]
    bounds = [arguments[place].bounds for place in open_]
    if any(not high < size > 0 for (_, high), size in zip(bounds, sizes, strict=True)):
        return terms.call(maps, name, *arguments)
    if name in ("shift", "wrap") and len(open_) == 2 and all(low >= 0 for low, _ in bounds):
        if sizes[0] * sizes[1] <= current.square_table:
            first, second = (arguments[place] for place in open_)
            index = terms.operate("+", terms.operate("*", first, const(sizes[1])), second)
            return terms.look(_table(tables, name, maps, arguments, open_), index)
    largest = current.cell_table if open_[:1] == [0] else current.table
    if len(open_) != 1 or sizes[0] > largest:
        return terms.call(maps, name, *arguments)
    place, (low, _) = open_[0], bounds[0]
    if low < 0 and name not in ("step", "shift", "wrap"):
        return terms.call(maps, name, *arguments)
    table = _table(tables, name, maps, arguments, open_)
    if low >= 0:
        return terms.look(table, arguments[place])
    return _off_map(leaves, maps, name, arguments, place, lambda cell: terms.look(table, cell))


def _size(name: str, maps: Maps, place: int) -> int:
    """Return the number of an argument's values on the map; 0 for a number, which is unbounded."""
    if place < len(maps):
        size: int = maps[place].size
        return size
    return len(COMPASS) if place == 1 else 0


def _off_map(
    leaves: Leaves, maps: Maps, name: str, arguments: Sequence[Term], place: int, inside: Any
) -> Term:
    """Use ``inside`` for an argument on the map, and a call otherwise."""

    def asked(cell: Term) -> Term:
        operands = [cell if i == place else term for i, term in enumerate(arguments)]
        call = terms.call(maps, name, *operands)
        return terms.choice(terms.operate(">=", cell, const(0)), inside(cell), call)

    return terms.let(leaves, arguments[place], asked)


def _table(
    tables: Tables, name: str, maps: Maps, arguments: Sequence[Term], open_: Sequence[int]
) -> Table:
    """Tabulate ``name`` for all values of its open arguments, the last one varying fastest."""
    literals = [
        (n, term.value)
        for n, term in enumerate(arguments)
        if n not in open_ and isinstance(term, Const)
    ]
    sizes = [_size(name, maps, place) for place in open_]
    meaning = OPERATIONS[name].meaning

    def entry(number: int) -> Any:
        operands = dict(literals)
        for place, size in zip(reversed(open_), reversed(sizes), strict=True):
            number, operands[place] = divmod(number, size)
        try:
            return meaning(*maps, *(operands[place] for place in range(len(arguments))))
        except NoValue:
            return None

    size = sizes[0] if len(sizes) == 1 else sizes[0] * sizes[1]
    key = (name, maps, tuple(open_), tuple(literals))
    return tables.get(key, lambda: tuple(map(entry, range(size))))


def _slide(leaves: Leaves, tables: Tables, maps: Maps, arguments: Sequence[Term]) -> Term:
    cell, direction, free = arguments
    size = maps[0].size
    is_constant = isinstance(direction, Const) and direction.value >= 0
    low, high = cell.bounds
    if not is_constant or high >= size or size > current.cell_table:
        return terms.call(maps, "slide", cell, direction, free)
    if isinstance(free, Const):
        ends = _table(tables, "slide", maps, arguments, (0,))

        def inside(place: Term) -> Term:
            return terms.look(ends, place)
    else:
        beyond = _table(tables, "step", maps, (cell, direction), (0,))

        def inside(place: Term) -> Term:
            return terms.slide(beyond, place, free)

    if low >= 0:
        return inside(cell)
    return _off_map(leaves, maps, "slide", arguments, 0, inside)


def among(tables: Tables, value: Term, mask: int) -> Term:
    """Test whether ``value``, which is simple, is in a constant set. Negative values never are."""
    low, high = value.bounds
    on_map = TRUE if low >= 0 else terms.operate(">=", value, const(0))
    span = range(max(low, 0), min(high, mask.bit_length()) + 1)
    bits = mask >> span.start & (1 << len(span)) - 1
    if bits == 0:
        return FALSE
    if bits == (1 << len(span)) - 1:
        return on_map
    if bits & (bits - 1) == 0:  # its only possible value
        return terms.operate("=", value, const(span.start + bits.bit_length() - 1))
    if high >= current.truths:
        return terms.operate("in", value, const(mask))
    return terms.all_of([on_map, terms.hit(tables.bits(mask, high + 1), value)])


# ── shifted sets ──────────────────────────────────────────────────────────────────────


def moves(
    temp: Temp, values: Sequence[int], where: Term, body: Term
) -> tuple[dict[int, int], int] | None:
    """Find the distance by which ``body`` moves each value of ``temp`` that satisfies ``where``.

    Returns masks of values by distance, and the mask of values without an image; None if an image
    is unknown or there are too many distances.
    """
    masks: dict[int, int] = {}
    bad = 0
    for value in values:
        condition = terms.replace_temp(where, temp, const(value))
        if condition is FALSE:
            continue
        if condition is not TRUE:
            return None
        match terms.replace_temp(body, temp, const(value)):
            case Const(image) if image >= 0:
                masks[image - value] = masks.get(image - value, 0) | 1 << value
            case Const() | Fault():
                bad |= 1 << value
            case _:
                return None
        if len(masks) > current.moves:
            return None
    return masks, bad


def moved(group: Term, by: Mapping[int, int], bad: int, every: int) -> Term:
    """Shift the parts of ``group``, a subset of ``every``; a fault if it has a member in
    ``bad``.
    """
    total: Term = FALSE
    for far, part in sorted(by.items()):
        subset = terms.operate("difference", group, const(every & ~part))
        total = terms.operate("union", total, terms.operate("move", subset, const(far)))
    good = terms.operate("subset", group, const(every & ~bad))
    return terms.choice(good, total, FAULT) if bad else total
