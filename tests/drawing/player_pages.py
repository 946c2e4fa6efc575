"""Data of pages with a player, unpacked as their browser does."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any


def unpacked(page: str) -> tuple[Mapping[str, Any], str]:
    """Return the data of a page and its script."""
    (text,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', page)
    data = json.loads(text)
    short = re.findall('(?s)<script id="code" type="text/plain">(.*?)</script>', page)
    if not short:
        return data, re.findall("(?s)<script>(.*?)</script>", page)[-1]
    program, *words = short[0].split("\t")
    for n, word in reversed([*enumerate(words)]):
        program = program.replace(chr(0x100 + n), word)
    return data, program


def data_of(page: str) -> Mapping[str, Any]:
    return unpacked(page)[0]
