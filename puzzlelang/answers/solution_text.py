"""Reading a solution in another form: the output of a view (``uRRdL``), the link of a page, or an
answer to another puzzle.

A text in the format of a view must continue with its output for an enabled step. Finally the view
prints the whole trace, which must equal the text; so views whose output is not a concatenation of
steps are safe.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from puzzlelang.answers import viewing
from puzzlelang.answers.answer import (
    SOLVED,
    UNSOLVABLE,
    Answer,
    Step,
    Trace,
    first_step,
    next_step,
    total_cost,
)
from puzzlelang.answers.answer_fields import answer_data, arguments_data
from puzzlelang.answers.certificates import page_key
from puzzlelang.answers.field_table import Json
from puzzlelang.answers.loading import Loaded, ToFill, faults_explained
from puzzlelang.answers.text_layout import listed_words, plural
from puzzlelang.answers.view_choice import choose, states_of
from puzzlelang.core import SetOf, semantics, values
from puzzlelang.core import nodes as core
from puzzlelang.search import Solved, Unsolvable
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    PuzzleError,
    did_you_mean,
    printable,
    refusal,
    usage_error,
)

if TYPE_CHECKING:
    from puzzlelang.answers.deductions import Deductions, Filling

MOST_STEPS = 50_000
"""Maximum number of steps tried for an ambiguous text."""


LONGEST = 8_000
"""Maximum number of characters for the moves of a link, as in a page (``play.js``)."""


class NoSuchStep(Exception):
    """The text continues with an impossible step; the message names it and its position."""


def read_solution(loaded: Loaded, name: str, text: str) -> Answer:
    """Find the answer described by the text, without a claim of optimality.

    Blanks and line breaks are ignored; ``3u`` may replace ``uuu``. Raise :class:`NoSuchStep` if no
    steps match.
    """
    view = choose(loaded, name).view
    if "discovered" in view.asks:
        raise usage_error(f"the view `{name}` prints what a search found, not a solution")
    with faults_explained(loaded):
        trace = _Reader(loaded.puzzle, view, _without_numbers("".join(text.split()))).trace()
    return _answer(loaded, trace)


def is_link(text: str) -> bool:
    """Test for the address of a page, which isn't the name of a file."""
    return bool(re.match("(?:https?|file)://", text) or re.search("#(?:.*&)?f=", text))


def read_link(loaded: Loaded, link: str) -> Answer:
    """Find the solution that a challenge describes: ``PAGE#f=KEY&s=START&m=MOVES``.

    A move is the number of a step. Raise :class:`NoSuchStep` if one isn't possible,
    :class:`PuzzleError` if the link can't be read.
    """
    puzzle = loaded.puzzle
    start, moves = _start_and_moves(loaded, link, len(puzzle.starts))
    with faults_explained(loaded):
        trace = [first_step(puzzle, puzzle.starts[start])]
        for count, number in enumerate(moves, 1):
            slots = trace[-1].slots
            ended = semantics.is_goal(puzzle, slots)
            steps = [] if ended else [*semantics.steps(puzzle, slots)]
            if number >= len(steps):
                where = "the puzzle is solved before" if ended else f"{len(steps)} possible there"
                raise NoSuchStep(f"move {count} of the link isn't possible: {where}")
            trace.append(next_step(puzzle, slots, steps[number]))
    return _answer(loaded, tuple(trace))


def read_filled_link(loaded: ToFill, link: str) -> Json:
    """Convert the values in a link to an answer that doesn't claim to be the only or best one.

    A move is the number of a value, see :func:`~puzzlelang.answers.filled_problem.numbered`. Raise
    :class:`NoSuchStep` if the values aren't a choice, :class:`PuzzleError` as :func:`read_link`.
    """
    from puzzlelang.answers.deductions import Deductions
    from puzzlelang.answers.filled_output import FILLED
    from puzzlelang.answers.filling import OPEN, Filled

    puzzle, moves = loaded.puzzle, _start_and_moves(loaded, link, 1)[1]
    deductions = Deductions(loaded)
    filling = _filling(deductions, moves)
    with faults_explained(loaded):
        state = _chosen(deductions, filling)
        amounts = tuple(semantics.amount(puzzle, line, state) for _, line in loaded.choice.lines)
        step = first_step(puzzle, state)
    return FILLED.data(Filled(puzzle, SOLVED, step, amounts, unique=OPEN, instance=loaded.instance))


