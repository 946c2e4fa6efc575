"""Ways out: what to write in the place of an expression that does not fit."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core.types import (
    COMPASS,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    Members,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    describe,
    join_types,
    with_article,
)
from puzzlelang.diagnostics import meant, write
from puzzlelang.model.symbols import Names, VariableSymbol
from puzzlelang.syntax import tree

MOST_LISTED = 8
"""More members than this are not listed one by one in a message."""

BUILT_IN = ("true", "false", "none", "nowhere", *COMPASS)

_ELSEWHERE = {
    "len": "count", "length": "count", "size": "count", "card": "count", "number_of": "count",
    "opposite": "other", "flip": "other", "index": "rank", "ord": "rank", "dist": "distance",
    "null": "none", "nil": "none", "empty": "none", "nothing": "none", "old": "start",
    "initial": "start", "up": "north", "down": "south", "adjacent": "neighbours",
    "neighbors": "neighbours", "cols": "columns", "width": "columns", "height": "rows",
    "yes": "true", "any": "some", "all": "every",
}  # fmt: skip
"""What other languages call what is built in here."""


_TYPES = {
    "number": "a number has a range: `0..9`",
    "text": "a text is no value of a state; name the possible values under `types:`",
    "list": "for several values write `x: 0..9 for each p in 1..5 = 0`",
    "bool": meant("boolean"),
}
"""What to write for the types of other languages."""

_LIKE = {"int": "number", "integer": "number", "nat": "number", "float": "number",
    "string": "text", "str": "text", "array": "list"}  # fmt: skip


def elsewhere(word: str) -> str:
    word = word.lower()
    if _LIKE.get(word, word) in _TYPES:
        return _TYPES[_LIKE.get(word, word)]
    name = _ELSEWHERE.get(word)
    return meant(name) if name else ""


def written(node: tree.Expr | tree.Binder) -> str:
    """An expression as the author wrote it, in one line."""
    return " ".join(node.span.text.split())


def with_members(kind: Type) -> str:
    """A type in words, with its members when they are few: ``a bank (left or right)``"""
    match kind:
        case Scalar(Members(_, names)) if len(names) <= MOST_LISTED:
            return f"{describe(kind)} ({_or(names)})"
    return describe(kind)


def all_members(kind: Type) -> str:
    """``a bank is left or right``, when they are few"""
    match kind:
        case Scalar(Members(name, names)) if len(names) <= MOST_LISTED:
            return f"{with_article(name)} is {_or(names)}"
    return ""


def _or(names: Sequence[str]) -> str:
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def as_condition(node: tree.Expr, kind: Type) -> str:
    """How a value could be made a condition."""
    text = written(node) if isinstance(node, tree.Name | tree.Call) else "…"
    match kind:
        case Scalar(Members(_, names)) if text in names:
            return f"compare something with it: `… = {text}`"
        case Scalar(Members(_, names)) if names:
            return f"compare it: `{text} = {names[0]}`"
        case Scalar(Integers()):
            return f"compare it: `{text} = 0`, `{text} in 1..3`"
        case Scalar():
            return f"compare it: `{text} = …`, `{text} in …`"
        case SetOf():
            return f"ask for a member, `… in {text}`, or whether it has any, `{text} != none`"
        case Row():
            return f"ask for one value of it, or for all: `every x in S has {text}(x) = …`"
    return "compare it with something: `… = …`"


def as_set(text: str, kind: Type) -> str:
    """What set may have been meant by a value."""
    match kind:
        case Scalar(Integers()):
            return (
                f"a range is a set: `0..{text}`" if text.isdigit() else "a range is a set: `1..3`"
            )
        case TupleOf():
            return "the set of several members is `a + b`, without parentheses or commas"
        case Row((key,), Scalar()):
            return f"the set of its values is `set({text}(x) for x in {_domain(key)})`"
        case Scalar(base):
            return f"the set of all of them is `{base.name}`; to test one value, write `=`"
    return ""


def _domain(key: Domain) -> str:
    """The set over which a row goes, as one may write it."""
    if isinstance(key.base, Integers):
        return f"{key.low} .. {key.high}" if key.contiguous else "…"
    return key.base.name


def as_number(text: str, kind: Type) -> str:
    """How a value could be made a number."""
    match kind:
        case SetOf():
            return f"the number of its members is `count({text})`"
        case Scalar(Members()):
            return "give the members numbers with a table; `rank(x)` is the place in the type"
        case Boolean():
            return write(f"if {text} then 1 else 0")
        case Row():
            return f"say which one: `{text}(…)`"
    return ""


def _variable_of(names: Names, node: tree.Expr, base: Base, claim: str) -> str:
    """``bank = left``: the type was named, one of its variables was meant."""
    if not isinstance(node, tree.Name) or node.text not in names.sets:
        return ""
    for text in names.values:
        symbol = names.find(text, set_first=False)
        if isinstance(symbol, VariableSymbol) and not symbol.variable.keys:
            kind = symbol.variable.type
            if isinstance(kind, Scalar) and kind.base is base:
                return f"`{node.text}` is all of them; did you mean `{text} {claim}`?"
    return ""


def comparable(names: Names, node: tree.Binary, a: Type, b: Type) -> str:
    """What may have been meant by a comparison of two types."""
    left, right = written(node.left), written(node.right)
    match a, b:
        case (Row(keys, element), _) if join_types(element, b) is not None:
            return _each(left, keys, f"{node.operator} {right}")
        case (_, Row(keys, element)) if join_types(element, a) is not None:
            return _each(right, keys, f"{node.operator} {left}")
        case (Row(), Row()):
            return "rows can be compared when they are there for as many things"
        case (SetOf(base, _), Scalar(other)) if base is other:
            return _variable_of(names, node.left, other, f"{node.operator} {right}") or (
                f"to ask for a member of a set, write `{right} in {left}`"
            )
        case (Scalar(base), SetOf(other, _)) if base is other:
            return f"to ask for a member of a set, write `{left} in {right}`"
        case (SetOf(), Scalar(Integers())):
            return f"the number of its members is `count({left}) {node.operator} {right}`"
        case (Scalar(Integers()), SetOf()):
            return f"the number of its members is `{left} {node.operator} count({right})`"
        case (TextType(), Scalar()) | (Scalar(), TextType()):
            return "a member is written without quotes; a text only prints"
        case (Scalar(Members(_, all_)), _) if len(all_) <= MOST_LISTED:
            return all_members(a)
        case (_, Scalar(Members(_, all_))) if len(all_) <= MOST_LISTED:
            return all_members(b)
        case (Scalar(Cells()), TupleOf()) if isinstance(node.right, tree.Tuple):
            row, column, *_ = (written(item) for item in node.right.items)
            return f"write `row({left}) = {row} and col({left}) = {column}`"
        case (Boolean(), Scalar(Integers())) | (Scalar(Integers()), Boolean()):
            return "a condition is true or false, never a number"
    return ""


def _each(row: str, keys: Sequence[Domain], claim: str) -> str:
    """``every x in item has at(x) = right``"""
    names = "xyzuvw"[: len(keys)]
    binders = ", ".join(f"{x} in {key.base.name}" for x, key in zip(names, keys, strict=False))
    return f"for all of them: `every {binders} has {row}({', '.join(names)}) {claim}`"
