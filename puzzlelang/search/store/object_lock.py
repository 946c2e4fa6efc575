"""Whose an object store is: a lock that has to be renewed, since nobody takes it back.

The lock is an object: who has it, a number, how often it was renewed.  It is written under
conditions alone, so of two who want it one gets it.  Whoever finds it held waits; a lock that is
not renewed meanwhile is taken.  No two clocks are compared.  A process that was asleep and has lost
its lock does no harm: manifests are created once, whoever does it, and its files are not removed
before there is a manifest in whose place it could put one.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from time import monotonic, sleep

from puzzlelang.search.store.buckets import Bucket
from puzzlelang.search.store.store_files import Unreachable, in_use
from puzzlelang.text import Stage, printable, stage, usage_error

LEASE = 30.0
"""Seconds after which a lock that nobody has renewed may be taken."""

RENEWED = 5.0
"""Seconds after which it is renewed."""

LOOKED = 1.0
"""Seconds after which whoever waits looks again."""

FREE = b"free\n"
NO_VERSION = '"00000000000000000000000000000000"'
MOST_LOCK = 1000
"""Bytes of it."""


class ObjectLock:
    """See ``store_files.Lock``."""

    def __init__(self, bucket: Bucket, key: str, owner: str, folder: str) -> None:
        self._bucket, self._key, self._folder = bucket, key, folder
        self._owner, self._count, self._taker, self._reached = owner, 0, "", True
        self._mutex, self._over = threading.Lock(), threading.Event()
        self._version = self._taken()
        self._renewed = monotonic()
        try:
            if not self._heeds_conditions():
                raise usage_error(
                    f"the object store of `{printable(folder)}` writes over an object though asked "
                    "not to (`If-None-Match`, `If-Match`), so two could work there at once",
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

    def _found(self) -> tuple[bytes, str] | None:
        """What the lock says, and the version that says it; None if there is none."""
        with suppress(FileNotFoundError):
            while True:
                before = self._bucket.version(self._key)
                text = self._bucket.get(self._key, 0, MOST_LOCK)
                if self._bucket.version(self._key) == before:
                    return text, before
        return None

    # ── taking it ────────────────────────────────────────────────────────────────────

    def _taken(self) -> str:
        with suppress(FileExistsError):
            return self._bucket.put_new(self._key, self._text())
        first = self._found()
        if first is None or first[0] == FREE or self._is_own(first[0]):
            return self._taken_from(first)
        with stage(Stage.WAITING):
            since = monotonic()
            while monotonic() - since < LEASE:
                sleep(LOOKED)
                now = self._found()
                if now is None or now[0] == FREE:
                    return self._taken_from(now)
                if now[1] != first[1]:
                    raise in_use(self._folder, _who(now[0]))
        return self._taken_from(first)

    def _taken_from(self, found: tuple[bytes, str] | None) -> str:
        """Take a lock that was found free, or not renewed."""
        with suppress(FileExistsError):
            if found is None:
                return self._bucket.put_new(self._key, self._text())
            return self._bucket.put_over(self._key, self._text(), found[1])
        now = self._found()
        if now is not None and self._is_own(now[0]):  # the answer was lost on its way
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
            with suppress(Exception):  # the next one may do, and whoever works there says it
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
                now = self._found()
                if now is None or not self._is_own(now[0]):
                    self._taker = _who(now[0] if now else b"")
                    return
                self._version = now[1]  # the answer to an earlier one was lost on its way
            self._renewed = monotonic()

    def check(self) -> None:
        if not self._taker and monotonic() - self._renewed > 2 * RENEWED:
            self._renew()
        if self._taker:
            raise usage_error(
                f"the store `{printable(self._folder)}` was taken over by "
                f"{printable(self._taker)}: this process had not renewed its lock",
                "what is finished stays; once that process ends, the same command continues",
            )

    def close(self) -> None:
        self._over.set()
        self._thread.join(RENEWED)
        if self._reached:  # else that would be waited for, too
            self._free()

    def _free(self) -> None:
        if not self._taker:
            with suppress(FileExistsError, FileNotFoundError, Unreachable):
                self._bucket.put_over(self._key, FREE, self._version)


def _who(text: bytes) -> str:
    return text.decode("utf-8", "replace").partition("\n")[0][:200] or "another process"
