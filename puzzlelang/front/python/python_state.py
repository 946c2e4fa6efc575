"""A state with the names of the file: a mapping from variables to Python values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from puzzlelang.answers import altered
from puzzlelang.core import Integers, Members, RuleFault, Scalar, semantics, values
from puzzlelang.core import nodes as core
from puzzlelang.text import TYPE_CHECKING, Any, PuzzleError

if TYPE_CHECKING:
    from puzzlelang.drawing import Boards

WIDEST = 120
"""Characters of the representation of a state."""


class State(Mapping[str, Any]):
    """The values of all variables: ``state["at"]["goat"]``, ``state["board"]``.

    Members are texts, numbers and truth values themselves; a set or a list is a list, a cell
    ``[row, column]``, ``none`` is None; a variable ``for each`` member is a dictionary by the names
    of the members, one for each number or cell a list.  States are equal if their values are.
    ``print(state)`` shows what ``show:`` says; :class:`PuzzleError` if that has no value here.
    """

    __slots__ = ("_found", "_puzzle", "slots")

    def __init__(self, puzzle: core.Puzzle, slots: tuple[int, ...]) -> None:
        self._puzzle = puzzle
        self._found: dict[str, Any] | None = None
        self.slots = slots
        """The values as the searches have them: one number each."""

    def __getitem__(self, name: str) -> Any:
        if self._found is None:
            self._found = values.state_to_json(self._puzzle, self.slots)
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return (variable.name for variable in self._puzzle.variables)

    def __len__(self) -> int:
        return len(self._puzzle.variables)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, State):
            same = self._puzzle is other._puzzle
            return self.slots == other.slots and (same or dict(self) == dict(other))
        return isinstance(other, Mapping) and dict(self) == other

    def __hash__(self) -> int:
        return hash(self.slots)

    def __str__(self) -> str:
        try:
            return semantics.shown(self._puzzle, self.slots)
        except RuleFault as fault:
            raise PuzzleError([fault.diagnostic]) from fault

    def __repr__(self) -> str:
        return shortened(f"State({', '.join(f'{name}={value!r}' for name, value in self.items())})")

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """The board of this state, as ``look:`` draws it or as its types suggest."""
        from puzzlelang.drawing import board_svg

        return board_svg(_boards(self._puzzle).board(self.slots), self._puzzle.title)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self._puzzle, self.slots)

    def changed(self, values: Mapping[str, Any] | None = None, /, **more: Any) -> State:
        """The state with other values of some variables, or of some members of theirs, given as
        they are read.

        :class:`ValueError` for an unknown variable or a value that it can't have.
        """
        return state_of(self._puzzle, altered(dict(self), {**(values or {}), **more}))


@lru_cache(maxsize=4)
def _boards(puzzle: core.Puzzle) -> Boards:
    from puzzlelang.drawing import Boards

    return Boards(puzzle)


def slots_in(puzzle: core.Puzzle, state: Mapping[str, Any]) -> tuple[int, ...]:
    """A state of this puzzle, or of one like it; else its values: :class:`ValueError` if they
    can't be."""
    if isinstance(state, State) and state._puzzle is puzzle:
        return state.slots
    return state_of(puzzle, a_mapping(state, "a state")).slots


def a_mapping(given: Any, what: str) -> Any:
    """``given``, or :class:`TypeError` where nothing has names in it."""
    if not isinstance(given, Mapping):
        raise TypeError(f"{what} is a dictionary, from names to values, not {given!r}")
    return given


def shortened(text: str) -> str:
    return text if len(text) <= WIDEST else text[: WIDEST - 2] + "…" + text[-1]


def python_value(text: str) -> Any:
    """The value of a parameter as it was written: ``3``, ``[wolf, goat]``, ``{a: 1}``."""
    import yaml

    try:
        return _typed(yaml.load(text, yaml.BaseLoader))
    except yaml.YAMLError:  # an expression with signs of YAML's own
        return text


WORDS = {"true": True, "false": False, "none": None}


def _typed(data: Any) -> Any:
    match data:
        case str() if re.fullmatch(r"-?\d+", data):
            return int(data)
        case str():
            return WORDS.get(data, data)
        case list():
            return [_typed(item) for item in data]
        case dict():
            return {_typed(key): _typed(item) for key, item in data.items()}
    return data


def state_of(puzzle: core.Puzzle, given: Mapping[str, Any]) -> State:
    """The state with these values; :class:`ValueError` says which is none."""
    plain = _plain(given)
    for variable in puzzle.variables:
        text = plain.get(variable.name)
        if variable.keys and isinstance(text, str):
            plain[variable.name] = _read_row(text, variable)
    return State(puzzle, values.state_from_json(puzzle, plain))


def _read_row(text: str, variable: core.Variable) -> Any:
    """A row as it prints (``"GG_BB"``, ``"left left right"``); the text itself where it is none."""
    if len(variable.keys) != 1:
        return text
    (key,) = variable.keys
    names = values.key_names(key)
    parts = text.split() if len(text.split()) == len(names) else list(text)
    if len(parts) != len(names):
        return text
    numbers = isinstance(variable.type, Scalar) and isinstance(variable.type.base, Integers)
    items = [int(part) if numbers and part.lstrip("-").isdigit() else part for part in parts]
    return dict(zip(names, items, strict=True)) if isinstance(key.base, Members) else items


def _plain(value: Any) -> Any:
    """Python's mappings, sets and tuples as dictionaries and lists."""
    match value:
        case Mapping():
            return {key: _plain(item) for key, item in value.items()}
        case set() | frozenset():
            return sorted(value, key=str)
        case tuple() | list():
            return [_plain(item) for item in value]
    return value
