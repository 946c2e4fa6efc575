"""The comparison of two puzzles as text and JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from os.path import basename

from puzzlelang.answers.answer import Step, first_step, next_step
from puzzlelang.answers.answer_fields import TRACE
from puzzlelang.answers.conjuncts import Conjunct, written
from puzzlelang.answers.equivalence import (
    BY_ARGUMENTS,
    DIFFERENCES,
    DIFFERENT,
    EQUIVALENT,
    MATCHED,
    SAME_SHAPE,
    SIDES,
    VERDICTS,
    Compared,
    Difference,
    Needless,
    Terms,
    compared,
)
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    Json,
    ListOf,
    Word,
    document,
    optional,
    unless_empty,
)
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.obstacles import MOST_TRIED, failing, lost_by, why_not
from puzzlelang.answers.solving import rule_step
from puzzlelang.answers.text_layout import (
    Page,
    gave_up_words,
    hanging,
    listed_words,
    painted,
    plural,
    wrap,
)
from puzzlelang.core import explain_fault, rows_of, semantics
from puzzlelang.search import Limits
from puzzlelang.text import Any, Record, printable, replace


class Equivalence(metaclass=Record):
    """A comparison: the verdict, and its difference in words with the steps in both puzzles."""

    puzzles: tuple[Loaded, Loaded]
    terms: Terms
    result: Compared
    traces: tuple[tuple[Step, ...], tuple[Step, ...]] = ((), ())
    sentence: str = ""

    @property
    def names(self) -> tuple[str, str]:
        """The names of the files, or their titles and paths if these are equal."""
        paths = [one.source.name for one in self.puzzles]
        files = [basename(path) for path in paths]
        mine, other = files if files[0] != files[1] else paths
        return (mine, other) if mine != other else SIDES

    def __getattr__(self, name: str) -> Any:
        return getattr(self.result, name)

    def __repr__(self) -> str:
        return f"<Equivalence: {self.result.verdict}>"

    def __bool__(self) -> bool:
        return self.result.verdict in (EQUIVALENT, SAME_SHAPE)

    def __str__(self) -> str:
        return equivalence_text(self, Page())

    def to_json(self) -> Json:
        """The JSON of ``puzzlelang compare --format json``."""
        return EQUIVALENCE.data(self)


def compare(mine: Loaded, other: Loaded, terms: Terms, limits: Limits) -> Equivalence:
    """Compare two puzzles, and put a first difference into words."""
    equivalence = Equivalence((mine, other), terms, compared(mine, other, terms, limits))
    difference = equivalence.result.difference
    if difference is None:
        return equivalence
    return _Words(equivalence, difference).told()


class _Words:
    """Puts a difference into words; ``side`` has what the puzzle ``lacks``."""

    def __init__(self, equivalence: Equivalence, difference: Difference) -> None:
        self.equivalence, self.difference = equivalence, difference
        self.sides = equivalence.result.sides
        self.has, self.lacks = difference.side, 1 - difference.side
        self.states = [
            self.sides[n].system.slots(difference.pairs[-1][n]) if difference.pairs else ()
            for n in (0, 1)
        ]  # fmt: skip

    def told(self) -> Equivalence:
        difference, puzzles = self.difference, self.equivalence.puzzles
        with faults_explained(puzzles[0]), faults_explained(puzzles[1]):
            traces = [[*self._trace(side)] for side in (0, 1)]
            last: list[Step | None] = [None, None]
            if difference.kind in ("move", "cost"):
                last = [self._step(n, difference.pairs[-1][n], difference.label) for n in (0, 1)]
                for trace, step in zip(traces, last, strict=True):
                    trace += [step] if step else []
            sentence = self._sentence(last)
        return replace(self.equivalence, traces=tuple(map(tuple, traces)), sentence=sentence)

    def _trace(self, side: int) -> Iterator[Step]:
        states = [pair[side] for pair in self.difference.pairs]
        puzzle, system = self.sides[side].loaded.puzzle, self.sides[side].system
        if self.difference.start is not None and side == self.has:
            states = [self.difference.start]
        if states:
            yield first_step(puzzle, system.slots(states[0]))
        for number, label in enumerate(self.difference.labels):
            step = self._step(side, states[number], label, states[number + 1])
            assert step is not None, "a label on the trace"
            yield step

    def _step(self, side: int, state: Any, label: int, after: Any = None) -> Step | None:
        """Return the cheapest step with a label, to ``after`` if it is given."""
        one = self.sides[side]
        steps = [
            step for step in one.system.steps(state)
            if one.code(*step[:2]) == label and (after is None or step[2] == after)
        ]  # fmt: skip
        if not steps:
            return None
        step = rule_step(one.system, min(steps, key=lambda step: step[3]))
        return next_step(one.loaded.puzzle, one.system.slots(state), step)

    def _sentence(self, last: Sequence[Step | None]) -> str:
        names = self.equivalence.names
        here, there = names[self.has], names[self.lacks]
        puzzle = self.sides[self.lacks].loaded.puzzle
        match self.difference.kind:
            case "move":
                step = last[self.has]
                assert step is not None and step.transition is not None
                call = semantics.call_text(step.transition, step.arguments)
                return f"possible in {here}, not in {there}: {call}: {self._why_not(step)}"
            case "cost":
                (step, _) = last
                assert step is not None and step.transition is not None
                call = semantics.call_text(step.transition, step.arguments)
                mine, other = (
                    ", ".join(map(str, cost)) or "0" for cost in self.difference.costs
                )  # fmt: skip
                return f"the cost differs: {call} costs {other} in {names[1]}, {mine} in {names[0]}"
            case "goal":
                goal = Conjunct(written(puzzle.goal.condition), puzzle.goal.condition)
                why = "it has no goal"
                if puzzle.has_goal:
                    why = self._fails(goal)
                if lost := lost_by(puzzle, self.states[self.lacks]):
                    why = f"the state is lost, by `{lost.name}`"
                return f"a goal in {here}, not in {there}: {why}"
            case "lost":
                rule = lost_by(self.sides[self.has].loaded.puzzle, self.states[self.has])
                return f"lost in {here}, by `{rule and rule.name}`, not in {there}"
            case "fault":
                fault = explain_fault(self.sides[self.has].loaded.puzzle, self.states[self.has])
                message = fault.diagnostic.message if fault else "a division by zero"
                return f"a rule of {here} has no value here, but has in {there}: {message}"
        return f"all starts of {there} are lost, but not those of {here}"

    def _fails(self, condition: Conjunct) -> str:
        text, values = failing(condition, self.states[self.lacks])
        return f"`{text}` fails" + (f" ({', '.join(values)})" if values else "")

    def _why_not(self, step: Step) -> str:
        """Explain why a step of one puzzle is not possible in the other."""
        side = self.sides[self.lacks]
        puzzle, state = side.loaded.puzzle, self.states[self.lacks]
        for transition in puzzle.transitions:
            for arguments in islice(rows_of(transition.binders), MOST_TRIED):
                if side.code(transition.index, arguments) == self.difference.label:
                    return why_not(puzzle, state, transition, arguments).why
        return "it has no such move"


# ── JSON ─────────────────────────────────────────────────────────────────────────────

DIFFERENCE = Fields("difference", "A first difference.", (
    Field("kind", Word(DIFFERENCES), "`goal`, `lost`, `fault`: the last states differ; `move`: "
          "only one puzzle has the last move; `cost`: its cost differs; `start`: only one has it",
          lambda e: e.difference.kind),
    Field("side", Word(SIDES), "the puzzle that has the goal, the loss, the fault, the move or the "
          "start", lambda e: SIDES[e.difference.side]),
    Field("moves", int, "number of moves, the last one included; no difference has fewer",
          lambda e: e.difference.moves),
    Field("sentence", str, "the difference in words"),
    Field("mine", TRACE, "the states and moves in my puzzle", lambda e: e.traces[0]),
    Field("other", TRACE, "the states and moves in the other one", lambda e: e.traces[1]),
))  # fmt: skip


EQUIVALENCE = document("equivalence", "Output of `compare --format json`.", (
    Field("mine", str, "title of my puzzle", lambda e: e.puzzles[0].puzzle.title),
    Field("other", str, "title of the other puzzle", lambda e: e.puzzles[1].puzzle.title),
    Field("verdict", Word(VERDICTS), "`same-shape`: labels of moves differ, and without them the "
          "spaces agree; `unknown`: a limit ended the comparison"),
    Field("matched", Word(MATCHED), "parts of moves that were matched: `names` of transitions with "
          "their arguments, `arguments` only, or `nothing`"),
    Field("pairs", int, "number of pairs of states that were visited; of states, if a label leads "
          "to several states, and for `same-shape`"),
    optional("difference", DIFFERENCE, "the first difference",
             lambda e: e if e.difference else None),
    Field("needless", ListOf(Needless), "variables that decide nothing, if they are equivalent"),
    unless_empty("limit", str, "limit that ended the comparison"),
))  # fmt: skip


# ── text ─────────────────────────────────────────────────────────────────────────────


def equivalence_text(equivalence: Equivalence, page: Page) -> str:
    """Format the verdict, the traces of a difference in both puzzles, and notes."""
    result = equivalence.result
    pairs = plural(result.pairs, "pair of states", "pairs of states")
    if result.verdict == EQUIVALENT:
        head = painted("good", f"Equivalent: the same moves, costs and goals ({pairs}).", page)
    elif result.verdict == SAME_SHAPE:
        text = (
            "The same shape: the words for moves differ, but without them, moves, costs and goals "
            "agree. `--rename THEIRS=MINE` compares the words, too."
        )
        head = painted("good", text, page)
    elif result.verdict == DIFFERENT:
        return "\n".join(_different(equivalence, page))
    else:
        text = f"No difference in {pairs}; the comparison {gave_up_words(result.limit)}."
        head = painted("warning", text, page)
    lines = head + [line for note in _notes(equivalence) for line in wrap(note, page.width)]
    return "\n".join(lines)


def _different(equivalence: Equivalence, page: Page) -> Iterator[str]:
    result, names = equivalence.result, equivalence.names
    assert result.difference is not None
    moves = result.difference.moves
    when = f"after {plural(moves, 'move')}" if moves else "at the start"
    yield from painted("bad", f"Different {when}.", page)
    width = max(map(len, names))
    for number in range(max(map(len, equivalence.traces))):
        yield ""
        steps = [trace[number] if number < len(trace) else None for trace in equivalence.traces]
        calls = dict.fromkeys(
            semantics.call_text(s.transition, s.arguments) for s in steps if s and s.transition
        )
        if calls:
            yield from hanging(f"{number}  ", printable(" / ".join(calls)), page.width)
        for name, step in zip(names, steps, strict=True):
            if step is not None:
                for line, text in enumerate(step.shown.split("\n")):
                    yield f"  {'' if line else name:<{width}}  {printable(text)}"
    yield ""
    sentence = equivalence.sentence
    yield from wrap(printable(sentence[:1].upper() + sentence[1:] + "."), page.width)
    yield from (line for note in _notes(equivalence) for line in wrap(note, page.width))


def _notes(equivalence: Equivalence) -> Iterator[str]:
    result = equivalence.result
    for name, side in zip(equivalence.names, SIDES, strict=True):
        for varies, one, more in (
            (True, "never matters", "never matter"),
            (False, "follows from the other variables", "follow from the other variables"),
        ):
            variables = [f"`{n.variable}`" for n in result.needless
                         if (n.side, n.varies) == (side, varies)]  # fmt: skip
            if variables:
                verb = one if len(variables) == 1 else more
                yield f"{name}: {listed_words(variables)} {verb}."
    if result.matched == BY_ARGUMENTS and equivalence.terms.names:
        yield "Names of transitions differ, so moves were matched by their arguments."
    if not equivalence.terms.costs:
        yield "Costs were ignored."
