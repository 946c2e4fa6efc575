"""Stores computed by Dask: a real scheduler, and workers that join, leave and misbehave."""

from __future__ import annotations

import io
import os
import pickle
import pickletools
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import Loaded, load
from puzzlelang.engine import PackedRecipe
from puzzlelang.search import Limits, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import task_pool
from puzzlelang.search.store.store_tasks import NativeSteps, Steps
from puzzlelang.syntax import library
from puzzlelang.text import PuzzleError
from tests.search.test_store import asked, contents, in_store
from tests.support import hears_control_c, nightly, slow

WAIT = 240
"""Timeout in seconds; no test takes that long."""


@pytest.fixture
def dask(monkeypatch: Any) -> None:
    """Send every stage to the workers, however small."""
    pytest.importorskip("distributed", reason="`pip install 'puzzlelang[cluster]'`")
    pytest.importorskip("llvmlite")
    monkeypatch.setattr(NativeSteps, "few", 0)
    monkeypatch.setattr(Steps, "few", 0)


class Cluster:
    """A scheduler and workers, one process each."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._processes = folder, list[Any]()
        self.address = ""

    def scheduler(self, **more: str) -> Any:
        file = self._folder / f"scheduler-{len(self._processes)}.json"
        at = "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file)
        process = self._start("scheduler", *at, **more)
        until(file.exists)
        until(lambda: file.read_text().endswith("}"))
        self.address = file.read_text().split('"address": "')[1].split('"')[0]
        return process

    def worker(self, *words: str, before: str = "", **more: str) -> Any:
        """Start a worker that first runs the code ``before``."""
        at = "--host", "127.0.0.1", "--no-dashboard", "--local-directory", str(self._folder)
        own = "--nthreads", "1", "--memory-limit", "0", *(words or ("--no-nanny",))
        return self._start("worker", self.address, *at, *own, before=before, **more)

    def _start(self, kind: str, *words: str, before: str = "", **more: str) -> Any:
        code = f"{before}\nfrom distributed.cli.dask_{kind} import main\nmain()"
        if not before:
            code = f"from distributed.cli.dask_{kind} import main; main()"
        process = subprocess.Popen(
            [sys.executable, "-c", code, *words], env=os.environ | more,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self._processes.append(process)
        return process

    def workers(self) -> Any:
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:
            return client.nthreads()

    def end(self) -> None:
        for process in self._processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # kills a nanny's worker, too
            process.wait()


def until(is_so: Callable[[], Any]) -> None:
    end = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < end, "the condition was never met"
        time.sleep(0.1)


@contextmanager
def cluster(folder: Path, workers: int = 2) -> Iterator[Cluster]:
    found = Cluster(folder)
    try:
        found.scheduler()
        for _ in range(workers):
            found.worker()
        yield found
    finally:
        found.end()


@contextmanager
def meanwhile(work: Callable[[], Any]) -> Iterator[None]:
    """Run ``work`` in a thread and raise its exception here."""
    wrong = list[BaseException]()

    def run() -> None:
        try:
            work()
        except BaseException as error:
            wrong.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield
    thread.join(WAIT)
    assert not wrong and not thread.is_alive(), wrong


def explored(loaded: Loaded, folder: Path, **more: Any) -> Any:
    with in_store(loaded, folder, parts=4, memory=1 << 30, **more) as other:
        return asked(other.searcher, Request(Kind.EXPLORE))


def refusal(loaded: Loaded, folder: Path, workers: str) -> str:
    with pytest.raises(PuzzleError) as caught:
        explored(loaded, folder, workers=workers)
    (diagnostic,) = caught.value.diagnostics
    return f"{diagnostic.message}; {diagnostic.help}"


def has_layers(folder: Path, count: int) -> Callable[[], bool]:
    return lambda: len(list(folder.glob("steps/manifest-*.json"))) >= count


TILES = "eight-puzzle"
"""181,440 states in 32 layers."""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: Any) -> tuple[Any, dict[str, bytes]]:
    """Result and files of a search in one process."""
    folder = tmp_path_factory.mktemp("alone")
    return explored(load(TILES), folder / "s"), contents(folder / "s")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: Any) -> Iterator[str]:
    """The address of two workers, one with two threads."""
    pytest.importorskip("distributed", reason="`pip install 'puzzlelang[cluster]'`")
    with cluster(tmp_path_factory.mktemp("cluster"), workers=1) as some:
        some.worker("--no-nanny", "--nthreads", "2")
        yield some.address


@pytest.mark.parametrize(("name", "local"), [("two-wolves", False), *slow(("triangle", True))])
def test_the_files_are_those_of_processes(
    dask: None, workers: str, tmp_path: Path, name: str, local: bool
) -> None:
    """The slow test also uses two processes (as ``test_faults.py`` always does) and a local
    cluster started by this process."""
    loaded = load(name)
    alone = explored(loaded, tmp_path / "alone"), contents(tmp_path / "alone")
    ways = ({"cores": 2}, {"workers": workers}, {"workers": "local:2"})
    for number, way in enumerate(ways if local else ways[1:2]):
        folder = tmp_path / f"s{number}"
        assert explored(loaded, folder, **way) == alone[0]
        assert contents(folder) == alone[1]


@pytest.mark.slow
def test_costs_and_several_puzzles_at_the_same_workers(
    dask: None, workers: str, tmp_path: Path
) -> None:
    for name in ("bridge", "jugs", "bridge"):
        loaded, answers, files = load(name), [], []
        for more in ({}, {"workers": workers}):
            folder = tmp_path / f"{name}{len(list(tmp_path.iterdir()))}"
            with in_store(loaded, folder, parts=2, **more) as other:
                answers.append(asked(other.searcher, Request(Kind.COUNT)))
            files.append(contents(folder))
        assert answers[0] == answers[1] and files[0] == files[1]


@pytest.mark.slow
def test_workers_are_killed_and_join(dask: None, tmp_path: Path, alone: Any) -> None:
    folder = tmp_path / "s"
    with cluster(tmp_path, workers=1) as some:
        first = some.worker()

        def disturb() -> None:
            until(has_layers(folder, 4))
            first.kill()
            until(has_layers(folder, 7))
            some.worker()
            for layers in (10, 13):
                next_ = some.worker()
                until(has_layers(folder, layers))
                next_.kill()

        with meanwhile(disturb):
            assert explored(load(TILES), folder, workers=some.address) == alone[0]
    assert contents(folder) == alone[1]


@pytest.mark.slow
def test_the_scheduler_is_killed_and_the_command_resumes(
    dask: None, tmp_path: Path, alone: Any
) -> None:
    folder, loaded = tmp_path / "s", load(TILES)
    with cluster(tmp_path) as some:

        def disturb() -> None:
            until(has_layers(folder, 5))
            some._processes[0].kill()

        with meanwhile(disturb):
            said = refusal(loaded, folder, some.address)
        assert "is gone; finished work is kept; the same command continues" in said
        assert not has_layers(folder, 25)(), "the search was still running"
        some.scheduler()
        some.worker()
        assert explored(loaded, folder, workers=some.address) == alone[0]
    assert contents(folder) == alone[1]


NOT_THERE = "import sys; sys.modules['puzzlelang'] = None"
OLDER = "import puzzlelang; puzzlelang.__version__ = '0.0.1'"
ELSEWHERE = """
from puzzlelang.search.store import cluster_worker
real = cluster_worker.token_in
cluster_worker.token_in = lambda folder: real(folder + "-elsewhere")
"""


@pytest.mark.parametrize(
    ("before", "said", "late"),
    [
        (OLDER, "has puzzlelang 0.0.1 (", False),
        *slow(
            (ELSEWHERE, "can't see the store", False),
            (NOT_THERE, "can't run puzzlelang", False),
            (OLDER, "has puzzlelang 0.0.1 (", True),
        ),
        *nightly(
            (ELSEWHERE, "can't see the store", True), (NOT_THERE, "can't run puzzlelang", True)
        ),
    ],
)
def test_workers_that_are_wrong(
    dask: None, tmp_path: Path, before: str, said: str, late: bool, monkeypatch: Any
) -> None:
    """Reject a worker of another version, one that sees another folder, and one without the
    program, whether it is there from the start or joins later."""
    monkeypatch.setattr(task_pool, "LONELY", 5.0)
    with cluster(tmp_path, workers=0) as some:
        if late:
            monkeypatch.setattr(task_pool.ClusterPool, "_greet", lambda self: None)
            said = said.replace("can't run puzzlelang", "has no workers")
        some.worker(before=before)
        until(some.workers)
        assert said in refusal(load("frogs"), tmp_path / "s", some.address)
        assert not list((tmp_path / "s").rglob("*.moves")), "no files were left"
        if not late:
            return
        some._processes[-1].kill()
        some.worker()
        explored(load("frogs"), tmp_path / "s", workers=some.address)


@pytest.mark.slow
def test_a_task_that_kills_whoever_has_it(dask: None, tmp_path: Path, monkeypatch: Any) -> None:
    """Dask gives the task up after some deaths, and the command after some more."""
    monkeypatch.setattr(task_pool, "MOST_DEATHS", 1)
    script = tmp_path / "deadly.py"
    script.write_text(
        "import os\nfrom puzzlelang.search.store import cluster_worker\n"
        "cluster_worker.work = lambda *_, **__: os._exit(1)\n"
        "cluster_worker.work.__name__ = 'work'\n"
    )
    with cluster(tmp_path, workers=0) as some:
        some.end()
        some.scheduler(DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0")
        over = threading.Event()

        def again() -> None:
            while not over.is_set():
                worker = some.worker("--no-nanny", "--preload", str(script))
                until(lambda own=worker: over.is_set() or own.poll() is not None)

        with meanwhile(again):
            try:
                assert "repeatedly" in refusal(load("frogs"), tmp_path / "s", some.address)
            finally:
                over.set()


def test_who_does_not_answer(dask: None, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(task_pool, "ANSWER", 1)
    monkeypatch.setattr(task_pool, "LONELY", 0.3)
    said = refusal(load("frogs"), tmp_path / "s", "tcp://127.0.0.1:1")
    assert "no scheduler answers at `tcp://127.0.0.1:1`" in said
    with cluster(tmp_path, workers=0) as some:
        assert "has no workers" in refusal(load("frogs"), tmp_path / "s", some.address)


@pytest.mark.slow
def test_a_limit_ends_the_tasks(dask: None, tmp_path: Path) -> None:
    """When the time limit stops a search, the workers stop its tasks, even endless ones."""
    from distributed import Client

    with cluster(tmp_path, workers=0) as some:
        some.worker(before=ENDLESS)
        until(some.workers)
        loaded = load(TILES)
        request = Request(Kind.EXPLORE, limits=Limits(seconds=2))
        with in_store(loaded, tmp_path / "s", parts=4, workers=some.address) as other:
            assert other.searcher.run(request).limit == "time"
        with Client(some.address, set_as_default=False) as client:
            until(lambda: not any(client.processing().values()))
            until(lambda: not any(client.run(executing).values()))


ENDLESS = """
import time
from puzzlelang.search.store import store_tasks
def run(self, steps, look):
    while True:
        look()
        time.sleep(0.01)
