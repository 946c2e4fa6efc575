"""The fields of progress as JSON: what ``--progress json`` writes, a line at a time."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers.field_table import Field, Fields, ListOf, document
from puzzlelang.text import Progress, Stage


def _outer(latest: Progress) -> list[Progress] | None:
    """The stages around one, the outermost first."""

    def around(latest: Progress) -> Iterator[Progress]:
        if latest.within is not None:
            yield from around(latest.within)
            yield latest.within

    return list(around(latest)) or None


_ROWS = (
    Field("stage", str, f"what goes on, one of {', '.join(Stage)}; there may be more",
          lambda latest: latest.stage.value),
    Field("what", str, "of several things the one at hand: a file, an instance",
          lambda latest: latest.what or None, optional=True),
    Field("seconds", float, "since the stage began", lambda latest: round(latest.seconds, 3)),
    Field("states", int, "states that are reached", optional=True),
    Field("rate", float, "states a second, since the stage began",
          lambda latest: None if latest.rate is None else round(latest.rate, 1), optional=True),
    Field("waiting", int, "states in the frontier", optional=True),
    Field("depth", int, "the depth of the search", optional=True),
    Field("bound", ListOf(int), "no solution costs less: a number for each cost line",
          optional=True),
    Field("memory", int, "bytes of the process", optional=True),
    Field("disk", int, "bytes of the states in a store", optional=True),
    Field("coming", int, "states that its next layer is expected to have", optional=True),
    Field("coming_seconds", float, "what that takes at this rate",
          lambda latest: None if latest.coming_seconds is None else round(latest.coming_seconds, 1),
          optional=True),
    Field("done", int, "parts of the stage that are over", optional=True),
    Field("total", int, "how many parts it has", optional=True),
    Field("left", float, "seconds until the stage ends, if it goes on at this rate",
          lambda latest: None if latest.left is None else round(latest.left, 3), optional=True),
)  # fmt: skip

STAGE = Fields("stage", "A stage with its measures.", _ROWS)

PROGRESS = document("progress", "A line of `--progress json`, on standard error.", (
    Field("elapsed", float, "seconds since the command began",
          lambda latest: round(latest.elapsed, 3)),
    *_ROWS,
    Field("within", ListOf(STAGE), "the stages that this one is a part of, the outermost first",
          _outer, optional=True),
))  # fmt: skip