def _filling(deductions: Deductions, moves: Sequence[int]) -> Filling:
    """Return the option of each blank after moves; the same move again clears a blank."""
    from puzzlelang.answers.filled_problem import numbered, twins

    leaders, blanks = twins(deductions), deductions.blanks
    firsts = numbered(deductions, leaders)
    places = [(blank, n) for blank in firsts for n in range(len(blanks[blank].options))]
    filled: dict[int, int] = {}
    for count, number in enumerate(moves, 1):
        if number >= len(places):
            raise NoSuchStep(f"value {count} of the link doesn't exist: {len(places)} are possible")
        blank, option = places[number]
        if filled.pop(blank, None) != option:
            filled[blank] = option
    usual = {blank: n for blank in firsts if (n := blanks[blank].usual) is not None}
    given = {leaders[number]: option for number, option in deductions.givens.items()}
    whole = usual | filled | given
    if missing := [blanks[blank].name for blank in firsts if blank not in whole]:
        raise NoSuchStep(f"unfinished: {plural(len(missing), 'blank')} open, first `{missing[0]}`")
    return {number: whole[leader] for number, leader in enumerate(leaders)}


def _chosen(deductions: Deductions, filling: Filling) -> tuple[int, ...]:
    """Return the state with these values, in which all rules hold; helpers are found."""
    puzzle, choice = deductions.loaded.puzzle, deductions.loaded.choice
    if choice.helpers:
        if (found := deductions.complete(filling)) is not None:
            return found
        if deductions.solvable(filling) is not False:
            raise usage_error("the link can't be checked: finding values of helpers takes too long")
        reason = deductions.conflict(filling)
        names = listed_words([f"`{name}`" for name in reason.rules]) if reason else ""
        raise NoSuchStep(f"the values conflict with {names or 'the rules'}")
    open_state = deductions.state(filling)
    state = tuple(open_state.values.get(slot, 0) for slot in range(len(open_state)))
    for variable in puzzle.variables:  # a list may have a gap
        if not all(values.fits(value, variable) for value in state[variable.slots]):
            raise NoSuchStep(f"`{variable.name}` can't have these values")
    for rule in choice.rules:
        if not semantics.holds(puzzle, rule, state):
            raise NoSuchStep(f"the values break the rule `{rule.name}`")
    return state


def _start_and_moves(loaded: Loaded | ToFill, link: str, starts: int) -> tuple[int, list[int]]:
    """Read numbers in base 36: a digit, a dash and two digits, or a line and three."""
    from urllib.parse import parse_qsl

    try:
        fields = dict(parse_qsl(link.partition("#")[2], max_num_fields=20))
    except ValueError:
        raise _unreadable("it has too many fields") from None
    start, moves = fields.get("s", "0"), fields.get("m", "")
    if not re.fullmatch("(?:[0-9a-z]|-[0-9a-z]{2}|_[0-9a-z]{3})+", moves) or len(moves) > LONGEST:
        raise _unreadable("it has no moves")
    if fields.get("f", "").rpartition(":")[2][:16] != page_key(loaded):  # longer in older links
        raise _unreadable("it is for other rules, another level or other parameters")
    if not re.fullmatch("[0-9]{1,6}", start) or int(start) >= starts:
        raise _unreadable("this puzzle doesn't have its start")
    return int(start), [int(text.lstrip("-_"), 36) for text in re.findall("-..|_...|.", moves)]


