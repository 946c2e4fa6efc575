"""Encodes ascending states as the bytes of a frame, and decodes them.

``docs/store.md`` describes the format; ``store_blocks.c`` writes the same bits.  The first byte of
a frame gives the form of the distances between states: plain, seven bits a byte; Huffman codes; or
Huffman codes without the bits that all states share.  Coded distances are divided by their common
divisor: in a tile puzzle, each swap changes the sum of all digits by a multiple of 15, for example.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import gcd

LONGEST = 13
"""Maximum number of bits of a code."""


def code_lengths(weights: Sequence[int]) -> list[int]:
    """The code length of each symbol by its weight; 0 for weight 0.

    If a code is too long, all weights are halved.
    """
    lengths = [0] * len(weights)
    used = [symbol for symbol, weight in enumerate(weights) if weight]
    own = {symbol: weights[symbol] for symbol in used}
    for symbol in used if len(used) == 1 else ():
        lengths[symbol] = 1
    while len(used) > 1:
        used.sort(key=lambda symbol: (own[symbol], symbol))
        for symbol, depth in zip(used, _depths([own[symbol] for symbol in used]), strict=True):
            lengths[symbol] = depth
        if max(lengths) <= LONGEST:
            break
        own = {symbol: weight >> 1 | 1 for symbol, weight in own.items()}
    return lengths


def _depths(weights: Sequence[int]) -> list[int]:
    """Depths of leaves in the tree that joins the two least weights repeatedly."""
    leaves, above_leaf = len(weights), list[int]()
    sums, above_sum = list[int](), list[int]()
    for join in range(leaves - 1):
        weight = 0
        for _ in range(2):
            leaf, own = len(above_leaf), len(above_sum)
            if leaf < leaves and (own == join or weights[leaf] <= sums[own]):
                weight += weights[leaf]
                above_leaf.append(join)
            else:
                weight += sums[own]
                above_sum.append(join)
        sums.append(weight)
    depths = [0] * len(sums)
    for join in range(len(sums) - 2, -1, -1):
        depths[join] = depths[above_sum[join]] + 1
    return [depths[above] + 1 for above in above_leaf]


def codes_of(lengths: Sequence[int]) -> list[int] | None:
    """Canonical codes, by length and then by symbol, the first bit lowest; None if the lengths are
    impossible.
    """
    if sum(1 << LONGEST >> length for length in lengths if length) > 1 << LONGEST:
        return None
    if max(lengths, default=0) > LONGEST:
        return None
    following, code = [0] * (LONGEST + 1), 0
    for length in range(1, LONGEST + 1):
        following[length] = code
        code = code + lengths.count(length) << 1
    codes = []
    for length in lengths:
        code, turned = following[length], 0
        following[length] += 1
        for bit in range(length):
            turned |= (code >> bit & 1) << length - 1 - bit
        codes.append(turned)
    return codes


FRAME = 1 << 16
"""Maximum number of states of a frame."""

LEAST_CODED = 64
"""Minimum number of states that pay for a table of codes."""

Frame = tuple[int, bytes]
"""The number of states, and their bytes."""

AS_THEY_ARE, CODED, NARROWED = 0, 1, 2

SLOTS, MOST_OWN, LEAST_VOTES = 1 << 14, 1 << 11, 6
"""Limits on frequent distances, which have their own symbols."""

_MASK = (1 << 64) - 1


class Damaged(Exception):
    """A file has changed since it was written.  ``path`` is empty if only its states were read."""

    def __init__(self, why: str, path: str = "") -> None:
        super().__init__(why, path)
        self.why, self.path = why, path


def encoded(states: Sequence[int]) -> bytes:
    """The frame with plain distances."""
    out, before = bytearray((AS_THEY_ARE,)), 0
    for state in states:
        _put(out, state - before)
        before = state
    return bytes(out)


def coded(states: Sequence[int]) -> bytes:
    """The frame with coded distances."""
    widths = _widths(states)
    if all(width == 64 for width in widths[:-1]):
        return _coded(states)
    out = bytearray((NARROWED,))
    _put(out, states[0])
    _put(out, len(widths))
    return bytes(out) + bytes(widths) + _coded([_narrowed(state, widths) for state in states])


def _widths(states: Sequence[int]) -> list[int]:
    """For each word, the lowest first, the number of low bits that differ among states."""
    differ, widths = 0, list[int]()
    for state in states:
        differ |= state ^ states[0]
    while differ:
        widths.append((differ & _MASK).bit_length())
        differ >>= 64
    return widths


def _narrowed(state: int, widths: Sequence[int]) -> int:
    """These bits of a state, packed."""
    packed = place = 0
    for word, width in enumerate(widths):
        packed |= (state >> 64 * word & (1 << width) - 1) << place
        place += width
    return packed


def _coded(states: Sequence[int]) -> bytes:
    distances = [after - state for state, after in pairwise(states)]
    small = [distance for distance in distances if distance <= _MASK]
    step = gcd(*small) or 1
    own = _frequent([distance // step for distance in small])
    symbols = {number: symbol for symbol, number in enumerate(own)}
    terms = [_term(distance, step, symbols) for distance in distances]
    kinds = Counter(bits for symbol, bits, _ in terms if symbol is None)
    lowest = min(kinds, default=0)
    shapes = range(lowest, max(kinds) + 1) if kinds else range(0)
    weights = Counter(symbol for symbol, _, _ in terms)
    lengths = code_lengths(
        [weights[symbol] for symbol in range(len(own))] + [kinds[k] for k in shapes]
    )
    codes = codes_of(lengths)
    assert codes is not None
    out = bytearray((CODED,))
    for number in (states[0], step, len(own)):
        _put(out, number)
    for number, before in zip(own, [0, *own], strict=False):
        _put(out, number - before)
    for number in (lowest, len(shapes)):
        _put(out, number)
    for low, high in zip(lengths[::2], [*lengths[1::2], 0], strict=False):
        out.append(low | high << 4)
    bits = place = 0
    for symbol, size, rest in terms:
        if symbol is None:
            symbol = len(own) + size - lowest
            bits |= rest << place + lengths[symbol]
            bits |= codes[symbol] << place
            place += lengths[symbol] + size - 1
        else:
            bits |= codes[symbol] << place
            place += lengths[symbol]
        whole = place // 8
        out += (bits & (1 << 8 * whole) - 1).to_bytes(whole, "little")
        bits, place = bits >> 8 * whole, place % 8
    if place:
        out.append(bits)
    return bytes(out)


def _term(distance: int, step: int, symbols: dict[int, int]) -> tuple[int | None, int, int]:
    """The own symbol of a distance or None, its number of bits, and its bits except the highest."""
    number = distance // step if distance <= _MASK else distance
    size = number.bit_length()
    symbol = symbols.get(number) if distance <= _MASK else None
    return symbol, size, number ^ 1 << size - 1


def _frequent(numbers: Sequence[int]) -> list[int]:
    """Frequent numbers, one for each hash slot, chosen by majority vote."""
    keys, votes = dict[int, int](), dict[int, int]()
    for number in numbers:
        slot = (number * 0x9E3779B97F4A7C15 & _MASK) >> 50
        if keys.get(slot) == number:
            votes[slot] += 1
        elif votes.get(slot):
            votes[slot] -= 1
        else:
            keys[slot], votes[slot] = number, 1
    counts, least = Counter(numbers), LEAST_VOTES
    while True:
        frequent = sorted(number for number in keys.values() if counts[number] >= least)
        if len(frequent) <= MOST_OWN:
            return frequent
        least *= 2


def decoded(frame: Frame, words: int) -> list[int]:
    """The states of a frame; :class:`Damaged` unless they ascend and fit."""
    count, data = frame
    if not data or data[0] > NARROWED:
        raise Damaged("its states have an unknown encoding")
    if data[0] == CODED:
        return _uncoded(count, data, words)
    if data[0] == NARROWED:
        return _widened(count, data, words)
    states: list[int] = []
    state, at = 0, 1
    while at < len(data) and len(states) <= count:
        number, at = _number(data, at, words)
        if not number and states:
            raise Damaged("its states do not ascend")
        state += number
        states.append(state)
    if len(states) != count or at < len(data) or state >> 64 * words:
        raise Damaged("the number of states of a frame is wrong")
    return states


def _widened(count: int, data: bytes, words: int) -> list[int]:
    first, at = _number(data, 1, words)
    many, at = _small(data, at, words, 1, words)
    widths, at = data[at : at + many], at + many
    if len(widths) < many or max(widths) > 64 or data[at : at + 1] != bytes((CODED,)):
        raise Damaged("the codes of a frame are invalid")
    narrow = _uncoded(count, data[at:], words)
    common = first & ~sum((1 << width) - 1 << 64 * word for word, width in enumerate(widths))
    states, total = list[int](), sum(widths)
    for state in narrow:
        widened, place = common, 0
        for word, width in enumerate(widths):
            widened |= (state >> place & (1 << width) - 1) << 64 * word
            place += width
        states.append(widened)
    if narrow[-1] >> total or states[0] != first:
        raise Damaged("the first state of a frame is wrong")
    return states


def _uncoded(count: int, data: bytes, words: int) -> list[int]:
    state, at = _number(data, 1, words)
    step, at = _small(data, at, words, 1, _MASK)
    many, at = _small(data, at, words, 0, MOST_OWN)
    own, number = [], 0
    for _ in range(many):
        more, at = _small(data, at, words, 1, _MASK)
        number += more
        if number * step > _MASK:
            raise Damaged("a distance is too wide")
        own.append(number * step)
    lowest, at = _small(data, at, words, 0, 64 * words)
    kinds, at = _small(data, at, words, 0, 64 * words)
    end = at + (many + kinds + 1) // 2
    if kinds and not 0 < lowest <= 64 * words + 1 - kinds or end > len(data):
        raise Damaged("the codes of a frame are invalid")
    lengths = [half for byte in data[at:end] for half in (byte & 15, byte >> 4)][: many + kinds]
    codes = codes_of(lengths)
    if codes is None:
        raise Damaged("the codes of a frame are invalid")
    symbols = {
        (length, code): s for s, (length, code) in enumerate(zip(lengths, codes, strict=True))
    }  # fmt: skip
    read = _Bits(data, end)
    states = [state]
    for _ in range(count - 1):
        symbol = read.symbol(symbols)
        if symbol < many:
            state += own[symbol]
        else:
            bits = lowest + symbol - many
            number = read.bits(bits - 1) | 1 << bits - 1
            if bits <= 64 and number * step > _MASK:
                raise Damaged("a distance is too wide")
            state += number * step if bits <= 64 else number
        states.append(state)
    if state >> 64 * words or not read.at_end():
        raise Damaged("the number of states of a frame is wrong")
    return states


class _Bits:
    """Reads bits, the lowest first; 0 after the end."""

    def __init__(self, data: bytes, start: int) -> None:
        self._data, self._at, self._place = data, start, 0
        self._held = 0

    def bits(self, count: int) -> int:
        while self._place < count:
            some = self._data[self._at : self._at + 8]
            self._held |= int.from_bytes(some, "little") << self._place
            self._place += 64
            self._at += 8
        number = self._held & (1 << count) - 1
        self._held >>= count
        self._place -= count
        return number

    def symbol(self, symbols: dict[tuple[int, int], int]) -> int:
        code = 0
        for length in range(1, 16):
            code |= self.bits(1) << length - 1
            if (length, code) in symbols:
                return symbols[length, code]
        raise Damaged("a code of a frame is invalid")

    def at_end(self) -> bool:
        """Check that all bytes were used, and the rest is zero."""
        left = 8 * (len(self._data) - self._at) + self._place
        return 0 <= left < 8 and not self._held


def _put(out: bytearray, number: int) -> None:
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def _number(data: bytes, at: int, words: int) -> tuple[int, int]:
    """A number and the index after it."""
    number = shift = 0
    while at < len(data) and shift < 64 * words:
        byte = data[at]
        number |= (byte & 127) << shift
        shift += 7
        at += 1
        if byte < 128:
            if number >> 64 * words:
                break
            return number, at
    raise Damaged("a state is too wide")


def _small(data: bytes, at: int, words: int, least: int, most: int) -> tuple[int, int]:
    number, at = _number(data, at, words)
    if not least <= number <= most:
        raise Damaged("the codes of a frame are invalid")
    return number, at


def frames_of(states: Sequence[int], short: bool = True) -> Iterator[Frame]:
    """``short``: use codes if they pay."""
    for start in range(0, len(states), FRAME):
        some = states[start : start + FRAME]
        yield len(some), coded(some) if short and len(some) >= LEAST_CODED else encoded(some)


def all_states(frames: Iterable[Frame], words: int) -> Iterator[int]:
    for frame in frames:
        yield from decoded(frame, words)


def first_in(frame: Frame, words: int) -> int:
    """The first state of a frame."""
    return _number(frame[1], 1, words)[0]


# ── numbers of ways ──────────────────────────────────────────────────────────────────

COLUMN = 1 << 12
"""Maximum number of states of a frame with numbers of ways, which may be wide."""

_LENGTH = 4


def with_column(states: Frame, column: bytes) -> Frame:
    count, data = states
    return count, len(data).to_bytes(_LENGTH, "big") + data + column


def without_column(frame: Frame) -> tuple[Frame, bytes, int]:
    """The states of a frame, the bytes of their numbers, and the words of each number."""
    count, data = frame
    end = _LENGTH + int.from_bytes(data[:_LENGTH], "big")
    column = data[end:]
    width, rest = divmod(len(column), 8 * count)
    if rest or not width:
        raise Damaged("the numbers of a frame don't match its states in length")
    return (count, data[_LENGTH:end]), column, width


def column_frames(states: Sequence[int], numbers: Sequence[int]) -> Iterator[Frame]:
    for start in range(0, len(states), COLUMN):
        some, own = states[start : start + COLUMN], numbers[start : start + COLUMN]
        size = 8 * words_of(max(own))
        column = b"".join(number.to_bytes(size, "little") for number in own)
        yield with_column((len(some), encoded(some)), column)


def words_of(number: int) -> int:
    return max(1, -(-number.bit_length() // 64))


def with_ways(frames: Iterable[Frame], words: int) -> Iterator[tuple[int, int]]:
    """States with their numbers."""
    for frame in frames:
        states, column, width = without_column(frame)
        size = 8 * width
        for at, state in enumerate(decoded(states, words)):
            yield state, int.from_bytes(column[at * size : (at + 1) * size], "little")
