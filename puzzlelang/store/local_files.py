"""The files of a store in a folder.  Nothing is written behind a link, no link is followed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from puzzlelang.store.store_files import Lock, in_use, refused
from puzzlelang.text import IO, NO_LINK, PLAIN, Record, hold, printable


class LocalFiles(metaclass=Record):
    """See ``store_files.Files``."""

    folder: str

    sure = True

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
