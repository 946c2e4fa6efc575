"""Cache of compiled machine code, in a marked folder.

An entry's name is a hash of its inputs (assembly, version of LLVM, processor); its content carries
a hash, so truncated and modified entries are ignored.  Folder and entries must belong to the user,
and no other user may write to them; links are not followed.  Only files with both the name and the
header of an entry are ever removed, so the folder named by ``PUZZLELANG_CACHE`` may contain others.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import time

from puzzlelang.text import (
    HANDLES,
    NO_LINK,
    NOT_INHERITED,
    PLAIN,
    Record,
    cache_folder,
    only_ours,
)

LARGEST = 64 << 20
"""Maximum bytes of all entries; the least recently used are removed first."""

OLD = 3600
"""Age in seconds at which an unfinished file counts as abandoned."""

OURS = "machine-code-1"
"""Subfolder; the number changes with the format of entries."""

TAG, SIGNATURE = "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55\n"
"""Tag of a folder that may be deleted at any time (https://bford.info/cachedir/)."""

HEADER = b"puzzlelang machine code 1\n"

ENTRY, UNFINISHED = r"[0-9a-f]{64}\.code", r"[0-9a-f]{64}\.[0-9a-f]{16}\.tmp"


def key_of(*parts: str) -> str:
    """Name of an entry, a hash of its inputs."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}:".encode())
        digest.update(part.encode())
    return digest.hexdigest()


def get(key: str) -> bytes | None:
    """Content stored under ``key``, if intact."""
    with suppress(OSError), _shelf(create=False) as shelf:
        if shelf is None:
            return None
        entry = shelf.read(f"{key}.code")
        start = len(HEADER) + 32
        if entry[:start] == HEADER + _digest(key, entry[start:]):
            shelf.used_now(f"{key}.code")
            return entry[start:]
    return None


def put(key: str, content: bytes) -> None:
    """Store ``content``; do nothing if that fails."""
    with suppress(OSError), _shelf(create=True) as shelf:
        if shelf is not None and len(content) <= LARGEST:
            shelf.make_room(len(content))
            shelf.write(f"{key}.code", HEADER + _digest(key, content) + content)


def folder() -> str | None:
    """Path of the subfolder, which may not exist; ``None`` if caching is off."""
    setting = os.environ.get("PUZZLELANG_CACHE")
    if setting == "":
        return None
    return os.path.join(setting or os.path.join(cache_folder(), "puzzlelang"), OURS)


def _digest(key: str, content: bytes) -> bytes:
    return hashlib.sha256(key.encode() + content).digest()


@contextmanager
def _shelf(create: bool) -> Iterator[_Shelf | None]:
    """Open the subfolder; ``None`` if it is missing, untrusted or unmarked."""
    path = folder()
    if path is None:
        yield None
        return
    if create:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with suppress(FileExistsError):
            os.mkdir(path, 0o700)
    if not only_ours(os.stat(os.path.dirname(path))) or not stat.S_ISDIR(os.lstat(path).st_mode):
        yield None
        return
    handle = os.open(path, os.O_RDONLY | NO_LINK) if HANDLES else None
    try:
        shelf = _Shelf(path, handle)
        is_trusted = only_ours(os.stat(path if handle is None else handle))
        yield shelf if is_trusted and shelf.is_marked(create) else None
    finally:
        if handle is not None:
            os.close(handle)


class _Shelf(metaclass=Record):
    """An open folder of entries."""

    path: str
    handle: int | None

    def is_marked(self, create: bool) -> bool:
        """Does the folder have our tag?  With ``create``, an empty one gets it."""
        try:
            mark = self.read(TAG)
        except FileNotFoundError:
            mark = b""
        if mark.startswith(SIGNATURE):
            return True
        # truncated if its writer was killed
        if not create or not SIGNATURE.startswith(mark) or {*self._names()} - {TAG}:
            return False
        about = b"# This folder is a cache of puzzlelang; it may be deleted at any time.\n"
        self._write_all(TAG, SIGNATURE + about, os.O_TRUNC)
        return True

    def read(self, name: str, most: int = -1) -> bytes:
        """Read a file, or its first bytes, if only the user can have written it."""
        handle = self._open(name, os.O_RDONLY)
        with open(handle, "rb", buffering=0) as file:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode) or not only_ours(status):
                raise PermissionError(f"{name} belongs to another user")
            return file.read(most) or b""

    def write(self, name: str, content: bytes) -> None:
        """Write a file atomically: it is replaced once the new content is complete."""
        temporary = f"{name.removesuffix('.code')}.{os.urandom(8).hex()}.tmp"
        try:
            self._write_all(temporary, content, os.O_EXCL)
            os.replace(
                self._place(temporary), self._place(name),
                src_dir_fd=self.handle, dst_dir_fd=self.handle,
            )  # fmt: skip
        except BaseException:  # a full disk, Ctrl-C
            with suppress(OSError):
                self._remove(temporary)
            raise

    def used_now(self, name: str) -> None:
        with suppress(OSError):
            os.utime(self._place(name), dir_fd=self.handle)

    def make_room(self, size: int) -> None:
        """Remove the oldest entries until ``size`` bytes fit, and abandoned files."""
        entries = []
        for name in self._names():
            entry = re.fullmatch(ENTRY, name) is not None
            if not entry and re.fullmatch(UNFINISHED, name) is None:
                continue
            with suppress(OSError):  # another process was faster
                status = os.stat(self._place(name), dir_fd=self.handle, follow_symlinks=False)
                if not stat.S_ISREG(status.st_mode):
                    continue
                if entry:
                    entries.append((status.st_mtime, status.st_size, name))
                elif status.st_mtime < time() - OLD:
                    self._remove_ours(name)
        total = size + sum(size for _, size, _ in entries)
        for _, freed, name in sorted(entries):
            if total <= LARGEST:
                return
            with suppress(OSError):
                self._remove_ours(name)
                total -= freed

    def _remove_ours(self, name: str) -> None:
        """Remove an entry, complete or not, if its first bytes match the header."""
        if not HEADER.startswith(self.read(name, len(HEADER))):
            raise PermissionError(f"{name} is not a file of the cache")
        self._remove(name)

    def _names(self) -> list[str]:
        return os.listdir(self.path if self.handle is None else self.handle)

    def _place(self, name: str) -> str:
        return name if self.handle is not None else os.path.join(self.path, name)

    def _open(self, name: str, flags: int) -> int:
        flags |= NO_LINK | PLAIN | NOT_INHERITED
        return os.open(self._place(name), flags, 0o600, dir_fd=self.handle)

    def _write_all(self, name: str, content: bytes, flags: int) -> None:
        with open(self._open(name, os.O_WRONLY | os.O_CREAT | flags), "wb") as file:
            file.write(content)

    def _remove(self, name: str) -> None:
        os.unlink(self._place(name), dir_fd=self.handle)
