"""A certificate in a file: a line of JSON that says what it is, then its layers and states."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from puzzlelang.text import IO, Any
from puzzlelang.verify.certificate import Certificate, Layer
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.untrusted_json import fields, parse, whole_number

VERSION = 1
LONGEST_LINE = 8 << 20
LONGEST_TEXT = 1 << 30
HEAD = [
    "certificate", "puzzle", "parameters", "fingerprint", "below", "slots", "layers", "states",
]  # fmt: skip


def read_certificate(stream: IO[bytes], digest: str = "") -> Certificate:
    """What stands in an open file, which may be packed by gzip; read as it is gone through.

    ``digest``: that of its text, where the answer says it.  Raises :class:`Refused`.
    """
    lines = _lines(_unpacked(stream), digest)
    head = fields(next(lines, None), HEAD)
    if type(head["certificate"]) is not int or head["certificate"] != VERSION:
        raise Refused(f"it is not of version {VERSION}, which this program reads")
    return Certificate(head, _layers(lines))


def _layers(lines: Iterator[object]) -> Iterator[Layer]:
    for line in lines:
        size = whole_number(fields(line, ["bound", "states"]), "states")
        yield line, _rows(lines, size)


def _rows(lines: Iterator[object], size: int) -> Iterator[object]:
    for _ in range(max(0, min(size, 1 << 62))):
        row = next(lines, lines)
        if row is lines:
            return
        yield row


def _unpacked(stream: IO[bytes]) -> IO[bytes]:
    magic = stream.read(2)
    stream.seek(0)
    if magic != b"\x1f\x8b":
        return stream
    import gzip

    unpacked: Any = gzip.GzipFile(fileobj=stream)
    return unpacked  # type: ignore[no-any-return]


def _lines(stream: IO[bytes], digest: str) -> Iterator[object]:
    """The lines of a file as JSON, and at its end whether it is the file that was meant."""
    from zlib import error as BadData

    found = sha256()
    place = size = 0
    while True:
        try:
            line = stream.readline(LONGEST_LINE)
        except (OSError, EOFError, BadData) as error:
            if isinstance(error, OSError) and error.errno is not None:  # nothing is known of it
                raise
            raise Refused(f"it is damaged: {error}") from None
        if not line:
            break
        place += 1
        if not line.endswith(b"\n"):
            raise Refused(f"line {place} does not end, or is too long")
        size += len(line)
        if size > LONGEST_TEXT:
            raise Refused(f"it is longer than {LONGEST_TEXT >> 20:,} MiB")
        found.update(line)
        try:
            yield parse(line.decode("ascii"), f"line {place}")
        except UnicodeDecodeError:
            raise Refused(f"line {place} is not plain ASCII text") from None
        except ValueError as problem:
            raise Refused(str(problem)) from None
    if digest and digest != f"sha256:{found.hexdigest()}":
        raise Refused("it is not the file that the answer was given with: its digest is another")
