"""Words at the wrong place in what is more than an expression: the head of a transition, what is
declared, what a variable becomes.
"""

from __future__ import annotations

from puzzlelang.syntax.parser_state import Place
from puzzlelang.syntax.surrounding_text import is_member
from puzzlelang.text import Span, WayOut, write

COMPARISONS = ("CMP", "EQ")

Habit = tuple[str, Span, str, str] | None
"""What a mistake is called, where it is, what is wrong, and the way out."""


def key_with_equals(place: Place) -> Habit:
    if place.entry != "effect" or place.token.kind not in COMPARISONS:
        return None
    left = place.written(0, place.token.start)
    right = place.written(place.token.end)
    return (
        "syntax", place.span, "a colon stands between a variable and its new value",
        write(f"{left}: {right}", place.all) if right and not place.is_key
        else f"write `{left}: {right or '…'}`",
    )  # fmt: skip


def each(place: Place) -> Habit:
    before = place.before
    if before is None or before.kind != "FOR" or not place.accepts("EACH"):
        return None
    rest = place.written(place.token.start)
    if place.token.text in ("every", "all", "any"):
        rest, word = place.written(place.token.end), place.token.text
        help = WayOut(f"write `for each {rest}`", "each")
        return "wrong-operator", place.span, f"`for {word}` is written `for each` here", help
    return (
        "missing-word",
        place.span,
        "`each` is missing",
        WayOut(
            f"write `for each {rest}`",
            "each",
            span=place.text.span(place.token.start, place.token.start),
        ),
    )


def start_value(place: Place) -> Habit:
    if place.entry != "decl" or not place.is_end() or not place.accepts("EQ"):
        return None
    text = place.written(0)
    if not text:
        return None
    if text.removeprefix("-").isdecimal():
        message, help = "the type is missing", f"write a range and `=`: `0..9 = {text}`"
    elif text.isidentifier():
        message = "a type and a value at the start stand here, with `=` between"
        help = (
            f"if `{text}` is the type, write `{text} = ` and the value; if it is the value, write"
            f" its type and ` = {text}`"
        )
    else:
        message, help = "the value at the start is missing", f"write `{text} = `, and the value"
    return "missing-start", place.span, message, help


def late_each(place: Place) -> Habit:
    """``bank = left for each item``: what it is there for comes before the value."""
    if place.entry != "decl" or place.token.kind != "FOR":
        return None
    sign = next((t for t in place.tokens[: place.at] if t.kind == "EQ"), None)
    if sign is None:
        return None
    kind, value = place.written(0, sign.start), place.written(sign.end, place.token.start)
    each = place.written(place.token.start)
    return (
        "syntax", place.span, "the value at the start comes last",
        write(f"{kind} {each} = {value}", place.all),
    )  # fmt: skip


def each_of_what(place: Place) -> Habit:
    """``for each 1..n``: only names of sets do without a name for each of them."""
    before = place.before
    if place.entry != "decl" or before is None or before.kind != "EACH":
        return None
    rest = place.written(place.token.start)
    if not rest or place.token.kind not in ("NUMBER", "MINUS", "THE", "THOSE"):
        return None
    return (
        "syntax",
        place.span,
        "a name is missing here",
        WayOut(
            f"write `for each p in {rest}`",
            "p in ",
            span=place.text.span(place.token.start, place.token.start),
        ),
    )


def word_in_head(place: Place) -> Habit:
    word = place.token.text
    if place.entry != "head" or not place.before or place.before.kind != "NAME":
        return None
    if place.table.keywords.get(word) != place.token.kind or not place.accepts("LPAR"):
        return None
    joined = f"{place.before.text}_{word}"
    if place.kind_after == "NAME":
        joined = f"{word}_{place.tokens[place.at + 1].text}"
    return (
        "reserved-word", place.span, f"`{word}` is a word of the language and cannot be in a name",
        f"leave it out, or join it to another word: `{joined}`; or quote all of it, `\"…\":`",
    )  # fmt: skip


def behind_parameters(place: Place) -> Habit:
    """``wait until (g in glass) is empty``: the parameters are the end of a head."""
    before = place.before
    if place.entry != "head" or before is None or before.kind != "RPAR":
        return None
    text = place.text.text
    name, parenthesis, rest = text[: before.end].partition("(")
    if not place.token.text.isidentifier() or rest.count("(") + 1 != rest.count(")"):
        return None
    return (
        "syntax", place.span, "the parameters come last",
        f"write `{name.strip()}{parenthesis}{rest}`; `say:` puts the step into words",
    )  # fmt: skip


def _members(place: Place) -> Habit:
    """``take(i in wolf, goat)``"""
    if place.token.kind != "RPAR" or not place.accepts("IN"):
        return None
    begin = max((i for i, t in enumerate(place.tokens[: place.at]) if t.kind == "IN"), default=-1)
    group = [t for t in place.tokens[begin + 1 : place.at] if t.kind != "COMMA"]
    if begin < 0 or not all(is_member(place.text.source, t.text) for t in group):
        return None
    span = place.text.span(group[0].start, group[-1].end)
    message = "the set of several members is written with `+`"
    return "syntax", span, message, write(" + ".join(t.text for t in group))


def parameter(place: Place) -> Habit:
    if place.entry != "head":
        return None
    token, before = place.token, place.before
    if token.kind == "IN" and before and before.kind == "NAME":
        if place.kind_after in ("LPAR", "$END"):
            return None
        return (
            "syntax", place.span, "parameters stand in parentheses",
            f"write `take({before.text} in item)`",
        )  # fmt: skip
    if token.kind == "EQ" and before and before.kind == "NAME" and place.accepts("IN"):
        return "syntax", place.span, "what a parameter can be is said with `in`", write("in")
    if several := _members(place):
        return several
    if token.kind == "RPAR" and before and before.kind == "NAME" and place.accepts("IN"):
        help = f"write `({before.text} in S)` with a type or a set for S"
        if len(before.text) > 1:
            help += f"; if `{before.text}` is the type, write `(x in {before.text})`"
        return "syntax", place.of(before), f"nothing says what `{before.text}` can be", help
    if token.kind == "MINUS" and before and before.kind == "NAME":
        return "syntax", place.span, "`-` cannot stand in a name", "write a blank or `_`"
    return None
