"""A store in a bucket, through `fsspec`, with the names and bytes of a store in a folder.

A bucket revokes no lock when a process dies, so its lock is a lease: an object with the owner, a
number, and a counter of renewals, written only under conditions.  A process that finds the lease
held waits, and takes it over if it isn't renewed.  Clocks are never compared.  A process that wakes
up after its lease was taken does no harm: each manifest can be created only once, and files of a
stage are kept until its manifest exists.

Requests raise ``FileExistsError`` if the condition of a write did not hold, and ``Unreachable`` for
any other failure, described without credentials.
"""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from time import monotonic, sleep

from puzzlelang.search.store.store_files import Lock, Unreachable, in_use
from puzzlelang.text import IO, Any, Protocol, Record, Stage, cast, printable, stage, usage_error

# ── addresses and requests ────────────────────────────────────────────────────────────

UPLOADED = 1 << 24
"""Maximum bytes of one upload request."""

MOST_PIECES = 10_000

CONFIG = {
    "connect_timeout": 10, "read_timeout": 30, "retries": {"mode": "standard", "max_attempts": 3},
}  # fmt: skip
"""Options of S3: give up after some minutes without a response."""

BODIES = 2
"""Attempts to read the body of a response."""

REMOVED = 1000
"""Maximum number of objects that one request removes."""

_SEGMENT = r"(?!\.\.?(?:/|$))[\w!.*'()=-]+"
_ADDRESS = re.compile(rf"(s3|memory)://([a-z0-9][a-z0-9.-]{{1,62}})((?:/{_SEGMENT})*)/?", re.ASCII)
_SECRETS = re.compile(r"(?<=:)(/*)\S*@|[?#]\S*()")


def without_secrets(text: str) -> str:
    """Remove users, passwords and queries from an address or a message."""
    return _SECRETS.sub(r"\1", text)


class Address(metaclass=Record):
    """The place of a store; ``prefix`` ends with ``/`` unless it is empty."""

    scheme: str
    bucket: str
    prefix: str


def address_of(url: str) -> Address:
    """Raises PuzzleError for an invalid address."""
    match = _ADDRESS.fullmatch(url)
    if match is None:
        scheme = url.partition(":")[0].lower()
        shown = printable(without_secrets(url)[:200])
        if without_secrets(url) != url and scheme == "s3":
            raise usage_error(
                f"`{shown}`: an address can't contain credentials or options",
                "put them in the environment or in ~/.aws: AWS_PROFILE, AWS_ENDPOINT_URL",
            )
        raise usage_error(
            f"`{shown}` is not a place for a store",
            "name a folder, or `s3://BUCKET/PREFIX` with letters, digits and any of !_.*'()=-",
        )
    scheme, bucket, path = match.groups()
    return Address(scheme, bucket, f"{path[1:]}/" if path else "")


class Bucket(Protocol):
    """Objects by key.  The ``version`` of an object changes with its content."""

    def keys(self, prefix: str, flat: bool, most: int = REMOVED) -> Iterator[str]:
        """Keys without the prefix; unless ``flat``, cut at the next ``/``. ``most``: keys of one
        request.
        """

    def size(self, key: str) -> int: ...

    def get(self, key: str, start: int, end: int) -> bytes: ...

    def version(self, key: str) -> str: ...

    def put_new(self, key: str, data: bytes) -> str:
        """Create an object and return its version; FileExistsError if it exists."""

    def put_over(self, key: str, data: bytes, version: str) -> str:
        """Replace an object of that version; its new version, or FileExistsError."""

    def upload(self, key: str, file: IO[bytes], size: int) -> None: ...

    def remove(self, keys: Iterable[str]) -> None: ...


@cache
def bucket_at(scheme: str, name: str) -> Bucket:
    return S3Bucket(name) if scheme == "s3" else MemoryBucket(name)


def _fsspec(scheme: str, needs: str, **options: Any) -> Any:
    try:
        import fsspec

        return fsspec.filesystem(scheme, **options)
    except ImportError:
        raise usage_error(
            f"a store at `{scheme}://` needs `{needs}`, which is not installed",
            "`pip install 'puzzlelang[cloud]'`; a folder needs nothing",
        ) from None


# ── S3 and what speaks like it ───────────────────────────────────────────────────────

_OTHERS = ("aiobotocore", "aiohttp", "asyncio", "botocore", "fsspec", "s3fs")
_CONDITION = ("PreconditionFailed", "ConditionalRequestConflict", "412", "409")


def _code(error: BaseException) -> str:
    response = getattr(error, "response", None) or getattr(error.__cause__, "response", None) or {}
    return str(response.get("Error", {}).get("Code", ""))


@contextmanager
def _answered() -> Iterator[None]:
    """Translate all failures of a request into the two kinds above."""
    try:
        yield
    except Exception as error:
        code = _code(error)
        if isinstance(error, FileExistsError) or code in _CONDITION:
            raise FileExistsError(17, "another process has written it") from None
        if isinstance(error, FileNotFoundError) and code != "NoSuchBucket":
            raise
        module = type(error).__module__.partition(".")[0]
        if not isinstance(error, OSError | RuntimeError | ValueError) and module not in _OTHERS:
            raise
        text = without_secrets(str(error)).partition("\n")[0] or type(error).__name__
        raise Unreachable(printable(text[:300])) from None


