"""Stores in an in-memory bucket give the same answers, names and bytes as in a folder.

Requests are cut off, fail, or are made by others.
"""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import load
from puzzlelang.front.commands import program as cli
from puzzlelang.search import PythonSearcher, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import layered, object_files
from puzzlelang.search.store.object_files import (
    MemoryBucket,
    ObjectLock,
    bucket_at,
    without_secrets,
)
from puzzlelang.search.store.store_files import Unreachable
from puzzlelang.search.store.store_folder import Chain
from puzzlelang.search.store.store_format import Place, checksum, files_in
from puzzlelang.text import PuzzleError
from tests.answers.test_json_fields import printed
from tests.random_boards import some_boards
from tests.random_walks import random_walk
from tests.search.test_forgetting import LATE, counts
from tests.search.test_store import Stopped, asked, held_below, in_store, requests
from tests.support import in_part, load_text

pytest.importorskip("fsspec", reason="`pip install 'puzzlelang[cloud]'`")

URL = "memory://bucket/run"
REQUESTS = ("keys", "size", "get", "version", "put_new", "put_over", "upload", "remove")
WHOLE = Request(Kind.EXPLORE)


@pytest.fixture(autouse=True)
def objects(monkeypatch: Any) -> Any:
    """Start with an empty bucket; make expired leases lapse at once."""
    import fsspec

    found = fsspec.filesystem("memory").store
    found.clear()
    monkeypatch.setattr(object_files, "LEASE", 0.02)
    monkeypatch.setattr(object_files, "LOOKED", 0.005)
    return found


def data_of(objects: Any, prefix: str = "/bucket/run/") -> dict[str, bytes]:
    return {
        path[len(prefix) :]: value.getvalue()
        for path, value in sorted(objects.items()) if path.startswith(prefix)
    }  # fmt: skip


def contents(objects: Any) -> dict[str, bytes]:
    """Files of layers by name, without the suffix of the attempt."""
    found = data_of(objects)
    return {name.split(".")[0]: data for name, data in found.items() if name.endswith(".run")}


def in_folder(folder: Path) -> dict[str, bytes]:
    paths = sorted(folder.rglob("*.run"))
    return {str(p.relative_to(folder)).split(".")[0]: p.read_bytes() for p in paths}


def attempts(name: str) -> str:
    return re.sub(r"\.[0-9a-f]{16}\.", ".", name)


def refusal(call: Callable[[], Any]) -> str:
    with pytest.raises(PuzzleError) as caught:
        call()
    (diagnostic,) = caught.value.diagnostics
    return f"{diagnostic.message}; {diagnostic.help}"


def explored(name: str = "two-wolves", **more: Any) -> Any:
    with in_store(load(name, tier="python"), URL, **more) as other:
        return asked(other.searcher, WHOLE)


@pytest.mark.slow
@pytest.mark.each_time("7-goat", "7-two-wolves")
@pytest.mark.parametrize("name", ["two-wolves", "triangle", "bridge", "goat"])
@in_part("parts", 7, 1)
def test_the_files_are_those_of_a_folder(
    name: str, parts: int, tmp_path: Path, objects: Any
) -> None:
    loaded = load(name)
    for request in requests(loaded):
        with in_store(loaded, tmp_path / "s", parts) as other:
            wanted = asked(other.searcher, request)
        with in_store(loaded, URL, parts) as other:
            assert asked(other.searcher, request) == wanted
    assert contents(objects) == in_folder(tmp_path / "s")
    assert data_of(objects)["lock"] == object_files.FREE
    there = {str(p.relative_to(tmp_path / "s")) for p in (tmp_path / "s").rglob("*.*")}
    assert {attempts(name) for name in data_of(objects)} - {"lock"} == {*map(attempts, there)}


