"""Files that the program writes: whole or not at all, and over another only where that is meant."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import IO, Any

from puzzlelang.diagnostics import Diagnostic, PuzzleError


def write_whole(path: str, text: str) -> None:
    """Write a file, in the place of one that is there."""
    with _beside(path) as file:
        file.write(text.encode("utf-8", "backslashreplace"))


def write_lines(path: str, lines: Iterable[str]) -> str:
    """Write a long file of ASCII text, packed where its name ends in ``.gz``; the digest of the
    text.
    """
    from hashlib import sha256

    found = sha256()
    with _beside(path) as file, _packed(file, path) as packed:
        for line in lines:
            data = line.encode("ascii")
            found.update(data)
            packed.write(data)
    return f"sha256:{found.hexdigest()}"


def check_place(path: str) -> None:
    """Complain now of a place where a file can't be written later."""
    folder = os.path.dirname(path) or "."
    if os.path.isdir(path):
        raise PuzzleError([Diagnostic("usage", f"`{path}` is a folder", None)])
    if not os.path.isdir(folder):
        raise PuzzleError([Diagnostic("usage", f"there is no folder `{folder}`", None)])
    if not os.access(folder, os.W_OK):
        message = f"`{path}` can't be written: permission denied"
        raise PuzzleError([Diagnostic("usage", message, None)])


@contextmanager
def _beside(path: str) -> Iterator[IO[bytes]]:
    """A file that takes the place of ``path`` when it is complete."""
    beside = f"{path}.{os.getpid()}.tmp"
    try:
        with open(beside, "wb") as file:
            if os.path.exists(path):  # who may read it stays as it is
                os.chmod(beside, os.stat(path).st_mode & 0o777)
            yield file
        os.replace(beside, path)
    except OSError as error:
        raise _not_written(path, error) from None
    finally:
        if os.path.lexists(beside):
            os.remove(beside)


@contextmanager
def _packed(file: IO[bytes], path: str) -> Iterator[Any]:
    if not path.endswith(".gz"):
        yield file
        return
    import gzip

    # no name and no time in it: the same text gives the same file
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0, compresslevel=6) as packed:
        yield packed


def write_new(files: Mapping[str, str]) -> None:
    """Write texts by path, all of them; :class:`PuzzleError`, and none, if something is there."""
    for path in files:
        if os.path.lexists(path):
            raise _there_already(path)
    written: list[str] = []
    try:
        for path, text in files.items():
            with open(path, "x", encoding="utf-8", newline="\n") as file:
                written.append(path)
                file.write(text)
    except OSError as error:
        for done in written:
            os.remove(done)
        if isinstance(error, FileExistsError):
            raise _there_already(path) from None
        raise _not_written(path, error) from None


def _there_already(path: str) -> PuzzleError:
    message = f"`{path}` is there already, and stays as it is"
    return PuzzleError([Diagnostic("usage", message, None, help="choose another name")])


def _not_written(path: str, error: OSError) -> PuzzleError:
    message = f"`{path}` can't be written: {error.strerror}"
    return PuzzleError([Diagnostic("usage", message, None)])
