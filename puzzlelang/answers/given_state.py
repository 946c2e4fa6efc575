"""States from the command line."""

from __future__ import annotations

import json

from puzzlelang.answers.text_layout import plural
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.text import Any
from puzzlelang.verify import parse_state

LONGEST_START = 200
"""Maximum length of a start that a message quotes."""


def state_in(puzzle: core.Puzzle, text: str) -> tuple[int, ...]:
    """Return the start with values from a JSON object, for variables or members.

    Raise :class:`ValueError` if the text is not such an object.
    """
    data = parse_state(text)
    if not isinstance(data, dict):
        raise ValueError("the state is not an object with values of variables")
    return values.state_from_json(puzzle, altered(_start(puzzle), data))


def given_start(puzzle: core.Puzzle, text: str) -> tuple[int, ...]:
    """Parse a state like :func:`state_in`, or the number of one of several starts, from 1."""
    data = parse_state(text)
    if type(data) is not int:
        return state_in(puzzle, text)
    count = len(puzzle.starts)
    if not 1 <= data <= count:
        raise ValueError(f"there is no start {data:,}: this puzzle has {plural(count, 'start')}")
    return puzzle.starts[data - 1]


def how_to_write(puzzle: core.Puzzle) -> str:
    """Return the first start as an example of a state, if it is short."""
    start = json.dumps(_start(puzzle), ensure_ascii=False)
    if len(start) > LONGEST_START:
        return "`solve --format json` prints states, beginning with the start"
    return f"variables that differ from the start suffice; the start is {start}"


def _start(puzzle: core.Puzzle) -> dict[str, Any]:
    return values.state_to_json(puzzle, puzzle.starts[0])


def altered(old: Any, new: Any) -> Any:
    """Merge ``new`` into ``old``: objects recursively, other values replaced."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{key: altered(old.get(key), value) for key, value in new.items()}}
