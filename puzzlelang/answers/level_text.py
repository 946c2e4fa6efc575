"""A state as a level: texts of maps and parameters with which the puzzle begins in it.

Guesses are read back by the checker. The first that begins in this state with the same rules is the
level.

For guesses, the legend is inverted from an example, the puzzle's own start. A word whose cells are
there those of a *mark* of the state (the value of a variable, a character that `show:` prints, a
thing that `look:` draws) follows this mark; other words are kept. A parameter follows a variable in
the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from shlex import join

from puzzlelang.answers.loading import Loaded, checked, settings_values, sharing_compiler
from puzzlelang.core import (
    Base,
    Cells,
    Domain,
    ListOf,
    RuleFault,
    Scalar,
    SetOf,
    TextType,
    Type,
    bindings,
    combinations_of,
    elements,
    evaluate,
    members,
    show,
    show_scalar,
    shown,
    slot_text,
)
from puzzlelang.core import nodes as core
from puzzlelang.syntax import Instance, data_text, tree
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
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


# ── guesses ────────────────────────────────────────────────────────────────────────────


Mark = tuple[str, str]
"""A word of a legend, or a variable or picture, with a letter or value (perhaps empty)."""

PLACED, DRAWN, KEPT, PRINTED = 4, 3, 2, 1
"""Penalties of a character: for a word that the state places elsewhere, or whose letter is drawn
elsewhere; for a change of another word; for a word of another printed character.
"""

PICTURE = "picture "
"""Prefix of the names of marks that are printed or drawn."""


class Change(metaclass=Record):
    """A character for some cells of the map ``name``, or, without cells, a value of a parameter"""

    penalty: int
    name: str
    text: str
    cells: tuple[int, ...] = ()


def changes(
    puzzle: core.Puzzle, maps: Iterable[tree.Map], start: Slots, state: Slots
) -> list[list[Change]]:
    """Return the possible changes of each group of cells and each parameter, the best first.

    The maps and parameters of ``puzzle`` give ``start``, and are to give ``state``.
    """
    choices: list[list[Change]] = []
    for entry in maps:
        legend = _Legend(puzzle.grids[entry.name.text], entry)
        before, after = (_marks(puzzle, legend.grid, slots) for slots in (start, state))
        choices += legend.changes(before, after)
    return [*choices, *_values(puzzle, start, state)]


# ── characters ───────────────────────────────────────────────────────────────────────


class _Legend:
    def __init__(self, grid: core.Grid, entry: tree.Map) -> None:
        self.grid, self.text = grid, "".join(grid.rows)
        self.words: dict[str, set[Mark]] = {}
        """The words of each character; with its letter, if they have one."""
        self.letters: dict[str, dict[str, None]] = {}
        """The letters of each word; the empty text if it has none."""
        for line in entry.legend:
            for sign in line.characters:
                for word in line.words:
                    letter = sign.lower() if word.letters else ""
                    self.words.setdefault(sign, set()).add((word.name.text, letter))
                    self.letters.setdefault(word.name.text, {})[letter] = None

    def changes(
        self, before: Sequence[set[Mark]], after: Sequence[set[Mark]]
    ) -> Iterator[list[Change]]:
        """Rank the characters for each group of cells that get the same marks."""
        groups: dict[tuple[str, frozenset[Mark], frozenset[Mark]], list[int]] = {}
        for cell, sign in enumerate(self.text):
            if before[cell] != after[cell]:
                key = sign, frozenset(before[cell]), frozenset(after[cell])
                groups.setdefault(key, []).append(cell)
        links = self.links(before)
        for (old, _, marks), cells in groups.items():
            penalties = {sign: self.penalty(sign, old, marks, links) for sign in self.words}
            order = sorted(penalties, key=lambda sign: (penalties[sign], sign not in self.text))
            yield [Change(penalties[one], self.grid.name, one, tuple(cells)) for one in order]

    def penalty(
        self, sign: str, old: str, marks: frozenset[Mark], links: dict[Mark, list[tuple[int, Mark]]]
    ) -> int:
        """Judge a character for cells with these marks, in the place of another one."""
        penalty = 0
        for name, letters in self.letters.items():
            for word in ((name, letter) for letter in letters):
                own, follows = word in self.words[sign], links.get(word, [])
                penalty += sum(weight for weight, mark in follows if own != (mark in marks))
                is_kept = all(weight < KEPT for weight, _ in follows)
                penalty += KEPT * (is_kept and own != (word in self.words[old]))
        return penalty

    def links(self, before: Sequence[set[Mark]]) -> dict[Mark, list[tuple[int, Mark]]]:
        """Return the marks that have the same cells as a word at the start, with penalties."""
        placed = _cells(self.words[sign] for sign in self.text)
        same: dict[tuple[str, frozenset[int]], list[str]] = {}
        marked = _cells(before)
        for (name, value), cells in marked.items():
            same.setdefault((name, cells), []).append(value)
        links: dict[Mark, list[tuple[int, Mark]]] = {}
        for word, letters in self.letters.items():
            for name in sorted({name for name, _ in marked}):
                values = {}
                for letter in letters:
                    cells = placed.get((word, letter), frozenset())
                    choices = same.get((name, cells), [])
                    if not cells and (name, letter) not in marked or letter in choices:
                        values[letter] = letter
                    elif choices:
                        values[letter] = choices[0]
                if len(values) == len(letters) and any((word, one) in placed for one in letters):
                    weight = PLACED
                    if name.startswith(PICTURE):
                        weight = PRINTED if "" in letters else DRAWN
                    for letter, value in values.items():
                        links.setdefault((word, letter), []).append((weight, (name, value)))
        return links


def _cells(marks: Iterable[set[Mark]]) -> dict[Mark, frozenset[int]]:
    cells: dict[Mark, set[int]] = {}
    for cell, own in enumerate(marks):
        for mark in sorted(own):
            cells.setdefault(mark, set()).add(cell)
    return {mark: frozenset(own) for mark, own in cells.items()}


# ── marks of a state ─────────────────────────────────────────────────────────────────


def _marks(puzzle: core.Puzzle, grid: core.Grid, slots: Slots) -> list[set[Mark]]:
    """Return the marks of each cell of a map."""
    marks: list[set[Mark]] = [set() for _ in range(len(grid.rows) * len(grid.rows[0]))]
    for variable in puzzle.variables:
        for n, keys in enumerate(combinations_of(variable.keys), variable.offset):
            label = _label(variable, keys)
            for number, cell in _held(slots[n], variable.type, grid.name):
                marks[cell].add((variable.name, label + number))
            if len(keys) == 1 and _is_of(variable.keys[0].base, grid.name):
                marks[keys[0]].add((f"{variable.name}()", show(slots[n], variable.type)))
    for name, value, cell in (*_printed(puzzle, grid, slots), *_drawn(puzzle, grid, slots)):
        marks[cell].add((PICTURE + name, value))
    return marks


def _label(variable: core.Variable, keys: Sequence[int]) -> str:
    pairs = zip(keys, variable.keys, strict=True)
    return " ".join(show_scalar(key, domain.base) for key, domain in pairs)


def _is_of(base: Base, name: str) -> bool:
    return isinstance(base, Cells) and base.name == name


def _held(value: Any, kind: Type, name: str) -> Iterator[tuple[str, int]]:
    """Yield the cells of a map in a value, in a list with their numbers."""
    match kind:
        case Scalar(base) if _is_of(base, name) and value >= 0:
            yield "", value
        case SetOf(base) if _is_of(base, name):
            yield from (("", cell) for cell in members(value))
        case ListOf(Scalar(base), _) if _is_of(base, name):
            for number, cell in enumerate(elements(kind.digits, value), 1):
                yield str(number), cell


def _printed(puzzle: core.Puzzle, grid: core.Grid, slots: Slots) -> Iterator[tuple[str, str, int]]:
    """Yield the characters of texts in `show:` that are as high as the map and fit its width."""
    width = len(grid.rows[0])
    for n, part in enumerate(puzzle.show.parts if puzzle.show else ()):
        if isinstance(part, str) or not isinstance(part.type, TextType):
            continue
        try:
            lines = evaluate(part, slots).split("\n")
        except RuleFault:
            continue
        if len(lines) == len(grid.rows) and max(map(len, lines)) <= width:
            text = "".join(line.ljust(width) for line in lines)
            yield from ((f"show {n}", sign, cell) for cell, sign in enumerate(text))


def _drawn(puzzle: core.Puzzle, grid: core.Grid, slots: Slots) -> Iterator[tuple[str, str, int]]:
    """Yield the cells of things in `look:`, with the number of each."""
    things = [thing for look in puzzle.looks for thing in look.things]
    for n, thing in enumerate(things):
        try:
            scopes = [*bindings(thing.binders, thing.where, slots, {})]
            values = [evaluate(thing.what, slots, scope) for scope in scopes]
        except RuleFault:
            continue
        for number, value in enumerate(values):
            if isinstance(value, tuple):  # a whole variable
                continue
            for _, cell in _held(value, thing.what.type, grid.name):
                yield f"look {n}", str(number), cell


# ── parameters ───────────────────────────────────────────────────────────────────────


def _values(puzzle: core.Puzzle, start: Slots, state: Slots) -> Iterator[list[Change]]:
    """Yield the values that each parameter may have if it gives variables their start."""
    before, after = (dict(_series(puzzle, slots)) for slots in (start, state))
    for name, text in puzzle.settings.items():
        words = re.findall(r"[^\s,\[\]]+", text)
        penalties = {text: 0}
        for key in before:
            new = _follow(words, before[key], after[key])
            if new is not None:
                value = f"[{', '.join(new)}]" if "[" in text else ", ".join(new)
                penalties.setdefault(value, 1 if len(words) == 1 else -1)
        if len(penalties) > 1:
            options = [Change(penalty, name, value) for value, penalty in penalties.items()]
            yield sorted(options, key=lambda one: one.penalty)


def _series(puzzle: core.Puzzle, slots: Slots) -> Iterator[tuple[str, list[str | None]]]:
    """Yield the texts from which parameters may come: the values of a variable in the order of its
    keys, all of them as one word, and its keys in the order of its values.
    """
    for variable in puzzle.variables:
        kind, domain, values = variable.type, variable.domain, slots[variable.slots]
        texts: list[str | None] = []
        for value in values:
            if isinstance(kind, ListOf):
                texts += [show(one, kind.element) for one in elements(kind.digits, value)]
            else:
                texts.append(show(value, kind))
        yield variable.name, texts
        yield f"{variable.name} as a word", ["".join(filter(None, texts))]
        if isinstance(kind, Scalar) and domain is not None and len(variable.keys) == 1:
            labels = [_label(variable, keys) for keys in combinations_of(variable.keys)]
            places = dict(zip(values, labels, strict=True))
            yield f"keys of {variable.name}", [places.get(value) for value in domain.values]


def _follow(
    words: Sequence[str], before: Sequence[str | None], after: Sequence[str | None]
) -> list[str] | None:
    """Change ``words`` as a series changes that has the same texts at the start.

    They may be in another order if all are distinct. One word may stand for each None.
    """
    if not len(words) == len(before) == len(after):
        return None
    rest = {word for word, text in zip(words, before, strict=True) if text is None}
    if len(rest) > 1 or (None in after and not rest):
        return None
    fill = min(rest, default="")
    texts, new = ([fill if text is None else text for text in one] for one in (before, after))
    if texts == list(words):
        return new
    if len(set(words)) == len(words) and set(words) == set(texts):
        return [new[texts.index(word)] for word in words]
    return None
