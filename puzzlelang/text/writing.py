"""Atomic writing of files, which replaces an existing file only if requested."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress

from puzzlelang.text.annotations import IO, Any
from puzzlelang.text.diagnostics import PuzzleError, usage_error
from puzzlelang.text.machine import unrung


@unrung
def write_whole(path: str, content: str | bytes) -> None:
    """Write a file atomically; replace an existing one."""
    if isinstance(content, str):
        content = content.encode("utf-8", "backslashreplace")
    with _beside(path) as file:
        file.write(content)


def write_lines(path: str, lines: Iterable[str]) -> str:
    """Write a long file, compressed if its name ends in ``.gz``; return the digest of the text."""
    from hashlib import sha256

    digest = sha256()
    with _beside(path) as file, _packed(file, path) as packed:
        for line in lines:
            data = line.encode("utf-8", "backslashreplace")
            digest.update(data)
            packed.write(data)
    return f"sha256:{digest.hexdigest()}"


def check_place(path: str, inputs: Iterable[str] = ()) -> None:
    """Raise an error if a file can't be written here later, or is one of ``inputs``."""
    _check_name(path)
    folder = os.path.dirname(path) or "."
    if not os.path.isdir(folder):
        raise usage_error(f"there is no folder `{folder}`")
    _check_replaceable(path)
    if not os.access(folder, os.W_OK):
        raise usage_error(f"`{path}` can't be written: permission denied")
    if os.path.exists(path) and any(
        os.path.exists(other) and os.path.samefile(path, other) for other in inputs
    ):
        raise usage_error(
            f"`{path}` is an input file, and is not overwritten", "choose another name"
        )


def _check_name(path: str) -> None:
    try:
        is_valid = b"\0" not in os.fsencode(path)
    except UnicodeError:
        is_valid = False
    if not is_valid:
        raise usage_error(f"`{path}` is not a valid file name", "choose another name")


def _check_replaceable(path: str) -> None:
    """Raise an error for folders, pipes and devices; only files are replaced."""
    if os.path.isdir(path):
        raise usage_error(f"`{path}` is a folder")
    if os.path.exists(path) and not os.path.isfile(path):
        raise usage_error(f"`{path}` is not a file but a pipe or a device")


@contextmanager
def _beside(path: str) -> Iterator[IO[bytes]]:
    """A temporary file that replaces ``path`` when complete; a link there remains a link."""
    _check_name(path)
    _check_replaceable(path)
    path = os.path.realpath(path)
    beside = f"{path}.{os.urandom(8).hex()}.tmp"
    try:
        file = open(beside, "xb")  # noqa: SIM115
        try:
            with file:
                if os.path.exists(path):  # keep the permissions
                    os.chmod(beside, os.stat(path).st_mode & 0o777)
                yield file
                file.flush()
                os.fsync(file.fileno())  # the old file is about to be lost
            os.replace(beside, path)  # Windows refuses this while the old file is open
        except BaseException:
            os.remove(beside)
            raise
    except OSError as error:
        raise _not_written(path, error) from None


@contextmanager
def _packed(file: IO[bytes], path: str) -> Iterator[Any]:
    if not path.endswith(".gz"):
        yield file
        return
    import gzip

    # without name and time, equal texts give equal files
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0, compresslevel=6) as packed:
        yield packed


@unrung
def write_new(files: Mapping[str, str]) -> None:
    """Write several texts by path; raise :class:`PuzzleError`, and write none, if a path exists."""
    for path in files:
        _check_name(path)
        if os.path.lexists(path):
            raise _there_already(path)
    new_paths: list[str] = []
    try:
        for path, text in files.items():
            with open(path, "x", encoding="utf-8", newline="\n") as file:
                new_paths.append(path)
                file.write(text)
    except BaseException as error:
        for new_path in new_paths:
            with suppress(OSError):
                os.remove(new_path)
        if isinstance(error, FileExistsError):
            raise _there_already(path) from None
        if isinstance(error, OSError):
            raise _not_written(path, error) from None
        raise


def _there_already(path: str) -> PuzzleError:
    return usage_error(f"`{path}` already exists, and is not overwritten", "choose another name")


def _not_written(path: str, error: OSError) -> PuzzleError:
    return usage_error(f"`{path}` can't be written: {error.strerror}")
