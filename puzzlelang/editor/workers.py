"""Pool of processes that analyse texts, so that typing never waits for an analysis."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from threading import Thread

from puzzlelang.editor.jobs import PART, REFUSED, command
from puzzlelang.text import Any, PuzzleError

MOST_AT_WORK = 4
MOST_IDLE = 2

ENDED = "ended"


class Ended(Exception):
    """A process ended before it answered: it was stopped, or it crashed."""


class Worker:
    """A process that runs one job at a time (see :mod:`puzzlelang.editor.jobs`)."""

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
