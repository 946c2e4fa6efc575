"""Certificate files: a line of JSON as header, then layers and states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256

from puzzlelang.text import IO, Any
from puzzlelang.verify.certificate import Certificate, Layer
from puzzlelang.verify.findings import BadFile, Refused, count
from puzzlelang.verify.untrusted_json import fields, parse, whole_number

VERSION = 1
LONGEST_LINE = 8 << 20
LONGEST_TEXT = 1 << 30
HEAD = [
    "certificate", "puzzle", "parameters", "fingerprint", "below", "slots", "layers", "states",
]  # fmt: skip


def read_certificate(stream: IO[bytes], digest: str = "") -> Certificate:
    """Read a certificate from an open file, perhaps compressed by gzip; its layers are read lazily.

    ``digest``: the expected digest of the uncompressed text, if the answer has one.  Raises
    :class:`BadFile`.
    """
    text = unpacked(stream)
    lines = lines_of(text, digest)
    try:
        head = fields(next(lines, None), HEAD)
    except Refused as problem:
        raise BadFile(str(problem)) from None
    if type(head["certificate"]) is not int or head["certificate"] != VERSION:
        raise BadFile(f"it is not version {VERSION}, which this program reads")

    def check_rest() -> None:
        if digest or text is not stream:  # gzip has a checksum at the end
            for _ in lines:
                pass

    return Certificate(head, _layers(lines, head), check_rest)


def _layers(lines: Iterator[object], head: Mapping[str, object]) -> Iterator[Layer]:
    layers, number = head["layers"], 0
    for line in lines:
        number += 1
        if isinstance(layers, int) and number > layers:
            raise BadFile(f"it has more than the {count(layers, 'layer')} it declares")
        size = whole_number(fields(line, ["bound", "states"]), "states")
        yield line, _rows(lines, size)
    if isinstance(layers, int) and number < layers:
        raise BadFile(f"it is cut short after {number} of {count(layers, 'layer')}")


def _rows(lines: Iterator[object], size: int) -> Iterator[object]:
    for number in range(max(0, min(size, 1 << 62))):
        row = next(lines, lines)
        if row is lines:
            raise BadFile(f"it is cut short after {number} of {count(size, 'state')}")
        yield row


def unpacked(stream: IO[bytes]) -> IO[bytes]:
    magic = stream.read(2)
    stream.seek(0)
    if magic != b"\x1f\x8b":
        return stream
    import gzip

    unpacked: Any = gzip.GzipFile(fileobj=stream)
    return unpacked  # type: ignore[no-any-return]


def lines_of(stream: IO[bytes], digest: str) -> Iterator[object]:
    from zlib import error as BadData

    hasher = sha256()
    place = size = 0
    while True:
        try:
            line = stream.readline(LONGEST_LINE)
        except (OSError, EOFError, BadData) as error:
            if isinstance(error, OSError) and error.errno is not None:  # not damage
                raise
            raise BadFile(f"it is damaged: {error}") from None
        if not line:
            break
        place += 1
        if not line.endswith(b"\n"):
            raise BadFile(f"line {place} does not end, or is too long")
        size += len(line)
        if size > LONGEST_TEXT:
            raise BadFile(f"it is longer than {LONGEST_TEXT >> 20:,} MiB")
        hasher.update(line)
        try:
            yield parse(line.decode("ascii"), f"line {place}")
        except UnicodeDecodeError:
            raise BadFile(f"line {place} is not plain ASCII text") from None
        except ValueError as problem:
            raise BadFile(str(problem)) from None
    if digest and digest != f"sha256:{hasher.hexdigest()}":
        raise BadFile("it was not written with this answer: its digest differs")
