"""Contents of the places of a board, read from a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import repeat
from math import prod

from puzzlelang.core import (
    INTEGERS,
    NONE,
    NOWHERE,
    Base,
    Boolean,
    Cells,
    Domain,
    Expr,
    Fold,
    Integers,
    ListOf,
    Mark,
    Members,
    Missing,
    OpenSet,
    Scalar,
    SetOf,
    TextType,
    Type,
    Variable,
    Whole,
    bound_by,
    combinations_of,
    elements,
    function,
    members,
    rows_of,
    show,
    show_scalar,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.drawing.board import LONG, SUITS, UNDER, Paint
from puzzlelang.drawing.naming import PALETTE, joined, mark_of, paint, rest_of_palette
from puzzlelang.text import Any, Record, columns, replace, spaced

State = Sequence[int]

MOST_LINES, LINE_BITS = 3, 2
"""Maximum number of parallel lines, and its bits in the number of an item."""

MOST_COPIES = 60
"""Maximum number of copies drawn for a count."""


class Item(metaclass=Record):
    """A thing in a place; ``number``: the level of a vessel, or the size of the thing."""

    kind: str
    paint: Paint
    number: int = 0


Names = tuple[str, ...]

Things = Iterator[tuple[tuple[int, ...], Item]]
"""Indices of places in the layout, several for a block, and an item."""


class Row(metaclass=Record, eq=False):
    """Reads a value from a state, and lists its things; no value is no thing.

    ``kind``: the type of a set or list whose elements are drawn one by one.
    """

    read: Callable[[State], Any]
    things: Callable[[Any], Things]
    kind: Type | None = None
    in_turn: bool = False
    """Its things are in successive places."""
    parts: Callable[[], list[Row]] | None = None
    """Rows with the same things, each of which reads less; none if there is no division."""


class Source(metaclass=Record, eq=False):
    """Rows of things, at most ``most`` of them in one place."""

    rows: Sequence[Row]
    most: int = 1
    wide: float = 1.0
    """Width of its things in layouts without squares."""
    kinds: tuple[str, ...] = ()
    """Kinds of its things if each occurs once, so that each can have a fixed spot."""

    def things(self, state: State) -> Things:
        for row in self.rows:
            value = row.read(state)
            if value is not None:
                yield from row.things(value)


class Contents:
    """Sources of one look; ``places`` are the values of its places."""

    def __init__(self, puzzle: core.Puzzle, look: core.Look, places: Sequence[object]) -> None:
        self.puzzle, self.look = puzzle, look
        self.at = {value: index for index, value in enumerate(places)}
        self.base: Base | None = look.places.base if look.places is not None else None
        self.named, self.names = _names(look)
        self.palette = rest_of_palette(thing.mark for thing in look.things)
        self.counted = look.layout == "banks"
        is_flat = look.layout in ("map", "grid", "row", "rows")
        self.is_printed = puzzle.choice is not None and is_flat
        shape = {"banks": "pill", "stacks": "box", "map": "disc"}.get(look.layout, "box")
        self.shape = "pen" if self.is_printed else shape

    def sources(self) -> list[Source]:
        look = self.look
        sources: list[Source] = []
        marks = {
            thing.what.variable: thing.mark
            for thing in look.things
            if isinstance(thing.what, Whole)
        }
        if look.content is not None:
            sources.append(self._content(look.content))
        elif look.variable is not None:
            mark, keys = marks.get(look.variable, Mark()), range(len(look.variable.keys))
            sources += [self._keyed(look.variable, mark, keys)] * (mark.shape != "nothing")
        else:
            choice = self.puzzle.choice
            hidden = {*marks, *_outlined(look)}
            for variable in self.puzzle.variables:
                is_helper = choice is not None and variable.name in choice.helpers
                if variable not in hidden and not is_helper:
                    sources += self._variable(variable, Mark())
        for thing in look.things:
            if thing.mark.shape == "line":
                sources.append(self._line(thing))
            elif thing.mark.shape != "outside":
                if not (isinstance(thing.what, Whole) and thing.what.variable is look.variable):
                    sources += self._thing(thing)
        return sources

    # ── variables ────────────────────────────────────────────────────────────────────────

    def _variable(self, variable: Variable, mark: Mark) -> list[Source]:
        """Sources for a variable with places as values or keys."""
        if mark.shape == "nothing":
            return []
        if variable.domain is not None and self._is_place(variable.domain):
            return [self._placed(variable, mark)]
        keys = [n for n, key in enumerate(variable.keys) if self._is_key(key)]
        return [self._keyed(variable, mark, keys[:1])] if keys else []

    def _is_place(self, domain: Domain) -> bool:
        if domain.base is not self.base:
            return False
        return not isinstance(domain.base, Integers) or all(v in self.at for v in domain.values)

    def _is_key(self, key: Domain) -> bool:
        if key.base is not self.base:
            return False
        return not isinstance(key.base, Integers) or list(key.values) == list(self.at)

    def _placed(self, variable: Variable, mark: Mark) -> Source:
        """``at: bank for each item``, ``man: room``, ``crates: set of room``"""
        things = []
        rows = list(combinations_of(variable.keys))
        for slot, row in enumerate(rows):
            parts = [self._called(v, k.base) for v, k in zip(row, variable.keys, strict=True)]
            cells = any(isinstance(key.base, Cells) for key in variable.keys)
            own = [" ".join(parts), *reversed(parts)] if parts and not cells else []
            text = own[0] if own else variable.name
            own += [show_scalar(row[0], variable.keys[0].base)] if own else []
            number = row[0] if row and isinstance(variable.keys[0].base, Integers) else slot + 1
            shape = "plate" if self._are_sizes(variable) else self.shape
            if not own and self.look.layout == "map":
                shape, text = "disc" if self.is_printed else "person", ""
            names = [*own, variable.name]
            appearance = paint(names, self.look.marks, mark, shape, slot, text, named=self.counted)
            things.append(
                (slot + variable.offset, Item(f"{variable.name} {slot}", appearance, number))
            )
        kind = variable.type
        contents = [self._row(_reader(slot), kind, item) for slot, item in things]
        most = len(rows) if isinstance(kind, Scalar) else len(self.at)
        wide = max(width_of(item.paint) for _, item in things)
        kinds = tuple(item.kind for _, item in things if item.paint.shape != "boat")
        return Source(contents, most, wide, kinds if isinstance(kind, Scalar) else ())

    def _are_sizes(self, variable: Variable) -> bool:
        keys = variable.keys
        return self.look.layout == "stacks" and any(isinstance(k.base, Integers) for k in keys)

    def _row(self, read: Callable[[State], Any], kind: Type, item: Item) -> Row:
        """``item`` at each place in a value."""
        one_by_one = isinstance(kind, SetOf) and item.paint.shape != "block"
        each = partial(self._each, kind=kind, item=item)
        return Row(read, each, kind if one_by_one else None)

    def _each(self, value: int, kind: Type, item: Item) -> Things:
        """``item`` at each place in ``value``, or at all of them if it is a block."""
        if item.paint.shape == "nothing":
            return
        places = [self.at[v] for v in values_of(value, kind) if v in self.at]
        if item.paint.shape == "block":
            if places:
                yield tuple(places), item
            return
        for place in places:
            yield (place,), item

    def _keyed(self, variable: Variable, mark: Mark, keys: Sequence[int]) -> Source:
        """``board: piece for each place``"""
        rows = list(combinations_of(variable.keys))
        slots = []
        for slot, row in enumerate(rows):
            at = tuple(row[n] for n in keys)
            where = self.at.get(at if len(at) > 1 else at[0])
            others = [
                show_scalar(v, k.base)
                for n, (v, k) in enumerate(zip(row, variable.keys, strict=True)) if n not in keys
            ]  # fmt: skip
            if where is not None:
                slots.append((variable.offset + slot, where, " ".join(others)))
        kind = variable.type
        items = self._remembered(kind, mark)

        def keyed(slot: int, where: int, other: str) -> Row:
            names = other, variable.name
            return Row(
                _reader(slot),
                lambda value: (((where,), item) for item in items(value, names)),
                kind if isinstance(kind, SetOf | ListOf) else None,
            )

        contents = [keyed(*slot) for slot in slots]
        per = max(1, len(rows) // max(1, len(self.at)))
        return Source(contents, per * self._most(kind), self._wide(kind, variable.name))

    def _most(self, kind: Type) -> int:
        match kind:
            case ListOf(_, most):
                return most
            case SetOf(_, high):
                return high + 1
            case Scalar(Integers(), _, high) if self.counted:
                return min(high, MOST_COPIES)
        return 1

    def _wide(self, kind: Type, name: str) -> float:
        match kind:
            case Scalar(Integers(), low, high):
                words: tuple[str, ...] = (name,) if self.counted else (str(low), str(high))
                words += tuple(self.names.values()) if self.named is INTEGERS else ()
            case Scalar(Members(_, names)) | SetOf(Members(_, names)):
                words = names
            case ListOf(element):
                return self._wide(element, name)
            case SetOf(_, high):
                words = (str(high),)
            case _:
                words = (name,)
        marks = self.look.marks
        return max(
            width_of(paint([word], marks, Mark(), self.shape, 0, "" if self.counted else word))
            for word in words
        )  # fmt: skip

    # ── values ───────────────────────────────────────────────────────────────────────────

    def _remembered(self, kind: Type, mark: Mark) -> Callable[[Any, Names], tuple[Item, ...]]:
        """Cache :meth:`_items`, because successive states share most values."""
        return cache(lambda value, names: tuple(self._items(value, kind, names, mark)))

    def _items(self, value: Any, kind: Type, names: Sequence[str], mark: Mark) -> Iterator[Item]:
        """Items for a value: by its name, that of its variable (truth values) or its character
        (texts).
        """
        marks = self.look.marks
        match kind:
            case Boolean():
                if value or "false" in marks:
                    own = ["true", *names] if value else ["false"]
                    yield from self._shown(
                        names[-1] + own[0], paint(own, marks, mark, self.shape, 0, "")
                    )
            case SetOf() | ListOf():
                element = kind.element if isinstance(kind, ListOf) else Scalar(kind.base, 0, 0)
                for one in values_of(value, kind):
                    yield from self._items(one, element, names, mark)
            case Scalar(base):
                text, name = show_scalar(value, base), self._called(value, base)
                if value in (NONE, NOWHERE) and "none" not in marks:
                    return
                if isinstance(base, Integers) and self.counted:
                    candidates = [name for name in names if name]
                    appearance = paint(candidates, marks, mark, self.shape, 0, names[-1])
                    for _ in range(min(value, MOST_COPIES)):
                        yield from self._shown(names[-1], appearance)
                    return
                if text == "_" and text not in marks:
                    return
                rank = value - (0 if isinstance(base, Members) else 1)
                candidates = [text, *filter(None, names)]
                candidates += [name] * (name != text)
                shape = "box" if self.shape == "disc" else self.shape
                appearance = paint(candidates, marks, mark, shape, rank, name, telling=1)
                if (
                    isinstance(base, Integers) and text not in marks
                    and appearance.text == name and appearance.shape != "pen"
                ):  # fmt: skip
                    appearance = replace(appearance, colour=mark.colour or "gold")
                yield from self._shown(f"{names[-1]} {text}", appearance, value)
            case TextType():
                yield from self.sign(str(value), mark)
            case _:
                yield from self.sign(show(value, kind), mark)

    def sign(self, text: str, mark: Mark) -> Iterator[Item]:
        """Items for a text: the legend's words for it, or a tile with the text."""
        marks = self.look.marks
        sign = text.strip()
        words = [word for grid in self.puzzle.grids.values() for word in grid.legend.get(text, ())]
        if text in marks or sign in marks:
            own = sign if sign.isalnum() else ""
            upper = [word for word in words if mark_of(word).shape not in UNDER]
            kind = f"{upper[0]} " if upper else sign
            yield from self._shown(kind, paint([text, sign], marks, mark, self.shape, 0, own))
            return
        if sign in EMPTY:
            return
        if self.look.layout == "map" and words and not sign.isdigit():
            flat = [word for word in dict.fromkeys(words) if mark_of(word).shape in UNDER]
            for word in dict.fromkeys((*flat, *words)):
                name = word.removesuffix("()")
                letter = sign if word.endswith("()") else ""
                shape = "pen" if self.is_printed else "disc"
                appearance = paint([name], marks, mark, shape, ord(sign[0]) - 97, letter)
                if appearance.shape == "pen" or (letter and not appearance.text):
                    appearance = replace(appearance, text=sign)
                if appearance.shape not in ("floor", "wall"):
                    yield from self._shown(f"{name} {letter}", appearance)
            return
        place = ord(sign[0]) - ord("a") if len(sign) == 1 and sign.isalpha() else 6
        shape = "box" if self.shape == "disc" and not sign.isalpha() else self.shape
        given = SIGNS.get(sign) or (Mark("card", "white") if SUITS & {*sign} else mark)
        appearance = paint([sign], marks, given, shape, place, sign)
        yield from self._shown(sign, appearance)

    def _shown(self, kind: str, painted: Paint, number: int = 0) -> Iterator[Item]:
        if painted.shape != "nothing":
            yield Item(kind, painted, number)

    def _line(self, thing: core.Drawn) -> Source:
        """Lines from the middle of each place: the directions in a value, or a number for each."""
        what, binders, kind = thing.what, thing.binders, thing.what.type
        if isinstance(what, Whole):
            keys, kind = list(combinations_of(what.variable.keys)), what.variable.type
            part = what.variable.slots
            readers = [_reader(slot) for slot in range(part.start, part.stop)]
        else:
            keys, readers = list(rows_of(binders)), readers_of(what, binders, thing.where)
        has_numbers = isinstance(kind, Boolean) or getattr(kind, "base", None) is INTEGERS
        own = paint([thing.name], self.look.marks, thing.mark, "line")

        def count(key: tuple[Any, ...], value: Any) -> int:
            if not has_numbers:
                return sum(1 << LINE_BITS * way for way in values_of(value, kind))
            return min(int(value), MOST_LINES) << LINE_BITS * key[-1] if value != NONE else 0

        def row(where: int, own_keys: list[int]) -> Row:
            def read(state: State) -> int | None:
                values = ((keys[n], readers[n](state)) for n in own_keys)
                total = sum(count(key, value) for key, value in values if value is not None)
                return total or None

            return Row(read, lambda ways: iter([((where,), Item(f"line {ways}", own, ways))]))

        by_place: dict[int, list[int]] = {}
        for n, key in enumerate(keys):
            place = key[:-1] if has_numbers else key
            where = self.at.get(tuple(place) if len(place) > 1 else place[0])
            if where is not None:
                by_place.setdefault(where, []).append(n)
        return Source([row(*one) for one in by_place.items()])

    # ── expressions ──────────────────────────────────────────────────────────────────────

    def _content(self, content: Expr) -> Source:
        """``on(p) for p in place``, or a list with a place for each element."""
        look, kind = self.look, content.type
        side_by_side = not look.binders and look.layout in ("row", "grid")
        items = self._remembered(kind, Mark())

        def row(place: int, read: Callable[[State], Any]) -> Row:
            def things(value: Any) -> Things:
                for n, item in enumerate(items(value, HERE)):
                    yield (n if side_by_side else place,), item

            one_by_one = isinstance(kind, SetOf | ListOf)
            parts = partial(self._elements, content, place) if isinstance(content, Fold) else None
            return Row(read, things, kind if one_by_one else None, side_by_side, parts)

        readers = readers_of(content, look.binders, look.where)
        contents = [row(place, read) for place, read in enumerate(readers)]
        return Source(contents, self._most(kind), self._wide(kind, ""))

    def _called(self, value: int, base: Base) -> str:
        """The text on a thing: from `names:`, or its own name."""
        name = self.names.get(value) if base is self.named else None
        return show_scalar(value, base) if name is None else name

    def _elements(self, content: Fold, place: int) -> list[Row]:
        """A row for each element of a list that an expression collects."""
        look, kind = self.look, content.type
        if not isinstance(kind, ListOf) or content.kind != "list" or look.where is not None:
            return []
        assert content.body is not None
        items = self._remembered(content.body.type, Mark())  # a list of one element
        readers = readers_of(content.body, (*look.binders, *content.binders), content.where)
        side_by_side = not look.binders and look.layout in ("row", "grid")
        each = prod(size_of(binder.values) for binder in content.binders)

        def things(value: Any) -> Things:
            return (((place,), item) for item in items(value, HERE))

        own = readers[each * place : each * (place + 1)]
        return [Row(read, things, None, side_by_side) for read in own]

    def _thing(self, thing: core.Drawn) -> list[Source]:
        mark = thing.mark
        if isinstance(thing.what, Whole):
            return self._variable(thing.what.variable, mark)
        names, kind = bound_by(thing.binders), thing.what.type
        items = []
        order = {value: n for n, value in enumerate(thing.binders[0].values)} if names else {}
        for row in rows_of(thing.binders):
            n = order[row[0]] if row else 0
            words = [
                show_scalar(v, local.type.base)
                for v, local in zip(row, names, strict=True)
                if isinstance(local.type, Scalar) and not isinstance(local.type.base, Cells)
            ]
            own = [" ".join(words), *words] if words else []
            base = [thing.name] if not names else own
            text = None if words else ""
            if row and getattr(names[0].type, "base", None) is self.named:
                text = self.names.get(row[0], text)
            if names and len(self.palette) < len(PALETTE):  # other colours than those of the file
                colour = self.palette[n % len(self.palette)]
                mark = joined(thing.mark, Mark(None, colour))
            appearance = paint(base, self.look.marks, mark, self.shape, n, text)
            if not names and appearance.text == spaced(thing.name):
                appearance = replace(appearance, text=mark.text or "")
            items.append(Item(f"{thing.name} {n}", appearance, n))

        readers = readers_of(thing.what, thing.binders, thing.where)
        contents = [self._row(*one) for one in zip(readers, repeat(kind), items, strict=False)]
        return [Source(contents, len(items), max((width_of(i.paint) for i in items), default=1.0))]


