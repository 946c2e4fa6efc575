"""The source of the program, parsed once for all tests that read it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "puzzlelang"
FILES = sorted(PACKAGE.rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All nodes, in the order of :func:`ast.walk`."""
    found: list[ast.AST] = [parsed(path)]
    for node in found:
        found += ast.iter_child_nodes(node)
    return found
