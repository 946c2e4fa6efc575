"""A puzzle that is searched by layers in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.answers.loading import Loaded
from puzzlelang.compiler import Unprintable
from puzzlelang.engine import PackedModel, PackedRecipe, model_digest
from puzzlelang.search import NoState, Settings, StoredSearcher
from puzzlelang.text import Any, cast, refusal, replace

MEMORY = 1 << 30
"""Bytes for the work on a store, where nobody says."""


@contextmanager
def stored(
    loaded: Loaded,
    folder: str,
    memory: int | None = None,
    cores: int = 1,
    parts: int | None = None,
    disk: int | None = None,
    workers: str = "",
    forgets: bool = False,
) -> Iterator[Loaded]:
    """``loaded``, searched in the store ``folder``, which is this process's as long as that lasts.

    ``memory``: bytes that all processes together may take, about (``MEMORY`` if it is None); with
    the address of a scheduler as ``workers``, each of its workers for a task.  ``parts`` of each
    layer: as many as the memory asks for, unless they are given.  ``disk``: bytes that the states
    may take there.  ``forgets``: they go as soon as they are not needed; what was counted stays.
    """
    recipe = PackedRecipe(loaded.puzzle, loaded.searcher.tier)
    try:
        model = PackedModel(loaded.searcher.system)
    except Unprintable as reason:
        message = f"a store has no form for the states of this puzzle: {reason}"
        raise refusal("usage", message, "leave `--store` out") from None
    digest = model_digest(loaded.puzzle, model.packing)
    settings = Settings(folder, memory or MEMORY, cores, parts, disk, workers, forgets)
    searcher = _UnmergedSearcher(loaded, recipe, digest, settings)
    try:
        yield replace(loaded, searcher=cast(Any, searcher))
    finally:
        searcher.close()


class _UnmergedSearcher(StoredSearcher):
    """Its traces are those of true states."""

    def __init__(
        self, loaded: Loaded, recipe: PackedRecipe, digest: bytes, settings: Settings
    ) -> None:
        test = loaded.searcher.system.test
        super().__init__(recipe, digest, loaded.puzzle.title, settings, test)
        self._tiers = loaded.searcher
        self.tier = loaded.searcher.tier

    def run(self, request: Any) -> Any:
        answer = super().run(request)
        try:
            return self._tiers.unmerged(answer)
        except NoState as error:
            raise self.damaged(error) from error
