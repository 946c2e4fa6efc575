"""Describe puzzles in YAML and solve them."""

import sys
from collections.abc import Callable, Mapping

__version__ = "0.1.0"


def face(room: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """A room's ``__getattr__``: what it lets others use, each name from its module.

    A module is imported when the first of its names is asked for.
    """
    homes = {name: module for module, some in names.items() for name in some.split()}

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        module = __import__(f"{room}.{homes[name]}", fromlist=[name])
        found: object = getattr(module, name)
        setattr(sys.modules[room], name, found)
        return found

    return find