def _names(look: core.Look) -> tuple[Base | None, dict[int, str]]:
    """The texts of `names:` by value, and the type of these values."""
    drawn = look.details.get("names")
    if drawn is None:
        return None, {}
    (local,) = bound_by(drawn.binders)
    assert isinstance(local.type, Scalar)
    rows, values = list(rows_of(drawn.binders)), asked(drawn.what, drawn.binders, drawn.where)
    return local.type.base, {rows[n][0]: show(v, drawn.what.type) for n, v in values(())}


def _outlined(look: core.Look) -> Iterator[Variable]:
    """Variables that are drawn as borders or cages."""
    for name in ("borders", "cages"):
        if name in look.details:
            what = look.details[name].what
            if isinstance(what, core.Read | Whole):
                yield what.variable


def asked(
    expr: Expr, binders: tuple[core.Binder, ...], where: Expr | None
) -> Callable[[State], Iterator[tuple[int, Any]]]:
    """Return a function for the values of ``expr`` in a state, numbered by bindings; those that
    depend on a missing value are left out.
    """
    readers = readers_of(expr, binders, where)

    def values(state: State) -> Iterator[tuple[int, Any]]:
        for number, read in enumerate(readers):
            value = read(state)
            if value is not None:
                yield number, value

    return values


def readers_of(
    expr: Expr, binders: tuple[core.Binder, ...], where: Expr | None
) -> list[Callable[[State], Any]]:
    """Return a function of a state for each binding: the value of ``expr``, or None."""
    names = bound_by(binders)
    value_of = function(expr, names)
    condition = None if where is None else function(where, names)

    def read(row: tuple[Any, ...], state: State) -> Any:
        try:
            if condition is not None and not condition(state, row):
                return None
            value = value_of(state, row)
        except Missing:
            return None
        return None if isinstance(value, OpenSet) else value

    return [partial(read, row) for row in rows_of(binders)]


