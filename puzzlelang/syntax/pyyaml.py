"""PyYAML's scanner and parser, without the rest of the package.

``import yaml.parser`` first runs the whole package: constructors, representers, a C module, and
two regular expressions that take milliseconds.  A puzzle needs only events, so the parts are
loaded under a package that is not run.  Other code never sees these modules: ``sys.modules`` is
restored, and an ``import yaml`` before or after this gets the usual package with its own modules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import PathFinder
from types import ModuleType

_PACKAGE = "yaml"


def _is_part(name: str) -> bool:
    return name == _PACKAGE or name.startswith(f"{_PACKAGE}.")


@contextmanager
def _parts_alone() -> Iterator[None]:
    """Load modules of PyYAML without running the package around them."""
    before = {name: sys.modules.pop(name) for name in [*sys.modules] if _is_part(name)}
    spec = PathFinder.find_spec(_PACKAGE)
    if spec is not None:  # otherwise the imports below fail
        shell = ModuleType(_PACKAGE)
        shell.__path__ = list(spec.submodule_search_locations or ())
        sys.modules[_PACKAGE] = shell
    try:
        yield
    finally:
        for name in [*filter(_is_part, sys.modules)]:
            del sys.modules[name]
        sys.modules.update(before)


with _parts_alone():
    from yaml.error import Mark, MarkedYAMLError
    from yaml.events import (
        AliasEvent,
        CollectionEndEvent,
        DocumentStartEvent,
        MappingStartEvent,
        NodeEvent,
        ScalarEvent,
    )
    from yaml.parser import Parser
    from yaml.scanner import Scanner, ScannerError

__all__ = [
    "AliasEvent",
    "CollectionEndEvent",
    "DocumentStartEvent",
    "MappingStartEvent",
    "Mark",
    "MarkedYAMLError",
    "NodeEvent",
    "Parser",
    "ScalarEvent",
    "Scanner",
    "ScannerError",
]
