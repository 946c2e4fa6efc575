"""Nodes of Python's own syntax tree that know a place, as ``compile`` wants of each.

A class attribute serves for all nodes of a kind; ``ast.fix_missing_locations`` would take a
quarter of the time that it takes to compile a puzzle.
"""

from __future__ import annotations

import ast
from ast import (
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


__all__ = [
    "Add", "And", "Assign", "Attribute", "BinOp", "BitAnd", "BitOr", "BitXor", "BoolOp", "Call",
    "Compare", "Constant", "Eq", "ExceptHandler", "Expr", "FloorDiv", "For", "FunctionDef",
    "GeneratorExp", "Gt",
    "GtE", "If", "IfExp", "In", "Invert", "LShift", "Lambda", "List", "Load", "Lt", "LtE", "Mod",
    "Module", "Mult", "Name", "NamedExpr", "Not", "NotEq", "Or", "Pass", "RShift", "Return",
    "Slice", "Store", "Sub", "Subscript", "Try", "Tuple", "USub", "UnaryOp", "arg",
]  # fmt: skip
