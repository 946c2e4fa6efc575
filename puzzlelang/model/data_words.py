"""Words of data files: the type of a column, and the value of each word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
    DIRECTIONS,
    INTEGERS,
    LARGEST,
    TEXT,
    Base,
    Boolean,
    Domain,
    Integers,
    Members,
    Scalar,
    TextType,
    Type,
    with_article,
)
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import BUILTIN_SETS, BooleanSymbol, BrokenSymbol, SetSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record

_WHOLE = re.compile(r"-?[0-9]+")
_DIGITS = 19
_TRUTH = {"false": 0, "true": 1}


class Values(metaclass=Record):
    """One value for each word of a column."""

    type: Type
    values: tuple[Any, ...]


def are_numbers(words: Sequence[tree.Word]) -> bool:
    return all(_WHOLE.fullmatch(word.text) for word in words)


def values_of_words(
    checker: ExpressionChecker,
    words: Sequence[tree.Word],
    kind: Type | None = None,
    header: str = "",
) -> Values | None:
    """Convert the words of a column to members, numbers, booleans or texts.

    The expected ``kind`` decides, then a ``header`` that names a type or set, then the words: a
    type that fits all of them, numbers first.
    """
    domain: Domain | None = None
    if kind is None and (header in checker.names.sets or header in BUILTIN_SETS):
        symbol = checker.names.as_set(header)
        if isinstance(symbol, BrokenSymbol):
            return None
        if isinstance(symbol, BooleanSymbol):
            kind = BOOLEAN
        elif isinstance(symbol, SetSymbol):
            domain = symbol.domain
            kind = Scalar(domain.base, 0, 0)
    if kind is None:
        kind = _common(checker, words)
    match kind:
        case None:
            return None
        case TextType():
            return Values(TEXT, tuple(word.text for word in words))
        case Boolean():
            values = _each(checker, words, _TRUTH, "true or false", list(_TRUTH))
        case Scalar(Integers()):
            values = _numbers(checker, words)
        case Scalar(base):
            values = _members(checker, words, base)
        case _:
            checker.wrong("not-held-by-table", words[0], kind=kind)
            return None
    if values is None:
        return None
    if domain is not None:
        for word, value in zip(words, values, strict=True):
            if value not in domain.values:
                checker.wrong("word-of-no-set", word, word=word.text, set=header)
                return None
    if isinstance(kind, Scalar):
        kind = Scalar(kind.base, min(values, default=0), max(values, default=0))
    return Values(kind, tuple(values))


def _numbers(checker: ExpressionChecker, words: Sequence[tree.Word]) -> list[int] | None:
    numbers: list[int] = []
    for word in words:
        text = word.text
        if not _WHOLE.fullmatch(text):
            checker.wrong("word-no-number", word, word=text)
            return None
        if len(text.lstrip("-")) > _DIGITS or abs(int(text)) > LARGEST:
            checker.wrong("number-beyond", word, most=LARGEST)
            return None
        numbers.append(int(text))
    return numbers


def _candidates(checker: ExpressionChecker, text: str) -> list[Base]:
    bases = [base for base, _ in checker.names.members.get(text, ())]
    if text in COMPASS:
        bases.append(DIRECTIONS)
    return bases


def _members(
    checker: ExpressionChecker, words: Sequence[tree.Word], base: Base
) -> list[int] | None:
    if not isinstance(base, Members):
        checker.wrong("cell-in-file", words[0], map=base.name)
        return None
    places = {name: place for place, name in enumerate(base.names)}
    return _each(checker, words, places, with_article(base.name), base.names)


def _each(
    checker: ExpressionChecker,
    words: Sequence[tree.Word],
    places: dict[str, int],
    noun: str,
    names: Sequence[str],
) -> list[int] | None:
    values: list[int] = []
    for word in words:
        value = places.get(word.text)
        if value is None:
            help = checker.near(word, names)
            checker.wrong("word-unknown", word, word=word.text, noun=noun, help=help)
            return None
        values.append(value)
    return values


def _common(checker: ExpressionChecker, words: Sequence[tree.Word]) -> Type | None:
    """Find the type that fits all words; None if that isn't unique (reported)."""
    if are_numbers(words):
        return Scalar(INTEGERS, 0, 0)
    common: list[Base] = []
    first: tree.Word | None = None
    for word in words:
        candidates = _candidates(checker, word.text)
        if not candidates:
            continue
        intersection = [base for base in common if base in candidates] if first else candidates
        if not intersection:
            checker.wrong(
                "word-of-other-type", word, cell=word.text,
                owner=with_article(candidates[0].name), before=with_article(common[0].name),
            )  # fmt: skip
            return None
        common, first = intersection, first or word
    if first is None:
        truth = all(word.text in _TRUTH for word in words)
        return BOOLEAN if truth else TEXT
    if len(common) > 1:
        type_list = " and ".join(f"`{base.name}`" for base in common)
        help = "the name of a type as the name of the column decides"
        checker.wrong("words-of-several-types", first, listed=type_list, help=help)
        return None
    return Scalar(common[0], 0, 0)
