"""What to say about a word at the wrong place.

The parser knows exactly which words could have come next; people are told "a value", "an
operator" or the word itself, what is still open, and, for habits from other languages and from
school, what to write instead.
"""

from __future__ import annotations

from puzzlelang.syntax import (
    assignments,
    characters,
    clauses,
    declarations,
    habits,
    misplaced_words,
    surrounding_text,
    value_lists,
)
from puzzlelang.syntax.characters import FOREIGN, PAIRS, QUANTIFIERS
from puzzlelang.syntax.expression_parser import another_name
from puzzlelang.syntax.lalr import Stuck, Table, Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.misplaced_words import COMPARISONS, Habit
from puzzlelang.syntax.parser_state import EXAMPLES, OPERATORS, Place
from puzzlelang.text import Diagnostics, WayOut, write

_AROUND_COMPARISON = frozenset(
    "AND OR NOT IMPLIES COMMA IF THEN ELSE WHERE HAS IN FOR EACH PER $END".split()
)


def report_token(
    entry: str,
    text: LocatedText,
    table: Table,
    tokens: list[Token],
    stuck: Stuck,
    diagnostics: Diagnostics,
) -> None:
    """No rule goes on with ``stuck.token``."""
    place = Place(entry, text, table, tokens, stuck)
    short = len(text.text) <= value_lists.MOST_READ and " " * 9 not in text.text
    for habit in (*_BY_WORDS, *_HABITS) if short else _HABITS:
        found = habit(place)
        if found:
            code, span, message, help = found
            diagnostics.report(code, span, message, help=help)
            return
    place.report(diagnostics)


def report_character(
    entry: str, text: LocatedText, at: int, tokens: list[Token], diagnostics: Diagnostics
) -> None:
    """``text[at]`` begins no word of the language; ``tokens`` are the words before it."""
    if len(text.text) > value_lists.MOST_READ:
        found = None
    elif entry == "decl":
        found = declarations.whole(entry, text)
    else:
        found = assignments.whole(entry, text)
        found = found or (value_lists.compared(text, at) if entry == "expr" else None)
    if found:
        code, span, message, help = found
        diagnostics.report(code, span, message, help=help)
    else:
        characters.report_character(text, at, tokens, diagnostics)


def _pair(place: Place) -> Habit:
    if not place.adjacent() or place.before is None:
        return None
    sign = place.before.text + place.token.text
    if sign not in PAIRS:
        return None
    span = place.text.span(place.before.start, place.token.end)
    return "wrong-operator", span, f"`{sign}` is not a sign of this language", PAIRS[sign]


def _closes_nothing(place: Place) -> Habit:
    if place.token.kind != "RPAR" or any(need == "RPAR" for _, need in place.open()):
        return None
    if place.before is None or not place.accepts("$END"):
        return None
    return (
        "unbalanced",
        place.span,
        "this `)` closes nothing",
        "delete it, or add the `(` it is for",
    )


def _chain(place: Place) -> Habit:
    if place.token.kind not in COMPARISONS or place.accepts("NUMBER"):
        return None
    left = _operand(place.tokens[: place.at][::-1], "RPAR", "LPAR")
    first = next((t for t in left if t.kind in COMPARISONS), None)
    if first is None:
        return None
    right = _operand(place.tokens[place.at + 1 :], "LPAR", "RPAR")
    text = place.text.text
    begin, end = left[-1].start, right[-1].end if right else len(text)
    middle = text[first.end : place.token.start].strip()
    ends = ""
    if first.text == place.token.text == "!=" and right:  # all three are meant to be different
        ends = f" and {text[begin : first.start].strip()} != {text[place.token.end : end].strip()}"
    return (
        "chained-comparison", place.span, "comparisons cannot be chained",
        write(
            f"{text[begin : place.token.start].strip()} and"
            f" {middle} {text[place.token.start : end].strip()}{ends}",
            place.text.span(begin, end),
        ),
    )  # fmt: skip


def _operand(tokens: list[Token], opening: str, closing: str) -> list[Token]:
    """The tokens up to where a comparison begins or ends, reading away from its sign."""
    depth = 0
    for i, token in enumerate(tokens):
        depth += (token.kind == opening) - (token.kind == closing)
        if depth < 0 or (depth == 0 and token.kind in _AROUND_COMPARISON):
            return tokens[:i]
    return tokens


