"""The files of a store, byte by byte: headers, frames, parts.

``docs/store.md`` describes the format.  A state is an integer with a fixed number of 64-bit words;
a *frame* holds ascending states (see ``state_frames``). Files may come from strangers, so each
number is checked before it is used.
"""

from __future__ import annotations

import os
import re
import struct
import zlib
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager

from puzzlelang.search.store.state_frames import FRAME, MOST_OWN, Damaged, Frame
from puzzlelang.search.store.store_files import (
    Files,
    Folder,
    HeldFiles,
    LocalFiles,
    Unreachable,
    why,
)
from puzzlelang.search.system import nothing
from puzzlelang.search.watch import Stop
from puzzlelang.text import IO, Record, replace

MAGIC, VERSION = b"pzlstore", 2
DEFLATED, OWN_CODES = 1, 2
"""Codecs of frames."""

RUN, MOVES, MARKS, WAYS = 1, 2, 3, 4
"""Kinds of files: the states of a layer, successors by target, marked states of a layer, and marked
states with their numbers of ways to the goals (see ``state_frames.with_column``).
"""

MOST_WIDTH = 1 << 12
"""Maximum number of words of a number of ways."""

Look = Callable[[], object]
"""Called now and then by a task; may raise to end it."""

_HEADER = struct.Struct(">8sHBBHHIIQQ16s16s")
_CHECK = 16
HEADER_BYTES = _HEADER.size + _CHECK
_FRAME = struct.Struct(">IIII")


class Header(metaclass=Record):
    """The fields of a header."""

    kind: int
    codec: int
    words: int
    layer: int
    part: int
    parts: int
    count: int
    size: int
    digest: bytes
    checksum: bytes

    def packed(self) -> bytes:
        """The bytes of the header, followed by their checksum."""
        head = _HEADER.pack(
            MAGIC, VERSION, self.kind, self.codec, self.words, self.parts, self.layer, self.part,
            self.count, self.size, self.digest, self.checksum,
        )  # fmt: skip
        return head + checksum(head)


def read_header(data: bytes) -> Header:
    if len(data) < HEADER_BYTES:
        raise Damaged("it is too short")
    head, check = data[: _HEADER.size], data[_HEADER.size : HEADER_BYTES]
    magic, version, kind, codec, words, parts, layer, part, count, size, digest, body = (
        _HEADER.unpack(head)
    )
    if magic != MAGIC:
        raise Damaged("it does not begin like a file of a store")
    if checksum(head) != check:
        raise Damaged("the checksum of its header is wrong")
    if version != VERSION:
        raise Damaged(f"it has format {version}, and this program reads format {VERSION}")
    return Header(kind, codec, words, layer, part, parts, count, size, digest, body)


def checksum(data: bytes) -> bytes:
    from hashlib import blake2b

    return blake2b(data, digest_size=_CHECK).digest()


# ── frames ───────────────────────────────────────────────────────────────────────────


def frame_bytes(frame: Frame, codec: int) -> bytes:
    """The bytes of a frame in a file."""
    count, data = frame
    stored = zlib.compress(data, 1) if codec == DEFLATED else data
    return _FRAME.pack(count, len(data), len(stored), zlib.crc32(stored)) + stored


def read_frames(file: IO[bytes], length: int, header: Header) -> Iterator[tuple[Frame, bytes]]:
    """Read the frames in the next ``length`` bytes of a file, each with its bytes."""
    codec, widest = header.codec, (64 * header.words + 6) // 7 + 1
    if header.kind == WAYS:
        widest += 4 + 8 * MOST_WIDTH
    while length:
        head = file.read(_FRAME.size)
        length -= _FRAME.size
        if len(head) < _FRAME.size or length < 0:
            raise Damaged("it ends too early")
        count, size, stored, check = _FRAME.unpack(head)
        most = (count + MOST_OWN) * widest
        if not 0 < count <= FRAME or not 0 < size <= most or stored > length:
            raise Damaged("the sizes in a frame are invalid")
        data = file.read(stored)
        length -= stored
        if len(data) != stored:
            raise Damaged("it ends too early")
        if zlib.crc32(data) != check:
            raise Damaged("the checksum of a frame is wrong")
        plain = _inflated(data, size) if codec == DEFLATED else data
        yield (count, plain), head + data


def _inflated(data: bytes, size: int) -> bytes:
    try:
        inflater = zlib.decompressobj()
        inflated = inflater.decompress(data, size + 1)
    except zlib.error as error:
        raise Damaged("a frame can't be decompressed") from error
    if len(inflated) != size or not inflater.eof:
        raise Damaged("the size of a frame is wrong")
    return inflated


