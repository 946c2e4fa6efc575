"""Parsing option values: numbers, sizes, times, names."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from math import gcd

from puzzlelang import text as amounts
from puzzlelang.search import Weight
from puzzlelang.text import TypeVar, nearest

T = TypeVar("T")


def _read(text: str, read: Callable[[str], T | None], what: str) -> T:
    found = read(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"`{text}` is not {what}")
    return found


def count(text: str) -> int:
    """``1000000``, ``1M``, ``20k``"""
    return _read(text, amounts.count_of, "a number of states (like 1000000 or 1M)")


def cores(text: str) -> int:
    """``1``, ``2``"""
    if not whole_number(text):
        raise argparse.ArgumentTypeError(f"`{text}` is not a number of cores (like 1 or 4)")
    return int(text)


def workers(text: str) -> str:
    """``tcp://host:8786``, ``local:4``"""
    kind, _, rest = text.partition(":")
    where, _, number = rest.rpartition(":")
    own = kind == "local" and whole_number(rest)
    if not (own or (kind in ("tcp", "tls") and where.strip("/") and whole_number(number))):
        raise argparse.ArgumentTypeError(
            f"`{text}` is not an address of workers (like tcp://host:8786 or local:4)"
        )
    return text


def whole_number(text: str) -> bool:
    """From 1 on."""
    return text.isascii() and text.isdigit() and int(text[:9]) > 0


def memory(text: str) -> int:
    """``2G``, ``500M``, ``1GiB``, ``800 MB``"""
    return _read(text, amounts.bytes_of, "an amount of memory (like 500M or 2G)")


def seconds(text: str) -> float:
    """``30``, ``0.5``, ``2m``, ``500ms``"""
    return _read(text, amounts.seconds_of, "a time (like 30, 2m or 1h)")


def weight(text: str) -> Weight:
    """``2``, ``1.5``"""
    from puzzlelang.text import positive

    whole, _, decimals = text.partition(".")
    if positive(text) is None or len(whole) > 3 or len(decimals) > 3 or float(text) < 1:
        raise argparse.ArgumentTypeError(
            f"`{text}` is not a weight (like 2 or 1.5: from 1 to 999, with up to 3 decimals)"
        )
    over, under = int(whole + decimals), 10 ** len(decimals)
    common = gcd(over, under)
    return Weight(over // common, under // common)


def whole(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"`{text}` is not a whole number")
    return int(text)


def setting(text: str) -> tuple[str, str]:
    """``n=5``; ``sizes=`` is a list without values"""
    name, equals, value = text.partition("=")
    if not name.strip() or not equals:
        raise argparse.ArgumentTypeError(f"`{text}` should be NAME=VALUE, like n=5")
    return name.strip(), value.strip()


def map_file(text: str) -> tuple[str, str]:
    """``maze=level.txt``"""
    name, equals, path = text.partition("=")
    if not name.strip() or not equals or not path:
        raise argparse.ArgumentTypeError(f"`{text}` should be NAME=PATH, like maze=level.txt")
    return name.strip(), path


def one_of(*words: str, other: Mapping[str, str] | None = None) -> Callable[[str], str]:
    """One of some words; ``other`` maps names from other programs to them."""

    def choose(text: str) -> str:
        if text in words:
            return text
        near = (other or {}).get(text) or nearest(text, words)
        advice = f"did you mean `{near}`?" if near else "choose one of " + ", ".join(words)
        raise argparse.ArgumentTypeError(f"there is no `{text}`; {advice}")

    choose.words = words  # type: ignore[attr-defined]  # a shell asks for them
    return choose
