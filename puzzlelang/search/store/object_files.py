"""A store in a bucket, with the names and bytes of a store in a folder.

A bucket revokes no lock when a process dies, so its lock is a lease: an object with the owner, a
number, and a counter of renewals, written only under conditions.  A process that finds the lease
held waits, and takes it over if it isn't renewed.  Clocks are never compared.  A process that wakes
up after its lease was taken does no harm: each manifest can be created only once, and files of a
stage are kept until its manifest exists.
"""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from time import monotonic, sleep

from puzzlelang.search.store.buckets import Bucket, address_of, bucket_at
from puzzlelang.search.store.store_files import Lock, Unreachable, in_use
from puzzlelang.text import IO, Stage, cast, printable, stage, usage_error

LEASE = 30.0
"""Seconds without a renewal after which a lease may be taken over."""

RENEWED = 5.0
"""Seconds between renewals."""

LOOKED = 1.0
"""Seconds between polls of a lease that another process holds."""

FREE = b"free\n"
NO_VERSION = '"00000000000000000000000000000000"'
MOST_LOCK = 1000
"""Maximum length of a lease in bytes."""


class ObjectLock:
    """A lease; see ``store_files.Lock``."""

    def __init__(self, bucket: Bucket, key: str, owner: str, folder: str) -> None:
        self._bucket, self._key, self._folder = bucket, key, folder
        self._owner, self._count, self._taker, self._reached = owner, 0, "", True
        self._mutex, self._over = threading.Lock(), threading.Event()
        self._version = self._take()
        self._renewed = monotonic()
        try:
            if not self._heeds_conditions():
                raise usage_error(
                    f"the object store of `{printable(folder)}` overwrites an object despite "
                    "`If-None-Match` or `If-Match`, so two processes could work there at once",
                    "use another object store, or a folder",
                )
        except BaseException:
            self._free()
            raise
        self._thread = threading.Thread(target=self._keep, daemon=True)
        self._thread.start()

    def _text(self) -> bytes:
        return f"{self._owner}{self._count}\n".encode()

    def _is_own(self, text: bytes) -> bool:
        return text.startswith(self._owner.encode())

    def _lease(self) -> tuple[bytes, str] | None:
        """The content and version of the lease, or None if it doesn't exist."""
        with suppress(FileNotFoundError):
            while True:
                before = self._bucket.version(self._key)
                text = self._bucket.get(self._key, 0, MOST_LOCK)
                if self._bucket.version(self._key) == before:
                    return text, before
        return None

    # ── taking it ────────────────────────────────────────────────────────────────────

    def _take(self) -> str:
        with suppress(FileExistsError):
            return self._bucket.put_new(self._key, self._text())
        first = self._lease()
        if first is None or first[0] == FREE or self._is_own(first[0]):
            return self._take_from(first)
        with stage(Stage.WAITING):
            since = monotonic()
            while monotonic() - since < LEASE:
                sleep(LOOKED)
                now = self._lease()
                if now is None or now[0] == FREE:
                    return self._take_from(now)
                if now[1] != first[1]:
                    raise in_use(self._folder, _who(now[0]))
        return self._take_from(first)

    def _take_from(self, lease: tuple[bytes, str] | None) -> str:
        """Take a lease that is free or has expired."""
        with suppress(FileExistsError):
            if lease is None:
                return self._bucket.put_new(self._key, self._text())
            return self._bucket.put_over(self._key, self._text(), lease[1])
        now = self._lease()
        if now is not None and self._is_own(now[0]):  # the response was lost
            return now[1]
        raise in_use(self._folder, _who(now[0] if now else b""))

    def _heeds_conditions(self) -> bool:
        text = self._text()
        with suppress(FileExistsError):
            self._bucket.put_new(self._key, text)
            return False
        with suppress(FileExistsError):
            self._bucket.put_over(self._key, text, NO_VERSION)
            return False
        return True

    # ── keeping it ───────────────────────────────────────────────────────────────────

    def _keep(self) -> None:
        while not self._over.wait(RENEWED):
            self._reached = False
            with suppress(Exception):  # the next one may succeed
                self._renew()
                self._reached = True

    def _renew(self) -> None:
        with self._mutex:
            if self._taker:
                return
            self._count += 1
            try:
                self._version = self._bucket.put_over(self._key, self._text(), self._version)
            except FileExistsError:
                now = self._lease()
                if now is None or not self._is_own(now[0]):
                    self._taker = _who(now[0] if now else b"")
                    return
                self._version = now[1]  # the response to an earlier renewal was lost
            self._renewed = monotonic()

    def check(self) -> None:
        if not self._taker and monotonic() - self._renewed > 2 * RENEWED:
            self._renew()
        if self._taker:
            raise usage_error(
                f"the store `{printable(self._folder)}` was taken over by "
                f"{printable(self._taker)}: this process had not renewed its lock",
                "finished work is kept; once that process ends, the same command continues",
            )

    def close(self) -> None:
        self._over.set()
        self._thread.join(RENEWED)
        if self._reached:  # an unreachable bucket would delay the end
            self._free()

    def _free(self) -> None:
        if not self._taker:
            with suppress(FileExistsError, FileNotFoundError, Unreachable):
                self._bucket.put_over(self._key, FREE, self._version)


