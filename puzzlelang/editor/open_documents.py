"""Open documents and their analyses; a changed text is analysed again.

Results arrive in parts, so syntax need not wait for the evaluation of a large constant. Nothing is
reported for an outdated text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.workers import Ended, Worker, Workers
from puzzlelang.text import Record, field

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
