"""Runs the tasks of a store in this process, in several, or on a cluster, with the same files."""

from __future__ import annotations

import os
import pickle
import queue
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import monotonic

from puzzlelang.search.store.cluster_worker import (
    OTHER_PROGRAM,
    greeting,
    this_program,
    token_in,
    work,
)
from puzzlelang.search.store.store_format import Look
from puzzlelang.search.store.store_tasks import Recipe, Steps, Task, steps_of
from puzzlelang.text import Any, PuzzleError, end_with_parent, printable, usage_error

MOST_ATTEMPTS = 3
"""Attempts before a broken pool is given up."""

PATIENCE = 0.1
"""Seconds between checks of the limits while other processes work."""


class Pool:
    """Runs the tasks of a stage, and returns their results in the order of the tasks.

    Tasks that take less time than giving them to others run in this process.
    """

    steps: Steps
    """The steps of this process."""

    cores: int
    """Number of tasks that run at once and share the memory."""

    shares: bool
    """True if other processes work, each of which needs a part."""

    def run(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        pays = len(tasks) > 1 and sum(task.states for task in tasks) >= self.steps.few
        if self.shares and pays:
            return self._run_elsewhere(tasks, look)
        return [task.run(self.steps, look) for task in tasks]

    def _run_elsewhere(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        raise NotImplementedError

    def close(self) -> None:
        """End all tasks."""


class ProcessPool(Pool):
    """Processes on this machine."""

    def __init__(self, recipe: Recipe, steps: Steps, cores: int) -> None:
        self._recipe, self.steps, self.cores = recipe, steps, cores
        self.shares = cores > 1
        self._executor: Any = None

    def _run_elsewhere(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        from concurrent.futures.process import BrokenProcessPool

        results: dict[int, Any] = {}
        for _ in range(MOST_ATTEMPTS):
            try:
                for number, result in self._attempt(tasks, results, look):
                    results[number] = result
                return [results[number] for number in range(len(tasks))]
            except BrokenProcessPool:
                self.close()
        raise usage_error(
            "the processes that work on the store were killed repeatedly",
            "is there enough memory? `--memory` limits what they take, `--cores 1` needs none",
        )

    def _attempt(
        self, tasks: Sequence[Task], done: dict[int, Any], look: Look
    ) -> Iterator[tuple[int, Any]]:
        from concurrent.futures import FIRST_COMPLETED, wait
        from concurrent.futures.process import BrokenProcessPool

        executor = self._workers()
        try:
            waiting = {
                executor.submit(_run, task): number
                for number, task in enumerate(tasks) if number not in done
            }  # fmt: skip
        except (OSError, ValueError) as error:  # one was killed while another started
            raise BrokenProcessPool(str(error)) from error
        try:
            while waiting:
                look()
                over, _ = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                for future in over:
                    number = waiting.pop(future)
                    yield number, future.result()
        finally:
            if waiting:
                self.close()

    def _workers(self) -> Any:
        if self._executor is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._executor = ProcessPoolExecutor(
                self.cores, get_context("spawn"), _begin, (self._recipe,)
            )
        return self._executor

    def close(self) -> None:
        """Kill the processes; their unfinished files are garbage."""
        from gc import collect

        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
        executor.shutdown()
        del executor
        collect()  # its semaphores, which would be reported as leaked at exit


class _Own:
    """The steps of a working process."""

    steps: Steps | None = None


def _begin(recipe: Recipe) -> None:
    end_with_parent()
    _Own.steps = steps_of(recipe.model())


def _run(task: Task) -> Any:
    assert _Own.steps is not None
    return task.run(_Own.steps, lambda: None)


OWN = "local:"

QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.nanny.pre-spawn-environ": {},
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "10s",
}
"""Dask would otherwise profile its workers a hundred times a second, and restart them to return
memory.
"""

MOST_DEATHS = 3
"""Attempts of a task whose workers died, as counted by Dask."""

LONELY = 60.0
"""Seconds without a worker before the command ends with a message."""

ANSWER = 10
"""Seconds to wait for a scheduler."""

SAME = "install the same version for the scheduler and all of its workers"
CONTINUES = "finished work is kept; the same command continues from there"


class ClusterPool(Pool):
    """Runs tasks through Dask's `distributed`. ``workers``: the address of a scheduler, or
    ``local:N`` for a cluster of N processes on this machine.  All see the same ``folder`` as this
    process, which holds its lock.  Workers may join and leave; a task whose worker dies runs again.
    """

    shares = True

    def __init__(self, recipe: Recipe, steps: Steps, workers: str, folder: str) -> None:
        self.steps, self._address, self._folder = steps, workers, folder
        self._own = workers.startswith(OWN)
        self.cores = int(workers.removeprefix(OWN)) if self._own else 1
        self._recipe = zlib.compress(pickle.dumps(recipe), 1)
        self._done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._cluster: Any = None
        self._client: Any = None
        self._greeted = False

    # ── workers ──────────────────────────────────────────────────────────────────────

    def _connect(self, where: Any) -> None:
        import logging

        from distributed import Client

        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # this module reports faults
        try:
            self._client = Client(where, timeout=ANSWER, set_as_default=False, name="puzzlelang")
        except (OSError, ValueError, TypeError) as error:
            why = str(error).partition("\n")[0] or type(error).__name__
            raise usage_error(
                f"no scheduler answers at `{printable(self._address)}`: {printable(why)}",
                "start one with `dask scheduler`, and workers with `dask worker ADDRESS`",
            ) from None

    def _begin(self) -> None:
        """Start a local cluster."""
        import logging

        import dask
        from distributed import LocalCluster

        with dask.config.set(QUIET):
            self._cluster = LocalCluster(
                n_workers=self.cores, threads_per_worker=1, memory_limit=0, host="127.0.0.1",
                dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL,
            )  # fmt: skip
        self._connect(self._cluster)

    def _greet(self) -> None:
        """Check all workers first: a worker with another program can't report it from a task."""
        asked = this_program(), self._folder, token_in(self._folder)
        answers = self._client.run(greeting, *asked, on_error="return")
        for worker, answer in sorted(answers.items()):
            if isinstance(answer, BaseException):
                raise self._incapable(answer)
            if answer[0]:
                raise self._refusal(answer[0], worker, answer[1])
        self._greeted = bool(answers)

    def close(self) -> None:
        client, cluster, self._client, self._cluster = self._client, self._cluster, None, None
        for one in (client, cluster):
            if one is not None:
                with suppress(Exception):  # it may be closed already
                    one.close(timeout=ANSWER)

    # ── running tasks ────────────────────────────────────────────────────────────────

    def run(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        if self._client is None:
            _needs_distributed()
            if not self._own:
                self._connect(self._address)
        return super().run(tasks, look)

    def _run_elsewhere(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        from distributed import CancelledError
        from distributed.comm import CommClosedError

        try:
            if self._client is None:
                self._begin()
            if not self._greeted:
                self._greet()
            return self._results(tasks, look)
        except (CommClosedError, CancelledError) as error:
            raise self._gone() from error

    def _results(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        results: dict[int, Any] = {}
        failed: Counter[int] = Counter()
        waiting = self._submitted(tasks, range(len(tasks)))
        try:
            since = monotonic()
            while waiting:
                look()
                future = self._next()
                if future is None:
                    if monotonic() - since > LONELY:
                        self._somebody_works()
                        since = monotonic()
                    continue
                since = monotonic()
                if future.key not in waiting:
                    continue
                number = waiting.pop(future.key)[0]
                try:
                    results[number] = self._result(future)
                except _Lost:
                    failed[number] += 1
                    if failed[number] > MOST_DEATHS:
                        raise usage_error(
                            "workers with the same task have died repeatedly",
                            "is there enough memory? `--memory` limits what a task takes; "
                            + CONTINUES,
                        ) from None
                    waiting |= self._submitted(tasks, [number])
            return [results[number] for number in range(len(tasks))]
        finally:
            if waiting and self._client is not None:
                with suppress(Exception):
                    self._client.cancel([future for _, future in waiting.values()], force=True)

    def _submitted(self, tasks: Sequence[Task], numbers: Sequence[int]) -> dict[str, Any]:
        """Submit tasks; their futures by key."""
        attempt = os.urandom(8).hex()
        keys = [f"{type(tasks[n]).__name__.lower()}-{n}-{attempt}" for n in numbers]
        futures = self._client.map(
            work, [pickle.dumps(tasks[number]) for number in numbers], key=keys, pure=False,
            program=this_program(), folder=self._folder, token=token_in(self._folder),
            recipe=self._recipe,
        )  # fmt: skip
        for future in futures:
            future.add_done_callback(self._done.put)
        return {f.key: (number, f) for number, f in zip(numbers, futures, strict=True)}

    def _next(self) -> Any:
        try:
            return self._done.get(timeout=PATIENCE)
        except queue.Empty:
            self._scheduler_lives()
            return None

    def _scheduler_lives(self) -> None:
        if self._client.status != "running":
            raise self._gone()

    def _gone(self) -> PuzzleError:
        return usage_error(f"the scheduler `{printable(self._address)}` is gone", CONTINUES)

    def _somebody_works(self) -> None:
        if not self._client.nthreads():
            raise usage_error(
                f"the scheduler `{printable(self._address)}` has no workers",
                f"start some with `dask worker ADDRESS`; {CONTINUES}",
            )

    def _result(self, future: Any) -> Any:
        from distributed import CancelledError, KilledWorker

        if future.status in ("cancelled", "lost"):
            self._scheduler_lives()
            raise _Lost
        try:
            state, result = future.result(timeout=ANSWER)
        except (KilledWorker, TimeoutError, CancelledError):
            self._scheduler_lives()
            raise _Lost from None
        except (ImportError, AttributeError, RuntimeError, pickle.UnpicklingError) as error:
            raise self._incapable(error) from error
        if not state:
            return result
        raise self._refusal(state, *result)

    def _incapable(self, error: BaseException) -> PuzzleError:
        why = str(error.__cause__ or error).partition("\n")[0]
        return usage_error(
            f"the workers at `{printable(self._address)}` can't run puzzlelang "
            f"{this_program()}: {printable(why[:200])}",
            SAME,
        )

    def _refusal(self, state: str, worker: str, other: str) -> PuzzleError:
        if state == OTHER_PROGRAM:
            return usage_error(
                f"the worker at {printable(worker)} has puzzlelang {printable(other)}, and this "
                f"is {this_program()}",
                SAME,
            )
        return usage_error(
            f"the worker at {printable(worker)} can't see the store "
            f"`{printable(self._folder)}` of this process",
            "it must be a folder that all machines share under the same name, or a place in an "
            "object store that each of them can reach",
        )


class _Lost(Exception):
    """The task must run again."""


def _needs_distributed() -> None:
    """Raise PuzzleError if `distributed` isn't installed."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise usage_error(
            "`--workers` needs Dask's `distributed`, which is not installed",
            "`pip install 'puzzlelang[cluster]'`; `--cores` works without it, on this machine",
        ) from None


def pool_of(recipe: Recipe, steps: Steps, cores: int, workers: str, folder: str) -> Pool:
    """``workers``: see :class:`ClusterPool`; if empty, ``cores`` processes."""
    if folder.startswith("memory:") and (workers or cores > 1):
        raise usage_error(
            "a store at `memory://` exists in one process only, so others can't work on it",
            "name a folder, or `s3://BUCKET/PREFIX`",
        )
    if not workers:
        return ProcessPool(recipe, steps, cores)
    return ClusterPool(recipe, steps, workers, folder)
