"""Faults: rules without a value, with location, reason, context and bound values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from puzzlelang.core import values
from puzzlelang.core.nodes import Apply, Fold, Let, Local, bound_by
from puzzlelang.core.text_blocks import in_one_line
from puzzlelang.core.types import TextType
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
