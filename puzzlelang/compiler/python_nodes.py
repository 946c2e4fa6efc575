"""Nodes of Python's syntax tree with the position that ``compile`` requires.

A class attribute serves all nodes of a kind; ``ast.fix_missing_locations`` would take a quarter of
a puzzle's compilation time. The classes come from ``_ast``, because importing ``ast``, which
extends them, takes a millisecond.
"""

from __future__ import annotations

import _ast as ast
from _ast import (
    Add,
    And,
    BitAnd,
    BitOr,
    BitXor,
    Eq,
    FloorDiv,
    Gt,
    GtE,
    In,
    Invert,
    IsNot,
    Load,
    LShift,
    Lt,
    LtE,
    Mod,
    Module,
    Mult,
    Not,
    NotEq,
    Or,
    Pow,
    RShift,
    Store,
    Sub,
    USub,
)


class _Placed:
    lineno = 1
    col_offset = 0


class Assign(_Placed, ast.Assign):
    pass


class Attribute(_Placed, ast.Attribute):
    pass


class BinOp(_Placed, ast.BinOp):
    pass


class BoolOp(_Placed, ast.BoolOp):
    pass


class Call(_Placed, ast.Call):
    pass


class Compare(_Placed, ast.Compare):
    pass


class Constant(_Placed, ast.Constant):
    pass


class ExceptHandler(_Placed, ast.ExceptHandler):
    pass


class Expr(_Placed, ast.Expr):
    pass


class For(_Placed, ast.For):
    pass


class FunctionDef(_Placed, ast.FunctionDef):
    pass


class GeneratorExp(_Placed, ast.GeneratorExp):
    pass


class If(_Placed, ast.If):
    pass


class IfExp(_Placed, ast.IfExp):
    pass


class Lambda(_Placed, ast.Lambda):
    pass


class List(_Placed, ast.List):
    pass


class Name(_Placed, ast.Name):
    pass


class NamedExpr(_Placed, ast.NamedExpr):
    pass


class Pass(_Placed, ast.Pass):
    pass


class Return(_Placed, ast.Return):
    pass


class Slice(_Placed, ast.Slice):
    pass


class Set(_Placed, ast.Set):
    pass


class Subscript(_Placed, ast.Subscript):
    pass


class Try(_Placed, ast.Try):
    pass


class Tuple(_Placed, ast.Tuple):
    pass


class UnaryOp(_Placed, ast.UnaryOp):
    pass


class arg(_Placed, ast.arg):
    pass


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


__all__ = [
    "LOAD", "STORE",
    "Add", "And", "Assign", "Attribute", "BinOp", "BitAnd", "BitOr", "BitXor", "BoolOp", "Call",
    "Compare", "Constant", "Eq", "ExceptHandler", "Expr", "FloorDiv", "For", "FunctionDef",
    "GeneratorExp", "Gt", "GtE", "If", "IfExp", "In", "Invert", "IsNot", "LShift", "Lambda", "List",
    "Load", "Lt", "LtE", "Mod", "Module", "Mult", "Name", "NamedExpr", "Not", "NotEq", "Or", "Pass",
    "Pow", "RShift", "Return", "Set", "Slice", "Store", "Sub", "Subscript", "Try", "Tuple", "USub",
    "UnaryOp", "arg", "bit_of", "called", "compare", "name", "number", "operation",
]  # fmt: skip
