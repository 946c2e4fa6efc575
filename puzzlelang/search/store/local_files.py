"""The files of a store in a folder.  Links are never followed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from puzzlelang.search.store.store_files import Lock, in_use
from puzzlelang.text import IO, NO_LINK, PLAIN, Record, hold, printable, usage_error

TOGETHER = 32
"""Number of files synchronised at the same time: the disk combines their writes."""


class LocalFiles(metaclass=Record):
    """See ``store_files.Folder``."""

    folder: str

    sure = True

    def path(self, name: str) -> str:
        return os.path.join(self.folder, *name.split("/")) if name else self.folder

    def is_there(self) -> bool:
        return os.path.lexists(self.folder)

    def begin(self) -> None:
        os.makedirs(self.folder, exist_ok=True)
        if not os.path.isdir(self.folder):
            raise NotADirectoryError(20, "it is not a folder")

    def make(self, folder: str = "") -> None:
        path = self.path(folder)
        with suppress(FileExistsError):
            os.mkdir(path)
        if os.path.islink(path) or not os.path.isdir(path):
            raise usage_error(
                f"`{printable(path)}` is a link or not a folder, so nothing is written there",
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

    def create(self, texts: dict[str, str]) -> None:
        beside = {self.path(name): f"{self.path(name)}.{os.urandom(8).hex()}" for name in texts}
        _write_all(zip(beside.values(), map(str.encode, texts.values()), strict=True))
        try:
            for path, whole in beside.items():
                _appear(whole, path)
        finally:
            for whole in beside.values():
                _remove(whole)
        for folder in {os.path.dirname(path): None for path in beside}:
            _sync(folder)

    def put_all(self, files: dict[str, bytes]) -> None:
        folders = dict.fromkeys(name.rpartition("/")[0] for name in files)
        for folder in folders:
            self.make(folder)
        _write_all((self.path(name), data) for name, data in files.items())
        for folder in folders:
            self.sync(folder)

    def new(self, name: str) -> IO[bytes]:
        self.make(name.rpartition("/")[0])
        return open(self.path(name), "xb")

    def keep(self, name: str, file: IO[bytes]) -> None:
        file.flush()
        os.fsync(file.fileno())
        file.close()

    def drop(self, name: str, file: IO[bytes]) -> None:
        with suppress(OSError):  # the buffer may not fit on the disk
            file.close()
        os.unlink(self.path(name))

    def sync(self, folder: str) -> None:
        _sync(self.path(folder))

    def remove(self, names: Iterable[str], folder: str = "") -> None:
        for name in names:
            _remove(self.path(name))
        if folder:
            with suppress(OSError):
                os.rmdir(self.path(folder))


class _Held:
    """The lock of a folder; the system releases it when the process ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def check(self) -> None:
        pass

    def close(self) -> None:
        os.close(self._handle)


def _write_all(files: Iterable[tuple[str, bytes]]) -> None:
    """Write new files, all or none, and synchronise them in groups."""
    waiting, written = list[IO[bytes]](), list[str]()
    try:
        for path, data in files:
            waiting.append(open(path, "xb"))  # noqa: SIM115
            written.append(path)
            waiting[-1].write(data)
            waiting[-1].flush()
            if len(waiting) == TOGETHER:
                _sync_all(waiting)
        _sync_all(waiting)
    except BaseException:
        for file in waiting:
            with suppress(OSError):  # the buffer may not fit on the disk
                file.close()
        for path in written:
            _remove(path)
        raise


def _sync_all(files: list[IO[bytes]]) -> None:
    """Synchronise open files and close them."""
    numbers = [file.fileno() for file in files]
    if len(numbers) < 2:
        for number in numbers:
            os.fsync(number)
    else:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(len(numbers)) as threads:
            list(threads.map(os.fsync, numbers))
    while files:
        files.pop().close()


def _appear(whole: str, path: str) -> None:
    """Rename a complete file; FileExistsError if the name is taken."""
    try:
        os.link(whole, path)
    except (AttributeError, PermissionError, NotImplementedError):  # no hard links here
        if os.path.lexists(path):
            raise FileExistsError(17, "another process has written it", path) from None
        os.rename(whole, path)


def _remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


def _sync(folder: str) -> None:
    with suppress(OSError):  # some systems can't synchronise folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
