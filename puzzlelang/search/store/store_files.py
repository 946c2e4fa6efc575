"""Where the files of a store lie, and what is done there: in a folder, or on an object store.

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
    """What a store asks of a place; OSError where it can't be done."""

    @property
    def sure(self) -> bool:
        """Does nobody write any more who has lost its lock?"""

    @property
    def folder(self) -> str:
        """For people, and for other processes: ``files_in`` makes the same of it."""

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

    def put_all(self, files: dict[str, bytes]) -> None:
        """Many small files, which survive the end of the machine; all or none."""

    def create_all(self, files: dict[str, str]) -> None:
        """``create`` one after the other."""

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
    """See ``store_files.Files``: those of another place, but what is new is in memory, and what is
    removed goes when that is written down.  Another process can't see it, so it can't be pickled.
    """

    def __init__(self, files: Files) -> None:
        self._files = files
        self.folder, self.sure = files.folder, files.sure
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
            files.create_all(texts)
        files.remove(removed)
        for folder in emptied:
            files.remove_folder(folder)

    # ── as any other files ───────────────────────────────────────────────────────────

    def path(self, name: str) -> str:
        return self._files.path(name)

    def is_there(self) -> bool:
        return self._files.is_there()

    def begin(self) -> None:
        self._files.begin()

    def make(self, folder: str = "") -> None:
        self._files.make(folder)

    def lock(self, name: str, owner: str) -> Lock:
        return self._files.lock(name, owner)

    def names(self) -> list[str]:
        return self._files.names()

    def inside(
        self, folders: re.Pattern[str], files: re.Pattern[str]
    ) -> Iterator[tuple[str, list[str]]]:
        return self._files.inside(folders, files)

    def read(self, name: str, most: int) -> bytes | None:
        text = self._texts.get(name)
        return self._files.read(name, most) if text is None else text.encode()[:most]

    def open(self, name: str) -> tuple[IO[bytes], int]:
        data = self._data.get(name)
        return self._files.open(name) if data is None else (io.BytesIO(data), len(data))

    def create(self, name: str, text: str) -> None:
        if self.read(name, 0) is not None:
            raise FileExistsError(17, "somebody else has written it", self.path(name))
        self._texts[name] = text
        self._unnamed.clear()
        self._bytes += len(text)

    def put_all(self, files: dict[str, bytes]) -> None:
        self._data |= files
        self._unnamed |= files.keys()
        self._bytes += sum(map(len, files.values()))

    def create_all(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            self.create(name, text)

    def new(self, name: str) -> IO[bytes]:
        return io.BytesIO()

    def keep(self, name: str, file: IO[bytes]) -> None:
        self.put_all({name: cast(io.BytesIO, file).getvalue()})
        file.close()

    def drop(self, name: str, file: IO[bytes]) -> None:
        file.close()

    def sync(self, folder: str) -> None:
        pass

    def remove(self, names: Iterable[str]) -> None:
        """After a kill while it is written down, the last manifest may name what would be gone by
        the next one; so that is written, too.
        """
        for name in names:
            if name in self._unnamed:
                self._unnamed.remove(name)
                self._bytes -= len(self._data.pop(name))
            else:
                self._removed.append(name)

    def remove_folder(self, name: str) -> None:
        self._emptied.append(name)
