"""Where the files of a store lie, and how they come there: whole, and never behind a link."""

from __future__ import annotations

import os
import re
from contextlib import suppress

from puzzlelang.store.store_format import (
    DEFLATED,
    MARKS,
    MOVES,
    PLAIN_BODY,
    RUN,
    Damaged,
    Header,
    Reader,
    Writer,
    Written,
)
from puzzlelang.text import Diagnostic, PuzzleError, printable, record

FOLDERS = {RUN: "layer", MOVES: "moves", MARKS: "marks"}
ENDINGS = {RUN: "run", MOVES: "moves", MARKS: "marks"}
CODECS = {RUN: DEFLATED, MOVES: PLAIN_BODY, MARKS: DEFLATED}


def refused(message: str, help: str = "") -> PuzzleError:
    return PuzzleError([Diagnostic("usage", message, None, help=help)])


@record
class Place:
    """A chain of layers on disk, as the tasks know it: it can be sent to another process.

    ``most``: bytes of a file that is written there.
    """

    folder: str
    digest: bytes
    words: int
    most: int | None = None

    def header(self, kind: int, layer: int, part: int, parts: int) -> Header:
        return Header(
            kind, CODECS[kind], self.words, layer, part, parts, 0, 0, self.digest, bytes(16)
        )

    def writer(self, kind: int, layer: int, part: int, parts: int) -> Writer:
        attempt = os.urandom(8).hex()
        folder = f"{FOLDERS[kind]}-{layer:06}"
        name = f"{folder}/part-{part:04}.{attempt}.{ENDINGS[kind]}"
        path = os.path.join(self.folder, *name.split("/"))
        with suppress(FileExistsError):
            os.mkdir(os.path.dirname(path))
        real(os.path.dirname(path))
        return Writer(path, name, self.header(kind, layer, part, parts), self.most)

    def reader(self, kind: int, layer: int, part: int, parts: int, wanted: Written) -> Reader:
        path = os.path.join(self.folder, *wanted.name.split("/"))
        try:
            return Reader(path, wanted, self.header(kind, layer, part, parts))
        except Damaged as error:
            raise DamagedFile(path, str(error)) from error


class DamagedFile(Exception):
    """A file that must not be used."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path, self.why = path, why


# ── the system ───────────────────────────────────────────────────────────────────────


def real(folder: str) -> None:
    """Nothing is written into a folder that a link leads to."""
    if os.path.islink(folder) or not os.path.isdir(folder):
        raise refused(
            f"`{printable(folder)}` is a link or no folder, so nothing is written there",
            "give `--store` another folder",
        )


def entries(folder: str, pattern: re.Pattern[str]) -> list[str]:
    try:
        return [name for name in os.listdir(folder) if pattern.fullmatch(name)]
    except OSError:
        return []


def remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


def sync_folder(folder: str) -> None:
    with suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def create_whole(path: str, text: str) -> None:
    """Create a file that is whole as soon as it is there; never in the place of another."""
    beside = f"{path}.{os.urandom(8).hex()}"
    with open(beside, "xb") as file:
        try:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            remove(beside)
            raise
    try:
        os.link(beside, path)
    except (AttributeError, PermissionError, NotImplementedError):  # a file system without links
        if os.path.lexists(path):
            raise FileExistsError(17, "somebody else has written it", path) from None
        os.rename(beside, path)
    finally:
        remove(beside)
    sync_folder(os.path.dirname(path))
