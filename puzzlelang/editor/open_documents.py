"""The texts that are open, and what is known of each; a changed text is checked again.

Nobody waits for a checker that works out a large constant: what the syntax alone tells is there at
once, and nothing is reported for an outdated text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.workers import Ended, Worker, Workers
from puzzlelang.text import Record, field

GRACE = 0.2
"""Seconds after which work at a text that has changed is given up; most texts take less."""


class Look(metaclass=Record, frozen=False, eq=False):
    """A text that is examined, and what was found out so far."""

    text: str
    name: str
    analysis: Analysis | None = None
    is_over: bool = False
    """Nothing more will be found out: all is known, or the text has changed."""
    broke: bool = False
    news: asyncio.Event = field(factory=asyncio.Event)

    def tell(self, found: Analysis | None = None, *, is_over: bool = False) -> None:
        self.analysis = found or self.analysis
        self.is_over |= is_over
        self.news.set()
        self.news = asyncio.Event()

    async def until(self, ready: Callable[[], bool], seconds: float) -> None:
        """Wait for something, at most so many seconds."""
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
    """How many looks were begun, and how they ended."""

    begun: int = 0
    finished: int = 0
    given_up: int = 0


class Desk:
    """One look for each text; the newest."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.looks: dict[str, Look] = {}
        self.counts = Counts()
        self._at_work: dict[str, _AtWork] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, uri: str, text: str, name: str) -> Look:
        """The look at a text, begun now if it is a new text."""
        known = self.looks.get(uri)
        if known is not None and (known.text, known.name) == (text, name):
            return known
        self.forget(uri)
        found = self.looks[uri] = Look(text, name)
        if uri not in self._tasks:
            self._tasks[uri] = asyncio.create_task(self._work(uri))
        return found

    def forget(self, uri: str) -> None:
        """The text has changed, or a file that it reads, or it is closed."""
        known = self.looks.pop(uri, None)
        if known is not None:
            known.tell(is_over=True)
        work = self._at_work.get(uri)
        if work is not None:
            self.workers.prepare()
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), work.since + GRACE), self._give_up, uri, work)

    def _give_up(self, uri: str, work: _AtWork) -> None:
        if self._at_work.get(uri) is work:
            work.worker.stop()

    async def _work(self, uri: str) -> None:
        """Look at the text as it is, until it does not change any more."""
        look = None
        try:
            while (look := self.looks.get(uri)) is not None and not look.is_over:
                async with self.workers.one() as worker:
                    if look is self.looks.get(uri):
                        await self._do(uri, look, worker)
        except OSError:  # the system gives no process
            assert look is not None
            look.broke = True
            look.tell(is_over=True)
        finally:
            del self._tasks[uri]

    async def _do(self, uri: str, look: Look, worker: Worker) -> None:
        now = asyncio.get_running_loop().time()
        self._at_work[uri] = _AtWork(look, worker, now)
        self.counts.begun += 1
        try:
            async for found in worker.results("analyse", look.text, look.name):
                look.tell(found)
            self.counts.finished += 1
        except Ended:
            self.counts.given_up += 1
            look.broke = look is self.looks.get(uri)
        finally:
            del self._at_work[uri]
            look.tell(is_over=True)