def _is_not(place: Place) -> Habit:
    if place.token.kind != "NOT" or place.before is None or place.before.text not in ("is", "are"):
        return None
    span = place.text.span(place.before.start, place.token.end)
    return (
        "wrong-operator",
        span,
        f"`{place.before.text} not` is not a sign of this language",
        write("!="),
    )


def _filter_in_call(place: Place) -> Habit:
    if place.token.kind != "WHERE":
        return None
    opener = next((o for o, _ in place.open()), None)
    if opener is None or opener.kind != "LPAR":
        return None
    i = place.tokens.index(opener)
    function = place.tokens[i - 1] if i and place.tokens[i - 1].kind == "NAME" else None
    inside = place.written(opener.end, place.token.start)
    if place.tokens[i + 1 : i + 2] and not any(t.kind == "IN" for t in place.tokens[i : place.at]):
        return None
    if function is None:
        return (
            "syntax",
            place.span,
            "`where` cannot stand here",
            f"write `(those {inside} where …)`",
        )
    if function.text in ("sum", "min", "max"):
        advice = f"write `{function.text}(value for {inside} where …)`"
    else:
        advice = f"write `{function.text}(those {inside} where …)`"
    return "syntax", place.span, "`where` cannot stand here", advice


def _has_for_where(place: Place) -> Habit:
    if place.token.kind != "HAS":
        return None
    opener = next((o for o, need in place.open() if need == "WHERE"), None)
    if opener is None:
        return None
    return (
        "syntax", place.span, f"`{opener.text}` goes with `where`; `has` belongs to `every`",
        EXAMPLES[opener.kind],
    )  # fmt: skip


def _coefficient(place: Place) -> Habit:
    tokens = place.tokens
    for number, name in ((place.at - 1, place.at), (place.at - 2, place.at - 1)):
        if number < 0 or tokens[number].kind != "NUMBER" or tokens[name].kind == "$END":
            continue
        if tokens[name].kind == "NAME" and tokens[number].end == tokens[name].start:
            span = place.text.span(tokens[number].start, tokens[name].end)
            if "types" in surrounding_text.keys_around(place.text):
                return (
                    "name", span, f"`{span.text}` is not a name",
                    f"a name begins with a letter: `{tokens[name].text}{tokens[number].text}`",
                )  # fmt: skip
            times = f"`{tokens[number].text} * {tokens[name].text}`"
            return (
                "wrong-operator", span, f"`{span.text}` is neither a number nor a name",
                f"to multiply, write {times}; a name begins with a letter",
            )  # fmt: skip
    return None


def _trailing_if(place: Place) -> Habit:
    if place.token.kind != "IF" or place.accepts("IF") or not place.accepts("PLUS"):
        return None
    return "syntax", place.span, "`if` comes first", "write `if condition then this else that`"


def _foreign(place: Place) -> Habit:
    for token in place.tokens[: place.at + 1]:
        small = token.text.lower()
        if token.kind != "NAME":
            continue
        if token.text != small and small in place.table.keywords:
            return (
                "wrong-operator", place.of(token), f"`{token.text}` is written in small letters",
                write(small),
            )  # fmt: skip
        if place.at and place.before and place.before.kind == "FOR" and token is place.token:
            continue  # `for all` is told elsewhere
        if small in FOREIGN and not _called(place, token):
            return (
                "wrong-operator", place.of(token), f"`{token.text}` is not a word of this language",
                write(FOREIGN[small]),
            )  # fmt: skip
    return None


def _called(place: Place, token: Token) -> bool:
    i = place.tokens.index(token)
    return i + 1 < len(place.tokens) and place.tokens[i + 1].kind == "LPAR"


def _nameless(place: Place) -> Habit:
    """``every item has``: the word for each of them is missing."""
    name, before = place.before, place.tokens[place.at - 2] if place.at > 1 else None
    if before is None or name is None or name.kind != "NAME" or not place.accepts("IN"):
        return None
    if before.kind not in QUANTIFIERS or place.token.kind not in ("HAS", "WHERE", "$END"):
        return None
    word = "has" if before.kind == "EVERY" else "where"
    if len(name.text) == 1:
        message = f"nothing says what `{name.text}` can be"
        return "syntax", place.of(name), message, f"write `{before.text} {name.text} in S {word} …`"
    return (
        "syntax", place.of(name), f"`{before.text}` wants a name for what it goes over",
        f"write `{before.text} x in {name.text} {word} …`, and `x` where one of them is meant",
    )  # fmt: skip


