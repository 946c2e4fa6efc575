"""Layouts of boards: positions of the places, and of the things in them.

A layout has the same size in all states of a puzzle, so that pieces can glide.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import ceil

from puzzlelang.core import COMPASS_STEPS, Grid, Mark
from puzzlelang.drawing.board import GROUND, LONG, SMALL, Paint, Piece
from puzzlelang.drawing.contents import LINE_BITS, MOST_LINES, Item
from puzzlelang.drawing.naming import mark_of, paint
from puzzlelang.text import Any, Record, columns, replace

TITLE, EDGE, CARD = 0.5, 0.5, 1.3
"""Heights of a label and of the visible part of a covered card; side of a square with a card."""

LETTER = 0.2
"""Width of a character of a label."""

Placed = Sequence[tuple[tuple[int, ...], Item]]


class Pile(metaclass=Record):
    """How things in one place are moved aside: the n-th by n mod ``across`` times ``right``, and
    n div ``across`` times ``down``.

    If ``across`` is 0 they share a square. Those of another ``lane`` are counted apart.
    """

    across: int
    right: float = 0.0
    down: float = 0.0
    lane: int = 0


SHARED = Pile(0)


class Layout(metaclass=Record, eq=False):
    """Size and ground of a board, and a function that positions the things of a state."""

    wide: float
    high: float
    ground: tuple[Piece, ...]
    pieces: Callable[[Placed], Iterator[Piece]]
    pile: Callable[[Item], Pile | None] = lambda item: None
    order: Callable[[tuple[tuple[int, ...], Item]], Any] | None = None
    """Key by which things are sorted before they are drawn."""


def fixed(
    shape: str, x: float, y: float, wide: float = 1.0, high: float = 1.0, text: str = ""
) -> Piece:
    return Piece(shape, Paint(shape, "", text), x, y, wide, high)


# ── squares ──────────────────────────────────────────────────────────────────────────


def squares(
    wide: int, high: int, ground: Sequence[Piece], at: Callable[[int], tuple[int, int]]
) -> Layout:
    """Places as squares; small things that share one are arranged in a grid."""

    cache: dict[tuple[int, int], tuple[Item, Piece]] = {}

    def alone(item: Item, place: int) -> Piece:
        """The piece of a thing that doesn't share its square, cached."""
        entry = cache.get((id(item), place))
        if entry is None or entry[0] is not item:
            entry = cache[id(item), place] = item, Piece(item.kind, item.paint, *at(place))
        return entry[1]

    def pieces(placed: Placed) -> Iterator[Piece]:
        totals: dict[int, int] = {}
        for places, item in placed:
            if len(places) == 1 and item.paint.shape in SMALL:
                totals[places[0]] = totals.get(places[0], 0) + 1
        indices: dict[int, int] = {}
        for places, item in placed:
            if item.paint.shape == "block":
                yield _block(item, [at(place) for place in places])
                continue
            if item.paint.shape == "line":
                yield Piece(item.kind, item.paint, *at(places[0]), cells=tuple(_ways(item.number)))
                continue
            count = totals.get(places[0], 1)
            if count < 2 or item.paint.shape not in SMALL:
                yield alone(item, places[0])
                continue
            x, y = at(places[0])
            n = indices[places[0]] = indices.get(places[0], -1) + 1
            side = ceil(count**0.5)
            yield Piece(
                item.kind, item.paint, x + n % side / side, y + n // side / side, 1 / side, 1 / side
            )

    def pile(item: Item) -> Pile | None:
        return SHARED if item.paint.shape in SMALL else None

    return Layout(wide, high, tuple(ground), pieces, pile)


def _ways(number: int) -> Iterator[tuple[int, int]]:
    """The steps of a line from the middle of a place, repeated for parallel lines."""
    for way, (down, right) in list(enumerate(COMPASS_STEPS))[::2]:
        yield from [(right, down)] * (number >> LINE_BITS * way & MOST_LINES)


def _block(item: Item, cells: Sequence[tuple[int, int]]) -> Piece:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide = max(x for x, _ in cells) - left + 1
    high = max(y for _, y in cells) - top + 1
    inside = tuple(sorted({(x - left, y - top) for x, y in cells}, key=lambda c: (c[1], c[0])))
    return Piece(item.kind, item.paint, left, top, wide, high, inside)


