"""Pool of processes that analyse texts, so that typing never waits for an analysis.

Constants may take a second to evaluate, and maps may have millions of cells. The server must answer
meanwhile, and abandons a job if the text changes: its process can be killed at any time.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from queue import SimpleQueue
from threading import Thread

from puzzlelang.editor.analysis import Analysis, analyse, in_steps
from puzzlelang.editor.formatting import format_text
from puzzlelang.editor.renaming import rename
from puzzlelang.text import Any, PuzzleError, Record, field

PART, DONE, REFUSED = "part", "done", "refused"
"""Kinds of messages: a partial result, the end, a refusal with diagnostics."""

COMMAND = (
    "import sys; sys.path[:] = sys.argv[1:]; from puzzlelang.editor.workers import main; main()"
)
"""Program of the process; its arguments are the module search path."""


def command() -> list[str]:
    """Command line of the process; modules in the current folder can't be imported."""
    return [sys.executable, "-P", "-c", COMMAND, *sys.path]


JOBS: Mapping[str, Callable[..., Iterable[Any]]] = {
    "analyse": in_steps,
    "rename": lambda text, path, *new: [rename(analyse(text, path), *new)],
    "format": lambda text, path: [format_text(text, path)],
}


def answers(job: str, *arguments: Any) -> Iterator[tuple[str, Any]]:
    """Yield the messages of a job; all but the last are `PART`."""
    try:
        for part in JOBS[job](*arguments):
            yield PART, part
        yield DONE, None
    except PuzzleError as error:
        yield REFUSED, error.diagnostics


