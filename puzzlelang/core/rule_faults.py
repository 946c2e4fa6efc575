"""Faults: rules without a value, with location, reason, context and bound values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from puzzlelang.core import values
from puzzlelang.core.nodes import Apply, Fold, Let, Local, Lookup, bound_by
from puzzlelang.core.operations import OPERATIONS, Operation, Reduction
from puzzlelang.core.primitives import NoValue
from puzzlelang.core.text_blocks import in_one_line
from puzzlelang.core.types import LARGEST, NONE, NOWHERE, Domain, TextType
from puzzlelang.text import Any, Diagnostic, Span, replace

LONGEST_VALUE = 60
"""Maximum number of characters of a value in a message."""


class RuleFault(Exception):
    """A rule of the puzzle can't be evaluated; ``diagnostic`` gives location and reason.

    Its ``related`` spans lead outwards from the expression to the transition and the state.  Its
    label ends with the values of the names bound around the expression, outermost first.
    """

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self._plain = diagnostic
        self._bound: tuple[str, ...] = ()
        self._visible: Collection[Local] | None = None
        self.code = diagnostic.code
        self.message = diagnostic.message
        self.span = diagnostic.span
        self.help = diagnostic.help

    @property
    def diagnostic(self) -> Diagnostic:
        bindings = f"for {', '.join(self._bound)}" if self._bound else ""
        label = " ".join(part for part in (self._plain.label, bindings) if part)
        return replace(self._plain, label=label)

    @property
    def label(self) -> str:
        return self.diagnostic.label

    def within(self, span: Span, label: str) -> RuleFault:
        """Return the fault with another enclosing span."""
        related = (*self._plain.related, (span, label))
        return self._like(replace(self._plain, related=related))

    def given(self, names: Iterable[Local], scope: Mapping[Local, Any]) -> RuleFault:
        """Return the fault with the values in ``scope`` of ``names``, which are bound around it;
        names that the expression at fault can't see are left out.
        """
        visible = (name for name in names if self._visible is None or name in self._visible)
        fault = self._like(self._plain)
        fault._bound = (*(_value(name, scope[name]) for name in visible), *self._bound)
        return fault

    def seen_from(self, names: Iterable[Local]) -> RuleFault:
        """Return the fault of an expression that sees only these names."""
        fault = self._like(self._plain)
        scope = fault._visible
        fault._visible = {name for name in names if scope is None or name in scope}
        return fault

    def at_end_of(self, fold: Fold) -> RuleFault:
        """Return the fault, met in a round of ``fold``.  If ``every`` extends to a condition
        without its names, the help suggests ending it earlier.
        """
        match fold:
            case Fold(span, _, "every", binders, None, Apply(_, _, "and", conditions)):
                from puzzlelang.core.guard_conditions import names_in

                locals_, at, last = set(bound_by(binders)), self.span, None
                for condition in conditions:
                    if names_in(condition, {}) & locals_:
                        last = condition
                    elif last is not None and at is not None and at in condition.span:
                        ended = span.to(last.span).in_one_line
                        help = f"to end `every` before it, write `({ended}) and …`"
                        return self._like(replace(self._plain, help=help))
        return self

    def _like(self, diagnostic: Diagnostic) -> RuleFault:
        fault = RuleFault(diagnostic)
        fault._bound, fault._visible = self._bound, self._visible
        return fault


def fault(code: str, span: Span, message: str, label: str = "", help: str = "") -> RuleFault:
    return RuleFault(Diagnostic(code, message, span, label, help))


def is_said(let: Let) -> bool:
    """Test whether ``let`` has a name from the file.  Other lets only avoid repeated evaluation."""
    name = let.local
    return name.name.isidentifier() and name.name not in ("it", name.span.text)


def _value(name: Local, value: Any) -> str:
    """``k = red``"""
    text = repr(value) if isinstance(name.type, TextType) else values.show(value, name.type)
    return f"{name.name} = {in_one_line(text, LONGEST_VALUE) or 'none'}"


# ── particular faults ────────────────────────────────────────────────────────────────


def or_fault(
    meaning: Callable[..., Any], span: Span, label: str, row: Operation | Reduction
) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        try:
            return meaning(*arguments)
        except NoValue as why:
            raise fault("no-value", span, str(why), label, row.way_out) from None

    return run


def check_number(span: Span, value: int) -> None:
    if value in (NONE, NOWHERE):
        word = "none" if value == NONE else "nowhere"
        raise fault("no-value", span, f"`{span.text}` is {word}, but a number is expected here",
            f"this is {word}")  # fmt: skip


def check_member(span: Span, value: int) -> None:
    row = OPERATIONS["with"]
    or_fault(row.meaning, span, "this has no value", row)(0, value)


def bounded(span: Span, value: int) -> int:
    if not -LARGEST <= value <= LARGEST:
        problem = f"`{span.text}` grows beyond {LARGEST}"
        raise fault("too-large", span, problem, "this number is too large")
    return value


def off_domain(span: Span, name: str, place: Span, value: int, key: Domain) -> RuleFault:
    word = values.show_scalar(value, key.base)
    where = "off the map" if value == NOWHERE else f"there is no {name} for {word}"
    return fault(
        "nowhere" if value == NOWHERE else "off-domain", place,
        f"`{span.text}`: {where}", f"this is {word}",
        f"{name} exists for {values.show_domain(key)}",
    )  # fmt: skip


def off_table(expr: Lookup, place: int) -> RuleFault:
    name, argument, key = f"`{expr.table.name}`", expr.arguments[place], expr.table.keys[place]
    return off_domain(expr.span, name, argument.span, NOWHERE, key)


def no_entry(expr: Lookup, arguments: Sequence[int]) -> RuleFault:
    table = expr.table
    words = ", ".join(
        values.show_scalar(value, key.base)
        for value, key in zip(arguments, table.keys, strict=True)
    )
    help = f"add an entry, or rule out {words} by a condition before it"
    if words == "0" and min(table.entries) == (1,):
        help = "the first entry is for 1; rows and columns of a map count from 0"
    problem = f"the table `{table.name}` has no entry for {words}"
    return fault("no-entry", expr.span, problem, "looked up here", help)
