"""Core of the checker, used for every kind of expression.

Types flow both ways. ``expression(node, scope, want)`` returns a core node; the expected type
``want`` resolves words of several types. A mistake is reported once and becomes a node of type
Unknown, which fits everywhere.
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
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    domain_with,
    element_type,
    integer,
    maps_of,
    set_type,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import Budget, work
from puzzlelang.model.hoisting import Invariants
from puzzlelang.model.symbols import MESSAGES, Answer, BrokenSymbol, Names, Scope, local
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostic, Diagnostics, Located, Span, did_you_mean

MOST_NODES = 50_000
"""Nodes allowed in all expressions, with definitions expanded."""

MOST_DEPTH = 150
"""Nesting allowed, with definitions expanded."""

Handler = Callable[["Checker", Any, Scope, "Type | None"], core.Expr]
"""Checks one kind of syntax node."""


class Checker:
    """Converts a puzzle's expressions to the typed core."""

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
        """Initial values, once known: read by ``start(E)``."""
        self.several: set[core.Variable] = set()
        """Variables with several initial values."""
        self.conflict: Diagnostic | None = None
        """Reason why no state meets `starts:`."""
        self.chooses = False
        """True if the puzzle is filled in, so that variables have no start."""
        self.in_state = False
        """True while starts are computed; ``start(x)`` then reads x in the same start."""
        self.at_starts: dict[core.Variable, core.Variable] = {}
        """The variable that represents such an x."""
        self.reads_start = False
        self.calls: list[str] = []
        """Definitions being expanded, outermost first."""
        self.circular: set[str] = set()
        """Circular definitions already reported."""
        self.inside_call = False
        """True while a body is expanded for the arguments of a call."""
        self.functions: dict[str, str] = {}
        """The syntax of each function of the language."""
        self.grids: dict[str, core.Grid] = {}
        self.invariants = Invariants()
        self.answer = Answer()
        self.budget = Budget(self.wrong)
        self._nodes = self._depth = 0
        self.unknown: set[str] = set()
        """Names reported as unknown."""
        self.later: dict[str, Span] = {}
        """Names of a ``let`` below the current one."""

    # ── reporting ────────────────────────────────────────────────────────────────────

    def report(self, key: str, at: Located | Span, **given: Any) -> None:
        if "help" in given:
            from puzzlelang.syntax import in_place

            given["help"] = in_place(given["help"], at if isinstance(at, Span) else at.span)
        MESSAGES.report(self.diagnostics, key, at, **given)

    def wrong(self, key: str, at: Located | Span, **given: Any) -> core.Const:
        """Report a mistake; return a node that replaces the expression."""
        self.report(key, at, **given)
        return core.unknown(at if isinstance(at, Span) else at.span)

    def near(self, name: tree.Name | tree.Word, candidates: Iterable[str]) -> str:
        """Return ``did you mean `small`?``, if advice is given here."""
        advises = self.diagnostics.advises(name.span)
        return did_you_mean(name.text, candidates) if advises else ""

    def broken(self, key: str, at: Located | Span, **given: Any) -> BrokenSymbol:
        """Report a mistake; return a symbol for the name."""
        self.report(key, at, **given)
        return BrokenSymbol()

    @contextmanager
    def apart(self) -> Iterator[Diagnostics]:
        """Collect reports separately; forget which names and circles they contain."""
        outer, inner = self.diagnostics, Diagnostics(self.diagnostics)
        unknown, circular = self.unknown, self.circular
        self.diagnostics = self.names.diagnostics = inner
        self.unknown, self.circular = {*unknown}, {*circular}
        try:
            yield inner
        finally:
            self.diagnostics = self.names.diagnostics = outer
            self.unknown, self.circular = unknown, circular

    @property
    def is_full(self) -> bool:
        """Test whether all expressions together exceed the limit."""
        return self._nodes > MOST_NODES

    def begin_in(
        self, variables: Iterable[core.Variable], starts: Sequence[tuple[int, ...]]
    ) -> None:
        """Set the initial states of the puzzle."""
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
        """Check an expression that must be true or false, maybe ``part_of`` another condition."""
        expr = self.expression(node, scope, BOOLEAN)
        if not isinstance(expr.type, Boolean | Unknown):
            return self.wrong(
                "condition-expected",
                node,
                kind=expr.type,
                help=model.advice.as_part(self.names, part_of, node, expr.type)
                or model.advice.as_condition(node, expr.type),
            )
        return expr

    def number(self, node: tree.Expr, scope: Scope, *, or_none: bool = False) -> core.Expr:
        """Check an expression that must be a whole number, or none if ``or_none``."""
        expr = self.expression(node, scope, integer(0, 0))
        return self.as_number(expr, node.span, or_none=or_none)

    def as_number(self, expr: core.Expr, at: Span, *, or_none: bool = False) -> core.Expr:
        """Require a number; ``at`` is its place (a bound name has the span of its binder)."""
        kind = expr.type
        if isinstance(kind, Unknown):
            return expr
        if not isinstance(kind, Scalar) or not isinstance(kind.base, Integers):
            help = model.advice.value_of_row(self.names, expr, at) or model.advice.as_number(
                at.text, kind
            )
            return self.wrong("not-a-number", at, kind=kind, help=help)
        return expr if or_none else self.present(expr, at)

    def present(self, expr: core.Expr, at: Span) -> core.Expr:
        """Exclude none: a constant is a mistake, otherwise it is a fault at run time."""
        kind = expr.type
        if not isinstance(kind, Scalar) or not kind.optional:
            return expr
        if isinstance(expr, core.Const):
            return self.wrong("counting-with-none", at)
        plain_kind = Scalar(kind.base, kind.low, kind.high, nowhere=kind.nowhere)
        return core.Apply(at, plain_kind, "present", (expr,))

    def a_set(self, node: tree.Expr, scope: Scope, want: Type | None = None) -> core.Expr:
        """Check an expression that must be a set; names of types are sets here."""
        return self.as_set(self.set_first(node, scope, want), node)

    def listed(self, expr: core.Expr, node: tree.Expr) -> core.Expr:
        """Convert a constant list to the set of its values."""
        values = values_of(expr)
        return expr if values is None else self.set_constant(node.span, values)

    def as_set(self, expr: core.Expr, node: tree.Expr) -> core.Expr:
        expr = self.listed(expr, node)
        if not isinstance(expr.type, SetOf | Unknown):
            return self.wrong(
                "set-expected",
                node,
                kind=expr.type,
                help=model.advice.as_set(tree.written(node), expr.type),
            )
        return expr

    def set_first(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """Check an expression; a type precedes a variable of its name."""
        if isinstance(node, tree.Name):
            return self._name_of_set(self, node, scope, want)
        return self.set_or_value(node, scope, want)

    def set_or_value(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """Check an expression; a variable precedes a type of its name."""
        if isinstance(node, tree.Binary) and node.operator == "..":
            domain = self.constant_range(node, scope)
            return self.set_constant(node.span, domain)
        return self.expression(node, scope, want)

    def expression(self, node: tree.Expr, scope: Scope, want: Type | None = None) -> core.Expr:
        """Return the meaning of ``node``; ``want`` resolves ambiguous words."""
        self._nodes += 1
        if self.diagnostics.is_full:
            return core.unknown(node.span)
        if self._nodes > MOST_NODES:
            if self._nodes == MOST_NODES + 1:
                self.wrong("rules-too-large", node, most=MOST_NODES)
            return core.unknown(node.span)
        if self._depth == MOST_DEPTH:
            self._nodes = MOST_NODES + 1  # avoids many similar reports
            return self.wrong("too-deep", node, most=MOST_DEPTH)
        self._depth += 1
        try:
            return self._handlers[type(node)](self, node, scope, want)
        finally:
            self._depth -= 1

    def set_constant(self, span: Span, domain: Domain) -> core.Const:
        """Return a constant set as a value."""
        if is_wide(domain):
            low, high = domain.low, domain.high
            return self.wrong("set-beyond-numbers", span, most=LARGEST_IN_SET, low=low, high=high)
        return core.Const(span, set_type(domain), self.answer.constant(domain.mask))

    def at_start(self, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        """Check ``start(E)``: E in the start state."""
        before, self.reads_start = self.reads_start, True
        try:
            return self.expression(node, scope, want)
        finally:
            self.reads_start = before

    def apply(self, span: Span, kind: Type, operation: str, *given: core.Expr) -> core.Expr:
        """Apply an operation to typed arguments; fold constants."""
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
                pass  # a fault, if it is ever evaluated
        return core.Apply(span, kind, operation, given)

    def constant(self, span: Span, kind: Type, value: Any) -> core.Const:
        """Return a constant of the narrowest type that holds it."""
        if isinstance(kind, Boolean):
            value = int(value)
        elif isinstance(kind, Scalar):
            if value in (NONE, NOWHERE):
                kind = Scalar(kind.base, 0, 0, value == NONE, value == NOWHERE)
            else:
                kind = Scalar(kind.base, value, value)
        return core.Const(span, kind, value)

    def connect(self, span: Span, operation: str, *conditions: core.Expr) -> core.Expr:
        """Connect conditions with ``and`` or ``or``, flattened; constants decide or vanish."""
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
        """Create a name that runs over values of ``kind``."""
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
        """Check the arguments for ``keys``; None after a mistake (reported)."""
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
                help=model.advice.fact(call_span, name, given, last, variable)
                or (variable is None and model.advice.as_matrix(name, given, keys))
                or model.advice.call_without(name, given, len(keys)),
            )
            return None
        values: list[core.Expr] = []
        valid = True
        for node, key in zip(given, keys, strict=True):
            values.append(self.expression(node, scope, element_type(key)))
            kind = values[-1].type
            if isinstance(kind, Unknown):
                valid = False
            elif not isinstance(kind, Scalar) or kind.base is not key.base:
                valid = False
                self.wrong(
                    "argument-of-other-type",
                    node,
                    name=name,
                    kind=kind,
                    wanted=element_type(key),
                    help=model.advice.one_at_a_time(name, node, self.names)
                    if isinstance(kind, SetOf) and kind.base is key.base and len(keys) == 1
                    else model.advice.in_other_words(self.names, node.span, kind, element_type(key))
                    or model.advice.cell_with(name, node, kind, call_span, self.names)
                    or model.advice.all_members(element_type(key)),
                )
        return tuple(values) if valid else None

    # ── constants ────────────────────────────────────────────────────────────────────

    def evaluate(self, expr: core.Expr) -> Any:
        """Evaluate an expression that reads no state; None if it has no value (reported)."""
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
        """Return the domain of ``lo .. hi`` with constant ends; empty if they cross."""
        low = self.evaluate(self.number(node.left, scope))
        high = self.evaluate(self.number(node.right, scope))
        if low is None or high is None:
            return Domain(INTEGERS, range(0))
        return Domain(INTEGERS, range(low, high + 1))


# ── constant lists as sets of their values ────────────────────────────────────────────

LARGEST_IN_SET = 4095
"""Largest number in a set; the smallest is 0."""

LONGEST_TABLE = 65_536
"""Entries allowed in a table that tests whether a number is in a list."""


def values_of(expr: core.Expr) -> Domain | None:
    """Return the distinct values of a constant list, ordered; None for anything else.

    A list is numbered from 1; a table with other keys might mean its keys.
    """
    if not isinstance(expr, core.Const) or not isinstance(expr.type, Row):
        return None
    keys, element = expr.type.keys, expr.type.element
    if len(keys) != 1 or keys[0].base is not INTEGERS or not isinstance(element, Scalar):
        return None
    size = size_of(keys[0].values)
    if size and (keys[0].low, keys[0].high) != (1, size):
        return None
    return domain_with(element.base, expr.value)


def is_wide(domain: Domain) -> bool:
    """Test for numbers that can't be in a set."""
    if not isinstance(domain.base, Integers) or not size_of(domain.values):
        return False
    return domain.low < 0 or domain.high > LARGEST_IN_SET


def among(span: Span, value: core.Expr, numbers: Domain) -> core.Expr:
    """Test whether ``value`` is one of ``numbers``, of any size."""
    if isinstance(value, core.Const):
        return core.Const(span, BOOLEAN, int(value.value in numbers.values))
    if numbers.high - numbers.low < LONGEST_TABLE:
        members = set(numbers.values)
        every = range(numbers.low, numbers.high + 1)
        entries: dict[tuple[int, ...], int] = {(n,): int(n in members) for n in every}
        key = Domain(INTEGERS, every)
        table = core.Table("in", span, (key,), BOOLEAN, entries, default=0)
        return core.Lookup(span, BOOLEAN, table, (value,))
    name = core.Local(value.span, value.type, "it")
    each = (core.number(span, number) for number in numbers.values)
    equal = tuple(core.Apply(span, BOOLEAN, "=", (name, number)) for number in each)
    return core.Let(span, BOOLEAN, name, value, core.Apply(span, BOOLEAN, "or", equal))
