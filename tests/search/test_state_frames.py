"""Frames of states: machine code against Python, on valid and damaged bytes."""

from __future__ import annotations

import io
import random
from array import array
from collections.abc import Sequence
from ctypes import create_string_buffer
from itertools import pairwise

import pytest

from puzzlelang.engine.kernel import block_functions
from puzzlelang.search.store.manifests import disjoint
from puzzlelang.search.store.state_frames import (
    LONGEST,
    Damaged,
    code_lengths,
    coded,
    codes_of,
    decoded,
    encoded,
    first_in,
)
from puzzlelang.search.store.store_format import MOVES, OWN_CODES, Header, frame_bytes, read_frames
from tests.search import independent_reader
from tests.search.test_store import numbers, words_of
from tests.support import nightly, slow


class Machine:
    """Encode and decode by machine code."""

    def __init__(self, words: int) -> None:
        pytest.importorskip("llvmlite")
        self._code, self._functions = block_functions(words)
        self._words = words
        self._coder = create_string_buffer(self._functions["store_coder"]())

    def coded(self, states: Sequence[int]) -> bytes:
        flat = array("Q", [w for s in states for w in words_of(s, self._words)])
        room = array("Q", bytes(8 * len(flat)))
        out = create_string_buffer(10 * self._words * len(states) + (1 << 16))
        at = flat.buffer_info()[0]
        size = self._functions["store_code"](
            at, len(states), out, self._coder, room.buffer_info()[0]
        )
        return out.raw[:size]

    def decoded(self, count: int, data: bytes) -> list[int] | None:
        read = array("Q", bytes(8 * self._words * count))
        at = read.buffer_info()[0]
        code = self._functions["store_decode"](data, len(data), count, at)
        return numbers(read, self._words) if not code else None


def some_states(chance: random.Random, words: int, count: int) -> list[int]:
    """Ascending states with varied distances: repeated ones, multiples and wide ones."""
    step, state = chance.choice((1, 1, 15, 12, 1 << 20, 3**30)), chance.getrandbits(64 * words - 8)
    few = [chance.getrandbits(chance.randint(1, 40)) for _ in range(chance.choice((1, 9, 900)))]
    widths = [chance.randint(1, 20) for _ in range(3)]
    if chance.random() < 0.3:
        widths.append(chance.randint(30, 64))
    if words > 1 and chance.random() < 0.5:
        widths.append(chance.randint(64, 64 * words - 12))
    states = [state]
    for _ in range(count - 1):
        more = (
            chance.choice(few)
            if chance.random() < 0.6
            else chance.getrandbits(chance.choice(widths))
        )
        state += step * (more + 1)
        states.append(state)
    return [state for state in states if not state >> 64 * words]


def with_gaps(chance: random.Random, words: int, states: list[int]) -> list[int]:
    """Spread states over words with unused bits."""
    common, widths = chance.getrandbits(64 * words), [chance.randint(0, 70) for _ in range(words)]
    found = set[int]()
    for state in states:
        wide = common
        for word, width in enumerate(min(64, width) for width in widths):
            low = (1 << width) - 1
            wide = wide & ~(low << 64 * word) | (state & low) << 64 * word
            state >>= width
        found.add(wide)
    return sorted(found)


@pytest.mark.parametrize("words", [1, *slow(2), *nightly(5)])
def test_both_tiers_write_and_read_the_same(words: int) -> None:
    machine, chance = Machine(words), random.Random(words)
    refused = read = 0
    ways = set[int]()
    for _ in range(80 if words == 1 else 120):
        states = some_states(chance, words, chance.choice((1, 2, 64, 300, 2000)))
        if chance.random() < 0.4:
            states = with_gaps(chance, words, states)
        data = coded(states)
        ways.add(data[0])
        assert machine.coded(states) == data
        assert first_in((len(states), data), words) == states[0]
        damaged = bytearray(data)
        for attempt in range(8):
            count = len(states) + (chance.choice((-1, 1, 50)) if attempt == 7 else 0)
            frame = count, bytes(damaged)
            try:
                wanted: list[int] | None = decoded(frame, words) if count else None
                read += 1
            except Damaged:
                wanted, refused = None, refused + 1
            assert machine.decoded(*frame) == wanted
            if not attempt:
                assert wanted == states
            if wanted is not None and count == len(states):
                assert wanted == sorted(set(wanted)), "the states ascend even in damaged data"
            damaged = bytearray(data)
            harm, at = (
                chance.randrange(4),
                chance.randrange(min(len(data), 1 << chance.randint(3, 14))),
            )
            if harm == 0:
                del damaged[at:]
            elif harm == 1:
                damaged += bytes(chance.randint(1, 9))
            else:
                damaged[at] ^= 1 << chance.randrange(8)
    assert refused > 250 and read > 150
    assert ways == ({1} if words == 1 else {1, 2})


