"""Data of pages with a player, unpacked as their browser does."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Mapping
from typing import Any


def unpacked(page: str) -> tuple[Mapping[str, Any], str]:
    """Return the data of a page and its script."""
    (text,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', page)
    data = json.loads(text)
    if not isinstance(data, str):
        return data, re.findall("(?s)<script>(.*?)</script>", page)[-1]
    whole = zlib.decompress(b64decode(data), wbits=-zlib.MAX_WBITS).decode()
    data, program = whole.split("\n", 1)
    return json.loads(data), program


def data_of(page: str) -> Mapping[str, Any]:
    return unpacked(page)[0]
