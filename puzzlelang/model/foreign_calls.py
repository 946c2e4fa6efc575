"""Suggestions for calls of functions that exist in other languages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from puzzlelang.core import DIRECTIONS, Boolean, ListOf, Members, Row, Scalar, Type, size_of, whole
from puzzlelang.model import advice
from puzzlelang.model.calls import Call
from puzzlelang.syntax import fitted, tree
from puzzlelang.text import WayOut, write

_BACK = {"north": "south", "east": "west", "south": "north", "west": "east",
         "northeast": "southwest", "northwest": "southeast", "southeast": "northwest",
         "southwest": "northeast"}  # fmt: skip


def opposite(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """Replace ``opposite(x)``, ``toggle(lit)``, or ``other(x)`` of more than two members."""
    text = texts[0]
    match kinds[0]:
        case Boolean():
            return write(f"not {fitted('not ', text, '')}")
        case Scalar(base) if base is DIRECTIONS:
            return write(_BACK.get(text, f"opposite({text})"))
        case Scalar(Members() as base) if size_of(whole(base).values) == 2:
            return write(f"other({text})")
        case Scalar(Members(_, names)):
            pairs = ", ".join(f"{a}: …" for a in names[:3])
            return f"write a table, `back: {{{pairs}}}`, and `back({text})`"
    return ""


def following(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    return _in_order(texts[0], kinds[0], "after", 1)


def preceding(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    return _in_order(texts[0], kinds[0], "ahead", -1)


def _in_order(text: str, kind: Type, name: str, by: int) -> str:
    assert isinstance(kind, Scalar) and isinstance(kind.base, Members)
    if len(kind.base.names) <= 2:
        return write(f"other({text})")
    pairs = ", ".join(f"{a}: {b}" for a, b in pairwise(kind.base.names[::by][:4]))
    return f"write a table, `{name}: {{{pairs}, …}}`, and `{name}({text})`"


def summed(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """``sum(weight(i), i in item)``"""
    return write(f"sum({texts[0]} for {texts[1]})") if " in " in texts[1] else ""


def different(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """``alldifferent(a, b)``, ``distinct(queen)``"""
    if len(texts) > 1 or isinstance(kinds[0], Row | ListOf):
        return write(f"different({', '.join(texts)})")
    return "write `different(… for x in S)`"


def containing(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    assert isinstance(kinds[0], Row)
    return write(advice.some(texts[0], kinds[0].keys, f"= {texts[1]}"))


def extent(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """``range(4)``, ``range(1, 4)``"""
    low, high = ("0", texts[0]) if len(texts) == 1 else texts[:2]
    if not high.isdecimal() or not low.isdecimal():
        return f"a range is written `{low} .. {high}`; both ends belong to it"
    ways = (f"{low}..{int(high) - 1}", f"{low}..{high}")
    return WayOut(f"both ends belong to a range: write `{ways[0]}` or `{ways[1]}`", *ways)


def power(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """``pow(n, k)``, ``sqr(n)``"""
    exponent = texts[1] if len(texts) > 1 else "2"
    return write(f"{fitted('', texts[0], '^')} ^ {fitted('^', exponent, '')}")


def counted(texts: Sequence[str], kinds: Sequence[Type]) -> str:
    """``count(red, board)``, ``count(board, red)``"""
    for row, value, kind in zip(texts, texts[::-1], kinds, strict=True):
        if isinstance(kind, Row) and len(kind.keys) == 1:
            return write(f"count({advice.some(row, kind.keys, f'= {value}', 'those')})")
    return ""


DETAILS = {
    function.__name__: function
    for function in (
        opposite, following, preceding, summed, different, containing, extent, power, counted,
    )
}  # fmt: skip
"""Functions for rows of ``advice.txt`` that need more than a pattern."""


def _claimed(call: Call) -> str:
    """``all(at = right)``, ``any(at = right)``, ``any(lit, n = 3)``"""
    kind = {"all": "every", "every": "every", "any": "some"}.get(call.name)
    claim = call.given[0]
    if kind is None:
        return ""
    with call.checker.apart() as reports:
        types = [call.expression(place).type for place in range(len(call.given))]
    if not reports.error_count and all(isinstance(one, Boolean) for one in types):
        word = "and" if kind == "every" else "or"
        claims = [fitted(word, advice.written(one), word) for one in call.given]
        return write(f" {word} ".join(claims) if claims[1:] else advice.written(claim), call.span)
    if len(call.given) > 1:
        return ""
    subject, rest = claim, ""
    if isinstance(claim, tree.Binary):
        subject, rest = claim.left, f"{claim.operator} {advice.written(claim.right)}"
    with call.checker.apart():
        row = call.checker.set_or_value(subject, call.scope, None).type
    if not isinstance(row, Row) or (not rest and not isinstance(row.element, Boolean)):
        return ""
    left = advice.written(subject)
    return write(advice.some(left, row.keys, rest, kind), call.span)


def help_for(call: Call) -> str:
    """Suggest a replacement for a call of an undefined function."""
    if not advice.is_known_call(call.name):
        return _claimed(call)
    with call.checker.apart():
        kinds = [call.value(place).type for place in range(len(call.given))]
        if call.name in call.checker.unknown:  # it is in the arguments, too: no help
            return ""
    texts = [advice.written(argument) for argument in call.given]
    suggestion = advice.advised(
        "call", *kinds, word=call.name, span=call.span,
        by=lambda detail: DETAILS[detail](texts, kinds), **dict(zip("abc", texts, strict=False)),
    )  # fmt: skip
    if isinstance(suggestion, WayOut) and suggestion.span is None:
        return WayOut(suggestion, *suggestion.texts, span=call.span)
    return suggestion
