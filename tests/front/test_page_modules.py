"""The page has every module that one of its modules imports at load time."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.program_source import FILES, PACKAGE, parsed

TOP = PACKAGE.parent
NEVER_ASKED = {
    "puzzlelang/answers/answer_reading.py",
    "puzzlelang/answers/verdict.py",
}  # fmt: skip
"""The page never reads answers or states in JSON, so these files are never imported."""

LEFT_OUT = runpy.run_path(str(TOP / "playground" / "build.py"))["LEFT_OUT"]


def path_in_wheel(path: Path) -> str:
    return path.relative_to(TOP).as_posix()


def imported(path: Path) -> Iterator[str]:
    """Modules imported by a file, except in functions and for type checkers."""
    for node in parsed(path).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.slow
def test_what_is_imported_is_there() -> None:
    there = {path_in_wheel(p) for p in FILES if not LEFT_OUT.search(path_in_wheel(p))}
    known = {path_in_wheel(path) for path in FILES}
    missing = [
        (path_in_wheel(path), file)
        for path in FILES if path_in_wheel(path) in there - NEVER_ASKED
        for module in imported(path)
        for file in (f"{module.replace('.', '/')}.py", f"{module.replace('.', '/')}/__init__.py")
        if file in known - there
    ]  # fmt: skip
    assert len(there) > 200 and not missing
