"""Which of the pools runs the tasks of a store."""

from __future__ import annotations

from puzzlelang.search.store.store_tasks import Recipe, Steps
from puzzlelang.search.store.task_pool import Pool, ProcessPool
from puzzlelang.text import usage_error


def pool_of(recipe: Recipe, steps: Steps, cores: int, workers: str, folder: str) -> Pool:
    """``workers``: see ``cluster_pool``; else there are as many processes as ``cores``."""
    if folder.startswith("memory:") and (workers or cores > 1):
        raise usage_error(
            "what is at `memory://` lies in one process, and others are to work there",
            "name a folder, or `s3://BUCKET/PREFIX`",
        )
    if not workers:
        return ProcessPool(recipe, steps, cores)
    from puzzlelang.search.store.cluster_pool import ClusterPool

    return ClusterPool(recipe, steps, workers, folder)
