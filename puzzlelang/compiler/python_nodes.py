"""Nodes of Python's syntax tree with the position that ``compile`` requires.

A class attribute serves all nodes of a kind; ``ast.fix_missing_locations`` would take a quarter of
a puzzle's compilation time. The classes come from ``_ast``, because importing ``ast``, which
extends them, takes a millisecond.
"""

from __future__ import annotations

import _ast as ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _ast import *
else:
    _PLAIN = (
        "Add And BitAnd BitOr BitXor Eq FloorDiv Gt GtE In Invert IsNot LShift Load Lt LtE Mod "
        "Module Mult Not NotEq Or Pow RShift Store Sub USub"
    )
    _PLACED = (
        "Assign Attribute BinOp BoolOp Call Compare Constant ExceptHandler Expr For FunctionDef "
        "GeneratorExp If IfExp Lambda List Name NamedExpr Pass Return Set Slice Subscript Try "
        "Tuple UnaryOp arg"
    )
    for _name in _PLAIN.split():
        globals()[_name] = getattr(ast, _name)
    for _name in _PLACED.split():
        globals()[_name] = type(_name, (getattr(ast, _name),), {"lineno": 1, "col_offset": 0})

LOAD, STORE = Load(), Store()


def name(text: str) -> ast.expr:
    return Name(text, LOAD)


def number(value: int) -> ast.expr:
    return Constant(value)


def called(function: ast.expr, *arguments: ast.expr) -> ast.expr:
    return Call(function, list(arguments), [])


def compare(left: ast.expr, operator: type[ast.cmpop], right: ast.expr) -> ast.expr:
    return Compare(left, [operator()], [right])


def operation(left: ast.expr, operator: type[ast.operator], right: ast.expr) -> ast.expr:
    return BinOp(left, operator(), right)


def bit_of(group: ast.expr, place: ast.expr) -> ast.expr:
    """``group >> place & 1``"""
    return operation(operation(group, RShift, place), BitAnd, number(1))
