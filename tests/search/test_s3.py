"""Stores on an S3 server (moto, on loopback), used by processes and by Dask."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import load
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import object_files
from puzzlelang.search.store.cluster_worker import OTHER_FOLDER, greeting, this_program
from puzzlelang.search.store.object_files import S3Bucket, bucket_at
from puzzlelang.search.store.store_files import Unreachable
from puzzlelang.search.store.store_tasks import NativeSteps, Steps
from puzzlelang.text import PuzzleError
from tests.search.test_cluster import cluster, until
from tests.search.test_object_store import in_folder
from tests.search.test_store import asked, held_below, in_store
from tests.support import nightly

pytestmark = pytest.mark.slow
pytest.importorskip("moto.server", reason="`pip install 'puzzlelang[s3-server]'`")
pytest.importorskip("s3fs", reason="`pip install 'puzzlelang[cloud]'`")

WHOLE = Request(Kind.EXPLORE)


class Server:
    """A server in a thread of this process. Its data survives `stop`, but not the process."""

    def __init__(self, port: int = 0) -> None:
        from moto.server import ThreadedMotoServer

        self._server = ThreadedMotoServer("127.0.0.1", port, verbose=False)
        self._server.start()
        self.port = self._server.get_host_and_port()[1]

    def stop(self) -> None:
        self._server.stop()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.stop()


@pytest.fixture
def url(server: Server, monkeypatch: Any, request: Any) -> str:
    """Create a new bucket and set the environment for it."""
    for name in [name for name in os.environ if name.startswith("AWS_")]:
        monkeypatch.delenv(name)
    at = f"http://127.0.0.1:{server.port}"
    for name, value in {
        "AWS_ENDPOINT_URL": at, "AWS_ACCESS_KEY_ID": "someone", "AWS_SECRET_ACCESS_KEY": "geheim",
        "AWS_DEFAULT_REGION": "us-east-1", "AWS_EC2_METADATA_DISABLED": "true",
        "AWS_CONFIG_FILE": os.devnull, "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    bucket_at.cache_clear()
    name = f"bucket-{random.getrandbits(40)}"
    S3Bucket(name)._ask("create_bucket")
    return f"s3://{name}/run"


def bucket_of(url: str) -> Any:
    return bucket_at("s3", url.split("/")[2])


def contents(url: str) -> dict[str, bytes]:
    bucket = bucket_of(url)
    names = [name for name in bucket.keys("run/", True) if name.endswith(".run")]
    return {name.split(".")[0]: bucket.get(f"run/{name}", 0, 1 << 30) for name in sorted(names)}


def alone(name: str, folder: Path, parts: int | None = 4) -> tuple[Any, dict[str, bytes]]:
    with in_store(load(name), folder, parts, memory=1 << 30) as other:
        return asked(other.searcher, WHOLE), in_folder(folder)


def explored(name: str, url: str, parts: int | None = 4, **more: Any) -> Any:
    with in_store(load(name), url, parts, memory=1 << 30, **more) as other:
        return asked(other.searcher, WHOLE)


def test_the_requests_of_a_bucket(url: str, monkeypatch: Any) -> None:
    """S3 behaves like memory://."""
    bucket = bucket_of(url)
    first = bucket.put_new("a/x", b"one")
    with pytest.raises(FileExistsError):
        bucket.put_new("a/x", b"two")
    assert bucket.get("a/x", 0, 100) == b"one" and bucket.version("a/x") == first
    second = bucket.put_over("a/x", b"three", first)
    for version in (first, object_files.NO_VERSION):
        with pytest.raises(FileExistsError):
            bucket.put_over("a/x", b"four", version)
    with pytest.raises(FileExistsError):
        bucket.put_over("a/none", b"four", first)
    assert bucket.version("a/x") == second and bucket.get("a/x", 1, 3) == b"hr"
    assert bucket.get("a/x", 5, 10) == b"" and bucket.size("a/x") == 5
    for ask in (bucket.size, bucket.version, lambda key: bucket.get(key, 0, 1)):
        with pytest.raises(FileNotFoundError):
            ask("a/none")
    for name in ("a/b/y", "a/b/z", "a/c/y", "ab"):
        bucket.put_new(name, b"")
    assert bucket.get("a/b/y", 0, 10) == b""
    for most in (1, 2, 1000):
        assert sorted(bucket.keys("a/", True, most)) == ["b/y", "b/z", "c/y", "x"]
        assert sorted(bucket.keys("a/", False, most)) == ["b", "c", "x"]
    monkeypatch.setattr(object_files, "REMOVED", 2)
    bucket.remove(["a/b/y", "a/b/z", "a/c/y", "a/none"])
    assert [*bucket.keys("", True)] == ["a/x", "ab"]
    with pytest.raises(Unreachable, match="does not exist"):
        list(S3Bucket("none")._ask("list_objects_v2"))


