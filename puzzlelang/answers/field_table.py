"""Tables of reported fields: a row describes a field of an answer completely.

A row has the field's name and type in JSON, its meaning, its function, and its heading and words
in text. JSON, the JSON Schema, docs/json.md and the tables and counts of the text are generated
from the rows. Records that are reported unchanged are :class:`Reported`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from types import UnionType

from puzzlelang.answers.text_layout import plural
from puzzlelang.text import Any, Record, TypeVar, dataclass_transform, field, replace

Json = dict[str, object]
Value = Callable[[Any], Any]


JSON_TYPES = {int: "integer", float: "number", str: "string", bool: "boolean", dict: "object"}
"""Types that JSON represents directly, by JSON Schema names; an ``object`` is unrestricted."""


class Always(metaclass=Record):
    """A constant."""

    value: int


class Word(metaclass=Record):
    """One of a few strings."""

    choices: tuple[str, ...]


class ListOf(metaclass=Record):
    item: Type


class OrNull(metaclass=Record):
    item: Type


class Fields(metaclass=Record, eq=False):
    """An object with these fields; ``name`` is its name in the schema and in docs/json.md."""

    name: str
    doc: str
    rows: tuple[Field, ...]

    def __getitem__(self, name: str) -> Field:
        return next(row for row in self.rows if row.name == name)

    def data(self, thing: object) -> Json:
        """Convert ``thing`` to JSON."""
        data: Json = _writer(self)(thing)
        return data

    def texts(self, thing: object, names: str) -> list[str]:
        """Return the texts of some fields, in this order."""
        return [self[name].words(thing) for name in names.split()]


Type = type | Always | Word | ListOf | OrNull | Fields
"""A :class:`Reported` record is also a type."""


def _plain_text(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


class Field(metaclass=Record, eq=False):
    """A field, computed by ``value`` (default: the attribute with its name).

    An ``optional`` field is omitted if its value is None. In text, ``label`` is its heading; its
    value is a count of ``noun`` or formatted by ``text``.
    """

    name: str
    type: Type
    doc: str
    value: Value | None = None
    label: str = ""
    noun: str = ""
    text: Callable[[Any], str] = _plain_text
    optional: bool = False

    @property
    def of(self) -> Value:
        return self.value or attrgetter(self.name)

    def words(self, thing: object) -> str:
        value = self.of(thing)
        return plural(value, self.noun) if self.noun else self.text(value)


def optional(name: str, type: Type, doc: str, value: Value | None = None) -> Field:
    """Create a field that is omitted if its value is None."""
    return Field(name, type, doc, value, optional=True)


def unless_empty(name: str, type: Type, doc: str, value: Value | None = None) -> Field:
    """Create a field that is omitted if its value is empty, 0 or False."""
    of = value or attrgetter(name)
    return optional(name, type, doc, lambda thing: of(thing) or None)


FORMAT_VERSION = 1
"""Version of the promises in docs/json.md; docs/schema lists the fields of each version."""

FORMAT = Field(
    "format",
    Always(FORMAT_VERSION),
    "version of all fields ([compatibility](#compatibility))",
    lambda _: FORMAT_VERSION,
)


def document(name: str, doc: str, rows: tuple[Field, ...]) -> Fields:
    """Create a table for a JSON document, which begins with the format version."""
    return Fields(name, doc, (FORMAT, *rows))


# ── records that are reported ────────────────────────────────────────────────────────

T = TypeVar("T")
NEEDED: Any = object()


class _Declared(metaclass=Record, eq=False):
    """A declared field: its row, completed by the declaration, and its default."""

    row: Field
    default: Any


def row(
    doc: str,
    *,
    default: Any = NEEDED,
    factory: Any = None,
    name: str = "",
    type: Any = None,
    **more: Any,
) -> Any:
    """Declare a field of a :class:`Reported` record.

    ``name`` in JSON and ``type`` default to those of the declaration (for an ``optional`` field,
    without None); for ``more`` see :class:`Field`.
    """
    default = field(factory=factory) if factory else default
    return _Declared(Field(name, type, doc, **more), default)


@dataclass_transform(frozen_default=True, field_specifiers=(row, field))
class Reported(Record):
    """Metaclass of records reported as ``called``; :func:`row` declares each reported field.

    The first paragraph of the record's docstring is its description.
    """

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        members: dict[str, Any],
        *,
        called: str,
        frozen: bool = True,
    ) -> type:
        rows = {n: some for n, some in members.items() if isinstance(some, _Declared)}
        for own, declared in rows.items():
            if declared.default is NEEDED:
                del members[own]
            else:
                members[own] = declared.default
        members["REPORTED"] = called, {own: declared.row for own, declared in rows.items()}
        return super().__new__(cls, name, bases, members, frozen=frozen)


@cache
def fields_of(cls: Any) -> Fields:
    """Return the table of a :class:`Reported` record."""
    from typing import get_type_hints

    name, rows = cls.REPORTED
    types = get_type_hints(cls)
    return Fields(name, " ".join(cls.__doc__.partition("\n\n")[0].split()), tuple(
        replace(
            row,
            name=row.name or own,
            type=row.type or (_never_none(types[own]) if row.optional else types[own]),
            value=row.value or attrgetter(own),
        )
        for own, row in rows.items()
    ))  # fmt: skip


def _never_none(hint: Any) -> Any:
    return hint.__args__[0] if isinstance(hint, UnionType) else hint


def _type_of(hint: Any) -> Type:
    """Convert a declared type to a field's type."""
    if hasattr(hint, "REPORTED"):
        return fields_of(hint)
    from typing import Literal, get_args, get_origin

    match get_origin(hint), get_args(hint):
        case None, _:
            plain: Type = hint
            return plain
        case origin, choices if origin is Literal:
            return Word(choices)
        case origin, (item, _) if origin is UnionType:
            return OrNull(item)
        case origin, (item, *_) if issubclass(origin, Sequence):
            return ListOf(item)
    return dict


