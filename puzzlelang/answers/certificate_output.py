"""A certificate as it is written down: in an answer, or in a file of its own.

docs/certificates.md says what it is; ``puzzlelang.verify`` reads it, and shares nothing with this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from puzzlelang.answers.field_table import Json
from puzzlelang.core import NONE, ListOf, SetOf, Type, digits_of, members, slot_names
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record

VERSION = 1


class Certificate(metaclass=Record):
    """States by their least cost, all that cost less than ``below`` (None: all there are).

    A cost is a number a cost line and the number of steps.  ``layers`` are in ascending order, and
    so are the states of each, as whole numbers a slot.
    """

    puzzle: core.Puzzle
    fingerprint: str
    below: tuple[int, ...] | None
    layers: tuple[tuple[tuple[int, ...], Sequence[Sequence[int]]], ...]

    @property
    def states(self) -> int:
        return sum(len(states) for _, states in self.layers)


def certificate_data(certificate: Certificate) -> Json:
    """As it stands in an answer."""
    row = _row(certificate.puzzle)
    return _claim(certificate) | {
        "layers": [
            {"bound": list(bound), "states": [row(state) for state in states]}
            for bound, states in certificate.layers
        ]
    }


def certificate_lines(certificate: Certificate) -> Iterator[str]:
    """As it stands in a file: what it is, then each layer and its states, a line each."""
    import json

    def text(data: object) -> str:
        return json.dumps(data, separators=(",", ":")) + "\n"

    puzzle = certificate.puzzle
    head: Json = {
        "certificate": VERSION,
        "puzzle": puzzle.title,
        "parameters": dict(puzzle.settings),
        "fingerprint": certificate.fingerprint,
    }
    yield text(head | _claim(certificate) | {"layers": len(certificate.layers)})
    row = _row(puzzle)
    plain = all(_is_plain(variable) for variable in puzzle.variables)
    for bound, states in certificate.layers:
        yield text({"bound": list(bound), "states": len(states)})
        for state in states:
            yield f"[{','.join(map(str, map(int, state)))}]\n" if plain else text(row(state))


def _claim(certificate: Certificate) -> Json:
    below = certificate.below
    return {
        "below": None if below is None else list(below),
        "slots": slot_names(certificate.puzzle),
        "states": certificate.states,
    }


def _is_plain(variable: core.Variable) -> bool:
    return not isinstance(variable.type, SetOf | ListOf) and not getattr(
        variable.type, "optional", False
    )


def _row(puzzle: core.Puzzle) -> Callable[[Sequence[int]], list[Any]]:
    """How a state is written: null for none, a set as the list of its members, a list as the list
    of its digits.
    """
    kinds = [v.type for v in puzzle.variables for _ in range(v.size)]

    def written(value: int, kind: Type) -> object:
        match kind:
            case SetOf():
                return members(value)
            case ListOf():
                return list(digits_of(kind.digits, value))
        return None if value == NONE else int(value)

    def row(state: Sequence[int]) -> list[Any]:
        return list(map(written, state, kinds))

    return row
