"""What came of checking an answer, as text and JSON."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers.json_output import Json
from puzzlelang.answers.text_layout import Page, wrap
from puzzlelang.text import printable
from puzzlelang.verify import Verdict

_HEADS = {
    "verified": ("good", "Verified."),
    "refuted": ("bad", "Not verified: the answer is wrong."),
    "unchecked": ("warning", "Nothing was verified."),
}


def verdict_text(verdict: Verdict, page: Page) -> str:
    """The verdict, what is wrong, what was found to be so, what was left open."""
    style, head = _HEADS[verdict.status]
    if verdict.holds and verdict.notes:
        style, head = "warning", "Verified in part."
    lines = [page.paint(style, head)]
    groups = {
        "wrong: ": verdict.problems,
        "warning: ": verdict.warnings,
        "checked: ": verdict.checked,
        "not checked: ": verdict.notes,
    }
    for mark, texts in groups.items():
        for text in texts:
            lines += _hanging(mark, printable(text), page.width)
    return "\n".join(lines)


def _hanging(mark: str, text: str, width: int) -> Iterator[str]:
    first, *rest = wrap(text, max(16, width - len(mark) - 2))
    yield f"  {mark}{first}"
    yield from (" " * (2 + len(mark)) + line for line in rest)


def verdict_data(verdict: Verdict) -> Json:
    """``verify --format json``."""
    return {
        "status": verdict.status,
        "problems": list(verdict.problems),
        "checked": list(verdict.checked),
        "notes": list(verdict.notes),
        "warnings": list(verdict.warnings),
        **({"limit": verdict.ended} if verdict.ended else {}),
    }
