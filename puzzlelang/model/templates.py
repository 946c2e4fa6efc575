"""Templates, ``<board(here)> hops``: their expressions get a meaning."""

from __future__ import annotations

import re

from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree

_SIGNS = frozenset("{$%")
_ELSEWHERE = r"\{\{?\s*(\w+(?:\(\w+\))?)\s*\}?\}|\$\{?(\w+)\}?|%\((\w+)\)[sd]"
"""How other languages put a value into a text."""


def check_template(
    checker: ExpressionChecker, template: tree.Template | None, scope: Scope
) -> core.Template | None:
    if template is None:
        return None
    _warn_of_others(checker, template, scope)
    parts = tuple(
        part if isinstance(part, str) else checker.set_or_value(part, scope, None)
        for part in template.parts
    )
    return core.Template(template.span, parts)


def _warn_of_others(checker: ExpressionChecker, template: tree.Template, scope: Scope) -> None:
    """Warn of ``{n}`` and ``$n``, which print as they stand."""
    for part in template.parts:
        if not isinstance(part, str) or _SIGNS.isdisjoint(part):
            continue
        for found in re.finditer(_ELSEWHERE, part):
            text = next(filter(None, found.groups()))
            name = text.partition("(")[0]
            if name in scope or name in checker.names.values:
                checker.report("value-in-braces", template, found=found[0], text=text)
                return
