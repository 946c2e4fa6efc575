"""Requests of the page: JSON in, JSON out; mistakes in a puzzle are answers, not errors."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from puzzlelang import answers
from puzzlelang.drawing import film_page, solution_page
from puzzlelang.front.page import page_editing, page_filling
from puzzlelang.front.page.puzzle_at_hand import MEMORY, Asked, Hand, path_of
from puzzlelang.search import GaveUp, Limits
from puzzlelang.text import Any, Progress, PuzzleError, plain, replace, reporting

Data = dict[str, Any]
Tell = Callable[[str], object]

FILLED_IN = "This puzzle is filled in, so there are no moves.\n“Solve” shows a solution."

GRAPH_STATES = 1_000
"""Maximum number of states of a graph; a page with more is large and slow to lay out."""


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
        return json.dumps({"problems": page_editing.refusal(error, path_of(question))})


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
        page = page_filling.texts(solution_page(loaded, summary, answer.listed, answer.best))
    return {
        "kind": answer.kind,
        "summary": plain(summary),
        "statistics": answers.statistics_line(answer.statistics, answers.Page()),
        **page,
        "length": answer.length if answer.is_solved else None,
    }


def _filled_in(puzzle: answers.ToFill, asked: Asked) -> Data:
    """Return a page that shows a choice."""
    answer = answers.fill(puzzle, _limits(asked))
    summary = " ".join(answers.filled_sentences(answer))
    page = {"page": ""}
    if answer.choice is not None:
        drawn = replace(answer.puzzle, starts=(answer.choice.slots,))  # for the layout
        page = page_filling.texts(film_page(drawn, summary, ((answer.choice,),)))
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


QUESTIONS: Mapping[str, Callable[[Hand, Asked], Any]] = {
    "check": lambda _, asked: page_editing.check(asked),
    "complete": lambda _, asked: page_editing.completions(asked),
    "hover": lambda _, asked: page_editing.hovered(asked),
    "format": lambda _, asked: page_editing.formatted(asked),
    "play": page_filling.played,
    "fill": page_filling.shown,
    "follow": page_filling.following,
    "finish": page_filling.finished,
    "hint": page_filling.hint,
    "solve": solved,
    "explore": explored,
    "graph": drawn,
}
