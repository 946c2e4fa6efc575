"""The fields of ``--progress json``, one object per line."""

from __future__ import annotations

from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    Value,
    document,
    optional,
    unless_empty,
)
from puzzlelang.text import Progress, Stage


def _outer(latest: Progress) -> list[Progress]:
    return [] if latest.within is None else [*_outer(latest.within), latest.within]


def _rounded(name: str, digits: int) -> Value:
    """Return a function for the rounded value of a field, if any."""

    def of(latest: Progress) -> float | None:
        value: float | None = getattr(latest, name)
        return None if value is None else round(value, digits)

    return of


_ROWS = (
    Field("stage", str, f"current stage: one of {', '.join(Stage)}, or a later addition",
          lambda latest: latest.stage.value),
    unless_empty("what", str, "current item (a file, an instance), if there are several"),
    Field("seconds", float, "seconds since the stage began", _rounded("seconds", 3)),
    optional("states", int, "states reached"),
    optional("rate", float, "states per second since the stage began", _rounded("rate", 1)),
    optional("waiting", int, "states in the frontier"),
    optional("depth", int, "depth of the search"),
    optional("bound", ListOf(int), "lower bound on the cost, a number for each cost line"),
    optional("memory", int, "memory of the process, in bytes"),
    optional("disk", int, "size of the states in a store, in bytes"),
    optional("coming", int, "expected number of states in the next layer of the store"),
    optional("coming_seconds", float, "expected seconds for the next layer",
             _rounded("coming_seconds", 1)),
    optional("done", int, "finished parts of the stage"),
    optional("total", int, "number of parts of the stage"),
    optional("left", float, "expected seconds until the stage ends",
             _rounded("left", 3)),
)  # fmt: skip

STAGE = Fields("stage", "A stage and its progress.", _ROWS)

PROGRESS = document("progress", "A line of `--progress json`, on standard error.", (
    Field("elapsed", float, "seconds since the command began", _rounded("elapsed", 3)),
    *_ROWS,
    unless_empty("within", ListOf(STAGE),
                 "enclosing stages, the outermost first", _outer),
))  # fmt: skip
