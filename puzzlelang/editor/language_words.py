"""Words of the language with a sentence on each, for completion and hovering."""

from __future__ import annotations

import re
from collections.abc import Mapping

from puzzlelang.core import COMPASS
from puzzlelang.model import BUILTIN_SETS, FUNCTIONS
from puzzlelang.text import Source, Span

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
