"""What to say of a name that means nothing where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from puzzlelang.core import nodes as core
from puzzlelang.core.types import UNKNOWN
from puzzlelang.diagnostics import did_you_mean
from puzzlelang.model import advice
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree

if TYPE_CHECKING:
    from puzzlelang.model.checker import ExpressionChecker


def report_unknown(
    checker: ExpressionChecker, name: tree.Name, scope: Scope, what: str
) -> core.Const:
    """Report it, unless that has been done; ``what`` is called by the name."""
    later = checker.names.variables.get(name.text)
    if later is not None and checker.reads_start:
        return checker.wrong(
            "start-too-early", name.span, f"`{name.text}` has no value yet",
            label="this is read before it is known", related=((later, "declared here"),),
            help=f"declare `{name.text}` first, above this",
        )  # fmt: skip
    if later is not None:
        return checker.wrong(
            "not-constant", name.span, f"`{name.text}` can change, and can't be used here",
            label="this must be known before the search", related=((later, "declared here"),),
            help="params, types, sets, tables and maps are known then",
        )  # fmt: skip
    if name.text in checker.later:
        return checker.wrong(
            "unknown-name", name.span, f"`{name.text}` is not known yet",
            label="a `let` knows the ones above it",
            related=((checker.later[name.text], "it is defined here"),),
            help=f"put `{name.text}` above this line",
        )  # fmt: skip
    if name.text in checker.unknown:  # once is enough
        return core.Const(name.span, UNKNOWN, 0)
    checker.unknown.add(name.text)
    known = [*scope, *checker.names.known(), *checker.functions, *advice.BUILT_IN]
    return checker.wrong(
        "unknown-name", name.span, f"{what} is called `{name.text}`",
        label="not defined in this puzzle",
        help=advice.elsewhere(name.text)
        or did_you_mean(name.text, known)
        or advice.undefined(name.text),
    )  # fmt: skip
