"""Meaning of the word or key at a position: hover texts.

Keys around a position are found by indentation, since unfinished files are seldom valid YAML.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from puzzlelang.core import COMPASS
from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.model import BUILTIN_SETS, FUNCTIONS
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
    tree,
)
from puzzlelang.text import Record, Source, Span

# ── paths of keys ──────────────────────────────────────────────────────────────────────


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


# ── words of the language ──────────────────────────────────────────────────────────────


KEYWORDS: Mapping[str, str] = {
    "and": "`P and Q`: both hold",
    "or": "`P or Q`: at least one holds; `T(k) or x`: x if there is no entry; `S or none`: a type",
    "not": "`not P`: P does not hold; `x not in S`",
    "implies": "`P implies Q`: if P holds, so does Q",
    "in": "`x in S`: x belongs to S; in `every x in S …` it binds x",
    "every": "`every x in S has P`: P holds for each x of S",
    "has": "`every x in S has P`: comes before the claim",
    "some": "`some x in S where P`: P holds for at least one x of S",
    "no": "`no x in S where P`: P holds for no x of S",
    "exactly": "`exactly n x in S where P`, `at least n …`, `at most n …`: P holds for n x of S",
    "those": "`those x in S where P`: the set of all x of S for which P holds",
    "where": "`… where P`: comes before a condition on the bound names",
    "if": "`if P then A else B`: A where P holds, else B",
    "then": "`if P then A else B`; `let x = E then B`",
    "let": "`let x = E then B`: B, where x stands for E",
    "else": "`if P then A else B`",
    "the": "`the S`: the only member of a set",
    "none": "no value, or the empty set",
    "of": "`set of S` in a type: a set of members of S",
    "set": "`set of S`: a type; `set(a, b)`, `set(E for x in S)`: the set of these values",
    "for": "`sum(E for x in S)`; `T for each S` in a type",
    "each": "`T for each S`: a value of type T for every member of S",
    "div": "`a div b`: division, rounded down",
    "mod": "`a mod b`: the remainder of division, from 0 to b - 1",
    "per": "`E per transition`: a line of the cost",
}


def functions() -> Mapping[str, tuple[str, str]]:
    """The usage of each function and a sentence on it."""
    return {name: (function.usage, function.sentence) for name, function in FUNCTIONS.items()}


VIEW_WORDS: Mapping[str, str] = {
    "trace": "the states of the answer, numbered from 0; in views",
    "discovered": "all states that the search found, numbered from 0; in views",
    "said": "the step into this state in words, as `say:` describes it; in views",
}


STATE_WORDS: Mapping[str, str] = {
    "any": "`x: T = any`, `x: T = any of S`: the puzzle begins with each of these values of x",
}


MEASURES: Mapping[str, str] = {
    "cost": "the cost of a best solution, in the first line of `cost:`; in `keep:`",
    "length": "the number of steps of a best solution; in `keep:`",
    "solutions": "the number of best solutions, as `--count` prints it; in `keep:`",
    "bits": "the difficulty of the choices, rounded down; in `keep:`",
    "dead_ends": "the ways onward from which no goal can be reached, rounded down; in `keep:`",
    "states": "the number of states that the start leads to; in `keep:`",
    "givens": "the number of given values; in `keep:`",
}


def meaning(word: str) -> str:
    """A line on a built-in word, or an empty text for other words."""
    if word in KEYWORDS:
        return KEYWORDS[word]
    if word in FUNCTIONS:
        return f"`{FUNCTIONS[word].usage}`: {FUNCTIONS[word].sentence}"
    if word in BUILTIN_SETS:
        return f"`{word}`: a built-in type"
    if word in COMPASS:
        return f"`{word}`: a direction"
    if word in STATE_WORDS:
        return STATE_WORDS[word]
    if sentence := VIEW_WORDS.get(word) or MEASURES.get(word):
        return f"`{word}`: {sentence}"
    return {"true": "`true`: a boolean", "false": "`false`: a boolean",
            "nowhere": "`nowhere`: the cell beyond the edge of a map"}.get(word, "")  # fmt: skip


_WORD = re.compile(r"\w+")


def word_at(source: Source, offset: int) -> Span:
    """The word that contains or touches an offset; it may be empty."""
    line_start = source.text.rfind("\n", 0, offset) + 1
    line_end = source.text.find("\n", offset)
    line = source.text[line_start : line_end if line_end >= 0 else len(source.text)]
    for match in _WORD.finditer(line):
        if match.start() <= offset - line_start <= match.end():
            return source.span(line_start + match.start(), line_start + match.end())
    return source.span(offset)


# ── hover ──────────────────────────────────────────────────────────────────────────────


def hover(analysis: Analysis, offset: int) -> tuple[str, Span] | None:
    """Markdown about the word at an offset, and its span."""
    occurrence = analysis.occurrence_at(offset)
    if occurrence is not None:
        symbol = occurrence.symbol
        code = f"```puzzlelang\n{_declaration(symbol)}\n```"
        return f"{code}\n{symbol.description or symbol.kind}", occurrence.span
    source = analysis.source
    span = word_at(source, offset)
    section = key_at(source.text, offset)
    if section is not None:
        return f"`{section.name}:` {section.doc}", span
    text = meaning(span.text)
    parts = analysis.expressions
    inside = text and any(start <= span.start and span.end <= end for start, end in parts)
    in_keep = text and where(source.text, offset).path == ("generate", "keep")
    return (text, span) if inside or in_keep else None


def _declaration(symbol: Symbol) -> str:
    span = symbol.declared
    if symbol.kind == "member":
        return f"{symbol.name}: a member of {symbol.owner}"
    if isinstance(symbol.node, tree.Parameter | tree.Binder):
        return symbol.node.span.in_one_line
    first = span.source.line(span.line)[span.column - 1 :]
    return first.partition(" #")[0].rstrip()