def grid(count: int, across: int, blank: Collection[int] = ()) -> Layout:
    """Squares row by row, except the ``blank`` ones."""
    ground = [fixed("floor", n % across, n // across) for n in range(count) if n not in blank]
    return squares(across, ceil(count / across), ground, lambda n: (n % across, n // across))


def chequered(piece: Piece) -> Piece:
    """Darken every other square of a floor."""
    is_dark = piece.paint == Paint("floor", "") and (piece.x + piece.y) % 2 == 1
    return replace(piece, paint=Paint("floor", "brown")) if is_dark else piece


def map_of(grid: Grid, cells: Sequence[int], marks: Mapping[str, Mark], drawn: bool) -> Layout:
    """Cells of a map with things of its legend: those with a shape of the ground and, unless a
    picture draws the others (``drawn``), those with a mark. ``cells`` are the places.
    """
    rows, wide = grid.rows, len(grid.rows[0])
    ground = []
    outside = _outside(grid)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if (x, y) in outside:
                continue
            ground += [replace(piece, x=x, y=y) for piece in ground_of(grid, sign, marks, drawn)]
    return squares(wide, len(rows), ground, lambda n: (cells[n] % wide, cells[n] // wide))


def ground_of(grid: Grid, sign: str, marks: Mapping[str, Mark], drawn: bool) -> list[Piece]:
    """The ground of a cell with this sign; see :func:`map_of`."""
    paints = [p for w in grid.legend.get(sign, ()) for p in _on_ground(w, sign, marks, drawn)]
    if not any(p.shape in ("wall", "floor", "nothing") for p in paints):
        paints.insert(0, Paint("floor", ""))
    return [Piece(p.shape, p, 0, 0) for p in paints if p.shape != "nothing"]


def _on_ground(word: str, sign: str, marks: Mapping[str, Mark], drawn: bool) -> Iterator[Paint]:
    name, letter = word.removesuffix("()"), sign if word.endswith("()") else ""
    appearance = paint([name], marks, Mark(), "", ord(sign) % 12, letter)
    if appearance.shape in GROUND or (name in marks and not drawn):
        if letter and appearance.shape in ("ring", "door", "key"):
            appearance = Paint(appearance.shape, appearance.colour, letter)
        yield appearance


def _outside(grid: Grid) -> set[tuple[int, int]]:
    """Blank cells that are connected to the edge of a map with walls."""
    walls = {
        s for s, words in grid.legend.items() if any(mark_of(w).shape == "wall" for w in words)
    }
    high, wide = len(grid.rows), len(grid.rows[0])
    if not walls or " " in walls:
        return set()
    edge = [
        (x, y) for y in range(high) for x in range(wide) if x in (0, wide - 1) or y in (0, high - 1)
    ]
    todo = [(x, y) for x, y in edge if grid.rows[y][x] == " "]
    cells = set(todo)
    while todo:
        x, y = todo.pop()
        for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= a < wide and 0 <= b < high and (a, b) not in cells and grid.rows[b][a] == " ":
                cells.add((a, b))
                todo.append((a, b))
    return cells


# ── piles, rows, areas, vessels ──────────────────────────────────────────────────────


def _slots(placed: Placed) -> Iterator[tuple[int, int, Item]]:
    """Each thing with its place and the number of things before it there."""
    counts: dict[int, int] = {}
    for places, item in placed:
        for place in places:
            n = counts[place] = counts.get(place, -1) + 1
            yield place, n, item


def stacks(labels: Sequence[str], most: int, sizes: int, step_wide: float, heaped: bool) -> Layout:
    """A pile for each place; plates are as wide as their number among ``sizes``.

    ``heaped``: the order has no meaning, so larger things are drawn below smaller ones.
    """
    long = 1.1 if not sizes else min(4.0, 1.0 + 0.34 * sizes)
    step = 0.5 if sizes else 0.96
    wide = (long if sizes else max(long, step_wide)) + 0.5
    high = max(1, most) * step + 0.4
    ground = []
    for n, text in enumerate(labels):
        x = n * wide
        if sizes:
            ground.append(fixed("pole", x + wide / 2 - 0.06, 0, 0.12, high))
            ground.append(fixed("base", x + 0.1, high, wide - 0.2, 0.16))
        else:
            ground.append(fixed("vessel", x + 0.15, 0.1, wide - 0.3, high - 0.05))
        ground.append(fixed("label", x, high + 0.16, wide, 0.5, text))

    def pieces(placed: Placed) -> Iterator[Piece]:
        if heaped:
            placed = sorted(placed, key=_larger_first)
        for place, n, item in _slots(placed):
            own = wide - 0.4
            if sizes and item.paint.shape == "plate":
                own = 0.9 + (long - 1.0) * item.number / max(1, sizes)
            elif item.paint.shape not in LONG:
                own = step
            y = high - (n + 1) * step
            yield Piece(item.kind, item.paint, place * wide + (wide - own) / 2, y, own, step)

    order, pile = _larger_first if heaped else None, Pile(1, 0.0, -step)
    size = len(labels) * wide, high + 0.75
    return Layout(*size, tuple(ground), pieces, lambda item: pile, order)


def _larger_first(one: tuple[tuple[int, ...], Item]) -> tuple[tuple[int, ...], int]:
    return one[0], -one[1].number


def fans(labels: Sequence[str], most: int) -> Layout:
    """Cards that hang down from each place; each covers the one before, except its upper edge."""
    high = (max(1, most) - 1) * EDGE + CARD
    ground = []
    for n, text in enumerate(labels):
        ground.append(fixed("track", n + 0.08, TITLE + 0.05, 0.84, CARD - 0.1))
        ground.append(fixed("label", n, 0.0, 1.0, TITLE, text))

    def pieces(placed: Placed) -> Iterator[Piece]:
        for place, n, item in _slots(placed):
            own = CARD if item.paint.shape == "card" else 1.0
            yield Piece(item.kind, item.paint, place + (1.0 - own) / 2, TITLE + n * EDGE, own, own)

    pile = Pile(1, 0.0, EDGE)
    return Layout(float(len(labels)), TITLE + high, tuple(ground), pieces, lambda item: pile)


def rows(labels: Sequence[str], most: int, step: float) -> Layout:
    """A row for each place, with its things from left to right."""
    left = (
        max((columns(text) for text in labels), default=0) * LETTER + 0.3 if len(labels) > 1 else 0
    )
    ground = []
    for n, text in enumerate(labels):
        ground.append(fixed("track", left, n * 1.2, max(1, most) * step))
        if left:
            ground.append(fixed("label", 0, n * 1.2, left, text=text))

    def pieces(placed: Placed) -> Iterator[Piece]:
        for place, n, item in _slots(placed):
            yield Piece(item.kind, item.paint, left + n * step, place * 1.2, step, 1.0)

    wide = left + max(1, most) * step
    pile = Pile(max(1, most), step)
    return Layout(wide, len(labels) * 1.2 - 0.2, tuple(ground), pieces, lambda item: pile)


FLAT = 2.2
"""Maximum ratio of width to height of several areas, unless things are below one another."""


def banks(labels: Sequence[str], most: int, step: float, boats: int, own: Sequence[str]) -> Layout:
    """An area for each place with its things, and water between areas; boats float next to theirs.

    Kinds in ``own`` have the same spot in each area.
    """
    spot = {kind: n for n, kind in enumerate(own)}
    across = min(most, max(1, round((most / step / 1.3) ** 0.5)))
    water = 1.4 if boats else 0.9
    while True:
        deep = max(2, ceil(most / across))
        wide, high = across * step + 0.4, deep * 1.1 + 0.3
        whole = len(labels) * wide + (len(labels) - 1) * water
        if across == 1 or whole <= FLAT * high:
            break
        across -= 1
    ground = []
    for n, text in enumerate(labels):
        x = n * (wide + water)
        mark = mark_of(text)
        if mark.shape == "boat" or mark.colour == "blue":  # a place on the water
            ground.append(fixed("water", x - 0.1, 0, wide + 0.2, high))
            if not boats:
                ground.append(Piece("hull", Paint("box", "brown"), x, high - 0.3, wide, 0.3))
        else:
            ground.append(fixed("land", x, 0, wide, high))
        ground.append(fixed("label", x, high, wide, 0.5, text))
        if n + 1 < len(labels):
            ground.append(fixed("water", x + wide, 0, water, high))

    def pieces(placed: Placed) -> Iterator[Piece]:
        ashore = [one for one in placed if one[1].paint.shape != "boat"]
        for place, n, item in _slots(ashore):
            n = spot.get(item.kind, n)
            own = step if item.paint.shape in (*LONG, "person") else 1.0
            x = place * (wide + water) + 0.2 + n % across * step + (step - own) / 2
            yield Piece(item.kind, item.paint, x, 0.2 + n // across * 1.1, own, 1.0)
        for place, n, item in _slots([one for one in placed if one[1].paint.shape == "boat"]):
            x = place * (wide + water) + (wide + 0.1 if place + 1 < len(labels) else -1.1)
            yield Piece(item.kind, replace(item.paint, text=""), x, high / 2 - 0.5 + 0.7 * n)

    def pile(item: Item) -> Pile | None:
        if item.paint.shape == "boat":
            return Pile(1, 0.0, 0.7, 1)
        return None if item.kind in spot else Pile(across, step, 1.1)

    return Layout(
        whole, high + 0.6, tuple(ground), pieces, pile, lambda one: one[1].paint.shape == "boat"
    )


TALL = 4.0
"""Height of the largest vessel."""


def vessels(labels: Sequence[str], sizes: Sequence[int], told: bool) -> Layout:
    """A vessel for each place, as high as its capacity, filled to the number in it.

    ``told``: write the capacity below its name.
    """
    largest = max(1, *sizes) if sizes else 1
    ground = []
    for n, (text, size) in enumerate(zip(labels, sizes, strict=True)):
        tall = TALL * size / largest
        ground.append(fixed("vessel", n * 1.6 + 0.1, TALL - tall, 1.4, tall))
        ground.append(fixed("label", n * 1.6, TALL + 0.1, 1.6, 0.5, text))
        if told:
            ground.append(fixed("label", n * 1.6, TALL + 0.5, 1.6, 0.5, f"holds {size}"))

    def pieces(placed: Placed) -> Iterator[Piece]:
        for (place, *_), item in placed:
            tall = TALL * min(item.number, sizes[place]) / largest
            water = Paint("water", "", str(item.number))
            yield Piece(item.kind, water, place * 1.6 + 0.1, TALL - tall, 1.4, tall)

    return Layout(len(labels) * 1.6, TALL + (1.1 if told else 0.7), tuple(ground), pieces)
