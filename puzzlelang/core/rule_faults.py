"""A rule that has no value: where, why, in what surroundings, for which values of its names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from puzzlelang.core import values
from puzzlelang.core.nodes import Apply, Fold, Let, Local, bound_by
from puzzlelang.core.text_blocks import in_one_line
from puzzlelang.core.types import TextType
from puzzlelang.text import Any, Diagnostic, Span, replace

LONGEST_VALUE = 60
"""Characters of one value in a message."""


class RuleFault(Exception):
    """A rule of the puzzle can't be evaluated; ``diagnostic`` says where and why.

    Its ``related`` places lead from the expression out to the transition and the state; its label
    ends in the values of the names that are bound around the expression, the outermost first.
    """

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self._plain = diagnostic
        self._bound: tuple[str, ...] = ()
        self._known: Collection[Local] | None = None
        self.code = diagnostic.code
        self.message = diagnostic.message
        self.span = diagnostic.span
        self.help = diagnostic.help

    @property
    def diagnostic(self) -> Diagnostic:
        given = f"for {', '.join(self._bound)}" if self._bound else ""
        label = " ".join(part for part in (self._plain.label, given) if part)
        return replace(self._plain, label=label)

    @property
    def label(self) -> str:
        return self.diagnostic.label

    def within(self, span: Span, label: str) -> RuleFault:
        """The same fault, with one more place around it."""
        related = (*self._plain.related, (span, label))
        return self._like(replace(self._plain, related=related))

    def given(self, names: Iterable[Local], scope: Mapping[Local, Any]) -> RuleFault:
        """The same fault for the values that ``scope`` has of ``names``, which are bound around
        it; those that the expression at fault can't see say nothing.
        """
        seen = (name for name in names if self._known is None or name in self._known)
        fault = self._like(self._plain)
        fault._bound = (*(_value(name, scope[name]) for name in seen), *self._bound)
        return fault

    def seen_from(self, names: Iterable[Local]) -> RuleFault:
        """The same fault, of an expression that can see no names but these."""
        fault = self._like(self._plain)
        known = fault._known
        fault._known = {name for name in names if known is None or name in known}
        return fault

    def at_end_of(self, fold: Fold) -> RuleFault:
        """The same fault, met in a round of ``fold``.  Where ``every`` goes on to a condition that
        says none of its names, the way out is to end it before that.
        """
        match fold:
            case Fold(span, _, "every", binders, None, Apply(_, _, "and", conditions)):
                from puzzlelang.core.guard_conditions import names_in

                own, at, last = set(bound_by(binders)), self.span, None
                for condition in conditions:
                    if names_in(condition, {}) & own:
                        last = condition
                    elif last is not None and at is not None and at in condition.span:
                        ended = span.to(last.span).in_one_line
                        help = f"to end `every` before it, write `({ended}) and …`"
                        return self._like(replace(self._plain, help=help))
        return self

    def _like(self, diagnostic: Diagnostic) -> RuleFault:
        fault = RuleFault(diagnostic)
        fault._bound, fault._known = self._bound, self._known
        return fault


def fault(code: str, span: Span, message: str, label: str = "", help: str = "") -> RuleFault:
    return RuleFault(Diagnostic(code, message, span, label, help))


def is_said(let: Let) -> bool:
    """Does an author know the name of ``let``?  Others stand for the text that is found once."""
    name = let.local
    return name.name.isidentifier() and name.name not in ("it", name.span.text)


def _value(name: Local, value: Any) -> str:
    """``k = red``"""
    text = repr(value) if isinstance(name.type, TextType) else values.show(value, name.type)
    return f"{name.name} = {in_one_line(text, LONGEST_VALUE) or 'none'}"
