"""Path and fingerprint of the grammar of expressions."""

from __future__ import annotations

import os
from zlib import crc32

FOLDER = os.path.dirname(os.path.abspath(__file__))


def grammar_file() -> str:
    """Path of the grammar: inside an installed package, next to it in a checkout."""
    package = os.path.dirname(FOLDER)
    in_package = os.path.join(package, "_data", "grammar", "expression.lark")
    if os.path.isfile(in_package):
        return in_package
    return os.path.join(os.path.dirname(package), "grammar", "expression.lark")


def fingerprint(grammar: bytes) -> str:
    """Identify a version of the grammar; not secure against attacks."""
    return f"{len(grammar)}-{crc32(grammar):08x}"
