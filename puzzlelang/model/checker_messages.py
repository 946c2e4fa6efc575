"""Messages of the checker: the rows of ``messages.txt``."""

from __future__ import annotations

import os

from puzzlelang.core import Type, describe
from puzzlelang.text import Messages


def _shown(value: object) -> object:
    return describe(value) if isinstance(value, Type) else value


MESSAGES = Messages(os.path.join(os.path.dirname(__file__), "messages.txt"), _shown)
