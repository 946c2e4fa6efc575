"""Files that the program writes: whole or not at all, and over another only where that is meant."""

from __future__ import annotations

import os
from collections.abc import Mapping

from puzzlelang.diagnostics import Diagnostic, PuzzleError


def write_whole(path: str, text: str) -> None:
    """Write a file, in the place of one that is there."""
    beside = f"{path}.{os.getpid()}.tmp"
    try:
        with open(beside, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError as error:
        raise _not_written(path, error) from None
    finally:
        if os.path.lexists(beside):
            os.remove(beside)


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
