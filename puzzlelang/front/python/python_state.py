"""States as mappings from variables to Python values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from puzzlelang.answers import altered
from puzzlelang.core import Domain, Integers, Members, RuleFault, Scalar, semantics, values
from puzzlelang.core import nodes as core
from puzzlelang.text import TYPE_CHECKING, Any, PuzzleError, nearest, replace

if TYPE_CHECKING:
    from puzzlelang.drawing import Boards

WIDEST = 120
"""Maximum length of the ``repr`` of a state."""


class State(Mapping[str, Any]):
    """The values of all variables: ``state["at"]["goat"]``, ``state["board"]``.

    Members are strings, numbers and booleans keep their type, sets and lists are lists, a cell is
    ``[row, column]``, and ``none`` is None.  A variable ``for each`` member is a dictionary by
    name; a variable for each number or cell is a list.  States are equal if their values are.
    ``print(state)`` prints the text of ``show:``, or raises :class:`PuzzleError` if it has no value
    in this state.
    """

    __slots__ = ("_puzzle", "_values", "slots")

    def __init__(self, puzzle: core.Puzzle, slots: tuple[int, ...]) -> None:
        self._puzzle = puzzle
        self._values: dict[str, Any] | None = None
        self.slots = slots
        """The values in the representation of the search, an integer for each slot."""

    def __getitem__(self, name: str) -> Any:
        if self._values is None:
            self._values = values.state_to_json(self._puzzle, self.slots)
        return self._values[name]

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
        """Draw the board of this state, by ``look:`` or by a default for its types."""
        from puzzlelang.drawing import board_svg

        puzzle = self._puzzle
        if not puzzle.starts:  # boards are laid out by a state
            puzzle = replace(puzzle, starts=(self.slots,))
        return board_svg(_boards(puzzle).board(self.slots), puzzle.title)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self._puzzle, self.slots)

    def changed(self, values: Mapping[str, Any] | None = None, /, **more: Any) -> State:
        """Copy this state with other values for some variables, or for some of their members.

        Values have the same form as when read.  Raises :class:`ValueError` for an unknown variable
        or an invalid value.
        """
        return state_of(self._puzzle, altered(dict(self), {**(values or {}), **more}))


@lru_cache(maxsize=4)
def _boards(puzzle: core.Puzzle) -> Boards:
    from puzzlelang.drawing import Boards

    return Boards(puzzle)


def slots_in(puzzle: core.Puzzle, state: Mapping[str, Any]) -> tuple[int, ...]:
    """The slots of a state, given as a state of this or a similar puzzle, or as a dictionary.

    :class:`ValueError` if a value is invalid.
    """
    if isinstance(state, State) and state._puzzle is puzzle:
        return state.slots
    return state_of(puzzle, a_mapping(state, "a state")).slots


def a_mapping(given: Any, what: str) -> Any:
    """Return ``given`` if it is a mapping; otherwise raise :class:`TypeError`."""
    if not isinstance(given, Mapping):
        raise TypeError(f"{what} must be a dictionary from names to values, not {given!r}")
    return given


def shortened(text: str) -> str:
    return text if len(text) <= WIDEST else text[: WIDEST - 2] + "…" + text[-1]


def python_value(text: str) -> Any:
    """Parse the value of a parameter from its text: ``3``, ``[wolf, goat]``, ``{a: 1}``."""
    import yaml

    try:
        return _typed(yaml.load(text, yaml.BaseLoader))
    except yaml.YAMLError:  # an expression with special characters of YAML
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
    """The state with these values; :class:`ValueError` names an invalid one."""
    plain = _plain(given)
    for variable in puzzle.variables:
        text = plain.get(variable.name)
        if variable.keys and isinstance(text, str):
            plain[variable.name] = _read_row(text, variable)
    return State(puzzle, values.state_from_json(puzzle, plain))


def _read_row(text: str, variable: core.Variable) -> Any:
    """Parse a row as printed (``"GG_BB"``, ``"left left right"``); return other texts unchanged."""
    if len(variable.keys) != 1:
        return text
    (key,) = variable.keys
    names = values.key_names(key)
    parts = text.split()
    if len(parts) != len(names):
        parts = list("".join(parts))
    if len(parts) != len(names):
        return text
    numbers = isinstance(variable.type, Scalar) and isinstance(variable.type.base, Integers)
    items = [int(part) if numbers and part.lstrip("-").isdigit() else part for part in parts]
    return dict(zip(names, items, strict=True)) if isinstance(key.base, Members) else items


OPEN = "."
"""A value that is left open, in a row as text."""


def given_in(puzzle: core.Puzzle, given: Mapping[str, Any]) -> dict[int, int]:
    """The given values of slots; :class:`ValueError` names an invalid one."""
    variables = {variable.name: variable for variable in puzzle.variables}
    slots: dict[int, int] = {}
    for name, data in a_mapping(given, "given values").items():
        if name not in variables:
            near = nearest(str(name), list(variables))
            hint = f"; did you mean `{near}`?" if near else ""
            raise ValueError(f"there is no variable `{name}`{hint}")
        variable = variables[name]
        if isinstance(data, str) and variable.keys:
            data = _read_row(data, variable)
        try:
            items = [*_slot_values(variable, variable.keys, data)]
        except ValueError as error:
            raise ValueError(f"`{name}`: {error}") from None
        for slot, value in enumerate(items, variable.slots.start):
            if value is not None:
                slots[slot] = value
    return slots


def _slot_values(
    variable: core.Variable, keys: tuple[Domain, ...], data: Any
) -> Iterator[int | None]:
    """The value of each slot of a variable, None if it is left open."""
    if not keys:
        optional = isinstance(variable.type, Scalar) and variable.type.optional
        is_open = data == OPEN or data is None and not optional
        yield None if is_open else values.slot_from_json(_plain(data), variable)
        return
    names = values.key_names(keys[0])
    if isinstance(data, Mapping):
        items = {str(key): item for key, item in data.items()}
        if unknown := items.keys() - set(names):
            raise ValueError(f"there is no `{min(unknown)}`, only {shortened(', '.join(names))}")
    elif isinstance(data, list | tuple) and len(data) == len(names):
        items = dict(zip(names, data, strict=True))
    elif data is None or data == OPEN:
        items = {}
    else:
        raise ValueError(f"{data!r} is not a dictionary or a list of {len(names)} values")
    for name in names:
        yield from _slot_values(variable, keys[1:], items.get(name, OPEN))


def _plain(value: Any) -> Any:
    """Convert mappings, sets and tuples to dictionaries and lists."""
    match value:
        case Mapping():
            return {key: _plain(item) for key, item in value.items()}
        case set() | frozenset():
            return sorted(value, key=str)
        case tuple() | list():
            return [_plain(item) for item in value]
    return value