def _who(text: bytes) -> str:
    return text.decode("utf-8", "replace").partition("\n")[0][:200] or "another process"


FIRST, MOST = 1 << 16, 1 << 22
"""Bytes of the first and of the longest request; each request is four times as long as the previous
one.
"""


class ObjectFiles:
    """See ``store_files.Folder``. Buckets have no folders and no links."""

    sure = False

    def __init__(self, url: str) -> None:
        """Raises PuzzleError for an invalid address."""
        address = address_of(url)
        self._bucket = bucket_at(address.scheme, address.bucket)
        self._prefix = address.prefix
        self.folder = f"{address.scheme}://{address.bucket}/{address.prefix}".rstrip("/")

    def _key(self, name: str) -> str:
        return self._prefix + name

    def path(self, name: str) -> str:
        return f"{self.folder}/{name}" if name else self.folder

    def is_there(self) -> bool:
        return any(True for _ in self._bucket.keys(self._prefix, flat=True, most=1))

    def begin(self) -> None:
        self.is_there()  # fails early if the bucket is unreachable

    def make(self, folder: str = "") -> None:
        pass

    def lock(self, name: str, owner: str) -> Lock:
        return ObjectLock(self._bucket, self._key(name), owner, self.folder)

    def names(self) -> list[str]:
        return [name for name in self._bucket.keys(self._prefix, flat=False) if name]

    def inside(
        self, folders: re.Pattern[str], files: re.Pattern[str]
    ) -> Iterator[tuple[str, list[str]]]:
        files_by_folder: dict[str, list[str]] = {}
        for name in self._bucket.keys(self._prefix, flat=True):
            folder, _, file = name.partition("/")
            if folders.fullmatch(folder) and files.fullmatch(file):
                files_by_folder.setdefault(folder, []).append(file)
        yield from files_by_folder.items()

    def read(self, name: str, most: int) -> bytes | None:
        try:
            return self._bucket.get(self._key(name), 0, most)
        except FileNotFoundError:
            return None

    def open(self, name: str) -> tuple[IO[bytes], int]:
        key = self._key(name)
        size = self._bucket.size(key)
        return cast(IO[bytes], _Pieces(self._bucket, key, size)), size

    def create(self, texts: dict[str, str]) -> None:
        for name, text in texts.items():
            key, data = self._key(name), text.encode()
            try:
                self._bucket.put_new(key, data)
            except FileExistsError:  # perhaps created by us, and the response was lost
                if self._bucket.get(key, 0, len(data) + 1) != data:
                    raise FileExistsError(17, "another process has written it") from None

    def put_all(self, files: dict[str, bytes]) -> None:
        for name, data in files.items():
            self._bucket.upload(self._key(name), io.BytesIO(data), len(data))

    def new(self, name: str) -> IO[bytes]:
        from tempfile import TemporaryFile

        return cast(IO[bytes], TemporaryFile())

    def keep(self, name: str, file: IO[bytes]) -> None:
        size = file.seek(0, io.SEEK_END)
        file.seek(0)
        self._bucket.upload(self._key(name), file, size)
        file.close()

    def drop(self, name: str, file: IO[bytes]) -> None:
        with suppress(OSError):
            file.close()

    def sync(self, folder: str) -> None:
        pass

    def remove(self, names: Iterable[str], folder: str = "") -> None:
        with suppress(Unreachable):  # the next command removes it
            self._bucket.remove([self._key(name) for name in names])


class _Pieces(io.RawIOBase):
    """An object with random access, read by a few requests."""

    def __init__(self, bucket: Bucket, key: str, size: int) -> None:
        self._bucket, self._key, self._size = bucket, key, size
        self._place = self._start = 0
        self._data, self._next = b"", FIRST

    def seekable(self) -> bool:
        return True

    def seek(self, place: int, whence: int = io.SEEK_SET) -> int:
        assert whence == io.SEEK_SET
        self._place = place
        return place

    def read(self, size: int = -1) -> bytes:
        """Read ``size`` bytes, or all up to the end."""
        end = self._size if size < 0 else min(self._place + size, self._size)
        out = b""
        while self._place < end:
            inside = self._place - self._start
            if not 0 <= inside < len(self._data):
                self._fetch(end)
                inside = 0
                if not self._data:
                    break
            some = self._data[inside : inside + end - self._place]
            out += some
            self._place += len(some)
        return out

    def _fetch(self, end: int) -> None:
        if self._place != self._start + len(self._data):
            self._next = FIRST
        end = min(max(end, self._place + self._next), self._size)
        self._start = self._place
        self._data = b""
        with suppress(FileNotFoundError):  # the object was truncated
            self._data = self._bucket.get(self._key, self._start, end)
        self._next = min(4 * self._next, MOST)
