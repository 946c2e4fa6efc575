"""Searching a puzzle by layers in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.answers.loading import Loaded
from puzzlelang.compiler import Unprintable
from puzzlelang.engine import PackedModel, PackedRecipe, model_digest
from puzzlelang.search import Kind, NoState, Settings, StoredSearcher
from puzzlelang.text import Any, cast, replace, usage_error

STORE_MEMORY = 1 << 30
"""Default memory for the work on a store, in bytes."""


@contextmanager
def stored(loaded: Loaded, settings: Settings) -> Iterator[Loaded]:
    """Yield ``loaded`` with a searcher on a store, owned by this process until the context ends.

    The memory limit (default :data:`STORE_MEMORY`) is about the total of all processes; with the
    address of a scheduler as workers, it is for each worker's task.
    """
    recipe = PackedRecipe(loaded.puzzle, loaded.searcher.tier)
    try:
        model = PackedModel(loaded.searcher.system)
    except Unprintable as reason:
        message = f"a store has no form for the states of this puzzle: {reason}"
        raise usage_error(message, "leave `--store` out") from None
    digest = model_digest(loaded.puzzle, model.packing)
    searcher = _UnmergedSearcher(loaded, recipe, digest, settings)
    try:
        yield replace(loaded, searcher=cast(Any, searcher))
    finally:
        searcher.close()


class _UnmergedSearcher(StoredSearcher):
    """A searcher on a store with traces of true states, not representatives."""

    def __init__(
        self, loaded: Loaded, recipe: PackedRecipe, digest: bytes, settings: Settings
    ) -> None:
        test = loaded.searcher.system.test
        super().__init__(recipe, digest, loaded.puzzle.title, settings, test)
        self._tiers = loaded.searcher
        self.tier = loaded.searcher.tier

    def run(self, request: Any) -> Any:
        if request.kind is Kind.EXPLORE:
            request = replace(request, wanted=self._tiers.system.explored_goal)
        answer = super().run(request)
        try:
            return self._tiers.unmerged(answer)
        except NoState as error:
            raise self.damaged(error) from error
