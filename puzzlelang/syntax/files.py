"""Files as sources: regular files of limited size, in UTF-8."""

from __future__ import annotations

import os
import stat
import sys
from errno import EAGAIN

from puzzlelang.syntax import tree
from puzzlelang.text import (
    PLAIN,
    BinaryIO,
    NoReturn,
    PuzzleError,
    Source,
    nearest,
    refusal,
    replace,
)

PUZZLE_LIMIT = 1 << 20
MAP_LIMIT = 64 << 20
STANDARD_INPUT = "standard input"
"""Name of a source without a folder."""


def read_file(path: str, limit: int = MAP_LIMIT) -> Source:
    """Read a file named by the user; ``-`` is standard input."""
    if path == "-":
        if sys.stdin is None:
            _fail("unreadable", "standard input is closed", "name a file instead of `-`")
        return read_stream(sys.stdin.buffer, STANDARD_INPUT, limit)
    return read_source(path, limit)


def read_below(puzzle: Source, path: tree.Text, help: str, limit: int = MAP_LIMIT) -> Source:
    """Read a file named by a puzzle, which must be inside the puzzle's folder.

    Mistakes are reported at the name in the puzzle.
    """
    folder = os.path.dirname(puzzle.name)
    place = os.path.join(folder, path.value)
    home = os.path.realpath(folder or ".")
    if os.path.isabs(path.value) or not _is_below(os.path.realpath(place), home):
        message = f"`{path.value}` is not in the puzzle's folder"
        label = "a puzzle can only read files in its folder"
        raise refusal("outside", message, help, path.span, label)
    try:
        return read_source(place, limit)
    except PuzzleError as error:
        raise PuzzleError(replace(d, span=path.span) for d in error.diagnostics) from None


def _is_below(path: str, home: str) -> bool:
    try:
        return os.path.commonpath([home, path]) == home
    except ValueError:  # on different drives
        return False


def read_source(path: str, limit: int = PUZZLE_LIMIT) -> Source:
    """Read a file of at most ``limit`` bytes; its lines end with ``\\n``."""
    with open_regular(path) as stream:
        return read_stream(stream, path, limit)


def open_regular(path: str) -> BinaryIO:
    """Open a regular file.

    Raises :class:`PuzzleError` for anything else, before reading it: a directory, a pipe, a device.
    """
    try:
        _check_regular(path, os.stat(path).st_mode)  # opening a device may already act on it
        # without O_NONBLOCK, opening a pipe waits for a writer
        handle = os.open(path, os.O_RDONLY | PLAIN)
    except (OSError, ValueError) as error:
        _refuse_to_open(path, error)
    try:
        _check_regular(path, os.fstat(handle).st_mode)  # it may have been replaced
    except PuzzleError:
        os.close(handle)
        raise
    return os.fdopen(handle, "rb")


def _check_regular(path: str, mode: int) -> None:
    if stat.S_ISDIR(mode):
        _fail("not-a-file", f"`{path}` is a folder", "name a file in it")
    if not stat.S_ISREG(mode):
        _fail("not-a-file", f"`{path}` is not a file but a pipe or a device")


def read_stream(stream: BinaryIO, name: str, limit: int = PUZZLE_LIMIT) -> Source:
    """Read an open file, such as standard input, and little more than ``limit`` bytes of it."""
    chunks: list[bytes] = []
    left = limit + 1
    try:
        while left > 0 and (chunk := stream.read(min(left, 1 << 20))) != b"":
            if chunk is None:  # standard input may be non-blocking
                raise BlockingIOError(EAGAIN, "part of it has not arrived yet")
            chunks.append(chunk)
            left -= len(chunk)
    except OSError as error:
        _fail("unreadable", f"`{name}` cannot be read: {error.strerror}")
    if left <= 0:
        size = f"{limit >> 20} MiB" if limit >> 20 else f"{limit} bytes"
        _fail("too-large", f"`{name}` is larger than {size}")
    return Source(name, _decode(name, b"".join(chunks)))


def _decode(name: str, data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        _fail("encoding", f"`{name}` is written in UTF-16", "save it as UTF-8")
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if b"\0" in data[:4096]:
            _fail("encoding", f"`{name}` is not a text file")
        _fail("encoding", f"`{name}` is not written in UTF-8: see line {line}", "save it as UTF-8")
    if "\0" in text:
        _fail("encoding", f"`{name}` is not a text file")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _refuse_to_open(path: str, error: Exception) -> NoReturn:
    if isinstance(error, FileNotFoundError):
        folder, base = os.path.split(path)
        try:
            names = os.listdir(folder or ".")[:1000]
            so_called = (name for name in sorted(names) if os.path.splitext(name)[0] == base)
            near = next(so_called, None) or nearest(base, names)
        except OSError:
            near = None
        help = f"did you mean `{os.path.join(folder, near)}`?" if near else ""
        _fail("no-such-file", f"there is no file `{path}`", help)
    if isinstance(error, IsADirectoryError):
        _fail("not-a-file", f"`{path}` is a folder", "name a file in it")
    if isinstance(error, PermissionError):
        _fail("unreadable", f"`{path}` cannot be read: permission denied")
    reason = error.strerror if isinstance(error, OSError) else str(error)
    _fail("unreadable", f"`{path}` cannot be opened: {reason}")


def _fail(code: str, message: str, help: str = "") -> NoReturn:
    raise refusal(code, message, help)
