"""Large sets of cells and letters on cells, a byte for each cell: maps may have millions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress

from puzzlelang.text import overload

ABSENT = 128
"""Byte of a cell without a letter."""

_DIGITS = bytes(48 if byte == 0 else 49 for byte in range(256))
_FLAGS = bytes(byte == 49 for byte in range(256))
_THERE = bytes(byte != ABSENT for byte in range(256))


class Places(Sequence[int]):
    """Sequence of the indices at which ``flags`` is 1, in ascending order."""

    __slots__ = ("_mask", "_size", "flags")

    def __init__(self, flags: bytes) -> None:
        self.flags = flags
        self._size = -1  # counted on first use, because that takes as long as everything else
        self._mask: int | None = None

    @classmethod
    def of_mask(cls, mask: int) -> Places:
        """Convert a bit mask."""
        return cls(bin(mask)[:1:-1].encode().translate(_FLAGS))

    @property
    def mask(self) -> int:
        """The set as a bit mask."""
        if self._mask is None:
            self._mask = int(self.flags.translate(_DIGITS)[::-1] or b"0", 2)
        return self._mask

    def __len__(self) -> int:
        if self._size < 0:
            self._size = self.flags.count(1)
        return self._size

    def __bool__(self) -> bool:
        return 1 in self.flags

    def __iter__(self) -> Iterator[int]:
        return compress(range(len(self.flags)), self.flags)

    def __reversed__(self) -> Iterator[int]:
        return compress(range(len(self.flags) - 1, -1, -1), reversed(self.flags))

    def __contains__(self, place: object) -> bool:
        return isinstance(place, int) and 0 <= place < len(self.flags) and self.flags[place] == 1

    def index(self, place: int, start: int = 0, stop: int | None = None) -> int:
        if place not in self:
            raise ValueError(place)
        return self.flags.count(1, 0, place)

    @overload
    def __getitem__(self, number: int) -> int: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[int]: ...
    def __getitem__(self, number: int | slice) -> int | Sequence[int]:
        if number == 0 and self:
            return self.flags.find(1)
        if number == -1 and self:
            return self.flags.rfind(1)
        return tuple(self)[number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Places) and other.flags.rstrip(b"\0") == self.flags.rstrip(b"\0")

    def __hash__(self) -> int:
        return hash(self.flags.rstrip(b"\0"))


class Letters(Mapping[tuple[int, ...], int]):
    """``(cell,)`` → letter, for the cells that have one in ``codes``"""

    __slots__ = ("_places", "codes")

    def __init__(self, codes: bytes) -> None:
        self.codes = codes
        self._places: Places | None = None

    @property
    def places(self) -> Places:
        """The cells with a letter."""
        if self._places is None:
            self._places = Places(self.codes.translate(_THERE))
        return self._places

    def __getitem__(self, key: tuple[int, ...]) -> int:
        (cell,) = key
        if not 0 <= cell < len(self.codes) or self.codes[cell] == ABSENT:
            raise KeyError(key)
        return self.codes[cell]

    def __len__(self) -> int:
        return len(self.codes) - self.codes.count(ABSENT)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return ((cell,) for cell in self.places)


class LetterPairs(Mapping[tuple[int, ...], int]):
    """``(cell, letter)`` → 1 for each cell with a letter; iteration yields the pairs by cell."""

    __slots__ = ("letters",)

    def __init__(self, letters: Letters) -> None:
        self.letters = letters

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        codes = self.letters.codes
        return ((cell, codes[cell]) for cell in self.letters.places)

    def __len__(self) -> int:
        return len(self.letters)

    def __contains__(self, pair: object) -> bool:
        return isinstance(pair, tuple) and self.letters.get(pair[:1]) == pair[1]

    def __getitem__(self, key: tuple[int, ...]) -> int:
        if key not in self:
            raise KeyError(key)
        return 1


class Signs(Mapping[tuple[int, ...], str]):
    """``(cell,)`` → the map's character in that cell"""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __getitem__(self, key: tuple[int, ...]) -> str:
        (cell,) = key
        if not 0 <= cell < len(self.text):
            raise KeyError(key)
        return self.text[cell]

    @property
    def signs(self) -> set[str]:
        """The distinct characters of the map."""
        try:
            return set(map(chr, distinct(self.text.encode("latin-1"))))
        except UnicodeEncodeError:
            return set(self.text)

    def __len__(self) -> int:
        return len(self.text)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return ((cell,) for cell in range(len(self.text)))


def flags(text: str, wanted: Iterable[str]) -> bytes:
    """Translate characters to bytes: 1 for the ``wanted`` ones, otherwise 0."""
    return _translated(text, 0, dict.fromkeys(wanted, 1))


def codes(text: str, values: Mapping[str, int]) -> bytes:
    """Translate characters to bytes through ``values``; ABSENT for the rest."""
    return _translated(text, ABSENT, values)


def _translated(text: str, other: int, values: Mapping[str, int]) -> bytes:
    """Translate characters to bytes through ``values``; use ``other`` for the rest."""
    try:
        narrow = text.encode("latin-1")
    except UnicodeEncodeError:
        table = dict.fromkeys(map(ord, set(text)), chr(other))
        table |= {ord(character): chr(value) for character, value in values.items()}
        return text.translate(table).encode("latin-1")
    bytes_ = bytearray((other,)) * 256
    for character, value in values.items():
        if ord(character) < 256:
            bytes_[ord(character)] = value
    return narrow.translate(bytes_)


def distinct(content: bytes) -> list[int]:
    """Return the distinct bytes in ascending order.  Each pass removes the bytes already seen."""
    alphabet: set[int] = set()
    while content:
        alphabet.update(content[:PASS])
        content = content.translate(None, bytes(alphabet))
    return sorted(alphabet)


PASS = 4096
"""Number of bytes examined one by one in each pass."""
