"""The rows of ``advice.txt``: what to write in the place of what does not fit."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache

from puzzlelang.core import (
    DIRECTIONS,
    Boolean,
    Cells,
    Integers,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
)
from puzzlelang.text import filled, meant, record, write

_PATTERN = re.compile(r"(?P<words>[^(]*?) ?(?:\((?P<shapes>[^)]*)\))?: (?P<text>.*)")


@record
class Rule:
    """For what words and what shapes a text is meant."""

    words: frozenset[str]
    shapes: tuple[str, ...] | None
    text: str

    def fits(self, word: str, kinds: Sequence[Type]) -> bool:
        if (self.words and word not in self.words) or self.shapes is None:
            return word in self.words
        *shapes, last = self.shapes
        if last != "…":
            shapes.append(last)
        enough = len(kinds) >= len(shapes) if last == "…" else len(kinds) == len(shapes)
        return enough and all(
            shape == "*" or shape in _shapes(kind)
            for shape, kind in zip(shapes, kinds, strict=False)
        )


def _shapes(kind: Type) -> tuple[str, ...]:
    match kind:
        case Boolean():
            return ("condition",)
        case Scalar(Integers()):
            return "number", "one"
        case Scalar(Cells()):
            return "cell", "one"
        case Scalar(base):
            return "member", "one", "direction" if base is DIRECTIONS else ""
        case SetOf():
            return ("set",)
        case Row():
            return ("row",)
        case TupleOf():
            return ("group",)
        case TextType():
            return ("text",)
    return ()


@cache
def rules() -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    rules: list[Rule] = []
    with open(os.path.join(os.path.dirname(__file__), "advice.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("==="):
                rules = found.setdefault(line.strip("=\n "), [])
            elif line.strip() and not line.startswith("#"):
                row = _PATTERN.fullmatch(line.rstrip())
                assert row is not None, line
                shapes = None if row["shapes"] is None else tuple(row["shapes"].split())
                rules.append(Rule(frozenset(row["words"].split()), shapes, row["text"]))
    return found


def has_answers(section: str, word: str) -> bool:
    return any(word in rule.words for rule in rules()[section])


def advised(
    section: str,
    *kinds: Type,
    word: str = "",
    by: Callable[[str], str] = lambda name: "",
    **given: object,
) -> str:
    """The answer of a section for a word, or for values of these types; ``by`` asks a function."""
    for rule in rules()[section]:
        if rule.fits(word, kinds):
            sign, _, rest = rule.text.partition(" ")
            match sign:
                case "=":
                    answer: str = write(filled(rest, given.__getitem__))
                case "?":
                    answer = meant(rest)
                case "by":
                    answer = by(rest)
                case _:
                    answer = filled(rule.text, given.__getitem__)
            if answer:
                return answer
    return ""
