"""Lookups in the text of the file around a mistake.

Syntax errors are reported before names and types are resolved, so the declaration of a name is
searched in the text.  Doubtful lookups return nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.syntax.located import LocatedText
from puzzlelang.text import Record, Source

MOST_READ = 20_000
"""Characters of a file that are searched for suggestions."""

CONDITION_KEYS = frozenset(("goal", "when", "invariants", "lose", "check", "require"))
"""Keys whose values are conditions."""


def keys_around(text: LocatedText) -> list[str]:
    """The keys that a value belongs to, innermost first: ``trips``, ``then``, ``load``, …"""
    whole = text.source.text
    at = text.span(0, 0).start
    begin = whole.rfind("\n", 0, at) + 1
    line = whole[begin:at]
    depth = len(line) - len(line.lstrip(" "))
    keys = _keys_in(line) if ":" in line else []
    for row in reversed(whole[max(0, begin - MOST_READ) : begin].split("\n")):
        indent = len(row) - len(row.lstrip(" "))
        if depth and row.strip() and indent < depth and not row.lstrip().startswith("#"):
            depth = indent
            keys.append(_key(row))
        if not depth:
            break
    return keys


def _keys_in(line: str) -> list[str]:
    """The keys before a value on its line, innermost first: ``up: {then: {n: `` has three."""
    keys: list[str] = []
    head, brace, tail = line.rpartition("{")
    while brace and "}" not in tail and ": " in tail:
        keys.append(_key(tail.rpartition(", ")[2]))
        line = head
        head, brace, tail = line.rpartition("{")
    return [*keys, _key(line)]


def _key(line: str) -> str:
    return line.strip().removeprefix("- ").partition(": ")[0].rstrip(": ")


def is_new_value(keys: Sequence[str]) -> bool:
    """Check whether the value below these keys is assigned by an effect."""
    return "then" in keys and keys[0] != "then"


def is_change(keys: Sequence[str]) -> bool:
    """Check whether the innermost key is a variable changed by an effect."""
    return "then" in keys[1:] and not keys[0].startswith(("if ", "for ", "else"))


def is_list_item(text: LocatedText) -> bool:
    """Check for a single line that begins with ``- ``."""
    whole, at = text.source.text, text.trimmed.start
    return whole[line_start(whole, at) : at].strip() == "-" and "\n" not in text.trimmed.text


def next_item(text: LocatedText, *, above: bool) -> str:
    """The list item on the line above or below; empty if that line is no item."""
    whole, at = text.source.text, text.trimmed.start
    start, end = line_start(whole, at), line_end(whole, at)
    other = line_start(whole, start - 1) if above and start else end + 1
    line = without_comment(whole[other : line_end(whole, other)]) if other != start else ""
    mark = whole[start:at]
    return line[len(mark) :].strip() if line.startswith(mark) else ""


def indent(line: str) -> int:
    """Width of a line's indentation."""
    return len(line) - len(line.lstrip())


def line_start(text: str, at: int) -> int:
    """Offset at which the line of ``at`` begins."""
    return text.rfind("\n", 0, at) + 1


def line_end(text: str, at: int) -> int:
    """Offset at which the line of ``at`` ends."""
    end = text.find("\n", at)
    return end if end >= 0 else len(text)


def without_comment(text: str) -> str:
    """The first line of a text, without its comment."""
    return text.partition("\n")[0].partition(" #")[0].rstrip()


def _section(source: Source, name: str) -> str:
    """The lines of a section; each entry of a flow mapping becomes a line."""
    match = re.search(
        rf"^{name}:[ ]*(?:{{(?P<flow>[^\n]*)}})?[^\n]*\n(?P<block>(?:[ #][^\n]*\n|\n)*)",
        source.text[:MOST_READ] + "\n",
        re.MULTILINE,
    )
    if match is None:
        return ""
    entries = re.findall(r"\w[^,:]*:(?:\[[^]]*\]|\{[^}]*\}|[^]\[{},])*", match["flow"] or "")
    return "".join(f"  {entry.strip()}\n" for entry in entries) + match["block"]


class Declared(metaclass=Record):
    """A line of ``state:``, such as ``colour or none for each k in 1..3``"""

    kind: str
    keys: tuple[tuple[str, str], ...]
    """The name (may be empty) and the set of each key."""

    @property
    def is_set(self) -> bool:
        return self.kind.startswith("set of ")

    @property
    def is_list(self) -> bool:
        return self.kind.startswith("list(")


_DECLARED = (
    r"^[ ]+{}:[ ]+(?P<kind>[^\n=#]{{1,80}}?)(?:[ ]for each (?P<each>[^\n=#]{{1,80}}?))?[ ]?=(?!=)"
)


def declared(source: Source, name: str) -> Declared | None:
    """Find the declaration of a variable in ``state:``; None if it is unclear."""
    if not name.isidentifier():
        return None
    match = re.search(_DECLARED.format(name), _section(source, "state"), re.MULTILINE)
    if match is None:
        return None
    keys: list[tuple[str, str]] = []
    for part in (match["each"] or "").split(",") if match["each"] else ():
        key, _, group = part.rpartition(" in ")
        keys.append((key.strip(), group.strip()))
    if any("(" in group for _, group in keys) or (len(keys) > 1 and {b for b, _ in keys} > {""}):
        return None
    return Declared(match["kind"].strip(), tuple(keys))


def members(source: Source, group: str) -> list[str]:
    """Members of a set that the file lists; empty if it lists none."""
    if limits := re.fullmatch(r"(\d{1,4})\s*\.\.\s*(\d{1,4})", group):
        low, high = int(limits[1]), int(limits[2])
        return [str(n) for n in range(low, high + 1)] if high - low < 20 else []
    if not group.isidentifier():
        return []
    listing = re.search(
        rf"^[ ]+{group}:[ ]+\[([^\[\]\n]*)\]", _section(source, "types"), re.MULTILINE
    )
    if listing:
        return [word.strip() for word in listing[1].split(",")]
    interval = re.search(
        rf"^[ ]+{group}:[ ]+(\d+\s*\.\.\s*\d+)\s*$", _section(source, "types"), re.M
    )
    return members(source, interval[1]) if interval else []


def is_member(source: Source, word: str) -> bool:
    """Check whether a word is listed under ``types:``."""
    types = _section(source, "types")
    return (
        re.search(rf"(?:[\[,]|^[ ]+-)\s*{re.escape(word)}\s*(?:[\],]|$)", types, re.M) is not None
    )


def transitions(source: Source) -> list[str]:
    """Names of the transitions of a file."""
    lines = re.findall(r"^([ ]+)(\w[^(:{\n]*)[(:]", _section(source, "transitions"), re.MULTILINE)
    least = min((len(before) for before, _ in lines), default=0)
    return [name.strip() for before, name in lines if len(before) == least]


def is_value(source: Source, name: str) -> bool:
    """Check for a member, a variable or a parameter that is not a condition."""
    variable = declared(source, word := name.partition("(")[0])
    if variable is not None:
        return variable.kind != "boolean"
    is_entry = re.compile(rf"^[ ]+{re.escape(word)}\b[^\n]*:", re.MULTILINE)
    return is_member(source, name) or (
        name.isidentifier()
        and name not in ("true", "false")
        and not is_entry.search(source.text[:MOST_READ])
    )


def asked_of(source: Source, member: str, value: str) -> str:
    """``at(wolf)`` if a variable has such values for such members; otherwise the member."""
    if is_member(source, member):
        for name in re.findall(r"^[ ]+(\w+):[ ]", _section(source, "state"), re.MULTILINE):
            row = declared(source, name)
            if row is None or len(row.keys) != 1 or member not in members(source, row.keys[0][1]):
                continue
            if value in members(source, row.kind):
                return f"{name}({member})"
    return member


def is_parameter(source: Source, name: str) -> bool:
    in_one_line = rf"^params:[^\n]*\b{re.escape(name)}:"
    return _is_below(source, "params", name) or bool(
        re.search(in_one_line, source.text[:MOST_READ], re.MULTILINE)
    )


def is_declared(source: Source, name: str) -> bool:
    """Check for the name of a variable, a table or a definition."""
    line = re.compile(rf"^[ ]+{re.escape(name)}\b", re.MULTILINE)
    return any(line.search(_section(source, part)) for part in ("state", "tables", "define"))


def is_map(source: Source, name: str) -> bool:
    return _is_below(source, "maps", name)


def _is_below(source: Source, section: str, name: str) -> bool:
    return name.isidentifier() and bool(
        re.search(rf"^[ ]+{name}:", _section(source, section), re.MULTILINE)
    )


def each_of(row: Declared) -> tuple[str, str]:
    """Binders and names of the keys: ``x in item, y in bank``, and ``x, y``"""
    names = [bound or name for (bound, _), name in zip(row.keys, "xyzuvw", strict=False)]
    pairs = [f"{n} in {group}" for n, (_, group) in zip(names, row.keys, strict=False)]
    return ", ".join(pairs), ", ".join(names)


def type_of(source: Source, words: list[str]) -> str:
    """The type that lists all of these members on one line; empty if none does."""
    for name, listing in re.findall(
        r"^[ ]+(\w+):[ ]+\[([^\[\]\n]*)\]", _section(source, "types"), re.M
    ):
        if set(words) <= {word.strip() for word in listing.split(",")}:
            return str(name)
    return ""