def test_a_large_object_is_sent_in_pieces(url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(object_files, "UPLOADED", 5 << 20)  # S3 accepts no smaller parts
    bucket, data = bucket_of(url), random.Random(7).randbytes((11 << 20) + 5)
    bucket.upload("large", io.BytesIO(data), len(data))
    assert bucket.size("large") == len(data)
    assert bucket.get("large", 0, len(data)) == data
    ask = S3Bucket._ask

    def fails(self: Any, what: str, **more: Any) -> Any:
        if what == "complete_multipart_upload":
            raise Unreachable("gone")
        return ask(self, what, **more)

    with monkeypatch.context() as patched, pytest.raises(Unreachable):
        patched.setattr(S3Bucket, "_ask", fails)
        bucket.upload("other", io.BytesIO(data), len(data))
    assert not bucket._ask("list_multipart_uploads").get("Uploads")
    assert [*bucket.keys("", True)] == ["large"]


@pytest.mark.parametrize("name", ["two-wolves", "frogs"])
def test_the_files_are_those_of_a_folder(name: str, url: str, tmp_path: Path) -> None:
    found, files = alone(name, tmp_path)
    for _ in range(2):
        assert explored(name, url) == found
        assert contents(url) == files


@pytest.mark.parametrize("more", [{"cores": 2}, *nightly({"workers": "local:2"})])
def test_others_reach_it_by_themselves(
    more: dict[str, Any], url: str, tmp_path: Path, monkeypatch: Any
) -> None:
    pytest.importorskip("llvmlite")
    if "workers" in more:
        pytest.importorskip("distributed", reason="`pip install 'puzzlelang[cluster]'`")
    monkeypatch.setattr(NativeSteps, "few", 0)
    monkeypatch.setattr(Steps, "few", 0)
    found, files = alone("two-wolves", tmp_path)
    assert explored("two-wolves", url, **more) == found
    assert contents(url) == files


@pytest.mark.parametrize(
    ("before", "more", "said"),
    [("import sys; sys.modules['s3fs'] = None", {}, "needs `s3fs`"),
     ("", {"AWS_ENDPOINT_URL": "http://127.0.0.1:9"}, "can't see the store"),
     ("", {"AWS_ENDPOINT_URL": "", "AWS_ACCESS_KEY_ID": ""}, "can't see the store")],
)  # fmt: skip
def test_workers_that_can_not_reach_it(
    before: str, more: dict[str, str], said: str, url: str, tmp_path: Path, monkeypatch: Any
) -> None:
    pytest.importorskip("distributed", reason="`pip install 'puzzlelang[cluster]'`")
    monkeypatch.setattr(NativeSteps, "few", 0)
    monkeypatch.setattr(Steps, "few", 0)
    with cluster(tmp_path, 0) as some:
        some.worker(before=before, **more)
        until(some.workers)
        with pytest.raises(PuzzleError) as caught:
            explored("triangle", url, workers=some.address)
    (diagnostic,) = caught.value.diagnostics
    assert said in diagnostic.message and "geheim" not in str(caught.value)


def test_two_at_once_and_one_that_was_killed(url: str, monkeypatch: Any) -> None:
    """A second process is refused while the first holds the store. Then the first is killed and its
    lease lapses."""
    words = [sys.executable, "-m", "puzzlelang", "explore", "eight-puzzle", "--store", url]
    run = subprocess.Popen([*words, "--tier", "python"], stdout=subprocess.PIPE, text=True)
    bucket = bucket_of(url)
    while run.poll() is None and len([*bucket.keys("run/steps/", False)]) < 6:
        time.sleep(0.1)
    with pytest.raises(PuzzleError, match="is in use by process"):
        explored("eight-puzzle", url)
    run.send_signal(signal.SIGKILL)
    run.communicate()
    monkeypatch.setattr(object_files, "LEASE", 0.5)
    assert explored("frogs", f"{url}/other")[0]
    with in_store(load("eight-puzzle"), url, None, memory=1 << 30) as other:
        assert other.searcher.run(WHOLE).states == 181_440, "9!/2"
    assert answers.read_store(url, check=True).damaged == ()


def test_damaged_objects_are_named(url: str, capsys: Any) -> None:
    assert cli.main(["explore", "goat", "--store", url, "--quiet"]) == 0
    bucket = bucket_of(url)
    key = "run/" + next(name for name in bucket.keys("run/", True) if name.endswith(".run"))
    data = bucket.get(key, 0, 1 << 20)
    for new in (b"", data[:-1], data + b"\0", data[:-1] + bytes([data[-1] ^ 1]), None):
        if new is None:
            bucket.remove([key])
        else:
            bucket.put_over(key, new, bucket.version(key))
        capsys.readouterr()
        assert cli.main(["store", url, "--check", "--format", "json"]) == 1
        (damage,) = json.loads(capsys.readouterr().out)["damaged"]
        assert key in damage
        assert cli.main(["solve", "goat", "--store", url]) == 2
        assert "is damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "said"),
    [({"AWS_SECRET_ACCESS_KEY": None, "AWS_ACCESS_KEY_ID": None}, "Unable to locate credentials"),
     ({"AWS_ENDPOINT_URL": "http://127.0.0.1:9"}, "Could not connect"),
     ({"AWS_ENDPOINT_URL": "http://someone:geheim@127.0.0.1:9"}, "can't be used"),
     ({"AWS_ENDPOINT_URL": "nonsense"}, "nonsense"),
     ({"AWS_PROFILE": "none"}, "could not be found"),
     ({}, "The specified bucket does not exist")],
)  # fmt: skip
def test_what_is_wrong_is_one_message(
    change: dict[str, str | None], said: str, url: str, monkeypatch: Any, capsys: Any
) -> None:
    for name, value in change.items():
        if value is None:
            monkeypatch.delenv(name)
        else:
            monkeypatch.setenv(name, value)
    bucket_at.cache_clear()
    place = url if change else "s3://there-is-none/run"
    for words in (["explore", "goat", "--store", place], ["store", place]):
        assert cli.main(words) == 2
        found = capsys.readouterr().err
        assert "geheim" not in found and "Traceback" not in found
        assert found.count("error[") == 1
        assert said.split()[0] in found and place in found, found
    bucket_at.cache_clear()


