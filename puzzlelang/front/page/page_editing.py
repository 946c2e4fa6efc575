"""What the page's editor asks, answered by the code of the language server.

Places are counted in UTF-16 units from the beginning of the text, as in JavaScript.
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
"""More are in no list that somebody would choose from."""


@lru_cache(maxsize=2)
def _analysis(text: str, path: str) -> Analysis:
    return analyse(text, path)


def analysis_of(asked: Asked) -> Analysis:
    return _analysis(str(asked["text"]), path_of(asked))


def _units(text: str) -> Callable[[int], int]:
    """From a count of characters to one of UTF-16 units."""
    if text.isascii() or all(character <= "\uffff" for character in text):
        return lambda offset: offset
    return lambda offset: len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _characters(text: str, units: int) -> int:
    """The other way round."""
    if text.isascii():
        return units
    whole = text.encode("utf-16-le", "surrogatepass")[: 2 * units]
    return len(whole.decode("utf-16-le", "replace"))


def _span(span: Span, units: Callable[[int], int]) -> Data:
    return {"from": units(span.start), "to": units(span.end)}


def problem(found: Diagnostic, source: Source, place: Span | None) -> Data:
    """A message for the margin of the text it is about; without a place where it has none."""
    units = _units(source.text)
    data = {
        "code": found.code,
        "severity": found.severity,
        "message": message_of(found),
        "fixes": [
            {"title": fix.title, "text": fix.text, **_span(fix.span, units)}
            for fix in found.fixes if fix.span.source is source
        ],
    }  # fmt: skip
    return {**data, **_span(place, units)} if place is not None else data


def refusal(error: PuzzleError, path: str) -> list[Data]:
    """Why a puzzle was not loaded, or its rules have no value."""
    found = []
    for one in error.diagnostics:
        here = one.span if one.span is not None and one.span.source.name == path else None
        source = here.source if here is not None else Source(path, "")
        found.append(problem(one, source, here))
    return found


def check(asked: Asked) -> Data:
    """All that is wrong with a text, and what it offers to choose."""
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
    except PuzzleError:  # it is among the problems, or its level says so when it is chosen
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
    """What could be written at a place, and where the word begins that it replaces."""
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
    """What is known of the word at a place, in Markdown."""
    analysis = analysis_of(asked)
    text = analysis.source.text
    found = hover.hover(analysis, _characters(text, int(asked["at"])))
    if found is None:
        return None
    return {"text": found[0], **_span(found[1], _units(text))}


def formatted(asked: Asked) -> Data:
    """The text in the house style."""
    return {"text": format_text(str(asked["text"]), path_of(asked))}
