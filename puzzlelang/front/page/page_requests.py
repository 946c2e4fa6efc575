"""Requests of the page: JSON in, JSON out; mistakes in a puzzle are answers, not errors."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from puzzlelang import answers
from puzzlelang.answers import Loaded, NoStart, ToFill, load_text, loadable
from puzzlelang.drawing import PlayerPage, Unplayable, game_page, solution_page, written
from puzzlelang.editor import Analysis, analyse, complete, format_text, hover, message_of, place_of
from puzzlelang.front.page.drawn_levels import MOST, drawable, maps_of, redrawn, with_values
from puzzlelang.search import GaveUp, Limits
from puzzlelang.syntax import PUZZLE_LIMIT, data_text, declared, library
from puzzlelang.text import (
    Any,
    Diagnostic,
    Progress,
    PuzzleError,
    Record,
    Source,
    Span,
    page_data,
    plain,
    refusal,
    reporting,
)

Asked = Mapping[str, Any]
"""A request: ``ask`` selects its kind; other keys are arguments."""

Data = dict[str, Any]

HOME = "puzzle"
"""The folder of puzzles that are not bundled, below the working folder; it is empty."""

MEMORY = 512 << 20
"""Default memory limit of a search, in bytes."""


def path_of(asked: Asked) -> str:
    """Return the path of a text; only bundled puzzles have maps next to them."""
    name = str(asked.get("name", ""))
    path = library.names().get(name)
    return path or os.path.join(HOME, "puzzle.yaml")


class _Key(metaclass=Record):
    path: str
    text: str
    instance: str
    settings: tuple[tuple[str, str], ...]


class Hand:
    """The puzzle loaded last."""

    def __init__(self) -> None:
        self._key: _Key | None = None
        self._puzzle: Loaded | ToFill | None = None

    def puzzle(self, asked: Asked) -> Loaded | ToFill:
        """Return the puzzle of a request; raise :class:`PuzzleError` with all its mistakes."""
        settings = tuple((str(k), str(v)) for k, v in asked.get("settings", {}).items())
        text = str(asked["text"])
        if len(text) > PUZZLE_LIMIT:
            raise refusal("too-large", "the file is too large")
        key = _Key(path_of(asked), text, str(asked.get("instance", "")), settings)
        if key != self._key or self._puzzle is None:
            self._key = None
            source = Source(key.path, key.text)
            puzzle = loadable(lambda: load_text(source, key.settings, (), key.instance, "python"))
            if isinstance(puzzle, NoStart):
                raise puzzle
            self._puzzle, self._key = puzzle, key
        return self._puzzle

    def loaded(self, asked: Asked) -> Loaded:
        """Return the puzzle of a request, which moves."""
        puzzle = self.puzzle(asked)
        if isinstance(puzzle, ToFill):
            raise puzzle
        return puzzle


# ── the editor, answered by the code of the language server ───────────────────────────
#
# Positions count UTF-16 units from the beginning of the text, as in JavaScript.

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


def problems_of(error: PuzzleError, path: str) -> list[Data]:
    """Convert the mistakes of a puzzle, or faults of its rules."""
    problems = []
    for one in error.diagnostics:
        here = one.span if one.span is not None and one.span.source.name == path else None
        source = here.source if here is not None else Source(path, "")
        problems.append(problem(one, source, here))
    return problems


def checked(asked: Asked) -> Data:
    """Report all mistakes in a text, and its instances and parameters."""
    analysis = analysis_of(asked)
    problems = [problem(one, analysis.source, place_of(one, analysis))
                for one in analysis.diagnostics]  # fmt: skip
    tree = analysis.tree
    if tree is None:
        return {"problems": problems, "title": "", "about": "", "instances": [], "parameters": [],
                "maps": [], "fills": False}  # fmt: skip
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
        "maps": [one.name.text for one in drawable(tree)],
        "fills": bool(tree.chosen),
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


# ── levels that are drawn ─────────────────────────────────────────────────────────────


def level(hand: Hand, asked: Asked) -> Data:
    """Return the maps of the puzzle, with the signs of their legends."""
    return {"maps": maps_of(hand.puzzle(asked)), "most": MOST}


def with_level(asked: Asked) -> Data:
    """Return the text with other rows in a map, and with the chosen parameters."""
    parsed = analysis_of(asked).tree
    assert parsed is not None  # its maps were drawn
    instance, settings = str(asked.get("instance", "")), asked.get("settings", {})
    parsed = with_values(parsed, instance, settings)
    return {"text": redrawn(parsed, str(asked["map"]), [str(row) for row in asked["rows"]])}


# ── pages, spaces and graphs ──────────────────────────────────────────────────────────

GRAPH_STATES = 1_000
"""Maximum number of states of a graph; a page with more is large and slow to lay out."""


def played(hand: Hand, asked: Asked) -> dict[str, Any]:
    """Return a page that plays the puzzle, or the reason why none can."""
    loaded = hand.puzzle(asked)
    found = {"title": plain(loaded.puzzle.title), "label": plain(loaded.label)}
    try:
        return {**found, **texts(game_page(loaded, "")), "why": ""}
    except Unplayable as reason:
        why = f"This puzzle can't be played here: {reason}.\n“Solve” shows a solution."
        return {**found, "page": "", "why": plain(why)}


def texts(page: PlayerPage) -> dict[str, str]:
    """Return a page as a file, and its body and data for a frame that has its program."""
    data = f'<script id="data" type="application/json">{page_data(written(page.data))}</script>'
    return {"page": page.whole(), "frame": page.kind, "body": f"<body>{page.body()}{data}"}


def _limits(asked: Asked) -> Limits:
    states = asked.get("states")
    return Limits(None if states is None else int(states), memory=int(asked.get("memory", MEMORY)))


def solved(hand: Hand, asked: Asked) -> Data:
    """Return a page that plays the puzzle and shows its solution."""
    loaded = answers.loadable(lambda: hand.loaded(asked))
    if isinstance(loaded, answers.ToFill):
        return _filled_in(loaded, asked)
    answer = answers.solve(loaded, limits=_limits(asked))
    summary = answers.conclusion(answer)
    page = {"page": ""}
    if answer.is_solved:
        assert not isinstance(loaded, answers.NoStart)  # which has no solution
        page = texts(solution_page(loaded, summary, answer.listed, answer.best))
    return {
        "kind": answer.kind,
        "summary": plain(summary),
        "statistics": answers.statistics_line(answer.statistics, answers.Page()),
        **page,
        "length": answer.length if answer.is_solved else None,
    }


def _filled_in(puzzle: answers.ToFill, asked: Asked) -> Data:
    """Return whether there is a choice, and a page that shows it unless ``page`` is false."""
    answer = answers.fill(puzzle, _limits(asked))
    summary = " ".join(answers.filled_sentences(answer))
    page = {"page": ""}
    if answer.choice is not None and asked.get("page", True):
        page = texts(solution_page(puzzle, summary, ((answer.choice,),), answer.best))
    return {
        "kind": answer.kind,
        "summary": plain(summary),
        "statistics": answers.work_line(answer, answers.Page()),
        **page,
        "length": None,
    }


def explored(hand: Hand, asked: Asked) -> Data:
    """Return the survey of all reachable states, as text."""
    loaded = answers.answerable(lambda: hand.loaded(asked))
    survey = answers.explore(loaded, _limits(asked))
    page = answers.Page(width=int(asked.get("width", 80)))
    return {"text": plain_lines(answers.survey_text(survey, page)), "states": survey.space.states}


def drawn(hand: Hand, asked: Asked) -> Data:
    """Return a page with the interactive graph of states and steps."""
    from puzzlelang.drawing import PICTURES, draw

    loaded = hand.loaded(asked)
    drawing = draw(loaded, _limits(asked), first=int(asked.get("first", GRAPH_STATES)))
    if isinstance(drawing, GaveUp):
        return {"page": "", "states": drawing.statistics.reached, "whole": False}
    page = PICTURES[".html"](drawing, "auto")
    return {"page": page, "states": len(drawing.nodes), "whole": drawing.whole}


def plain_lines(text: str) -> str:
    return "\n".join(map(plain, text.split("\n")))


# ── all requests ──────────────────────────────────────────────────────────────────────

QUESTIONS: Mapping[str, Callable[[Hand, Asked], Any]] = {
    "check": lambda _, asked: checked(asked),
    "complete": lambda _, asked: completions(asked),
    "hover": lambda _, asked: hovered(asked),
    "format": lambda _, asked: formatted(asked),
    "level": level,
    "draw": lambda _, asked: with_level(asked),
    "play": played,
    "solve": solved,
    "explore": explored,
    "graph": drawn,
}

Tell = Callable[[str], object]

FILLED_IN = "This puzzle is filled in, so there are no moves.\n“Solve” shows a solution."


def answer(hand: Hand, request: str, tell: Tell | None = None) -> str:
    """Answer a request, with ``found`` or the ``problems`` of the puzzle.

    ``tell`` receives the progress, as JSON.
    """
    question: Asked = json.loads(request)

    def listen(report: Progress) -> None:
        if tell is not None:
            tell(json.dumps({"stage": str(report.stage), "states": report.states,
                             "seconds": report.seconds, "depth": report.depth}))  # fmt: skip

    try:
        with reporting(listen if tell is not None else None):
            reply = QUESTIONS[question["ask"]](hand, question)
        return json.dumps({"found": reply})
    except answers.ToFill:
        return json.dumps({"problems": [{"severity": "note", "message": FILLED_IN}]})
    except PuzzleError as error:
        return json.dumps({"problems": problems_of(error, path_of(question))})
