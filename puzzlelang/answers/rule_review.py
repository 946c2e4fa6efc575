"""Warnings about the rules of a puzzle that is filled in."""

from __future__ import annotations

from puzzlelang.answers.answer import UNSOLVABLE
from puzzlelang.answers.filling import fill
from puzzlelang.answers.loading import ToFill
from puzzlelang.core import BOOLEAN, Apply, Choice, Rule
from puzzlelang.model import lint, report_unbroken
from puzzlelang.search import Limits
from puzzlelang.text import Diagnostics, PuzzleError, replace


def review(loaded: ToFill, limits: Limits | None, diagnostics: Diagnostics) -> list[str]:
    """Report useless names and rules; with ``limits``, also each rule that no choice breaks.

    Return notes about rules that are not decided within the limits.
    """
    before = len(list(diagnostics))
    lint(loaded.tree, loaded.puzzle, diagnostics)
    reported = {(d.span.start, d.span.end) for d in list(diagnostics)[before:] if d.span}
    notes: list[str] = []
    choice = loaded.puzzle.choice
    assert choice is not None
    if limits is None:
        return []
    for rule in choice.rules:
        span = rule.condition.span
        if (span.start, span.end) in reported:
            continue
        try:
            answer = fill(_breaking(loaded, choice, rule), limits)
        except PuzzleError:  # it has no value for some choice
            continue
        if answer.limit:
            notes.append(f"not decided whether some choice breaks `{rule.name}`")
        elif answer.kind == UNSOLVABLE:
            report_unbroken(rule, diagnostics)
    return notes


def _breaking(loaded: ToFill, choice: Choice, rule: Rule) -> ToFill:
    """Return the puzzle with only one rule: that this one is broken."""
    broken = Apply(rule.span, BOOLEAN, "not", (rule.condition,))
    alone = replace(choice, rules=(replace(rule, condition=broken),), lines=())
    return ToFill((), loaded.tree, replace(loaded.puzzle, choice=alone))
