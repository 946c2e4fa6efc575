"""Kept candidates: levels, as texts of maps and parameters, with their measures."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence

from puzzlelang.answers import (
    Answer,
    Filled,
    Loaded,
    ToFill,
    checked,
    fill,
    instance_text,
    other_settings,
    plural,
    prepare,
    settings_values,
    solve,
    with_starts,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.generating.candidates import Rejected
from puzzlelang.search import go_on_after
from puzzlelang.syntax import Instance, read_levels, tree
from puzzlelang.text import Any, Diagnostics, PuzzleError, Record, Source, replace

Slots = tuple[int, ...]


class Level(metaclass=Record):
    """A kept candidate.

    ``settings`` and ``maps`` are texts; ``start`` is the state, in JSON, in which it begins, None
    if the texts begin in it. ``cost`` has a number for each cost line; ``bits`` and ``dead_ends``
    are thousandths; ``states`` of the component, if they were counted. A puzzle that is filled in
    has ``solutions`` (2 for more) and perhaps ``givens`` only.
    """

    number: int
    settings: Mapping[str, str]
    maps: Mapping[str, str]
    start: Mapping[str, object] | None
    cost: tuple[int, ...] = ()
    length: int = 0
    solutions: int = 1
    bits: int = 0
    dead_ends: int = 0
    states: int | None = None
    givens: int | None = None

    @property
    def key(self) -> str:
        """A text that two equal levels share."""
        return repr((sorted(self.settings.items()), sorted(self.maps.items()), self.start))

    def measure(self, name: str) -> Any:
        """Return a measure of ``--by``."""
        return getattr(self, name)

    def data(self) -> dict[str, object]:
        """Return the level as JSON."""
        data: dict[str, Any] = {"number": self.number}
        data |= {name: dict(texts) for name, texts in
                 (("parameters", self.settings), ("maps", self.maps)) if texts}  # fmt: skip
        if self.start is not None:
            data["start"] = self.start
        if not self.cost:
            givens = {} if self.givens is None else {"givens": self.givens}
            return {**data, **givens, "solutions": self.solutions}
        data["cost"] = self.cost[0] if len(self.cost) == 1 else [*self.cost]
        data |= {"length": self.length, "solutions": self.solutions}
        data |= {"bits": self.bits / 1000, "dead_ends": self.dead_ends / 1000}
        return data if self.states is None else {**data, "states": self.states}


def level_from(data: Mapping[str, Any]) -> Level:
    """Return the level of :meth:`Level.data`."""
    texts = data["number"], data.get("parameters", {}), data.get("maps", {}), data.get("start")
    if "cost" not in data:
        return Level(*texts, solutions=data["solutions"], givens=data.get("givens"))
    cost = data["cost"]
    return Level(
        *texts,
        tuple(cost) if isinstance(cost, list) else (cost,), data["length"], data["solutions"],
        round(data["bits"] * 1000), round(data["dead_ends"] * 1000), data.get("states"),
    )  # fmt: skip


class Base(metaclass=Record):
    """A puzzle with the texts of its maps and of the parameters that differ from its file.

    ``other``: maps that differ from the file; ``lines``: names of cost lines.
    """

    parsed: tree.Puzzle
    settings: Mapping[str, str]
    maps: Mapping[str, str]
    other: Mapping[str, str]
    lines: Sequence[str]

    @property
    def is_filled_in(self) -> bool:
        return bool(self.parsed.chosen or self.parsed.helpers)

    def read(
        self,
        settings: Mapping[str, str],
        maps: Mapping[str, tree.MapText],
        compiler: Any | None = None,
    ) -> Loaded:
        """Check and compile a candidate; raise :class:`PuzzleError` if the puzzle refuses it.

        No states are merged, and rules run in Python, so the answers are the same everywhere.
        """
        diagnostics = Diagnostics()
        data = settings_values([*{**self.settings, **settings}.items()], diagnostics)
        texts = {name: Source(name, text) for name, text in self.maps.items()}
        instance = Instance("", "", data, {**texts, **maps})
        return prepare(
            self.parsed, instance, diagnostics, "python", symmetry=False, compiler=compiler
        )


def rules_alone(base: Base) -> Base:
    """Return the puzzle without texts, pictures, checks, estimates, and definitions for these.

    They take a third of the time of checking, and ratings don't depend on them. Maps in texts would
    also keep candidates from sharing compiled code (`tiles` then takes 1.7 times as long).
    """
    whole = base.parsed
    silent = tuple(replace(one, say=None) for one in whole.transitions)
    rules = replace(
        whole, transitions=silent, estimates=(), show=None, looks=(), views=(), checks=(),
        definitions=(),
    )  # fmt: skip
    names = {name.text for name in tree.names_in(rules)}
    used: list[tree.Definition] = []
    while more := [d for d in whole.definitions if d not in used and d.head.name.text in names]:
        used += more
        names |= {name.text for name in tree.names_in(tuple(more))}
    kept = tuple(one for one in whole.definitions if one in used)
    return replace(base, parsed=replace(rules, definitions=kept))


def base_of(loaded: Loaded | ToFill) -> Base:
    maps = _map_texts(loaded.puzzle)
    try:
        of_file = _map_texts(checked(loaded.tree, Instance(), Diagnostics())) if maps else {}
    except PuzzleError:  # the file alone is no puzzle
        of_file = {}
    other = {name: text for name, text in maps.items() if of_file.get(name) != text}
    lines = [line.name for line in loaded.puzzle.costs] or [loaded.puzzle.step[1]]
    settings = other_settings(loaded.tree, loaded.puzzle)
    return Base(loaded.tree, settings, maps, other, lines)


def _map_texts(puzzle: core.Puzzle) -> dict[str, str]:
    texts = {}
    for name, grid in puzzle.grids.items():
        header = " ".join(str(value) for value, _ in grid.header.values())
        texts[name] = "".join(f"{row}\n" for row in (*[header] * bool(header), *grid.rows))
    return texts


def measures_text(level: Level, lines: Sequence[str]) -> str:
    """Return ``6 pushes, 11 moves, 1 solution, 2.585 bits``; ``lines`` are names of cost lines."""
    if not level.cost:
        more = "1 solution" if level.solutions == 1 else "several solutions"
        return more if level.givens is None else f"{plural(level.givens, 'given')}, {more}"
    costs = []
    for name, cost in zip(lines, level.cost, strict=True):
        one = name[:-2] if name.endswith(("shes", "ches", "sses", "xes")) else name[:-1]
        costs.append(plural(cost, one, name) if name.endswith("s") else f"{name}: {cost:,}")
    more = plural(level.solutions, "solution")
    return f"{', '.join(costs)}, {more}, {level.bits / 1000:g} bits"


def level_text(level: Level, lines: Sequence[str]) -> str:
    """Write a level as in a file of levels: a title, and its map; or its parameters and start."""
    texts = [f"; {level.number}: {measures_text(level, lines)}\n"]
    texts += level.maps.values() if len(level.maps) == 1 else [
        f"{name}:\n{text}" for name, text in level.maps.items()
    ]  # fmt: skip
    texts += (f"{name} = {text}\n" for name, text in level.settings.items())
    if level.start is not None:
        texts.append(f"--start '{json_line(level.start)}'\n")
    return "".join(texts)


def levels_text(levels: Iterable[Level], lines: Sequence[str]) -> str:
    """Write a file of maps, for ``instances: {x: {file: ..., map: ...}}``."""
    return "\n".join(level_text(replace(level, settings={}), lines) for level in levels)


def instances_texts(levels: Iterable[Level], path: str) -> dict[str, str]:
    """Write the section ``instances:``, and a file for each map; return the texts by path."""
    rows, texts = ["instances:\n"], dict[str, str]()
    for level in levels:
        maps = {}
        for name, text in level.maps.items():
            own = f"{path.removesuffix('.yaml')}-{level.number}-{name}.txt"
            maps[name], texts[own] = json_line(os.path.basename(own)), text
        rows.append(instance_text(f"level-{level.number}", level.settings, maps))
        if level.cost:
            cost = str([*level.cost]) if len(level.cost) > 1 else str(level.cost[0])
            rows.append(f"    cost: {cost}\n")
        if level.cost or level.solutions == 1:
            rows.append(f"    solutions: {level.solutions}\n")
    return {path: "".join(rows), **texts}


def json_line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def check(base: Base, level: Level, slots: Slots | None, compiler: Any) -> None:
    """Read a level back from its texts, and solve it again; raise :class:`Rejected` if it differs.

    ``slots``: its start, unless its things may be numbered differently when it is read back. The
    rating proved that it has few states, so this search needs no limit.
    """
    try:
        loaded = read_level(base, level, compiler)
    except PuzzleError as error:
        raise Rejected(f"refused when it is read back: {error.diagnostics[0].message}") from None
    if slots is not None and loaded.puzzle.starts != (slots,):
        raise Rejected("begins differently when it is read back")
    answer = solve(loaded, count=True)
    go_on_after(answer.limit)
    if (answer.cost, answer.total) != (level.cost, level.solutions):
        raise AssertionError(f"a level is solved differently when it is read back: {level!r}")


def read_level(base: Base, level: Level, compiler: Any | None = None) -> Loaded:
    loaded = base.read(level.settings, maps_read_back(base, level), compiler)
    if level.start is None:
        return loaded
    return with_starts(loaded, (values.state_from_json(loaded.puzzle, level.start),))


def solved(base: Base, level: Level) -> Answer | Filled:
    """Read a level back from its texts, and solve it."""
    answer: Answer | Filled
    try:
        answer = solve(read_level(base, level))
    except ToFill as puzzle:
        answer = fill(puzzle)
    go_on_after(answer.limit)
    return answer


def maps_read_back(base: Base, level: Level) -> Mapping[str, tree.MapText]:
    """Return the maps of a level; a single map as the reader of files of levels reads it."""
    if len(level.maps) != 1:
        return {name: Source(name, text) for name, text in level.maps.items()}
    (name,) = level.maps
    source, diagnostics = Source("levels.txt", levels_text([level], base.lines)), Diagnostics()
    span = source.span(0)
    map_name, path = tree.Name(span, name), tree.Text(span, source.name)
    form = tree.Collection(map_name, path, map_name, (), (), False)
    levels = read_levels(form, base.parsed, source, diagnostics)
    diagnostics.check()
    if len(levels) != 1:
        raise Rejected("its map can't be written to a file of levels")
    return dict(levels[0].maps)