def _not_for_no(place: Place) -> Habit:
    """``not a, b in item where …``"""
    if place.token.kind not in ("COMMA", "WHERE"):
        return None
    if not any(t.kind == "WHERE" for t in place.tokens[place.at :]):
        return None
    for i in range(place.at - 1, 0, -1):
        if place.tokens[i - 1].kind == "NOT" and place.tokens[i].kind == "NAME":
            between = place.tokens[i + 1 : place.at]
            if place.token.kind == "COMMA" and between:
                return None
            if place.token.kind == "WHERE" and (not between or between[0].kind != "IN"):
                return None
            names = place.written(place.tokens[i].start)
            return (
                "wrong-operator", place.of(place.tokens[i - 1]),
                "`not` denies one condition; that there are none is said with `no`",
                f"write `no {names}`",
            )  # fmt: skip
    return None


def _subsets(place: Place) -> Habit:
    """``every s in set of used``"""
    before = place.before
    if place.token.kind != "OF" or before is None or before.kind != "SET":
        return None
    word = next((o.text for o, _ in place.open() if o.kind in QUANTIFIERS), "for")
    span = place.text.span(before.start, place.token.end)
    whole = place.tokens[place.at + 1].text if place.kind_after == "NAME" else "S"
    return (
        "syntax", span, f"`{word}` goes over the members of a set, not over its subsets",
        f"write `in {whole}` for its members; only a parameter of a transition can be any "
        f"subset: `take(group in set of {whole})`",
    )  # fmt: skip


def _empty_call(place: Place) -> Habit:
    if place.token.kind != "RPAR" or place.before is None or place.before.kind != "LPAR":
        return None
    function = place.tokens[place.at - 2] if place.at > 1 else None
    span = place.text.span(place.before.start, place.token.end)
    if function is None or function.kind != "NAME":
        help = "the set with nothing in it is `none`" if function and function.kind == "SET" else (
            "leave them out, or put a value between them"
        )  # fmt: skip
        return "syntax", span, "nothing stands between these parentheses", help
    return (
        "syntax", span, "nothing stands between these parentheses",
        WayOut(f"without arguments it is just `{function.text}`", ""),
    )  # fmt: skip


def _reserved(place: Place) -> Habit:
    """A word of the language where a name could stand, and nothing else explains it."""
    word = place.token.text
    if place.table.keywords.get(word) != place.token.kind or not place.accepts("NAME"):
        return None
    begun = place.before is not None and place.before.kind in QUANTIFIERS
    if any(place.token.kind == need for _, need in place.open()) and not begun:
        return None
    if place.accepts("PLUS"):
        return None
    if place.accepts("NUMBER") and place.token.kind in OPERATORS and place.before is not None:
        return None  # an operand is missing
    return (
        "reserved-word", place.span, f"`{word}` is a word of the language and cannot be a name",
        another_name(word),
    )  # fmt: skip


def _reserved_left(place: Place) -> Habit:
    """``set = 3``, ``no = 1``: the word was taken for the beginning of something else."""
    before = place.before
    if before is None or place.table.keywords.get(before.text) != before.kind:
        return None
    if before.kind not in ("SET", "NO", "SOME", "EVERY", "THOSE", "THE"):
        return None
    if place.accepts("NAME") and place.token.text in place.table.keywords:
        return None  # it is that one
    if place.token.kind not in (*OPERATORS, "RPAR", "COMMA", "LPAR"):
        return None
    if place.token.kind in ("LPAR", "MINUS") and place.accepts(place.token.kind):
        return None
    return (
        "reserved-word", place.of(before),
        f"`{before.text}` is a word of the language and cannot be a name",
        another_name(before.text),
    )  # fmt: skip


_BY_WORDS = (declarations.line, assignments.value, value_lists.listed, *clauses.FIRST)
"""These know a mistake by the words of the whole text, and speak first."""

_HABITS = (
    *habits.FIRST, _pair, _closes_nothing, _is_not, _chain, _filter_in_call, _has_for_where,
    _coefficient, _trailing_if, _foreign, _nameless, _not_for_no, misplaced_words.late_each,
    misplaced_words.each_of_what, misplaced_words.each, misplaced_words.start_value,
    *habits.LATER, misplaced_words.behind_parameters, misplaced_words.parameter,
    misplaced_words.word_in_head, _subsets, misplaced_words.key_with_equals, _empty_call,
    _reserved_left, _reserved,
    value_lists.conditions,
)  # fmt: skip
"""Tried in this order; the first that knows the mistake speaks."""
