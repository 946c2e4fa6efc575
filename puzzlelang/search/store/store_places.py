"""The files of a chain of layers: what they are called, and who opens them."""

from __future__ import annotations

import os

from puzzlelang.search.store.file_systems import files_in
from puzzlelang.search.store.held_files import HeldFiles
from puzzlelang.search.store.state_frames import Damaged
from puzzlelang.search.store.store_files import Files
from puzzlelang.search.store.store_format import (
    DEFLATED,
    MARKS,
    MOVES,
    OWN_CODES,
    RUN,
    WAYS,
    Header,
    Reader,
    Writer,
    Written,
)
from puzzlelang.text import Record

FOLDERS = {RUN: "layer", MOVES: "moves", MARKS: "marks", WAYS: "ways"}
ENDINGS = {RUN: "run", MOVES: "moves", MARKS: "marks", WAYS: "ways"}
CODECS = {RUN: OWN_CODES, MOVES: OWN_CODES, MARKS: OWN_CODES, WAYS: DEFLATED}


class Place(metaclass=Record):
    """A chain of layers on disk, as the tasks know it: it can be sent to another process, unless
    files are ``held`` in this one.

    ``most``: bytes of a file that is written there.
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

    def reader(self, kind: int, layer: int, part: int, parts: int, wanted: Written) -> Reader:
        try:
            return Reader(self.files, wanted, self.header(kind, layer, part, parts))
        except Damaged as error:
            raise self.damaged(wanted, error) from error

    def damaged(self, file: Written, error: Damaged) -> DamagedFile:
        return DamagedFile(self.files.path(file.name), str(error))


class DamagedFile(Exception):
    """A file that must not be used."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path, self.why = path, why