@pytest.mark.parametrize("words", [1, 2])
def test_bytes_that_nobody_wrote(words: int) -> None:
    machine, chance = Machine(words), random.Random(words)
    for _ in range(3000):
        count = chance.randint(1, 40)
        data = bytes((chance.choice((0, 1, 1, 1, 2, 3)),)) + chance.randbytes(chance.randint(0, 60))
        if chance.random() < 0.5:  # few codes
            data = data[:2] + bytes((1, chance.randint(0, 3))) + data[4:]
        if chance.random() < 0.2:
            data = (
                bytes(
                    (2, chance.randrange(128), chance.randint(0, words + 1), *data[2 : 2 + words])
                )
                + data
            )
        try:
            wanted: list[int] | None = decoded((count, data), words)
        except Damaged:
            wanted = None
        assert machine.decoded(count, data) == wanted


def test_what_is_common_to_all_distances_takes_no_bytes() -> None:
    chance, states = random.Random(1), [5]
    while len(states) < 5000:
        states.append(states[-1] + chance.getrandbits(12) + 1)
    size = len(coded(states))
    assert size < len(encoded(states)) * 0.95
    assert abs(len(coded([255 * state for state in states])) - size) < 9


def test_bits_that_all_states_have_in_common_take_no_bytes() -> None:
    """A state of 68 bits in two words, as in the 15-puzzle; 56 bits of the second word are 0."""
    chance = random.Random(1)
    narrow = sorted({chance.getrandbits(68) for _ in range(5000)})
    states = [1 << 127 | state >> 8 << 64 | state & 255 for state in narrow]
    assert abs(len(coded(states)) - len(coded(narrow))) < 30
    assert independent_reader.read_frame(coded(states), len(states)) == [
        states[0], *(after - state for state, after in pairwise(states))
    ]  # fmt: skip


@pytest.mark.later("5000")
@pytest.mark.parametrize("count", [1, 2, 3, 40, 5000])
def test_codes_are_prefixes_of_none_and_as_short_as_they_get(count: int) -> None:
    """Compare code lengths with the entropy and with Kraft's inequality."""
    from math import log2

    chance = random.Random(count)
    for power in (0, 1, 3, 12):
        weights = [int(2 ** (power * chance.random() ** 3)) for _ in range(count)] + [0]
        lengths = code_lengths(weights)
        codes = codes_of(lengths)
        assert codes is not None and max(lengths) <= LONGEST and lengths[-1] == 0
        total = sum(weights)
        bits = sum(w * n for w, n in zip(weights, lengths, strict=True))
        entropy = sum(w * log2(total / w) for w in weights if w)
        assert entropy <= bits <= entropy + total * 1.05
        if count > 1:
            assert sum(2.0**-n for n in lengths if n) == 1.0
        known = {format(c, f"0{n}b")[::-1] for c, n in zip(codes, lengths, strict=True) if n}
        assert len(known) == count
        assert not any(code[:n] in known for code in known for n in range(1, len(code)))


def test_too_many_short_codes_are_refused() -> None:
    assert codes_of([1, 1, 2]) is None
    assert codes_of([LONGEST + 1]) is None
    assert codes_of([]) == []


def test_a_frame_of_a_file_that_changed_is_refused() -> None:
    """Flip any bit of the states. The file's checksum is only tested after all of it is read."""
    header = Header(MOVES, OWN_CODES, 1, 0, 0, 1, 3, 0, bytes(16), bytes(16))
    written = frame_bytes((3, encoded([1, 5, 90])), OWN_CODES)
    ((frame, _),) = read_frames(io.BytesIO(written), len(written), header)
    assert [*decoded(frame, 1)] == [1, 5, 90]
    for bit in range(8 * 12, 8 * len(written)):  # after the numbers of states and bytes
        changed = bytearray(written)
        changed[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Damaged):
            list(read_frames(io.BytesIO(bytes(changed)), len(changed), header))


def test_bounds_that_touch_have_states_in_common() -> None:
    assert not disjoint(((0, 3), (5, 9)), ((3, 8), (9, 9)))
    assert disjoint(((0, 3), (5, 9)), ((4, 8), (9, 9)))
    assert disjoint(((0, 3), (5, 9)), ((3, 8), (0, 4)))
    assert not disjoint((), ((3, 8), (0, 4))), "empty bounds prove nothing"