def main() -> None:
    """Run the jobs from standard input in order, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    requests: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()
    Thread(target=_listen, args=(requests,), daemon=True).start()
    with os.fdopen(os.dup(1), "wb") as stream:
        os.dup2(2, 1)  # keep stray output out of the answers
        while True:
            job, arguments = requests.get()
            for answer in answers(job, *arguments):
                pickle.dump(answer, stream, pickle.HIGHEST_PROTOCOL)
                stream.flush()


def _listen(asked: SimpleQueue[tuple[str, tuple[Any, ...]]]) -> None:
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    except EOFError:  # the server is gone, so the current job is useless
        os._exit(0)


MOST_AT_WORK = 4
MOST_IDLE = 2

ENDED = "ended"


class Ended(Exception):
    """A process ended before it answered: it was stopped, or it crashed."""


class Worker:
    """A process that runs one job at a time (see :mod:`puzzlelang.editor.workers`)."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )  # fmt: skip
        self.is_free = True

    async def results(self, job: str, *arguments: Any) -> AsyncIterator[Any]:
        """Yield results as they arrive; raise :class:`PuzzleError` or :class:`Ended`."""
        loop = asyncio.get_running_loop()
        answers: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

        def converse() -> None:
            with suppress(RuntimeError):  # the event loop is closed: the server shuts down
                for answer in self._answers(job, arguments):
                    loop.call_soon_threadsafe(answers.put_nowait, answer)

        self.is_free = False
        Thread(target=converse, daemon=True).start()
        while True:
            kind, payload = await answers.get()
            if kind == ENDED:
                raise Ended
            if kind == PART:
                yield payload
                continue
            self.is_free = True
            if kind == REFUSED:
                raise PuzzleError(payload)
            return

    def _answers(self, job: str, arguments: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
        to, back = self.process.stdin, self.process.stdout
        assert to is not None and back is not None
        try:
            pickle.dump((job, arguments), to, pickle.HIGHEST_PROTOCOL)
            to.flush()
            kind = PART
            while kind == PART:
                kind, payload = pickle.load(back)
                yield kind, payload
        except (EOFError, OSError, pickle.UnpicklingError):
            self.process.kill()
            self.process.wait()
            yield ENDED, None

    def stop(self) -> None:
        """Kill the process; a pending `results` raises :class:`Ended`."""
        self.process.kill()


class Workers:
    """At most `MOST_AT_WORK` busy processes, started as needed."""

    def __init__(self) -> None:
        self.idle = [Worker()]  # loads its modules before the first text arrives
        self.at_work: set[Worker] = set()
        self.places = asyncio.Semaphore(MOST_AT_WORK)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        """Lend a worker; it is stopped if its job is unfinished at the end."""
        async with self.places:
            worker = self.idle.pop() if self.idle else Worker()
            self.at_work.add(worker)
            try:
                yield worker
            finally:
                self.at_work.discard(worker)
                if worker.is_free and len(self.idle) < MOST_IDLE:
                    self.idle.append(worker)
                else:
                    worker.stop()

    def prepare(self) -> None:
        """Start a spare worker, since loading its modules takes a while."""
        if not self.idle:
            self.idle.append(Worker())

    async def answer(self, job: str, *arguments: Any) -> Any:
        """The result of a job that has one; raises :class:`PuzzleError` or :class:`Ended`."""
        async with self.one() as worker:
            (payload,) = [one async for one in worker.results(job, *arguments)]
        return payload

    def close(self) -> None:
        for worker in (*self.idle, *self.at_work):
            worker.stop()


# ── the latest analysis of each text ──────────────────────────────────────────────────


GRACE = 0.2
"""Seconds after which the analysis of an outdated text is killed; most texts take less."""


class Look(metaclass=Record, frozen=False, eq=False):
    """The analysis of one text, running or finished."""

    text: str
    name: str
    analysis: Analysis | None = None
    is_over: bool = False
    """No more results will arrive: finished, or the text has changed."""
    broke: bool = False
    news: asyncio.Event = field(factory=asyncio.Event)

    def tell(self, analysis: Analysis | None = None, *, is_over: bool = False) -> None:
        self.analysis = analysis or self.analysis
        self.is_over |= is_over
        self.news.set()
        self.news = asyncio.Event()

    async def until(self, ready: Callable[[], bool], seconds: float) -> None:
        """Wait until ``ready`` or the end of the analysis, at most ``seconds``."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (ready() or self.is_over):
                    await self.news.wait()

    async def end(self, seconds: float) -> Analysis | None:
        await self.until(lambda: self.is_over, seconds)
        return self.analysis


class _AtWork(metaclass=Record):
    look: Look
    worker: Worker
    since: float


class Counts(metaclass=Record, frozen=False):
    """Numbers of analyses that were started, finished and killed."""

    started: int = 0
    finished: int = 0
    given_up: int = 0


class Desk:
    """The latest analysis of each text."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.looks: dict[str, Look] = {}
        self.counts = Counts()
        self._at_work: dict[str, _AtWork] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, uri: str, text: str, name: str) -> Look:
        """The analysis of a text, started if the text is new."""
        current = self.looks.get(uri)
        if current is not None and (current.text, current.name) == (text, name):
            return current
        self.forget(uri)
        look = self.looks[uri] = Look(text, name)
        if uri not in self._tasks:
            self._tasks[uri] = asyncio.create_task(self._work(uri))
        return look

    def forget(self, uri: str) -> None:
        """Abandon an analysis: the text or a file it reads was changed or closed."""
        look = self.looks.pop(uri, None)
        if look is not None:
            look.tell(is_over=True)
        work = self._at_work.get(uri)
        if work is not None:
            self.workers.prepare()
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), work.since + GRACE), self._give_up, uri, work)

    def _give_up(self, uri: str, work: _AtWork) -> None:
        if self._at_work.get(uri) is work:
            work.worker.stop()

    async def _work(self, uri: str) -> None:
        """Analyse the current text, repeatedly until it stays the same."""
        look = None
        try:
            while (look := self.looks.get(uri)) is not None and not look.is_over:
                async with self.workers.one() as worker:
                    if look is self.looks.get(uri):
                        await self._do(uri, look, worker)
        except OSError:  # the system can't start a process
            assert look is not None
            look.broke = True
            look.tell(is_over=True)
        finally:
            del self._tasks[uri]

    async def _do(self, uri: str, look: Look, worker: Worker) -> None:
        now = asyncio.get_running_loop().time()
        self._at_work[uri] = _AtWork(look, worker, now)
        self.counts.started += 1
        try:
            async for analysis in worker.results("analyse", look.text, look.name):
                look.tell(analysis)
            self.counts.finished += 1
        except Ended:
            self.counts.given_up += 1
            look.broke = look is self.looks.get(uri)
        finally:
            del self._at_work[uri]
            look.tell(is_over=True)
