"""Printing: templates, ``<board(here)> hops``, and views, which print an answer in other ways."""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import combinations, work, work_of_template
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.head_parameters import bind_parameters
from puzzlelang.model.symbols import Scope
from puzzlelang.model.trace_references import view_scope
from puzzlelang.syntax import tree

_SIGNS = frozenset("{$%")
_ELSEWHERE = r"\{\{?\s*(\w+(?:\(\w+\))?)\s*\}?\}|\$\{?(\w+)\}?|%\((\w+)\)[sd]"
"""Values in texts of other languages."""


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
    """Warn about ``{n}`` and ``$n``, which print literally."""
    for part in template.parts:
        if not isinstance(part, str) or _SIGNS.isdisjoint(part):
            continue
        for placeholder in re.finditer(_ELSEWHERE, part):
            text = next(filter(None, placeholder.groups()))
            name = text.partition("(")[0]
            if name in scope or name in checker.names.values:
                checker.report("value-in-braces", template, found=placeholder[0], text=text)
                return


# ── views ────────────────────────────────────────────────────────────────────────────


def check_views(checker: ExpressionChecker, views: Sequence[tree.View]) -> tuple[core.View, ...]:
    """Return the views without mistakes."""
    by_name: dict[str, core.View] = {}
    checker.invariants.values |= {checker.answer.trace, checker.answer.discovered}
    for entry in views:
        before = checker.diagnostics.error_count
        view = _view(checker, entry)
        first = by_name.setdefault(view.name, view)
        if first is not view:
            checker.wrong("views-alike", view, view=view.name, also=first.span)
        if checker.diagnostics.error_count > before and first is view:
            del by_name[view.name]
    return tuple(by_name.values())


def _view(checker: ExpressionChecker, entry: tree.View) -> core.View:
    name = entry.head.name
    answer = checker.answer
    answer.asked, answer.solved = set(), name.text != tree.UNSOLVABLE
    answer.printing = True
    binders, scope, where = bind_parameters(checker, entry.head, view_scope(name.span))
    template = check_template(checker, entry.template, scope)
    assert template is not None, "a view without a template is none"
    steps = combinations(binders) * work(where), work_of_template(template)
    return core.View(
        name.text, name.span, answer.trace, answer.discovered, frozenset(answer.asked),
        binders, where, template, steps,
    )  # fmt: skip
