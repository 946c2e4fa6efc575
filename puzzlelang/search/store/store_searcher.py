"""Searches a puzzle by layers in a store, independently of parts, memory and interruptions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager

from puzzlelang.search.request import Answer, Kind, Request
from puzzlelang.search.searcher import Searcher
from puzzlelang.search.store.layered import ForgetfulLayers, Layers
from puzzlelang.search.store.manifests import damaged
from puzzlelang.search.store.native_steps import steps_of
from puzzlelang.search.store.state_frames import Damaged
from puzzlelang.search.store.store_files import Unreachable, why
from puzzlelang.search.store.store_folder import Store
from puzzlelang.search.store.store_format import Look, absolute
from puzzlelang.search.store.store_tasks import Model, Recipe
from puzzlelang.search.store.stored_question import Question
from puzzlelang.search.store.task_pool import pool_of
from puzzlelang.search.system import Limits, NoState, Statistics, TransitionSystem
from puzzlelang.text import (
    Any,
    PuzzleError,
    Record,
    Stage,
    printable,
    replace,
    resident_bytes,
    stage,
    usage_error,
)

LEAST_MEMORY = 1 << 12


class Settings(metaclass=Record):
    """Resources of a store: bytes of memory, processes, parts of a layer (None: by memory), bytes
    on disk for each chain, workers of a cluster (see ``task_pool.ClusterPool``). ``forgets``:
    remove layers that aren't needed, and keep only counts.
    """

    folder: str
    memory: int
    cores: int = 1
    parts: int | None = None
    disk: int | None = None
    workers: str = ""
    forgets: bool = False


class StoredSearcher(Searcher):
    """Searches one puzzle by the layers of a store."""

    finds_estimate = False
    no_machine_code = ""

    def __init__(
        self, recipe: Recipe, digest: bytes, title: str, settings: Settings,
        test: Callable[[Any], Callable[[Any], bool]],
    ) -> None:  # fmt: skip
        """``test`` makes a predicate on states from the condition of a FIND."""
        self.model: Model = recipe.model()
        self.system: TransitionSystem[Any] = self.model.system
        if settings.workers:
            settings = replace(
                settings, folder=absolute(settings.folder)
            )  # workers need an absolute path
        self._settings, self._test = settings, test
        given = settings.cores, settings.workers, settings.folder
        self._pool = pool_of(recipe, steps_of(self.model), *given)
        self._store = Store(settings.folder, digest, self.model.words, title)

    def close(self) -> None:
        self._pool.close()
        self._store.close()

    def damaged(self, error: Damaged | NoState) -> PuzzleError:
        if isinstance(error, Damaged) and error.path:
            return damaged(error.path, error.why)
        reason = error.why if isinstance(error, Damaged) else error
        return usage_error(
            f"the store `{printable(self._settings.folder)}` is damaged: {reason}",
            "none of it was used; remove the folder, or restore it from a copy "
            "(`puzzlelang store DIR --check` names files that have changed)",
        )

    def supports(self, request: Request) -> bool:
        order = self._ordered(request).order
        return request.kind is not Kind.LIST and order in ("bfs", "ucs")

    def _ordered(self, request: Request) -> Request:
        """Replace the order ``auto`` by one that needs no estimate."""
        if request.kind is Kind.SEARCH and request.order == "auto":
            return replace(request, order="bfs" if self.system.unit_cost else "ucs")
        return request.ordered(self.system)

    def run(self, request: Request) -> Answer:
        request = self._ordered(request)
        if not self.supports(request):
            what = "list all solutions" if request.kind is Kind.LIST else "search in that order"
            raise usage_error(
                f"with `--store`, layers are searched breadth-first, which can't {what}",
                "leave `--store` out; with it, `--count` and the orders `bfs` and `ucs` work",
            )
        if request.kind is Kind.EXPLORE:
            name, kind = "steps", Stage.EXPLORING
        else:
            name = "cost" if request.order == "ucs" and not self.system.unit_cost else "steps"
            kind = Stage.COUNTING if request.kind is Kind.COUNT else Stage.SEARCHING
        if self.forgets and request.kind is not Kind.EXPLORE:
            raise usage_error("a search that forgets its states can only count them")
        with stage(kind), self._at_work():
            return self._question(request, name).answered()

    def listed(
        self, limits: Limits, depth: int | None = None
    ) -> Generator[tuple[Any, int, Sequence[Any]], None, str]:
        """Each state with its depth and successors, layer by layer, or only one depth.  Within a
        layer, packed states ascend.  Returns the limit that ended the search, or an empty text.
        """
        with stage(Stage.EXPLORING), self._at_work():
            request = self._ordered(Request(Kind.EXPLORE, limits=limits))
            return (yield from self._question(request, "steps").listed(depth))

    def depth(self, state: Any, limits: Limits) -> tuple[int | None, str, Statistics]:
        """See ``Question.depth_of``."""
        with stage(Stage.EXPLORING), self._at_work():
            request = self._ordered(Request(Kind.EXPLORE, limits=limits))
            return self._question(request, "steps").depth_of(state)

    @property
    def forgets(self) -> bool:
        return self._settings.forgets

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Write finished layers to disk in any case, and report damaged files and failed writes as
        messages.
        """
        try:
            try:
                yield
            finally:
                self._store.write_down()
        except (Damaged, NoState) as error:
            raise self.damaged(error) from error
        except OSError as error:
            done = "reached" if isinstance(error, Unreachable) else "written"
            raise usage_error(
                f"the store `{printable(self._settings.folder)}` can't be {done}: {why(error)}",
                "finished work is kept; the same command continues from there",
            ) from error

    def _question(self, request: Request, name: str) -> Question:
        test = None if request.wanted is None else self._test(request.wanted)
        return Question(lambda look: self._layers(name, look), self.model, request, test)

    def _layers(self, name: str, look: Look) -> Layers:
        settings = self._settings
        memory = settings.memory - (resident_bytes() or 0)
        least = LEAST_MEMORY if settings.parts else 1 << 24
        kind = ForgetfulLayers if self.forgets else Layers
        return kind(
            self._store.chain(name), self.model, self._pool, name == "cost", max(least, memory),
            look, settings.parts, settings.disk,
        )  # fmt: skip
