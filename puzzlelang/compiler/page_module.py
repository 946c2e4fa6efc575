"""A puzzle's rules for a page that plays it without Python: a WebAssembly module, its layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from operator import attrgetter

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.llvm_module import Module, ModulePrinter
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.packing import WORD, Packing, Unprintable
from puzzlelang.compiler.page_names import Templates
from puzzlelang.compiler.wasm_module import wasm_module
from puzzlelang.core import Spelling, changed
from puzzlelang.text import Any, Record

LONG = 300_000
"""Characters of assembly that take about .3 s of CPU to translate."""

EXACT = 1 << 53
"""JavaScript's numbers are exact below; larger arguments are texts."""


class PageRules(metaclass=Record):
    """``binary`` exports ``moves``, ``goal`` and ``lost``, as :class:`ModulePrinter` prints them.

    A state has ``words`` words. A record has ``record`` words: a successor, ``costs`` amounts (none
    if each step costs 1) and the move. ``moves`` writes up to ``most`` records, perhaps followed by
    one that doesn't count; its memory has room for a state and them. ``names``
    (:mod:`puzzlelang.compiler.page_names`) is ready for JSON.
    """

    system: CompiledSystem
    binary: bytes
    packing: Packing
    costs: int
    most: int
    names: dict[str, Any]

    @property
    def grounds(self) -> Sequence[Ground]:
        return self.system.grounds

    @property
    def starts(self) -> Iterator[tuple[int, ...]]:
        """Words of each initial state."""
        return (self.packing.pack(self.system.slots(start)) for start in self.system.starts)

    @property
    def words(self) -> int:
        return self.packing.words

    @property
    def record(self) -> int:
        return self.words + self.costs + 1

    def arguments(self, move: int) -> tuple[int, ...]:
        """Return the arguments of a move, as in ``CompiledSystem.steps``."""
        ground, rest = self.grounds[move & (1 << 32) - 1], move >> 32
        if ground.instance is not None:
            return ground.instance
        rows: list[tuple[int, ...]] = []
        for values in reversed(_rows(ground)):
            rest, place = divmod(rest, len(values))
            rows.append(values[place])
        return tuple(chain.from_iterable(reversed(rows)))

    def move(self, transition: int, arguments: Sequence[int], slots: Sequence[int]) -> int:
        """Return the move of a step from a state; raise :class:`KeyError` if there is none."""
        for ground in self.grounds:
            is_other = ground.transition.index != transition
            if is_other or ground.instance not in (None, tuple(arguments)):
                continue
            given, total = iter(arguments), 0
            for values in _rows(ground):
                row = tuple(next(given) for _ in values[0])
                total = total * len(values) + values.index(row)
            if all(slots[slot] in allowed for slot, allowed in ground.tests.items()):
                return total << 32 | ground.number
        raise KeyError(transition, arguments)


def page_rules(system: CompiledSystem, spelling: Spelling = str) -> PageRules:
    """Translate the rules of a system; raise :class:`Unprintable` if they can't be translated.

    If grounded rules are long, transitions loop over their parameters where that is shorter.
    ``spelling``: of the names of values in those of moves.
    """
    if isinstance(system, MergedSystem):
        system = system.true
    rules = _Printed(system, spelling)
    if rules.size > LONG:
        with changed(instances=0):
            loops = _Printed(CompiledSystem(system.puzzle), spelling)
            rules = min(rules, loops, key=attrgetter("size"))
    if rules.module is None:
        raise Unprintable(rules.refusal)
    system, words, most = rules.system, rules.printer.packing.words, rules.printer.most_successors
    costs = 0 if system.unit_cost else len(system.puzzle.costs)
    room = WORD // 8 * (words + (words + costs + 1) * (most + 2))
    return PageRules(
        system,
        wasm_module(rules.module, room=room),
        rules.printer.packing,
        costs,
        most,
        _names(system.grounds, rules.templates),
    )


class _Printed:
    """The assembly of a system, or the reason why it has none."""

    module: Module | None = None
    refusal = ""
    size = 1 << 60

    def __init__(self, system: CompiledSystem, spelling: Spelling) -> None:
        self.system = system
        self.templates = Templates(system.puzzle, system.lowering, spelling)
        try:
            self.printer = ModulePrinter(system)
            functions = self.templates.functions
            self.module = self.printer.module("moves", "goal", "lost", texts=functions)
            self.size = len(self.module.text)
        except Unprintable as refusal:
            self.refusal = str(refusal)


def _names(grounds: Sequence[Ground], templates: Templates) -> dict[str, Any]:
    moves: list[list[Any]] = []
    for ground in grounds:
        moves.append([ground.transition.index, *map(_exact, ground.instance or ())])
        if ground.loops:
            templates.transitions[ground.transition.index]["loops"] = [
                [[*map(_exact, row)] for row in rows] for rows in _rows(ground)
            ]
    return {"kinds": templates.kinds, "transitions": templates.transitions, "moves": moves}


def _rows(ground: Ground) -> list[list[tuple[int, ...]]]:
    """Return the values of each loop, each a tuple."""
    loops: Sequence[tuple[Any, Sequence[Any]]] = ground.loops
    return [[(v,) if len(temps) == 1 else tuple(v) for v in values] for temps, values in loops]


def _exact(number: int) -> int | str:
    return number if -EXACT < number < EXACT else str(number)
