"""Guesses at the maps and parameters that give a state, to be read back.

The legend is inverted from an example, the puzzle's own start. A word whose cells are there those
of a *mark* of the state (the value of a variable, a character that `show:` prints, a thing that
`look:` draws) follows this mark; other words are kept. A parameter follows a variable in the same
way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from puzzlelang.core import (
    Base,
    Cells,
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
)
from puzzlelang.core import nodes as core
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record

Mark = tuple[str, str]
"""A word of a legend, or a variable or picture, with a letter or value (perhaps empty)."""
Slots = Sequence[int]

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
