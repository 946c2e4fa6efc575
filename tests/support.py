"""What several tests share."""

from __future__ import annotations

from puzzlelang.diagnostics import Diagnostic, Diagnostics
from puzzlelang.source import Source
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expressions import parse
from puzzlelang.syntax.located import LocatedText


def diagnose(text: str, name: str = "puzzle.yaml") -> list[Diagnostic]:
    """Everything that is said about a puzzle file without solving it."""
    diagnostics = Diagnostics()
    read_puzzle(Source(name, text), diagnostics)
    return list(diagnostics)


def located(text: str) -> LocatedText:
    return LocatedText(Source("test", text), text, range(len(text)))


def parsed(text: str, entry: str = "expr") -> object:
    """The tree of a text that is right."""
    diagnostics = Diagnostics()
    tree = parse(entry, located(text), diagnostics)
    assert not list(diagnostics), list(diagnostics)
    return tree


def complaints(text: str, entry: str = "expr") -> list[Diagnostic]:
    """What is said about a text that is wrong."""
    diagnostics = Diagnostics()
    assert parse(entry, located(text), diagnostics) is None
    return list(diagnostics)