# ── parts ────────────────────────────────────────────────────────────────────────────

_MASK = (1 << 64) - 1


def part_of(state: int, words: int, near: int, parts: int) -> int:
    """The part of a state.

    The hash ignores the ``near`` lowest bits: neighbours stay together, so distances are small, and
    a part has at most 2 ** near states if necessary.
    """
    return (hash_of(state, words, near) * parts) >> 32


def hash_of(state: int, words: int, near: int) -> int:
    """A hash of 32 bits.  Parts are intervals of hashes, so they can be split."""
    state = state >> near << near
    mixed = 0x9E3779B97F4A7C15
    for place in range(words):
        word = state >> 64 * (words - 1 - place) & _MASK
        product = (mixed ^ word) * (0xD6E8FEB86659FD93 + (place << 1) & _MASK)
        mixed = (product ^ product >> 64) & _MASK
    return (mixed ^ mixed >> 32) & 0xFFFFFFFF


def overlapping(part: int, parts: int, others: int) -> range:
    """The parts, of ``others``, that may share states with one of ``parts``."""
    low = -(-(part << 32) // parts)
    high = -(-(part + 1 << 32) // parts) - 1
    return range(low * others >> 32, (high * others >> 32) + 1)


# ── files ────────────────────────────────────────────────────────────────────────────


class Written(metaclass=Record):
    """A file named by a manifest."""

    name: str
    size: int
    check: str
    count: int


class Section(metaclass=Record):
    """Position of the successors with one key and part in a file of moves."""

    key: int
    part: int
    start: int
    length: int
    count: int


class Writer:
    """Writes a file under a unique name; it counts once a manifest names it.

    Leaving the ``with`` removes an unfinished file.  Raises ``Stop`` before the file exceeds
    ``most`` bytes.
    """

    def __init__(self, files: Files, name: str, header: Header, most: int | None = None) -> None:
        from hashlib import blake2b

        self._files, self._name, self._header, self._most = files, name, header, most
        self._file = files.new(name)
        self._file.write(bytes(HEADER_BYTES))
        self._hash = blake2b(digest_size=_CHECK)
        self.size = self.count = 0

    def put(self, frame: Frame) -> int:
        """Add a frame; its length in bytes."""
        data = frame_bytes(frame, self._header.codec)
        self._write(data)
        self.count += frame[0]
        return len(data)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        if not self._file.closed:
            self._files.drop(self._name, self._file)

    def _write(self, data: bytes) -> None:
        if self._most is not None and self.size + len(data) > self._most:
            raise Stop("disk")
        self._file.write(data)
        self._hash.update(data)
        self.size += len(data)

    def put_index(self, sections: Sequence[Section]) -> None:
        """End a file of moves with the positions of its sections."""
        lines = [f"{s.key} {s.part} {s.start} {s.length} {s.count}\n".encode() for s in sections]
        index = b"".join(lines) + self.size.to_bytes(8, "big")
        self._write(index + checksum(index))

    def finish(self) -> Written:
        header = self._header
        done = Header(
            header.kind, header.codec, header.words, header.layer, header.part, header.parts,
            self.count, self.size, header.digest, self._hash.digest(),
        ).packed()  # fmt: skip
        self._file.seek(0)
        self._file.write(done)
        self._files.keep(self._name, self._file)
        check = done[-_CHECK:].hex()
        return Written(self._name, HEADER_BYTES + self.size, check, self.count)


MOST_INDEX = 1 << 28


class Reader:
    """Reads a file named by a manifest."""

    def __init__(self, files: Files, wanted: Written, expected: Header) -> None:
        """``expected``: the header, except for sizes and checksums."""
        try:
            self._file, size = files.open(wanted.name)
        except Unreachable:
            raise
        except OSError as error:
            raise Damaged(f"it can't be opened ({why(error)})") from error
        try:
            self._check(wanted, expected, size)
        except BaseException:
            self._file.close()
            raise

    def _check(self, wanted: Written, expected: Header, size: int) -> None:
        if size != wanted.size:
            raise Damaged("its length differs from its manifest")
        data = self._file.read(HEADER_BYTES)
        self.header = header = read_header(data)
        if data[-_CHECK:].hex() != wanted.check:
            raise Damaged("it is not the file that its manifest names")
        if header != replace(
            expected, count=wanted.count, size=size - HEADER_BYTES, checksum=header.checksum
        ):
            raise Damaged("its header contradicts its manifest")

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def frames(self, look: Look = nothing) -> Iterator[Frame]:
        """All frames; :class:`Damaged` at the end if a checksum is wrong."""
        from hashlib import blake2b

        header, count, digest = self.header, 0, blake2b(digest_size=_CHECK)
        for frame, data in read_frames(self._file, header.size, header):
            digest.update(data)
            count += frame[0]
            look()
            yield frame
        if digest.digest() != header.checksum or count != header.count:
            raise Damaged("the checksum of its states is wrong")

    def check_all(self) -> None:
        """Verify all bytes."""
        from hashlib import blake2b

        digest, left = blake2b(digest_size=_CHECK), self.header.size
        while left:
            data = self._file.read(min(left, 1 << 20))
            if not data:
                raise Damaged("it ends too early")
            digest.update(data)
            left -= len(data)
        if digest.digest() != self.header.checksum:
            raise Damaged("the checksum of its body is wrong")

    def sections(self) -> list[Section]:
        """Read the index of a file of moves."""
        end = self.header.size - _CHECK
        if end < 8:
            raise Damaged("it has no index")
        self._file.seek(HEADER_BYTES + end - 8)
        start = int.from_bytes(self._file.read(8), "big")
        if not 0 <= start <= end - 8 or end - start > MOST_INDEX:
            raise Damaged("the position of its index is invalid")
        self._file.seek(HEADER_BYTES + start)
        index = self._file.read(end - start)
        if checksum(index) != self._file.read(_CHECK):
            raise Damaged("the checksum of its index is wrong")
        sections = []
        for line in index[:-8].splitlines():
            fields = line.split()
            if len(fields) != 5 or not all(len(f) < 1000 and f.isdigit() for f in fields):
                raise Damaged("its index can't be read")
            section = Section(*map(int, fields))
            if section.start + section.length > start:
                raise Damaged("its index points beyond its end")
            sections.append(section)
        return sections

    def section(self, section: Section, look: Look = nothing) -> Iterator[Frame]:
        self._file.seek(HEADER_BYTES + section.start)
        count = 0
        for frame, _ in read_frames(self._file, section.length, self.header):
            count += frame[0]
            look()
            yield frame
        if count != section.count:
            raise Damaged("the number of states of a section differs from its index")


_ELSEWHERE = re.compile(r"[A-Za-z][A-Za-z0-9+.:-]+://|(s3|memory):", re.ASCII)


def files_in(folder: str) -> Folder:
    """``folder``: a path, or the address of a prefix in an object store."""
    if not _ELSEWHERE.match(folder):
        return LocalFiles(folder)
    from puzzlelang.search.store.object_files import ObjectFiles

    return ObjectFiles(folder)


def absolute(folder: str) -> str:
    """The name of a folder for other processes."""
    return folder if _ELSEWHERE.match(folder) else os.path.abspath(folder)


FOLDERS = {RUN: "layer", MOVES: "moves", MARKS: "marks", WAYS: "ways"}
ENDINGS = {RUN: "run", MOVES: "moves", MARKS: "marks", WAYS: "ways"}
CODECS = {RUN: OWN_CODES, MOVES: OWN_CODES, MARKS: OWN_CODES, WAYS: DEFLATED}


class Place(metaclass=Record):
    """A chain of layers on disk; pickled with tasks, unless files are ``held`` in memory.

    ``most``: maximum bytes of a new file.
    """

    folder: str
    digest: bytes
    words: int
    most: int | None = None
    held: HeldFiles | None = None

    @property
    def files(self) -> Files:
        return self.held or files_in(self.folder)

    def header(self, kind: int, layer: int, part: int, parts: int) -> Header:
        return Header(
            kind, CODECS[kind], self.words, layer, part, parts, 0, 0, self.digest, bytes(16)
        )

    def writer(self, kind: int, layer: int, part: int, parts: int) -> Writer:
        attempt = os.urandom(8).hex()
        folder = f"{FOLDERS[kind]}-{layer:06}"
        name = f"{folder}/part-{part:04}.{attempt}.{ENDINGS[kind]}"
        return Writer(self.files, name, self.header(kind, layer, part, parts), self.most)

    @contextmanager
    def reader(
        self, kind: int, layer: int, part: int, parts: int, file: Written
    ) -> Iterator[Reader]:
        """Open a file; damage is reported with its path."""
        try:
            with Reader(self.files, file, self.header(kind, layer, part, parts)) as reader:
                yield reader
        except Damaged as error:
            raise Damaged(error.why, self.files.path(file.name)) from error

    def frames(
        self, kind: int, layer: int, part: int, files: Sequence[Written], look: Look
    ) -> Generator[Frame, None, None]:
        """The frames of one part of a layer with these ``files``."""
        with self.reader(kind, layer, part, len(files), files[part]) as reader:
            yield from reader.frames(look)
