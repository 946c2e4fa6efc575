"""Fast reading of a few sections of a file, for lists of many puzzles."""

from __future__ import annotations

import re
from collections.abc import Container

from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.text import Diagnostics, Source

_SECTION = re.compile(r"^(?P<name>\w+):.*\n?(?:(?:[ \t#-].*)?\n)*(?:[ \t#-].+)?", re.MULTILINE)


def read_outline(source: Source, sections: Container[str]) -> tree.Puzzle | None:
    """Read only these sections of a file; None if they have a mistake."""

    def kept(section: re.Match[str]) -> str:
        if section["name"] in sections:
            return section.group()
        return "\n" * section.group().count("\n")

    diagnostics = Diagnostics()
    puzzle = read_puzzle(Source(source.name, _SECTION.sub(kept, source.text)), diagnostics)
    if any(error.code != "missing-section" for error in diagnostics.errors):
        return None
    return puzzle
