"""The only files that know all passes: answers, surveys, drawings, verdicts of a puzzle.

A file of these is loaded when something in it is asked for: a puzzle with a mistake is told of it
before the compiler, the searches and the drawings are there.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puzzlelang.loading import Loaded, Pairs, load, prepare
    from puzzlelang.pipeline.certificates import (
        MOST_CERTIFIED,
        certify,
        embedded,
        fingerprint,
    )
    from puzzlelang.pipeline.checks import EXPECTED_STATES, validate, verify, verify_file
    from puzzlelang.pipeline.drawings import draw
    from puzzlelang.pipeline.solving import cut_short, solve
    from puzzlelang.pipeline.surveys import explore, tree_of_successors
else:
    _FILES = {
        "puzzlelang.loading": "Loaded Pairs load prepare",
        "puzzlelang.pipeline.certificates": "MOST_CERTIFIED certify embedded fingerprint",
        "puzzlelang.pipeline.checks": "EXPECTED_STATES validate verify verify_file",
        "puzzlelang.pipeline.drawings": "draw",
        "puzzlelang.pipeline.solving": "cut_short solve",
        "puzzlelang.pipeline.surveys": "explore tree_of_successors",
    }

    def __getattr__(name):
        for file, names in _FILES.items():
            if name in names.split():
                return getattr(import_module(file), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "EXPECTED_STATES",
    "MOST_CERTIFIED",
    "Loaded",
    "Pairs",
    "certify",
    "cut_short",
    "draw",
    "embedded",
    "explore",
    "fingerprint",
    "load",
    "prepare",
    "solve",
    "tree_of_successors",
    "validate",
    "verify",
    "verify_file",
]
