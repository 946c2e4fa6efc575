"""Reading from JSON: answers, saved games, states from the command line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial

from puzzlelang.answers.answer import (
    GAVE_UP,
    SOLVED,
    UNSOLVABLE,
    Answer,
    Trace,
    first_step,
    next_step,
)
from puzzlelang.answers.field_table import FORMAT_VERSION
from puzzlelang.answers.text_layout import plural
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.search import GaveUp, Outcome, Solved, Statistics, Unsolvable
from puzzlelang.text import TYPE_CHECKING, Any, fields
from puzzlelang.verify import Refused, parse_answer, parse_state, replay_trace

if TYPE_CHECKING:
    from puzzlelang.answers.filling import Filled
    from puzzlelang.answers.loading import Loaded, ToFill


def read_answer(puzzle: core.Puzzle, data: Mapping[str, Any]) -> Answer:
    """Convert an answer from JSON; raise :class:`ValueError` if this puzzle does not allow it."""
    _check_format(data)
    work = data.get("statistics", {})
    if not isinstance(work, Mapping):
        raise ValueError("`statistics` is not an object")
    statistics = Statistics(**{name: work[name] for name in fields(Statistics()) if name in work})
    trace: Trace = ()
    cost: tuple[int, ...] = ()
    outcome: Outcome[Any]
    kind = data.get("outcome")
    if kind == SOLVED:
        try:
            replay = replay_trace(puzzle, data.get("trace"))
        except Refused as problem:
            raise ValueError(str(problem)) from None
        outcome = Solved((), None, data.get("optimal") is True, statistics)
        following = map(partial(next_step, puzzle), replay.states, replay.steps)
        trace, cost = (first_step(puzzle, replay.states[0]), *following), replay.cost
    elif kind == UNSOLVABLE:
        outcome = Unsolvable(statistics)
    elif kind == GAVE_UP:
        outcome = GaveUp(str(data.get("limit", "")), statistics)
    else:
        raise _unknown_outcome(kind)
    name = str(data.get("instance", ""))
    return Answer(puzzle, outcome, trace, cost, instance=name, label=name)


def read_filled(puzzle: core.Puzzle, data: Mapping[str, Any]) -> Filled:
    """Convert an answer to a puzzle that is filled in; :class:`ValueError` if it breaks a rule."""
    from puzzlelang.answers.filling import Filled

    _check_format(data)
    kind, step = data.get("outcome"), None
    if kind not in (SOLVED, UNSOLVABLE, GAVE_UP):
        raise _unknown_outcome(kind)
    if isinstance(choice := data.get("choice"), Mapping):
        step = first_step(puzzle, values.state_from_json(puzzle, choice.get("state")))
        assert puzzle.choice is not None
        for rule in puzzle.choice.rules:
            if not semantics.holds(puzzle, rule, step.slots):
                raise ValueError(f"the choice breaks the rule `{rule.name}`")
    elif kind == SOLVED:
        raise ValueError("`choice` is missing")
    name, order = str(data.get("instance", "")), data.get("order", "")
    return Filled(
        puzzle, kind, step, tuple(data.get("amounts", ())), data.get("optimal") is True, order,
        core=tuple(data.get("conflict", ())), minimal=data.get("minimal") is True,
        limit=str(data.get("limit", "")), given=tuple(data.get("given", ())), instance=name,
        label=name,
    )  # fmt: skip


def _check_format(data: Mapping[str, Any]) -> None:
    if data.get("format", FORMAT_VERSION) != FORMAT_VERSION:
        raise ValueError(
            f"this reads format {FORMAT_VERSION}, but the answer has {data['format']!r}"
        )


def _unknown_outcome(kind: object) -> ValueError:
    return ValueError(f"an answer is solved, unsolvable or gave-up, not {kind!r}")


def saved_variant(text: str) -> tuple[str, dict[str, str]]:
    """Return the instance and the parameters of a saved game or answer; empty if missing."""
    try:
        data = parse_answer(text)
    except ValueError:
        data = None
    if not isinstance(data, Mapping):
        return "", {}
    name, parameters = data.get("instance"), data.get("parameters")
    settings = parameters.items() if isinstance(parameters, Mapping) else ()
    return (
        name if isinstance(name, str) else "",
        {key: value for key, value in settings if isinstance(value, str)},
    )


Moves = tuple[tuple[core.Transition, tuple[Any, ...]], ...]


def read_game(loaded: Loaded, text: str) -> tuple[tuple[int, ...], Moves]:
    """Read the start and the moves of a saved game or an answer.

    Raise :class:`ValueError` if it is neither, or this puzzle does not allow a step.
    """
    data, puzzle = _saved(loaded, text, "trace"), loaded.puzzle
    try:
        replay = replay_trace(puzzle, data["trace"], to_goal=False)
    except Refused as problem:
        raise ValueError(str(problem)) from None
    return replay.states[0], tuple((step.transition, step.arguments) for step in replay.steps)


def read_filling(
    loaded: ToFill, text: str
) -> tuple[Mapping[str, object], Mapping[str, list[object]]]:
    """Read the values and pencil marks of a saved game, by name of the blank.

    Raise :class:`ValueError` if it is none, or one of another puzzle.
    """
    data = _saved(loaded, text, "filled")
    filled, marks = data["filled"], data.get("marks", {})
    if not isinstance(filled, Mapping) or not isinstance(marks, Mapping):
        raise ValueError("its values are not an object")
    if not all(isinstance(values, list) for values in marks.values()):
        raise ValueError("its marks are not lists")
    return filled, marks


def _saved(loaded: Loaded | ToFill, text: str, key: str) -> Mapping[str, Any]:
    """Return the data of a saved game of this puzzle that has a key."""
    data, puzzle = parse_answer(text), loaded.puzzle
    if not isinstance(data, Mapping) or key not in data:
        raise ValueError(f"it has no {key}")
    if data.get("format", FORMAT_VERSION) != FORMAT_VERSION:
        raise ValueError(f"this reads format {FORMAT_VERSION}, but it has {data['format']!r}")
    if data.get("puzzle") != puzzle.title:
        raise ValueError(f"it is for the puzzle {values.quote(data.get('puzzle'))}")
    instance = data.get("instance", loaded.instance)
    if instance != loaded.instance:
        raise ValueError(f"it is for the instance {values.quote(instance)}: add `--instance`")
    parameters = data.get("parameters", puzzle.settings)
    if parameters != puzzle.settings:
        raise ValueError(f"it has other parameters: {_difference(parameters, puzzle.settings)}")
    return data


def _difference(given: object, own: Mapping[str, str]) -> str:
    """Describe the first parameter that differs."""
    if isinstance(given, Mapping):
        for name, value in own.items():
            if name in given and given[name] != value:
                return f"`{name}` is {given[name]}, not {value}; leave `--set` out"
    return "the puzzle was changed since"


def start_in(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the first state of an answer in JSON."""
    match data.get("trace"):
        case [{"state": Mapping() as state}, *_]:
            return state
    return None


# ── states from the command line ──────────────────────────────────────────────────────

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
