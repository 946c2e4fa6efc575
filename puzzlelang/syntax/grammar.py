"""Where the grammar of expressions is, and what tells one version of it from another."""

from __future__ import annotations

import os
from zlib import crc32

FOLDER = os.path.dirname(os.path.abspath(__file__))


def grammar_file() -> str:
    """The grammar: inside the package when that was installed, beside it in a checkout."""
    package = os.path.dirname(FOLDER)
    installed = os.path.join(package, "_data", "grammar", "expression.lark")
    if os.path.isfile(installed):
        return installed
    return os.path.join(os.path.dirname(package), "grammar", "expression.lark")


def fingerprint(grammar: bytes) -> str:
    """Tells one version of the grammar from another; not made to withstand an attack."""
    return f"{len(grammar)}-{crc32(grammar):08x}"
