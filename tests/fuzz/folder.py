"""A folder with the maps and levels of the whole library, for mutants of any of its puzzles."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from puzzlelang.syntax import library


@cache
def folder() -> Path:
    """Made once in a process, and gone with it."""
    place = tempfile.mkdtemp(prefix="puzzlelang-fuzz-")
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    for family in sorted(Path(library.folder()).iterdir()):
        if family.is_dir():
            ignored = shutil.ignore_patterns("*.yaml")
            shutil.copytree(family, place, ignore=ignored, dirs_exist_ok=True)
    return Path(place)


@cache
def puzzle_files() -> dict[str, bytes]:
    """The files of the library by their names."""
    return {name: Path(path).read_bytes() for name, path in library.names().items()}
