"""Amounts as people write them, on the command line and in Python."""

from __future__ import annotations

import pytest

from puzzlelang.front.commands.options import memory
from puzzlelang.front.python.bounds import Bounds, limits_of
from puzzlelang.text import bytes_of, count_of, seconds_of


@pytest.mark.parametrize(
    ("text", "bytes_"),
    [("2G", 2 * 10**9), ("500M", 5 * 10**8), ("1GiB", 1 << 30), ("800 MB", 8 * 10**8),
     ("0.5g", 5 * 10**8), ("1T", 10**12), ("7", 7)],
)  # fmt: skip
def test_bytes(text: str, bytes_: int) -> None:
    """SI prefixes are powers of ten, binary ones (IEC 80000-13) powers of two."""
    assert bytes_of(text) == memory(text) == limits_of(Bounds(memory=text)).memory == bytes_


@pytest.mark.parametrize("text", ["", "much", "-1G", "1P", "1 2", "0", "1e9", "٣G"])
def test_what_is_no_amount(text: str) -> None:
    assert bytes_of(text) is count_of(text) is seconds_of(text) is None


def test_counts_and_seconds() -> None:
    assert [count_of(text) for text in ("1,000,000", "1M", "20k", "0.0001k")] == [10**6] * 2 + [
        20_000, None,
    ]  # fmt: skip
    assert [seconds_of(text) for text in ("30", "0.5", "2m", "500ms", "1h")] == [
        30, 0.5, 120, 0.5, 3600,
    ]  # fmt: skip
