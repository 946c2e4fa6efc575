"""Lines that are no expressions: changes without a colon, lists without brackets; as rows of data.

``line_habits.txt`` has the rows, and says how one is written.
"""

from __future__ import annotations

import os
import re
from functools import cache

from puzzlelang.syntax.printer import fitted
from puzzlelang.syntax.reserved_words import RESERVED
from puzzlelang.text import Record, Row, filled, read_rows, write

_MACROS = {
    "value": r"\w+(?:\([^()]*\))?",
    "place": r"\s*+(?P<place>\w+(?:\(.*?\))?)",
    "listed": r"(?P<call>(?:enum|list|tuple|array)?\s*\()?"
    r"(?P<values>-?\w+(?:\s*[,;|]\s*-?\w+)+)\)?",
}

_PAIR = re.compile(r"(\w++)(?: ?(?:=|->|=>|→) ?| )(-?\w++)")

Words = dict[str, str]


class Told(metaclass=Record):
    """What is wrong with a line, and the way out."""

    code: str
    message: str
    help: str


def told(section: str, line: str, *said: str) -> Told | None:
    """What a section has to say of a line of which some words are ``said``."""
    for row in _rows():
        fields = row.fields
        conditions = fields.get("when", "").split()
        if row.section != section or not all(
            (c.lstrip("!") in said) == (c[0] != "!") for c in conditions
        ):
            continue
        found = _pattern(fields["line"]).fullmatch(line)
        if found is None:
            continue
        words = {name: (text or "").strip() for name, text in found.groupdict().items()}
        if "by" in fields:
            more = _DETAILS[fields["by"]](words, said)
            if more is None:
                continue
            words |= more
        if "write" in fields:
            help: str = write(filled(fields["write"], words.__getitem__, fitted))
        else:
            help = filled(fields["help"], words.__getitem__)
        return Told(row.code, filled(row.message, words.__getitem__), help)
    return None


def entry(line: str) -> str:
    """What to write for a line that says a change without a colon; nothing when that is unknown."""
    found = told("changes", " ".join(line.split()).rstrip(";"))
    return "" if found is None else found.help.removeprefix("write ")


def entries(texts: str) -> str:
    """``wolf: 1, goat: 2`` for ``wolf = 1, goat = 2``"""
    return ", ".join(_PAIR.sub(r"\1: \2", text.strip()) for text in texts.split(","))


def are_entries(text: str) -> bool:
    return _PAIR.fullmatch(text) is not None


def _words(words: Words, said: tuple[str, ...]) -> Words:
    found = re.findall(r"-?\w+", words["values"])
    return {"listed": ", ".join(found), "joined": "_".join(found), "spaced": " ".join(found)}


def _group(words: Words, said: tuple[str, ...]) -> Words:
    from puzzlelang.syntax import value_lists

    values = words["values"]
    return {"group": value_lists.range_of(re.findall(r"\w+", values)) or values}


def _in_brackets(words: Words, said: tuple[str, ...]) -> Words | None:
    return None if words["call"] and "members" not in said else _words(words, said)


def _no_keywords(words: Words, said: tuple[str, ...]) -> Words | None:
    return None if RESERVED.intersection(words["values"].split()) else _words(words, said)


def _entries(words: Words, said: tuple[str, ...]) -> Words:
    return {"entries": entries(words["values"])}


_DETAILS = {
    "words": _words, "group": _group, "in_brackets": _in_brackets, "no_keywords": _no_keywords,
    "entries": _entries,
}  # fmt: skip


@cache
def _rows() -> tuple[Row, ...]:
    path = os.path.join(os.path.dirname(__file__), "line_habits.txt")
    return tuple(read_rows(path, ("line",)))


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"@(\w+)", lambda m: _MACROS[m[1]], text), re.DOTALL)
