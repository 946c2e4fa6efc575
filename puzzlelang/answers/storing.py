"""A puzzle that is searched by layers in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.answers.loading import Loaded
from puzzlelang.compiler import Unprintable
from puzzlelang.engine import PackedModel, PackedRecipe, model_digest
from puzzlelang.search import Kind, NoState, Settings, StoredSearcher
from puzzlelang.text import Any, cast, replace, usage_error

STORE_MEMORY = 1 << 30
"""Bytes for the work on a store, where nobody says."""


@contextmanager
def stored(loaded: Loaded, settings: Settings) -> Iterator[Loaded]:
    """``loaded``, searched in a store, which is this process's as long as that lasts.

    The memory is what all processes together may take, about (:data:`STORE_MEMORY` where nobody
    says); with the address of a scheduler as workers, what each of them may take for a task.
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
    """Its traces are those of true states."""

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
