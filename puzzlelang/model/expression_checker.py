"""The core of the checker: what every kind of expression needs while it gets its meaning.

Types flow both ways.  ``expression(node, scope, want)`` answers with a core node; ``want``
is the type that its place would like, and settles words that several types share.  A
mistake is reported once and becomes a node of type Unknown, which fits everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    NONE,
    NOWHERE,
    OPERATIONS,
    Boolean,
    Domain,
    Integers,
    NoValue,
    Scalar,
    SetOf,
    Type,
    Unknown,
    element_type,
    integer,
    maps_of,
    set_type,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.cost_bound import Budget, work
from puzzlelang.model.hoisting import Invariants
from puzzlelang.model.list_values import LARGEST_IN_SET, is_wide, values_of
from puzzlelang.model.symbols import Answer, BrokenSymbol, Names, Scope, local
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostic, Diagnostics, Located, Span, did_you_mean

MOST_NODES = 50_000
"""What all expressions together may expand to, definitions written out."""

MOST_DEPTH = 150
"""How deep expressions may stand in one another, definitions written out."""

Handler = Callable[["ExpressionChecker", Any, Scope, "Type | None"], core.Expr]
"""Gives one kind of syntax node its meaning."""


class ExpressionChecker:
    """Turns expressions into the typed core, with the names of one puzzle."""

    def __init__(
        self,
        names: Names,
        diagnostics: Diagnostics,
        handlers: Mapping[type, Handler],
        name_of_set: Handler,
    ) -> None:
        self._handlers = handlers
        self._name_of_set = name_of_set
        self.names = names
        self.diagnostics = diagnostics
        self.initial: list[int] | None = None
        """The values at the start, once they are known: what ``start(E)`` reads."""
        self.several: set[core.Variable] = set()
        """The variables that have several values at the start."""
        self.conflict: Diagnostic | None = None
        """Why no state meets `starts:`."""
        self.in_state = False
        """Are the starts still being made?  Then ``start(x)`` is what x has in the same start."""
        self.at_starts: dict[core.Variable, core.Variable] = {}
        """The variable that stands for such an x."""
        self.reads_start = False
        self.calls: list[str] = []
        """The definitions that are being written out, the outermost first."""
        self.circular: set[str] = set()
        """Circular definitions that have been reported."""
        self.inside_call = False
        """Is the body of a definition written out, for the arguments of a call?"""
        self.functions: tuple[str, ...] = ()
        self.grids: dict[str, core.Grid] = {}
        self.invariants = Invariants()
        self.answer = Answer()
        self.budget = Budget(self.wrong)
        self._nodes = self._depth = 0
        self.unknown: set[str] = set()
        """Names reported as unknown: once is enough."""
        self.later: dict[str, Span] = {}
        """The names of a ``let`` that come below the one that is examined."""

    # ── reporting ────────────────────────────────────────────────────────────────────

    def report(self, key: str, at: Located | Span, **given: Any) -> None:
        if "help" in given:
            from puzzlelang.syntax import in_place

            given["help"] = in_place(given["help"], at if isinstance(at, Span) else at.span)
        MESSAGES.report(self.diagnostics, key, at, **given)

    def wrong(self, key: str, at: Located | Span, **given: Any) -> core.Const:
        """Report a mistake; the answer stands where the expression would have stood."""
        self.report(key, at, **given)
        return core.unknown(at if isinstance(at, Span) else at.span)

    def near(self, name: tree.Name | tree.Word, candidates: Iterable[str]) -> str:
        """``did you mean `small`?``, while advice is given."""
        advises = self.diagnostics.advises(name.span)
        return did_you_mean(name.text, candidates) if advises else ""

    def broken(self, key: str, at: Located | Span, **given: Any) -> BrokenSymbol:
        """Report a mistake; the answer is what the name means where it stands."""
        self.report(key, at, **given)
        return BrokenSymbol()

    @contextmanager
    def apart(self) -> Iterator[Diagnostics]:
        """What is reported meanwhile is collected apart, and known to nobody else."""
        kept, found = self.diagnostics, Diagnostics(self.diagnostics)
        unknown, circular = self.unknown, self.circular
        self.diagnostics = self.names.diagnostics = found
        self.unknown, self.circular = {*unknown}, {*circular}
        try:
            yield found
        finally:
            self.diagnostics = self.names.diagnostics = kept
            self.unknown, self.circular = unknown, circular

    @property
    def is_full(self) -> bool:
        """Has the limit of all expressions together been passed?"""
        return self._nodes > MOST_NODES

    def begin_in(
        self, variables: Iterable[core.Variable], starts: Sequence[tuple[int, ...]]
    ) -> None:
        """These are the states that the puzzle may begin in."""
        self.initial = list(starts[0])
        first = starts[0]
        self.several = {
            variable
            for variable in variables
            if variable in self.several
            if any(start[variable.slots] != first[variable.slots] for start in starts)
        }

    # ── the entry points ─────────────────────────────────────────────────────────────

    def condition(
        self, node: tree.Expr, scope: Scope, part_of: tree.Expr | None = None
    ) -> core.Expr:
        """An expression that must be true or false, perhaps ``part_of`` another condition."""
        found = self.expression(node, scope, BOOLEAN)
        if not isinstance(found.type, Boolean | Unknown):
            return self.wrong(
                "condition-expected",
                node,
                kind=found.type,
                help=model.advice.as_part(self.names, part_of, node, found.type)
                or model.advice.as_condition(node, found.type),
            )
        return found

    def number(self, node: tree.Expr, scope: Scope, *, or_none: bool = False) -> core.Expr:
        """An expression that must be a whole number; ``or_none``: it may be none, too."""
        found = self.expression(node, scope, integer(0, 0))
        return self.as_number(found, node.span, or_none=or_none)

    def as_number(self, found: core.Expr, at: Span, *, or_none: bool = False) -> core.Expr:
        """``found``, which stands at ``at`` (a bound name has the span of what binds it)."""
        kind = found.type
        if isinstance(kind, Unknown):
            return found
        if not isinstance(kind, Scalar) or not isinstance(kind.base, Integers):
            from puzzlelang.model import meant_members

            help = meant_members.value_of_row(self.names, found, at) or model.advice.as_number(
                at.text, kind
            )
            return self.wrong("not-a-number", at, kind=kind, help=help)
        return found if or_none else self.present(found, at)

    def present(self, found: core.Expr, at: Span) -> core.Expr:
        """``found`` where none has no place: when it is none, that is a fault of the run."""
        kind = found.type
        if not isinstance(kind, Scalar) or not kind.optional:
            return found
        if isinstance(found, core.Const):
            return self.wrong("counting-with-none", at)
        known = Scalar(kind.base, kind.low, kind.high, nowhere=kind.nowhere)
        return core.Apply(at, known, "present", (found,))

    def a_set(self, node: tree.Expr, scope: Scope, want: Type | None = None) -> core.Expr:
        """An expression that must be a set; names of types are sets here."""
        return self.as_set(self.set_first(node, scope, want), node)

    def listed(self, found: core.Expr, node: tree.Expr) -> core.Expr:
        """``found``; when it is a constant list, the set of its values."""
        values = values_of(found)
        return found if values is None else self.set_constant(node.span, values)

    def as_set(self, found: core.Expr, node: tree.Expr) -> core.Expr:
        found = self.listed(found, node)
        if not isinstance(found.type, SetOf | Unknown):
            return self.wrong(
                "set-expected",
                node,
                kind=found.type,
                help=model.advice.as_set(model.advice.written(node), found.type),
            )
        return found

    def set_first(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """Anything, where a set is meant: a variable's name may be that of its type, which comes
        first here.
        """
        if isinstance(node, tree.Name):
            return self._name_of_set(self, node, scope, want)
        return self.set_or_value(node, scope, want)

    def set_or_value(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """Anything; a variable comes before its type of the same name."""
        if isinstance(node, tree.Binary) and node.operator == "..":
            domain = self.constant_range(node, scope)
            return self.set_constant(node.span, domain)
        return self.expression(node, scope, want)

    def expression(self, node: tree.Expr, scope: Scope, want: Type | None = None) -> core.Expr:
        """The meaning of ``node``, of type ``want`` where the words leave that open."""
        self._nodes += 1
        if self.diagnostics.is_full:
            return core.unknown(node.span)
        if self._nodes > MOST_NODES:
            if self._nodes == MOST_NODES + 1:
                self.wrong("rules-too-large", node, most=MOST_NODES)
            return core.unknown(node.span)
        if self._depth == MOST_DEPTH:
            self._nodes = MOST_NODES + 1  # there would be many more such places
            return self.wrong("too-deep", node, most=MOST_DEPTH)
        self._depth += 1
        try:
            return self._handlers[type(node)](self, node, scope, want)
        finally:
            self._depth -= 1

    def set_constant(self, span: Span, domain: Domain) -> core.Const:
        """A constant set as a value."""
        if is_wide(domain):
            low, high = domain.low, domain.high
            return self.wrong("set-beyond-numbers", span, most=LARGEST_IN_SET, low=low, high=high)
        return core.Const(span, set_type(domain), self.answer.constant(domain.mask))

    def at_start(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """``start(E)``: E as it was in the start state."""
        before, self.reads_start = self.reads_start, True
        try:
            return self.expression(node, scope, want)
        finally:
            self.reads_start = before

    def apply(self, span: Span, kind: Type, operation: str, *given: core.Expr) -> core.Expr:
        """An operation on typed arguments; done at once when all of them are constants."""
        if any(isinstance(argument.type, Unknown) for argument in given):
            return core.unknown(span)
        row = OPERATIONS.get(operation)
        if row is not None and row.is_arithmetic:
            intervals = [(a.type.low, a.type.high) for a in given if isinstance(a.type, Scalar)]
            kind = integer(*row.bounds_of((), intervals))
        if row is not None and all(isinstance(a, core.Const) for a in given):
            values: list[Any] = [a.value for a in given if isinstance(a, core.Const)]
            maps = maps_of(row, [argument.type for argument in given])
            try:
                return self.constant(span, kind, row.meaning(*maps, *values))
            except NoValue:
                pass  # a fault of the run, if the run ever comes here
        return core.Apply(span, kind, operation, given)

    def constant(self, span: Span, kind: Type, value: Any) -> core.Const:
        """A constant with the narrowest type that holds it."""
        if isinstance(kind, Boolean):
            value = int(value)
        elif isinstance(kind, Scalar):
            if value in (NONE, NOWHERE):
                kind = Scalar(kind.base, 0, 0, value == NONE, value == NOWHERE)
            else:
                kind = Scalar(kind.base, value, value)
        return core.Const(span, kind, value)

    def connect(self, span: Span, operation: str, *conditions: core.Expr) -> core.Expr:
        """``and`` or ``or`` of conditions, flattened; constants decide or vanish."""
        decides = operation == "or"
        parts: list[core.Expr] = []
        for condition in conditions:
            if isinstance(condition.type, Unknown):
                return core.unknown(span)
            if isinstance(condition, core.Apply) and condition.operation == operation:
                parts.extend(condition.arguments)
            elif not isinstance(condition, core.Const):
                parts.append(condition)
            elif bool(condition.value) is decides:
                if not parts:
                    return core.Const(span, BOOLEAN, int(decides))
                parts.append(condition)
                break
        if not parts:
            return core.Const(span, BOOLEAN, int(not decides))
        return parts[0] if len(parts) == 1 else core.Apply(span, BOOLEAN, operation, tuple(parts))

    def runs(self, name: tree.Name, kind: Type) -> core.Local:
        """A name that runs over values of ``kind``."""
        bound = local(name, kind)
        self.invariants.values.add(bound)
        return bound

    def both(self, a: core.Expr | None, b: core.Expr | None) -> core.Expr | None:
        if a is None or b is None:
            return a or b
        return self.connect(a.span, "and", a, b)

    def arguments(
        self,
        call_span: Span,
        name: str,
        given: Sequence[tree.Expr],
        keys: Sequence[Domain],
        scope: Scope,
    ) -> tuple[core.Expr, ...] | None:
        """Arguments for ``keys``, or None when something was wrong (and reported)."""
        if len(given) != len(keys):
            variable = self.names.variable(name)
            last: Type | None = None
            if variable is not None and len(given) == len(keys) + 1:
                with self.apart():
                    last = self.expression(given[-1], scope, variable.type).type
            self.wrong(
                "argument-count",
                call_span,
                name=name,
                wanted=len(keys),
                given=len(given),
                label=model.advice.call_form(name, keys) if keys else "it is one value",
                help=model.meant_members.fact(call_span, name, given, last, variable)
                or model.advice.call_without(name, given, len(keys)),
            )
            return None
        found: list[core.Expr] = []
        good = True
        for node, key in zip(given, keys, strict=True):
            found.append(self.expression(node, scope, element_type(key)))
            kind = found[-1].type
            if isinstance(kind, Unknown):
                good = False
            elif not isinstance(kind, Scalar) or kind.base is not key.base:
                from puzzlelang.model import meant_members

                good = False
                self.wrong(
                    "argument-of-other-type",
                    node,
                    name=name,
                    kind=kind,
                    wanted=element_type(key),
                    help=meant_members.one_at_a_time(name, node, self.names)
                    if isinstance(kind, SetOf) and kind.base is key.base and len(keys) == 1
                    else meant_members.in_other_words(
                        self.names, node.span, kind, element_type(key)
                    )
                    or meant_members.cell_with(name, node, kind, call_span, self.names)
                    or model.advice.all_members(element_type(key)),
                )
        return tuple(found) if good else None

    # ── constants ────────────────────────────────────────────────────────────────────

    def evaluate(self, expr: core.Expr) -> Any:
        """The value of an expression that reads no state; None (reported) when it has none."""
        from puzzlelang.core import RuleFault, evaluate

        if isinstance(expr, core.Const):
            return expr.value
        if not self.budget.constant(expr.span, work(expr)):
            return None
        try:
            return evaluate(expr, (), {})
        except RuleFault as fault:
            self.diagnostics.add(fault.diagnostic)
        except LookupError:
            self.wrong("not-constant", expr)
        return None

    def constant_range(self, node: tree.Binary, scope: Scope) -> Domain:
        """``lo .. hi`` with constant ends, as a domain; empty when they cross."""
        low = self.evaluate(self.number(node.left, scope))
        high = self.evaluate(self.number(node.right, scope))
        if low is None or high is None:
            return Domain(INTEGERS, range(0))
        return Domain(INTEGERS, range(low, high + 1))
