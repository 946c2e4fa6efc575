"""The files of a store: the interface, files in a folder, and files held in memory.

Names are relative, with ``/``. A file appears under its name once it is complete, or no manifest
names it yet.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic

from puzzlelang.text import (
    IO,
    NO_LINK,
    PLAIN,
    Protocol,
    PuzzleError,
    Record,
    cast,
    hold,
    printable,
    usage_error,
)


class Unreachable(OSError):
    """A place that can't be used; the text gives the reason."""


def why(error: OSError) -> str:
    return error.strerror or str(error)


class Lock(Protocol):
    """Exclusive use of a store, until it is closed."""

    def check(self) -> None:
        """Raise PuzzleError if another process has taken the lock."""

    def close(self) -> None: ...


class Files(Protocol):
    """Files of a chain of layers.  Failures raise OSError."""

    def path(self, name: str) -> str:
        """The full path, for messages."""

    def read(self, name: str, most: int) -> bytes | None:
        """Up to ``most`` bytes of a file, or None if it doesn't exist."""

    def open(self, name: str) -> tuple[IO[bytes], int]:
        """Open a file for random access; returns it with its size."""

    def create(self, texts: dict[str, str]) -> None:
        """Create files atomically, one after the other; FileExistsError if one exists."""

    def new(self, name: str) -> IO[bytes]:
        """Begin a file; its first bytes are written last.  ``keep`` or ``drop`` closes it."""

    def keep(self, name: str, file: IO[bytes]) -> None: ...

    def drop(self, name: str, file: IO[bytes]) -> None: ...

    def sync(self, folder: str) -> None:
        """Make the files kept in a folder survive a crash of the machine."""

    def remove(self, names: Iterable[str], folder: str = "") -> None:
        """Remove files that exist, and the ``folder`` if it is empty then."""


class Folder(Files, Protocol):
    """A folder, or a prefix in a bucket."""

    @property
    def sure(self) -> bool:
        """True if no process can write after it has lost its lock."""

    def is_there(self) -> bool: ...

    def begin(self) -> None:
        """Create the place unless it exists."""

    def make(self, folder: str = "") -> None:
        """Create a folder of a store, which must not be a link."""

    def lock(self, name: str, owner: str) -> Lock:
        """Raises PuzzleError if another process has the lock.  ``owner``: two lines, the process
        and a token.
        """

    def names(self) -> list[str]:
        """Names of files and folders at the top."""

    def inside(
        self, folders: re.Pattern[str], files: re.Pattern[str]
    ) -> Iterator[tuple[str, list[str]]]:
        """Folders with matching names, each with its matching files."""

    def put_all(self, files: dict[str, bytes]) -> None:
        """Write many small files that survive a crash of the machine; all or none."""


def in_use(folder: str, other: str) -> PuzzleError:
    return usage_error(
        f"the store `{printable(folder)}` is in use by {printable(other)}",
        "wait until that process ends, or give this one another folder",
    )


MOST_HELD = 1 << 24
"""Bytes in memory after which files are written."""

LONGEST_HELD = 30.0
"""Seconds after which files are written: the work that a kill may cost."""


class HeldFiles:
    """Files of thin layers, kept in memory until there are many of them.

    Synchronising a file takes as long as a search of thousands of states; files written together
    wait for the disk once.  Removals are deferred until then, too.  Another process can't see these
    files, so they can't be pickled.
    """

    def __init__(self, files: Folder) -> None:
        self._files = files
        self._clear()

    def _clear(self) -> None:
        self._data = dict[str, bytes]()
        self._unnamed = set[str]()  # no manifest made since then can name them
        self._texts = dict[str, str]()
        self._removed: list[str] = []
        self._emptied: list[str] = []
        self._bytes, self._since = 0, monotonic()

    def __reduce__(self) -> str:
        raise TypeError("files in memory exist in one process only")

    def is_due(self) -> bool:
        return self._bytes > MOST_HELD or monotonic() - self._since > LONGEST_HELD

    def write_down(self, guard: Callable[[], object]) -> None:
        """Write all files, then the manifests in order, so that after a kill every manifest has its
        files.  ``guard`` is called before the manifests; it may raise.
        """
        data, texts, removed, emptied = self._data, self._texts, self._removed, self._emptied
        self._clear()  # failed writes aren't retried
        files = self._files
        if data or texts:
            files.put_all(data)
            guard()
            files.create(texts)
        files.remove(removed)
        for folder in emptied:
            files.remove((), folder)

    def path(self, name: str) -> str:
        return self._files.path(name)

    def read(self, name: str, most: int) -> bytes | None:
        text = self._texts.get(name)
        return self._files.read(name, most) if text is None else text.encode()[:most]

    def open(self, name: str) -> tuple[IO[bytes], int]:
        data = self._data.get(name)
        return self._files.open(name) if data is None else (io.BytesIO(data), len(data))

    def create(self, texts: dict[str, str]) -> None:
        for name, text in texts.items():
            if self.read(name, 0) is not None:
                raise FileExistsError(17, "another process has written it", self.path(name))
            self._texts[name] = text
            self._unnamed.clear()
            self._bytes += len(text)

    def new(self, name: str) -> IO[bytes]:
        return io.BytesIO()

    def keep(self, name: str, file: IO[bytes]) -> None:
        self._data[name] = data = cast(io.BytesIO, file).getvalue()
        self._unnamed.add(name)
        self._bytes += len(data)
        file.close()

    def drop(self, name: str, file: IO[bytes]) -> None:
        file.close()

    def sync(self, folder: str) -> None:
        pass

    def remove(self, names: Iterable[str], folder: str = "") -> None:
        """Remove files that no manifest can name yet; defer all others, because after a kill the
        last manifest written may name them.
        """
        for name in names:
            if name in self._unnamed:
                self._unnamed.remove(name)
                self._bytes -= len(self._data.pop(name))
            else:
                self._removed.append(name)
        if folder:
            self._emptied.append(folder)


# ── in a folder; links are never followed ─────────────────────────────────────────────

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
