"""Values as text and as JSON.

:func:`from_json` reads the output of :func:`to_json`, and rejects anything else with an
explanation, because answer files are untrusted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from puzzlelang.core.lists import elements, list_of
from puzzlelang.core.nodes import Puzzle, Variable
from puzzlelang.core.primitives import members
from puzzlelang.core.text_blocks import picture
from puzzlelang.core.types import (
    NONE,
    NOWHERE,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    combinations_of,
    describe,
    size_of,
)
from puzzlelang.text import Any, nearest, printable, replace

MOST_LISTED = 8
"""Maximum number of values listed individually in a message."""

# ── as text ──────────────────────────────────────────────────────────────────────────


def show(value: Any, kind: Type) -> str:
    """Format ``value`` for a template, a trace or a message.

    A set is separated by commas; an empty one is an empty text.  A row is separated by spaces,
    unless all values are single letters (``GG_BB``); with several keys, a slash ends each run of
    the last.
    """
    match kind:
        case Boolean():
            return "true" if value else "false"
        case Scalar(base):
            return show_scalar(value, base)
        case SetOf() | ListOf():
            return ", ".join(_parts(value, kind))
        case Row(keys, element):
            texts = _parts(value, kind)
            between = "" if _one_letter(element, texts) else " "
            width = size_of(keys[-1].values) or 1
            runs = [texts[start : start + width] for start in range(0, len(texts), width)]
            return " / ".join(between.join(run) for run in runs)
        case TupleOf():
            return "(" + ", ".join(_parts(value, kind)) + ")"
        case TextType():
            return str(value)
    raise AssertionError(f"a value of type {kind!r} has no text")


Spelling = Callable[[str], str]


def renamed(kind: Type, change: Spelling) -> Type:
    """Return ``kind`` with other names for the members of its types."""
    if change is str:
        return kind
    match kind:
        case Scalar(Members(name, names)) | SetOf(Members(name, names)):
            return replace(kind, base=Members(name, tuple(map(change, names))))
        case ListOf(element) | Row(_, element):
            return replace(kind, element=renamed(element, change))
        case TupleOf(items):
            return replace(kind, items=tuple(renamed(item, change) for item in items))
    return kind


def show_scalar(value: int, base: Base) -> str:
    """Format a single value of ``base``, ``none`` and ``nowhere`` included."""
    if value == NONE:
        return "none"
    if value == NOWHERE:
        return "nowhere"
    match base:
        case Cells(_, height, width) if 0 <= value < height * width:
            return f"({value // width}, {value % width})"
        case Members(_, names) if 0 <= value < len(names):
            return names[value]
        case Integers():
            return str(int(value))
    return f"number {value} of {base.name}"  # for messages about out-of-range values


def join(value: Any, kind: Type, separator: str) -> str:
    """Join the members of a set, or the values of a row, with ``separator``."""
    return separator.join(_parts(value, kind))


TEXTS: Mapping[str, Callable[[Sequence[Type]], Callable[..., Any]]] = {
    "text": lambda types: lambda value: show(value, types[0]),
    "join": lambda types: lambda value, between: join(value, types[0], between),
    "picture": lambda types: picture,
    "said": lambda types: lambda states, number: states.said(number),
}
"""Operations that produce texts, given the types of their arguments."""


def show_domain(domain: Domain, optional: bool = False) -> str:
    """Describe the values of a domain: ``0..8``, ``left or right``, ``a cell of maze``."""
    values, base = domain.values, domain.base
    if isinstance(base, Integers) and size_of(values) > 1 and domain.contiguous:
        text = f"{domain.low}..{domain.high}"
    elif size_of(values) <= MOST_LISTED and not isinstance(base, Cells):
        *most, last = [show_scalar(value, base) for value in values] or ["nothing"]
        text = f"{', '.join(most)} or {last}" if most else last
    elif isinstance(base, Integers):
        text = f"one of {size_of(values)} numbers from {domain.low} to {domain.high}"
    else:
        noun = "cell" if isinstance(base, Cells) else "member"
        many = f"one of {size_of(values)} {noun}s" if size_of(values) < base.size else f"a {noun}"
        text = f"{many} of {base.name}"
    return f"{text}, or none" if optional else text


def _parts(value: Any, kind: Type) -> list[str]:
    match kind:
        case SetOf(base):
            return [show_scalar(member, base) for member in members(value)]
        case ListOf(element):
            values = elements(kind.digits, value)
            if isinstance(element, SetOf | ListOf):
                return ["{" + show(one, element) + "}" for one in values]
            return [show(one, element) for one in values]
        case Row(_, SetOf() | ListOf() as element):  # braces keep empty sets visible
            return ["{" + show(item, element) + "}" for item in value]
        case Row(_, element):
            return [show(item, element) for item in value]
        case TupleOf(items):
            return [show(item, part) for item, part in zip(value, items, strict=True)]
    raise AssertionError(f"a value of type {kind!r} has no parts")


def _one_letter(element: Type, texts: Sequence[str]) -> bool:
    """Test whether a row of ``element`` prints without spaces.

    The type decides, so that all states of a puzzle look alike.  Texts have no bounds, so their
    values decide.
    """
    match element:
        case Scalar(Members(_, names), optional=False):
            return all(len(name) == 1 for name in names)
        case TextType():
            return all(len(text) == 1 for text in texts)
    return False


# ── as JSON ──────────────────────────────────────────────────────────────────────────


def to_json(value: Any, kind: Type) -> object:
    """Convert a value to numbers, names and booleans; null for none; ``[row, column]`` for a cell.

    A set is a list.  A row is a list or, over members, an object; the first key is outermost.
    """
    match kind:
        case Boolean():
            return bool(value)
        case Scalar(base):
            return _scalar_to_json(value, base)
        case SetOf(base):
            return [_scalar_to_json(member, base) for member in members(value)]
        case ListOf(element):
            return [to_json(one, element) for one in elements(kind.digits, value)]
        case Row(keys, element):
            return _nest(keys, [to_json(item, element) for item in value])
        case TupleOf(items):
            return [to_json(item, part) for item, part in zip(value, items, strict=True)]
        case TextType():
            return str(value)
    raise AssertionError(f"a value of type {kind!r} has no JSON")


def _scalar_to_json(value: int, base: Base) -> object:
    if value == NONE:
        return None
    match base:
        case Cells(_, height, width) if 0 <= value < height * width:
            return [value // width, value % width]
        case Members(_, names) if 0 <= value < len(names):
            return names[value]
        case Integers():
            return int(value)
    raise AssertionError(f"{value} is no value of {base.name}")


def _nest(keys: tuple[Domain, ...], items: list[object]) -> object:
    if not keys:
        (item,) = items
        return item
    first, *rest = keys
    size = len(items) // size_of(first.values) if first.values else 0
    runs = [
        _nest(tuple(rest), items[i * size : (i + 1) * size]) for i in range(size_of(first.values))
    ]
    if isinstance(first.base, Members):
        return dict(zip(key_names(first), runs, strict=True))
    return runs


def key_names(domain: Domain) -> list[str]:
    return [show_scalar(value, domain.base) for value in domain.values]


def from_json(data: object, kind: Type) -> Any:
    """Convert JSON to a value of type ``kind``; :class:`ValueError` explains a mismatch."""
    match kind:
        case Boolean() if isinstance(data, bool):
            return int(data)
        case Scalar():
            return _scalar_from_json(data, kind)
        case SetOf(base, high) if isinstance(data, list):
            return _set_from_json(data, Scalar(base, 0, high))
        case ListOf(element, most) if isinstance(data, list):
            if len(data) > most:
                raise ValueError(f"a list of {len(data)} is longer than {most}")
            return list_of(kind.digits, [from_json(item, element) for item in data])
        case Row(keys, element):
            return tuple(_row_from_json(data, keys, lambda item: from_json(item, element)))
        case TupleOf(items) if isinstance(data, list) and len(data) == len(items):
            return tuple(from_json(item, part) for item, part in zip(data, items, strict=True))
        case TextType() if isinstance(data, str):
            return data
    raise _refusal(data, describe(kind))


def _refusal(data: object, wanted: str) -> ValueError:
    return ValueError(f"{quote(data)} is not {wanted}")


def _scalar_from_json(data: object, kind: Scalar) -> int:
    value: int | None = None
    match kind.base:
        case Integers() if type(data) is int:
            value = data
        case Members(_, names) if isinstance(data, str) and data in names:
            value = names.index(data)
        case Cells(_, height, width) if isinstance(data, list) and len(data) == 2:
            row, column = data
            if type(row) is int and type(column) is int:
                if not (0 <= row < height and 0 <= column < width):
                    raise ValueError(f"there is no cell {quote(data)} in {kind.base.name}")
                value = row * width + column
    if data is None and kind.optional:
        return NONE
    if value is None or not kind.low <= value <= kind.high:
        raise _refusal(data, describe(kind))
    return value


def _set_from_json(data: list[object], element: Scalar) -> int:
    group = 0
    for item in data:
        member = 1 << _scalar_from_json(item, element)
        if group & member:
            raise ValueError(f"{quote(item)} is in a set twice")
        group |= member
    return group


def _row_from_json(
    data: object, keys: tuple[Domain, ...], read: Callable[[object], Any]
) -> Iterator[Any]:
    if not keys:
        yield read(data)
        return
    first, *rest = keys
    names = key_names(first)
    if isinstance(first.base, Members):
        if not isinstance(data, dict):
            raise _refusal(data, f"an object keyed by {first.base.name}")
        exactly(data, names)
        items = [data[name] for name in names]
    else:
        if not isinstance(data, list) or len(data) != len(names):
            raise _refusal(data, f"a list of {len(names)}")
        items = data
    for name, item in zip(names, items, strict=True):
        try:
            yield from _row_from_json(item, tuple(rest), read)
        except ValueError as error:
            raise ValueError(f"at {name}: {error}") from None


def exactly(data: Mapping[Any, object], names: Sequence[str]) -> None:
    """Reject an object whose keys are not exactly ``names``."""
    expected = set(names)
    for extra in data:
        if extra not in expected:
            near = nearest(extra, names) if isinstance(extra, str) else None
            hint = f"; did you mean `{near}`?" if near else ""
            raise ValueError(f"unexpected key {quote(extra)}{hint}")
    for name in names:
        if name not in data:
            raise ValueError(f"`{name}` is missing")


def quote(data: object) -> str:
    """Format a piece of JSON for a message, however large it is."""
    match data:
        case None:
            return "null"
        case bool():
            return "true" if data else "false"
        case int():
            return str(data) if abs(data) < 10**30 else "a number of more than 30 digits"
        case float():
            return repr(data)
        case str():
            text = data if len(data) <= 60 else data[:60] + "…"
            return f'"{printable(text)}"'
        case list():
            if len(data) == 2 and all(type(item) is int for item in data):
                return f"[{quote(data[0])}, {quote(data[1])}]"
            return f"a list of {len(data)}"
        case dict():
            return "an object"
    return f"a {type(data).__name__}"


# ── states ───────────────────────────────────────────────────────────────────────────


def whole_type(variable: Variable) -> Type:
    """The type of a whole variable: a row if it has keys."""
    return Row(variable.keys, variable.type) if variable.keys else variable.type


def slot_names(puzzle: Puzzle) -> list[str]:
    """The names of all slots, in order: ``board(1)``, ``board(2)``"""
    keys = ((one, place) for one in puzzle.variables for place in combinations_of(one.keys))
    return [slot_name(variable, arguments) for variable, arguments in keys]


def whole_value(variable: Variable, slots: Sequence[int]) -> Any:
    """The value of a whole variable in a state, of type :func:`whole_type`."""
    if not variable.keys:
        return slots[variable.offset]
    return tuple(slots[variable.slots])


def slot_name(variable: Variable, arguments: Sequence[int]) -> str:
    """``board(3)``"""
    keys = zip(arguments, variable.keys, strict=True)
    return call(variable.name, [_argument(value, key.base) for value, key in keys])


def blank_name(variable: str, places: Iterable[tuple[Base, int]]) -> str:
    """Return the name of a place to fill in: ``on(0,2)``, ``stars(a1)``"""
    texts = ",".join(show_scalar(value, base).strip("()") for base, value in places)
    return f"{variable}({texts.replace(' ', '')})" if texts else variable


def show_argument(value: int, kind: Type) -> str:
    """Format an argument of a step; members that are not identifiers are quoted."""
    return _argument(value, kind.base) if isinstance(kind, Scalar) else show(value, kind)


def _argument(value: int, base: Base) -> str:
    text = show_scalar(value, base)
    if not isinstance(base, Members) or value < 0:
        return text
    return text if text.isascii() and text.isidentifier() and text != "none" else f"'{text}'"


def call(name: str, arguments: Sequence[str]) -> str:
    """``name(a, b)``, or ``name`` without arguments"""
    return f"{name}({', '.join(arguments)})" if arguments else name


def slot_text(variable: Variable, slot: int) -> str:
    """``litres(1)``: a slot as an author writes it."""
    rest = slot - variable.offset
    arguments: list[int] = []
    for key in reversed(variable.keys):
        rest, place = divmod(rest, size_of(key.values))
        arguments.insert(0, key.values[place])
    return slot_name(variable, arguments)


def fits(value: int, variable: Variable) -> bool:
    """Test whether a slot of ``variable`` may have ``value``."""
    domain = variable.domain
    match variable.type:
        case Boolean():
            return value in (0, 1)
        case Scalar(optional=optional):
            return (value == NONE and optional) or domain is None or value in domain.values
        case SetOf():
            return value >= 0 and (domain is None or value & ~domain.mask == 0)
        case ListOf() as kind:
            return _list_fits(value, kind, domain)
    raise AssertionError(f"`{variable.name}` can't be a {variable.type!r}")


def _list_fits(value: int, kind: ListOf, domain: Domain | None) -> bool:
    if not 0 <= value <= kind.digits.up_to(kind.most):
        return False
    plain = domain is None or not isinstance(kind.element, Scalar)
    digits = kind.digits
    for one in elements(digits, value):
        if not digits.low <= one <= digits.high:
            return False
        if not plain and domain is not None and one not in domain.values:
            return False
    return True


def state_to_json(puzzle: Puzzle, slots: Sequence[int]) -> dict[str, object]:
    """Return an object of variable names and values, in file order."""
    return {
        variable.name: to_json(whole_value(variable, slots), whole_type(variable))
        for variable in puzzle.variables
    }


def slot_from_json(data: object, variable: Variable) -> int:
    """Convert JSON to a value of one slot; :class:`ValueError` explains a mismatch."""
    value: int = from_json(data, variable.type)
    if not fits(value, variable):
        raise ValueError(f"{show(value, variable.type)} is not among its values")
    return value


def state_from_json(puzzle: Puzzle, data: object) -> tuple[int, ...]:
    """Convert JSON to a state; :class:`ValueError` explains a mismatch."""
    if not isinstance(data, dict):
        raise _refusal(data, "an object with the variables of the state")
    exactly(data, [variable.name for variable in puzzle.variables])
    slots = [0] * max((variable.slots.stop for variable in puzzle.variables), default=0)
    for variable in puzzle.variables:
        read = partial(slot_from_json, variable=variable)
        try:
            values = list(_row_from_json(data[variable.name], variable.keys, read))
        except ValueError as error:
            raise ValueError(f"`{variable.name}`: {error}") from None
        slots[variable.slots] = values
    return tuple(slots)
