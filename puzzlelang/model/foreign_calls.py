"""Functions of other languages: what is written here for a call of one that there is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from puzzlelang.core import DIRECTIONS, Boolean, Cells, Integers, Members, Row, Scalar, Type, whole
from puzzlelang.model import advice
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import WayOut, write

if TYPE_CHECKING:
    from puzzlelang.model.expression_checker import ExpressionChecker

Given = tuple[tuple[str, ...], tuple[Type, ...]]
"""The arguments as written, and their types."""

_BACK = {"north": "south", "east": "west", "south": "north", "west": "east",
         "northeast": "southwest", "northwest": "southeast", "southeast": "northwest",
         "southwest": "northeast"}  # fmt: skip

BACK = (
    "write a table, `back: {north: south, east: west, south: north, west: east}`, and `back(d)`;"
    " one step back is `step(c, d, -1)`"
)
_TURN = "write a table, `turn: {north: east, east: south, south: west, west: north}`, and `turn(d)`"


def opposite(given: Given) -> str:
    """``opposite(x)``, ``other(x)`` where there are not two, ``toggle(lit)``"""
    (text, *_), (kind, *_) = given
    match kind:
        case Boolean():
            return write(f"not {text}" if text.isidentifier() else f"not ({text})")
        case Scalar(base) if base is DIRECTIONS:
            return write(_BACK[text]) if text in _BACK else BACK
        case Scalar(Members() as base) if len(whole(base).values) == 2:
            return write(f"other({text})")
        case Scalar(Members(_, names)):
            pairs = ", ".join(f"{a}: …" for a in names[:3])
            return f"write a table, `opposite: {{{pairs}}}`, and `opposite({text})`"
    return ""


def _next(sign: str) -> Callable[[Given], str]:
    def say(given: Given) -> str:
        (text, *rest), (kind, *_) = given
        match kind:
            case Scalar(Cells()) if rest:
                return write(f"step({text}, {rest[0]})")
            case Scalar(Cells()):
                return f"the next cell in a direction is `step({text}, east)`"
            case Scalar(Integers()):
                return write(f"{text} {sign} 1")
            case Scalar(Members(_, names)) if len(names) > 2:
                order = names if sign == "+" else names[::-1]
                pairs = ", ".join(f"{a}: {b}" for a, b in pairwise(order[:4]))
                name = "after" if sign == "+" else "ahead"
                return f"write a table, `{name}: {{{pairs}, …}}`, and `{name}({text})`"
            case Scalar(Members()):
                return write(f"other({text})")
        return ""

    return say


def _between(sign: str) -> Callable[[Given], str]:
    """What is written with a sign between the two: ``union(a, b)``"""
    return lambda given: write(f"{given[0][0]} {sign} {given[0][1]}") if len(given[0]) == 2 else ""


def _behind(rest: str) -> Callable[[Given], str]:
    """What is written behind the one argument: ``empty(load)``"""
    return lambda given: write(f"{given[0][0]} {rest}") if len(given[0]) == 1 else ""


def _step(given: Given) -> str:
    (text, *rest), (kind, *_) = given
    if len(rest) == 1 and isinstance(kind, Scalar) and isinstance(kind.base, Cells):
        return write(f"step({text}, {rest[0]})")
    return ""


def _towards(direction: str) -> Callable[[Given], str]:
    """``north(man)``, ``up(man)``"""

    def say(given: Given) -> str:
        (text, *_), (kind, *_) = given
        if isinstance(kind, Scalar) and isinstance(kind.base, Cells):
            return write(f"step({text}, {direction})")
        return ""

    return say


def _summed(given: Given) -> str:
    """``sum(weight(i), i in item)``"""
    texts, _ = given
    if len(texts) == 2 and " in " in texts[1]:
        return write(f"sum({texts[0]} for {texts[1]})")
    return ""


def _different(given: Given) -> str:
    texts, kinds = given
    if len(texts) > 1:
        claim = " and ".join(f"{a} != {b}" for a, b in combinations(texts, 2))
        return write(claim) if len(claim) < 120 else ""
    match kinds[0]:
        case Row((key,), _):
            return write(advice.pairs(texts[0], key))
    return "write `every a, b in S where a < b has x(a) != x(b)`"


def _beside(given: Given) -> str:
    texts, _ = given
    if len(texts) == 2:
        return write(f"{texts[0]} in neighbours({texts[1]})")
    return WayOut(f"write `neighbours({texts[0]})`", f"neighbours({texts[0]})")


def _contains(given: Given) -> str:
    if len(given[0]) != 2:
        return ""
    (group, member), (kind, _) = given
    if isinstance(kind, Row):
        return write(advice.some(group, kind.keys, f"= {member}"))
    return write(f"{member} in {group}")


def _common(given: Given) -> str:
    texts, _ = given
    return write(f"those x in {texts[0]} where x in {texts[1]}") if len(texts) == 2 else ""


def _range(given: Given) -> str:
    texts, _ = given
    low, high = ("0", texts[0]) if len(texts) == 1 else texts[:2]
    if not high.isdecimal() or not low.isdecimal():
        return f"a range is written `{low} .. {high}`; both ends belong to it"
    texts_ = (f"{low}..{int(high) - 1}", f"{low}..{high}")
    return WayOut(f"both ends belong to a range: write `{texts_[0]}` or `{texts_[1]}`", *texts_)


def _power(given: Given) -> str:
    texts, _ = given
    if len(texts) == 2 and texts[1] in ("2", "3") and texts[0].isidentifier():
        return write(" * ".join([texts[0]] * int(texts[1])))
    return "there is no power; write `x * x`"


def _choice(given: Given) -> str:
    texts, _ = given
    return write("if {} then {} else {}".format(*texts)) if len(texts) == 3 else ""


def _counted(given: Given) -> str:
    """``count(red, board)``, ``count(board, red)``"""
    if len(given[0]) != 2:
        return ""
    for row, value, kind in (
        (given[0][0], given[0][1], given[1][0]), (given[0][1], given[0][0], given[1][1]),
    ):  # fmt: skip
        if isinstance(kind, Row) and len(kind.keys) == 1:
            return write(f"count({advice.some(row, kind.keys, f'= {value}', 'those')})")
    return ""


_FOREIGN: Mapping[Callable[[Given], str], str] = {
    opposite: "opposite flip invert inverse negate reversed switch toggle other",
    _next("+"): "next succ successor inc increment",
    _next("-"): "prev previous pred predecessor dec decrement",
    _behind("= none"): "empty is_empty isempty isEmpty",
    _behind("!= none"): "nonempty not_empty is_not_empty",
    _behind("mod 2 = 0"): "even is_even isEven",
    _behind("mod 2 = 1"): "odd is_odd isOdd",
    _between("+"): "union add insert append push plus with",
    _between("-"): "remove delete discard without difference minus",
    _between("<="): "subset is_subset issubset",
    _between("="): "equal equals eq same",
    _between("implies"): "implies imply",
    _contains: "contains includes has_member",
    _common: "intersection intersect common",
    _different: "distinct all_different alldifferent alldiff allDifferent different unique",
    lambda given: write(given[0][0]): "old prior current pre now",
    _step: "move go walk neighbor neighbour cell_in",
    _beside: "adjacent neighbors next_to touches beside",
    lambda given: _TURN: "turn rotate clockwise turn_right turn_left",
    _range: "range",
    _power: "pow power sqr square",
    _choice: "ite iif ifelse cond choose",
    _counted: "count",
    _summed: "sum",
    _towards("north"): "north up above",
    _towards("south"): "south down below",
    _towards("west"): "west left",
    _towards("east"): "east right",
}

_BY_NAME = {name: say for say, names in _FOREIGN.items() for name in names.split()}


def _kinds(
    checker: ExpressionChecker, given: Sequence[tree.Expr], scope: Scope
) -> tuple[Type, ...]:
    with checker.apart():
        return tuple(checker.set_or_value(node, scope, None).type for node in given)


def _claimed(checker: ExpressionChecker, node: tree.Call, scope: Scope) -> str:
    """``all(at = right)``, ``any(at = right)``"""
    kind = {"all": "every", "every": "every", "any": "some"}.get(node.function.text)
    claim = node.arguments[0]
    if kind is None or not isinstance(claim, tree.Binary) or len(node.arguments) > 1:
        return ""
    (row,) = _kinds(checker, (claim.left,), scope)
    if not isinstance(row, Row):
        return ""
    left, rest = advice.written(claim.left), f"{claim.operator} {advice.written(claim.right)}"
    return write(advice.some(left, row.keys, rest, kind), node.span)


def help_for(checker: ExpressionChecker, node: tree.Call, scope: Scope) -> str:
    """What to write in the place of a call of a function that there is not, if that is known."""
    say = _BY_NAME.get(node.function.text)
    if say is None:
        return _claimed(checker, node, scope)
    kinds = _kinds(checker, node.arguments, scope)
    found = say((tuple(map(advice.written, node.arguments)), kinds))
    if isinstance(found, WayOut) and found.span is None:
        return WayOut(found, *found.texts, span=node.span)
    return found
