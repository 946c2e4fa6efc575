"""Reader of store files, written from docs/store.md without the program."""

import struct
import zlib
from hashlib import blake2b
from itertools import accumulate, pairwise
from pathlib import Path


def read_states(path: Path) -> list[int]:
    data = path.read_bytes()
    fields = struct.unpack(">8sHBBHHIIQQ16s16s16s", data[:88])
    magic, version, kind, codec, _, _, _, _, count, size, _, check, own = fields
    assert (magic, version, kind, codec, size) == (b"pzlstore", 2, 1, 2, len(data) - 88)
    assert blake2b(data[:72], digest_size=16).digest() == own
    assert blake2b(data[88:], digest_size=16).digest() == check
    states, place = list[int](), 88
    while place < len(data):
        many, size, stored, crc = struct.unpack(">IIII", data[place : place + 16])
        frame = data[place + 16 : place + 16 + stored]
        place += 16 + stored
        assert size == stored and zlib.crc32(frame) == crc
        states += accumulate(read_frame(frame, many))
    assert len(states) == count
    return states


def read_frame(frame: bytes, many: int) -> list[int]:
    """Decode a frame: its first state, then the distance from each state to the next."""
    at = 1

    def number() -> int:
        nonlocal at
        begin = at
        while frame[at] > 127:
            at += 1
        at += 1
        return sum((byte & 127) << 7 * n for n, byte in enumerate(frame[begin:at]))

    found = [number()]
    if frame[0] == 0:
        return found + [number() for _ in range(many - 1)]
    if frame[0] == 2:
        widths = frame[at + 1 : at + 1 + frame[at]]
        narrow = accumulate(read_frame(frame[at + 1 + frame[at] :], many))
        states = [widened(found[0], state, widths) for state in narrow]
        assert states[0] == found[0]
        return found + [after - state for state, after in pairwise(states)]
    step, own = number(), [*accumulate(number() for _ in range(number()))]
    lowest, kinds = number(), number()
    symbols = own + [-bits for bits in range(lowest, lowest + kinds)]  # minus n: an n-bit distance
    halves = [half for byte in frame[at:] for half in (byte & 15, byte >> 4)]
    at += (len(symbols) + 1) // 2
    codes, code = dict[str, int](), 0
    for length in range(1, 14):
        for symbol, own_length in zip(symbols, halves, strict=False):
            if own_length == length:
                codes[format(code, f"0{length}b")] = symbol
                code += 1
        code *= 2
    bits = "".join(format(byte, "08b")[::-1] for byte in frame[at:])  # low bits first
    at = 0
    while len(found) < many:
        end = at + 1
        while bits[at:end] not in codes:
            end += 1
        distance, at = codes[bits[at:end]], end
        if distance < 0:
            at, rest = at - distance - 1, bits[at : at - distance - 1]
            distance = int("1" + rest[::-1], 2)
        found.append(distance * step if distance < 1 << 64 else distance)
    assert len(bits) - at < 8 and "1" not in bits[at:]
    return found


def widened(first: int, narrow: int, widths: bytes) -> int:
    """Replace the low bits of each word of `first`, the lowest word first."""
    for word, width in enumerate(widths):
        low = (1 << width) - 1
        first = first & ~(low << 64 * word) | (narrow & low) << 64 * word
        narrow >>= width
    assert not narrow
    return first
