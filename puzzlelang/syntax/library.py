"""Paths of puzzle files, and names of the bundled puzzles."""

from __future__ import annotations

import os

from puzzlelang.text import NoReturn, nearest, refusal

ENDINGS = (".yaml", ".yml")


def folder() -> str:
    """The folder of bundled puzzles: inside an installed package, next to it in a checkout."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    in_package = os.path.join(package, "_data", "puzzles")
    if os.path.isdir(in_package):
        return in_package
    return os.path.join(os.path.dirname(package), "puzzles")


def names() -> dict[str, str]:
    """Paths by name (the file's stem), sorted by name."""
    return dict(sorted((stem(path), path) for path in files_in(folder())))


def files_in(directory: str) -> list[str]:
    """All puzzle files below ``directory``, sorted, without links that lead out of it.

    Raises :class:`PuzzleError` if a folder can't be read, because its files would be missing.
    """
    puzzles: list[str] = []
    home = os.path.join(os.path.realpath(directory), "")
    for parent, folders, files in os.walk(directory, onerror=_refuse):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = (os.path.join(parent, name) for name in files if name.endswith(ENDINGS))
        puzzles.extend(
            path for path in paths
            if not os.path.islink(path) or os.path.realpath(path).startswith(home)
        )  # fmt: skip
    return sorted(puzzles)


def _refuse(error: OSError) -> NoReturn:
    message = f"the folder `{error.filename}` can't be read: {error.strerror}"
    raise refusal("unreadable", message) from None


def family(path: str) -> str:
    """The library folder that contains a puzzle; empty if none does."""
    parent = os.path.dirname(path)
    return "" if parent == folder() else os.path.basename(parent)


def stem(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def path_of(what: str) -> str:
    """Path of ``what``, which is a file or the name of a bundled puzzle."""
    is_file = os.path.exists(what) and not os.path.isdir(what)
    if not os.path.exists(what) and what == f"{stem(what)}{ENDINGS[0]}" and stem(what) in names():
        message = f"there is no file `{what}`"
        help = f"`{stem(what)}`, without `{ENDINGS[0]}`, is a bundled puzzle"
        raise refusal("no-such-file", message, help)
    if is_file or what in (".", "..") or os.path.dirname(what) or what.endswith(ENDINGS):
        return what
    for family in os.listdir(folder()):  # faster than walking the whole library
        direct = os.path.join(folder(), family, what + ENDINGS[0])
        if os.path.isfile(direct):
            return direct
    library = names()
    if what in library:
        return library[what]
    if os.path.isdir(what):
        return what  # reading it reports the mistake
    near = nearest(what, library)
    help = f"did you mean `{near}`?" if near else "`puzzlelang list` lists the bundled puzzles"
    help = to_file(what) or help
    message = f"there is no file and no bundled puzzle called `{what}`"
    raise refusal("no-such-puzzle", message, help)


def with_ending(what: str) -> str:
    """Path of the file ``what`` with its extension added or corrected; empty if none exists."""
    paths = (name + ending for name in (what, os.path.splitext(what)[0]) for ending in ENDINGS)
    return next((path for path in paths if os.path.isfile(path)), "")


def to_file(what: str) -> str:
    """Help for a file name without its extension, or with a wrong one."""
    path = with_ending(what)
    return f"there is a file `{path}`: write its full name" if path else ""
