"""Messages as rows of a text file, with placeholders for the values that a pass supplies.

A row begins with key, code and mistake: ``cell-expected [not-a-cell] a cell of a map is expected
here``. The key may be omitted if it equals the code. Indented lines below are ``label``, ``help``,
``severity`` (of warnings) and ``also`` (label of a second position). A line with more indentation
continues the previous one.

``{x}`` is the value ``x`` (lists with commas), and ``{x:,}`` a number with grouped digits.
``{x|b}`` is ``b`` if ``x`` is empty. ``{x:a|b}`` is ``a``, or ``b`` for the number 1 and for empty
values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property

from puzzlelang.text.annotations import Any, Protocol
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics
from puzzlelang.text.records import Record
from puzzlelang.text.source import Span

_HOLE = r"\{(?P<name>\w+)(?P<groups>:,)?(?:(?::(?P<text>[^{}|]*))?\|(?P<other>[^{}]*))?\}"
_HEAD = r"(?:(?P<key>\S+) )?\[(?P<code>\S+)\] (?P<message>.*)"


class Row(metaclass=Record):
    """A row of a file of messages or of habits."""

    section: str
    key: str
    code: str
    message: str
    fields: Mapping[str, str]


def read_rows(path: str, patterns: Collection[str] = ()) -> Iterator[Row]:
    """Yield the rows of a file; lines of the fields in ``patterns`` are joined without a space."""
    section = head = name = ""
    fields: dict[str, str] = {}
    with open(path, encoding="utf-8") as file:
        for line in (*file, "\n"):
            text = line.strip("\n")
            if text.startswith("#"):
                continue
            if text.startswith("==="):
                section = text.strip("= ")
            elif text.startswith(" " * 8) and name:
                fields[name] += ("" if name in patterns else " ") + text.strip()
            elif text.startswith(" " * 8):
                head += " " + text.strip()
            elif text.startswith(" "):
                name, _, value = text[4:].partition(":")
                fields[name] = value[1:]
            elif text:
                head = text
            elif head:
                match = re.fullmatch(_HEAD, head)
                assert match is not None, head
                yield Row(
                    section, match["key"] or match["code"], match["code"], match["message"], fields
                )
                head, name, fields = "", "", {}


def holes(template: str) -> set[str]:
    """The names of the placeholders in a text."""
    return {hole["name"] for hole in re.finditer(_HOLE, template)}


Fitting = Callable[[str, str, str], str]
"""Adapts a value to the texts before and after it: ``fitted(before, value, after)``."""


def filled(
    template: str,
    given: Callable[[str], object],
    fitted: Fitting = lambda before, value, after: value,
) -> str:
    parts: list[str] = []
    values: list[int] = []
    end = 0
    for hole in re.finditer(_HOLE, template):
        value, text, other = given(hole["name"]), hole["text"], hole["other"]
        parts.append(template[end : hole.start()])
        end = hole.end()
        if hole["groups"]:
            parts.append(f"{value:,}")
        elif other is None or (text is None and value):
            values.append(len(parts))
            parts.append(", ".join(value) if isinstance(value, list | tuple) else str(value))
        elif text is not None and isinstance(value, int) and not isinstance(value, bool):
            parts.append(text if value != 1 else other)
        else:
            parts.append(text if text is not None and value else other)
    parts.append(template[end:])
    for i in values:
        parts[i] = fitted("".join(parts[:i]), parts[i], "".join(parts[i + 1 :]))
    return "".join(parts)


class Located(Protocol):
    """Anything with a position: a node of a tree, an entry of a section."""

    @property
    def span(self) -> Span: ...


def _written(value: object) -> object:
    """Source text of a value with a position, in one line; other values unchanged."""
    span = getattr(value, "span", value)
    return span.in_one_line if isinstance(span, Span) else value


class Messages:
    """Messages of a file, read on first use; ``shown`` converts values for display."""

    def __init__(self, path: str, shown: Callable[[object], object] = lambda value: value) -> None:
        self._path, self._shown = path, shown

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        return {row.key: row for row in read_rows(self._path)}

    def diagnostic(
        self,
        key: str,
        at: Located | Span | None,
        *,
        label: str = "",
        help: str = "",
        also: Span | None = None,
        related: tuple[tuple[Span, str], ...] = (),
        **given: object,
    ) -> Diagnostic:
        """Fill in the row ``key`` for the node or span ``at``.

        ``{at}`` is its source text, ``{name}`` its name if it is one. A nonempty ``label`` or
        ``help`` replaces that of the row.
        """
        row = self.rows[key]
        span = at if at is None or isinstance(at, Span) else at.span

        values = {"at": span, "name": getattr(at, "text", ""), **given}

        def value(hole: str) -> object:
            return self._shown(_written(values[hole]))

        def text(field: str) -> str:
            return filled(row.fields.get(field, ""), value)

        if also is not None:
            related = ((also, text("also")), *related)
        severity = row.fields.get("severity", "error")
        return Diagnostic(
            row.code, filled(row.message, value), span, label or text("label"),
            help or text("help"), severity, related,
        )  # fmt: skip

    def report(
        self, diagnostics: Diagnostics, key: str, at: Located | Span | None, **given: Any
    ) -> None:
        diagnostics.add(self.diagnostic(key, at, **given))
