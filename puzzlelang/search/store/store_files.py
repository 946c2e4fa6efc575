"""The files of a store, wherever they lie.

Names are relative, with ``/``.  A file is whole as soon as it is there under its name, or no
manifest names it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from puzzlelang.text import IO, Protocol, PuzzleError, cast, printable, usage_error


class Unreachable(OSError):
    """The place does not do what is asked of it; the text says why."""


def why(error: OSError) -> str:
    return error.strerror or str(error)


class Lock(Protocol):
    """A store is this process's, until that is closed."""

    def check(self) -> None:
        """PuzzleError if it is somebody else's by now."""

    def close(self) -> None: ...


class Files(Protocol):
    """What is done to the files of a chain of layers; OSError where it can't be done."""

    def path(self, name: str) -> str:
        """For people."""

    def read(self, name: str, most: int) -> bytes | None:
        """Up to ``most`` bytes of a file; None where there is none."""

    def open(self, name: str) -> tuple[IO[bytes], int]:
        """A file to be read from any place on, and its size."""

    def create(self, texts: dict[str, str]) -> None:
        """Files that are whole as soon as they are there, one after the other; FileExistsError
        where there is one.
        """

    def new(self, name: str) -> IO[bytes]:
        """A file that is written, its beginning last; ``keep`` or ``drop`` closes it."""

    def keep(self, name: str, file: IO[bytes]) -> None: ...

    def drop(self, name: str, file: IO[bytes]) -> None: ...

    def sync(self, folder: str) -> None:
        """The files that were kept in a folder survive the end of the machine."""

    def remove(self, names: Iterable[str], folder: str = "") -> None:
        """Those that are there, and the ``folder`` if it is empty then."""


class Folder(Files, Protocol):
    """A folder, or a place in an object store."""

    @property
    def sure(self) -> bool:
        """Does nobody write any more who has lost its lock?"""

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

    def put_all(self, files: dict[str, bytes]) -> None:
        """Many small files, which survive the end of the machine; all or none."""


def in_use(folder: str, other: str) -> PuzzleError:
    return usage_error(
        f"the store `{printable(folder)}` is in use by {printable(other)}",
        "wait until that process ends, or give this one another folder",
    )


MOST_HELD = 1 << 24
"""Bytes in memory, about."""

LONGEST_HELD = 30.0
"""Seconds: so much work a kill may cost."""


class HeldFiles:
    """Files of thin layers: they stay in memory until there are many of them.

    Synchronising a file takes as long as a search of thousands of states; files that are written
    down together wait for the disk once.  Removals are deferred until then, too.  Another process
    can't see these files, so they can't be pickled.
    """

    def __init__(self, files: Folder) -> None:
        self._files = files
        self._clear()

    def _clear(self) -> None:
        self._data = dict[str, bytes]()
        self._unnamed = set[str]()  # since they were kept, no manifest was made that may name them
        self._texts = dict[str, str]()
        self._removed: list[str] = []
        self._emptied: list[str] = []
        self._bytes, self._since = 0, monotonic()

    def __reduce__(self) -> str:
        raise TypeError("what is held in memory is there for one process")

    def is_due(self) -> bool:
        return self._bytes > MOST_HELD or monotonic() - self._since > LONGEST_HELD

    def write_down(self, guard: Callable[[], object]) -> None:
        """Manifests come last and in their order, so that after a kill each has its files; before
        them ``guard`` is called, which may raise.
        """
        data, texts, removed, emptied = self._data, self._texts, self._removed, self._emptied
        self._clear()  # what could not be written is not tried again
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
                raise FileExistsError(17, "somebody else has written it", self.path(name))
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
        """After a kill while it is written down, the last manifest may name what would be gone by
        the next one; so that is written, too.
        """
        for name in names:
            if name in self._unnamed:
                self._unnamed.remove(name)
                self._bytes -= len(self._data.pop(name))
            else:
                self._removed.append(name)
        if folder:
            self._emptied.append(folder)
