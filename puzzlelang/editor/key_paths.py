"""The keys that enclose a position, from indentation; unfinished files are seldom valid YAML."""

from __future__ import annotations

import re
from collections.abc import Mapping

from puzzlelang.syntax import (
    COLLECTION_KEYS,
    DATA_KEYS,
    EXPECTATIONS,
    GENERATE_KEYS,
    LOOK_KEYS,
    MAP_KEYS,
    SAID_KEYS,
    SECTIONS,
    SYMMETRY_KEYS,
    TRANSITION_KEYS,
    Section,
)
from puzzlelang.text import Record

_KEY = re.compile(
    r"(?P<indent> *+(?:- ++)*+)(?P<key>[^\s#'\"|>](?:[^:#\s]++|\s++(?=[^:#\s]))*+)\s*+:(?:\s|$)"
    r"(?P<value>.*)"
)
"""Possessive quantifiers (``++``) prevent backtracking, so matching takes linear time."""


class Where(metaclass=Record):
    """Context of a position: the enclosing keys, outermost first, and its line up to there."""

    path: tuple[str, ...]
    before: str
    in_key: bool
    """A key may be written here."""


def where(text: str, offset: int) -> Where:
    start = text.rfind("\n", 0, offset) + 1
    line = text[start:offset]
    lines = text[:start].split("\n")[:-1]
    match = _KEY.fullmatch(line)
    path: list[str] = []
    limit = len(line) - len(line.lstrip(" -")) if line.strip(" -") else len(line)
    if match:
        path.append(" ".join(match["key"].split()))
        limit = len(match["indent"])
    for above in reversed(lines):
        if limit == 0:
            break
        if not above.strip() or above.lstrip().startswith("#"):
            continue
        key = _KEY.fullmatch(above)
        indent = len(key["indent"]) if key else len(above) - len(above.lstrip(" -"))
        if indent >= limit:
            continue
        limit = indent
        if key:
            path.append(" ".join(key["key"].split()))
    in_key = match is None and bool(re.fullmatch(r"[ -]*[\w ]*", line))
    return Where(tuple(reversed(path)), line, in_key)


def keys_below(path: tuple[str, ...]) -> Mapping[str, Section]:
    """Keys that the language defines below a path; none if the author chooses them."""
    match path:
        case ():
            return SECTIONS
        case ("transitions", _):
            return TRANSITION_KEYS
        case ("maps", _):
            return MAP_KEYS
        case ("look",):
            return LOOK_KEYS
        case ("symmetry",):
            return SYMMETRY_KEYS
        case ("expect",):
            return EXPECTATIONS
        case ("generate",):
            return GENERATE_KEYS
        case ("instances", _):
            return {**SAID_KEYS, **COLLECTION_KEYS}
    return {}


def key_at(text: str, offset: int) -> Section | None:
    """The section or key whose name is at an offset."""
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    match = _KEY.fullmatch(line)
    if match is None or not match.start("key") <= offset - start <= match.end("key"):
        return None
    above = where(text, start + len(match["indent"]))
    keys = keys_below(above.path)
    if above.path and above.path[0] in _WITH_DATA:
        keys = {**keys, **DATA_KEYS}
    return keys.get(match["key"])


_WITH_DATA = ("params", "types", "sets", "tables")
