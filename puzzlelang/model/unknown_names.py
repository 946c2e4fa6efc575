"""Names without a meaning here: undefined ones, functions of other languages, unassignable ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, pairwise

from puzzlelang.core import (
    DIRECTIONS,
    Boolean,
    Integers,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    Type,
    size_of,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.calls import Call
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import fitted, tree
from puzzlelang.text import WayOut, write


def report_unknown(
    checker: Checker,
    name: tree.Name,
    scope: Scope,
    help: str = "",
    instead: str = "",
    want: Type | None = None,
) -> core.Const:
    """Report an undefined name, once.

    ``help`` is advice for a function, ``instead`` for a value of the expected type ``want``.
    """
    later = checker.names.variables.get(name.text)
    if later is not None and checker.reads_start:
        return checker.wrong("start-too-early", name, also=later)
    if later is not None:
        return checker.wrong("variable-too-early", name, also=later)
    if name.text in checker.later:
        return checker.wrong("let-too-early", name, also=checker.later[name.text])
    if name.text in checker.unknown:
        return core.unknown(name.span)
    checker.unknown.add(name.text)
    if not checker.diagnostics.advises(name.span):
        return checker.wrong("unknown-name", name, function=bool(help), help=help)
    elsewhere = _elsewhere(name, want)
    if name.text in checker.functions and not help and not elsewhere:
        help = f"it is a function, and needs arguments: `{checker.functions[name.text]}`"
    candidates = chain(scope, checker.names.every_name(), checker.functions, advice.BUILT_IN)
    return checker.wrong(
        "unknown-name",
        name,
        function=bool(help),
        help=help
        or instead
        or elsewhere
        or checker.near(name, candidates)
        or (advice.all_members(want) if want is not None else "")
        or advice.undefined(name.text),
    )


def report_unchangeable(checker: Checker, name: tree.Name, scope: Scope, is_defined: bool) -> None:
    """Report an assignment to anything but a variable; ``is_defined``: the name has a meaning."""
    names = checker.names
    variables: list[str] = []
    if checker.diagnostics.advises(name.span):
        variables = list(filter(names.variable, names.values))
    what = names.what(name.text) if is_defined else "not defined"
    if name.text in scope:
        what = "a name of this rule"
    elif name.text in checker.functions:
        what = "a function"
    elif not is_defined and name.text in names.members:
        what = f"a member of {names.members[name.text][0][0].name}"
    help = checker.near(name, variables)
    checker.wrong("not-a-variable", name, what=what, variables=variables, help=help)


def _elsewhere(name: tree.Name, want: Type | None = None) -> str:
    """Advise on a name of another language, used as a value of type ``want``."""
    kinds = () if want is None else (want,)
    whole = _whole_set(name, want) if isinstance(want, SetOf) else ""
    return advice.advised("exact words", *kinds, word=name.text, whole=whole) or advice.advised(
        "words", *kinds, word=name.text.lower(), whole=whole
    )


def _whole_set(name: tree.Name, want: SetOf) -> str:
    """Name the set of a variable's members: from its declaration in this line, or its type."""
    text, at = name.span.source.text, name.span.start
    declared = re.search(
        r"\bset of ([^=\n]+?)(?: for each [^=\n]+)? ?= ?$", text[text.rfind("\n", 0, at) + 1 : at]
    )
    if declared:
        return declared[1]
    return "" if isinstance(want.base, Integers) else want.base.name


# ── functions of other languages ──────────────────────────────────────────────────────

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
        claims = [fitted(word, tree.written(one), word) for one in call.given]
        return write(f" {word} ".join(claims) if claims[1:] else tree.written(claim), call.span)
    if len(call.given) > 1:
        return ""
    subject, rest = claim, ""
    if isinstance(claim, tree.Binary):
        subject, rest = claim.left, f"{claim.operator} {tree.written(claim.right)}"
    with call.checker.apart():
        row = call.checker.set_or_value(subject, call.scope, None).type
    if not isinstance(row, Row) or (not rest and not isinstance(row.element, Boolean)):
        return ""
    left = tree.written(subject)
    return write(advice.some(left, row.keys, rest, kind), call.span)


def help_for(call: Call) -> str:
    """Suggest a replacement for a call of an undefined function."""
    if not advice.is_known_call(call.name):
        return _claimed(call)
    with call.checker.apart():
        kinds = [call.value(place).type for place in range(len(call.given))]
        if call.name in call.checker.unknown:  # it is in the arguments, too: no help
            return ""
    texts = [tree.written(argument) for argument in call.given]
    suggestion = advice.advised(
        "call", *kinds, word=call.name, span=call.span,
        by=lambda detail: DETAILS[detail](texts, kinds), **dict(zip("abc", texts, strict=False)),
    )  # fmt: skip
    if isinstance(suggestion, WayOut) and suggestion.span is None:
        return WayOut(suggestion, *suggestion.texts, span=call.span)
    return suggestion
