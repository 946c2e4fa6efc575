"""A folder with all bundled maps and levels, for mutants of any bundled puzzle."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from puzzlelang.syntax import library


@cache
def folder() -> Path:
    """Create the folder once in a process, and remove it at exit."""
    place = tempfile.mkdtemp(prefix="puzzlelang-fuzz-")
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    for family in sorted(Path(library.folder()).iterdir()):
        if family.is_dir():
            ignored = shutil.ignore_patterns("*.yaml")
            shutil.copytree(family, place, ignore=ignored, dirs_exist_ok=True)
    return Path(place)


@cache
def puzzle_files() -> dict[str, bytes]:
    return {name: Path(path).read_bytes() for name, path in library.names().items()}
