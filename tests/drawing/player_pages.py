"""Data and scripts of pages with a player."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Mapping
from itertools import accumulate
from typing import Any


def unpacked(page: str) -> tuple[Mapping[str, Any], str]:
    """Return the data of a page and its script."""
    (text,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', page)
    return json.loads(text), re.findall("(?s)<script>(.*?)</script>", page)[-1]


def data_of(page: str) -> Mapping[str, Any]:
    """The data of a page, whose long lists may be packed."""
    data = unpacked(page)[0]
    if "packed" not in data:
        return data
    text = zlib.decompress(b64decode(data["packed"]), wbits=-zlib.MAX_WBITS)
    return {**data, **listed(json.loads(text))}


def listed(value: Any) -> Any:
    """Undo :func:`puzzlelang.drawing.player.columned`."""
    if isinstance(value, dict):
        return {name: listed(one) for name, one in value.items()}
    if not isinstance(value, list):
        return value
    kind, *rest = value
    if kind == 0:
        return [*map(listed, rest)]
    if kind == 1:
        return [*accumulate(rest)]
    lengths = listed(rest[0])
    groups = zip(dict.fromkeys(lengths), rest[1:], strict=True)
    rows = {length: zip(*map(listed, columns), strict=True) for length, columns in groups}
    return [[*next(rows[length])] if length else [] for length in lengths]
