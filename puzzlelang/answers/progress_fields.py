"""The fields of progress as JSON: what ``--progress json`` writes, a line at a time."""

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
    """The stages around one, the outermost first."""
    return [] if latest.within is None else [*_outer(latest.within), latest.within]


def _rounded(name: str, digits: int) -> Value:
    """The value of that name with so many decimals, where there is one."""

    def of(latest: Progress) -> float | None:
        value: float | None = getattr(latest, name)
        return None if value is None else round(value, digits)

    return of


_ROWS = (
    Field("stage", str, f"what goes on, one of {', '.join(Stage)}; there may be more",
          lambda latest: latest.stage.value),
    unless_empty("what", str, "of several things the one at hand: a file, an instance"),
    Field("seconds", float, "since the stage began", _rounded("seconds", 3)),
    optional("states", int, "states that are reached"),
    optional("rate", float, "states a second, since the stage began", _rounded("rate", 1)),
    optional("waiting", int, "states in the frontier"),
    optional("depth", int, "the depth of the search"),
    optional("bound", ListOf(int), "no solution costs less: a number for each cost line"),
    optional("memory", int, "bytes of the process"),
    optional("disk", int, "bytes of the states in a store"),
    optional("coming", int, "states that its next layer is expected to have"),
    optional("coming_seconds", float, "what that takes at this rate",
             _rounded("coming_seconds", 1)),
    optional("done", int, "parts of the stage that are over"),
    optional("total", int, "how many parts it has"),
    optional("left", float, "seconds until the stage ends, if it goes on at this rate",
             _rounded("left", 3)),
)  # fmt: skip

STAGE = Fields("stage", "A stage with its measures.", _ROWS)

PROGRESS = document("progress", "A line of `--progress json`, on standard error.", (
    Field("elapsed", float, "seconds since the command began", _rounded("elapsed", 3)),
    *_ROWS,
    unless_empty("within", ListOf(STAGE),
                 "the stages that this one is a part of, the outermost first", _outer),
))  # fmt: skip