store_tasks.Expansion.run = store_tasks.Merging.run = run
"""


def executing(dask_worker: Any) -> int:
    return len(dask_worker.state.executing)


def test_without_distributed(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refusal(load("frogs"), tmp_path / "s", "local:2")
    assert "pip install 'puzzlelang[cluster]'" in said


DRIVER = """
import os, sys, time
from puzzlelang.search.store import layered
from puzzlelang.search.store.task_pool import ClusterPool
from puzzlelang.search.store.store_tasks import NativeSteps
NativeSteps.few, layered.SHARE = 1, 4096
run, pause = ClusterPool.run, float(os.environ.get("PAUSE", 0))
def slowly(*given):
    time.sleep(pause)  # so that the signal does not come too late
    return run(*given)
ClusterPool.run = slowly
from puzzlelang.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.mark.parametrize("number", [*slow(signal.SIGKILL), *nightly(signal.SIGINT, signal.SIGTERM)])
def test_a_command_that_is_ended_leaves_no_process(dask: None, tmp_path: Path, number: int) -> None:
    """Ctrl-C reaches all processes, other signals only one; both end all of them."""
    (tmp_path / "driver.py").write_text(DRIVER)
    words = [
        sys.executable,
        tmp_path / "driver.py",
        "explore",
        "triangle",
        "--store",
        tmp_path / "s",
    ]
    words += ["--workers", "local:2"]
    run = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "PAUSE": "0.2"}, preexec_fn=hears_control_c,
    )  # fmt: skip
    until(has_layers(tmp_path / "s", 8))
    if number == signal.SIGINT:
        os.killpg(run.pid, number)
    else:
        run.send_signal(number)
    _, err = run.communicate(timeout=WAIT)
    assert run.returncode == {2: 130, 15: 143, 9: -9}[number]
    until(lambda: not others_in(run.pid))
    if number != signal.SIGKILL:
        assert "the same command continues" in err or "nterrupted" in err or "erminated" in err
        assert "Traceback" not in err and "distributed" not in err
    done = subprocess.run(words, capture_output=True, text=True, timeout=WAIT)
    assert done.returncode == 0 and "3,016" in done.stdout
    assert done.stderr.count("\n") <= 2


