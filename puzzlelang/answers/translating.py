"""Answers of another puzzle, followed move by move in this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from puzzlelang.answers.answer import SOLVED, UNSOLVABLE, Answer, Step, first_step, next_step
from puzzlelang.answers.answer_fields import answer_data, arguments_data
from puzzlelang.answers.equivalence import RENAME, check_words
from puzzlelang.answers.field_table import Json
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solution_text import NoSuchStep
from puzzlelang.core import SetOf, semantics
from puzzlelang.search import Solved, Unsolvable
from puzzlelang.text import Any, did_you_mean, printable, refusal, usage_error

CLAIMS = ("optimal", "cost", "length")
"""Claims of an answer that hold for an equivalent puzzle, too."""


def translated(loaded: Loaded, answer: Mapping[str, Any], rename: Mapping[str, str]) -> Json:
    """Return an answer to this puzzle with the moves and claims of another puzzle's answer.

    Moves are matched by their arguments in order, and by the name of the transition if this puzzle
    has it; ``rename`` maps words of the other puzzle.  Raise :class:`NoSuchStep` if a move is not
    possible here, and :class:`PuzzleError` if a word occurs nowhere.
    """
    puzzle = loaded.puzzle
    check_words(loaded, rename.values(), "")
    if answer["outcome"] == UNSOLVABLE:
        return answer_data(Answer(puzzle, Unsolvable(), (), (), instance=loaded.instance))
    if answer["outcome"] != SOLVED or "trace" not in answer:
        raise usage_error("this answer has no moves", "`--rename` follows those of a solution")
    entries = _entries(answer["trace"])
    words = {*_words_in([{**entry, "shown": None} for entry in entries])}
    if unknown := next((word for word in rename if word not in words), ""):
        help = did_you_mean(unknown, sorted(words)) or RENAME
        raise refusal("unknown-name", f"no step of this answer has `{unknown}`", help)
    calls = [_call(entry, rename) for entry in entries[1:]]
    with faults_explained(loaded):
        trace = _followed(loaded, calls)
    solved = Answer(puzzle, Solved((), None, False), trace, (), instance=loaded.instance)
    claims = {name: answer[name] for name in CLAIMS if name in answer}
    return {**answer_data(solved), **claims}


def _entries(trace: Any) -> list[Any]:
    if isinstance(trace, list) and all(isinstance(entry, dict) for entry in trace):
        return trace
    raise usage_error("`trace` is not a list of steps", "`solve --format json` writes one")


def _words_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        data = [*data, *data.values()]
    if isinstance(data, list):
        yield from chain.from_iterable(map(_words_in, data))
    else:
        yield str(data)


def _call(entry: Mapping[str, Any], rename: Mapping[str, str]) -> tuple[str, list[Any]]:
    """Return the name and the arguments of a step, in the words of this puzzle."""

    def word(data: Any) -> Any:
        if isinstance(data, list):
            return [*map(word, data)]
        return rename.get(data, data) if isinstance(data, str) else data

    arguments = entry.get("arguments")
    values = [*arguments.values()] if isinstance(arguments, dict) else []
    return str(word(entry.get("transition", ""))), [*map(word, values)]


def _followed(loaded: Loaded, calls: Sequence[tuple[str, list[Any]]]) -> tuple[Step, ...]:
    """Follow the moves from the first start that permits most of them."""
    traces = [_from(loaded, start, calls) for start in loaded.puzzle.starts]
    trace = max(traces, key=len)
    if len(trace) <= len(calls):
        name, arguments = calls[len(trace) - 1]
        call = printable(f"{name}({', '.join(map(str, arguments))})")
        raise NoSuchStep(f"step {len(trace)}, `{call}`, is not possible in {trace[-1].shown}")
    return trace


def _from(
    loaded: Loaded, start: Sequence[int], calls: Sequence[tuple[str, list[Any]]]
) -> tuple[Step, ...]:
    names = {transition.name for transition in loaded.puzzle.transitions}
    trace = [first_step(loaded.puzzle, start)]
    for name, arguments in calls:
        slots = trace[-1].slots
        for step in semantics.steps(loaded.puzzle, slots):
            if name in names and step.transition.name != name:
                continue
            if _ordered(step, [*arguments_data(step.transition, step.arguments).values()]) == (
                _ordered(step, arguments)
            ):
                trace.append(next_step(loaded.puzzle, slots, step))
                break
        else:
            break
    return tuple(trace)


def _ordered(step: semantics.Step, arguments: list[Any]) -> list[Any]:
    """Return the arguments with the members of sets in a fixed order."""
    parameters = step.transition.parameters
    if len(parameters) != len(arguments):
        return arguments
    return [
        sorted(data, key=str) if isinstance(p.type, SetOf) and isinstance(data, list) else data
        for data, p in zip(arguments, parameters, strict=True)
    ]
