"""Requests of the page's editor, answered by the code of the language server.

Positions count UTF-16 units from the beginning of the text, as in JavaScript.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from puzzlelang.editor import Analysis, analyse, complete, format_text, hover, message_of, place_of
from puzzlelang.front.page.puzzle_at_hand import Asked, path_of
from puzzlelang.syntax import data_text, declared
from puzzlelang.text import Any, Diagnostic, PuzzleError, Source, Span

Data = dict[str, Any]

MOST_INSTANCES = 400
"""Maximum number of instances in a list."""


@lru_cache(maxsize=2)
def _analysis(text: str, path: str) -> Analysis:
    return analyse(text, path)


def analysis_of(asked: Asked) -> Analysis:
    return _analysis(str(asked["text"]), path_of(asked))


def _units(text: str) -> Callable[[int], int]:
    """Return a converter from characters to UTF-16 units."""
    if text.isascii() or all(character <= "\uffff" for character in text):
        return lambda offset: offset
    return lambda offset: len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _characters(text: str, units: int) -> int:
    if text.isascii():
        return units
    whole = text.encode("utf-16-le", "surrogatepass")[: 2 * units]
    return len(whole.decode("utf-16-le", "replace"))


def _span(span: Span, units: Callable[[int], int]) -> Data:
    return {"from": units(span.start), "to": units(span.end)}


def problem(diagnostic: Diagnostic, source: Source, place: Span | None) -> Data:
    """Convert a message for the margin of its text; it has no position if ``place`` is None."""
    units = _units(source.text)
    data = {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": message_of(diagnostic),
        "fixes": [
            {"title": fix.title, "text": fix.text, **_span(fix.span, units)}
            for fix in diagnostic.fixes if fix.span.source is source
        ],
    }  # fmt: skip
    return {**data, **_span(place, units)} if place is not None else data


def refusal(error: PuzzleError, path: str) -> list[Data]:
    """Convert the mistakes of a puzzle, or faults of its rules."""
    problems = []
    for one in error.diagnostics:
        here = one.span if one.span is not None and one.span.source.name == path else None
        source = here.source if here is not None else Source(path, "")
        problems.append(problem(one, source, here))
    return problems


def check(asked: Asked) -> Data:
    """Report all mistakes in a text, and its instances and parameters."""
    analysis = analysis_of(asked)
    problems = [problem(one, analysis.source, place_of(one, analysis))
                for one in analysis.diagnostics]  # fmt: skip
    tree = analysis.tree
    if tree is None:
        return {"problems": problems, "title": "", "about": "", "instances": [], "parameters": []}
    instances: list[Data] = []
    try:
        for instance in declared(tree):
            instances.append({"name": instance.name, "label": instance.label})
            if len(instances) == MOST_INSTANCES:
                break
    except PuzzleError:  # among the problems, or reported when its level is selected
        pass
    return {
        "problems": problems,
        "title": tree.title.value,
        "about": tree.about.value if tree.about is not None else "",
        "instances": instances,
        "parameters": [
            {"name": one.name.text, "value": data_text(one.data)} for one in tree.parameters
        ],
    }


def completions(asked: Asked) -> Data:
    """Return completions at a position, and the start of the word that they replace."""
    analysis = analysis_of(asked)
    text = analysis.source.text
    offset = _characters(text, int(asked["at"]))
    word = re.search(r"\w*\Z", text[max(0, offset - 100) : offset])
    begin = offset - (len(word.group()) if word else 0)
    options = [
        {"label": one.label, "kind": one.kind, "detail": one.detail, "insert": one.insert}
        for one in complete(analysis, offset)
    ]
    return {"from": _units(text)(begin), "options": options}


def hovered(asked: Asked) -> Data | None:
    """Describe the word at a position, in Markdown."""
    analysis = analysis_of(asked)
    text = analysis.source.text
    description = hover(analysis, _characters(text, int(asked["at"])))
    if description is None:
        return None
    return {"text": description[0], **_span(description[1], _units(text))}


def formatted(asked: Asked) -> Data:
    return {"text": format_text(str(asked["text"]), path_of(asked))}