def _unreadable(why: str) -> PuzzleError:
    help = "copy the whole link, in quotes; `--instance` and `--set` choose the level of its page"
    return usage_error(f"the link can't be checked: {why}", help)


def _answer(loaded: Loaded, trace: Trace) -> Answer:
    cost = total_cost(loaded.puzzle, trace)
    outcome: Solved[object] = Solved((), None, False)
    return Answer(loaded.puzzle, outcome, trace, cost, instance=loaded.instance, label=loaded.label)


def _without_numbers(text: str) -> str:
    """Expand ``2u3R`` to ``uuRRR``; return other texts unchanged."""
    if not re.fullmatch(r"(?:\d{0,4}[^\W\d_])+", text):
        return text
    runs = re.findall(r"(\d*)(\D)", text)
    if sum(int(often or 1) for often, _ in runs) > MOST_STEPS:
        return text
    return "".join(step * int(often or 1) for often, step in runs)


class _Reader:
    def __init__(self, puzzle: core.Puzzle, view: core.View, text: str) -> None:
        self.puzzle, self.view, self.text = puzzle, view, text
        self.farthest, self.instead = -1, ""
        self.tried = 0

    def trace(self) -> Trace:
        """Find steps that match the text: the first that lead to a goal, or else the first."""
        short_of_goal: Trace = ()
        for slots in self.puzzle.starts:
            path = [first_step(self.puzzle, slots)]
            reached = {(slots, 0)}
            branches = [self.following(path[0], 0)]
            while branches:
                match = next(branches[-1], None)
                if match is None:
                    branches.pop()
                    path.pop()
                    continue
                step, end = match
                if (step.slots, end) in reached:
                    continue
                reached.add((step.slots, end))
                path.append(step)
                branches.append(self.following(step, end))
                if end == len(self.text) and self.printed(path) == self.text:
                    if semantics.is_goal(self.puzzle, step.slots):
                        return tuple(path)
                    short_of_goal = short_of_goal or tuple(path)
        if not short_of_goal:
            raise NoSuchStep(self.problem())
        return short_of_goal

    def following(self, step: Step, done: int) -> Iterator[tuple[Step, int]]:
        """Yield the steps that match the text, each with the position after it."""
        texts: list[str] = []
        for transition in semantics.steps(self.puzzle, step.slots):
            self.tried += 1
            if self.tried > MOST_STEPS:
                raise NoSuchStep(f"it matches too many solutions: {MOST_STEPS:,} steps were tried")
            after = next_step(self.puzzle, step.slots, transition)
            text = self.printed((step, after))
            texts.append(text)
            if text and self.text.startswith(text, done):
                yield after, done + len(text)
        if done > self.farthest:
            self.farthest = done
            options = ", ".join(dict.fromkeys(f"`{printable(text)}`" for text in texts if text))
            self.instead = f"possible there: {options}" if options else "no step is possible there"

    def printed(self, trace: Sequence[Step]) -> str:
        texts = viewing.printed(self.puzzle, self.view, states_of(trace), None)
        return "".join("".join(texts).split())

    def problem(self) -> str:
        if not self.text:
            return "it contains no step"
        if self.farthest >= len(self.text):
            return f"`{self.view.name}` prints these steps differently"
        rest = printable(self.text[self.farthest :][:12])
        return f"at its character {self.farthest + 1}, `{rest}`: no such step; {self.instead}"


# ── answers of another puzzle ─────────────────────────────────────────────────────────

TRANSFERRED = ("optimal", "cost", "length")
"""Claims of an answer that hold for an equivalent puzzle, too."""


