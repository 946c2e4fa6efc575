"""Messages about the sections of a file: the rows of ``messages.txt``."""

from __future__ import annotations

import os

from puzzlelang.text import Messages

MESSAGES = Messages(os.path.join(os.path.dirname(__file__), "messages.txt"))
