"""Object stores through `fsspec`: addresses, and the requests that a store makes.

``FileExistsError``: the condition of a write did not hold.  ``Unreachable``: any other failure,
described without credentials.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache

from puzzlelang.search.store.store_files import Unreachable
from puzzlelang.text import IO, Any, Protocol, Record, printable, usage_error

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
