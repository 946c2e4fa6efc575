"""Names of moves for pages: templates whose values the module of a page computes.

A template is a list of pieces: texts, and lists that begin with a form. ``n`` is the number of a
value, first the arguments of the move, then the words that ``say_T`` writes for transition T.

``["value", n, kind]``, ``["if", n, pieces, pieces]``, ``["set", n, words, separator, kind]``,
``["list", n, words, separator, kind, bits, low]`` (digits, see :class:`puzzlelang.core.Digits`),
``["join", separator, [[n or None, pieces], …]]``.

A kind is the number of an entry of ``kinds``: texts by value, or ``{"width": w}`` for cells; None
is a decimal number. Texts with rows of values, and sets of more than 63 values as arguments, have
no template: the name of the transition has to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import Const, Temp, Term
from puzzlelang.compiler.llvm_data import rounded
from puzzlelang.compiler.lower import Lowering
from puzzlelang.compiler.packing import WORD, Unprintable
from puzzlelang.compiler.scopes import Scope, combinations
from puzzlelang.compiler.terms import FALSE, TRUE
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
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values as written
from puzzlelang.text import Any

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
