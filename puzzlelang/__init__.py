"""Describe puzzles in YAML and solve them."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
"""Replaces the name in ``typing``, which takes long to import."""

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from puzzlelang.front import Answer as Answer
    from puzzlelang.front import Diagnostic as Diagnostic
    from puzzlelang.front import GaveUp as GaveUp
    from puzzlelang.front import Graph as Graph
    from puzzlelang.front import Puzzle as Puzzle
    from puzzlelang.front import PuzzleError as PuzzleError
    from puzzlelang.front import Space as Space
    from puzzlelang.front import State as State
    from puzzlelang.front import Step as Step
    from puzzlelang.front import check as check
    from puzzlelang.front import load as load
    from puzzlelang.front import loads as loads

__version__ = "0.3.0"


def face(room: str, names: Mapping[str, str], rare: str = "") -> Callable[[str], object]:
    """Return a room's ``__getattr__`` for its public ``names``, by module.

    A module is imported when one of its names is first used.  ``rare`` lists modules that the
    room's own files use as ``room.module.name``, so that they load late, too.
    """
    rarely = rare.split()
    homes = {name: module for module, some in names.items() for name in some.split()}

    def find(name: str) -> object:
        if name in rarely:
            return __import__(f"{room}.{name}", fromlist=["*"])
        if name not in homes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        module = __import__(f"{room}.{homes[name]}", fromlist=[name])
        value: object = getattr(module, name)
        setattr(sys.modules[room], name, value)
        return value

    return find


PUBLIC = {
    "front": "Answer Diagnostic GaveUp Graph Puzzle PuzzleError Space State Step check load loads"
}
"""What Python programs use: see docs/python.md."""

__all__ = ["__version__", *PUBLIC["front"].split()]

if not TYPE_CHECKING:
    __getattr__ = face(__name__, PUBLIC)


def __dir__() -> list[str]:
    """The public names, also before they are first used: what completion offers."""
    return [name for name in globals() if name.startswith("__")] + PUBLIC["front"].split()