@in_part("count", 3, 6, 20)
def test_random_puzzles(count: int, objects: Any) -> None:
    """Compare all requests in one store with the search in memory."""
    chance = random.Random(count)
    texts = [random_walk(seed) for seed in range(count)]
    texts += [text for _, text in some_boards(500, count // 4, several=True)]
    for text in texts:
        loaded = load_text(text, "auto")
        system = loaded.searcher.system
        memory = PythonSearcher(system, system.value)
        objects.clear()
        for request in requests(loaded):
            with in_store(loaded, URL, chance.choice((1, 2, 7))) as other:
                inner = super(type(other.searcher), other.searcher)
                assert asked(inner, request) == asked(memory, request), text


# ── interruptions ────────────────────────────────────────────────────────────────────


@contextmanager
def counted(at: int, what: Callable[[], None], after: bool = False) -> Iterator[list[int]]:
    """Call ``what`` before request number ``at`` (or ``after`` it) and before each later one."""
    count, own = [0], threading.get_ident()

    def wrapped(real: Any) -> Any:
        def call(self: Any, *given: Any, **more: Any) -> Any:
            if threading.get_ident() != own:
                return real(self, *given, **more)
            count[0] += 1
            if count[0] == at and after:
                found = real(self, *given, **more)
                what()
                return found
            if count[0] >= at:
                what()
            return real(self, *given, **more)

        return call

    with pytest.MonkeyPatch.context() as patched:
        for name in REQUESTS:
            patched.setattr(MemoryBucket, name, wrapped(getattr(MemoryBucket, name)))
        yield count


@pytest.fixture(scope="module", params=[0, 10**9], ids=["direct", "held"])
def undisturbed(request: Any) -> Iterator[tuple[Any, dict[str, bytes], int]]:
    """Result, files and number of requests, with thin layers written directly or held in memory."""
    import fsspec

    fsspec.filesystem("memory").store.clear()
    with held_below(request.param, 10**9):
        with counted(10**9, lambda: None) as count:
            found = explored()
        yield found, contents(fsspec.filesystem("memory").store), count[0]


def killed() -> None:
    raise Stopped


@pytest.mark.later("direct-True-61", "held-False-61", "held-True-61")
@in_part("each", 61, 28, 7)
@pytest.mark.parametrize("after", [False, True])
def test_killed_at_any_request_and_resumed(
    after: bool, each: int, undisturbed: tuple[Any, dict[str, bytes], int], objects: Any
) -> None:
    """The lease remains and lapses; leftover files are removed."""
    wanted, files, total = undisturbed
    assert total > 80
    for at in range(1, total, each):
        objects.clear()
        with pytest.raises(Stopped), counted(at, killed, after):
            explored()
        assert explored() == wanted
        assert contents(objects) == files
        assert not [name for name in data_of(objects) if name.endswith((".moves", ".marks"))]
        assert len([name for name in data_of(objects) if name.endswith(".run")]) == len(files)


@pytest.mark.later("direct-28")
@in_part("each", 28, 13, 7)
def test_a_bucket_that_vanishes_at_any_request(
    each: int, undisturbed: tuple[Any, dict[str, bytes], int], objects: Any
) -> None:
    """Report one error; the same command then continues."""
    wanted, files, total = undisturbed
    said = 0

    def fails() -> None:
        raise Unreachable("Could not connect to the endpoint")

    for at in range(1, total, each):
        objects.clear()
        with counted(at, fails):
            try:
                explored()
            except PuzzleError as error:
                (diagnostic,) = error.diagnostics
                assert "Could not connect" in diagnostic.message
                said += 1
        assert explored() == wanted
        assert contents(objects) == files
    assert said > total // each // 2


def test_an_answer_that_is_lost(
    undisturbed: tuple[Any, dict[str, bytes], int], objects: Any
) -> None:
    """Perform each request twice, as after a lost response."""
    wanted, files, _ = undisturbed

    def twice(real: Any) -> Any:
        def call(self: Any, *given: Any) -> Any:
            real(self, *given)
            return real(self, *given)

        return call

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ObjectLock, "_heeds_conditions", lambda self: True)
        for name in ("put_new", "put_over", "remove"):
            patched.setattr(MemoryBucket, name, twice(getattr(MemoryBucket, name)))
        patched.setattr(object_files, "RENEWED", 0.001)
        assert explored() == wanted
    assert contents(objects) == files


@pytest.mark.each_time("direct-True-79")
@in_part("each", 79, 23, 7)
@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("few", [0, 10**9], ids=["direct", "held"])
def test_killed_while_layers_go_and_come_back(
    few: int, after: bool, each: int, objects: Any, monkeypatch: Any
) -> None:
    """The same for `--forget`, at any request."""
    monkeypatch.setattr(layered, "LEAST_DROPPED", 0)
    loaded = load_text(LATE, "python")

    def counted_states() -> Any:
        with held_below(few, 10**9), in_store(loaded, URL, 1, forgets=True) as other:
            return counts(other)

    with in_store(loaded) as other:
        wanted = counts(other)
    with counted(10**9, lambda: None) as count:
        assert counted_states() == wanted
    for at in range(1, count[0], each):
        objects.clear()
        with pytest.raises(Stopped), counted(at, killed, after):
            counted_states()
        assert counted_states() == wanted
        assert not [name for name in data_of(objects) if "part-" in name]


# ── leases ───────────────────────────────────────────────────────────────────────────


def test_two_at_once(objects: Any, monkeypatch: Any) -> None:
    """The first process renews its lease and the second names the owner. A free lease is taken at
    once."""
    monkeypatch.setattr(object_files, "RENEWED", 0.02)
    monkeypatch.setattr(object_files, "LEASE", 2)
    loaded = load("frogs")
    with in_store(loaded, URL):
        assert "is in use by process" in refusal(explored)
        assert "is in use by process" in refusal(lambda: answers.read_store(URL, check=True))
        assert answers.read_store(URL).puzzle == "Leaping frogs", "reading needs no lock"
    assert data_of(objects)["lock"] == object_files.FREE
    monkeypatch.setattr(object_files, "LEASE", 0)
    with in_store(loaded, URL):
        pass


def test_of_two_who_take_a_lapsed_lock_one_gets_it(objects: Any, monkeypatch: Any) -> None:
    """All four see the lease lapse before one of them takes it."""
    bucket = bucket_at("memory", "bucket")
    bucket.put_new("run/lock", b"process 1 on elsewhere\n12\n3\n")
    found, ready = list[Any](), threading.Barrier(4, timeout=60)
    taken_from = ObjectLock._take_from

    def together(self: ObjectLock, lapsed: Any) -> str:
        ready.wait()
        return taken_from(self, lapsed)

    monkeypatch.setattr(ObjectLock, "_take_from", together)

    def take() -> None:
        try:
            found.append(ObjectLock(bucket, "run/lock", f"{threading.get_ident()}\n\n", URL))
        except PuzzleError as error:
            found.append(str(error))

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    locks = [lock for lock in found if not isinstance(lock, str)]
    assert len(locks) == 1 and len(found) == 4
    locks[0].close()


@pytest.mark.parametrize("does", ["nothing", "everything"])
def test_who_was_asleep_does_no_harm(does: str, objects: Any, monkeypatch: Any) -> None:
    """A process whose lease has lapsed wakes up just before it writes a manifest."""
    loaded = load("two-wolves", tier="python")
    wanted = explored()
    files = contents(objects)
    monkeypatch.setattr(object_files, "RENEWED", 1e9)
    put_new, awake = MemoryBucket.put_new, [False]
    for name in ("manifest-000003.json", "expanded-000003.json"):
        objects.clear()
        awake[0] = False

        def asleep(self: Any, key: str, data: bytes, name: str = name) -> Any:
            if key.endswith(name) and not awake[0]:
                awake[0] = True
                with in_store(loaded, URL) as other:
                    other.searcher._store.chain("steps")
                    if does == "everything":
                        asked(other.searcher, WHOLE)
            return put_new(self, key, data)

        monkeypatch.setattr(MemoryBucket, "put_new", asleep)
        if does == "everything":
            assert "another process has written it" in refusal(explored)
        else:
            explored()
        assert awake[0] and answers.read_store(URL, check=True).damaged == ()
        assert explored() == wanted
        assert contents(objects) == files


def test_who_has_lost_its_lock_stops(objects: Any) -> None:
    with in_store(load("two-wolves", tier="python"), URL) as other:
        key, bucket = "run/lock", bucket_at("memory", "bucket")
        bucket.put_over(key, b"process 1 on elsewhere\n12\n3\n", bucket.version(key))
        other.searcher._store._lock._renewed = -1e9  # expired long ago
        said = refusal(lambda: asked(other.searcher, WHOLE))
        assert "was taken over by process 1 on elsewhere" in said
    assert data_of(objects)["lock"].startswith(b"process 1"), "the loser must not release it"
    assert not [name for name in data_of(objects) if name.endswith(".json") and "/" in name]


def test_a_bucket_that_heeds_no_conditions(objects: Any, monkeypatch: Any) -> None:
    def put(self: Any, key: str, data: bytes, version: str = "") -> str:
        self._system.pipe_file(self._path(key), data)
        return data.hex()

    for name in ("put_new", "put_over"):
        with monkeypatch.context() as patched:
            patched.setattr(MemoryBucket, name, put)
            objects.clear()
            assert "overwrites an object despite" in refusal(explored)


# ── objects put there by strangers ───────────────────────────────────────────────────


@in_part("each", 18, 4, 1)
def test_damaged_objects_are_refused(objects: Any, each: int) -> None:
    wanted, chance, refused = explored(), random.Random(3), 0
    whole = data_of(objects)
    assert whole.keys() >= {"lock", "store.json", "steps/manifest-000000.json"}
    tried = [*whole.items()][::each]
    for name, data in tried:
        for change in ("flip", "cut", "empty", "swap", "longer", "gone"):
            objects.clear()
            bucket, new = bucket_at("memory", "bucket"), bytearray(data)
            if change == "flip":
                new[chance.randrange(len(new))] ^= 1 << chance.randrange(8)
            elif change == "cut":
                del new[chance.randrange(len(new)) :]
            elif change == "empty":
                new.clear()
            elif change == "swap":
                end = name.rpartition(".")[2]
                others = [n for n in whole if n.endswith(end) and n != name]
                new[:] = whole[chance.choice(others or sorted(whole))]
            elif change == "longer":
                new += b"\0"
            for other, kept in (whole | {name: bytes(new)}).items():
                if other != name or change != "gone":
                    bucket.put_new(f"run/{other}", kept)
            try:
                assert explored() == wanted
            except PuzzleError as error:
                (diagnostic,) = error.diagnostics
                assert "damaged" in diagnostic.message or "store" in diagnostic.message
                refused += 1
    assert refused > 3 * len(tried), "most of them are read"


LIES: tuple[dict[str, Any], ...] = (
    {"files": [["../../../out/part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
    {"files": [["/layer-000000/part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
    {"files": [["memory://other/part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
    {"files": [["layer-000000/../part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
    {"files": [["layer-000000/part-0000.0000000000000000.run", 10**18, "0" * 32, 10**18]]},
    {"files": []},
    {"key": "9" * 10_000},
)


@pytest.mark.slow
@pytest.mark.parametrize("lie", LIES)
def test_a_hostile_manifest_leads_nowhere(
    lie: dict[str, Any], objects: Any, monkeypatch: Any
) -> None:
    explored()
    bucket = bucket_at("memory", "bucket")
    bucket.put_new("other/part-0000.0000000000000000.run", b"mine")
    outside = {path for path in objects if not path.startswith("/bucket/run/")}
    name = "steps/manifest-000000.json"
    data = json.loads(data_of(objects)[name])["data"] | lie
    check = checksum(json.dumps(data, sort_keys=True).encode()).hex()
    bucket.remove([f"run/{name}"])
    forged = json.dumps({"check": check, "data": data}, sort_keys=True)
    bucket.put_new(f"run/{name}", forged.encode())
    asked_for: list[str] = []
    path = MemoryBucket._path
    monkeypatch.setattr(MemoryBucket, "_path", lambda s, k: (asked_for.append(k), path(s, k))[1])
    assert "is damaged" in refusal(explored)
    for key in asked_for:
        assert key.startswith("run/") and ".." not in key
    assert {path for path in objects if not path.startswith("/bucket/run/")} == outside


@pytest.mark.slow
def test_what_is_no_store(objects: Any) -> None:
    bucket = bucket_at("memory", "bucket")
    bucket.put_new("run/letter.txt", b"dear")
    assert "is not a store, and it is not empty" in refusal(explored)
    assert data_of(objects)["letter.txt"] == b"dear"
    assert "is not a store" in refusal(
        lambda: answers.read_store("memory://bucket/none", check=True)
    )
    assert not data_of(objects, "/bucket/none/")
    bucket.remove(["run/letter.txt"])
    explored()
    assert "belongs to another puzzle" in refusal(lambda: explored("frogs"))
    with in_store(load("frogs"), "memory://bucket/run/inner"):
        pass
    assert answers.read_store(URL).puzzle == "Two wolves and a dog"


# ── addresses ────────────────────────────────────────────────────────────────────────

NO_PLACES = (
    "gs://bucket/run", "http://host/run", "file:///tmp/run", "S3://bucket/run", "s3:/bucket/run",
    "s3:bucket", "s3://", "s3:///run", "s3://BUCKET/run", "s3://bucket/../run", "s3://bucket/a/./b",
    "s3://bucket//run", "s3://bucket/\x1b[2J", "s3://bucket/ä", "s3://b/run", "s3://bucket::s3://x",
    "simplecache::s3://bucket/run", "memory:run", "memory://bucket/a b",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("url", NO_PLACES)
def test_addresses_that_are_none(url: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (["explore", "goat", "--store", url], ["store", url]):
        with pytest.raises(PuzzleError) as caught:
            printed(*words)
        (diagnostic,) = caught.value.diagnostics
        assert (
            "is not a place for a store" in diagnostic.message and "\x1b" not in diagnostic.message
        )
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "url",
    ["s3://user:geheim@bucket/run", "s3://user:ge/heim@bucket/run", "s3://geheim@bucket/run",
     "s3:user:geheim@bucket", "s3://bucket/run?versionId=geheim", "s3://bucket/run#geheim",
     "http://user:geheim@host/x", "memory://user:geheim@bucket/run"],
)  # fmt: skip
def test_credentials_are_not_shown(url: str, capsys: Any) -> None:
    for words in (["explore", "goat", "--store", url], ["store", url, "--check"]):
        assert cli.main(words) == 2
        found = capsys.readouterr()
        shown = found.out + found.err
        assert "heim" not in shown and "user" not in shown and "Traceback" not in shown


def test_what_a_bucket_says_is_shown_without_credentials() -> None:
    said = 'Could not connect to the endpoint URL: "http://u:p@host:9000/bucket/lock?sig=x"'
    assert without_secrets(said).startswith('Could not connect to the endpoint URL: "http://host')
    assert "u:p" not in without_secrets(said) and "sig" not in without_secrets(said)
    with pytest.raises(Unreachable) as caught, object_files._answered():
        raise OSError(f"{said}\nmore \x1b[2J")
    assert (
        str(caught.value) == 'Could not connect to the endpoint URL: "http://host:9000/bucket/lock'
    )
    with pytest.raises(Unreachable, match="TimeoutError"), object_files._answered():
        raise TimeoutError
    with pytest.raises(KeyError), object_files._answered():  # our own mistakes pass through
        raise KeyError("x")


@pytest.mark.parametrize(("url", "needs"), [(URL, "fsspec"), ("s3://bucket/run", "s3fs")])
def test_what_is_not_installed_is_said(url: str, needs: str, monkeypatch: Any, capsys: Any) -> None:
    bucket_at.cache_clear()
    monkeypatch.setitem(sys.modules, needs, None)
    assert cli.main(["explore", "goat", "--store", url]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"needs `{needs}`" in said and "pip install 'puzzlelang[cloud]'" in said
    bucket_at.cache_clear()


def test_a_folder_loads_nothing_of_it(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom puzzlelang.front.commands.program import main\n"
        f"assert main(['explore', 'goat', '--store', {str(tmp_path / 's')!r}, '--quiet']) == 0\n"
        "print(sorted({'fsspec', 's3fs', 'asyncio', 'puzzlelang.search.store.object_files'} "
        "& {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


# ── commands ─────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_the_commands(tmp_path: Path, capsys: Any, objects: Any) -> None:
    for words in (["explore", "klotski", "--disk", "9k"], ["explore", "klotski", "--states", "50"]):
        assert cli.main([*words, "--store", URL]) == 3
        assert f"results so far are in `{URL}`; the same command" in capsys.readouterr().err
    sizes = [len(data) for name, data in data_of(objects).items() if "/part-" in name]
    assert 0 < sum(sizes) <= 9000
    out = tmp_path / "states.csv"
    assert cli.main(["explore", "goat", "--store", f"{URL}/a", "--layer", "3", "-o", str(out)]) == 0
    assert len(out.read_text().splitlines()) == 3, "see `explore goat`"
    capsys.readouterr()
    found = json.loads(printed("store", f"{URL}/a", "--check", "--format", "json"))
    assert found["damaged"] == [] and found["chains"][0]["by"] == "steps"
    assert cli.main(["explore", "goat", "--store", f"{URL}/a", "--quiet"]) == 0
    name = max(name for name in data_of(objects) if name.endswith(".run") and name[:2] == "a/")
    bucket_at("memory", "bucket").remove([f"run/{name}"])
    capsys.readouterr()
    assert cli.main(["store", f"{URL}/a", "--check"]) == 1
    assert f"{URL}/{name}" in capsys.readouterr().out.replace("\n", "").replace(" ", "")
    (chain,) = json.loads(printed("store", f"{URL}/a", "--forget", "--format", "json"))["chains"]
    assert chain["forgotten"] and chain["states"] == 10
    assert not [n for n in data_of(objects, "/bucket/run/a/") if n.endswith(".run")]


@pytest.mark.parametrize("words", [["--cores", "2"], ["--workers", "local:2"]])
def test_one_process_has_its_memory_alone(words: list[str], objects: Any) -> None:
    with pytest.raises(PuzzleError, match="exists in one process only"):
        printed("explore", "goat", "--store", URL, *words)
    assert not objects


# ── pieces ───────────────────────────────────────────────────────────────────────────


def test_an_object_is_read_from_any_place(objects: Any) -> None:
    chance = random.Random(5)
    data = chance.randbytes(5000)
    bucket_at("memory", "bucket").put_new("run/x", data)
    with patch.object(object_files, "FIRST", 7), patch.object(object_files, "MOST", 300):
        plain = io.BytesIO(data)
        for turn in range(400):
            if turn % 10 == 0:  # a reader at the end sends no more requests
                file, size = files_in(URL).open("x")
                assert size == 5000
                plain.seek(0)
            if chance.random() < 0.4:
                place = chance.randrange(5100)
                assert file.seek(place) == plain.seek(place)
            many = chance.choice((-1, 0, 1, 16, 88, 1000, 6000))
            assert file.read(many) == plain.read(many)


def test_what_is_read_once_is_asked_for_in_few_requests(objects: Any) -> None:
    """A small file takes one request for its size and one for its bytes."""
    explored(parts=1)
    with patch.object(MemoryBucket, "get", autospec=True, side_effect=MemoryBucket.get) as get:
        chain = Chain(Place(f"{URL}/steps", bytes(16), 1))
        before = get.call_count
        assert all(damage for damage in chain.checked()), "of another puzzle"
        assert get.call_count - before == len(chain.layers)
