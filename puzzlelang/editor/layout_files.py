"""Formatting of a file, or of a puzzle of the library."""

from __future__ import annotations

import os

from puzzlelang.editor.formatting import format_text
from puzzlelang.syntax import PUZZLE_LIMIT, library, read_file
from puzzlelang.text import Record, usage_error


class Formatted(metaclass=Record):
    """A file with its text in the house style."""

    path: str
    text: str
    changed: bool


def format_file(what: str, *, to_write: bool = False) -> Formatted:
    """Format a path, ``-`` or a puzzle of the library.

    ``to_write`` rejects the library's puzzles, since the caller overwrites the file.
    """
    if to_write and not os.path.exists(what) and library.path_of(what) != what:
        help = f"`puzzlelang new NAME --like {what}` makes your own copy"
        message = f"`{what}` is a bundled puzzle, and is not changed"
        raise usage_error(message, help)
    source = read_file(what if what == "-" else library.path_of(what), PUZZLE_LIMIT)
    text = format_text(source.text, source.name)
    return Formatted(source.name, text, text != source.text)
