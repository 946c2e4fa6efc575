"""Targets that search: mutants that are still puzzles, with changed rules.

Results are compared with independent implementations of the rules: compiled steps with the
reference semantics, answers with ``verify``.
"""

from __future__ import annotations

import json
from io import BytesIO
from itertools import islice
from typing import Any

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.answer_output import answer_text
from puzzlelang.answers.field_table import json_text
from puzzlelang.answers.loading import Loaded, parse, prepare
from puzzlelang.answers.survey import SURVEY, survey_text
from puzzlelang.answers.text_layout import Page
from puzzlelang.answers.validation import VALIDATIONS, validation_text
from puzzlelang.answers.view_choice import choose
from puzzlelang.core import semantics
from puzzlelang.drawing import SOLUTIONS
from puzzlelang.drawing import draw as draw_space
from puzzlelang.drawing.formats import FORMATS, PICTURES
from puzzlelang.search.system import Fault, GaveUp, Limits
from puzzlelang.syntax import instance_choice, tree
from puzzlelang.syntax.files import PUZZLE_LIMIT, read_stream
from puzzlelang.text.diagnostics import Diagnostics

from .folder import folder
from .promise import check_messages, hold, printable, refused_in_words

FEW = Limits(states=150, expanded=1500)
"""Limits of each search of a mutant."""

MOST_COMPARED = 12
"""Number of states whose compiled steps are compared with the reference semantics,
which is slow.
"""

MOST_VERIFIED = 2_000
"""Number of states that ``verify`` may use to prove a claim."""


def loaded_from(data: bytes) -> Loaded:
    source = read_stream(BytesIO(data), str(folder() / "fuzzed.yaml"), PUZZLE_LIMIT)
    diagnostics = Diagnostics()
    return prepare(parse(source, diagnostics), instance_choice.Instance(), diagnostics, "python")


FRAMES = 20
"""Maximum number of steps of a solution that is drawn."""


def solver(data: bytes) -> None:
    """Compare compiled rules, verify the answer, and print the views."""
    with refused_in_words():
        loaded = loaded_from(data)
        _compare_steps(loaded)
        answer = answers.solve(loaded, limits=FEW, keep=True)
        printable(answer_text(answer, Page()))
        if answer.kind != "gave-up":
            told = json.loads(json_text(answer_data(answer, answers.fingerprint(loaded))))
            verdict = answers.verify(loaded, told, MOST_VERIFIED)
            hold(not verdict.problems, f"our own answer is refused: {verdict.problems[:1]}")
        if answer.listed and answer.length < FRAMES:
            for drawn in SOLUTIONS.values():
                with refused_in_words():
                    hold("</" in drawn(loaded.puzzle, "", answer.listed), "nothing is drawn")
        for view in loaded.puzzle.views:
            if view.name != tree.UNSOLVABLE:
                with refused_in_words():
                    for text in islice(choose(loaded, view.name).texts(answer), 20):
                        printable(text)


def _compare_steps(loaded: Loaded) -> None:
    """Compare the steps of the first states, in order."""
    system = loaded.system
    states = list(system.starts[:MOST_COMPARED])
    known = set(states)
    for state in states:
        if len(states) > MOST_COMPARED:
            break
        slots = system.slots(state)
        found, plain = _compiled(loaded, state), _plain(loaded, slots)
        hold(found == plain, f"other steps than the rules say, in the state {slots}"[:300])
        after = [] if found == "fault" else system.successors(state)
        fresh = [one for one in dict.fromkeys(after) if one not in known]
        known.update(fresh)
        states += fresh


def _compiled(loaded: Loaded, state: Any) -> Any:
    system = loaded.system
    try:
        return [
            (index, tuple(map(int, arguments)), system.slots(after), system.cost_lines(cost))
            for index, arguments, after, cost in system.steps(state)
        ]
    except Fault:
        return "fault"


def _plain(loaded: Loaded, slots: tuple[int, ...]) -> Any:
    try:
        return [
            (step.transition.index, tuple(map(int, step.arguments)), step.state, step.cost)
            for step in semantics.steps(loaded.puzzle, slots)
        ]
    except semantics.RuleFault:
        return "fault"


def survey(data: bytes) -> None:
    """Print all results of `validate --deep`, `explore --full --why` and `graph`."""
    path = folder() / "fuzzed.yaml"
    path.write_bytes(data)
    with refused_in_words():
        found = answers.validate(str(path), deep=True, limits=FEW, tier="python")
        check_messages(found.messages)
        printable(validation_text(found, Page(), facts=True))
        printable(json_text(VALIDATIONS.data([found])))
        if found.facts is None:
            return
        loaded = loaded_from(data)
        seen = answers.explore(loaded, FEW, full=True, why=True)
        printable(survey_text(seen, Page()))
        printable(json_text(SURVEY.data(seen)))
        drawing = draw_space(loaded, FEW, first=20)
        if not isinstance(drawing, GaveUp):
            for draw in PICTURES.values():
                printable(draw(drawing, "auto"))
            for write in FORMATS.values():
                printable(write(drawing))
