"""Where the files of a store lie, and what is done there: in a folder, or on an object store.

Names are relative, with ``/``.  A file is whole as soon as it is there under its name, or no
manifest names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from puzzlelang.text import IO, Protocol, PuzzleError, printable, usage_error


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
