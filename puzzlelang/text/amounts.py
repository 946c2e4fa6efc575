"""Amounts as people write them: bytes, counts, seconds."""

from __future__ import annotations

_COUNTS = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9, "t": 10**12}
_BYTES = {"ki": 1 << 10, "mi": 1 << 20, "gi": 1 << 30, "ti": 1 << 40}
_SECONDS = {"ms": 0.001, "": 1, "s": 1, "m": 60, "min": 60, "h": 3600}


def _split(text: str) -> tuple[str, str]:
    number = text.rstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ")
    return number, text[len(number) :].strip().lower()


def positive(number: str) -> float | None:
    """Parse a plain number above 0; None for anything else."""
    if not number.replace(".", "", 1).isdecimal() or not number.isascii() or len(number) > 18:
        return None
    return float(number) or None


def _times(number: str, factor: float | None) -> float | None:
    value = positive(number)
    return value * factor if value is not None and factor is not None else None


def count_of(text: str) -> int | None:
    """Parse ``1000000``, ``1M``, ``20k``; None for other texts and for less than 1."""
    number, unit = _split(text)
    amount = _times(number.replace("_", "").replace(",", ""), _COUNTS.get(unit))
    return None if amount is None else round(amount) or None


def bytes_of(text: str) -> int | None:
    """Parse ``2G`` (2,000,000,000), ``500M``, ``1GiB`` (1,073,741,824), ``800 MB``."""
    number, unit = _split(text)
    amount = _times(number, (_COUNTS | _BYTES).get(unit.removesuffix("b")))
    return None if amount is None else round(amount)


def seconds_of(text: str) -> float | None:
    """Parse ``30``, ``0.5``, ``2m``, ``500ms``."""
    number, unit = _split(text)
    return _times(number, _SECONDS.get(unit))


def size_text(bytes_: int) -> str:
    """Format a size: ``12 kB``, ``500 MB``, ``2.0 GB``."""
    if bytes_ < 1e6:
        return f"{bytes_ / 1e3:,.0f} kB"
    return f"{bytes_ / 1e6:,.0f} MB" if bytes_ < 1e9 else f"{bytes_ / 1e9:,.1f} GB"
