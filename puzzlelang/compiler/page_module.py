"""A puzzle's rules for a page that plays it without Python: a WebAssembly module with its layout.

Names of moves are templates whose values the module computes. A template is a list of pieces:
texts, and lists that begin with a form. ``n`` is the number of a value, first the arguments of the
move, then the words that ``say_T`` writes for transition T.

``["value", n, kind]``, ``["if", n, pieces, pieces]``, ``["set", n, words, separator, kind]``,
``["list", n, words, separator, kind, bits, low]`` (digits, see :class:`puzzlelang.core.Digits`),
``["join", separator, [[n or None, pieces], …]]``.

A kind is the number of an entry of ``kinds``: texts by value, or ``{"width": w}`` for cells; None
is a decimal number. Texts with rows of values, and sets of more than 63 values as arguments, have
no template: the name of the transition has to do.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from math import prod
from operator import attrgetter

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Const, Temp, Term
from puzzlelang.compiler.llvm_module import Module, ModulePrinter
from puzzlelang.compiler.llvm_text import rounded
from puzzlelang.compiler.lower import Lowering, Scope, combinations
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.state_layout import WORD, Packing, Unprintable
from puzzlelang.compiler.terms import FALSE, TRUE
from puzzlelang.compiler.wasm_module import wasm_module
from puzzlelang.core import (
    Boolean,
    Cells,
    ListOf,
    Members,
    Scalar,
    SetOf,
    Spelling,
    TextType,
    Type,
    changed,
    has_direction,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values as written
from puzzlelang.search import Fault
from puzzlelang.text import Any, Record

# ── names of moves ────────────────────────────────────────────────────────────────────

Pieces = list[Any]

MOST_JOINED = 256
"""Maximum number of texts that a template joins."""


class Templates:
    """The templates of a puzzle's transitions."""

    def __init__(self, puzzle: core.Puzzle, lowering: Lowering, spelling: Spelling) -> None:
        self.lowering, self.spelling = lowering, spelling
        self.functions: dict[str, tuple[Sequence[Temp], Sequence[tuple[Term, int]]]] = {}
        """Parameters and values, with their bits, of the functions that the module needs."""
        self._kinds: dict[object, int] = {}
        self._lists: list[Any] = []
        self.transitions = [self._entry(transition) for transition in puzzle.transitions]

    @property
    def kinds(self) -> list[Any]:
        texts = [*self.lowering.tables.texts]
        return [texts if one == "texts" else one for one in self._lists]

    def _entry(self, transition: core.Transition) -> dict[str, Any]:
        entry: dict[str, Any] = {"name": transition.name, "pieces": [transition.name], "values": 0}
        if not all(size_of(binder.values) for binder in transition.binders):
            return entry
        template = _Template(self, transition)
        try:
            entry["pieces"], entry["values"] = _merged(template.pieces()), template.words
        except Unprintable:  # rare texts; the name has to do
            return entry
        if template.words:
            self.functions[f"say_{transition.index}"] = template.parameters, template.values
        return entry

    def kind(self, kind: Type, quoted: bool = False) -> int | None:
        """Return the number of a kind of values; members that are not identifiers are ``quoted`` as
        arguments.
        """
        match kind:
            case Boolean():
                return self._number("truth", ["false", "true"])
            case TextType():
                return self._number("texts", "texts")
            case Scalar(Members() as base):
                show = written.show_argument if quoted else written.show
                names = [self.spelling(show(n, kind)) for n in range(base.size)]
                return self._number((quoted, *names), names)
            case Scalar(Cells(_, _, width)):
                return self._number(("cells", width), {"width": width})
        return None

    def _number(self, key: object, entry: Any) -> int:
        if key not in self._kinds:
            self._kinds[key] = len(self._lists)
            self._lists.append(entry)
        return self._kinds[key]