# ── JSON ─────────────────────────────────────────────────────────────────────────────


@cache
def _writer(fields: Fields) -> Callable[[object], Json]:
    rows = [(row.name, row.of, _converter(row.type), row.optional) for row in fields.rows]

    def write(thing: object) -> Json:
        data: Json = {}
        for name, of, convert, optional in rows:
            value = of(thing)
            if value is not None or not optional:
                data[name] = value if convert is None or value is None else convert(value)
        return data

    return write


def _converter(type: Type) -> Value | None:
    """Return the converter of non-null values to JSON, if needed."""
    match type := _type_of(type):
        case Always() | Word():
            return None
        case OrNull(item):
            return _converter(item)
        case Fields():
            return _writer(type)
        case ListOf(item):
            convert = _converter(item)
            return list if convert is None else lambda values: list(map(convert, values))
        case _:
            return None


def json_text(data: Json) -> str:
    """Format an object: a line for each key and for each element of a list of objects."""
    import json

    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    def of_key(value: object) -> str:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return "[\n  " + ",\n  ".join(map(compact, value)) + "\n ]"
        return compact(value)

    return "{\n " + ",\n ".join(f"{compact(k)}: {of_key(v)}" for k, v in data.items()) + "\n}"


# ── the schema, and the page ─────────────────────────────────────────────────────────


def parts_of(tables: Iterable[Fields]) -> dict[str, Fields]:
    """Return ``tables`` and their components by name, components first."""
    parts: dict[str, Fields] = {}

    def visit(type: Type) -> None:
        match type := _type_of(type):
            case ListOf(item) | OrNull(item):
                visit(item)
            case Fields(name, _, rows):
                for row in rows:
                    visit(row.type)
                parts[name] = type

    for table in tables:
        visit(table)
    return parts


def json_schema(*tables: Fields) -> Json:
    """Return the JSON Schema of output that matches one of ``tables``."""
    parts = parts_of(tables)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "oneOf": [{"$ref": f"#/$defs/{table.name}"} for table in tables],
        "$defs": {
            name: {
                "type": "object",
                "description": part.doc,
                "properties": {
                    r.name: {**_schema(r.type), "description": r.doc} for r in part.rows
                },
                "required": [row.name for row in part.rows if not row.optional],
                "additionalProperties": False,
            }
            for name, part in parts.items()
        },
    }


def _schema(type: Type) -> Json:
    match type := _type_of(type):
        case Always(value):
            return {"const": value}
        case Word(choices):
            return {"enum": list(choices)}
        case ListOf(item):
            return {"type": "array", "items": _schema(item)}
        case OrNull(item):
            return {"anyOf": [_schema(item), {"type": "null"}]}
        case Fields(name):
            return {"$ref": f"#/$defs/{name}"}
        case _:
            return {"type": JSON_TYPES[type]} if type is not object else {}


def described(fields: Fields) -> Iterator[str]:
    """Yield a table as lines of Markdown."""
    yield from (f"### {fields.name}", "", fields.doc, "", "| field | type | meaning |")
    yield "|---|---|---|"
    for row in fields.rows:
        left_out = " *(optional)*" if row.optional else ""
        yield f"| `{row.name}` | {type_words(row.type)} | {row.doc}{left_out} |"
    yield ""


def type_words(type: Type) -> str:
    match type := _type_of(type):
        case Always(value):
            return f"`{value}`"
        case Word(choices):
            return " or ".join(f'`"{choice}"`' for choice in choices)
        case ListOf(item):
            return f"list of {type_words(item)}"
        case OrNull(item):
            comma = "," if isinstance(_type_of(item), ListOf) else ""
            return f"{type_words(item)}{comma} or null"
        case Fields(name):
            return f"[{name}](#{name})"
        case _:
            return JSON_TYPES.get(type, "any value")


def table_cells(cls: type, names: str, things: Sequence[object]) -> list[list[str]]:
    """Return the headings and rows of a text table of :class:`Reported` records."""
    fields = fields_of(cls)
    heads = [fields[name].label for name in names.split()]
    return [heads, *(fields.texts(thing, names) for thing in things)]
