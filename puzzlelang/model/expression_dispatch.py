"""Table from kinds of expressions to the functions that check them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.core import LARGEST, TEXT, Scalar, SetOf, TupleOf, Type
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import lazily
from puzzlelang.model.expression_checker import ExpressionChecker, Handler
from puzzlelang.model.functions import FUNCTIONS
from puzzlelang.model.name_resolution import call, name, name_of_set, none
from puzzlelang.model.operators import binary, choice, relation, unary
from puzzlelang.model.symbols import Names, Scope, Watcher
from puzzlelang.model.trace_references import BESIDE
from puzzlelang.syntax import KEYWORDS, is_name, tree
from puzzlelang.text import Diagnostics


def new_checker(
    names: Names, diagnostics: Diagnostics, watcher: Watcher | None = None
) -> ExpressionChecker:
    """Return a checker for the expressions of one puzzle; a ``watcher`` sees their meanings."""
    handlers: Mapping[type, Handler] = HANDLERS
    of_set: Handler = name_of_set
    if watcher is not None:
        watcher.names = names
        handlers = {kind: _watched(handler, watcher) for kind, handler in HANDLERS.items()}
        of_set = _watched(name_of_set, watcher)
    checker = ExpressionChecker(names, diagnostics, handlers, of_set)
    checker.functions = tuple(name for name in FUNCTIONS if name not in BESIDE)
    return checker


def _watched(handler: Handler, watcher: Watcher) -> Handler:
    def handle(
        checker: ExpressionChecker, node: tree.Expr, scope: Scope, want: Type | None
    ) -> core.Expr:
        meaning = handler(checker, node, scope, want)
        watcher.saw(node, meaning)
        return meaning

    return handle


def number(
    checker: ExpressionChecker, node: tree.Number, scope: Scope, want: Type | None
) -> core.Expr:
    if node.value > LARGEST:
        return checker.wrong("number-beyond", node, most=LARGEST)
    return core.number(node.span, node.value)


def text(checker: ExpressionChecker, node: tree.Text, scope: Scope, want: Type | None) -> core.Expr:
    """Check a text, or a member where one is expected.

    Members need quotes if their name is a word of the language, no plain name, or has another
    meaning.
    """
    candidates = checker.names.members.get(node.value, ())
    if isinstance(want, Scalar | SetOf):
        for owner, place in candidates:
            if owner is want.base:
                return core.constant(node.span, owner, place)
    if candidates and not is_plain(node.value):
        if len(candidates) == 1:
            ((owner, place),) = candidates
            return core.constant(node.span, owner, place)
        return checker.expression(tree.Name(node.span, node.value), scope, want)
    return core.Const(node.span, TEXT, node.value)


def is_plain(text: str) -> bool:
    """Test whether a text can be a name, without quotes."""
    return is_name(text) and text not in KEYWORDS and text not in _TRUTH


_TRUTH = ("true", "false")


def group(
    checker: ExpressionChecker, node: tree.Tuple, scope: Scope, want: Type | None
) -> core.Expr:
    wants: Sequence[Type | None] = [None] * len(node.items)
    if isinstance(want, TupleOf) and len(want.items) == len(node.items):
        wants = want.items
    parts = [checker.expression(i, scope, w) for i, w in zip(node.items, wants, strict=True)]
    kind = TupleOf(tuple(item.type for item in parts))
    return checker.apply(node.span, kind, "tuple", *parts)


HANDLERS: Mapping[type, Handler] = {
    tree.Number: number,
    tree.Text: text,
    tree.NoneValue: none,
    tree.Name: name,
    tree.Call: call,
    tree.Fold: lazily("quantifiers", "fold"),
    tree.Unary: unary,
    tree.Binary: binary,
    tree.Relation: relation,
    tree.If: choice,
    tree.Let: lazily("value_names", "let"),
    tree.Quantifier: lazily("quantifiers", "quantifier"),
    tree.Tuple: group,
}