def width_of(painted: Paint) -> float:
    """Width of a piece that fits its text, in layouts without squares."""
    count = columns(painted.text)
    if painted.shape in LONG and count > 1:
        return 0.24 * count + 0.6
    if painted.shape == "person":
        return max(1.0, 0.21 * count + 0.2)
    return 1.0


def _reader(slot: int) -> Callable[[State], int | None]:
    return lambda state: _value(state, slot)


def _value(state: State, slot: int) -> int | None:
    try:
        value = state[slot]
    except Missing:
        return None
    return None if isinstance(value, OpenSet) else value


HERE = ("", "here")
"""Names of a value that belongs to no variable."""

EMPTY = frozenset(("", ".", "_", "-", "--", "---", "–", "·"))
"""Texts that mark an empty place."""

SIGNS: Mapping[str, Mark] = {
    "#": Mark("wall", "grey"), "@": Mark("person", "blue", ""), "$": Mark("crate", "brown", ""),
    "*": Mark("star", "gold", ""), "o": Mark("disc", "blue", ""), "O": Mark("disc", "blue", ""),
    "Q": Mark("queen", "purple", ""), "=": Mark("box", "brown", ""),
}  # fmt: skip
"""Conventional meanings of signs."""


def values_of(value: Any, kind: Type) -> Sequence[int]:
    """Elements of a set or a list, or the value itself unless it is `none`."""
    match kind:
        case SetOf():
            return members(value)
        case ListOf():
            return list(elements(kind.digits, value))
    return () if value in (NONE, NOWHERE) else (value,)