class _Template:
    """The template of one transition."""

    def __init__(self, owner: Templates, transition: core.Transition) -> None:
        self.owner, self.transition = owner, transition
        self.lower = owner.lowering.lower
        self.parameters = [
            owner.lowering.loop_temp(binder, place)
            for binder in transition.binders
            for place in range(len(binder.locals))
        ]
        self.values: list[tuple[Term, int]] = []
        self.words = 0
        self._numbers: dict[tuple[Term, int], int] = {
            (temp, WORD): n for n, temp in enumerate(self.parameters)
        }

    def pieces(self) -> Pieces:
        if any(temp.bounds[1] >> WORD - 1 for temp in self.parameters):
            raise Unprintable("sets of more than 63 values")
        transition, scope = self.transition, dict[core.Local, Term]()
        scope.update(zip(transition.parameters, self.parameters, strict=True))
        if transition.say is None:
            return self._call(scope)
        for name, value in transition.lets:
            scope[name] = self.lower(value, scope)
        return [
            piece
            for part in transition.say.parts
            for piece in ([part] if isinstance(part, str) else self._pieces(part, scope, TRUE))
        ]

    def _call(self, scope: Scope) -> Pieces:
        """Pieces as in ``core.call_text``."""
        prefixes = {
            local: f"{written.show_scalar(member, key.base)}: "
            for key, parameters in self.transition.each
            for member, local in zip(key.values, parameters, strict=True)
        }
        pieces: Pieces = []
        for local in self.transition.parameters:
            own = self._pieces(local, scope, TRUE, quoted=True)
            if isinstance(local.type, SetOf) and len(self.parameters) > 1:
                own = ["{", *own, "}"]
            pieces += [", ", prefixes.get(local, ""), *own]
        name = self.transition.name
        return [name, "(", *pieces[1:], ")"] if pieces else [name]

    def _pieces(self, expr: core.Expr, scope: Scope, when: Term, quoted: bool = False) -> Pieces:
        """Pieces of an expression; its values are computed only if ``when`` holds."""
        match expr:
            case core.Let(_, _, local, value, body):
                return self._pieces(body, {**scope, local: self.lower(value, scope)}, when)
            case core.Apply(_, _, "text", (inner,)):
                return self._pieces(inner, scope, when)
            case core.Apply(_, _, "join", (inner, core.Const(_, _, separator))):
                return self._joined(inner, separator, scope, when)
            case core.If(_, TextType(is_composed=True), condition, then, otherwise):
                test = self.lower(condition, scope)
                arms = [
                    self._pieces(arm, scope, terms.all_of([when, case]))
                    for arm, case in ((then, test), (otherwise, terms.negation(test)))
                ]
                if isinstance(test, Const):
                    return arms[not test.value]
                return [["if", self._value(test, when), *map(_merged, arms)]]
        if isinstance(expr.type, SetOf | ListOf):
            return self._joined(expr, ", ", scope, when)
        if not isinstance(expr.type, Boolean | Scalar | TextType):
            raise Unprintable("rows of values")
        term, kind = self.lower(expr, scope), self.owner.kind(expr.type, quoted)
        if isinstance(term, Const) and not isinstance(expr.type, TextType):
            show = written.show_argument if quoted else written.show
            return [self.owner.spelling(show(term.value, expr.type))]
        return [["value", self._value(term, when), kind]]

    def _joined(self, expr: core.Expr, separator: str, scope: Scope, when: Term) -> Pieces:
        match expr:
            case core.Fold(_, _, "texts", binders, where, body) if body is not None:
                cases = combinations(binders, scope)
                if len(cases) > MOST_JOINED:
                    raise Unprintable(f"{len(cases):,} texts")
                parts: Pieces = []
                for inner in cases:
                    test = TRUE if where is None else self.lower(where, inner)
                    if test is not FALSE:
                        number = None if test is TRUE else self._value(test, when)
                        own = self._pieces(body, inner, terms.all_of([when, test]))
                        parts.append([number, _merged(own)])
                return [["join", separator, parts]]
        match expr.type:
            case SetOf(base, high):
                width, rest = rounded(high + 1), []
                kind = self.owner.kind(Scalar(base, 0, high))
            case ListOf(Boolean() | Scalar() as element, most):
                digits = expr.type.digits
                width, rest = rounded(digits.bits * most), [digits.bits, digits.low]
                kind = self.owner.kind(element)
            case _:
                raise Unprintable("rows of values")
        number = self._value(self.lower(expr, scope), when, width)
        form = "list" if rest else "set"
        return [[form, number, width // WORD, separator, kind, *rest]]

    def _value(self, term: Term, when: Term, width: int = WORD) -> int:
        """Return the number of a value, which is computed if ``when`` holds."""
        if when is not TRUE and term.may_fault:
            term = terms.choice(when, term, FALSE)
        key = term, width
        if key not in self._numbers:
            self._numbers[key] = len(self.parameters) + self.words
            self.values.append(key)
            self.words += width // WORD
        return self._numbers[key]


def _merged(pieces: Pieces) -> Pieces:
    """Join neighbouring texts."""
    merged: Pieces = []
    for piece in pieces:
        if isinstance(piece, str) and merged and isinstance(merged[-1], str):
            merged[-1] += piece
        elif piece:
            merged.append(piece)
    return merged


LONG = 300_000
"""Characters of assembly that take about .3 s of CPU to translate."""

EXACT = 1 << 53
"""JavaScript's numbers are exact below; larger arguments are texts."""


class PageRules(metaclass=Record):
    """``binary`` exports ``moves``, ``goal`` and ``lost``, as :class:`ModulePrinter` prints them.

    A state has ``words`` words. A record has ``record`` words: a successor, ``costs`` amounts (none
    if each step costs 1) and the move. ``moves`` writes up to ``most`` records, perhaps followed by
    one that doesn't count; its memory has room for a state and them. ``names``
    (:mod:`puzzlelang.compiler.page_module`) is ready for JSON.
    """

    system: CompiledSystem
    binary: bytes
    packing: Packing
    costs: int
    most: int
    names: dict[str, Any]
    states: Sequence[int] | None
    """All states if they are few, as numbers of their words."""

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


def page_rules(system: CompiledSystem, spelling: Spelling = str, few: int = 0) -> PageRules:
    """Translate the rules of a system; raise :class:`Unprintable` if they can't be translated.

    If grounded rules are long, transitions loop over their parameters where that is shorter.  So
    they do, too, if at most ``few`` states are reached, where speed matters less than bytes; but
    each move that has a direction is a ground transition.
    ``spelling`` changes the names of values in a move's name.
    """
    if isinstance(system, MergedSystem):
        system = system.true
    reached = _reached(system, few)
    rules = _Printed(system, spelling)
    is_brief = reached is not None and not any(map(has_direction, system.puzzle.transitions))
    if is_brief or rules.size > LONG:
        size = attrgetter("packed_size" if is_brief else "size")
        with changed(instances=0):
            rules = min(rules, _Printed(CompiledSystem(system.puzzle), spelling), key=size)
    if rules.module is None:
        raise Unprintable(rules.refusal)
    packing, states = rules.printer.packing, None
    if reached is not None:
        words = (packing.pack(system.slots(state)) for state in reached)
        states = [sum(word << WORD * n for n, word in enumerate(all)) for all in words]
    return PageRules(
        rules.system,
        rules.binary,
        packing,
        rules.costs,
        rules.printer.most_successors,
        rules.names,
        states,
    )


def _reached(system: CompiledSystem, most: int) -> list[Any] | None:
    """All states that the rules reach; None if there are more than ``most``, or if they fail, or
    if they have too many moves.
    """
    found = dict.fromkeys(system.starts)
    waiting = [*found]
    tried = sum(prod(map(len, _rows(ground))) for ground in system.grounds)
    moves = 0
    for n, state in enumerate(waiting):
        if len(found) > most or moves > MOST_FOLLOWING * most or n * tried > MOST_TRIED * most:
            return None
        try:
            successors = [*system.successors(state)]
        except Fault:
            return None
        moves += len(successors)
        following = dict.fromkeys(one for one in successors if one not in found)
        found |= following
        waiting += following
    return waiting if len(found) <= most else None


MOST_FOLLOWING = 8
"""Maximum number of moves, by the maximum number of states."""

MOST_TRIED = 45
"""Maximum number of transitions that are tried, by the maximum number of states."""


class _Printed:
    """The assembly of a system, or the reason why it has none."""

    module: Module | None = None
    refusal = ""
    size = 1 << 60

    def __init__(self, system: CompiledSystem, spelling: Spelling) -> None:
        self.system = system
        self.costs = 0 if system.unit_cost else len(system.puzzle.costs)
        self.templates = Templates(system.puzzle, system.lowering, spelling)
        try:
            self.printer = ModulePrinter(system)
            functions = self.templates.functions
            self.module = self.printer.module("moves", "goal", "lost", texts=functions)
            self.size = len(self.module.text)
        except Unprintable as refusal:
            self.refusal = str(refusal)

    @cached_property
    def binary(self) -> bytes:
        assert self.module is not None
        words, most = self.printer.packing.words, self.printer.most_successors
        room = WORD // 8 * (words + (words + self.costs + 1) * (most + 2))
        return wasm_module(self.module, room=room)

    @cached_property
    def names(self) -> dict[str, Any]:
        return _names(self.system.grounds, self.templates)

    @property
    def packed_size(self) -> int:
        """Bytes of the module and the names of moves in a page."""
        if self.module is None:
            return self.size
        return len(zlib.compress(self.binary + json.dumps(self.names).encode(), 9))


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