def others_in(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.later("words4-tcp://host:8786")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "local:2"], "--store DIR"),
        (["--store", "s", "--workers", "local:2", "--cores", "2"], "replace them"),
        (["--store", "s", "--workers", "local:0"], "local:4"),
        (["--store", "s", "--workers", "host:8786"], "tcp://host:8786"),
        (["--store", "s", "--workers", "tcp://:8786"], "tcp://host:8786"),
    ],
)
def test_options(words: list[str], said: str, tmp_path: Path, capsys: Any) -> None:
    from puzzlelang.front import main

    os.chdir(tmp_path)
    for command in ("explore", "solve"):
        assert main([command, "frogs", *words]) == 2
        assert said in capsys.readouterr().err


@pytest.mark.slow
def test_what_is_sent_names_no_function() -> None:
    """Puzzles are sent as records: classes of this program and their contents."""
    for name in ("frogs", "bridge", "maze"):
        if name not in library.names():
            continue
        sent = pickle.dumps(PackedRecipe(load(name).puzzle))
        strings: list[Any] = []
        for op, value, _ in pickletools.genops(io.BytesIO(sent)):
            if isinstance(value, str):
                strings.append(value)
            if op.name == "STACK_GLOBAL":
                module, called = strings[-2:]
                found = getattr(sys.modules.get(module), called, None)
                assert found is None or isinstance(found, type), f"{module}.{called}"
            assert op.name not in ("GLOBAL", "INST", "EXT1", "EXT2", "EXT4")