def test_a_server_that_never_answers(url: str, monkeypatch: Any, capsys: Any) -> None:
    quick = {"read_timeout": 0.2, "retries": {"max_attempts": 2}}
    monkeypatch.setattr(object_files, "CONFIG", quick)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{silent.getsockname()[1]}")
        bucket_at.cache_clear()
        assert cli.main(["explore", "goat", "--store", url]) == 2
        assert "timeout" in capsys.readouterr().err.lower()
        assert greeting(this_program(), url, "a token") == (OTHER_FOLDER, this_program())
    bucket_at.cache_clear()


@pytest.mark.parametrize(("few", "request_"), [(1, 60), (10**9, 30)])
def test_a_server_that_vanishes(
    few: int, request_: int, url: str, server: Server, capsys: Any, monkeypatch: Any
) -> None:
    """Fail in the middle of a search, or while held files are written: one message, and the same
    command continues."""
    ask, left = S3Bucket._ask, [request_]

    def vanished(self: Any, what: str, **more: Any) -> Any:
        left[0] -= 1
        if left[0] == 0:
            monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:9")
            self._system = object_files._fsspec(
                "s3", "s3fs", use_listings_cache=False, skip_instance_cache=True,
                config_kwargs={**object_files.CONFIG, "retries": {"max_attempts": 1}},
            )  # fmt: skip
        return ask(self, what, **more)

    before = os.environ["AWS_ENDPOINT_URL"]
    with monkeypatch.context() as patched, held_below(few, 10**9):
        patched.setattr(S3Bucket, "_ask", vanished)
        assert cli.main(["explore", "two-wolves", "--store", url]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "can't be reached: Could not connect" in said and "the same command continues" in said
    monkeypatch.setenv("AWS_ENDPOINT_URL", before)
    monkeypatch.setattr(object_files, "LEASE", 0.2)
    bucket_at.cache_clear()
    assert explored("two-wolves", url, None)[1] == 18, "see the file of the puzzle"