class S3Bucket:
    """A bucket through `s3fs`, whose session provides credentials, region and endpoint."""

    def __init__(self, name: str) -> None:
        with _answered():
            self._system = _fsspec(
                "s3", "s3fs", use_listings_cache=False, config_kwargs=CONFIG,
                skip_instance_cache=True,
            )  # fmt: skip
        self._system.retries = BODIES
        self._name = name

    def _ask(self, what: str, **more: Any) -> Any:
        with _answered():
            return self._system.call_s3(what, Bucket=self._name, **more)

    def keys(self, prefix: str, flat: bool, most: int = REMOVED) -> Iterator[str]:
        more: dict[str, Any] = {"Prefix": prefix, "MaxKeys": most}
        if not flat:
            more["Delimiter"] = "/"
        while True:
            page = self._ask("list_objects_v2", **more)
            for row in page.get("Contents", ()):
                yield row["Key"][len(prefix) :]
            for row in page.get("CommonPrefixes", ()):
                yield row["Prefix"][len(prefix) : -1]
            if not page.get("IsTruncated"):
                return
            more["ContinuationToken"] = page["NextContinuationToken"]

    def size(self, key: str) -> int:
        return int(self._ask("head_object", Key=key)["ContentLength"])

    def version(self, key: str) -> str:
        return str(self._ask("head_object", Key=key)["ETag"])

    def get(self, key: str, start: int, end: int) -> bytes:
        with _answered():
            try:
                path = f"{self._name}/{key}"
                return bytes(self._system.cat_file(path, start=start, end=end))
            except OSError as error:
                if _code(error) in ("InvalidRange", "416"):  # the range starts after the end
                    return b""
                raise

    def put_new(self, key: str, data: bytes) -> str:
        return str(self._ask("put_object", Key=key, Body=data, IfNoneMatch="*")["ETag"])

    def put_over(self, key: str, data: bytes, version: str) -> str:
        try:
            return str(self._ask("put_object", Key=key, Body=data, IfMatch=version)["ETag"])
        except FileNotFoundError:  # the object doesn't exist
            raise FileExistsError(17, "another process has removed it") from None

    def upload(self, key: str, file: IO[bytes], size: int) -> None:
        if size <= UPLOADED:
            self._ask("put_object", Key=key, Body=file.read())
            return
        piece = max(UPLOADED, -(-size // MOST_PIECES))
        whole = {"Key": key, "UploadId": self._ask("create_multipart_upload", Key=key)["UploadId"]}
        try:
            parts: list[dict[str, Any]] = []
            while data := file.read(piece):
                number = len(parts) + 1
                done = self._ask("upload_part", Body=data, PartNumber=number, **whole)
                parts.append({"PartNumber": number, "ETag": done["ETag"]})
            self._ask("complete_multipart_upload", MultipartUpload={"Parts": parts}, **whole)
        except BaseException:
            with suppress(OSError):
                self._ask("abort_multipart_upload", **whole)
            raise

    def remove(self, keys: Iterable[str]) -> None:
        rows = [{"Key": key} for key in keys]
        for start in range(0, len(rows), REMOVED):
            some = rows[start : start + REMOVED]
            self._ask("delete_objects", Delete={"Objects": some, "Quiet": True})


# ── the memory of this process ───────────────────────────────────────────────────────

_ONE_BY_ONE = threading.Lock()


class MemoryBucket:
    """Objects in the memory of this process, for experiments and tests."""

    def __init__(self, name: str) -> None:
        self._system = _fsspec("memory", "fsspec")
        self._name = name

    def _path(self, key: str) -> str:
        return f"/{self._name}/{key}"

    def keys(self, prefix: str, flat: bool, most: int = REMOVED) -> Iterator[str]:
        before = self._path(prefix)
        names = [
            path[len(before) :] for path in list(self._system.store) if path.startswith(before)
        ]
        yield from names if flat else dict.fromkeys(name.partition("/")[0] for name in names)

    def size(self, key: str) -> int:
        return int(self._system.size(self._path(key)))

    def version(self, key: str) -> str:
        return str(self._system.cat_file(self._path(key)).hex())

    def get(self, key: str, start: int, end: int) -> bytes:
        return bytes(self._system.cat_file(self._path(key), start=start, end=end))

    def put_new(self, key: str, data: bytes) -> str:
        with _ONE_BY_ONE:
            self._system.pipe_file(self._path(key), data, mode="create")
        return data.hex()

    def put_over(self, key: str, data: bytes, version: str) -> str:
        with _ONE_BY_ONE:
            if not self._system.exists(self._path(key)) or self.version(key) != version:
                raise FileExistsError(17, "another process has written it")
            self._system.pipe_file(self._path(key), data)
        return data.hex()

    def upload(self, key: str, file: IO[bytes], size: int) -> None:
        self._system.pipe_file(self._path(key), file.read())

    def remove(self, keys: Iterable[str]) -> None:
        for key in keys:
            with suppress(FileNotFoundError):
                self._system.rm_file(self._path(key))


# ── the lock ──────────────────────────────────────────────────────────────────────────

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


# ── files ─────────────────────────────────────────────────────────────────────────────

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
