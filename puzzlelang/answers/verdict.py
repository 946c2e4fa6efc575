"""The result of verifying an answer: fields and text."""

from __future__ import annotations

from puzzlelang.answers.field_table import Field, ListOf, Word, document, unless_empty
from puzzlelang.answers.text_layout import Page, hanging
from puzzlelang.text import printable
from puzzlelang.verify import Verdict as Verdict

_HEADS = {
    "verified": ("good", "Verified."),
    "refuted": ("bad", "Not verified: the answer is wrong."),
    "unchecked": ("warning", "Nothing was verified."),
}

VERDICT = document("verdict", "Output of `verify --format json`.", (
    Field("status", Word(tuple(_HEADS)), "result"),
    Field("problems", ListOf(str), "problems found", label="wrong"),
    Field("checked", ListOf(str), "verified claims", label="checked"),
    Field("notes", ListOf(str), "unchecked claims, with the reason", label="not checked"),
    Field("warnings", ListOf(str), "warnings about the answer",
          label="warning"),
    unless_empty("limit", str, "limit that ended the check", lambda v: v.ended),
))  # fmt: skip


def verdict_text(verdict: Verdict, page: Page) -> str:
    """Format the verdict, problems, warnings, verified and unchecked claims."""
    style, head = _HEADS[verdict.status]
    if verdict.holds and verdict.notes:
        style, head = "warning", "Verified in part."
    lines = [page.paint(style, head)]
    for name in ("problems", "warnings", "checked", "notes"):
        row = VERDICT[name]
        for text in row.of(verdict):
            lines += hanging(f"  {row.label}: ", printable(text), page.width, least=16)
    return "\n".join(lines)
