"""A state as a level: texts of maps and parameters with which the puzzle begins in it.

Guesses are read back by the checker. The first that begins in this state with the same rules is the
level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from shlex import join

from puzzlelang.answers.level_guesses import Change, changes
from puzzlelang.answers.loading import Loaded, checked, settings_values, sharing_compiler
from puzzlelang.core import Cells, Domain, combinations_of, show, shown, slot_text
from puzzlelang.core import nodes as core
from puzzlelang.syntax import Instance, data_text, tree
from puzzlelang.text import (
    TYPE_CHECKING,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    usage_error,
)

if TYPE_CHECKING:
    from puzzlelang.compiler import CompiledSystem, SharingCompiler

Rows = Mapping[str, Sequence[str]]
Slots = tuple[int, ...]

TRIES = 24
"""Maximum number of texts that are read back."""


class Level(metaclass=Record):
    """Texts of maps and parameters; the others are those of the puzzle file."""

    maps: Mapping[str, str]
    settings: Mapping[str, str]

    def text(self) -> str:
        """Return the content of a file: the map, or an entry of ``instances:`` without a map.

        Raise :class:`PuzzleError` if there are several maps.
        """
        if len(self.maps) > 1:
            message = f"{len(self.maps)} maps differ from the puzzle file: {', '.join(self.maps)}"
            raise usage_error(message, "a file of a level has one map")
        if self.maps:
            return "".join(self.maps.values())
        return "instances:\n" + instance_text("level", self.settings)

    def options(self, path: str) -> str:
        """Return the options with which a command reads the level, its map from ``path``."""
        maps = [word for name in self.maps for word in ("--map", f"{name}={path}")]
        settings = (("--set", f"{k}={value}") for k, value in self.settings.items())
        return join([*maps, *(word for pair in settings for word in pair)])


def endings(parsed: tree.Puzzle) -> tuple[str, ...]:
    """Return the endings of names for files of levels."""
    return (".txt", ".xsb") if parsed.maps else (".yaml",)


def level_of(loaded: Loaded, slots: Slots) -> Level:
    """Write a state as a level that the ordinary reader reads back to it.

    The rules and the printed state are then the same; `say:`, views and drawings are not compared.
    Raise :class:`PuzzleError` with the reason if there is no such level.
    """
    return LevelWriter(loaded.tree).level_of(loaded.puzzle, slots)


class LevelWriter:
    """Writes states of the puzzles of one file as levels."""

    def __init__(self, parsed: tree.Puzzle, compiler: SharingCompiler | None = None) -> None:
        self._tree, self._compiler = parsed, compiler or sharing_compiler()

    @cached_property
    def _grids(self) -> Mapping[str, core.Grid]:
        """The maps of the puzzle file."""
        try:
            return checked(self._tree, Instance(), Diagnostics()).grids
        except PuzzleError:  # the file alone is no puzzle
            return {}

    def level_of(self, puzzle: core.Puzzle, slots: Slots, start: Slots | None = None) -> Level:
        """Write a state; see :func:`level_of`.

        ``start``: the one with which the texts of ``puzzle`` begin, if it is known.
        """
        writer = _Writer(self._tree, puzzle, slots, self._compiler)
        return writer.level(start, lambda: self._grids)


def other_settings(parsed: tree.Puzzle, puzzle: core.Puzzle) -> dict[str, str]:
    """Return the parameters that are not those of the puzzle file."""
    own = {entry.name.text: data_text(entry.data) for entry in parsed.parameters}
    return {k: v for k, v in puzzle.settings.items() if own.get(k) != v}


def instance_text(
    name: str, settings: Mapping[str, str], maps: Mapping[str, str] | None = None
) -> str:
    """Write an entry of ``instances:`` with parameters, and paths of maps."""
    text = f"  {name}:\n"
    for key, values in (("with", settings), ("map", maps)):
        if values:
            text += f"    {key}:\n" + "".join(f"      {k}: {v}\n" for k, v in values.items())
    return text


class _Writer:
    """Changes the maps and parameters of a puzzle, and reads them back."""

    def __init__(
        self, parsed: tree.Puzzle, puzzle: core.Puzzle, slots: Slots, compiler: SharingCompiler
    ) -> None:
        self.tree, self.puzzle, self.slots, self.compiler = parsed, puzzle, slots, compiler
        self.given = other_settings(self.tree, self.puzzle)

    def level(self, start: Slots | None, of_file: Callable[[], Mapping[str, core.Grid]]) -> Level:
        start = start or self.read({}, {}).starts[0]
        choices = changes(self.puzzle, self.tree.maps, start, self.slots)
        most = 4 if len(choices) < 7 else 2 if len(choices) < 13 else 1
        guesses = product(*(choice[:most] for choice in choices))
        reasons = []
        for guess in sorted(guesses, key=lambda one: sum(c.penalty for c in one))[:TRIES]:
            rows, settings = self.changed(guess)
            reason = self.difference(rows, settings)
            if not reason:
                return self.differing(rows, settings, of_file())
            reasons.append(reason)
        raise usage_error("no map or parameter gives this state", reasons[0])

    @cached_property
    def system(self) -> CompiledSystem:
        """The puzzle, compiled for comparisons only."""
        from puzzlelang.compiler import compile_puzzle

        return compile_puzzle(self.puzzle)

    def changed(self, guess: Sequence[Change]) -> tuple[Rows, Mapping[str, str]]:
        """Return the rows of all maps and the changed parameters."""
        settings = {one.name: one.text for one in guess if not one.cells}
        rows = {}
        for name, grid in self.puzzle.grids.items():
            signs, width = list("".join(grid.rows)), len(grid.rows[0])
            for cell, sign in ((c, g.text) for g in guess if g.name == name for c in g.cells):
                signs[cell] = sign
            text = "".join(signs)
            rows[name] = [text[at : at + width] for at in range(0, len(text), width)]
        return rows, settings

    def text(self, name: str, rows: Sequence[str]) -> str:
        """Return a map as a text, without blanks at the ends if that keeps its size."""
        short, header = [row.rstrip() for row in rows], self.puzzle.grids[name].header
        is_same = short[-1] and len(max(short, key=len)) == len(rows[0])
        numbers = " ".join(str(value) for value, _ in header.values())
        return "\n".join([*[numbers] * bool(header), *(short if is_same else rows), ""])

    def read(self, rows: Rows, settings: Mapping[str, str]) -> core.Puzzle:
        """Check the puzzle with some maps and parameters replaced."""
        diagnostics, grids = Diagnostics(), self.puzzle.grids
        maps = {name: Source(name, self.text(name, rows.get(name, grids[name].rows)))
                for name in grids}  # fmt: skip
        values = settings_values([*{**self.given, **settings}.items()], diagnostics)
        return checked(self.tree, Instance("", "", values, maps), diagnostics)

    def differing(
        self, rows: Rows, settings: Mapping[str, str], own: Mapping[str, core.Grid]
    ) -> Level:
        """Return the texts that differ from those of the puzzle file, ``own`` for maps; at least a
        map or all parameters.
        """
        names = [name for name in rows
                 if name not in own or list(own[name].rows) != rows[name]]  # fmt: skip
        values = {**self.given, **settings}
        if not rows and not values:
            values = dict(self.puzzle.settings)
        if not rows and not values:
            raise usage_error("the puzzle file has no map and no parameter", "this is its start")
        return Level({n: self.text(n, rows[n]) for n in names or [*rows][:1]}, values)

    def difference(self, rows: Rows, settings: Mapping[str, str]) -> str:
        """Read texts back, and return their first difference from the state; empty if none."""
        try:
            puzzle = self.read(rows, settings)
        except PuzzleError as error:
            return f"the nearest level is refused: {error.diagnostics[0].message}"
        if len(puzzle.starts) != 1:
            return f"the puzzle has {len(puzzle.starts):,} starts, and a level has one"
        reasons = [self.compared(puzzle, places) for places in _places(self.puzzle, puzzle)]
        return min(reasons, default="the nearest level has other things that move", key=bool)

    def compared(self, puzzle: core.Puzzle, places: Sequence[int]) -> str:
        """Return the first difference of a puzzle with its slots at ``places``; empty if none."""
        from puzzlelang.compiler import are_equal, compile_puzzle, have_same_rules

        (start,) = puzzle.starts
        for n, place in enumerate(places):
            if start[n] != self.slots[place]:
                variable = next(v for v in puzzle.variables if n < v.offset + v.size)
                one, other = (show(value, variable.type) or "none"
                              for value in (start[n], self.slots[place]))  # fmt: skip
                return f"`{slot_text(variable, n)}` would begin as {one}, not {other}"
        if shown(puzzle, start) != shown(self.puzzle, self.slots):
            return "the nearest level prints its start differently"
        if list(places) == [*range(len(places))] and are_equal(self.puzzle, puzzle):
            return ""
        system = compile_puzzle(puzzle)
        if not have_same_rules(self.system, system, places):
            return "the nearest level changes a rule"
        self.compiler.add(system)
        return ""


def _places(old: core.Puzzle, new: core.Puzzle) -> Iterator[list[int]]:
    """Yield the slot of ``old`` for each slot of ``new`` in which it may be meant.

    Keys are paired by value or, if they are cells of moving things, by letter on the map.
    """
    variables = [*zip(old.variables, new.variables, strict=True)]
    before: list[list[int]] = []
    for renamed in (_by_value, _by_letter):
        places: list[int] = []
        for one, other in variables:
            numbers = {keys: n for n, keys in enumerate(combinations_of(one.keys), one.offset)}
            names = [renamed(old, before, new, after) or _by_value(old, before, new, after)
                     for before, after in zip(one.keys, other.keys, strict=True)]  # fmt: skip
            for keys in combinations_of(other.keys):
                place = tuple(own[key] for own, key in zip(names, keys, strict=True))
                places.append(numbers.get(place, -1))
        if sorted(places) == [*range(len(old.starts[0]))] and places not in before:
            before.append(places)
            yield places


def _by_value(old: core.Puzzle, before: Domain, new: core.Puzzle, after: Domain) -> dict[int, int]:
    return {value: value for value in after.values}


def _by_letter(old: core.Puzzle, before: Domain, new: core.Puzzle, after: Domain) -> dict[int, int]:
    """Pair the cells that have the same letter in both maps, if all have different ones."""
    pairs = []
    for puzzle, domain in ((old, before), (new, after)):
        if not isinstance(domain.base, Cells):
            return {}
        text = "".join(puzzle.grids[domain.base.name].rows).lower()
        pairs.append({text[cell]: cell for cell in domain.values})
    cells, names = pairs
    if cells.keys() != names.keys() or len(names) < len(after.values):
        return {}
    return {cell: cells[sign] for sign, cell in names.items()}
