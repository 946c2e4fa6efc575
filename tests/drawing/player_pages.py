"""Data and scripts of pages with a player."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any


def unpacked(page: str) -> tuple[Mapping[str, Any], str]:
    """Return the data of a page and its script."""
    (text,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', page)
    return json.loads(text), re.findall("(?s)<script>(.*?)</script>", page)[-1]


def data_of(page: str) -> Mapping[str, Any]:
    return unpacked(page)[0]
