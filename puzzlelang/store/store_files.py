"""Where the files of a store lie, and what is done there: in a folder, or on an object store.

Names are relative, with ``/``.  A file is whole as soon as it is there under its name, or no
manifest names it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import IO, Protocol

from puzzlelang.text import (
    NO_LINK,
    PLAIN,
    Diagnostic,
    PuzzleError,
    hold,
    printable,
    record,
)


def refused(message: str, help: str = "") -> PuzzleError:
    return PuzzleError([Diagnostic("usage", message, None, help=help)])


class Lock(Protocol):
    """A store is this process's, until that is closed."""

    def check(self) -> None:
        """PuzzleError if it is somebody else's by now."""

    def close(self) -> None: ...


class Files(Protocol):
    """What a store asks of a place; OSError where it can't be done."""

    @property
    def folder(self) -> str:
        """For people, and for other processes: :func:`files_in` makes the same of it."""

    def path(self, name: str) -> str:
        """For people."""

    def is_there(self) -> bool: ...

    def begin(self) -> None:
        """Make the place, unless it is there."""

    def make(self, folder: str = "") -> None:
        """The same for a folder of a store, which must not be a link."""

    def lock(self, name: str, owner: str) -> Lock:
        """PuzzleError where another process has it.  ``owner``: two lines, who and what for."""

    def names(self) -> list[str]:
        """Of files and folders, without what is in these."""

    def inside(
        self, folders: re.Pattern[str], files: re.Pattern[str]
    ) -> Iterator[tuple[str, list[str]]]:
        """Folders, and those of their files that have such names."""

    def read(self, name: str, most: int) -> bytes | None:
        """Up to ``most`` bytes of a file; None where there is none."""

    def open(self, name: str) -> tuple[IO[bytes], int]:
        """A file to be read from any place on, and its size."""

    def create(self, name: str, text: str) -> None:
        """A file that is whole as soon as it is there; FileExistsError where there is one."""

    def new(self, name: str) -> IO[bytes]:
        """A file that is written, its beginning last; ``keep`` or ``drop`` closes it."""

    def keep(self, name: str, file: IO[bytes]) -> None: ...

    def drop(self, name: str, file: IO[bytes]) -> None: ...

    def sync(self, folder: str) -> None:
        """The files that were kept in a folder survive the end of the machine."""

    def remove(self, names: Iterable[str]) -> None:
        """Those that are there."""

    def remove_folder(self, name: str) -> None:
        """If it is empty."""


def files_in(folder: str) -> Files:
    return LocalFiles(folder)


# ── the file system ──────────────────────────────────────────────────────────────────


@record
class LocalFiles:
    """A folder.  Nothing is written behind a link, no link is followed."""

    folder: str

    def path(self, name: str) -> str:
        return os.path.join(self.folder, *name.split("/")) if name else self.folder

    def is_there(self) -> bool:
        return os.path.lexists(self.folder)

    def begin(self) -> None:
        os.makedirs(self.folder, exist_ok=True)
        if not os.path.isdir(self.folder):
            raise NotADirectoryError(20, "it is no folder")

    def make(self, folder: str = "") -> None:
        path = self.path(folder)
        with suppress(FileExistsError):
            os.mkdir(path)
        if os.path.islink(path) or not os.path.isdir(path):
            raise refused(
                f"`{printable(path)}` is a link or no folder, so nothing is written there",
                "give `--store` another folder",
            )

    def lock(self, name: str, owner: str) -> Lock:
        handle = os.open(self.path(name), os.O_RDWR | os.O_CREAT | NO_LINK | PLAIN, 0o644)
        try:
            if not hold(handle):
                other = os.read(handle, 200).decode("utf-8", "replace").partition("\n")[0]
                raise in_use(self.folder, other)
            os.ftruncate(handle, 0)
            os.write(handle, owner.encode())
            os.fsync(handle)  # workers on other machines compare it
        except BaseException:
            os.close(handle)
            raise
        return _Held(handle)

    def names(self) -> list[str]:
        return os.listdir(self.folder)

    def inside(
        self, folders: re.Pattern[str], files: re.Pattern[str]
    ) -> Iterator[tuple[str, list[str]]]:
        for folder in filter(folders.fullmatch, self.names()):
            path = self.path(folder)
            if not os.path.islink(path) and os.path.isdir(path):
                yield folder, [name for name in os.listdir(path) if files.fullmatch(name)]

    def read(self, name: str, most: int) -> bytes | None:
        try:
            handle = os.open(self.path(name), os.O_RDONLY | NO_LINK | PLAIN)
        except FileNotFoundError:
            return None
        with os.fdopen(handle, "rb") as file:
            return file.read(most)

    def open(self, name: str) -> tuple[IO[bytes], int]:
        file = os.fdopen(os.open(self.path(name), os.O_RDONLY | NO_LINK | PLAIN), "rb")
        return file, os.fstat(file.fileno()).st_size

    def create(self, name: str, text: str) -> None:
        path = self.path(name)
        beside = f"{path}.{os.urandom(8).hex()}"
        with open(beside, "xb") as file:
            try:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                _remove(beside)
                raise
        try:
            os.link(beside, path)
        except (AttributeError, PermissionError, NotImplementedError):  # there are no links here
            if os.path.lexists(path):
                raise FileExistsError(17, "somebody else has written it", path) from None
            os.rename(beside, path)
        finally:
            _remove(beside)
        _sync(os.path.dirname(path))

    def new(self, name: str) -> IO[bytes]:
        self.make(name.rpartition("/")[0])
        return open(self.path(name), "xb")

    def keep(self, name: str, file: IO[bytes]) -> None:
        file.flush()
        os.fsync(file.fileno())
        file.close()

    def drop(self, name: str, file: IO[bytes]) -> None:
        with suppress(OSError):  # what is left may not fit on the disk
            file.close()
        os.unlink(self.path(name))

    def sync(self, folder: str) -> None:
        _sync(self.path(folder))

    def remove(self, names: Iterable[str]) -> None:
        for name in names:
            _remove(self.path(name))

    def remove_folder(self, name: str) -> None:
        with suppress(OSError):
            os.rmdir(self.path(name))


class _Held:
    """The lock of a folder, which the system takes back when the process ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def check(self) -> None:
        pass

    def close(self) -> None:
        os.close(self._handle)


def in_use(folder: str, other: str) -> PuzzleError:
    return refused(
        f"the store `{printable(folder)}` is in use by {printable(other)}",
        "wait until that process ends, or give this one another folder",
    )


def _remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


def _sync(folder: str) -> None:
    with suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