def translated(loaded: Loaded, answer: Mapping[str, Any], rename: Mapping[str, str]) -> Json:
    """Return an answer to this puzzle with the moves and claims of another puzzle's answer.

    Moves are matched by their arguments in order, and by the name of the transition if this puzzle
    has it; ``rename`` maps words of the other puzzle.  Raise :class:`NoSuchStep` if a move is not
    possible here, and :class:`PuzzleError` if a word occurs nowhere.
    """
    from puzzlelang.answers.equivalence import RENAME, check_words

    puzzle = loaded.puzzle
    check_words(loaded, rename.values(), "")
    if answer["outcome"] == UNSOLVABLE:
        return answer_data(Answer(puzzle, Unsolvable(), (), (), instance=loaded.instance))
    if answer["outcome"] != SOLVED or "trace" not in answer:
        raise usage_error("this answer has no moves", "`--rename` follows those of a solution")
    entries = _entries(answer["trace"])
    words = {*_words_in([{**entry, "shown": None} for entry in entries])}
    if unknown := next((word for word in rename if word not in words), ""):
        help = did_you_mean(unknown, sorted(words)) or RENAME
        raise refusal("unknown-name", f"no step of this answer has `{unknown}`", help)
    calls = [_call(entry, rename) for entry in entries[1:]]
    with faults_explained(loaded):
        trace = _followed(loaded, calls)
    solved = Answer(puzzle, Solved((), None, False), trace, (), instance=loaded.instance)
    claims = {name: answer[name] for name in TRANSFERRED if name in answer}
    return {**answer_data(solved), **claims}


def _entries(trace: Any) -> list[Any]:
    if isinstance(trace, list) and all(isinstance(entry, dict) for entry in trace):
        return trace
    raise usage_error("`trace` is not a list of steps", "`solve --format json` writes one")


def _words_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        data = [*data, *data.values()]
    if isinstance(data, list):
        yield from chain.from_iterable(map(_words_in, data))
    else:
        yield str(data)


def _call(entry: Mapping[str, Any], rename: Mapping[str, str]) -> tuple[str, list[Any]]:
    """Return the name and the arguments of a step, in the words of this puzzle."""

    def word(data: Any) -> Any:
        if isinstance(data, list):
            return [*map(word, data)]
        return rename.get(data, data) if isinstance(data, str) else data

    arguments = entry.get("arguments")
    values = [*arguments.values()] if isinstance(arguments, dict) else []
    return str(word(entry.get("transition", ""))), [*map(word, values)]


def _followed(loaded: Loaded, calls: Sequence[tuple[str, list[Any]]]) -> tuple[Step, ...]:
    """Follow the moves from the first start that permits most of them."""
    traces = [_from(loaded, start, calls) for start in loaded.puzzle.starts]
    trace = max(traces, key=len)
    if len(trace) <= len(calls):
        name, arguments = calls[len(trace) - 1]
        call = printable(f"{name}({', '.join(map(str, arguments))})")
        raise NoSuchStep(f"step {len(trace)}, `{call}`, is not possible in {trace[-1].shown}")
    return trace


def _from(
    loaded: Loaded, start: Sequence[int], calls: Sequence[tuple[str, list[Any]]]
) -> tuple[Step, ...]:
    names = {transition.name for transition in loaded.puzzle.transitions}
    trace = [first_step(loaded.puzzle, start)]
    for name, arguments in calls:
        slots = trace[-1].slots
        for step in semantics.steps(loaded.puzzle, slots):
            if name in names and step.transition.name != name:
                continue
            if _ordered(step, [*arguments_data(step.transition, step.arguments).values()]) == (
                _ordered(step, arguments)
            ):
                trace.append(next_step(loaded.puzzle, slots, step))
                break
        else:
            break
    return tuple(trace)


def _ordered(step: semantics.Step, arguments: list[Any]) -> list[Any]:
    """Return the arguments with the members of sets in a fixed order."""
    parameters = step.transition.parameters
    if len(parameters) != len(arguments):
        return arguments
    return [
        sorted(data, key=str) if isinstance(p.type, SetOf) and isinstance(data, list) else data
        for data, p in zip(arguments, parameters, strict=True)
    ]
